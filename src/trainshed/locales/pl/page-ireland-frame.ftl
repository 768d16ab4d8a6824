# 18Ireland przy stole: układ, górny pasek, kroki, mapa; i to, co z nich mają wszystkie gry torowe.
page-tab-map = Mapa
page-history-more = Więcej kroków i odnośników
page-history-round-back = O rundę wstecz
page-history-round-forward = O rundę naprzód
page-history-turn-back = O turę wstecz
page-history-turn-forward = O turę naprzód
page-key-moves = Historia: o ruch wstecz lub naprzód
page-key-rounds = Historia: o rundę wstecz lub naprzód
page-key-ends = Historia: na początek, do bieżącego stanu
page-map-layers-more = Więcej warstw mapy
page-map-routes-best = Najlepsze trasy
page-map-narrow = Wąska sieć
page-map-narrow-hint = Wąskie tory, które mogą zasilać przystanki spółki
page-map-narrow-sum = { $count ->
    [0] żaden wąski tor jej nie zasila
    [one] zasila ją wąski tor na 1 polu
   *[other] zasila ją wąski tor na { $count } polach
}
page-map-narrow-text = Wąskie tory zasilają { $company } na polach: { $cells }.
page-map-joined = Połączone stacje
page-map-joined-hint = Szerokie tory łączące stacje spółek, które mogą się połączyć; stacje po drodze nie mają znaczenia
page-map-joined-to = { $company } jest połączona z: { $companies }.
page-map-joined-none = { $company } nie jest połączona z żadną inną spółką 5-akcyjną.
page-map-directors = Prezesi
page-map-directors-hint = Stacje z kolorem i literą gracza, który jest prezesem spółki
page-map-start = Mapa początkowa
page-map-start-hint = Drukowana mapa bez kafelków i stacji
page-map-last-routes = Ostatnie przejazdy
page-map-last-routes-hint = Trasy ostatniego przejazdu każdej spółki
page-map-last-tiles = Ostatnie kafelki
page-map-last-tiles-hint = Gdzie każda spółka położyła ostatni kafelek
page-hex-about = Pole { $cell }
page-hex-country = Otwarty teren
page-hex-tile = Kafelek
page-hex-terrain = Teren
page-hex-cost = { $terrain ->
    [mountain] góry, { $cost }
    [water] rzeka, { $cost }
   *[other] { $cost }
}
page-hex-port = Port
page-hex-yes = tak
page-hex-value = { $count ->
    [one] Wartość
   *[other] Wartości
}
page-hex-slots = { $count ->
    [one] Miasto, 1 miejsce
    [few] Miasto, { $count } miejsca
   *[other] Miasto, { $count } miejsc
}
page-hex-stations = Stacje
page-hex-free = { $count ->
    [one] 1 wolne
    [few] { $count } wolne
   *[other] { $count } wolnych
}
page-hex-reserved = zarezerwowane: { $company }
page-hex-reserved-cell = Zarezerwowane dla
page-hex-upgrades = { $count ->
    [0] Nie został kafelek, który mógłby go zastąpić.
    [one] Może go zastąpić jeden rodzaj kafelka:
    [few] Mogą go zastąpić { $count } rodzaje kafelków:
   *[other] Może go zastąpić { $count } rodzajów kafelków:
}
page-hex-first = { $count ->
    [0] Dla tego pola nie został żaden kafelek.
    [one] Pasuje tu jeden rodzaj kafelka:
    [few] Pasują tu { $count } rodzaje kafelków:
   *[other] Pasuje tu { $count } rodzajów kafelków:
}
page-hex-upgrade = Kafelek { $tile }, zostało { $count }
page-hex-used-up = Zużyte: { $tiles }
page-hex-no-upgrade = Tu nic nie można położyć.
page-hex-why = Dlaczego nie tutaj?
page-setting-routes = Kolory tras na mapach
page-setting-route = Trasa { $number }
page-setting-routes-reset = Zwykłe kolory
page-ireland-order = Kolejność gry
page-ireland-key = Objaśnienie mapy
page-ireland-key-broad = Szeroki tor: jeżdżą pociągi
page-ireland-key-narrow = Wąski tor: zasila
page-ireland-key-water = Woda: bez torów
page-ireland-key-mountain = Góry i ich koszt
page-ireland-part = { $part ->
    [1] pierwsza z 2
   *[other] druga z 2
}
page-ireland-if-acts = jeśli działa { $name }: priorytet { $next }
page-ireland-next-priority = następny priorytet: { $name }
page-ireland-merger-line = { $count ->
    [0] nikt nie spasował
    [one] 1 pas
    [few] { $count } pasy
   *[other] { $count } pasów
}, { $left ->
    [0] brak 10-akcyjnych
   *[other] 10-akcyjnych: { $left }
}
page-ireland-note-priority = priorytet
page-ireland-passed = pas
page-ireland-tiles-yellow = żółte
page-ireland-tiles-green = do zielonych
page-ireland-tiles-brown = do brązowych
page-ireland-tiles-grey = do szarych
page-ireland-limits-long = pociągi: 5-akcyjne { $five }, 10-akcyjne { $ten }
page-ireland-trains-left = zostało { $count }
page-ireland-turns = odwraca { $trains }
page-ireland-ends = usuwa { $trains }
page-ireland-then-kind = potem { $train }: { $what }
page-ireland-sets-nothing = nic nie zmienia
page-ireland-depot-empty = brak pociągów
page-ireland-depot-about = Następny pociąg i co wywołuje
page-ireland-bank-about = Bank; liczby wszystkich
page-ireland-steps = Kroki tury { $company }
page-ireland-step-issue = Akcja
page-ireland-step-lay-track = Tory
page-ireland-step-build-station = Stacja
page-ireland-step-run-trains = Przejazd
page-ireland-step-dividend = Wypłata
page-ireland-step-buy-trains = Pociąg
page-ireland-step-skipped = nic
page-ireland-step-none = bez
page-ireland-step-none-left = brak
page-ireland-step-no-train = brak
page-ireland-step-tiles = { $count ->
    [one] 1 kafelek
    [few] { $count } kafelki
   *[other] { $count } kafelków
}{ $cost ->
    [0] {""}
   *[other] , { $price }
}
page-ireland-step-built = nowa, { $price }
page-ireland-step-paid = { $amount }
page-ireland-step-withheld = zatrzymana
page-ireland-step-trains = { $count } z { $limit }
page-ireland-my-line = Moje liczby
page-ireland-certificates = 
    { $limit ->
        [one] 1 certyfikat
        [few] { $limit } certyfikaty
       *[other] { $limit } certyfikatów
    }
