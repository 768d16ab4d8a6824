# Parts of the page that track games share. $company is a company’s short name, $train the number on a train, amounts are
# money in the currency of the game.
page-rail-confirm = Do it
page-rail-yes = yes
page-rail-no = no
page-rail-none = none

# Cards.
page-rail-uses-cells = { $count ->
    [0] no cell
    [one] 1 cell
   *[other] { $count } cells
}
page-rail-uses-slots = { $count ->
    [0] no free slot
    [one] 1 slot
   *[other] { $count } slots
}

# What ends a step.
page-rail-ends-pool = Without a train { $company } is done for now.
page-rail-buy-nothing = Buy nothing

# Placing on the map.
page-rail-tap-cell = Tap a marked cell on the map; tap again to turn the tile.
page-rail-tap-slot = Tap a marked slot on the map.
page-rail-no-cell = None of your companies can lay such a tile anywhere.
page-rail-no-slot = None of your companies can place a station now.
page-rail-station-cost = station { $cost }
page-rail-cannot-pay = cannot pay
page-rail-no-station-left = all stations placed

# Companies, trains.
page-rail-treasury = Treasury
page-rail-run = Best run
page-rail-price = Price
page-rail-added = you add { $amount }
page-rail-buyer = Buying company
page-rail-bank = Bank
page-rail-pool = Pool
page-rail-pool-empty = The pool is empty.
page-rail-train = { $train }-train
page-rail-trains-of = trains { $count }/{ $limit }:
page-rail-trains-own = Your other company
page-rail-trains-others = Others, by offer
page-rail-buy-top = Buy the { $train }-train
page-rail-buy-for = Buy for { $amount }
page-rail-offer-for = Offer { $name } { $amount }
page-rail-obsolete = obsolete, earns half
page-rail-printed = printed
page-rail-chip-least = least { $amount }
page-rail-chip-printed = printed { $amount }
page-rail-chip-all = all { $amount }
page-rail-less = { $amount } less
page-rail-more = { $amount } more
page-rail-left-in-stack = { $count } on the stack
page-rail-phase = The first of its kind:
page-rail-phase-colour = { $colour ->
    [yellow] yellow tiles
    [green] green tiles
   *[brown] brown tiles
}
page-rail-phase-limit = 
    at most { $limit ->
        [one] 1 train
       *[other] { $limit } trains
    }
page-rail-phase-obsolete = { $trains }-trains become obsolete
page-rail-phase-rust = { $trains }-trains rust
page-rail-phase-nothing = changes nothing else
page-rail-discard-about = { $count ->
    [one] One train has to go into the pool.
   *[other] { $count } trains have to go into the pool, one after the other.
}

# Offers.
page-rail-deal-about = { $name } bids on behalf of { $company }. A { $train }-train costs { $amount } as printed.
page-rail-deal-countered = { $name } asks for another price. A { $train }-train costs { $amount } as printed.
page-rail-other-price = Another price
page-rail-ask-price = Ask for { $amount }
page-rail-bid-price = Offer { $amount }

# Shares.
page-rail-flow = First sell, then buy
page-rail-flow-sell = Sell any number
page-rail-flow-buy = Buy one or found
page-rail-certificates = certificates { $count }/{ $limit }
page-rail-sell = Sell
page-rail-sell-count = Sell { $count }
page-rail-held = you hold { $count }
page-rail-nothing-to-sell = You have no shares to sell; the director’s certificate is never sold.
page-rail-cash-after = cash then { $amount }
page-rail-buy = Buy one share
page-rail-bank-shares = bank { $count }
page-rail-earned = earned { $amount }
page-rail-pool-then = From the pool at once
page-rail-top-then = { $train }-train for { $price }
page-rail-at-limit = at its limit

# Dividends.
page-rail-pay = Pay out
page-rail-withhold = Withhold
page-rail-for-you = for you
page-rail-stays-in-bank = stays in the bank

# Beside the card; Gulliver.
page-rail-key-enter = Choose the cell; lay or confirm what is chosen
page-rail-key-escape = Forget what is chosen; skip the running of trains

