# 18Ireland: rundy, pociągi, zakup awaryjny, bankructwo, połączenia, koniec.

# Części gry.
ireland-tick-privates = Licytacja spółek prywatnych
ireland-tick-stock = Runda giełdowa { $number }
ireland-tick-operating = Runda operacyjna { $number }.{ $part }
ireland-tick-merger = Runda połączenia { $number }
ireland-end-nothing = Nie ma już żadnej spółki i nikt nie może żadnej założyć; wygrywa najbogatszy gracz.

# Pytania.
ireland-ask-trains = { $company } ma { $cash }. Jaki pociąg kupuje?
ireland-ask-must-buy = { $company } nie ma pociągu i za swoje { $cash } musi jakiś kupić. Który?
ireland-ask-emergency = { $company } nie ma pociągu, a jej { $cash } na żaden nie wystarcza. Masz { $own }: do którego pociągu dopłacasz?
ireland-ask-bankrupt = Na pociąg dla { $company } nie wystarczy nic z tego, co masz. Najpierw sprzedajesz akcje czy ogłaszasz bankructwo?
ireland-ask-merger = Proponujesz połączenie czy pasujesz?
ireland-ask-vote = { $player } chce połączyć { $first } i { $second }; nowa cena to { $price }. Masz { $votes ->
    [one] 1 głos
    [few] { $votes } głosy
   *[other] { $votes } głosów
}: za czy przeciw?
ireland-ask-vote-three = { $player } chce połączyć { $first }, { $second } i { $third }; nowa cena to { $price }. Masz { $votes ->
    [one] 1 głos
    [few] { $votes } głosy
   *[other] { $votes } głosów
}: za czy przeciw?
ireland-ask-target = Połączenie przyjęte. Którą spółką 10-akcyjną się staną?

# Odmowy.
ireland-refuse-must-own = { $company } nie ma pociągu i musi jakiś kupić.
ireland-refuse-no-emergency = { $company } stać na pociąg: prezes niczego nie sprzedaje i nie bankrutuje.
ireland-refuse-trade-phase = Pociągi wymienia się dopiero od pierwszego 10H.
ireland-refuse-trade-once = { $company } w tej turze już wymieniła pociąg.
ireland-refuse-trade-owner = { $company } nie ma { $train } do wymiany.
ireland-refuse-trade-kind = { $old } nie można wymienić na { $new }.
ireland-refuse-trade-money = { $company } nie ma { $price } na dopłatę.
ireland-refuse-emergency-money = Ten pociąg kosztuje { $price }; brakuje { $gap }.
ireland-refuse-emergency-oversold = Na pociąg za { $price } nie trzeba było sprzedawać ostatniej akcji: teraz musi to być droższy.
ireland-refuse-emergency-sale = Na najdroższy pociąg wystarczy mniej akcji { $company }.
ireland-refuse-emergency-dead-end = Po sprzedaży akcji { $company } ({ $count }) nie byłoby pociągu, który wolno ci kupić.
ireland-refuse-emergency-private = Na pociąg sprzedano już akcje, więc { $company } nie kupi przed nim spółki prywatnej innego gracza.
ireland-refuse-not-bankrupt = To nie bankructwo: można zebrać { $have }, a pociąg kosztuje { $price }.
ireland-refuse-merger-set = Połączenie wymienia dwie lub trzy spółki 5-akcyjne, każdą raz.
ireland-refuse-merger-running = { $company } nie jest działającą spółką 5-akcyjną.
ireland-refuse-merger-not-joined = { $first } i { $second } nie łączy szeroki tor.
ireland-refuse-merger-same-cell = { $first } i { $second } mają stacje na jednym polu.
ireland-refuse-merger-none-yours = Nie masz żadnej akcji tych spółek.
ireland-refuse-merger-shares = U graczy i w puli jest więcej niż { $most } ich akcji.
ireland-refuse-merger-holding = { $player } będzie mieć ponad { $limit }% nowej spółki.
ireland-refuse-merger-pool = W puli byłoby ponad { $limit }% nowej spółki.
ireland-refuse-merger-no-ten = Nie ma już wolnej spółki 10-akcyjnej.
ireland-refuse-merger-voted = Nad tym połączeniem już w tej rundzie głosowano.
ireland-refuse-target = { $company } nie jest wolną spółką 10-akcyjną.
ireland-refuse-must-vote = Głosuj za albo przeciw; wstrzymać się nie można.
ireland-refuse-must-name = Wybierz spółkę 10-akcyjną.

