# The playing kit of the track games. $company is a company’s short name, $train the number on a train, $cell a cell of
# the map. Amounts come with their currency, except $cost and $cash of questions and refusals, which are plain numbers.
rail-train = { $train }
rail-train-d = { $train }
rail-tile = tile { $tile }

# Questions.
rail-ask-lay = Lay one tile for { $company }: { $colour ->
    [yellow] yellow
    [green] yellow or green
   *[brown] any colour
}.
rail-ask-station = Where does { $company } place a station? It costs { $cost }.
rail-ask-run = Which routes do the trains of { $company } run?
rail-ask-trains = { $company } has { $cash }. Which train does it buy?
rail-ask-discard = { $company } may own { $limit ->
    [one] 1 train
   *[other] { $limit } trains
}. Which one goes into the pool?

# Refusals.
rail-refuse-other-company = It is the turn of { $company }.
rail-refuse-no-tile = There is no tile “{ $tile }” in this game.
rail-refuse-no-cell = There is no cell { $cell } on this map.
rail-refuse-no-rotation = Tile { $tile } cannot be turned that way.
rail-refuse-no-permit = { $company } may not lay such a tile any more this turn.
rail-refuse-first-at-home = The first tile of { $company } belongs on its home { $cell }.
rail-refuse-reach = No station of { $company } would be joined to track of this tile on { $cell }.
rail-refuse-tile-money = This tile costs { $cost }; { $company } has { $cash }.
rail-refuse-no-station-left = { $company } has placed all its stations.
rail-refuse-station-reach = No open way leads from a station of { $company } to this city on { $cell }.
rail-refuse-station-money = A station costs { $cost }; { $company } has { $cash }.
rail-refuse-no-train-for-route = { $company } has no { $train }-train left for this route.
rail-refuse-must-run = Choose the routes of { $company }, or run nothing.
rail-refuse-train-limit = { $company } is at its limit of { $limit ->
    [one] 1 train
   *[other] { $limit } trains
}.
rail-refuse-train-money = This train costs { $cost }; { $company } has { $cash }.
rail-refuse-stack-empty = The bank has no train left.
rail-refuse-not-in-pool = There is no { $train }-train in the pool.
rail-refuse-discard-only-over = { $company } puts a train into the pool only when it has too many.
rail-refuse-no-such-train = { $company } has no { $train }-train.
rail-refuse-must-discard = { $limit ->
    [one] { $company } may own only 1 train; first the others go into the pool.
   *[other] { $company } may own only { $limit } trains; first the others go into the pool.
}
rail-refuse-must-buy = { $company } has no train and can pay for one, so it must buy.

# The log.
rail-log-round = Round { $round } of { $rounds } begins.
rail-log-tile = { $player } lays on { $cell } for { $company }: { $tile }.
rail-log-tile-paid = { $player } lays on { $cell }: { $tile }; { $company } pays { $cost }.
rail-log-upgrade = { $player } upgrades { $cell } for { $company }: { $tile }.
rail-log-station = { $company } places a station on { $cell } ({ $cost }).
rail-log-route = { $company }, { $train }: { $stops } = { $revenue }
rail-log-route-unproved = { $company }, { $train }: { $stops } = { $revenue } (search cut short: there may be more)
rail-log-earned = { $company } earns { $revenue }; its treasury is now { $treasury }.
rail-log-earned-nothing = { $company } earns nothing; its treasury stays at { $treasury }.
rail-log-train-bank = { $company } buys a { $train } from the bank for { $price }.
rail-log-train-pool = { $company } buys a { $train } from the pool for { $price }.
rail-log-discarded = { $company } puts a { $train } into the pool.
rail-log-phase = The first { $train } is here: { $colour ->
    [yellow] yellow tiles
    [green] green tiles
   *[brown] brown tiles
}, at most { $limit ->
    [one] 1 train
   *[other] { $limit } trains
} a company.
rail-log-rusted = All { $train }-trains leave the game.
rail-log-rusted-from = All { $train }-trains leave the game. Lost by: { $companies }.

# The position, read out.
rail-tell-depot = The bank sells a { $train } for { $price } ({ $left } left). Pool: { $pool }.
rail-tell-depot-empty = The bank has no train left. Pool: { $pool }.
rail-tell-map = Map: { $tiles }.
rail-tell-company = { $company }, { $player }: treasury { $treasury }, trains { $trains }, stations { $stations }, would earn { $run }.

# Moves as choices.
rail-move-done = Done
rail-move-lay = { $company } lays on { $cell }: tile { $tile }, turned { $rotation }× ({ $cost }); best run { $before } → { $after }
rail-move-station = Station of { $company } on { $cell } ({ $cost }): best run { $before } → { $after }
rail-move-buy-train = { $company } buys the { $train } for { $cost }: best run { $before } → { $after }
rail-move-buy-pool = { $company } buys a { $train } from the pool for { $cost }: best run { $before } → { $after }
rail-move-discard = { $company }: a { $train } into the pool; best run { $before } → { $after }
rail-move-run = { $company } runs these routes
rail-move-run-nothing = { $company } runs nothing
