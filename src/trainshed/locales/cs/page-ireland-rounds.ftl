# 18Ireland u stolu: dražba soukromých drah, burzovní kola, dražby a zakládání společností.

# Trh a karty.
page-stock-last-run = naposled { $amount }
page-stock-no-run = ještě nejela
page-ireland-stage = Ukazatel ceny akcií a společnosti
page-ireland-market-rows = Řady { $from }–{ $to } z { $all }: ukázat vše
page-ireland-market-part = Jen kde stojí žetony
page-ireland-size-five = pětiakciová
page-ireland-size-ten = desetiakciová
page-ireland-card = { $company }, { $size ->
    [five] pětiakciová
   *[ten] desetiakciová
}, cena { $price }. { $holders }. { $can }
page-ireland-holds-director = { $name } { $percent } %, ředitel
page-ireland-may-buy = Můžete koupit za { $price }.
page-ireland-card-stations = { $all ->
    [one] { $placed } z 1 stanice
   *[other] { $placed } z { $all } stanic
}
page-ireland-buy = Koupit { $price }
page-ireland-from = Od { $price }
page-ireland-whole-turn = celý tah
page-ireland-launch = Založit
page-ireland-launch-about = Ředitelská akcie za dvojnásobek ceny: { $prices }. První stanice je zdarma.
page-ireland-launch-none = Žádná desetiakciová společnost k založení nezbývá.
page-ireland-stack-top = Dražit lze tu nahoře, { $company }.
page-ireland-stack-none = Nelze dražit: žádná pětiakciová společnost nezbývá.

# Proč ne, dvěma třemi slovy.
page-ireland-why-holding-limit = nejvýš { $limit } %
page-ireland-why-certificate-limit = 
    nejvýš { $limit ->
        [one] 1 certifikát
        [few] { $limit } certifikáty
       *[other] { $limit } certifikátů
    }
page-ireland-why-share-money = málo peněz
page-ireland-why-no-share-treasury = v pokladně není
page-ireland-why-no-share-pool = ve volném prodeji není
page-ireland-why-sold-out = vyprodáno
page-ireland-why-sold-this-round = prodáno v tomto kole
page-ireland-why-must-sell = nejdřív prodat
page-ireland-why-pool-limit = volný prodej je plný
page-ireland-why-director-share = není jiný ředitel
page-ireland-why-no-sale-first-round = ne v prvním kole
page-ireland-why-no-ten-now = od fáze 6
page-ireland-why-no-five-now = ne v této fázi
page-ireland-why-no-sale-with = ne po prodeji
page-ireland-why-launch-money = málo peněz
page-ireland-why-bid-money = málo peněz
page-ireland-why-no-home = žádné volné místo

# Tah.
page-ireland-flow = Váš tah: prodat, pak koupit, nebo založit společnost, nebo pasovat
page-ireland-flow-sell = 1 Prodat kolik chci
page-ireland-flow-buy = 2 Koupit jednu
page-ireland-flow-start = Nová společnost
page-ireland-flow-or = nebo
page-ireland-choice = Vaše volba
page-ireland-choose-card = Vyberte kartu vlevo a uvidíte, co nákup změní.
page-ireland-choose-below = Vyberte kartu níže a uvidíte, co nákup změní.
page-ireland-pass-about = { $count ->
    [one] { $count } pas
    [few] { $count } pasy za sebou
   *[other] { $count } pasů za sebou
} ukončí kolo; { $who ->
    [stays] priorita by zůstala vám.
    [you] priorita by připadla vám.
   *[other] prioritu by měl hráč { $name }.
}
page-ireland-done-about = Akcie se prodaly, takže to není pas; pokud po vás už nikdo nic neudělá, prioritu bude mít { $name }.
page-ireland-pass-leaves = Nebude-li žádná pětiakciová společnost vydražena, { $company } opustí hru.
page-ireland-pass = Pasovat
page-ireland-done = Hotovo
page-ireland-turn-ends = tah končí
page-ireland-ends-round = ukončí kolo
page-ireland-pass-number = { $number } z { $of } za sebou
page-ireland-buy-one = Koupit { $percent } % { $company }
page-ireland-your-cash = Vaše peníze
page-ireland-of = z { $limit }
page-ireland-your-share = Váš podíl v { $company } (nejvýš { $most } %)
page-ireland-director-you = zůstáváte vy
page-ireland-director-stays = zůstává { $name } ({ $percent } %)
page-ireland-director-becomes = ředitelem bude { $name }
page-ireland-director-becomes-you = ředitelem budete vy místo { $name }
page-ireland-from-treasury = Z pokladny { $price }
page-ireland-from-pool = Z volného prodeje { $price }
page-ireland-source-treasury = z pokladny
page-ireland-source-pool = volný prodej
page-ireland-to-bank = do banku
page-ireland-sell-first = Nejdřív prodat
page-ireland-sell-nothing = Nemáte žádné akcie.
page-ireland-sell-held = { $percent } % za { $price }{ $director ->
    [stays] ; ředitelem zůstáváte
    [held] , ředitelská akcie
   *[no] {""}
}
page-ireland-sell-told = Prodat { $count } { $count ->
    [one] akcii
    [few] akcie
   *[other] akcií
} { $company } za { $amount }: cena klesne na { $price }. { $director }
page-ireland-players = Hráči
page-ireland-on-turn = na tahu
page-ireland-has-priority = priorita
page-ireland-tab-buy = Koupit
page-ireland-tab-sell = Prodat
page-ireland-tab-start = Založit
page-ireland-tab-players = Hráči

