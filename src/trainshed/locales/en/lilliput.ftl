# 18Lilliput, in our own words. $company is a company's short name, $train the number on a train, $cell a cell of the map.
lilliput-title = 18Lilliput
lilliput-money = £{ $amount }
lilliput-blurb = Railways in the land of the little people: action cards, a growing map, shares. 8 rounds, 75 minutes; alone against Gulliver.
lilliput-end-rounds = The last round is over; the richest player wins.
lilliput-end-gulliver = The last round is over; Gulliver is richer.
lilliput-end-solo = You have £{ $total }, Gulliver has £{ $gulliver }.

lilliput-option-pro = Professional rule
lilliput-option-two_characters = Two characters each (two players)
lilliput-option-variant = Variant
lilliput-option-scenario = Scenario
lilliput-option-layout = Scenario of your own
lilliput-option-first = First player
lilliput-option-upgrades = Upgrades
lilliput-option-data = Corrected data
lilliput-variant-none = Base game
lilliput-variant-allenbeck = Allenbeck–Tottenham Express
lilliput-variant-laputa = Laputa
lilliput-variant-brobdingnag = Brobdingnag
lilliput-upgrades-new-track = New track
lilliput-upgrades-any-track = Any track
lilliput-scenario-begin = Let us begin
lilliput-scenario-mountains = In the mountains
lilliput-scenario-city-on-city = City on city
lilliput-scenario-secluded = Secluded

lilliput-character-emperor = The Emperor
lilliput-character-general = General Limnoc
lilliput-character-judge = Judge Balmuff
lilliput-character-admiral = Admiral Bolgolam
lilliput-character-treasurer = Treasurer Flimnap
lilliput-character-emperor-help = Lays yellow Y-cities free. Tile: the castle, from the green phase, over a yellow city that is neither a home nor a Y.
lilliput-character-general-help = Pays half for stations. Tile: a city laid like a yellow one; its value grows with the phases.
lilliput-character-judge-help = At the start of each round £5 cash or £20 for the treasuries. Tiles: two small towns.
lilliput-character-admiral-help = New trains cost 10% less. Tiles: two harbours, each with one side of track and three of water.
lilliput-character-treasurer-help = Once: 10 × the round’s number in cash. Tile: a city from the brown phase, always the end of a route.
lilliput-advantage-MR = Starts at 55 with £550
lilliput-advantage-SR = Starts on a Y-city
lilliput-advantage-GVR = Its owner starts with £60
lilliput-advantage-LNR = Starts with two 2-trains
lilliput-part-cash = Cash
lilliput-part-shares = Shares
lilliput-part-directors = Director’s certificates
lilliput-part-copies = Copy cards
lilliput-colour-yellow = yellow
lilliput-colour-green = green
lilliput-colour-brown = brown
lilliput-gulliver-a = Build
lilliput-gulliver-b = Station
lilliput-gulliver-c = Extra track
lilliput-gulliver-d = Certificate
lilliput-gulliver-e = Train

# Questions.
lilliput-ask-draft-both = Take a start company or a character.
lilliput-ask-draft-company = Take a start company.
lilliput-ask-draft-character = Take a character.
lilliput-ask-lay-home = Lay the home of { $company } beside Mildendo.
lilliput-ask-judge = The Judge’s income: £{ $cash } in cash, or £{ $total } for your treasuries?
lilliput-ask-card = Round { $round }: choose a card and one of its halves.
lilliput-ask-card-copy = Round { $round }: choose a card and one of its halves, or give up a copy card for a used one.
lilliput-ask-end-turn = Anything else before your turn ends?
lilliput-ask-lay = Lay one tile: { $colour ->
    [yellow] yellow
    [green] yellow or green
   *[brown] any colour
}.
lilliput-ask-lay-colours = Lay tiles. Still allowed: yellow { $yellow }, green { $green }.
lilliput-ask-trains = Buy trains, up to { $left }. The bank sells a { $train }-train for £{ $price }.
lilliput-ask-buy-pool = { $company } may buy one train from the pool.
lilliput-ask-shares = First sell, then buy one certificate. You have £{ $cash }.
lilliput-ask-build-station = Which company places a station, and where?
lilliput-ask-split = Share £{ $total } out over your companies.
lilliput-ask-choose-run = { $company } earns { $revenue } in several ways. Which mines do its trains pass?

