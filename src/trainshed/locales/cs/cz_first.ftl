# 18CZ: Vaše první hra, vlastními slovy. $company je zkratka společnosti, $cell pole mapy.
cz_first-title = 18CZ: Vaše první hra
cz_first-blurb = Železnice v Čechách: každý jednu společnost, tratě, stanice a stále lepší vlaky, žádné akcie. 10 kol, 60–90 minut.
cz_first-money = { $amount } K
cz_first-part-cash = Hotovost
cz_first-end-rounds = Poslední kolo skončilo; vítězí společnost, která má nejvíc peněz.
cz_first-end-broke = Některá společnost zůstala bez vlaku a neměla jak ho získat; vítězí společnost, která má nejvíc peněz.

# Volby.
cz_first-option-routes = Trasy
cz_first-option-routes-about = Kdo hledá trasy pro vlaky.
cz_first-routes-best = Nejlepší automaticky
cz_first-routes-best-about = Vlaky vždy jedou po trasách, které dohromady vydělají nejvíc.
cz_first-routes-hand = Ručně
cz_first-routes-hand-about = Trasy svých vlaků volíte vy; smíte vydělat i méně a vlak smí zůstat stát.
cz_first-option-must_buy_train = Vlak je povinný
cz_first-option-must_buy_train-about = Společnost bez vlaku musí nějaký koupit, pokud na něj má. Jinak je nákup na vás.
cz_first-option-end_test = Předčasný konec
cz_first-option-end_test-about = Které společnosti se na konci tahu posuzují: je-li některá bez vlaku a na žádný nemá, bude toto kolo poslední.
cz_first-end_test-every_turn = Všechny společnosti
cz_first-end_test-every_turn-about = Po každém tahu, ať hrál kdokoli.
cz_first-end_test-own_turn = Jen ta, která právě hrála
cz_first-end_test-own_turn-about = Společnost v nesnázích odehraje nejprve vlastní tah; některé hry trvají o kolo déle.
cz_first-option-nothing_on_sale_ends = Není-li vlak na prodej, hra končí
cz_first-option-nothing_on_sale_ends-about = Společnost bez vlaku ohlásí poslední kolo i tehdy, když není žádný vlak v banku ani v depu.
cz_first-option-oo_pays_terrain = Teplice a Ústí stojí 10 K
cz_first-option-oo_pays_terrain-about = První dílek na B8 platí za řeku. Jinak je zdarma, protože se počítá jako vylepšení.

# Záznam.
cz_first-log-too-dear = { $company } na vlak nemá: { $train }-vlak stojí { $price }, chybí { $short }.
cz_first-log-end-no-train = { $company } nemá vlak, má { $cash }, ale žádný vlak není na prodej: toto kolo je poslední.
cz_first-log-end-broke = { $company } nemá vlak a { $cash } na něj nestačí; nejlevnější stojí { $price }. Toto kolo je poslední.
cz_first-log-end-rounds = Poslední kolo skončilo: { $totals }.
cz_first-log-end-early = Hra končí předčasně: { $totals }.
cz_first-log-total = { $player } { $total }
cz_first-log-totals = { $first }, { $rest }

# Stav slovy.
cz_first-tell-round = { $round }. kolo z { $rounds }, { $phase }. fáze; nejvyšší barva dílků: { $colour ->
    [yellow] žlutá
    [green] zelená
   *[brown] hnědá
}; limit vlaků { $limit }.
cz_first-tell-player = { $place }. { $player } ({ $company }): { $total }.

# Nadpisy pravidel podle prvního pravidla pod nimi.
page-cz_first-part-1 = Hra
page-cz_first-part-3 = Příprava hry
page-cz_first-part-12 = Kola a tahy
page-cz_first-part-15 = Fáze
page-cz_first-part-17 = Pokládání dílků
page-cz_first-part-27 = Vylepšování dílků
page-cz_first-part-35 = Stanice
page-cz_first-part-39 = Provoz vlaků
page-cz_first-part-47 = Nákup vlaků
page-cz_first-part-51 = Konec hry

