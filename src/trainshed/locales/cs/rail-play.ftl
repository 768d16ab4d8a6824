# Společná stavebnice her s kolejemi. $company je zkratka společnosti, $train číslo na vlaku, $cell pole mapy. Částky
# přicházejí i s měnou, jen $cost a $cash v otázkách a odmítnutích jsou holá čísla.
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

# Odmítnutí.
rail-refuse-other-company = Na řadě je { $company }.
rail-refuse-no-tile = Dílek „{ $tile }“ v této hře není.
rail-refuse-no-cell = Pole { $cell } na této mapě není.
rail-refuse-no-rotation = Dílek { $tile } takto otočit nelze.
rail-refuse-no-permit = { $company } už v tomto tahu takový dílek položit nesmí.
rail-refuse-first-at-home = První dílek společnosti { $company } patří na její domovské pole { $cell }.
rail-refuse-reach = Na { $cell } by trať dílku nebyla spojena s žádnou stanicí společnosti { $company }.
rail-refuse-tile-money = Dílek stojí { $cost }; { $company } má { $cash }.
rail-refuse-no-station-left = { $company } už umístila všechny žetony stanic.
rail-refuse-station-reach = Od žádné stanice společnosti { $company } nevede do tohoto velkoměsta na { $cell } volná trať.
rail-refuse-station-money = Stanice stojí { $cost }; { $company } má { $cash }.
rail-refuse-no-train-for-route = Pro tuto trasu už { $company } žádný { $train }-vlak nemá.
rail-refuse-must-run = Zvolte trasy společnosti { $company }, nebo nejezděte.
rail-refuse-train-limit = { $company } je na limitu vlaků ({ $limit }).
rail-refuse-train-money = Vlak stojí { $cost }; { $company } má { $cash }.
rail-refuse-stack-empty = V banku už žádný vlak není.
rail-refuse-not-in-pool = V depu žádný { $train }-vlak není.
rail-refuse-discard-only-over = { $company } odkládá vlak do depa, jen když jich má příliš.
rail-refuse-no-such-train = { $company } nemá žádný { $train }-vlak.
rail-refuse-must-discard = { $limit ->
    [one] { $company } smí vlastnit jen 1 vlak; ostatní musí nejprve do depa.
    [few] { $company } smí vlastnit jen { $limit } vlaky; ostatní musí nejprve do depa.
   *[other] { $company } smí vlastnit jen { $limit } vlaků; ostatní musí nejprve do depa.
}
rail-refuse-must-buy = { $company } nemá vlak a na nějaký má peníze, takže koupit musí.

# Záznam.
rail-log-round = Začíná { $round }. kolo z { $rounds }.
rail-log-tile = { $player } pokládá na { $cell } za { $company }: { $tile }.
rail-log-tile-paid = { $player } pokládá na { $cell }: { $tile }; { $company } platí { $cost }.
rail-log-upgrade = { $player } vylepšuje { $cell } za { $company }: { $tile }.
rail-log-station = { $company } umisťuje stanici na { $cell } ({ $cost }).
rail-log-route = { $company }, { $train }-vlak: { $stops } = { $revenue }
rail-log-route-unproved = { $company }, { $train }-vlak: { $stops } = { $revenue } (hledání zkráceno, možná je i víc)
rail-log-earned = { $company } vydělává { $revenue }; v pokladně má { $treasury }.
rail-log-earned-nothing = { $company } nic nevydělala; v pokladně má dál { $treasury }.
rail-log-train-bank = { $company } kupuje { $train }-vlak z banku za { $price }.
rail-log-train-pool = { $company } kupuje { $train }-vlak z depa za { $price }.
rail-log-discarded = { $company } odkládá { $train }-vlak do depa.
rail-log-phase = Je tu první { $train }-vlak: { $colour ->
    [yellow] žluté dílky
    [green] zelené dílky
   *[brown] hnědé dílky
}, limit vlaků { $limit }.
rail-log-rusted = Všechny { $train }-vlaky zrezivěly.
rail-log-rusted-from = Všechny { $train }-vlaky zrezivěly. Přicházejí o ně: { $companies }.

# Stav slovy.
rail-tell-depot = Bank prodává { $train }-vlak za { $price } (zbývá { $left }). Depo: { $pool }.
rail-tell-depot-empty = V banku už žádný vlak není. Depo: { $pool }.
rail-tell-map = Mapa: { $tiles }.
rail-tell-company = { $company }, { $player }: pokladna { $treasury }, vlaky { $trains }, stanice { $stations }, vydělala by { $run }.

# Tahy na výběr.
rail-move-done = Hotovo
rail-move-lay = { $company } položí na { $cell }: dílek { $tile }, otočeno { $rotation }× ({ $cost }); nejlepší příjem { $before } → { $after }
rail-move-station = Stanice { $company } na { $cell } ({ $cost }): nejlepší příjem { $before } → { $after }
rail-move-buy-train = { $company } koupí { $train }-vlak za { $cost }: nejlepší příjem { $before } → { $after }
rail-move-buy-pool = { $company } koupí { $train }-vlak z depa za { $cost }: nejlepší příjem { $before } → { $after }
rail-move-discard = { $company }: { $train }-vlak do depa; nejlepší příjem { $before } → { $after }
rail-move-run = { $company } pojede po těchto trasách
rail-move-run-nothing = { $company } nepojede
