# Parts of the page that track games share. $company is a company’s short name, $train the number on a train, amounts are
# money in the currency of the game.
page-rail-confirm = Ausführen
page-rail-yes = ja
page-rail-no = nein
page-rail-none = keine

# Karten.
page-rail-uses-cells = { $count ->
    [0] kein Feld
    [one] 1 Feld
   *[other] { $count } Felder
}
page-rail-uses-slots = { $count ->
    [0] kein freier Kreis
    [one] 1 freier Kreis
   *[other] { $count } freie Kreise
}

# Was einen Schritt beendet.
page-rail-ends-pool = Ohne Lok ist { $company } vorerst fertig.
page-rail-buy-nothing = Nichts kaufen

# Auf dem Plan.
page-rail-tap-cell = Tippe auf ein markiertes Feld; noch einmal tippen dreht das Gleisteil.
page-rail-tap-slot = Tippe auf einen markierten freien Kreis.
page-rail-no-cell = Keine deiner Gesellschaften kann so ein Gleisteil irgendwo legen.
page-rail-no-slot = Keine deiner Gesellschaften kann jetzt einen Bahnhof errichten.
page-rail-station-cost = Bahnhof { $cost }
page-rail-cannot-pay = kann nicht zahlen
page-rail-no-station-left = alle Bahnhöfe errichtet

# Gesellschaften, Loks.
page-rail-treasury = Betriebskapital
page-rail-run = Beste Fahrt
page-rail-price = Kurs
page-rail-added = du gibst { $amount } dazu
page-rail-buyer = Kaufende Gesellschaft
page-rail-bank = Bank
page-rail-pool = Lokpool
page-rail-pool-empty = Der Lokpool ist leer.
page-rail-train = { $train }-Lok
page-rail-trains-of = Loks { $count }/{ $limit }:
page-rail-trains-own = Deine andere Gesellschaft
page-rail-trains-others = Andere, per Angebot
page-rail-buy-top = { $train }-Lok kaufen
page-rail-buy-for = Für { $amount } kaufen
page-rail-offer-for = { $name } { $amount } bieten
page-rail-obsolete = veraltet, fährt die Hälfte ein
page-rail-printed = aufgedruckt
page-rail-chip-least = mindestens { $amount }
page-rail-chip-printed = aufgedruckt { $amount }
page-rail-chip-all = alles { $amount }
page-rail-less = { $amount } weniger
page-rail-more = { $amount } mehr
page-rail-left-in-stack = { $count } im Stapel
page-rail-phase = Die erste ihrer Art:
page-rail-phase-colour = { $colour ->
    [yellow] gelbe Gleisteile
    [green] grüne Gleisteile
   *[brown] braune Gleisteile
}
page-rail-phase-limit = 
    höchstens { $limit ->
        [one] 1 Lok
       *[other] { $limit } Loks
    }
page-rail-phase-obsolete = { $trains }er-Loks veralten
page-rail-phase-rust = { $trains }er-Loks werden verschrottet
page-rail-phase-nothing = sonst ändert sich nichts
page-rail-discard-about = { $count ->
    [one] Eine Lok muss in den Lokpool.
   *[other] { $count } Loks müssen in den Lokpool, eine nach der anderen.
}

# Angebote.
page-rail-deal-about = { $name } bietet im Namen von { $company }. Eine { $train }-Lok kostet laut Aufdruck { $amount }.
page-rail-deal-countered = { $name } verlangt einen anderen Preis. Eine { $train }-Lok kostet laut Aufdruck { $amount }.
page-rail-other-price = Anderer Preis
page-rail-ask-price = { $amount } verlangen
page-rail-bid-price = { $amount } bieten

# Aktien.
page-rail-flow = Erst verkaufen, dann kaufen
page-rail-flow-sell = Beliebig verkaufen
page-rail-flow-buy = Eine kaufen oder gründen
page-rail-certificates = Papiere { $count }/{ $limit }
page-rail-sell = Verkaufen
page-rail-sell-count = { $count } verkaufen
page-rail-held = du hast { $count }
page-rail-nothing-to-sell = Du hast keine Aktien zu verkaufen; die Direktorsaktie ist unverkäuflich.
page-rail-cash-after = Bargeld dann { $amount }
page-rail-buy = Eine Aktie kaufen
page-rail-bank-shares = Bank { $count }
page-rail-earned = fuhr { $amount } ein
page-rail-pool-then = Sofort aus dem Lokpool
page-rail-top-then = { $train }-Lok für { $price }
page-rail-at-limit = am Loklimit

# Dividenden.
page-rail-pay = Ausschütten
page-rail-withhold = Einbehalten
page-rail-for-you = für dich
page-rail-stays-in-bank = bleibt in der Bank

