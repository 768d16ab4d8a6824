# Průvodce prvním kolem 18Lilliput: nejvýš 35 slov na kartu.
page-tour-lilliput-goal-title = Jak se vyhrává
page-tour-lilliput-goal-what = { $rival ->
    [gulliver] Vyhrajete, budete-li po { $rounds }. kole bohatší než Gulliver
   *[players] Vyhrává, kdo je po { $rounds }. kole nejbohatší
}. Počítá se vaše hotovost a akcie podle ceny. Co je v pokladně společnosti, se nepočítá nikomu: ať vám společnosti vyplácejí.
page-tour-lilliput-company-title = Společnost
page-tour-lilliput-company-what = Společnost staví trať, jezdí s vlaky a vydělává. Kdo si ji vezme, je jejím ředitelem s polovinou akcií: polovina toho, co vyplatí, je vaše. Každá má svou výhodu.
page-tour-lilliput-character-title = Postava
page-tour-lilliput-character-what = Postava zůstává s vámi celou hru a pomáhá všem vašim společnostem. Přináší i dílky, které smíte položit jen vy. Vyberte podle toho, co chcete: trať, stanice, vlaky, nebo peníze.
page-tour-lilliput-home-title = Domovský dílek
page-tour-lilliput-home-what = První dílek se připojí k Mildendu, kam chtějí všechny vlaky. { $touch ->
    [yes] Klepněte na vyznačené pole a dalším klepnutím dílek otočte
   *[no] Klepněte na vyznačené pole a dalším klepnutím nebo klávesou R dílek otočte
}: volnou stranou povede vaše trať dál.
page-tour-lilliput-cards-title = Dvě karty za kolo
page-tour-lilliput-cards-what = Dvakrát za kolo si vezmete kartu a použijete jednu její polovinu: trať, vlaky, akcie, stanici, nebo peníze. Vzatá karta je v tomto kole pryč, nejdřív tedy to, co nepočká.
page-tour-lilliput-track-title = Pokládání trati
page-tour-lilliput-track-what = Nová trať navazuje na trať, která vede k některé vaší stanici. Města a prázdná trať se střídají jako na šachovnici. Klepnutím dílek otočíte; ▲ říká, o kolik víc by vlaky vydělaly.
page-tour-lilliput-station-title = Stanice
page-tour-lilliput-station-what = Každá trasa potřebuje některou vaši stanici. Do města, kde všechna místa zabrali jiní, váš vlak vjede, ale neprojede. Druhá stanice stojí 40 £, třetí 100 £.
page-tour-lilliput-trains-title = Vlaky
page-tour-lilliput-trains-what = 2-vlak navštíví dvě města, 3-vlak tři a tak dál. Na konci kola jedou všechny vlaky samy po nejlepších trasách. Společnost bez vlaku nic nevydělá.
page-tour-lilliput-shares-title = Akcie
page-tour-lilliput-shares-what = Nejdřív můžete prodávat, pak koupíte jednu akcii, 10 %, za její cenu. Přinese desetinu každé výplaty a počítá se na konci. Za pětinásobek ceny založíte další společnost.
page-tour-lilliput-dividend-title = Vyplatit, nebo ponechat
page-tour-lilliput-dividend-what = Výplata vám dá polovinu a každé další akcii desetinu a cena akcie stoupne. Ponecháte-li příjem, jde vše do pokladny na další vlak a cena klesne.
page-tour-lilliput-price-title = Cena akcie
page-tour-lilliput-price-what = Cena jde doprava, když společnost vyplácí, doleva, když ponechá příjem nebo se prodají její akcie. Vaše akcie mají právě tuto cenu: pravidelné výplaty vás obohatí dvakrát.
page-tour-lilliput-rust-title = Vlaky stárnou
page-tour-lilliput-rust-what = S prvním 4-vlakem všechny 2-vlaky zastarají a vydělají polovinu, s prvním 5-vlakem zreziví. Každé kolo ubude z balíčku jeden vlak, i když nikdo nekupuje. Myslete na další.
page-tour-lilliput-end-title = Konec hry
page-tour-lilliput-end-what = Poslední je { $rounds }. kolo. Příjem se v něm počítá dvakrát, musí se vyplatit a ceny stoupnou dvakrát. Mějte do té doby nejlepší vlaky a hotovost proměňte v akcie.
