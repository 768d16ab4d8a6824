# Strona główna.
page-home-new = Pierwszy raz? Zacznij tutaj
page-home-lesson = Poznaj 18xx w 20 minut
page-home-lesson-about = Prawdziwa partia z przyjaznym botem. Przewodnik wyjaśnia każdą rzecz wtedy, gdy pierwszy raz się liczy: kładzenie torów, przejazdy, moment zakupu.
page-home-lesson-start = Zacznij lekcję
page-home-lesson-on = Wróć do lekcji
page-home-lesson-step = Dalej od kroku { $step }
page-home-lesson-again = Lekcja ukończona · jeszcze raz
page-home-lesson-steps = 16 krótkich kroków
page-home-lesson-soon = Lekcja nie jest jeszcze dostępna.
page-home-know = Znam już 18xx
page-home-all = wszystkie { $count }
page-home-over = koniec
page-home-over-with = koniec, { $totals }
page-home-play = Graj
page-home-alone = Solo
page-home-bot = Bot
page-home-bots = Z botami
page-home-friends = Znajomi…
page-home-title-london = Next Station: London
page-home-title-cz_first = 18CZ: Twoja pierwsza gra
page-home-title-lilliput = 18Lilliput
page-home-title-ireland = 18Ireland
page-home-time-london = 25 min
page-home-time-cz_first = 60 min
page-home-time-lilliput = 75 min
page-home-time-ireland = 4 godz.
page-home-weight-london = lekka
page-home-weight-cz_first = łagodne 18xx
page-home-weight-lilliput = średnia
page-home-weight-ireland = pełne 18xx
page-home-about-london = Odkryj kartę, narysuj linię metra. Wszyscy naraz.
page-home-about-cz_first = Każdy prowadzi jedną spółkę. Tory, pociągi i wyczucie chwili, bez akcji.
page-home-about-lilliput = Karty działań, rosnąca mapa i akcje, w ośmiu rundach.
page-home-about-ireland = Giełda, połączenia i wąski tor. Na cały wieczór.
page-home-daily-game = Londyn
page-home-or-saved = Albo otwórz zapisaną grę:
page-home-name-about = Widoczne przy twoich stołach. Konto niepotrzebne.
page-home-daily-about = Dziś te same karty dla wszystkich. { $count ->
    [0] Nikt jeszcze nie grał.
    [one] Zagrała jedna osoba.
    [few] Zagrały { $count } osoby.
   *[other] Zagrało { $count } osób.
  }
page-tiles = Kafelki
