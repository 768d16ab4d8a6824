# Szuflady wokół mapy, zestawienie i koniec gry 18Lilliput.
page-turn = Tura
page-drawers = Szuflady pod mapą
page-drawer-pin = Zostaw otwarte: { $name }
page-drawer-unpin = Nie zostawiaj otwartego: { $name }
page-drawer-tall = Wyższa szuflada
page-drawer-low = Niższa szuflada
page-key-drawer = Otwórz lub zamknij: { $name }
page-drawers-key-other = Inny żeton na to miejsce
page-drawers-key-map = Na mapę, do następnego możliwego miejsca
page-drawers-key-next = Następne możliwe miejsce (z Shiftem poprzednie)

page-drawers-market = Giełda
page-drawers-companies = Spółki
page-drawers-trains = Pociągi
page-drawers-tiles = Żetony
page-drawers-sheet = Zestawienie

page-drawers-round = Runda { $number } z { $of }
page-drawers-draft = Przygotowanie
page-drawers-last-round = Dochody podwójne
page-drawers-first = Zaczyna { $name }
page-drawers-limit = najwyżej { $limit ->
    [one] 1 pociąg
    [few] { $limit } pociągi
   *[other] { $limit } pociągów
}
page-drawers-phase = Żetony do { $colour ->
    [yellow] żółtych
    [green] zielonych
   *[brown] brązowych
}; limit pociągów spółki: { $limit }
page-drawers-order = Kolejność jazdy
page-drawers-done = już jechała
page-drawers-now = teraz jedzie
page-drawers-none-yet = Jeszcze nic.

page-drawers-marker = { $company } na { $price }
page-drawers-pay = wypłata
page-drawers-withhold = zatrzymanie
page-drawers-sale = każdy sprzedany udział
page-drawers-move-pay = { $company } wypłaca: potem { $price }
page-drawers-move-withhold = { $company } zatrzymuje: potem { $price }
page-drawers-move-sale = Sprzedany udział { $company }: potem { $price }

page-drawers-price = Kurs
page-drawers-treasury = Kasa
page-drawers-stations = Stacje
page-drawers-next-station = potem { $cost } £
page-drawers-runs = Przejazd
page-drawers-last-run = Ostatni przejazd
page-drawers-best = Najlepszy przejazd teraz
page-drawers-best-run = zarobi { $amount }
page-drawers-per-share = Na udział
page-drawers-foundable = Do założenia
page-drawers-no-trains = bez pociągu
page-drawers-obsolete = przestarzały: zarabia połowę
page-drawers-holds-director = dyrektor { $name } 50 %
page-drawers-holds = { $name } { $percent } %
page-drawers-holds-bank = bank { $percent } %

page-drawers-range = { $range ->
    [one] 1 miasto
    [few] { $range } miasta
   *[other] { $range } miast
}
page-drawers-times = × { $times }
page-drawers-brings-colour = { $colour ->
    [yellow] żółte żetony
    [green] zielone żetony
   *[brown] brązowe żetony
}
page-drawers-brings-obsolete = pociągi { $train } starzeją się
page-drawers-brings-rust = pociągi { $train } wypadają
page-drawers-came = już obowiązuje
page-drawers-loses = traci { $count ->
    [one] 1 pociąg
    [few] { $count } pociągi
   *[other] { $count } pociągów
}
page-drawers-halves = { $count ->
    [one] 1 za połowę
    [few] { $count } za połowę
   *[other] { $count } za połowę
}
page-drawers-over = { $count } ponad limit
page-drawers-pool = Pula
page-drawers-empty = pusta
page-drawers-scrapped = Poza grą
page-drawers-none = żadne

page-drawers-tiles-of = { $colour ->
    [yellow] Żółte żetony
    [green] Zielone żetony
    [brown] Brązowe żetony
    [special] Żetony postaci
   *[other] Inne żetony
}
page-drawers-tiles-later = jeszcze nie
page-drawers-tile = { $tile }, zostało { $left }

page-drawers-matrix = Majątek
page-drawers-wealth = Majątek w rundach
page-drawers-wealth-told = Majątek w rundach; ostatnie wartości: { $values }
page-drawers-csv = Zapisz jako CSV
page-drawers-player = Gracz
page-drawers-certificates = udziałów
page-drawers-cash = gotówki
page-drawers-copies = { $count ->
    [one] karta kopii
    [few] karty kopii
   *[other] kart kopii
}
page-drawers-total = Razem
page-drawers-part-cash = Gotówka
page-drawers-part-shares = Udziały
page-drawers-part-directors = Dyrektorskie
page-drawers-part-copies = Kopie
page-drawers-spent = zużyty
page-drawers-own-tiles = { $count ->
    [one] 1 żeton postaci do położenia
    [few] { $count } żetony postaci do położenia
   *[other] { $count } żetonów postaci do położenia
}
page-drawers-holdings-of = Co ma { $name }
page-drawers-own = Wróć do mojego
page-drawers-everybody = Majątek wszystkich

page-drawers-tally = Podliczenie
page-drawers-place = miejsce { $place }
page-drawers-winner = Wygrywa { $name }.
page-drawers-shared = Wspólne zwycięstwo: { $names }.
page-drawers-solo-won = Masz więcej niż Guliwer: wygrywasz.
page-drawers-solo-lost = Guliwer ma więcej: tym razem wygrywa on.
page-drawers-solo-tie = Ty i Guliwer macie po tyle samo.
page-drawers-decided = { $name } ma o { $lead } £ więcej niż { $other }. Zdecydowało: { $part }, o { $by } £ więcej.
