# Meine Spiele: was ich erreicht habe, weggelegte Tische, Notizen.
page-own = Meine Spiele
page-own-empty = Noch kein Spiel beendet
page-own-empty-about = Spiel eine Partie zu Ende, dann findest du hier deine besten Punktzahlen, deinen Rang allein und wie du gegen die Bots abschneidest.
page-own-play = Spiel aussuchen
page-own-counts = Es zählen Spiele, die du hier vom ersten Zug bis zum Ende auf einem Platz selbst gespielt hast, mit Karten vom Server. Lektionen, Kopien, geladene Dateien und vorzeitig beendete Spiele zählen nicht. Wird ein Tisch gelöscht, bleibt das Ergebnis.
page-own-more = Ältere Spiele werden noch zusammengezählt …
page-own-archive = Archiv
page-own-games = { $count ->
    [one] { $count } beendetes Spiel
   *[other] { $count } beendete Spiele
  }
page-own-rank = Mein bester Rang allein
page-own-scale = Ränge, der höchste zuerst
page-own-scale-london = Nach der Punktzahl allein, nach Abzug für Module.
page-own-scale-lilliput = Nach dem Vorsprung vor Gulliver. Die Spielregel kennt keine Ränge; diese sind unsere.
page-own-up-to = bis { $most }
page-own-from = ab { $least }
page-own-range = { $least } bis { $most }
page-own-times = { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
  }
page-own-next = Bis „{ $rank }“ noch { $points }
page-own-highest = Das ist der höchste Rang.
page-own-last-result = Zuletzt: { $result }
page-own-bests = Bestleistungen
page-own-who = Spieler
page-own-best = Bestes
page-own-mean = Mittel
page-own-played = Gespielt
page-own-won-of = Siege
page-own-share = Anteil der Siege
page-own-percent = { $percent } %
page-own-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
  }
page-own-levels = Gegen Bots
page-own-level = Stärke
page-own-mixed = Gemischt
page-own-bots = { $count ->
    [one] Bot ({ $level })
   *[other] { $count } Bots ({ $level })
  }
page-own-last = Meine letzten Spiele
page-own-date = Datum
page-own-against = Gegen
page-own-score = Punkte
page-own-result = Ergebnis
page-own-won = gewonnen
page-own-place = { $place }. von { $players }
page-own-chart = { $count ->
    [one] Punkte meines letzten Spiels: { $last }
   *[other] Punkte meiner letzten { $count } Spiele; bestes { $best }, letztes { $last }
  }
page-own-key-won = gewonnen
page-own-key-other = nicht gewonnen oder allein
page-own-key-mean = Mittel { $mean }
page-home-level = { $count ->
    [one] Stärke des Bots
   *[other] Stärke der Bots
  }
page-tables-won = gewonnen, { $totals }
page-tables-place = { $place }. von { $players }, { $totals }
page-tables-early = vorzeitig beendet, { $totals }
page-tables-rank = { $total } · { $rank }
page-tables-ways = Weglegen: { $table }, { $names }
page-tables-ways-short = Weglegen
page-tables-undo = Rückgängig
page-tables-archive = Archivieren
page-tables-archived = Im Archiv. Du findest den Tisch unter Meine Spiele.
page-tables-list = Zurück zu meinen Tischen
page-tables-listed = Wieder bei deinen Tischen.
page-tables-hide = Aus meiner Liste nehmen
page-tables-hidden = Aus deiner Liste genommen. Für die anderen bleibt der Tisch.
page-tables-delete = Löschen …
page-tables-delete-about = Sonst sitzt niemand an diesem Tisch. Er wird mit seinen Notizen endgültig gelöscht; ein gezähltes Ergebnis bleibt.
page-tables-delete-sure = Endgültig löschen
page-tables-deleted = Gelöscht.
page-tables-leave = Spiel verlassen …
page-tables-leave-about = Die anderen spielen weiter; ein Bot übernimmt deinen Platz endgültig. Das lässt sich nicht zurücknehmen.
page-tables-leave-sure = Endgültig verlassen
page-tables-left = Du hast das Spiel verlassen.
page-notes = Notizen
page-notes-empty = Was willst du dir zu diesem Spiel merken?
page-notes-about = Nur du siehst sie.
page-notes-loading = Wird geladen …
page-notes-saved = Gespeichert
page-notes-changed = Wird gespeichert …
page-notes-failed = Nicht gespeichert
page-notes-elsewhere = In einem anderen Fenster geändert
page-notes-take = Die anderen zeigen
page-notes-keep = Diese behalten
page-problem-others = An diesem Tisch sitzen noch andere.
page-problem-notes = Notizen haben höchstens 10000 druckbare Zeichen.
page-problem-notes-changed = Die Notizen wurden in einem anderen Fenster geändert.
