# Was jedes Spiel sagt.
core-refuse-over = Das Spiel ist zu Ende.
core-refuse-not-now = Jetzt nicht: Das Spiel wartet auf eine andere Entscheidung.
core-refuse-not-you = Jetzt nicht: Im Moment gibt es für dich nichts zu entscheiden.
core-refuse-malformed = Das ist keine Aktion dieses Spiels, oder einer ihrer Werte ergibt keinen Sinn.
core-refuse-chance = Das vorgegebene Zufallsergebnis kann hier nicht eintreten: { $reason }
core-refuse-seat = An diesem Tisch gibt es die Plätze 1 bis { $count }.
core-refuse-order = Jedes der { $count } muss genau einmal genannt werden.

core-record-too-large = Die Datei ist zu groß für ein Spiel: { $size } kB, höchstens { $limit } kB.
core-record-not-json = Das ist keine Spieldatei: { $reason }
core-record-torn = Die Datei bricht ab; davor { $actions ->
    [0] war kein Zug
    [one] war 1 Zug
   *[other] waren { $actions } Züge
} lesbar.
core-record-shape = Die Datei ist nicht wie ein Spiel aufgebaut: { $reason }
core-record-format = Die Datei hat Format { $format }; bekannt ist hier Format { $known }.
core-record-title = Ein Spiel „{ $title }“ gibt es hier nicht.
core-record-setup = Dieses Spiel lässt sich nicht aufbauen: { $reason }
core-record-action-shape = Zug { $number } ist nicht lesbar: { $reason }
core-record-action-illegal = Zug { $number } verstößt gegen die Regeln ({ $rule }).

# parts of a game

core-tick-setup = Aufbau
core-tick-round = Runde { $number }
