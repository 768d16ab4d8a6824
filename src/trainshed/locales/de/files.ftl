# Spieldateien von 18xx.games.
file-not-json = Das ist keine Spieldatei: { $reason }
file-torn = Die Datei bricht ab; { $actions ->
    [0] davor war keine Aktion
    [one] davor war 1 Aktion
   *[other] davor waren { $actions } Aktionen
} lesbar.
file-shape = Die Datei ist nicht aufgebaut wie eine Partie von 18xx.games: { $reason }
file-title = Das ist eine Partie { $title }. Von 18xx.games lässt sich bisher nur { $known } lesen.
file-players = Zwei Spieler der Datei haben dieselbe Nummer.
file-setup = Diese Partie lässt sich nicht aufbauen: { $reason }
file-actions = Aktionen in der Datei: { $count }; höchstens { $most } sind lesbar.
file-undo = Aktion { $id } nimmt etwas zurück oder stellt etwas wieder her, das es nicht gibt.
file-action-shape = Aktion { $id } ({ $what }) ist nicht lesbar: { $reason }
file-action-unknown = Aktion { $id } ({ $what }) ist von einer Art, die hier unbekannt ist: { $type }
file-refused = Aktion { $id } ({ $what }) verstößt hier gegen die Regeln: { $reason } ({ $rule })
file-no-place = Aktion { $id } ({ $what }) passt nicht an diese Stelle der Partie.
file-unknown-id = Aktion { $id } ({ $what }) nennt etwas, das es nicht gibt: { $name }
file-revenue = Aktion { $id } ({ $what }): Laut Datei brachte die Fahrt { $told } ein, nach den Regeln hier { $ours }.
file-result = Der Endstand hier weicht vom Ergebnis in der Datei ab.
file-ended-by-hand = Die Spieler haben diese Partie von Hand beendet. Gewertet ist der damalige Stand.
file-export-title = Bisher lassen sich nur Partien von { $known } als Datei für 18xx.games schreiben.
file-export-seed = 18xx.games verteilt nach einer Zahl, und es ist keine bekannt, die diese Partie so verteilt wie hier.
file-export-option = 18xx.games kennt die Option { $option } dieser Partie nicht.
file-export-refused = Zug { $number } ({ $what }) ist bei 18xx.games nicht möglich: { $reason } ({ $rule })
file-export-differs = Nach Zug { $number } ({ $what }) ginge die Partie bei 18xx.games anders weiter.
file-export-late = Zug { $number } ({ $what }) käme bei 18xx.games zu spät: Dieser Teil des Zugs der Gesellschaft ist dort dann schon vorbei.
file-export-endless = In dieser Partie konnte nichts mehr geschehen. 18xx.games kennt dafür kein Ende und liefe endlos im Kreis.

cli-imported = Aktionen der Datei, die jetzt in { $file } stehen: { $played } von { $total }.
