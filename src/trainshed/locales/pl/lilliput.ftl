# 18Lilliput własnymi słowami. $company to skrót spółki, $train liczba na pociągu, $cell pole mapy.
lilliput-title = 18Lilliput
lilliput-money = { $amount } £
lilliput-blurb = Koleje w krainie małych ludzi: karty akcji, rosnąca mapa, udziały. 8 rund, 75 minut; w pojedynkę przeciw Guliwerowi.
lilliput-end-rounds = Ostatnia runda za nami; wygrywa najbogatszy gracz.
lilliput-end-gulliver = Ostatnia runda za nami; Guliwer jest bogatszy.
lilliput-end-solo = Masz { $total } £, Guliwer ma { $gulliver } £.

lilliput-option-pro = Zasada dla zaawansowanych
lilliput-option-two_characters = Po dwie postacie (dwóch graczy)
lilliput-option-variant = Wariant
lilliput-option-scenario = Scenariusz
lilliput-option-layout = Własny scenariusz
lilliput-option-first = Pierwszy gracz
lilliput-option-data = Poprawione dane
lilliput-variant-none = Gra podstawowa
lilliput-variant-allenbeck = Allenbeck-Tottenham-Express
lilliput-variant-laputa = Laputa
lilliput-variant-brobdingnag = Brobdingnag
lilliput-scenario-begin = Zaczynamy
lilliput-scenario-mountains = W górach
lilliput-scenario-city-on-city = Miasto na mieście
lilliput-scenario-secluded = Na uboczu

lilliput-character-emperor = Cesarz Liliputu
lilliput-character-general = Generał Limnoc
lilliput-character-judge = Sędzia Balmuff
lilliput-character-admiral = Admirał Bolgolam
lilliput-character-treasurer = Skarbnik Flimnap
lilliput-character-emperor-help = Żółte miasta Y kładzie za darmo. Żeton: zamek, od fazy zielonej na żółtym mieście, które nie jest macierzyste ani Y.
lilliput-character-general-help = Za stacje płaci połowę. Żeton: miasto kładzione jak żółte; jego wartość rośnie z fazami.
lilliput-character-judge-help = Na początku każdej rundy 5 £ gotówki albo 20 £ do kas spółek. Żetony: dwa miasteczka.
lilliput-character-admiral-help = Nowe pociągi o 10 % taniej. Żetony: dwa porty, każdy z jedną stroną toru i trzema stronami wody.
lilliput-character-treasurer-help = Raz: 10 × numer rundy w gotówce. Żeton: miasto od fazy brązowej, zawsze koniec trasy.
lilliput-advantage-MR = Zaczyna z kursem 55 i kasą 550 £
lilliput-advantage-SR = Zaczyna w mieście Y
lilliput-advantage-GVR = Właściciel zaczyna z 60 £
lilliput-advantage-LNR = Zaczyna z dwoma pociągami 2
lilliput-part-cash = Gotówka
lilliput-part-shares = Udziały
lilliput-part-directors = Udziały dyrektorskie
lilliput-part-copies = Karty kopii
lilliput-colour-yellow = żółty
lilliput-colour-green = zielony
lilliput-colour-brown = brązowy
lilliput-gulliver-a = Budowa
lilliput-gulliver-b = Stacja
lilliput-gulliver-c = Dodatkowy tor
lilliput-gulliver-d = Zakup udziału
lilliput-gulliver-e = Przydział pociągu

# Pytania.
lilliput-ask-draft-both = Weź spółkę początkową albo postać.
lilliput-ask-draft-company = Weź spółkę początkową.
lilliput-ask-draft-character = Weź postać.
lilliput-ask-home = Połóż miasto macierzyste spółki { $company } przy Mildendo.
lilliput-ask-judge = Dochód sędziego: { $cash } £ gotówki czy { $total } £ do kas spółek?
lilliput-ask-card = Runda { $round }: wybierz kartę i jedną z jej dwóch akcji.
lilliput-ask-card-copy = Runda { $round }: wybierz kartę i jedną z jej dwóch akcji albo oddaj kartę kopii za kartę już użytą.
lilliput-ask-end-turn = Coś jeszcze przed końcem tury?
lilliput-ask-lay = Połóż jeden żeton torów: { $colour ->
    [yellow] żółty
    [green] żółty lub zielony
   *[brown] dowolnego koloru
}.
lilliput-ask-lay-colours = Kładź żetony torów. Wolno jeszcze: żółte { $yellow }, zielone { $green }.
lilliput-ask-trains = Kup pociągi, najwyżej { $left }. Bank sprzedaje pociąg { $train } za { $price } £.
lilliput-ask-pool = { $company } może kupić jeden pociąg z puli.
lilliput-ask-shares = Najpierw sprzedaj, potem kup jeden udział. Masz { $cash } £.
lilliput-ask-station = Która spółka stawia stację i gdzie?
lilliput-ask-split = Rozdziel { $total } £ między swoje spółki.
lilliput-ask-run = { $company } może zarobić { $revenue } na kilka sposobów. Przez które kopalnie pojadą jej pociągi?

