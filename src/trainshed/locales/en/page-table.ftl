# Seats, links and who looks on.
page-release-sure = { $name } will only be able to watch. A new link for the seat appears here; the old one opens nothing.
page-unseated = The host has freed your seat for somebody else.
page-watch-link = Link for watching
page-watchers = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
page-problem-seat-link = This link is no longer valid. Ask whoever invited you for a new one.
