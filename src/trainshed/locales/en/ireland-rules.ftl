# The rules of 18Ireland in our own words. Numbers are those a refusal names; where tables may agree otherwise, the text says so.
page-ireland-part-0 = The game
page-ireland-part-1 = Set-up
page-ireland-part-2 = The private auction
page-ireland-part-3 = The stock market
page-ireland-part-4 = Stock round
page-ireland-part-5 = Operating round
page-ireland-part-6 = Track
page-ireland-part-7 = Stations
page-ireland-part-8 = Running trains and paying
page-ireland-part-9 = Trains and phases
page-ireland-part-10 = A train at any price
page-ireland-part-11 = Private railways
page-ireland-part-12 = Merger round
page-ireland-part-13 = End of the game
page-ireland-part-14 = Score

ireland-rule-0 = You are investors. You buy shares of railway companies, direct some of them, and earn from dividends and rising prices; a company’s money is not yours. The player with the most cash, shares and privates at the end wins (14).

ireland-rule-1-1 = 3 to 6 players start with £330, £250, £200 or £160 each; they may hold 16, 12, 10 or 8 certificates.
ireland-rule-1-2 = The bank has £4000, or £5000 if you have agreed on the larger bank. The players’ starting cash comes out of it. All money is open.
ireland-rule-1-3 = Trains: seven 2H (eight by agreement), five 4H, four 6H, three 8H, two 10H, and as many D as are wanted. On the back of a 2H is a 1H′, of a 4H a 2H′, of a 6H a 3H′.
ireland-rule-1-4 = Five privates are in the game: DAR and DK always, three more drawn at random from the other nine. They are offered from the lowest value to the highest.
ireland-rule-1-5 = There are 14 five-share companies. DKR is set aside for the private DK. One of the other 13 is drawn and leaves the game, and its home slot is free; the other twelve form a stack whose order everybody sees.
ireland-rule-1-6 = The seven ten-share companies wait: from phase 4 on mergers turn into them, from phase 6 on they can be launched.
ireland-rule-1-7 = Seats and first player are drawn at random.
ireland-rule-1-8 = A five-share company has a director’s certificate of 40% and three shares of 20%; a ten-share company one of 20% and eight shares of 10%. The director’s certificate counts as one certificate.
ireland-rule-1-9 = First the private auction. Then again and again: a stock round, two operating rounds and, from phase 4 on, a merger round.

ireland-rule-2-1 = In turn each player does one thing: buy the lowest private at its price, bid for another one, or pass. Whoever passes may act again later.
ireland-rule-2-2 = A bid is a multiple of £5, at least £5 above the value and £5 above the highest bid. The money of standing bids is locked. A player has one bid on a private; a new one replaces it.
ireland-rule-2-3 = When a private with bids becomes the lowest, one bidder gets it at once for the bid. Several bidders go on among themselves: whoever has the lowest bid raises by at least £5 above the highest or drops out, until one is left.
ireland-rule-2-4 = After that the turn passes to the left of the player whose purchase set it off, or, by agreement, to the left of the last buyer.
ireland-rule-2-5 = If all pass in succession before anything is bought, the price of the first private falls by £5, standing bids are cancelled, and play goes on to the left of the last one to pass. At £0 that player takes it, and it is the next player’s turn.
ireland-rule-2-6 = If all pass in succession later, the lowest private leaves the game and the auction goes on, or, by agreement, all privates without a bid leave and the auction ends.
ireland-rule-2-7 = Whoever wins DK gets the director’s certificate of DKR. The whole price goes into its treasury; its marker starts on the highest starting price within half of it. DKR at once buys a 2H for £80 and has its station in the southern city of Dublin. DK itself is gone.
ireland-rule-2-8 = If nobody buys DK, DKR leaves the game.
ireland-rule-2-9 = The priority card goes to the player whose turn would be next.
ireland-rule-2-10 = At the start of every operating round each private pays its income to its owner, player or company.

