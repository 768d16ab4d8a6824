# 18Ireland: track, stations, privates and their powers. $company is a company’s short name, $private that of a private,
# $cell a cell of the map. Amounts of money come with their currency.
ireland-ask-track = Which track does { $company } lay?
ireland-ask-track-second = { $company } may lay a second tile for { $fee }. Which one?
ireland-ask-track-powers = { $company } has laid its tiles. Does it use one of its privates?
ireland-ask-second-tile = Lay the second tile of { $private } for { $company }.
ireland-ask-last = Does { $company } buy a private or use one before its turn ends?
ireland-ask-settle = In which city on { $cell } does the station of { $company } stand?
ireland-ask-offer-private = { $company } offers you { $price } for { $private }. Do you agree?

ireland-refuse-closed-cell = Nobody builds on { $cell } as long as a player owns { $private }.
ireland-refuse-mail-only = Only the Irish Mail builds on { $cell }.
rail-refuse-narrow-unreached = No narrow track joins this tile on { $cell } to a town or city that { $company } reaches by broad track.
rail-refuse-nothing-new = On { $cell } this tile brings { $company } no track it can use, and no stop it reaches changes its value.
ireland-refuse-settle-company = The question is where on { $cell } the station of { $company } stands.
ireland-refuse-settle-city = There is no free slot in this city on { $cell }.
ireland-refuse-private-phase = Companies buy privates in phases 4 and 6 only, so { $private } is not for sale now.
ireland-refuse-private-owner = { $private } does not belong to a player, so it cannot be bought.
ireland-refuse-private-cash = { $company } cannot pay { $price }, the lowest price.
ireland-refuse-private-price = The price is from { $low } to { $high }.
ireland-refuse-private-refused = { $price } for { $private } has been refused in this turn; only a higher offer makes sense.
ireland-refuse-private-own = { $company } does not own { $private }.
ireland-refuse-power-yellow = { $private } lays yellow tiles only.
ireland-refuse-drumglass-used = The Drumglass Colliery has laid its tile already.
ireland-refuse-drumglass-cell = The Drumglass Colliery lays its tile on { $cell }.
ireland-refuse-marker-private = { $private } has no marker.
ireland-refuse-marker-cell = { $private } has no port on { $cell }.
ireland-refuse-pair-first = The first tile is { $tile } on { $cell }.
ireland-refuse-pair-blank = { $private } lays both its tiles on blank cells.
ireland-refuse-pair-joined = The two tiles of { $private } must lie on blank cells and join each other.
ireland-refuse-second-must = The second tile of { $private } follows at once.
ireland-refuse-mail-tile = The Irish Mail lays tile { $tile } on one of its cells in the sea.

ireland-log-private-offered = { $company } offers { $owner } { $price } for { $private }.
ireland-log-private-refused = { $owner } refuses { $price } from { $company } for { $private }.
ireland-log-private-bought = { $company } buys { $private } from { $owner } for { $price }.
ireland-log-private-closed = { $private } closes.
ireland-log-marker-placed = { $company } puts the marker of { $private } on { $cell }: { $bonus } more for each train that stops there.
rail-refuse-no-broad = No broad track of { $company } leads to { $cell }.
