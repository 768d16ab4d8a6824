# Společná stavebnice her s kolejemi. $company je zkratka společnosti, $train číslo na vlaku, $cell pole mapy. Částky
# přicházejí i s měnou.
rail-train = { $train }
rail-train-d = { $train }
rail-tile = dílek { $tile }

# Otázky.
rail-ask-lay = Položte jeden dílek za { $company }: { $colour ->
    [yellow] žlutý
    [green] žlutý nebo zelený
   *[brown] libovolné barvy
}.
rail-ask-station = Kam umístí { $company } stanici? Stojí { $cost }.
rail-ask-run = Po kterých trasách pojedou vlaky společnosti { $company }?
rail-ask-trains = { $company } má { $cash }. Který vlak koupí?
rail-ask-discard = { $company } smí vlastnit nejvýše { $limit ->
    [one] 1 vlak
    [few] { $limit } vlaky
   *[other] { $limit } vlaků
}. Který půjde do depa?
rail-ask-home = Kde bude domovská stanice společnosti { $company }?
rail-ask-offer = { $company } nabízí společnosti { $seller } za { $train }-vlak { $price }. Souhlasíte?
rail-ask-offer-asked = { $seller } žádá od společnosti { $company } za svůj { $train }-vlak { $price }. Souhlasíte?
rail-ask-dividend = Příjem společnosti { $company } je { $revenue }: vyplatit, nebo ponechat?

# Odmítnutí.
rail-refuse-other-company = Na řadě je { $company }.
rail-refuse-no-tile = Dílek „{ $tile }“ v této hře není.
rail-refuse-no-cell = Pole { $cell } na této mapě není.
rail-refuse-no-rotation = Dílek { $tile } takto otočit nelze.
rail-refuse-no-permit = { $company } už v tomto tahu takový dílek položit nesmí.
rail-refuse-first-at-home = První dílek společnosti { $company } patří na její domovské pole { $cell }.
rail-refuse-reach = Na { $cell } by trať dílku nebyla spojena s žádnou stanicí společnosti { $company }.
rail-refuse-tile-money = { $company } nemá na zaplacení { $cost }.
rail-refuse-no-station-left = { $company } už umístila všechny žetony stanic.
rail-refuse-station-reach = Žádná trasa společnosti { $company } nevede na { $cell }.
rail-refuse-behind-full = { $why } { $count ->
    [one] Město { $cities } je plné cizích stanic.
   *[other] Plná cizích stanic jsou města { $cities }.
}
rail-refuse-station-money = { $company } nemá na stanici { $cost }.
rail-refuse-no-train-for-route = Pro tuto trasu už { $company } žádný { $train }-vlak nemá.
rail-refuse-must-run = Zvolte trasy společnosti { $company }, nebo nejezděte.
rail-refuse-train-limit = { $company } je na limitu vlaků ({ $limit }).
rail-refuse-train-money = { $company } nemá { $price }.
rail-refuse-stack-empty = V banku už žádný vlak není.
rail-refuse-not-in-pool = V depu žádný { $train }-vlak není.
rail-refuse-discard-only-over = { $company } odkládá vlak do depa, jen když jich má příliš.
rail-refuse-not-obsolete = { $train }-vlak není zastaralý; odložit ho nelze.
rail-refuse-no-such-train = { $company } nemá žádný { $train }-vlak.
rail-refuse-must-buy = { $company } nemá vlak a na nějaký má peníze, takže koupit musí.
rail-refuse-not-yours = { $company } nepatří k vašim společnostem.
rail-refuse-not-connected = Na { $cell } by dílek neprodlužoval trať spojenou se stanicí společnosti { $company }.
rail-refuse-new-track-unreached = K nové koleji na { $cell } nevede trať od žádné stanice společnosti { $company }.
rail-refuse-top-up-money = { $company } ani spolu s ředitelem nemá { $price }.
rail-refuse-no-seller = { $company } nemá této společnosti co prodat.
rail-refuse-offer-refused = Vaše nabídka na tento { $train }-vlak byla odmítnuta; na vlak a kartu je jen jedna.
rail-refuse-offer-price = Cena je od { $low } do { $high }.
rail-refuse-no-counter = Za tento vlak už jinou cenu navrhnout nelze.
rail-refuse-counter-price = Jiná cena je od { $low } do { $high }: mezi posledními dvěma, které zazněly.
rail-refuse-over-limit = Limit vlaků je { $limit }; jeden musí pryč.
rail-refuse-must-decide = Vyplaťte, nebo ponechte.
rail-refuse-no-trade-in = Vlak se tu na protiúčet nevyměňuje.