ireland-rule-3-1 = The market has eight rows; the top one ends at 260. Starting prices are 100, 85, 70, 60 and 50. In the yellow fields (38 and less) certificates do not count against the limit.
ireland-rule-3-2 = To the right: one field; at the end of a row up instead, and never beyond 260. To the left: one field; in the first column down instead. Left of the 20 in the bottom row a company closes.
ireland-rule-3-3 = Down: one row; where there is no field below, the marker stays. Up: one row; in the top row it stays.
ireland-rule-3-4 = Each share that a player sells or a company issues moves the price one row down, or, by agreement, each 10%. Redeeming moves nothing. A company sold out at the end of a stock round moves one row up.
ireland-rule-3-5 = A marker that enters an occupied field goes under those already there. One that cannot move keeps its place in the stack.
ireland-rule-3-6 = Certificates of a company whose marker is in the yellow zone do not count against the certificate limit. How much of one company a player may hold stays as it is.
ireland-rule-3-7 = A company whose marker must move left from 20 closes and leaves the game with its trains, stations, certificates and privates; its cash goes to the bank. Shareholders get nothing. In its own turn, that ends the turn. By agreement the backs of its trains still go into the pool when their kind is turned over.

ireland-rule-4-1 = The player with the priority card begins. A turn is one of these: sell any number of shares and then, if you like, buy one certificate; open the auction of the next five-share company; launch a ten-share company (from phase 6 on); pass. Selling before a launch is possible by agreement only.
ireland-rule-4-2 = Whoever has too many certificates, or too much of one company, has to sell first, as far as that is possible.
ireland-rule-4-3 = A pass is not final. The round ends when all pass in succession.
ireland-rule-4-4 = Nothing is sold in the first stock round. All shares of one sale bring the price before it falls. The pool takes at most 50% of a ten-share company and two shares of a five-share company. You may sell of several companies, in any order, and of the same one again at its new price.
ireland-rule-4-5 = The director’s certificate never goes to the pool. A director may sell part of it only if another player has at least as much of the company as it stands for; the two then exchange certificates. Whoever has more shares than the director becomes director at once; among equals the nearest to the left of the old one.
ireland-rule-4-6 = Buy one certificate at the current price: from the treasury, paying the company, or from the pool, paying the bank. Not of a company you have sold in this round, not beyond your certificate limit, and not beyond 60% of a five-share or 70% of a ten-share company. After a purchase nothing is sold.
ireland-rule-4-7 = Only the top company of the stack can be auctioned. The first bid is at least £100; bids are multiples of £5 and paid from cash in hand, and bidders need room for the certificate. In turn raise by at least £5 or pass for good. The winner pays into the treasury and gets the director’s certificate; the price is the highest starting price within half the bid, or, by agreement, one of the winner’s choice within it. The home station is placed at once.
ireland-rule-4-8 = Play goes on to the left of the player who opened the auction; opening it counts as that player’s turn.
ireland-rule-4-9 = Five-share companies start in phases 2, 4 and 6. With the first 8H those that have not started leave the game.
ireland-rule-4-10 = From phase 6 on: name an unstarted ten-share company and a starting price, pay twice the price into its treasury for the director’s certificate, and place its first station free in any city with a free slot that is not reserved, on laid or printed track; it need not be joined to anything. Without such a slot there is no launch.
ireland-rule-4-11 = At the end of the round: if no five-share company was auctioned, the top one of the stack leaves the game with its home slot; every company whose shares are all with players rises one row; the priority card goes to the left of the last player who did anything but pass. If nobody did, it stays.

ireland-rule-5-1 = Companies act from the dearest share to the cheapest; at the same price the marker further right comes first, then the higher one, then the one on top. When prices change in between, those that have not acted are put in order again. After a bankruptcy, by agreement, the next one of the old order acts before that.
ireland-rule-5-2 = A company’s turn: issue or redeem, track, station, run, dividend, trains. Buying privates and using their powers is possible all the time, within their rules.
ireland-rule-5-3 = One share at most: the company either issues one from its treasury to the pool for the price, which then falls by a row, or redeems one from the pool for the price, which stays. The limit of the pool holds.

