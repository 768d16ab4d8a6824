# 18CZ: Your first game, in our own words. $company is a company’s short name, $cell a cell of the map.
cz_first-title = 18CZ: Your first game
cz_first-blurb = Railways in Bohemia: one company each, track, stations and ever better trains, no shares. 10 rounds, 60–90 minutes.
cz_first-money = { $amount } K
cz_first-part-cash = Cash
cz_first-end-rounds = The last round is over; the company with the most cash wins.
cz_first-end-broke = A company was left without a train and could not get one; the company with the most cash wins.

# Options.
cz_first-option-routes = Routes
cz_first-option-routes-about = Who finds the routes of the trains.
cz_first-routes-best = The best, automatically
cz_first-routes-best-about = Trains always run the routes that earn the most together.
cz_first-routes-hand = By hand
cz_first-routes-hand-about = You choose the routes of your trains; you may earn less, and a train may stay idle.
cz_first-option-must_buy_train = Every company needs a train
cz_first-option-must_buy_train-about = A company without a train must buy one if it can pay for one. Otherwise buying is up to you.
cz_first-option-end_test = Early end
cz_first-option-end_test-about = Which companies are checked at the end of a turn: one without a train that cannot pay for any makes this round the last.
cz_first-end_test-every_turn = All companies
cz_first-end_test-every_turn-about = After every turn, whoever has had it.
cz_first-end_test-own_turn = Only the one that has moved
cz_first-end_test-own_turn-about = A company in trouble has its own turn first; some games last a round longer.
cz_first-option-nothing_on_sale_ends = No train on sale ends the game
cz_first-option-nothing_on_sale_ends-about = A company without a train also makes this round the last when bank and pool have no train at all.
cz_first-option-oo_pays_terrain = Teplice and Ústí cost 10 K
cz_first-option-oo_pays_terrain-about = The first tile on B8 pays for the river. Otherwise it is free, as it counts as an upgrade.

# The log.
cz_first-log-too-dear = { $company } cannot buy a train: a { $train }-train costs { $price }, it is { $short } short.
cz_first-log-end-no-train = { $company } has no train and { $cash }, but there is no train on sale: this round is the last.
cz_first-log-end-broke = { $company } has no train, and { $cash } will not buy one; the cheapest costs { $price }. This round is the last.
cz_first-log-end-rounds = The last round is over: { $totals }.
cz_first-log-end-early = The game ends early: { $totals }.
cz_first-log-total = { $player } { $total }
cz_first-log-totals = { $first }, { $rest }

# The position, read out.
cz_first-tell-round = Round { $round } of { $rounds }, phase { $phase }; tiles up to { $colour ->
    [yellow] yellow
    [green] green
   *[brown] brown
}; at most { $limit ->
    [one] 1 train
   *[other] { $limit } trains
} a company.
cz_first-tell-player = { $place }. { $player } with { $company }: { $total }.

# Headings of the rules, by the first rule below them.
page-cz_first-part-1 = The game
page-cz_first-part-3 = Set-up
page-cz_first-part-12 = Rounds and turns
page-cz_first-part-15 = Phases
page-cz_first-part-17 = Laying tiles
page-cz_first-part-27 = Upgrading tiles
page-cz_first-part-35 = Stations
page-cz_first-part-39 = Running trains
page-cz_first-part-47 = Buying trains
page-cz_first-part-51 = End of the game

