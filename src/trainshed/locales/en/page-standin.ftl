# A bot stands in for a player who is away.
page-standin = Stand-in
page-standin-about = A bot plays for somebody who is away, until they act again.
page-standin-for = Who plays for { $player }
page-standin-none = No bot
page-standin-mark = Stand-in: { $level }
page-level-random = Random
page-problem-over = The game is over.
page-standin-plays = A bot plays for you.
page-standin-plays-for = A bot plays for { $name }.
page-standin-stop = Stop and play myself
