## The tiles and the map of the track games

page-tiles = Tiles
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
