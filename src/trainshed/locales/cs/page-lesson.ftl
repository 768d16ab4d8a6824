# Hra s průvodcem. [Pardubice](E15) je místo, na které lze klepnout: jméno a jeho pole.
# Průvodce.
page-lesson = Hra s průvodcem
page-lesson-step = krok { $number } z { $of }
page-lesson-what = Co
page-lesson-why = Proč
page-lesson-try = Zkuste to
page-lesson-show = Ukázat
page-lesson-key = Ukázat (hra s průvodcem)
page-lesson-skip = Přeskočit krok
page-lesson-you = Vy
page-lesson-next = Dál
page-lesson-other = Jiná volba
page-lesson-progress = Kroky lekce
page-lesson-stop-done = { $number }. krok, hotovo: { $title }
page-lesson-stop-now = { $number }. krok, právě teď: { $title }
page-lesson-stop-later = { $number }. krok, teprve přijde
page-lesson-round = { $number }. kolo
page-lesson-round-short = { $number }. k.
page-lesson-free = Volně
page-lesson-learned = Co už umím
page-lesson-learned-count = 
    { $count } z { $of ->
        [one] 1 kroku
       *[other] { $of } kroků
    }
page-lesson-learned-none = Zatím nic: na stole je první karta.
page-lesson-leave = Hrát bez průvodce
page-lesson-return = Zpět k průvodci
page-lesson-anew = Začít znovu
page-lesson-lamp = Zeptat se průvodce
page-lesson-lamp-close = Odložit lampu
page-lesson-thinking = Průvodce přemýšlí …
page-lesson-advice = Rada průvodce
page-lesson-advice-lay = Položte dílek na { $place }.
page-lesson-advice-upgrade = Vylepšete dílek na { $place }.
page-lesson-advice-station = Umístěte stanici: { $place }.
page-lesson-advice-train = Kupte { $train }-vlak.
page-lesson-advice-discard = Odložte { $train }-vlak.
page-lesson-advice-no-track = Tentokrát nepokládejte nic.
page-lesson-advice-no-station = Pokračujte bez stanice.
page-lesson-advice-no-train = Nic nekupujte a ukončete tah.
page-lesson-advice-run = Vypravte vlaky.
page-lesson-advice-effect = Nejlepší jízda { $before } → { $after } K
page-lesson-summary = 
    Z { $of ->
        [one] 1 věci
       *[other] { $of } věcí
    } o železničních hrách už znáte { $count }.
page-lesson-won = Vítězíte: { $cash }, o { $lead } víc než { $other }.
page-lesson-lost = Vítězí { $name }: { $cash }, o { $lead } víc než vy.
page-lesson-friends = 18CZ s přáteli
page-lesson-without = Znovu bez průvodce
page-level-friendly = Přátelská
page-problem-busy = Teď to trvá příliš dlouho. Zkuste to za chvíli znovu.
page-problem-not-asked = Teď se vás hra na nic neptá.

# 18CZ: co říká mapa.
page-lesson-cz-badge-lay = sem dílek
page-lesson-cz-badge-home = váš domov
page-lesson-cz-badge-cost = { $cost } K
page-lesson-cz-badge-upgrade = vylepšit
page-lesson-cz-badge-station = stanice { $cost } K
page-lesson-cz-label-full = plno: { $companies }
page-lesson-cz-label-upgrade = lze vylepšit
page-lesson-cz-label-end = sem vedou vaše koleje

# 18CZ: karty, nejvýše 35 slov.
page-lesson-cz-goal-title = Cíl hry
page-lesson-cz-goal-what = 
    Vítejte. Po { $rounds ->
        [one] 1 kole
       *[other] { $rounds } kolech
    } vyhrává společnost, která má nejvíc peněz. Nic jiného se nepočítá: vlaky ani tratě.
page-lesson-cz-goal-why = { $screen ->
    [phone] Všechno, co děláte, má plnit vaši pokladnu. Je v ní { $cash } K.
   *[wide] Všechno, co děláte, má plnit tuto pokladnu. Je v ní { $cash } K.
}
page-lesson-cz-goal-try = { $screen ->
    [phone] Stiskněte „Dál“.
   *[wide] Klepněte na ni.
}

