## The tiles and the map of the track games

page-tiles-kinds = { $count ->
    [one] one kind
   *[other] { $count } kinds
}
page-tile-colour = { $colour ->
    [blank] without colour
    [yellow] yellow
    [green] green
    [brown] brown
    [grey] grey
    [red] red
    [blue] blue
    [special] characters’
    [preset] printed on the map
    [mountain] mountains
   *[other] { $colour }
}
page-tile-name = Tile { $tile }, { page-tile-colour }

## The map

page-map = Map
page-maps = Maps
page-map-of = Map of { $game }
page-map-fields = Cells of the map: { $count }
page-map-label = Map, { $count ->
    [one] one tile
   *[other] { $count } tiles
}
page-map-cells = Tiles on the map: { $count }
page-map-layers = What the map shows
page-map-layers-short = Layers
page-map-coordinates = Coordinates
page-map-ids = Tile numbers
page-map-routes-of = Best routes of { $company }: { $revenue }
page-map-reach = Reach
page-map-blocked = Blocked cities
page-map-reach-hint = The track a company gets to, and where it may build on
page-map-blocked-hint = Cities full of other companies’ stations, which a company cannot pass
page-map-reach-who = Company whose reach is shown
page-map-reach-of = Reach of { $company }
page-map-reach-nobody = No company has a station yet.
page-map-reach-trouble = The server did not send the reach.
page-map-reach-sum = { $company } reaches { $cells ->
    [one] one cell
   *[other] { $cells } cells
}, { $ends ->
    [0] no open end
    [one] one open end
   *[other] { $ends } open ends
}
page-map-blocked-sum = { $count ->
    [0] no city blocked
    [one] one city blocked
   *[other] { $count } cities blocked
}
page-map-reach-text = { $company } reaches: { $cells }.
page-map-reach-ends = May extend to: { $cells }.
page-map-reach-no-ends = May extend nowhere.
page-map-blocked-text = Full of other companies’ stations, { $company } cannot pass: { $cells }.
page-map-blocked-none = No city is blocked for { $company }.
page-map-overview = Overview of the map
page-map-station-away = Station of { $company } on { $cell }: show it
page-map-spot-plain = { $cell }: { $what ->
    [station] place a station
    [upgrade] upgrade the tile
   *[lay] lay a tile
}
page-map-spot = { $cell }: { $what ->
    [station] place a station
    [upgrade] upgrade the tile
   *[lay] lay a tile
}, { $cost ->
    [0] free
   *[other] from { $price }
}, best run { $gain ->
    [0] unchanged
   *[other] up to { $gain } more
}
page-map-tray = What to place on { $cell }
page-map-who = Company
page-map-choose = Choose a tile
page-map-station = Station
page-map-cancel = Cancel
page-map-offer = { $tile }: { $left } left, { $rotations ->
    [one] one position
   *[other] { $rotations } positions
}
page-map-offer-not = { $tile }: not possible, { $reason }
page-map-short = { $reason ->
    [none-left] None left
    [water] Water
    [tile-money] Money
    [card-colour] Card
    [too-early] Phase
    [chessboard] Chessboard
    [loses-track] Cuts track
    [not-connected] Not joined
    [new-track-unreached] Not reached
    [behind-full] Full city
    [home-y] Not for it
    [home-tile] No home
    [home-joins] Not joined
    [laputa-company] Company
    [only-on] Other cell
    [other-category] Other kind
    [colour-step] Colour
    [no-broad] no broad gauge here
    [narrow-unreached] Not joined
    [nothing-new] Nothing new
    [gauge] Other gauge
    [phase] Phase
    [other-stops] Other stops
    [other-label] Other letters
    [off-map] Off the map
    [border] Water
    [wall] Dead end
    [no-permit] Used up
    [closed-cell] Closed
    [stub] Not joined
   *[other] Not here
}
page-map-free = Free
page-map-run = Best run { $before } → { $after }
page-map-left = { $count } left
page-map-turn = Rotate: position { $now } of { $all }
page-map-turn-not = Rotate: position { $now } of { $all }, not allowed
page-map-turn-hint = Rotate (R)
page-map-others = { $count ->
    [one] Show the position that is not allowed
   *[other] Show the { $count } positions that are not allowed
}
page-map-others-hint = With the reason (Shift+R, or a long press on the tile)
page-map-key-turn = Rotate the tile
page-map-key-others = Rotate through forbidden positions too and see why
page-map-confirm = Lay
page-map-confirm-station = Place
page-map-hand = Lay a character’s tile ({ $count ->
    [one] one cell
   *[other] { $count } cells
})
page-map-text = The map in words
page-map-text-cell = { $cell }: { $tile }, track to { $exits }.
page-map-text-value = Value { $value }.
page-map-text-stations = Stations: { $companies }.
page-map-text-slots = Free slots: { $count }.
page-map-text-route = { $company }, train { $number }: { $stops }, { $revenue }.
page-map-text-places = Possible cells: { $cells }.
page-map-loading = Drawing the map…