ireland-rule-6-1 = Either one upgrade, or one yellow tile and for £20 a second yellow one.
ireland-rule-6-2 = Yellow from the start, green from phase 4, brown from phase 8, grey with the first D, or, by agreement, from phase 10 on.
ireland-rule-6-3 = The first tile on a cell pays for its terrain; a tile with narrow gauge only does not, and nobody pays for it later. Upgrades are free; only replacing the yellow tile of Dundalk and Drogheda costs £40.
ireland-rule-6-4 = No track leads off the map, into the sea, across a closed border, or into a grey or red cell that does not answer it. Broad and narrow track never meet at a side. Track may end at a blank cell or at a side without track.
ireland-rule-6-5 = New broad track must be joined by broad track to one of the company’s stations; cities full of others block. A tile with narrow gauge only must be joined by narrow track to a town or city that the company’s broad track reaches, be it full of others; stations do not block narrow gauge. The cell of a station of its own counts as joined on all sides. By agreement it is enough that broad track of the company leads to the cell.
ireland-rule-6-6 = An upgrade keeps all track with its gauge, its towns, its letters, and without letters its number of cities. It must add track the company can use, or change the value of a town or city joined to it.
ireland-rule-6-7 = Letters: BC (Belfast, Cork): IR1, IR6, IR44, IR67. Dublin: IR9, IR45, IR68. EM (Enniskillen, Maryborough): IR3 or IR4, then IR10 to IR12. DD: IR2, then IR7 or IR8. Cells with two towns have yellow tiles only.
ireland-rule-6-8 = UR and CBPR have their home on a cell with two cities, not in one of them. While the cell is blank the station lies on the cell; whoever lays the first tile chooses the city, for another company’s station too. If the tile is already there, the company that starts chooses. The reservation keeps any one slot of the cell.
ireland-rule-6-9 = There are only as many tiles as in the box. Replaced tiles go back to the supply.
ireland-rule-6-10 = On an upgrade stations and reservations go with the track of their city. Where cities become one, all move into it.

ireland-rule-7-1 = A five-share company has one station, its home. A ten-share company has three: the first is free, the second costs £20, the third £50.
ireland-rule-7-2 = One station a turn, in a city with a free slot that is not reserved and that the company’s broad track reaches; never two of one company on a cell.
ireland-rule-7-3 = A home slot stays reserved until its company starts, leaves the game or closes.
ireland-rule-7-4 = After a merger of two companies the next station costs £50; after one of three, none is left.

ireland-rule-8-1 = A train crosses at most as many sides of cells as its number says; a D any number.
ireland-rule-8-2 = A route runs on broad track, joins at least two different stops, has a station of the company on it, and uses no track and no stop twice. It does not pass through a city full of other companies’ stations, but may end there; places off the map are ends too. All stops on the way count. Trains of a company may share stops, but no track and no side of a tile.
ireland-rule-8-3 = Narrow gauge: a stop brings in addition the value of every town that lies on narrow track only and is joined to it by narrow track. Such a town counts once for each stop and each train.
ireland-rule-8-4 = The best run is proposed; you may run for less, or not at all.
ireland-rule-8-5 = Pay out everything or withhold everything. Each share gets its part; those in the treasury pay the company, those in the pool nobody. If the payout reaches the share price, the marker moves one field right; for a five-share company that pays twice the price, two fields. Below the price it stays. Whoever withholds or earns nothing moves left. By agreement the payout must be above the price, or above twice the price of a five-share company, for one field.
ireland-rule-8-6 = A company without a train or a route earns nothing, and its marker moves left.

