# Dlaczego bot coś robi, we wszystkich grach. $other to ruch jak na liście możliwości, $behind kwota lub punkty.
advice-at-random = Wybrano losowo spośród { $count ->
    [one] 1 możliwego ruchu
    [few] { $count } możliwych ruchów
   *[many] { $count } możliwych ruchów
}.
advice-only-choice = Innej możliwości tu nie ma.
advice-out-of-time = Bot nie zdążył z obliczeniami, więc ruch wybrano losowo.
advice-instead = Druga możliwość: { $other }.
advice-instead-alike = Praktycznie równie dobre: { $other }. Spośród obu wybrano losowo.
advice-instead-behind = Drugie w kolejności: { $other }. Ocena niższa o { $behind }.
advice-instead-close = Niewiele gorsze: { $other }.
advice-fixed-rule = Bot trzyma się tu stałej zasady i niczego nie rozważa.
