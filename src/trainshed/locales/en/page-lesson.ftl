# The guided first game. [Pardubice](E15) is a place that can be pressed: a name and its cell.
# The coach.
page-lesson = Guided game
page-lesson-step = step { $number } of { $of }
page-lesson-what = What
page-lesson-why = Why
page-lesson-try = Try it
page-lesson-show = Show me
page-lesson-key = Show me (guided game)
page-lesson-skip = Skip this step
page-lesson-you = You
page-lesson-next = Next
page-lesson-other = Another choice
page-lesson-progress = Steps of the lesson
page-lesson-stop-done = Step { $number }, done: { $title }
page-lesson-stop-now = Step { $number }, now: { $title }
page-lesson-stop-later = Step { $number }, still to come
page-lesson-round = Round { $number }
page-lesson-round-short = R { $number }
page-lesson-free = Free
page-lesson-learned = What I have learned
page-lesson-learned-count = 
    { $count } of { $of ->
        [one] 1 step
       *[other] { $of } steps
    }
page-lesson-learned-none = Nothing yet: the first card is on the table.
page-lesson-leave = Leave the coach
page-lesson-return = Back to the coach
page-lesson-anew = Begin again
page-lesson-lamp = Ask the coach
page-lesson-lamp-close = Put the lamp away
page-lesson-thinking = The coach is thinking …
page-lesson-advice = The coach’s advice
page-lesson-advice-lay = Lay a tile on { $place }.
page-lesson-advice-upgrade = Upgrade the tile on { $place }.
page-lesson-advice-station = Place a station in { $place }.
page-lesson-advice-train = Buy the { $train }-train.
page-lesson-advice-discard = Discard a { $train }-train.
page-lesson-advice-no-track = Lay nothing this time.
page-lesson-advice-no-station = Go on without a station.
page-lesson-advice-no-train = Buy nothing and end your turn.
page-lesson-advice-run = Run your trains.
page-lesson-advice-effect = Best run { $before } → { $after } K
page-lesson-summary = 
    You have learned { $count } of { $of ->
        [one] 1 thing
       *[other] { $of } things
    } about railway games.
page-lesson-won = You win with { $cash }, { $lead } ahead of { $other }.
page-lesson-lost = { $name } wins with { $cash }, { $lead } ahead of you.
page-lesson-friends = 18CZ with friends
page-lesson-without = Again without the coach
page-level-friendly = Friendly
page-problem-busy = This takes too long now. Try again in a moment.
page-problem-not-asked = You are not asked anything now.

# 18CZ: what the map says.
page-lesson-cz-badge-lay = lay here
page-lesson-cz-badge-home = your home
page-lesson-cz-badge-cost = { $cost } K
page-lesson-cz-badge-upgrade = upgrade
page-lesson-cz-badge-station = station { $cost } K
page-lesson-cz-label-full = full: { $companies }
page-lesson-cz-label-upgrade = upgrade possible
page-lesson-cz-label-end = your rails lead here

# 18CZ: the cards, at most 35 words each.
page-lesson-cz-goal-title = The goal
page-lesson-cz-goal-what = 
    Welcome. After { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    } the company with the most cash wins. Nothing else counts: not trains, not track.
page-lesson-cz-goal-why = { $screen ->
    [phone] All your moves should fill your treasury. It holds { $cash } K.
   *[wide] All your moves should fill this treasury. It holds { $cash } K.
}
page-lesson-cz-goal-try = { $screen ->
    [phone] Press “Next”.
   *[wide] Tap it.
}

page-lesson-cz-company-title = Your company
page-lesson-cz-company-what = You are { $company }, the Bohemian Commercial Railways, at home in [Pardubice](E15). Emil runs { $rival } from [Karlovy Vary](D4), far in the west.
page-lesson-cz-company-why = The company’s money is your money.
page-lesson-cz-company-try = Tap your home.
page-lesson-cz-company-other-place = That is { $place }. Your home is [Pardubice](E15).

page-lesson-cz-home-title = Your home tile
page-lesson-cz-home-what = Your first tile goes on your home. Its rails leave by two sides.
page-lesson-cz-home-why = Let one of them point at [Hradec Králové](D16), the next city: you will build there next.
page-lesson-cz-home-try = Choose a tile, then turn it.
page-lesson-cz-home-other-skip = Your home must come first, next turn too.

page-lesson-cz-terrain-title = What ground costs
page-lesson-cz-terrain-what = The first tile on this ground costs { $cost } K. Later tiles here are free.
page-lesson-cz-terrain-why = A river costs 10 K, hills 20 K, mountains 40 K, once on each cell.
page-lesson-cz-terrain-try = Lay it.
page-lesson-cz-terrain-other-skip = Your home must come first, next turn too.
page-lesson-cz-terrain-other-away = That works. We will find you a way from there.

page-lesson-cz-buy-title = When to buy
page-lesson-cz-buy-what = A train runs from your next turn on, so buy early. A { $train }-train visits { $train } stops and costs { $price } K.
page-lesson-cz-buy-why = What you keep pays for building.
page-lesson-cz-buy-try = Buy one, then end your turn.
page-lesson-cz-buy-other-two = Two trains, empty treasury: next turn choose ground that costs nothing.
page-lesson-cz-buy-other-none = No train, no run. You can buy one in your next turn.

