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
page-run-legend-feeder = maloměsto na úzkém rozchodu
page-run-legend-bonus = žeton
page-run-hand-train = Vlak { $number } ({ $train }):
page-run-hand-both = stiskem zastávky na mapě trasu prodloužíte, stiskem jejího konce zkrátíte; konec ◇ lze přetáhnout na jinou zastávku či kolej, R zvolí další cestu. Zamčené vlaky zůstanou; „Nejlepší“ spočítá ostatní znovu.
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

page-trains-bonus-boats = Lodě na Shannonu
page-trains-bonus-marker = Parník { $place }

page-trains-pay = Vyplatit
page-trains-pay-share = Vyplatit · { $amount } na akcii
page-trains-withhold = Ponechat
page-trains-treasury-of = Pokladna { $company }
page-trains-holder = { $name } ({ $count ->
    [one] 1 akcie
    [few] { $count } akcie
   *[other] { $count } akcií
})
page-trains-stays-in-bank = zůstane v banku
page-trains-next-train = Další vlak { $train }, { $price }
page-trains-trains-full = není místo
page-trains-short = chybí { $amount }
page-trains-in-reach = stačí
page-trains-your-worth = Vaše jmění
page-trains-next-round = Příští kolo
page-trains-runs-after = po { $company }
page-trains-runs-first = jako první
page-trains-flag-closes = { $company } zaniká
page-trains-flag-ends = 260: hra končí po tomto kole
page-trains-rises = Cena jde doprava, vyplatí-li se alespoň { $once }.
page-trains-rises-two = Cena jde doprava, vyplatí-li se alespoň { $once }, od { $twice } o dvě pole.

page-trains-discard-about = { $company } má vlaků: { $have }, smí si nechat { $limit }. { $count ->
    [one] Jeden vlak jde
    [few] { $count } vlaky jdou
   *[other] { $count } vlaků jde
} do depa bez náhrady.
page-trains-discard-which = Vyberte vlak k odložení
page-trains-discard = Odložit { $train }
page-trains-to-pool = do depa, kde stojí { $amount }
page-trains-run-then = Nejlepší jízda potom

page-trains-offer-about = { $name } nabízí jménem { $company }. Tištěná cena vlaku { $train } je { $face }.
page-trains-accept = Přijmout { $amount }
page-trains-trains-of = Vlaky { $company }
page-trains-run-of = Nejlepší jízda { $company }
page-trains-offer-last = Je to jediný vlak { $company }: ve svém tahu pak musí koupit jiný.
page-trains-offer-refused-then = O tento vlak se v tomto tahu už nelze ptát znovu.

page-trains-lost = ztracen
page-trains-depot = Vlaky v banku
page-trains-depot-order = druh se prodává, když předchozí dojde
page-trains-depot-left = zbývá { $count }
page-trains-depot-after = { $count ->
    [0] po { $train }
   *[other] { $count }, po { $train }
}
page-trains-when-first = Až přijde první { $train }
page-trains-near = { $count ->
    [0] už v prodeji
    [one] po jednom dalším vlaku
    [few] po { $count } dalších vlacích
   *[other] po { $count } dalších vlacích
}
page-trains-nobody = Žádná společnost ještě nezačala, takže nikdo nemá vlak, o který by přišel.
page-trains-in-order = V pořadí hry
page-trains-cash = Hotovost
page-trains-now = Teď
page-trains-then = Potom
page-trains-limit = Limit
page-trains-so = Takže
page-trains-of = { $count } z { $limit }
page-trains-no-train = bez vlaku
page-trains-must-buy = musí koupit
page-trains-so-you-pay = chybí { $amount }, doplatíte vy
page-trains-so-short = chybí { $amount }
page-trains-so-can-pay = má na to
page-trains-so-loses = ztratí { $trains }
page-trains-so-keeps = nechá si vše
page-trains-so-over = odloží { $count ->
    [one] jeden vlak
    [few] { $count } vlaky
   *[other] { $count } vlaků
}
page-trains-so-closes = { $count ->
    [one] { $privates } zaniká
   *[other] { $privates } zanikají
}
page-trains-chip-limits = limity vlaků { $now } → { $then }
page-trains-chip-privates = { $count ->
    [one] zaniká soukromá dráha: { $privates }
   *[other] zanikají soukromé dráhy: { $privates }
}
page-trains-chip-tiles = { $colour ->
    [yellow] žluté dílky
    [green] zelené dílky
    [brown] hnědé dílky
   *[grey] šedé dílky
}
page-trains-chip-removed = { $count ->
    [one] nezaložená odchází: { $companies }
   *[other] nezaložené odcházejí: { $companies }
}
page-trains-nothing-comes = Přišly už všechny druhy.
page-trains-runs-by-train = Jízda { $company } podle koupeného vlaku
page-trains-with = s

