# Parts of the page that track games share. $company is a company’s short name, $train the number on a train, amounts are
# money in the currency of the game.
page-rail-confirm = Provést
page-rail-yes = ano
page-rail-no = ne
page-rail-none = žádný

# Karty.
page-rail-uses-cells = { $count ->
    [0] žádné místo
    [one] 1 místo
    [few] { $count } místa
   *[other] { $count } míst
}
page-rail-uses-slots = { $count ->
    [0] žádné volné místo
    [one] 1 volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}

# Co krok končí.
page-rail-ends-pool = Bez vlaku je { $company } pro tuto chvíli hotova.
page-rail-buy-nothing = Nekupovat

# Pokládání na mapu.
page-rail-tap-cell = Klepněte na vyznačené místo na mapě; dalším klepnutím dílek otočíte.
page-rail-tap-slot = Klepněte na vyznačené volné místo na mapě.
page-rail-no-cell = Žádná z vašich společností nemá kam takový dílek položit.
page-rail-no-slot = Žádná z vašich společností teď nemůže umístit stanici.
page-rail-station-cost = stanice { $cost }
page-rail-cannot-pay = nemá na to
page-rail-no-station-left = všechny stanice umístěny

# Společnosti, vlaky.
page-rail-treasury = Pokladna
page-rail-run = Nejlepší jízda
page-rail-price = Cena
page-rail-added = vy přidáte { $amount }
page-rail-buyer = Kupující společnost
page-rail-bank = Bank
page-rail-pool = Depo
page-rail-pool-empty = Depo je prázdné.
page-rail-train = { $train }-vlak
page-rail-trains-of = vlaky { $count }/{ $limit }:
page-rail-trains-own = Vaše druhá společnost
page-rail-trains-others = Ostatní, nabídkou
page-rail-buy-top = Koupit { $train }-vlak
page-rail-buy-for = Koupit za { $amount }
page-rail-offer-for = { $name }: nabídnout { $amount }
page-rail-obsolete = zastaralý, vydělá polovinu
page-rail-printed = na kartě
page-rail-chip-least = nejméně { $amount }
page-rail-chip-printed = na kartě { $amount }
page-rail-chip-all = vše { $amount }
page-rail-less = o { $amount } méně
page-rail-more = o { $amount } více
page-rail-left-in-stack = v balíčku { $count }
page-rail-phase = První svého druhu:
page-rail-phase-colour = { $colour ->
    [yellow] žluté dílky
    [green] zelené dílky
   *[brown] hnědé dílky
}
page-rail-phase-limit = 
    nejvýše { $limit ->
        [one] 1 vlak
        [few] { $limit } vlaky
       *[other] { $limit } vlaků
    }
page-rail-phase-obsolete = zastarají { $trains }-vlaky
page-rail-phase-rust = zreziví { $trains }-vlaky
page-rail-phase-nothing = jinak se nic nemění
page-rail-discard-about = { $count ->
    [one] Jeden vlak musí do depa.
    [few] { $count } vlaky musí do depa, jeden po druhém.
   *[other] { $count } vlaků musí do depa, jeden po druhém.
}

# Nabídky.
page-rail-deal-about = { $name } nabízí jménem { $company }. { $train }-vlak stojí na kartě { $amount }.
page-rail-deal-countered = { $name } žádá jinou cenu. { $train }-vlak stojí na kartě { $amount }.
page-rail-other-price = Jiná cena
page-rail-ask-price = Žádat { $amount }
page-rail-bid-price = Nabídnout { $amount }

# Akcie.
page-rail-flow = Nejprve prodat, pak koupit
page-rail-flow-sell = Prodat libovolně
page-rail-flow-buy = Koupit jednu, nebo založit
page-rail-certificates = certifikáty { $count }/{ $limit }
page-rail-sell = Prodat
page-rail-sell-count = Prodat { $count }
page-rail-held = máte { $count }
page-rail-nothing-to-sell = Nemáte akcie na prodej; ředitelská akcie se neprodává.
page-rail-cash-after = hotovost pak { $amount }
page-rail-buy = Koupit jednu akcii
page-rail-bank-shares = bank { $count }
page-rail-earned = vydělala { $amount }
page-rail-pool-then = Hned z depa
page-rail-top-then = { $train }-vlak za { $price }
page-rail-at-limit = na limitu

# Dividendy.
page-rail-pay = Vyplatit
page-rail-withhold = Ponechat
page-rail-for-you = pro vás
page-rail-stays-in-bank = zůstane v banku

# Vedle karty; Gulliver.
page-rail-key-enter = Vybrat místo; položit nebo potvrdit, co je vybráno
page-rail-key-escape = Zrušit výběr; přeskočit jízdu vlaků

