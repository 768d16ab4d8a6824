# Wspólna część gier z torami. $company to skrót spółki, $train liczba na pociągu, $cell pole mapy. Kwoty przychodzą
# z walutą, tylko $cost i $cash w pytaniach i odmowach to same liczby.
rail-train = { $train }
rail-train-d = { $train }
rail-tile = żeton { $tile }

# Pytania.
rail-ask-lay = Połóż jeden żeton torów dla { $company }: { $colour ->
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

# Odmowy.
rail-refuse-other-company = Teraz kolej na { $company }.
rail-refuse-no-tile = Żetonu „{ $tile }” nie ma w tej grze.
rail-refuse-no-cell = Pola { $cell } nie ma na tej mapie.
rail-refuse-no-rotation = Żetonu { $tile } nie da się tak obrócić.
rail-refuse-no-permit = { $company } nie może już w tej turze położyć takiego żetonu.
rail-refuse-first-at-home = Pierwszy żeton spółki { $company } należy położyć na jej polu macierzystym { $cell }.
rail-refuse-reach = Na { $cell } żaden tor żetonu nie łączyłby się ze stacją spółki { $company }.
rail-refuse-tile-money = Żeton kosztuje { $cost }; { $company } ma { $cash }.
rail-refuse-no-station-left = { $company } postawiła już wszystkie stacje.
rail-refuse-station-reach = Od żadnej stacji spółki { $company } nie prowadzi wolna droga do tego miasta na { $cell }.
rail-refuse-station-money = Stacja kosztuje { $cost }; { $company } ma { $cash }.
rail-refuse-no-train-for-route = Na tę trasę { $company } nie ma już pociągu { $train }.
rail-refuse-must-run = Wybierz trasy spółki { $company } albo zrezygnuj z przejazdu.
rail-refuse-train-limit = { $company } osiągnęła limit pociągów ({ $limit }).
rail-refuse-train-money = Pociąg kosztuje { $cost }; { $company } ma { $cash }.
rail-refuse-stack-empty = Bank nie ma już pociągów.
rail-refuse-not-in-pool = W puli nie ma pociągu { $train }.
rail-refuse-discard-only-over = { $company } odkłada pociąg do puli tylko wtedy, gdy ma ich za dużo.
rail-refuse-no-such-train = { $company } nie ma pociągu { $train }.
rail-refuse-must-discard = { $limit ->
    [one] { $company } może mieć tylko 1 pociąg; najpierw odłóż nadmiar do puli.
    [few] { $company } może mieć tylko { $limit } pociągi; najpierw odłóż nadmiar do puli.
   *[many] { $company } może mieć tylko { $limit } pociągów; najpierw odłóż nadmiar do puli.
}
rail-refuse-must-buy = { $company } nie ma pociągu, a stać ją na niego, więc musi kupić.

# Dziennik.
rail-log-round = Zaczyna się runda { $round } z { $rounds }.
rail-log-tile = { $player } kładzie na { $cell } dla { $company }: { $tile }.
rail-log-tile-paid = { $player } kładzie na { $cell }: { $tile }; { $company } płaci { $cost }.
rail-log-upgrade = { $player } ulepsza { $cell } dla { $company }: { $tile }.
rail-log-station = { $company } stawia stację na { $cell } ({ $cost }).
rail-log-route = { $company }, pociąg { $train }: { $stops } = { $revenue }
rail-log-route-unproved = { $company }, pociąg { $train }: { $stops } = { $revenue } (wyszukiwanie skrócone, być może da się więcej)
rail-log-earned = { $company } zarabia { $revenue }; w kasie jest teraz { $treasury }.
rail-log-earned-nothing = { $company } nic nie zarobiła; w kasie nadal jest { $treasury }.
rail-log-train-bank = { $company } kupuje pociąg { $train } z banku za { $price }.
rail-log-train-pool = { $company } kupuje pociąg { $train } z puli za { $price }.
rail-log-discarded = { $company } odkłada pociąg { $train } do puli.
rail-log-phase = Jest pierwszy pociąg { $train }: { $colour ->
    [yellow] żółte żetony
    [green] zielone żetony
   *[brown] brązowe żetony
}, limit pociągów { $limit }.
rail-log-rusted = Wszystkie pociągi { $train } wypadają z gry.
rail-log-rusted-from = Wszystkie pociągi { $train } wypadają z gry. Tracą je: { $companies }.

# Położenie słowami.
rail-tell-depot = Bank sprzedaje pociąg { $train } za { $price } (zostało { $left }). Pula: { $pool }.
rail-tell-depot-empty = Bank nie ma już pociągów. Pula: { $pool }.
rail-tell-map = Mapa: { $tiles }.
rail-tell-company = { $company }, { $player }: kasa { $treasury }, pociągi { $trains }, stacje { $stations }, zarobiłaby { $run }.

# Ruchy do wyboru.
rail-move-done = Gotowe
rail-move-lay = { $company } kładzie na { $cell }: żeton { $tile }, obrót { $rotation }× ({ $cost }); najlepszy dochód { $before } → { $after }
rail-move-station = Stacja { $company } na { $cell } ({ $cost }): najlepszy dochód { $before } → { $after }
rail-move-buy-train = { $company } kupuje pociąg { $train } za { $cost }: najlepszy dochód { $before } → { $after }
rail-move-buy-pool = { $company } kupuje pociąg { $train } z puli za { $cost }: najlepszy dochód { $before } → { $after }
rail-move-discard = { $company }: pociąg { $train } do puli; najlepszy dochód { $before } → { $after }
rail-move-run = { $company } jedzie tymi trasami
rail-move-run-nothing = { $company } nie jedzie
