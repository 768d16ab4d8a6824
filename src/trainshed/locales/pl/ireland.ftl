# 18Ireland: tytuł, pieniądze, wynik, opcje i zestawy. $company to skrót spółki lub spółki prywatnej.
ireland-title = 18Ireland
ireland-blurb = Koleje w Irlandii: spółki prywatne, giełda, małe spółki, które łączą się w duże, szeroki i wąski tor. Od 3 do 6 graczy, 4 godziny.
ireland-money = { $amount } £
ireland-part-cash = Gotówka
ireland-part-shares = Akcje
ireland-part-privates = Spółki prywatne
ireland-end-market = Jedna ze spółek osiągnęła 260; wygrywa najbogatszy gracz.
ireland-end-bank = Skończył się bank; wygrywa najbogatszy gracz.
ireland-end-bankrupt = Zbankrutowali wszyscy gracze poza jednym.

# Zestawy: nazwane zbiory opcji.
ireland-preset-standard = Podstawowy
ireland-preset-standard-about = Zasady tak, jak je czytamy; gdzie źródła się różnią, obowiązuje nasze rozstrzygnięcie.
ireland-preset-aid = Polska pomoc gracza
ireland-preset-aid-about = Dosłownie według polskiej pomocy gracza.
ireland-preset-public = 18xx.games
ireland-preset-public-about = Tak, jak gra się na 18xx.games; obowiązuje dla wczytanych plików.

