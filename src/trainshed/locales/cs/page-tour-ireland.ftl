# Průvodce prvním kolem 18Ireland: nejvýš 35 slov na kartu.
page-tour-ireland-goal-title = Jak se vyhrává
page-tour-ireland-goal-what = Vyhrává, kdo je na konci nejbohatší: hotovost, akcie podle ceny a soukromé dráhy podle hodnoty. Co je v pokladně společnosti, nepatří nikomu, proto vám musí společnosti vyplácet.
page-tour-ireland-privates-title = K čemu jsou soukromé dráhy
page-tour-ireland-privates-what = Soukromá dráha platí majiteli na začátku každého provozního kola. Od fáze 4 ji od vás může koupit společnost, až za dvojnásobek hodnoty, a využít její schopnost.
page-tour-ireland-bids-title = Nákup a příhozy
page-tour-ireland-bids-what = Kupte nejlevnější za její cenu, nebo přihoďte na dražší, aspoň o 5 £ víc. Peníze z příhozu jsou vázané, dokud není tato dráha nejlevnější; pak přihazují jen zájemci o ni.
page-tour-ireland-stock-title = Burzovní kolo
page-tour-ireland-stock-what = Ve svém tahu koupíte jednu akcii, otevřete dražbu další společnosti, nebo pasujete. Od druhého burzovního kola smíte předtím prodávat. Kolo končí, když všichni po sobě pasují.
page-tour-ireland-company-title = Společnost
page-tour-ireland-company-what = Kdo vyhraje dražbu, zaplatí příhoz do pokladny společnosti a je jejím ředitelem se 40 % akcií. Cena akcie začíná nejvýš na polovině příhozu. Z pokladny se platí trať a vlaky.
page-tour-ireland-steps-title = Tah společnosti
page-tour-ireland-steps-what = Začíná společnost s nejdražší akcií. Tah má šest kroků: akcie, trať, stanice, jízda, výplata, vlak. Krok bez volby se přeskočí. Vlak koupený teď jede až v příštím tahu.
page-tour-ireland-issue-title = Vydání akcie
page-tour-ireland-issue-what = Společnost může dát jednu akcii z pokladny do volného prodeje: hned dostane peníze, ale cena klesne o řadu a akcii si může koupit kdokoli. Pokračovat bez toho nic nestojí.
page-tour-ireland-track-title = Pokládání trati
page-tour-ireland-track-what = Položte jeden dílek a za 20 £ druhý žlutý. Trať musí navazovat na vaši stanici, terén stojí navíc. { $touch ->
    [yes] Klepněte na vyznačené pole; dalším klepnutím dílek otočíte
   *[no] Klepněte na vyznačené pole; dalším klepnutím nebo klávesou R dílek otočíte
}.
page-tour-ireland-gauge-title = Dva rozchody
page-tour-ireland-gauge-what = Vlaky jezdí jen po širokém rozchodu. Úzký neplatí za terén: každé maloměsto, které leží jen na něm, přidá svou hodnotu zastávce, kde se napojí na vaši trasu. Cizí stanice ho neblokují.
page-tour-ireland-station-title = Stanice
page-tour-ireland-station-what = Trasa potřebuje stanici společnosti. Pětiakciová má jen domovskou, desetiakciová může umístit dvě další. Ve městě plném cizích stanic vaše trasa končí a dál za něj nestavíte.
page-tour-ireland-run-title = Jízda vlaků
page-tour-ireland-run-what = 2H přejede nejvýš dvě hranice polí, 4H čtyři. Počítají se všechna města a maloměsta cestou a v jednom musí být vaše stanice. Vlaky jedné společnosti nesmějí jet po téže trati.
page-tour-ireland-dividend-title = Vyplatit, nebo ponechat
page-tour-ireland-dividend-what = Dosáhne-li celá výplata ceny akcie, cena jde doprava; u pětiakciové při dvojnásobku o dvě pole. Ponechaný příjem plní pokladnu na vlaky, ale cena jde doleva.
page-tour-ireland-trains-title = Vlaky
page-tour-ireland-trains-what = Bez vlaku společnost nic nevydělá a na konci tahu nějaký mít musí. Nestačí-li pokladna na žádný, doplatí ho ředitel, i kdyby měl prodat akcie.
page-tour-ireland-rust-title = Vlaky stárnou
page-tour-ireland-rust-what = První 6H vezme všem jejich 2H: leží pak rubem nahoru v depu jako 1H′. První 8H udělá totéž se 4H a 1H′ zreziví. Šetřete na další vlak.
page-tour-ireland-end-title = Jak hra skončí
page-tour-ireland-end-what = Dosáhne-li cena akcie { $top }, je toto provozní kolo poslední. Je-li bank na dně, dohraje se dvojice provozních kol. Nebo zbude jediný hráč, který nezbankrotoval.
page-tour-ireland-merger-title = Fúze
page-tour-ireland-merger-what = Od fáze 4 se po dvou provozních kolech mohou dvě až tři pětiakciové společnosti spojené tratí sloučit do desetiakciové. Každá akcie má hlas a z 20 % se stane 10 %.
