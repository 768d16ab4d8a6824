# 18Lilliput's action panel. $company is a company's short name, $train the number on a train.
page-lilliput-gulliver = Gulliver
page-lilliput-confirm = Do it
page-lilliput-yes = yes
page-lilliput-no = no
page-lilliput-none = none

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
page-lilliput-half-lay-any = 1 tile
page-lilliput-half-lay-both = 1 yellow + 1 green
page-lilliput-half-lay-yellow = 1–2 yellow tiles
page-lilliput-half-shares = Shares
page-lilliput-half-train = 1 train
page-lilliput-half-trains = 1–2 trains
page-lilliput-half-station = Station
page-lilliput-half-treasury = £{ $amount } for treasuries
page-lilliput-uses-cells = { $count ->
    [0] no place
    [one] 1 place
   *[other] { $count } places
}
page-lilliput-uses-slots = { $count ->
    [0] no free slot
    [one] 1 slot
   *[other] { $count } slots
}
page-lilliput-uses-bank = { $train } for £{ $price }
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
page-lilliput-ends-pool = Without a train { $company } is done for now.
page-lilliput-ends-split = Nothing more? Then the money stays in the bank.
page-lilliput-end-turn = End turn
page-lilliput-buy-nothing = Buy nothing

# The draft.
page-lilliput-start-companies = Start companies
page-lilliput-characters = Characters

# Placing on the map.
page-lilliput-tiles-left = { $colour ->
    [yellow] { $count } × yellow
    [green] { $count } × green
   *[any] { $count } × any colour
}
page-lilliput-tap-cell = Tap a marked place on the map; tap again to turn the tile.
page-lilliput-tap-slot = Tap a marked slot on the map.
page-lilliput-no-cell = None of your companies can lay such a tile anywhere.
page-lilliput-no-slot = None of your companies can place a station now.
page-lilliput-station-cost = station £{ $cost }
page-lilliput-cannot-pay = cannot pay
page-lilliput-no-station-left = all stations placed

# Companies, trains.
page-lilliput-treasury = Treasury
page-lilliput-run = Best run
page-lilliput-price = Price
page-lilliput-added = you add £{ $amount }
page-lilliput-buyer = Buying company
page-lilliput-bank = Bank
page-lilliput-pool = Pool
page-lilliput-pool-empty = The pool is empty.
page-lilliput-train = { $train }-train
page-lilliput-trains-of = trains { $count }/{ $limit }:
page-lilliput-trains-own = Your other company
page-lilliput-trains-others = Others, by offer
page-lilliput-buy-top = Buy the { $train }-train
page-lilliput-buy-for = Buy for £{ $amount }
page-lilliput-offer-for = Offer { $name } £{ $amount }
page-lilliput-obsolete = obsolete, earns half
page-lilliput-refused = Refused with this card
page-lilliput-printed = printed
page-lilliput-chip-least = least £{ $amount }
page-lilliput-chip-printed = printed £{ $amount }
page-lilliput-chip-all = all £{ $amount }
page-lilliput-less = { $amount } less
page-lilliput-more = { $amount } more
page-lilliput-left-in-stack = { $count } on the stack
page-lilliput-phase = The first of its kind:
page-lilliput-phase-colour = { $colour ->
    [yellow] yellow tiles
    [green] green tiles
   *[brown] brown tiles
}
page-lilliput-phase-limit = at most { $limit } trains
page-lilliput-phase-obsolete = { $trains } obsolete
page-lilliput-phase-rust = { $trains } leave the game
page-lilliput-phase-nothing = changes nothing else
page-lilliput-discard-about = { $count ->
    [one] One train has to go into the pool.
   *[other] { $count } trains have to go into the pool, one after the other.
}
page-lilliput-drop-after = Best run { $before } → { $after }

# Offers.
page-lilliput-deal-about = { $name } asks for { $company }. A { $train }-train costs £{ $amount } as printed.
page-lilliput-deal-once = If you refuse, there is no second offer for this train with this card.

# Shares.
page-lilliput-flow = First sell, then buy
page-lilliput-flow-sell = Sell any number
page-lilliput-flow-buy = Buy one or found
page-lilliput-certificates = certificates { $count }/{ $limit }
page-lilliput-sell = Sell
page-lilliput-sell-count = Sell { $count }
page-lilliput-held = you hold { $count }
page-lilliput-nothing-to-sell = You have no shares to sell; the director’s certificate is never sold.
page-lilliput-cash-after = cash then £{ $amount }
page-lilliput-buy = Buy one share
page-lilliput-bank-shares = bank { $count }
page-lilliput-earned = earned { $amount }
page-lilliput-found = Found a company
page-lilliput-you-pay = You pay
page-lilliput-pool-then = From the pool at once
page-lilliput-top-then = { $train }-train for £{ $price }
page-lilliput-director-count = Companies you direct
page-lilliput-at-limit = at its limit

# Dividends.
page-lilliput-pay = Pay out
page-lilliput-withhold = Withhold
page-lilliput-for-you = for you
page-lilliput-stays-in-bank = stays in the bank

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
page-lilliput-key-enter = Choose the place; lay or confirm what is chosen
page-lilliput-key-escape = Forget what is chosen; skip the running of trains
