# Das Aktionsfeld von 18Lilliput. $company ist das Kürzel einer Gesellschaft, $train die Zahl auf einer Lok.
page-lilliput-gulliver = Gulliver
page-lilliput-confirm = Ausführen
page-lilliput-yes = ja
page-lilliput-no = nein
page-lilliput-none = keine

# Die Reihenfolge.
page-lilliput-order = Reihenfolge der Züge
page-lilliput-order-yours = Du bist dran: { $first }. und { $second }. von { $all }.
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
page-lilliput-half-lay-any = 1 Gleisteil
page-lilliput-half-lay-both = 1 gelbes + 1 grünes
page-lilliput-half-lay-yellow = 1–2 gelbe Gleisteile
page-lilliput-half-shares = Aktien
page-lilliput-half-train = 1 Lok
page-lilliput-half-trains = 1–2 Loks
page-lilliput-half-station = Bahnhof
page-lilliput-half-treasury = £{ $amount } Betriebskapital
page-lilliput-uses-cells = { $count ->
    [0] kein Platz
    [one] 1 Platz
   *[other] { $count } Plätze
}
page-lilliput-uses-slots = { $count ->
    [0] kein freier Platz
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}
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
page-lilliput-ends-pool = Ohne Lok ist { $company } vorerst fertig.
page-lilliput-ends-split = Nichts mehr? Dann bleibt das Geld in der Bank.
page-lilliput-end-turn = Zug beenden
page-lilliput-buy-nothing = Nichts kaufen

# Die Auswahl zu Beginn.
page-lilliput-start-companies = Startgesellschaften
page-lilliput-characters = Charaktere

# Auf dem Plan.
page-lilliput-tiles-left = { $colour ->
    [yellow] { $count } × gelb
    [green] { $count } × grün
   *[any] { $count } × beliebige Farbe
}
page-lilliput-tap-cell = Tippe auf einen markierten Platz; noch einmal tippen dreht das Gleisteil.
page-lilliput-tap-slot = Tippe auf einen markierten freien Platz.
page-lilliput-no-cell = Keine deiner Gesellschaften kann so ein Gleisteil irgendwo legen.
page-lilliput-no-slot = Keine deiner Gesellschaften kann jetzt einen Bahnhof errichten.
page-lilliput-station-cost = Bahnhof £{ $cost }
page-lilliput-cannot-pay = kann nicht zahlen
page-lilliput-no-station-left = alle Bahnhöfe errichtet

# Gesellschaften, Loks.
page-lilliput-treasury = Betriebskapital
page-lilliput-run = Beste Fahrt
page-lilliput-price = Kurs
page-lilliput-added = du gibst £{ $amount } dazu
page-lilliput-buyer = Kaufende Gesellschaft
page-lilliput-bank = Bank
page-lilliput-pool = Lokpool
page-lilliput-pool-empty = Der Lokpool ist leer.
page-lilliput-train = { $train }-Lok
page-lilliput-trains-of = Loks { $count }/{ $limit }:
page-lilliput-trains-own = Deine andere Gesellschaft
page-lilliput-trains-others = Andere, per Angebot
page-lilliput-buy-top = { $train }-Lok kaufen
page-lilliput-buy-for = Für £{ $amount } kaufen
page-lilliput-offer-for = { $name } £{ $amount } bieten
page-lilliput-obsolete = veraltet, fährt die Hälfte ein
page-lilliput-refused = Mit dieser Karte abgelehnt
page-lilliput-printed = aufgedruckt
page-lilliput-chip-least = mindestens £{ $amount }
page-lilliput-chip-printed = aufgedruckt £{ $amount }
page-lilliput-chip-all = alles £{ $amount }
page-lilliput-less = { $amount } weniger
page-lilliput-more = { $amount } mehr
page-lilliput-left-in-stack = { $count } im Stapel
page-lilliput-phase = Die erste ihrer Art:
page-lilliput-phase-colour = { $colour ->
    [yellow] gelbe Gleisteile
    [green] grüne Gleisteile
   *[brown] braune Gleisteile
}
page-lilliput-phase-limit = höchstens { $limit } Loks
page-lilliput-phase-obsolete = { $trains } veralten
page-lilliput-phase-rust = { $trains } scheiden aus
page-lilliput-phase-nothing = sonst ändert sich nichts
page-lilliput-discard-about = { $count ->
    [one] Eine Lok muss in den Lokpool.
   *[other] { $count } Loks müssen in den Lokpool, eine nach der anderen.
}
page-lilliput-drop-after = Beste Fahrt { $before } → { $after }

# Angebote.
page-lilliput-deal-about = { $name } fragt für { $company }. Eine { $train }-Lok kostet laut Aufdruck £{ $amount }.
page-lilliput-deal-once = Lehnst du ab, gibt es mit dieser Karte kein zweites Angebot für diese Lok.

# Aktien.
page-lilliput-flow = Erst verkaufen, dann kaufen
page-lilliput-flow-sell = Beliebig verkaufen
page-lilliput-flow-buy = Eine kaufen oder gründen
page-lilliput-certificates = Papiere { $count }/{ $limit }
page-lilliput-sell = Verkaufen
page-lilliput-sell-count = { $count } verkaufen
page-lilliput-held = du hast { $count }
page-lilliput-nothing-to-sell = Du hast keine Aktien zu verkaufen; die Direktorsaktie ist unverkäuflich.
page-lilliput-cash-after = Bargeld dann £{ $amount }
page-lilliput-buy = Eine Aktie kaufen
page-lilliput-bank-shares = Bank { $count }
page-lilliput-earned = fuhr { $amount } ein
page-lilliput-found = Gesellschaft gründen
page-lilliput-you-pay = Du zahlst
page-lilliput-pool-then = Sofort aus dem Lokpool
page-lilliput-top-then = { $train }-Lok für £{ $price }
page-lilliput-director-count = Deine Gesellschaften
page-lilliput-at-limit = am Loklimit

# Dividenden.
page-lilliput-pay = Ausschütten
page-lilliput-withhold = Einbehalten
page-lilliput-for-you = für dich
page-lilliput-stays-in-bank = bleibt in der Bank

# Betriebskapital.
page-lilliput-judge-each-round = Das bringt der Richter zu Beginn jeder Runde.
page-lilliput-fill = £{ $amount } ins Betriebskapital
page-lilliput-split-to = Für { $company }
page-lilliput-all-for = alles für { $company }
page-lilliput-half-each = je die Hälfte

# Neben der Karte; Gulliver.
page-lilliput-extras = Auch in deinem Zug
page-lilliput-once = Nur einmal im Spiel; in späteren Runden bringt es mehr.
page-lilliput-hand = Gleisteil des Charakters
page-lilliput-hand-none = jetzt kein Platz
page-lilliput-gulliver-did = Was Gulliver tat und warum
page-lilliput-key-digits = Zu einer Karte gehen; eine Antwort wählen; 1 beendet auch einen Schritt
page-lilliput-key-enter = Den Platz wählen; das Gewählte legen oder bestätigen
page-lilliput-key-escape = Die Auswahl vergessen; das Fahren der Loks überspringen
