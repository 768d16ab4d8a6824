# Zasady 18Ireland własnymi słowami. Numery to te, które podaje odmowa; gdzie stół może umówić się inaczej, tekst to mówi.
page-ireland-part-0 = O co chodzi
page-ireland-part-1 = Przygotowanie
page-ireland-part-2 = Licytacja spółek prywatnych
page-ireland-part-3 = Giełda
page-ireland-part-4 = Runda giełdowa
page-ireland-part-5 = Runda operacyjna
page-ireland-part-6 = Tory
page-ireland-part-7 = Stacje
page-ireland-part-8 = Przejazdy i dywidendy
page-ireland-part-9 = Pociągi i fazy
page-ireland-part-10 = Pociąg za wszelką cenę
page-ireland-part-11 = Spółki prywatne
page-ireland-part-12 = Runda połączenia
page-ireland-part-13 = Koniec gry
page-ireland-part-14 = Wynik

ireland-rule-0 = Jesteście inwestorami. Kupujecie akcje spółek kolejowych, niektórymi kierujecie i zarabiacie na dywidendach i rosnących cenach; pieniądze spółki nie są wasze. Wygrywa, kto na końcu ma najwięcej w gotówce, akcjach i spółkach prywatnych (14).

ireland-rule-1-1 = Gra od 3 do 6 osób. Każdy zaczyna z 330, 250, 200 lub 160 £ i może mieć 16, 12, 10 lub 8 certyfikatów.
ireland-rule-1-2 = Bank ma 4000 £, a jeśli umówiliście się na większy, 5000 £. Gotówka początkowa graczy pochodzi z banku. Wszystkie pieniądze są jawne.
ireland-rule-1-3 = Pociągi: siedem 2H (po umówieniu się osiem), pięć 4H, cztery 6H, trzy 8H, dwa 10H i dowolnie wiele D. Na odwrocie 2H jest 1H′, na odwrocie 4H jest 2H′, na odwrocie 6H jest 3H′.
ireland-rule-1-4 = W grze jest pięć spółek prywatnych: DAR i DK zawsze, trzy inne losuje się z pozostałych dziewięciu. Oferuje się je od najniższej wartości do najwyższej.
ireland-rule-1-5 = Spółek 5-akcyjnych jest 14. DKR leży osobno dla spółki prywatnej DK. Jedną z pozostałych 13 losuje się i usuwa z gry, a jej miejsce macierzyste jest wolne; dwanaście innych tworzy stos, którego kolejność widzą wszyscy.
ireland-rule-1-6 = Siedem spółek 10-akcyjnych czeka: od fazy 4 powstają z połączeń, od fazy 6 można je uruchamiać.
ireland-rule-1-7 = Kolejność graczy i gracza startowego się losuje.
ireland-rule-1-8 = Spółka 5-akcyjna ma certyfikat prezesa 40% i trzy akcje po 20%, spółka 10-akcyjna certyfikat prezesa 20% i osiem akcji po 10%. Certyfikat prezesa liczy się jako jeden.
ireland-rule-1-9 = Najpierw licytacja spółek prywatnych. Potem w kółko: runda giełdowa, dwie rundy operacyjne, a od fazy 4 także runda połączenia.