ireland-rule-9 = The first train of a kind begins its phase. 4: green tiles, mergers, companies buy privates. 6: 2H become 1H′; ten-share companies can be launched. 8: brown tiles, 4H become 2H′, 1H′ rust, privates close, unstarted five-share companies leave. 10: 6H become 3H′, 2H′ rust, trains can be traded in. D: grey tiles, 3H′ rust. Trains for a five-share and a ten-share company: 2 and – in phase 2, then 2 and 4, 2 and 3, from phase 8 on 1 and 2.
ireland-rule-9-1 = Prices: 2H £80, 4H £180, 6H £300, 8H £440, 10H £550, D £770; 1H′ £40, 2H′ £90, 3H′ £150.
ireland-rule-9-2 = When trains turn over, all of their kind go into the pool with the back up, whoever owned them; owners get nothing. Companies buy them there at the price of the back.
ireland-rule-9-3 = The bank sells the next kind when the one before is sold out. Trains come from the bank, from the pool at face value, or from another company for £1 up to all the buyer’s cash; the other company’s director must agree. Between companies of one director nobody is asked.
ireland-rule-9-4 = A company over its limit after a new phase or a merger discards trains to the pool at once, as its director chooses. Nobody discards otherwise. First the new phase, then trains that turn over or rust, then its other effects, then discards; only then the buyer goes on.
ireland-rule-9-5 = In phases 10 and D a company may once a turn hand in a 3H′, 8H or 10H and pay the difference for a 10H or D from bank or pool, with its own cash, even at its limit. The old train goes into the pool.
ireland-rule-9-6 = At the end of its turn a company owns a train, route or not, if any is on sale.

ireland-rule-10-1 = A company without a train that can pay for one in bank or pool buys within its means; the director may not help.
ireland-rule-10-2 = Instead it may buy another company’s train with its own cash, if that company’s director agrees.
ireland-rule-10-3 = If it can pay for none, all its cash and as much of the director’s as is missing buy a train from bank or pool, whichever the director wants. For another company’s train the director may add cash in hand, if the company pays at least £1, the price is at most face value, and no share has been sold for it. You may agree that such help for another company’s train is given even if the company can pay for one itself, or never.
ireland-rule-10-4 = A director short of cash sells shares, only as many as the train needs. The pool’s limits hold; the director stays director of the buying company, others may change hands. Prices fall as usual. No sale may leave the director without any train to buy.
ireland-rule-10-5 = If company, director and all shares that could be sold cannot pay for the cheapest train, the director may sell first or declare bankruptcy. All that can be sold is sold, the cash is lost, and every company the player still directs closes; the other holders get its price from the bank. What the bankrupt player has left leaves the game, or, by agreement, stays with the player.
ireland-rule-10-6 = The others play on, unless only one is left. The certificate limit stays as it is.

