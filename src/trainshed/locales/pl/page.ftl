# Strona: wszystko wokół planszy.
page-tagline = Wszystkie gry kolejowe pod jednym dachem.
page-home = Strona główna
page-close = Zamknij
page-cancel = Anuluj
page-loading = Otwieram stół…
page-lost = Pod tym adresem niczego nie ma.
page-you = ty
page-player = Gracz { $number }
page-bot-name = Bot { $number } ({ $level })

page-soon = Wkrótce
page-my-tables = Moje stoły
page-your-turn = Twój ruch
page-waiting-for = Czekamy na: { $names }
page-over = Gra skończona
page-join = Dołącz przez link
page-join-link = Wklej otrzymany link
page-join-go = Dołącz
page-your-name = Twoje imię
page-name-none = Jeszcze nie wybrano
page-record-upload = Otwórz zapisaną grę
page-nameless = Ktoś
page-record-choose = Wybierz plik
page-record-download = Zapisz grę do pliku
page-daily = Mapa dnia
page-daily-begin = Zagraj dzisiejszą mapę
page-daily-on = Graj dalej
page-daily-look = Obejrzyj moją mapę
page-daily-mine = Twój dzisiejszy wynik: { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
   *[other] { $total } punktów
}.

page-set-up = Przygotuj stół
page-title = Gra
page-seats = Miejsca
page-seat-number = Miejsce { $number }
page-seat-kind = Kto zajmie miejsce { $number }
page-name-of = Imię gracza { $number }
page-seat-add = Dodaj miejsce
page-seat-remove = Usuń miejsce { $number }
page-kind-me = Ja
page-kind-friend = Znajomy, przez link
page-kind-bot = Bot
page-kind-hotseat = Ktoś przy tym ekranie
page-kind-me-about = Ty, w tej przeglądarce.
page-kind-friend-about = Dostaje tajny link, także jako kod QR, i gra na własnym ekranie.
page-kind-bot-about = Na tym miejscu gra komputer.
page-kind-hotseat-about = Gra na zmianę z tobą przy tym ekranie.
page-level = Poziom
page-level-easy = Łatwy
page-level-medium = Średni
page-level-hard = Trudny
page-options = Opcje gry
page-start = Zacznij grę

page-table-title = Stół: { $names }
page-table-menu = Menu stołu
page-action-panel = Co zrobić
page-panel = Panel
page-panel-height = Wysokość panelu
page-log = Przebieg
page-chat = Czat
page-boards = Mapy wszystkich
page-log-and-chat = Przebieg, czat i mapy
page-log-mine = Tylko moje
page-since = Od twojej ostatniej wizyty
page-show-moment = Pokaż tę chwilę
page-chat-empty = Nikt jeszcze nic nie powiedział.
page-chat-say = Napisz coś
page-chat-send = Wyślij
page-not-sent = Nie wysłano. Spróbuj za chwilę.
page-link-live = Połączono
page-link-joining = Łączenie…
page-link-lost = Połączenie przerwane, próbuję znowu…
page-seat-to-act = ma ruch
page-seat-done = gotowe
page-seat-open = wolne
page-seat-taken = zajęte
page-seat-away = poza stołem
page-seats-open = Jedno miejsce jest jeszcze wolne.
page-seat-release = Zwolnij miejsce
page-seat-link = Link do miejsca
page-invite = Zaproszenia i miejsca
page-invite-how = Wyślij ten link jednej osobie. Kto pierwszy go otworzy, zajmuje miejsce.
page-copy-link = Kopiuj link
page-copied = Skopiowano
page-qr = Kod QR linku
page-spectate = Oglądać może każdy tutaj:
page-claim-title = Czeka tu na ciebie miejsce
page-claim-with = Przy stole: { $names }
page-claim-sit = Usiądź
page-claim-watch = Tylko oglądaj
page-watching = Oglądasz grę.
page-you-are-done = Na razie wszystko gotowe.
page-rematch = Zagraj jeszcze raz
page-rematch-go = Do nowego stołu

page-history = Historia
page-history-at = Ruch { $at } z { $of }
page-history-looking = Oglądasz ruch { $at } z { $of }.
page-history-first = Na początek
page-history-back = Ruch wstecz
page-history-forward = Ruch naprzód
page-history-live = Do bieżącego stanu
page-history-link = Kopiuj link do ruchu
page-history-clone = Graj stąd dalej w kopii

