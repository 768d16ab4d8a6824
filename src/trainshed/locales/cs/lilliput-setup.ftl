# Příprava hry 18Lilliput: scénáře, varianty, opravy.
lilliput-refuse-scenario-tile = „{ $tile }“ není dílek pro scénáře; na { $cell } s ním nelze nic položit.
lilliput-refuse-scenario-cell = Pole { $cell } pro „{ $tile }“ neexistuje. Pole se jmenují podle cesty od Mildenda: N2E1 je dvě na sever a jedno na východ.
lilliput-refuse-scenario-turn = Dílek se otáčí o 0 až 3 čtvrtiny; „{ $tile }“ na { $cell } ne.
lilliput-refuse-scenario-taken = Na { $cell } už něco leží; „{ $tile }“ tam nemá místo.
lilliput-refuse-scenario-homes = Mildendo potřebuje { $companies } volné strany, kam lze položit domovské město a spojit je s ním.

lilliput-option-pro-about = Před provozem vlaků opustí hru horní vlak balíčku a do depa pak žádný nepřijde: vlaky stárnou dříve.
lilliput-option-two_characters-about = Ve dvou si každý nakonec vezme ještě druhou postavu.
lilliput-option-first-about = První hráč zahajuje výběr i první kolo.
lilliput-option-upgrades-about = Co z vylepšeného dílku musí být spojeno se stanicí stavějící společnosti.
lilliput-variant-none-about = Hra podle základních pravidel.
lilliput-variant-allenbeck-about = Tři pojmenovaná hnědá města: vlak, který navštíví tři nebo čtyři pojmenovaná místa, vydělá víc.
lilliput-variant-laputa-about = Hnědá města s barevnou kolejí, kterou smí položit a používat jen společnost té barvy.
lilliput-variant-brobdingnag-about = Větší města. Polovina každé dividendy jde do pokladny.
lilliput-upgrades-new-track-about = Spojena musí být některá kolej, kterou vylepšení přidalo.
lilliput-upgrades-any-track-about = Stačí, že je spojena kterákoli kolej dílku.

lilliput-count-head = { $players ->
    [one] Hra jednoho hráče
    [few] Hra { $players } hráčů
   *[other] Hra { $players } hráčů
}
lilliput-count-rounds = { $count ->
    [one] { $count } kolo
    [few] { $count } kola
   *[other] { $count } kol
}
lilliput-count-cards = { $count ->
    [one] { $count } akční karta
    [few] { $count } akční karty
   *[other] { $count } akčních karet
}
lilliput-count-copies = { $count ->
    [0] žádné kopírovací karty
    [one] každý jednu kopírovací kartu
    [few] každý { $count } kopírovací karty
   *[other] každý { $count } kopírovacích karet
}
lilliput-count-trains = vlaky ke koupi: { $trains }
lilliput-count-solo = Hrajete proti Gulliverovi, který jedná podle pevných pravidel a losu. Vyhrajete, budete-li na konci bohatší.
lilliput-count-out = Počáteční společnosti, které si nikdo nevezme, opustí hru.
lilliput-count-four = Ve hře jsou všechny čtyři počáteční společnosti.

lilliput-scenario-none = Bez scénáře
lilliput-scenario-none-about = Na stole leží jen Mildendo.
lilliput-scenario-begin-about = Dva doly, maloměsto, trochu lesů, kopců a vody.
lilliput-scenario-mountains-about = Pohoří zastaví trať; vede jím jediný tunel.
lilliput-scenario-city-on-city-about = Některá města leží od začátku a Wiggywack ukončuje každou trasu.
lilliput-scenario-secluded-about = Voda a hory drží každého v jeho koutě.
lilliput-scenario-own = Vlastní
lilliput-scenario-own-about = Vytvořte si ho, nebo načtěte soubor.
lilliput-scenario-edit = Otevřít tvorbu scénáře

lilliput-data-head = Když vaše krabice říká něco jiného
lilliput-data-about = Ne každé číslo se podařilo doložit. Uložte si nynější data, opravte, co je ve vaší krabici jinak, a načtěte soubor pro tento stůl.
lilliput-data-save = Uložit nynější data
lilliput-data-load = Načíst opravená data
lilliput-data-drop = Bez oprav
lilliput-data-same = { $file } říká totéž co nynější data.
lilliput-data-corrected = Opraveno podle { $file }: { $parts }.
lilliput-data-designed = Naše volba tam, kde zdroje mlčí
lilliput-data-part = { $part ->
    [company] Společnosti
    [market] Ukazatel ceny akcií
    [tile] Dílky
   *[scenario] Scénáře
}
