# 18Ireland: running, dividends, trains, emergencies; parts of the run that all track games share.
page-run-crossings = { $used } of { $limit ->
    [one] 1 crossing
   *[other] { $limit } crossings
}
page-run-crossings-any = { $used ->
    [one] 1 crossing
   *[other] { $used } crossings
}, no limit
page-run-count-stops = { $count ->
    [one] 1 stop
   *[other] { $count } stops
}
page-run-row = Train { $number }, { $train }, { $amount }
page-run-row-feeder = narrow gauge { $name } { $value }
page-run-row-idle = Train { $number }, { $train }, does not run
page-run-feeds = feeds { $stop } by narrow gauge
page-run-edit = Edit
page-run-editing = Editing
page-run-lock = Lock
page-run-locked = Locked
page-run-begun = begins at { $stop }; choose the next stop
page-run-pill-best = Proved best: { $amount }
page-run-pill-between = Best found: { $low }, at most { $high }
page-run-pill-computing = Computing …
page-run-last = last run { $amount }
page-run-best = Best
page-run-by-hand = By hand
page-run-legend-stop = stop
page-run-legend-feeder = narrow-gauge town
page-run-legend-bonus = marker
page-run-hand-train = Train { $number } ({ $train }):
page-run-hand-both = press a stop on the map to lengthen its route, one of its ends to shorten it; drag an end ◇ to another stop or track, R takes the next way. Locked trains stay; “Best” solves the others again.
page-run-hand-is-locked = locked. Unlock it to change its route.
page-run-hand-turn = Other track ({ $number } of { $of })
page-run-denied = { $stop }: { $range }.
page-run-solving = Solving the other trains …
page-run-less = { $less } below the best run of { $best }.
page-run-equal = As good as the best run.
page-run-alternatives = Alternatives
page-run-same = equal
page-run-lower = { $less } less
page-run-take = Take
page-run-go = Run for { $amount }
page-run-nothing = Run nothing

page-trains-bonus-boats = River boats
page-trains-bonus-marker = Steam packet { $place }

page-trains-pay = Pay out
page-trains-pay-share = Pay out · { $amount } a share
page-trains-withhold = Withhold
page-trains-treasury-of = { $company } treasury
page-trains-holder = { $name } ({ $count ->
    [one] 1 share
   *[other] { $count } shares
})
page-trains-stays-in-bank = stays in the bank
page-trains-next-train = Next train { $train }, { $price }
page-trains-trains-full = no room
page-trains-short = { $amount } short
page-trains-in-reach = in reach
page-trains-your-worth = Your worth
page-trains-next-round = Next round
page-trains-runs-after = after { $company }
page-trains-runs-first = first
page-trains-flag-closes = { $company } closes
page-trains-flag-ends = 260: the game ends after this round
page-trains-rises = The price moves right if at least { $once } is paid out.
page-trains-rises-two = The price moves right if at least { $once } is paid out, two fields from { $twice } on.

page-trains-discard-about = { $company } has { $have ->
        [one] 1 train
       *[other] { $have } trains
    } and may keep { $limit }. { $count ->
    [one] One train goes
   *[other] { $count } trains go
} to the pool without payment.
page-trains-discard-which = Choose a train to give up
page-trains-discard = Give up the { $train }
page-trains-to-pool = to the pool, where it costs { $amount }
page-trains-run-then = Best run then

page-trains-offer-about = { $name } bids on behalf of { $company }. The printed price of the { $train } is { $face }.
page-trains-accept = Accept { $amount }
page-trains-trains-of = { $company } trains
page-trains-run-of = { $company } best run
page-trains-offer-last = It is the only train of { $company }: it then must buy one in its turn.
page-trains-offer-refused-then = For this train no other offer can be made in this turn.

page-trains-lost = lost
page-trains-depot = Trains in the bank
page-trains-depot-order = a type is sold when the one before is gone
page-trains-depot-left = { $count } left
page-trains-depot-after = { $count ->
    [0] after the { $train }
   *[other] { $count }, after the { $train }
}
page-trains-when-first = When the first { $train } comes
page-trains-near = { $count ->
    [0] on sale now
    [one] after one more train
   *[other] after { $count } more trains
}
page-trains-nobody = No company has started yet, so nobody has a train to lose.
page-trains-in-order = In order of play
page-trains-cash = Cash
page-trains-now = Now
page-trains-then = Then
page-trains-limit = Limit
page-trains-so = So
page-trains-of = { $count } of { $limit }
page-trains-no-train = no train
page-trains-must-buy = must buy
page-trains-so-you-pay = { $amount } short, which you pay
page-trains-so-short = { $amount } short
page-trains-so-can-pay = can pay
page-trains-so-loses = loses { $trains }
page-trains-so-keeps = keeps all
page-trains-so-over = gives up { $count ->
    [one] one train
   *[other] { $count } trains
}
page-trains-so-closes = { $count ->
    [one] { $privates } closes
   *[other] { $privates } close
}
page-trains-chip-limits = train limits { $now } → { $then }
page-trains-chip-privates = { $count ->
    [one] private closes: { $privates }
   *[other] privates close: { $privates }
}
page-trains-chip-tiles = { $colour ->
    [yellow] yellow tiles
    [green] green tiles
    [brown] brown tiles
   *[grey] grey tiles
}
page-trains-chip-removed = { $count ->
    [one] not started, leaves: { $companies }
   *[other] not started, leave: { $companies }
}
page-trains-nothing-comes = All types have come.
page-trains-runs-by-train = Run of { $company } by train bought
page-trains-with = with