page-undo = Cofnij
page-undo-ask = Poproś o cofnięcie ({ $names })
page-undo-ask-short = Poproś o cofnięcie
page-undo-asked = { $name } prosi o cofnięcie ruchu.
page-undo-grant = Zgoda
page-undo-decline = Odmowa
page-undo-withdraw = Wycofaj prośbę
page-undo-nothing = Nie ma czego cofać.
page-undo-never = Tego już nie można cofnąć: na stole leży nowa karta.

page-not-possible = Tak nie można.
page-rule = Zasada { $number }
page-rule-in = Zasada { $number }, { $part }
page-rules = Zasady
page-all-rules = Wszystkie zasady
page-rules-of = Zasady gry { $title }

page-settings = Ustawienia
page-language = Język
page-setting-theme = Jasny czy ciemny
page-theme-system = Jak urządzenie
page-theme-light = Jasny
page-theme-dark = Ciemny
page-setting-palette = Kolory linii
page-palette-usual = Zwykłe
page-palette-clear = Dla daltonistów
page-palette-grey = Bez kolorów
page-setting-confirm = Potwierdzanie ruchów
page-confirm-touch = Na ekranach dotykowych
page-confirm-always = Zawsze
page-confirm-never = Nigdy
page-setting-more = Inne
page-setting-names = Pokazuj nazwy stacji
page-setting-bell = Cichy dzwonek, gdy mam ruch
page-setting-coach = Wskazówki w pierwszej rundzie
page-zoom-in = Powiększ
page-zoom-out = Pomniejsz
page-zoom-all = Pokaż całą mapę

page-shortcuts = Skróty klawiszowe
page-key-help = Ta lista
page-key-map = Na mapę, do następnej możliwej stacji
page-key-next = Następna możliwa stacja (z Shiftem poprzednia)
page-key-arrows = Od stacji do stacji
page-key-enter = Rysuj, wybierz
page-key-cancel = Anuluj wybór
page-key-pass = Pas
page-key-power = Pokaż lub ukryj ruchy z mocą
page-key-undo = Cofnij
page-key-history = Ruch wstecz lub naprzód
page-key-live = Do bieżącego stanu
page-key-chat = Do czatu
page-key-zoom = Powiększenie mapy, cała mapa

page-problem-offline = Serwer nie odpowiada.
page-problem-unknown = Nie ma takiego stołu.
page-problem-forbidden = To nie jest twoje miejsce.
page-problem-origin = Tej stronie nie wolno tego zrobić.
page-problem-too-many = Za dużo naraz. Poczekaj chwilę.
page-problem-too-large = Plik jest za duży.
page-problem-bot = Bot nie zdołał zagrać.
page-problem-fault = Błąd po stronie serwera.
page-problem-asked = Jedna prośba już czeka.
page-problem-daily = Nie przy mapie dnia.
page-problem-never = Tego już nie można cofnąć.
page-problem-no-ask = Żadna prośba nie czeka.
page-problem-not-a-friend = To miejsce nie jest dla znajomego.
page-problem-not-over = Gra jeszcze trwa.
page-problem-nothing = Nie ma czego cofać.
page-problem-secret = To by pokazało, co jeszcze ukryte. Poczekaj do końca gry.
page-problem-stale = W międzyczasie coś się wydarzyło. Spójrz jeszcze raz.
page-problem-taken = To miejsce jest już zajęte.
page-problem-seed = Kart nie można tu wybierać.
page-problem-chat = Wiadomość ma od 1 do 500 znaków.
page-problem-name = Imię ma najwyżej 40 drukowalnych znaków.
page-problem-illegal = Zasady na to nie pozwalają.
page-problem-title = Takiej gry tu nie ma.
page-problem-key = To polecenie już wysłano.
page-problem-seats = Te miejsca do siebie nie pasują.
page-problem-damaged = Plik jest uszkodzony.
page-problem-invalid = Tak się nie da.
page-problem-malformed = Żądanie było niezrozumiałe.
page-problem-method = Żądanie było niezrozumiałe.
page-problem-link = To nie jest link do stołu.

