# Panel akcí 18Lilliput. $company je zkratka společnosti, $train číslo na vlaku.
page-lilliput-gulliver = Gulliver

# Pořadí tahů.
page-lilliput-order = Pořadí tahů
page-lilliput-order-yours = Vaše tahy: { $first }. a { $second }. z { $all }.
page-lilliput-left = { $count ->
    [one] Zbývá 1 tah, volné karty:
    [few] Zbývají { $count } tahy, volné karty:
   *[other] Zbývá { $count } tahů, volné karty:
}
page-lilliput-left-help = Kolik nepoužitých karet to nabízí v jedné ze svých akcí
page-lilliput-running = Všechny tahy jsou odehrány; vlaky jedou.
page-lilliput-kind-lay = dílky
page-lilliput-kind-shares = akcie
page-lilliput-kind-trains = vlaky
page-lilliput-kind-station = stanice
page-lilliput-kind-treasury = peníze do pokladen

# Karty.
page-lilliput-cards = Akční karty
page-lilliput-used = použita
page-lilliput-copy = kopie
page-lilliput-copy-costs = Přijdete o kopírovací kartu, která má na konci hodnotu 20 £.
page-lilliput-no-use = Teď vám k ničemu není: karta bude pryč a nic se nestane.
page-lilliput-useless = tah by jen skončil
page-lilliput-half-lay-any = 1 dílek
page-lilliput-half-lay-both = 1 žlutý + 1 zelený
page-lilliput-half-lay-yellow = 1–2 žluté dílky
page-lilliput-half-shares = Akcie
page-lilliput-half-train = 1 vlak
page-lilliput-half-trains = 1–2 vlaky
page-lilliput-half-station = Stanice
page-lilliput-half-treasury = { $amount } £ do pokladen
page-lilliput-uses-bank = { $train }-vlak za { $price } £
page-lilliput-uses-foreign = { $count ->
    [one] 1 na nabídku
   *[other] { $count } na nabídku
}
page-lilliput-uses-no-train = na žádný není
page-lilliput-uses-sell = prodat { $count }
page-lilliput-uses-buy = koupit { $count }
page-lilliput-uses-found = založit { $count }
page-lilliput-uses-no-share = není s čím obchodovat

# Co krok končí.
page-lilliput-ends = { $you ->
    [yes] Už nic? Pak váš tah končí; i další je váš.
   *[no] Už nic? Pak váš tah končí; další je { $name }.
}
page-lilliput-ends-last = Už nic? Pak končí poslední tah a vlaky vyjedou.
page-lilliput-ends-split = Už nic? Pak peníze zůstanou v banku.
page-lilliput-end-turn = Ukončit tah

# Rozebírání.
page-lilliput-start-companies = Počáteční společnosti
page-lilliput-characters = Postavy

# Pokládání na mapu.
page-lilliput-tiles-left = { $colour ->
    [yellow] { $count } × žlutý
    [green] { $count } × zelený
   *[any] { $count } × libovolná barva
}

# Společnosti, vlaky.
page-lilliput-refused = S touto kartou odmítnuto
page-lilliput-drop-after = Nejlepší jízda { $before } → { $after }

# Nabídky.
page-lilliput-deal-once = Odmítnete-li, druhá nabídka na tento vlak s touto kartou nepřijde.

# Akcie.
page-lilliput-found = Založit společnost
page-lilliput-you-pay = Zaplatíte
page-lilliput-director-count = Společnosti, které řídíte

# Pokladny.
page-lilliput-judge-each-round = Tolik přináší soudce na začátku každého kola.
page-lilliput-fill = { $amount } £ do pokladen
page-lilliput-split-to = Pro { $company }
page-lilliput-all-for = vše pro { $company }
page-lilliput-half-each = napůl

# Vedle karty; Gulliver.
page-lilliput-extras = Také ve vašem tahu
page-lilliput-once = Jen jednou za hru; v pozdějších kolech má větší hodnotu.
page-lilliput-hand = Dílek postavy
page-lilliput-hand-none = teď není kam
page-lilliput-gulliver-did = Co udělal Gulliver a proč
page-lilliput-key-digits = Přejít na kartu; vybrat odpověď; 1 také ukončí krok

page-lilliput-draft = Příprava hry
page-lilliput-last-round = Příjmy se zdvojnásobí
page-lilliput-first = Začíná { $name }
page-lilliput-copies = { $count ->
    [one] kopírovací karta
    [few] kopírovací karty
   *[other] kopírovacích karet
}
page-rail-part-copies = Kopie
page-lilliput-spent = využito
page-lilliput-own-tiles = { $count ->
    [one] 1 dílek postavy k položení
    [few] { $count } dílky postav k položení
   *[other] { $count } dílků postav k položení
}
page-lilliput-solo-won = Jste bohatší než Gulliver: vyhráváte.
page-lilliput-solo-lost = Gulliver je bohatší: tentokrát vítězí on.
page-lilliput-solo-tie = Vy i Gulliver jste stejně bohatí.
page-lilliput-range = { $range ->
    [one] 1 město
    [few] { $range } města
   *[other] { $range } měst
}
page-lilliput-range-note = Počítají se jen města, maloměsta ne.