ireland-rule-2-1 = Gracz robi w swojej turze jedno: kupuje najtańszą spółkę prywatną po jej cenie, licytuje inną albo pasuje. Kto spasował, może później wrócić do gry.
ireland-rule-2-2 = Oferta to wielokrotność 5 £, co najmniej o 5 £ powyżej wartości i o 5 £ powyżej najwyższej oferty. Pieniądze w ofertach są zablokowane. Na jedną spółkę gracz ma jedną ofertę; nowa zastępuje starą.
ireland-rule-2-3 = Gdy najtańszą staje się spółka, którą licytowano, jedyny licytujący kupuje ją od razu za swoją ofertę. Jeśli jest ich więcej, licytują tylko oni: kto dał najmniej, przebija najwyższą ofertę co najmniej o 5 £ albo odpada, aż zostanie jeden.
ireland-rule-2-4 = Potem kolej na gracza po lewej od tego, którego zakup to wywołał, a po umówieniu się na gracza po lewej od ostatniego kupca.
ireland-rule-2-5 = Jeśli wszyscy po kolei spasują, zanim cokolwiek kupiono, cena pierwszej spółki spada o 5 £, oferty przepadają, a gra toczy się dalej od gracza po lewej od tego, kto spasował ostatni. Przy 0 £ ten gracz ją bierze i kolej na następnego.
ireland-rule-2-6 = Jeśli wszyscy po kolei spasują później, najtańsza spółka odpada z gry i licytacja trwa dalej; po umówieniu się odpadają wszystkie spółki bez ofert i licytacja się kończy.
ireland-rule-2-7 = Kto wygra DK, dostaje certyfikat prezesa DKR. Cała cena trafia do jej skarbca, a znacznik zaczyna na najwyższej cenie startowej do jej połowy. DKR od razu kupuje 2H za 80 £ i ma stację w południowym mieście Dublina. Samej DK już nie ma.
ireland-rule-2-8 = Jeśli nikt nie kupi DK, DKR odpada z gry.
ireland-rule-2-9 = Kartę priorytetu dostaje gracz, na którego byłaby kolej.
ireland-rule-2-10 = Na początku każdej rundy operacyjnej każda spółka prywatna płaci swój przychód właścicielowi, graczowi lub spółce.

ireland-rule-3-1 = Giełda ma osiem wierszy; górny kończy się na 260. Ceny startowe to 100, 85, 70, 60 i 50. Na żółtych polach (38 i mniej) certyfikaty nie są wliczane do limitu.
ireland-rule-3-2 = W prawo: jedno pole; na końcu wiersza zamiast tego w górę, nigdy powyżej 260. W lewo: jedno pole; w pierwszej kolumnie zamiast tego w dół. Na lewo od 20 w dolnym wierszu spółka bankrutuje.
ireland-rule-3-3 = W dół: jeden wiersz; jeśli niżej nie ma pola, znacznik zostaje. W górę: jeden wiersz; w górnym zostaje.
ireland-rule-3-4 = Każda akcja sprzedana przez gracza lub wyemitowana przez spółkę obniża cenę o jeden wiersz, a po umówieniu się każde 10%. Odkupienie niczego nie zmienia. Spółka, której wszystkie akcje mają na końcu rundy giełdowej gracze, idzie o wiersz w górę.
ireland-rule-3-5 = Znacznik, który wchodzi na zajęte pole, idzie na spód. Kto nie może się ruszyć, zachowuje miejsce w stosie.
ireland-rule-3-6 = Certyfikaty spółki, której znacznik stoi w żółtym obszarze, nie są wliczane do limitu certyfikatów. Ile jednej spółki wolno mieć, to się nie zmienia.
ireland-rule-3-7 = Spółka, której znacznik ma ruszyć z 20 w lewo, bankrutuje i odpada z gry z pociągami, stacjami, certyfikatami i spółkami prywatnymi; jej gotówka wraca do banku. Akcjonariusze nic nie dostają. W jej turze kończy to turę. Po umówieniu się jej pociągi i tak trafiają odwrotną stroną do puli, gdy ich rodzaj jest odwracany.

