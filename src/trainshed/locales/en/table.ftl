# What happens at a table around the game; @player is replaced by a name.
table-log-undo = { $player } takes back { $actions ->
    [one] an action
   *[other] { $actions } actions
}.
table-log-ask = { $player } asks to take back { $actions ->
    [one] an action
   *[other] { $actions } actions
}.
table-log-grant = { $player } agrees.
table-log-decline = { $player } does not agree to taking back.
table-log-withdraw = { $player } no longer asks to take back.
table-log-claim = { $player } sits down.
table-log-release = The seat of { $player } is free.
table-log-name = { $player } has a new name.
table-log-rematch = Another game begins at a new table.

# Why the server says no.
problem-asked = Somebody asks to take back already.
problem-chat = A message is 1 to 500 characters long.
problem-daily = There is one daily board a day.
problem-damaged = The file is damaged.
problem-fault = The server made a mistake. Try again.
problem-forbidden = You may not do that here.
problem-illegal = The rules forbid it.
problem-invalid = That is not possible.
problem-key = This was sent for something else already.
problem-level = There is no such bot.
problem-malformed = The server does not understand this.
problem-method = The server does not understand this.
problem-name = A name is up to 40 printable characters long.
problem-never = On the daily board nothing is taken back once a card has come.
problem-no-ask = Nobody asks to take back now.
problem-not-a-friend = This seat cannot be given away.
problem-not-over = The game is not over yet.
problem-nothing = There is nothing to take back.
problem-origin = This request did not come from our page.
problem-seats = You can sit at a table once; others at this screen have seats of their own.
problem-secret = This game can be saved only when it is over.
problem-seed = A chosen seed is for practice, not for games with friends.
problem-setup = The game cannot be set up like this.
problem-stale = Something has changed in the meantime; look again.
problem-taken = Somebody has taken this seat already.
problem-title = There is no such game.
problem-too-large = That is too large.
problem-too-many = Too many requests; wait a moment.
problem-unknown = There is no such thing (any more).
