# 18Ireland: název, peníze, výsledek, volby a předvolby. $company je zkratka společnosti nebo soukromé dráhy.
ireland-title = 18Ireland
ireland-blurb = Železnice v Irsku: soukromé dráhy, burza, malé společnosti, které se slučují ve velké, široký a úzký rozchod. 3 až 6 hráčů, 4 hodiny.
ireland-money = { $amount } £
ireland-part-cash = Hotovost
ireland-part-shares = Akcie
ireland-part-privates = Soukromé dráhy
ireland-end-market = Některá společnost dosáhla 260; vítězí nejbohatší hráč.
ireland-end-bank = Bank je na dně; vítězí nejbohatší hráč.
ireland-end-bankrupt = Všichni hráči až na jednoho zbankrotovali.

# Předvolby: pojmenované sady voleb.
ireland-preset-standard = Základní
ireland-preset-standard-about = Pravidla, jak je čteme; kde se prameny liší, platí naše rozhodnutí.
ireland-preset-aid = Polská pomůcka
ireland-preset-aid-about = Doslova podle polské hráčské pomůcky.
ireland-preset-public = 18xx.games
ireland-preset-public-about = Jak se hraje na 18xx.games; platí pro převzaté soubory.

# Volby.
ireland-option-sale_drop = Cena po prodeji
ireland-option-sale_drop-about = O kolik klesne cena prodejem nebo vydáním akcie (3.4).
ireland-sale_drop-share = O řadu za akcii
ireland-sale_drop-share-about = Akcie pětiakciové společnosti je jedna.
ireland-sale_drop-tenth = O řadu za 10 %
ireland-sale_drop-tenth-about = Akcie pětiakciové společnosti posune cenu o dvě řady.
ireland-option-grey_from = Šedé dílky a hodnoty
ireland-option-grey_from-about = Kdy začínají platit (6.2).
ireland-grey_from-D = S prvním D
ireland-grey_from-D-about = Fáze D.
ireland-grey_from-10 = S prvním 10H
ireland-grey_from-10-about = Fáze 10.
ireland-option-rise = Cena po dividendě
ireland-option-rise-about = Kdy výplata posune cenu vpravo (8.5).
ireland-rise-reached = Výplata dosáhne ceny
ireland-rise-reached-about = O pole; pětiakciová společnost při dvojnásobku ceny o dvě.
ireland-rise-exceeded = Výplata je vyšší než cena
ireland-rise-exceeded-about = O pole; pětiakciová společnost musí vyplatit víc než dvojnásobek.
ireland-option-start_price = Počáteční cena pětiakciových společností
ireland-option-start_price-about = Po dražbě (4.7).
ireland-start_price-highest = Nejvyšší do poloviny nabídky
ireland-start_price-highest-about = Nikdo nic nevolí.
ireland-start_price-chosen = Volí vítěz
ireland-start_price-chosen-about = Kterákoli počáteční cena do poloviny nabídky.
ireland-option-after_auction = Kdo hraje po prodeji dráhy
ireland-option-after_auction-about = V dražbě soukromých drah a pro kartu priority po ní (2.4).
ireland-after_auction-trigger = Po levici toho, kdo prodej spustil
ireland-after_auction-trigger-about = Čí nákup udělal z další dráhy nejlevnější.
ireland-after_auction-buyer = Po levici posledního kupce
ireland-after_auction-buyer-about = Kdo získal dráhu jako poslední.
ireland-option-all_pass = Všichni v dražbě drah pasují
ireland-option-all_pass-about = Když už se něco koupilo (2.6).
ireland-all_pass-lowest = Odchází nejlevnější
ireland-all_pass-lowest-about = Dražba pokračuje další dráhou.
ireland-all_pass-ends = Dražba končí
ireland-all_pass-ends-about = Dráhy s nabídkami se prodají, ostatní opouštějí hru.
ireland-option-sell_then_launch = Prodej před založením
ireland-option-sell_then_launch-about = V tahu, kdy se zakládá desetiakciová společnost, se smí předtím prodávat (4.1).
ireland-option-other_train_help = Pomoc na vlak jiné společnosti
ireland-option-other_train_help-about = Kdy smí ředitel přidat hotovost na vlak jiné společnosti (10.3).
ireland-other_train_help-unable = Není-li na žádný jiný
ireland-other_train_help-unable-about = Jen když společnost nemá na žádný vlak v banku ani v depu.
ireland-other_train_help-always = Kdykoli nemá vlak
ireland-other_train_help-always-about = I když by na některý v banku nebo depu měla.
ireland-other_train_help-never = Nikdy
ireland-other_train_help-never-about = Vlaky jiných společností se kupují jen z pokladny.
ireland-option-shannon = River Shannon Shipping
ireland-option-shannon-about = Který vlak dostane příplatek (11.10).
ireland-shannon-any = Vlak, který tam zastaví
ireland-shannon-any-about = Na kterékoli zastávce trasy, i když je v obou městech.
ireland-shannon-end = Vlak, který tam končí
ireland-shannon-end-about = A druhým městem neprojíždí.
ireland-option-broad_join = Spojení širokého rozchodu
ireland-option-broad_join-about = Co spojí dílek s širokým rozchodem se společností (6.5).
ireland-broad_join-exit = Trať na trať
ireland-broad_join-exit-about = Široká trať dílku navazuje na širokou trať, kam společnost dosáhne.
ireland-broad_join-cell = K poli vede trať
ireland-broad_join-cell-about = K poli vede široká trať, kam společnost dosáhne.
ireland-option-dingle_joined = Tralee & Dingle: dílky musí navazovat
ireland-option-dingle_joined-about = Oba dílky TDR jsou navzájem spojené (11.7).
ireland-option-power_colour = Soukromé dráhy kladou jen žluté
ireland-option-power_colour-about = Board of Works a Drumglass Colliery kladou žluté dílky, nevylepšují (11.5, 11.8).
ireland-option-bankrupt_shares = Co zbylo bankrotujícímu
ireland-option-bankrupt_shares-about = Akcie a soukromé dráhy, které nešlo prodat (10.5).
ireland-bankrupt_shares-leave = Opouští hru
ireland-bankrupt_shares-leave-about = Nikdo to nedostane a do výsledku se nepočítá.
ireland-bankrupt_shares-stay = Zůstává hráči
ireland-bankrupt_shares-stay-about = Nevynáší, ale počítá se do výsledku.
ireland-option-closed_trains = Vlaky zaniklé společnosti
ireland-option-closed_trains-about = Co s nimi bude dál (3.7).
ireland-closed_trains-gone = Jsou pryč
ireland-closed_trains-gone-about = Opouštějí hru.
ireland-closed_trains-backs = Jejich ruby ještě přijdou
ireland-closed_trains-backs-about = Až se jejich druh otočí, přijdou jejich ruby do depa také.
ireland-option-resort = Pořadí po bankrotu
ireland-option-resort-about = Po poklesu cen se společnosti, které ještě nehrály, seřadí znovu (5.1).
ireland-resort-at_once = Hned
ireland-resort-at_once-about = Další je z nich ta nejdražší.
ireland-resort-after_next = Po další společnosti
ireland-resort-after_next-about = Nejprve hraje další podle starého pořadí.
ireland-option-larger_bank = Větší bank
ireland-option-larger_bank-about = 5000 £ místo 4000 £; hra trvá déle.
ireland-option-eighth_2H = Osmý 2H
ireland-option-eighth_2H-about = Hraje se i s osmým 2H z krabice, na rubu má 1H′.

