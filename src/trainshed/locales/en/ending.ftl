# Giving up a seat, and ending the game by agreement.
table-log-give-up = { $player } gives up. A bot ({ $level ->
    [easy] easy
    [medium] medium
    [hard] hard
   *[other] random
}) plays on in that seat.
table-log-ask-end = { $player } asks to end the game as it stands.
table-log-decline-end = { $player } does not agree to end the game.
table-log-withdraw-end = { $player } no longer asks to end the game.
table-log-ended-agreed = The game ends by agreement and is scored as it stands.
table-log-ended-given-up = { $player } gives up, and nobody is left to play on. The game ends and is scored as it stands.
table-ended-agreed = Ended by agreement, scored as it stands
table-ended-given-up = Given up, scored as it stands
