# 18Ireland przy stole: licytacja spółek prywatnych, rundy giełdowe, licytacje i uruchamianie spółek.

# Giełda i karty.
page-stock-last-run = ostatnio { $amount }
page-stock-no-run = jeszcze nie jechała
page-ireland-stage = Giełda i spółki
page-ireland-market-rows = Wiersze { $from }–{ $to } z { $all }: pokaż wszystkie
page-ireland-market-part = Tylko tam, gdzie są znaczniki
page-ireland-size-five = 5-akcyjna
page-ireland-size-ten = 10-akcyjna
page-ireland-card = { $company }, { $size ->
    [five] 5-akcyjna
   *[ten] 10-akcyjna
}, cena { $price }. { $holders }. { $can }
page-ireland-holds-director = { $name } { $percent }%, prezes
page-ireland-may-buy = Możesz kupić za { $price }.
page-ireland-card-stations = { $all ->
    [one] { $placed } z 1 stacji
   *[other] { $placed } z { $all } stacji
}
page-ireland-buy = Kup { $price }
page-ireland-from = Od { $price }
page-ireland-whole-turn = cała tura
page-ireland-launch = Uruchom
page-ireland-launch-about = Certyfikat prezesa za podwójną cenę: { $prices }. Pierwsza stacja jest bezpłatna.
page-ireland-launch-none = Nie ma już spółki 10-akcyjnej do uruchomienia.
page-ireland-stack-top = Można licytować pierwszą, { $company }.
page-ireland-stack-none = Nie ma czego licytować: nie została żadna spółka 5-akcyjna.

# Dlaczego nie, w dwóch, trzech słowach.
page-ireland-why-holding-limit = najwyżej { $limit }%
page-ireland-why-certificate-limit = 
    najwyżej { $limit ->
        [one] 1 certyfikat
        [few] { $limit } certyfikaty
       *[other] { $limit } certyfikatów
    }
page-ireland-why-share-money = za mało gotówki
page-ireland-why-no-share-treasury = brak w skarbcu
page-ireland-why-no-share-pool = brak w puli
page-ireland-why-sold-out = wyprzedana
page-ireland-why-sold-this-round = sprzedana w tej rundzie
page-ireland-why-must-sell = najpierw sprzedaj
page-ireland-why-pool-limit = pula pełna
page-ireland-why-director-share = brak innego prezesa
page-ireland-why-no-sale-first-round = nie w pierwszej rundzie
page-ireland-why-no-ten-now = od fazy 6
page-ireland-why-no-five-now = nie w tej fazie
page-ireland-why-no-sale-with = nie po sprzedaży
page-ireland-why-launch-money = za mało gotówki
page-ireland-why-bid-money = za mało gotówki
page-ireland-why-no-home = brak wolnego miejsca

# Tura.
page-ireland-flow = Twoja tura: sprzedaj, potem kup, albo zacznij spółkę, albo spasuj
page-ireland-flow-sell = 1 Sprzedaj dowolnie
page-ireland-flow-buy = 2 Kup jedną
page-ireland-flow-start = Nowa spółka
page-ireland-flow-or = albo
page-ireland-choice = Twój wybór
page-ireland-choose-card = Wybierz kartę po lewej, aby zobaczyć, co zmieni zakup.
page-ireland-choose-below = Wybierz kartę poniżej, aby zobaczyć, co zmieni zakup.
page-ireland-pass-about = { $count } { $count ->
    [one] pas kończy
    [few] pasy z rzędu kończą
   *[other] pasów z rzędu kończy
} rundę; { $who ->
    [stays] karta priorytetu zostałaby u ciebie.
    [you] karta priorytetu byłaby twoja.
   *[other] kartę priorytetu dostałby gracz { $name }.
}
page-ireland-done-about = To nie jest pas, bo akcje zostały sprzedane; jeśli potem nikt nic nie zrobi, kartę priorytetu dostanie { $name }.
page-ireland-pass-leaves = Jeśli nie będzie licytacji spółki 5-akcyjnej, { $company } odpadnie z gry.
page-ireland-pass = Pas
page-ireland-done = Gotowe
page-ireland-turn-ends = koniec tury
page-ireland-ends-round = kończy rundę
page-ireland-pass-number = { $number } z { $of } z rzędu
page-ireland-buy-one = Kup { $percent }% { $company }
page-ireland-your-cash = Twoja gotówka
page-ireland-of = z { $limit }
page-ireland-your-share = Twój udział w { $company } (najwyżej { $most }%)
page-ireland-director-you = pozostajesz nim
page-ireland-director-stays = pozostaje { $name } ({ $percent }%)
page-ireland-director-becomes = prezesem będzie { $name }
page-ireland-director-becomes-you = prezesem będziesz ty zamiast { $name }
page-ireland-from-treasury = Ze skarbca { $price }
page-ireland-from-pool = Z puli { $price }
page-ireland-source-treasury = ze skarbca
page-ireland-source-pool = z puli
page-ireland-to-bank = do banku
page-ireland-sell-first = Najpierw sprzedaj
page-ireland-sell-nothing = Nie masz akcji.
page-ireland-sell-held = { $percent }% po { $price }{ $director ->
    [stays] ; pozostajesz prezesem
    [held] , certyfikat prezesa
   *[no] {""}
}
page-ireland-sell-told = Sprzedaj { $count } { $count ->
    [one] akcję
    [few] akcje
   *[other] akcji
} { $company } za { $amount }: cena spadnie do { $price }. { $director }
page-ireland-players = Gracze
page-ireland-on-turn = w swojej turze
page-ireland-has-priority = priorytet
page-ireland-tab-buy = Kup
page-ireland-tab-sell = Sprzedaj
page-ireland-tab-start = Nowa
page-ireland-tab-players = Gracze

