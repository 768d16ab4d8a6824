# 18Ireland: kola, vlaky, nouzový nákup, bankrot, fúze, konec.

# Části hry.
ireland-tick-privates = Dražba soukromých drah
ireland-tick-stock = Burzovní kolo { $number }
ireland-tick-operating = Provozní kolo { $number }.{ $part }
ireland-tick-merger = Kolo fúzí { $number }
ireland-end-nothing = Nezbyla žádná společnost a nikdo žádnou založit nemůže; vítězí nejbohatší hráč.

# Otázky.
ireland-ask-trains = { $company } má { $cash }. Který vlak koupí?
ireland-ask-must-buy = { $company } nemá vlak a ze svých { $cash } musí některý koupit. Který?
ireland-ask-emergency = { $company } nemá vlak a { $cash } jí na žádný nestačí. Máte { $own }: na který vlak doplatíte?
ireland-ask-bankrupt = Na vlak pro { $company } nestačí nic, co máte. Prodat nejdřív akcie, nebo ohlásit bankrot?
ireland-ask-merger = Navrhnete fúzi, nebo pasujete?
ireland-ask-vote = { $player } chce sloučit { $first } a { $second }; nová cena bude { $price }. Máte { $votes ->
    [one] 1 hlas
    [few] { $votes } hlasy
   *[other] { $votes } hlasů
}: pro, nebo proti?
ireland-ask-vote-three = { $player } chce sloučit { $first }, { $second } a { $third }; nová cena bude { $price }. Máte { $votes ->
    [one] 1 hlas
    [few] { $votes } hlasy
   *[other] { $votes } hlasů
}: pro, nebo proti?
ireland-ask-target = Fúze je přijata. Kterou desetiakciovou společností se stanou?

# Odmítnutí.
ireland-refuse-must-own = { $company } nemá vlak a musí nějaký koupit.
ireland-refuse-no-emergency = { $company } na vlak sama má: ředitel nic neprodává a v bankrotu není.
ireland-refuse-trade-phase = Vlaky se vyměňují na protiúčet až od prvního 10H.
ireland-refuse-trade-once = { $company } už v tomto tahu vlak na protiúčet vyměnila.
ireland-refuse-trade-owner = { $company } žádný { $train } na protiúčet nemá.
ireland-refuse-trade-kind = { $old } se za { $new } vyměnit nedá.
ireland-refuse-trade-money = { $company } nemá na doplatek { $price }.
ireland-refuse-emergency-money = Tento vlak stojí { $price }; chybí { $gap }.
ireland-refuse-emergency-oversold = Na vlak za { $price } nebylo třeba poslední akcii prodávat: teď to musí být dražší.
ireland-refuse-emergency-sale = Na nejdražší vlak stačí méně akcií společnosti { $company }.
ireland-refuse-emergency-dead-end = Po prodeji akcií společnosti { $company } ({ $count }) by nezbyl vlak, který smíte koupit.
ireland-refuse-emergency-private = Na vlak už se prodávaly akcie, { $company } proto před ním nekoupí soukromou dráhu jiného hráče.
ireland-refuse-not-bankrupt = Nejste v bankrotu: dá se sehnat { $have } a vlak stojí { $price }.
ireland-refuse-merger-set = Fúze jmenuje dvě nebo tři pětiakciové společnosti, každou jednou.
ireland-refuse-merger-running = { $company } není běžící pětiakciová společnost.
ireland-refuse-merger-not-joined = { $first } a { $second } nespojuje široký rozchod.
ireland-refuse-merger-same-cell = { $first } a { $second } mají stanice na stejném poli.
ireland-refuse-merger-none-yours = Žádnou akcii těchto společností nemáte.
ireland-refuse-merger-shares = U hráčů a ve volném prodeji je jejich akcií víc než { $most }.
ireland-refuse-merger-holding = { $player } by v nové společnosti držel víc než { $limit } %.
ireland-refuse-merger-pool = Ve volném prodeji by bylo víc než { $limit } % nové společnosti.
ireland-refuse-merger-no-ten = Žádná desetiakciová společnost už nezbývá.
ireland-refuse-merger-voted = O této fúzi se v tomto kole už hlasovalo.
ireland-refuse-target = { $company } není volná desetiakciová společnost.
ireland-refuse-must-vote = Hlasujte pro, nebo proti; zdržet se nelze.
ireland-refuse-must-name = Zvolte desetiakciovou společnost.

