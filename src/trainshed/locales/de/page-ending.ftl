# Aufgeben und das Spiel im Einvernehmen beenden.
page-give-up = Aufgeben …
page-give-up-sure = Spiel aufgeben
page-give-up-about = Ein Bot übernimmt den Platz von { $name } endgültig. Das lässt sich nicht zurücknehmen.
page-give-up-alone = Sonst sitzt niemand am Tisch: Das Spiel endet und wird gewertet, wie es steht. Das lässt sich nicht zurücknehmen, aber in einer Kopie kannst du weiterspielen.
page-gave-up = Du hast aufgegeben; auf deinem Platz spielt ein Bot.
page-end-game = Spiel beenden …
page-end-sure = Spiel beenden
page-end-about = Das Spiel endet jetzt und wird gewertet, wie es steht. Das lässt sich nicht zurücknehmen, aber in einer Kopie kann weitergespielt werden.
page-end-ask-sure = Ende vorschlagen
page-end-ask-about = { $count ->
    [one] Wenn { $names } zustimmt, endet das Spiel und wird gewertet, wie es steht. Das lässt sich nicht zurücknehmen, aber in einer Kopie kann weitergespielt werden.
   *[other] Wenn { $names } zustimmen, endet das Spiel und wird gewertet, wie es steht. Das lässt sich nicht zurücknehmen, aber in einer Kopie kann weitergespielt werden.
  }
page-undo-asked-end = { $name } möchte das Spiel jetzt beenden und werten, wie es steht.
