# The tour of the first round of Next Station: London. At most 35 words a card.
page-tour-london-start-title = Your first line
page-tour-london-start-what = Your line starts at { $station }, the station in your colour. The card shows a { $symbol ->
    [circle] circle
    [square] square
    [triangle] triangle
    [pentagon] pentagon
   *[joker] joker: it fits every station
}. Choose one of the framed stations to draw there.
page-tour-london-branch-title = The switch
page-tour-london-branch-what = The switch: this time you may start at any station of your line.
page-tour-london-joker-title = The joker
page-tour-london-joker-what = A joker fits every station. Choose the one that brings most.
page-tour-london-grow-title = Two ends
page-tour-london-grow-what = The line grows from both ends: the glowing stations. { $touch ->
    [yes] Touch
   *[no] Point at
} a framed station to see what it brings.
page-tour-london-score-title = What a line scores
page-tour-london-score-what = A line scores districts × stations in its fullest district, plus 2 for each crossing of the Thames. Touch a number of the score sheet to see what it counts.
page-tour-london-underground-title = How a round ends
page-tour-london-underground-what = Dark cards are underground. The fifth one ends the round, so keep an eye on the counter beside the card.
page-tour-london-refuse-title = Why not there?
page-tour-london-refuse-what = Try any other station and you will be told why it is not possible.
page-tour-london-stuck-title = Nothing fits
page-tour-london-stuck-what = No station fits. Passing costs nothing but the chance.
page-tour-london-wait-title = Waiting
page-tour-london-wait-what = You are done. As soon as everybody is, the next card is flipped.
page-tour-london-round-title = A new colour
page-tour-london-round-what = A new round, a new colour: { $colour ->
    [purple] purple
    [blue] blue
    [red] red
   *[green] green
}. Stations shared with earlier lines become interchanges; lines may not cross.
