# 18CZ: Twoja pierwsza gra, własnymi słowami. $company to skrót spółki, $cell pole mapy.
cz_first-title = 18CZ: Twoja pierwsza gra
cz_first-blurb = Koleje w Czechach: każdy ma jedną spółkę, są tory, stacje i coraz lepsze pociągi, nie ma akcji. 10 rund, 60–90 minut.
cz_first-money = { $amount } K
cz_first-part-cash = Gotówka
cz_first-end-rounds = Ostatnia runda za nami; wygrywa spółka, która ma najwięcej pieniędzy.
cz_first-end-broke = Jedna ze spółek została bez pociągu i nie mogła go zdobyć; wygrywa spółka, która ma najwięcej pieniędzy.

# Opcje.
cz_first-option-routes = Trasy
cz_first-option-routes-about = Kto szuka tras dla pociągów.
cz_first-routes-best = Najlepsze, automatycznie
cz_first-routes-best-about = Pociągi zawsze jadą trasami, które razem dają najwięcej.
cz_first-routes-hand = Ręcznie
cz_first-routes-hand-about = Trasy swoich pociągów wybierasz samodzielnie; wolno zarobić mniej, a pociąg może stać.
cz_first-option-must_buy_train = Pociąg obowiązkowy
cz_first-option-must_buy_train-about = Spółka bez pociągu musi go kupić, jeśli ją stać. W przeciwnym razie zakup jest dobrowolny.
cz_first-option-end_test = Wcześniejszy koniec
cz_first-option-end_test-about = Które spółki sprawdza się na końcu tury: jeśli któraś nie ma pociągu i nie stać jej na żaden, ta runda jest ostatnia.
cz_first-end_test-every_turn = Wszystkie spółki
cz_first-end_test-every_turn-about = Po każdej turze, czyjakolwiek była.
cz_first-end_test-own_turn = Tylko ta, która właśnie grała
cz_first-end_test-own_turn-about = Spółka w kłopotach ma najpierw własną turę; niektóre gry trwają o rundę dłużej.
cz_first-option-nothing_on_sale_ends = Brak pociągów na sprzedaż kończy grę
cz_first-option-nothing_on_sale_ends-about = Spółka bez pociągu czyni tę rundę ostatnią także wtedy, gdy ani bank, ani pula nie mają żadnego pociągu.
cz_first-option-oo_pays_terrain = Teplice i Ústí kosztują 10 K
cz_first-option-oo_pays_terrain-about = Pierwszy kafelek na B8 płaci za rzekę. W przeciwnym razie jest darmowy, bo liczy się jako modernizacja.

# Dziennik.
cz_first-log-too-dear = { $company } nie stać na pociąg: pociąg { $train } kosztuje { $price }, brakuje { $short }.
cz_first-log-end-no-train = { $company } nie ma pociągu, ma { $cash }, ale żaden pociąg nie jest na sprzedaż: ta runda jest ostatnia.
cz_first-log-end-broke = { $company } nie ma pociągu, a { $cash } na żaden nie wystarczy; najtańszy kosztuje { $price }. Ta runda jest ostatnia.
cz_first-log-end-rounds = Ostatnia runda za nami: { $totals }.
cz_first-log-end-early = Gra kończy się przed czasem: { $totals }.
cz_first-log-total = { $player } { $total }
cz_first-log-totals = { $first }, { $rest }

# Położenie słowami.
cz_first-tell-round = Runda { $round } z { $rounds }, faza { $phase }; najwyższy kolor kafelków: { $colour ->
    [yellow] żółty
    [green] zielony
   *[brown] brązowy
}; limit pociągów { $limit }.
cz_first-tell-player = { $place }. { $player } ({ $company }): { $total }.

# Nagłówki zasad według pierwszej zasady pod nimi.
page-cz_first-part-1 = Gra
page-cz_first-part-3 = Przygotowanie
page-cz_first-part-12 = Rundy i tury
page-cz_first-part-15 = Fazy
page-cz_first-part-17 = Kładzenie kafelków
page-cz_first-part-27 = Modernizacja kafelków
page-cz_first-part-35 = Stacje
page-cz_first-part-39 = Przejazdy
page-cz_first-part-47 = Zakup pociągów
page-cz_first-part-51 = Koniec gry

