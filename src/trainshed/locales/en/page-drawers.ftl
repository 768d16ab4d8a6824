# The drawers around the board, the sheet and the end of 18Lilliput.
page-turn = Turn
page-drawers = Drawers under the map
page-drawer-pin = Keep open: { $name }
page-drawer-unpin = No longer keep open: { $name }
page-drawer-tall = Higher drawer
page-drawer-low = Lower drawer
page-key-drawer = Open or close: { $name }
page-drawers-key-other = Another tile for the place
page-drawers-key-map = To the map, at the next possible place
page-drawers-key-next = Next possible place (with Shift: previous)

page-drawers-market = Market
page-drawers-companies = Companies
page-drawers-trains = Trains
page-drawers-tiles = Tiles
page-drawers-sheet = Sheet

page-drawers-round = Round { $number } of { $of }
page-drawers-draft = Setting up
page-drawers-last-round = All revenue is doubled
page-drawers-first = { $name } begins
page-drawers-limit = at most { $limit ->
    [one] 1 train
   *[other] { $limit } trains
}
page-drawers-phase = Tiles up to { $colour ->
    [yellow] yellow
    [green] green
   *[brown] brown
}; train limit of a company: { $limit }
page-drawers-order = Operating order
page-drawers-done = has run
page-drawers-now = runs now
page-drawers-none-yet = Nothing yet.

page-drawers-marker = { $company } at { $price }
page-drawers-pay = pay out
page-drawers-withhold = withhold
page-drawers-sale = each share sold
page-drawers-move-pay = { $company } pays out: then { $price }
page-drawers-move-withhold = { $company } withholds: then { $price }
page-drawers-move-sale = A share of { $company } sold: then { $price }

page-drawers-price = Price
page-drawers-treasury = Treasury
page-drawers-stations = Stations
page-drawers-next-station = next £{ $cost }
page-drawers-runs = Run
page-drawers-last-run = Last run
page-drawers-best = Best run now
page-drawers-best-run = runs for { $amount }
page-drawers-per-share = Per share
page-drawers-foundable = Can be founded
page-drawers-no-trains = no train
page-drawers-obsolete = obsolete: earns half
page-drawers-holds-director = director { $name } 50 %
page-drawers-holds = { $name } { $percent } %
page-drawers-holds-bank = bank { $percent } %

page-drawers-range = { $range ->
    [one] 1 stop
   *[other] { $range } stops
}
page-drawers-times = × { $times }
page-drawers-brings-colour = { $colour ->
    [yellow] yellow tiles
    [green] green tiles
   *[brown] brown tiles
}
page-drawers-brings-obsolete = { $train }s earn half
page-drawers-brings-rust = { $train }s leave the game
page-drawers-came = already begun
page-drawers-loses = loses { $count ->
    [one] 1 train
   *[other] { $count } trains
}
page-drawers-halves = { $count ->
    [one] 1 earns half
   *[other] { $count } earn half
}
page-drawers-over = { $count } over the limit
page-drawers-pool = Pool
page-drawers-empty = empty
page-drawers-scrapped = Out of the game
page-drawers-none = none

page-drawers-tiles-of = { $colour ->
    [yellow] Yellow tiles
    [green] Green tiles
    [brown] Brown tiles
    [special] Tiles of the characters
   *[other] Other tiles
}
page-drawers-tiles-later = not yet
page-drawers-tile = { $tile }, { $left } left

page-drawers-matrix = Holdings
page-drawers-wealth = Wealth by rounds
page-drawers-wealth-told = Wealth by rounds; last values: { $values }
page-drawers-csv = Save as CSV
page-drawers-player = Player
page-drawers-certificates = certificates
page-drawers-cash = cash
page-drawers-copies = { $count ->
    [one] copy card
   *[other] copy cards
}
page-drawers-total = Total
page-drawers-part-cash = Cash
page-drawers-part-shares = Shares
page-drawers-part-directors = Director’s
page-drawers-part-copies = Copies
page-drawers-spent = spent
page-drawers-own-tiles = { $count ->
    [one] 1 character tile to lay
   *[other] { $count } character tiles to lay
}
page-drawers-holdings-of = What { $name } has
page-drawers-own = Back to mine
page-drawers-everybody = Everybody’s holdings

page-drawers-tally = The tally
page-drawers-place = place { $place }
page-drawers-winner = { $name } wins.
page-drawers-shared = Shared victory: { $names }.
page-drawers-solo-won = You are richer than Gulliver: you win.
page-drawers-solo-lost = Gulliver is richer: he wins this time.
page-drawers-solo-tie = You and Gulliver are equally rich.
page-drawers-decided = { $name } is £{ $lead } ahead of { $other }. What decided: { $part }, £{ $by } more.
