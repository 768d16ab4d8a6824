# 18CZ at the table: top bar, steps of a turn, laying tiles, placing stations. $company is a company’s short name, $train
# the number on a train, $cell a cell of the map, amounts are money in the currency of the game.
page-map-full = full: { $companies }
page-map-short-phase = Phase { $phase }

page-cz-phase = Phase { $phase }: { $colour ->
    [yellow] yellow
    [green] yellow and green
   *[brown] all colours
}
page-cz-turn-done = has had its turn
page-cz-turn-now = acts now
page-cz-round = Round { $number }
page-cz-over = Game over
page-cz-free = free

# The steps of a turn: names, what was done, what comes.
page-cz-steps = Steps of the turn
page-step-done = done
page-cz-step-lay-track = Track
page-cz-step-build-station = Station
page-cz-step-run-trains = Run
page-cz-step-buy-trains = Buy
page-cz-did-lay = { $cell } laid
page-cz-did-upgrade = { $cell } upgraded
page-cz-did-no-track = nothing laid
page-cz-did-station = { $name }
page-cz-did-no-station = none placed
page-cz-will-track = lay or upgrade
page-cz-will-station = next costs { $cost }
page-cz-will-no-station = all placed
page-cz-will-run = { $amount } now
page-cz-will-buy = { $train }-train, { $price }
page-cz-will-no-train = bank sold out

# The question. It follows the company’s name and a colon.
page-cz-who = { $company }, { $name }
page-cz-ask-lay-track = lay or upgrade one tile.
page-cz-ask-build-station = place one station.
page-cz-ask-run-trains = choose the routes.
page-cz-ask-buy-trains = buy trains, or end your turn.
page-cz-ask-discard = one train too many. Which one goes?
page-cz-ask-tile-at = build on { $name }?
page-cz-ask-station-at = station in { $name }?
page-cz-then-lay-track = { $next ->
    [station] Press a dashed cell, or skip to the station.
   *[run] Press a dashed cell, or skip it: the trains run.
}
page-cz-then-build-station = Press a marked city for { $cost }, or place none.
page-cz-then-run-trains = Draw them yourself, or take the best run.
page-cz-then-buy-trains = Trains { $count }, limit { $limit }. A new train runs next round.
page-cz-then-discard = It goes into the pool, where others may buy it.
page-cz-then-chosen = { $cost } · best run { $before } → { $after } { $gain ->
    [0] { "" }
   *[other] ▲{ $gain }
}
page-cz-other-lay-track = lays track.
page-cz-other-build-station = may place a station.
page-cz-other-run-trains = runs the trains.
page-cz-other-buy-trains = may buy trains.
page-cz-other-discard = discards a train.
page-cz-other-about = It is not your turn. You can look at everything meanwhile.
page-cz-idle = Press a company above to see its routes. Reach and Blocked show where it can go.
page-cz-idle-turns = { $count ->
    [one] { $company } is next.
   *[other] Your turn with { $company } comes after { $count } others.
}

# Laying tiles.
page-cz-places = { $count ->
    [one] One cell. Press it here or on the map.
   *[other] { $count } cells. Press one here or on the map.
}
page-cz-cities = { $count ->
    [one] One city. Press it here or on the map.
   *[other] { $count } cities. Press one here or on the map.
}
page-cz-pick-tile = { $name }: press a tile of the fan.
# $cell is “named” if the name before it has the coordinate.
page-cz-cell-tile = { $cell ->
    [named] tile { $tile }
   *[other] { $cell } · tile { $tile }
}
page-cz-kind = { $colour ->
    [yellow] Yellow
    [green] Green
   *[brown] Brown
} { $kind ->
    [city] city
    [cities] cities
    [town] town
    [towns] towns
   *[track] track
}
page-cz-worth = { $kind ->
    [city] { $value }, { $count ->
        [one] one slot
       *[other] { $count } slots
    }
    [cities] cities: { $count }, { $value } each
    [town] { $value }
    [towns] towns: { $count }, { $value } each
   *[track] no stop
}
page-cz-costs = Cost
page-cz-cost = { $why ->
    [upgrade] free (upgrade)
    [free] free
    [water] { $price } (river)
    [hill] { $price } (hill)
    [mountain] { $price } (mountain)
   *[none] { $price }
}
page-cz-leads = New track to
page-cz-leads-nowhere = nowhere new
page-cz-turns = { $now } of { $all }
page-cz-keys = The cell again or R rotates the tile, arrow keys choose another, Enter lays it, Esc drops it. A greyed tile says why.
page-cz-no-tile = No tile this turn?
page-cz-skip-to-station = Skip to station
page-cz-skip-track = Skip track

# Stations.
page-cz-station-cost = { $cost }, leaves { $left }
page-cz-with-train = With a { $train }-train as well
page-cz-after-that = Then money for a { $train }-train
page-cz-station-keys = The station counts in this turn’s run already. Where a cell has several cities, press the one you mean.
page-cz-no-station-about = No station this turn?
page-cz-no-station = No station

# What is the case when something is refused.
page-cz-fact-phase = { $colour ->
    [green] Tile { $tile } is green. Green
   *[brown] Tile { $tile } is brown. Brown
} tiles come with the first { $train }-train; this is phase { $phase }.
page-cz-fact-none-left = They lie on { $cells }.
page-cz-fact-treasury = Its treasury has { $amount }.
page-cz-show-train = Show the { $train }-train
page-cz-show-cells = Show them on the map

page-cz-in-order = In this order
