# A bot stands in for a player who is away.
page-standin = Záskok
page-standin-about = Za nepřítomného hráče hraje bot, dokud zase sám netáhne.
page-standin-for = Kdo hraje za: { $player }
page-standin-none = Žádný bot
page-standin-mark = Záskok: { $level }
page-level-random = Náhodná
page-problem-over = Hra je u konce.
page-standin-plays = Hraje za vás bot.
page-standin-plays-for = Za hráče { $name } hraje bot.
page-standin-stop = Zastavit, budu hrát dál
