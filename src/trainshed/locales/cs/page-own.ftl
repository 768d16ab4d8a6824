# Moje hry: čeho jsem dosáhl, odložené stoly, poznámky.
page-own = Moje hry
page-own-empty = Zatím žádná dohraná hra
page-own-empty-about = Dohrajte hru do konce a najdete tu svá nejlepší skóre, hodnocení sólových her a výsledky proti botům.
page-own-play = Vybrat hru
page-own-counts = Počítají se hry odehrané tady od prvního tahu do konce, s jedním vlastním místem a kartami rozdanými serverem. Lekce, kopie, načtené soubory a předčasně ukončené hry se nepočítají. Po smazání stolu výsledek zůstává.
page-own-more = Starší hry se ještě sčítají…
page-own-archive = Archiv
page-own-games = { $count ->
    [one] { $count } dohraná hra
    [few] { $count } dohrané hry
   *[other] { $count } dohraných her
  }
page-own-rank = Moje nejlepší sólové hodnocení
page-own-scale = Hodnocení od nejvyššího
page-own-scale-london = Podle skóre v sólové hře po odečtení za moduly.
page-own-scale-lilliput = Podle náskoku před Gulliverem. Pravidla hodnocení neznají, je naše.
page-own-up-to = do { $most }
page-own-from = od { $least }
page-own-range = { $least } až { $most }
page-own-times = { $count ->
    [one] jednou
    [few] { $count }krát
   *[other] { $count }krát
  }
page-own-next = Do hodnocení „{ $rank }“ chybí { $points }
page-own-highest = Výš už to nejde.
page-own-last-result = Naposledy: { $result }
page-own-bests = Osobní rekordy
page-own-who = Hráči
page-own-best = Rekord
page-own-mean = Průměr
page-own-played = Odehráno
page-own-won-of = Výhry
page-own-share = Podíl výher
page-own-percent = { $percent } %
page-own-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
  }
page-own-levels = Proti botům
page-own-level = Úroveň
page-own-mixed = Různá
page-own-bots = { $count ->
    [one] Bot ({ $level })
    [few] { $count } boti ({ $level })
   *[other] { $count } botů ({ $level })
  }
page-own-last = Moje poslední hry
page-own-date = Datum
page-own-against = Proti
page-own-score = Skóre
page-own-result = Výsledek
page-own-won = výhra
page-own-place = { $place }. z { $players }
page-own-chart = { $count ->
    [one] Skóre mé poslední hry: { $last }
    [few] Skóre mých posledních { $count } her; nejlepší { $best }, poslední { $last }
   *[other] Skóre mých posledních { $count } her; nejlepší { $best }, poslední { $last }
  }
page-own-key-won = výhra
page-own-key-other = bez výhry nebo sólo
page-own-key-mean = průměr { $mean }
page-home-level = { $count ->
    [one] Úroveň bota
    [few] Úroveň botů
   *[other] Úroveň botů
  }
page-tables-won = výhra, { $totals }
page-tables-place = { $place }. z { $players }, { $totals }
page-tables-early = ukončeno dřív, { $totals }
page-tables-rank = { $total } · { $rank }
page-tables-ways = Odložit: { $table }, { $names }
page-tables-ways-short = Odložit
page-tables-undo = Vrátit
page-tables-archive = Archivovat
page-tables-archived = Stůl je v archivu. Najdete ho v Mých hrách.
page-tables-list = Zpět mezi moje stoly
page-tables-listed = Stůl je zpět mezi vašimi.
page-tables-hide = Odebrat ze seznamu
page-tables-hidden = Stůl zmizel z vašeho seznamu. Ostatním zůstává.
page-tables-delete = Smazat…
page-tables-delete-about = Nikdo jiný u stolu nesedí. Smaže se natrvalo i s poznámkami; započtený výsledek zůstane.
page-tables-delete-sure = Smazat natrvalo
page-tables-deleted = Stůl je smazaný.
page-tables-leave = Opustit hru…
page-tables-leave-about = Ostatní hrají dál; vaše místo natrvalo převezme bot. Vrátit to nejde.
page-tables-leave-sure = Opustit natrvalo
page-tables-left = Hra je opuštěná.
page-notes = Poznámky
page-notes-empty = Co si o této hře chcete pamatovat?
page-notes-about = Vidíte je jen vy.
page-notes-loading = Načítá se…
page-notes-saved = Uloženo
page-notes-changed = Ukládá se…
page-notes-failed = Neuloženo
page-notes-elsewhere = Změněno v jiném okně
page-notes-take = Ukázat ty druhé
page-notes-keep = Nechat tyto
page-problem-others = U tohoto stolu sedí i jiní lidé.
page-problem-notes = Poznámky mají nejvýš 10000 tisknutelných znaků.
page-problem-notes-changed = Poznámky se změnily v jiném okně.
