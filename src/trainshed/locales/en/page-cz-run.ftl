# 18CZ: Your first game. Running, buying and giving up trains; the last round and the end; the sheet.
page-cz-at-limit = limit { $limit }
page-cz-short = { $amount } short
page-cz-preview = Preview: your run next round with the { $train }-train, { $amount }
page-cz-buy = Buy the { $train }-train for { $amount }
page-cz-buy-trouble = { $train }-train: { $trouble }
page-cz-end-without = End turn without it
page-cz-end-turn = End turn
page-cz-nobody-next = If you leave it: nobody else can pay for it in their next turn.
page-cz-nothing-on-sale = No train is on sale.
page-cz-pool-stays = A train from the pool begins no phase. If you leave it, the others can buy it there.
page-cz-discard = You have { $have ->
        [one] 1 train
       *[other] { $have } trains
    }, the limit is { $limit }. { $count ->
    [one] Give up one train.
   *[other] Give up { $count } trains, one after the other.
}
page-cz-give-up = Give up a { $train }-train
page-cz-then-run = Best run then:
page-cz-keeps-most = This keeps the best run.
page-cz-to-pool = It goes to the pool; anybody can buy it there for { $amount }.
page-cz-collect = Collect { $amount }
page-cz-draw-own = Draw my own
page-cz-hand-close = Back to the best
page-cz-below-best = { $less } less than the best run of { $best }.
page-cz-is-best = Nothing earns more than this.
page-cz-last = Last round.
page-cz-last-ten = The game ends after round { $rounds }.
page-cz-last-broke = { $company } ({ $name }) has no train, and { $cash } will not buy one: the cheapest costs { $price }. The game ends after this round.
page-cz-last-none = { $company } ({ $name }) has no train and { $cash }, but no train is on sale. The game ends after this round.
page-cz-why-ten = 
    The game is over after { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }.
page-cz-why-broke = The game ended early, with round { $round }: { $company } ({ $name }) had no train, and { $cash } would not buy one; the cheapest cost { $price }.
page-cz-why-none = The game ended early, with round { $round }: { $company } ({ $name }) had no train and { $cash }, and no train was on sale.
page-cz-winner = { $name } wins with { $cash }, { $lead } ahead of { $other }.
page-cz-shared = { $names } share the victory with { $cash } each.
page-cz-fact-train = { $train }-trains: { $list }.
page-cz-fact-no-train = Nobody bought a { $train }-train.
page-cz-fact-buyer = { $name } in round { $round }
page-cz-fact-best = Best single run: { $amount }, { $name } ({ $company }), round { $round }.
page-cz-with-friends = Play with others
page-cz-look-through = Look through the game
page-cz-company = Company
page-cz-cash = Cash
page-cz-place = Place
page-cz-last-run = Last run
page-cz-run-now = Run now
page-cz-earned = Earned in all
page-cz-chart-cash = Cash by rounds
page-cz-chart-income = Income by rounds
page-cz-round-short = Round
