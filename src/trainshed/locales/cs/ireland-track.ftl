# 18Ireland: tratě, stanice, soukromé dráhy a jejich schopnosti. $company je zkratka společnosti, $private soukromé dráhy,
# $cell pole mapy. Částky přicházejí i s měnou.
ireland-ask-track = Jakou trať položí { $company }?
ireland-ask-track-second = { $company } smí za { $fee } položit druhý dílek. Který?
ireland-ask-track-powers = { $company } už položila své dílky. Využije některou ze svých soukromých drah?
ireland-ask-second-tile = Položte za { $company } druhý dílek dráhy { $private }.
ireland-ask-last = Koupí { $company } ještě soukromou dráhu, nebo některou využije, než její tah skončí?
ireland-ask-settle = Ve kterém městě na { $cell } bude stanice společnosti { $company }?
ireland-ask-offer-private = { $company } vám za { $private } nabízí { $price }. Souhlasíte?

ireland-refuse-closed-cell = Dokud { $private } patří hráči, na { $cell } nikdo nestaví.
ireland-refuse-mail-only = Na { $cell } staví jen Irish Mail.
rail-refuse-narrow-unreached = Dílek na { $cell } by úzkým rozchodem nevedl k žádnému městu ani maloměstu, kam { $company } dosáhne širokým rozchodem.
rail-refuse-nothing-new = Dílek na { $cell } nepřinese společnosti { $company } trať, kterou může použít, ani nezmění hodnotu zastávky, kam dosáhne.
ireland-refuse-settle-company = Teď se rozhoduje, kde na { $cell } bude stanice společnosti { $company }.
ireland-refuse-settle-city = V tomto městě na { $cell } není volné místo.
ireland-refuse-private-phase = Společnosti kupují soukromé dráhy jen ve fázích 4 a 6, { $private } teď na prodej není.
ireland-refuse-private-owner = { $private } nepatří žádnému hráči, takže ji nelze koupit.
ireland-refuse-private-cash = { $company } nemá ani na nejnižší cenu { $price }.
ireland-refuse-private-price = Cena je od { $low } do { $high }.
ireland-refuse-private-refused = Nabídka { $price } za { $private } už byla v tomto tahu odmítnuta; má smysl jen vyšší.
ireland-refuse-private-own = { $company } nevlastní { $private }.
ireland-refuse-power-yellow = { $private } pokládá jen žluté dílky.
ireland-refuse-drumglass-used = Drumglass Colliery už svůj dílek položila.
ireland-refuse-drumglass-cell = Drumglass Colliery pokládá svůj dílek na { $cell }.
ireland-refuse-marker-private = { $private } žádný žeton nemá.
ireland-refuse-marker-cell = { $private } nemá na { $cell } přístav.
ireland-refuse-pair-first = Prvním dílkem je { $tile } na { $cell }.
ireland-refuse-pair-blank = { $private } pokládá oba dílky na prázdná pole.
ireland-refuse-pair-joined = Oba dílky dráhy { $private } musí ležet na prázdných polích a navazovat na sebe.
ireland-refuse-second-must = Druhý dílek dráhy { $private } se pokládá hned.
ireland-refuse-mail-tile = Irish Mail pokládá dílek { $tile } na jedno ze svých míst v moři.

ireland-log-private-offered = { $company } nabízí hráči { $owner } za { $private } { $price }.
ireland-log-private-refused = { $owner } odmítá { $price } od { $company } za { $private }.
ireland-log-private-bought = { $company } kupuje { $private } od hráče { $owner } za { $price }.
ireland-log-private-closed = { $private } zaniká.
ireland-log-marker-placed = { $company } pokládá žeton { $private } na { $cell }: každý vlak, který tam zastaví, vydělá o { $bonus } víc.
rail-refuse-no-broad = Na { $cell } nevede žádná trať společnosti { $company } o širokém rozchodu.
