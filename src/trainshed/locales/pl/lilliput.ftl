# 18Lilliput własnymi słowami. $company to skrót spółki, $train liczba na pociągu, $cell pole mapy.
lilliput-title = 18Lilliput
lilliput-money = { $amount } £
lilliput-blurb = Koleje w krainie małych ludzi: karty działań, rosnąca mapa, akcje. 8 rund, 75 minut; w pojedynkę przeciw Guliwerowi.
lilliput-end-rounds = Ostatnia runda za nami; wygrywa najbogatszy gracz.
lilliput-end-gulliver = Ostatnia runda za nami; Guliwer jest bogatszy.
lilliput-end-solo = Masz { $total } £, Guliwer ma { $gulliver } £.

lilliput-option-pro = Zasada dla zaawansowanych
lilliput-option-two_characters = Po dwie postacie (dwóch graczy)
lilliput-option-variant = Wariant
lilliput-option-scenario = Scenariusz
lilliput-option-layout = Własny scenariusz
lilliput-option-first = Pierwszy gracz
lilliput-option-upgrades = Modernizacje
lilliput-option-data = Poprawione dane
lilliput-variant-none = Gra podstawowa
lilliput-variant-allenbeck = Allenbeck-Tottenham-Express
lilliput-variant-laputa = Laputa
lilliput-variant-brobdingnag = Brobdingnag
lilliput-upgrades-new-track = Nowy tor
lilliput-upgrades-any-track = Dowolny tor
lilliput-scenario-begin = Zaczynamy
lilliput-scenario-mountains = W górach
lilliput-scenario-city-on-city = Miasto na mieście
lilliput-scenario-secluded = Na uboczu

lilliput-character-emperor = Cesarz Liliputu
lilliput-character-general = Generał Limnoc
lilliput-character-judge = Sędzia Balmuff
lilliput-character-admiral = Admirał Bolgolam
lilliput-character-treasurer = Skarbnik Flimnap
lilliput-character-emperor-help = Żółte miasta Y kładzie za darmo. Kafelek: zamek, od fazy zielonej na żółtym mieście, które nie jest macierzyste ani Y.
lilliput-character-general-help = Za stacje płaci połowę. Kafelek: miasto kładzione jak żółte; jego wartość rośnie z fazami.
lilliput-character-judge-help = Na początku każdej rundy 5 £ gotówki albo 20 £ do skarbców spółek. Kafelki: dwa miasteczka.
lilliput-character-admiral-help = Nowe pociągi o 10% taniej. Kafelki: dwa porty, każdy z jedną stroną toru i trzema stronami wody.
lilliput-character-treasurer-help = Raz: 10 × numer rundy w gotówce. Kafelek: miasto od fazy brązowej, zawsze koniec trasy.
lilliput-advantage-MR = Zaczyna z ceną akcji 55 i skarbcem 550 £
lilliput-advantage-SR = Zaczyna w mieście Y
lilliput-advantage-GVR = Właściciel zaczyna z 60 £
lilliput-advantage-LNR = Zaczyna z dwoma pociągami 2
lilliput-part-cash = Gotówka
lilliput-part-shares = Akcje
lilliput-part-directors = Certyfikaty prezesa
lilliput-part-copies = Karty kopii
lilliput-colour-yellow = żółty
lilliput-colour-green = zielony
lilliput-colour-brown = brązowy
lilliput-gulliver-a = Budowa
lilliput-gulliver-b = Stacja
lilliput-gulliver-c = Dodatkowy tor
lilliput-gulliver-d = Zakup certyfikatu
lilliput-gulliver-e = Przydział pociągu

