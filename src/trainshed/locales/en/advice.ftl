# Why a bot does something, in every game. $other is a move as in a list of choices, $behind an amount of money or points.
advice-at-random = Chosen at random among { $count ->
    [one] 1 possible move
   *[other] { $count } possible moves
}.
advice-only-choice = There is no other choice here.
advice-out-of-time = The bot did not finish in time, so a move was chosen at random.
advice-instead = The alternative: { $other }.
advice-instead-alike = As good as equal: { $other }. One of the two was chosen at random.
advice-instead-behind = Next best: { $other }. It is rated { $behind } lower.
advice-instead-close = Hardly worse: { $other }.
advice-fixed-rule = The bot follows a fixed rule here and weighs nothing.
