# The tour of the first round of 18Lilliput: at most 35 words a card.
page-tour-lilliput-goal-title = How to win
page-tour-lilliput-goal-what = { $rival ->
    [gulliver] You win if at the end, after round { $rounds }, you are richer than Gulliver
   *[players] Whoever is richest at the end, after round { $rounds }, wins
}. Your cash and your shares at their price count; a company’s treasury counts for nobody, so let companies pay you.
page-tour-lilliput-company-title = A company
page-tour-lilliput-company-what = A company builds track, runs trains and earns money. Taking one makes you its director with half of its shares: half of all it pays out is yours. Each has an advantage of its own.
page-tour-lilliput-character-title = A character
page-tour-lilliput-character-what = A character stays with you all game and helps all your companies. It also brings tiles that only you may lay. Choose one that fits what you want: track, stations, trains or money.
page-tour-lilliput-home-title = Your home tile
page-tour-lilliput-home-what = Your first tile joins Mildendo, where all trains want to go. { $touch ->
    [yes] Tap a marked cell, then tap it again to turn the tile
   *[no] Click a marked cell, then click it again or press R to turn the tile
}: its open side is where you will build on.
page-tour-lilliput-cards-title = Two cards a round
page-tour-lilliput-cards-what = Twice a round you take a card and use one of its halves: track, trains, shares, a station or money. A card that somebody took is gone for this round: take first what cannot wait.
page-tour-lilliput-track-title = Laying track
page-tour-lilliput-track-what = New track goes on from track that reaches one of your stations. Cities and plain track alternate as on a chessboard. Tap the tile to turn it; ▲ tells how much more your trains would earn.
page-tour-lilliput-station-title = Stations
page-tour-lilliput-station-what = Every route needs one of your stations. A city whose circles are all taken by others lets your trains in, but not through. The second station costs £40, the third £100.
page-tour-lilliput-trains-title = Trains
page-tour-lilliput-trains-what = A 2-train visits two cities, a 3-train three, and so on. At the end of the round all trains run by themselves on the best routes. A company without a train earns nothing.
page-tour-lilliput-shares-title = Shares
page-tour-lilliput-shares-what = First you may sell, then buy one share of 10% at its price. It brings a tenth of every payout and counts at the end. Five times a price founds a company of your own.
page-tour-lilliput-dividend-title = Pay out or withhold
page-tour-lilliput-dividend-what = Paying out gives you half and every other share a tenth, and the price rises. Withholding puts everything into the treasury, for the next train, and the price falls.
page-tour-lilliput-price-title = The share price
page-tour-lilliput-price-what = A price moves right when its company pays out, left when it withholds or its shares are sold. Your shares are worth this price: steady payouts enrich you twice.
page-tour-lilliput-rust-title = Trains grow old
page-tour-lilliput-rust-what = With the first 4-train all 2-trains become obsolete and earn half; with the first 5-train they rust. Every round one train comes off the stack, even if nobody buys. Plan for the next one.
page-tour-lilliput-end-title = The end
page-tour-lilliput-end-what = Round { $rounds } is the last. Then revenue counts double and must be paid out, and prices rise twice. Have your best trains running by then, and turn cash into shares.
