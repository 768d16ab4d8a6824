# Tiles
rail-tile-final = Nothing is ever laid over { $old }.
rail-tile-only-on = Tile { $tile } has its own place; it cannot be laid here.
rail-tile-colour-step = A { $colour } tile cannot follow here: the ground is { $old }.
rail-tile-other-label = Only tiles marked “{ $label }” belong here; { $tile } is not one of them.
rail-tile-other-stops = { $tile } does not have the cities and towns of this place.
rail-tile-loses-track = Turned this way, { $tile } would lose track that is already there.
rail-tile-phase = { $tile } waits for the { $colour } phase.

# Board
rail-board-no-cell = There is no { $cell } on this map.
rail-board-none-left = None of { $tile } is left.
rail-board-ground = { $cell } is not the ground for this tile (chessboard rule).
rail-board-other-company = Only { $company } may lay { $tile }.
rail-board-stub = The first tile on { $cell } must carry on the track printed to the { $side }.
rail-board-off-map = Track on { $cell } would run off the map to the { $side }.
rail-board-border = Nothing crosses the { $side } border of { $cell }.
rail-board-wall = Track on { $cell } may not run { $side } against { $other }.
rail-board-own-wall = Track on { $other } would end at the water of the tile on { $cell }.
rail-board-gauge = Broad and narrow gauge do not meet: { $cell } and { $other }.
rail-board-first-colour = { $tile } cannot be the first tile on a cell.

# Stations
rail-station-no-city = There is no city for a station on { $cell }.
rail-station-full = All slots on { $cell } are taken.
rail-station-reserved = The free slot on { $cell } is kept for { $company }.
rail-station-second = { $company } already has a station on { $cell }.

# Reach
rail-reach-not-joined = The tile on { $cell } would not continue track you can reach.
rail-reach-no-track = { $company } could not use any track of this tile on { $cell }.
rail-reach-no-new-track = { $company } could not use any of the new track on { $cell }.
rail-reach-no-stop = { $company } cannot reach this city on { $cell }.

# Trains
rail-train-none-left = There is no { $train } train left.
rail-train-limit = { $company } is at its train limit of { $limit }.
rail-train-not-there = { $owner } has no train { $train }.
rail-train-no-trade = A { $old } cannot be traded in for a { $new }.

# Shares
rail-share-not-held = Nobody holds certificate { $share }.
rail-share-certificates = { $holder } may hold no more than { $limit } certificates.
rail-share-holding = { $holder } may hold no more than { $limit } % of { $company }.
rail-share-pool = The pool takes no more than { $limit } % of { $company }.
rail-share-director = { $holder } cannot exchange certificates for the director’s of { $company }.

# Money
rail-bank-short = { $payer } has { $cash }; { $amount } is needed.
rail-bank-negative = Nobody can pay { $amount }.
