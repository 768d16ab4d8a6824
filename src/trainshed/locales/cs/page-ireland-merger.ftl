# 18Ireland: kola fúzí.
page-ireland-merger-ends-here = { $company } tu končí
page-ireland-merger-joined = Spojeno: { $places }
page-ireland-merger-tie = stejně má { $names }: navrhovatel, jinak první po jeho levici
page-ireland-merger-ran = poslední jízda { $amount }
page-ireland-merger-director = ředitel { $name }
page-ireland-merger-ten-share = Desetiakciová
page-ireland-merger-no-station = žádná další stanice
page-ireland-merger-next-station = další za { $cost }
page-ireland-merger-over = { $over ->
    [one] 1 navíc: odloží se
    [few] { $over } navíc: odloží se
   *[other] { $over } navíc: odloží se
}
page-ireland-merger-trains = vlaky: { $count } z { $limit }
page-ireland-merger-price-why = Cena: nejvyšší řada, sloupec nejvíc vlevo
page-ireland-merger-field = { $price }, řada { $row } · sloupec { $column }
page-ireland-merger-run = Nejlepší jízda teď → po fúzi
page-ireland-merger-certificates = Vaše certifikáty
page-ireland-merger-of-limit = z { $limit }
page-ireland-merger-votes-order = Hlasy v pořadí
page-ireland-merger-shares = Akcie
page-ireland-merger-worth = Hodnota teď → pak
page-ireland-merger-vote = Hlas
page-ireland-merger-proposer = navrhuje
page-ireland-merger-loses = pak není ředitelem
page-ireland-merger-now = teď
page-ireland-merger-open = otevřený
page-ireland-merger-yes = pro
page-ireland-merger-no = proti
page-ireland-merger-none = bez hlasu
page-ireland-merger-pool-gt = podle pravidla, { $price } > { $old }
page-ireland-merger-pool-lt = podle pravidla, { $price } < { $old }
page-ireland-merger-pool-eq = podle pravidla, { $price } = { $old }
page-ireland-merger-half = víc než polovina: { $needed } z { $of }
page-ireland-merger-told = Pro { $ayes }, proti { $noes }, otevřených { $open }, potřeba { $needed } z { $of }. Vaše: { $mine }.
page-ireland-merger-for = Pro
page-ireland-merger-against = Proti
page-ireland-merger-then-accepted = { $ayes } z { $of }: hned přijato.
page-ireland-merger-then-rejected = { $noes } z { $of } proti: hned zamítnuto.
page-ireland-merger-then-tied = { $ayes } : { $noes } je rovnost, a ta zamítá.
page-ireland-merger-then-decides = { $ayes } : { $noes } z { $of }, pak rozhoduje { $name }.
page-ireland-merger-then-next = { $ayes } : { $noes } z { $of }, pak hlasuje { $name }.
page-ireland-merger-then-tie = Rovnost zamítá.
page-ireland-merger-not-needed = Už netřeba: { $names }.
page-ireland-merger-rule = Všechny vaše akcie hlasují stejně; nikdo se nezdrží. Z každých 20 % je 10 %: z každé vydělané libry máte polovinu, ale sítě jsou jedna. Pravidla 12.4–12.6.
page-ireland-merger-discards = { $over ->
    [one] Pak jeden vlak půjde do depa: limit je nižší než počet vlaků.
    [few] Pak půjdou { $over } vlaky do depa: limit je nižší než počet vlaků.
   *[other] Pak půjde { $over } vlaků do depa: limit je nižší než počet vlaků.
}
page-ireland-merger-you = Vy
page-ireland-merger-more = { $count ->
    [one] ještě 1 důvod
    [few] ještě { $count } důvody
   *[other] ještě { $count } důvodů
}
page-ireland-merger-may = Můžete navrhnout
page-ireland-merger-you-hold = máte { $list }
page-ireland-merger-holding-of = { $company } { $percent } %
page-ireland-merger-set-about = { $price } · { $votes } z 10 akcií · spojené
page-ireland-merger-chosen = zvoleno
page-ireland-merger-rejected = V tomto kole zamítnuto
page-ireland-merger-rejected-about = tutéž skupinu už nikdo
page-ireland-merger-count = navrhuje { $name }: pro { $ayes }, proti { $noes }
page-ireland-merger-was-rejected = zamítnuto
page-ireland-merger-closed = Nelze
page-ireland-merger-closed-about = { $count ->
    [one] z 1 skupiny; stiskem pravidlo
    [few] ze { $count } skupin; stiskem pravidlo
   *[other] z { $count } skupin; stiskem pravidlo
}
page-ireland-merger-alone = s kteroukoli: její trať končí na { $cells }
page-ireland-merger-any = a kterákoli třetí
page-ireland-merger-why-not-joined = nespojené
page-ireland-merger-why-same-cell = totéž pole
page-ireland-merger-why-none-yours = žádná vaše
page-ireland-merger-why-shares = nejvýš 10 akcií
page-ireland-merger-why-holding = přes 70 %
page-ireland-merger-why-pool = volný prodej přes 50 %
page-ireland-merger-why-no-ten = žádná desetiakciová nezbývá
page-ireland-merger-sets = { $count ->
    [one] 1 skupina
    [few] { $count } skupiny
   *[other] { $count } skupin
}
page-ireland-merger-who-votes = Kdo hlasuje a co se mu změní
page-ireland-merger-one = { $company }: přidejte další společnost v seznamu nebo na mapě.
page-ireland-merger-not-this = { $companies } teď nelze navrhnout.
page-ireland-merger-none-chosen = Zvolte dvě nebo tři společnosti v seznamu, nebo stiskněte jejich stanice na mapě.
page-ireland-merger-propose = Navrhnout { $companies }
page-ireland-merger-propose-none = Navrhnout
page-ireland-merger-pass = Pasovat
page-ireland-merger-pass-ends = ukončí kolo fúzí
page-ireland-merger-pass-next = pak je na řadě { $name }
page-ireland-merger-known-for = volný prodej { $votes } pro
page-ireland-merger-known-against = volný prodej { $votes } proti
page-ireland-merger-known-none = nic
page-ireland-merger-set-told = { $companies }: lze navrhnout. Cena { $price }. Ředitelem by byl { $name }. Známo: { $known }; potřeba { $needed } z { $of }.
