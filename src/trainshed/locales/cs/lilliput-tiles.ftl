# Jak se jmenují dílky 18Lilliputu: co na nich leží ($what), barva ($colour), kudy vede trať ($shape).
lilliput-tile = { $what ->
    [city] { lilliput-tile-colour-city } město, { lilliput-tile-shape }
    [metropolis] { lilliput-tile-colour-track } metropole, { lilliput-tile-shape }
    [named] { $name }, { lilliput-tile-colour-city } město
    [owned] { lilliput-tile-colour-city } město pro { $company }
    [town] { lilliput-tile-colour-city } maloměsto, { lilliput-tile-shape }
    [track] { lilliput-tile-colour-track } trať, { lilliput-tile-shape }
    [start] { $name }
    [castle] hrad vládce Lilliputu
    [general] město generála
    [judge] maloměsto soudce, { lilliput-tile-shape }
    [harbour] přístav admirála
    [treasurer] město pokladníka
    [mine] důl za { $bonus } £, { lilliput-tile-shape }
    [hill] kopec
    [wood] les
    [sea] moře
    [mountain] hory
    [tunnel] tunel, { lilliput-tile-shape }
    [wiggywack] Wiggywack
    [preset-city] město, { lilliput-tile-shape }
    [preset-plain] trať, { lilliput-tile-shape }
    [preset-town] maloměsto, { lilliput-tile-shape }
   *[other] dílek { $tile }
}
lilliput-tile-colour-city = { $colour ->
    [yellow] žluté
    [green] zelené
    [brown] hnědé
   *[other] zvláštní
}
lilliput-tile-colour-track = { $colour ->
    [yellow] žlutá
    [green] zelená
    [brown] hnědá
   *[other] zvláštní
}
lilliput-tile-shape = { $shape ->
    [straight] rovná trať
    [curve] zatáčka
    [three] tři směry
    [four] čtyři směry
    [end] konec trati
    [switch-left] výhybka vlevo
    [switch-right] výhybka vpravo
    [bridge] přemostění
    [every] všemi směry
    [none] bez trati
   *[several] více směrů
}
