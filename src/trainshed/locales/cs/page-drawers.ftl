# Zásuvky kolem mapy, přehled a konec hry 18Lilliput.
page-turn = Tah
page-drawers = Zásuvky pod mapou
page-drawer-pin = Nechat otevřené: { $name }
page-drawer-unpin = Už nenechávat otevřené: { $name }
page-drawer-tall = Vyšší zásuvka
page-drawer-low = Nižší zásuvka
page-key-drawer = Otevřít nebo zavřít: { $name }
page-drawers-key-other = Jiný dílek na toto místo
page-drawers-key-map = Na mapu, k dalšímu možnému místu
page-drawers-key-next = Další možné místo (se Shiftem předchozí)

page-drawers-market = Trh
page-drawers-companies = Společnosti
page-drawers-trains = Vlaky
page-drawers-tiles = Dílky
page-drawers-sheet = Přehled

page-drawers-round = { $number }. kolo z { $of }
page-drawers-draft = Příprava hry
page-drawers-last-round = Příjmy se zdvojnásobí
page-drawers-first = Začíná { $name }
page-drawers-limit = nejvýše { $limit ->
    [one] 1 vlak
    [few] { $limit } vlaky
   *[other] { $limit } vlaků
}
page-drawers-phase = Dílky až po { $colour ->
    [yellow] žluté
    [green] zelené
   *[brown] hnědé
}; limit vlaků společnosti: { $limit }
page-drawers-order = Pořadí jízdy
page-drawers-done = už jela
page-drawers-now = právě jede
page-drawers-none-yet = Zatím nic.

page-drawers-marker = { $company } na { $price }
page-drawers-pay = vyplacení
page-drawers-withhold = ponechání
page-drawers-sale = každá prodaná akcie
page-drawers-move-pay = { $company } vyplatí: pak { $price }
page-drawers-move-withhold = { $company } si ponechá: pak { $price }
page-drawers-move-sale = Prodá se akcie { $company }: pak { $price }

page-drawers-price = Cena
page-drawers-treasury = Pokladna
page-drawers-stations = Stanice
page-drawers-next-station = další { $cost } £
page-drawers-runs = Jízda
page-drawers-last-run = Poslední jízda
page-drawers-best = Nejlepší jízda teď
page-drawers-best-run = vydělá { $amount }
page-drawers-per-share = Na akcii
page-drawers-foundable = Lze založit
page-drawers-no-trains = bez vlaku
page-drawers-obsolete = zastaralý: vydělá polovinu
page-drawers-holds-director = ředitel { $name } 50 %
page-drawers-holds = { $name } { $percent } %
page-drawers-holds-bank = bank { $percent } %

page-drawers-range = { $range ->
    [one] 1 město
    [few] { $range } města
   *[other] { $range } měst
}
page-drawers-times = × { $times }
page-drawers-brings-colour = { $colour ->
    [yellow] žluté dílky
    [green] zelené dílky
   *[brown] hnědé dílky
}
page-drawers-brings-obsolete = { $train }-vlaky zastarají
page-drawers-brings-rust = { $train }-vlaky zrezivějí
page-drawers-came = už platí
page-drawers-loses = ztratí { $count ->
    [one] 1 vlak
    [few] { $count } vlaky
   *[other] { $count } vlaků
}
page-drawers-halves = { $count ->
    [one] 1 zastará
    [few] { $count } zastarají
   *[other] { $count } zastará
}
page-drawers-over = { $count } nad limit
page-drawers-pool = Depo
page-drawers-empty = prázdné
page-drawers-scrapped = Mimo hru
page-drawers-none = žádné

page-drawers-tiles-of = { $colour ->
    [yellow] Žluté dílky
    [green] Zelené dílky
    [brown] Hnědé dílky
    [special] Dílky postav
   *[other] Ostatní dílky
}
page-drawers-tiles-later = ještě ne
page-drawers-tile = { $tile }, zbývá { $left }

page-drawers-matrix = Majetek
page-drawers-wealth = Jmění po kolech
page-drawers-wealth-told = Jmění po kolech; poslední hodnoty: { $values }
page-drawers-csv = Uložit jako CSV
page-drawers-player = Hráč
page-drawers-certificates = akcií
page-drawers-cash = v hotovosti
page-drawers-copies = { $count ->
    [one] kopírovací karta
    [few] kopírovací karty
   *[other] kopírovacích karet
}
page-drawers-total = Celkem
page-drawers-part-cash = Hotovost
page-drawers-part-shares = Akcie
page-drawers-part-directors = Ředitelské
page-drawers-part-copies = Kopie
page-drawers-spent = využito
page-drawers-own-tiles = { $count ->
    [one] 1 dílek postavy k položení
    [few] { $count } dílky postav k položení
   *[other] { $count } dílků postav k položení
}
page-drawers-holdings-of = Co má { $name }
page-drawers-own = Zpět k mému
page-drawers-everybody = Majetek všech hráčů

page-drawers-tally = Sčítání
page-drawers-place = { $place }. místo
page-drawers-winner = Vítězí { $name }.
page-drawers-shared = Společné vítězství: { $names }.
page-drawers-solo-won = Jste bohatší než Gulliver: vyhráváte.
page-drawers-solo-lost = Gulliver je bohatší: tentokrát vítězí on.
page-drawers-solo-tie = Vy i Gulliver jste stejně bohatí.
page-drawers-decided = { $name } má o { $lead } £ víc než { $other }. Rozhodlo: { $part }, o { $by } £ víc.