# Pytania.
lilliput-ask-draft-both = Weź spółkę początkową albo postać.
lilliput-ask-draft-company = Weź spółkę początkową.
lilliput-ask-draft-character = Weź postać.
lilliput-ask-lay-home = Połóż miasto macierzyste spółki { $company } przy Mildendo.
lilliput-ask-judge = Dochód sędziego: { $cash } £ gotówki czy { $total } £ do skarbców spółek?
lilliput-ask-card = Runda { $round }: wybierz kartę i jedno z jej dwóch działań.
lilliput-ask-card-copy = Runda { $round }: wybierz kartę i jedno z jej dwóch działań albo oddaj kartę kopii za kartę już użytą.
lilliput-ask-end-turn = Coś jeszcze przed końcem tury?
lilliput-ask-lay = Połóż jeden kafelek: { $colour ->
    [yellow] żółty
    [green] żółty lub zielony
   *[brown] dowolnego koloru
}.
lilliput-ask-lay-colours = Kładź kafelki. Wolno jeszcze: żółte { $yellow }, zielone { $green }.
lilliput-ask-trains = Kup pociągi, najwyżej { $left }. Bank sprzedaje pociąg { $train } za { $price } £.
lilliput-ask-buy-pool = { $company } może kupić jeden pociąg z puli.
lilliput-ask-shares = Najpierw sprzedaj, potem kup jeden certyfikat. Masz { $cash } £.
lilliput-ask-build-station = Która spółka stawia stację i gdzie?
lilliput-ask-split = Rozdziel { $total } £ między swoje spółki.
lilliput-ask-choose-run = { $company } może zarobić { $revenue } na kilka sposobów. Przez które kopalnie pojadą jej pociągi?

# Odmowy.
lilliput-refuse-other-kind = Taką kartę już masz; teraz weź drugi rodzaj.
lilliput-refuse-not-on-offer = Tego nie ma (już) do wyboru.
lilliput-refuse-taken-by = To ma już { $player }.
lilliput-refuse-home-side = { $cell } nie jest wolną stroną Mildendo.
lilliput-refuse-home-tile = „{ $tile }” nie może być miastem macierzystym; musi to być żółte miasto z zasobów.
lilliput-refuse-home-y = W mieście Y zaczyna tylko niebieska spółka i musi to zrobić; tu chodzi o { $company }.
lilliput-refuse-home-joins = Tak obrócony kafelek na { $cell } nie łączy się z Mildendo albo prowadzi do wody.
lilliput-refuse-must-take-card = Kartę trzeba wziąć; nic nie trzeba z nią robić.
lilliput-refuse-no-card = Karty { $card } nie ma w tej grze.
lilliput-refuse-card-used = Karty { $card } już użyto w tej rundzie; ponownie tylko za kartę kopii.
lilliput-refuse-card-first = Najpierw weź kartę.
lilliput-refuse-card-taken = Kartę na tę turę już masz.
lilliput-refuse-other-card = Twoja karta nie jest od tego.
lilliput-refuse-card-done = To, na co pozwala twoja karta, jest już zrobione.
lilliput-refuse-copy-unused = Karty { $card } w tej rundzie jeszcze nie użyto; weź po prostu tę kartę.
lilliput-refuse-no-copy-card = Nie masz już karty kopii.
lilliput-refuse-no-copies-alone = W pojedynkę kart kopii nie ma.
lilliput-refuse-split = Pierwszej spółce daj od 0 £ do { $total } £.
lilliput-refuse-split-one = { $company } to twoja jedyna spółka: dostaje całe { $total } £.
lilliput-refuse-no-tile = Kafelka „{ $tile }” nie ma w tej grze.
lilliput-refuse-not-beside = { $cell } nie leży obok żadnego kafelka.
lilliput-refuse-no-turn = „{ $tile }” można obrócić o 0 do 3 ćwiartek, tak nie.
lilliput-refuse-card-colour = Twoja karta nie pozwala położyć kafelka „{ $tile }”.
lilliput-refuse-none-left = Dla { $cell } nie ma już kafelka „{ $tile }”.
lilliput-refuse-laputa-company = Kafelek „{ $tile }” na { $cell } może położyć tylko spółka jego koloru.
lilliput-refuse-chessboard = „{ $tile }” nie może leżeć na { $cell }: miasta i zwykłe tory leżą na przemian jak na szachownicy.
lilliput-refuse-first-yellow = „{ $tile }” modernizuje inny kafelek; na pustym { $cell } pierwszy jest żółty.
lilliput-refuse-water = Na { $cell } tor kafelka „{ $tile }” lub sąsiada prowadziłby do wody.
lilliput-refuse-too-early = Faza dla kafelka „{ $tile }” jeszcze się nie zaczęła; na { $cell } jeszcze nie wolno.
lilliput-refuse-never-upgraded = Tego, co leży na { $cell }, nigdy się nie wymienia, nawet na kafelek „{ $tile }”.
lilliput-refuse-only-on = „{ $tile }” nie może zastąpić tego, co leży na { $cell }.
lilliput-refuse-colour-step = Zielony zastępuje żółty, brązowy zielony; „{ $tile }” nie następuje po kafelku na { $cell }.
lilliput-refuse-other-category = Miasto zastępuje miasto, Y zastępuje Y, zwykły tor zwykły tor; „{ $tile }” nie pasuje na { $cell }.
lilliput-refuse-loses-track = Tak obrócony kafelek „{ $tile }” przerwałby tor na { $cell }.
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
lilliput-refuse-sold-already = Tą kartą sprzedano już akcje { $company }.
lilliput-refuse-director-limit = 
    Nikt nie może być prezesem więcej niż { $limit ->
        [one] 1 spółki
       *[other] { $limit } spółek
    }.
