# Gleisteile
rail-tile-final = { $cell } ändert sich nie: Darauf wird kein Gleisteil gelegt.
rail-tile-only-on = Gleisteil { $tile } hat sein eigenes Feld und gehört nicht auf { $cell }.
rail-tile-colour-step = { $colour ->
    [yellow] Ein gelbes Gleisteil kommt nur dorthin, wo noch nichts Gelbes, Grünes oder Braunes ist; auf { $cell } geht das nicht.
    [green] Ein grünes Gleisteil ersetzt ein gelbes; auf { $cell } ist keines.
    [brown] Ein braunes Gleisteil ersetzt ein grünes; auf { $cell } ist keines.
   *[grey] Ein graues Gleisteil ersetzt ein braunes; auf { $cell } ist keines.
}
rail-tile-other-label = { $label ->
    [none] Gleisteil { $tile } trägt ein „{ $mark }“ und gehört nicht auf { $cell }.
   *[other] Auf { $cell } gehören nur Gleisteile mit „{ $label }“; { $tile } hat keines.
}
rail-tile-other-stops = Gleisteil { $tile } hat nicht die Städte und Kleinstädte von { $cell }.
rail-tile-loses-track = So gedreht würde Gleisteil { $tile } Gleise unterbrechen, die auf { $cell } schon liegen.
rail-tile-phase = { $colour ->
    [yellow] Gleisteil { $tile } darf noch nicht gelegt werden.
    [green] Gleisteil { $tile } darf noch nicht gelegt werden: Grüne Gleisteile kommen in einer späteren Phase.
    [brown] Gleisteil { $tile } darf noch nicht gelegt werden: Braune Gleisteile kommen in einer späteren Phase.
   *[grey] Gleisteil { $tile } darf noch nicht gelegt werden: Graue Gleisteile kommen in einer späteren Phase.
}

# Spielplan
rail-board-no-cell = Das Feld { $cell } gibt es auf diesem Plan nicht.
rail-board-none-left = Gleisteil { $tile } ist nicht mehr im Vorrat.
rail-board-ground = { $cell } ist nicht der richtige Grund für dieses Gleisteil (Schachbrettregel).
rail-board-other-company = Gleisteil { $tile } darf nur von { $company } gelegt werden.
rail-board-stub = Das erste Gleisteil auf { $cell } muss das aufgedruckte Gleis auf Seite { $side } fortsetzen.
rail-board-off-map = Das Gleis auf { $cell } würde auf Seite { $side } aus dem Plan führen.
rail-board-border = Über die Seite { $side } von { $cell } führt kein Gleis.
rail-board-wall = Das Gleis auf { $cell } darf auf Seite { $side } nicht nach { $other } führen.
rail-board-own-wall = Das Gleis auf { $other } würde am Wasser des Gleisteils auf { $cell } enden.
rail-board-gauge = Breit- und Schmalspur passen nicht zusammen: { $cell } und { $other }.
rail-board-first-colour = Gleisteil { $tile } kann nicht das erste auf einem Feld sein.

# Bahnhöfe
rail-station-no-city = Auf { $cell } gibt es keine Stadt für einen Bahnhof.
rail-station-full = Auf { $cell } ist kein Kreis frei.
rail-station-reserved = Der freie Kreis auf { $cell } ist für { $company } reserviert.
rail-station-second = { $company } hat auf { $cell } schon einen Bahnhof.

# Reichweite

# Loks
rail-train-none-left = Es ist keine { $train }-Lok mehr da.
rail-train-limit = { $company } ist am Loklimit von { $limit }.
rail-train-not-there = { $owner } hat die Lok { $train } nicht.
rail-train-no-trade = Eine { $old }-Lok lässt sich nicht gegen eine { $new }-Lok eintauschen.

# Aktien
rail-share-not-held = Die Aktie { $share } besitzt niemand.
rail-share-certificates = 
    { $holder } darf höchstens { $limit ->
        [one] 1 Papier
       *[other] { $limit } Papiere
    } besitzen.
rail-share-holding = { $holder } darf höchstens { $limit } % von { $company } besitzen.
rail-share-pool = Der Pool nimmt höchstens { $limit } % von { $company } auf.
rail-share-director = { $holder } kann die Direktorsaktie von { $company } nicht eintauschen.

# Geld
rail-bank-short = { $payer } hat { $cash }, nötig sind { $amount }.
rail-bank-negative = { $amount } kann niemand zahlen.
