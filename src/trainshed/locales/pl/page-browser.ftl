# What the browser or the connection does not allow, and other words of the frame.
page-no-cookies = Ta przeglądarka blokuje pliki cookie, więc serwer cię nie rozpozna i możesz tylko oglądać. Aby grać, zezwól tej stronie na pliki cookie.
page-problem-copy = Kopiowanie nie było dozwolone; link jest teraz w pasku adresu.
page-rail-limit-short = poc. ≤ { $limit }
page-chat-unread = { $count ->
    [one] { $count } nieprzeczytana wiadomość
    [few] { $count } nieprzeczytane wiadomości
   *[many] { $count } nieprzeczytanych wiadomości
}
page-copy-note = To kopia: za wszystkie miejsca gra się przy tym ekranie, a gra, z której pochodzi, trwa bez zmian.
page-copy-back = Wróć do gry
page-invite-here-only = Ten link działa tylko na tym komputerze: serwer uruchomiono tylko dla niego. Po „trainshed serve --host 0.0.0.0” dołączą też inni w sieci.
page-london-skipped = Z { $count ->
    [one] ostatnią kartą
    [few] ostatnimi { $count } kartami
   *[many] ostatnimi { $count } kartami
} nic nie dało się narysować; twoja tura przepadła.