ireland-rule-4-1 = Zaczyna gracz z kartą priorytetu. Tura to jedno z tych działań: sprzedaż dowolnej liczby akcji, a potem ewentualnie kupno jednego certyfikatu; rozpoczęcie licytacji następnej spółki 5-akcyjnej; uruchomienie spółki 10-akcyjnej (od fazy 6); pas. Sprzedaż przed uruchomieniem jest możliwa tylko po umówieniu się.
ireland-rule-4-2 = Kto ma za dużo certyfikatów lub za dużo jednej spółki, musi najpierw sprzedawać, o ile może.
ireland-rule-4-3 = Pas nie jest ostateczny. Runda kończy się, gdy wszyscy po kolei spasują.
ireland-rule-4-4 = W pierwszej rundzie giełdowej nie wolno sprzedawać. Za wszystkie akcje jednej sprzedaży dostaje się cenę sprzed spadku. W puli może być najwyżej 50% spółki 10-akcyjnej i dwie akcje spółki 5-akcyjnej. Można sprzedawać akcje kilku spółek w dowolnej kolejności, a tej samej ponownie po nowej cenie.
ireland-rule-4-5 = Certyfikat prezesa nigdy nie trafia do puli. Część z niego można sprzedać tylko wtedy, gdy inny gracz ma w spółce co najmniej tyle, ile jest wart; ci dwaj wymieniają się certyfikatami. Kto ma więcej niż prezes, od razu nim zostaje; spośród równych ten najbliżej po lewej od dotychczasowego.
ireland-rule-4-6 = Kupuje się jeden certyfikat po aktualnej cenie: ze skarbca, płacąc spółce, albo z puli, płacąc bankowi. Nie wolno kupić spółki sprzedawanej w tej rundzie, przekroczyć limitu certyfikatów ani 60% spółki 5-akcyjnej lub 70% spółki 10-akcyjnej. Po zakupie się nie sprzedaje.
ireland-rule-4-7 = Licytuje się tylko górną spółkę stosu. Pierwsza oferta to co najmniej 100 £; oferty są wielokrotnościami 5 £, płatne z gotówki, i trzeba mieć miejsce na certyfikat. Po kolei przebija się co najmniej o 5 £ albo pasuje na dobre. Zwycięzca płaci do skarbca i dostaje certyfikat prezesa; cena startowa to najwyższa do połowy oferty, a po umówieniu się dowolna z nich. Stację macierzystą stawia się od razu.
ireland-rule-4-8 = Gra toczy się dalej po lewej od gracza, który rozpoczął licytację; liczy się to jako jego działanie.
ireland-rule-4-9 = Spółki 5-akcyjne zaczynają w fazach 2, 4 i 6. Z pierwszym 8H nieuruchomione odpadają z gry.
ireland-rule-4-10 = Od fazy 6: wybierz nieuruchomioną spółkę 10-akcyjną i cenę startową, zapłać do jej skarbca podwójną cenę za certyfikat prezesa i postaw za darmo jej pierwszą stację na wolnym, niezarezerwowanym miejscu dowolnego miasta na położonym lub nadrukowanym torze; nie musi być z niczym połączona. Bez takiego miejsca nie można jej uruchomić.
ireland-rule-4-11 = Na końcu rundy: jeśli nie licytowano żadnej spółki 5-akcyjnej, górna spółka stosu jest usuwana z gry razem z miejscem macierzystym; każda spółka, której wszystkie akcje mają gracze, idzie o wiersz w górę; karta priorytetu idzie do gracza po lewej od tego, kto ostatni zrobił coś innego niż pas. Jeśli wszyscy tylko pasowali, zostaje.

ireland-rule-5-1 = Spółki działają od najdroższej akcji do najtańszej; przy równej cenie najpierw znacznik bardziej na prawo, potem wyższy, potem ten na górze stosu. Jeśli ceny się w trakcie zmienią, te, które jeszcze nie działały, ustawia się na nowo. Po bankructwie, po umówieniu się, przedtem działa jeszcze następna według starej kolejności.
ireland-rule-5-2 = Tura spółki: emisja lub odkupienie akcji, tory, stacja, przejazdy, dywidenda, pociągi. Spółki prywatne można kupować i wykorzystywać przez cały ten czas, zgodnie z ich zasadami.
ireland-rule-5-3 = Najwyżej jedna akcja: spółka albo emituje jedną ze skarbca do puli po cenie, która potem spada o wiersz, albo odkupuje jedną z puli po cenie, która się nie zmienia. Limit puli obowiązuje.

