# 18Ireland u stolu.
page-ireland-zone-par = počáteční cena
page-ireland-zone-free = certifikáty se nepočítají
page-ireland-zone-end = hra končí
page-ireland-zone-closes = společnost zaniká
page-ireland-director = Ředitel
page-ireland-own = Vlastní
page-ireland-stations-left = Zbylé stanice
page-ireland-privates = Soukromé dráhy
page-ireland-bankrupt = bankrot
page-ireland-treasury = Pokladna
page-ireland-tiles = Dílky
page-ireland-stack = Sloupek pětiakciových
page-ireland-ten = Desetiakciové, nezaložené
page-ireland-gone = Mimo hru
page-ireland-figure-cash = Hotovost
page-ireland-figure-worth = Jmění
page-ireland-figure-certificates = Certifikáty
page-ireland-figure-priority = Pořadí priority
page-ireland-figure-privates = Soukromé dráhy
page-ireland-value = hodnota { $value }, vynáší { $revenue }
page-ireland-owner = Majitel: { $owner }
page-ireland-closed = Zaniklá
page-ireland-offered = Nabízí se za { $price }
page-ireland-bids = příhozy: { $bids }
page-ireland-locked = { $amount } v příhozech
page-ireland-percent = { $percent } %
page-ireland-priority = priorita: { $name }
page-ireland-phase = Fáze { $phase }
page-ireland-phase-about = Fáze { $phase }: limit vlaků { $five } pro pětiakciovou a { $ten } pro desetiakciovou společnost
page-ireland-ending-market = poslední provozní kolo: dosaženo 260
page-ireland-ending-bank = poslední provozní kola: bank je na dně
page-ireland-ending-bankrupt = zbyl jediný hráč
page-ireland-ending-nothing = nic dalšího se už stát nemůže
page-ireland-short-privates = Dražba
page-ireland-short-stock = BK { $number }
page-ireland-short-operating = PK { $number }.{ $part }
page-ireland-short-merger = KF { $number }

page-rail-sold-out = vyprodáno
page-rail-pool-letter = V
page-rail-treasury-letter = P
page-rail-part-privates = Soukromé dráhy
page-rail-length = { $range ->
    [one] 1 hranice
    [few] { $range } hranice
   *[other] { $range } hranic
}
page-rail-any-length = libovolná délka
page-rail-brings-flip = { $train } se otáčejí
page-rail-brings-gone = { $train } zreziví