page-lesson-cz-company-title = Vaše společnost
page-lesson-cz-company-what = Vedete { $company }, České obchodní dráhy, s domovem v [Pardubicích](E15). Emil vede { $rival } z [Karlových Varů](D4), daleko na západě.
page-lesson-cz-company-why = Peníze společnosti jsou vaše peníze.
page-lesson-cz-company-try = Klepněte na svůj domov.
page-lesson-cz-company-other-place = To je { $place }. Váš domov jsou [Pardubice](E15).

page-lesson-cz-home-title = Domovský dílek
page-lesson-cz-home-what = První dílek patří na váš domov. Koleje z něj vedou dvěma stranami.
page-lesson-cz-home-why = Jedna ať míří na [Hradec Králové](D16), nejbližší velkoměsto: tam budete stavět příště.
page-lesson-cz-home-try = Vyberte dílek a otočte ho.
page-lesson-cz-home-other-skip = Nejdřív musí přijít domov, i v příštím tahu.

page-lesson-cz-terrain-title = Co stojí terén
page-lesson-cz-terrain-what = První dílek na tomto poli stojí { $cost } K. Další tu budou zdarma.
page-lesson-cz-terrain-why = Řeka stojí 10 K, kopce 20 K, hory 40 K, na každém poli jednou.
page-lesson-cz-terrain-try = Položte ho.
page-lesson-cz-terrain-other-skip = Nejdřív musí přijít domov, i v příštím tahu.
page-lesson-cz-terrain-other-away = I to jde. Cestu odtud najdeme.

page-lesson-cz-buy-title = Kdy kupovat
page-lesson-cz-buy-what = Vlak jezdí až od vašeho příštího tahu, kupujte tedy brzy. { $train }-vlak obslouží { $train } zastávky a stojí { $price } K.
page-lesson-cz-buy-why = Co si necháte, zaplatí stavbu.
page-lesson-cz-buy-try = Kupte jeden a ukončete tah.
page-lesson-cz-buy-other-two = Dva vlaky, prázdná pokladna: příště vyberte pole, které nic nestojí.
page-lesson-cz-buy-other-none = Bez vlaku není jízda. Koupit ho můžete v příštím tahu.

page-lesson-cz-connection-title = Spojení
page-lesson-cz-connection-what = Nová trať musí navázat na vaši. Vaše koleje míří na pole [{ $aim }]({ $aimCell }).
page-lesson-cz-connection-why = { $kind ->
    [city] Dvě spojená velkoměsta: vlak může jet.
    [towns] Města jsou také zastávky: připojte je a vlak může jet.
   *[other] Dvě spojené zastávky: vlak může jet.
} { $cost ->
    [0] Terén nic nestojí.
   *[other] Terén stojí { $cost } K.
}
page-lesson-cz-connection-try = Položte tam dílek.
page-lesson-cz-connection-other-towns = I města jsou zastávky.

page-lesson-cz-running-title = Jízda
page-lesson-cz-running-what = Váš vlak jede { $stops } = { $first } K, rovnou do pokladny.
page-lesson-cz-running-why = Na trase musí být vaše stanice. Nejlepší jízda se vždy najde sama.
page-lesson-cz-running-try = Prohlédněte si ji na mapě.

page-lesson-cz-rust-title = Proč 2-vlaky zreziví
page-lesson-cz-rust-what = { $left ->
    [0] 2-vlaky jsou vyprodané.
    [one] Zbývá jeden 2-vlak.
    [few] Zbývají { $left } 2-vlaky.
   *[other] Zbývá { $left } 2-vlaků.
} Až někdo koupí první 4-vlak, všechny 2-vlaky zreziví.
page-lesson-cz-rust-why = Do té doby může další vlak vydělávat každé kolo.
page-lesson-cz-rust-try = Koupit, nebo šetřit? Dobré je obojí.
page-lesson-cz-rust-other-save = Také dobře: můžete mít jako první 3-vlak.

page-lesson-cz-second-title = Druhá trať
page-lesson-cz-second-what = Dva vlaky nikdy nesdílejí trať, druhý tedy potřebuje vlastní.
page-lesson-cz-second-why = { $kind ->
    [towns] Na západ od [Pardubic](E15) leží [dvě města](E13) a dílek je tam zdarma.
   *[other] Dál můžete stavět na poli [{ $aim }]({ $aimCell }).
}
page-lesson-cz-second-try = Volba je na vás.

page-lesson-cz-praha-title = Praha
page-lesson-cz-praha-what = Vaše koleje končí před [Prahou](E11). Její vlastní dílek má tři oddělená velkoměsta, každé za 30.
page-lesson-cz-praha-why = Jedno z nich se otevírá k vám. Řeka stojí 10 K.
page-lesson-cz-praha-try = Položte její dílek.

