# 18Ireland: jízdy, dividendy, vlaky, nouzový nákup; části jízdy společné všem hrám s tratěmi.
page-run-crossings = { $used } z { $limit ->
    [one] 1 hranice
   *[other] { $limit } hranic
}
page-run-crossings-any = { $used ->
    [one] 1 hranice
    [few] { $used } hranice
   *[other] { $used } hranic
}, bez omezení
page-run-count-stops = { $count ->
    [one] 1 zastávka
    [few] { $count } zastávky
   *[other] { $count } zastávek
}
page-run-row = Vlak { $number }, { $train }, { $amount }
page-run-row-feeder = úzký rozchod { $name } { $value }
page-run-row-idle = Vlak { $number }, { $train }, nejede
page-run-feeds = napájí { $stop } úzkým rozchodem
page-run-edit = Změnit
page-run-editing = Mění se
page-run-lock = Zamknout
page-run-locked = Zamčeno
page-run-begun = začíná v { $stop }; vyberte další zastávku
page-run-pill-best = Prokázané maximum: { $amount }
page-run-pill-between = Nejlepší nalezené: { $low }, nanejvýš { $high }
page-run-pill-computing = Počítám …
page-run-last = naposledy { $amount }
page-run-best = Nejlepší
page-run-by-hand = Ručně
page-run-legend-stop = zastávka
page-run-legend-feeder = městečko na úzkém rozchodu
page-run-legend-bonus = značka
page-run-hand-train = Vlak { $number } ({ $train }):
page-run-hand-both = stiskem zastávky na mapě trasu prodloužíte, stiskem jejího konce zkrátíte. Zamčené vlaky zůstanou; „Nejlepší“ spočítá ostatní znovu.
page-run-hand-is-locked = zamčeno. Pro změnu trasy ho odemkněte.
page-run-hand-turn = Jiná kolej ({ $number } z { $of })
page-run-denied = { $stop }: { $range }.
page-run-solving = Počítám ostatní vlaky …
page-run-less = O { $less } méně než nejlepší jízda za { $best }.
page-run-equal = Stejně dobré jako nejlepší jízda.
page-run-alternatives = Jiné možnosti
page-run-same = stejně
page-run-lower = o { $less } méně
page-run-take = Vzít
page-run-go = Jet za { $amount }
page-run-nothing = Nejet

page-ireland-bonus-boats = Lodě na Shannonu
page-ireland-bonus-marker = Parník { $place }

page-ireland-pay = Vyplatit
page-ireland-pay-share = Vyplatit · { $amount } na akcii
page-ireland-withhold = Ponechat
page-ireland-treasury-of = Pokladna { $company }
page-ireland-holder = { $name } ({ $count ->
    [one] 1 akcie
    [few] { $count } akcie
   *[other] { $count } akcií
})
page-ireland-stays-in-bank = zůstane v banku
page-ireland-next-train = Další vlak { $train }, { $price }
page-ireland-trains-full = není místo
page-ireland-short = chybí { $amount }
page-ireland-in-reach = stačí
page-ireland-your-worth = Vaše jmění
page-ireland-next-round = Příští kolo
page-ireland-runs-after = po { $company }
page-ireland-runs-first = jako první
page-ireland-flag-closes = { $company } zaniká
page-ireland-flag-ends = 260: hra končí po tomto kole
page-ireland-rises = Cena jde doprava, vyplatí-li se alespoň { $once }.
page-ireland-rises-two = Cena jde doprava, vyplatí-li se alespoň { $once }, od { $twice } o dvě pole.

page-ireland-discard-about = { $company } má vlaků: { $have }, smí si nechat { $limit }. { $count ->
    [one] Jeden vlak jde
    [few] { $count } vlaky jdou
   *[other] { $count } vlaků jde
} do depa bez náhrady.
page-ireland-discard-which = Vyberte vlak k odevzdání
page-ireland-discard = Odevzdat { $train }
page-ireland-to-pool = do depa, kde stojí { $amount }
page-ireland-run-then = Nejlepší jízda potom

