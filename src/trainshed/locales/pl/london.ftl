# Next Station: London, własnymi słowami.
london-title = Next Station: London
london-blurb = Odkryj kartę, narysuj linię metra. Wszyscy naraz, 25 minut.

london-option-objectives = Wspólne cele
london-option-powers = Moce kredek
london-option-pencils = Kolejność kredek
london-option-spare_pencil_after = Wolna kredka po lewej od miejsca
london-option-controller = Pierwszy kontroler

london-colour-purple = fioletowy
london-colour-blue = niebieski
london-colour-red = czerwony
london-colour-green = zielony
london-symbol-circle = koło
london-symbol-square = kwadrat
london-symbol-triangle = trójkąt
london-symbol-pentagon = pięciokąt
london-symbol-joker = dżoker
london-symbol-switch = zwrotnica
london-symbol-wild = Central Station
london-kind-street = naziemna
london-kind-underground = podziemna

london-district-corner_nw = róg północno-zachodni
london-district-north_west = północny zachód
london-district-north_centre = północ
london-district-north_east = północny wschód
london-district-corner_ne = róg północno-wschodni
london-district-middle_west = zachód
london-district-central = centrum
london-district-middle_east = wschód
london-district-corner_sw = róg południowo-zachodni
london-district-south_west = południowy zachód
london-district-south_centre = południe
london-district-south_east = południowy wschód
london-district-corner_se = róg południowo-wschodni

london-objective-interchanges_8 = 8 stacji przesiadkowych
london-objective-districts_13 = Wszystkie 13 dzielnic
london-objective-tourist_5 = Wszystkie 5 atrakcji
london-objective-central_9 = Wszystkie 9 stacji centrum
london-objective-thames_6 = 6 przepraw przez Tamizę

london-power-two_sections = Dwa odcinki
london-power-joker = Dżoker
london-power-switch = Zwrotnica
london-power-double_station = Podwójna stacja
london-power-two_sections-help = Raz w rundzie: narysuj w tej samej turze drugi odcinek.
london-power-joker-help = Raz w rundzie: karta jest dla ciebie dżokerem.
london-power-switch-help = Raz w rundzie: zacznij od dowolnej stacji swojej linii.
london-power-double_station-help = Przed punktacją linii: zakreśl stację; w swojej dzielnicy liczy się podwójnie.

london-part-lines = Linie
london-part-tourist = Atrakcje
london-part-interchanges = Przesiadki
london-part-objectives = Cele

london-band-0 = Stacja końcowa, wszyscy wysiadają
london-band-1 = Zły tunel
london-band-2 = Całkiem nieźle
london-band-3 = Dobra robota
london-band-4 = Znakomicie
london-band-5 = Legenda
london-solo-deduction = Za moduły odejmuje się punktów: { $off }. Czyta się { $rest }.

london-ask-draw = Narysuj odcinek od końca swojej linii albo spasuj.
london-ask-draw-branch = Zwrotnica: narysuj odcinek od dowolnej stacji swojej linii albo spasuj.
london-ask-second = Narysuj dzięki mocy drugi odcinek (pierwszy prowadził do { $station }) albo zakończ.
london-ask-circle = Zakreśl stację swojej { $colour ->
    [purple] fioletowej
    [blue] niebieskiej
    [red] czerwonej
   *[green] zielonej
} linii, aby liczyła się podwójnie, albo spasuj.

london-refuse-no-station = Nie ma stacji { $number }.
london-refuse-no-line = Żadna kropkowana linia nie łączy bezpośrednio { $start } i { $end }.
london-refuse-one-section = Jeden odcinek na turę. Drugi wymaga mocy „dwa odcinki”.
london-refuse-no-power = Nie można teraz użyć mocy { $power ->
    [joker] „dżoker”
    [switch] „zwrotnica”
   *[two_sections] „dwa odcinki”
}: twoja { $colour ->
    [purple] fioletowa
    [blue] niebieska
    [red] czerwona
   *[green] zielona
} kredka jej nie ma albo moc jest już zużyta.
london-refuse-two-first = Pierwszy odcinek narysuj bez mocy; zużyje się dopiero z drugim.
london-refuse-departure = Pierwszy odcinek zaczyna się na stacji początkowej twojego koloru, { $departure }.
london-refuse-not-on-line = Nie stąd: { $station } nie leży na twojej linii.
london-refuse-not-an-end = Nie stąd: { $station } nie jest końcem twojej linii.
london-refuse-one-branch = Tylko jeden z dwóch odcinków może zaczynać się wewnątrz linii, a { $station } nie jest jej końcem.
london-refuse-symbol = { $station } to { $symbol ->
    [circle] koło
    [square] kwadrat
    [triangle] trójkąt
   *[pentagon] pięciokąt
}, a karta pokazuje { $card ->
    [circle] koło
    [square] kwadrat
    [triangle] trójkąt
   *[pentagon] pięciokąt
}.
london-refuse-second-symbol = Przy dżokerze drugi odcinek prowadzi do tego samego symbolu co pierwszy, czyli { $card ->
    [circle] koła
    [square] kwadratu
    [triangle] trójkąta
   *[pentagon] pięciokąta
}; { $station } to { $symbol ->
    [circle] koło
    [square] kwadrat
    [triangle] trójkąt
   *[pentagon] pięciokąt
}.
london-refuse-visited = { $station } jest już na tej linii.
london-refuse-taken = Biegnie tędy już twoja { $colour ->
    [purple] fioletowa
    [blue] niebieska
    [red] czerwona
   *[green] zielona
} linia.
london-refuse-crosses = Odcinek przeciąłby twoją { $colour ->
    [purple] fioletową
    [blue] niebieską
    [red] czerwoną
   *[green] zieloną
} linię między { $start } a { $end }.
london-refuse-joker-unneeded = { $station } i tak pasuje do karty: zachowaj dżokera.
london-refuse-switch-unneeded = Od { $station } i tak możesz zacząć: zachowaj zwrotnicę.
london-refuse-circle = Zakreślić można tylko stację linii, którą właśnie rysujesz.

