# Die Seite: alles rund um den Plan.
page-tagline = Alle deine Eisenbahnspiele unter einem Dach.
page-home = Startseite
page-close = Schließen
page-cancel = Abbrechen
page-loading = Der Tisch wird geöffnet …
page-lost = Unter dieser Adresse gibt es nichts.
page-you = du
page-player = Spieler { $number }
page-bot-name = Bot { $number } ({ $level })

page-soon = Bald
page-my-tables = Meine Tische
page-your-turn = Du bist dran
page-waiting-for = Warten auf { $names }
page-over = Das Spiel ist aus
page-join = Über einen Link mitspielen
page-join-link = Füge den Link ein, den du bekommen hast
page-join-go = Mitspielen
page-your-name = Dein Name
page-name-none = Noch nicht gewählt
page-record-upload = Gespeichertes Spiel öffnen
page-nameless = Jemand
page-record-choose = Datei wählen
page-record-download = Spiel als Datei speichern
page-daily = Plan des Tages
page-daily-begin = Heutigen Plan spielen
page-daily-on = Weiterspielen
page-daily-look = Meinen Plan ansehen
page-daily-mine = 
    Dein Ergebnis heute: { $total ->
        [one] 1 Punkt
       *[other] { $total } Punkte
    }.

page-set-up = Tisch einrichten
page-title = Spiel
page-seats = Plätze
page-seat-number = Platz { $number }
page-seat-kind = Wer auf Platz { $number } sitzt
page-name-of = Name von Spieler { $number }
page-seat-add = Platz hinzufügen
page-seat-remove = Platz { $number } entfernen
page-kind-me = Ich
page-kind-friend = Freund, per Link
page-kind-bot = Bot
page-kind-hotseat = Jemand an diesem Bildschirm
page-kind-me-about = Du, in diesem Browser.
page-kind-friend-about = Bekommt einen geheimen Link, auch als QR-Code, und spielt am eigenen Bildschirm.
page-kind-bot-about = Diesen Platz spielt der Computer.
page-kind-hotseat-about = Wechselt sich mit dir an diesem Bildschirm ab.
page-level = Stärke
page-level-easy = Leicht
page-level-medium = Mittel
page-level-hard = Schwer
page-options = Spieloptionen
page-start = Spiel beginnen

page-table-title = Tisch: { $names }
page-table-menu = Tischmenü
page-action-panel = Was zu tun ist
page-panel = Leiste
page-panel-height = Höhe der Leiste
page-log = Verlauf
page-chat = Chat
page-boards = Alle Pläne
page-log-and-chat = Verlauf, Chat und Pläne
page-log-mine = Nur meine
page-since = Seit deinem letzten Besuch
page-show-moment = Diesen Moment zeigen
page-chat-empty = Noch hat niemand etwas gesagt.
page-chat-say = Schreib etwas
page-chat-send = Senden
page-not-sent = Nicht gesendet. Versuch es gleich noch einmal.
page-link-live = Verbunden
page-link-joining = Verbinden …
page-link-lost = Verbindung unterbrochen, neuer Versuch …
page-seat-to-act = am Zug
page-seat-done = fertig
page-seat-open = frei
page-seat-taken = besetzt
page-seat-away = nicht da
page-seats-open = Ein Platz ist noch frei.
page-seat-release = Platz freigeben
page-seat-link = Link zum Platz
page-invite = Einladen und Plätze
page-invite-how = Schick diesen Link an eine Person. Wer ihn zuerst öffnet, bekommt den Platz.
page-copy-link = Link kopieren
page-copied = Kopiert
page-qr = QR-Code des Links
page-spectate = Zuschauen können alle hier:
page-claim-title = Hier ist ein Platz für dich
page-claim-with = Am Tisch: { $names }
page-claim-sit = Hinsetzen
page-claim-watch = Nur zuschauen
page-watching = Du schaust zu.
page-you-are-done = Du bist vorerst fertig.
page-rematch = Noch einmal spielen
page-rematch-go = Zum neuen Tisch

page-history = Rückblick
page-history-at = Zug { $at } von { $of }
page-history-looking = Du siehst Zug { $at } von { $of }.
page-history-first = Zum Anfang
page-history-back = Einen Zug zurück
page-history-forward = Einen Zug vor
page-history-live = Zum aktuellen Stand
page-history-link = Link zu diesem Zug kopieren
page-history-clone = Von hier in einer Kopie weiterspielen

page-undo = Zurücknehmen
page-undo-ask = Um Zurücknahme bitten ({ $names })
page-undo-ask-short = Zurücknahme erbitten
page-undo-asked = { $name } möchte einen Zug zurücknehmen.
page-undo-grant = Erlauben
page-undo-decline = Ablehnen
page-undo-withdraw = Bitte zurückziehen
page-undo-nothing = Es gibt nichts zurückzunehmen.
page-undo-never = Das lässt sich nicht mehr zurücknehmen: Eine neue Karte liegt auf dem Tisch.

