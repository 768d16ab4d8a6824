# Wie die Gleisteile von 18Lilliput heißen: was darauf liegt ($what), die Farbe ($colour), der Gleisverlauf ($shape).
lilliput-tile = { $what ->
    [city] { lilliput-tile-colour-city } Stadt, { lilliput-tile-shape }
    [metropolis] { lilliput-tile-colour-city } Y-Stadt, { lilliput-tile-shape }
    [named] { $name }, { lilliput-tile-colour-city } Stadt
    [owned] { lilliput-tile-colour-city } Stadt für { $company }
    [town] { lilliput-tile-colour-city } Kleinstadt, { lilliput-tile-shape }
    [track] { lilliput-tile-colour-track } Gleis, { lilliput-tile-shape }
    [start] { $name }
    [castle] Schloss des Kaisers
    [general] Stadt des Generals
    [judge] Kleinstadt des Richters, { lilliput-tile-shape }
    [harbour] Hafen des Großadmirals
    [treasurer] Stadt des Finanzverwalters
    [mine] Mine zu £{ $bonus }, { lilliput-tile-shape }
    [hill] Hügel
    [wood] Wald
    [sea] Meer
    [mountain] Berg
    [tunnel] Tunnel, { lilliput-tile-shape }
    [wiggywack] Wiggywack
    [preset-city] Stadt, { lilliput-tile-shape }
    [preset-plain] Gleis, { lilliput-tile-shape }
    [preset-town] Kleinstadt, { lilliput-tile-shape }
   *[other] Gleisteil { $tile }
}
lilliput-tile-colour-city = { $colour ->
    [yellow] gelbe
    [green] grüne
    [brown] braune
   *[other] besondere
}
lilliput-tile-colour-track = { $colour ->
    [yellow] gelbes
    [green] grünes
    [brown] braunes
   *[other] besonderes
}
lilliput-tile-shape = { $shape ->
    [straight] gerade
    [curve] Kurve
    [three] drei Richtungen
    [four] vier Richtungen
    [end] Endpunkt
    [switch-left] Weiche links
    [switch-right] Weiche rechts
    [bridge] Brücke
    [every] alle Richtungen
    [none] ohne Gleis
   *[several] mehrere Richtungen
}
