# Plik innego programu na stronie głównej.
page-file-game = Gra
page-file-state = Stan
page-file-actions = Działań w pliku
page-file-played = Kto grał
page-file-seat = Za kogo grasz?
page-file-look-on = Tylko oglądam
page-file-others = Pozostałe miejsca można zająć przez ich linki.
page-file-open = Otwórz grę
page-file-drop = Upuść tu plik z grą
