# Next Station: London, in eigenen Worten.
london-title = Next Station: London
london-blurb = Karte aufdecken, U-Bahn-Linie zeichnen. Alle gleichzeitig, 25 Minuten.

london-option-objectives = Gemeinsame Ziele
london-option-powers = Fähigkeiten der Stifte
london-option-pencils = Reihenfolge der Stifte
london-option-spare_pencil_after = Freier Stift links von Platz
london-option-controller = Erste Aufsicht

london-colour-purple = Lila
london-colour-blue = Blau
london-colour-red = Rot
london-colour-green = Grün
london-symbol-circle = Kreis
london-symbol-square = Quadrat
london-symbol-triangle = Dreieck
london-symbol-pentagon = Fünfeck
london-symbol-joker = Joker
london-symbol-switch = Weiche
london-symbol-wild = Central Station
london-kind-street = oberirdisch
london-kind-underground = unterirdisch

london-district-corner_nw = Ecke Nordwest
london-district-north_west = Nordwest
london-district-north_centre = Nord
london-district-north_east = Nordost
london-district-corner_ne = Ecke Nordost
london-district-middle_west = West
london-district-central = Mitte
london-district-middle_east = Ost
london-district-corner_sw = Ecke Südwest
london-district-south_west = Südwest
london-district-south_centre = Süd
london-district-south_east = Südost
london-district-corner_se = Ecke Südost

london-objective-interchanges_8 = 8 Umsteigebahnhöfe
london-objective-districts_13 = Alle 13 Bezirke
london-objective-tourist_5 = Alle 5 Sehenswürdigkeiten
london-objective-central_9 = Alle 9 Stationen der Mitte
london-objective-thames_6 = 6 Themsequerungen

london-power-two_sections = Zwei Abschnitte
london-power-joker = Joker
london-power-switch = Weiche
london-power-double_station = Doppelte Station
london-power-two_sections-help = Einmal in der Runde: Zeichne im selben Zug einen zweiten Abschnitt.
london-power-joker-help = Einmal in der Runde: Die Karte gilt für dich als Joker.
london-power-switch-help = Einmal in der Runde: Beginne an einer beliebigen Station deiner Linie.
london-power-double_station-help = Vor der Wertung der Linie: Kreise eine Station ein; sie zählt in ihrem Bezirk doppelt.

london-part-lines = Linien
london-part-tourist = Sehenswürdigkeiten
london-part-interchanges = Umsteigen
london-part-objectives = Ziele

london-band-0 = Endstation, alle aussteigen
london-band-1 = Falscher Tunnel
london-band-2 = Wird schon
london-band-3 = Gute Arbeit
london-band-4 = Ausgezeichnet
london-band-5 = Legendär
london-solo-deduction = Für die Module gehen { $off } Punkte ab: gelesen als { $rest }.

london-ask-draw = Zeichne einen Abschnitt von einem Ende deiner Linie oder passe.
london-ask-draw-branch = Weiche: Zeichne einen Abschnitt von einer beliebigen Station deiner Linie oder passe.
london-ask-second = Zeichne mit deiner Fähigkeit einen zweiten Abschnitt (der erste führte nach { $station }) oder beende den Zug.
london-ask-circle = Kreise eine Station deiner { $colour ->
    [purple] lila
    [blue] blauen
    [red] roten
   *[green] grünen
} Linie ein, damit sie doppelt zählt, oder passe.

london-refuse-no-station = Eine Station { $number } gibt es nicht.
london-refuse-no-line = Keine gepunktete Linie verbindet { $start } und { $end } direkt.
london-refuse-one-section = Ein Abschnitt je Zug. Einen zweiten erlaubt nur die Fähigkeit „Zwei Abschnitte“.
london-refuse-no-power = Die Fähigkeit { $power ->
    [joker] „Joker“
    [switch] „Weiche“
   *[two_sections] „Zwei Abschnitte“
} geht jetzt nicht: Dein { $colour ->
    [purple] lila
    [blue] blauer
    [red] roter
   *[green] grüner
} Stift hat sie nicht, oder sie ist verbraucht.
london-refuse-two-first = Zeichne den ersten Abschnitt ohne die Fähigkeit; sie wird erst mit dem zweiten verbraucht.
london-refuse-departure = Der erste Abschnitt beginnt an der Startstation deiner Farbe, { $departure }.
london-refuse-not-on-line = Nicht von hier: { $station } liegt nicht auf deiner Linie.
london-refuse-not-an-end = Nicht von hier: { $station } ist kein Ende deiner Linie.
london-refuse-one-branch = Nur einer der beiden Abschnitte darf im Inneren der Linie beginnen, und { $station } ist kein Ende.
london-refuse-symbol = { $station } ist ein { $symbol ->
    [circle] Kreis
    [square] Quadrat
    [triangle] Dreieck
   *[pentagon] Fünfeck
}, die Karte verlangt { $card ->
    [circle] einen Kreis
    [square] ein Quadrat
    [triangle] ein Dreieck
   *[pentagon] ein Fünfeck
}.
london-refuse-second-symbol = Mit einem Joker führt der zweite Abschnitt zum gleichen Symbol wie der erste, also { $card ->
    [circle] einem Kreis
    [square] einem Quadrat
    [triangle] einem Dreieck
   *[pentagon] einem Fünfeck
}; { $station } ist ein { $symbol ->
    [circle] Kreis
    [square] Quadrat
    [triangle] Dreieck
   *[pentagon] Fünfeck
}.
london-refuse-visited = { $station } liegt schon auf dieser Linie.
london-refuse-taken = Hier verläuft schon deine { $colour ->
    [purple] lila
    [blue] blaue
    [red] rote
   *[green] grüne
} Linie.
london-refuse-crosses = Das würde deine { $colour ->
    [purple] lila
    [blue] blaue
    [red] rote
   *[green] grüne
} Linie zwischen { $start } und { $end } kreuzen.
london-refuse-joker-unneeded = { $station } passt auch so zur Karte: Behalte den Joker.
london-refuse-switch-unneeded = An { $station } darfst du auch so beginnen: Behalte die Weiche.
london-refuse-circle = Einkreisen lässt sich nur eine Station der Linie, die du gerade zeichnest.