ireland-rule-6-1 = Albo jedna modernizacja, albo jeden żółty kafelek i za 20 £ drugi żółty.
ireland-rule-6-2 = Żółte od początku, zielone od fazy 4, brązowe od fazy 8, szare z pierwszym D, a po umówieniu się od fazy 10.
ireland-rule-6-3 = Za pierwszy kafelek na polu płaci się koszt terenu; za kafelek z samym wąskim torem nie, i nikt nie płaci go później. Modernizacja jest bezpłatna; tylko wymiana żółtego kafelka Dundalk i Drogheda kosztuje 40 £.
ireland-rule-6-4 = Żaden tor nie prowadzi poza mapę, w morze, przez zamkniętą granicę ani na szary lub czerwony heks bez toru w tę stronę. Szeroki i wąski tor nigdy nie spotykają się na boku. Tor może kończyć się przy pustym heksie albo przy boku bez toru.
ireland-rule-6-5 = Nowy szeroki tor musi być połączony szerokim torem z którąś stacją spółki; miasta pełne obcych stacji blokują. Kafelek z samym wąskim torem musi być połączony wąskim torem z miastem lub miasteczkiem, do którego dochodzi szeroki tor spółki, choćby było pełne obcych; wąskiego toru stacje nie blokują. Heks z własną stacją jest połączony ze wszystkich stron. Po umówieniu się wystarczy, że szeroki tor spółki prowadzi na ten heks.
ireland-rule-6-6 = Modernizacja zachowuje wszystkie tory z ich szerokością, miasteczka, etykiety, a bez etykiety także liczbę miast. Musi dodać tor, którego spółka może użyć, albo zmienić wartość połączonego z nią miasta lub miasteczka.
ireland-rule-6-7 = Etykiety: BC (Belfast, Cork): IR1, IR6, IR44, IR67. Dublin: IR9, IR45, IR68. EM (Enniskillen, Maryborough): IR3 lub IR4, potem od IR10 do IR12. DD: IR2, potem IR7 lub IR8. Na polach z dwoma miasteczkami są tylko żółte kafelki.
ireland-rule-6-8 = UR i CBPR mają stację macierzystą na heksie z dwoma miastami, nie w jednym z nich. Dopóki heks jest pusty, stacja leży na heksie; kto kładzie pierwszy kafelek, wybiera miasto, także dla obcej stacji. Jeśli kafelek już leży, wybiera spółka, która zaczyna. Rezerwacja zatrzymuje jedno, dowolne miejsce heksu.
ireland-rule-6-9 = Kafelków jest tylko tyle, ile w pudełku. Wymienione wracają do zasobów.
ireland-rule-6-10 = Przy modernizacji stacje i rezerwacje idą z torem swojego miasta. Gdy miasta łączą się w jedno, wszystkie przechodzą do niego.

ireland-rule-7-1 = Spółka 5-akcyjna ma jedną stację, macierzystą. Spółka 10-akcyjna ma trzy: pierwsza jest bezpłatna, druga kosztuje 20 £, trzecia 50 £.
ireland-rule-7-2 = Jedna stacja na turę, w mieście z wolnym, niezarezerwowanym miejscem, do którego dochodzi szeroki tor spółki; nigdy dwie stacje jednej spółki na heksie.
ireland-rule-7-3 = Miejsce macierzyste pozostaje zarezerwowane, dopóki jego spółka nie zacznie, nie odpadnie z gry lub nie zbankrutuje.
ireland-rule-7-4 = Po połączeniu dwóch spółek następna stacja kosztuje 50 £, po połączeniu trzech nie zostaje żadna.

ireland-rule-8-1 = Pociąg przekracza najwyżej tyle boków heksów, ile wynosi jego liczba; D dowolnie wiele.
ireland-rule-8-2 = Trasa prowadzi tylko szerokim torem, łączy co najmniej dwa różne przystanki, zawiera stację spółki i nie powtarza żadnego toru ani przystanku. Nie przechodzi przez miasto pełne obcych stacji, ale może się tam kończyć; dalekie trasy także są końcami. Liczą się wszystkie przystanki po drodze. Pociągi jednej spółki mogą dzielić przystanki, ale nie tory ani boki kafelka.
ireland-rule-8-3 = Wąski tor: przystanek daje dodatkowo wartość każdego miasteczka, które leży tylko na wąskim torze i jest z nim wąskim torem połączone. Takie miasteczko liczy się raz dla każdego przystanku i każdego pociągu.
ireland-rule-8-4 = Proponowany jest najlepszy przejazd; wolno jechać za mniej albo wcale.
ireland-rule-8-5 = Wypłaca się wszystko albo wszystko zatrzymuje. Każda akcja dostaje swoją część; z akcji w skarbcu idzie ona do skarbca, z akcji w puli donikąd. Jeśli wypłata sięga ceny akcji, znacznik idzie o pole w prawo, a w spółce 5-akcyjnej przy podwójnej cenie o dwa. Poniżej ceny stoi. Kto zatrzymuje lub nic nie zarobił, idzie w lewo. Po umówieniu się wypłata musi być większa niż cena, a w spółce 5-akcyjnej niż podwójna cena, i ruch jest o jedno pole.
ireland-rule-8-6 = Spółka bez pociągu lub bez trasy nic nie zarabia, a jej znacznik idzie w lewo.

