# Przejazdy z wyjaśnieniem, trasy rysowane ręcznie, zakupy pociągów: wszystkie gry z torami.
page-run-town = Miasteczko { $cell }
page-run-proved = Udowodnione jako najlepsze: { $amount }.
page-run-proved-why = Sprawdzono wszystko inne; nic nie zarobi więcej.
page-run-unproved = Najlepsze znalezione: { $amount }.
page-run-unproved-why = Bez dowodu; nic nie zarobi więcej niż { $bound }.
page-run-searching = Trwa szukanie najlepszego przejazdu …
page-run-at-least = Trwa szukanie: co najmniej { $amount } …
page-run-trouble = Serwer nie odpowiedział. Spróbuj ponownie.
page-run-stops = przystanki: { $used } z { $limit }
page-run-stops-any = przystanki: { $used }, bez limitu
page-run-length = długość { $used } z { $limit }
page-run-length-any = długość { $used }, bez limitu
page-run-obsolete = przestarzały: zarabia połowę
page-run-station = własna stacja
page-run-free = nie liczy się jako przystanek
page-run-times = × { $times } = { $value },
page-run-half = połowa, zaokrąglona w dół do dziesiątek: { $value },
page-run-bonus = + premia { $value }
page-run-idle = { $why ->
    [no-route] nie jedzie: nie ma dla niego trasy.
    [track] nie jedzie: jego tor zarobi więcej z innymi pociągami.
   *[none] nie jedzie.
}
page-run-besides = Do tego { $amount } z kopalń.
page-run-sum = Suma
page-run-treasury = Skarbiec
page-run-how = Jak to udowodniono
page-run-how-bound = Żadne trasy nie zarobią więcej niż { $bound }. Kroki wyszukiwania: { $nodes }.
page-run-how-first = Pierwszy znaleziony przejazd zarabiał { $amount }; potem sprawdzano tylko to, co mogło zarobić więcej.
page-run-how-alone = Pociąg { $train } zarobi najwyżej { $amount }, nawet mając wszystkie tory dla siebie.
page-run-how-routes = { $count ->
    [one] Porównano 1 trasę za co najmniej { $amount }.
    [few] Porównano { $count } trasy za co najmniej { $amount }.
   *[other] Porównano { $count } tras za co najmniej { $amount }.
}
page-run-too-far = za daleko dla pociągu { $train }
page-run-others = Inne możliwości
page-run-others-point = wskaż którąś, aby ją zobaczyć
page-run-others-none = Nie ma innej możliwości.
page-run-others-incomplete = Szukanie przerwano: mogą być jeszcze inne.
page-run-other-idle = pociąg { $train } nie jedzie
page-run-other-dropped = żaden pociąg { $train } nie jedzie: { $stops }
page-run-other-runs = pociąg { $train }: { $stops }
page-run-other-without = pociąg { $train } bez: { $lost }
page-run-other-with = pociąg { $train } także: { $gained }
page-run-other-instead = pociąg { $train }: { $gained } zamiast { $lost }
page-run-other-besides = kopalnie { $amount }
page-run-hand-how = Naciśnij pierwszy przystanek, potem następny. Ostatni jeszcze raz: inny tor. Któryś wcześniejszy: trasa kończy się tam.
page-run-hand-no-stops = jeszcze bez przystanków
page-run-hand-locked = zablokowana
page-run-hand-way = tor { $number } z { $of }
page-run-hand-tools = Zmień trasę
page-run-hand-shorten = Usuń ostatni przystanek
page-run-hand-clear = Wyczyść
page-run-hand-lock = Zablokuj
page-run-hand-best = Najlepszy przejazd
page-run-hand-best-for = Najlepszy przejazd: { $amount }
page-run-stop = Przystanek: { $stop }
page-run-not-yet = { $company }: pociągi jeszcze nie jechały
page-run-ran = { $trains ->
    [0] { $company }: żaden pociąg nie jechał
    [one] { $company }: pociąg przejechał
    [few] { $company }: przejechały { $trains } pociągi
   *[other] { $company }: przejechało { $trains } pociągów
}
page-run-below = Trasy ręcznie: { $amount }, o { $less } mniej niż najlepszy przejazd za { $best }.

page-buy-first = Pierwszy pociąg { $train }
page-buy-next = Pociąg { $train }
page-buy-from = Pociąg { $train } od { $company }
page-buy-from-pool = Pociąg { $train } z puli
page-buy-stops = { $count ->
    [one] 1 przystanek
    [few] { $count } przystanki
   *[other] { $count } przystanków
}
page-buy-any-length = dowolnie daleko
page-buy-length = długość { $count }
page-buy-stays = zostaje do końca
page-buy-leaves-with = odpada z pierwszym pociągiem { $train }
page-buy-halves-with = od pierwszego pociągu { $train } zarabia połowę
page-buy-phase = Faza
page-buy-tiles-before = kafelki jak dotąd
page-buy-tiles = { $colour ->
    [yellow] żółte kafelki
    [green] teraz też zielone kafelki
    [brown] teraz też brązowe kafelki
   *[grey] teraz też szare kafelki
}
page-buy-trains-of = Pociągi { $train }
page-buy-old = Stare pociągi
page-buy-old-none = żadne
page-buy-old-stay = żaden nie odpada
page-buy-all-leave = wszystkie odpadają z gry
page-buy-earn-half = zarabiają połowę
page-buy-limit = Limit pociągów
page-buy-limit-fine = nikt go nie przekracza
page-buy-limit-over = { $count ->
    [one] { $name } odłoży jeden
    [few] { $name } odłoży { $count }
   *[other] { $name } odłoży { $count }
}
page-buy-everybody = Dla wszystkich
page-buy-trains-after = Pociągi potem
page-buy-treasury = Skarbiec
page-buy-next-run = Następny przejazd, te same tory
page-buy-train-leaves = odpada z gry
page-buy-train-new = nowy
page-buy-train-obsolete = starzeje się
page-buy-no-trains = żadne
page-buy-if-left = Jeśli go zostawisz: mając { $cash } i przejazd za { $run }, następny może go kupić { $name }.
page-buy-bank = Bank sprzedaje górny pociąg
page-buy-sold-out = wyprze{"\u00AD"}dane
page-buy-on-sale = w sprzedaży · zostało { $count }
page-buy-on-sale-many = w sprzedaży · bez limitu
page-buy-later = po pociągach { $train }
page-buy-pool = Pula
page-buy-pool-empty = pusta

page-rail-tiles-point = Wskaż lub naciśnij kafelek, aby zobaczyć, co może go zastąpić.
page-rail-tiles-becomes = Zmienia się w: { $tiles }.
page-rail-tiles-final = Nic go nie zastępuje.
page-rail-tiles-from = Zastępuje: { $tiles }.
