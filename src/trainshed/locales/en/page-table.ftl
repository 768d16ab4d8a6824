# Seats, links and who looks on.
page-release-sure = { $name } will only be able to watch. A new link for the seat appears here; the old one opens nothing.
page-programs-end = End programs
page-programs-ended = Programs of { $name }, if any, have ended.
page-unseated = The host has freed your seat for somebody else.
page-watch-link = Link for watching
page-watchers = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
page-problem-seat-link = This link is no longer valid. Ask whoever invited you for a new one.

# The field of a daily board.
page-rivals = Today’s results
page-rivals-count = { $count ->
    [one] one result
   *[other] { $count } results
}
page-rivals-bot = Bot ({ $level })
page-rivals-you = You
page-rivals-alone = Nobody else has finished this board yet. Results appear here, and you can compare card by card.
page-rivals-about = Choose a result: its lines are laid under yours, card by card with the slider.
page-rivals-play = Play through
page-rivals-pause = Pause
page-rivals-off = Without comparison
page-rivals-laid = on the board
page-rivals-whole = All results ({ $count })
page-rivals-less = Only the best
page-rivals-legend = Beneath: { $name }
page-rivals-line-text = { $name }:
page-rivals-difference = Difference
page-problem-daily-first = This board shows the cards of the day. Finish your own daily board first.

# What keeps a table safe and fair.
page-known-deck-short = Cards known
page-known-deck = This table was made with chosen cards or from a file: whoever made it may know what is still hidden.
page-chat-earlier = Earlier messages
page-daily-trust = On trust: one try per browser.
page-problem-storage = The server cannot store anything now. Try again later.
page-problem-damaged-table = This game is damaged and cannot be opened.
page-problem-too-many-undos = Nothing more can be taken back at this table.
page-problem-chat-full = There is no room for more messages at this table.
