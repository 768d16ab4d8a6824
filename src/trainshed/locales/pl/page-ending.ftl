# Poddanie gry i zakończenie jej za zgodą wszystkich.
page-give-up = Poddaj grę…
page-give-up-sure = Poddaj grę
page-give-up-about = Miejsce ({ $name }) na stałe przejmuje bot. Tego nie można cofnąć.
page-give-up-alone = Nikt inny nie siedzi przy tym stole: gra kończy się i punktuje się jej obecny stan. Tego nie można cofnąć, ale możesz grać dalej w kopii.
page-gave-up = Gra poddana, na twoim miejscu gra bot.
page-end-game = Zakończ grę…
page-end-sure = Zakończ grę
page-end-about = Gra kończy się teraz i punktuje się jej obecny stan. Tego nie można cofnąć, ale w kopii można grać dalej.
page-end-ask-sure = Zaproponuj koniec gry
page-end-ask-about = { $count ->
    [one] Jeśli { $names } się zgodzi, gra kończy się i punktuje się jej obecny stan. Tego nie można cofnąć, ale w kopii można grać dalej.
   *[other] Jeśli { $names } się zgodzą, gra kończy się i punktuje się jej obecny stan. Tego nie można cofnąć, ale w kopii można grać dalej.
  }
page-undo-asked-end = { $name } chce teraz zakończyć grę i punktować jej obecny stan.