# Refusals.
lilliput-refuse-other-kind = You already have one; now take the other kind.
lilliput-refuse-not-on-offer = This is not on offer (any more).
lilliput-refuse-taken-by = { $player } has taken this already.
lilliput-refuse-home-side = { $cell } is no free side of Mildendo.
lilliput-refuse-home-tile = “{ $tile }” cannot be a home; it takes a yellow city from the supply.
lilliput-refuse-home-y = Only the blue company starts on a Y-city, and it must; this is { $company }.
lilliput-refuse-home-joins = Turned like this the tile on { $cell } does not join Mildendo, or leads into water.
lilliput-refuse-must-take-card = You must take a card; you need not do anything with it.
lilliput-refuse-no-card = There is no card { $card } in this game.
lilliput-refuse-card-used = { $card } has been used this round; it takes a copy card to use it again.
lilliput-refuse-card-first = Take a card first.
lilliput-refuse-card-taken = You have taken your card for this turn.
lilliput-refuse-other-card = That is not what your card is for.
lilliput-refuse-card-done = What your card is for is done.
lilliput-refuse-copy-unused = { $card } has not been used this round; take the card itself.
lilliput-refuse-no-copy-card = You have no copy card left.
lilliput-refuse-no-copies-alone = Alone there are no copy cards.
lilliput-refuse-split = Give the first company from £0 to £{ $total }.
lilliput-refuse-split-one = { $company } is your only company: it gets all £{ $total }.
lilliput-refuse-no-tile = There is no tile “{ $tile }” in this game.
lilliput-refuse-not-beside = { $cell } does not lie beside a tile.
lilliput-refuse-no-turn = “{ $tile }” can be turned by 0 to 3 quarters, not so.
lilliput-refuse-card-colour = Your card does not let you lay “{ $tile }”.
lilliput-refuse-none-left = No “{ $tile }” is left for { $cell }.
lilliput-refuse-laputa-company = Only the company of its colour may lay “{ $tile }” on { $cell }.
lilliput-refuse-chessboard = “{ $tile }” must not lie on { $cell }: cities and plain track alternate as on a chessboard.
lilliput-refuse-first-yellow = “{ $tile }” upgrades a tile; on the bare cell { $cell } the first tile is yellow.
lilliput-refuse-water = Track of “{ $tile }” or a neighbour would lead into water at { $cell }.
lilliput-refuse-too-early = The phase for “{ $tile }” has not begun; it cannot lie on { $cell } yet.
lilliput-refuse-never-upgraded = What lies on { $cell } is never replaced, not even by “{ $tile }”.
lilliput-refuse-only-on = “{ $tile }” cannot replace what lies on { $cell }.
lilliput-refuse-colour-step = Green replaces yellow and brown replaces green; “{ $tile }” does not follow what lies on { $cell }.
lilliput-refuse-other-category = City replaces city, Y replaces Y, plain track plain track; “{ $tile }” does not fit { $cell }.
lilliput-refuse-loses-track = Turned like this “{ $tile }” would cut track that lies on { $cell }.
lilliput-refuse-castle-home = { $cell } is a home; the castle must not replace it.
lilliput-refuse-castle-on = The castle replaces a yellow city that is no Y; on { $cell } there is none.
lilliput-refuse-tunnel-on = The tunnel replaces a mountain; on { $cell } there is none.
lilliput-refuse-mountain = Nothing but the tunnel replaces the mountain on { $cell }.
lilliput-refuse-laid-before = “{ $tile }” belongs to the scenario; it is laid before the game only.
lilliput-refuse-drop-not-now = Obsolete trains are given up in your own action turn, after withholding, or when you have too many.
lilliput-refuse-gulliver-sells-nothing = Gulliver sells no trains.
lilliput-refuse-pool-not-now = The pool is only for companies that have just withheld or been founded.
lilliput-refuse-pool-other = Now only { $company } may buy from the pool.
lilliput-refuse-sell-first = Shares are sold first; with this card you have bought, or are done.
lilliput-refuse-sold-already = You have already sold { $company } with this card.
lilliput-refuse-director-limit = 
    Nobody directs more than { $limit ->
        [one] 1 company
       *[other] { $limit } companies
    }.
lilliput-refuse-not-foundable = { $company } cannot be founded: it has been already, or it is a start company.
lilliput-refuse-removed = { $company } has left the game: nobody took it at the start.
lilliput-refuse-no-field = The market has no field { $field }.
lilliput-refuse-found-money = Founding { $company } at this price costs £{ $cost }.
lilliput-refuse-no-slot = There is no free slot for a home station anywhere.
lilliput-refuse-not-in-hand = You do not have the character tile “{ $tile }”.
lilliput-refuse-only-own-turn = This is only possible in your own action turn.
lilliput-refuse-no-treasurer = You do not have the Treasurer.
lilliput-refuse-treasurer-spent = The Treasurer has already been turned into cash.
lilliput-refuse-judge-decides = Choose cash or treasuries.
lilliput-refuse-not-highest = No run with the highest revenue brings { $mines } from mines.

