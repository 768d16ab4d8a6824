# 18Ireland: rundy połączenia.
page-ireland-merger-ends-here = { $company } kończy się tutaj
page-ireland-merger-joined = Połączone: { $places }
page-ireland-merger-tie = remis z { $names }: wnioskodawca, inaczej pierwszy po lewej
page-ireland-merger-ran = ostatni przejazd { $amount }
page-ireland-merger-director = prezes { $name }
page-ireland-merger-ten-share = 10-akcyjna
page-ireland-merger-no-station = bez dalszej stacji
page-ireland-merger-next-station = następna za { $cost }
page-ireland-merger-over = { $over ->
    [one] 1 za dużo: zostanie odrzucony
    [few] { $over } za dużo: zostaną odrzucone
   *[other] { $over } za dużo: zostanie odrzuconych
}
page-ireland-merger-trains = pociągi: { $count } z { $limit }
page-ireland-merger-price-why = Cena: najwyższy wiersz, kolumna najbardziej na lewo
page-ireland-merger-field = { $price }, wiersz { $row } · kolumna { $column }
page-ireland-merger-run = Najlepszy przejazd teraz → po połączeniu
page-ireland-merger-certificates = Twoje certyfikaty
page-ireland-merger-of-limit = z { $limit }
page-ireland-merger-votes-order = Głosy po kolei
page-ireland-merger-shares = Akcje
page-ireland-merger-worth = Wartość teraz → potem
page-ireland-merger-vote = Głos
page-ireland-merger-proposer = wnioskodawca
page-ireland-merger-loses = przestaje być prezesem
page-ireland-merger-now = teraz
page-ireland-merger-open = otwarty
page-ireland-merger-yes = za
page-ireland-merger-no = przeciw
page-ireland-merger-none = bez głosu
page-ireland-merger-pool-gt = z zasady, { $price } > { $old }
page-ireland-merger-pool-lt = z zasady, { $price } < { $old }
page-ireland-merger-pool-eq = z zasady, { $price } = { $old }
page-ireland-merger-half = więcej niż połowa: { $needed } z { $of }
page-ireland-merger-told = Za { $ayes }, przeciw { $noes }, otwartych { $open }, potrzeba { $needed } z { $of }. Twoje: { $mine }.
page-ireland-merger-for = Za
page-ireland-merger-against = Przeciw
page-ireland-merger-then-accepted = { $ayes } z { $of }: od razu przyjęte.
page-ireland-merger-then-rejected = { $noes } z { $of } przeciw: od razu odrzucone.
page-ireland-merger-then-tied = { $ayes } : { $noes } to remis, a remis odrzuca.
page-ireland-merger-then-decides = { $ayes } : { $noes } z { $of }, potem decyduje { $name }.
page-ireland-merger-then-next = { $ayes } : { $noes } z { $of }, potem głosuje { $name }.
page-ireland-merger-then-tie = Remis odrzuca.
page-ireland-merger-not-needed = Już niepotrzebni: { $names }.
page-ireland-merger-rule = Wszystkie twoje akcje głosują tak samo; nikt się nie wstrzymuje. Z każdych 20% robi się 10%: z każdego zarobionego funta masz połowę, ale sieci są jedną. Zasady 12.4–12.6.
page-ireland-merger-discards = { $over ->
    [one] Potem jeden pociąg trafi do puli: limit jest mniejszy niż liczba pociągów.
    [few] Potem { $over } pociągi trafią do puli: limit jest mniejszy niż liczba pociągów.
   *[other] Potem { $over } pociągów trafi do puli: limit jest mniejszy niż liczba pociągów.
}
page-ireland-merger-you = Ty
page-ireland-merger-more = { $count ->
    [one] jeszcze 1 powód
    [few] jeszcze { $count } powody
   *[other] jeszcze { $count } powodów
}
page-ireland-merger-may = Możesz zaproponować
page-ireland-merger-you-hold = masz { $list }
page-ireland-merger-holding-of = { $company } { $percent }%
page-ireland-merger-set-about = { $price } · { $votes } z 10 akcji · połączone
page-ireland-merger-chosen = wybrane
page-ireland-merger-rejected = Odrzucone w tej rundzie
page-ireland-merger-rejected-about = tego samego nikt już nie zaproponuje
page-ireland-merger-count = wniosek { $name }: za { $ayes }, przeciw { $noes }
page-ireland-merger-was-rejected = odrzucone
page-ireland-merger-closed = Niemożliwe
page-ireland-merger-closed-about = { $count ->
    [one] z 1 zestawu; naciśnij, by zobaczyć zasadę
    [few] z { $count } zestawów; naciśnij, by zobaczyć zasadę
   *[other] z { $count } zestawów; naciśnij, by zobaczyć zasadę
}
page-ireland-merger-alone = z każdą: jej tor kończy się na { $cells }
page-ireland-merger-any = i każda trzecia
page-ireland-merger-why-not-joined = niepołączone
page-ireland-merger-why-same-cell = ten sam heks
page-ireland-merger-why-none-yours = żadna twoja
page-ireland-merger-why-shares = najwyżej 10 akcji
page-ireland-merger-why-holding = ponad 70%
page-ireland-merger-why-pool = pula ponad 50%
page-ireland-merger-why-no-ten = brak wolnej 10-akcyjnej
page-ireland-merger-sets = { $count ->
    [one] 1 zestaw
    [few] { $count } zestawy
   *[other] { $count } zestawów
}
page-ireland-merger-who-votes = Kto głosuje i co to dla niego zmienia
page-ireland-merger-one = { $company }: dodaj kolejną spółkę z listy lub na mapie.
page-ireland-merger-not-this = { $companies }: teraz nie można tego zaproponować.
page-ireland-merger-none-chosen = Wybierz dwie lub trzy spółki z listy albo naciśnij ich stacje na mapie.
page-ireland-merger-propose = Zaproponuj { $companies }
page-ireland-merger-propose-none = Zaproponuj
page-ireland-merger-pass = Pas
page-ireland-merger-pass-ends = kończy rundę połączenia
page-ireland-merger-pass-next = potem kolej na { $name }
page-ireland-merger-known-for = pula { $votes } za
page-ireland-merger-known-against = pula { $votes } przeciw
page-ireland-merger-known-none = nic
page-ireland-merger-set-told = { $companies }: można zaproponować. Cena { $price }. Prezesem byłby { $name }. Znane: { $known }; potrzeba { $needed } z { $of }.
