## The print of a map: layers and legend

page-map-closed = poza tą grą
page-map-names = Nazwy
page-map-costs = Koszty