page-lesson-cz-station-title = Stanice a co blokuje
page-lesson-cz-station-what = { $where ->
    [praha] BN a NWB zaplnily dvě pražská velkoměsta: vlaky tam smějí končit, ne projet. Třetí je volné.
   *[other] Velkoměstem plným cizích stanic vaše vlaky neprojedou. Tady je ještě místo.
}
page-lesson-cz-station-why = Za { $stationCost } K je vaše { $stationGain ->
    [0] a zůstane vám otevřené.
   *[other] a jízda vydělá o { $stationGain } K víc.
}
page-lesson-cz-station-try = Klepněte na volný kroužek: [{ $city }]({ $cityCell }).
page-lesson-cz-station-other-elsewhere = Teď je vaše; nikdo vás z něj nevyžene.
page-lesson-cz-station-other-none = Také dobře: peníze zůstanou na vlaky.

page-lesson-cz-routes-title = Dvě trasy
page-lesson-cz-routes-what = Dva vlaky, dvě trasy: { $first } K a { $secondRoute } K.
page-lesson-cz-routes-why = Trasy se smějí potkat v zastávce, nikdy na stejných kolejích.
page-lesson-cz-routes-try = Najděte obě na mapě.

page-lesson-cz-three-title = Vlak, který zůstane
page-lesson-cz-three-what = { $topLeft ->
    [1] Poslední 3-vlak stojí { $price } K.
   *[other] 3-vlak stojí { $price } K.
} Zůstane až do konce hry.
page-lesson-cz-three-why = { $withTrain ->
    [0] Má tři zastávky.
   *[other] Příští jízda by vynesla { $withTrain } K místo { $before } K.
}
page-lesson-cz-three-try = Koupíte ho?
page-lesson-cz-three-other-leave = Pak si ho může vzít Emil.

page-lesson-cz-upgrade-title = Vylepšení
page-lesson-cz-upgrade-what = Ve hře jsou zelené dílky a vylepšení je zdarma. Zelený dílek na poli [{ $better }]({ $betterCell }) vede do více stran a velkoměsto má vyšší hodnotu.
page-lesson-cz-upgrade-why = { $gain ->
    [0] Využijí ho další trasy.
   *[other] Jízda vydělá o { $gain } K víc.
}
page-lesson-cz-upgrade-try = Vyberte zelený dílek.
page-lesson-cz-upgrade-other-elsewhere = I to se vyplatí: { $upgraded } teď vynáší víc.

page-lesson-cz-limit-title = Limit vlaků
page-lesson-cz-limit-what = { $trains ->
    [one] Máte 1 vlak
    [few] Máte { $trains } vlaky
   *[other] Máte { $trains } vlaků
}; limit je { $limit }. { $phase ->
    [early] První 4-vlak ho sníží na tři, 5-vlak na dva.
    [three] 5-vlak ho sníží na dva.
   *[four] Tak to zůstane do konce.
}
page-lesson-cz-limit-why = Vlaky nad limit jdou do depa.
page-lesson-cz-limit-try = Před nákupem počítejte.

page-lesson-cz-end-title = Konec
page-lesson-cz-end-what = { $why ->
    [broke] Některá společnost nemá vlak ani peníze na něj: toto kolo je poslední.
   *[rounds] Toto je poslední kolo.
}
page-lesson-cz-end-why = Rozhodují jen peníze: vlak koupený teď už nikdy nevyjede.
page-lesson-cz-end-try = Stavte a jezděte pro každou korunu. Pak uvidíme, kdo je bohatší.

# 18CZ: mezi kartami a ve volné hře.
page-lesson-cz-aside-over = Konec hry: počítají se peníze.
page-lesson-cz-aside-rival = Hraje Emil. Co dělá, najdete v záznamu.
page-lesson-cz-aside-station = Stanice může počkat na lepší místo. Pokračujte bez ní.
page-lesson-cz-aside-yours = Jste na tahu. Hrajte, jak chcete; pro radu klepněte na lampu.
page-lesson-cz-free = { $phase ->
    [early] Velká otázka je teď 4-vlak: kdo ho koupí a kdy?
   *[three] 2-vlaky jsou pryč. Vyplatí se ještě 5-vlak?
    [four] Vlaky jsou vyprodané: rozhodnou tratě a stanice.
} Hrajte, jak chcete; pro radu klepněte na lampu.