# Psané tahy.
cli-typing-ireland = buy TDR, bid TDR 55, open LER 100, bid LER 105, price LER 70, launch GSWR 85, sell LER 2, buy LER, buy LER pool, issue, redeem, E15 57 2 (pole, dílek, počet otočení doprava), F4 IR5 0 by DR, s D2 (stanice; s J4.1, je-li měst víc), settle J4.1, marker CDSPC J4, private TIM 120, best (nejlepší trasy), run 2H G1 H2, 4H I11 G13, pay, keep, buy, pool 1H', from LER 2H 100, buy trade 8H, drop 2H, propose LER UR, yes, no, target GSWR, bankrupt, done

# Stav slovy.
ireland-tell-round = { $round }, fáze { $phase }; nejvyšší barva dílků: { $colour ->
    [yellow] žlutá
    [green] zelená
    [brown] hnědá
   *[grey] šedá
}; limit vlaků pětiakciové společnosti { $five }{ $ten ->
    [0] {""}
   *[other] , desetiakciové { $ten }
}. Bank má { $bank }.
ireland-tell-offered = { $private }, { $name }: stojí { $price }, vynáší { $revenue }.
ireland-tell-bids = { $private }, { $name }: stojí { $price }, vynáší { $revenue }; { $count ->
    [one] jeden příhoz: { $bid }, { $player }
    [few] { $count } příhozy, nejvyšší { $bid }, { $player }
   *[other] { $count } příhozů, nejvyšší { $bid }, { $player }
}.
ireland-tell-owned = { $private }, { $name }: majitel { $owner }, vynáší { $revenue }.
ireland-tell-company = { $company }, { $player }: cena { $price }, pokladna { $treasury }, vlaky { $trains }, stanice { $stations }, soukromé dráhy { $privates }; v pokladně { $own } %, ve volném prodeji { $pool } %; vydělala by { $run }.
ireland-tell-stack = Pětiakciové společnosti v pořadí: { $companies }.
ireland-tell-player = { $player }{ $priority ->
    [yes] {" "}(karta priority)
   *[no] {""}
}: { $cash }; akcie { $shares }; soukromé dráhy { $privates }; certifikáty { $certificates } z { $limit }; jmění { $total }.
ireland-tell-bankrupt = { $player }: bankrot.
ireland-end-player = { $player }: { $total } (hotovost { $cash }, akcie { $shares }, soukromé dráhy { $privates }).

# Tahy na výběr.
ireland-move-pass = Pas
ireland-move-buy-private = Koupit { $private } za { $price }
ireland-move-private = { $company } koupí { $private } za { $price }
ireland-move-bid = Nabídnout { $price } za { $what }
ireland-move-open-auction = Zahájit dražbu společnosti { $company } nabídkou { $price }
ireland-move-choose-price = { $company } začne na { $price }
ireland-move-launch = Založit { $company } na { $price }: ředitelská akcie stojí { $cost }
ireland-move-buy-treasury = Koupit akcii { $company } z její pokladny za { $price }
ireland-move-buy-pool = Koupit akcii { $company } z volného prodeje za { $price }
ireland-move-issue = { $company } vydá akcii za { $price }
ireland-move-redeem = { $company } odkoupí akcii za { $price }
ireland-move-marker = { $company } položí žeton dráhy { $private } na { $cell }
ireland-move-settle = Stanice { $company } na { $cell } ve městě s tratí na { $city }
ireland-move-propose = Navrhnout fúzi { $first } a { $second }
ireland-move-propose-three = Navrhnout fúzi { $first }, { $second } a { $third }
ireland-move-for = Hlasovat pro fúzi
ireland-move-against = Hlasovat proti fúzi
ireland-move-target = Sloučená společnost bude { $company }
ireland-move-bankrupt = Ohlásit bankrot: { $company } zaniká a vy jste ze hry venku
ireland-move-trade = { $company } vymění { $old } za { $train } s doplatkem { $cost }
