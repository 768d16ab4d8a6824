# Next Station: London, vlastními slovy.
london-title = Next Station: London
london-blurb = Otočte kartu, nakreslete linku metra. Všichni naráz, 25 minut.

london-option-objectives = Společné úkoly
london-option-powers = Zvláštní vlastnosti barev
london-option-pencils = Pořadí pastelek
london-option-spare_pencil_after = Volná pastelka po levici místa
london-option-controller = První revizor

london-colour-purple = fialová
london-colour-blue = modrá
london-colour-red = červená
london-colour-green = zelená
london-symbol-circle = kruh
london-symbol-square = čtverec
london-symbol-triangle = trojúhelník
london-symbol-pentagon = pětiúhelník
london-symbol-joker = žolík
london-symbol-switch = výhybka
london-symbol-wild = Central Station
london-kind-street = nadzemní
london-kind-underground = podzemní

london-district-corner_nw = severozápadní roh
london-district-north_west = severozápad
london-district-north_centre = sever
london-district-north_east = severovýchod
london-district-corner_ne = severovýchodní roh
london-district-middle_west = západ
london-district-central = centrální čtvrť
london-district-middle_east = východ
london-district-corner_sw = jihozápadní roh
london-district-south_west = jihozápad
london-district-south_centre = jih
london-district-south_east = jihovýchod
london-district-corner_se = jihovýchodní roh

london-objective-interchanges_8 = 8 přestupních stanic
london-objective-districts_13 = Všech 13 čtvrtí
london-objective-tourist_5 = Všech 5 turistických atrakcí
london-objective-central_9 = Všech 9 stanic centrální čtvrti
london-objective-thames_6 = 6 křížení Temže

london-power-two_sections = Dva úseky
london-power-joker = Žolík
london-power-switch = Výhybka
london-power-double_station = Dvojitá stanice
london-power-two_sections-help = Jednou za kolo: nakreslete v témže tahu druhý úsek.
london-power-joker-help = Jednou za kolo: karta pro vás platí jako žolík.
london-power-switch-help = Jednou za kolo: začněte v kterékoli stanici své linky.
london-power-double_station-help = Před bodováním linky: zakroužkujte stanici; ve své čtvrti platí dvakrát.

london-part-lines = Linky
london-part-tourist = Turistické atrakce
london-part-interchanges = Přestupy
london-part-objectives = Úkoly

london-band-0 = Konečná, vystupovat
london-band-1 = Špatný tunel
london-band-2 = Ujde to
london-band-3 = Dobrá práce
london-band-4 = Výborně
london-band-5 = Legenda
london-solo-deduction = Za moduly se odečítá bodů: { $off }. Čte se { $rest }.

london-ask-draw = Nakreslete úsek z konce své linky, nebo vynechte.
london-ask-draw-branch = Výhybka: nakreslete úsek z kterékoli stanice své linky, nebo vynechte.
london-ask-second = Nakreslete díky vlastnosti druhý úsek (první vedl do { $station }), nebo skončete.
london-ask-circle = Zakroužkujte stanici své { $colour ->
    [purple] fialové
    [blue] modré
    [red] červené
   *[green] zelené
} linky, aby platila dvakrát, nebo vynechte.

london-refuse-no-station = Stanice { $number } neexistuje.
london-refuse-no-line = { $start } a { $end } nespojuje přímo žádná tečkovaná čára.
london-refuse-one-section = Jeden úsek za tah. Druhý dovoluje jen vlastnost „dva úseky“.
london-refuse-no-power = Teď nelze použít { $power ->
    [joker] vlastnost „žolík“
    [switch] vlastnost „výhybka“
   *[two_sections] vlastnost „dva úseky“
}: vaše { $colour ->
    [purple] fialová
    [blue] modrá
    [red] červená
   *[green] zelená
} pastelka ji nemá, nebo je už využita.
london-refuse-two-first = První úsek nakreslete bez vlastnosti; využije se až s druhým.
london-refuse-departure = První úsek začíná ve výchozí stanici vaší barvy, { $departure }.
london-refuse-not-on-line = Odtud ne: { $station } neleží na vaší lince.
london-refuse-not-an-end = Odtud ne: { $station } není konec vaší linky.
london-refuse-one-branch = Jen jeden z obou úseků smí začínat uvnitř linky a { $station } není její konec.
london-refuse-symbol = { $station } je { $symbol ->
    [circle] kruh
    [square] čtverec
    [triangle] trojúhelník
   *[pentagon] pětiúhelník
}, karta žádá { $card ->
    [circle] kruh
    [square] čtverec
    [triangle] trojúhelník
   *[pentagon] pětiúhelník
}.
london-refuse-second-symbol = Se žolíkem vede druhý úsek ke stejnému symbolu jako první, což je { $card ->
    [circle] kruh
    [square] čtverec
    [triangle] trojúhelník
   *[pentagon] pětiúhelník
}; { $station } je { $symbol ->
    [circle] kruh
    [square] čtverec
    [triangle] trojúhelník
   *[pentagon] pětiúhelník
}.
london-refuse-visited = { $station } už na této lince leží.
london-refuse-taken = Tudy už vede vaše { $colour ->
    [purple] fialová
    [blue] modrá
    [red] červená
   *[green] zelená
} linka.
london-refuse-crosses = Křížil by vaši { $colour ->
    [purple] fialovou
    [blue] modrou
    [red] červenou
   *[green] zelenou
} linku mezi { $start } a { $end }.
london-refuse-joker-unneeded = { $station } kartě vyhovuje i tak: žolíka si nechte.
london-refuse-switch-unneeded = Z { $station } smíte začít i tak: výhybku si nechte.
london-refuse-circle = Zakroužkovat lze jen stanici linky, kterou právě kreslíte.

