# The home screen.
page-home-new = New here? Start with this
page-home-lesson = Learn 18xx in 20 minutes
page-home-lesson-about = A real game against a friendly bot. A coach explains each idea when it first matters: lay track, run trains, know when to buy.
page-home-lesson-start = Start the lesson
page-home-lesson-on = Go on with the lesson
page-home-lesson-step = Go on at step { $step }
page-home-lesson-again = Lesson done · again
page-home-lesson-steps = 16 short steps
page-home-lesson-soon = The lesson is not open yet.
page-home-know = I know 18xx
page-home-all = all { $count }
page-home-over = over
page-home-over-with = over, { $totals }
page-home-play = Play
page-home-alone = Alone
page-home-bot = Bot
page-home-bots = Against bots
page-home-friends = Friends…
page-home-title-london = Next Station: London
page-home-title-cz_first = 18CZ: Your first game
page-home-title-lilliput = 18Lilliput
page-home-title-ireland = 18Ireland
page-home-time-london = 25 min
page-home-time-cz_first = 60 min
page-home-time-lilliput = 75 min
page-home-time-ireland = 4 h
page-home-weight-london = light
page-home-weight-cz_first = gentle 18xx
page-home-weight-lilliput = medium
page-home-weight-ireland = full 18xx
page-home-about-london = Flip a card, draw a metro line. Everyone at once.
page-home-about-cz_first = One company each. Track, trains and timing, no shares.
page-home-about-lilliput = Action cards, a growing map and shares, in eight rounds.
page-home-about-ireland = Stock market, mergers and narrow gauge. For an evening.
page-home-daily-game = London
page-home-or-saved = Or open a saved game:
page-home-name-about = Shown at your tables. No account needed.
page-home-daily-about = The same cards for everyone today. { $count ->
    [0] Nobody has played yet.
    [one] One person has played.
   *[other] { $count } people have played.
  }
page-tiles = Tiles
