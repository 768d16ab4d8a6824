# 18Ireland am Tisch: Rahmen, Kopfleiste, Schritte, Karte; und was alle Gleisspiele davon haben.
page-tab-map = Plan
page-history-more = Weitere Schritte und Links
page-history-round-back = Eine Runde zurück
page-history-round-forward = Eine Runde vor
page-history-turn-back = Einen Spielerzug zurück
page-history-turn-forward = Einen Spielerzug vor
page-key-moves = Verlauf: einen Zug zurück oder vor
page-key-rounds = Verlauf: eine Runde zurück oder vor
page-key-ends = Verlauf: zum Anfang, zum aktuellen Stand
page-map-layers-more = Weitere Ebenen des Plans
page-map-routes-best = Beste Routen von
page-map-narrow = Schmalspurnetz
page-map-narrow-hint = Schmalspurgleise, die Halte einer Gesellschaft speisen können
page-map-narrow-sum = { $count ->
    [0] keine Schmalspur speist sie
    [one] Schmalspur auf 1 Feld speist sie
   *[other] Schmalspur auf { $count } Feldern speist sie
}
page-map-narrow-text = Schmalspur speist { $company } auf: { $cells }.
page-map-joined = Verbundene Bahnhöfe
page-map-joined-hint = Breitspur, die Bahnhöfe von Gesellschaften verbindet, die fusionieren können; Bahnhöfe dazwischen zählen nicht
page-map-joined-to = { $company } ist verbunden mit { $companies }.
page-map-joined-none = { $company } ist mit keiner anderen Gesellschaft mit fünf Aktien verbunden.
page-map-directors = Direktoren
page-map-directors-hint = Bahnhöfe mit Farbe und Buchstabe der Person, die die Gesellschaft leitet
page-map-start = Ausgangsplan
page-map-start-hint = Der gedruckte Plan ohne Gleisteile und Bahnhöfe
page-map-last-routes = Letzte Fahrten
page-map-last-routes-hint = Die Routen der letzten Fahrt jeder Gesellschaft
page-map-last-tiles = Letzte Gleisteile
page-map-last-tiles-hint = Wo jede Gesellschaft zuletzt gebaut hat
page-hex-about = Feld { $cell }
page-hex-country = Freies Land
page-hex-tile = Gleisteil
page-hex-terrain = Gelände
page-hex-cost = { $terrain ->
    [mountain] Gebirge, { $cost }
    [water] Fluss, { $cost }
   *[other] { $cost }
}
page-hex-port = Hafen
page-hex-yes = ja
page-hex-value = { $count ->
    [one] Wert
   *[other] Werte
}
page-hex-slots = { $count ->
    [one] Stadt, 1 Kreis
   *[other] Stadt, { $count } Kreise
}
page-hex-stations = Bahnhöfe
page-hex-free = { $count } frei
page-hex-reserved = reserviert: { $company }
page-hex-reserved-cell = Reserviert für
page-hex-upgrades = { $count ->
    [0] Kein Gleisteil ist übrig, das es ersetzen könnte.
    [one] Ein Gleisteil kann es ersetzen:
   *[other] { $count } verschiedene Gleisteile können es ersetzen:
}
page-hex-first = { $count ->
    [0] Für dieses Feld ist kein Gleisteil übrig.
    [one] Ein Gleisteil passt hierher:
   *[other] { $count } verschiedene Gleisteile passen hierher:
}
page-hex-upgrade = Gleisteil { $tile }, noch { $count }
page-hex-used-up = Aufgebraucht: { $tiles }
page-hex-no-upgrade = Hier kann nichts gelegt werden.
page-hex-why = Warum nicht hier?
page-setting-routes = Farben der Routen auf Plänen
page-setting-route = Route { $number }
page-setting-routes-reset = Übliche Farben
page-ireland-order = Reihenfolge
page-ireland-key = Zeichenerklärung
page-ireland-key-broad = Breitspur: Loks fahren
page-ireland-key-narrow = Schmalspur: speist Halte
page-ireland-key-water = Wasser: kein Gleis
page-ireland-key-mountain = Gebirge, mit Kosten
page-ireland-part = { $part ->
    [1] erste von 2
   *[other] zweite von 2
}
page-ireland-if-acts = handelt { $name }: dann Priorität { $next }
page-ireland-next-priority = nächste Priorität: { $name }
page-ireland-merger-line = { $count ->
    [0] noch kein Passen
   *[other] { $count }-mal gepasst
}, { $left ->
    [0] keine mit zehn Aktien frei
   *[other] { $left } mit zehn Aktien frei
}
page-ireland-note-priority = Priorität
page-ireland-passed = gepasst
page-ireland-tiles-yellow = gelb
page-ireland-tiles-green = bis grün
page-ireland-tiles-brown = bis braun
page-ireland-tiles-grey = bis grau
page-ireland-limits-long = Loks: { $five } bei fünf, { $ten } bei zehn Aktien
page-ireland-trains-left = noch { $count }
page-ireland-turns = dreht { $trains }
page-ireland-ends = beendet { $trains }
page-ireland-then-kind = dann { $train }: { $what }
page-ireland-sets-nothing = ändert nichts
page-ireland-depot-empty = keine Loks mehr
page-ireland-depot-about = Die nächste Lok und was sie auslöst
page-ireland-bank-about = Die Bank; die Zahlen aller
page-ireland-steps = Schritte von { $company }
page-ireland-step-issue = Aktie
page-ireland-step-lay-track = Gleis
page-ireland-step-build-station = Bahnhof
page-ireland-step-run-trains = Fahrt
page-ireland-step-dividend = Dividende
page-ireland-step-buy-trains = Lok
page-ireland-step-skipped = nichts
page-ireland-step-none = keiner
page-ireland-step-none-left = keiner mehr
page-ireland-step-no-train = keine Lok
page-ireland-step-tiles = { $count ->
    [one] 1 Gleisteil
   *[other] { $count } Gleisteile
}{ $cost ->
    [0] {""}
   *[other] , { $price }
}
page-ireland-step-built = neu, { $price }
page-ireland-step-paid = { $amount }
page-ireland-step-withheld = einbehalten
page-ireland-step-trains = { $count } von { $limit }
page-ireland-my-line = Meine Zahlen
page-ireland-certificates = 
    { $limit ->
        [one] 1 Papier
       *[other] { $limit } Papiere
    }
