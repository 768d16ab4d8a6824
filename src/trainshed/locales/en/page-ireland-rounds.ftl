# 18Ireland at the table: private auction, stock rounds, auctions and launches of companies.

# The stage: market and cards.
page-stock-last-run = last run { $amount }
page-stock-no-run = not run yet
page-ireland-stage = Market and companies
page-ireland-market-rows = Rows { $from }–{ $to } of { $all }: show all
page-ireland-market-part = Only where markers stand
page-ireland-size-five = five-share
page-ireland-size-ten = ten-share
page-ireland-card = { $company }, { $size ->
    [five] five-share
   *[ten] ten-share
}, price { $price }. { $holders }. { $can }
page-ireland-holds-director = { $name } { $percent }%, director
page-ireland-may-buy = You may buy at { $price }.
page-ireland-card-stations = { $all ->
    [one] { $placed } of 1 station
   *[other] { $placed } of { $all } stations
}
page-ireland-buy = Buy { $price }
page-ireland-from = From { $price }
page-ireland-whole-turn = the whole turn
page-ireland-launch = Launch
page-ireland-launch-about = The director’s certificate for twice the price: { $prices }. The first station is free.
page-ireland-launch-none = No ten-share company is left to launch.
page-ireland-stack-top = The top one, { $company }, can be auctioned.
page-ireland-stack-none = No auction can be opened: no five-share company is left.

# Why not, in two or three words.
page-ireland-why-holding-limit = { $limit }% is the most
page-ireland-why-certificate-limit = 
    at most { $limit ->
        [one] 1 certificate
       *[other] { $limit } certificates
    }
page-ireland-why-share-money = not enough cash
page-ireland-why-no-share-treasury = none in the treasury
page-ireland-why-no-share-pool = none in the pool
page-ireland-why-sold-out = sold out
page-ireland-why-sold-this-round = sold in this round
page-ireland-why-must-sell = sell first
page-ireland-why-pool-limit = pool full
page-ireland-why-director-share = no other director
page-ireland-why-no-sale-first-round = not in the first round
page-ireland-why-no-ten-now = from phase 6 on
page-ireland-why-no-five-now = not in this phase
page-ireland-why-no-sale-with = not after a sale
page-ireland-why-launch-money = not enough cash
page-ireland-why-bid-money = not enough cash
page-ireland-why-no-home = no free slot

# A turn.
page-ireland-flow = Your turn: sell, then buy, or start a company, or pass
page-ireland-flow-sell = 1 Sell any
page-ireland-flow-buy = 2 Buy one
page-ireland-flow-start = Start a company
page-ireland-flow-or = or
page-ireland-choice = Your choice
page-ireland-choose-card = Choose a card on the left to see what a purchase changes.
page-ireland-choose-below = Choose a card below to see what a purchase changes.
page-ireland-pass-about = { $count ->
        [one] 1 pass ends
       *[other] { $count } passes in a row end
    } the round; { $who ->
    [stays] priority would stay with you.
    [you] priority would come to you.
   *[other] priority would go to { $name }.
}
page-ireland-done-about = You have sold, so this is no pass; if nobody acts after you, priority goes to { $name }.
page-ireland-pass-leaves = Unless a five-share company is auctioned, { $company } leaves the game.
page-ireland-pass = Pass
page-ireland-done = Done
page-ireland-turn-ends = your turn ends
page-ireland-ends-round = ends the round
page-ireland-pass-number = { $number } of { $of } in a row
page-ireland-buy-one = Buy { $percent }% of { $company }
page-ireland-your-cash = Your cash
page-ireland-of = of { $limit }
page-ireland-your-share = Your share of { $company } ({ $most }% is the most)
page-ireland-director-you = you stay
page-ireland-director-stays = { $name } stays ({ $percent }%)
page-ireland-director-becomes = { $name } becomes director
page-ireland-director-becomes-you = you become director, instead of { $name }
page-ireland-from-treasury = From the treasury { $price }
page-ireland-from-pool = From the pool { $price }
page-ireland-source-treasury = from treasury
page-ireland-source-pool = from pool
page-ireland-to-bank = to the bank
page-ireland-sell-first = Sell first
page-ireland-sell-nothing = You have no shares.
page-ireland-sell-held = { $percent }% at { $price }{ $director ->
    [stays] ; you stay director
    [held] , the director’s certificate
   *[no] {""}
}
page-ireland-sell-told = Sell { $count } { $count ->
    [one] share
   *[other] shares
} of { $company } for { $amount }: the price falls to { $price }. { $director }
page-ireland-players = Players
page-ireland-on-turn = to act
page-ireland-has-priority = priority
page-ireland-tab-buy = Buy
page-ireland-tab-sell = Sell
page-ireland-tab-start = Start
page-ireland-tab-players = Players

# Launching a ten-share company.
page-ireland-launch-company = Company
page-ireland-launch-alike = all alike but for the name
page-ireland-launch-price = Price
page-ireland-launch-twice = twice the price for the { $percent }% certificate
page-ireland-launch-station = First station
page-ireland-launch-station-about = free, in any open slot on a tile; press it here or on the map
page-ireland-start-at = Start at { $price } for { $cost }, place { $place } in the operating order
page-ireland-place = place { $place }
page-ireland-short-of = { $amount } short
page-ireland-open-slots = { $count } open
page-ireland-no-slots = There is no free slot on a tile with track.
page-ireland-launch-pay = You pay for { $percent }%, 2 × { $price }
page-ireland-launch-treasury = Treasury of { $company }
page-ireland-launch-for = Launch { $company } for { $cost }
page-ireland-launch-choose = Choose price and station
page-ireland-launch-choose-price = Choose the price
page-ireland-launch-choose-slot = Choose the first station
page-ireland-launch-badge = run { $revenue }
page-ireland-launch-slot-told = { $place }, { $count } open, first run { $revenue }
page-ireland-launch-no-tile = no tile
page-ireland-launch-first-run = First run from { $place } with a { $train } ({ $price })
page-ireland-launch-whole = It is the whole turn: no sale and no other purchase.
page-ireland-launch-full = { $place } is then full
page-ireland-launch-full-about = { $companies }; others end there
page-ireland-order-then = Order of play, then
page-ireland-five-last-run = Five-share, last run
page-ireland-last-run-head = Last run
page-ireland-never-ran = none
page-ireland-cancel = Cancel