# Opcje.
ireland-option-sale_drop = Cena po sprzedaży
ireland-option-sale_drop-about = O ile sprzedaż lub emisja obniża cenę (3.4).
ireland-sale_drop-share = Wiersz za akcję
ireland-sale_drop-share-about = Akcja spółki 5-akcyjnej liczy się jako jedna.
ireland-sale_drop-tenth = Wiersz za każde 10%
ireland-sale_drop-tenth-about = Akcja spółki 5-akcyjnej obniża cenę o dwa wiersze.
ireland-option-grey_from = Szare kafelki i wartości
ireland-option-grey_from-about = Od kiedy obowiązują (6.2).
ireland-grey_from-D = Z pierwszym D
ireland-grey_from-D-about = Faza D.
ireland-grey_from-10 = Z pierwszym 10H
ireland-grey_from-10-about = Faza 10.
ireland-option-rise = Cena po dywidendzie
ireland-option-rise-about = Kiedy wypłata przesuwa cenę w prawo (8.5).
ireland-rise-reached = Wypłata sięga ceny
ireland-rise-reached-about = O pole; w spółce 5-akcyjnej przy podwójnej cenie o dwa.
ireland-rise-exceeded = Wypłata jest większa niż cena
ireland-rise-exceeded-about = O pole; w spółce 5-akcyjnej musi być większa niż podwójna cena.
ireland-option-start_price = Cena startowa spółek 5-akcyjnych
ireland-option-start_price-about = Po licytacji (4.7).
ireland-start_price-highest = Najwyższa do połowy oferty
ireland-start_price-highest-about = Nikt nie musi wybierać.
ireland-start_price-chosen = Wybiera zwycięzca
ireland-start_price-chosen-about = Dowolna cena startowa do połowy oferty.
ireland-option-after_auction = Kolej po sprzedaży spółki prywatnej
ireland-option-after_auction-about = W licytacji spółek prywatnych i dla karty priorytetu po niej (2.4).
ireland-after_auction-trigger = Po lewej od tego, kto ją wywołał
ireland-after_auction-trigger-about = Czyj zakup sprawił, że następna spółka stała się najtańsza.
ireland-after_auction-buyer = Po lewej od ostatniego kupca
ireland-after_auction-buyer-about = Kto ostatni kupił spółkę prywatną.
ireland-option-all_pass = Wszyscy pasują w licytacji spółek prywatnych
ireland-option-all_pass-about = Gdy coś już kupiono (2.6).
ireland-all_pass-lowest = Odpada najtańsza
ireland-all_pass-lowest-about = Licytacja trwa dalej z następną.
ireland-all_pass-ends = Koniec licytacji
ireland-all_pass-ends-about = Spółki z ofertami zostają sprzedane, pozostałe odpadają z gry.
ireland-option-sell_then_launch = Sprzedaż przed uruchomieniem
ireland-option-sell_then_launch-about = W turze, w której uruchamia się spółkę 10-akcyjną, wolno przedtem sprzedawać akcje (4.1).
ireland-option-other_train_help = Pomoc przy pociągu innej spółki
ireland-option-other_train_help-about = Kiedy prezes może dołożyć gotówkę do pociągu innej spółki (10.3).
ireland-other_train_help-unable = Gdy na żaden inny jej nie stać
ireland-other_train_help-unable-about = Tylko gdy spółki nie stać na żaden pociąg w banku ani w puli.
ireland-other_train_help-always = Zawsze, gdy nie ma pociągu
ireland-other_train_help-always-about = Nawet gdy stać ją na pociąg w banku lub puli.
ireland-other_train_help-never = Nigdy
ireland-other_train_help-never-about = Za pociągi innych spółek płaci tylko skarbiec.
ireland-option-shannon = River Shannon Shipping
ireland-option-shannon-about = Który pociąg dostaje premię (11.10).
ireland-shannon-any = Pociąg, który się tam zatrzyma
ireland-shannon-any-about = Na dowolnym przystanku trasy, nawet jeśli jest w obu miastach.
ireland-shannon-end = Pociąg, który tam kończy
ireland-shannon-end-about = I nie odwiedza drugiego miasta.
ireland-option-broad_join = Połączenie szerokiego toru
ireland-option-broad_join-about = Co łączy ze spółką kafelek z szerokim torem (6.5).
ireland-broad_join-exit = Tor spotyka tor
ireland-broad_join-exit-about = Szeroki tor kafelka spotyka szeroki tor, do którego spółka dociera.
ireland-broad_join-cell = Tor prowadzi do heksu
ireland-broad_join-cell-about = Do heksu prowadzi szeroki tor, do którego spółka dociera.
ireland-option-dingle_joined = Tralee & Dingle: kafelki muszą się łączyć
ireland-option-dingle_joined-about = Oba kafelki TDR są ze sobą połączone (11.7).
ireland-option-power_colour = Spółki prywatne kładą tylko żółte
ireland-option-power_colour-about = Board of Works i Drumglass Colliery kładą żółte kafelki, nie modernizują (11.5, 11.8).
ireland-option-bankrupt_shares = Co zostało bankrutowi
ireland-option-bankrupt_shares-about = Akcje i spółki prywatne, których nie można było sprzedać (10.5).
ireland-bankrupt_shares-leave = Odpada z gry
ireland-bankrupt_shares-leave-about = Nikt tego nie dostaje i nie liczy się to do wyniku.
ireland-bankrupt_shares-stay = Zostaje przy graczu
ireland-bankrupt_shares-stay-about = Nic nie przynosi, ale liczy się do wyniku.
ireland-option-closed_trains = Pociągi spółki, która odpadła
ireland-option-closed_trains-about = Co się z nimi dzieje później (3.7).
ireland-closed_trains-gone = Przepadają
ireland-closed_trains-gone-about = Odpadają z gry.
ireland-closed_trains-backs = Ich odwroty jeszcze przyjdą
ireland-closed_trains-backs-about = Gdy ich rodzaj jest odwracany, także ich odwroty trafiają do puli.
ireland-option-resort = Kolejność po bankructwie
ireland-option-resort-about = Gdy ceny spadły, spółki, które jeszcze nie działały, ustawia się na nowo (5.1).
ireland-resort-at_once = Od razu
ireland-resort-at_once-about = Następna jest najdroższa z nich.
ireland-resort-after_next = Po następnej spółce
ireland-resort-after_next-about = Najpierw działa następna według dawnej kolejności.
ireland-option-larger_bank = Większy bank
ireland-option-larger_bank-about = 5000 £ zamiast 4000 £; gra trwa dłużej.
ireland-option-eighth_2H = Ósmy 2H
ireland-option-eighth_2H-about = Gra się z ósmym 2H z pudełka; na odwrocie ma 1H′.

