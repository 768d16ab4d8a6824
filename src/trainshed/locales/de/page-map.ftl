## Die Plättchen und der Plan der Gleisspiele

page-tiles = Gleisplättchen
page-tiles-kinds = { $count ->
    [one] eine Sorte
   *[other] { $count } Sorten
}
page-tile-colour = { $colour ->
    [blank] ohne Farbe
    [yellow] gelb
    [green] grün
    [brown] braun
    [grey] grau
    [red] rot
    [blue] blau
    [special] Plättchen der Charaktere
    [preset] auf dem Plan vorgedruckt
    [mountain] Berge
   *[other] { $colour }
}
page-tile-name = Plättchen { $tile }, { page-tile-colour }
