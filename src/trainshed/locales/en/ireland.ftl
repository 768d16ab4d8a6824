# 18Ireland: title, money, score, options and presets. $company is a company’s or a private’s short name.
ireland-title = 18Ireland
ireland-blurb = Railways in Ireland: privates, a stock market, small companies that merge into large ones, broad and narrow gauge. 3 to 6 players, 4 hours.
ireland-money = £{ $amount }
ireland-part-cash = Cash
ireland-part-shares = Shares
ireland-part-privates = Privates
ireland-end-market = A company has reached 260; the richest player wins.
ireland-end-bank = The bank is broken; the richest player wins.
ireland-end-bankrupt = All players but one are bankrupt.

# Presets: named sets of options.
ireland-preset-standard = Standard
ireland-preset-standard-about = The rule book as we read it, with a ruling wherever the sources differ.
ireland-preset-aid = Polish aid
ireland-preset-aid-about = As the Polish player aid puts it, to the letter.
ireland-preset-public = 18xx.games
ireland-preset-public-about = As the game is played on 18xx.games; imported files use it.

# Options.
ireland-option-sale_drop = Price after a sale
ireland-option-sale_drop-about = How far selling or issuing moves the price down (3.4).
ireland-sale_drop-share = One row per share
ireland-sale_drop-share-about = A share of a five-share company counts as one.
ireland-sale_drop-tenth = One row per 10%
ireland-sale_drop-tenth-about = A share of a five-share company moves the price two rows.
ireland-option-grey_from = Grey tiles and values
ireland-option-grey_from-about = When they begin (6.2).
ireland-grey_from-D = With the first D
ireland-grey_from-D-about = Phase D.
ireland-grey_from-10 = With the first 10H
ireland-grey_from-10-about = Phase 10.
ireland-option-rise = Price after a dividend
ireland-option-rise-about = When paying out moves the price to the right (8.5).
ireland-rise-reached = Payout reaches the price
ireland-rise-reached-about = One field; a five-share company that pays twice the price, two.
ireland-rise-exceeded = Payout is above the price
ireland-rise-exceeded-about = One field; a five-share company must pay more than twice the price.
ireland-option-start_price = Starting price of five-share companies
ireland-option-start_price-about = After the auction (4.7).
ireland-start_price-highest = The highest within half the bid
ireland-start_price-highest-about = Nobody has to choose.
ireland-start_price-chosen = The winner chooses
ireland-start_price-chosen-about = Any starting price within half the bid.
ireland-option-after_auction = Turn after a private is sold
ireland-option-after_auction-about = In the private auction, and for the priority card after it (2.4).
ireland-after_auction-trigger = Left of whoever set the sale off
ireland-after_auction-trigger-about = Left of the player whose purchase made the next private the lowest.
ireland-after_auction-buyer = Left of the last buyer
ireland-after_auction-buyer-about = Whoever got a private last.
ireland-option-all_pass = All pass in the private auction
ireland-option-all_pass-about = After something has been bought (2.6).
ireland-all_pass-lowest = The lowest leaves
ireland-all_pass-lowest-about = The auction goes on with the next one.
ireland-all_pass-ends = The auction is over
ireland-all_pass-ends-about = Privates with bids are sold; the others leave the game.
ireland-option-sell_then_launch = Sell before a launch
ireland-option-sell_then_launch-about = Shares may be sold in the turn in which a ten-share company is launched (4.1).
ireland-option-other_train_help = Help for another company’s train
ireland-option-other_train_help-about = When the director may add cash in hand to buy a train from another company (10.3).
ireland-other_train_help-unable = If no other train can be paid
ireland-other_train_help-unable-about = Only when the company can pay for no train in bank or pool.
ireland-other_train_help-always = Whenever it has no train
ireland-other_train_help-always-about = Even if the company could pay for one in bank or pool.
ireland-other_train_help-never = Never
ireland-other_train_help-never-about = Other companies’ trains are bought with company cash only.
ireland-option-shannon = River Shannon Shipping
ireland-option-shannon-about = Which trains get its bonus (11.10).
ireland-shannon-any = A train that stops there
ireland-shannon-any-about = At any stop of the route, even if it visits both cities.
ireland-shannon-end = A train that ends there
ireland-shannon-end-about = And does not visit the other city.
ireland-option-broad_join = Joining broad gauge
ireland-option-broad_join-about = What joins a tile with broad gauge to the company (6.5).
ireland-broad_join-exit = Track meets track
ireland-broad_join-exit-about = A broad exit of the tile meets broad track the company reaches.
ireland-broad_join-cell = The cell is in reach
ireland-broad_join-cell-about = Broad track the company reaches leads to the cell.
ireland-option-dingle_joined = Tralee & Dingle: tiles must join
ireland-option-dingle_joined-about = The two tiles of TDR are joined to each other (11.7).
ireland-option-power_colour = Privates lay yellow only
ireland-option-power_colour-about = Board of Works and Drumglass Colliery lay yellow tiles, not upgrades (11.5, 11.8).
ireland-option-bankrupt_shares = What a bankrupt player holds
ireland-option-bankrupt_shares-about = Shares and privates that could not be sold (10.5).
ireland-bankrupt_shares-leave = Leaves the game
ireland-bankrupt_shares-leave-about = Nobody gets it, and it counts for nothing.
ireland-bankrupt_shares-stay = Stays with the player
ireland-bankrupt_shares-stay-about = It earns nothing, but counts in the score.
ireland-option-closed_trains = Trains of a closed company
ireland-option-closed_trains-about = What happens to them later (3.7).
ireland-closed_trains-gone = Gone for good
ireland-closed_trains-gone-about = They leave the game.
ireland-closed_trains-backs = Their backs still come
ireland-closed_trains-backs-about = When their kind is turned over, their backs go into the pool too.
ireland-option-resort = Order after a bankruptcy
ireland-option-resort-about = When prices have fallen, companies that have not acted are put in order again (5.1).
ireland-resort-at_once = At once
ireland-resort-at_once-about = The dearest of them is next.
ireland-resort-after_next = After the next company
ireland-resort-after_next-about = The next one of the old order acts first.
ireland-option-larger_bank = Larger bank
ireland-option-larger_bank-about = £5000 instead of £4000; the game lasts longer.
ireland-option-eighth_2H = Eighth 2H
ireland-option-eighth_2H-about = The eighth 2H of the box is used, with its 1H′ on the back.

