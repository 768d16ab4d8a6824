## The print of a map: layers and legend

page-map-closed = mimo tuto hru
page-map-names = Jména
page-map-costs = Ceny
