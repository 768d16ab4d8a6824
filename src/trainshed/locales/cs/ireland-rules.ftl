# Pravidla 18Ireland vlastními slovy. Čísla jsou označení, na která odkazují odmítnutí; kde se stůl může dohodnout jinak, text to říká.
page-ireland-part-0 = O co jde
page-ireland-part-1 = Příprava hry
page-ireland-part-2 = Dražba soukromých drah
page-ireland-part-3 = Ukazatel ceny akcií
page-ireland-part-4 = Burzovní kolo
page-ireland-part-5 = Provozní kolo
page-ireland-part-6 = Tratě
page-ireland-part-7 = Stanice
page-ireland-part-8 = Jízda vlaků a dividendy
page-ireland-part-9 = Vlaky a fáze
page-ireland-part-10 = Vlak za každou cenu
page-ireland-part-11 = Soukromé dráhy
page-ireland-part-12 = Kolo fúzí
page-ireland-part-13 = Konec hry
page-ireland-part-14 = Vyhodnocení

ireland-rule-0 = Jste investoři. Kupujete akcie železničních společností, některé řídíte a vyděláváte na dividendách a rostoucích cenách; peníze společnosti nejsou vaše. Vítězí, kdo má na konci nejvíc v hotovosti, akciích a soukromých drahách (14).

ireland-rule-1-1 = 3 až 6 hráčů začíná s 330, 250, 200 nebo 160 £ a smí držet 16, 12, 10 nebo 8 certifikátů.
ireland-rule-1-2 = Bank má 4000 £, při dohodě na větším banku 5000 £. Počáteční hotovost hráčů je z něj. Všechny peníze jsou veřejné.
ireland-rule-1-3 = Vlaky: sedm 2H (po dohodě osm), pět 4H, čtyři 6H, tři 8H, dva 10H a libovolně mnoho D. Na rubu 2H je 1H′, na rubu 4H je 2H′, na rubu 6H je 3H′.
ireland-rule-1-4 = Ve hře je pět soukromých drah: DAR a DK vždy, další tři se losují z devíti zbylých. Nabízejí se od nejnižší hodnoty po nejvyšší.
ireland-rule-1-5 = Pětiakciových společností je 14. DKR leží stranou pro soukromou dráhu DK. Jedna ze zbylých 13 se vylosuje a opouští hru, její domovské místo je volné; ostatních dvanáct tvoří sloupek, jehož pořadí všichni vidí.
ireland-rule-1-6 = Sedm desetiakciových společností čeká: od fáze 4 do nich přecházejí fúze, od fáze 6 je lze zakládat.
ireland-rule-1-7 = Místa u stolu a první hráč se losují.
ireland-rule-1-8 = Pětiakciová společnost má ředitelskou akcii na 40 % a tři akcie po 20 %, desetiakciová na 20 % a osm akcií po 10 %. Ředitelská akcie se počítá jako jeden certifikát.
ireland-rule-1-9 = Nejprve dražba soukromých drah. Pak stále dokola: burzovní kolo, dvě provozní kola a od fáze 4 kolo fúzí.

ireland-rule-2-1 = Hráč na řadě udělá jednu věc: koupí nejlevnější soukromou dráhu za její cenu, přihodí na jinou, nebo pasuje. Kdo pasoval, smí později zase hrát.
ireland-rule-2-2 = Příhoz je násobek 5 £, aspoň o 5 £ nad hodnotou a o 5 £ nad nejvyšším příhozem. Peníze v příhozech jsou vázané. Na jednu dráhu má hráč jeden příhoz; nový nahrazuje starý.
ireland-rule-2-3 = Stane-li se nejlevnější dráha, na kterou se přihazovalo, jediný zájemce ji hned dostane za svůj příhoz. Je-li jich víc, přihazují dál jen oni: kdo má příhoz nejnižší, zvýší aspoň o 5 £ nad nejvyšší, nebo odstoupí, až zbude jeden.
ireland-rule-2-4 = Potom je na řadě hráč po levici toho, jehož nákup to spustil, po dohodě hráč po levici posledního kupce.
ireland-rule-2-5 = Pasují-li všichni po sobě dřív, než se něco koupilo, klesne cena první dráhy o 5 £, příhozy se ruší a hraje se dál po levici toho, kdo pasoval poslední. Za 0 £ si ji tento hráč vezme a na řadě je další.
ireland-rule-2-6 = Pasují-li všichni po sobě později, opouští hru nejlevnější dráha a dražba pokračuje; po dohodě opouštějí hru všechny dráhy bez nabídky a dražba končí.
ireland-rule-2-7 = Kdo získá DK, dostane ředitelskou akcii DKR. Celá cena jde do její pokladny a žeton začíná na nejvyšší počáteční ceně do její poloviny. DKR hned koupí 2H za 80 £ a má stanici v jižním městě Dublinu. DK tím končí.
ireland-rule-2-8 = Nekoupí-li DK nikdo, DKR opouští hru.
ireland-rule-2-9 = Kartu priority dostane hráč, který by byl na řadě.
ireland-rule-2-10 = Na začátku každého provozního kola vyplatí každá soukromá dráha svůj příjem majiteli, hráči i společnosti.

