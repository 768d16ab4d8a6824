# Panel akcji 18Lilliput. $company to skrót spółki, $train liczba na pociągu.
page-lilliput-gulliver = Guliwer

# Kolejność tur.
page-lilliput-order = Kolejność tur
page-lilliput-order-yours = Twoje tury: { $first }. i { $second }. z { $all }.
page-lilliput-left = { $count ->
    [one] Została 1 tura, wolne karty:
    [few] Zostały { $count } tury, wolne karty:
   *[other] Zostało { $count } tur, wolne karty:
}
page-lilliput-left-help = Ile nieużytych kart daje to jako jedno ze swoich działań
page-lilliput-running = Wszystkie tury za nami; jadą pociągi.
page-lilliput-kind-lay = kafelki
page-lilliput-kind-shares = akcje
page-lilliput-kind-trains = pociągi
page-lilliput-kind-station = stacje
page-lilliput-kind-treasury = pieniądze do skarbców

# Karty.
page-lilliput-cards = Karty działań
page-lilliput-used = użyta
page-lilliput-copy = kopia
page-lilliput-copy-costs = Oddajesz kartę kopii, wartą na końcu 20 £.
page-lilliput-no-use = Teraz nic ci to nie da: karta przepadnie i nic się nie stanie.
page-lilliput-useless = tura tylko by się skończyła
page-lilliput-half-lay-any = 1 kafelek
page-lilliput-half-lay-both = 1 żółty + 1 zielony
page-lilliput-half-lay-yellow = 1–2 żółte kafelki
page-lilliput-half-shares = Akcje
page-lilliput-half-train = 1 pociąg
page-lilliput-half-trains = 1–2 pociągi
page-lilliput-half-station = Stacja
page-lilliput-half-treasury = { $amount } £ do skarbców
page-lilliput-uses-bank = pociąg { $train } za { $price } £
page-lilliput-uses-foreign = { $count ->
    [one] 1 przez ofertę
   *[other] { $count } przez ofertę
}
page-lilliput-uses-no-train = na żaden nie stać
page-lilliput-uses-sell = sprzedaj { $count }
page-lilliput-uses-buy = kup { $count }
page-lilliput-uses-found = załóż { $count }
page-lilliput-uses-no-share = nie ma czym handlować

# Co kończy krok.
page-lilliput-ends = { $you ->
    [yes] Nic więcej? Wtedy twoja tura się kończy; następna też jest twoja.
   *[no] Nic więcej? Wtedy twoja tura się kończy; następny gracz: { $name }.
}
page-lilliput-ends-last = Nic więcej? Wtedy kończy się ostatnia tura i jadą pociągi.
page-lilliput-ends-split = Nic więcej? Wtedy pieniądze zostają w banku.
page-lilliput-end-turn = Zakończ turę

# Wybór na początku.
page-lilliput-start-companies = Spółki początkowe
page-lilliput-characters = Postacie

# Na mapie.
page-lilliput-tiles-left = { $colour ->
    [yellow] { $count } × żółty
    [green] { $count } × zielony
   *[any] { $count } × dowolny kolor
}

# Spółki, pociągi.
page-lilliput-refused = Odmowa przy tej karcie
page-lilliput-drop-after = Najlepszy przejazd { $before } → { $after }

# Oferty.
page-lilliput-deal-once = Jeśli odmówisz, przy tej karcie nie będzie drugiej oferty za ten pociąg.

# Udziały.
page-lilliput-found = Załóż spółkę
page-lilliput-you-pay = Płacisz
page-lilliput-director-count = Twoje spółki

# Kasy.
page-lilliput-judge-each-round = Tyle przynosi sędzia na początku każdej rundy.
page-lilliput-fill = { $amount } £ do skarbców
page-lilliput-split-to = Dla { $company }
page-lilliput-all-for = wszystko dla { $company }
page-lilliput-half-each = po połowie

# Obok karty; Guliwer.
page-lilliput-extras = Także w twojej turze
page-lilliput-once = Tylko raz w grze; w późniejszych rundach daje więcej.
page-lilliput-hand = Kafelek postaci
page-lilliput-hand-none = teraz brak miejsca
page-lilliput-gulliver-did = Co zrobił Guliwer i dlaczego
page-lilliput-key-digits = Przejdź do karty; wybierz odpowiedź; 1 kończy też krok

page-lilliput-draft = Przygotowanie
page-lilliput-last-round = Dochody podwójne
page-lilliput-first = Zaczyna { $name }
page-lilliput-copies = { $count ->
    [one] karta kopii
    [few] karty kopii
   *[other] kart kopii
}
page-rail-part-copies = Kopie
page-lilliput-spent = zużyty
page-lilliput-own-tiles = { $count ->
    [one] 1 kafelek postaci do położenia
    [few] { $count } kafelki postaci do położenia
   *[other] { $count } kafelków postaci do położenia
}
page-lilliput-solo-won = Masz więcej niż Guliwer: wygrywasz.
page-lilliput-solo-lost = Guliwer ma więcej: tym razem wygrywa on.
page-lilliput-solo-tie = Ty i Guliwer macie po tyle samo.
page-lilliput-range = { $range ->
    [one] 1 miasto
    [few] { $range } miasta
   *[other] { $range } miast
}
page-lilliput-range-note = Liczą się tylko miasta, miasteczka nie.