# The log.
lilliput-log-round = Round { $round } of { $rounds } begins; { $player } starts.
lilliput-log-last-round = The last round, { $round } of { $rounds }, begins; { $player } starts. All revenue is doubled.
lilliput-log-company = { $player } takes { $company }.
lilliput-log-character = { $player } takes { $character ->
    [emperor] the Emperor
    [general] the General
    [judge] the Judge
    [admiral] the Admiral
   *[treasurer] the Treasurer
}.
lilliput-log-card = { $player } { $copy ->
    [yes] copies
   *[no] takes
} { $card }: { $what ->
    [lay-any] one tile
    [lay-both] a yellow and a green tile
    [lay-yellow] up to two yellow tiles
    [cash] £{ $amount } cash
    [shares] shares
    [train] one train
    [trains] up to two trains
    [station] a station
   *[treasury] £{ $amount } for treasuries
}.
lilliput-log-cash = { $player } gets £{ $amount } { $source ->
    [judge] from the Judge
    [treasurer] for the Treasurer
   *[card] by the card
}.
lilliput-log-treasury = { $company } gets £{ $amount }.
lilliput-log-founded = { $player } founds { $company } at { $price } for £{ $paid }; its treasury is £{ $treasury }.
lilliput-log-train-given = { $company } is given a { $train }-train.
lilliput-log-mines = Mines bring { $company } £{ $amount }.
lilliput-log-gulliver-a-brown = Gulliver builds (A): green to brown comes first, at home if he can.
lilliput-log-gulliver-a-green = Gulliver builds (A): nothing of his can turn brown, so a yellow city with his station turns green, at home if he can.
lilliput-log-gulliver-a-city = Gulliver builds (A): no city with his station can be upgraded, so he lays a yellow city, as near to Mildendo as he can.
lilliput-log-gulliver-a-plain = Gulliver builds (A): no upgrade and no yellow city is possible, so he lays plain track, as near to Mildendo as he can.
lilliput-log-gulliver-a-none = Gulliver builds nothing (A): no upgrade and no yellow tile is possible.
lilliput-log-gulliver-b-placed = Gulliver places a station (B): free, in the yellow city he has just laid.
lilliput-log-gulliver-b-all-placed = Gulliver places no station (B): all of them are on the map.
lilliput-log-gulliver-b-no-city = Gulliver places no station (B): he has laid no yellow city.
lilliput-log-gulliver-c-laid = Gulliver lays extra track (C): track of his cities that ends in the open is continued.
lilliput-log-gulliver-c-none = Gulliver lays no extra track (C): no track of his cities ends in the open.
lilliput-log-gulliver-c-blocked = Gulliver lays no extra track (C): no plain tile fits where track of his cities ends.
lilliput-log-gulliver-d-share = Gulliver buys a share (D): one a round until he has three, at random among those he can afford.
lilliput-log-gulliver-d-money = Gulliver buys nothing (D): the bank has no share that he can afford with £{ $cash }.
lilliput-log-gulliver-d-found = Gulliver founds a company (D): he has his three shares and £{ $cash }; he takes the highest price he can afford.
lilliput-log-gulliver-d-saving = Gulliver buys nothing (D): he has his three shares; of the £{ $need } for a company he has £{ $cash }.
lilliput-log-gulliver-d-full = Gulliver buys nothing (D): he has his three shares and two companies.
lilliput-log-gulliver-d-nowhere = Gulliver buys nothing (D): there is no company left to found, or no free slot for its home.
lilliput-log-gulliver-e-only = Gulliver gets the top train (E): free, for his only company.
lilliput-log-gulliver-e-fewest = Gulliver gets the top train (E): free, for the company with fewer trains.
lilliput-log-gulliver-e-lowest = Gulliver gets the top train (E): free, for the company with the lower train, as both have equally many.
lilliput-log-gulliver-e-first = Gulliver gets the top train (E): free, for his first company, as the trains of both are equal.
lilliput-log-end = The game is over: { $totals }.

# The position, read out.
lilliput-tell-round = Round { $round } of { $rounds }; tiles up to { $colour ->
    [yellow] yellow
    [green] green
   *[brown] brown
}; at most { $limit ->
        [one] 1 train
       *[other] { $limit } trains
    } a company.
lilliput-tell-company = { $company } ({ $name }), { $player }: price { $price }, treasury { $treasury }, trains { $trains }, stations { $stations }, { $shares } in the bank, would earn { $run }.
lilliput-tell-player = { $player }: £{ $cash } cash, shares { $shares }, copy cards { $copies }, together £{ $total }.
lilliput-tell-tile = Your character tile: { $tile } ({ $id }).

# Moves as choices.
lilliput-move-lay = { $company } lays on { $cell }: { $name } ({ $tile }), turned { $turn }° ({ $cost }); best run { $before } → { $after }
lilliput-move-card = { $copy ->
    [yes] Copy { $card }
   *[no] { $card }
}: { $what ->
    [lay-any] lay one tile
    [lay-both] lay a yellow and/or a green tile
    [lay-yellow] lay one or two yellow tiles
    [cash] £{ $amount } cash
    [shares] sell shares, buy one
    [train] buy a train
    [trains] buy one or two trains
    [station] place a station
   *[treasury] £{ $amount } for treasuries
}
lilliput-move-found = Found { $company } at { $price } for { $cost }
lilliput-move-fill = £{ $amount } for { $company }
lilliput-move-fill-two = £{ $amount } for { $company }, £{ $rest } for { $other }
lilliput-move-cash = £{ $amount } in cash
lilliput-move-cash-in = Turn the Treasurer into { $gain }
lilliput-move-take-company = Take { $company }
lilliput-move-take-character = { $character ->
    [emperor] Take the Emperor
    [general] Take the General
    [judge] Take the Judge
    [admiral] Take the Admiral
   *[treasurer] Take the Treasurer
}
lilliput-move-drop = { $company }: a { $train }-train into the pool
lilliput-move-run = { $company }: £{ $mines } from mines