# The rules. Numbers are those a refusal names.
cz_first-rule-1 = You run one railway company from start to finish; there are no shares, no market and no private railways. Its treasury is all the money you have: it pays every cost and gets every income. The company with the most cash at the end wins.
cz_first-rule-2 = The game has at most 10 rounds. In a round every company in play has one turn.
cz_first-rule-3 = 2 to 5 players build on the Bohemian side of the map. A cell that is not on it does not exist.
cz_first-rule-4 = 2 players: 150 K each; 3, 2, 1 and 1 trains of lengths 2, 3, 4 and 5; BCB and EKJ. 3 players: 150 K; 4, 3, 2 and 1; also VBW. 4 players: 130 K; 5, 4, 3 and 1; also BN. 5 players: 130 K; 6, 5, 4 and 1; also NWB.
cz_first-rule-5 = The bank’s trains lie in one stack: 2-trains on top, then 3-trains, then 4-trains, the only 5-train at the bottom. Just the plain red trains of the cards count, not those with + or E.
cz_first-rule-6 = A 2-train costs 70 K, a 3-train 120 K, a 4-train 250 K, the 5-train 350 K.
cz_first-rule-7 = All five home stations stand on the map from the start, free, also those of companies nobody plays: BCB in Pardubice (E15), EKJ in Karlovy Vary (D4), VBW in Strakonice (I9), BN and NWB in Prague (E11). In Prague BN has the city with the track to the north-east, NWB the one with the track to the south-east. They fill their slots and block like any station.
cz_first-rule-8 = Each company in play has two more stations, one for 40 K and one for 100 K. There are no others.
cz_first-rule-9 = Who runs which of the companies in play is decided at random.
cz_first-rule-10 = All yellow, green and brown tiles of the box are in the game: 57 numbers, 134 pieces. Red tiles, tiles framed in purple and the grey P stay in the box.
cz_first-rule-11 = The game starts in round 1. The bank never runs out of money; who keeps it does not matter. What belongs to companies not in play stays in the box, except their home stations.
cz_first-rule-12 = Companies always act in the order BCB, EKJ, VBW, BN, NWB; those not in play are skipped. There is no start player.
cz_first-rule-13 = Only the company whose turn it is acts, in four steps and in this order: lay or upgrade one tile, place one station, run the trains, buy trains. Except for running, each step may be skipped. A station placed now already counts for this turn’s run.
cz_first-rule-14 = After the turn of the last company the next round begins. The game ends after round 10, or earlier by rule 51.
cz_first-rule-15 = A phase begins as soon as the first train of a new length is bought from the bank. Phase 1: yellow tiles, at most 4 trains a company; phase 2 (first 3-train): green tiles too; phase 3 (first 4-train): at most 3 trains; phase 4 (5-train): brown tiles too, at most 2 trains. With phase 3 all 2-trains rust at once, those in the pool and those that have not run this round included.
cz_first-rule-16 = The bank sells only its top train, so a new length appears when the one before is sold out. A train from the pool never begins a phase. 3-trains stay in the game to the end.
cz_first-rule-17 = One tile a turn: either a yellow one on a cell without a tile, or an upgrade.
cz_first-rule-18 = Yellow tiles go on cells that are not printed yellow, and on Prague (E11). They never go on the two OO cells: Teplice and Ústí (B8), Chomutov and Most (C7). The grey cell D0 is part of the map, a town for trains to visit, but nothing is ever laid on it.
cz_first-rule-19 = The first tile of a company lies on its home cell, any fitting tile, turned as you like within the rules; BCB pays 10 K for its river. It need not be laid in the first turn. Companies at home in Prague are free of this, and so are those whose home somebody else has built on; their first tile obeys rule 20.
cz_first-rule-20 = Every later tile must extend track that an open path joins to one of your stations, whichever: its track meets such track at a common side, or touches your station on this very cell, as BN and NWB may in Prague. A path starts at your station and may be of any length; it passes towns and cities open to you and may end in a blocked city (rule 38). It never turns back at a switch and crosses no side of a cell twice, so a loop cannot be used to turn round.
cz_first-rule-21 = The tile must suit the cell: 3, 4, 58 for a town; 1, 2, 55, 56, 69 for two towns, of which one track must be connected; 5, 6, 57 for a city; 7, 8, 9 for a cell without either. The Y cities Liberec (B12), Plzeň (F6) and České Budějovice (I11) take 201, 202 or 621, Prague takes 8889 or 8890; these tiles go nowhere else.
cz_first-rule-22 = The first tile on a cell with a printed cost is paid for from the treasury: river 10 K, hill 20 K, mountain 40 K. Without the money it cannot be laid. Each cell is paid for once; Prague’s yellow tile pays its 10 K too.
cz_first-rule-23 = No track leads off the map or into a cell framed in red (A7, B4, F2, H4, I17, J14). Those cells do not count in this game.
cz_first-rule-24 = Track may end at a side of a neighbour that has no track there, and track of neighbours may end at the new tile.
cz_first-rule-25 = Track printed around Prague is kept. Prague’s tile has exits to the north-east for BN and to the south-east for NWB; the first tile on D12 has one to the south-west, the first tile on F12 one to the north-west.
cz_first-rule-26 = There are only as many tiles of a number as in the box; what is used up cannot be laid. Replaced tiles go back to the supply.
cz_first-rule-27 = Green replaces yellow from phase 2 on, brown replaces green in phase 4. No colour is skipped.
cz_first-rule-28 = An upgrade takes the place of the yellow tile of the turn and costs nothing, whatever the ground. That holds for the first green tile on B8 too, unless you have agreed that it pays 10 K for the river.
cz_first-rule-29 = You may upgrade a tile if afterwards an open path (rule 20) of yours reaches some of its track, or its track touches your station there. One such track is enough; you need not be able to use the rest, nor have a train or a whole route. A city that is blocked for you may be upgraded too if you reach it.
cz_first-rule-30 = All track stays, with what it joins, so the tile must be turned to fit. Cities stay cities, towns stay towns, plain track stays plain, and Y, P and OO keep their letters.
cz_first-rule-31 = The first tile on the OO cells (B8, C7) is one of the six green OO tiles. It counts as an upgrade, so it waits for phase 2. Any of them may be turned in any way, as long as no track leads off the map and some of it meets track that you reach.
cz_first-rule-32 = Prague grows from yellow (8889 or 8890, three separate cities) to green (8891, four separate cities) and brown (8892, one city with four slots). Stations stay with their track; on the brown tile all share the city. The yellow and green cities have one track each, so routes end there.
cz_first-rule-33 = What follows what: 7 → 26–31; 8 → 16, 19, 23–25, 28–31; 9 → 19, 20, 23, 24, 26, 27; 5, 6, 57 → 14, 15, 619 → 611; 201, 202, 621 → 207, 208, 622 → 216; green plain track → 39–47 or 70, as the track fits. Tiles with towns, green OO tiles, 611, 216 and 8892 are final.
cz_first-rule-34 = An upgraded city may have more slots. As long as one is free, every company may pass through the city.
cz_first-rule-35 = One station a turn, in a city with a free slot that an open path (rule 20) of any length joins to another of your stations. Where a tile has separate cities, the path must lead to that very city. No slot is kept for anybody.
cz_first-rule-36 = The second station costs 40 K, the third 100 K, in this order, from the treasury. Without the money it cannot be placed. A station never moves and never leaves.
cz_first-rule-37 = A company has at most one station on a cell, even if there are several cities on it. So BN and NWB place no other in Prague.
cz_first-rule-38 = A city whose slots are all taken by others is blocked for you: your routes and paths may begin or end there, but not pass through. A free slot or a station of your own keeps it open for you, however full it is.
cz_first-rule-39 = A train runs one route a turn: at least two different stops joined by track, one of them, anywhere on the route, a city with your station; at most as many stops as the number on the train. Towns and cities are stops alike, none on the way is left out, and the length of the track does not matter. The routes that earn the most together are run automatically, even if a train stays idle for it; if you have agreed on routes by hand, you choose, and trains may stay idle.
cz_first-rule-40 = A route visits no stop twice and uses no track twice. It may use other, separate track of a tile again, and visit both cities of an OO tile or both towns of a tile.
cz_first-rule-41 = As long as Prague has separate cities, a route visits only one of them. Two trains may visit different ones.
cz_first-rule-42 = A route may not pass through a blocked city, but it may begin or end there. Both its ends may be blocked cities if your station lies between them.
cz_first-rule-43 = From a stop a train may go on by any other track of that stop.
cz_first-rule-44 = Routes of several trains may meet or cross at stops, but they share no track. Two tracks that join at a side of a tile count as shared there, so a switch serves one train; tracks that meet at no side do not disturb each other. In short: no side of a cell is crossed twice in a company’s turn.
cz_first-rule-45 = The income is the sum of the printed values of all stops on all routes; a stop that two trains visit counts for both. All of it goes into the treasury.
cz_first-rule-46 = A town is worth 10, also on D0. A city is worth 20 on a yellow tile, 30 on green, 40 on brown; a Y city 30, 40, 50; a city of an OO tile 40. Prague is worth 20 as printed, then 30, 40 and 60.
cz_first-rule-47 = You may buy any number of trains, one after the other, while you are below the limit and have the money. On sale are the top train of the bank and all trains in the pool, where discarded trains lie, each at its printed price. Companies sell no trains to each other.
cz_first-rule-48 = If a purchase begins a phase, all its effects come before the next purchase.
cz_first-rule-49 = A company over its limit puts trains of its choice, also a new one, into the pool: in the buying step of its own turn, before it buys; the buyer who began the phase does so at once. Until then it keeps them and may run them. The limit before the purchase decides whether you may buy: with 4 trains in phase 2 you cannot buy the first 4-train. Nobody discards a train to make room.
cz_first-rule-50 = Nobody has to buy a train, not even without one, unless you have agreed that a company without a train must if it can pay. A new train first runs in the company’s next turn.
cz_first-rule-51 = If at the end of any turn a company in play has no train and less cash than the cheapest train on sale, or no train is on sale at all, this round is the last. It is played to its end with full turns, so everybody has had equally many; nothing calls this off. On sale are the top train of the bank and all trains in the pool. You may agree to check only the company that has just moved, or not to count the case that nothing is on sale.
cz_first-rule-52 = Only cash counts; trains and stations are worth nothing. Companies with equal cash share the place.

page-cz_first-part-53 = Words
page-cz_first-part-54 = The full 18CZ
cz_first-rule-53 = Town: a black dot. City: white circles, its slots. Stop: either of them. Station: the disc of a company in a slot. Treasury: the money of a company. Pool: where discarded trains lie. Tile: a piece of track; to upgrade is to replace it by one of the next colour. Exit: track that meets a side of the cell. K: the currency, crowns.
cz_first-rule-54 = Your first game is a part of 18CZ. The full game has shares and a stock market, private railways, small, medium and large companies of which the larger ones take over the smaller, trains of three kinds, track to the neighbouring countries, the whole country as its map, and more tiles. Laying tiles, stations and running trains are much the same there.
