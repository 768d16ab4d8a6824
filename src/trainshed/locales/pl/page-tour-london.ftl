# The tour of the first round of Next Station: London. At most 35 words a card.
page-tour-london-start-title = Twoja pierwsza linia
page-tour-london-start-what = Twoja linia zaczyna się w { $station }, na stacji w twoim kolorze. Karta pokazuje { $symbol ->
    [circle] koło
    [square] kwadrat
    [triangle] trójkąt
    [pentagon] pięciokąt
   *[joker] dżokera: pasuje każda stacja
}. Wybierz jedną ze stacji w ramce.
page-tour-london-branch-title = Zwrotnica
page-tour-london-branch-what = Zwrotnica: tym razem możesz zacząć od dowolnej stacji swojej linii.
page-tour-london-joker-title = Dżoker
page-tour-london-joker-what = Dżoker pasuje do każdej stacji. Wybierz tę, która da najwięcej.
page-tour-london-grow-title = Dwa końce
page-tour-london-grow-what = Linia rośnie z obu końców: to podświetlone stacje. { $touch ->
    [yes] Dotknij stacji
   *[no] Wskaż stację
} w ramce, by zobaczyć, co przyniesie.
page-tour-london-score-title = Za co są punkty
page-tour-london-score-what = Linia daje dzielnice × stacje w najpełniejszej dzielnicy oraz 2 za każdą przeprawę przez Tamizę. Dotknij liczby w arkuszu, by zobaczyć, co liczy.
page-tour-london-underground-title = Jak kończy się runda
page-tour-london-underground-what = Ciemne karty są podziemne. Piąta kończy rundę, więc patrz na licznik obok karty.
page-tour-london-refuse-title = Dlaczego nie tam?
page-tour-london-refuse-what = Spróbuj innej stacji, a dowiesz się, dlaczego tam nie można.
page-tour-london-stuck-title = Nic nie pasuje
page-tour-london-stuck-what = Żadna stacja nie pasuje. Pasując, tracisz tylko tę okazję.
page-tour-london-wait-title = Czekanie
page-tour-london-wait-what = Gotowe. Gdy skończą wszyscy, odkryje się następna karta.
page-tour-london-round-title = Nowy kolor
page-tour-london-round-what = Nowa runda, nowy kolor: { $colour ->
    [purple] fioletowy
    [blue] niebieski
    [red] czerwony
   *[green] zielony
}. Stacje wspólne z wcześniejszymi liniami stają się przesiadkowe; linie nie mogą się krzyżować.
