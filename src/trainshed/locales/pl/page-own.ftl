# Moje gry: wyniki, odłożone stoły, notatki.
page-own = Moje gry
page-own-empty = Nie ma jeszcze ukończonych gier
page-own-empty-about = Rozegraj grę do końca, a znajdziesz tu swoje najlepsze wyniki, rangę w grze solo i bilans z botami.
page-own-play = Wybierz grę
page-own-counts = Liczą się gry rozegrane tutaj od pierwszego ruchu do końca, na jednym własnym miejscu, z kartami rozdanymi przez serwer. Lekcje, kopie, wczytane pliki i gry zakończone przed czasem się nie liczą. Po usunięciu stołu wynik zostaje.
page-own-more = Starsze gry są jeszcze zliczane…
page-own-archive = Archiwum
page-own-games = { $count ->
    [one] { $count } ukończona gra
    [few] { $count } ukończone gry
   *[other] { $count } ukończonych gier
  }
page-own-rank = Moja najlepsza ranga solo
page-own-scale = Rangi od najwyższej
page-own-scale-london = Według wyniku w grze solo po odjęciu punktów za moduły.
page-own-scale-lilliput = Według przewagi nad Guliwerem. Zasady nie znają rang, te są nasze.
page-own-up-to = do { $most }
page-own-from = od { $least }
page-own-range = { $least } do { $most }
page-own-times = { $count ->
    [one] raz
    [few] { $count } razy
   *[other] { $count } razy
  }
page-own-next = Do rangi „{ $rank }” brakuje { $points }
page-own-highest = To najwyższa ranga.
page-own-last-result = Ostatnio: { $result }
page-own-bests = Rekordy osobiste
page-own-who = Gracze
page-own-best = Rekord
page-own-mean = Średnia
page-own-played = Rozegrane
page-own-won-of = Wygrane
page-own-share = Odsetek wygranych
page-own-percent = { $percent }%
page-own-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[other] { $count } graczy
  }
page-own-levels = Z botami
page-own-level = Poziom
page-own-mixed = Różny
page-own-bots = { $count ->
    [one] Bot ({ $level })
    [few] { $count } boty ({ $level })
   *[other] { $count } botów ({ $level })
  }
page-own-last = Moje ostatnie gry
page-own-date = Data
page-own-against = Z kim
page-own-score = Punkty
page-own-result = Wynik
page-own-won = wygrana
page-own-place = { $place }. z { $players }
page-own-chart = { $count ->
    [one] Punkty w mojej ostatniej grze: { $last }
    [few] Punkty w moich ostatnich { $count } grach; najlepszy wynik { $best }, ostatni { $last }
   *[other] Punkty w moich ostatnich { $count } grach; najlepszy wynik { $best }, ostatni { $last }
  }
page-own-key-won = wygrana
page-own-key-other = bez wygranej albo solo
page-own-key-mean = średnia { $mean }
page-home-level = { $count ->
    [one] Poziom bota
    [few] Poziom botów
   *[other] Poziom botów
  }
page-tables-won = wygrana, { $totals }
page-tables-place = { $place }. z { $players }, { $totals }
page-tables-early = zakończona przed czasem, { $totals }
page-tables-rank = { $total } · { $rank }
page-tables-ways = Odłóż: { $table }, { $names }
page-tables-ways-short = Odłóż
page-tables-undo = Cofnij
page-tables-archive = Do archiwum
page-tables-archived = Stół jest w archiwum. Znajdziesz go w Moich grach.
page-tables-list = Wróć do moich stołów
page-tables-listed = Stół wrócił na listę.
page-tables-hide = Usuń z mojej listy
page-tables-hidden = Stół zniknął z twojej listy. Dla innych zostaje.
page-tables-delete = Usuń…
page-tables-delete-about = Nikt inny nie siedzi przy tym stole. Zostanie usunięty na zawsze razem z notatkami; zaliczony wynik zostaje.
page-tables-delete-sure = Usuń na zawsze
page-tables-deleted = Stół usunięty.
page-tables-leave = Opuść grę…
page-tables-leave-about = Pozostali grają dalej; twoje miejsce na stałe przejmuje bot. Tego nie można cofnąć.
page-tables-leave-sure = Opuść na zawsze
page-tables-left = Gra opuszczona.
page-notes = Notatki
page-notes-empty = Co chcesz zapamiętać z tej gry?
page-notes-about = Widzisz je tylko ty.
page-notes-loading = Wczytywanie…
page-notes-saved = Zapisane
page-notes-changed = Zapisywanie…
page-notes-failed = Niezapisane
page-notes-elsewhere = Zmienione w innym oknie
page-notes-take = Pokaż tamte
page-notes-keep = Zostaw te
page-problem-others = Przy tym stole siedzą też inni.
page-problem-notes = Notatki mają najwyżej 10000 drukowalnych znaków.
page-problem-notes-changed = Notatki zmieniono w innym oknie.
