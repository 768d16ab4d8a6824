# 18Ireland: the sheet, facts, the end.
page-ireland-figure-liquidity = Liquidity
page-ireland-sheet-company = Company
page-ireland-sheet-own = Own
page-ireland-sheet-stations = Stations
page-ireland-sheet-no-stations = none
page-ireland-sheet-no-company = No company has started yet.
page-ireland-sheet-sold = sold in this stock round
page-ireland-sheet-legend = ♛ director · ▾ sold this round
page-ireland-sheet-cash-about = bank { $bank } + players { $players } + companies { $companies } = { $sum }
page-ireland-sheet-worth-about = cash + shares at the price + privates at face
page-ireland-sheet-liquidity-about = cash + all that could be sold now, each company by itself
page-ireland-sheet-certificates-about = those on yellow fields do not count
page-ireland-sheet-priority-about = from the priority card on
page-ireland-sheet-revenue = Revenue of every operating round
page-ireland-sheet-revenue-about = (brackets) withheld · 0 no run · a row opens the board of then, a figure the run
page-ireland-sheet-round = Round
page-ireland-sheet-phase = Phase
page-ireland-sheet-sum = Sum
page-ireland-sheet-now = now
page-ireland-sheet-so-far = so far
page-ireland-sheet-first = first { $train }
page-ireland-sheet-open = { $round }, phase { $phase }: open the board of then
page-ireland-sheet-told-paid = { $company }, { $round }, { $amount } paid
page-ireland-sheet-told-withheld = { $company }, { $round }, { $amount } withheld
page-ireland-sheet-told-none = { $company }, { $round }, { $amount }: no run
page-ireland-sheet-run = { $company } ran { $amount }
page-ireland-sheet-charts = Charts
page-ireland-sheet-chart-result = Result
page-ireland-sheet-chart-table = Table
page-ireland-sheet-chart-players = Players
page-ireland-sheet-chart-companies = Companies
page-ireland-sheet-chart-revenue = Revenue
page-ireland-sheet-chart-facts = Facts
page-ireland-sheet-chart-worth = Worth
page-ireland-sheet-chart-cash = Cash
page-ireland-sheet-chart-income = Income per round
page-ireland-sheet-chart-prices = Share prices
page-ireland-sheet-chart-trains = Trains
page-ireland-sheet-chart-about = Press a point to open the board of that moment; arrow keys go through the rounds.
page-ireland-sheet-phase-mark = phase { $phase }
page-ireland-sheet-train = Train
page-ireland-sheet-bought = Bought from the bank
page-ireland-facts-stack = Five-share stack, top first
page-ireland-facts-runs = runs
page-ireland-facts-waits = waits
page-ireland-facts-aside = with DK
page-ireland-facts-removed = Removed at the deal
page-ireland-facts-phases = Phases
page-ireland-facts-begins = Begins
page-ireland-facts-start = start
page-ireland-facts-limit = Limit 5 / 10
page-ireland-facts-changes = What changes
page-ireland-facts-colour = { $colour ->
    [yellow] yellow
    [green] + green
    [brown] + brown
   *[grey] + grey
}
page-ireland-facts-right-start-five = five-share companies only
page-ireland-facts-right-mergers = mergers
page-ireland-facts-right-sell-privates = companies buy privates
page-ireland-facts-right-launch-ten = launches
page-ireland-facts-right-trade-in = trade-in
page-ireland-facts-lost-start-five = the stack closes
page-ireland-facts-lost-sell-privates = privates close
page-ireland-facts-lost-mergers = no mergers
page-ireland-facts-lost-launch-ten = no launches
page-ireland-facts-lost-trade-in = no trade-in
page-ireland-facts-ends = The game ends
page-ireland-facts-end-bank = Bank broken: after the set
page-ireland-facts-end-market = A share at 260: after that round
page-ireland-facts-end-bankrupt = All but one bankrupt: at once
page-ireland-facts-left = { $amount } left
page-ireland-facts-broken = broken
page-ireland-facts-moves = { $moves ->
    [one] { $company }, 1 move off
   *[other] { $company }, { $moves } moves off
}
page-ireland-facts-solvent = { $count ->
    [one] 1 of { $of } is
   *[other] { $count } of { $of } are
}
page-ireland-facts-tiles = Tiles left
page-ireland-facts-to-tiles = Which becomes which
page-ireland-facts-sum = { $colour ->
    [yellow] { $sum } yellow
    [green] { $sum } green
    [brown] { $sum } brown
   *[grey] { $sum } grey
}
page-ireland-facts-tiles-gone = gone: { $list }
page-ireland-end-result = Result
page-ireland-end-bars = cash, then shares at the last price
page-ireland-end-won = { $names } wins with { $amount }.
page-ireland-end-shared = { $names } share the victory with { $amount } each.
page-ireland-end-why-bank = The bank broke; the operating rounds were played to their end ({ $round }).
page-ireland-end-why-market = A share reached 260 in { $round }; that round was played to its end.
page-ireland-end-why-bankrupt = All players but one went bankrupt in { $round }.
page-ireland-end-why-nothing = Nothing could happen any more after { $round }.
page-ireland-end-at = { $company } at { $price }
page-ireland-end-dearest = Dearest company
page-ireland-end-length = Length
page-ireland-end-stock = { $count ->
    [one] 1 stock round
   *[other] { $count } stock rounds
}
page-ireland-end-operating = { $count ->
    [one] 1 operating round
   *[other] { $count } operating rounds
}
page-ireland-end-mergers = Mergers
page-ireland-end-last-merger = last: { $companies } → { $company }
page-ireland-end-watch = Watch from the start
