# Aufgeben und das Spiel im Einvernehmen beenden.
table-log-give-up = { $player } gibt auf. Auf diesem Platz spielt ein Bot weiter (Stärke: { $level ->
    [easy] leicht
    [medium] mittel
    [hard] schwer
   *[other] zufällig
}).
table-log-ask-end = { $player } möchte das Spiel so beenden, wie es steht.
table-log-decline-end = { $player } ist mit dem Ende des Spiels nicht einverstanden.
table-log-withdraw-end = { $player } möchte das Spiel nicht mehr beenden.
table-log-ended-agreed = Das Spiel endet im Einvernehmen und wird gewertet, wie es steht.
table-log-ended-given-up = { $player } gibt auf, und niemand ist mehr da, der weiterspielt. Das Spiel endet und wird gewertet, wie es steht.
table-ended-agreed = Im Einvernehmen beendet, gewertet, wie es stand
table-ended-given-up = Aufgegeben, gewertet, wie es stand
