# Szuflady pod mapą.
page-turn = Tura
page-drawers = Szuflady pod mapą
page-drawer-pin = Zostaw otwarte: { $name }
page-drawer-unpin = Nie zostawiaj otwartego: { $name }
page-drawer-tall = Wyższa szuflada
page-drawer-low = Niższa szuflada
page-key-drawer = Otwórz lub zamknij: { $name }
