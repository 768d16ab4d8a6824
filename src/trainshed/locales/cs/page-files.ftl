# Soubory jiných programů na stránce.
page-file-open-valid = Otevřít { $count ->
    [one] 1 tah
    [few] { $count } tahy
   *[other] { $count } tahů
} před tím
page-file-18xx = Uložit jako soubor pro 18xx.games
page-file-18xx-about = Otevřít lze i soubory z 18xx.games: hry 18Ireland.
page-problem-not-there = Tuto hru na 18xx.games hrát nejde.
