## What a map says besides proper names

map-country-saxony = Sasko
map-country-bavaria = Bavorsko
map-country-austria = Rakousko
