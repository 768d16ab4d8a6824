# Die Fächer unter der Karte.
page-turn = Zug
page-drawers = Fächer unter dem Plan
page-drawer-pin = Offen halten: { $name }
page-drawer-unpin = Nicht mehr offen halten: { $name }
page-drawer-tall = Höheres Fach
page-drawer-low = Niedrigeres Fach
page-key-drawer = Öffnen oder schließen: { $name }