# Pravidla. Čísla jsou označení, na která odkazují odmítnutí.
cz_first-rule-1 = Celou hru řídíte jednu železniční společnost; nejsou tu akcie, burza ani soukromé dráhy. Její pokladna je všechno, co máte: platí se z ní každý náklad a jde do ní každý příjem. Vítězí společnost, která má na konci nejvíc peněz.
cz_first-rule-2 = Hra má nejvýše 10 kol. V každém kole má každá společnost ve hře jeden tah.
cz_first-rule-3 = 2 až 5 hráčů staví na té straně mapy, na které jsou Čechy. Pole, které na ní není, neexistuje.
cz_first-rule-4 = 2 hráči: každý 150 K; 3, 2, 1 a 1 vlak délky 2, 3, 4 a 5; BCB a EKJ. 3 hráči: 150 K; 4, 3, 2 a 1; navíc VBW. 4 hráči: 130 K; 5, 4, 3 a 1; navíc BN. 5 hráčů: 130 K; 6, 5, 4 a 1; navíc NWB.
cz_first-rule-5 = Vlaky v banku tvoří jeden balíček: nahoře 2-vlaky, pak 3-vlaky, pak 4-vlaky a vespod jediný 5-vlak. Z karet platí jen obyčejné červené vlaky, ne ty se znakem + nebo E.
cz_first-rule-6 = 2-vlak stojí 70 K, 3-vlak 120 K, 4-vlak 250 K, 5-vlak 350 K.
cz_first-rule-7 = Všech pět domovských stanic stojí na mapě od začátku a zdarma, i těch společností, za které nikdo nehraje: BCB v Pardubicích (E15), EKJ v Karlových Varech (D4), VBW ve Strakonicích (I9), BN a NWB v Praze (E11). V Praze má BN velkoměsto s tratí na severovýchod, NWB s tratí na jihovýchod. Zabírají svá místa a blokují jako každá stanice.
cz_first-rule-8 = Každá společnost ve hře má ještě dvě stanice, jednu za 40 K a jednu za 100 K. Víc jich není.
cz_first-rule-9 = O tom, kdo bude řídit kterou společnost ve hře, rozhodne los.
cz_first-rule-10 = Hraje se se všemi žlutými, zelenými a hnědými dílky z krabice: 57 čísel, 134 kusů. Červené dílky, dílky s fialovým rámečkem a šedé P zůstanou v krabici.
cz_first-rule-11 = Začíná se 1. kolem. Banku peníze nikdy nedojdou; kdo ho spravuje, je jedno. Co patří společnostem mimo hru, zůstává v krabici, kromě jejich domovských stanic.
cz_first-rule-12 = Společnosti jsou na tahu vždy v pořadí BCB, EKJ, VBW, BN, NWB; ty, které nehrají, se přeskočí. Začínající hráč není.
cz_first-rule-13 = Jedná jen společnost, která je na tahu, ve čtyřech krocích a v tomto pořadí: položit nebo vylepšit jeden dílek, umístit jednu stanici, provozovat vlaky, nakoupit vlaky. Kromě provozu lze každý krok vynechat. Stanice umístěná teď platí už pro jízdu v tomto tahu.
cz_first-rule-14 = Po tahu poslední společnosti začíná další kolo. Hra končí po 10. kole, nebo dřív podle pravidla 51.
cz_first-rule-15 = Fáze začíná v okamžiku, kdy je z banku koupen první vlak nové délky. Fáze 1: žluté dílky, limit 4 vlaky na společnost; fáze 2 (první 3-vlak): také zelené dílky; fáze 3 (první 4-vlak): limit 3 vlaky; fáze 4 (5-vlak): také hnědé dílky, limit 2 vlaky. S fází 3 ihned zreziví všechny 2-vlaky, i v depu a i ty, které v tomto kole ještě nejely.
cz_first-rule-16 = Bank prodává jen horní vlak, nová délka se tedy objeví, až je předchozí vyprodaná. Vlak z depa fázi nikdy nezačíná. 3-vlaky zůstávají ve hře až do konce.
cz_first-rule-17 = Jeden dílek za tah: buď žlutý na pole bez dílku, nebo jedno vylepšení.
cz_first-rule-18 = Žluté dílky patří na pole, která nejsou předtištěná žlutě, a na Prahu (E11). Nikdy nepatří na dvě pole OO: Teplice a Ústí (B8), Chomutov a Most (C7). Šedé pole D0 je součást mapy, město, kam vlaky smějí, ale nikdy se na něj nic nepokládá.
cz_first-rule-19 = První dílek společnosti leží na jejím domovském poli, kterýkoli vhodný a otočený libovolně v mezích pravidel; BCB přitom platí 10 K za řeku. Nemusí to být hned v prvním tahu. Neplatí to pro společnosti, které mají domov v Praze nebo jejichž domovské pole už zastavěl někdo jiný; jejich první dílek se řídí pravidlem 20.
cz_first-rule-20 = Každý další dílek musí prodloužit trať, kterou s některou vaší stanicí, kteroukoli, spojuje volná cesta: naváže na ni na společné straně, nebo se dotýká vaší stanice přímo na tomto poli, jako to mohou BN a NWB v Praze. Cesta začíná u vaší stanice a je libovolně dlouhá; prochází městy i velkoměsty, která jsou pro vás volná, a končit smí i v zablokovaném (pravidlo 38). Na výhybce se nevrací a žádnou stranu pole nepřekročí dvakrát, takže smyčkou se otočit nelze.
cz_first-rule-21 = Dílek musí odpovídat poli: 3, 4, 58 pro město; 1, 2, 55, 56, 69 pro dvě města, napojena musí být jen jedna z jejich tratí; 5, 6, 57 pro velkoměsto; 7, 8, 9 pro pole bez obojího. Na velkoměsta Y, tedy Liberec (B12), Plzeň (F6) a České Budějovice (I11), patří 201, 202 nebo 621, na Prahu 8889 nebo 8890; jinam tyto dílky nesmějí.
cz_first-rule-22 = První dílek na poli s vytištěným nákladem se platí z pokladny: řeka 10 K, kopce 20 K, hory 40 K. Bez peněz ho položit nelze. Za každé pole se platí jednou; i žlutý dílek Prahy stojí svých 10 K.
cz_first-rule-23 = Žádná trať nevede z mapy ven ani do červeně orámovaného pole (A7, B4, F2, H4, I17, J14). Tato pole se ve hře nepoužívají.
cz_first-rule-24 = Trať smí končit u strany souseda, na které trať není, a trať sousedů smí končit u nového dílku.
cz_first-rule-25 = Tratě předtištěné kolem Prahy zůstávají. Dílek Prahy vede na severovýchod pro BN a na jihovýchod pro NWB; první dílek na D12 vede na jihozápad, první dílek na F12 na severozápad.
cz_first-rule-26 = Dílků každého čísla je jen tolik, kolik je jich v krabici; co došlo, položit nelze. Nahrazené dílky se vracejí do zásoby.
cz_first-rule-27 = Zelený nahrazuje žlutý od fáze 2, hnědý nahrazuje zelený ve fázi 4. Žádná barva se nepřeskakuje.
cz_first-rule-28 = Vylepšení je v tahu místo žlutého dílku a nestojí nic, ať je terén jakýkoli. Platí to i pro první zelený dílek na B8, pokud jste se nedohodli, že se za řeku platí 10 K.
cz_first-rule-29 = Vylepšit smíte, pokud potom vaše volná cesta (pravidlo 20) dosáhne na některou trať dílku, nebo se jeho trať dotýká vaší stanice na něm. Jedna taková trať stačí; ostatní pro vás použitelné být nemusejí a nepotřebujete ani vlak, ani celou trasu. Vylepšit lze i velkoměsto, které je pro vás zablokované, pokud na ně dosáhnete.
cz_first-rule-30 = Všechny tratě zůstávají i s tím, co spojují, a podle toho se dílek otočí. Velkoměsto zůstává velkoměstem, město městem, prázdná trať prázdnou a písmena Y, P a OO se nemění.
cz_first-rule-31 = Prvním dílkem na polích OO (B8, C7) je některý ze šesti zelených dílků OO. Počítá se jako vylepšení, čeká tedy na fázi 2. Otočit ho smíte jakkoli, pokud žádná trať nevede z mapy a některá navazuje na trať, na kterou dosáhnete.
cz_first-rule-32 = Praha roste ze žluté (8889 nebo 8890, tři oddělená velkoměsta) do zelené (8891, čtyři oddělená velkoměsta) a hnědé (8892, jedno velkoměsto se čtyřmi místy). Stanice zůstávají u své trati; na hnědém dílku jsou všechny ve společném velkoměstě. Žlutá a zelená velkoměsta mají jen po jedné trati, trasy v nich proto končí.
cz_first-rule-33 = Co následuje po čem: 7 → 26–31; 8 → 16, 19, 23–25, 28–31; 9 → 19, 20, 23, 24, 26, 27; 5, 6, 57 → 14, 15, 619 → 611; 201, 202, 621 → 207, 208, 622 → 216; zelená prázdná trať → 39–47 nebo 70 podle toho, co sedí. Dílky s městy, zelené dílky OO, 611, 216 a 8892 se už nevylepšují.
cz_first-rule-34 = Vylepšené velkoměsto může mít víc míst. Dokud je některé volné, smí velkoměstem projet každá společnost.
cz_first-rule-35 = Jedna stanice za tah, ve velkoměstě s volným místem, které spojuje s jinou vaší stanicí libovolně dlouhá volná cesta (pravidlo 20). Má-li dílek oddělená velkoměsta, musí cesta vést právě do toho jednoho. Žádné místo není nikomu vyhrazeno.
cz_first-rule-36 = Druhá stanice stojí 40 K, třetí 100 K, v tomto pořadí, z pokladny. Bez peněz ji umístit nelze. Stanice se nikdy nestěhuje ani neruší.
cz_first-rule-37 = Společnost má na jednom poli nejvýše jednu stanici, i když je tam víc velkoměst. BN a NWB si tedy v Praze další neumístí.
cz_first-rule-38 = Velkoměsto, jehož všechna místa obsadili jiní, je pro vás zablokované: vaše trasy a cesty tam smějí začínat nebo končit, ale ne jím projít. Volné místo nebo vlastní stanice ho pro vás nechává volné, ať je jakkoli plné.
cz_first-rule-39 = Vlak jede v tahu jednu trasu: aspoň dvě různé zastávky spojené tratí, kdekoli na ní aspoň jedno velkoměsto s vaší stanicí, nejvýše tolik zastávek, kolik je číslo vlaku. Zastávkami jsou města stejně jako velkoměsta, žádná po cestě se nevynechává a na délce trati nezáleží. Vlaky automaticky jedou po trasách, které dohromady vydělají nejvíc, i kdyby kvůli tomu některý zůstal stát; pokud jste se dohodli na ručních trasách, volíte je vy a vlak stát smí.
cz_first-rule-40 = Trasa nevede žádnou zastávkou dvakrát a žádnou tratí dvakrát. Smí znovu použít jinou, oddělenou trať téhož dílku a navštívit obě velkoměsta dílku OO nebo obě města dílku.
cz_first-rule-41 = Dokud má Praha oddělená velkoměsta, vede trasa jen jedním z nich. Dva vlaky smějí do různých.
cz_first-rule-42 = Zablokovaným velkoměstem trasa neprojede, ale smí v něm začínat nebo končit. Zablokované mohou být i oba konce, leží-li mezi nimi vaše stanice.
cz_first-rule-43 = Ze zastávky smí vlak pokračovat kteroukoli jinou její tratí.
cz_first-rule-44 = Trasy více vlaků se smějí potkávat a křížit v zastávkách, ale žádnou trať nesdílejí. Tratě, které se na straně dílku spojují, jsou tam společné, výhybka tedy slouží jednomu vlaku; tratě, které se na žádné straně nesetkají, si nepřekážejí. Zkrátka: žádná strana pole se za tah společnosti nepřekročí dvakrát.
cz_first-rule-45 = Příjem je součet vytištěných hodnot všech zastávek na všech trasách; zastávka dvou vlaků se počítá oběma. Celý jde do pokladny.
cz_first-rule-46 = Město má hodnotu 10, i na D0. Velkoměsto má na žlutém dílku 20, na zeleném 30, na hnědém 40; velkoměsto Y 30, 40, 50; velkoměsto na dílku OO 40. Praha má předtištěných 20, potom 30, 40 a 60.
cz_first-rule-47 = Vlaků smíte koupit, kolik chcete, jeden po druhém, dokud jste pod limitem a máte peníze. Na prodej je horní vlak banku a všechny vlaky v depu, kde leží odložené vlaky, vždy za vytištěnou cenu. Společnosti si vlaky mezi sebou neprodávají.
cz_first-rule-48 = Začne-li nákupem fáze, provede se všechno, co přináší, ještě před dalším nákupem.
cz_first-rule-49 = Společnost nad limitem odloží vlaky podle své volby, třeba i nový, do depa: v kroku nákupu svého vlastního tahu, než něco koupí; ta, která nákupem fázi začala, ihned. Do té doby je má a smí s nimi jezdit. O nákupu rozhoduje limit před ním: se 4 vlaky ve fázi 2 první 4-vlak koupit nelze. Odložit vlak jen proto, aby bylo místo, nejde.
cz_first-rule-50 = Vlak nikdo kupovat nemusí, ani když žádný nemá, pokud jste se nedohodli, že společnost bez vlaku musí, má-li na něj. Nový vlak poprvé jede až v příštím tahu společnosti.
cz_first-rule-51 = Pokud na konci některého tahu společnost ve hře nemá vlak a má méně peněz, než stojí nejlevnější vlak na prodej, nebo na prodej není vůbec žádný, je toto kolo poslední. Dohraje se celé s úplnými tahy, aby jich všichni měli stejně; odvolat to už nejde. Na prodej je horní vlak banku a všechny vlaky v depu. Můžete se dohodnout, že se posuzuje jen společnost, která právě hrála, nebo že se prázdná nabídka nepočítá.
cz_first-rule-52 = Rozhodují jen peníze; vlaky a stanice nemají žádnou hodnotu. Společnosti se stejnou částkou se o místo dělí.

page-cz_first-part-53 = Slovníček
page-cz_first-part-54 = Celá 18CZ
cz_first-rule-53 = Město: černé kolečko. Velkoměsto: bílé kroužky, jeho místa. Zastávka: jedno i druhé. Stanice: žeton společnosti na místě. Pokladna: peníze společnosti. Depo: kde leží odložené vlaky. Dílek: kus trati; vylepšit znamená nahradit ho dílkem další barvy. Výjezd: trať, která vede ke straně pole. K: měna, koruny.
cz_first-rule-54 = První hra je část hry 18CZ. Celá hra má akcie a burzu, soukromé dráhy, malé, střední a velké společnosti, z nichž větší přebírají menší, vlaky tří druhů, tratě do sousedních zemí, mapu celé země a další dílky. Pokládání dílků, stanice a provoz vlaků jsou v ní velmi podobné.
