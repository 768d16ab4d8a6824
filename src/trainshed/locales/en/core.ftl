# What every game says.
core-refuse-over = The game is over.
core-refuse-not-now = Not now: the game is asking for something else.
core-refuse-not-you = Not now: you have nothing to decide at this moment.
core-refuse-malformed = This is not a move of this game, or one of its values makes no sense.
core-refuse-chance = The scripted random outcome cannot happen here: { $reason }
core-refuse-seat = There are seats 1 to { $count } at this table.
core-refuse-order = Each of the { $count } has to be named once.

core-record-too-large = This file is too large for a game: { $size } kB, at most { $limit } kB.
core-record-not-json = This is not a game file: { $reason }
core-record-torn = The file breaks off; { $actions ->
    [0] no move
    [one] 1 move
   *[other] { $actions } moves
} before the break could be read.
core-record-shape = The file is not built like a game: { $reason }
core-record-format = This file has format { $format }; format { $known } is known here.
core-record-title = There is no game called “{ $title }” here.
core-record-setup = This game cannot be set up: { $reason }
core-record-action-shape = Move { $number } cannot be read: { $reason }
core-record-action-illegal = Move { $number } is against the rules ({ $rule }).

# parts of a game

core-tick-setup = Set-up
core-tick-round = Round { $number }
