# Why a bot draws what it draws.
london-advice-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
london-advice-districts = The line then counts { $districts ->
    [one] 1 district
   *[other] { $districts } districts
} × { $most ->
    [one] 1 station
   *[other] { $most } stations
}: { $after } instead of { $before } ({ $points ->
    [one] 1 point
   *[other] { $points } points
} more).
london-advice-thames = A Thames crossing brings { $points ->
    [one] 1 point
   *[other] { $points } points
}.
london-advice-tourist = A tourist site brings { $points ->
    [one] 1 point
   *[other] { $points } points
}.
london-advice-interchanges = An interchange brings { $points ->
    [one] 1 point
   *[other] { $points } points
}.
london-advice-objectives = A shared objective is met: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
london-advice-nothing = It brings no points by itself.
london-advice-power = It uses the power { $power ->
    [joker] joker
    [switch] switch
    [double_station] double station
   *[two_sections] two sections
}.
london-advice-next-card = With the next card another { $points ->
    [one] 1 point
   *[other] { $points } points
} can be expected on average.
london-advice-simulated = Expected final total: { $total ->
    [one] 1 point
   *[other] { $total } points
}, after { $count ->
    [0] a first estimate
    [one] 1 trial of this line to its end
   *[other] { $count } trials of this line to its end
}.
london-advice-circle = The circled station counts twice: the line brings { $after } instead of { $before } ({ $points ->
    [one] 1 point
   *[other] { $points } points
} more).
