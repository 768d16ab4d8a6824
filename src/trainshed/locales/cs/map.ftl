## What a map says besides proper names

map-country-saxony = Sasko
map-country-bavaria = Bavorsko
map-country-austria = Rakousko
page-map-closed = mimo tuto hru
page-map-names = Jména
page-map-costs = Ceny
