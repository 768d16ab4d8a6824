# 18CZ przy stole: górny pasek, kroki tury, kładzenie kafelków, stawianie stacji. $company to skrót spółki, $train liczba na
# pociągu, $cell pole mapy, kwoty to pieniądze w walucie gry.
page-map-full = pełne: { $companies }
page-map-short-phase = Faza { $phase }

page-cz-phase = Faza { $phase }: { $colour ->
    [yellow] żółte
    [green] żółte i zielone
   *[brown] wszystkie kolory
}
page-cz-turn-done = ma turę za sobą
page-cz-turn-now = teraz gra
page-cz-round = Runda { $number }
page-cz-over = Koniec gry
page-cz-free = gratis

# Kroki tury: nazwy, co się stało, co nastąpi.
page-cz-steps = Kroki tury
page-step-done = gotowe
page-cz-step-lay-track = Tory
page-cz-step-build-station = Stacja
page-cz-step-run-trains = Przejazd
page-cz-step-buy-trains = Zakup
page-cz-did-lay = położono { $cell }
page-cz-did-upgrade = modernizacja { $cell }
page-cz-did-no-track = nic
page-cz-did-station = { $name }
page-cz-did-no-station = żadna
page-cz-will-track = jeden kafelek
page-cz-will-station = kosztuje { $cost }
page-cz-will-no-station = wszystkie stoją
page-cz-will-run = teraz { $amount }
page-cz-will-buy = pociąg { $train }, { $price }
page-cz-will-no-train = bank wyprzedany

# Pytanie. Stoi po nazwie spółki i dwukropku.
page-cz-who = { $company }, { $name }
page-cz-ask-lay-track = połóż lub zmodernizuj jeden kafelek.
page-cz-ask-build-station = postaw jedną stację.
page-cz-ask-run-trains = wybierz trasy.
page-cz-ask-buy-trains = kup pociągi albo zakończ turę.
page-cz-ask-discard = o pociąg za dużo. Który odchodzi?
page-cz-ask-tile-at = budować na { $name }?
page-cz-ask-station-at = stacja: { $name }?
page-cz-then-lay-track = { $next ->
    [station] Naciśnij kreskowane pole albo przejdź do stacji.
   *[run] Naciśnij kreskowane pole albo pomiń: jadą pociągi.
}
page-cz-then-build-station = Naciśnij zaznaczone miasto za { $cost } albo zrezygnuj.
page-cz-then-run-trains = Narysuj je ręcznie albo weź najlepszy przejazd.
page-cz-then-buy-trains = Pociągi { $count }, limit { $limit }. Nowy pociąg jeździ od następnej rundy.
page-cz-then-discard = Trafi do puli, gdzie mogą go kupić inni.
page-cz-then-chosen = { $cost } · najlepszy przejazd { $before } → { $after } { $gain ->
    [0] { "" }
   *[other] ▲{ $gain }
}
page-cz-other-lay-track = kładzie tory.
page-cz-other-build-station = może postawić stację.
page-cz-other-run-trains = wysyła pociągi.
page-cz-other-buy-trains = może kupić pociągi.
page-cz-other-discard = oddaje pociąg.
page-cz-other-about = To nie twoja tura. Tymczasem możesz wszystko obejrzeć.
page-cz-idle = Naciśnij spółkę u góry, aby zobaczyć jej trasy. Sieć i Zablokowane miasta pokazują, dokąd może dotrzeć.
page-cz-idle-turns = { $count ->
    [one] Następna jest { $company }.
    [few] { $company } gra po { $count } innych.
   *[many] { $company } gra po { $count } innych.
}

# Kładzenie kafelków.
page-cz-places = { $count ->
    [one] Jedno miejsce. Naciśnij je tutaj albo na mapie.
    [few] { $count } miejsca. Naciśnij jedno tutaj albo na mapie.
   *[many] { $count } miejsc. Naciśnij jedno tutaj albo na mapie.
}
page-cz-cities = { $count ->
    [one] Jedno miasto. Naciśnij je tutaj albo na mapie.
    [few] { $count } miasta. Naciśnij jedno tutaj albo na mapie.
   *[many] { $count } miast. Naciśnij jedno tutaj albo na mapie.
}
page-cz-pick-tile = { $name }: naciśnij kafelek w wachlarzu.
# $cell is “named” if the name before it has the coordinate.
page-cz-cell-tile = { $cell ->
    [named] kafelek { $tile }
   *[other] { $cell } · kafelek { $tile }
}
page-cz-kind = { $kind ->
    [city] { $colour ->
        [yellow] Żółte
        [green] Zielone
       *[brown] Brązowe
    } miasto
    [cities] { $colour ->
        [yellow] Żółte
        [green] Zielone
       *[brown] Brązowe
    } miasta
    [town] { $colour ->
        [yellow] Żółte
        [green] Zielone
       *[brown] Brązowe
    } miasteczko
    [towns] { $colour ->
        [yellow] Żółte
        [green] Zielone
       *[brown] Brązowe
    } miasteczka
   *[track] { $colour ->
        [yellow] Żółte
        [green] Zielone
       *[brown] Brązowe
    } tory
}
page-cz-worth = { $kind ->
    [city] { $value }, { $count ->
        [one] jedno miejsce
        [few] { $count } miejsca
       *[many] { $count } miejsc
    }
    [cities] miasta: { $count }, po { $value }
    [town] { $value }
    [towns] miasteczka: { $count }, po { $value }
   *[track] bez przystanku
}
page-cz-costs = Koszt
page-cz-cost = { $why ->
    [upgrade] gratis (modernizacja)
    [free] gratis
    [water] { $price } (rzeka)
    [hill] { $price } (wzgórza)
    [mountain] { $price } (góry)
   *[none] { $price }
}
page-cz-leads = Nowe tory do
page-cz-leads-nowhere = nigdzie dalej
page-cz-turns = { $now } z { $all }
page-cz-keys = Ponowne naciśnięcie pola lub R obraca kafelek, strzałki wybierają inny, Enter kładzie, Esc rezygnuje. Szary mówi, dlaczego nie.
page-cz-no-tile = W tej turze bez kafelka?
page-cz-skip-to-station = Przejdź do stacji
page-cz-skip-track = Bez torów

# Stacje.
page-cz-station-cost = { $cost }, zostaje { $left }
page-cz-with-train = Z dodatkowym pociągiem { $train }
page-cz-after-that = Starczy na pociąg { $train }
page-cz-station-keys = Stacja liczy się już w przejeździe tej tury. Gdy pole ma kilka miast, naciśnij to, o które chodzi.
page-cz-no-station-about = W tej turze bez stacji?
page-cz-no-station = Bez stacji

# Jak się rzeczy mają, gdy czegoś nie można.
page-cz-fact-phase = { $colour ->
    [green] Kafelek { $tile } jest zielony. Zielone
   *[brown] Kafelek { $tile } jest brązowy. Brązowe
} kafelki przychodzą z pierwszym pociągiem { $train }; teraz jest faza { $phase }.
page-cz-fact-none-left = Leżą na { $cells }.
page-cz-fact-treasury = W skarbcu jest { $amount }.
page-cz-show-train = Pokaż pociąg { $train }
page-cz-show-cells = Pokaż je na mapie

page-cz-in-order = W tej kolejności
