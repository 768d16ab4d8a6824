## Płytki i mapa gier torowych

page-tiles = Płytki
page-tiles-kinds = { $count ->
    [one] jeden rodzaj
    [few] { $count } rodzaje
   *[other] { $count } rodzajów
}
page-tile-colour = { $colour ->
    [blank] bez koloru
    [yellow] żółte
    [green] zielone
    [brown] brązowe
    [grey] szare
    [red] czerwone
    [blue] niebieskie
    [special] płytki postaci
    [preset] nadrukowane na mapie
    [mountain] góry
   *[other] { $colour }
}
page-tile-name = Płytka { $tile }, { page-tile-colour }
