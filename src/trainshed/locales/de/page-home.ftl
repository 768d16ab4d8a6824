# Die Startseite.
page-home-new = Neu hier? Fang damit an
page-home-lesson = 18xx lernen in 20 Minuten
page-home-lesson-about = Eine echte Partie gegen einen freundlichen Bot. Ein Begleiter erklärt jeden Gedanken, wenn er zum ersten Mal zählt: Gleise legen, fahren, rechtzeitig kaufen.
page-home-lesson-start = Lektion beginnen
page-home-lesson-on = Lektion fortsetzen
page-home-lesson-step = Weiter bei Schritt { $step }
page-home-lesson-again = Lektion geschafft · noch einmal
page-home-lesson-steps = 16 kurze Schritte
page-home-lesson-soon = Die Lektion ist noch nicht offen.
page-home-know = Ich kenne 18xx
page-home-all = alle { $count }
page-home-over = vorbei
page-home-over-with = vorbei, { $totals }
page-home-play = Spielen
page-home-alone = Allein
page-home-bot = Bot
page-home-bots = Gegen Bots
page-home-friends = Freunde …
page-home-title-london = Next Station: London
page-home-title-cz_first = 18CZ: Dein erstes Spiel
page-home-title-lilliput = 18Lilliput
page-home-title-ireland = 18Ireland
page-home-time-london = 25 Min.
page-home-time-cz_first = 60 Min.
page-home-time-lilliput = 75 Min.
page-home-time-ireland = 4 Std.
page-home-weight-london = leicht
page-home-weight-cz_first = sanftes 18xx
page-home-weight-lilliput = mittel
page-home-weight-ireland = volles 18xx
page-home-about-london = Karte aufdecken, U-Bahn-Linie zeichnen. Alle zugleich.
page-home-about-cz_first = Jeder eine Gesellschaft. Gleise, Loks und der richtige Moment, keine Aktien.
page-home-about-lilliput = Aktionskarten, ein wachsender Plan und Aktien, in acht Runden.
page-home-about-ireland = Aktienhandel, Fusionen und Schmalspur. Für einen Abend.
page-home-daily-game = London
page-home-or-saved = Oder eine gespeicherte Partie öffnen:
page-home-name-about = Steht an deinen Tischen. Ein Konto ist nicht nötig.
page-home-daily-about = Heute für alle dieselben Karten. { $count ->
    [0] Noch niemand hat gespielt.
    [one] Eine Person hat gespielt.
   *[other] { $count } haben gespielt.
  }
page-tiles = Gleisteile
