# Parts of the page that track games share. $company is a company’s short name, $train the number on a train, amounts are
# money in the currency of the game.
page-rail-confirm = Wykonaj
page-rail-yes = tak
page-rail-no = nie
page-rail-none = żaden

# Karty.
page-rail-uses-cells = { $count ->
    [0] brak miejsca
    [one] 1 miejsce
    [few] { $count } miejsca
   *[other] { $count } miejsc
}
page-rail-uses-slots = { $count ->
    [0] brak wolnego miejsca
    [one] 1 wolne miejsce
    [few] { $count } wolne miejsca
   *[other] { $count } wolnych miejsc
}

# Co kończy krok.
page-rail-ends-pool = Bez pociągu { $company } na razie kończy.
page-rail-buy-nothing = Nic nie kupuj

# Na mapie.
page-rail-tap-cell = Dotknij zaznaczonego miejsca na mapie; kolejne dotknięcie obraca kafelek.
page-rail-tap-slot = Dotknij zaznaczonego wolnego miejsca na mapie.
page-rail-no-cell = Żadna z twoich spółek nie ma gdzie położyć takiego kafelka.
page-rail-no-slot = Żadna z twoich spółek nie może teraz postawić stacji.
page-rail-station-cost = stacja { $cost }
page-rail-cannot-pay = nie stać jej
page-rail-no-station-left = wszystkie stacje stoją

# Spółki, pociągi.
page-rail-treasury = Skarbiec
page-rail-run = Najlepszy przejazd
page-rail-price = Cena akcji
page-rail-added = dokładasz { $amount }
page-rail-buyer = Kupująca spółka
page-rail-bank = Bank
page-rail-pool = Pula
page-rail-pool-empty = Pula jest pusta.
page-rail-train = Pociąg { $train }
page-rail-trains-of = pociągi { $count }/{ $limit }:
page-rail-trains-own = Twoja druga spółka
page-rail-trains-others = Inni, przez ofertę
page-rail-buy-top = Kup pociąg { $train }
page-rail-buy-for = Kup za { $amount }
page-rail-offer-for = { $name }: zaoferuj { $amount }
page-rail-obsolete = przestarzały, zarabia połowę
page-rail-printed = na karcie
page-rail-chip-least = najmniej { $amount }
page-rail-chip-printed = na karcie { $amount }
page-rail-chip-all = wszystko { $amount }
page-rail-less = o { $amount } mniej
page-rail-more = o { $amount } więcej
page-rail-left-in-stack = w stosie { $count }
page-rail-phase = Pierwszy w swoim rodzaju:
page-rail-phase-colour = { $colour ->
    [yellow] żółte kafelki
    [green] zielone kafelki
   *[brown] brązowe kafelki
}
page-rail-phase-limit = 
    najwyżej { $limit ->
        [one] 1 pociąg
        [few] { $limit } pociągi
       *[other] { $limit } pociągów
    }
page-rail-phase-obsolete = przestarzałe pociągi { $trains }
page-rail-phase-rust = odpadają pociągi { $trains }
page-rail-phase-nothing = poza tym nic się nie zmienia
page-rail-discard-about = { $count ->
    [one] Jeden pociąg musi trafić do puli.
    [few] { $count } pociągi muszą trafić do puli, jeden po drugim.
   *[other] { $count } pociągów musi trafić do puli, jeden po drugim.
}

# Oferty.
page-rail-deal-about = { $name } składa ofertę w imieniu { $company }. Pociąg { $train } kosztuje na karcie { $amount }.
page-rail-deal-countered = { $name } żąda innej ceny. Pociąg { $train } kosztuje na karcie { $amount }.
page-rail-other-price = Inna cena
page-rail-ask-price = Zażądaj { $amount }
page-rail-bid-price = Zaoferuj { $amount }

# Udziały.
page-rail-flow = Najpierw sprzedaj, potem kup
page-rail-flow-sell = Sprzedaj dowolnie
page-rail-flow-buy = Kup jedną albo załóż
page-rail-certificates = certyfikaty { $count }/{ $limit }
page-rail-sell = Sprzedaj
page-rail-sell-count = Sprzedaj { $count }
page-rail-held = masz { $count }
page-rail-nothing-to-sell = Nie masz akcji na sprzedaż; certyfikatu prezesa się nie sprzedaje.
page-rail-cash-after = gotówka potem { $amount }
page-rail-buy = Kup jedną akcję
page-rail-bank-shares = bank { $count }
page-rail-earned = zarobiła { $amount }
page-rail-pool-then = Od razu z puli
page-rail-top-then = Pociąg { $train } za { $price }
page-rail-at-limit = limit osiągnięty

# Dywidendy.
page-rail-pay = Wypłać
page-rail-withhold = Zatrzymaj
page-rail-for-you = dla ciebie
page-rail-stays-in-bank = zostaje w banku

