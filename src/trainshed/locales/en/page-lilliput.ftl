# 18Lilliput's action panel. $company is a company's short name, $train the number on a train.
page-lilliput-gulliver = Gulliver

# The order of turns.
page-lilliput-order = Order of the turns
page-lilliput-order-yours = Your turns: { $first } and { $second } of { $all }.
page-lilliput-left = { $count ->
    [one] 1 turn to come, cards left:
   *[other] { $count } turns to come, cards left:
}
page-lilliput-left-help = How many unused cards offer this in one of their halves
page-lilliput-running = All turns are done; the trains run.
page-lilliput-kind-lay = tiles
page-lilliput-kind-shares = shares
page-lilliput-kind-trains = trains
page-lilliput-kind-station = stations
page-lilliput-kind-treasury = money for treasuries

# Cards.
page-lilliput-cards = Action cards
page-lilliput-used = used
page-lilliput-copy = copy
page-lilliput-copy-costs = This gives up a copy card, worth £20 at the end.
page-lilliput-no-use = It is of no use to you now: the card will be gone and nothing done.
page-lilliput-useless = it would only end your turn
page-lilliput-half-lay-any = 1 tile
page-lilliput-half-lay-both = 1 yellow + 1 green
page-lilliput-half-lay-yellow = 1–2 yellow tiles
page-lilliput-half-shares = Shares
page-lilliput-half-train = 1 train
page-lilliput-half-trains = 1–2 trains
page-lilliput-half-station = Station
page-lilliput-half-treasury = £{ $amount } for treasuries
page-lilliput-uses-bank = { $train }-train for £{ $price }
page-lilliput-uses-foreign = { $count ->
    [one] 1 to bid for
   *[other] { $count } to bid for
}
page-lilliput-uses-no-train = none affordable
page-lilliput-uses-sell = sell { $count }
page-lilliput-uses-buy = buy { $count }
page-lilliput-uses-found = found { $count }
page-lilliput-uses-no-share = nothing to trade

# What ends a step.
page-lilliput-ends = { $you ->
    [yes] Nothing more? Then your turn ends; the next one is yours again.
   *[no] Nothing more? Then your turn ends; { $name } is next.
}
page-lilliput-ends-last = Nothing more? Then the last turn ends and the trains run.
page-lilliput-ends-split = Nothing more? Then the money stays in the bank.
page-lilliput-end-turn = End turn

# The draft.
page-lilliput-start-companies = Start companies
page-lilliput-characters = Characters

# Placing on the map.
page-lilliput-tiles-left = { $colour ->
    [yellow] { $count } × yellow
    [green] { $count } × green
   *[any] { $count } × any colour
}

# Companies, trains.
page-lilliput-refused = Refused with this card
page-lilliput-drop-after = Best run { $before } → { $after }

# Offers.
page-lilliput-deal-once = If you refuse, there is no second offer for this train with this card.

# Shares.
page-lilliput-found = Found a company
page-lilliput-you-pay = You pay
page-lilliput-director-count = Companies you direct

# Treasuries.
page-lilliput-judge-each-round = The Judge brings this at the start of every round.
page-lilliput-fill = £{ $amount } for treasuries
page-lilliput-split-to = For { $company }
page-lilliput-all-for = all for { $company }
page-lilliput-half-each = half each

# Beside the card; Gulliver.
page-lilliput-extras = Also in your turn
page-lilliput-once = Only once in the game; it is worth more in later rounds.
page-lilliput-hand = Character’s tile
page-lilliput-hand-none = no place now
page-lilliput-gulliver-did = What Gulliver did and why
page-lilliput-key-digits = Go to a card; choose an answer; 1 also ends a step

page-lilliput-draft = Setting up
page-lilliput-last-round = All revenue is doubled
page-lilliput-first = { $name } begins
page-lilliput-copies = { $count ->
    [one] copy card
   *[other] copy cards
}
page-rail-part-copies = Copies
page-lilliput-spent = spent
page-lilliput-own-tiles = { $count ->
    [one] 1 character tile to lay
   *[other] { $count } character tiles to lay
}
page-lilliput-solo-won = You are richer than Gulliver: you win.
page-lilliput-solo-lost = Gulliver is richer: he wins this time.
page-lilliput-solo-tie = You and Gulliver are equally rich.
page-lilliput-range = { $range ->
    [one] 1 city
   *[other] { $range } cities
}
page-lilliput-range-note = Towns are free: only cities count.
