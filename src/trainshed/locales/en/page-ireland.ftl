# 18Ireland at the table.
page-ireland-zone-par = starting price
page-ireland-zone-free = certificates do not count
page-ireland-zone-end = the game ends
page-ireland-zone-closes = the company closes
page-ireland-director = Director
page-ireland-own = Own
page-ireland-stations-left = Stations left
page-ireland-privates = Privates
page-ireland-bankrupt = bankrupt
page-ireland-treasury = Treasury
page-ireland-tiles = Tiles
page-ireland-stack = Five-share stack
page-ireland-ten = Ten-share, not started
page-ireland-gone = Out of the game
page-ireland-figure-cash = Cash
page-ireland-figure-worth = Worth
page-ireland-figure-certificates = Certificates
page-ireland-figure-priority = Priority order
page-ireland-figure-privates = Privates
page-ireland-value = value { $value }, pays { $revenue }
page-ireland-owner = Belongs to { $owner }
page-ireland-closed = Closed
page-ireland-offered = On offer for { $price }
page-ireland-bids = bids: { $bids }
page-ireland-locked = { $amount } in bids
page-ireland-percent = { $percent }%
page-ireland-priority = priority: { $name }
page-ireland-phase = Phase { $phase }
page-ireland-phase-about = 
    Phase { $phase }: at most { $five ->
        [one] 1 train
       *[other] { $five } trains
    } for a five-share and { $ten } for a ten-share company
page-ireland-ending-market = last operating round: 260 is reached
page-ireland-ending-bank = last operating rounds: the bank is broken
page-ireland-ending-bankrupt = only one player is left
page-ireland-ending-nothing = nothing can happen any more
page-ireland-short-privates = Auction
page-ireland-short-stock = SR { $number }
page-ireland-short-operating = OR { $number }.{ $part }
page-ireland-short-merger = MR { $number }

page-rail-sold-out = sold out
page-rail-pool-letter = P
page-rail-treasury-letter = T
page-rail-part-privates = Privates
page-rail-length = { $range ->
    [one] 1 crossing
   *[other] { $range } crossings
}
page-rail-any-length = any length
page-rail-brings-flip = { $train } turn over
page-rail-brings-gone = { $train } rust
