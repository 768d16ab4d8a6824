# What happens at a table around the game; @player is replaced by a name.
table-log-take-back = { $player } takes back { $actions ->
    [one] a move
   *[other] { $actions } moves
}.
table-log-restart-turn = { $player } restarts the turn: { $actions ->
    [one] one move
   *[other] { $actions } moves
} taken back.
table-log-back-to = { $player } goes back ({ $part }): { $actions ->
    [one] one move
   *[other] { $actions } moves
} taken back.
table-log-back-to-early = { $player } goes back ({ $part }): { $actions ->
    [one] one move
   *[other] { $actions } moves
} taken back. A bot was to act there, so it went on to the last decision of a person before it.
table-log-redo = { $player } redoes { $actions ->
    [one] a move
   *[other] { $actions } moves
}.
table-log-ask-redo = { $player } asks to redo { $actions ->
    [one] a move
   *[other] { $actions } moves
}.
table-log-ask = { $player } asks to take back { $actions ->
    [one] a move
   *[other] { $actions } moves
}.
table-log-grant = { $player } agrees.
table-log-decline = { $player } does not agree to taking back.
table-log-withdraw = { $player } no longer asks to take back.
table-log-claim = { $player } sits down.
table-log-release = The host has freed the seat of { $player }.
table-log-name = { $player } has a new name.
table-log-rematch = Another game begins at a new table.
table-log-stand-in = A bot ({ $level ->
    [easy] easy
    [medium] medium
    [hard] hard
   *[other] random
}) stands in for { $player }.
table-log-back = { $player } is back; no bot stands in any more.
