# What the browser or the connection does not allow, and other words of the frame.
page-no-cookies = This browser blocks cookies, so the server cannot know you again: you can only watch. Allow cookies for this page to play.
page-problem-copy = Copying was not allowed; the address bar now has the link.
page-rail-limit-short = trains ≤ { $limit }
page-chat-unread = { $count ->
    [one] { $count } unread message
   *[other] { $count } unread messages
}
page-copy-note = This is a copy: all seats are played at this screen, and the game it comes from goes on unchanged.
page-copy-back = Back to the game
page-invite-here-only = This link works on this computer only: the server was started for it alone. With “trainshed serve --host 0.0.0.0” others on the network can join.
page-london-skipped = Nothing could be drawn with { $count ->
    [one] the last card
   *[other] the last { $count } cards
}; your turn was skipped.
