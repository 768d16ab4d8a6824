# Gleisplättchen
rail-tile-final = Über { $old } wird nichts mehr gelegt.
rail-tile-only-on = Plättchen { $tile } hat seinen eigenen Platz und darf hier nicht liegen.
rail-tile-colour-step = Die Farbe { $colour } kann hier nicht folgen, der Untergrund hat die Farbe { $old }.
rail-tile-other-label = Hierher gehören nur Plättchen mit „{ $label }“; { $tile } gehört nicht dazu.
rail-tile-other-stops = { $tile } hat nicht die Städte und Orte dieses Feldes.
rail-tile-loses-track = So gedreht würde { $tile } vorhandene Gleise unterbrechen.
rail-tile-phase = { $tile } gibt es erst ab der Phase { $colour }.

# Spielplan
rail-board-no-cell = Das Feld { $cell } gibt es auf diesem Plan nicht.
rail-board-none-left = Von { $tile } ist keines mehr da.
rail-board-ground = { $cell } ist nicht der richtige Grund für dieses Plättchen (Schachbrettregel).
rail-board-other-company = { $tile } darf nur von { $company } gelegt werden.
rail-board-stub = Das erste Plättchen auf { $cell } muss das aufgedruckte Gleis auf Seite { $side } fortsetzen.
rail-board-off-map = Das Gleis auf { $cell } würde auf Seite { $side } aus dem Plan führen.
rail-board-border = Über die Seite { $side } von { $cell } führt kein Gleis.
rail-board-wall = Das Gleis auf { $cell } darf auf Seite { $side } nicht gegen { $other } stoßen.
rail-board-own-wall = Das Gleis auf { $other } würde am Wasser des Plättchens auf { $cell } enden.
rail-board-gauge = Breit- und Schmalspur passen nicht zusammen: { $cell } und { $other }.
rail-board-first-colour = { $tile } kann nicht das erste Plättchen auf einem Feld sein.

# Bahnhöfe
rail-station-no-city = Auf { $cell } gibt es keine Stadt für einen Bahnhof.
rail-station-full = Auf { $cell } sind alle Plätze belegt.
rail-station-reserved = Der freie Platz auf { $cell } ist für { $company } reserviert.
rail-station-second = { $company } hat auf { $cell } schon einen Bahnhof.

# Reichweite
rail-reach-not-joined = Das Plättchen auf { $cell } würde kein erreichbares Gleis fortsetzen.
rail-reach-no-track = { $company } könnte auf { $cell } kein Gleis dieses Plättchens nutzen.
rail-reach-no-new-track = { $company } könnte auf { $cell } nichts vom neuen Gleis nutzen.
rail-reach-no-stop = { $company } kann diese Stadt auf { $cell } nicht erreichen.

# Züge
rail-train-none-left = Es ist kein { $train }er-Zug mehr da.
rail-train-limit = { $company } hat das Zuglimit von { $limit } erreicht.
rail-train-not-there = { $owner } hat den Zug { $train } nicht.
rail-train-no-trade = Ein { $old } lässt sich nicht gegen einen { $new } eintauschen.

# Aktien
rail-share-not-held = Die Aktie { $share } besitzt niemand.
rail-share-certificates = { $holder } darf höchstens { $limit } Zertifikate halten.
rail-share-holding = { $holder } darf höchstens { $limit } % von { $company } halten.
rail-share-pool = Der Pool nimmt höchstens { $limit } % von { $company } auf.
rail-share-director = { $holder } kann die Direktorenaktie von { $company } nicht eintauschen.

# Geld
rail-bank-short = { $payer } hat { $cash }, nötig sind { $amount }.
rail-bank-negative = { $amount } kann niemand zahlen.
