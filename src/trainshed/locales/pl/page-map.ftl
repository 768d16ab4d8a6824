## Żetony i mapa gier torowych

page-tiles-kinds = { $count ->
    [one] jeden rodzaj
    [few] { $count } rodzaje
   *[other] { $count } rodzajów
}
page-tile-colour = { $colour ->
    [blank] bez koloru
    [yellow] żółte
    [green] zielone
    [brown] brązowe
    [grey] szare
    [red] czerwone
    [blue] niebieskie
    [special] kafelki postaci
    [preset] nadrukowane na mapie
    [mountain] góry
   *[other] { $colour }
}
page-tile-name = Kafelek { $tile }, { page-tile-colour }

## Mapa

page-map = Mapa
page-maps = Mapy
page-map-of = Mapa gry { $game }
page-map-fields = Pól na mapie: { $count }
page-map-label = Mapa, { $count ->
    [one] jeden kafelek
    [few] { $count } kafelki
   *[other] { $count } kafelków
}
page-map-cells = Kafelków na mapie: { $count }
page-map-layers = Co pokazuje mapa
page-map-layers-short = Warstwy
page-map-coordinates = Współrzędne
page-map-ids = Numery kafelków
page-map-routes-of = Najlepsze trasy spółki { $company }: { $revenue }
page-map-reach = Sieć
page-map-blocked = Zablokowane miasta
page-map-reach-hint = Tory, do których spółka dociera, i miejsca, gdzie może budować dalej
page-map-blocked-hint = Miasta pełne stacji innych, przez które spółka nie przejedzie
page-map-reach-who = Spółka, której sieć jest pokazana
page-map-reach-of = Sieć spółki { $company }
page-map-reach-nobody = Żadna spółka nie ma jeszcze stacji.
page-map-reach-trouble = Serwer nie podał sieci.
page-map-reach-sum = { $company } dociera do { $cells ->
    [one] jednego pola
   *[other] { $cells } pól
}, { $ends ->
    [0] brak otwartych końców
    [one] jeden otwarty koniec
    [few] { $ends } otwarte końce
   *[other] { $ends } otwartych końców
}
page-map-blocked-sum = { $count ->
    [0] brak zablokowanych miast
    [one] jedno zablokowane miasto
    [few] { $count } zablokowane miasta
   *[other] { $count } zablokowanych miast
}
page-map-reach-text = { $company } dociera do: { $cells }.
page-map-reach-ends = Może budować dalej na: { $cells }.
page-map-reach-no-ends = Nie może nigdzie budować dalej.
page-map-blocked-text = Pełne stacji innych spółek, { $company } nie przejedzie: { $cells }.
page-map-blocked-none = Dla spółki { $company } żadne miasto nie jest zablokowane.
page-map-overview = Podgląd całej mapy
page-map-station-away = Stacja spółki { $company } na { $cell }: pokaż
page-map-spot-plain = { $cell }: { $what ->
    [station] umieść stację
    [upgrade] zmodernizuj kafelek
   *[lay] połóż kafelek
}
page-map-spot = { $cell }: { $what ->
    [station] umieść stację
    [upgrade] zmodernizuj kafelek
   *[lay] połóż kafelek
}, { $cost ->
    [0] za darmo
   *[other] od { $price }
}, najlepszy przejazd { $gain ->
    [0] bez zmian
   *[other] nawet o { $gain } więcej
}
page-map-tray = Co umieścić na { $cell }
page-map-who = Spółka
page-map-choose = Wybierz kafelek
page-map-station = Stacja
page-map-cancel = Anuluj
page-map-offer = { $tile }: zostało { $left }, { $rotations ->
    [one] jedno możliwe ułożenie
    [few] { $rotations } możliwe ułożenia
   *[other] { $rotations } możliwych ułożeń
}
page-map-offer-not = { $tile }: niemożliwe, { $reason }
page-map-short = { $reason ->
    [none-left] Brak
    [water] Woda
    [tile-money] Pieniądze
    [card-colour] Karta
    [too-early] Faza
    [chessboard] Szachownica
    [loses-track] Przerywa tor
    [not-connected] Nie łączy się
    [new-track-unreached] Niepołączony
    [behind-full] Pełne miasto
    [home-y] Nie dla niej
    [home-tile] Nie na początek
    [home-joins] Nie łączy się
    [laputa-company] Spółka
    [only-on] Inne miejsce
    [other-category] Inny rodzaj
    [colour-step] Kolor
    [no-broad] brak szerokiego toru
    [narrow-unreached] Nie łączy się
    [nothing-new] Nic nowego
    [gauge] Inny rozstaw
    [phase] Faza
    [other-stops] Inne przystanki
    [other-label] Inne litery
    [off-map] Poza mapą
    [border] Woda
    [wall] Ślepy tor
    [no-permit] Wykorzystane
    [closed-cell] Zamknięte
    [stub] Nie łączy się
   *[other] Nie tutaj
}
page-map-free = Za darmo
page-map-run = Najlepszy przejazd { $before } → { $after }
page-map-left = zostało { $count }
page-map-turn = Obróć: ułożenie { $now } z { $all }
page-map-turn-not = Obróć: ułożenie { $now } z { $all }, niedozwolone
page-map-turn-hint = Obróć (R)
page-map-others = { $count ->
    [one] Pokaż niedozwolone ułożenie
    [few] Pokaż { $count } niedozwolone ułożenia
   *[other] Pokaż { $count } niedozwolonych ułożeń
}
page-map-others-hint = Z powodem (Shift+R lub długie naciśnięcie kafelka)
page-map-key-turn = Obróć kafelek
page-map-key-others = Obracaj także przez niedozwolone ułożenia; podają powód
page-map-confirm = Połóż
page-map-confirm-station = Umieść
page-map-hand = Połóż kafelek postaci ({ $count ->
    [one] jedno miejsce
    [few] { $count } miejsca
   *[other] { $count } miejsc
})
page-map-text = Mapa słowami
page-map-text-cell = { $cell }: { $tile }, tor do { $exits }.
page-map-text-value = Wartość { $value }.
page-map-text-stations = Stacje: { $companies }.
page-map-text-slots = Wolne miejsca: { $count }.
page-map-text-route = { $company }, pociąg { $number }: { $stops }, { $revenue }.
page-map-text-places = Możliwe miejsca: { $cells }.
page-map-loading = Rysowanie mapy…
