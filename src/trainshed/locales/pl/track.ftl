# Żetony torów
rail-tile-final = Pole { $cell } nigdy się nie zmienia: nie kładzie się na nim kafelków.
rail-tile-only-on = Kafelek { $tile } ma swoje własne miejsce i na { $cell } leżeć nie może.
rail-tile-colour-step = { $colour ->
    [yellow] Żółty kafelek kładzie się tylko tam, gdzie nie ma jeszcze nic żółtego, zielonego ani brązowego; { $cell } nie jest takim miejscem.
    [green] Zielony kafelek zastępuje żółty; na { $cell } takiego nie ma.
    [brown] Brązowy kafelek zastępuje zielony; na { $cell } takiego nie ma.
   *[grey] Szary kafelek zastępuje brązowy; na { $cell } takiego nie ma.
}
rail-tile-other-label = { $label ->
    [none] Kafelek { $tile } ma oznaczenie „{ $mark }” i nie pasuje na { $cell }.
   *[other] Na { $cell } pasują tylko kafelki z oznaczeniem „{ $label }”; kafelek { $tile } go nie ma.
}
rail-tile-other-stops = Kafelek { $tile } nie ma tych samych miast i miasteczek co { $cell }.
rail-tile-loses-track = Tak obrócony kafelek { $tile } przerwałby tory leżące już na { $cell }.
rail-tile-phase = { $colour ->
    [yellow] Kafelka { $tile } nie można jeszcze położyć.
    [green] Kafelka { $tile } nie można jeszcze położyć: zielone kafelki pojawią się w późniejszej fazie.
    [brown] Kafelka { $tile } nie można jeszcze położyć: brązowe kafelki pojawią się w późniejszej fazie.
   *[grey] Kafelka { $tile } nie można jeszcze położyć: szare kafelki pojawią się w późniejszej fazie.
}

# Mapa
rail-board-no-cell = Pola { $cell } nie ma na tej mapie.
rail-board-none-left = Nie ma już kafelka { $tile }.
rail-board-ground = Pole { $cell } nie jest przeznaczone na ten kafelek (zasada szachownicy).
rail-board-other-company = Kafelek { $tile } może położyć tylko { $company }.
rail-board-stub = Pierwszy kafelek na { $cell } musi przedłużyć tor nadrukowany po stronie { $side }.
rail-board-off-map = Tor z { $cell } po stronie { $side } wychodziłby poza mapę.
rail-board-border = Po stronie { $side } pola { $cell } nie można przeprowadzić toru.
rail-board-wall = Tor z { $cell } po stronie { $side } nie może prowadzić na { $other }.
rail-board-own-wall = Tor na { $other } kończyłby się przy wodzie na kafelku { $cell }.
rail-board-gauge = Tory szerokie i wąskie nie łączą się: { $cell } i { $other }.
rail-board-first-colour = Kafelek { $tile } nie może być pierwszym na polu.

# Stacje
rail-station-no-city = Na { $cell } nie ma miasta na stację.
rail-station-full = Na { $cell } nie ma wolnego miejsca.
rail-station-reserved = Wolne miejsce na { $cell } jest zarezerwowane dla { $company }.
rail-station-second = { $company } ma już stację na { $cell }.

# Zasięg

# Pociągi
rail-train-none-left = Nie ma już pociągów { $train }.
rail-train-limit = { $company } osiągnęła limit pociągów: { $limit }.
rail-train-not-there = { $owner } nie ma pociągu { $train }.
rail-train-no-trade = Pociągu { $old } nie można wymienić na { $new }.

# Akcje
rail-share-not-held = Nikt nie ma certyfikatu { $share }.
rail-share-certificates = Limit certyfikatów gracza { $holder } to { $limit }.
rail-share-holding = { $holder } może mieć najwyżej { $limit }% spółki { $company }.
rail-share-pool = W puli może być najwyżej { $limit }% spółki { $company }.
rail-share-director = { $holder } nie ma za co wymienić certyfikatu prezesa spółki { $company }.

# Pieniądze
rail-bank-short = { $payer } ma { $cash }, a potrzeba { $amount }.
rail-bank-negative = Kwoty { $amount } nie da się zapłacić.
