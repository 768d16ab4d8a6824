# Panel akcji 18Lilliput. $company to skrót spółki, $train liczba na pociągu.
page-lilliput-gulliver = Guliwer
page-lilliput-confirm = Wykonaj
page-lilliput-yes = tak
page-lilliput-no = nie
page-lilliput-none = żaden

# Kolejność tur.
page-lilliput-order = Kolejność tur
page-lilliput-order-yours = Twoje tury: { $first }. i { $second }. z { $all }.
page-lilliput-left = { $count ->
    [one] Została 1 tura, wolne karty:
    [few] Zostały { $count } tury, wolne karty:
   *[other] Zostało { $count } tur, wolne karty:
}
page-lilliput-left-help = Ile nieużytych kart daje to jako jedną ze swoich akcji
page-lilliput-running = Wszystkie tury za nami; jadą pociągi.
page-lilliput-kind-lay = żetony torów
page-lilliput-kind-shares = udziały
page-lilliput-kind-trains = pociągi
page-lilliput-kind-station = stacje
page-lilliput-kind-treasury = pieniądze do kas

# Karty.
page-lilliput-cards = Karty akcji
page-lilliput-used = użyta
page-lilliput-copy = kopia
page-lilliput-copy-costs = Oddajesz kartę kopii, wartą na końcu 20 £.
page-lilliput-no-use = Teraz nic ci to nie da: karta przepadnie i nic się nie stanie.
page-lilliput-half-lay-any = 1 żeton torów
page-lilliput-half-lay-both = 1 żółty + 1 zielony
page-lilliput-half-lay-yellow = 1–2 żółte żetony
page-lilliput-half-shares = Udziały
page-lilliput-half-train = 1 pociąg
page-lilliput-half-trains = 1–2 pociągi
page-lilliput-half-station = Stacja
page-lilliput-half-treasury = { $amount } £ do kas
page-lilliput-uses-cells = { $count ->
    [0] brak miejsca
    [one] 1 miejsce
    [few] { $count } miejsca
   *[other] { $count } miejsc
}
page-lilliput-uses-slots = { $count ->
    [0] brak wolnego miejsca
    [one] 1 wolne miejsce
    [few] { $count } wolne miejsca
   *[other] { $count } wolnych miejsc
}
page-lilliput-uses-bank = { $train } za { $price } £
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
page-lilliput-ends-pool = Bez pociągu { $company } na razie kończy.
page-lilliput-ends-split = Nic więcej? Wtedy pieniądze zostają w banku.
page-lilliput-end-turn = Zakończ turę
page-lilliput-buy-nothing = Nic nie kupuj

# Wybór na początku.
page-lilliput-start-companies = Spółki początkowe
page-lilliput-characters = Postacie

# Na mapie.
page-lilliput-tiles-left = { $colour ->
    [yellow] { $count } × żółty
    [green] { $count } × zielony
   *[any] { $count } × dowolny kolor
}
page-lilliput-tap-cell = Dotknij zaznaczonego miejsca na mapie; kolejne dotknięcie obraca żeton.
page-lilliput-tap-slot = Dotknij zaznaczonego wolnego miejsca na mapie.
page-lilliput-no-cell = Żadna z twoich spółek nie ma gdzie położyć takiego żetonu.
page-lilliput-no-slot = Żadna z twoich spółek nie może teraz postawić stacji.
page-lilliput-station-cost = stacja { $cost } £
page-lilliput-cannot-pay = nie stać jej
page-lilliput-no-station-left = wszystkie stacje stoją