# Uruchomienie spółki 10-akcyjnej.
page-ireland-launch-company = Spółka
page-ireland-launch-alike = różnią się tylko nazwą
page-ireland-launch-price = Cena
page-ireland-launch-twice = podwójna cena za certyfikat { $percent }%
page-ireland-launch-station = Pierwsza stacja
page-ireland-launch-station-about = bezpłatna, na dowolnym wolnym miejscu na kafelku; naciśnij je tutaj lub na mapie
page-ireland-start-at = Start po { $price } za { $cost }, miejsce { $place } w kolejności
page-ireland-place = miejsce { $place }
page-ireland-short-of = brakuje { $amount }
page-ireland-open-slots = { $count } { $count ->
    [one] wolne
    [few] wolne
   *[other] wolnych
}
page-ireland-no-slots = Na kafelkach z torami nie ma wolnego miejsca.
page-ireland-launch-pay = Płacisz za { $percent }%, 2 × { $price }
page-ireland-launch-treasury = Skarbiec { $company }
page-ireland-launch-for = Uruchom { $company } za { $cost }
page-ireland-launch-choose = Wybierz cenę i stację
page-ireland-launch-choose-price = Wybierz cenę
page-ireland-launch-choose-slot = Wybierz pierwszą stację
page-ireland-launch-badge = przejazd { $revenue }
page-ireland-launch-slot-told = { $place }, wolnych miejsc: { $count }, pierwszy przejazd { $revenue }
page-ireland-launch-no-tile = brak kafelka
page-ireland-launch-first-run = Pierwszy przejazd z { $place } pociągiem { $train } ({ $price })
page-ireland-launch-whole = To cała tura: bez sprzedaży i bez innego zakupu.
page-ireland-launch-full = { $place }: potem bez wolnych miejsc
page-ireland-launch-full-about = { $companies }; inni tam kończą
page-ireland-order-then = Kolejność gry potem
page-ireland-five-last-run = Spółki 5-akcyjne, ostatni przejazd
page-ireland-last-run-head = Ostatni przejazd
page-ireland-never-ran = brak
page-ireland-cancel = Anuluj

# Licytacje spółek 5-akcyjnych.
page-ireland-open-title = Licytacja { $company }
page-ireland-open-about = Przebijać mogą wszyscy. Zwycięzca wpłaca ofertę do skarbca i dostaje certyfikat 40%.
page-ireland-open-with = Zacznij od { $bid }
page-ireland-bid-for = Oferta za { $what }
page-ireland-chip-least = Najmniej { $amount }
page-ireland-chip-all = Wszystko { $amount }
page-ireland-chip-price = { $bid } → { $price }
page-ireland-cash-if-won = Twoja gotówka po wygranej
page-ireland-scale = Oferta → cena startowa
page-ireland-scale-now = Teraz: { $bid }
page-ireland-scale-next = Twoja oferta: { $bid }
page-ireland-scale-top = Od { $bid } cena pozostaje { $price }; więcej pieniędzy trafia tylko do skarbca.
page-ireland-scale-then = Za { $bid } zaczyna po { $price }: połowa oferty, w dół do ceny startowej.
page-ireland-auction-about = Zwycięzca wpłaca ofertę do skarbca i dostaje certyfikat 40%. Kto spasuje, odpada z licytacji.
page-ireland-auction-lot = 5-akcyjna · stacja macierzysta { $home } { $cell }
page-ireland-highest = najwyższa
page-ireland-out = pas
page-ireland-cannot = nie może, { $cash }
page-ireland-no-bid-yet = bez oferty
page-ireland-auction-treasury = Skarbiec { $company }
page-ireland-train-costs = { $train } kosztuje { $price }
page-ireland-trains-for = { $count ->
    [0] bez { $train }
    [one] jeden { $train }
   *[other] { $count }× { $train }
}
page-ireland-start-price = Cena startowa
page-ireland-like = jak { $name } za { $amount }
page-ireland-bid = Daj { $bid }
page-ireland-bid-short = brakuje { $amount }
page-ireland-pass-for-good = Pas na dobre
page-ireland-bid-told = { $name } { $amount } za { $what }. Twoja kolej, co najmniej { $least }.
page-ireland-choose-price = { $company } wylicytowano za { $paid }. Zaczyna po jednej z tych cen, najwyżej połowie tej kwoty.
page-ireland-needs-bid = wymaga oferty { $bid }

