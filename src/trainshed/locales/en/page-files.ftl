# Files of other programs, in the page.
page-file-open-valid = Open the { $count ->
    [one] 1 move
   *[other] { $count } moves
} before it
page-file-18xx = Save as a file for 18xx.games
page-file-18xx-about = Files of 18xx.games can be opened too: games of 18Ireland.
page-problem-not-there = This game cannot be played at 18xx.games.
