# Proč bot kreslí právě tohle.
london-advice-points = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
london-advice-districts = Linka pak má { $districts ->
    [one] 1 čtvrť
    [few] { $districts } čtvrti
   *[other] { $districts } čtvrtí
} × { $most ->
    [one] 1 stanici
    [few] { $most } stanice
   *[other] { $most } stanic
}: { $after } místo { $before } (o { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
} víc).
london-advice-thames = Křížení Temže přinese { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}.
london-advice-tourist = Turistická atrakce přinese { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}.
london-advice-interchanges = Přestup přinese { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}.
london-advice-objectives = Splní se společný úkol: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}.
london-advice-nothing = Samo o sobě to nepřinese žádné body.
london-advice-power = Využije se zvláštní vlastnost { $power ->
    [joker] žolík
    [switch] výhybka
    [double_station] dvojitá stanice
   *[two_sections] dva úseky
}.
london-advice-next-card = S příští kartou lze v průměru čekat { $points ->
    [one] další 1 bod
    [few] další { $points } body
   *[other] dalších { $points } bodů
}.
london-advice-simulated = Očekávaný celkový výsledek: { $total ->
    [one] 1 bod
    [few] { $total } body
   *[other] { $total } bodů
}, { $count ->
    [0] podle prvního odhadu
    [one] podle 1 zkušebního dokreslení linky
    [few] podle { $count } zkušebních dokreslení linky
   *[other] podle { $count } zkušebních dokreslení linky
}.
london-advice-circle = Zakroužkovaná stanice platí dvakrát: linka přinese { $after } místo { $before } (o { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
} víc).