london-log-round = Runda { $round }. Kontroler: { $controller }.
london-log-card = Karta { $number }: { $symbol ->
    [circle] koło
    [square] kwadrat
    [triangle] trójkąt
    [pentagon] pięciokąt
   *[joker] dżoker
}, { $kind ->
    [street] naziemna
   *[underground] podziemna ({ $underground } z 5)
}.
london-log-card-branch = Karta { $number }: { $symbol ->
    [circle] koło
    [square] kwadrat
    [triangle] trójkąt
    [pentagon] pięciokąt
   *[joker] dżoker
}, { $kind ->
    [street] naziemna
   *[underground] podziemna ({ $underground } z 5)
}, od dowolnej stacji linii.
london-log-switch = Karta { $number }: zwrotnica.
london-log-switch-ignored = Karta { $number }: zwrotnica, za wcześnie, by działała.
london-log-section = { $player } rysuje { $start }–{ $end } ({ $symbol ->
    [circle] koło
    [square] kwadrat
    [triangle] trójkąt
    [pentagon] pięciokąt
   *[wild] Central Station
}), kolor { $colour ->
    [purple] fioletowy
    [blue] niebieski
    [red] czerwony
   *[green] zielony
}.
london-log-section-power = { $player } rysuje { $start }–{ $end } ({ $symbol ->
    [circle] koło
    [square] kwadrat
    [triangle] trójkąt
    [pentagon] pięciokąt
   *[wild] Central Station
}), kolor { $colour ->
    [purple] fioletowy
    [blue] niebieski
    [red] czerwony
   *[green] zielony
}, z mocą { $power ->
    [joker] „dżoker”
    [switch] „zwrotnica”
   *[two_sections] „dwa odcinki”
}.
london-log-pass = { $player } pasuje.
london-log-no-section = { $player } nie ma co narysować.
london-log-circle = { $player } zakreśla { $station }.
london-log-line = { $player }, { $colour ->
    [purple] fioletowa
    [blue] niebieska
    [red] czerwona
   *[green] zielona
} linia: dzielnice { $districts } × stacje { $most }, Tamiza { $thames }× = { $total }; { $sites ->
    [0] bez atrakcji
    [one] 1 atrakcja
    [few] { $sites } atrakcje
   *[other] { $sites } atrakcji
}.
london-log-pencils = Kredki wędrują o jedno miejsce w lewo.
london-log-end = Cztery linie są gotowe. Sumy: { $totals }.
london-end-four-lines = Wszystkie cztery linie są narysowane.

london-tell-card = Runda { $round }, karta { $number }: { $symbol ->
    [circle] koło
    [square] kwadrat
    [triangle] trójkąt
    [pentagon] pięciokąt
   *[joker] dżoker
}, { $kind ->
    [street] naziemna
   *[underground] podziemna
}; odkryte karty podziemne: { $underground } z { $limit }.
london-tell-card-branch = Runda { $round }, karta { $number }: { $symbol ->
    [circle] koło
    [square] kwadrat
    [triangle] trójkąt
    [pentagon] pięciokąt
   *[joker] dżoker
}, { $kind ->
    [street] naziemna
   *[underground] podziemna
}; odkryte karty podziemne: { $underground } z { $limit }. Zwrotnica: zacznij od dowolnej stacji swojej linii.
london-tell-line = { $colour ->
    [purple] fioletowy
    [blue] niebieski
    [red] czerwony
   *[green] zielony
}: { $sections }. Punkty: { $points }.
london-tell-ends = Końce linii: { $ends }.
london-tell-power = Moc w ręku: { $power ->
    [joker] dżoker
    [switch] zwrotnica
    [double_station] podwójna stacja
   *[two_sections] dwa odcinki
}.
london-tell-objective = Cel { $objective ->
    [interchanges_8] przesiadki
    [districts_13] dzielnice
    [tourist_5] atrakcje
    [central_9] stacje centrum
   *[thames_6] przeprawy przez Tamizę
}: { $have } z { $needed }.
london-tell-score = { $player }: linie { $lines }, atrakcje { $tourist }, przesiadki { $interchanges }, cele { $objectives }; razem { $total }.
london-move-draw = { $start } do { $end }, { $symbol ->
    [circle] koło
    [square] kwadrat
    [triangle] trójkąt
    [pentagon] pięciokąt
   *[wild] Central Station
}: linia { $before } → { $after }
london-move-draw-power = { $start } do { $end }, { $symbol ->
    [circle] koło
    [square] kwadrat
    [triangle] trójkąt
    [pentagon] pięciokąt
   *[wild] Central Station
}: linia { $before } → { $after }, z mocą { $power ->
    [joker] dżoker
    [switch] zwrotnica
   *[two_sections] dwa odcinki
}
london-move-circle = Zakreśl { $station }: linia { $before } → { $after }
london-move-pass = Spasuj
