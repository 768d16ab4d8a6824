# Dateien anderer Programme auf der Seite.
page-file-open-valid = { $count ->
    [one] Den 1 Zug
   *[other] Die { $count } Züge
} davor öffnen
page-file-18xx = Als Datei für 18xx.games speichern
page-file-18xx-about = Auch Dateien von 18xx.games lassen sich öffnen: Partien von 18Ireland.
page-problem-not-there = Diese Partie lässt sich bei 18xx.games nicht spielen.
