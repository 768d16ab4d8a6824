# Was am Tisch rund um das Spiel geschieht; statt @player steht ein Name.
table-log-take-back = { $player } nimmt { $actions ->
    [one] einen Zug
   *[other] { $actions } Züge
} zurück.
table-log-restart-turn = { $player } beginnt den Zug neu, { $actions ->
    [one] eine Aktion wird
   *[other] { $actions } Aktionen werden
} zurückgenommen.
table-log-back-to = { $player } geht zurück ({ $part }), { $actions ->
    [one] eine Aktion wird
   *[other] { $actions } Aktionen werden
} zurückgenommen.
table-log-back-to-early = { $player } geht zurück ({ $part }), { $actions ->
    [one] eine Aktion wird
   *[other] { $actions } Aktionen werden
} zurückgenommen. Dort wäre ein Bot am Zug gewesen, deshalb bis zur letzten Entscheidung eines Menschen davor.
table-log-redo = { $player } stellt { $actions ->
    [one] einen Zug
   *[other] { $actions } Züge
} wieder her.
table-log-ask-redo = { $player } möchte { $actions ->
    [one] einen Zug
   *[other] { $actions } Züge
} wiederherstellen.
table-log-ask = { $player } möchte { $actions ->
    [one] einen Zug
   *[other] { $actions } Züge
} zurücknehmen.
table-log-grant = { $player } ist einverstanden.
table-log-decline = { $player } ist mit der Rücknahme nicht einverstanden.
table-log-withdraw = { $player } möchte nichts mehr zurücknehmen.
table-log-claim = { $player } setzt sich an den Tisch.
table-log-release = Der Gastgeber hat den Platz von { $player } freigegeben.
table-log-name = { $player } hat einen neuen Namen.
table-log-rematch = An einem neuen Tisch beginnt ein weiteres Spiel.
table-log-stand-in = Ein Bot (Stärke: { $level ->
    [easy] leicht
    [medium] mittel
    [hard] schwer
   *[other] zufällig
}) vertritt { $player }.
table-log-back = { $player } ist zurück und wird nicht mehr vertreten.
