# Początek, przygotowanie gry i scenariusze.
page-problem-setup = Tak gry przygotować nie można.
page-problem-level = Nie ma bota tego poziomu.
page-players-range = 
    { $least }–{ $most ->
        [one] 1 gracz
       *[other] { $most } graczy
    }

page-option-lot = Losowo
page-option-at-seat = Miejsce { $number }: { $name }
page-idle-alone = W grze solo bez znaczenia.
page-idle-two = Tylko w dwie osoby; teraz bez znaczenia.
page-order-own = W tej kolejności
page-order-up = { $item }: wcześniej
page-order-down = { $item }: później
page-order-told = Miejsce { $place }: { $item }.

page-file-not-json = { $file } nie da się odczytać: to nie jest JSON.
page-file-not-scenario = { $file } nie jest scenariuszem. Scenariusz ma listę kafelków „layout”, każdy z polem, kafelkiem i obrotem (cell, tile, rotation).
page-file-not-data = { $file } nie jest plikiem danych: powinien zawierać części takie jak „market” lub „tile”.
page-file-too-large = { $file } jest za duży.
page-file-refused = Pliku { $file } nie można użyć.

page-scenario = Edytor scenariusza
page-scenario-about = Te kafelki leżą na stole, zanim zacznie się gra. Wybierz kafelek, potem pole. Kafelek na mapie można nacisnąć, obrócić lub usunąć.
page-scenario-map = Mapa scenariusza
page-scenario-tiles = Kafelki
page-scenario-lay = Połóż na { $cell }: { $tile }
page-scenario-laid = { $cell }, { $tile }: obróć lub usuń
page-scenario-turn = Obróć
page-scenario-remove = Usuń
page-scenario-from = Zacznij od
page-scenario-empty = Pusty stół
page-scenario-name = Nazwa scenariusza
page-scenario-nameless = Własny scenariusz
page-scenario-players = Dla najwyżej ilu graczy
page-scenario-save = Zapisz do pliku
page-scenario-load = Wczytaj plik
page-scenario-play = Zagraj to
page-scenario-back = Cofnij
page-scenario-nothing = Na razie leży tylko Mildendo.
page-scenario-fits = { $count ->
    [one] Wszystko pasuje: leży jeden kafelek.
    [few] Wszystko pasuje: leżą { $count } kafelki.
   *[other] Wszystko pasuje: leży { $count } kafelków.
}
page-scenario-choose = Najpierw wybierz kafelek, potem pole.

# Zestawy: nazwane zbiory opcji.
page-presets = Zasady
page-presets-mixed = Mieszanka zasad, wybranych niżej.
page-presets-single = Poszczególne zasady
