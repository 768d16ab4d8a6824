# Soubor jiného programu na úvodní stránce.
page-file-game = Hra
page-file-state = Stav
page-file-actions = Akcí v souboru
page-file-played = Kdo hrál
page-file-seat = Za koho hrajete?
page-file-look-on = Jen se dívat
page-file-others = Ostatní místa lze obsadit jejich odkazy.
page-file-open = Otevřít hru
page-file-drop = Pusťte soubor se hrou sem