# Zasady. Numery to te, które podaje odmowa.
cz_first-rule-1 = Przez całą grę kierujesz jedną spółką kolejową; nie ma akcji, giełdy ani spółek prywatnych. Jej skarbiec to wszystkie twoje pieniądze: płaci każdy koszt i dostaje każdy dochód. Wygrywa spółka, która na końcu ma najwięcej pieniędzy.
cz_first-rule-2 = Gra ma najwyżej 10 rund. W rundzie każda spółka w grze ma jedną turę.
cz_first-rule-3 = Od 2 do 5 graczy buduje na tej stronie mapy, na której są Czechy. Pole, którego na niej nie ma, nie istnieje.
cz_first-rule-4 = 2 graczy: po 150 K; 3, 2, 1 i 1 pociąg o długości 2, 3, 4 i 5; BCB i EKJ. 3 graczy: 150 K; 4, 3, 2 i 1; także VBW. 4 graczy: 130 K; 5, 4, 3 i 1; także BN. 5 graczy: 130 K; 6, 5, 4 i 1; także NWB.
cz_first-rule-5 = Pociągi banku leżą w jednym stosie: na górze pociągi 2, potem 3, potem 4, a na spodzie jedyny pociąg 5. Z kart liczą się tylko zwykłe czerwone pociągi, nie te z + lub E.
cz_first-rule-6 = Pociąg 2 kosztuje 70 K, pociąg 3 120 K, pociąg 4 250 K, pociąg 5 350 K.
cz_first-rule-7 = Wszystkie pięć stacji macierzystych stoi na mapie od początku i za darmo, także spółek, którymi nikt nie gra: BCB w Pardubicach (E15), EKJ w Karlowych Warach (D4), VBW w Strakonicach (I9), BN i NWB w Pradze (E11). W Pradze BN ma miasto z torem na północny wschód, NWB z torem na południowy wschód. Zajmują swoje miejsca i blokują jak każda stacja.
cz_first-rule-8 = Każda spółka w grze ma jeszcze dwie stacje, jedną za 40 K i jedną za 100 K. Więcej ich nie ma.
cz_first-rule-9 = O tym, kto kieruje którą ze spółek w grze, decyduje los.
cz_first-rule-10 = W grze są wszystkie żółte, zielone i brązowe kafelki z pudełka: 57 numerów, 134 sztuki. Czerwone kafelki, kafelki w fioletowej ramce i szary P zostają w pudełku.
cz_first-rule-11 = Gra zaczyna się rundą 1. Bankowi nigdy nie brakuje pieniędzy; kto go prowadzi, nie ma znaczenia. To, co należy do spółek spoza gry, zostaje w pudełku, oprócz ich stacji macierzystych.
cz_first-rule-12 = Spółki grają zawsze w kolejności BCB, EKJ, VBW, BN, NWB; te, których nie ma w grze, się pomija. Pierwszego gracza nie ma.
cz_first-rule-13 = Działa tylko spółka, której jest tura, w czterech krokach i w tej kolejności: położyć lub zmodernizować jeden kafelek, postawić jedną stację, przejechać pociągami, kupić pociągi. Oprócz przejazdu każdy krok można pominąć. Stacja postawiona teraz liczy się już do przejazdu w tej turze.
cz_first-rule-14 = Po turze ostatniej spółki zaczyna się następna runda. Gra kończy się po rundzie 10 albo wcześniej według zasady 51.
cz_first-rule-15 = Faza zaczyna się w chwili, gdy z banku zostaje kupiony pierwszy pociąg nowej długości. Faza 1: żółte kafelki, limit 4 pociągi na spółkę; faza 2 (pierwszy pociąg 3): także zielone kafelki; faza 3 (pierwszy pociąg 4): limit 3 pociągi; faza 4 (pociąg 5): także brązowe kafelki, limit 2 pociągi. Z fazą 3 od razu odpadają z gry wszystkie pociągi 2, także w puli i te, które w tej rundzie jeszcze nie jechały.
cz_first-rule-16 = Bank sprzedaje tylko górny pociąg, więc nowa długość pojawia się dopiero po wyprzedaniu poprzedniej. Pociąg z puli nigdy nie zaczyna fazy. Pociągi 3 zostają w grze do końca.
cz_first-rule-17 = Jeden kafelek na turę: albo żółty na polu bez kafelka, albo jedna modernizacja.
cz_first-rule-18 = Żółte kafelki kładzie się na polach, które nie są nadrukowane na żółto, i na Pradze (E11). Nigdy nie leżą na dwóch polach OO: Teplice i Ústí (B8), Chomutov i Most (C7). Szare pole D0 należy do mapy, to miasteczko dla pociągów, ale nigdy nic się na nim nie kładzie.
cz_first-rule-19 = Pierwszy kafelek spółki leży na jej polu macierzystym, dowolny pasujący i dowolnie obrócony w granicach zasad; BCB płaci przy tym 10 K za rzekę. Nie musi to być w pierwszej turze. Nie dotyczy to spółek, które mają stację macierzystą w Pradze albo których pole macierzyste ktoś już zabudował; ich pierwszy kafelek podlega zasadzie 20.
cz_first-rule-20 = Każdy następny kafelek musi przedłużyć tor, który wolna droga łączy z którąkolwiek twoją stacją: łączy się z nim na wspólnym boku albo dotyka twojej stacji na tym właśnie polu, jak mogą BN i NWB w Pradze. Droga zaczyna się przy twojej stacji i jest dowolnie długa; prowadzi przez miasteczka i miasta, które są dla ciebie otwarte, a kończyć się może i w zablokowanym (zasada 38). Na zwrotnicy nie zawraca i żadnego boku pola nie przekracza dwa razy, więc pętlą też nie da się zawrócić.
cz_first-rule-21 = Kafelek musi pasować do pola: 3, 4, 58 dla miasteczka; 1, 2, 55, 56, 69 dla dwóch miasteczek, z których torów połączony musi być tylko jeden; 5, 6, 57 dla miasta; 7, 8, 9 dla pola bez nich. Na miastach Y, czyli Liberec (B12), Plzeň (F6) i České Budějovice (I11), leżą 201, 202 lub 621, na Pradze 8889 lub 8890; gdzie indziej tych kafelków się nie kładzie.
cz_first-rule-22 = Za pierwszy kafelek na polu z nadrukowanym kosztem płaci skarbiec: rzeka 10 K, wzgórza 20 K, góry 40 K. Bez pieniędzy nie można go położyć. Za każde pole płaci się raz; żółty kafelek Pragi też kosztuje swoje 10 K.
cz_first-rule-23 = Żaden tor nie prowadzi poza mapę ani na pole w czerwonej ramce (A7, B4, F2, H4, I17, J14). Te pola w tej grze się nie liczą.
cz_first-rule-24 = Tor może kończyć się przy boku sąsiada, na którym toru nie ma, a tory sąsiadów mogą kończyć się przy nowym kafelku.
cz_first-rule-25 = Tory nadrukowane wokół Pragi zostają. Kafelek Pragi prowadzi na północny wschód dla BN i na południowy wschód dla NWB; pierwszy kafelek na D12 prowadzi na południowy zachód, pierwszy kafelek na F12 na północny zachód.
cz_first-rule-26 = Kafelków każdego numeru jest tylko tyle, ile w pudełku; czego zabrakło, tego nie można położyć. Wymienione kafelki wracają do zasobów.
cz_first-rule-27 = Zielony zastępuje żółty od fazy 2, brązowy zastępuje zielony w fazie 4. Żadnego koloru się nie przeskakuje.
cz_first-rule-28 = Modernizacja zajmuje w turze miejsce żółtego kafelka i nic nie kosztuje, bez względu na teren. Dotyczy to też pierwszego zielonego kafelka na B8, chyba że umówiliście się, że płaci 10 K za rzekę.
cz_first-rule-29 = Kafelek możesz zmodernizować, jeśli potem twoja wolna droga (zasada 20) sięga któregoś z jego torów albo jego tor dotyka twojej stacji na nim. Jeden taki tor wystarczy; pozostałych nie musisz móc użyć, nie potrzebujesz też pociągu ani całej trasy. Zmodernizować można również miasto dla ciebie zablokowane, jeśli do niego sięgasz.
cz_first-rule-30 = Wszystkie tory zostają razem z tym, co łączą, i do tego dobiera się obrót. Miasto zostaje miastem, miasteczko miasteczkiem, zwykły tor zwykłym torem, a litery Y, P i OO się nie zmieniają.
cz_first-rule-31 = Pierwszym kafelkiem na polach OO (B8, C7) jest jeden z sześciu zielonych kafelków OO. Liczy się jako modernizacja, czeka więc na fazę 2. Możesz go obrócić dowolnie, byle żaden tor nie wychodził poza mapę, a któryś łączył się z torem, do którego sięgasz.
cz_first-rule-32 = Praga rośnie od żółtej (8889 lub 8890, trzy oddzielne miasta) przez zieloną (8891, cztery oddzielne miasta) do brązowej (8892, jedno miasto z czterema miejscami). Stacje zostają przy swoim torze; na brązowym kafelku wszystkie stoją we wspólnym mieście. Żółte i zielone miasta mają po jednym torze, więc trasy się w nich kończą.
cz_first-rule-33 = Co następuje po czym: 7 → 26–31; 8 → 16, 19, 23–25, 28–31; 9 → 19, 20, 23, 24, 26, 27; 5, 6, 57 → 14, 15, 619 → 611; 201, 202, 621 → 207, 208, 622 → 216; zielony zwykły tor → 39–47 lub 70, zależnie od tego, co pasuje. Kafelków z miasteczkami, zielonych kafelków OO, 611, 216 i 8892 już się nie modernizuje.
cz_first-rule-34 = Zmodernizowane miasto może mieć więcej miejsc. Dopóki któreś jest wolne, przez miasto może przejechać każda spółka.
cz_first-rule-35 = Jedna stacja na turę, w mieście z wolnym miejscem, które dowolnie długa wolna droga (zasada 20) łączy z inną twoją stacją. Jeśli kafelek ma oddzielne miasta, droga musi prowadzić właśnie do tego. Żadne miejsce nie jest dla nikogo zarezerwowane.
cz_first-rule-36 = Druga stacja kosztuje 40 K, trzecia 100 K, w tej kolejności, ze skarbca. Bez pieniędzy nie można jej postawić. Stacji nigdy się nie przenosi ani nie usuwa.
cz_first-rule-37 = Spółka ma na jednym polu najwyżej jedną stację, nawet jeśli jest tam kilka miast. BN i NWB nie postawią więc w Pradze następnej.
cz_first-rule-38 = Miasto, którego wszystkie miejsca zajęli inni, jest dla ciebie zablokowane: twoje trasy i drogi mogą się tam zaczynać lub kończyć, ale nie mogą przez nie przechodzić. Wolne miejsce albo własna stacja sprawia, że jest dla ciebie otwarte, choćby było pełne.
cz_first-rule-39 = Pociąg jedzie w turze jedną trasą: co najmniej dwa różne przystanki połączone torem, gdziekolwiek na niej co najmniej jedno miasto z twoją stacją, najwyżej tyle przystanków, ile wynosi liczba pociągu. Przystankami są tak samo miasteczka i miasta, żadnego po drodze się nie pomija, a długość torów nie ma znaczenia. Pociągi automatycznie jadą trasami, które razem dają najwięcej, nawet jeśli któryś z nich musi przez to stać; jeśli umówiliście się na trasy ręczne, wybierasz je samodzielnie i pociąg może stać.
cz_first-rule-40 = Trasa nie odwiedza żadnego przystanku dwa razy i nie korzysta z żadnego toru dwa razy. Może użyć innego, oddzielnego toru tego samego kafelka i odwiedzić oba miasta kafelka OO albo oba miasteczka kafelka.
cz_first-rule-41 = Dopóki Praga ma oddzielne miasta, trasa odwiedza tylko jedno z nich. Dwa pociągi mogą odwiedzić różne.
cz_first-rule-42 = Trasa nie przechodzi przez zablokowane miasto, ale może się tam zaczynać lub kończyć. Zablokowane mogą być nawet oba końce, jeśli między nimi leży twoja stacja.
cz_first-rule-43 = Z przystanku pociąg może jechać dalej każdym innym jego torem.
cz_first-rule-44 = Trasy kilku pociągów mogą się spotykać i krzyżować na przystankach, ale nie dzielą żadnego toru. Tory, które łączą się na boku kafelka, są tam wspólne, więc zwrotnica służy jednemu pociągowi; tory, które na żadnym boku się nie schodzą, nie przeszkadzają sobie. Krótko: w turze spółki żadnego boku pola nie przekracza się dwa razy.
cz_first-rule-45 = Dochód to suma nadrukowanych wartości wszystkich przystanków na wszystkich trasach; przystanek dwóch pociągów liczy się obu. Cały trafia do skarbca.
cz_first-rule-46 = Miasteczko jest warte 10, także na D0. Miasto jest warte 20 na żółtym kafelku, 30 na zielonym, 40 na brązowym; miasto Y 30, 40, 50; miasto na kafelku OO 40. Praga jest warta 20 jako nadruk, potem 30, 40 i 60.
cz_first-rule-47 = Pociągów możesz kupić, ile chcesz, jeden po drugim, dopóki masz ich mniej, niż wynosi limit, i masz pieniądze. Na sprzedaż są górny pociąg banku i wszystkie pociągi z puli, gdzie leżą odłożone pociągi, każdy po nadrukowanej cenie. Spółki nie sprzedają sobie pociągów nawzajem.
cz_first-rule-48 = Jeśli zakup zaczyna fazę, wszystko, co ona przynosi, dzieje się przed następnym zakupem.
cz_first-rule-49 = Spółka ponad limitem odkłada wybrane przez siebie pociągi, także nowy, do puli: w kroku zakupów własnej tury, zanim coś kupi; ta, która zakupem zaczęła fazę, od razu. Do tego czasu ma je i może nimi jeździć. O zakupie decyduje limit sprzed niego: z 4 pociągami w fazie 2 nie kupisz pierwszego pociągu 4. Nikt nie odkłada pociągu, żeby zrobić miejsce.
cz_first-rule-50 = Nikt nie musi kupować pociągu, nawet gdy żadnego nie ma, chyba że umówiliście się, że spółka bez pociągu musi, jeśli ją stać. Nowy pociąg jedzie po raz pierwszy w następnej turze spółki.
cz_first-rule-51 = Jeśli na końcu którejś tury spółka w grze nie ma pociągu i ma mniej pieniędzy, niż kosztuje najtańszy pociąg na sprzedaż, albo na sprzedaż nie ma żadnego, ta runda jest ostatnia. Gra się ją do końca z pełnymi turami, żeby wszyscy mieli ich tyle samo; nic tego już nie odwoła. Na sprzedaż są górny pociąg banku i wszystkie pociągi z puli. Możecie umówić się, że sprawdza się tylko spółkę, która właśnie grała, albo że pusta oferta się nie liczy.
cz_first-rule-52 = Liczą się tylko pieniądze; pociągi i stacje nie są nic warte. Spółki z równą kwotą dzielą się miejscem.

page-cz_first-part-53 = Słowniczek
page-cz_first-part-54 = Pełna 18CZ
cz_first-rule-53 = Miasteczko: czarna kropka. Miasto: białe koła, jego miejsca. Przystanek: jedno i drugie. Stacja: krążek spółki na miejscu. Skarbiec: pieniądze spółki. Pula: gdzie leżą odłożone pociągi. Kafelek: kawałek toru; modernizować znaczy zastąpić go kafelkiem następnego koloru. Wyjście: tor, który dochodzi do boku pola. K: waluta, korony.
cz_first-rule-54 = Pierwsza gra to część 18CZ. Pełna gra ma akcje i giełdę, koleje prywatne, małe, średnie i duże spółki, z których większe przejmują mniejsze, pociągi trzech rodzajów, tory do krajów sąsiednich, mapę całego kraju i więcej kafelków. Kładzenie kafelków, stacje i przejazdy są w niej bardzo podobne.
