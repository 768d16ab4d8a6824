# 18Ireland: Tabelle, Fakten, Ende.
page-ireland-figure-liquidity = Liquidität
page-ireland-sheet-company = Gesellschaft
page-ireland-sheet-own = Eigene
page-ireland-sheet-stations = Bahnhöfe
page-ireland-sheet-no-stations = keiner
page-ireland-sheet-no-company = Noch ist keine Gesellschaft gegründet.
page-ireland-sheet-sold = in dieser Aktienrunde verkauft
page-ireland-sheet-legend = ♛ Direktor · ▾ diese Runde verkauft
page-ireland-sheet-cash-about = Bank { $bank } + Spieler { $players } + Gesellschaften { $companies } = { $sum }
page-ireland-sheet-worth-about = Bargeld + Aktien zum Kurs + Privatbahnen zum Wert
page-ireland-sheet-liquidity-about = Bargeld + alles, was jetzt verkäuflich wäre, jede Gesellschaft für sich
page-ireland-sheet-certificates-about = auf gelben Feldern zählen sie nicht
page-ireland-sheet-priority-about = ab der Prioritätskarte
page-ireland-sheet-revenue = Einnahmen jeder Betriebsrunde
page-ireland-sheet-revenue-about = (Klammern) einbehalten · 0 keine Fahrt · eine Zeile öffnet den Stand von damals, eine Zahl die Fahrt
page-ireland-sheet-round = Runde
page-ireland-sheet-phase = Phase
page-ireland-sheet-sum = Summe
page-ireland-sheet-now = jetzt
page-ireland-sheet-so-far = bisher
page-ireland-sheet-first = erste { $train }
page-ireland-sheet-open = { $round }, Phase { $phase }: Stand von damals öffnen
page-ireland-sheet-told-paid = { $company }, { $round }, { $amount } ausgeschüttet
page-ireland-sheet-told-withheld = { $company }, { $round }, { $amount } einbehalten
page-ireland-sheet-told-none = { $company }, { $round }, { $amount }: keine Fahrt
page-ireland-sheet-run = { $company } fuhr { $amount } ein
page-ireland-sheet-charts = Diagramme
page-ireland-sheet-chart-result = Ergebnis
page-ireland-sheet-chart-table = Tabelle
page-ireland-sheet-chart-players = Spieler
page-ireland-sheet-chart-companies = Gesellschaften
page-ireland-sheet-chart-revenue = Einnahmen
page-ireland-sheet-chart-facts = Fakten
page-ireland-sheet-chart-worth = Vermögen
page-ireland-sheet-chart-cash = Bargeld
page-ireland-sheet-chart-income = Einkommen je Runde
page-ireland-sheet-chart-prices = Kurse
page-ireland-sheet-chart-trains = Loks
page-ireland-sheet-chart-about = Ein Punkt öffnet den Stand jenes Moments; Pfeiltasten gehen durch die Runden.
page-ireland-sheet-phase-mark = Phase { $phase }
page-ireland-sheet-train = Lok
page-ireland-sheet-bought = Von der Bank gekauft
page-ireland-facts-stack = Stapel mit fünf Aktien, oberste zuerst
page-ireland-facts-runs = läuft
page-ireland-facts-waits = wartet
page-ireland-facts-aside = mit DK
page-ireland-facts-removed = Bei der Verteilung aussortiert
page-ireland-facts-phases = Phasen
page-ireland-facts-begins = Beginnt
page-ireland-facts-start = Beginn
page-ireland-facts-limit = Limit 5 / 10
page-ireland-facts-changes = Was sich ändert
page-ireland-facts-colour = { $colour ->
    [yellow] gelb
    [green] + grün
    [brown] + braun
   *[grey] + grau
}
page-ireland-facts-right-start-five = nur Gesellschaften mit fünf Aktien
page-ireland-facts-right-mergers = Fusionen
page-ireland-facts-right-sell-privates = Gesellschaften kaufen Privatbahnen
page-ireland-facts-right-launch-ten = Gründung mit zehn Aktien
page-ireland-facts-right-trade-in = Inzahlunggabe
page-ireland-facts-lost-start-five = der Stapel entfällt
page-ireland-facts-lost-sell-privates = Privatbahnen schließen
page-ireland-facts-lost-mergers = keine Fusionen
page-ireland-facts-lost-launch-ten = keine Gründungen
page-ireland-facts-lost-trade-in = keine Inzahlunggabe
page-ireland-facts-ends = Das Spiel endet
page-ireland-facts-end-bank = Bank gesprengt: nach beiden Betriebsrunden
page-ireland-facts-end-market = Kurs 260: nach jener Runde
page-ireland-facts-end-bankrupt = Alle bis auf einen bankrott: sofort
page-ireland-facts-left = noch { $amount }
page-ireland-facts-broken = gesprengt
page-ireland-facts-moves = { $moves ->
    [one] { $company }, noch 1 Schritt
   *[other] { $company }, noch { $moves } Schritte
}
page-ireland-facts-solvent = { $count } von { $of }
page-ireland-facts-tiles = Übrige Gleisteile
page-ireland-facts-to-tiles = Was wird woraus
page-ireland-facts-sum = { $colour ->
    [yellow] gelb: { $sum }
    [green] grün: { $sum }
    [brown] braun: { $sum }
   *[grey] grau: { $sum }
}
page-ireland-facts-tiles-gone = verbraucht: { $list }
page-ireland-end-result = Ergebnis
page-ireland-end-bars = Bargeld, dann Aktien zum letzten Kurs
page-ireland-end-won = { $names } gewinnt mit { $amount }.
page-ireland-end-shared = { $names } teilen sich den Sieg mit je { $amount }.
page-ireland-end-why-bank = Die Bank ist gesprengt; die Betriebsrunden wurden zu Ende gespielt ({ $round }).
page-ireland-end-why-market = Ein Kurs erreichte 260 in { $round }; diese Runde wurde zu Ende gespielt.
page-ireland-end-why-bankrupt = Alle bis auf eine Person gingen bankrott ({ $round }).
page-ireland-end-why-nothing = Nach { $round } konnte nichts mehr geschehen.
page-ireland-end-at = { $company } zu { $price }
page-ireland-end-dearest = Teuerste Gesellschaft
page-ireland-end-length = Länge
page-ireland-end-stock = { $count ->
    [one] 1 Aktienrunde
   *[other] { $count } Aktienrunden
}
page-ireland-end-operating = { $count ->
    [one] 1 Betriebsrunde
   *[other] { $count } Betriebsrunden
}
page-ireland-end-mergers = Fusionen
page-ireland-end-last-merger = zuletzt: { $companies } → { $company }
page-ireland-end-watch = Von Anfang an ansehen
