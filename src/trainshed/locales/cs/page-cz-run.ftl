# 18CZ: První hra. Jízdy, nákup a odkládání vlaků; poslední kolo a konec; přehled.
page-cz-at-limit = limit { $limit }
page-cz-short = chybí { $amount }
page-cz-preview = Náhled: vaše jízda v příštím kole s { $train }-vlakem, { $amount }
page-cz-buy = Koupit { $train }-vlak za { $amount }
page-cz-buy-trouble = { $train }-vlak: { $trouble }
page-cz-end-without = Skončit bez něj
page-cz-end-turn = Skončit tah
page-cz-nobody-next = Když ho necháte: nikdo jiný na něj ve svém příštím tahu nemá.
page-cz-nothing-on-sale = Žádný vlak není na prodej.
page-cz-pool-stays = Vlak z depa nezačíná žádnou fázi. Když ho necháte, mohou si ho tam koupit ostatní.
page-cz-discard = Vlaků máte { $have }, limit je { $limit }. { $count ->
    [one] Jeden odložte.
    [few] Odložte postupně { $count } vlaky.
   *[other] Odložte postupně { $count } vlaků.
}
page-cz-give-up = Odložit { $train }-vlak
page-cz-then-run = Nejlepší jízda pak:
page-cz-keeps-most = Tak zůstane nejlepší jízda.
page-cz-to-pool = Půjde do depa; tam si ho může kdokoli koupit za { $amount }.
page-cz-collect = Vybrat { $amount }
page-cz-draw-own = Kreslit vlastní
page-cz-hand-close = Zpět k nejlepší
page-cz-below-best = O { $less } méně než nejlepší jízda za { $best }.
page-cz-is-best = Víc nevydělá nic.
page-cz-last = Poslední kolo.
page-cz-last-ten = Po { $rounds }. kole hra končí.
page-cz-last-broke = { $company } ({ $name }) nemá vlak a { $cash } na něj nestačí: nejlevnější stojí { $price }. Po tomto kole hra končí.
page-cz-last-none = { $company } ({ $name }) nemá vlak, má { $cash }, ale žádný vlak není na prodej. Po tomto kole hra končí.
page-cz-why-ten = 
    Hra skončila po { $rounds ->
        [one] 1 kole
       *[other] { $rounds } kolech
    }.
page-cz-why-broke = Hra skončila předčasně, { $round }. kolem: { $company } ({ $name }) neměla vlak a { $cash } na něj nestačilo; nejlevnější stál { $price }.
page-cz-why-none = Hra skončila předčasně, { $round }. kolem: { $company } ({ $name }) neměla vlak, měla { $cash }, ale žádný vlak nebyl na prodej.
page-cz-winner = Vítězí { $name }: { $cash }, o { $lead } víc než { $other }.
page-cz-shared = O vítězství se dělí { $names }: každý má { $cash }.
page-cz-fact-train = { $train }-vlaky: { $list }.
page-cz-fact-no-train = { $train }-vlak si nikdo nekoupil.
page-cz-fact-buyer = { $name } v { $round }. kole
page-cz-fact-best = Nejlepší jízda: { $amount }, { $name } ({ $company }), { $round }. kolo.
page-cz-with-friends = Hrát s ostatními
page-cz-look-through = Projít si hru
page-cz-company = Společnost
page-cz-cash = Hotovost
page-cz-place = Pořadí
page-cz-last-run = Poslední jízda
page-cz-run-now = Jízda teď
page-cz-earned = Příjem celkem
page-cz-chart-cash = Hotovost po kolech
page-cz-chart-income = Příjem po kolech
page-cz-round-short = Kolo