page-ireland-offer-about = { $name } se ptá za { $company }. Tištěná cena vlaku { $train } je { $face }.
page-ireland-accept = Přijmout { $amount }
page-ireland-trains-of = Vlaky { $company }
page-ireland-run-of = Nejlepší jízda { $company }
page-ireland-offer-last = Je to jediný vlak { $company }: ve svém tahu pak musí koupit jiný.
page-ireland-offer-refused-then = O tento vlak se v tomto tahu už nelze ptát znovu.

page-ireland-lost = ztracen
page-ireland-depot = Vlaky v banku
page-ireland-depot-order = druh se prodává, když předchozí dojde
page-ireland-depot-left = zbývá { $count }
page-ireland-depot-after = { $count ->
    [0] po { $train }
   *[other] { $count }, po { $train }
}
page-ireland-when-first = Až přijde první { $train }
page-ireland-in-order = V pořadí hry
page-ireland-cash = Hotovost
page-ireland-now = Teď
page-ireland-then = Potom
page-ireland-limit = Limit
page-ireland-so = Takže
page-ireland-of = { $count } z { $limit }
page-ireland-no-train = bez vlaku
page-ireland-must-buy = musí koupit
page-ireland-so-you-pay = chybí { $amount }, doplatíte vy
page-ireland-so-short = chybí { $amount }
page-ireland-so-can-pay = má na to
page-ireland-so-loses = ztratí { $trains }
page-ireland-so-keeps = nechá si vše
page-ireland-so-over = odevzdá { $count ->
    [one] jeden vlak
    [few] { $count } vlaky
   *[other] { $count } vlaků
}
page-ireland-so-closes = { $count ->
    [one] { $privates } zaniká
   *[other] { $privates } zanikají
}
page-ireland-chip-limits = limity vlaků { $now } → { $then }
page-ireland-chip-privates = { $count ->
    [one] zaniká soukromá dráha: { $privates }
   *[other] zanikají soukromé dráhy: { $privates }
}
page-ireland-chip-tiles = { $colour ->
    [yellow] žluté dílky
    [green] zelené dílky
    [brown] hnědé dílky
   *[grey] šedé dílky
}
page-ireland-chip-removed = { $count ->
    [one] nezaložená odchází: { $companies }
   *[other] nezaložené odcházejí: { $companies }
}
page-ireland-chip-launch = lze zakládat desetiakciové společnosti
page-ireland-chip-trade = vlaky lze dávat protiúčtem
page-ireland-nothing-comes = Přišly už všechny druhy.
page-ireland-runs-by-train = Jízda { $company } podle koupeného vlaku
page-ireland-with = s

page-ireland-tab-bank = Bank a depo
page-ireland-tab-own = Vlastní společnosti
page-ireland-tab-others = Jiní ředitelé
page-ireland-printed-price = za tištěnou cenu
page-ireland-no-consent = bez souhlasu
page-ireland-an-offer = nabídka, na kterou ředitel odpoví
page-ireland-buy-about = vlaky { $count } z { $limit }, { $cash }
page-ireland-buy-full = dobrovolně odevzdat nelze
page-ireland-from-bank = { $price }, bank
page-ireland-from-pool = { $price }, depo
page-ireland-for-trade = za { $train }
page-ireland-takes = končí { $trains }
page-ireland-buy-for = Koupit { $amount }
page-ireland-nothing-on-sale = Žádný vlak není na prodej.
page-ireland-no-own = Vaše ostatní společnosti nemají vlaky.
page-ireland-no-others = Společnosti jiných ředitelů nemají vlaky.
page-ireland-only-train = její jediný vlak,
page-ireland-face = tištěná { $amount }
page-ireland-refused = odmítnuto
page-ireland-price-for = Cena vlaku { $train } společnosti { $company }
page-ireland-enough = od { $amount } si { $company } další vlak zaplatí sama
page-ireland-chip-face = Tištěná { $amount }
page-ireland-chip-all = Vše { $amount }
page-ireland-chip-most = Nejvíc { $amount }
page-ireland-both = { $company }, { $name } · vlaky { $before } → { $after } z { $limit }
page-ireland-you-add = Doplatíte
page-ireland-ware-yours = vaše společnost
page-ireland-ware-sentence = { $train } od { $seller }, { $whose }. Cena { $price }, od { $low } do { $high }. { $buyer } z { $before } na { $after }, { $seller } z { $had } na { $has }.
page-ireland-ware-none-left = { $company } pak nemá vlak a ve svém tahu musí koupit.
page-ireland-you-would-add = Na nejlevnější vlak byste doplatili { $amount }.
page-ireland-can-pay-itself = Na nejlevnější vlak na prodej má.
page-ireland-buy-ware = Koupit { $train } od { $company } za { $amount }
page-ireland-ask = Zeptat se: { $name }, { $train } za { $amount }
page-ireland-loss-line = { $companies } končí;
page-ireland-without = bez vlaku: { $companies }
page-ireland-done = Hotovo: konec tahu { $company }
page-ireland-done-next = následuje { $company } ({ $name })
page-ireland-done-round = kolo končí
page-ireland-must-first = nejdřív musí mít vlak

