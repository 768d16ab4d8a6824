# 18Ireland przy stole.
page-ireland-zone-par = cena startowa
page-ireland-zone-free = certyfikaty się nie liczą
page-ireland-zone-end = koniec gry
page-ireland-zone-closes = spółka bankrutuje
page-ireland-director = Prezes
page-ireland-own = Własne
page-ireland-stations-left = Wolne stacje
page-ireland-privates = Spółki prywatne
page-ireland-bankrupt = bankrut
page-ireland-treasury = Skarbiec
page-ireland-tiles = Kafelki
page-ireland-stack = Stos spółek 5-akcyjnych
page-ireland-ten = 10-akcyjne nieuruchomione
page-ireland-gone = Poza grą
page-ireland-figure-cash = Gotówka
page-ireland-figure-worth = Majątek
page-ireland-figure-certificates = Certyfikaty
page-ireland-figure-priority = Kolejność priorytetu
page-ireland-figure-privates = Spółki prywatne
page-ireland-value = wartość { $value }, daje { $revenue }
page-ireland-owner = Właściciel: { $owner }
page-ireland-closed = Zamknięta
page-ireland-offered = Do kupienia za { $price }
page-ireland-bids = oferty: { $bids }
page-ireland-locked = { $amount } w ofertach
page-ireland-percent = { $percent }%
page-ireland-priority = priorytet: { $name }
page-ireland-phase = Faza { $phase }
page-ireland-phase-about = Faza { $phase }: limit pociągów { $five } dla spółki 5-akcyjnej i { $ten } dla 10-akcyjnej
page-ireland-ending-market = ostatnia runda operacyjna: osiągnięto 260
page-ireland-ending-bank = ostatnie rundy operacyjne: skończył się bank
page-ireland-ending-bankrupt = został jeden gracz
page-ireland-ending-nothing = nic więcej się nie wydarzy
page-ireland-short-privates = Licytacja
page-ireland-short-stock = RG { $number }
page-ireland-short-operating = RO { $number }.{ $part }
page-ireland-short-merger = RP { $number }

page-rail-sold-out = wyprzedana
page-rail-pool-letter = P
page-rail-treasury-letter = S
page-rail-part-privates = Spółki prywatne
page-rail-length = { $range ->
    [one] 1 granica
    [few] { $range } granice
   *[many] { $range } granic
}
page-rail-any-length = dowolna długość
page-rail-brings-flip = { $train } są odwracane
page-rail-brings-gone = pociągi { $train } odpadają
