# Płytki torów
rail-tile-final = Na { $old } nie kładzie się już niczego.
rail-tile-only-on = Płytka { $tile } ma swoje własne miejsce i tu leżeć nie może.
rail-tile-colour-step = Płytka koloru { $colour } nie może tu leżeć: podłoże ma kolor { $old }.
rail-tile-other-label = Pasują tu tylko płytki z oznaczeniem „{ $label }”, a { $tile } go nie ma.
rail-tile-other-stops = Płytka { $tile } nie ma tych samych miast i miasteczek co to pole.
rail-tile-loses-track = Tak obrócona płytka { $tile } przerwałaby istniejące tory.
rail-tile-phase = { $tile } będzie dostępna dopiero w fazie koloru { $colour }.

# Plansza
rail-board-no-cell = Na tej planszy nie ma pola { $cell }.
rail-board-none-left = Nie ma już płytek { $tile }.
rail-board-ground = Pole { $cell } nie jest przeznaczone na tę płytkę (zasada szachownicy).
rail-board-other-company = Płytkę { $tile } może położyć tylko { $company }.
rail-board-stub = Pierwsza płytka na { $cell } musi przedłużyć tor nadrukowany po stronie { $side }.
rail-board-off-map = Tor z { $cell } po stronie { $side } wychodziłby poza planszę.
rail-board-border = Po stronie { $side } pola { $cell } nie można przeprowadzić toru.
rail-board-wall = Tor z { $cell } po stronie { $side } nie może kończyć się na { $other }.
rail-board-own-wall = Tor na { $other } kończyłby się przy wodzie na płytce { $cell }.
rail-board-gauge = Tory szerokie i wąskie nie łączą się: { $cell } i { $other }.
rail-board-first-colour = { $tile } nie może być pierwszą płytką na polu.

# Stacje
rail-station-no-city = Na { $cell } nie ma miasta na stację.
rail-station-full = Wszystkie miejsca na { $cell } są zajęte.
rail-station-reserved = Wolne miejsce na { $cell } jest zarezerwowane dla { $company }.
rail-station-second = { $company } ma już stację na { $cell }.

# Zasięg
rail-reach-not-joined = Płytka na { $cell } nie przedłużyłaby torów w twoim zasięgu.
rail-reach-no-track = { $company } nie mogłaby użyć żadnego toru tej płytki na { $cell }.
rail-reach-no-new-track = { $company } nie mogłaby użyć żadnego z nowych torów na { $cell }.
rail-reach-no-stop = { $company } nie dociera do tego miasta na { $cell }.

# Pociągi
rail-train-none-left = Nie ma już pociągów { $train }.
rail-train-limit = { $company } osiągnęła limit pociągów: { $limit }.
rail-train-not-there = { $owner } nie ma pociągu { $train }.
rail-train-no-trade = Pociągu { $old } nie można wymienić na { $new }.

# Akcje
rail-share-not-held = Nikt nie ma certyfikatu { $share }.
rail-share-certificates = Limit certyfikatów gracza { $holder } to { $limit }.
rail-share-holding = { $holder } może mieć najwyżej { $limit } % spółki { $company }.
rail-share-pool = W puli może być najwyżej { $limit } % spółki { $company }.
rail-share-director = { $holder } nie ma za co wymienić certyfikatu dyrektora spółki { $company }.

# Pieniądze
rail-bank-short = { $payer } ma { $cash }, a potrzeba { $amount }.
rail-bank-negative = Kwoty { $amount } nie da się zapłacić.