page-ireland-ways = Vlaky a co stojí
page-ireland-way-now = { $amount } z vaší hotovosti
page-ireland-way-sales = vaše hotovost a { $amount } z akcií
page-ireland-way-oversold = ✕ akcie se prodaly na dražší
page-ireland-way-out = ✕ mimo dosah: po prodeji všech akcií chybí { $amount }
page-ireland-bar = { $company } platí { $pays }, vy doplatíte { $adds }, z { $price } chybí { $gap }
page-ireland-bar-own = vaše hotovost { $amount }
page-ireland-gap = chybí { $amount }
page-ireland-missing = z akcií chybí { $amount }
page-ireland-missing-lost = chybí { $amount }
page-ireland-enough-now = nic nechybí
page-ireland-closes-gap = stačí
page-ireland-sell-for = Prodej akcií: jen tolik, kolik { $train } vyžaduje
page-ireland-holding = { $company } { $percent } % za { $price }
page-ireland-sale-stay = zůstanete ředitelem s { $percent } %
page-ireland-sale-left = { $percent ->
    [0] nic vám nezbude
   *[other] zbude vám { $percent } %
}
page-ireland-sale-director = ředitelem bude { $name }, { $percent ->
    [0] nic vám nezbude
   *[other] zbude vám { $percent } %
}
page-ireland-pool-then = ve volném prodeji { $percent } z { $limit } %
page-ireland-sale-sentence = Prodat { $count } { $company } za { $amount }
page-ireland-price-falls = cena klesne na { $price }
page-ireland-rule = Pravidlo { $number }
page-ireland-after-sale = Potom: prodej { $count } { $company }
page-ireland-after-both = Potom: prodej { $count } { $company }, koupě { $train }
page-ireland-after-buy = Potom: koupě { $train }
page-ireland-your-cash = Vaše hotovost
page-ireland-still-missing = Stále chybí
page-ireland-owns = má { $train }
page-ireland-sale-price = { $company }: cena, váš podíl
page-ireland-sell-go = Prodat { $count } { $company } za { $amount }
page-ireland-buy-train = Koupit { $train }
page-ireland-ask-others = Vlak jiné společnosti …
page-ireland-other-trains = Vlaky jiných společností
page-ireland-other-help = Smíte doplatit hotovost až do tištěné ceny, ale ne peníze za akcie.
page-ireland-other-sold = Akcie se prodaly: tady platí jen hotovost společnosti.
page-ireland-sure = Opravdu?
page-ireland-sure-buy = Zaplatíte { $amount } z vlastních peněz za { $train } pro { $company }.
page-ireland-sure-buy-yes = Zaplatit { $amount }
page-ireland-sure-bankrupt = Ohlásit bankrot?
page-ireland-sure-bankrupt-yes = Ano, bankrot
page-ireland-hopeless = { $company } nic nezachrání.
page-ireland-hopeless-why = Po prodeji všech akcií je { $most }; stále by chybělo { $missing }.
page-ireland-bankrupt-means = Vypadáváte ze hry s ničím. { $count ->
    [one] { $companies } zaniká
   *[other] { $companies } zanikají
}; ostatním majitelům bank zaplatí cenu každé akcie.
page-ireland-bankrupt-go = Ohlásit bankrot
page-ireland-bankrupt-not = Bankrot není možný: z akcií můžete získat { $amount }.
page-ireland-bankrupt-would = Znamenal by: vypadnete s ničím; { $count ->
    [one] { $companies } zaniká
   *[other] { $companies } zanikají
}, ostatní majitelé dostanou cenu každé akcie.
