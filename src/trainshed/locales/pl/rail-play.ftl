# Wspólna część gier z torami. $company to skrót spółki, $train liczba na pociągu, $cell pole mapy. Kwoty przychodzą
# z walutą.
rail-train = { $train }
rail-train-d = { $train }
rail-tile = kafelek { $tile }

# Pytania.
rail-ask-lay = Połóż jeden kafelek dla { $company }: { $colour ->
    [yellow] żółty
    [green] żółty lub zielony
   *[brown] dowolnego koloru
}.
rail-ask-station = Gdzie { $company } stawia stację? Kosztuje { $cost }.
rail-ask-run = Jakimi trasami pojadą pociągi spółki { $company }?
rail-ask-trains = { $company } ma { $cash }. Który pociąg kupi?
rail-ask-discard = { $company } może mieć najwyżej { $limit ->
    [one] 1 pociąg
    [few] { $limit } pociągi
   *[many] { $limit } pociągów
}. Który trafi do puli?
rail-ask-home = Gdzie stanie stacja macierzysta spółki { $company }?
rail-ask-offer = { $company } oferuje spółce { $seller } za pociąg { $train } { $price }. Zgadzasz się?
rail-ask-offer-asked = { $seller } żąda od spółki { $company } za swój pociąg { $train } { $price }. Zgadzasz się?
rail-ask-dividend = { $company } zarobiła { $revenue }: wypłacić czy zatrzymać?

# Odmowy.
rail-refuse-other-company = Teraz kolej na { $company }.
rail-refuse-no-tile = Kafelka „{ $tile }” nie ma w tej grze.
rail-refuse-no-cell = Pola { $cell } nie ma na tej mapie.
rail-refuse-no-rotation = Kafelka { $tile } nie da się tak obrócić.
rail-refuse-no-permit = { $company } nie może już w tej turze położyć takiego kafelka.
rail-refuse-first-at-home = Pierwszy kafelek spółki { $company } należy położyć na jej polu macierzystym { $cell }.
rail-refuse-reach = Na { $cell } żaden tor kafelka nie łączyłby się ze stacją spółki { $company }.
rail-refuse-tile-money = { $company } nie ma { $cost }.
rail-refuse-no-station-left = { $company } postawiła już wszystkie stacje.
rail-refuse-station-reach = Żadna trasa spółki { $company } nie prowadzi na { $cell }.
rail-refuse-behind-full = { $why } { $count ->
    [one] Miasto { $cities } jest pełne obcych stacji.
   *[other] Pełne obcych stacji są miasta { $cities }.
}
rail-refuse-station-money = { $company } nie ma { $cost } na stację.
rail-refuse-no-train-for-route = Na tę trasę { $company } nie ma już pociągu { $train }.
rail-refuse-must-run = Wybierz trasy spółki { $company } albo zrezygnuj z przejazdu.
rail-refuse-train-limit = { $company } osiągnęła limit pociągów ({ $limit }).
rail-refuse-train-money = { $company } nie ma { $price }.
rail-refuse-stack-empty = Bank nie ma już pociągów.
rail-refuse-not-in-pool = W puli nie ma pociągu { $train }.
rail-refuse-discard-only-over = { $company } odkłada pociąg do puli tylko wtedy, gdy ma ich za dużo.
rail-refuse-not-obsolete = Pociąg { $train } nie jest przestarzały; nie można go oddać.
rail-refuse-no-such-train = { $company } nie ma pociągu { $train }.
rail-refuse-must-buy = { $company } nie ma pociągu, a stać ją na niego, więc musi kupić.
rail-refuse-not-yours = { $company } nie jest twoją spółką.
rail-refuse-not-connected = Na { $cell } kafelek nie przedłużałby toru połączonego ze stacją spółki { $company }.
rail-refuse-new-track-unreached = Do nowego toru na { $cell } nie prowadzi droga od żadnej stacji spółki { $company }.
rail-refuse-top-up-money = { $company } nawet razem z prezesem nie ma { $price }.
rail-refuse-no-seller = { $company } nie ma tej spółce czego sprzedać.
rail-refuse-offer-refused = Twoją ofertę na ten pociąg { $train } odrzucono; na pociąg i kartę przypada jedna.
rail-refuse-offer-price = Cena wynosi od { $low } do { $high }.
rail-refuse-no-counter = Za ten pociąg nie można już zaproponować innej ceny.
rail-refuse-counter-price = Inna cena wynosi od { $low } do { $high }: między dwiema ostatnio podanymi.
rail-refuse-over-limit = Limit pociągów to { $limit }; jeden musi odejść.
rail-refuse-must-decide = Wypłać albo zatrzymaj.
rail-refuse-no-trade-in = Pociągu nie wymienia się tu na nowszy.