ireland-rule-3-1 = Ukazatel ceny akcií má osm řad; horní končí na 260. Počáteční ceny jsou 100, 85, 70, 60 a 50. Na žlutých polích (38 a méně) se certifikáty nepočítají do limitu.
ireland-rule-3-2 = Vpravo: o jedno pole; na konci řady místo toho nahoru, přes 260 nikdy. Vlevo: o jedno pole; v prvním sloupci místo toho dolů. Vlevo od 20 v dolní řadě společnost zaniká.
ireland-rule-3-3 = Dolů: o řadu; kde pod polem žádné není, žeton stojí. Nahoru: o řadu; v horní řadě stojí.
ireland-rule-3-4 = Každá akcie, kterou prodá hráč nebo vydá společnost, posune cenu o řadu dolů, po dohodě každých 10 %. Zpětný odkup nic neposouvá. Společnost, jejíž akcie mají na konci burzovního kola všechny hráči, stoupne o řadu.
ireland-rule-3-5 = Žeton, který přijde na obsazené pole, jde dospod. Který se pohnout nemůže, zůstává ve sloupku na svém místě.
ireland-rule-3-6 = Certifikáty společnosti, jejíž žeton je ve žlutém pásmu, se nepočítají do limitu certifikátů. Kolik z jedné společnosti smí hráč držet, se nemění.
ireland-rule-3-7 = Společnost, jejíž žeton se má z 20 posunout vlevo, zaniká a opouští hru s vlaky, stanicemi, certifikáty i soukromými drahami; její hotovost jde do banku. Akcionáři nedostanou nic. Stane-li se to v jejím tahu, tah končí. Po dohodě jdou ruby jejích vlaků přesto do depa, až se vlaky toho druhu otočí.

ireland-rule-4-1 = Začíná hráč s kartou priority. V tahu smíte jedno z tohoto: prodat libovolný počet akcií a pak případně koupit jeden certifikát; zahájit dražbu další pětiakciové společnosti; založit desetiakciovou společnost (od fáze 6); pasovat. Prodávat před založením lze jen po dohodě.
ireland-rule-4-2 = Kdo má příliš certifikátů nebo příliš velký podíl v jedné společnosti, musí nejprve prodávat, pokud to jde.
ireland-rule-4-3 = Pasování není konečné. Kolo končí, když po sobě pasují všichni.
ireland-rule-4-4 = V prvním burzovním kole se neprodává. Všechny akcie jednoho prodeje se vyplácejí za cenu před poklesem. Ve volném prodeji smí být nejvýše 50 % desetiakciové společnosti a dvě akcie pětiakciové. Prodávat smíte z více společností v libovolném pořadí a tutéž i znovu, za novou cenu.
ireland-rule-4-5 = Ředitelská akcie do volného prodeje nikdy nejde. Ředitel smí prodat část z ní, jen má-li jiný hráč ve společnosti aspoň takový podíl; ti dva si certifikáty vymění. Kdo má větší podíl než ředitel, stává se hned ředitelem; z několika stejných ten nejblíž po levici dosavadního.
ireland-rule-4-6 = Kupuje se jeden certifikát za současnou cenu: z pokladny, pak platíte společnosti, nebo z volného prodeje, pak platíte banku. Ne společnost, jejíž vaše akcie se v tomto kole prodaly, ne nad limit certifikátů a ne nad 60 % pětiakciové či 70 % desetiakciové společnosti. Po nákupu se neprodává.
ireland-rule-4-7 = Dražit lze jen horní společnost sloupku. První nabídka je aspoň 100 £; nabídky jsou násobky 5 £, platí se hotově a dražitel musí mít pro certifikát místo. Postupně se zvyšuje aspoň o 5 £, nebo se definitivně pasuje. Vítěz zaplatí do pokladny a dostane ředitelskou akcii; cena je nejvyšší počáteční cena do poloviny nabídky, po dohodě kterákoli taková podle vítěze. Domovská stanice se umístí hned.
ireland-rule-4-8 = Hraje se dál po levici hráče, který dražbu zahájil; zahájení se počítá jako jeho akce.
ireland-rule-4-9 = Pětiakciové společnosti začínají ve fázích 2, 4 a 6. S prvním 8H ty nezaložené opouštějí hru.
ireland-rule-4-10 = Od fáze 6: zvolte nezaloženou desetiakciovou společnost a počáteční cenu, zaplaťte do její pokladny dvojnásobek za ředitelskou akcii a umístěte zdarma její první stanici na volné nerezervované místo kteréhokoli města na položené nebo vytištěné trati; spojená s ničím být nemusí. Bez takového místa ji založit nelze.
ireland-rule-4-11 = Na konci kola: nedražila-li se žádná pětiakciová společnost, horní ze sloupku opouští hru i s domovským místem; každá společnost, jejíž akcie mají všechny hráči, stoupne o řadu; karta priority jde k hráči po levici posledního, kdo neudělal jen pas. Pasovali-li všichni, zůstává.

