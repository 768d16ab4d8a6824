# Programs of 18Ireland on the page.
page-ireland-programs = Programs
page-ireland-programs-about = The server carries them out when you are asked. Nobody else sees them, and taking back ends them.
page-ireland-program-runs = Program:
page-ireland-program-ended = Program ended:
page-ireland-program-end = End
page-ireland-program-dismiss = Close
page-ireland-program-kept = Also in later rounds.
page-ireland-program-pass = pass.
page-ireland-program-buy = buy { $company } { $source ->
    [treasury] from the treasury
    [pool] from the pool
   *[any] from treasury or pool
} until { $percent }%, then pass.
page-ireland-program-bid = bid for { $what } up to { $limit }.
page-ireland-program-sell = sell the { $train } of { $company } to others for { $least } or more.
page-ireland-program-not-last = Not its last train.
page-ireland-program-sell-private = sell { $private } to companies of others for { $least } or more.
page-ireland-program-pass-merger = pass until somebody proposes a merger.
page-ireland-program-vote = vote { $how ->
    [for] for
   *[against] against
} { $companies }.
page-ireland-program-unless = Unless: { $stops }.
page-ireland-program-whatever = Whatever the others do.
page-ireland-program-stop-sold = a company I hold is sold
page-ireland-program-stop-bought = a company I direct is bought into
page-ireland-program-stop-auction = an auction opens
page-ireland-program-stop-launch = a launch
page-ireland-program-this-stock = This stock round
page-ireland-program-next-stock = The next stock round
page-ireland-program-ends-if = It ends, and I am asked, if
page-ireland-program-check-sold = somebody sells a company I hold
page-ireland-program-check-bought = somebody buys into a company I direct
page-ireland-program-check-auction = somebody opens an auction
page-ireland-program-check-launch = somebody launches a company
page-ireland-program-keep = Keep it in later rounds
page-ireland-program-set-pass = Pass until the round ends
page-ireland-program-company = Company
page-ireland-program-until = Until I hold
page-ireland-program-source = From
page-ireland-program-source-any = treasury or pool
page-ireland-program-source-treasury = treasury
page-ireland-program-source-pool = pool
page-ireland-program-set-buy = Buy, then pass
page-ireland-program-limit = Secret limit
page-ireland-program-limit-open = Secret limit…
page-ireland-program-lot = Lot
page-ireland-program-up-to = Up to
page-ireland-program-passes = Pass when there is nothing to bid
page-ireland-program-set-bid = Bid for me
page-ireland-program-trains = Offers for trains
page-ireland-program-trains-about = If another director offers this price or more, it is accepted for you.
page-ireland-program-train = Train
page-ireland-program-least = For at least
page-ireland-program-last = Also its last train
page-ireland-program-set-sell = Accept such offers
page-ireland-program-privates = Offers for privates
page-ireland-program-privates-about = If a company of another player offers this price or more, it is accepted for you.
page-ireland-program-private = Private
page-ireland-program-merger = This merger round
page-ireland-program-set-pass-merger = Pass until somebody proposes
page-ireland-program-vote-about = Vote beforehand: choose two or three companies.
page-ireland-program-set-for = Vote for
page-ireland-program-set-against = Vote against
