# Wprowadzenie do pierwszej rundy 18Ireland: najwyżej 35 słów na kartę.
page-tour-ireland-goal-title = Co daje zwycięstwo
page-tour-ireland-goal-what = Wygrywa, kto na końcu jest najbogatszy: gotówka, akcje po ich cenie i spółki prywatne po wartości. Skarbiec spółki nie należy do nikogo, więc spółki muszą ci wypłacać.
page-tour-ireland-privates-title = Po co spółki prywatne
page-tour-ireland-privates-what = Spółka prywatna płaci właścicielowi na początku każdej rundy operacyjnej. Od fazy 4 spółka może ją od ciebie kupić, nawet za podwójną wartość, i użyć jej mocy.
page-tour-ireland-bids-title = Zakup i oferty
page-tour-ireland-bids-what = Kup najtańszą po jej cenie albo licytuj droższą, co najmniej 5 £ więcej. Pieniądze z oferty są zablokowane, aż ta spółka będzie najtańsza; wtedy licytują tylko zainteresowani.
page-tour-ireland-stock-title = Runda giełdowa
page-tour-ireland-stock-what = W swojej turze kupujesz jedną akcję, otwierasz licytację następnej spółki albo pasujesz. Od drugiej rundy giełdowej możesz przedtem sprzedać. Runda kończy się, gdy wszyscy kolejno spasują.
page-tour-ireland-company-title = Spółka
page-tour-ireland-company-what = Kto wygra licytację, wpłaca ofertę do skarbca spółki i zostaje jej prezesem z 40% akcji. Cena akcji zaczyna się najwyżej od połowy oferty. Ze skarbca płaci się za tory i pociągi.
page-tour-ireland-steps-title = Tura spółki
page-tour-ireland-steps-what = Zaczyna spółka z najdroższą akcją. Tura ma sześć kroków: akcja, tory, stacja, przejazd, wypłata, pociąg. Krok bez wyboru jest pomijany. Nowy pociąg jedzie od następnej tury.
page-tour-ireland-issue-title = Emisja akcji
page-tour-ireland-issue-what = Spółka może sprzedać jedną akcję ze skarbca do puli: od razu dostaje pieniądze, ale cena spada o wiersz, a akcję może kupić każdy. Pójście dalej nic nie kosztuje.
page-tour-ireland-track-title = Kładzenie torów
page-tour-ireland-track-what = Połóż jeden kafelek, a za 20 £ drugi żółty. Tory muszą łączyć się z twoją stacją; teren kosztuje dodatkowo. { $touch ->
    [yes] Dotknij zaznaczonego pola; kolejne dotknięcie obraca kafelek
   *[no] Kliknij zaznaczone pole; kolejne kliknięcie lub R obraca kafelek
}.
page-tour-ireland-gauge-title = Dwa rodzaje toru
page-tour-ireland-gauge-what = Pociągi jeżdżą tylko po szerokim torze. Wąski nie płaci za teren: każde miasteczko leżące tylko na nim dodaje swą wartość do przystanku, gdzie łączy się z trasą. Cudze stacje go nie blokują.
page-tour-ireland-station-title = Stacje
page-tour-ireland-station-what = Trasa potrzebuje stacji spółki. Spółka 5-akcyjna ma tylko macierzystą, 10-akcyjna może postawić dwie kolejne. W mieście pełnym cudzych stacji twoja trasa się kończy i dalej nie zbudujesz.
page-tour-ireland-run-title = Przejazd
page-tour-ireland-run-what = 2H przekracza najwyżej dwie granice pól, 4H cztery. Liczą się wszystkie miasta i miasteczka po drodze, a w jednym musi być twoja stacja. Pociągi jednej spółki nie dzielą toru.
page-tour-ireland-dividend-title = Wypłacić czy zatrzymać
page-tour-ireland-dividend-what = Jeśli cała wypłata sięga ceny akcji, cena idzie w prawo; w spółce 5-akcyjnej przy podwójnej cenie o dwa pola. Zatrzymany dochód zasila skarbiec na pociągi, ale cena idzie w lewo.
page-tour-ireland-trains-title = Pociągi
page-tour-ireland-trains-what = Bez pociągu spółka nic nie zarabia, a na końcu tury musi go mieć. Jeśli skarbca nie stać na żaden, dopłaca prezes, choćby miał sprzedać akcje.
page-tour-ireland-rust-title = Pociągi się starzeją
page-tour-ireland-rust-what = Pierwszy 6H zabiera wszystkim ich 2H: odwrócone leżą w puli jako 1H′. Pierwszy 8H robi to samo z 4H, a 1H′ odpadają z gry. Oszczędzaj na następny pociąg.
page-tour-ireland-end-title = Jak kończy się gra
page-tour-ireland-end-what = Gdy cena akcji sięgnie { $top }, ta runda operacyjna jest ostatnia. Gdy skończy się bank, dogrywa się parę rund operacyjnych. Albo zostaje jeden gracz, który nie jest bankrutem.
page-tour-ireland-merger-title = Połączenia
page-tour-ireland-merger-what = Od fazy 4, po dwóch rundach operacyjnych, dwie lub trzy spółki 5-akcyjne połączone torami mogą stać się jedną 10-akcyjną. Każda akcja to głos, a z 20% robi się 10%.
