## What a map says besides proper names

map-country-saxony = Saksonia
map-country-bavaria = Bawaria
map-country-austria = Austria
