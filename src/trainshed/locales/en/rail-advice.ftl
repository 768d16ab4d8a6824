# Why a bot of a track game does something. Amounts of money come with their currency.
rail-advice-best-run = { $revenue } is the most that the trains of { $company } can earn.
rail-advice-run = A run of { $company } then earns { $after } instead of { $before }.
rail-advice-train-run = With the { $train }-train for { $price } a run of { $company } earns { $after } instead of { $before }.
rail-advice-runs-left = Over all runs to be expected ({ $count }) { $company } earns { $after } instead of { $before }.
rail-advice-direction = The stops that the track leads towards count for { $after } instead of { $before }.
rail-advice-cost = It costs { $amount }.
rail-advice-discard = Without the { $train }-train a run still earns { $revenue }.
rail-advice-nothing-better = Nothing else brings more than it costs.
rail-advice-end-cash = Expected cash of { $company } at the end of the game: { $amount }.
rail-advice-wealth = Expected wealth at the end of the game: { $after } instead of { $before }.
rail-advice-wealth-same = Expected wealth at the end of the game: { $amount }, as before.
rail-advice-wealth-now = Expected wealth at the end of the game: { $amount }.
rail-advice-rival = Rival { $company } earns { $after } instead of { $before } over all its runs to be expected ({ $count }).
rail-advice-rival-wealth = Expected wealth of { $player } at the end: { $after } instead of { $before }.
rail-advice-part = Shares held in { $company }, with all dividends until the end: { $after } instead of { $before }.
rail-advice-cash = Cash: { $after } instead of { $before }.
rail-advice-then = The plan for the same turn: { $company } buys a { $train }-train.
rail-advice-aim = What it is for: { $aim }.
rail-advice-harm = { $company } loses its { $train }-trains, and with them { $amount } a run.
rail-advice-played-on = { $count ->
    [one] 1 plan was
   *[other] { $count } plans were
} simulated up to round { $round }, with the turns of all companies.
rail-advice-script = This move belongs to the script of the guided game.