ireland-rule-9 = Pierwszy pociąg danego rodzaju zaczyna fazę. 4: zielone kafelki, połączenia, spółki kupują spółki prywatne. 6: 2H zamieniają się w 1H′; można uruchamiać spółki 10-akcyjne. 8: brązowe kafelki, 4H zamieniają się w 2H′, 1H′ odpadają z gry, spółki prywatne są zamykane, nieuruchomione spółki 5-akcyjne odpadają. 10: 6H zamieniają się w 3H′, 2H′ odpadają z gry, pociągi można wymieniać na nowsze. D: szare kafelki, 3H′ odpadają z gry. Limit pociągów spółki 5- i 10-akcyjnej: w fazie 2 wynosi 2 i –, potem 2 i 4, 2 i 3, od fazy 8 już 1 i 2.
ireland-rule-9-1 = Ceny: 2H 80 £, 4H 180 £, 6H 300 £, 8H 440 £, 10H 550 £, D 770 £; 1H′ 40 £, 2H′ 90 £, 3H′ 150 £.
ireland-rule-9-2 = Gdy pociągi są odwracane, wszystkie tego rodzaju trafiają odwrotną stroną do góry do puli, do kogokolwiek należały; właściciele nic nie dostają. Spółki kupują je tam po cenie z odwrotu.
ireland-rule-9-3 = Bank sprzedaje następny rodzaj, gdy poprzedni jest wyprzedany. Pociągi kupuje się od banku, z puli po nadrukowanej cenie albo od innej spółki za 1 £ aż po cały skarbiec kupującej; prezes tamtej musi się zgodzić. Między spółkami jednego prezesa nikt nie pyta o zgodę.
ireland-rule-9-4 = Spółka, która po nowej fazie lub połączeniu ma pociągów ponad limit, od razu odkłada do puli wybrane przez prezesa. Inaczej pociągów odrzucać nie wolno. Najpierw nowa faza, potem pociągi odwracane i odpadające, potem inne jej skutki, potem odkładanie; dopiero wtedy kupujący gra dalej.
ireland-rule-9-5 = W fazach 10 i D spółka może raz w turze oddać 3H′, 8H lub 10H i dopłacić różnicę do 10H lub D z banku lub puli, tylko z własnych pieniędzy, nawet na limicie. Stary pociąg trafia do puli.
ireland-rule-9-6 = Na końcu tury spółka musi mieć pociąg, nawet bez trasy, jeśli jakiś jest na sprzedaż.

