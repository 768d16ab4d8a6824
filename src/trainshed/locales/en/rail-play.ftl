# The playing kit of the track games. $company is a company’s short name, $train the number on a train, $cell a cell of
# the map. Amounts of money come with their currency.
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
rail-ask-home = Where is the home station of { $company }?
rail-ask-offer = { $company } offers { $seller } { $price } for its { $train }-train. Do you agree?
rail-ask-offer-asked = { $seller } asks { $company } for { $price } for its { $train }-train. Do you agree?
rail-ask-dividend = { $company } has earned { $revenue }: pay out or withhold?

# Refusals.
rail-refuse-other-company = It is the turn of { $company }.
rail-refuse-no-tile = There is no tile “{ $tile }” in this game.
rail-refuse-no-cell = There is no cell { $cell } on this map.
rail-refuse-no-rotation = Tile { $tile } cannot be turned that way.
rail-refuse-no-permit = { $company } may not lay such a tile any more this turn.
rail-refuse-first-at-home = The first tile of { $company } belongs on its home { $cell }.
rail-refuse-reach = No station of { $company } would be joined to track of this tile on { $cell }.
rail-refuse-tile-money = { $company } cannot pay the { $cost }.
rail-refuse-no-station-left = { $company } has placed all its stations.
rail-refuse-station-reach = No route of { $company } leads to { $cell }.
rail-refuse-behind-full = { $why } { $count ->
    [one] { $cities } is full of foreign stations.
   *[other] Full of foreign stations: { $cities }.
}
rail-refuse-station-money = { $company } cannot pay { $cost } for a station.
rail-refuse-no-train-for-route = { $company } has no { $train }-train left for this route.
rail-refuse-must-run = Choose the routes of { $company }, or run nothing.
rail-refuse-train-limit = { $company } is at its limit of { $limit ->
    [one] 1 train
   *[other] { $limit } trains
}.
rail-refuse-train-money = { $company } cannot pay { $price }.
rail-refuse-stack-empty = The bank has no train left.
rail-refuse-not-in-pool = There is no { $train }-train in the pool.
rail-refuse-discard-only-over = { $company } puts a train into the pool only when it has too many.
rail-refuse-not-obsolete = The { $train }-train is not obsolete; it cannot be given up.
rail-refuse-no-such-train = { $company } has no { $train }-train.
rail-refuse-must-buy = { $company } has no train and can pay for one, so it must buy.
rail-refuse-not-yours = { $company } is not one of your companies.
rail-refuse-not-connected = On { $cell } the tile would not extend track connected to a station of { $company }.
rail-refuse-new-track-unreached = The new track on { $cell } is not connected to a station of { $company }.
rail-refuse-top-up-money = { $company } and its director together cannot pay { $price }.
rail-refuse-no-seller = { $company } has nothing to sell to this company.
rail-refuse-offer-refused = Your offer for this { $train }-train has been refused; there is one offer per train and card.
rail-refuse-offer-price = The price is from { $low } to { $high }.
rail-refuse-no-counter = No other price can be named for this train.
rail-refuse-counter-price = Another price is from { $low } to { $high }: between the last two that were named.
rail-refuse-over-limit = The train limit is { $limit }; one train has to go.
rail-refuse-must-decide = Pay out or withhold.
rail-refuse-no-trade-in = A train is not traded in here.

