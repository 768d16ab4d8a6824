# Programy gry 18Ireland na stronie.
page-ireland-programs = Programy
page-ireland-programs-about = Serwer wykonuje je, gdy przychodzi twoja kolej. Nikt inny ich nie widzi, a cofnięcie ruchu je kończy.
page-ireland-program-runs = Program:
page-ireland-program-ended = Program zakończony:
page-ireland-program-end = Zakończ
page-ireland-program-dismiss = Zamknij
page-ireland-program-kept = Także w następnych rundach.
page-ireland-program-pass = pasuj.
page-ireland-program-buy = kupuj { $company } { $source ->
    [treasury] ze skarbca
    [pool] z puli
   *[any] ze skarbca lub z puli
} do { $percent }%, potem pasuj.
page-ireland-program-bid = licytuj { $what } do { $limit }.
page-ireland-program-sell = sprzedaj innym pociąg { $train } spółki { $company } za { $least } lub więcej.
page-ireland-program-not-last = Nie jej ostatni pociąg.
page-ireland-program-sell-private = sprzedaj { $private } spółkom innych za { $least } lub więcej.
page-ireland-program-pass-merger = pasuj, dopóki nikt nie zaproponuje połączenia.
page-ireland-program-vote = głosuj { $how ->
    [for] za
   *[against] przeciw
} { $companies }.
page-ireland-program-unless = Chyba że: { $stops }.
page-ireland-program-whatever = Cokolwiek zrobią inni.
page-ireland-program-stop-sold = ktoś sprzeda spółkę, którą mam
page-ireland-program-stop-bought = ktoś kupi akcje spółki, której jestem prezesem
page-ireland-program-stop-auction = zacznie się licytacja
page-ireland-program-stop-launch = ktoś uruchomi spółkę
page-ireland-program-this-stock = Ta runda giełdowa
page-ireland-program-next-stock = Następna runda giełdowa
page-ireland-program-ends-if = Kończy się i decyzja należy do mnie, gdy
page-ireland-program-check-sold = ktoś sprzeda spółkę, którą mam
page-ireland-program-check-bought = ktoś kupi akcje spółki, której jestem prezesem
page-ireland-program-check-auction = ktoś otworzy licytację
page-ireland-program-check-launch = ktoś uruchomi spółkę
page-ireland-program-keep = Zachowaj w następnych rundach
page-ireland-program-set-pass = Pasuj do końca rundy
page-ireland-program-company = Spółka
page-ireland-program-until = Aż będę mieć
page-ireland-program-source = Skąd
page-ireland-program-source-any = skarbiec lub pula
page-ireland-program-source-treasury = skarbiec
page-ireland-program-source-pool = pula
page-ireland-program-set-buy = Kupuj, potem pasuj
page-ireland-program-limit = Tajny limit
page-ireland-program-limit-open = Tajny limit…
page-ireland-program-lot = Co
page-ireland-program-up-to = Do
page-ireland-program-passes = Pasuj, gdy nie ma co licytować
page-ireland-program-set-bid = Licytuj za mnie
page-ireland-program-trains = Oferty kupna pociągów
page-ireland-program-trains-about = Jeśli inny prezes zaproponuje tę cenę lub więcej, oferta zostanie przyjęta za ciebie.
page-ireland-program-train = Pociąg
page-ireland-program-least = Za co najmniej
page-ireland-program-last = Także jej ostatni pociąg
page-ireland-program-set-sell = Przyjmuj takie oferty
page-ireland-program-privates = Oferty kupna spółek prywatnych
page-ireland-program-privates-about = Jeśli spółka innego gracza zaproponuje tę cenę lub więcej, oferta zostanie przyjęta za ciebie.
page-ireland-program-private = Spółka prywatna
page-ireland-program-merger = Ta runda połączenia
page-ireland-program-set-pass-merger = Pasuj, dopóki nikt nie zaproponuje
page-ireland-program-vote-about = Zagłosuj z góry: wybierz dwie lub trzy spółki.
page-ireland-program-set-for = Głosuj za
page-ireland-program-set-against = Głosuj przeciw
