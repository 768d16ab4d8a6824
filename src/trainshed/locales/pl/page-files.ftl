# Pliki innych programów na stronie.
page-file-open-valid = Otwórz { $count ->
    [one] 1 ruch
    [few] { $count } ruchy
   *[other] { $count } ruchów
} przed tym miejscem
page-file-18xx = Zapisz jako plik dla 18xx.games
page-file-18xx-about = Można też otworzyć pliki z 18xx.games: gry 18Ireland.
page-problem-not-there = Tej gry nie da się rozegrać w 18xx.games.