# Odmowy.
lilliput-refuse-other-kind = Taką kartę już masz; teraz weź drugi rodzaj.
lilliput-refuse-not-on-offer = Tego nie ma (już) do wyboru.
lilliput-refuse-taken-by = To ma już { $player }.
lilliput-refuse-home-side = { $cell } nie jest wolną stroną Mildendo.
lilliput-refuse-home-tile = „{ $tile }” nie może być miastem macierzystym; musi to być żółte miasto z zasobów.
lilliput-refuse-home-y = W mieście Y zaczyna tylko niebieska spółka i musi to zrobić; tu chodzi o { $company }.
lilliput-refuse-home-joins = Tak obrócony żeton na { $cell } nie łączy się z Mildendo albo prowadzi do wody.
lilliput-refuse-must-take-card = Kartę trzeba wziąć; nic nie trzeba z nią robić.
lilliput-refuse-no-card = Karty { $card } nie ma w tej grze.
lilliput-refuse-card-used = Karty { $card } już użyto w tej rundzie; ponownie tylko za kartę kopii.
lilliput-refuse-card-first = Najpierw weź kartę.
lilliput-refuse-card-taken = Kartę na tę turę już masz.
lilliput-refuse-other-card = Twoja karta nie jest od tego.
lilliput-refuse-card-done = To, na co pozwala twoja karta, jest już zrobione.
lilliput-refuse-copy-unused = Karty { $card } w tej rundzie jeszcze nie użyto; weź ją samą.
lilliput-refuse-no-copy-card = Nie masz już karty kopii.
lilliput-refuse-split = Pierwszej spółce daj od { $low } do { $total }.
lilliput-refuse-no-tile = Żetonu „{ $tile }” nie ma w tej grze.
lilliput-refuse-not-beside = { $cell } nie leży obok żadnego żetonu albo tak obrócić się nie da.
lilliput-refuse-card-colour = Twoja karta nie pozwala położyć żetonu „{ $tile }”.
lilliput-refuse-none-left = Dla { $cell } nie ma już żetonu „{ $tile }”.
lilliput-refuse-laputa-company = Żeton „{ $tile }” na { $cell } może położyć tylko spółka jego koloru.
lilliput-refuse-chessboard = „{ $tile }” nie może leżeć na { $cell }: miasta i zwykłe tory leżą na przemian jak na szachownicy.
lilliput-refuse-first-yellow = „{ $tile }” ulepsza inny żeton; na pustym { $cell } pierwszy jest żółty.
lilliput-refuse-water = Na { $cell } tor żetonu „{ $tile }” lub sąsiada prowadziłby do wody.
lilliput-refuse-too-early = Faza dla żetonu „{ $tile }” jeszcze się nie zaczęła; na { $cell } jeszcze nie wolno.
lilliput-refuse-never-upgraded = Tego, co leży na { $cell }, nigdy się nie wymienia, nawet na żeton „{ $tile }”.
lilliput-refuse-only-on = „{ $tile }” nie może zastąpić tego, co leży na { $cell }.
lilliput-refuse-colour-step = Zielony zastępuje żółty, brązowy zielony; „{ $tile }” nie następuje po żetonie na { $cell }.
lilliput-refuse-other-category = Miasto zastępuje miasto, Y zastępuje Y, zwykły tor zwykły tor; „{ $tile }” nie pasuje na { $cell }.
lilliput-refuse-loses-track = Tak obrócony żeton „{ $tile }” przerwałby tor na { $cell }.
lilliput-refuse-castle-home = { $cell } to miasto macierzyste; zamek nie może go zastąpić.
lilliput-refuse-castle-on = Zamek zastępuje żółte miasto bez Y; na { $cell } takiego nie ma.
lilliput-refuse-tunnel-on = Tunel zastępuje góry; na { $cell } ich nie ma.
lilliput-refuse-mountain = Góry na { $cell } zastąpi tylko tunel.
lilliput-refuse-laid-before = „{ $tile }” należy do scenariusza; kładzie się go tylko przed grą.
lilliput-refuse-drop-not-now = Przestarzałe pociągi oddaje się we własnej turze, po zatrzymaniu dochodu albo gdy jest ich za dużo.
lilliput-refuse-gulliver-sells-nothing = Guliwer nie sprzedaje pociągów.
lilliput-refuse-pool-not-now = Z puli kupuje tylko spółka, która właśnie zatrzymała dochód lub została założona.
lilliput-refuse-pool-other = Teraz z puli może kupować tylko { $company }.
lilliput-refuse-sell-first = Najpierw się sprzedaje; tą kartą już kupiono albo skończono.
lilliput-refuse-sold-already = Udziały { $company } już tą kartą sprzedano.
lilliput-refuse-director-limit = Nikt nie może mieć więcej udziałów dyrektorskich niż { $limit }.
lilliput-refuse-not-foundable = Spółki { $company } nie można założyć: już ją założono albo jest spółką początkową.
lilliput-refuse-no-field = Na tabeli kursów nie ma pola { $field }.
lilliput-refuse-found-money = Założenie { $company } po tym kursie kosztuje { $cost } £.
lilliput-refuse-no-slot = Nigdzie nie ma wolnego miejsca na stację macierzystą.
lilliput-refuse-not-in-hand = Nie masz żetonu postaci „{ $tile }”.
lilliput-refuse-only-own-turn = To możliwe tylko we własnej turze akcji.
lilliput-refuse-no-treasurer = Nie masz skarbnika.
lilliput-refuse-treasurer-spent = Skarbnika już zamieniono na gotówkę.
lilliput-refuse-judge-decides = Wybierz gotówkę albo kasy spółek.
lilliput-refuse-not-highest = Żaden przejazd z najwyższym dochodem nie daje { $mines } z kopalń.

