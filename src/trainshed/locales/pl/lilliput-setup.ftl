# Przygotowanie 18Lilliput: scenariusze, warianty, poprawki.
lilliput-refuse-scenario-tile = „{ $tile }” nie jest kafelkiem scenariuszy; na { $cell } nic nim nie położysz.
lilliput-refuse-scenario-cell = Pola { $cell } dla „{ $tile }” nie ma. Pola nazywa się od drogi z Mildendo: N2E1 to dwa na północ i jedno na wschód.
lilliput-refuse-scenario-turn = Kafelek obraca się o 0 do 3 ćwiartek; „{ $tile }” na { $cell } nie.
lilliput-refuse-scenario-taken = Na { $cell } już coś leży; „{ $tile }” nie ma tam miejsca.
lilliput-refuse-scenario-homes = Mildendo potrzebuje { $companies } wolnych boków, przy których może leżeć i łączyć się z nim miasto macierzyste.

lilliput-option-pro-about = Przed przejazdami górny pociąg stosu odpada z gry i potem żaden nie trafia do puli: pociągi starzeją się wcześniej.
lilliput-option-two_characters-about = W dwie osoby każdy na koniec bierze jeszcze drugą postać.
lilliput-option-first-about = Pierwszy gracz zaczyna wybór i pierwszą rundę.
lilliput-option-upgrades-about = Co z zmodernizowanego kafelka musi być połączone ze stacją budującej spółki.
lilliput-variant-none-about = Gra według podstawowych zasad.
lilliput-variant-allenbeck-about = Trzy nazwane brązowe miasta: pociąg, który odwiedzi trzy lub cztery nazwane miejsca, zarabia więcej.
lilliput-variant-laputa-about = Brązowe miasta z kolorowym torem, który tylko spółka tego koloru może położyć i którego tylko ona używa.
lilliput-variant-brobdingnag-about = Większe miasta. Połowa każdej dywidendy trafia do skarbca.
lilliput-upgrades-new-track-about = Połączony musi być któryś z torów dodanych przez modernizację.
lilliput-upgrades-any-track-about = Wystarczy, że połączony jest dowolny tor kafelka.

lilliput-count-head = { $players ->
    [one] W jedną osobę
   *[other] W { $players } osoby
}
lilliput-count-rounds = { $count ->
    [one] { $count } runda
    [few] { $count } rundy
   *[other] { $count } rund
}
lilliput-count-cards = { $count ->
    [one] { $count } karta działań
    [few] { $count } karty działań
   *[other] { $count } kart działań
}
lilliput-count-copies = { $count ->
    [0] bez kart kopii
    [one] każdy ma jedną kartę kopii
    [few] każdy ma { $count } karty kopii
   *[other] każdy ma { $count } kart kopii
}
lilliput-count-trains = pociągi do kupienia: { $trains }
lilliput-count-solo = Grasz przeciw Guliwerowi, który działa według stałych reguł i losu. Wygrywasz, jeśli na końcu masz więcej.
lilliput-count-out = Niewybrane spółki początkowe odpadają z gry.
lilliput-count-four = W grze są wszystkie cztery spółki początkowe.

lilliput-scenario-none = Bez scenariusza
lilliput-scenario-none-about = Na stole leży tylko Mildendo.
lilliput-scenario-begin-about = Dwie kopalnie, miasteczko, trochę lasów, wzgórz i wody.
lilliput-scenario-mountains-about = Góry zatrzymują tory; prowadzi przez nie jeden tunel.
lilliput-scenario-city-on-city-about = Miasta już tu stoją, a Wiggywack kończy każdą trasę.
lilliput-scenario-secluded-about = Woda i góry trzymają każdego w jego kącie.
lilliput-scenario-own = Własny
lilliput-scenario-own-about = Stwórz go w edytorze albo wczytaj plik.
lilliput-scenario-edit = Otwórz edytor

lilliput-data-head = Gdy twoje pudełko mówi co innego
lilliput-data-about = Nie każdą liczbę udało się potwierdzić. Zapisz obecne dane, popraw to, co w twoim pudełku jest inaczej, i wczytaj plik dla tego stołu.
lilliput-data-save = Zapisz obecne dane
lilliput-data-load = Wczytaj poprawione dane
lilliput-data-drop = Bez poprawek
lilliput-data-same = { $file } mówi to samo co obecne dane.
lilliput-data-corrected = Poprawiono według { $file }: { $parts }.
lilliput-data-designed = Nasz wybór tam, gdzie źródła milczą
lilliput-data-part = { $part ->
    [company] Spółki
    [market] Giełda
    [tile] Kafelki
   *[scenario] Scenariusze
}
