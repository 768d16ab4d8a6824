# Panel akcí 18Lilliput. $company je zkratka společnosti, $train číslo na vlaku.
page-lilliput-gulliver = Gulliver
page-lilliput-confirm = Provést
page-lilliput-yes = ano
page-lilliput-no = ne
page-lilliput-none = žádný

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
page-lilliput-cards = Karty akcí
page-lilliput-used = použita
page-lilliput-copy = kopie
page-lilliput-copy-costs = Přijdete o kopírovací kartu, která má na konci hodnotu 20 £.
page-lilliput-no-use = Teď vám k ničemu není: karta bude pryč a nic se nestane.
page-lilliput-half-lay-any = 1 dílek
page-lilliput-half-lay-both = 1 žlutý + 1 zelený
page-lilliput-half-lay-yellow = 1–2 žluté dílky
page-lilliput-half-shares = Akcie
page-lilliput-half-train = 1 vlak
page-lilliput-half-trains = 1–2 vlaky
page-lilliput-half-station = Stanice
page-lilliput-half-treasury = { $amount } £ do pokladen
page-lilliput-uses-cells = { $count ->
    [0] žádné místo
    [one] 1 místo
    [few] { $count } místa
   *[other] { $count } míst
}
page-lilliput-uses-slots = { $count ->
    [0] žádné volné místo
    [one] 1 volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
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
page-lilliput-ends-pool = Bez vlaku je { $company } pro tuto chvíli hotova.
page-lilliput-ends-split = Už nic? Pak peníze zůstanou v banku.
page-lilliput-end-turn = Ukončit tah
page-lilliput-buy-nothing = Nekupovat

# Rozebírání.
page-lilliput-start-companies = Počáteční společnosti
page-lilliput-characters = Postavy

# Pokládání na mapu.
page-lilliput-tiles-left = { $colour ->
    [yellow] { $count } × žlutý
    [green] { $count } × zelený
   *[any] { $count } × libovolná barva
}
page-lilliput-tap-cell = Klepněte na vyznačené místo na mapě; dalším klepnutím dílek otočíte.
page-lilliput-tap-slot = Klepněte na vyznačené volné místo na mapě.
page-lilliput-no-cell = Žádná z vašich společností nemá kam takový dílek položit.
page-lilliput-no-slot = Žádná z vašich společností teď nemůže umístit stanici.
page-lilliput-station-cost = stanice { $cost } £
page-lilliput-cannot-pay = nemá na to
page-lilliput-no-station-left = všechny stanice umístěny

# Společnosti, vlaky.
page-lilliput-treasury = Pokladna
page-lilliput-run = Nejlepší jízda
page-lilliput-price = Cena
page-lilliput-added = vy přidáte { $amount } £
page-lilliput-buyer = Kupující společnost
page-lilliput-bank = Bank
page-lilliput-pool = Depo
page-lilliput-pool-empty = Depo je prázdné.
page-lilliput-train = { $train }-vlak
page-lilliput-trains-of = vlaky { $count }/{ $limit }:
page-lilliput-trains-own = Vaše druhá společnost
page-lilliput-trains-others = Ostatní, nabídkou
page-lilliput-buy-top = Koupit { $train }-vlak
page-lilliput-buy-for = Koupit za { $amount } £
page-lilliput-offer-for = { $name }: nabídnout { $amount } £
page-lilliput-obsolete = zastaralý, vydělá polovinu
page-lilliput-refused = S touto kartou odmítnuto
page-lilliput-printed = na kartě
page-lilliput-chip-least = nejméně { $amount } £
page-lilliput-chip-printed = na kartě { $amount } £
page-lilliput-chip-all = vše { $amount } £
page-lilliput-less = o { $amount } méně
page-lilliput-more = o { $amount } více
page-lilliput-left-in-stack = v balíčku { $count }
page-lilliput-phase = První svého druhu:
page-lilliput-phase-colour = { $colour ->
    [yellow] žluté dílky
    [green] zelené dílky
   *[brown] hnědé dílky
}
page-lilliput-phase-limit = nejvýše vlaků: { $limit }
page-lilliput-phase-obsolete = zastarají { $trains }
page-lilliput-phase-rust = ze hry mizí { $trains }
page-lilliput-phase-nothing = jinak se nic nemění
page-lilliput-discard-about = { $count ->
    [one] Jeden vlak musí do depa.
    [few] { $count } vlaky musí do depa, jeden po druhém.
   *[other] { $count } vlaků musí do depa, jeden po druhém.
}
page-lilliput-drop-after = Nejlepší jízda { $before } → { $after }

# Nabídky.
page-lilliput-deal-about = { $name } žádá za { $company }. { $train }-vlak stojí na kartě { $amount } £.
page-lilliput-deal-once = Odmítnete-li, druhá nabídka na tento vlak s touto kartou nepřijde.

# Akcie.
page-lilliput-flow = Nejprve prodat, pak koupit
page-lilliput-flow-sell = Prodat libovolně
page-lilliput-flow-buy = Koupit jednu, nebo založit
page-lilliput-certificates = akcie { $count }/{ $limit }
page-lilliput-sell = Prodat
page-lilliput-sell-count = Prodat { $count }
page-lilliput-held = máte { $count }
page-lilliput-nothing-to-sell = Nemáte akcie na prodej; ředitelská akcie se neprodává.
page-lilliput-cash-after = hotovost pak { $amount } £
page-lilliput-buy = Koupit jednu akcii
page-lilliput-bank-shares = bank { $count }
page-lilliput-earned = vydělala { $amount }
page-lilliput-found = Založit společnost
page-lilliput-you-pay = Zaplatíte
page-lilliput-pool-then = Hned z depa
page-lilliput-top-then = { $train }-vlak za { $price } £
page-lilliput-director-count = Společnosti, které řídíte
page-lilliput-at-limit = na limitu

# Dividendy.
page-lilliput-pay = Vyplatit
page-lilliput-withhold = Ponechat
page-lilliput-for-you = pro vás
page-lilliput-stays-in-bank = zůstane v banku

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
page-lilliput-key-enter = Vybrat místo; položit nebo potvrdit, co je vybráno
page-lilliput-key-escape = Zrušit výběr; přeskočit jízdu vlaků
