# 18Ireland u stolu: rám, horní lišta, kroky, mapa; a co z toho mají všechny kolejové hry společné.
page-tab-map = Mapa
page-history-more = Další kroky a odkazy
page-history-round-back = O kolo zpět
page-history-round-forward = O kolo dál
page-history-turn-back = O jeden tah hráče zpět
page-history-turn-forward = O jeden tah hráče dál
page-key-moves = Historie: o krok zpět nebo dál
page-key-rounds = Historie: o kolo zpět nebo dál
page-key-ends = Historie: na začátek, na aktuální stav
page-map-layers-more = Další vrstvy mapy
page-map-routes-best = Nejlepší trasy
page-map-narrow = Úzká síť
page-map-narrow-hint = Úzký rozchod, který může napájet zastávky společnosti
page-map-narrow-sum = { $count ->
    [0] žádný úzký rozchod ji nenapájí
    [one] napájí ji úzký rozchod na 1 poli
   *[other] napájí ji úzký rozchod na { $count } polích
}
page-map-narrow-text = Úzký rozchod napájí { $company } na polích: { $cells }.
page-map-joined = Spojené stanice
page-map-joined-hint = Široký rozchod, který spojuje stanice společností, jež se mohou sloučit; na stanicích mezi nimi nezáleží
page-map-joined-to = { $company } má spojení s: { $companies }.
page-map-joined-none = { $company } nemá spojení s žádnou jinou pětiakciovou společností.
page-map-directors = Ředitelé
page-map-directors-hint = Stanice s barvou a písmenem hráče, který společnost řídí
page-map-start = Výchozí mapa
page-map-start-hint = Tištěná mapa bez dílků a stanic
page-map-last-routes = Poslední jízdy
page-map-last-routes-hint = Trasy poslední jízdy každé společnosti
page-map-last-tiles = Poslední dílky
page-map-last-tiles-hint = Kam každá společnost položila poslední dílek
page-hex-about = Pole { $cell }
page-hex-country = Volná krajina
page-hex-tile = Dílek
page-hex-terrain = Terén
page-hex-cost = { $terrain ->
    [mountain] hory, { $cost }
    [water] řeka, { $cost }
   *[other] { $cost }
}
page-hex-port = Přístav
page-hex-yes = ano
page-hex-value = { $count ->
    [one] Hodnota
   *[other] Hodnoty
}
page-hex-slots = { $count ->
    [one] Město, 1 místo
    [few] Město, { $count } místa
   *[other] Město, { $count } míst
}
page-hex-stations = Stanice
page-hex-free = { $count ->
    [one] 1 volné
    [few] { $count } volná
   *[other] { $count } volných
}
page-hex-reserved = vyhrazeno: { $company }
page-hex-reserved-cell = Vyhrazeno pro
page-hex-upgrades = { $count ->
    [0] Nezbyl dílek, který by ho mohl nahradit.
    [one] Nahradit ho může jeden druh dílku:
    [few] Nahradit ho mohou { $count } druhy dílků:
   *[other] Nahradit ho může { $count } druhů dílků:
}
page-hex-first = { $count ->
    [0] Pro toto pole nezbyl žádný dílek.
    [one] Hodí se sem jeden druh dílku:
    [few] Hodí se sem { $count } druhy dílků:
   *[other] Hodí se sem { $count } druhů dílků:
}
page-hex-upgrade = Dílek { $tile }, zbývá { $count }
page-hex-used-up = Spotřebované: { $tiles }
page-hex-no-upgrade = Tady nelze nic položit.
page-hex-why = Proč ne zde?
page-setting-routes = Barvy tras na mapách
page-setting-route = Trasa { $number }
page-setting-routes-reset = Obvyklé barvy
page-ireland-order = Pořadí ve hře
page-ireland-key = Vysvětlivky k mapě
page-ireland-key-broad = Široký rozchod: jezdí vlaky
page-ireland-key-narrow = Úzký rozchod: napájí
page-ireland-key-water = Voda: bez kolejí
page-ireland-key-mountain = Hory a jejich cena
page-ireland-part = { $part ->
    [1] první ze 2
   *[other] druhé ze 2
}
page-ireland-if-acts = jedná-li { $name }: pak priorita { $next }
page-ireland-next-priority = příští priorita: { $name }
page-ireland-merger-line = { $count ->
    [0] zatím žádný pas
    [one] 1 pas
    [few] { $count } pasy
   *[other] { $count } pasů
}, { $left ->
    [0] žádná desetiakciová
   *[other] desetiakciových: { $left }
}
page-ireland-note-priority = priorita
page-ireland-passed = pas
page-ireland-tiles-yellow = žluté
page-ireland-tiles-green = po zelené
page-ireland-tiles-brown = po hnědé
page-ireland-tiles-grey = po šedé
page-ireland-limits-long = vlaky: pětiakciové { $five }, desetiakciové { $ten }
page-ireland-trains-left = zbývá { $count }
page-ireland-turns = otáčí { $trains }
page-ireland-ends = ruší { $trains }
page-ireland-then-kind = pak { $train }: { $what }
page-ireland-sets-nothing = nic nemění
page-ireland-depot-empty = vlaky došly
page-ireland-depot-about = Příští vlak a co způsobí
page-ireland-bank-about = Bank; údaje všech
page-ireland-steps = Kroky tahu { $company }
page-ireland-step-issue = Akcie
page-ireland-step-lay-track = Trať
page-ireland-step-build-station = Stanice
page-ireland-step-run-trains = Jízda
page-ireland-step-dividend = Výplata
page-ireland-step-buy-trains = Vlak
page-ireland-step-skipped = nic
page-ireland-step-none = žádná
page-ireland-step-none-left = došly
page-ireland-step-no-train = bez vlaku
page-ireland-step-tiles = { $count ->
    [one] 1 dílek
    [few] { $count } dílky
   *[other] { $count } dílků
}{ $cost ->
    [0] {""}
   *[other] , { $price }
}
page-ireland-step-built = nová, { $price }
page-ireland-step-paid = { $amount }
page-ireland-step-withheld = ponecháno
page-ireland-step-trains = { $count } z { $limit }
page-ireland-my-line = Moje údaje
page-ireland-certificates = 
    { $limit ->
        [one] 1 certifikát
        [few] { $limit } certifikáty
       *[other] { $limit } certifikátů
    }
