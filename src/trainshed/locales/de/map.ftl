## What a map says besides proper names

map-country-saxony = Sachsen
map-country-bavaria = Bayern
map-country-austria = Österreich
page-map-closed = nicht in diesem Spiel
page-map-names = Namen
page-map-costs = Kosten