# Dziennik.
rail-log-round = Zaczyna się runda { $round } z { $rounds }.
rail-log-tile = { $player } kładzie na { $cell } dla { $company }: { $tile }.
rail-log-tile-paid = { $player } kładzie na { $cell }: { $tile }; { $company } płaci { $cost }.
rail-log-station = { $company } stawia stację na { $cell } ({ $cost }).
rail-log-route = { $company }, pociąg { $train }: { $stops } = { $revenue }
rail-log-route-unproved = { $company }, pociąg { $train }: { $stops } = { $revenue } (wyszukiwanie skrócone, być może da się więcej)
rail-log-earned = { $company } zarabia { $revenue }; w skarbcu jest teraz { $treasury }.
rail-log-earned-nothing = { $company } nic nie zarobiła; w skarbcu nadal jest { $treasury }.
rail-log-train-bank = { $company } kupuje pociąg { $train } z banku za { $price }.
rail-log-train-pool = { $company } kupuje pociąg { $train } z puli za { $price }.
rail-log-phase = Jest pierwszy pociąg { $train }: { $colour ->
    [yellow] żółte kafelki
    [green] zielone kafelki
    [brown] brązowe kafelki
   *[grey] szare kafelki
}, limit pociągów { $limit }.
rail-log-phase-sizes = Jest pierwszy pociąg { $train }: { $colour ->
    [yellow] żółte kafelki
    [green] zielone kafelki
    [brown] brązowe kafelki
   *[grey] szare kafelki
}, limit pociągów: spółki 5-akcyjne { $small }, 10-akcyjne { $large }.
rail-log-rusted = Wszystkie pociągi { $train } odpadają z gry.
rail-log-flipped = Wszystkie pociągi { $train } zostają odwrócone: jako { $back } można je kupić z puli.
rail-log-train-added = { $company } kupuje pociąg { $train } za { $price }; prezes dopłaca { $added }.
rail-log-train-company = { $company } kupuje pociąg { $train } od { $seller } za { $price }.
rail-log-offer = { $company } oferuje spółce { $seller } za pociąg { $train } { $price }.
rail-log-refused = { $seller } odrzuca { $price } od { $company } za pociąg { $train }.
rail-log-offer-asked = { $seller } żąda od spółki { $company } za pociąg { $train } { $price }.
rail-log-refused-asked = { $company } nie płaci spółce { $seller } { $price } za pociąg { $train }.
rail-log-stack-pool = Pociąg { $train } trafia ze stosu do puli.
rail-log-stack-scrap = Pociąg { $train } ze stosu odpada z gry.
rail-log-train-to-pool = { $company } odkłada pociąg { $train } do puli.
rail-log-train-to-scrap = Pociąg { $train } spółki { $company } odpada z gry.
rail-log-obsolete = Wszystkie pociągi { $train } są przestarzałe i zarabiają połowę.
rail-log-paid = { $company } wypłaca { $revenue }; cena { $was } → { $price }.
rail-log-paid-kept = { $company } wypłaca { $revenue }, z czego { $kept } idzie do skarbca; cena { $was } → { $price }.
rail-log-income = { $player } otrzymuje { $amount } od { $company }.
rail-log-withheld = { $company } zatrzymuje { $revenue }; cena { $was } → { $price }.
rail-log-no-revenue = { $company } nic nie zarobiła; cena { $was } → { $price }.

# Położenie słowami.
rail-tell-depot = Bank sprzedaje pociąg { $train } za { $price } (zostało { $left }). Pula: { $pool }.
rail-tell-depot-empty = Bank nie ma już pociągów. Pula: { $pool }.
rail-tell-map = Mapa: { $tiles }.
rail-tell-company = { $company }, { $player }: skarbiec { $treasury }, pociągi { $trains }, stacje { $stations }, zarobiłaby { $run }.
rail-tell-best-route = Najlepsza trasa (wpisz best): pociąg { $train }, { $stops } = { $revenue }

# Ruchy do wyboru.
rail-move-done = Gotowe
rail-move-lay = { $company } kładzie na { $cell }: kafelek { $tile }, obrót { $rotation }× ({ $cost }); najlepszy przejazd { $before } → { $after }
rail-move-station = Stacja { $company } na { $cell } ({ $cost }): najlepszy przejazd { $before } → { $after }
rail-move-buy-train = { $company } kupuje pociąg { $train } za { $cost }: najlepszy przejazd { $before } → { $after }
rail-move-buy-pool = { $company } kupuje pociąg { $train } z puli za { $cost }: najlepszy przejazd { $before } → { $after }
rail-move-buy-from = { $company } kupuje pociąg { $train } od { $seller } za { $cost }: najlepszy przejazd { $before } → { $after }
rail-move-accept = Przyjmij
rail-move-refuse = Odrzuć
rail-move-counter = Zaproponuj inną cenę: { $price }
rail-move-drop = { $company }: pociąg { $train } do puli; najlepszy przejazd { $before } → { $after }
rail-move-run = { $company } jedzie tymi trasami
rail-move-run-nothing = { $company } nie jedzie
rail-move-pay = Wypłać: { $gain } dla ciebie, { $company } potem na { $price }
rail-move-withhold = Zatrzymaj: { $company } potem na { $price }
rail-move-sell = Sprzedaj akcje { $company } ({ $count }) za { $gain } (cena potem { $price })
rail-move-buy-share = Kup akcję { $company } za { $cost }