ireland-rule-5-1 = Společnosti hrají od nejdražší akcie k nejlevnější; při stejné ceně dřív žeton víc vpravo, pak výš, pak navrchu sloupku. Změní-li se mezitím ceny, ty, které ještě nehrály, se seřadí znovu. Po bankrotu hraje po dohodě ještě předtím další ze starého pořadí.
ireland-rule-5-2 = Tah společnosti: vydání nebo odkup akcie, tratě, stanice, jízda, dividenda, vlaky. Kupovat soukromé dráhy a využívat je lze po celou dobu podle jejich pravidel.
ireland-rule-5-3 = Nejvýše jedna akcie: společnost buď vydá jednu z pokladny do volného prodeje za cenu, která pak klesne o řadu, nebo jednu z volného prodeje za cenu odkoupí, a ta se nemění. Limit volného prodeje platí.

ireland-rule-6-1 = Buď jedno vylepšení, nebo jeden žlutý dílek a za 20 £ druhý žlutý.
ireland-rule-6-2 = Žluté od začátku, zelené od fáze 4, hnědé od fáze 8, šedé s prvním D, po dohodě od fáze 10.
ireland-rule-6-3 = První dílek na poli platí za terén; dílek jen s úzkým rozchodem ne a nikdo za něj už neplatí ani později. Vylepšení jsou zdarma; jen výměna žlutého dílku Dundalk a Drogheda stojí 40 £.
ireland-rule-6-4 = Žádná trať nevede z mapy, do moře, přes uzavřenou hranici ani na šedé či červené pole, které jí nevychází vstříc. Široký a úzký rozchod se na straně pole nikdy nestýkají. Trať smí končit u prázdného pole nebo u strany bez tratě.
ireland-rule-6-5 = Nová trať širokého rozchodu musí být spojena širokým rozchodem s některou stanicí společnosti; města plná cizích stanic blokují. Dílek jen s úzkým rozchodem musí být úzkým rozchodem spojen s městem nebo maloměstem, kam široká trať společnosti vede, i kdyby bylo plné cizích; úzký rozchod stanice neblokují. Pole s vlastní stanicí se bere jako spojené na všech stranách. Po dohodě stačí, že široká trať společnosti vede na toto pole.
ireland-rule-6-6 = Vylepšení zachovává všechny tratě i s rozchodem, maloměsta, písmena a bez písmen i počet měst. Musí přidat trať, kterou společnost může použít, nebo změnit hodnotu města či maloměsta s ní spojeného.
ireland-rule-6-7 = Písmena: BC (Belfast, Cork): IR1, IR6, IR44, IR67. Dublin: IR9, IR45, IR68. EM (Enniskillen, Maryborough): IR3 nebo IR4, pak IR10 až IR12. DD: IR2, pak IR7 nebo IR8. Pole se dvěma maloměsty mají jen žluté dílky.
ireland-rule-6-8 = UR a CBPR mají domov na poli se dvěma městy, ne v jednom z nich. Dokud je pole prázdné, leží stanice na poli; kdo položí první dílek, zvolí město, i pro cizí stanici. Leží-li už dílek, volí společnost, která začíná. Rezervace drží kterékoli jedno místo pole.
ireland-rule-6-9 = Dílků je jen tolik, kolik v krabici. Vyměněné se vracejí do zásoby.
ireland-rule-6-10 = Při vylepšení jdou stanice a rezervace s tratí svého města. Kde se města spojí v jedno, přejdou tam všechny.

