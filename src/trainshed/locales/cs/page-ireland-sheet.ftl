# 18Ireland: tabulka, přehled, konec.
page-ireland-figure-liquidity = Likvidita
page-ireland-sheet-company = Společnost
page-ireland-sheet-own = Vlastní
page-ireland-sheet-stations = Stanice
page-ireland-sheet-no-stations = žádná
page-ireland-sheet-no-company = Žádná společnost ještě není založená.
page-ireland-sheet-sold = prodáno v tomto burzovním kole
page-ireland-sheet-legend = ♛ ředitel · ▾ prodáno v tomto kole
page-ireland-sheet-cash-about = bank { $bank } + hráči { $players } + společnosti { $companies } = { $sum }
page-ireland-sheet-worth-about = hotovost + akcie za cenu + soukromé dráhy v hodnotě
page-ireland-sheet-liquidity-about = hotovost + vše, co by šlo teď prodat, každá společnost zvlášť
page-ireland-sheet-certificates-about = na žlutých polích se nepočítají
page-ireland-sheet-priority-about = od karty priority
page-ireland-sheet-revenue = Příjmy všech provozních kol
page-ireland-sheet-revenue-about = (závorky) ponecháno · 0 bez jízdy · řádek otevře tehdejší stav hry, číslo jízdu
page-ireland-sheet-round = Kolo
page-ireland-sheet-phase = Fáze
page-ireland-sheet-sum = Součet
page-ireland-sheet-now = teď
page-ireland-sheet-so-far = zatím
page-ireland-sheet-first = první { $train }
page-ireland-sheet-open = { $round }, fáze { $phase }: otevřít tehdejší stav hry
page-ireland-sheet-told-paid = { $company }, { $round }, { $amount } vyplaceno
page-ireland-sheet-told-withheld = { $company }, { $round }, { $amount } ponecháno
page-ireland-sheet-told-none = { $company }, { $round }, { $amount }: bez jízdy
page-ireland-sheet-run = { $company }: jízda za { $amount }
page-ireland-sheet-charts = Grafy
page-ireland-sheet-chart-result = Výsledek
page-ireland-sheet-chart-table = Tabulka
page-ireland-sheet-chart-players = Hráči
page-ireland-sheet-chart-companies = Společnosti
page-ireland-sheet-chart-revenue = Příjmy
page-ireland-sheet-chart-facts = Přehled
page-ireland-sheet-chart-worth = Jmění
page-ireland-sheet-chart-cash = Hotovost
page-ireland-sheet-chart-income = Příjem za kolo
page-ireland-sheet-chart-prices = Ceny akcií
page-ireland-sheet-chart-trains = Vlaky
page-ireland-sheet-chart-about = Stiskem bodu se otevře stav hry v té chvíli; šipky procházejí kola.
page-ireland-sheet-phase-mark = fáze { $phase }
page-ireland-sheet-train = Vlak
page-ireland-sheet-bought = Koupeno z banku
page-ireland-facts-stack = Sloupek pětiakciových, shora dolů
page-ireland-facts-runs = běží
page-ireland-facts-waits = čeká
page-ireland-facts-aside = s DK
page-ireland-facts-removed = Vyřazeno při rozdání
page-ireland-facts-phases = Fáze
page-ireland-facts-begins = Začíná
page-ireland-facts-start = začátek
page-ireland-facts-limit = Limit 5 / 10
page-ireland-facts-changes = Co se mění
page-ireland-facts-colour = { $colour ->
    [yellow] žluté
    [green] + zelené
    [brown] + hnědé
   *[grey] + šedé
}
page-ireland-facts-right-start-five = jen pětiakciové společnosti
page-ireland-facts-right-mergers = fúze
page-ireland-facts-right-sell-privates = společnosti kupují soukromé dráhy
page-ireland-facts-right-launch-ten = zakládání desetiakciových
page-ireland-facts-right-trade-in = výměna na protiúčet
page-ireland-facts-lost-start-five = sloupek se ruší
page-ireland-facts-lost-sell-privates = soukromé dráhy zanikají
page-ireland-facts-lost-mergers = bez fúzí
page-ireland-facts-lost-launch-ten = bez zakládání
page-ireland-facts-lost-trade-in = bez výměny
page-ireland-facts-ends = Hra končí
page-ireland-facts-end-bank = Bank na dně: po sadě kol
page-ireland-facts-end-market = Akcie na 260: po tom kole
page-ireland-facts-end-bankrupt = Všichni kromě jednoho v bankrotu: hned
page-ireland-facts-left = zbývá { $amount }
page-ireland-facts-broken = na dně
page-ireland-facts-moves = { $moves ->
    [one] { $company }, zbývá 1 posun
    [few] { $company }, zbývají { $moves } posuny
   *[other] { $company }, zbývá { $moves } posunů
}
page-ireland-facts-solvent = { $count } z { $of }
page-ireland-facts-tiles = Zbylé dílky
page-ireland-facts-to-tiles = Co se mění v co
page-ireland-facts-sum = { $colour ->
    [yellow] žluté: { $sum }
    [green] zelené: { $sum }
    [brown] hnědé: { $sum }
   *[grey] šedé: { $sum }
}
page-ireland-facts-tiles-gone = vyčerpáno: { $list }
page-ireland-end-result = Výsledek
page-ireland-end-bars = hotovost, pak akcie za poslední cenu
page-ireland-end-won = { $names } vítězí, jmění { $amount }.
page-ireland-end-shared = { $names } se dělí o vítězství, každý { $amount }.
page-ireland-end-why-bank = Bank je na dně; sada provozních kol se dohrála ({ $round }).
page-ireland-end-why-market = Akcie dosáhla 260 v kole { $round }; to se dohrálo.
page-ireland-end-why-bankrupt = Všichni hráči kromě jednoho zbankrotovali ({ $round }).
page-ireland-end-why-nothing = Po kole { $round } se už nic stát nemohlo.
page-ireland-end-at = { $company } za { $price }
page-ireland-end-dearest = Nejdražší společnost
page-ireland-end-length = Délka
page-ireland-end-stock = { $count ->
    [one] 1 burzovní kolo
    [few] { $count } burzovní kola
   *[other] { $count } burzovních kol
}
page-ireland-end-operating = { $count ->
    [one] 1 provozní kolo
    [few] { $count } provozní kola
   *[other] { $count } provozních kol
}
page-ireland-end-mergers = Fúze
page-ireland-end-last-merger = poslední: { $companies } → { $company }
page-ireland-end-watch = Přehrát od začátku
