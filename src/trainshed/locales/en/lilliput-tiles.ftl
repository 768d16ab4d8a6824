# How the tiles of 18Lilliput are called: $what lies on one, its $colour, the way ($shape) its track takes.
lilliput-tile = { $what ->
    [city] { lilliput-tile-colour-city } city, { lilliput-tile-shape }
    [metropolis] { lilliput-tile-colour-city } Y-city, { lilliput-tile-shape }
    [named] { $name }, { lilliput-tile-colour-city } city
    [owned] { lilliput-tile-colour-city } city for { $company }
    [town] { lilliput-tile-colour-city } town, { lilliput-tile-shape }
    [track] { lilliput-tile-colour-track } track, { lilliput-tile-shape }
    [start] { $name }
    [castle] the Emperor’s castle
    [general] the General’s city
    [judge] the Judge’s town, { lilliput-tile-shape }
    [harbour] the Admiral’s harbour
    [treasurer] the Treasurer’s city
    [mine] mine for £{ $bonus }, { lilliput-tile-shape }
    [hill] hill
    [wood] wood
    [sea] sea
    [mountain] mountain
    [tunnel] tunnel, { lilliput-tile-shape }
    [wiggywack] Wiggywack
    [preset-city] city, { lilliput-tile-shape }
    [preset-plain] track, { lilliput-tile-shape }
    [preset-town] town, { lilliput-tile-shape }
   *[other] tile { $tile }
}
lilliput-tile-colour-city = { $colour ->
    [yellow] yellow
    [green] green
    [brown] brown
   *[other] special
}
lilliput-tile-colour-track = { $colour ->
    [yellow] yellow
    [green] green
    [brown] brown
   *[other] special
}
lilliput-tile-shape = { $shape ->
    [straight] straight
    [curve] curve
    [three] three directions
    [four] four directions
    [end] dead end
    [switch-left] switch to the left
    [switch-right] switch to the right
    [bridge] bridge
    [every] all directions
    [none] no track
   *[several] several directions
}