ireland-rule-7-1 = Pětiakciová společnost má jednu stanici, domovskou. Desetiakciová tři: první zdarma, druhá za 20 £, třetí za 50 £.
ireland-rule-7-2 = Jedna stanice za tah, ve městě s volným nerezervovaným místem, kam vede široká trať společnosti; nikdy dvě jedné společnosti na jednom poli.
ireland-rule-7-3 = Domovské místo zůstává rezervované, dokud jeho společnost nezačne, neopustí hru nebo nezanikne.
ireland-rule-7-4 = Po fúzi dvou společností stojí další stanice 50 £, po fúzi tří už žádná nezbývá.

ireland-rule-8-1 = Vlak překročí nejvýše tolik stran polí, kolik je jeho číslo; D libovolně mnoho.
ireland-rule-8-2 = Trasa vede jen po širokém rozchodu, spojuje aspoň dvě různé zastávky, je na ní stanice společnosti a žádná trať ani zastávka dvakrát. Městem plným cizích stanic neprojíždí, ale smí v něm končit; místa mimo mapu jsou také konce. Všechny zastávky cestou se počítají. Vlaky jedné společnosti smějí sdílet zastávky, ne však trať ani stranu dílku.
ireland-rule-8-3 = Úzký rozchod: k zastávce se přičítá hodnota každého maloměsta, které leží jen na úzkém rozchodu a je s ní úzkým rozchodem spojeno. Takové maloměsto se počítá jednou pro každou zastávku a každý vlak.
ireland-rule-8-4 = Navrhne se nejlepší jízda; smíte jet za méně nebo nejet vůbec.
ireland-rule-8-5 = Vyplácí se vše, nebo se vše ponechá. Každá akcie dostane svůj díl; z akcií v pokladně jde společnosti, z volného prodeje nikomu. Dosáhne-li výplata ceny akcie, jde žeton o pole vpravo; u pětiakciové společnosti při dvojnásobku ceny o dvě. Pod cenou stojí. Kdo ponechá nebo nic nevydělá, jde vlevo. Po dohodě musí být výplata vyšší než cena, u pětiakciové než dvojnásobek, a pohyb je o jedno pole.
ireland-rule-8-6 = Společnost bez vlaku nebo bez trasy nevydělá nic a její žeton jde vlevo.

ireland-rule-9 = První vlak svého druhu začíná fázi. 4: zelené dílky, fúze, společnosti kupují soukromé dráhy. 6: z 2H jsou 1H′; lze zakládat desetiakciové společnosti. 8: hnědé dílky, ze 4H jsou 2H′, 1H′ zreziví, soukromé dráhy zanikají, nezaložené pětiakciové společnosti odcházejí. 10: ze 6H jsou 3H′, 2H′ zreziví, vlaky lze měnit na protiúčet. D: šedé dílky, 3H′ zreziví. Limit vlaků pro pětiakciovou a desetiakciovou společnost: ve fázi 2 jsou to 2 a –, pak 2 a 4, 2 a 3, od fáze 8 je to 1 a 2.
ireland-rule-9-1 = Ceny: 2H 80 £, 4H 180 £, 6H 300 £, 8H 440 £, 10H 550 £, D 770 £; 1H′ 40 £, 2H′ 90 £, 3H′ 150 £.
ireland-rule-9-2 = Když se vlaky otáčejí, jdou všechny toho druhu rubem nahoru do depa, ať patřily komukoli; majitelé nedostanou nic. Společnosti je tam kupují za cenu na rubu.
ireland-rule-9-3 = Bank prodává další druh, až když je předchozí vyprodaný. Vlaky se kupují z banku, z depa za vytištěnou cenu, nebo od jiné společnosti za 1 £ až celou hotovost kupující; ředitel té druhé musí souhlasit. Mezi společnostmi jednoho ředitele se nikdo neptá.
ireland-rule-9-4 = Společnost, která je po nové fázi nebo fúzi nad limitem, hned odloží do depa vlaky podle volby ředitele. Jinak nikdo vlaky neodkládá. Nejprve nová fáze, pak vlaky, které se otáčejí nebo zreziví, pak její další účinky, pak odkládání; teprve potom kupující pokračuje.
ireland-rule-9-5 = Ve fázích 10 a D smí společnost jednou za tah vrátit 3H′, 8H nebo 10H a doplatit rozdíl na 10H nebo D z banku či depa, jen ze své hotovosti a i na limitu. Starý vlak jde do depa.
ireland-rule-9-6 = Na konci tahu společnost vlastní vlak, i bez trasy, je-li nějaký na prodej.

