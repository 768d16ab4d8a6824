# The tour of the first round of 18Ireland: at most 35 words a card.
page-tour-ireland-goal-title = How to win
page-tour-ireland-goal-what = Whoever is richest at the end wins: cash, shares at their price and privates at their value. What is in a company’s treasury belongs to nobody, so companies have to pay you.
page-tour-ireland-privates-title = What privates are for
page-tour-ireland-privates-what = A private pays its owner at the start of every operating round. From phase 4 on a company may buy it from you, for up to twice its value, and use its power.
page-tour-ireland-bids-title = Buying and bidding
page-tour-ireland-bids-what = Buy the cheapest at its price, or bid for a dearer one, at least £5 over. A bid’s money is locked until that private is the cheapest; then only its bidders go on.
page-tour-ireland-stock-title = The stock round
page-tour-ireland-stock-what = In your turn you buy one share, open the auction of the next company, or pass. From the second stock round on you may sell first. The round ends when all pass in succession.
page-tour-ireland-company-title = A company
page-tour-ireland-company-what = Whoever wins its auction pays the bid into the company’s treasury and becomes its director with 40% of the shares. The share price starts at half the bid or less. The treasury pays for everything.
page-tour-ireland-steps-title = A company’s turn
page-tour-ireland-steps-what = The dearest share goes first. Each company has six steps: share, track, station, run, pay, train. A step without a choice is skipped. A train bought now runs from the next turn on.
page-tour-ireland-issue-title = Issuing a share
page-tour-ireland-issue-what = The company can sell one share from its treasury to the pool: it gets money at once, but its price falls a row, and anybody may buy the share. Going on without costs nothing.
page-tour-ireland-track-title = Laying track
page-tour-ireland-track-what = Lay one tile, and for £20 a second yellow one. Track must join your station; rough ground costs extra. { $touch ->
    [yes] Tap a marked cell, then tap it again to turn the tile
   *[no] Click a marked cell; click again or press R to turn the tile
}.
page-tour-ireland-gauge-title = Two gauges
page-tour-ireland-gauge-what = Trains run on broad gauge only. Narrow gauge is free of terrain costs: each town that lies on it alone adds its value to the stop where it meets your route. Stations never block it.
page-tour-ireland-station-title = Stations
page-tour-ireland-station-what = A route needs a station of the company. A five-share company has only its home; a ten-share company can place two more. A city full of other stations ends your route and blocks your building.
page-tour-ireland-run-title = Running trains
page-tour-ireland-run-what = A 2H crosses at most two borders between cells, a 4H four. All cities and towns on the way count, and one must have your station. Trains of one company never share track.
page-tour-ireland-dividend-title = Pay out or withhold
page-tour-ireland-dividend-what = If the whole payout reaches the share price, the price moves right; a five-share company moves two fields for twice the price. Withholding fills the treasury for trains, but the price moves left.
page-tour-ireland-trains-title = Trains
page-tour-ireland-trains-what = Without a train a company earns nothing, and at the end of its turn it must own one. If its treasury cannot pay for any, its director must, even by selling shares.
page-tour-ireland-rust-title = Trains grow old
page-tour-ireland-rust-what = The first 6H takes all 2Hs away from their owners: turned over, they lie in the pool as 1H′. The first 8H does so with the 4Hs, and the 1H′ rust. Save in time.
page-tour-ireland-end-title = How the game ends
page-tour-ireland-end-what = When a share price reaches { $top }, this operating round is the last. When the bank is broken, the pair of operating rounds is played out. Or only one player is left who is not bankrupt.
page-tour-ireland-merger-title = Mergers
page-tour-ireland-merger-what = From phase 4 on, after two operating rounds, two or three five-share companies joined by track can become one ten-share company. Each share is a vote, and each 20% share becomes one of 10%.