page-trains-tab-bank = Bank a depo
page-trains-tab-own = Vlastní společnosti
page-trains-tab-others = Jiní ředitelé
page-trains-printed-price = za tištěnou cenu
page-trains-no-consent = bez souhlasu
page-trains-an-offer = nabídka, na kterou ředitel odpoví
page-trains-buy-about = vlaky { $count } z { $limit }, { $cash }
page-trains-buy-full = dobrovolně odložit nelze
page-trains-from-bank = { $price }, bank
page-trains-from-pool = { $price }, depo
page-trains-for-trade = za { $train }
page-trains-takes = končí { $trains }
page-trains-buy-for = Koupit { $amount }
page-trains-nothing-on-sale = Žádný vlak není na prodej.
page-trains-no-own = Vaše ostatní společnosti nemají vlaky.
page-trains-no-others = Společnosti jiných ředitelů nemají vlaky.
page-trains-only-train = její jediný vlak,
page-trains-face = tištěná { $amount }
page-trains-refused = odmítnuto
page-trains-price-for = Cena vlaku { $train } společnosti { $company }
page-trains-enough = od { $amount } si { $company } další vlak zaplatí sama
page-trains-chip-face = Tištěná { $amount }
page-trains-chip-all = Vše { $amount }
page-trains-chip-most = Nejvíc { $amount }
page-trains-both = { $company }, { $name } · vlaky { $before } → { $after } z { $limit }
page-trains-you-add = Doplatíte
page-trains-ware-yours = vaše společnost
page-trains-ware-sentence = { $train } od { $seller }, { $whose }. Cena { $price }, od { $low } do { $high }. { $buyer } z { $before } na { $after }, { $seller } z { $had } na { $has }.
page-trains-ware-none-left = { $company } pak nemá vlak a ve svém tahu musí koupit.
page-trains-you-would-add = Doplatek na nejlevnější vlak by byl { $amount }.
page-trains-can-pay-itself = Na nejlevnější vlak na prodej má.
page-trains-buy-ware = Koupit { $train } od { $company } za { $amount }
page-trains-ask = Zeptat se: { $name }, { $train } za { $amount }
page-trains-loss-line = { $companies } končí;
page-trains-without = bez vlaku: { $companies }
page-trains-done = Hotovo: konec tahu { $company }
page-trains-done-next = následuje { $company } ({ $name })
page-trains-done-round = kolo končí
page-trains-must-first = nejdřív musí mít vlak

page-trains-ways = Vlaky a co stojí
page-trains-way-now = { $amount } z vaší hotovosti
page-trains-way-sales = vaše hotovost a { $amount } z akcií
page-trains-way-oversold = ✕ akcie se prodaly na dražší
page-trains-way-out = ✕ nedosažitelný: po prodeji všech akcií chybí { $amount }
page-trains-bar = { $company } platí { $pays }, vy doplatíte { $adds }, z { $price } chybí { $gap }
page-trains-bar-own = vaše hotovost { $amount }
page-trains-gap = chybí { $amount }
page-trains-missing = z akcií chybí { $amount }
page-trains-missing-lost = chybí { $amount }
page-trains-enough-now = nic nechybí
page-trains-closes-gap = stačí
page-trains-sell-for = Prodej akcií: jen tolik, kolik { $train } vyžaduje
page-trains-holding = { $company } { $percent } % za { $price }
page-trains-sale-stay = zůstanete ředitelem s { $percent } %
page-trains-sale-left = { $percent ->
    [0] nic vám nezbude
   *[other] zbude vám { $percent } %
}
page-trains-sale-director = ředitelem bude { $name }, { $percent ->
    [0] nic vám nezbude
   *[other] zbude vám { $percent } %
}
page-trains-pool-then = ve volném prodeji { $percent } z { $limit } %
page-trains-sale-sentence = Prodat { $count } { $company } za { $amount }
page-trains-price-falls = cena klesne na { $price }
page-trains-rule = Pravidlo { $number }
page-trains-after-sale = Potom: prodej { $count } { $company }
page-trains-after-both = Potom: prodej { $count } { $company }, koupě { $train }
page-trains-after-buy = Potom: koupě { $train }
page-trains-your-cash = Vaše hotovost
page-trains-still-missing = Stále chybí
page-trains-owns = má { $train }
page-trains-sale-price = { $company }: cena, váš podíl
page-trains-sell-go = Prodat { $count } { $company } za { $amount }
page-trains-buy-train = Koupit { $train }
page-trains-ask-others = Vlak jiné společnosti …
page-trains-other-trains = Vlaky jiných společností
page-trains-other-help = Smíte doplatit hotovost až do tištěné ceny, ale ne peníze za akcie.
page-trains-other-sold = Akcie se prodaly: tady platí jen hotovost společnosti.
page-trains-sure = Opravdu?
page-trains-sure-buy = Zaplatíte { $amount } z vlastních peněz za { $train } pro { $company }.
page-trains-sure-buy-yes = Zaplatit { $amount }
page-trains-sure-bankrupt = Ohlásit bankrot?
page-trains-sure-bankrupt-yes = Ano, bankrot
page-trains-hopeless = { $company } nic nezachrání.
page-trains-hopeless-why = Po prodeji všech akcií je { $most }; stále by chybělo { $missing }.
page-trains-bankrupt-means = Vypadáváte ze hry s ničím. { $count ->
    [one] { $companies } zaniká
   *[other] { $companies } zanikají
}; ostatním majitelům bank zaplatí cenu každé akcie.
page-trains-bankrupt-go = Ohlásit bankrot
page-trains-bankrupt-not = Bankrot není možný: z akcií můžete získat { $amount }.
page-trains-bankrupt-would = Znamenal by: vypadnete s ničím; { $count ->
    [one] { $companies } zaniká
   *[other] { $companies } zanikají
}, ostatní majitelé dostanou cenu každé akcie.
