# Tiles
rail-tile-final = { $cell } never changes: no tile is laid on it.
rail-tile-only-on = Tile { $tile } has a cell of its own; it does not belong on { $cell }.
rail-tile-colour-step = { $colour ->
    [yellow] A yellow tile goes only where nothing yellow, green or brown is yet; { $cell } is no such cell.
    [green] A green tile replaces a yellow one; there is none on { $cell }.
    [brown] A brown tile replaces a green one; there is none on { $cell }.
   *[grey] A grey tile replaces a brown one; there is none on { $cell }.
}
rail-tile-other-label = { $label ->
    [none] Tile { $tile } is marked “{ $mark }”; it does not belong on { $cell }.
   *[other] { $cell } takes only tiles marked “{ $label }”; tile { $tile } is not.
}
rail-tile-other-stops = Tile { $tile } does not have the cities and towns of { $cell }.
rail-tile-loses-track = Turned this way, tile { $tile } would cut track that is already on { $cell }.
rail-tile-phase = { $colour ->
    [yellow] Tile { $tile } cannot be laid yet.
    [green] Tile { $tile } cannot be laid yet: green tiles come in a later phase.
    [brown] Tile { $tile } cannot be laid yet: brown tiles come in a later phase.
   *[grey] Tile { $tile } cannot be laid yet: grey tiles come in a later phase.
}

# Board
rail-board-no-cell = There is no { $cell } on this map.
rail-board-none-left = No tile { $tile } is left.
rail-board-ground = { $cell } is not the ground for this tile (chessboard rule).
rail-board-other-company = Only { $company } may lay { $tile }.
rail-board-stub = The first tile on { $cell } must carry on the track printed to the { $side }.
rail-board-off-map = Track on { $cell } would run off the map to the { $side }.
rail-board-border = Nothing crosses the { $side } border of { $cell }.
rail-board-wall = Track on { $cell } may not lead { $side } to { $other }.
rail-board-own-wall = Track on { $other } would end at the water of the tile on { $cell }.
rail-board-gauge = Broad and narrow gauge do not meet: { $cell } and { $other }.
rail-board-first-colour = Tile { $tile } cannot be the first one on a cell.

# Stations
rail-station-no-city = On { $cell } there is no city for a station.
rail-station-full = There is no free slot on { $cell }.
rail-station-reserved = The free slot on { $cell } is kept for { $company }.
rail-station-second = { $company } already has a station on { $cell }.

# Reach

# Trains
rail-train-none-left = There is no { $train }-train left.
rail-train-limit = { $company } is at its train limit of { $limit }.
rail-train-not-there = { $owner } has no train { $train }.
rail-train-no-trade = A { $old }-train cannot be traded in for a { $new }-train.

# Shares
rail-share-not-held = Nobody holds certificate { $share }.
rail-share-certificates = 
    { $holder } may hold no more than { $limit ->
        [one] 1 certificate
       *[other] { $limit } certificates
    }.
rail-share-holding = { $holder } may hold no more than { $limit }% of { $company }.
rail-share-pool = The pool takes no more than { $limit }% of { $company }.
rail-share-director = { $holder } cannot exchange certificates for the director’s of { $company }.

# Money
rail-bank-short = { $payer } has { $cash }; { $amount } is needed.
rail-bank-negative = Nobody can pay { $amount }.
