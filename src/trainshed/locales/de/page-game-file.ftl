# Eine Spieldatei eines anderen Programms auf der Startseite.
page-file-game = Spiel
page-file-state = Stand
page-file-actions = Aktionen in der Datei
page-file-played = Wer gespielt hat
page-file-seat = Wer davon bist du?
page-file-look-on = Nur zusehen
page-file-others = Die anderen Plätze können über ihre Links besetzt werden.
page-file-open = Spiel öffnen
page-file-drop = Spieldatei hier ablegen
