# Plätze, Links und wer zuschaut.
page-release-sure = { $name } kann danach nur noch zuschauen. Hier erscheint ein neuer Link für den Platz, der alte gilt nicht mehr.
page-unseated = Dein Platz wurde für jemand anderen freigegeben.
page-watch-link = Link zum Zuschauen
page-watchers = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
page-problem-seat-link = Dieser Link gilt nicht mehr. Bitte die Person, die dich eingeladen hat, um einen neuen.

# Wer den Plan des Tages gespielt hat.
page-field = Ergebnisse des Tages
page-field-count = { $count ->
    [one] ein Ergebnis
   *[other] { $count } Ergebnisse
}
page-field-bot = Bot ({ $level })
page-field-you = Du
page-field-alone = Noch hat niemand sonst diesen Plan beendet. Ergebnisse erscheinen hier und lassen sich Karte für Karte vergleichen.
page-field-about = Wähle ein Ergebnis: Seine Linien liegen dann unter deinen, mit dem Schieber Karte für Karte.
page-field-play = Abspielen
page-field-pause = Anhalten
page-field-off = Ohne Vergleich
page-field-laid = auf dem Plan
page-field-whole = Alle Ergebnisse ({ $count })
page-field-less = Nur die besten
page-field-legend = Darunter: { $name }
page-field-line-text = { $name }:
page-field-difference = Unterschied
page-problem-daily-first = Dieser Plan verrät die Karten des Tages. Beende zuerst deinen eigenen.