lilliput-refuse-not-foundable = Spółki { $company } nie można założyć: już ją założono albo jest spółką początkową.
lilliput-refuse-removed = { $company } wypadła z gry: na początku nikt jej nie wziął.
lilliput-refuse-no-field = Na giełdzie nie ma pola { $field }.
lilliput-refuse-found-money = Założenie { $company } po tej cenie kosztuje { $cost } £.
lilliput-refuse-no-slot = Nigdzie nie ma wolnego miejsca na stację macierzystą.
lilliput-refuse-not-in-hand = Nie masz kafelka postaci „{ $tile }”.
lilliput-refuse-only-own-turn = To możliwe tylko we własnej turze działań.
lilliput-refuse-no-treasurer = Nie masz skarbnika.
lilliput-refuse-treasurer-spent = Skarbnika już zamieniono na gotówkę.
lilliput-refuse-judge-decides = Wybierz gotówkę albo skarbce spółek.
lilliput-refuse-not-highest = Żaden przejazd z najwyższym dochodem nie daje { $mines } z kopalń.

# Dziennik.
lilliput-log-round = Zaczyna się runda { $round } z { $rounds }; zaczyna { $player }.
lilliput-log-last-round = Zaczyna się ostatnia runda, { $round } z { $rounds }; zaczyna { $player }. Wszystkie dochody są podwójne.
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
    [lay-any] jeden kafelek
    [lay-both] żółty i zielony kafelek
    [lay-yellow] do dwóch żółtych kafelków
    [cash] { $amount } £ gotówki
    [shares] akcje
    [train] jeden pociąg
    [trains] do dwóch pociągów
    [station] stacja
   *[treasury] { $amount } £ do skarbców
}.
lilliput-log-cash = { $player } dostaje { $amount } £ { $source ->
    [judge] od sędziego
    [treasurer] za skarbnika
   *[card] z karty
}.
lilliput-log-treasury = { $company } dostaje { $amount } £.
lilliput-log-founded = { $player } zakłada { $company } po cenie { $price } za { $paid } £; w skarbcu jest { $treasury } £.
lilliput-log-train-given = { $company } dostaje pociąg { $train }.
lilliput-log-mines = Kopalnie dają spółce { $company } { $amount } £.
lilliput-log-gulliver-a-brown = Guliwer buduje (A): najpierw zielone na brązowe, w miarę możności w mieście macierzystym.
lilliput-log-gulliver-a-green = Guliwer buduje (A): nic jego nie może stać się brązowe, więc żółte miasto z jego stacją staje się zielone, w miarę możności miasto macierzyste.
lilliput-log-gulliver-a-city = Guliwer buduje (A): żadnego miasta z jego stacją nie da się zmodernizować, więc kładzie żółte miasto jak najbliżej Mildendo.
lilliput-log-gulliver-a-plain = Guliwer buduje (A): nie da się nic zmodernizować ani położyć żółtego miasta, więc kładzie zwykły tor jak najbliżej Mildendo.
lilliput-log-gulliver-a-none = Guliwer nic nie buduje (A): nie da się nic zmodernizować ani położyć żółtego kafelka.
lilliput-log-gulliver-b-placed = Guliwer stawia stację (B): za darmo, w żółtym mieście, które właśnie położył.
lilliput-log-gulliver-b-all-placed = Guliwer nie stawia stacji (B): wszystkie są już na mapie.
lilliput-log-gulliver-b-no-city = Guliwer nie stawia stacji (B): nie położył żółtego miasta.
lilliput-log-gulliver-c-laid = Guliwer przedłuża tory (C): tory jego miast, które prowadzą donikąd, biegną dalej.
lilliput-log-gulliver-c-none = Guliwer nie przedłuża torów (C): żaden tor jego miast nie prowadzi donikąd.
lilliput-log-gulliver-c-blocked = Guliwer nie przedłuża torów (C): tam, gdzie kończą się tory jego miast, nie pasuje zwykły tor.
lilliput-log-gulliver-d-share = Guliwer kupuje akcję (D): jedną na rundę, aż ma trzy, losowo spośród tych, na które go stać.
lilliput-log-gulliver-d-money = Guliwer nic nie kupuje (D): bank nie ma akcji, na którą wystarczy { $cash } £.
lilliput-log-gulliver-d-found = Guliwer zakłada spółkę (D): ma swoje trzy akcje i { $cash } £; wybiera najwyższą cenę, na jaką go stać.
lilliput-log-gulliver-d-saving = Guliwer nic nie kupuje (D): ma swoje trzy akcje; z { $need } £ na spółkę ma { $cash } £.
lilliput-log-gulliver-d-full = Guliwer nic nie kupuje (D): ma swoje trzy akcje i dwie spółki.
lilliput-log-gulliver-d-nowhere = Guliwer nic nie kupuje (D): nie ma już spółki do założenia albo wolnego miejsca na jej stację macierzystą.
lilliput-log-gulliver-e-only = Guliwer dostaje górny pociąg (E): za darmo, dla swojej jedynej spółki.
lilliput-log-gulliver-e-fewest = Guliwer dostaje górny pociąg (E): za darmo, dla spółki, która ma mniej pociągów.
lilliput-log-gulliver-e-lowest = Guliwer dostaje górny pociąg (E): za darmo, dla spółki z niższym pociągiem, bo obie mają ich tyle samo.
lilliput-log-gulliver-e-first = Guliwer dostaje górny pociąg (E): za darmo, dla swojej pierwszej spółki, bo pociągi obu są równe.
lilliput-log-end = Gra skończona: { $totals }.