# Typed moves.
cli-typing-ireland = buy TDR, bid TDR 55, open LER 100, bid LER 105, price LER 70, launch GSWR 85, sell LER 2, buy LER, buy LER pool, issue, redeem, E15 57 2 (cell, tile, turns to the right), F4 IR5 0 by DR, s D2 (a station; s J4.1 if there are several cities), settle J4.1, marker CDSPC J4, private TIM 120, best (the best routes), run 2H G1 H2, 4H I11 G13, pay, keep, buy, pool 1H', from LER 2H 100, buy trade 8H, drop 2H, propose LER UR, yes, no, target GSWR, bankrupt, done

# The position, read out.
ireland-tell-round = { $round }, phase { $phase }; tiles up to { $colour ->
    [yellow] yellow
    [green] green
    [brown] brown
   *[grey] grey
}; at most { $five ->
    [one] 1 train
   *[other] { $five } trains
} for a five-share company{ $ten ->
    [0] {""}
   *[other] , { $ten } for a ten-share one
}. The bank has { $bank }.
ireland-tell-offered = { $private }, { $name }: costs { $price }, pays { $revenue }.
ireland-tell-bids = { $private }, { $name }: costs { $price }, pays { $revenue }; { $count ->
    [one] one bid, { $bid } from { $player }
   *[other] { $count } bids, the highest { $bid } from { $player }
}.
ireland-tell-owned = { $private }, { $name }: belongs to { $owner }, pays { $revenue }.
ireland-tell-company = { $company }, { $player }: price { $price }, treasury { $treasury }, trains { $trains }, stations { $stations }, privates { $privates }; { $own }% in its treasury, { $pool }% in the pool; would earn { $run }.
ireland-tell-stack = Five-share companies to come: { $companies }.
ireland-tell-player = { $player }{ $priority ->
    [yes] {" "}(priority card)
   *[no] {""}
}: { $cash }; shares { $shares }; privates { $privates }; certificates { $certificates } of { $limit }; worth { $total }.
ireland-tell-bankrupt = { $player } is bankrupt.
ireland-end-player = { $player }: { $total } (cash { $cash }, shares { $shares }, privates { $privates }).

# Moves as choices.
ireland-move-pass = Pass
ireland-move-buy-private = Buy { $private } for { $price }
ireland-move-private = { $company } buys { $private } for { $price }
ireland-move-bid = Bid { $price } for { $what }
ireland-move-open-auction = Open the auction of { $company } with { $price }
ireland-move-choose-price = { $company } starts at { $price }
ireland-move-launch = Launch { $company } at { $price }: the director’s certificate costs { $cost }
ireland-move-buy-treasury = Buy a share of { $company } from its treasury for { $price }
ireland-move-buy-pool = Buy a share of { $company } from the pool for { $price }
ireland-move-issue = { $company } issues a share for { $price }
ireland-move-redeem = { $company } redeems a share for { $price }
ireland-move-marker = { $company } puts the marker of { $private } on { $cell }
ireland-move-settle = Station of { $company } on { $cell } in the city with track to { $city }
ireland-move-propose = Propose to merge { $first } and { $second }
ireland-move-propose-three = Propose to merge { $first }, { $second } and { $third }
ireland-move-for = Vote for the merger
ireland-move-against = Vote against the merger
ireland-move-target = The merged company is { $company }
ireland-move-bankrupt = Declare bankruptcy: { $company } closes, and you are out of the game
ireland-move-trade = { $company } trades its { $old } in for a { $train }, paying { $cost }
