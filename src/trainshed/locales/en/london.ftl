# Next Station: London, in our own words.
london-title = Next Station: London
london-blurb = Flip a card, draw a metro line. Everyone at once, 25 minutes.

london-option-objectives = Shared objectives
london-option-powers = Pencil powers
london-option-pencils = Order of the pencils
london-option-spare_pencil_after = Spare pencil on the left of seat
london-option-controller = First controller

london-colour-purple = purple
london-colour-blue = blue
london-colour-red = red
london-colour-green = green
london-symbol-circle = circle
london-symbol-square = square
london-symbol-triangle = triangle
london-symbol-pentagon = pentagon
london-symbol-joker = joker
london-symbol-switch = switch
london-symbol-wild = Central Station
london-kind-street = street
london-kind-underground = underground

london-district-corner_nw = north-west corner
london-district-north_west = north-west
london-district-north_centre = north
london-district-north_east = north-east
london-district-corner_ne = north-east corner
london-district-middle_west = west
london-district-central = centre
london-district-middle_east = east
london-district-corner_sw = south-west corner
london-district-south_west = south-west
london-district-south_centre = south
london-district-south_east = south-east
london-district-corner_se = south-east corner

london-objective-interchanges_8 = 8 interchanges
london-objective-districts_13 = All 13 districts
london-objective-tourist_5 = All 5 tourist sites
london-objective-central_9 = All 9 central stations
london-objective-thames_6 = 6 Thames crossings

london-power-two_sections = Two sections
london-power-joker = Joker
london-power-switch = Switch
london-power-double_station = Double station
london-power-two_sections-help = Once in the round: draw a second section in the same turn.
london-power-joker-help = Once in the round: the card counts as a joker for you.
london-power-switch-help = Once in the round: start from any station of your line.
london-power-double_station-help = Before the line is scored: circle a station; it counts twice in its district.

london-part-lines = Lines
london-part-tourist = Tourist sites
london-part-interchanges = Interchanges
london-part-objectives = Objectives

london-band-0 = Last stop, everyone out
london-band-1 = Wrong tunnel
london-band-2 = Getting there
london-band-3 = Good work
london-band-4 = Excellent
london-band-5 = Legendary
london-solo-deduction = For the modules { $off } points come off: read as { $rest }.

london-ask-draw = Draw a section from an end of your line, or pass.
london-ask-draw-branch = Switch: draw a section from any station of your line, or pass.
london-ask-second = Draw a second section with your power (the first led to { $station }), or be done.
london-ask-circle = Circle a station of your { $colour ->
    [purple] purple
    [blue] blue
    [red] red
   *[green] green
} line to count it twice, or pass.

london-refuse-no-station = There is no station { $number }.
london-refuse-no-line = No dotted line joins { $start } and { $end } directly.
london-refuse-one-section = One section a turn. A second one needs the power “two sections”.
london-refuse-no-power = You cannot use { $power ->
    [joker] the joker power
    [switch] the switch power
   *[two_sections] the power “two sections”
} now: your { $colour ->
    [purple] purple
    [blue] blue
    [red] red
   *[green] green
} pencil does not have it, or it is spent.
london-refuse-two-first = Draw the first section without the power; it is spent with the second.
london-refuse-departure = The first section starts at the departure station of your colour, { $departure }.
london-refuse-not-on-line = Not from here: { $station } is not on your line.
london-refuse-not-an-end = Not from here: { $station } is not an end of your line.
london-refuse-one-branch = Only one of the two sections may start inside the line, and { $station } is not an end.
london-refuse-symbol = { $station } is a { $symbol ->
    [circle] circle
    [square] square
    [triangle] triangle
   *[pentagon] pentagon
}, the card asks for a { $card ->
    [circle] circle
    [square] square
    [triangle] triangle
   *[pentagon] pentagon
}.
london-refuse-second-symbol = With a joker the second section leads to the same symbol as the first, a { $card ->
    [circle] circle
    [square] square
    [triangle] triangle
   *[pentagon] pentagon
}; { $station } is a { $symbol ->
    [circle] circle
    [square] square
    [triangle] triangle
   *[pentagon] pentagon
}.
london-refuse-visited = { $station } is already on this line.
london-refuse-taken = Your { $colour ->
    [purple] purple
    [blue] blue
    [red] red
   *[green] green
} line already runs here.
london-refuse-crosses = It would cross your { $colour ->
    [purple] purple
    [blue] blue
    [red] red
   *[green] green
} line between { $start } and { $end }.
london-refuse-joker-unneeded = { $station } fits the card as it is: keep the joker power.
london-refuse-switch-unneeded = You may start at { $station } as it is: keep the switch power.
london-refuse-circle = Only a station of the line you are drawing can be circled.

