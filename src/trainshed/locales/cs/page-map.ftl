## Dílky a mapa kolejových her

page-tiles = Dílky
page-tiles-kinds = { $count ->
    [one] jeden druh
    [few] { $count } druhy
   *[other] { $count } druhů
}
page-tile-colour = { $colour ->
    [blank] bezbarvé
    [yellow] žluté
    [green] zelené
    [brown] hnědé
    [grey] šedé
    [red] červené
    [blue] modré
    [special] dílky postav
    [preset] předtištěné na mapě
    [mountain] hory
   *[other] { $colour }
}
page-tile-name = Dílek { $tile }, { page-tile-colour }
