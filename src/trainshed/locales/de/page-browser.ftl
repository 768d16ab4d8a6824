# What the browser or the connection does not allow, and other words of the frame.
page-no-cookies = Dieser Browser blockiert Cookies; der Server erkennt dich nicht wieder, und du kannst nur zuschauen. Erlaube Cookies für diese Seite, um zu spielen.
page-problem-copy = Kopieren war nicht erlaubt; der Link steht jetzt in der Adresszeile.
page-rail-limit-short = Loks ≤ { $limit }
page-chat-unread = { $count ->
    [one] { $count } ungelesene Nachricht
   *[other] { $count } ungelesene Nachrichten
}
page-copy-note = Dies ist eine Kopie: Alle Plätze werden an diesem Bildschirm gespielt, und das ursprüngliche Spiel bleibt, wie es ist.
page-copy-back = Zurück zum Spiel
page-invite-here-only = Dieser Link funktioniert nur auf diesem Computer: Der Server wurde nur für ihn gestartet. Mit „trainshed serve --host 0.0.0.0“ können andere im Netz mitspielen.
page-london-skipped = Mit { $count ->
    [one] der letzten Karte
   *[other] den letzten { $count } Karten
} ließ sich nichts zeichnen; dein Zug wurde übersprungen.