page-trains-tab-bank = Bank and pool
page-trains-tab-own = Own companies
page-trains-tab-others = Other directors
page-trains-printed-price = at the printed price
page-trains-no-consent = no consent needed
page-trains-an-offer = an offer that its director answers
page-trains-buy-about = trains: { $count } of { $limit }, { $cash }
page-trains-buy-full = no voluntary discard
page-trains-from-bank = { $price }, bank
page-trains-from-pool = { $price }, pool
page-trains-for-trade = for the { $train }
page-trains-takes = ends { $trains }
page-trains-buy-for = Buy { $amount }
page-trains-nothing-on-sale = No train is on sale.
page-trains-no-own = Your other companies have no trains.
page-trains-no-others = Companies of other directors have no trains.
page-trains-only-train = its only train,
page-trains-face = face { $amount }
page-trains-refused = refused
page-trains-price-for = Price of the { $train } of { $company }
page-trains-enough = from { $amount } on { $company } can pay its next train itself
page-trains-chip-face = Face { $amount }
page-trains-chip-all = All cash { $amount }
page-trains-chip-most = Most { $amount }
page-trains-both = { $company }, { $name } · trains { $before } → { $after } of { $limit }
page-trains-you-add = You add
page-trains-ware-yours = your company
page-trains-ware-sentence = { $train } from { $seller }, { $whose }. Price { $price }, from { $low } to { $high }. { $buyer } { $before } to { $after }, { $seller } { $had } to { $has }.
page-trains-ware-none-left = { $company } then has no train and must buy in its turn.
page-trains-you-would-add = You would add { $amount } for the cheapest train on sale.
page-trains-can-pay-itself = It can pay for the cheapest train on sale.
page-trains-buy-ware = Buy { $company }’s { $train } for { $amount }
page-trains-ask = Ask { $name }: { $train } for { $amount }
page-trains-loss-line = { $companies } lose them;
page-trains-without = no train: { $companies }
page-trains-done = Done: end { $company }’s turn
page-trains-done-next = { $company } of { $name } is next
page-trains-done-round = the round ends
page-trains-must-first = it must own a train first

page-trains-ways = Trains, and what each takes
page-trains-way-now = { $amount } of your cash
page-trains-way-sales = your cash and { $amount } from shares
page-trains-way-oversold = ✕ shares were sold for a dearer one
page-trains-way-out = ✕ out of reach: { $amount } missing with all shares sold
page-trains-bar = { $company } pays { $pays }, you add { $adds }, { $gap } of { $price } missing
page-trains-bar-own = your cash { $amount }
page-trains-gap = gap { $amount }
page-trains-missing = missing: { $amount } from shares
page-trains-missing-lost = missing: { $amount }
page-trains-enough-now = nothing is missing
page-trains-closes-gap = closes the gap
page-trains-sell-for = Sell shares: only as many as the { $train } needs
page-trains-holding = { $company } { $percent }% at { $price }
page-trains-sale-stay = you stay director with { $percent }%
page-trains-sale-left = { $percent ->
    [0] none left to you
   *[other] { $percent }% left to you
}
page-trains-sale-director = { $name } becomes director, { $percent ->
    [0] none left to you
   *[other] { $percent }% left to you
}
page-trains-pool-then = pool { $percent } of { $limit }%
page-trains-sale-sentence = Sell { $count } { $company } for { $amount }
page-trains-price-falls = price falls to { $price }
page-trains-rule = Rule { $number }
page-trains-after-sale = After: sell { $count } { $company }
page-trains-after-both = After: sell { $count } { $company }, buy the { $train }
page-trains-after-buy = After: buy the { $train }
page-trains-your-cash = Your cash
page-trains-still-missing = Still missing
page-trains-owns = owns a { $train }
page-trains-sale-price = { $company }: price, your part
page-trains-sell-go = Sell { $count } { $company } for { $amount }
page-trains-buy-train = Buy the { $train }
page-trains-ask-others = Train of another company …
page-trains-other-trains = Trains of other companies
page-trains-other-help = You may add your cash up to the printed price, but no proceeds of shares.
page-trains-other-sold = Shares were sold: only the company’s cash counts here.
page-trains-sure = Are you sure?
page-trains-sure-buy = You pay { $amount } of your own money for the { $train } of { $company }.
page-trains-sure-buy-yes = Pay { $amount }
page-trains-sure-bankrupt = Go bankrupt?
page-trains-sure-bankrupt-yes = Yes, go bankrupt
page-trains-hopeless = Nothing can save { $company }.
page-trains-hopeless-why = With all shares sold there is { $most }; { $missing } would still be missing.
page-trains-bankrupt-means = You are out of the game with nothing. { $count ->
    [one] { $companies } closes
   *[other] { $companies } close
}; the bank pays the other holders the price of each share.
page-trains-bankrupt-go = Declare bankruptcy
page-trains-bankrupt-not = Bankruptcy is not open: you could raise { $amount } from shares.
page-trains-bankrupt-would = It would mean: you are out with nothing; { $count ->
    [one] { $companies } closes
   *[other] { $companies } close
}, other holders get the price of each share.
