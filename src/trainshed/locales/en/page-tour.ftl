# Tours of the first round. $number is the card, $of the number of cards.
page-tour-next = Got it
page-tour-skip = Skip the tour
page-tour-show = Show the tour again
page-tour-log = Show log
page-tour-cards = Cards of the tour
page-tour-again = Show again
page-tour-of = { $number } of { $of }

# One sentence at the first decision: what wins, whose turn it is, what the choice is for. $turn: you, or others first.
page-goal-london = { $players ->
    [one] Score as many points as you can in four rounds; it is your turn to draw
   *[other] Whoever has the most points after four rounds wins; it is your turn to draw, together with all others
}: the station you choose decides where your line can go on, and many districts with many stations bring points.
page-goal-lilliput = { $rival ->
    [gulliver] You win if after round { $rounds }, the last, you are richer in cash and shares than Gulliver
   *[players] Whoever is richest in cash and shares after round { $rounds }, the last, wins
}; { $turn ->
    [you] it is your turn
   *[others] others choose first
}: a company earns money for you, a character helps it all game, and you get one of each.
page-goal-cz = Whoever’s company has the most cash after round { $rounds }, the last, wins; { $turn ->
    [you] it is your turn
   *[others] another company comes first
}: the track you lay from your home decides what your trains can earn.
page-goal-ireland = Whoever is richest in cash, shares and privates at the end wins; { $turn ->
    [you] it is your turn
   *[others] others decide first
}: a private pays you every operating round, but what you spend now is missing when you start a company.