# Zásuvky kolem mapy, přehled a konec hry 18Lilliput.
page-rail-key-other = Jiný dílek na toto místo
page-rail-key-map = Na mapu, k dalšímu možnému místu
page-rail-key-next = Další možné místo (se Shiftem předchozí)

page-rail-market = Ceny akcií
page-rail-companies = Společnosti
page-rail-trains = Vlaky
page-rail-tiles = Dílky
page-rail-sheet = Přehled

page-rail-round = { $number }. kolo z { $of }
page-rail-limit = nejvýše { $limit ->
    [one] 1 vlak
    [few] { $limit } vlaky
   *[other] { $limit } vlaků
}
page-rail-drawer-phase = Dílky až po { $colour ->
    [yellow] žluté
    [green] zelené
    [brown] hnědé
   *[grey] šedé
}; limit vlaků společnosti: { $limit }
page-rail-order = Pořadí jízdy
page-rail-done = už jela
page-rail-now = právě jede
page-rail-none-yet = Zatím nic.

page-rail-marker = { $company } na { $price }
page-rail-drawer-pay = vyplacení
page-rail-drawer-withhold = ponechání
page-rail-sale = každá prodaná akcie
page-rail-move-pay = { $company } vyplatí: pak { $price }
page-rail-move-withhold = { $company } si ponechá: pak { $price }
page-rail-move-sale = Prodá se akcie { $company }: pak { $price }

page-rail-drawer-treasury = Pokladna
page-rail-stations = Stanice
page-rail-next-station = další { $cost }
page-rail-runs = Jízda
page-rail-last-run = Poslední jízda
page-rail-best = Nejlepší jízda teď
page-rail-best-run = vydělá { $amount }
page-rail-per-share = Na akcii
page-rail-foundable = Lze založit
page-rail-no-trains = bez vlaku
page-rail-drawer-obsolete = zastaralý: vydělá polovinu
page-rail-holds-director = ředitel { $name } 50 %
page-rail-holds = { $name } { $percent } %
page-rail-holds-bank = bank { $percent } %
page-rail-percent = { $percent } %

page-rail-range = { $range ->
    [one] 1 zastávka
    [few] { $range } zastávky
   *[other] { $range } zastávek
}
page-rail-times = × { $times }
page-rail-brings-colour = { $colour ->
    [yellow] žluté dílky
    [green] zelené dílky
    [brown] hnědé dílky
   *[grey] šedé dílky
}
page-rail-brings-obsolete = { $train }-vlaky zastarají
page-rail-brings-rust = { $train }-vlaky zreziví
page-rail-came = už platí
page-rail-loses = ztratí { $count ->
    [one] 1 vlak
    [few] { $count } vlaky
   *[other] { $count } vlaků
}
page-rail-halves = { $count ->
    [one] 1 zastará
    [few] { $count } zastarají
   *[other] { $count } zastará
}
page-rail-over = { $count } nad limit
page-rail-empty = prázdné
page-rail-scrapped = Mimo hru
page-rail-drawer-none = žádné

page-rail-tiles-of = { $colour ->
    [yellow] Žluté dílky
    [green] Zelené dílky
    [brown] Hnědé dílky
    [grey] Šedé dílky
    [special] Dílky postav
   *[other] Ostatní dílky
}
page-rail-tiles-later = ještě ne
page-rail-tile = { $tile }, zbývá { $left }

page-rail-matrix = Majetek
page-rail-wealth = Jmění po kolech
page-rail-wealth-told = Jmění po kolech; poslední hodnoty: { $values }
page-rail-csv = Uložit jako CSV
page-rail-player = Hráč
page-rail-drawer-certificates = certifikátů
page-rail-cash = v hotovosti
page-rail-total = Celkem
page-rail-part-cash = Hotovost
page-rail-part-shares = Akcie
page-rail-part-directors = Ředitelské
page-rail-holdings-of = Co má { $name }
page-rail-own = Zpět k mému
page-rail-everybody = Majetek všech hráčů

page-rail-tally = Sčítání
page-rail-place = { $place }. místo
page-rail-winner = Vítězí { $name }.
page-rail-shared = Společné vítězství: { $names }.
page-rail-decided = { $name } má o { $lead } víc než { $other }. Rozhodlo: { $part }, o { $by } víc.

# Steps of companies that act one after the other.
page-rail-ends = Už nic? { $company } tedy pokračuje dál.
page-rail-stops = Město pro stanici
page-rail-stop = Město { $number }
page-rail-run-best = Vyjet za { $amount }
page-rail-run-nothing = Nevyjet
page-rail-key-digits = Vybrat odpověď; 1 také ukončí krok