london-log-round = Round { $round }. Controller: { $controller }.
london-log-card = Card { $number }: { $symbol ->
    [circle] circle
    [square] square
    [triangle] triangle
    [pentagon] pentagon
   *[joker] joker
}, { $kind ->
    [street] street
   *[underground] underground ({ $underground } of 5)
}.
london-log-card-branch = Card { $number }: { $symbol ->
    [circle] circle
    [square] square
    [triangle] triangle
    [pentagon] pentagon
   *[joker] joker
}, { $kind ->
    [street] street
   *[underground] underground ({ $underground } of 5)
}, from any station of the line.
london-log-switch = Card { $number }: the switch.
london-log-switch-ignored = Card { $number }: the switch, too early to have an effect.
london-log-section = { $player } draws { $start }–{ $end } ({ $symbol ->
    [circle] circle
    [square] square
    [triangle] triangle
    [pentagon] pentagon
   *[wild] Central Station
}) in { $colour ->
    [purple] purple
    [blue] blue
    [red] red
   *[green] green
}.
london-log-section-power = { $player } draws { $start }–{ $end } ({ $symbol ->
    [circle] circle
    [square] square
    [triangle] triangle
    [pentagon] pentagon
   *[wild] Central Station
}) in { $colour ->
    [purple] purple
    [blue] blue
    [red] red
   *[green] green
} with the { $power ->
    [joker] joker power
    [switch] switch power
   *[two_sections] power “two sections”
}.
london-log-pass = { $player } passes.
london-log-no-section = { $player } has nothing to draw.
london-log-circle = { $player } circles { $station }.
london-log-line = { $player }, { $colour ->
    [purple] purple
    [blue] blue
    [red] red
   *[green] green
} line: { $districts ->
        [one] 1 district
       *[other] { $districts } districts
    } × { $most ->
        [one] 1 station
       *[other] { $most } stations
    }, { $thames } × Thames = { $total }; { $sites ->
    [0] no tourist site
    [one] 1 tourist site
   *[other] { $sites } tourist sites
}.
london-log-pencils = The pencils go one place to the left.
london-log-end = The four lines are done. Totals: { $totals }.
london-end-four-lines = All four lines are drawn.

london-tell-card = Round { $round }, card { $number }: { $symbol ->
    [circle] circle
    [square] square
    [triangle] triangle
    [pentagon] pentagon
   *[joker] joker
}, { $kind ->
    [street] street
   *[underground] underground
}; underground cards out: { $underground } of { $limit }.
london-tell-card-branch = Round { $round }, card { $number }: { $symbol ->
    [circle] circle
    [square] square
    [triangle] triangle
    [pentagon] pentagon
   *[joker] joker
}, { $kind ->
    [street] street
   *[underground] underground
}; underground cards out: { $underground } of { $limit }. Switch: start from any station of your line.
london-tell-line = { $colour ->
    [purple] purple
    [blue] blue
    [red] red
   *[green] green
}: { $sections }. { $points ->
    [one] 1 point
   *[other] { $points } points
}.
london-tell-ends = Ends of the line: { $ends }.
london-tell-power = Power in hand: { $power ->
    [joker] joker
    [switch] switch
    [double_station] double station
   *[two_sections] two sections
}.
london-tell-objective = Objective { $objective ->
    [interchanges_8] interchanges
    [districts_13] districts
    [tourist_5] tourist sites
    [central_9] central stations
   *[thames_6] Thames crossings
}: { $have } of { $needed }.
london-tell-score = { $player }: lines { $lines }, tourist sites { $tourist }, interchanges { $interchanges }, objectives { $objectives }; total { $total }.
london-move-draw = { $start } to { $end }, { $symbol ->
    [circle] circle
    [square] square
    [triangle] triangle
    [pentagon] pentagon
   *[wild] Central Station
}: line { $before } → { $after }
london-move-draw-power = { $start } to { $end }, { $symbol ->
    [circle] circle
    [square] square
    [triangle] triangle
    [pentagon] pentagon
   *[wild] Central Station
}: line { $before } → { $after }, with the power { $power ->
    [joker] joker
    [switch] switch
   *[two_sections] two sections
}
london-move-circle = Circle { $station }: line { $before } → { $after }
london-move-pass = Pass