# Dziennik.
lilliput-log-round = Zaczyna się runda { $round } z { $rounds }; pierwszy gra { $player }.
lilliput-log-last-round = Zaczyna się ostatnia runda, { $round } z { $rounds }; pierwszy gra { $player }. Wszystkie dochody podwójne.
lilliput-log-company = { $player } bierze { $company }.
lilliput-log-character = { $player } bierze postać: { $character ->
    [emperor] cesarz
    [general] generał
    [judge] sędzia
    [admiral] admirał
   *[treasurer] skarbnik
}.
lilliput-log-card = { $player } { $copy ->
    [yes] kopiuje
   *[no] bierze
} { $card }: { $what ->
    [lay-any] jeden żeton torów
    [lay-both] żółty i zielony żeton torów
    [lay-yellow] do dwóch żółtych żetonów
    [cash] { $amount } £ gotówki
    [shares] udziały
    [train] jeden pociąg
    [trains] do dwóch pociągów
    [station] stacja
   *[treasury] { $amount } £ do kas
}.
lilliput-log-cash = { $player } dostaje { $amount } £ { $source ->
    [judge] od sędziego
    [treasurer] za skarbnika
   *[card] z karty
}.
lilliput-log-treasury = { $company } dostaje { $amount } £.
lilliput-log-founded = { $player } zakłada { $company } po kursie { $price } za { $paid } £; w kasie jest { $treasury } £.
lilliput-log-train-given = { $company } dostaje pociąg { $train }.
lilliput-log-mines = Kopalnie dają spółce { $company } { $amount } £.
lilliput-log-gulliver-a-brown = Guliwer buduje (A): najpierw zielone na brązowe, w miarę możności w domu.
lilliput-log-gulliver-a-green = Guliwer buduje (A): nic jego nie może stać się brązowe, więc żółte miasto z jego stacją staje się zielone, w miarę możności w domu.
lilliput-log-gulliver-a-city = Guliwer buduje (A): żadnego miasta z jego stacją nie da się ulepszyć, więc kładzie żółte miasto jak najbliżej Mildendo.
lilliput-log-gulliver-a-plain = Guliwer buduje (A): ani ulepszenie, ani żółte miasto nie jest możliwe, więc kładzie zwykły tor jak najbliżej Mildendo.
lilliput-log-gulliver-a-none = Guliwer nic nie buduje (A): ani ulepszenie, ani żółty żeton nie jest możliwy.
lilliput-log-gulliver-b-placed = Guliwer stawia stację (B): za darmo, w żółtym mieście, które właśnie położył.
lilliput-log-gulliver-b-all-placed = Guliwer nie stawia stacji (B): wszystkie są już na mapie.
lilliput-log-gulliver-b-no-city = Guliwer nie stawia stacji (B): nie położył żółtego miasta.
lilliput-log-gulliver-c-laid = Guliwer przedłuża tory (C): tory jego miast, które kończą się w polu, biegną dalej.
lilliput-log-gulliver-c-none = Guliwer nie przedłuża torów (C): żaden tor jego miast nie kończy się w polu.
lilliput-log-gulliver-c-blocked = Guliwer nie przedłuża torów (C): tam, gdzie kończą się tory jego miast, nie pasuje zwykły tor.
lilliput-log-gulliver-d-share = Guliwer kupuje udział (D): jeden na rundę, aż ma trzy, losowo spośród tych, na które go stać.
lilliput-log-gulliver-d-money = Guliwer nic nie kupuje (D): bank nie ma udziału, na który wystarczy { $cash } £.
lilliput-log-gulliver-d-found = Guliwer zakłada spółkę (D): ma swoje trzy udziały i { $cash } £; wybiera najwyższy kurs, na jaki go stać.
lilliput-log-gulliver-d-saving = Guliwer nic nie kupuje (D): ma swoje trzy udziały; z { $need } £ na spółkę ma { $cash } £.
lilliput-log-gulliver-d-full = Guliwer nic nie kupuje (D): ma swoje trzy udziały i dwie spółki.
lilliput-log-gulliver-d-nowhere = Guliwer nic nie kupuje (D): nie ma już spółki do założenia albo wolnego miejsca na jej dom.
lilliput-log-gulliver-e-only = Guliwer dostaje wierzchni pociąg (E): za darmo, dla swojej jedynej spółki.
lilliput-log-gulliver-e-fewest = Guliwer dostaje wierzchni pociąg (E): za darmo, dla spółki, która ma mniej pociągów.
lilliput-log-gulliver-e-lowest = Guliwer dostaje wierzchni pociąg (E): za darmo, dla spółki z niższym pociągiem, bo obie mają ich tyle samo.
lilliput-log-gulliver-e-first = Guliwer dostaje wierzchni pociąg (E): za darmo, dla swojej pierwszej spółki, bo pociągi obu są równe.
lilliput-log-end = Gra skończona: { $totals }.

