# Setting up 18Lilliput: scenarios, variants, corrections.
lilliput-refuse-scenario-tile = “{ $tile }” is no tile for scenarios; nothing can be laid on { $cell } with it.
lilliput-refuse-scenario-cell = There is no cell { $cell } for “{ $tile }”. Cells are named by the steps from Mildendo: N2E1 is two north, one east.
lilliput-refuse-scenario-turn = A tile is turned by 0 to 3 quarters; “{ $tile }” on { $cell } is not.
lilliput-refuse-scenario-taken = Something lies on { $cell } already; “{ $tile }” has no place there.
lilliput-refuse-scenario-homes = Mildendo needs { $companies } free sides where a home can lie and be joined to it.

lilliput-option-pro-about = The top train leaves the game before trains run, and none goes into the pool later: trains age earlier.
lilliput-option-two_characters-about = After the draft each of two players takes a second character.
lilliput-option-first-about = The first player opens the draft and the first round.
lilliput-option-upgrades-about = What of an upgraded tile a station of the builder must lead to.
lilliput-variant-none-about = The game as in the rule book.
lilliput-variant-allenbeck-about = Three named brown cities: trains that visit three or four of the named places earn more.
lilliput-variant-laputa-about = Brown cities with a coloured track that only the company of its colour may lay and use.
lilliput-variant-brobdingnag-about = Larger cities. Half of each dividend goes into the treasury.
lilliput-upgrades-new-track-about = Some of the track that the upgrade adds must be in reach.
lilliput-upgrades-any-track-about = It is enough that any track of the tile is in reach.

lilliput-count-head = With { $players } at the table
lilliput-count-rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
}
lilliput-count-cards = { $count ->
    [one] one action card
   *[other] { $count } action cards
}
lilliput-count-copies = { $count ->
    [0] no copy cards
    [one] one copy card each
   *[other] { $count } copy cards each
}
lilliput-count-trains = trains to buy: { $trains }
lilliput-count-solo = You play against Gulliver, who acts by fixed rules and at random. You win if you are richer at the end.
lilliput-count-out = Start companies nobody takes leave the game.
lilliput-count-four = All four start companies are in the game.

lilliput-scenario-none = No scenario
lilliput-scenario-none-about = Only Mildendo lies on the table.
lilliput-scenario-begin-about = Two mines, a town, some woods, hills and water.
lilliput-scenario-mountains-about = Mountains stop track; one tunnel goes through.
lilliput-scenario-city-on-city-about = Some cities are already on the map, and Wiggywack ends every route.
lilliput-scenario-secluded-about = Water and mountains keep everybody in a corner.
lilliput-scenario-own = Your own
lilliput-scenario-own-about = Make one in the editor, or load a file.
lilliput-scenario-edit = Open the editor

lilliput-data-head = If your box says otherwise
lilliput-data-about = Not every number could be found in a source. Save the present data, correct what your box says otherwise, and load the file for this table.
lilliput-data-save = Save the present data
lilliput-data-load = Load corrected data
lilliput-data-drop = Without corrections
lilliput-data-same = { $file } says the same as the present data.
lilliput-data-corrected = Corrected by { $file }: { $parts }.
lilliput-data-designed = Our own choice where the sources say nothing
lilliput-data-part = { $part ->
    [company] Companies
    [market] Market
    [tile] Tiles
   *[scenario] Scenarios
}