# Położenie słowami.
lilliput-tell-round = Runda { $round } z { $rounds }; najwyższy kolor kafelków: { $colour ->
    [yellow] żółty
    [green] zielony
   *[brown] brązowy
}; limit pociągów { $limit }.
lilliput-tell-company = { $company } ({ $name }), { $player }: cena { $price }, skarbiec { $treasury }, pociągi { $trains }, stacje { $stations }, w banku { $shares }, zarobiłaby { $run }.
lilliput-tell-player = { $player }: gotówka { $cash } £, akcje { $shares }, karty kopii { $copies }, razem { $total } £.
lilliput-tell-tile = Twój kafelek postaci: { $tile } ({ $id }).

# Ruchy do wyboru.
lilliput-move-lay = { $company } kładzie na { $cell }: { $name } ({ $tile }), obrót { $turn }° ({ $cost }); najlepszy przejazd { $before } → { $after }
lilliput-move-card = { $copy ->
    [yes] Skopiuj { $card }
   *[no] { $card }
}: { $what ->
    [lay-any] połóż jeden kafelek
    [lay-both] połóż żółty i/lub zielony kafelek
    [lay-yellow] połóż jeden lub dwa żółte kafelki
    [cash] { $amount } £ gotówki
    [shares] sprzedaj akcje, kup jedną
    [train] kup pociąg
    [trains] kup jeden lub dwa pociągi
    [station] postaw stację
   *[treasury] { $amount } £ do skarbców
}
lilliput-move-found = Załóż { $company } po cenie { $price } za { $cost }
lilliput-move-fill = { $amount } £ dla { $company }
lilliput-move-fill-two = { $amount } £ dla { $company }, { $rest } £ dla { $other }
lilliput-move-cash = { $amount } £ gotówki
lilliput-move-cash-in = Zamień skarbnika na { $gain }
lilliput-move-take-company = Weź { $company }
lilliput-move-take-character = { $character ->
    [emperor] Weź cesarza
    [general] Weź generała
    [judge] Weź sędziego
    [admiral] Weź admirała
   *[treasurer] Weź skarbnika
}
lilliput-move-drop = { $company }: pociąg { $train } do puli
lilliput-move-run = { $company }: { $mines } £ z kopalń
