# Die Fächer um die Karte, die Übersicht und das Ende von 18Lilliput.
page-turn = Zug
page-drawers = Fächer unter der Karte
page-drawer-pin = Offen halten: { $name }
page-drawer-unpin = Nicht mehr offen halten: { $name }
page-drawer-tall = Höheres Fach
page-drawer-low = Niedrigeres Fach
page-key-drawer = Öffnen oder schließen: { $name }
page-drawers-key-other = Ein anderes Teil für den Platz
page-drawers-key-map = Zum Plan, zum nächsten möglichen Platz
page-drawers-key-next = Nächster möglicher Platz (mit Umschalt: voriger)

page-drawers-market = Börse
page-drawers-companies = Gesellschaften
page-drawers-trains = Loks
page-drawers-tiles = Teile
page-drawers-sheet = Übersicht

page-drawers-round = Runde { $number } von { $of }
page-drawers-draft = Spielaufbau
page-drawers-last-round = Einnahmen zählen doppelt
page-drawers-first = { $name } beginnt
page-drawers-limit = höchstens { $limit ->
    [one] 1 Lok
   *[other] { $limit } Loks
}
page-drawers-phase = Teile bis { $colour ->
    [yellow] gelb
    [green] grün
   *[brown] braun
}; Loklimit je Gesellschaft: { $limit }
page-drawers-order = Reihenfolge
page-drawers-done = ist gefahren
page-drawers-now = fährt jetzt
page-drawers-none-yet = Noch nichts.

page-drawers-marker = { $company } bei { $price }
page-drawers-pay = ausschütten
page-drawers-withhold = einbehalten
page-drawers-sale = je verkaufter Aktie
page-drawers-move-pay = { $company } schüttet aus: dann { $price }
page-drawers-move-withhold = { $company } behält ein: dann { $price }
page-drawers-move-sale = Eine Aktie von { $company } verkauft: dann { $price }

page-drawers-price = Kurs
page-drawers-treasury = Kapital
page-drawers-stations = Bahnhöfe
page-drawers-next-station = dann £{ $cost }
page-drawers-runs = Fahrt
page-drawers-last-run = Letzte Fahrt
page-drawers-best = Beste Fahrt jetzt
page-drawers-best-run = fährt { $amount } ein
page-drawers-per-share = Je Aktie
page-drawers-foundable = Zu gründen
page-drawers-no-trains = keine Lok
page-drawers-obsolete = veraltet: fährt die Hälfte ein
page-drawers-holds-director = Direktor { $name } 50 %
page-drawers-holds = { $name } { $percent } %
page-drawers-holds-bank = Bank { $percent } %

page-drawers-range = { $range ->
    [one] 1 Stadt
   *[other] { $range } Städte
}
page-drawers-times = × { $times }
page-drawers-brings-colour = { $colour ->
    [yellow] gelbe Teile
    [green] grüne Teile
   *[brown] braune Teile
}
page-drawers-brings-obsolete = { $train }er veralten
page-drawers-brings-rust = { $train }er verschrottet
page-drawers-came = gilt schon
page-drawers-loses = verliert { $count ->
    [one] 1 Lok
   *[other] { $count } Loks
}
page-drawers-halves = { $count ->
    [one] 1 veraltet
   *[other] { $count } veralten
}
page-drawers-over = { $count } über dem Limit
page-drawers-pool = Lokpool
page-drawers-empty = leer
page-drawers-scrapped = Aus dem Spiel
page-drawers-none = keine

page-drawers-tiles-of = { $colour ->
    [yellow] Gelbe Teile
    [green] Grüne Teile
    [brown] Braune Teile
    [special] Teile der Personen
   *[other] Andere Teile
}
page-drawers-tiles-later = noch nicht
page-drawers-tile = { $tile }, noch { $left }

page-drawers-matrix = Besitz
page-drawers-wealth = Vermögen je Runde
page-drawers-wealth-told = Vermögen je Runde; zuletzt: { $values }
page-drawers-csv = Als CSV sichern
page-drawers-player = Spieler
page-drawers-certificates = Aktien
page-drawers-cash = bar
page-drawers-copies = { $count ->
    [one] Copy-Karte
   *[other] Copy-Karten
}
page-drawers-total = Gesamt
page-drawers-part-cash = Bar
page-drawers-part-shares = Aktien
page-drawers-part-directors = Direktor
page-drawers-part-copies = Copy
page-drawers-spent = verbraucht
page-drawers-own-tiles = { $count ->
    [one] 1 Personenteil zu legen
   *[other] { $count } Personenteile zu legen
}
page-drawers-holdings-of = Was { $name } hat
page-drawers-own = Zurück zu mir
page-drawers-everybody = Besitz aller

page-drawers-tally = Die Abrechnung
page-drawers-place = Platz { $place }
page-drawers-winner = { $name } gewinnt.
page-drawers-shared = Geteilter Sieg: { $names }.
page-drawers-solo-won = Du bist reicher als Gulliver: gewonnen.
page-drawers-solo-lost = Gulliver ist reicher: diesmal gewinnt er.
page-drawers-solo-tie = Du und Gulliver seid gleich reich.
page-drawers-decided = { $name } liegt £{ $lead } vor { $other }. Den Ausschlag gab: { $part }, £{ $by } mehr.
