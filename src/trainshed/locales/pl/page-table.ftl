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
page-field = Wyniki dnia
page-field-count = { $count ->
    [one] jeden wynik
    [few] { $count } wyniki
   *[other] { $count } wyników
}
page-field-bot = Bot ({ $level })
page-field-you = Ty
page-field-alone = Nikt inny nie skończył jeszcze tej planszy. Wyniki pojawią się tutaj i będzie można je porównać karta po karcie.
page-field-about = Wybierz wynik: jego linie pojawią się pod twoimi, suwakiem karta po karcie.
page-field-play = Odtwórz
page-field-pause = Wstrzymaj
page-field-off = Bez porównania
page-field-laid = na planszy
page-field-whole = Wszystkie wyniki ({ $count })
page-field-less = Tylko najlepsze
page-field-legend = Pod spodem: { $name }
page-field-line-text = { $name }:
page-field-difference = Różnica
page-problem-daily-first = Ta plansza zdradza karty dnia. Najpierw skończ swoją planszę dnia.