ireland-rule-10-1 = Spółka bez pociągu, którą stać na któryś w banku lub puli, kupuje za swoje; prezes nie może pomagać.
ireland-rule-10-2 = Zamiast tego może za swoje kupić pociąg innej spółki, jeśli jej prezes się zgodzi.
ireland-rule-10-3 = Jeśli nie stać jej na żaden, oddaje wszystko, a prezes dokłada resztę, na wybrany przez siebie pociąg z banku lub puli. Do pociągu innej spółki może dołożyć gotówkę, jeśli spółka płaci co najmniej 1 £, cena nie przekracza nadrukowanej i nie sprzedano w tym celu akcji. Po umówieniu się może tak dołożyć do pociągu innej spółki także wtedy, gdy spółkę stać na jakiś pociąg, albo nigdy.
ireland-rule-10-4 = Prezes, któremu brakuje gotówki, sprzedaje akcje, tylko tyle, ile potrzeba na pociąg. Limity puli obowiązują; w kupującej spółce prezes się nie zmienia, w innych może. Ceny spadają jak zwykle. Żadna sprzedaż nie może pozbawić prezesa każdego możliwego zakupu.
ireland-rule-10-5 = Jeśli spółka, prezes i wszystkie akcje, które można sprzedać, nie wystarczą na najtańszy pociąg, prezes może jeszcze sprzedawać albo ogłosić bankructwo. Sprzedaje się wszystko, co można, gotówka przepada, a każda spółka, której nadal jest prezesem, odpada z gry; pozostali akcjonariusze dostają za nią z banku cenę giełdową. Co zostało bankrutowi, odpada z gry, a po umówieniu się zostaje przy nim.
ireland-rule-10-6 = Pozostali grają dalej, chyba że został tylko jeden. Limit certyfikatów się nie zmienia.

ireland-rule-11 = Każda spółka prywatna daje przychód i liczy się graczowi jako certyfikat. Co potrafi poza tym, mówią zasady od 11.3 do 11.13; o ile nie mówią inaczej, może z tego skorzystać tylko spółka.
ireland-rule-11-1 = W fazach 4 i 6 spółka w swojej turze może kupować spółki prywatne od graczy, także od własnego prezesa, za co najmniej połowę wartości (zaokrągloną w górę), najwyżej za podwójną; właściciel musi się zgodzić. Skorzystać można od razu, jeśli jej krok się nie skończył. Z pierwszym 8H wszystkie spółki prywatne są zamykane.
ireland-rule-11-2 = Premia portu lub Galway liczy się każdemu pociągowi spółki, który się tam zatrzyma; zostaje po zamknięciu spółki prywatnej i przechodzi do połączonej spółki.
ireland-rule-11-3 = DAR, Dalkey Atmospheric (20, daje 5): dopóki ma ją gracz, na Wicklow (J14) nikt nie buduje.
ireland-rule-11-4 = DR, Donegal Railway (30, daje 7): w kroku torów dwa kafelki z wąskim torem, bezpłatnie i dodatkowo: IR5 na Donegal (F4), potem połączony z nim żółty 77, 78 lub 79 na F2, E3, E5, G3 lub G5. Oba heksy muszą być puste i nic nie może wejść między nie. Potem jest zamykana.
ireland-rule-11-5 = BoW, Board of Works (40, daje 9): żółty kafelek tury nie płaci za teren; 20 £ za drugi kafelek zostaje. Po dwóch użyciach jest zamykana. Po umówieniu się może to być także modernizacja.
ireland-rule-11-6 = CDSPC, City of Dublin Steam Packet (45, daje 10): kładzie znacznik na Belfast (J4), Londonderry (G1) lub Rosslare (I19), dla tej spółki 10 £ więcej; potem jest zamykana.
ireland-rule-11-7 = TDR, Tralee & Dingle (50, daje 10): w kroku torów IR5 na Dingle (A19) i na Tralee (B18), połączone, bezpłatnie i dodatkowo, jeden po drugim. Oba heksy muszą być puste. Potem jest zamykana. Po umówieniu się kafelki nie muszą się łączyć ze sobą.
ireland-rule-11-8 = DCR, Drumglass Colliery (60, daje 12): dopóki ma ją gracz, na H4 nikt nie buduje. Spółka kładzie tam jeden żółty kafelek, bezpłatnie i dodatkowo, połączony jak zwykle. Nie jest zamykana. Po umówieniu się może to być także modernizacja.
ireland-rule-11-9 = TASPS, Trans-Atlantic Steam Packet (75, daje 15): kładzie znacznik na Galway (C13), dla tej spółki 20 £ więcej; potem jest zamykana.
ireland-rule-11-10 = RSSC, River Shannon Shipping (80, daje 10): jeden pociąg, który zatrzyma się w Dromod (F10) lub Limerick (D16), dolicza wartość drugiego miasta razem z wąskim torem; po umówieniu się tylko taki, który tam kończy i drugiego nie odwiedza.
ireland-rule-11-11 = WDE, William Dargan (90, daje 10): drugi kafelek tury może być modernizacją za 30 £, po żółtym kafelku lub po modernizacji. Po modernizacji nie ma drugiego żółtego.
ireland-rule-11-12 = TIM, The Irish Mail (110, daje 20): w kroku torów czerwony heks na jednym z sześciu miejsc na morzu, zwrócony ku dowolnemu sąsiedniemu heksowi lądu. Jeździć tam może każdy. Potem jest zamykana.
ireland-rule-11-13 = DK, Dublin & Kingstown (120): zaczyna DKR (2.7). Spółkom nigdy się jej nie sprzedaje.

