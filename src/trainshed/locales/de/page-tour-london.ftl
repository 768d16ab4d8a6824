# The tour of the first round of Next Station: London. At most 35 words a card.
page-tour-london-start-title = Deine erste Linie
page-tour-london-start-what = Deine Linie beginnt bei { $station }, der Station in deiner Farbe. Die Karte zeigt { $symbol ->
    [circle] einen Kreis
    [square] ein Quadrat
    [triangle] ein Dreieck
    [pentagon] ein Fünfeck
   *[joker] einen Joker: jede Station passt
}. Wähle eine der umrahmten Stationen, um dorthin zu zeichnen.
page-tour-london-branch-title = Die Weiche
page-tour-london-branch-what = Die Weiche: Diesmal darfst du an jeder Station deiner Linie beginnen.
page-tour-london-joker-title = Der Joker
page-tour-london-joker-what = Ein Joker passt zu jeder Station. Nimm die, die am meisten bringt.
page-tour-london-grow-title = Zwei Enden
page-tour-london-grow-what = Die Linie wächst an beiden Enden: den leuchtenden Stationen. { $touch ->
    [yes] Tippe
   *[no] Zeige
} auf eine umrahmte Station, um zu sehen, was sie bringt.
page-tour-london-score-title = Was eine Linie zählt
page-tour-london-score-what = Eine Linie bringt Bezirke × Stationen im vollsten Bezirk, dazu 2 für jede Themsequerung. Tippe eine Zahl der Wertung an, um zu sehen, was sie zählt.
page-tour-london-underground-title = Wie eine Runde endet
page-tour-london-underground-what = Dunkle Karten sind unterirdisch. Die fünfte beendet die Runde; behalte den Zähler neben der Karte im Auge.
page-tour-london-refuse-title = Warum nicht dort?
page-tour-london-refuse-what = Versuche es mit einer anderen Station, und du erfährst, warum es dort nicht geht.
page-tour-london-stuck-title = Nichts passt
page-tour-london-stuck-what = Keine Station passt. Passen kostet nur die Gelegenheit.
page-tour-london-wait-title = Warten
page-tour-london-wait-what = Du bist fertig. Sobald alle es sind, wird die nächste Karte aufgedeckt.
page-tour-london-round-title = Eine neue Farbe
page-tour-london-round-what = Neue Runde, neue Farbe: { $colour ->
    [purple] Lila
    [blue] Blau
    [red] Rot
   *[green] Grün
}. Gemeinsame Stationen mit früheren Linien werden zu Umsteigebahnhöfen; Linien dürfen sich nicht kreuzen.
