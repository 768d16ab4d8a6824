# Seats, links and who looks on.
page-release-sure = { $name } will only be able to watch. A new link for the seat appears here; the old one opens nothing.
page-unseated = The host has freed your seat for somebody else.
page-watch-link = Link for watching
page-watchers = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
page-problem-seat-link = This link is no longer valid. Ask whoever invited you for a new one.

# The field of a daily board.
page-field = The field of the day
page-field-count = { $count ->
    [one] one result
   *[other] { $count } results
}
page-field-bot = Bot ({ $level })
page-field-you = You
page-field-alone = Nobody else has finished this board yet. Results appear here, and you can compare card by card.
page-field-about = Choose a result: its lines are laid under yours, card by card with the slider.
page-field-play = Play through
page-field-pause = Pause
page-field-off = Without comparison
page-field-laid = on the board
page-field-whole = Whole field ({ $count })
page-field-less = Only the best
page-field-legend = Beneath: { $name }
page-field-line-text = { $name }:
page-field-difference = Difference
page-problem-daily-first = This board shows the cards of the day. Finish your own daily board first.