london-log-round = Runde { $round }. Aufsicht: { $controller }.
london-log-card = Karte { $number }: { $symbol ->
    [circle] Kreis
    [square] Quadrat
    [triangle] Dreieck
    [pentagon] Fünfeck
   *[joker] Joker
}, { $kind ->
    [street] oberirdisch
   *[underground] unterirdisch ({ $underground } von 5)
}.
london-log-card-branch = Karte { $number }: { $symbol ->
    [circle] Kreis
    [square] Quadrat
    [triangle] Dreieck
    [pentagon] Fünfeck
   *[joker] Joker
}, { $kind ->
    [street] oberirdisch
   *[underground] unterirdisch ({ $underground } von 5)
}, von jeder Station der Linie aus.
london-log-switch = Karte { $number }: die Weiche.
london-log-switch-ignored = Karte { $number }: die Weiche, zu früh, um zu wirken.
london-log-section = { $player } zeichnet { $start }–{ $end } ({ $symbol ->
    [circle] Kreis
    [square] Quadrat
    [triangle] Dreieck
    [pentagon] Fünfeck
   *[wild] Central Station
}) in { $colour ->
    [purple] Lila
    [blue] Blau
    [red] Rot
   *[green] Grün
}.
london-log-section-power = { $player } zeichnet { $start }–{ $end } ({ $symbol ->
    [circle] Kreis
    [square] Quadrat
    [triangle] Dreieck
    [pentagon] Fünfeck
   *[wild] Central Station
}) in { $colour ->
    [purple] Lila
    [blue] Blau
    [red] Rot
   *[green] Grün
} mit der Fähigkeit { $power ->
    [joker] „Joker“
    [switch] „Weiche“
   *[two_sections] „Zwei Abschnitte“
}.
london-log-pass = { $player } passt.
london-log-no-section = { $player } kann nichts zeichnen.
london-log-circle = { $player } kreist { $station } ein.
london-log-line = { $player }, { $colour ->
    [purple] lila
    [blue] blaue
    [red] rote
   *[green] grüne
} Linie: { $districts ->
        [one] 1 Bezirk
       *[other] { $districts } Bezirke
    } × { $most ->
        [one] 1 Station
       *[other] { $most } Stationen
    }, { $thames } × Themse = { $total }; { $sites ->
    [0] keine Sehenswürdigkeit
    [one] 1 Sehenswürdigkeit
   *[other] { $sites } Sehenswürdigkeiten
}.
london-log-pencils = Die Stifte wandern einen Platz nach links.
london-log-end = Die vier Linien sind fertig. Summen: { $totals }.
london-end-four-lines = Alle vier Linien sind gezeichnet.

london-tell-card = Runde { $round }, Karte { $number }: { $symbol ->
    [circle] Kreis
    [square] Quadrat
    [triangle] Dreieck
    [pentagon] Fünfeck
   *[joker] Joker
}, { $kind ->
    [street] oberirdisch
   *[underground] unterirdisch
}; unterirdische Karten offen: { $underground } von { $limit }.
london-tell-card-branch = Runde { $round }, Karte { $number }: { $symbol ->
    [circle] Kreis
    [square] Quadrat
    [triangle] Dreieck
    [pentagon] Fünfeck
   *[joker] Joker
}, { $kind ->
    [street] oberirdisch
   *[underground] unterirdisch
}; unterirdische Karten offen: { $underground } von { $limit }. Weiche: Beginne an einer beliebigen Station deiner Linie.
london-tell-line = { $colour ->
    [purple] Lila
    [blue] Blau
    [red] Rot
   *[green] Grün
}: { $sections }. { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
london-tell-ends = Enden der Linie: { $ends }.
london-tell-power = Fähigkeit in der Hand: { $power ->
    [joker] Joker
    [switch] Weiche
    [double_station] Doppelte Station
   *[two_sections] Zwei Abschnitte
}.
london-tell-objective = Ziel { $objective ->
    [interchanges_8] Umsteigebahnhöfe
    [districts_13] Bezirke
    [tourist_5] Sehenswürdigkeiten
    [central_9] Stationen der Mitte
   *[thames_6] Themsequerungen
}: { $have } von { $needed }.
london-tell-score = { $player }: Linien { $lines }, Sehenswürdigkeiten { $tourist }, Umsteigen { $interchanges }, Ziele { $objectives }; gesamt { $total }.
london-move-draw = { $start } nach { $end }, { $symbol ->
    [circle] Kreis
    [square] Quadrat
    [triangle] Dreieck
    [pentagon] Fünfeck
   *[wild] Central Station
}: Linie { $before } → { $after }
london-move-draw-power = { $start } nach { $end }, { $symbol ->
    [circle] Kreis
    [square] Quadrat
    [triangle] Dreieck
    [pentagon] Fünfeck
   *[wild] Central Station
}: Linie { $before } → { $after }, mit der Fähigkeit { $power ->
    [joker] Joker
    [switch] Weiche
   *[two_sections] Zwei Abschnitte
}
london-move-circle = { $station } einkreisen: Linie { $before } → { $after }
london-move-pass = Passen
