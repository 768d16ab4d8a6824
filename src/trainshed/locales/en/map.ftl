## What a map says besides proper names

map-country-saxony = Saxony
map-country-bavaria = Bavaria
map-country-austria = Austria
page-map-closed = not in this game
page-map-names = Names
page-map-costs = Costs