# Ruchy wpisywane.
cli-typing-ireland = buy TDR, bid TDR 55, open LER 100, bid LER 105, price LER 70, launch GSWR 85, sell LER 2, buy LER, buy LER pool, issue, redeem, E15 57 2 (pole, kafelek, obroty w prawo), F4 IR5 0 by DR, s D2 (stacja; s J4.1, gdy miast jest kilka), settle J4.1, marker CDSPC J4, private TIM 120, best (najlepsze trasy), run 2H G1 H2, 4H I11 G13, pay, keep, buy, pool 1H', from LER 2H 100, buy trade 8H, drop 2H, propose LER UR, yes, no, target GSWR, bankrupt, done

# Położenie słowami.
ireland-tell-round = { $round }, faza { $phase }; kafelki do koloru: { $colour ->
    [yellow] żółty
    [green] zielony
    [brown] brązowy
   *[grey] szary
}; limit pociągów spółki 5-akcyjnej { $five }{ $ten ->
    [0] {""}
   *[other] , 10-akcyjnej { $ten }
}. Bank ma { $bank }.
ireland-tell-offered = { $private }, { $name }: kosztuje { $price }, daje { $revenue }.
ireland-tell-bids = { $private }, { $name }: kosztuje { $price }, daje { $revenue }; { $count ->
    [one] jedna oferta: { $bid }, { $player }
    [few] { $count } oferty, najwyższa { $bid }, { $player }
   *[many] { $count } ofert, najwyższa { $bid }, { $player }
}.
ireland-tell-owned = { $private }, { $name }: właściciel { $owner }, daje { $revenue }.
ireland-tell-company = { $company }, { $player }: cena { $price }, skarbiec { $treasury }, pociągi { $trains }, stacje { $stations }, spółki prywatne { $privates }; w skarbcu { $own }%, w puli { $pool }%; zarobiłaby { $run }.
ireland-tell-stack = Spółki 5-akcyjne w kolejności: { $companies }.
ireland-tell-player = { $player }{ $priority ->
    [yes] {" "}(karta priorytetu)
   *[no] {""}
}: { $cash }; akcje { $shares }; spółki prywatne { $privates }; certyfikaty { $certificates } z { $limit }; majątek { $total }.
ireland-tell-bankrupt = { $player }: bankrut.
ireland-end-player = { $player }: { $total } (gotówka { $cash }, akcje { $shares }, spółki prywatne { $privates }).

# Ruchy do wyboru.
ireland-move-pass = Pas
ireland-move-buy-private = Kup { $private } za { $price }
ireland-move-private = { $company } kupuje { $private } za { $price }
ireland-move-bid = Zaoferuj { $price } za { $what }
ireland-move-open-auction = Rozpocznij licytację { $company } od { $price }
ireland-move-choose-price = { $company } zaczyna na { $price }
ireland-move-launch = Uruchom { $company } na { $price }: certyfikat prezesa kosztuje { $cost }
ireland-move-buy-treasury = Kup akcję { $company } z jej skarbca za { $price }
ireland-move-buy-pool = Kup akcję { $company } z puli za { $price }
ireland-move-issue = { $company } emituje akcję za { $price }
ireland-move-redeem = { $company } odkupuje akcję za { $price }
ireland-move-marker = { $company } kładzie znacznik { $private } na { $cell }
ireland-move-settle = Stacja { $company } na { $cell } w mieście z torem na { $city }
ireland-move-propose = Zaproponuj połączenie { $first } i { $second }
ireland-move-propose-three = Zaproponuj połączenie { $first }, { $second } i { $third }
ireland-move-for = Głosuj za połączeniem
ireland-move-against = Głosuj przeciw połączeniu
ireland-move-target = Połączona spółka to { $company }
ireland-move-bankrupt = Ogłoś bankructwo: { $company } odpada z gry, ty również
ireland-move-trade = { $company } wymienia { $old } na { $train }, dopłacając { $cost }