ireland-rule-12-1 = Od fazy 4 po dwóch rundach operacyjnych. Zaczynając od karty priorytetu, gracze po kolei składają wnioski lub pasują; pas nie jest ostateczny. Po głosowaniu, jakkolwiek się skończy, kolej na następnego gracza. Runda kończy się, gdy wszyscy po kolei spasują.
ireland-rule-12-2 = Wniosek wymienia dwie lub trzy działające spółki 5-akcyjne; wnioskodawca ma akcję którejś z nich. Nad tymi samymi spółkami głosuje się w rundzie raz. Kto nie może złożyć wniosku, jest pomijany.
ireland-rule-12-3 = Musi istnieć nieuruchomiona spółka 10-akcyjna; każda stacja jest połączona z każdą szerokim torem, przy czym zablokowane miasta nie przeszkadzają; wszystkie stacje na różnych heksach; u graczy i w puli łącznie najwyżej dziesięć akcji; potem nikt nie ma ponad 70%, a pula ponad 50%.
ireland-rule-12-4 = Akcja to jeden głos, wszystkie za albo wszystkie przeciw, od wnioskodawcy w lewo. Akcje w puli głosują za, jeśli nowa cena jest wyższa niż cena ich spółki, przeciw, jeśli jest niższa, a przy równej się wstrzymują; akcje w skarbcach nie głosują. Potrzeba więcej niż połowy oddanych głosów; remis odrzuca wniosek. Głosuje się, aż wynik jest pewny.
ireland-rule-12-5 = Nowa cena: najwyższy wiersz i kolumna najbardziej na lewo spośród łączących się spółek, pod znacznikami, które już tam są.
ireland-rule-12-6 = Wnioskodawca wybiera spółkę 10-akcyjną. Przejmuje ona pieniądze, pociągi, spółki prywatne i znaczniki, a jej stacje zastępują dawne. Za każde 20% jest 10%, także w puli; reszta leży w skarbcu. Prezesem jest, kto ma najwięcej; przy remisie wnioskodawca, inaczej pierwszy po jego lewej. Pociągi ponad limit trafiają do puli.

ireland-rule-13-1 = Gra kończy się natychmiast, gdy zbankrutują wszyscy poza jednym.
ireland-rule-13-2 = Kończy się z bieżącą rundą operacyjną, gdy jakaś spółka osiągnie 260.
ireland-rule-13-3 = Kończy się po drugiej rundzie operacyjnej, gdy skończy się bank, czyli gdy był winien więcej, niż miał. Płaci dalej. Liczy się najbliższy koniec, a rundy połączenia już po nim nie ma.

ireland-rule-14 = Gotówka, akcje po cenie giełdowej i wartość posiadanych spółek prywatnych. Kto zbankrutował, nie ma nic. Wygrywa, kto ma najwięcej pieniędzy; gracze z równą kwotą dzielą się miejscem.

ireland-rule-8-7 = Przystanek jest wart tyle, ile pokazuje jego kafelek. Miasteczko 10, na brązowych i szarych kafelkach z szerokim torem 20; miasto 20, 30 lub 40 na żółtym, zielonym, brązowym. EM 10, potem 20. Miasto na polu DD 10, potem 20, jego miasteczko 10. BC i Dublin 30, 40, 50 i 60. Miejsce spółki TIM 20 w fazach 4 i 6, 50 w fazach 8 i 10, potem nic.
