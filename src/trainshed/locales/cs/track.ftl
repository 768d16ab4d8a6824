# Dílky trati
rail-tile-final = Přes { $old } se už nic nepokládá.
rail-tile-only-on = Dílek { $tile } má své vlastní místo, sem ho položit nelze.
rail-tile-colour-step = Sem nemůže přijít dílek barvy { $colour }: podklad má barvu { $old }.
rail-tile-other-label = Sem patří jen dílky se značkou „{ $label }“ a { $tile } ji nemá.
rail-tile-other-stops = Dílek { $tile } nemá stejná města a velkoměsta jako toto místo.
rail-tile-loses-track = V tomto natočení by { $tile } přerušil už položenou trať.
rail-tile-phase = { $tile } přijde na řadu až ve fázi barvy { $colour }.

# Mapa
rail-board-no-cell = Pole { $cell } na této mapě není.
rail-board-none-left = Dílky { $tile } už došly.
rail-board-ground = Na pole { $cell } tento dílek nepatří (pravidlo šachovnice).
rail-board-other-company = Dílek { $tile } smí položit jen { $company }.
rail-board-stub = První dílek na { $cell } musí navázat na předtištěnou trať na straně { $side }.
rail-board-off-map = Trať z { $cell } by na straně { $side } vedla mimo mapu.
rail-board-border = Hranici pole { $cell } na straně { $side } nelze překročit.
rail-board-wall = Trať z { $cell } nesmí na straně { $side } narazit na { $other }.
rail-board-own-wall = Trať na { $other } by skončila u vody dílku na { $cell }.
rail-board-gauge = Široký a úzký rozchod na sebe nenavazují: { $cell } a { $other }.
rail-board-first-colour = { $tile } nemůže být prvním dílkem na poli.

# Stanice
rail-station-no-city = Na { $cell } není velkoměsto pro stanici.
rail-station-full = Všechna místa na { $cell } jsou obsazená.
rail-station-reserved = Volné místo na { $cell } je vyhrazené pro { $company }.
rail-station-second = { $company } už na { $cell } stanici má.

# Dosah
rail-reach-not-joined = Dílek na { $cell } by nenavázal na trať, na kterou dosáhneš.
rail-reach-no-track = { $company } by na { $cell } nemohla použít žádnou trať tohoto dílku.
rail-reach-no-new-track = { $company } by na { $cell } nemohla použít nic z nové trati.
rail-reach-no-stop = { $company } se do tohoto velkoměsta na { $cell } nedostane.

# Vlaky
rail-train-none-left = Vlak { $train } už není k mání.
rail-train-limit = { $company } už má nejvyšší povolený počet vlaků: { $limit }.
rail-train-not-there = { $owner } vlak { $train } nemá.
rail-train-no-trade = Vlak { $old } nelze vyměnit za { $new }.

# Akcie
rail-share-not-held = Akcii { $share } nikdo nedrží.
rail-share-certificates = { $holder } smí držet nejvýše tolik akcií: { $limit }.
rail-share-holding = { $holder } smí držet nejvýše { $limit } % společnosti { $company }.
rail-share-pool = Ve volném prodeji smí být nejvýše { $limit } % společnosti { $company }.
rail-share-director = { $holder } nemá za co vyměnit ředitelskou akcii společnosti { $company }.

# Peníze
rail-bank-short = { $payer } má jen { $cash }, potřeba je { $amount }.
rail-bank-negative = Částku { $amount } nelze zaplatit.
