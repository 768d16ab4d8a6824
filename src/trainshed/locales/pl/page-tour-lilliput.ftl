# Wprowadzenie do pierwszej rundy 18Lilliput: najwyżej 35 słów na kartę.
page-tour-lilliput-goal-title = Co daje zwycięstwo
page-tour-lilliput-goal-what = { $rival ->
    [gulliver] Wygrywasz, jeśli na końcu, po rundzie { $rounds }, masz więcej niż Guliwer
   *[players] Wygrywa, kto na końcu, po rundzie { $rounds }, jest najbogatszy
}. Liczą się twoja gotówka i akcje po ich cenie. Skarbiec spółki nie liczy się nikomu: niech spółki ci wypłacają.
page-tour-lilliput-company-title = Spółka
page-tour-lilliput-company-what = Spółka buduje tory, wysyła pociągi i zarabia. Kto ją bierze, zostaje jej prezesem z połową akcji: połowa każdej wypłaty jest twoja. Każda ma własną zaletę.
page-tour-lilliput-character-title = Postać
page-tour-lilliput-character-what = Postać zostaje z tobą przez całą grę i pomaga wszystkim twoim spółkom. Daje też kafelki, które możesz położyć tylko ty. Wybierz, czego chcesz: torów, stacji, pociągów czy pieniędzy.
page-tour-lilliput-home-title = Pierwszy kafelek
page-tour-lilliput-home-what = Pierwszy kafelek łączy się z Mildendo, dokąd chcą jechać wszystkie pociągi. { $touch ->
    [yes] Dotknij zaznaczonego pola; kolejne dotknięcie obraca kafelek
   *[no] Kliknij zaznaczone pole; kolejne kliknięcie lub R obraca kafelek
}. Od wolnego boku zbudujesz dalsze tory.
page-tour-lilliput-cards-title = Dwie karty na rundę
page-tour-lilliput-cards-what = Dwa razy na rundę bierzesz kartę i używasz jednej jej połowy: tory, pociągi, akcje, stacja albo pieniądze. Wzięta karta przepada na tę rundę, więc najpierw to, co nie może czekać.
page-tour-lilliput-track-title = Kładzenie torów
page-tour-lilliput-track-what = Nowy tor przedłuża tory prowadzące do którejś z twoich stacji. Miasta i zwykły tor leżą na przemian jak pola szachownicy. Dotknięcie obraca kafelek; ▲ mówi, o ile więcej zarobią pociągi.
page-tour-lilliput-station-title = Stacje
page-tour-lilliput-station-what = Każda trasa potrzebuje jednej z twoich stacji. Do miasta, w którym wszystkie miejsca zajęli inni, pociąg wjedzie, ale nie przejedzie. Druga stacja kosztuje 40 £, trzecia 100 £.
page-tour-lilliput-trains-title = Pociągi
page-tour-lilliput-trains-what = Pociąg 2 odwiedza dwa miasta, pociąg 3 trzy i tak dalej. Na końcu rundy wszystkie pociągi jadą same najlepszymi trasami. Spółka bez pociągu nic nie zarabia.
page-tour-lilliput-shares-title = Akcje
page-tour-lilliput-shares-what = Najpierw możesz sprzedać, potem kupić jedną akcję 10% po jej cenie. Daje dziesiątą część każdej wypłaty i liczy się na końcu. Za pięciokrotność ceny założysz nową spółkę.
page-tour-lilliput-dividend-title = Wypłacić czy zatrzymać
page-tour-lilliput-dividend-what = Wypłata daje ci połowę, a każdej innej akcji dziesiątą część, i cena akcji rośnie. Zatrzymany dochód trafia do skarbca, na następny pociąg, a cena spada.
page-tour-lilliput-price-title = Cena akcji
page-tour-lilliput-price-what = Cena idzie w prawo, gdy spółka wypłaca, w lewo, gdy zatrzymuje dochód lub gdy ktoś sprzedaje jej akcje. Tyle są warte twoje akcje: stałe wypłaty bogacą podwójnie.
page-tour-lilliput-rust-title = Pociągi się starzeją
page-tour-lilliput-rust-what = Z pierwszym pociągiem 4 wszystkie pociągi 2 stają się przestarzałe i zarabiają połowę, z pierwszym pociągiem 5 odpadają z gry. Co rundę ze stosu schodzi jeden pociąg, nawet bez zakupu.
page-tour-lilliput-end-title = Koniec gry
page-tour-lilliput-end-what = Ostatnia jest runda { $rounds }. Dochód liczy się wtedy podwójnie i trzeba go wypłacić, a ceny rosną dwa razy. Miej do tego czasu najlepsze pociągi i zamień gotówkę na akcje.