# Zakládání desetiakciové společnosti.
page-ireland-launch-company = Společnost
page-ireland-launch-alike = liší se jen jménem
page-ireland-launch-price = Cena
page-ireland-launch-twice = dvojnásobek ceny za certifikát { $percent } %
page-ireland-launch-station = První stanice
page-ireland-launch-station-about = zdarma, na volném místě na dílku; stiskněte je zde nebo na mapě
page-ireland-start-at = Začít na { $price } za { $cost }, { $place }. v pořadí
page-ireland-place = { $place }. v pořadí
page-ireland-short-of = chybí { $amount }
page-ireland-open-slots = { $count } { $count ->
    [one] volné
    [few] volná
   *[other] volných
}
page-ireland-no-slots = Na dílcích s kolejemi není žádné volné místo.
page-ireland-launch-pay = Zaplatíte za { $percent } %, 2 × { $price }
page-ireland-launch-treasury = Pokladna { $company }
page-ireland-launch-for = Založit { $company } za { $cost }
page-ireland-launch-choose = Vyberte cenu a stanici
page-ireland-launch-choose-price = Vyberte cenu
page-ireland-launch-choose-slot = Vyberte první stanici
page-ireland-launch-badge = jízda { $revenue }
page-ireland-launch-slot-told = { $place }, volných míst: { $count }, první jízda { $revenue }
page-ireland-launch-no-tile = bez dílku
page-ireland-launch-first-run = První jízda z { $place } s vlakem { $train } ({ $price })
page-ireland-launch-whole = Je to celý tah: bez prodeje a bez jiného nákupu.
page-ireland-launch-full = { $place } pak bude plné
page-ireland-launch-full-about = { $companies }; ostatní tam končí
page-ireland-order-then = Pořadí hry potom
page-ireland-five-last-run = Pětiakciové, poslední jízda
page-ireland-last-run-head = Poslední jízda
page-ireland-never-ran = žádná
page-ireland-cancel = Zrušit

# Dražby pětiakciových společností.
page-ireland-open-title = Dražit { $company }
page-ireland-open-about = Přihazovat smí všichni. Vítěz zaplatí nabídku do pokladny a dostane certifikát 40 %.
page-ireland-open-with = Začít na { $bid }
page-ireland-bid-for = Nabídka za { $what }
page-ireland-chip-least = Nejméně { $amount }
page-ireland-chip-all = Vše { $amount }
page-ireland-chip-price = { $bid } → { $price }
page-ireland-cash-if-won = Vaše peníze po výhře
page-ireland-scale = Nabídka → počáteční cena
page-ireland-scale-now = Nyní: { $bid }
page-ireland-scale-next = Vaše nabídka: { $bid }
page-ireland-scale-top = Od { $bid } zůstává cena { $price }; další peníze jen plní pokladnu.
page-ireland-scale-then = Za { $bid } začíná na { $price }: polovina nabídky, dolů na počáteční cenu.
page-ireland-auction-about = Vítěz zaplatí nabídku do pokladny a dostane certifikát 40 %. Kdo pasuje, v této dražbě končí.
page-ireland-auction-lot = pětiakciová · domov { $home } { $cell }
page-ireland-highest = nejvyšší
page-ireland-out = pasoval
page-ireland-cannot = nemůže, { $cash }
page-ireland-no-bid-yet = bez nabídky
page-ireland-auction-treasury = Pokladna { $company }
page-ireland-train-costs = { $train } stojí { $price }
page-ireland-trains-for = { $count ->
    [0] žádný { $train }
    [one] jeden { $train }
   *[other] { $count }× { $train }
}
page-ireland-start-price = Počáteční cena
page-ireland-like = jako { $name } za { $amount }
page-ireland-bid = Nabídnout { $bid }
page-ireland-bid-short = chybí { $amount }
page-ireland-pass-for-good = Pasovat nadobro
page-ireland-bid-told = { $name } { $amount } za { $what }. Jste na tahu, nejméně { $least }.
page-ireland-choose-price = { $company } byla vydražena za { $paid }. Začne na jedné z těchto cen, nejvýš na polovině.
page-ireland-needs-bid = potřebuje nabídku { $bid }

