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
page-run-hand-both = press a stop on the map to lengthen its route, one of its ends to shorten it. Locked trains stay; “Best” solves the others again.
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

page-ireland-bonus-boats = River boats
page-ireland-bonus-marker = Steam packet { $place }

page-ireland-pay = Pay out
page-ireland-pay-share = Pay out · { $amount } a share
page-ireland-withhold = Withhold
page-ireland-treasury-of = { $company } treasury
page-ireland-holder = { $name } ({ $count ->
    [one] 1 share
   *[other] { $count } shares
})
page-ireland-stays-in-bank = stays in the bank
page-ireland-next-train = Next train { $train }, { $price }
page-ireland-trains-full = no room
page-ireland-short = { $amount } short
page-ireland-in-reach = in reach
page-ireland-your-worth = Your worth
page-ireland-next-round = Next round
page-ireland-runs-after = after { $company }
page-ireland-runs-first = first
page-ireland-flag-closes = { $company } closes
page-ireland-flag-ends = 260: the game ends after this round
page-ireland-rises = The price moves right if at least { $once } is paid out.
page-ireland-rises-two = The price moves right if at least { $once } is paid out, two fields from { $twice } on.

page-ireland-discard-about = { $company } has { $have } trains and may keep { $limit }. { $count ->
    [one] One train goes
   *[other] { $count } trains go
} to the pool without payment.
page-ireland-discard-which = Choose a train to give up
page-ireland-discard = Give up the { $train }
page-ireland-to-pool = to the pool, where it costs { $amount }
page-ireland-run-then = Best run then

page-ireland-offer-about = { $name } asks on behalf of { $company }. The printed price of the { $train } is { $face }.
page-ireland-accept = Accept { $amount }
page-ireland-trains-of = { $company } trains
page-ireland-run-of = { $company } best run
page-ireland-offer-last = It is the only train of { $company }: it then must buy one in its turn.
page-ireland-offer-refused-then = For this train no other offer can be made in this turn.

page-ireland-lost = lost
page-ireland-depot = Trains in the bank
page-ireland-depot-order = a type is sold when the one before is gone
page-ireland-depot-left = { $count } left
page-ireland-depot-after = { $count ->
    [0] after the { $train }
   *[other] { $count }, after the { $train }
}
page-ireland-when-first = When the first { $train } comes
page-ireland-in-order = In order of play
page-ireland-cash = Cash
page-ireland-now = Now
page-ireland-then = Then
page-ireland-limit = Limit
page-ireland-so = So
page-ireland-of = { $count } of { $limit }
page-ireland-no-train = no train
page-ireland-must-buy = must buy
page-ireland-so-you-pay = { $amount } short, which you pay
page-ireland-so-short = { $amount } short
page-ireland-so-can-pay = can pay
page-ireland-so-loses = loses { $trains }
page-ireland-so-keeps = keeps all
page-ireland-so-over = gives up { $count ->
    [one] one train
   *[other] { $count } trains
}
page-ireland-so-closes = { $count ->
    [one] { $privates } closes
   *[other] { $privates } close
}
page-ireland-chip-limits = train limits { $now } → { $then }
page-ireland-chip-privates = { $count ->
    [one] private closes: { $privates }
   *[other] privates close: { $privates }
}
page-ireland-chip-tiles = { $colour ->
    [yellow] yellow tiles
    [green] green tiles
    [brown] brown tiles
   *[grey] grey tiles
}
page-ireland-chip-removed = { $count ->
    [one] not started, leaves: { $companies }
   *[other] not started, leave: { $companies }
}
page-ireland-chip-launch = ten-share companies can be launched
page-ireland-chip-trade = trains can be traded in
page-ireland-nothing-comes = All types have come.
page-ireland-runs-by-train = Run of { $company } by train bought
page-ireland-with = with

