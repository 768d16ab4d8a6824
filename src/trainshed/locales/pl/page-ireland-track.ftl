# 18Ireland at the table: shares of the company, track, stations, privates.
page-map-spot-dear = { $cell }: za drogo, { $price }; brakuje { $missing }
page-ireland-lay-kind = { $colour ->
    [yellow] żółty kafelek
    [green] zielony kafelek
    [brown] brązowy kafelek
   *[other] szary kafelek
} { $tile }, { $stops ->
    [city] miasto
    [town] miasteczko
   *[track] tor
}
page-ireland-lay-ways = { $count ->
    [one] jeden dozwolony obrót
    [few] { $count } dozwolone obroty
   *[many] { $count } dozwolonych obrotów
}
page-ireland-lay-told = { $place }, { $kind }, { $cost }: opłata { $fee }, teren { $terrain }. Najlepszy przejazd z { $before } na { $after }. { $ways ->
    [one] Jeden dozwolony obrót.
    [few] { $ways } dozwolone obroty.
   *[many] { $ways } dozwolonych obrotów.
} Enter kładzie kafelek.
page-ireland-lay-for = Połóż za { $price }
page-ireland-lay-free = Połóż za darmo
page-ireland-lay-cost = { $fee ->
    [0] { $by ->
        [none] Teren
       *[other] Teren; { $by } oszczędza { $spared }
    }
   *[other] { $by ->
        [none] Drugi kafelek (opłata) + teren
       *[other] Drugi kafelek (opłata); { $by } oszczędza { $spared }
    }
}
page-ireland-one-way = Jeden obrót
page-ireland-by = dzięki { $private }
page-ireland-lay-treasury = Skarbiec { $company }
page-ireland-private-run-of = Najlepszy przejazd { $company }
page-ireland-why = Dlaczego: { $reasons }
page-ireland-why-none = Dlaczego: na razie nie korzysta z niego żaden pociąg
page-ireland-why-feeds = { $town } zasila { $stop }{ $train ->
    [0] {""}
   *[other] , pociąg { $train }
}
page-ireland-why-stop = { $train ->
    [0] więcej pociągów staje w { $stop }
   *[other] pociąg { $train } staje w { $stop }
}
page-ireland-why-value = { $stop } ma inną wartość
page-ireland-why-lost = { $train ->
    [0] mniej pociągów staje w { $stop }
   *[other] pociąg { $train } już nie staje w { $stop }
}
page-ireland-why-bonus = znaczniki i statki
page-ireland-if-paid = Cena po wypłacie
page-ireland-as-before = jak dotąd
page-ireland-instead = zamiast { $price }
page-ireland-has = { $company } ma { $amount }.
page-ireland-permit = { $kind ->
    [short] Został 1 kafelek
    [any] Został 1 kafelek: żółty albo modernizacja
    [yellow] Został 1 żółty
   *[upgrade] Została 1 modernizacja
}{ $fee ->
    [none] {""}
   *[other] , { $fee }
}
page-ireland-permit-no-upgrade = Modernizacja: nie, po żółtym kafelku
page-ireland-permit-then = potem drugi żółty{ $fee ->
    [none] {""}
   *[other] , { $fee }
}
page-ireland-permit-none = Nie ma już kafelków, tylko spółki prywatne
page-ireland-permit-second = Drugi kafelek { $private }, za darmo
page-ireland-lay-key = Pierścień: można · ✕: za drogo
page-ireland-lay-where = { $count ->
    [one] Wybierz miejsce na mapie lub tutaj:
    [few] Wybierz jedno z { $count } miejsc na mapie lub tutaj:
   *[many] Wybierz jedno z { $count } miejsc na mapie lub tutaj:
}
page-ireland-lay-nowhere = Nie ma gdzie położyć kafelka.
page-ireland-lay-keys = Tab: miejsca i kafelki · R: obróć · Enter: połóż · Esc: porzuć · 1: dalej
page-ireland-skip-track = Nic nie kładź
page-ireland-done-track = Koniec układania
page-ireland-skip-ends-track = kończy krok torów
page-ireland-skip-station = Bez stacji
page-ireland-skip-ends-station = potem jadą pociągi
page-ireland-skip-issue = Dalej
page-ireland-skip-ends-issue = ani jedno; następne są tory
page-ireland-skip-last = Zakończ turę
page-ireland-skip-ends-turn = następna spółka ma turę
page-ireland-site-leads = w stronę: { $places }
page-ireland-site-no-track = jeszcze bez toru
page-ireland-site-where = { $count ->
    [one] Wybierz miasto na mapie lub tutaj:
    [few] Wybierz jedno z { $count } miast na mapie lub tutaj:
   *[many] Wybierz jedno z { $count } miast na mapie lub tutaj:
}
page-ireland-site-which = Wybierz miasto na polu { $cell } według tego, dokąd prowadzi jego tor:
page-ireland-site-place-for = Umieść za { $price }
page-ireland-site-place = Umieść za darmo
page-ireland-site-settle = Umieść tutaj
page-ireland-site-others = Inni
page-ireland-site-nobody = żaden przejazd się nie zmienia
page-ireland-site-full = miasto jest potem pełne
page-ireland-issue = Wyemituj jedną akcję za { $price }
page-ireland-redeem = Odkup jedną akcję za { $price }
page-ireland-issue-about = Płaci bank; akcja leży w puli, a jej dywidendy zostają w banku.
page-ireland-redeem-about = Spółka płaci bankowi; akcja jest w jej skarbcu i przynosi jej dywidendy.
page-ireland-price-stays = { $price }, bez zmian
page-ireland-issue-own = Własne akcje
page-ireland-issue-pool = W puli
page-ireland-issue-worth = Majątek: { $name }
page-ireland-private-offer-about = { $private }, wartość { $value }, przynosi { $revenue } w każdej rundzie operacyjnej. Spółki mogą zapłacić od { $low } do { $high }.
page-ireland-offer-accept = Sprzedaj za { $price }
page-ireland-offer-refuse = Odmów
page-ireland-offer-again = W tej turze można ponownie zaproponować tylko więcej niż { $price }.
page-ireland-private-cash = Twoja gotówka
page-ireland-private-worth = Twój majątek
page-ireland-your-cash-worth = Twoja gotówka; majątek
page-ireland-cash-worth-of = Gotówka: { $name }; majątek
page-ireland-income = Przychód { $revenue } na rundę
page-ireland-income-certificates = { $revenue } na rundę; certyfikaty
page-ireland-private-count = { $before } → { $after } z { $limit }
page-ireland-run-placed = Najlepszy przejazd, znacznik: { $place }
page-ireland-from-to = od { $low } do { $high }: od połowy do dwukrotności wartości
page-ireland-price-of = Cena za { $private }
page-ireland-price-least = Najmniej { $price }
page-ireland-price-face = Wartość { $price }
page-ireland-price-reach = { $train } nadal osiągalny: { $price }
page-ireland-price-most = Maksimum { $price }
page-ireland-train-short = Zostaje { $left }: do { $train } ({ $price }) brakuje { $missing }, chyba że dochód zostanie zatrzymany.
page-ireland-train-reach = Zostaje { $left }: wystarczy na { $train } ({ $price }).
page-ireland-private-buy = Kup { $private } za { $price }
page-ireland-buy-place = Kup za { $price } i umieść
page-ireland-buy-place-about = { $place }; { $private } jest zamykana i już nie płaci
page-ireland-only-buy = Tylko kup, { $price }
page-ireland-only-buy-about = nadal przynosi { $revenue } na rundę
page-ireland-offer = Zaproponuj { $price }, właściciel { $name }
page-ireland-offer-waits = { $name } musi się zgodzić
page-ireland-offer-train-asked = { $company } oferuje { $price } za pociąg { $train } spółki { $seller }. Odpowiada { $name }.
page-ireland-offer-private-asked = { $company } oferuje { $price } za { $private }. Odpowiada { $name }.
page-ireland-offer-withdraw = Wycofaj ofertę
page-ireland-cash-of = Gotówka: { $name }
page-ireland-private-place = Umieść: { $place }
page-ireland-place-at = Umieść znacznik { $private }: { $place }
page-ireland-place-about = { $private } jest wtedy zamykana; znacznik zostaje.
page-ireland-lay-by = { $count ->
    [one] Połóż kafelek dzięki { $private }: 1 miejsce
    [few] Połóż kafelek dzięki { $private }: { $count } miejsca
   *[many] Połóż kafelek dzięki { $private }: { $count } miejsc
}
page-ireland-lay-own = Znowu układaj własnym prawem
page-ireland-lay-by-where = Wybierz miejsce na mapie: { $places }
page-ireland-chip-buy = { $low }–{ $high }
page-ireland-chip-use = użyj teraz
page-ireland-private-told = { $private }. Sprzedaż spółce { $company } za { $low } do { $high }. Za { $price }: { $company } { $before } na { $after }, { $name } { $cash } na { $then }.
page-ireland-power = { $private ->
    [DAR] Trzyma Wicklow zamknięte, dopóki należy do gracza
    [DR] Dwa kafelki z wąskim torem za darmo: Donegal i sąsiad
    [BoW] Dwa kafelki bez opłaty za teren
    [CDSPC] +10 w jednym porcie dla każdego pociągu, na stałe; potem jest zamykana
    [TDR] Dwa kafelki z wąskim torem za darmo: Tralee i Dingle
    [DCR] Jeden kafelek za darmo na Drumglass, zamknięte, dopóki należy do gracza
    [TASPS] +20 w Galway dla każdego pociągu, na stałe; potem jest zamykana
    [RSSC] Jeden pociąg dolicza w Dromod Limerick, albo odwrotnie
    [WDE] Drugi kafelek może być modernizacją
    [TIM] Czerwony kafelek Irish Mail na morzu
   *[DK] Założyła DKR
}
page-ireland-when = { $when ->
    [now] teraz, w każdym kroku
    [track] w kroku torów
    [run] działa w każdym przejeździe
    [blocks] działa, dopóki należy do gracza
    [used] użyte
    [unusable] bezużyteczne
   *[gone] poza grą
}
page-ireland-fact-built = { $cell } jest zabudowane
page-ireland-fact-closes-cell = { $cell } jest zamknięte
page-ireland-fact-open = { $cell } jest otwarte
page-ireland-fact-no-power = należy do spółki, bez dalszej mocy
page-ireland-fact-uses-left = { $count ->
    [one] jeszcze raz
    [few] jeszcze { $count } razy
   *[many] jeszcze { $count } razy
}
page-ireland-fact-by-itself = samo z siebie
page-ireland-fact-starts = właściciel założył DKR
page-ireland-col-private = Spółka prywatna
page-ireland-col-owner = Właściciel
page-ireland-col-value = Wartość
page-ireland-col-pays = Płaci
page-ireland-you = ty
page-ireland-act-buy = Kup…
page-ireland-act-offer = Zaproponuj…
page-ireland-act-use = Użyj…
page-ireland-act-not = ✕ nie na sprzedaż
page-ireland-act-none = ✕ teraz bez mocy
page-ireland-privates-why = Spółki kupują spółki prywatne w fazach 4 i 6. Pierwszy 8H zamyka wszystkie.