# Londyn
page-london-round = Runda { $number } z { $of }
page-london-turn = Tura { $number }
page-london-underground = Podziemne { $count }/{ $of }
page-london-may-end = Następna karta może być ostatnia.
page-london-last-turn = Ostatnia tura rundy.
page-london-left = Jeszcze będą:
page-london-flipped = Karty tej rundy
page-london-face-down = zakryta
page-london-branch = Zwrotnica: zacznij od dowolnej stacji swojej linii
page-london-card = { $kind ->
    [street] Karta naziemna
   *[underground] Karta podziemna
}: { $symbol ->
    [circle] koło
    [square] kwadrat
    [triangle] trójkąt
    [pentagon] pięciokąt
    [switch] zwrotnica
   *[joker] dżoker
}
page-london-station = { $name } { $symbol ->
    [circle] koło
    [square] kwadrat
    [triangle] trójkąt
    [pentagon] pięciokąt
   *[wild] Central Station
}
page-london-tourist-site = atrakcja turystyczna
page-london-departure-of = stacja początkowa, kolor { $colour ->
    [purple] fioletowy
    [blue] niebieski
    [red] czerwony
   *[green] zielony
}
page-london-on-lines = linie: { $lines }
page-london-can-draw = osiągalna, linia z { $from } na { $to }
page-london-several-origins = osiągalna z kilku stacji
page-london-can-start = tu może zacząć się odcinek
page-london-choose-origin = Skąd do { $target }? Wybierz podświetloną stację.
page-london-choose-target = Dokąd z { $origin }? Wybierz stację w ramce.
page-london-effect-line = linia { $from } → { $to }
page-london-effect-districts = dzielnice { $from } → { $to }
page-london-effect-most = najwięcej { $from } → { $to }
page-london-effect-thames = Tamiza { $from } → { $to }
page-london-effect-total = razem { NUMBER($gain, signDisplay: "always") }
page-london-spends = zużywa moc
page-london-draw-it = Narysuj
page-london-pass = Pas
page-london-pass-sure = Możesz jeszcze narysować odcinek. Mimo to pas?
page-london-pass-yes = Pas
page-london-no-second = Bez drugiego odcinka
page-london-circle-none = Nie zakreślaj
page-london-power-spent = Moc tej kredki jest zużyta.
page-london-power-opens = { $count ->
    [one] Otwiera { $count } dodatkowy ruch.
    [few] Otwiera { $count } dodatkowe ruchy.
   *[other] Otwiera { $count } dodatkowych ruchów.
}
page-london-power-nothing = Teraz niepotrzebna: nie otwiera żadnego ruchu.
page-london-power-later = Jeszcze nie: pytanie padnie po ostatniej turze rundy.
page-london-power-second = Najpierw narysuj jeden odcinek, potem możesz narysować drugi.
page-london-sheet = Arkusz punktów
page-london-line = Linia
page-london-districts = Dzielnice
page-london-most = Najwięcej
page-london-thames = Tamiza
page-london-points = Punkty
page-london-not-yet = jeszcze nie narysowana
page-london-ticks = { $count ->
    [one] zaznaczono { $count } pole
    [few] zaznaczono { $count } pola
   *[other] zaznaczono { $count } pól
}
page-london-interchanges-of = 
    Stacje z { $lines ->
        [one] 1 linią
       *[other] { $lines } liniami
    }: { $count }
page-london-total = Razem
page-london-round-line = Linia { $number }
page-london-tally = Podliczenie
page-london-solo-end = { $total ->
    [one] { $total } punkt.
    [few] { $total } punkty.
   *[other] { $total } punktów.
}
page-london-winner = Wygrywa { $name }.
page-london-shared = Wspólne zwycięstwo: { $names }.
page-london-tie = Sumy są równe; rozstrzyga najlepsza pojedyncza linia.
page-london-boards = Wszystkie mapy obok siebie
page-london-share = Obrazek do udostępnienia
page-london-share-words = Trainshed · Next Station: London
page-london-share-daily = Trainshed · Next Station: London · Mapa dnia { $day }
page-london-round-over = Runda { $number } podliczona. Kredki wędrują dalej.
page-london-watching = Mapa gracza { $name }
page-london-own-sheet = Wróć do mojej
page-london-sheet-of = Mapa: { $name }, punkty: { $total }
page-london-map-of = Mapa: { $name }, punkty: { $total }. Strzałki prowadzą od stacji do stacji, N do następnej możliwej.
page-london-map-text = Mapa słowami
page-london-line-text = Linia { $colour ->
    [purple] fioletowa
    [blue] niebieska
    [red] czerwona
   *[green] zielona
}, punkty: { $total }, stacje: { $stations }.
page-london-ends-text = Jej końce: { $ends }.
page-london-moves-text = Możliwe odcinki i punkty linii po nich: { $moves }.

page-london-part-3-1 = Gra
page-london-part-3-2 = Runda
page-london-part-3-3 = Rysowanie odcinka
page-london-part-3-4 = Zwrotnica
page-london-part-3-5 = Przekazywanie kredek
page-london-part-3-6 = Punktacja linii
page-london-part-3-7 = Koniec gry
page-london-part-3-8 = Wspólne cele
page-london-part-3-9 = Moce kredek