# Dražba soukromých drah.
page-ireland-lots = Dráhy od nejlevnější
page-ireland-face = Hodnota
page-ireland-at-least = Nejméně
page-ireland-you-lead = vedete
page-ireland-free-money = Volné peníze (nabídky jsou vázané)
page-ireland-lot-line = { $power }{ $pays ->
    [yes] { " · " }{ $revenue } každé PK
   *[no] { " · " }bez příjmu
}
page-ireland-lot-gone = { $private }: { $state ->
    [owned] { $owner }
   *[gone] mimo hru
}
page-ireland-lot-DAR = Wicklow je uzavřen, dokud ji má hráč
page-ireland-lot-DR = Dva úzkorozchodné dílky z Donegalu zdarma, pro její společnost
page-ireland-lot-BoW = Dvakrát žlutý dílek bez ceny terénu
page-ireland-lot-CDSPC = +10 v Belfastu, Londonderry nebo Rosslare pro její společnost, natrvalo
page-ireland-lot-TDR = Dva úzkorozchodné dílky zdarma, Dingle a Tralee
page-ireland-lot-DCR = H4 je uzavřeno, dokud ji má hráč; její společnost tam staví zdarma
page-ireland-lot-TASPS = +20 v Galwayi pro její společnost, natrvalo
page-ireland-lot-RSSC = Jeden vlak přičte Dromod k Limericku nebo Limerick k Dromodu
page-ireland-lot-WDE = Druhý dílek smí být vylepšení, za 30 £
page-ireland-lot-TIM = Červený dílek v moři, kam smí jezdit každý
page-ireland-lot-DK = Dává 40 % DKR, která dostane zaplacenou cenu a 2H
page-ireland-all-pass = { $then ->
    [cheaper] Pasují-li všichni za sebou, { $private } zlevní na { $price } a všechny nabídky se ruší.
    [given] Pasují-li všichni za sebou, další hráč si musí { $private } vzít zdarma.
    [leaves] Pasují-li všichni za sebou, { $private } opustí hru.
   *[ends] Pasují-li všichni za sebou, dražba končí a dráhy bez nabídky opustí hru.
}
page-ireland-bid-on = Nabídka na { $private }
page-ireland-leads = vede { $name } s { $amount }; po { $step }
page-ireland-no-bid = zatím bez nabídky; po { $step }
page-ireland-locked-free = Vaše peníze: vázané · volné
page-ireland-when-lowest = Až bude { $private } nejnižší
page-ireland-answers = první odpovídá { $name }, { $count ->
    [one] dražíte jen vy dva
    [few] proti vám { $count } hráči
   *[other] proti vám { $count } hráčů
}
page-ireland-answers-nobody = je vaše, pokud nikdo nepřihodí
page-ireland-lowest-bought = { $private } je nejnižší: nenabízí se na ni, kupuje se za { $price }.
page-ireland-choose-lot = Vyberte dráhu, na kterou chcete nabídnout; mapa ukáže její místa.
page-ireland-buy-lot = Koupit { $private } za { $price }
page-ireland-drop-out = Odstoupit
page-ireland-drop-winner = Odstoupíte-li, { $private } získá { $name } za { $price }.
page-ireland-drop-more = Odstoupíte-li, ostatní draží { $private } dál.
page-ireland-stack-order = Pětiakciové společnosti v pořadí dražeb
page-ireland-set-aside = DKR přijde se soukromou dráhou DK.
page-ireland-removed = Vyřazeno při přípravě: { $companies }
