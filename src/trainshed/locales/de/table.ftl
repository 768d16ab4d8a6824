# Was am Tisch rund um das Spiel geschieht; statt @player steht ein Name.
table-log-undo = { $player } nimmt { $actions ->
    [one] einen Zug
   *[other] { $actions } Züge
} zurück.
table-log-ask = { $player } möchte { $actions ->
    [one] einen Zug
   *[other] { $actions } Züge
} zurücknehmen.
table-log-grant = { $player } ist einverstanden.
table-log-decline = { $player } ist mit der Rücknahme nicht einverstanden.
table-log-withdraw = { $player } möchte nichts mehr zurücknehmen.
table-log-claim = { $player } setzt sich an den Tisch.
table-log-release = Der Platz von { $player } ist frei.
table-log-name = { $player } hat einen neuen Namen.
table-log-rematch = An einem neuen Tisch beginnt ein weiteres Spiel.

# Warum der Server ablehnt.
problem-asked = Es möchte schon jemand etwas zurücknehmen.
problem-chat = Eine Nachricht hat 1 bis 500 Zeichen.
problem-daily = Es gibt einen Tagesplan pro Tag.
problem-damaged = Die Datei ist beschädigt.
problem-fault = Der Server hat einen Fehler gemacht. Versuche es noch einmal.
problem-forbidden = Das darfst du hier nicht.
problem-illegal = Die Regeln verbieten es.
problem-invalid = Das ist nicht möglich.
problem-key = Das wurde schon für etwas anderes gesendet.
problem-level = Diesen Bot gibt es nicht.
problem-malformed = Der Server versteht das nicht.
problem-method = Der Server versteht das nicht.
problem-name = Ein Name hat höchstens 40 druckbare Zeichen.
problem-never = Auf dem Tagesplan wird nichts zurückgenommen, sobald eine Karte gekommen ist.
problem-no-ask = Im Moment möchte niemand etwas zurücknehmen.
problem-not-a-friend = Dieser Platz kann nicht weitergegeben werden.
problem-not-over = Das Spiel ist noch nicht zu Ende.
problem-nothing = Es gibt nichts zurückzunehmen.
problem-origin = Diese Anfrage kam nicht von unserer Seite.
problem-seats = Du sitzt nur einmal am Tisch; andere an diesem Bildschirm haben eigene Plätze.
problem-secret = Dieses Spiel lässt sich erst nach dem Ende speichern.
problem-seed = Ein gewählter Startwert ist zum Üben da, nicht für Spiele mit Freunden.
problem-setup = So lässt sich das Spiel nicht aufbauen.
problem-stale = Inzwischen hat sich etwas geändert; sieh noch einmal hin.
problem-taken = Diesen Platz hat schon jemand genommen.
problem-title = Dieses Spiel gibt es nicht.
problem-too-large = Das ist zu groß.
problem-too-many = Zu viele Anfragen; warte einen Moment.
problem-unknown = So etwas gibt es hier nicht (mehr).