page-lesson-cz-connection-title = Connection
page-lesson-cz-connection-what = New track must join your own. Your rails point at [{ $aim }]({ $aimCell }).
page-lesson-cz-connection-why = { $kind ->
    [city] Two cities joined: your train can run.
    [towns] Towns are stops too: join one, and your train can run.
   *[other] Two stops joined: your train can run.
} { $cost ->
    [0] The ground is free.
   *[other] The ground costs { $cost } K.
}
page-lesson-cz-connection-try = Lay a tile there.
page-lesson-cz-connection-other-towns = Towns count as stops too.

page-lesson-cz-running-title = Running
page-lesson-cz-running-what = Your train runs { $stops } = { $first } K, straight into your treasury.
page-lesson-cz-running-why = A route needs one of your stations. The best run is always found for you.
page-lesson-cz-running-try = Follow it on the map.

page-lesson-cz-rust-title = Why 2-trains rust
page-lesson-cz-rust-what = { $left ->
    [0] The 2-trains are sold out.
    [one] One 2-train is left.
   *[other] { $left } 2-trains are left.
} When somebody buys the first 4-train, all 2-trains rust.
page-lesson-cz-rust-why = Until then, one more train can earn every round.
page-lesson-cz-rust-try = Buy it, or save? Both are good.
page-lesson-cz-rust-other-save = Good too: you may be first with a 3-train.

page-lesson-cz-second-title = A second line
page-lesson-cz-second-what = Two trains never share track, so a second one needs a line of its own.
page-lesson-cz-second-why = { $kind ->
    [towns] West of [Pardubice](E15) lie [two towns](E13), and a tile there is free.
   *[other] You could build on at [{ $aim }]({ $aimCell }).
}
page-lesson-cz-second-try = The choice is yours.

page-lesson-cz-praha-title = Praha
page-lesson-cz-praha-what = Your rails end at the door of [Praha](E11). Its own tile has three separate cities worth 30 each.
page-lesson-cz-praha-why = One of them opens towards you. The river costs 10 K.
page-lesson-cz-praha-try = Lay its tile.

page-lesson-cz-station-title = A station, and what blocks
page-lesson-cz-station-what = { $where ->
    [praha] BN and NWB fill two of Praha’s cities: trains may end there, not pass. The third is free.
   *[other] A city full of others’ stations lets none of your trains pass. This one still has room.
}
page-lesson-cz-station-why = For { $stationCost } K it is yours { $stationGain ->
    [0] and stays open for you.
   *[other] and your run earns { $stationGain } K more.
}
page-lesson-cz-station-try = Tap the free circle in [{ $city }]({ $cityCell }).
page-lesson-cz-station-other-elsewhere = Yours now; nobody can lock you out of it.
page-lesson-cz-station-other-none = Good too: the money stays for trains.

page-lesson-cz-routes-title = Two routes
page-lesson-cz-routes-what = Two trains, two routes: { $first } K and { $secondRoute } K.
page-lesson-cz-routes-why = Routes may meet in a stop, never on the same rails.
page-lesson-cz-routes-try = Find both on the map.

page-lesson-cz-three-title = A train that stays
page-lesson-cz-three-what = { $topLeft ->
    [1] The last 3-train costs { $price } K.
   *[other] A 3-train costs { $price } K.
} It stays to the end of the game.
page-lesson-cz-three-why = { $withTrain ->
    [0] It visits three stops.
   *[other] Your next run would be { $withTrain } K instead of { $before } K.
}
page-lesson-cz-three-try = Buy it?
page-lesson-cz-three-other-leave = Then Emil may take it.

page-lesson-cz-upgrade-title = Upgrade
page-lesson-cz-upgrade-what = Green tiles are in play, and upgrading is free. A green tile on [{ $better }]({ $betterCell }) has more exits, and a city is worth more.
page-lesson-cz-upgrade-why = { $gain ->
    [0] Later routes will use it.
   *[other] Your run earns { $gain } K more.
}
page-lesson-cz-upgrade-try = Choose the green tile.
page-lesson-cz-upgrade-other-elsewhere = That pays too: { $upgraded } is worth more now.

page-lesson-cz-limit-title = Train limit
page-lesson-cz-limit-what = You own { $trains ->
    [one] 1 train
   *[other] { $trains } trains
}; { $limit } are allowed. { $phase ->
    [early] The first 4-train cuts that to three, the 5-train to two.
    [three] The 5-train cuts that to two.
   *[four] It stays so to the end.
}
page-lesson-cz-limit-why = Trains above the limit go to the pool.
page-lesson-cz-limit-try = Count before you buy.

page-lesson-cz-end-title = The end
page-lesson-cz-end-what = { $why ->
    [broke] A company has no train and cannot buy one: this is the last round.
   *[rounds] This is the last round.
}
page-lesson-cz-end-why = Only cash counts: a train bought now never runs.
page-lesson-cz-end-try = Lay and run for every crown. Then we see who is richer.

# 18CZ: between the cards, and in free play.
page-lesson-cz-aside-over = The game is over: the cash is counted.
page-lesson-cz-aside-rival = Emil is playing. The log tells what he does.
page-lesson-cz-aside-station = A station can wait for a better place. Go on without one.
page-lesson-cz-aside-yours = It is your turn. Play as you like; tap the lamp for advice.
page-lesson-cz-free = { $phase ->
    [early] The 4-train is the big question now: who buys it, and when?
   *[three] The 2-trains are gone. Does the 5-train still pay?
    [four] All trains are sold: track and stations make the difference now.
} Play on as you like; tap the lamp for advice.
