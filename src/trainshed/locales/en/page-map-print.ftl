## The print of a map: layers and legend

page-map-closed = not in this game
page-map-names = Names
page-map-costs = Costs