# Obok karty; Guliwer.
page-rail-key-enter = Wybierz miejsce; połóż lub potwierdź to, co wybrano
page-rail-key-escape = Porzuć wybór; pomiń jazdę pociągów

# Szuflady wokół mapy, zestawienie i koniec gry 18Lilliput.
page-rail-key-other = Inny kafelek na to miejsce
page-rail-key-map = Na mapę, do następnego możliwego miejsca
page-rail-key-next = Następne możliwe miejsce (z Shiftem poprzednie)

page-rail-market = Giełda
page-rail-companies = Spółki
page-rail-trains = Pociągi
page-rail-tiles = Kafelki
page-rail-sheet = Zestawienie

page-rail-round = Runda { $number } z { $of }
page-rail-limit = najwyżej { $limit ->
    [one] 1 pociąg
    [few] { $limit } pociągi
   *[other] { $limit } pociągów
}
page-rail-drawer-phase = Kafelki do { $colour ->
    [yellow] żółtych
    [green] zielonych
    [brown] brązowych
   *[grey] szarych
}; limit pociągów spółki: { $limit }
page-rail-order = Kolejność jazdy
page-rail-done = już jechała
page-rail-now = teraz jedzie
page-rail-none-yet = Jeszcze nic.

page-rail-marker = { $company } na { $price }
page-rail-drawer-pay = wypłata
page-rail-drawer-withhold = zatrzymanie
page-rail-sale = każda sprzedana akcja
page-rail-move-pay = { $company } wypłaca: potem { $price }
page-rail-move-withhold = { $company } zatrzymuje: potem { $price }
page-rail-move-sale = Sprzedana akcja { $company }: potem { $price }

page-rail-drawer-treasury = Skarbiec
page-rail-stations = Stacje
page-rail-next-station = potem { $cost }
page-rail-runs = Przejazd
page-rail-last-run = Ostatni przejazd
page-rail-best = Najlepszy przejazd teraz
page-rail-best-run = zarobi { $amount }
page-rail-per-share = Na akcję
page-rail-foundable = Do założenia
page-rail-no-trains = bez pociągu
page-rail-drawer-obsolete = przestarzały: zarabia połowę
page-rail-holds-director = prezes { $name } 50%
page-rail-holds = { $name } { $percent }%
page-rail-holds-bank = bank { $percent }%
page-rail-percent = { $percent }%

page-rail-range = { $range ->
    [one] 1 przystanek
    [few] { $range } przystanki
   *[other] { $range } przystanków
}
page-rail-times = × { $times }
page-rail-brings-colour = { $colour ->
    [yellow] żółte kafelki
    [green] zielone kafelki
    [brown] brązowe kafelki
   *[grey] szare kafelki
}
page-rail-brings-obsolete = pociągi { $train } starzeją się
page-rail-brings-rust = pociągi { $train } odpadają
page-rail-came = już obowiązuje
page-rail-loses = traci { $count ->
    [one] 1 pociąg
    [few] { $count } pociągi
   *[other] { $count } pociągów
}
page-rail-halves = { $count ->
    [one] 1 za połowę
    [few] { $count } za połowę
   *[other] { $count } za połowę
}
page-rail-over = { $count } ponad limit
page-rail-empty = pusta
page-rail-scrapped = Poza grą
page-rail-drawer-none = żadne

page-rail-tiles-of = { $colour ->
    [yellow] Żółte kafelki
    [green] Zielone kafelki
    [brown] Brązowe kafelki
    [grey] Szare kafelki
    [special] Kafelki postaci
   *[other] Inne kafelki
}
page-rail-tiles-later = jeszcze nie
page-rail-tile = { $tile }, zostało { $left }

page-rail-matrix = Majątek
page-rail-wealth = Majątek w rundach
page-rail-wealth-told = Majątek w rundach; ostatnie wartości: { $values }
page-rail-csv = Zapisz jako CSV
page-rail-player = Gracz
page-rail-drawer-certificates = certyfikatów
page-rail-cash = gotówki
page-rail-total = Razem
page-rail-part-cash = Gotówka
page-rail-part-shares = Akcje
page-rail-part-directors = Prezes
page-rail-holdings-of = Co ma { $name }
page-rail-own = Wróć do mojego
page-rail-everybody = Majątek wszystkich

page-rail-tally = Podliczenie
page-rail-place = miejsce { $place }
page-rail-winner = Wygrywa { $name }.
page-rail-shared = Wspólne zwycięstwo: { $names }.
page-rail-decided = { $name } ma o { $lead } więcej niż { $other }. Zdecydowało: { $part }, o { $by } więcej.

# Steps of companies that act one after the other.
page-rail-ends = Nic więcej? Wtedy { $company } przechodzi dalej.
page-rail-stops = Miasto na stację
page-rail-stop = Miasto { $number }
page-rail-run-best = Jedź za { $amount }
page-rail-run-nothing = Nie jedź
page-rail-key-digits = Wybierz odpowiedź; 1 kończy też krok
