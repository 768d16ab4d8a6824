## What a map says besides proper names

map-country-saxony = Saxony
map-country-bavaria = Bavaria
map-country-austria = Austria