# Neben der Karte; Gulliver.
page-rail-key-enter = Das Feld wählen; das Gewählte legen oder bestätigen
page-rail-key-escape = Die Auswahl vergessen; das Fahren der Loks überspringen

# Die Fächer um die Karte, die Übersicht und das Ende von 18Lilliput.
page-rail-key-other = Ein anderes Gleisteil für das Feld
page-rail-key-map = Zum Plan, zum nächsten möglichen Feld
page-rail-key-next = Nächstes mögliches Feld (mit Umschalt: voriges)

page-rail-market = Kurstabelle
page-rail-companies = Gesellschaften
page-rail-trains = Loks
page-rail-tiles = Gleisteile
page-rail-sheet = Übersicht

page-rail-round = Runde { $number } von { $of }
page-rail-limit = höchstens { $limit ->
    [one] 1 Lok
   *[other] { $limit } Loks
}
page-rail-drawer-phase = Gleisteile bis { $colour ->
    [yellow] gelb
    [green] grün
    [brown] braun
   *[grey] grau
}; Loklimit je Gesellschaft: { $limit }
page-rail-order = Reihenfolge
page-rail-done = ist gefahren
page-rail-now = fährt jetzt
page-rail-none-yet = Noch nichts.

page-rail-marker = { $company } bei { $price }
page-rail-drawer-pay = ausschütten
page-rail-drawer-withhold = einbehalten
page-rail-sale = je verkaufter Aktie
page-rail-move-pay = { $company } schüttet aus: dann { $price }
page-rail-move-withhold = { $company } behält ein: dann { $price }
page-rail-move-sale = Eine Aktie von { $company } verkauft: dann { $price }

page-rail-drawer-treasury = Betriebskapital
page-rail-stations = Bahnhöfe
page-rail-next-station = dann { $cost }
page-rail-runs = Fahrt
page-rail-last-run = Letzte Fahrt
page-rail-best = Beste Fahrt jetzt
page-rail-best-run = fährt { $amount } ein
page-rail-per-share = Je Aktie
page-rail-foundable = Zu gründen
page-rail-no-trains = keine Lok
page-rail-drawer-obsolete = veraltet: fährt die Hälfte ein
page-rail-holds-director = Direktor { $name } 50 %
page-rail-holds = { $name } { $percent } %
page-rail-holds-bank = Bank { $percent } %
page-rail-percent = { $percent } %

page-rail-range = { $range ->
    [one] 1 Halt
   *[other] { $range } Halte
}
page-rail-times = × { $times }
page-rail-brings-colour = { $colour ->
    [yellow] gelbe Gleisteile
    [green] grüne Gleisteile
    [brown] braune Gleisteile
   *[grey] graue Gleisteile
}
page-rail-brings-obsolete = { $train }er-Loks veralten
page-rail-brings-rust = { $train }er-Loks werden verschrottet
page-rail-came = gilt schon
page-rail-loses = verliert { $count ->
    [one] 1 Lok
   *[other] { $count } Loks
}
page-rail-halves = { $count ->
    [one] 1 veraltet
   *[other] { $count } veralten
}
page-rail-over = { $count } über dem Limit
page-rail-empty = leer
page-rail-scrapped = Aus dem Spiel
page-rail-drawer-none = keine

page-rail-tiles-of = { $colour ->
    [yellow] Gelbe Gleisteile
    [green] Grüne Gleisteile
    [brown] Braune Gleisteile
    [grey] Graue Gleisteile
    [special] Charakterteile
   *[other] Andere Gleisteile
}
page-rail-tiles-later = noch nicht
page-rail-tile = { $tile }, noch { $left }

page-rail-matrix = Besitz
page-rail-wealth = Vermögen je Runde
page-rail-wealth-told = Vermögen je Runde; zuletzt: { $values }
page-rail-csv = Als CSV speichern
page-rail-player = Spieler
page-rail-drawer-certificates = Papiere
page-rail-cash = bar
page-rail-total = Gesamt
page-rail-part-cash = Bar
page-rail-part-shares = Aktien
page-rail-part-directors = Direktor
page-rail-holdings-of = Was { $name } hat
page-rail-own = Zurück zu mir
page-rail-everybody = Besitz aller

page-rail-tally = Die Abrechnung
page-rail-place = Platz { $place }
page-rail-winner = { $name } gewinnt.
page-rail-shared = Geteilter Sieg: { $names }.
page-rail-decided = { $name } liegt { $lead } vor { $other }. Den Ausschlag gab: { $part }, { $by } mehr.

# Steps of companies that act one after the other.
page-rail-ends = Nichts mehr? Dann macht { $company } weiter.
page-rail-stops = Stadt für den Bahnhof
page-rail-stop = Stadt { $number }
page-rail-run-best = Für { $amount } fahren
page-rail-run-nothing = Nicht fahren
page-rail-key-digits = Antwort wählen; 1 beendet auch einen Schritt