london-log-round = { $round }. kolo. Revizor: { $controller }.
london-log-card = { $number }. karta: { $symbol ->
    [circle] kruh
    [square] čtverec
    [triangle] trojúhelník
    [pentagon] pětiúhelník
   *[joker] žolík
}, { $kind ->
    [street] nadzemní
   *[underground] podzemní ({ $underground } z 5)
}.
london-log-card-branch = { $number }. karta: { $symbol ->
    [circle] kruh
    [square] čtverec
    [triangle] trojúhelník
    [pentagon] pětiúhelník
   *[joker] žolík
}, { $kind ->
    [street] nadzemní
   *[underground] podzemní ({ $underground } z 5)
}, z kterékoli stanice linky.
london-log-switch = { $number }. karta: výhybka.
london-log-switch-ignored = { $number }. karta: výhybka, příliš brzy na to, aby platila.
london-log-section = { $player } kreslí { $start }–{ $end } ({ $symbol ->
    [circle] kruh
    [square] čtverec
    [triangle] trojúhelník
    [pentagon] pětiúhelník
   *[wild] Central Station
}), { $colour ->
    [purple] fialová
    [blue] modrá
    [red] červená
   *[green] zelená
}.
london-log-section-power = { $player } kreslí { $start }–{ $end } ({ $symbol ->
    [circle] kruh
    [square] čtverec
    [triangle] trojúhelník
    [pentagon] pětiúhelník
   *[wild] Central Station
}), { $colour ->
    [purple] fialová
    [blue] modrá
    [red] červená
   *[green] zelená
}, s vlastností { $power ->
    [joker] „žolík“
    [switch] „výhybka“
   *[two_sections] „dva úseky“
}.
london-log-pass = { $player } vynechává.
london-log-no-section = { $player } nemá co nakreslit.
london-log-circle = { $player } kroužkuje { $station }.
london-log-line = { $player }, { $colour ->
    [purple] fialová
    [blue] modrá
    [red] červená
   *[green] zelená
} linka: čtvrti { $districts } × stanice { $most }, Temže { $thames }× = { $total }; { $sites ->
    [0] bez turistické atrakce
    [one] 1 turistická atrakce
    [few] { $sites } turistické atrakce
   *[other] { $sites } turistických atrakcí
}.
london-log-pencils = Pastelky putují o jedno místo doleva.
london-log-end = Čtyři linky jsou hotové. Součty: { $totals }.
london-end-four-lines = Všechny čtyři linky jsou nakresleny.

london-tell-card = { $round }. kolo, { $number }. karta: { $symbol ->
    [circle] kruh
    [square] čtverec
    [triangle] trojúhelník
    [pentagon] pětiúhelník
   *[joker] žolík
}, { $kind ->
    [street] nadzemní
   *[underground] podzemní
}; podzemních karet { $underground } z { $limit }.
london-tell-card-branch = { $round }. kolo, { $number }. karta: { $symbol ->
    [circle] kruh
    [square] čtverec
    [triangle] trojúhelník
    [pentagon] pětiúhelník
   *[joker] žolík
}, { $kind ->
    [street] nadzemní
   *[underground] podzemní
}; podzemních karet { $underground } z { $limit }. Výhybka: začněte v kterékoli stanici své linky.
london-tell-line = { $colour ->
    [purple] fialová
    [blue] modrá
    [red] červená
   *[green] zelená
}: { $sections }. Body: { $points }.
london-tell-ends = Konce linky: { $ends }.
london-tell-power = Vlastnost v ruce: { $power ->
    [joker] žolík
    [switch] výhybka
    [double_station] dvojitá stanice
   *[two_sections] dva úseky
}.
london-tell-objective = Úkol { $objective ->
    [interchanges_8] přestupy
    [districts_13] čtvrti
    [tourist_5] turistické atrakce
    [central_9] stanice centrální čtvrti
   *[thames_6] křížení Temže
}: { $have } z { $needed }.
london-tell-score = { $player }: linky { $lines }, turistické atrakce { $tourist }, přestupy { $interchanges }, úkoly { $objectives }; celkem { $total }.
london-move-draw = { $start } do { $end }, { $symbol ->
    [circle] kruh
    [square] čtverec
    [triangle] trojúhelník
    [pentagon] pětiúhelník
   *[wild] Central Station
}: linka { $before } → { $after }
london-move-draw-power = { $start } do { $end }, { $symbol ->
    [circle] kruh
    [square] čtverec
    [triangle] trojúhelník
    [pentagon] pětiúhelník
   *[wild] Central Station
}: linka { $before } → { $after }, s vlastností { $power ->
    [joker] žolík
    [switch] výhybka
   *[two_sections] dva úseky
}
london-move-circle = Zakroužkovat { $station }: linka { $before } → { $after }
london-move-pass = Vynechat