page-ireland-tab-bank = Bank and pool
page-ireland-tab-own = Own companies
page-ireland-tab-others = Other directors
page-ireland-printed-price = at the printed price
page-ireland-no-consent = no consent needed
page-ireland-an-offer = an offer that its director answers
page-ireland-buy-about = { $count } of { $limit } trains, { $cash }
page-ireland-buy-full = no voluntary discard
page-ireland-from-bank = { $price }, bank
page-ireland-from-pool = { $price }, pool
page-ireland-for-trade = for the { $train }
page-ireland-takes = ends { $trains }
page-ireland-buy-for = Buy { $amount }
page-ireland-nothing-on-sale = No train is on sale.
page-ireland-no-own = Your other companies have no trains.
page-ireland-no-others = Companies of other directors have no trains.
page-ireland-only-train = its only train,
page-ireland-face = face { $amount }
page-ireland-refused = refused
page-ireland-price-for = Price of the { $train } of { $company }
page-ireland-enough = from { $amount } on { $company } can pay its next train itself
page-ireland-chip-face = Face { $amount }
page-ireland-chip-all = All cash { $amount }
page-ireland-chip-most = Most { $amount }
page-ireland-both = { $company }, { $name } · { $before } → { $after } trains of { $limit }
page-ireland-you-add = You add
page-ireland-ware-yours = your company
page-ireland-ware-sentence = { $train } from { $seller }, { $whose }. Price { $price }, from { $low } to { $high }. { $buyer } { $before } to { $after }, { $seller } { $had } to { $has }.
page-ireland-ware-none-left = { $company } then has no train and must buy in its turn.
page-ireland-you-would-add = You would add { $amount } for the cheapest train on sale.
page-ireland-can-pay-itself = It can pay for the cheapest train on sale.
page-ireland-buy-ware = Buy { $company }’s { $train } for { $amount }
page-ireland-ask = Ask { $name }: { $train } for { $amount }
page-ireland-loss-line = { $companies } lose them;
page-ireland-without = no train: { $companies }
page-ireland-done = Done: end { $company }’s turn
page-ireland-done-next = { $company } of { $name } is next
page-ireland-done-round = the round ends
page-ireland-must-first = it must own a train first

page-ireland-ways = Trains, and what each takes
page-ireland-way-now = { $amount } of your cash
page-ireland-way-sales = your cash and { $amount } from shares
page-ireland-way-oversold = ✕ shares were sold for a dearer one
page-ireland-way-out = ✕ out of reach: { $amount } missing with all shares sold
page-ireland-bar = { $company } pays { $pays }, you add { $adds }, { $gap } of { $price } missing
page-ireland-bar-own = your cash { $amount }
page-ireland-gap = gap { $amount }
page-ireland-missing = missing: { $amount } from shares
page-ireland-missing-lost = missing: { $amount }
page-ireland-enough-now = nothing is missing
page-ireland-closes-gap = closes the gap
page-ireland-sell-for = Sell shares: only as many as the { $train } needs
page-ireland-holding = { $company } { $percent } % at { $price }
page-ireland-sale-stay = you stay director with { $percent } %
page-ireland-sale-left = { $percent ->
    [0] none left to you
   *[other] { $percent } % left to you
}
page-ireland-sale-director = { $name } becomes director, { $percent ->
    [0] none left to you
   *[other] { $percent } % left to you
}
page-ireland-pool-then = pool { $percent } of { $limit } %
page-ireland-sale-sentence = Sell { $count } { $company } for { $amount }
page-ireland-price-falls = price falls to { $price }
page-ireland-rule = Rule { $number }
page-ireland-after-sale = After: sell { $count } { $company }
page-ireland-after-both = After: sell { $count } { $company }, buy the { $train }
page-ireland-after-buy = After: buy the { $train }
page-ireland-your-cash = Your cash
page-ireland-still-missing = Still missing
page-ireland-owns = owns a { $train }
page-ireland-sale-price = { $company }: price, your part
page-ireland-sell-go = Sell { $count } { $company } for { $amount }
page-ireland-buy-train = Buy the { $train }
page-ireland-ask-others = Train of another company …
page-ireland-other-trains = Trains of other companies
page-ireland-other-help = You may add your cash up to the printed price, but no proceeds of shares.
page-ireland-other-sold = Shares were sold: only the company’s cash counts here.
page-ireland-sure = Are you sure?
page-ireland-sure-buy = You pay { $amount } of your own money for the { $train } of { $company }.
page-ireland-sure-buy-yes = Pay { $amount }
page-ireland-sure-bankrupt = Go bankrupt?
page-ireland-sure-bankrupt-yes = Yes, go bankrupt
page-ireland-hopeless = Nothing can save { $company }.
page-ireland-hopeless-why = With all shares sold there is { $most }; { $missing } would still be missing.
page-ireland-bankrupt-means = You are out of the game with nothing. { $count ->
    [one] { $companies } closes
   *[other] { $companies } close
}; the bank pays the other holders the price of each share.
page-ireland-bankrupt-go = Declare bankruptcy
page-ireland-bankrupt-not = Bankruptcy is not open: you could raise { $amount } from shares.
page-ireland-bankrupt-would = It would mean: you are out with nothing; { $count ->
    [one] { $companies } closes
   *[other] { $companies } close
}, other holders get the price of each share.
