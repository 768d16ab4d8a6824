# Zásuvky pod mapou.
page-turn = Tah
page-drawers = Zásuvky pod mapou
page-drawer-pin = Nechat otevřené: { $name }
page-drawer-unpin = Už nenechávat otevřené: { $name }
page-drawer-tall = Vyšší zásuvka
page-drawer-low = Nižší zásuvka
page-key-drawer = Otevřít nebo zavřít: { $name }
