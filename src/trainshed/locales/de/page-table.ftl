# Plätze, Links und wer zuschaut.
page-release-sure = { $name } kann danach nur noch zuschauen. Hier erscheint ein neuer Link für den Platz, der alte gilt nicht mehr.
page-programs-end = Programme beenden
page-programs-ended = Programme von { $name }, falls es welche gab, sind beendet.
page-unseated = Dein Platz wurde für jemand anderen freigegeben.
page-watch-link = Link zum Zuschauen
page-watchers = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
page-problem-seat-link = Dieser Link gilt nicht mehr. Bitte die Person, die dich eingeladen hat, um einen neuen.

# Wer den Plan des Tages gespielt hat.
page-rivals = Ergebnisse des Tages
page-rivals-count = { $count ->
    [one] ein Ergebnis
   *[other] { $count } Ergebnisse
}
page-rivals-bot = Bot ({ $level })
page-rivals-you = Du
page-rivals-alone = Noch hat niemand sonst diesen Plan beendet. Ergebnisse erscheinen hier und lassen sich Karte für Karte vergleichen.
page-rivals-about = Wähle ein Ergebnis: Seine Linien liegen dann unter deinen, mit dem Schieber Karte für Karte.
page-rivals-play = Abspielen
page-rivals-pause = Anhalten
page-rivals-off = Ohne Vergleich
page-rivals-laid = auf dem Plan
page-rivals-whole = Alle Ergebnisse ({ $count })
page-rivals-less = Nur die besten
page-rivals-legend = Darunter: { $name }
page-rivals-line-text = { $name }:
page-rivals-difference = Unterschied
page-problem-daily-first = Dieser Plan verrät die Karten des Tages. Beende zuerst deinen eigenen.

# What keeps a table safe and fair.
page-known-deck-short = Karten bekannt
page-known-deck = Dieser Tisch entstand mit vorgegebenen Karten oder aus einer Datei: Wer ihn angelegt hat, kann wissen, was noch verdeckt ist.
page-chat-earlier = Frühere Nachrichten
page-daily-trust = Auf Vertrauen: ein Versuch je Browser.
page-problem-storage = Der Server kann gerade nichts speichern. Versuch es später noch einmal.
page-problem-damaged-table = Diese Partie ist beschädigt und lässt sich nicht öffnen.
page-problem-too-many-undos = An diesem Tisch lässt sich nichts mehr zurücknehmen.
page-problem-chat-full = An diesem Tisch ist kein Platz mehr für Nachrichten.