# Licytacja spółek prywatnych.
page-ireland-lots = Od najtańszej
page-ireland-face = Wartość
page-ireland-at-least = Najmniej
page-ireland-you-lead = prowadzisz
page-ireland-free-money = Wolna gotówka (oferty są zablokowane)
page-ireland-lot-line = { $power }{ $pays ->
    [yes] { " · " }{ $revenue } co RO
   *[no] { " · " }bez dochodu
}
page-ireland-lot-gone = { $private }: { $state ->
    [owned] { $owner }
   *[gone] poza grą
}
page-ireland-lot-DAR = Wicklow jest zamknięte, dopóki ma ją gracz
page-ireland-lot-DR = Dwa bezpłatne kafelki z wąskim torem od Donegal, dla jej spółki
page-ireland-lot-BoW = Dwa razy żółty kafelek bez kosztu terenu
page-ireland-lot-CDSPC = +10 w Belfast, Londonderry lub Rosslare dla jej spółki, na stałe
page-ireland-lot-TDR = Dwa bezpłatne kafelki z wąskim torem, Dingle i Tralee
page-ireland-lot-DCR = H4 jest zamknięte, dopóki ma ją gracz; jej spółka buduje tam bezpłatnie
page-ireland-lot-TASPS = +20 w Galway dla jej spółki, na stałe
page-ireland-lot-RSSC = Jeden pociąg dolicza Dromod do Limerick albo Limerick do Dromod
page-ireland-lot-WDE = Drugi kafelek może być modernizacją, za 30 £
page-ireland-lot-TIM = Czerwony heks na morzu, dokąd może jeździć każdy
page-ireland-lot-DK = Daje 40% DKR, która dostaje zapłaconą cenę i 2H
page-ireland-all-pass = { $then ->
    [cheaper] Jeśli wszyscy spasują z rzędu, { $private } stanieje do { $price }, a oferty przepadną.
    [given] Jeśli wszyscy spasują z rzędu, następny gracz musi wziąć { $private } za darmo.
    [leaves] Jeśli wszyscy spasują z rzędu, { $private } odpadnie z gry.
   *[ends] Jeśli wszyscy spasują z rzędu, licytacja się skończy, a spółki prywatne bez ofert odpadną z gry.
}
page-ireland-bid-on = Oferta na { $private }
page-ireland-leads = prowadzi { $name } z { $amount }; co { $step }
page-ireland-no-bid = jeszcze bez oferty; co { $step }
page-ireland-locked-free = Twoja gotówka: zablokowana · wolna
page-ireland-when-lowest = Gdy { $private } będzie najtańsza
page-ireland-answers = pierwszy odpowiada { $name }, { $count ->
    [one] licytujecie tylko we dwoje
   *[other] przeciw tobie: { $count }
}
page-ireland-answers-nobody = jest twoja, jeśli nikt nie przebije
page-ireland-lowest-bought = { $private } jest najtańsza: nie licytuje się jej, kupuje się ją za { $price }.
page-ireland-choose-lot = Wybierz spółkę prywatną do licytacji; mapa pokaże jej miejsca.
page-ireland-buy-lot = Kup { $private } za { $price }
page-ireland-drop-out = Wycofaj się
page-ireland-drop-winner = Jeśli się wycofasz, { $private } dostanie { $name } za { $price }.
page-ireland-drop-more = Jeśli się wycofasz, pozostali licytują { $private } dalej.
page-ireland-stack-order = Spółki 5-akcyjne w kolejności licytacji
page-ireland-set-aside = DKR przychodzi ze spółką prywatną DK.
page-ireland-removed = Usunięte przy przygotowaniu: { $companies }