# Záznam.
rail-log-round = Začíná { $round }. kolo z { $rounds }.
rail-log-tile = { $player } pokládá na { $cell } za { $company }: { $tile }.
rail-log-tile-paid = { $player } pokládá na { $cell }: { $tile }; { $company } platí { $cost }.
rail-log-station = { $company } umisťuje stanici na { $cell } ({ $cost }).
rail-log-route = { $company }, { $train }-vlak: { $stops } = { $revenue }
rail-log-route-unproved = { $company }, { $train }-vlak: { $stops } = { $revenue } (hledání zkráceno, možná je i víc)
rail-log-earned = { $company } vydělává { $revenue }; v pokladně má { $treasury }.
rail-log-earned-nothing = { $company } nic nevydělala; v pokladně má dál { $treasury }.
rail-log-train-bank = { $company } kupuje { $train }-vlak z banku za { $price }.
rail-log-train-pool = { $company } kupuje { $train }-vlak z depa za { $price }.
rail-log-phase = Je tu první { $train }-vlak: { $colour ->
    [yellow] žluté dílky
    [green] zelené dílky
    [brown] hnědé dílky
   *[grey] šedé dílky
}, limit vlaků { $limit }.
rail-log-phase-sizes = Je tu první { $train }-vlak: { $colour ->
    [yellow] žluté dílky
    [green] zelené dílky
    [brown] hnědé dílky
   *[grey] šedé dílky
}, limit vlaků: pětiakciové společnosti { $small }, desetiakciové { $large }.
rail-log-rusted = Všechny { $train }-vlaky zreziví.
rail-log-flipped = Všechny { $train }-vlaky se otáčejí: jako { $back } se dají koupit z depa.
rail-log-train-added = { $company } kupuje { $train }-vlak za { $price }; ředitel doplácí { $added }.
rail-log-train-company = { $company } kupuje { $train }-vlak od { $seller } za { $price }.
rail-log-offer = { $company } nabízí společnosti { $seller } za { $train }-vlak { $price }.
rail-log-refused = { $seller } odmítá { $price } od { $company } za { $train }-vlak.
rail-log-offer-asked = { $seller } žádá od společnosti { $company } za { $train }-vlak { $price }.
rail-log-refused-asked = { $company } odmítá zaplatit společnosti { $seller } za { $train }-vlak { $price }.
rail-log-stack-pool = { $train }-vlak jde z balíčku do depa.
rail-log-stack-scrap = { $train }-vlak z balíčku opouští hru.
rail-log-train-to-pool = { $company } odkládá { $train }-vlak do depa.
rail-log-train-to-scrap = { $train }-vlak společnosti { $company } zreziví.
rail-log-obsolete = Všechny { $train }-vlaky zastaraly a vydělávají polovinu.
rail-log-paid = { $company } vyplácí { $revenue }; cena akcie { $was } → { $price }.
rail-log-paid-kept = { $company } vyplácí { $revenue }, z toho { $kept } jde do pokladny; cena akcie { $was } → { $price }.
rail-log-income = { $player } získává { $amount } od { $company }.
rail-log-withheld = { $company } si ponechává { $revenue }; cena akcie { $was } → { $price }.
rail-log-no-revenue = { $company } nic nevydělala; cena akcie { $was } → { $price }.

# Stav slovy.
rail-tell-depot = Bank prodává { $train }-vlak za { $price } (zbývá { $left }). Depo: { $pool }.
rail-tell-depot-empty = V banku už žádný vlak není. Depo: { $pool }.
rail-tell-map = Mapa: { $tiles }.
rail-tell-company = { $company }, { $player }: pokladna { $treasury }, vlaky { $trains }, stanice { $stations }, vydělala by { $run }.
rail-tell-best-route = Nejlepší trasa (napište best): { $train }-vlak, { $stops } = { $revenue }

# Tahy na výběr.
rail-move-done = Hotovo
rail-move-lay = { $company } položí na { $cell }: dílek { $tile }, otočeno { $rotation }× ({ $cost }); nejlepší jízda { $before } → { $after }
rail-move-station = Stanice { $company } na { $cell } ({ $cost }): nejlepší jízda { $before } → { $after }
rail-move-buy-train = { $company } koupí { $train }-vlak za { $cost }: nejlepší jízda { $before } → { $after }
rail-move-buy-pool = { $company } koupí { $train }-vlak z depa za { $cost }: nejlepší jízda { $before } → { $after }
rail-move-buy-from = { $company } koupí { $train }-vlak od { $seller } za { $cost }: nejlepší jízda { $before } → { $after }
rail-move-accept = Přijmout
rail-move-refuse = Odmítnout
rail-move-counter = Navrhnout jinou cenu: { $price }
rail-move-drop = { $company }: { $train }-vlak do depa; nejlepší jízda { $before } → { $after }
rail-move-run = { $company } pojede po těchto trasách
rail-move-run-nothing = { $company } nepojede
rail-move-pay = Vyplatit: { $gain } pro vás, { $company } pak na { $price }
rail-move-withhold = Ponechat: { $company } pak na { $price }
rail-move-sell = Prodat akcie { $company } ({ $count }) za { $gain } (cena pak { $price })
rail-move-buy-share = Koupit akcii společnosti { $company } za { $cost }