page-ireland-all-players = Gracze
page-ireland-next-turn = { $count ->
    [0] Twoja następna tura: { $company }, zaraz potem.
   *[other] Twoja następna tura: { $company }, przedtem { $before }.
}
page-ireland-no-next-turn = W tej rundzie żadna twoja spółka już nie działa.
page-ireland-wait = Czekasz.
page-ireland-other-private-turn = kupuje spółkę prywatną, licytuje lub pasuje.
page-ireland-other-private-bidding = przebija lub odpada.
page-ireland-other-company-auction = przebija lub odpada.
page-ireland-other-choose-price = wybiera cenę startową { $company }.
page-ireland-other-place-home = stawia pierwszą stację { $company }.
page-ireland-other-stock-turn = sprzedaje, kupuje, uruchamia spółkę lub pasuje.
page-ireland-other-issue = { $company } może wyemitować lub odkupić akcję.
page-ireland-other-lay-track = { $company } kładzie tory.
page-ireland-other-second-tile = { $company } kładzie drugi kafelek spółki prywatnej.
page-ireland-other-settle = wybiera miasto stacji.
page-ireland-other-build-station = { $company } może zbudować stację.
page-ireland-other-run-trains = { $company } puszcza pociągi.
page-ireland-other-dividend = { $company } wypłaca lub zatrzymuje.
page-ireland-other-buy-trains = { $company } może kupić pociągi.
page-ireland-other-emergency = { $company } musi kupić pociąg, a prezes dopłaca.
page-ireland-other-offer = odpowiada na ofertę za pociąg.
page-ireland-other-offer-private = odpowiada na ofertę za spółkę prywatną.
page-ireland-other-last-chance = { $company } może jeszcze kupić spółkę prywatną lub jej użyć.
page-ireland-other-discard = odrzuca pociąg.
page-ireland-other-merger-turn = proponuje połączenie lub pasuje.
page-ireland-other-merger-vote = głosuje nad połączeniem.
page-ireland-other-merger-target = wybiera nową spółkę.
page-ireland-key-pass = Pas, pomiń lub gotowe
page-ireland-key-clear = Porzuć wybór
page-ireland-key-best = Najlepsze trasy
page-ireland-key-train = Pociąg o tym numerze w przejeździe
page-ireland-key-game = To, czego gra teraz dotyczy
page-ireland-key-map = Mapa; na niej do następnego możliwego miejsca
page-ireland-begins = zaczyna fazę { $phase }
page-hex-privates = { $count ->
    [one] Spółka prywatna
   *[other] Spółki prywatne
}
