# Miejsca, linki i widzowie.
page-release-sure = Odtąd { $name } może tylko oglądać. Pojawi się tu nowy link do miejsca, a stary przestanie działać.
page-unseated = Gospodarz zwolnił twoje miejsce dla kogoś innego.
page-watch-link = Link dla widzów
page-watchers = { $count ->
    [one] Ogląda jedna osoba
    [few] Oglądają { $count } osoby
   *[other] Ogląda { $count } osób
}
page-problem-seat-link = Ten link już nie działa. Poproś osobę, która cię zaprosiła, o nowy.

# Kto grał planszę dnia.
page-rivals = Wyniki dnia
page-rivals-count = { $count ->
    [one] jeden wynik
    [few] { $count } wyniki
   *[other] { $count } wyników
}
page-rivals-bot = Bot ({ $level })
page-rivals-you = Ty
page-rivals-alone = Nikt inny nie skończył jeszcze tej planszy. Wyniki pojawią się tutaj i będzie można je porównać karta po karcie.
page-rivals-about = Wybierz wynik: jego linie pojawią się pod twoimi, suwakiem karta po karcie.
page-rivals-play = Odtwórz
page-rivals-pause = Wstrzymaj
page-rivals-off = Bez porównania
page-rivals-laid = na planszy
page-rivals-whole = Wszystkie wyniki ({ $count })
page-rivals-less = Tylko najlepsze
page-rivals-legend = Pod spodem: { $name }
page-rivals-line-text = { $name }:
page-rivals-difference = Różnica
page-problem-daily-first = Ta plansza zdradza karty dnia. Najpierw skończ swoją planszę dnia.
