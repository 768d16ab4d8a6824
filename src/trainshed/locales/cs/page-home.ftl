# Úvodní stránka.
page-home-new = Jste tu poprvé? Začněte tady
page-home-lesson = Naučte se 18xx za 20 minut
page-home-lesson-about = Skutečná partie proti přátelskému botovi. Průvodce vysvětlí každou myšlenku, když na ni poprvé dojde: stavět tratě, jezdit, vědět, kdy nakoupit.
page-home-lesson-start = Začít lekci
page-home-lesson-on = Pokračovat v lekci
page-home-lesson-step = Pokračovat krokem { $step }
page-home-lesson-again = Lekce hotová · znovu
page-home-lesson-steps = 16 krátkých kroků
page-home-lesson-soon = Lekce ještě není otevřená.
page-home-know = 18xx už znám
page-home-all = všech { $count }
page-home-over = dohráno
page-home-over-with = dohráno, { $totals }
page-home-play = Hrát
page-home-alone = Sólo
page-home-bot = Bot
page-home-bots = Proti botům
page-home-friends = S přáteli…
page-home-title-london = Next Station: London
page-home-title-cz_first = 18CZ: Vaše první hra
page-home-title-lilliput = 18Lilliput
page-home-title-ireland = 18Ireland
page-home-time-london = 25 min
page-home-time-cz_first = 60 min
page-home-time-lilliput = 75 min
page-home-time-ireland = 4 h
page-home-weight-london = lehká
page-home-weight-cz_first = mírné 18xx
page-home-weight-lilliput = střední
page-home-weight-ireland = plné 18xx
page-home-about-london = Otočte kartu, nakreslete linku metra. Všichni naráz.
page-home-about-cz_first = Každý jednu společnost. Tratě, vlaky a načasování, bez akcií.
page-home-about-lilliput = Akční karty, rostoucí mapa a akcie, v osmi kolech.
page-home-about-ireland = Burza, fúze a úzký rozchod. Na celý večer.
page-home-daily-game = Londýn
page-home-or-saved = Nebo otevřete uloženou hru:
page-home-name-about = Uvidí ho ostatní u stolu. Účet není potřeba.
page-home-daily-about = Dnes pro všechny stejné karty. { $count ->
    [0] Ještě nikdo nehrál.
    [one] Odehrál je jeden.
    [few] Odehráli je { $count }.
   *[other] Odehrálo je { $count }.
  }
page-tiles = Dílky