page-ireland-all-players = Hráči
page-ireland-next-turn = { $count ->
    [0] Váš příští tah: { $company }, hned potom.
   *[other] Váš příští tah: { $company }, předtím { $before }.
}
page-ireland-no-next-turn = V tomto kole už žádná vaše společnost nejede.
page-ireland-wait = Čekáte.
page-ireland-other-private-turn = kupuje soukromou dráhu, přihazuje, nebo pasuje.
page-ireland-other-private-bidding = přihodí, nebo odstoupí.
page-ireland-other-company-auction = přihodí, nebo odstoupí.
page-ireland-other-choose-price = volí počáteční cenu { $company }.
page-ireland-other-place-home = staví první stanici { $company }.
page-ireland-other-stock-turn = prodává, kupuje, zakládá společnost, nebo pasuje.
page-ireland-other-issue = { $company } může vydat nebo odkoupit akcii.
page-ireland-other-lay-track = { $company } pokládá trať.
page-ireland-other-second-tile = { $company } pokládá druhý dílek soukromé dráhy.
page-ireland-other-settle = volí město stanice.
page-ireland-other-build-station = { $company } může postavit stanici.
page-ireland-other-run-trains = { $company } vysílá vlaky.
page-ireland-other-dividend = { $company } vyplácí, nebo ponechává.
page-ireland-other-buy-trains = { $company } může kupovat vlaky.
page-ireland-other-emergency = { $company } musí koupit vlak a ředitel přidává.
page-ireland-other-offer = odpovídá na nabídku vlaku.
page-ireland-other-offer-private = odpovídá na nabídku za soukromou dráhu.
page-ireland-other-last-chance = { $company } ještě může koupit nebo použít soukromou dráhu.
page-ireland-other-discard = odkládá vlak.
page-ireland-other-merger-turn = navrhuje fúzi, nebo pasuje.
page-ireland-other-merger-vote = hlasuje o fúzi.
page-ireland-other-merger-target = vybírá novou společnost.
page-ireland-key-pass = Pas, přeskočit nebo hotovo
page-ireland-key-clear = Zrušit výběr
page-ireland-key-best = Nejlepší trasy
page-ireland-key-train = Vlak tohoto čísla v jízdě
page-ireland-key-game = O co teď ve hře jde
page-ireland-key-map = Mapa; na ní k dalšímu možnému místu
page-ireland-begins = začíná fáze { $phase }
page-hex-privates = { $count ->
    [one] Soukromá dráha
   *[other] Soukromé dráhy
}
