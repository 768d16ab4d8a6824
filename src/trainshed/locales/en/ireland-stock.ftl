# 18Ireland: private auction, stock rounds, issuing. $what is a private or a company by its short name.

# Questions.
ireland-ask-private = { $private } costs { $price }; you have { $cash } free. Buy it, bid for another private, or pass?
ireland-ask-private-bids = The highest bid for { $private } is { $price }; you can go up to { $cash }. Raise or drop out?
ireland-ask-stock = You have { $cash }: sell shares and then buy one, start a company, or pass?
ireland-ask-stock-sold = You have sold and have { $cash }: sell more, buy one share, or be done?
ireland-ask-stock-over = You are over a limit and have to sell first. You have { $cash }.
ireland-ask-auction = { $player } bids { $price } for { $company }; you have { $cash }. Raise or drop out?
ireland-ask-start-price = { $company } was won for { $paid }. At which price does it start?
ireland-ask-issue = { $company } has { $cash }; a share costs { $price }. Issue one, redeem one, or neither?

# Refusals.
ireland-refuse-not-the-lowest = Only the lowest private can be bought now, { $private }, at its price.
ireland-refuse-private-money = It costs { $price }; besides your standing bids you have { $cash }.
ireland-refuse-not-offered = { $private } is not up for bids.
ireland-refuse-lowest-not-bid = { $private } is the lowest private: it is bought, not bid for.
ireland-refuse-bid-low = The lowest possible bid is { $low }.
ireland-refuse-bid-step = Bids are multiples of { $step }.
ireland-refuse-bid-money = You can bid { $cash } at most.
ireland-refuse-other-auction = The bids are for { $what } now.
ireland-refuse-not-the-top = { $company } is not the top company of the stack.
ireland-refuse-no-five-now = Five-share companies start in phases 2, 4 and 6 only.
ireland-refuse-par-too-high = It starts at a starting price of at most { $half }, half of the bid.
ireland-refuse-must-sell = You are over a limit and have to sell first.
ireland-refuse-no-sale-first-round = Nothing is sold in the first stock round.
ireland-refuse-sold-this-round = You have sold { $company } in this round, so you cannot buy it.
ireland-refuse-no-sale-with = You have sold shares in this turn; a company is started in a turn of its own.
ireland-refuse-no-ten-now = Ten-share companies are launched from phase 6 on.
ireland-refuse-not-launchable = { $company } is not a ten-share company that can be launched.
ireland-refuse-no-par = { $price } is no starting price.
ireland-refuse-launch-money = The director’s certificate of { $company } costs { $cost }.
ireland-refuse-no-home = There is no free slot for a home station anywhere.
ireland-refuse-treasury-empty = { $company } has no share in its treasury.
ireland-refuse-issue-pool = The pool takes no more shares of { $company }.
ireland-refuse-pool-empty = There is no share of { $company } in the pool.
ireland-refuse-redeem-money = { $company } cannot pay { $price } for its share.

# The log.
ireland-log-bid = { $player } bids { $price } for { $what }.
ireland-log-passes = { $player } passes.
ireland-log-drops-out = { $player } drops out of the bidding for { $what }.
ireland-log-private-sold = { $player } gets { $private } for { $price }.
ireland-log-private-free = { $player } has to take { $private }, for nothing.
ireland-log-private-cheaper = Nobody wants { $private }: it now costs { $price }, and all bids are cancelled.
ireland-log-private-removed = Nobody wants { $private }: it leaves the game.
ireland-log-company-started = { $player } starts { $company } at { $price }; { $paid } goes into its treasury.
ireland-log-priority = { $player } has the priority card.
ireland-log-issued = { $company } issues a share for { $amount }; the price is now { $price }.
ireland-log-redeemed = { $company } redeems a share for { $amount }.
