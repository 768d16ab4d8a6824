# Dlaczego bot rysuje właśnie to.
london-advice-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
london-advice-districts = Linia liczy się wtedy jako { $districts ->
    [one] 1 dzielnica
    [few] { $districts } dzielnice
   *[many] { $districts } dzielnic
} × { $most ->
    [one] 1 stacja
    [few] { $most } stacje
   *[many] { $most } stacji
}: { $after } zamiast { $before } (o { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} więcej).
london-advice-thames = Przeprawa przez Tamizę przynosi { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
london-advice-tourist = Atrakcja przynosi { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
london-advice-interchanges = Przesiadka przynosi { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
london-advice-objectives = Wspólny cel zostaje osiągnięty: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
london-advice-nothing = Samo w sobie nie przynosi punktów.
london-advice-power = Użyta zostaje moc { $power ->
    [joker] dżoker
    [switch] zwrotnica
    [double_station] podwójna stacja
   *[two_sections] dwa odcinki
}.
london-advice-next-card = Z następną kartą można się średnio spodziewać jeszcze { $points ->
    [one] 1 punktu
    [few] { $points } punktów
   *[many] { $points } punktów
}.
london-advice-simulated = Spodziewany wynik końcowy: { $total ->
    [one] 1 punkt
    [few] { $total } punkty
   *[many] { $total } punktów
}, { $count ->
    [0] według pierwszego oszacowania
    [one] według 1 próby dorysowania linii
    [few] według { $count } prób dorysowania linii
   *[many] według { $count } prób dorysowania linii
}.
london-advice-circle = Zakreślona stacja liczy się podwójnie: linia przynosi { $after } zamiast { $before } (o { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} więcej).
