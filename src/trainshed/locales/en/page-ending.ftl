# Giving up a seat, and ending the game by agreement.
page-give-up = Give up…
page-give-up-sure = Give up the game
page-give-up-about = A bot takes the seat of { $name } for good. This cannot be taken back.
page-give-up-alone = Nobody else sits at this table: the game ends and is scored as it stands. This cannot be taken back, but you can play on in a copy.
page-gave-up = You gave up; a bot plays in your seat.
page-end-game = End the game…
page-end-sure = End the game
page-end-about = The game ends now and is scored as it stands. This cannot be taken back, but a copy can be played on.
page-end-ask-sure = Ask to end the game
page-end-ask-about = { $count ->
    [one] If { $names } agrees, the game ends and is scored as it stands. This cannot be taken back, but a copy can be played on.
   *[other] If { $names } agree, the game ends and is scored as it stands. This cannot be taken back, but a copy can be played on.
  }
page-undo-asked-end = { $name } asks to end the game now, scored as it stands.