page-ireland-all-players = Spieler
page-ireland-next-turn = { $count ->
    [0] Dein nächster Zug: { $company }, gleich danach.
   *[other] Dein nächster Zug: { $company }, nach { $before }.
}
page-ireland-no-next-turn = In dieser Runde fährt keine Gesellschaft von dir mehr.
page-ireland-wait = Du wartest.
page-ireland-other-private-turn = kauft eine Privatbahn, bietet oder passt.
page-ireland-other-private-bidding = erhöht oder steigt aus.
page-ireland-other-company-auction = erhöht oder steigt aus.
page-ireland-other-choose-price = wählt den Startkurs von { $company }.
page-ireland-other-place-home = setzt den ersten Bahnhof von { $company }.
page-ireland-other-stock-turn = verkauft, kauft, gründet oder passt.
page-ireland-other-issue = { $company } kann eine Aktie ausgeben oder zurückkaufen.
page-ireland-other-lay-track = { $company } legt Gleise.
page-ireland-other-second-tile = { $company } legt das zweite Gleisteil einer Privatbahn.
page-ireland-other-settle = wählt die Stadt eines Bahnhofs.
page-ireland-other-build-station = { $company } kann einen Bahnhof bauen.
page-ireland-other-run-trains = { $company } lässt ihre Loks fahren.
page-ireland-other-dividend = { $company } schüttet aus oder behält ein.
page-ireland-other-buy-trains = { $company } kann Loks kaufen.
page-ireland-other-emergency = { $company } muss eine Lok kaufen, und ihr Direktor legt dazu.
page-ireland-other-offer = antwortet auf ein Angebot für eine Lok.
page-ireland-other-offer-private = antwortet auf ein Angebot für eine Privatbahn.
page-ireland-other-last-chance = { $company } kann noch eine Privatbahn kaufen oder nutzen.
page-ireland-other-discard = legt eine Lok ab.
page-ireland-other-merger-turn = schlägt eine Fusion vor oder passt.
page-ireland-other-merger-vote = stimmt über eine Fusion ab.
page-ireland-other-merger-target = wählt die neue Gesellschaft.
page-ireland-key-pass = Passen, überspringen oder fertig
page-ireland-key-clear = Auswahl verwerfen
page-ireland-key-best = Beste Routen
page-ireland-key-train = Lok dieser Nummer in der Fahrt
page-ireland-key-game = Worum es gerade geht
page-ireland-key-map = Plan; dort zum nächsten möglichen Feld
page-ireland-begins = beginnt Phase { $phase }
page-hex-privates = { $count ->
    [one] Privatbahn
   *[other] Privatbahnen
}
