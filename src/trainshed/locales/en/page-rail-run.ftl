# Runs explained, routes drawn by hand, purchases of trains: all track games.
page-run-town = Town { $cell }
page-run-proved = Proved best: { $amount }.
page-run-proved-why = All alternatives were checked; none earns more.
page-run-unproved = Best found: { $amount }.
page-run-unproved-why = Not proved; nothing earns more than { $bound }.
page-run-searching = Searching for the best run …
page-run-at-least = Searching: at least { $amount } …
page-run-trouble = The server did not answer. Try again.
page-run-stops = 
    { $used } of { $limit ->
        [one] 1 stop
       *[other] { $limit } stops
    }
page-run-stops-any = 
    { $used ->
        [one] 1 stop
       *[other] { $used } stops
    }, no limit
page-run-length = length { $used } of { $limit }
page-run-length-any = length { $used }, no limit
page-run-obsolete = obsolete: earns half
page-run-station = own station
page-run-free = does not count as a stop
page-run-times = × { $times } = { $value },
page-run-half = half, rounded down to tens: { $value },
page-run-bonus = + { $value } bonus
page-run-idle = { $why ->
    [no-route] stays idle: there is no route for it.
    [track] stays idle: its track earns more with the other trains.
   *[none] stays idle.
}
page-run-besides = Besides, { $amount } from mines.
page-run-sum = Sum
page-run-treasury = Treasury
page-run-how = How it was proved
page-run-how-bound = No routes earn more than { $bound }. Steps of the search: { $nodes }.
page-run-how-first = The first run found earned { $amount }; after that only what could earn more was looked at.
page-run-how-alone = The { $train }-train earns at most { $amount } with all track to itself.
page-run-how-routes = { $count ->
    [one] 1 route of at least { $amount } was compared.
   *[other] { $count } routes of at least { $amount } were compared.
}
page-run-too-far = too far for a { $train }-train
page-run-others = Alternatives
page-run-others-point = point to one to see it
page-run-others-none = There is no alternative.
page-run-others-incomplete = The search was cut short: there may be others.
page-run-other-idle = the { $train }-train stays idle
page-run-other-dropped = no { $train }-train runs { $stops }
page-run-other-runs = the { $train }-train: { $stops }
page-run-other-without = the { $train }-train without { $lost }
page-run-other-with = the { $train }-train also to { $gained }
page-run-other-instead = the { $train }-train: { $gained } instead of { $lost }
page-run-other-besides = mines { $amount }
page-run-hand-how = Press a first stop, then the next. The last one again: another track. An earlier one: cut the route there.
page-run-hand-no-stops = no stop yet
page-run-hand-locked = locked
page-run-hand-way = track { $number } of { $of }
page-run-hand-tools = Change the route
page-run-hand-shorten = Remove last stop
page-run-hand-clear = Clear
page-run-hand-lock = Lock
page-run-hand-best = Best run
page-run-hand-best-for = Best run: { $amount }
page-run-stop = Stop: { $stop }
page-run-not-yet = { $company } has not run yet
page-run-ran = { $trains ->
    [0] { $company }: no train ran
    [one] { $company }: the train has run
   *[other] { $company }: { $trains } trains have run
}
page-run-below = Routes by hand: { $amount }, { $less } less than the best run of { $best }.

page-buy-first = The first { $train }-train
page-buy-next = A { $train }-train
page-buy-from = A { $train }-train of { $company }
page-buy-from-pool = A { $train }-train from the pool
page-buy-stops = { $count ->
    [one] 1 stop
   *[other] { $count } stops
}
page-buy-any-length = any length
page-buy-length = length { $count }
page-buy-stays = stays to the end
page-buy-leaves-with = rusts with the first { $train }-train
page-buy-halves-with = earns half from the first { $train }-train on
page-buy-phase = Phase
page-buy-tiles-before = tiles as before
page-buy-tiles = { $colour ->
    [yellow] yellow tiles
    [green] now green tiles too
    [brown] now brown tiles too
   *[grey] now grey tiles too
}
page-buy-trains-of = { $train }-trains
page-buy-old = Old trains
page-buy-old-none = none
page-buy-old-stay = no train rusts
page-buy-all-leave = all rust
page-buy-earn-half = now earn half
page-buy-limit = Train limit
page-buy-limit-fine = nobody is above it
page-buy-limit-over = { $count ->
    [one] { $name } will discard one
   *[other] { $name } will discard { $count }
}
page-buy-everybody = For everybody
page-buy-trains-after = Trains after
page-buy-treasury = Treasury
page-buy-next-run = Next run, same track
page-buy-train-leaves = rusts
page-buy-train-new = new
page-buy-train-obsolete = becomes obsolete
page-buy-no-trains = none
page-buy-if-left = If you leave it: with { $cash } and a run of { $run }, { $name } could buy it next.
page-buy-bank = The bank sells the top train
page-buy-sold-out = sold out
page-buy-on-sale = on sale · { $count } left
page-buy-on-sale-many = on sale · any number
page-buy-later = after the { $train }-trains
page-buy-pool = Pool
page-buy-pool-empty = empty

page-rail-tiles-point = Point at a tile, or press it, to see what may replace it.
page-rail-tiles-becomes = Becomes: { $tiles }.
page-rail-tiles-final = Nothing replaces it.
page-rail-tiles-from = Replaces: { $tiles }.
