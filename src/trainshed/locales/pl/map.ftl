## What a map says besides proper names

map-country-saxony = Saksonia
map-country-bavaria = Bawaria
map-country-austria = Austria
page-map-closed = poza tą grą
page-map-names = Nazwy
page-map-costs = Koszty