ireland-rule-10-1 = Společnost bez vlaku, která na některý v banku nebo depu má, kupuje ze svého; ředitel pomáhat nesmí.
ireland-rule-10-2 = Místo toho smí za své koupit vlak jiné společnosti, pokud její ředitel souhlasí.
ireland-rule-10-3 = Nemá-li na žádný, zaplatí vlak z banku nebo depa celá její hotovost a chybějící část doplatí ředitel; který vlak to bude, určí on. Na vlak jiné společnosti smí přidat hotové peníze, platí-li společnost aspoň 1 £, cena nepřesahuje vytištěnou a nic kvůli tomu neprodal. Po dohodě smí takto přidat na vlak jiné společnosti, i když společnost na některý vlak sama má, nebo nikdy.
ireland-rule-10-4 = Ředitel, kterému hotovost nestačí, prodává akcie, jen tolik, kolik je na vlak potřeba. Limity volného prodeje platí; v kupující společnosti zůstává ředitelem, jinde se ředitelé měnit smějí. Ceny klesají jako vždy. Žádný prodej nesmí ředitele připravit o každý možný nákup.
ireland-rule-10-5 = Nestačí-li společnost, ředitel ani všechny prodejné akcie na nejlevnější vlak, smí ředitel ještě prodávat, nebo ohlásit bankrot. Prodá se vše, co lze, hotovost propadá a každá společnost, kterou ještě řídí, zaniká; ostatní akcionáři za ni dostanou z banku cenu. Co bankrotujícímu zbylo, opouští hru, po dohodě mu to zůstává.
ireland-rule-10-6 = Ostatní hrají dál, pokud nezbyl jediný. Limit certifikátů se nemění.

ireland-rule-11 = Každá soukromá dráha vynáší a počítá se hráči jako certifikát. Co umí navíc, říkají pravidla 11.3 až 11.13; neříkají-li jinak, smí toho využít jen společnost.
ireland-rule-11-1 = Ve fázích 4 a 6 smí společnost na tahu kupovat soukromé dráhy od hráčů, i od svého ředitele, za polovinu hodnoty (zaokrouhleno nahoru) až dvojnásobek; majitel musí souhlasit. Využít ji lze hned, neskončil-li už její krok. S prvním 8H všechny soukromé dráhy zanikají.
ireland-rule-11-2 = Příplatek přístavu nebo Galwaye platí pro každý vlak společnosti, který tam zastaví; trvá i po zániku dráhy a přechází do fúze.
ireland-rule-11-3 = DAR, Dalkey Atmospheric (20, vynáší 5): dokud ji má hráč, na Wicklow (J14) nikdo nestaví.
ireland-rule-11-4 = DR, Donegal Railway (30, vynáší 7): v kroku tratí dva dílky s úzkým rozchodem, zdarma a navíc: IR5 na Donegal (F4), pak s ním spojený žlutý 77, 78 nebo 79 na F2, E3, E5, G3 nebo G5. Obě pole musí být prázdná a nic nesmí přijít mezi ně. Pak zaniká.
ireland-rule-11-5 = BoW, Board of Works (40, vynáší 9): žlutý dílek tahu neplatí terén; 20 £ za druhý dílek ano. Po dvou použitích zaniká. Po dohodě to smí být i vylepšení.
ireland-rule-11-6 = CDSPC, City of Dublin Steam Packet (45, vynáší 10): položí žeton na Belfast (J4), Londonderry (G1) nebo Rosslare (I19), pro tuto společnost 10 £ navíc; pak zaniká.
ireland-rule-11-7 = TDR, Tralee & Dingle (50, vynáší 10): v kroku tratí IR5 na Dingle (A19) a na Tralee (B18), spojené, zdarma a navíc, hned po sobě. Obě pole musí být prázdná. Pak zaniká. Po dohodě spolu dílky spojeny být nemusejí.
ireland-rule-11-8 = DCR, Drumglass Colliery (60, vynáší 12): dokud ji má hráč, na H4 nikdo nestaví. Společnost tam položí jeden žlutý dílek zdarma a navíc, spojený jako obvykle. Nezaniká. Po dohodě to smí být i vylepšení.
ireland-rule-11-9 = TASPS, Trans-Atlantic Steam Packet (75, vynáší 15): položí žeton na Galway (C13), pro tuto společnost 20 £ navíc; pak zaniká.
ireland-rule-11-10 = RSSC, River Shannon Shipping (80, vynáší 10): jeden vlak, který zastaví v Dromodu (F10) nebo Limericku (D16), přičte hodnotu toho druhého i s úzkým rozchodem; po dohodě jen vlak, který tam končí a v druhém není.
ireland-rule-11-11 = WDE, William Dargan (90, vynáší 10): druhý dílek tahu smí být vylepšení za 30 £, po žlutém dílku i po vylepšení. Po vylepšení už druhý žlutý není.
ireland-rule-11-12 = TIM, The Irish Mail (110, vynáší 20): v kroku tratí červený dílek na jedno ze šesti míst v moři, natočený k libovolnému sousednímu poli pevniny. Jezdit tam smí každý. Pak zaniká.
ireland-rule-11-13 = DK, Dublin & Kingstown (120): zakládá DKR (2.7). Společnosti se nikdy neprodává.