page-not-possible = Geht nicht.
page-rule = Regel { $number }
page-rule-in = Regel { $number }, { $part }
page-rules = Regeln
page-all-rules = Alle Regeln
page-rules-of = Regeln von { $title }

page-settings = Einstellungen
page-language = Sprache
page-setting-theme = Hell oder dunkel
page-theme-system = Wie das Gerät
page-theme-light = Hell
page-theme-dark = Dunkel
page-setting-palette = Linienfarben
page-palette-usual = Üblich
page-palette-clear = Für Farbenblinde
page-palette-grey = Ohne Farbe
page-setting-confirm = Jeden Zug bestätigen
page-confirm-touch = Auf Touchscreens
page-confirm-always = Immer
page-confirm-never = Nie
page-setting-more = Mehr
page-setting-names = Stationsnamen zeigen
page-setting-bell = Leise Glocke, wenn ich dran bin
page-setting-coach = Hinweise in der ersten Runde
page-zoom-in = Vergrößern
page-zoom-out = Verkleinern
page-zoom-all = Den ganzen Plan zeigen

page-shortcuts = Tastenkürzel
page-key-help = Diese Liste
page-key-map = Zum Plan, zur nächsten möglichen Station
page-key-next = Nächste mögliche Station (mit Umschalt: vorige)
page-key-arrows = Von Station zu Station
page-key-enter = Zeichnen, wählen
page-key-cancel = Auswahl aufheben
page-key-pass = Passen
page-key-power = Züge mit der Fähigkeit zeigen oder verbergen
page-key-undo = Zurücknehmen
page-key-history = Einen Zug zurück oder vor
page-key-live = Zum aktuellen Stand
page-key-chat = Zum Chat
page-key-zoom = Plan vergrößern, ganz zeigen

page-problem-offline = Der Server antwortet nicht.
page-problem-unknown = Diesen Tisch gibt es nicht.
page-problem-forbidden = Das ist nicht dein Platz.
page-problem-origin = Diese Seite darf das nicht.
page-problem-too-many = Zu viel auf einmal. Warte einen Moment.
page-problem-too-large = Die Datei ist zu groß.
page-problem-bot = Der Bot konnte nicht spielen.
page-problem-fault = Der Server hat einen Fehler gemacht.
page-problem-asked = Eine Bitte ist schon offen.
page-problem-daily = Nicht beim Plan des Tages.
page-problem-never = Das lässt sich nicht mehr zurücknehmen.
page-problem-no-ask = Es ist keine Bitte offen.
page-problem-not-a-friend = Dieser Platz ist nicht für Freunde.
page-problem-not-over = Das Spiel ist noch nicht aus.
page-problem-nothing = Es gibt nichts zurückzunehmen.
page-problem-secret = Das würde zeigen, was noch verborgen ist. Warte bis zum Ende des Spiels.
page-problem-stale = Inzwischen ist etwas geschehen. Sieh noch einmal hin.
page-problem-taken = Der Platz ist schon besetzt.
page-problem-seed = Die Karten lassen sich hier nicht wählen.
page-problem-chat = Eine Nachricht hat 1 bis 500 Zeichen.
page-problem-name = Ein Name hat höchstens 40 druckbare Zeichen.
page-problem-illegal = Die Regeln verbieten es.
page-problem-title = Dieses Spiel gibt es hier nicht.
page-problem-key = Dieser Befehl wurde schon gesendet.
page-problem-seats = Diese Plätze passen nicht zusammen.
page-problem-damaged = Die Datei ist beschädigt.
page-problem-invalid = So geht es nicht.
page-problem-malformed = Die Anfrage war nicht zu verstehen.
page-problem-method = Die Anfrage war nicht zu verstehen.
page-problem-link = Das ist kein Link zu einem Tisch.

