# Dílky trati
rail-tile-final = Pole { $cell } se nikdy nemění, dílek se na ně nepokládá.
rail-tile-only-on = Dílek { $tile } má své vlastní místo, na { $cell } nepatří.
rail-tile-colour-step = { $colour ->
    [yellow] Žlutý dílek patří jen tam, kde ještě není nic žlutého, zeleného ani hnědého; { $cell } takové místo není.
    [green] Zelený dílek nahrazuje žlutý; na { $cell } žádný není.
    [brown] Hnědý dílek nahrazuje zelený; na { $cell } žádný není.
   *[grey] Šedý dílek nahrazuje hnědý; na { $cell } žádný není.
}
rail-tile-other-label = { $label ->
    [none] Dílek { $tile } má značku „{ $mark }“, na { $cell } nepatří.
   *[other] Na { $cell } patří jen dílky se značkou „{ $label }“; dílek { $tile } ji nemá.
}
rail-tile-other-stops = Dílek { $tile } nemá stejná města a velkoměsta jako { $cell }.
rail-tile-loses-track = Takto otočený dílek { $tile } by na { $cell } přerušil už položenou trať.
rail-tile-phase = { $colour ->
    [yellow] Dílek { $tile } zatím položit nelze.
    [green] Dílek { $tile } zatím položit nelze: zelené dílky přijdou až v pozdější fázi.
    [brown] Dílek { $tile } zatím položit nelze: hnědé dílky přijdou až v pozdější fázi.
   *[grey] Dílek { $tile } zatím položit nelze: šedé dílky přijdou až v pozdější fázi.
}

# Mapa
rail-board-no-cell = Pole { $cell } na této mapě není.
rail-board-none-left = Dílek { $tile } už žádný nezbývá.
rail-board-ground = Na pole { $cell } tento dílek nepatří (pravidlo šachovnice).
rail-board-other-company = Dílek { $tile } smí položit jen { $company }.
rail-board-stub = První dílek na { $cell } musí navázat na předtištěnou trať na straně { $side }.
rail-board-off-map = Trať z { $cell } by na straně { $side } vedla mimo mapu.
rail-board-border = Hranici pole { $cell } na straně { $side } nelze překročit.
rail-board-wall = Trať z { $cell } nesmí na straně { $side } vést do { $other }.
rail-board-own-wall = Trať na { $other } by skončila u vody dílku na { $cell }.
rail-board-gauge = Široký a úzký rozchod na sebe nenavazují: { $cell } a { $other }.
rail-board-first-colour = Dílek { $tile } nemůže být na poli první.

# Stanice
rail-station-no-city = Na { $cell } není město pro stanici.
rail-station-full = Na { $cell } není volné místo.
rail-station-reserved = Volné místo na { $cell } je vyhrazené pro { $company }.
rail-station-second = { $company } už na { $cell } stanici má.

# Dosah

# Vlaky
rail-train-none-left = Vlak { $train } už není k mání.
rail-train-limit = { $company } už má nejvyšší povolený počet vlaků: { $limit }.
rail-train-not-there = { $owner } vlak { $train } nemá.
rail-train-no-trade = Vlak { $old } nelze vyměnit za { $new }.

# Akcie
rail-share-not-held = Certifikát { $share } nikdo nedrží.
rail-share-certificates = { $holder } smí držet nejvýše tolik certifikátů: { $limit }.
rail-share-holding = { $holder } smí držet nejvýše { $limit } % společnosti { $company }.
rail-share-pool = Ve volném prodeji smí být nejvýše { $limit } % společnosti { $company }.
rail-share-director = { $holder } nemá za co vyměnit ředitelskou akcii společnosti { $company }.

# Peníze
rail-bank-short = { $payer } má jen { $cash }, potřeba je { $amount }.
rail-bank-negative = Částku { $amount } nelze zaplatit.
