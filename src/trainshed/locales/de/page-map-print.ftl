## The print of a map: layers and legend

page-map-closed = nicht in diesem Spiel
page-map-names = Namen
page-map-costs = Kosten
