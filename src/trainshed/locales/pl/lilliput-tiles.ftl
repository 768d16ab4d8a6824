# Jak nazywają się kafelki 18Lilliputu: co na nich leży ($what), kolor ($colour), którędy biegnie tor ($shape).
lilliput-tile = { $what ->
    [city] { lilliput-tile-colour-city } miasto, { lilliput-tile-shape }
    [metropolis] { lilliput-tile-colour-city } miasto Y, { lilliput-tile-shape }
    [named] { $name }, { lilliput-tile-colour-city } miasto
    [owned] { lilliput-tile-colour-city } miasto dla { $company }
    [town] { lilliput-tile-colour-city } miasteczko, { lilliput-tile-shape }
    [track] { lilliput-tile-colour-track } tor, { lilliput-tile-shape }
    [start] { $name }
    [castle] zamek Cesarza
    [general] miasto Generała
    [judge] miasteczko Sędziego, { lilliput-tile-shape }
    [harbour] port Admirała
    [treasurer] miasto Skarbnika
    [mine] kopalnia za { $bonus } £, { lilliput-tile-shape }
    [hill] wzgórze
    [wood] las
    [sea] morze
    [mountain] góry
    [tunnel] tunel, { lilliput-tile-shape }
    [wiggywack] Wiggywack
    [preset-city] miasto, { lilliput-tile-shape }
    [preset-plain] tor, { lilliput-tile-shape }
    [preset-town] miasteczko, { lilliput-tile-shape }
   *[other] kafelek { $tile }
}
lilliput-tile-colour-city = { $colour ->
    [yellow] żółte
    [green] zielone
    [brown] brązowe
   *[other] specjalne
}
lilliput-tile-colour-track = { $colour ->
    [yellow] żółty
    [green] zielony
    [brown] brązowy
   *[other] specjalny
}
lilliput-tile-shape = { $shape ->
    [straight] prosta
    [curve] łuk
    [three] trzy kierunki
    [four] cztery kierunki
    [end] koniec toru
    [switch-left] rozjazd w lewo
    [switch-right] rozjazd w prawo
    [bridge] wiadukt
    [every] wszystkie kierunki
    [none] bez toru
   *[several] kilka kierunków
}
