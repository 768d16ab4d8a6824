# 18Ireland: dražba soukromých drah, burzovní kola, vydávání akcií. $what je soukromá dráha nebo společnost (zkratka).

# Otázky.
ireland-ask-private = { $private } stojí { $price }; volných máte { $cash }. Koupíte, přihodíte na jinou dráhu, nebo pasujete?
ireland-ask-private-bids = Nejvyšší nabídka na { $private } je { $price }; můžete jít až na { $cash }. Přihodíte, nebo odstoupíte?
ireland-ask-stock = Máte { $cash }: prodat akcie a pak jednu koupit, založit společnost, nebo pasovat?
ireland-ask-stock-sold = Po prodeji máte { $cash }: prodat další, koupit jednu akcii, nebo skončit?
ireland-ask-stock-over = Překračujete limit, nejdřív musíte prodávat. Máte { $cash }.
ireland-ask-auction = { $player } nabízí za { $company } { $price }; máte { $cash }. Přihodíte, nebo odstoupíte?
ireland-ask-start-price = { $company } vydražena za { $paid }. S jakou cenou začne?
ireland-ask-issue = { $company } má { $cash }, akcie stojí { $price }. Jednu vydat, jednu odkoupit, nebo nic?

# Odmítnutí.
ireland-refuse-not-the-lowest = Koupit lze teď jen nejlevnější dráhu { $private } za její cenu.
ireland-refuse-private-money = Stojí { $price }; kromě částek v nabídkách máte { $cash }.
ireland-refuse-not-offered = Na { $private } se teď nabízet nedá.
ireland-refuse-lowest-not-bid = { $private } je nejlevnější: kupuje se, nenabízí se na ni.
ireland-refuse-bid-low = Nejnižší možná nabídka je { $low }.
ireland-refuse-bid-step = Nabídky jsou násobky { $step }.
ireland-refuse-bid-money = Nabídnout můžete nejvýše { $cash }.
ireland-refuse-other-auction = Teď se draží { $what }.
ireland-refuse-not-the-top = { $company } není horní společnost sloupku.
ireland-refuse-no-five-now = Pětiakciové společnosti se zakládají jen ve fázích 2, 4 a 6.
ireland-refuse-par-too-high = Počáteční cena smí být nejvýše { $half }, polovina nabídky.
ireland-refuse-must-sell = Překračujete limit, nejdřív musíte prodávat.
ireland-refuse-no-sale-first-round = V prvním burzovním kole se neprodává.
ireland-refuse-sold-this-round = Vaše akcie společnosti { $company } se v tomto kole už prodávaly, koupit je nesmíte.
ireland-refuse-no-sale-with = V tomto tahu se už prodávalo; společnost se zakládá v samostatném tahu.
ireland-refuse-no-ten-now = Desetiakciové společnosti se zakládají od fáze 6.
ireland-refuse-not-launchable = { $company } není desetiakciová společnost, kterou lze založit.
ireland-refuse-no-par = { $price } není počáteční cena.
ireland-refuse-launch-money = Ředitelská akcie společnosti { $company } stojí { $cost }.
ireland-refuse-no-home = Nikde není volné místo pro domovskou stanici.
ireland-refuse-treasury-empty = { $company } nemá v pokladně žádnou akcii.
ireland-refuse-issue-pool = Do volného prodeje už další akcie společnosti { $company } nesmí.
ireland-refuse-pool-empty = Ve volném prodeji není žádná akcie společnosti { $company }.
ireland-refuse-redeem-money = { $company } nemá na svou akcii { $price }.

# Záznam.
ireland-log-bid = { $player } nabízí za { $what } { $price }.
ireland-log-passes = { $player } pasuje.
ireland-log-drops-out = { $player } odstupuje z dražby { $what }.
ireland-log-private-sold = { $player } získává { $private } za { $price }.
ireland-log-private-free = { $player } musí vzít { $private } zadarmo.
ireland-log-private-cheaper = { $private } nikdo nechce: stojí teď { $price } a všechny nabídky se ruší.
ireland-log-private-removed = { $private } nikdo nechce: odchází ze hry.
ireland-log-company-started = { $player } zakládá { $company } s cenou { $price }; do pokladny jde { $paid }.
ireland-log-priority = Kartu priority má { $player }.
ireland-log-issued = { $company } vydává akcii za { $amount }; cena je teď { $price }.
ireland-log-redeemed = { $company } odkupuje akcii za { $amount }.