# Záznam.
ireland-log-round-privates = Začíná dražba soukromých drah.
ireland-log-round-stock = Začíná burzovní kolo { $number }.
ireland-log-round-operating = Začíná provozní kolo { $number }.{ $part }.
ireland-log-round-merger = Začíná kolo fúzí { $number }.
ireland-log-private-income = { $private } vynáší: { $owner } dostává { $amount }.
ireland-log-marker = { $company }: cena akcie { $was } → { $price }.
ireland-log-closed-price = Cena { $company } klesla na 0: společnost opouští hru.
ireland-log-closed-bankrupt = { $company } zaniká se svým ředitelem.
ireland-log-lost = S { $company } propadá: { $who }; { $treasury } z pokladny.
ireland-log-lost-share = { $player } { $percent } %
ireland-log-lost-treasury = Propadá { $treasury } z pokladny { $company }.
ireland-log-removed = { $company } nebyla založena a opouští hru.
ireland-log-end-market = { $company } dosáhla 260: hra skončí po tomto provozním kole.
ireland-log-end-bank = Bank je na dně: hra skončí po druhém provozním kole.
ireland-log-ended-market = Konec hry: bylo dosaženo 260. { $totals }.
ireland-log-ended-bank = Konec hry: bank je na dně. { $totals }.
ireland-log-ended-bankrupt = Konec hry: nezbankrotoval jen jeden hráč. { $totals }.
ireland-log-ended-nothing = Konec hry: nezbyla žádná společnost a nikdo žádnou založit nemůže. { $totals }.
ireland-log-total = { $player } { $total }
ireland-log-totals = { $first }, { $rest }
ireland-log-bankrupt = { $player } nemůže pro { $company } sehnat vlak: bankrot; propadá { $cash }.
ireland-log-settled = Bank vyplácí za akcie { $company }: { $player } dostává { $amount }.
ireland-log-left-shares = Ze hry odchází { $percent } % společnosti { $what } ({ $player }).
ireland-log-left-private = Ze hry odchází { $what } ({ $player }).
ireland-log-proposed = { $player } navrhuje sloučit { $first } a { $second } s cenou { $price }.
ireland-log-proposed-three = { $player } navrhuje sloučit { $first }, { $second } a { $third } s cenou { $price }.
ireland-log-voted-for = { $player } hlasuje pro, hlasů { $votes } (pro { $ayes }, proti { $noes }).
ireland-log-voted-against = { $player } hlasuje proti, hlasů { $votes } (pro { $ayes }, proti { $noes }).
ireland-log-pool-for = { $company } ve volném prodeji: { $votes } pro, cena stoupne.
ireland-log-pool-against = { $company } ve volném prodeji: { $votes } proti, cena klesne.
ireland-log-pool-abstain = { $company } ve volném prodeji: { $votes } bez hlasu, cena se nemění.
ireland-log-merger-accepted = Fúze je přijata: { $ayes } ku { $noes }.
ireland-log-merger-rejected = Fúze je zamítnuta: { $ayes } ku { $noes }.
ireland-log-merger-tied = Rovnost hlasů { $ayes } ku { $noes }: fúze není.
ireland-log-merged = { $first } a { $second } se stávají společností { $company }: cena { $price }, pokladna { $treasury }, ředitel { $director }.
ireland-log-merged-three = { $first }, { $second } a { $third } se stávají společností { $company }: cena { $price }, pokladna { $treasury }, ředitel { $director }.
