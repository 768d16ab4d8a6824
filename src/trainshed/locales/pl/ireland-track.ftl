# 18Ireland: tory, stacje, spółki prywatne i ich zdolności. $company to skrót spółki, $private skrót spółki prywatnej, $cell
# pole mapy. Kwoty przychodzą z walutą.
ireland-ask-track = Jakie tory kładzie { $company }?
ireland-ask-track-second = { $company } może za { $fee } położyć drugi kafelek. Który?
ireland-ask-track-powers = { $company } położyła już swoje kafelki. Czy skorzysta ze spółki prywatnej?
ireland-ask-second-tile = Połóż drugi kafelek { $private } dla { $company }.
ireland-ask-last = Czy { $company } kupi spółkę prywatną albo z którejś skorzysta, zanim skończy turę?
ireland-ask-settle = W którym mieście na { $cell } stoi stacja spółki { $company }?
ireland-ask-offer-private = { $company } oferuje ci za { $private } { $price }. Zgadzasz się?

ireland-refuse-closed-cell = Dopóki { $private } należy do gracza, na { $cell } nikt nie buduje.
ireland-refuse-mail-only = Na { $cell } buduje tylko The Irish Mail.
rail-refuse-narrow-unreached = Kafelek na { $cell } nie łączyłby się wąskim torem z żadnym miastem ani miasteczkiem, do którego { $company } dociera szerokim torem.
rail-refuse-nothing-new = Kafelek na { $cell } nie daje spółce { $company } toru, z którego mogłaby skorzystać, ani nie zmienia wartości przystanku, do którego dociera.
ireland-refuse-settle-company = Pytanie brzmi, gdzie na { $cell } stoi stacja spółki { $company }.
ireland-refuse-settle-city = W tym mieście na { $cell } nie ma wolnego miejsca.
ireland-refuse-private-phase = Spółki kupują spółki prywatne tylko w fazach 4 i 6, więc { $private } nie jest teraz na sprzedaż.
ireland-refuse-private-owner = { $private } nie należy do żadnego gracza, więc nie można jej kupić.
ireland-refuse-private-cash = { $company } nie ma nawet najniższej ceny { $price }.
ireland-refuse-private-price = Cena wynosi od { $low } do { $high }.
ireland-refuse-private-refused = Ofertę { $price } za { $private } odrzucono już w tej turze; sens ma tylko wyższa.
ireland-refuse-private-own = { $company } nie ma { $private }.
ireland-refuse-power-yellow = { $private } kładzie tylko żółte kafelki.
ireland-refuse-drumglass-used = Drumglass Colliery położyła już swój kafelek.
ireland-refuse-drumglass-cell = Drumglass Colliery kładzie swój kafelek na { $cell }.
ireland-refuse-marker-private = { $private } nie ma znacznika.
ireland-refuse-marker-cell = { $private } nie ma portu na { $cell }.
ireland-refuse-pair-first = Pierwszym kafelkiem jest { $tile } na { $cell }.
ireland-refuse-pair-blank = { $private } kładzie oba kafelki na pustych polach.
ireland-refuse-pair-joined = Oba kafelki { $private } muszą leżeć na pustych polach i łączyć się ze sobą.
ireland-refuse-second-must = Drugi kafelek { $private } kładzie się od razu.
ireland-refuse-mail-tile = The Irish Mail kładzie kafelek { $tile } na jednym ze swoich miejsc na morzu.

ireland-log-private-offered = { $company } oferuje graczowi { $owner } za { $private } { $price }.
ireland-log-private-refused = { $owner } odrzuca { $price } od { $company } za { $private }.
ireland-log-private-bought = { $company } kupuje { $private } od gracza { $owner } za { $price }.
ireland-log-private-closed = { $private } zostaje zamknięta.
ireland-log-marker-placed = { $company } kładzie znacznik { $private } na { $cell }: każdy pociąg, który się tam zatrzyma, zarobi o { $bonus } więcej.
rail-refuse-no-broad = Żaden szeroki tor spółki { $company } nie prowadzi na { $cell }.
