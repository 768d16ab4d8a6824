# 18Ireland: licytacja spółek prywatnych, rundy giełdowe, emisja. $what to skrót spółki prywatnej albo spółki.

# Pytania.
ireland-ask-private = { $private } kosztuje { $price }; wolnych masz { $cash }. Kupujesz, licytujesz inną spółkę prywatną czy pasujesz?
ireland-ask-private-bids = Najwyższa oferta za { $private } to { $price }; możesz dać do { $cash }. Podbijasz czy rezygnujesz?
ireland-ask-stock = Masz { $cash }: sprzedajesz akcje i kupujesz jedną, zakładasz spółkę czy pasujesz?
ireland-ask-stock-sold = Po sprzedaży masz { $cash }: sprzedajesz dalej, kupujesz jedną akcję czy kończysz?
ireland-ask-stock-over = Przekraczasz limit, więc najpierw musisz sprzedawać. Masz { $cash }.
ireland-ask-auction = { $player } daje za { $company } { $price }; masz { $cash }. Podbijasz czy rezygnujesz?
ireland-ask-start-price = Spółkę { $company } wylicytowano za { $paid }. Jaka będzie jej cena startowa?
ireland-ask-issue = { $company } ma { $cash }, akcja kosztuje { $price }. Wyemitować jedną, odkupić jedną czy nic?

# Odmowy.
ireland-refuse-not-the-lowest = Kupić można teraz tylko najtańszą spółkę prywatną { $private }, po jej cenie.
ireland-refuse-private-money = Kosztuje { $price }; poza kwotami w licytacji masz { $cash }.
ireland-refuse-not-offered = { $private } nie jest teraz do licytacji.
ireland-refuse-lowest-not-bid = { $private } jest najtańsza: kupuje się ją, a nie licytuje.
ireland-refuse-bid-low = Najniższa możliwa oferta to { $low }.
ireland-refuse-bid-step = Oferty są wielokrotnością { $step }.
ireland-refuse-bid-money = Możesz dać najwyżej { $cash }.
ireland-refuse-other-auction = Teraz licytuje się { $what }.
ireland-refuse-not-the-top = { $company } nie leży na wierzchu stosu.
ireland-refuse-no-five-now = Spółki 5-akcyjne zakłada się tylko w fazach 2, 4 i 6.
ireland-refuse-par-too-high = Cena startowa to najwyżej { $half }, połowa wylicytowanej kwoty.
ireland-refuse-must-sell = Przekraczasz limit, więc najpierw musisz sprzedawać.
ireland-refuse-no-sale-first-round = W pierwszej rundzie giełdowej się nie sprzedaje.
ireland-refuse-sold-this-round = W tej rundzie były już sprzedane twoje akcje { $company }, więc nie możesz ich kupić.
ireland-refuse-no-sale-with = W tej turze sprzedano już akcje; spółkę zakłada się w osobnej turze.
ireland-refuse-no-ten-now = Spółki 10-akcyjne zakłada się od fazy 6.
ireland-refuse-not-launchable = { $company } nie jest spółką 10-akcyjną, którą można założyć.
ireland-refuse-no-par = { $price } to nie jest cena startowa.
ireland-refuse-launch-money = Certyfikat prezesa { $company } kosztuje { $cost }.
ireland-refuse-no-home = Nigdzie nie ma wolnego miejsca na stację macierzystą.
ireland-refuse-treasury-empty = { $company } nie ma akcji w skarbcu.
ireland-refuse-issue-pool = W puli nie zmieści się już akcja { $company }.
ireland-refuse-pool-empty = W puli nie ma akcji { $company }.
ireland-refuse-redeem-money = { $company } nie ma { $price } na swoją akcję.

# Dziennik.
ireland-log-bid = { $player } daje za { $what } { $price }.
ireland-log-passes = { $player } pasuje.
ireland-log-drops-out = { $player } rezygnuje z licytacji { $what }.
ireland-log-private-sold = { $player } dostaje { $private } za { $price }.
ireland-log-private-free = { $player } musi wziąć { $private } za darmo.
ireland-log-private-cheaper = Nikt nie chce { $private }: kosztuje teraz { $price }, a wszystkie oferty przepadają.
ireland-log-private-removed = Nikt nie chce { $private }: odpada z gry.
ireland-log-company-started = { $player } zakłada { $company } z ceną { $price }; do jej skarbca trafia { $paid }.
ireland-log-priority = Kartę priorytetu ma { $player }.
ireland-log-issued = { $company } emituje akcję za { $amount }; cena wynosi teraz { $price }.
ireland-log-redeemed = { $company } odkupuje swoją akcję za { $amount }.