# Położenie słowami.
lilliput-tell-round = Runda { $round } z { $rounds }; najwyższy kolor żetonów: { $colour ->
    [yellow] żółty
    [green] zielony
   *[brown] brązowy
}; limit pociągów { $limit }.
lilliput-tell-company = { $company } ({ $name }), { $player }: kurs { $price }, kasa { $treasury }, pociągi { $trains }, stacje { $stations }, w banku { $shares }, zarobiłaby { $run }.
lilliput-tell-player = { $player }: gotówka { $cash } £, udziały { $shares }, karty kopii { $copies }, razem { $total } £.
lilliput-tell-tile = Twój żeton postaci: { $tile } ({ $id }).

# Ruchy do wyboru.
lilliput-move-lay = { $company } kładzie na { $cell }: { $name } ({ $tile }), obrót { $turn }° ({ $cost }); najlepszy dochód { $before } → { $after }
lilliput-move-card = { $copy ->
    [yes] Skopiuj { $card }
   *[no] { $card }
}: { $what ->
    [lay-any] połóż jeden żeton torów
    [lay-both] połóż żółty i/lub zielony żeton
    [lay-yellow] połóż jeden lub dwa żółte żetony
    [cash] { $amount } £ gotówki
    [shares] sprzedaj udziały, kup jeden
    [train] kup pociąg
    [trains] kup jeden lub dwa pociągi
    [station] postaw stację
   *[treasury] { $amount } £ do kas
}
lilliput-move-found = Załóż { $company } po kursie { $price } za { $cost }
lilliput-move-fill = { $amount } £ dla { $company }
lilliput-move-fill-two = { $amount } £ dla { $company }, { $rest } £ dla { $other }
lilliput-move-cash = { $amount } £ gotówki
lilliput-move-cash-in = Zamień skarbnika na { $gain }
lilliput-move-company = Weź { $company }
lilliput-move-character = { $character ->
    [emperor] Weź cesarza
    [general] Weź generała
    [judge] Weź sędziego
    [admiral] Weź admirała
   *[treasurer] Weź skarbnika
}
lilliput-move-drop = { $company }: pociąg { $train } do puli
lilliput-move-run = { $company }: { $mines } £ z kopalń