# Dziennik.
ireland-log-round-privates = Zaczyna się licytacja spółek prywatnych.
ireland-log-round-stock = Zaczyna się runda giełdowa { $number }.
ireland-log-round-operating = Zaczyna się runda operacyjna { $number }.{ $part }.
ireland-log-round-merger = Zaczyna się runda połączenia { $number }.
ireland-log-private-income = { $private } przynosi: { $owner } dostaje { $amount }.
ireland-log-marker = { $company }: cena { $was } → { $price }.
ireland-log-closed-price = Cena akcji { $company } spadła do 0: spółka odpada z gry.
ireland-log-closed-bankrupt = { $company } kończy działalność razem z prezesem.
ireland-log-lost = Z { $company } przepada: { $who }; { $treasury } ze skarbca.
ireland-log-lost-share = { $player } { $percent }%
ireland-log-lost-treasury = Przepada { $treasury } ze skarbca { $company }.
ireland-log-removed = { $company } nie została założona i odpada z gry.
ireland-log-end-market = { $company } osiąga 260: gra skończy się po tej rundzie operacyjnej.
ireland-log-end-bank = Skończył się bank: gra skończy się po drugiej rundzie operacyjnej.
ireland-log-ended-market = Koniec gry: osiągnięto 260. { $totals }.
ireland-log-ended-bank = Koniec gry: skończył się bank. { $totals }.
ireland-log-ended-bankrupt = Koniec gry: tylko jeden gracz nie zbankrutował. { $totals }.
ireland-log-ended-nothing = Koniec gry: nie ma już żadnej spółki i nikt nie może żadnej założyć. { $totals }.
ireland-log-total = { $player } { $total }
ireland-log-totals = { $first }, { $rest }
ireland-log-bankrupt = { $player } nie zdobędzie pociągu dla { $company } i bankrutuje; przepada { $cash }.
ireland-log-settled = Bank płaci za akcje { $company }: { $player } dostaje { $amount }.
ireland-log-left-shares = Z gry odpada { $percent }% spółki { $what } ({ $player }).
ireland-log-left-private = Z gry odpada { $what } ({ $player }).
ireland-log-proposed = { $player } proponuje połączyć { $first } i { $second } z ceną { $price }.
ireland-log-proposed-three = { $player } proponuje połączyć { $first }, { $second } i { $third } z ceną { $price }.
ireland-log-voted-for = { $player } głosuje za, głosów { $votes } (za { $ayes }, przeciw { $noes }).
ireland-log-voted-against = { $player } głosuje przeciw, głosów { $votes } (za { $ayes }, przeciw { $noes }).
ireland-log-pool-for = { $company } w puli: { $votes } za, bo cena rośnie.
ireland-log-pool-against = { $company } w puli: { $votes } przeciw, bo cena spada.
ireland-log-pool-abstain = { $company } w puli: { $votes } bez głosu, bo cena się nie zmienia.
ireland-log-merger-accepted = Połączenie przyjęte: { $ayes } do { $noes }.
ireland-log-merger-rejected = Połączenie odrzucone: { $ayes } do { $noes }.
ireland-log-merger-tied = Remis { $ayes } do { $noes }: połączenia nie ma.
ireland-log-merged = { $first } i { $second } stają się spółką { $company }: cena { $price }, skarbiec { $treasury }, prezes { $director }.
ireland-log-merged-three = { $first }, { $second } i { $third } stają się spółką { $company }: cena { $price }, skarbiec { $treasury }, prezes { $director }.
