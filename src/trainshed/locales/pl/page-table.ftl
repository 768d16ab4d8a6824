# Miejsca, linki i widzowie.
page-release-sure = Odtąd { $name } może tylko oglądać. Pojawi się tu nowy link do miejsca, a stary przestanie działać.
page-programs-end = Zakończ programy
page-programs-ended = Programy gracza { $name }, jeśli jakieś były, zakończono.
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
page-rivals-alone = Nikt inny nie skończył jeszcze tej mapy. Wyniki pojawią się tutaj i będzie można je porównać karta po karcie.
page-rivals-about = Wybierz wynik: jego linie pojawią się pod twoimi, suwakiem karta po karcie.
page-rivals-play = Odtwórz
page-rivals-pause = Wstrzymaj
page-rivals-off = Bez porównania
page-rivals-laid = na mapie
page-rivals-whole = Wszystkie wyniki ({ $count })
page-rivals-less = Tylko najlepsze
page-rivals-legend = Pod spodem: { $name }
page-rivals-line-text = { $name }:
page-rivals-difference = Różnica
page-problem-daily-first = Ta mapa zdradza karty dnia. Najpierw skończ swoją mapę dnia.

# What keeps a table safe and fair.
page-known-deck-short = Znane karty
page-known-deck = Ten stół powstał z ustalonymi z góry kartami lub z pliku: kto go założył, może wiedzieć, co jest jeszcze ukryte.
page-chat-earlier = Wcześniejsze wiadomości
page-daily-trust = Na zaufanie: jedna próba w każdej przeglądarce.
page-problem-storage = Serwer nie może teraz niczego zapisać. Spróbuj później.
page-problem-damaged-table = Ta gra jest uszkodzona i nie można jej otworzyć.
page-problem-too-many-undos = Przy tym stole nie można już niczego cofnąć.
page-problem-chat-full = Przy tym stole nie ma już miejsca na wiadomości.
