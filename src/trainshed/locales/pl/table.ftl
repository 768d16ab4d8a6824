# Co dzieje się przy stole poza grą; zamiast @player stoi imię.
table-log-undo = { $player } cofa { $actions ->
    [one] jeden ruch
    [few] { $actions } ruchy
   *[many] { $actions } ruchów
}.
table-log-ask = { $player } prosi o cofnięcie { $actions ->
    [one] jednego ruchu
   *[other] { $actions } ruchów
}.
table-log-grant = { $player } zgadza się.
table-log-decline = { $player } nie zgadza się na cofnięcie.
table-log-withdraw = { $player } już nie prosi o cofnięcie.
table-log-claim = { $player } siada do stołu.
table-log-release = Miejsce { $player } jest wolne.
table-log-name = { $player } ma nowe imię.
table-log-rematch = Przy nowym stole zaczyna się kolejna gra.

# Dlaczego serwer odmawia.
problem-asked = Ktoś już prosi o cofnięcie.
problem-chat = Wiadomość ma od 1 do 500 znaków.
problem-daily = Plansza dnia jest jedna na dzień.
problem-damaged = Plik jest uszkodzony.
problem-fault = Serwer popełnił błąd. Spróbuj jeszcze raz.
problem-forbidden = Tutaj nie wolno tego zrobić.
problem-illegal = Zasady tego zabraniają.
problem-invalid = To nie jest możliwe.
problem-key = To zostało już wysłane w innej sprawie.
problem-level = Nie ma takiego bota.
problem-malformed = Serwer tego nie rozumie.
problem-method = Serwer tego nie rozumie.
problem-name = Imię ma najwyżej 40 drukowalnych znaków.
problem-never = Na planszy dnia nie cofa się niczego, gdy przyszła już karta.
problem-no-ask = Nikt teraz nie prosi o cofnięcie.
problem-not-a-friend = Tego miejsca nie można oddać.
problem-not-over = Gra jeszcze się nie skończyła.
problem-nothing = Nie ma czego cofać.
problem-origin = To żądanie nie pochodzi z naszej strony.
problem-seats = Przy stole siedzi się raz; inni przy tym ekranie mają własne miejsca.
problem-secret = Tę grę można zapisać dopiero po jej końcu.
problem-seed = Wybrane ziarno służy do ćwiczeń, nie do gry z przyjaciółmi.
problem-setup = Tak nie da się przygotować gry.
problem-stale = W międzyczasie coś się zmieniło; spójrz jeszcze raz.
problem-taken = Ktoś już zajął to miejsce.
problem-title = Nie ma takiej gry.
problem-too-large = To jest za duże.
problem-too-many = Za dużo żądań; poczekaj chwilę.
problem-unknown = Czegoś takiego tu (już) nie ma.