# The drawers around the board, the sheet and the end of 18Lilliput.
page-rail-key-other = Another tile for the cell
page-rail-key-map = To the map, at the next possible cell
page-rail-key-next = Next possible cell (with Shift: previous)

page-rail-market = Market
page-rail-companies = Companies
page-rail-trains = Trains
page-rail-tiles = Tiles
page-rail-sheet = Sheet

page-rail-round = Round { $number } of { $of }
page-rail-limit = at most { $limit ->
    [one] 1 train
   *[other] { $limit } trains
}
page-rail-drawer-phase = Tiles up to { $colour ->
    [yellow] yellow
    [green] green
    [brown] brown
   *[grey] grey
}; train limit of a company: { $limit }
page-rail-order = Operating order
page-rail-done = has run
page-rail-now = runs now
page-rail-none-yet = Nothing yet.

page-rail-marker = { $company } at { $price }
page-rail-drawer-pay = pay out
page-rail-drawer-withhold = withhold
page-rail-sale = each share sold
page-rail-move-pay = { $company } pays out: then { $price }
page-rail-move-withhold = { $company } withholds: then { $price }
page-rail-move-sale = A share of { $company } sold: then { $price }

page-rail-drawer-treasury = Treasury
page-rail-stations = Stations
page-rail-next-station = next { $cost }
page-rail-runs = Run
page-rail-last-run = Last run
page-rail-best = Best run now
page-rail-best-run = runs for { $amount }
page-rail-per-share = Per share
page-rail-foundable = Can be founded
page-rail-no-trains = no train
page-rail-drawer-obsolete = obsolete: earns half
page-rail-holds-director = director { $name } 50%
page-rail-holds = { $name } { $percent }%
page-rail-holds-bank = bank { $percent }%
page-rail-percent = { $percent }%

page-rail-range = { $range ->
    [one] 1 stop
   *[other] { $range } stops
}
page-rail-times = × { $times }
page-rail-brings-colour = { $colour ->
    [yellow] yellow tiles
    [green] green tiles
    [brown] brown tiles
   *[grey] grey tiles
}
page-rail-brings-obsolete = { $train }-trains become obsolete
page-rail-brings-rust = { $train }-trains rust
page-rail-came = already begun
page-rail-loses = loses { $count ->
    [one] 1 train
   *[other] { $count } trains
}
page-rail-halves = { $count ->
    [one] 1 earns half
   *[other] { $count } earn half
}
page-rail-over = { $count } over the limit
page-rail-empty = empty
page-rail-scrapped = Out of the game
page-rail-drawer-none = none

page-rail-tiles-of = { $colour ->
    [yellow] Yellow tiles
    [green] Green tiles
    [brown] Brown tiles
    [grey] Grey tiles
    [special] Tiles of the characters
   *[other] Other tiles
}
page-rail-tiles-later = not yet
page-rail-tile = { $tile }, { $left } left

page-rail-matrix = Holdings
page-rail-wealth = Wealth by rounds
page-rail-wealth-told = Wealth by rounds; last values: { $values }
page-rail-csv = Save as CSV
page-rail-player = Player
page-rail-drawer-certificates = certificates
page-rail-cash = cash
page-rail-total = Total
page-rail-part-cash = Cash
page-rail-part-shares = Shares
page-rail-part-directors = Director’s
page-rail-holdings-of = What { $name } has
page-rail-own = Back to mine
page-rail-everybody = Everybody’s holdings

page-rail-tally = The tally
page-rail-place = place { $place }
page-rail-winner = { $name } wins.
page-rail-shared = Shared victory: { $names }.
page-rail-decided = { $name } is { $lead } ahead of { $other }. What decided: { $part }, { $by } more.

# Steps of companies that act one after the other.
page-rail-ends = Nothing more? Then { $company } goes on.
page-rail-stops = City for the station
page-rail-stop = City { $number }
page-rail-run-best = Run for { $amount }
page-rail-run-nothing = Run nothing
page-rail-key-digits = Choose an answer; 1 also ends a step