ireland-rule-11 = Every private pays its income and counts as a certificate of the player who has it. What it can do besides is told in 11.3 to 11.13; only a company can use it, unless it says otherwise.
ireland-rule-11-1 = In phases 4 and 6 the company whose turn it is may buy privates from players, its own director included, for half the value (rounded up) to twice the value; the owner must agree. The power can be used at once if its step is not over. With the first 8H all privates close.
ireland-rule-11-2 = The bonus of a port or of Galway counts for each train of the company that stops there; it stays after the private has closed, and goes along into a merger.
ireland-rule-11-3 = DAR, Dalkey Atmospheric (20, pays 5): as long as a player has it, nobody builds on Wicklow (J14).
ireland-rule-11-4 = DR, Donegal Railway (30, pays 7): in the track step two narrow tiles, free and besides the others: IR5 on Donegal (F4), then, joined to it, a yellow tile of 77, 78 or 79 on F2, E3, E5, G3 or G5. Both cells must be blank; nothing else may come between. Then it closes.
ireland-rule-11-5 = BoW, Board of Works (40, pays 9): a yellow tile of the turn pays no terrain; the £20 for a second tile stay. After two uses it closes. By agreement it may be an upgrade too.
ireland-rule-11-6 = CDSPC, City of Dublin Steam Packet (45, pays 10): puts a marker on Belfast (J4), Londonderry (G1) or Rosslare (I19), worth £10 to this company; then it closes.
ireland-rule-11-7 = TDR, Tralee & Dingle (50, pays 10): in the track step IR5 on Dingle (A19) and on Tralee (B18), joined, free and besides the other tiles, one after the other. Both cells must be blank. Then it closes. By agreement the tiles need not be joined to each other.
ireland-rule-11-8 = DCR, Drumglass Colliery (60, pays 12): as long as a player has it, nobody builds on H4. A company lays one yellow tile there, free and besides the others, joined as usual. It does not close. By agreement it may be an upgrade too.
ireland-rule-11-9 = TASPS, Trans-Atlantic Steam Packet (75, pays 15): puts a marker on Galway (C13), worth £20 to this company; then it closes.
ireland-rule-11-10 = RSSC, River Shannon Shipping (80, pays 10): one train that stops at Dromod (F10) or Limerick (D16) adds the value of the other, with its narrow gauge; by agreement only a train that ends there and does not visit the other.
ireland-rule-11-11 = WDE, William Dargan (90, pays 10): the second tile of the turn may be an upgrade for £30, after a yellow tile or an upgrade. After an upgrade there is no second yellow tile.
ireland-rule-11-12 = TIM, The Irish Mail (110, pays 20): in the track step the red tile on one of the six cells in the sea, pointing at any land cell next to it. Everybody may run there. Then it closes.
ireland-rule-11-13 = DK, Dublin & Kingstown (120): starts DKR (2.7). It is never sold to a company.

ireland-rule-12-1 = From phase 4 on, after the two operating rounds. In turn from the priority card on, players propose or pass; a pass is not final. After a vote, whatever its result, it is the next player’s turn. The round ends when all pass in succession.
ireland-rule-12-2 = A proposal names two or three running five-share companies; the proposer has a share of one of them. The same companies are voted on once a round. Who can propose nothing is passed over.
ireland-rule-12-3 = There must be an unstarted ten-share company; every station joined to every other by broad track, where blocked cities do not matter; all stations on different cells; at most ten shares with players and pool; afterwards nobody above 70% and the pool not above 50%.
ireland-rule-12-4 = One vote a share, all for or all against, from the proposer to the left. Shares in the pool vote for if the new price is above their company’s, against if it is below, and not at all if it is equal; treasuries do not vote. More than half of the votes cast are needed; a tie fails. Voting stops when the result is certain.
ireland-rule-12-5 = The new price: the highest row and the leftmost column of the companies, under the markers already there.
ireland-rule-12-6 = The proposer names the ten-share company. It gets cash, trains, privates and markers, and its stations replace the old ones. Each 20% becomes 10%, the pool’s too; the rest lies in the treasury. Director is who has the most; in a tie the proposer, else the first to the proposer’s left. Trains over the limit go to the pool.

ireland-rule-13-1 = The game ends at once when all players but one are bankrupt.
ireland-rule-13-2 = It ends with the current operating round when a company reaches 260.
ireland-rule-13-3 = It ends after the second operating round when the bank is broken: when it owed more than it had. It goes on paying. The earliest end counts, and there is no merger round after it.

ireland-rule-14 = Cash, shares at the market price and the value of privates still held. Whoever is bankrupt has nothing. Whoever has the most money wins; equal sums share the place.

ireland-rule-8-7 = A stop is worth what its tile shows. A town 10, on brown and grey tiles with broad track 20; a city 20, 30 or 40 on yellow, green or brown. EM 10, then 20. The city on DD 10, then 20, its town 10. BC and Dublin 30, 40, 50 and 60. The Irish Mail’s place 20 in phases 4 and 6, 50 in phases 8 and 10, then nothing.
