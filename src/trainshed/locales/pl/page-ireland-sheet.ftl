# 18Ireland: tabela, fakty, koniec.
page-ireland-figure-liquidity = Płynność
page-ireland-sheet-company = Spółka
page-ireland-sheet-own = Własne
page-ireland-sheet-stations = Stacje
page-ireland-sheet-no-stations = brak
page-ireland-sheet-no-company = Żadna spółka jeszcze nie działa.
page-ireland-sheet-sold = sprzedane w tej rundzie giełdowej
page-ireland-sheet-legend = ♛ prezes · ▾ sprzedane w tej rundzie
page-ireland-sheet-cash-about = bank { $bank } + gracze { $players } + spółki { $companies } = { $sum }
page-ireland-sheet-worth-about = gotówka + akcje po cenie + spółki prywatne po wartości
page-ireland-sheet-liquidity-about = gotówka + wszystko, co można by teraz sprzedać, każda spółka osobno
page-ireland-sheet-certificates-about = na żółtych polach się nie liczą
page-ireland-sheet-priority-about = od karty priorytetu
page-ireland-sheet-revenue = Dochód każdej rundy operacyjnej
page-ireland-sheet-revenue-about = (nawiasy) zatrzymane · 0 bez przejazdu · wiersz otwiera ówczesny stan gry, liczba przejazd
page-ireland-sheet-round = Runda
page-ireland-sheet-phase = Faza
page-ireland-sheet-sum = Suma
page-ireland-sheet-now = teraz
page-ireland-sheet-so-far = dotąd
page-ireland-sheet-first = pierwszy { $train }
page-ireland-sheet-open = { $round }, faza { $phase }: otwórz ówczesny stan gry
page-ireland-sheet-told-paid = { $company }, { $round }, { $amount } wypłacone
page-ireland-sheet-told-withheld = { $company }, { $round }, { $amount } zatrzymane
page-ireland-sheet-told-none = { $company }, { $round }, { $amount }: bez przejazdu
page-ireland-sheet-run = { $company }: przejazd za { $amount }
page-ireland-sheet-charts = Wykresy
page-ireland-sheet-chart-result = Wynik
page-ireland-sheet-chart-table = Tabela
page-ireland-sheet-chart-players = Gracze
page-ireland-sheet-chart-companies = Spółki
page-ireland-sheet-chart-revenue = Dochody
page-ireland-sheet-chart-facts = Fakty
page-ireland-sheet-chart-worth = Majątek
page-ireland-sheet-chart-cash = Gotówka
page-ireland-sheet-chart-income = Dochód na rundę
page-ireland-sheet-chart-prices = Ceny akcji
page-ireland-sheet-chart-trains = Pociągi
page-ireland-sheet-chart-about = Naciśnij punkt, by otworzyć stan gry z tej chwili; strzałki przechodzą przez rundy.
page-ireland-sheet-phase-mark = faza { $phase }
page-ireland-sheet-train = Pociąg
page-ireland-sheet-bought = Kupione z banku
page-ireland-facts-stack = Stos spółek 5-akcyjnych, od góry
page-ireland-facts-runs = działa
page-ireland-facts-waits = czeka
page-ireland-facts-aside = z DK
page-ireland-facts-removed = Usunięte przy rozdaniu
page-ireland-facts-phases = Fazy
page-ireland-facts-begins = Zaczyna się
page-ireland-facts-start = początek
page-ireland-facts-limit = Limit 5 / 10
page-ireland-facts-changes = Co się zmienia
page-ireland-facts-colour = { $colour ->
    [yellow] żółte
    [green] + zielone
    [brown] + brązowe
   *[grey] + szare
}
page-ireland-facts-right-start-five = tylko spółki 5-akcyjne
page-ireland-facts-right-mergers = połączenia
page-ireland-facts-right-sell-privates = spółki kupują prywatne
page-ireland-facts-right-launch-ten = uruchamianie 10-akcyjnych
page-ireland-facts-right-trade-in = wymiana na nowszy
page-ireland-facts-lost-start-five = stos znika
page-ireland-facts-lost-sell-privates = spółki prywatne są zamykane
page-ireland-facts-lost-mergers = bez połączeń
page-ireland-facts-lost-launch-ten = bez uruchamiania
page-ireland-facts-lost-trade-in = bez wymiany
page-ireland-facts-ends = Gra się kończy
page-ireland-facts-end-bank = Skończył się bank: po parze rund
page-ireland-facts-end-market = Akcja na 260: po tej rundzie
page-ireland-facts-end-bankrupt = Wszyscy oprócz jednego bankrutami: od razu
page-ireland-facts-left = zostało { $amount }
page-ireland-facts-broken = skończył się
page-ireland-facts-moves = { $moves ->
    [one] { $company }, jeszcze 1 ruch
    [few] { $company }, jeszcze { $moves } ruchy
   *[other] { $company }, jeszcze { $moves } ruchów
}
page-ireland-facts-solvent = { $count } z { $of }
page-ireland-facts-tiles = Pozostałe kafelki
page-ireland-facts-to-tiles = Co w co przechodzi
page-ireland-facts-sum = { $colour ->
    [yellow] żółte: { $sum }
    [green] zielone: { $sum }
    [brown] brązowe: { $sum }
   *[grey] szare: { $sum }
}
page-ireland-facts-tiles-gone = wyczerpane: { $list }
page-ireland-end-result = Wynik
page-ireland-end-bars = gotówka, potem akcje po ostatniej cenie
page-ireland-end-won = { $names } wygrywa, majątek { $amount }.
page-ireland-end-shared = { $names } dzielą się zwycięstwem, każdy { $amount }.
page-ireland-end-why-bank = Skończył się bank; rundy operacyjne rozegrano do końca ({ $round }).
page-ireland-end-why-market = Akcja osiągnęła 260 w { $round }; tę rundę rozegrano do końca.
page-ireland-end-why-bankrupt = Wszyscy gracze oprócz jednego zbankrutowali ({ $round }).
page-ireland-end-why-nothing = Po { $round } nic już nie mogło się wydarzyć.
page-ireland-end-at = { $company } po { $price }
page-ireland-end-dearest = Najdroższa spółka
page-ireland-end-length = Długość
page-ireland-end-stock = { $count ->
    [one] 1 runda giełdowa
    [few] { $count } rundy giełdowe
   *[other] { $count } rund giełdowych
}
page-ireland-end-operating = { $count ->
    [one] 1 runda operacyjna
    [few] { $count } rundy operacyjne
   *[other] { $count } rund operacyjnych
}
page-ireland-end-mergers = Połączenia
page-ireland-end-last-merger = ostatnie: { $companies } → { $company }
page-ireland-end-watch = Obejrzyj od początku