ireland-rule-12-1 = Od fáze 4 po dvou provozních kolech. Od karty priority hráči postupně navrhují, nebo pasují; pas není konečný. Po hlasování, ať dopadne jakkoli, je na řadě další hráč. Kolo končí, když po sobě pasují všichni.
ireland-rule-12-2 = Návrh jmenuje dvě nebo tři běžící pětiakciové společnosti; navrhovatel má akcii některé z nich. O stejných společnostech se v kole hlasuje jednou. Kdo nemá co navrhnout, je přeskočen.
ireland-rule-12-3 = Musí tu být nezaložená desetiakciová společnost; každá stanice spojená s každou širokým rozchodem, přičemž blokovaná města nevadí; všechny stanice na různých polích; u hráčů a ve volném prodeji dohromady nejvýše deset akcií; poté nikdo nad 70 % a volný prodej ne nad 50 %.
ireland-rule-12-4 = Akcie má jeden hlas, všechny pro, nebo všechny proti, od navrhovatele doleva. Akcie ve volném prodeji hlasují pro, je-li nová cena vyšší než cena jejich společnosti, proti, je-li nižší, a při stejné nehlasují; pokladny nehlasují. Je třeba víc než polovina odevzdaných hlasů; při rovnosti návrh padá. Hlasuje se, dokud není výsledek jistý.
ireland-rule-12-5 = Nová cena: nejvyšší řada a levý krajní sloupec těchto společností, pod žetony, které tam už jsou.
ireland-rule-12-6 = Navrhovatel zvolí desetiakciovou společnost. Ta převezme hotovost, vlaky, soukromé dráhy i žetony a její stanice nahradí staré. Z každých 20 % je 10 %, i ve volném prodeji; zbytek leží v pokladně. Ředitelem je, kdo má nejvíc; při rovnosti navrhovatel, jinak první po jeho levici. Vlaky nad limit jdou do depa.

ireland-rule-13-1 = Hra končí ihned, když zbankrotují všichni až na jednoho.
ireland-rule-13-2 = Končí s probíhajícím provozním kolem, když některá společnost dosáhne 260.
ireland-rule-13-3 = Končí po druhém provozním kole, když je bank na dně, tedy když dlužil víc, než měl. Platí dál. Rozhoduje nejbližší konec a kolo fúzí po něm už není.

ireland-rule-14 = Hotovost, akcie za poslední cenu a hodnota soukromých drah v držení. Kdo zbankrotoval, nemá nic. Vítězí, kdo má nejvíc peněz; hráči se stejnou částkou se o místo dělí.

ireland-rule-8-7 = Zastávka má hodnotu, jakou ukazuje její dílek. Maloměsto 10, na hnědých a šedých dílcích se širokým rozchodem 20; město 20, 30 nebo 40 na žlutém, zeleném, hnědém. EM 10, potom 20. Město na poli DD 10, potom 20, jeho maloměsto 10. BC a Dublin 30, 40, 50 a 60. Místo soukromé dráhy TIM 20 ve fázích 4 a 6, 50 ve fázích 8 a 10, pak nic.
