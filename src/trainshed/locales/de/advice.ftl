# Warum ein Bot etwas tut, in allen Spielen. $other ist ein Zug wie in einer Auswahl, $behind ein Betrag oder Punkte.
advice-at-random = Zufällig gewählt aus { $count ->
    [one] 1 möglichen Zug
   *[other] { $count } möglichen Zügen
}.
advice-only-choice = Hier gibt es keine andere Wahl.
advice-out-of-time = Der Bot wurde nicht rechtzeitig fertig, deshalb wurde ein Zug zufällig gewählt.
advice-instead = Die andere Möglichkeit: { $other }.
advice-instead-alike = So gut wie gleich: { $other }. Zwischen beiden wurde zufällig gewählt.
advice-instead-behind = Das Nächstbeste: { $other }. Es wird um { $behind } niedriger bewertet.
advice-instead-close = Kaum schlechter: { $other }.
advice-fixed-rule = Der Bot folgt hier einer festen Regel und wägt nichts ab.
