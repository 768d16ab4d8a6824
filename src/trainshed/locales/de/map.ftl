## What a map says besides proper names

map-country-saxony = Sachsen
map-country-bavaria = Bayern
map-country-austria = Österreich
