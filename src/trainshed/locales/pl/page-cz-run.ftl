# 18CZ: Twoja pierwsza gra. Przejazdy, kupowanie i oddawanie pociągów; ostatnia runda i koniec; zestawienie.
page-cz-at-limit = limit { $limit }
page-cz-short = brakuje { $amount }
page-cz-preview = Podgląd: twój przejazd w następnej rundzie z pociągiem { $train }, { $amount }
page-cz-buy = Kup pociąg { $train } za { $amount }
page-cz-buy-trouble = Pociąg { $train }: { $trouble }
page-cz-end-without = Zakończ bez niego
page-cz-end-turn = Zakończ turę
page-cz-nobody-next = Jeśli go zostawisz: nikogo innego nie będzie na niego stać w następnej turze.
page-cz-nothing-on-sale = Żaden pociąg nie jest na sprzedaż.
page-cz-pool-stays = Pociąg z puli nie zaczyna fazy. Jeśli go zostawisz, inni mogą go tam kupić.
page-cz-discard = Masz pociągów: { $have }, limit to { $limit }. { $count ->
    [one] Oddaj jeden pociąg.
    [few] Oddaj { $count } pociągi, jeden po drugim.
    [many] Oddaj { $count } pociągów, jeden po drugim.
   *[other] Oddaj { $count } pociągu.
}
page-cz-give-up = Oddaj pociąg { $train }
page-cz-then-run = Najlepszy przejazd potem:
page-cz-keeps-most = Tak zostaje najlepszy przejazd.
page-cz-to-pool = Trafi do puli; każdy może go tam kupić za { $amount }.
page-cz-collect = Pobierz { $amount }
page-cz-draw-own = Narysuj własny
page-cz-hand-close = Wróć do najlepszego
page-cz-below-best = O { $less } mniej niż najlepszy przejazd za { $best }.
page-cz-is-best = Więcej nie da się zarobić.
page-cz-last = Ostatnia runda.
page-cz-last-ten = Gra kończy się po rundzie { $rounds }.
page-cz-last-broke = { $company } ({ $name }) nie ma pociągu, a { $cash } na żaden nie wystarczy: najtańszy kosztuje { $price }. Gra kończy się po tej rundzie.
page-cz-last-none = { $company } ({ $name }) nie ma pociągu, ma { $cash }, ale żaden pociąg nie jest na sprzedaż. Gra kończy się po tej rundzie.
page-cz-why-ten = 
    Gra skończyła się po { $rounds ->
        [one] 1 rundzie
       *[other] { $rounds } rundach
    }.
page-cz-why-broke = Gra skończyła się wcześniej, z rundą { $round }: { $company } ({ $name }) nie miała pociągu, a { $cash } na żaden nie wystarczyło; najtańszy kosztował { $price }.
page-cz-why-none = Gra skończyła się wcześniej, z rundą { $round }: { $company } ({ $name }) nie miała pociągu, miała { $cash }, a żaden pociąg nie był na sprzedaż.
page-cz-winner = Wygrywa { $name }: { $cash }, o { $lead } więcej niż { $other }.
page-cz-shared = Zwycięstwo dzielą { $names }: każdy ma { $cash }.
page-cz-fact-train = Pociągi { $train }: { $list }.
page-cz-fact-no-train = Nikt nie kupił pociągu { $train }.
page-cz-fact-buyer = { $name } w rundzie { $round }
page-cz-fact-best = Najlepszy przejazd: { $amount }, { $name } ({ $company }), runda { $round }.
page-cz-with-friends = Zagraj z innymi
page-cz-look-through = Przejrzyj grę
page-cz-company = Spółka
page-cz-cash = Gotówka
page-cz-place = Miejsce
page-cz-last-run = Ostatni przejazd
page-cz-run-now = Przejazd teraz
page-cz-earned = Zarobiono razem
page-cz-chart-cash = Gotówka według rund
page-cz-chart-income = Dochód według rund
page-cz-round-short = Runda