# Spółki, pociągi.
page-lilliput-treasury = Kasa
page-lilliput-run = Najlepszy przejazd
page-lilliput-price = Kurs
page-lilliput-added = dokładasz { $amount } £
page-lilliput-buyer = Kupująca spółka
page-lilliput-bank = Bank
page-lilliput-pool = Pula
page-lilliput-pool-empty = Pula jest pusta.
page-lilliput-train = Pociąg { $train }
page-lilliput-trains-of = pociągi { $count }/{ $limit }:
page-lilliput-trains-own = Twoja druga spółka
page-lilliput-trains-others = Inni, przez ofertę
page-lilliput-buy-top = Kup pociąg { $train }
page-lilliput-buy-for = Kup za { $amount } £
page-lilliput-offer-for = { $name }: zaoferuj { $amount } £
page-lilliput-obsolete = przestarzały, zarabia połowę
page-lilliput-refused = Odmowa przy tej karcie
page-lilliput-printed = na karcie
page-lilliput-chip-least = najmniej { $amount } £
page-lilliput-chip-printed = na karcie { $amount } £
page-lilliput-chip-all = wszystko { $amount } £
page-lilliput-less = o { $amount } mniej
page-lilliput-more = o { $amount } więcej
page-lilliput-left-in-stack = w stosie { $count }
page-lilliput-phase = Pierwszy w swoim rodzaju:
page-lilliput-phase-colour = { $colour ->
    [yellow] żółte żetony
    [green] zielone żetony
   *[brown] brązowe żetony
}
page-lilliput-phase-limit = najwyżej pociągów: { $limit }
page-lilliput-phase-obsolete = przestarzałe: { $trains }
page-lilliput-phase-rust = z gry schodzą { $trains }
page-lilliput-phase-nothing = poza tym nic się nie zmienia
page-lilliput-discard-about = { $count ->
    [one] Jeden pociąg musi trafić do puli.
    [few] { $count } pociągi muszą trafić do puli, jeden po drugim.
   *[other] { $count } pociągów musi trafić do puli, jeden po drugim.
}
page-lilliput-drop-after = Najlepszy przejazd { $before } → { $after }

# Oferty.
page-lilliput-deal-about = { $name } pyta dla { $company }. Pociąg { $train } kosztuje na karcie { $amount } £.
page-lilliput-deal-once = Jeśli odmówisz, przy tej karcie nie będzie drugiej oferty za ten pociąg.

# Udziały.
page-lilliput-flow = Najpierw sprzedaj, potem kup
page-lilliput-flow-sell = Sprzedaj dowolnie
page-lilliput-flow-buy = Kup jeden albo załóż
page-lilliput-certificates = papiery { $count }/{ $limit }
page-lilliput-sell = Sprzedaj
page-lilliput-sell-count = Sprzedaj { $count }
page-lilliput-held = masz { $count }
page-lilliput-nothing-to-sell = Nie masz udziałów na sprzedaż; udziału dyrektorskiego się nie sprzedaje.
page-lilliput-cash-after = gotówka potem { $amount } £
page-lilliput-buy = Kup jeden udział
page-lilliput-bank-shares = bank { $count }
page-lilliput-earned = zarobiła { $amount }
page-lilliput-found = Załóż spółkę
page-lilliput-you-pay = Płacisz
page-lilliput-pool-then = Od razu z puli
page-lilliput-top-then = Pociąg { $train } za { $price } £
page-lilliput-director-count = Twoje spółki
page-lilliput-at-limit = limit osiągnięty

# Dywidendy.
page-lilliput-pay = Wypłać
page-lilliput-withhold = Zatrzymaj
page-lilliput-for-you = dla ciebie
page-lilliput-stays-in-bank = zostaje w banku

# Kasy.
page-lilliput-judge-each-round = Tyle przynosi sędzia na początku każdej rundy.
page-lilliput-fill = { $amount } £ do kas
page-lilliput-split-to = Dla { $company }
page-lilliput-all-for = wszystko dla { $company }
page-lilliput-half-each = po połowie

# Obok karty; Guliwer.
page-lilliput-extras = Także w twojej turze
page-lilliput-once = Tylko raz w grze; w późniejszych rundach daje więcej.
page-lilliput-hand = Żeton postaci
page-lilliput-hand-none = teraz brak miejsca
page-lilliput-gulliver-did = Co zrobił Guliwer i dlaczego
page-lilliput-key-digits = Przejdź do karty; wybierz odpowiedź; 1 kończy też krok
page-lilliput-key-enter = Wybierz miejsce; połóż lub potwierdź to, co wybrano
page-lilliput-key-escape = Porzuć wybór; pomiń jazdę pociągów
