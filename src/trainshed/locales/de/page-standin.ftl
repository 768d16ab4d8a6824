# A bot stands in for a player who is away.
page-standin = Vertretung
page-standin-about = Ein Bot spielt für jemanden, der weg ist, bis er wieder selbst zieht.
page-standin-for = Wer spielt für { $player }
page-standin-none = Kein Bot
page-standin-mark = Vertretung: { $level }
page-level-random = Zufällig
page-problem-over = Das Spiel ist zu Ende.
page-standin-plays = Ein Bot spielt für dich.
page-standin-plays-for = Ein Bot spielt für { $name }.
page-standin-stop = Anhalten und selbst spielen