# The log.
rail-log-round = Round { $round } of { $rounds } begins.
rail-log-tile = { $player } lays on { $cell } for { $company }: { $tile }.
rail-log-tile-paid = { $player } lays on { $cell }: { $tile }; { $company } pays { $cost }.
rail-log-station = { $company } places a station on { $cell } ({ $cost }).
rail-log-route = { $company }, { $train }-train: { $stops } = { $revenue }
rail-log-route-unproved = { $company }, { $train }-train: { $stops } = { $revenue } (search cut short: there may be more)
rail-log-earned = { $company } earns { $revenue }; its treasury is now { $treasury }.
rail-log-earned-nothing = { $company } earns nothing; its treasury stays at { $treasury }.
rail-log-train-bank = { $company } buys a { $train }-train from the bank for { $price }.
rail-log-train-pool = { $company } buys a { $train }-train from the pool for { $price }.
rail-log-phase = The first { $train }-train is here: { $colour ->
    [yellow] yellow tiles
    [green] green tiles
    [brown] brown tiles
   *[grey] grey tiles
}, at most { $limit ->
    [one] 1 train
   *[other] { $limit } trains
} a company.
rail-log-phase-sizes = The first { $train }-train is here: { $colour ->
    [yellow] yellow tiles
    [green] green tiles
    [brown] brown tiles
   *[grey] grey tiles
}, at most { $small ->
    [one] 1 train
   *[other] { $small } trains
} a five-share company and { $large } a ten-share one.
rail-log-rusted = All { $train }-trains rust.
rail-log-flipped = All { $train }-trains are turned over: as { $back } they can be bought from the pool.
rail-log-train-added = { $company } buys a { $train }-train for { $price }; its director adds { $added }.
rail-log-train-company = { $company } buys a { $train }-train from { $seller } for { $price }.
rail-log-offer = { $company } offers { $seller } { $price } for a { $train }-train.
rail-log-refused = { $seller } refuses { $price } from { $company } for a { $train }-train.
rail-log-offer-asked = { $seller } asks { $company } for { $price } for a { $train }-train.
rail-log-refused-asked = { $company } does not pay { $seller } { $price } for a { $train }-train.
rail-log-stack-pool = A { $train }-train goes from the stack into the pool.
rail-log-stack-scrap = A { $train }-train from the stack leaves the game.
rail-log-train-to-pool = { $company } puts a { $train }-train into the pool.
rail-log-train-to-scrap = A { $train }-train of { $company } rusts.
rail-log-obsolete = All { $train }-trains are obsolete and earn half.
rail-log-paid = { $company } pays out { $revenue }; price { $was } → { $price }.
rail-log-paid-kept = { $company } pays out { $revenue }, of which { $kept } goes into its treasury; price { $was } → { $price }.
rail-log-income = { $player } gets { $amount } from { $company }.
rail-log-withheld = { $company } withholds { $revenue }; price { $was } → { $price }.
rail-log-no-revenue = { $company } earns nothing; price { $was } → { $price }.

# The position, read out.
rail-tell-depot = The bank sells a { $train }-train for { $price } ({ $left } left). Pool: { $pool }.
rail-tell-depot-empty = The bank has no train left. Pool: { $pool }.
rail-tell-map = Map: { $tiles }.
rail-tell-company = { $company }, { $player }: treasury { $treasury }, trains { $trains }, stations { $stations }, would earn { $run }.
rail-tell-best-route = Best route (type best): { $train }-train, { $stops } = { $revenue }

# Moves as choices.
rail-move-done = Done
rail-move-lay = { $company } lays on { $cell }: tile { $tile }, turned { $rotation }× ({ $cost }); best run { $before } → { $after }
rail-move-station = Station of { $company } on { $cell } ({ $cost }): best run { $before } → { $after }
rail-move-buy-train = { $company } buys the { $train }-train for { $cost }: best run { $before } → { $after }
rail-move-buy-pool = { $company } buys a { $train }-train from the pool for { $cost }: best run { $before } → { $after }
rail-move-buy-from = { $company } buys a { $train }-train from { $seller } for { $cost }: best run { $before } → { $after }
rail-move-accept = Accept
rail-move-refuse = Refuse
rail-move-counter = Name another price: { $price }
rail-move-drop = { $company }: a { $train }-train into the pool; best run { $before } → { $after }
rail-move-run = { $company } runs these routes
rail-move-run-nothing = { $company } runs nothing
rail-move-pay = Pay out: { $gain } for you, { $company } then at { $price }
rail-move-withhold = Withhold: { $company } then at { $price }
rail-move-sell = Sell shares of { $company } ({ $count }) for { $gain } (price then { $price })
rail-move-buy-share = Buy a share of { $company } for { $cost }
