# Das Aktionsfeld von 18Lilliput. $company ist das Kürzel einer Gesellschaft, $train die Zahl auf einer Lok.
page-lilliput-gulliver = Gulliver

# Die Reihenfolge.
page-lilliput-order = Reihenfolge der Züge
page-lilliput-order-yours = Deine Züge: { $first }. und { $second }. von { $all }.
page-lilliput-left = { $count ->
    [one] Noch 1 Zug, freie Karten:
   *[other] Noch { $count } Züge, freie Karten:
}
page-lilliput-left-help = Wie viele unbenutzte Karten dies als eine ihrer Aktionen bieten
page-lilliput-running = Alle Züge sind gemacht; die Loks fahren.
page-lilliput-kind-lay = Gleisteile
page-lilliput-kind-shares = Aktien
page-lilliput-kind-trains = Loks
page-lilliput-kind-station = Bahnhöfe
page-lilliput-kind-treasury = Geld ins Betriebskapital

# Karten.
page-lilliput-cards = Aktionskarten
page-lilliput-used = benutzt
page-lilliput-copy = kopieren
page-lilliput-copy-costs = Das kostet eine Copy-Karte, die am Ende £20 wert ist.
page-lilliput-no-use = Das nützt dir jetzt nichts: Die Karte ist weg und nichts geschieht.
page-lilliput-useless = der Zug wäre nur zu Ende
page-lilliput-half-lay-any = 1 Gleisteil
page-lilliput-half-lay-both = 1 gelbes + 1 grünes
page-lilliput-half-lay-yellow = 1–2 gelbe Gleisteile
page-lilliput-half-shares = Aktien
page-lilliput-half-train = 1 Lok
page-lilliput-half-trains = 1–2 Loks
page-lilliput-half-station = Bahnhof
page-lilliput-half-treasury = £{ $amount } Betriebskapital
page-lilliput-uses-bank = { $train }-Lok für £{ $price }
page-lilliput-uses-foreign = { $count ->
    [one] 1 per Angebot
   *[other] { $count } per Angebot
}
page-lilliput-uses-no-train = keine bezahlbar
page-lilliput-uses-sell = { $count } verkaufen
page-lilliput-uses-buy = { $count } kaufen
page-lilliput-uses-found = { $count } gründen
page-lilliput-uses-no-share = nichts zu handeln

# Was einen Schritt beendet.
page-lilliput-ends = { $you ->
    [yes] Nichts mehr? Dann endet dein Zug; auch der nächste ist deiner.
   *[no] Nichts mehr? Dann endet dein Zug; { $name } ist dran.
}
page-lilliput-ends-last = Nichts mehr? Dann endet der letzte Zug und die Loks fahren.
page-lilliput-ends-split = Nichts mehr? Dann bleibt das Geld in der Bank.
page-lilliput-end-turn = Zug beenden

# Die Auswahl zu Beginn.
page-lilliput-start-companies = Startgesellschaften
page-lilliput-characters = Charaktere

# Auf dem Plan.
page-lilliput-tiles-left = { $colour ->
    [yellow] { $count } × gelb
    [green] { $count } × grün
   *[any] { $count } × beliebige Farbe
}

# Gesellschaften, Loks.
page-lilliput-refused = Mit dieser Karte abgelehnt
page-lilliput-drop-after = Beste Fahrt { $before } → { $after }

# Angebote.
page-lilliput-deal-once = Lehnst du ab, gibt es mit dieser Karte kein zweites Angebot für diese Lok.

# Aktien.
page-lilliput-found = Gesellschaft gründen
page-lilliput-you-pay = Du zahlst
page-lilliput-director-count = Deine Gesellschaften

# Betriebskapital.
page-lilliput-judge-each-round = Das bringt der Richter zu Beginn jeder Runde.
page-lilliput-fill = £{ $amount } ins Betriebskapital
page-lilliput-split-to = Für { $company }
page-lilliput-all-for = alles für { $company }
page-lilliput-half-each = je die Hälfte

# Neben der Karte; Gulliver.
page-lilliput-extras = Auch in deinem Zug
page-lilliput-once = Nur einmal im Spiel; in späteren Runden bringt es mehr.
page-lilliput-hand = Charakterteil
page-lilliput-hand-none = jetzt kein Feld dafür
page-lilliput-gulliver-did = Was Gulliver tat und warum
page-lilliput-key-digits = Zu einer Karte gehen; eine Antwort wählen; 1 beendet auch einen Schritt

page-lilliput-draft = Spielaufbau
page-lilliput-last-round = Einnahmen zählen doppelt
page-lilliput-first = { $name } beginnt
page-lilliput-copies = { $count ->
    [one] Copy-Karte
   *[other] Copy-Karten
}
page-rail-part-copies = Copy
page-lilliput-spent = verbraucht
page-lilliput-own-tiles = { $count ->
    [one] 1 Charakterteil zu legen
   *[other] { $count } Charakterteile zu legen
}
page-lilliput-solo-won = Du bist reicher als Gulliver: gewonnen.
page-lilliput-solo-lost = Gulliver ist reicher: diesmal gewinnt er.
page-lilliput-solo-tie = Du und Gulliver seid gleich reich.
page-lilliput-range = { $range ->
    [one] 1 Stadt
   *[other] { $range } Städte
}
page-lilliput-range-note = Kleinstädte sind frei: Es zählen nur Städte.