# London
page-london-round = Runde { $number } von { $of }
page-london-turn = Zug { $number }
page-london-underground = Unterirdisch { $count }/{ $of }
page-london-may-end = Die nächste Karte kann die letzte sein.
page-london-last-turn = Letzter Zug der Runde.
page-london-left = Kommen noch:
page-london-flipped = Karten dieser Runde
page-london-face-down = verdeckt
page-london-branch = Weiche: Beginne an einer beliebigen Station deiner Linie
page-london-card = { $kind ->
    [street] Oberirdische Karte
   *[underground] Unterirdische Karte
}: { $symbol ->
    [circle] Kreis
    [square] Quadrat
    [triangle] Dreieck
    [pentagon] Fünfeck
    [switch] Weiche
   *[joker] Joker
}
page-london-station = { $name } { $symbol ->
    [circle] Kreis
    [square] Quadrat
    [triangle] Dreieck
    [pentagon] Fünfeck
   *[wild] Central Station
}
page-london-tourist-site = Sehenswürdigkeit
page-london-departure-of = Startstation, { $colour ->
    [purple] Lila
    [blue] Blau
    [red] Rot
   *[green] Grün
}
page-london-on-lines = Linien: { $lines }
page-london-can-draw = erreichbar, Linie { $from } auf { $to }
page-london-several-origins = von mehreren Stationen erreichbar
page-london-can-start = hier kann ein Abschnitt beginnen
page-london-choose-origin = Von wo nach { $target }? Wähle eine leuchtende Station.
page-london-choose-target = Von { $origin } wohin? Wähle eine umrahmte Station.
page-london-effect-line = Linie { $from } → { $to }
page-london-effect-districts = Bezirke { $from } → { $to }
page-london-effect-most = vollster { $from } → { $to }
page-london-effect-thames = Themse { $from } → { $to }
page-london-effect-total = gesamt { NUMBER($gain, signDisplay: "always") }
page-london-spends = verbraucht die Fähigkeit
page-london-draw-it = Zeichnen
page-london-pass = Passen
page-london-pass-sure = Du könntest noch einen Abschnitt zeichnen. Trotzdem passen?
page-london-pass-yes = Passen
page-london-no-second = Kein zweiter Abschnitt
page-london-circle-none = Keine einkreisen
page-london-power-spent = Die Fähigkeit dieses Stifts ist verbraucht.
page-london-power-opens = { $count ->
    [one] Sie eröffnet 1 weiteren Zug.
   *[other] Sie eröffnet { $count } weitere Züge.
}
page-london-power-nothing = Jetzt nicht nötig: Sie eröffnet keinen weiteren Zug.
page-london-power-later = Noch nicht: Du wirst nach dem letzten Zug der Runde gefragt.
page-london-power-second = Zeichne zuerst einen Abschnitt, dann darfst du den zweiten zeichnen.
page-london-sheet = Wertung
page-london-line = Linie
page-london-districts = Bezirke
page-london-most = Vollster
page-london-thames = Themse
page-london-points = Punkte
page-london-not-yet = noch nicht gezeichnet
page-london-ticks = { $count ->
    [one] 1 Kästchen abgehakt
   *[other] { $count } Kästchen abgehakt
}
page-london-interchanges-of = 
    Stationen mit { $lines ->
        [one] 1 Linie
       *[other] { $lines } Linien
    }: { $count }
page-london-total = Gesamt
page-london-round-line = Linie { $number }
page-london-tally = Die Abrechnung
page-london-solo-end = 
    { $total ->
        [one] 1 Punkt
       *[other] { $total } Punkte
    }.
page-london-winner = { $name } gewinnt.
page-london-shared = Geteilter Sieg: { $names }.
page-london-tie = Die Summen sind gleich; die beste einzelne Linie entscheidet.
page-london-boards = Alle Pläne nebeneinander
page-london-share = Bild zum Teilen
page-london-share-words = Trainshed · Next Station: London
page-london-share-daily = Trainshed · Next Station: London · Plan des Tages { $day }
page-london-round-over = Runde { $number } ist gewertet. Die Stifte wandern weiter.
page-london-watching = Der Plan von { $name }
page-london-own-sheet = Zurück zu meinem
page-london-sheet-of = 
    Plan von { $name }, { $total ->
        [one] 1 Punkt
       *[other] { $total } Punkte
    }
page-london-map-of = 
    Plan von { $name }, { $total ->
        [one] 1 Punkt
       *[other] { $total } Punkte
    }. Pfeiltasten führen von Station zu Station, N zur nächsten möglichen.
page-london-map-text = Der Plan in Worten
page-london-line-text = { $colour ->
    [purple] Lila
    [blue] Blaue
    [red] Rote
   *[green] Grüne
} Linie, { $total ->
        [one] 1 Punkt
       *[other] { $total } Punkte
    }: { $stations }.
page-london-ends-text = Ihre Enden: { $ends }.
page-london-moves-text = Mögliche Abschnitte, dahinter die Punkte der Linie danach: { $moves }.

page-london-part-3-1 = Das Spiel
page-london-part-3-2 = Eine Runde
page-london-part-3-3 = Einen Abschnitt zeichnen
page-london-part-3-4 = Die Weiche
page-london-part-3-5 = Stifte weitergeben
page-london-part-3-6 = Eine Linie werten
page-london-part-3-7 = Spielende
page-london-part-3-8 = Gemeinsame Ziele
page-london-part-3-9 = Fähigkeiten der Stifte