# Auctions of five-share companies.
page-ireland-open-title = Auction { $company }
page-ireland-open-about = Everybody may raise. The winner pays the bid into the treasury and takes the 40% certificate.
page-ireland-open-with = Open with { $bid }
page-ireland-bid-for = Bid for { $what }
page-ireland-chip-least = Least { $amount }
page-ireland-chip-all = All { $amount }
page-ireland-chip-price = { $bid } → { $price }
page-ireland-cash-if-won = Your cash if you win
page-ireland-scale = Bid → starting price
page-ireland-scale-now = Bid now: { $bid }
page-ireland-scale-next = Your bid: { $bid }
page-ireland-scale-top = From { $bid } on the price stays { $price }; more money only fills the treasury.
page-ireland-scale-then = For { $bid } it starts at { $price }: half the bid, rounded down to a starting price.
page-ireland-auction-about = The winner pays the bid into the treasury and takes the 40% certificate. Whoever passes is out for good.
page-ireland-auction-lot = five-share · home { $home } { $cell }
page-ireland-highest = highest
page-ireland-out = passed
page-ireland-cannot = cannot, { $cash }
page-ireland-no-bid-yet = no bid yet
page-ireland-auction-treasury = Treasury of { $company }
page-ireland-train-costs = a { $train } costs { $price }
page-ireland-trains-for = { $count ->
    [0] no { $train }
    [one] one { $train }
   *[other] { $count } × { $train }
}
page-ireland-start-price = Starting price
page-ireland-like = as with { $name }’s { $amount }
page-ireland-bid = Bid { $bid }
page-ireland-bid-short = { $amount } short
page-ireland-pass-for-good = Pass for good
page-ireland-bid-told = { $name } { $amount } for { $what }. Your turn, at least { $least }.
page-ireland-choose-price = { $company } was won for { $paid }. It starts at one of these prices, at most half of that.
page-ireland-needs-bid = needs a bid of { $bid }

# The private auction.
page-ireland-lots = Lots, cheapest first
page-ireland-face = Face
page-ireland-at-least = At least
page-ireland-you-lead = you lead
page-ireland-free-money = Free money (bids are locked)
page-ireland-lot-line = { $power }{ $pays ->
    [yes] { " · " }{ $revenue } each OR
   *[no] { " · " }no income
}
page-ireland-lot-gone = { $private }: { $state ->
    [owned] { $owner }
   *[gone] out
}
page-ireland-lot-DAR = Wicklow is closed while a player owns it
page-ireland-lot-DR = Two free narrow tiles from Donegal, for its company
page-ireland-lot-BoW = Twice a yellow tile without the cost of terrain
page-ireland-lot-CDSPC = +10 in Belfast, Londonderry or Rosslare for its company, for good
page-ireland-lot-TDR = Two free narrow tiles, Dingle and Tralee
page-ireland-lot-DCR = H4 is closed while a player owns it; its company lays there for nothing
page-ireland-lot-TASPS = +20 in Galway for its company, for good
page-ireland-lot-RSSC = One train adds Dromod to Limerick, or Limerick to Dromod
page-ireland-lot-WDE = The second tile may be an upgrade, for £30
page-ireland-lot-TIM = A red tile in the sea where everybody may run
page-ireland-lot-DK = Gives 40% of DKR, which gets the price paid and a 2H
page-ireland-all-pass = { $then ->
    [cheaper] If all pass in a row, { $private } falls to { $price } and all bids are cancelled.
    [given] If all pass in a row, the next player must take { $private } for nothing.
    [leaves] If all pass in a row, { $private } leaves the game.
   *[ends] If all pass in a row, the auction ends and privates without a bid leave the game.
}
page-ireland-bid-on = Bid on { $private }
page-ireland-leads = { $name } leads with { $amount }; steps of { $step }
page-ireland-no-bid = no bid yet; steps of { $step }
page-ireland-locked-free = Your money: locked · free
page-ireland-when-lowest = When { $private } is the lowest
page-ireland-answers = { $name } answers first, { $count ->
    [one] only you two bid
   *[other] { $count } bid against you
}
page-ireland-answers-nobody = it is yours, unless somebody bids more
page-ireland-lowest-bought = { $private } is the lowest: it is not bid for, but bought for { $price }.
page-ireland-choose-lot = Choose a lot to bid on; its cells are shown on the map.
page-ireland-buy-lot = Buy { $private } for { $price }
page-ireland-drop-out = Drop out
page-ireland-drop-winner = If you drop out, { $name } gets { $private } for { $price }.
page-ireland-drop-more = If you drop out, the others go on bidding for { $private }.
page-ireland-stack-order = Five-share companies, in the order of their auctions
page-ireland-set-aside = DKR comes with the private DK.
page-ireland-removed = Removed at set-up: { $companies }
