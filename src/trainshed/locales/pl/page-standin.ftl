# A bot stands in for a player who is away.
page-standin = Zastępstwo
page-standin-about = Bot gra za nieobecnego gracza, dopóki ten sam nie wykona ruchu.
page-standin-for = Kto gra za: { $player }
page-standin-none = Bez bota
page-standin-mark = Zastępstwo: { $level }
page-level-random = Losowy
page-problem-over = Gra jest skończona.
page-standin-plays = Za ciebie gra bot.
page-standin-plays-for = Za gracza { $name } gra bot.
page-standin-stop = Zatrzymaj i przejmij grę
