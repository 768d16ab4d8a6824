# 18Lilliput vlastními slovy. $company je zkratka společnosti, $train číslo na vlaku, $cell pole mapy.
lilliput-title = 18Lilliput
lilliput-money = { $amount } £
lilliput-blurb = Železnice v zemi malých lidí: akční karty, rostoucí mapa, akcie. 8 kol, 75 minut; sólo proti Gulliverovi.
lilliput-end-rounds = Poslední kolo skončilo; vítězí nejbohatší hráč.
lilliput-end-gulliver = Poslední kolo skončilo; Gulliver je bohatší.
lilliput-end-solo = Máte { $total } £, Gulliver má { $gulliver } £.

lilliput-option-pro = Varianta pro pokročilé
lilliput-option-two_characters = Každý dvě postavy (ve dvou)
lilliput-option-variant = Varianta
lilliput-option-scenario = Scénář
lilliput-option-layout = Vlastní scénář
lilliput-option-first = První hráč
lilliput-option-upgrades = Vylepšení
lilliput-option-data = Opravená data
lilliput-variant-none = Základní hra
lilliput-variant-allenbeck = Allenbeck-Tottenham-Express
lilliput-variant-laputa = Laputa
lilliput-variant-brobdingnag = Brobdingnag
lilliput-upgrades-new-track = Nová kolej
lilliput-upgrades-any-track = Kterákoli kolej
lilliput-scenario-begin = Začínáme
lilliput-scenario-mountains = Pohoří
lilliput-scenario-city-on-city = Město na městě
lilliput-scenario-secluded = Odděleni

lilliput-character-emperor = Vládce Lilliputu
lilliput-character-general = Generál Limnoc
lilliput-character-judge = Soudce Balmuff
lilliput-character-admiral = Admirál Bolgolam
lilliput-character-treasurer = Pokladník Flimnap
lilliput-character-emperor-help = Žluté metropole pokládá zdarma. Dílek: hrad, od zelené fáze na žluté město, které není domovské ani metropole.
lilliput-character-general-help = Za stanice platí polovinu. Dílek: město pokládané jako žluté; jeho hodnota roste s fázemi.
lilliput-character-judge-help = Na začátku každého kola 5 £ do soukromého majetku, nebo 20 £ do pokladen. Dílky: dvě maloměsta.
lilliput-character-admiral-help = Nové vlaky stojí o 10 % méně. Dílky: dva přístavy, každý s jednou stranou kolejí a třemi stranami vody.
lilliput-character-treasurer-help = Jednou: 10 × číslo kola do soukromého majetku. Dílek: město od hnědé fáze, vždy konec trasy.
lilliput-advantage-MR = Začíná s cenou 55 a s 550 £
lilliput-advantage-SR = Začíná v metropoli
lilliput-advantage-GVR = Vlastník začíná s 60 £
lilliput-advantage-LNR = Začíná se dvěma 2-vlaky
lilliput-part-cash = Hotovost
lilliput-part-shares = Akcie
lilliput-part-directors = Ředitelské akcie
lilliput-part-copies = Kopírovací karty
lilliput-colour-yellow = žlutá
lilliput-colour-green = zelená
lilliput-colour-brown = hnědá
lilliput-gulliver-a = Stavba trati
lilliput-gulliver-b = Stavba stanice
lilliput-gulliver-c = Dodatečná prázdná trať
lilliput-gulliver-d = Nákup certifikátu
lilliput-gulliver-e = Přidělení vlaku

# Otázky.
lilliput-ask-draft-both = Vezměte si počáteční společnost, nebo postavu.
lilliput-ask-draft-company = Vezměte si počáteční společnost.
lilliput-ask-draft-character = Vezměte si postavu.
lilliput-ask-lay-home = Položte domovské město společnosti { $company } k Mildendu.
lilliput-ask-judge = Příjem soudce: { $cash } £ do soukromého majetku, nebo { $total } £ do pokladen?
lilliput-ask-card = { $round }. kolo: vyberte kartu a jednu z jejích dvou akcí.
lilliput-ask-card-copy = { $round }. kolo: vyberte kartu a jednu z jejích dvou akcí, nebo odevzdejte kopírovací kartu za kartu už použitou.
lilliput-ask-end-turn = Ještě něco, než váš tah skončí?
lilliput-ask-lay = Položte jeden dílek: { $colour ->
    [yellow] žlutý
    [green] žlutý nebo zelený
   *[brown] libovolné barvy
}.
lilliput-ask-lay-colours = Pokládejte dílky. Ještě smíte: žluté { $yellow }, zelené { $green }.
lilliput-ask-trains = Nakupte vlaky, nejvýše { $left }. Bank prodává { $train }-vlak za { $price } £.
lilliput-ask-buy-pool = { $company } smí koupit jeden vlak z depa.
lilliput-ask-shares = Nejprve prodejte, pak kupte jeden certifikát. Máte { $cash } £.
lilliput-ask-build-station = Která společnost umístí žeton stanice a kam?
lilliput-ask-split = Rozdělte { $total } £ mezi své společnosti.
lilliput-ask-choose-run = { $company } může získat { $revenue } více způsoby. Kterými doly její vlaky projedou?

# Odmítnutí.
lilliput-refuse-other-kind = Tento druh už máte; teď si vezměte druhý.
lilliput-refuse-not-on-offer = Tohle (už) není v nabídce.
lilliput-refuse-taken-by = To už má { $player }.
lilliput-refuse-home-side = { $cell } není volná strana Mildenda.
lilliput-refuse-home-tile = „{ $tile }“ nemůže být domovem; musí to být žluté město ze zásoby.
lilliput-refuse-home-y = V metropoli začíná jen modrá společnost, a ta musí; tady jde o { $company }.
lilliput-refuse-home-joins = Takto otočený dílek na { $cell } nenavazuje na Mildendo nebo vede do vody.
lilliput-refuse-must-take-card = Kartu si vzít musíte; dělat s ní nemusíte nic.
lilliput-refuse-no-card = Karta { $card } v této hře není.
lilliput-refuse-card-used = Karta { $card } už byla v tomto kole použita; znovu jen s kopírovací kartou.
lilliput-refuse-card-first = Nejprve si vezměte kartu.
lilliput-refuse-card-taken = Kartu pro tento tah už máte.
lilliput-refuse-other-card = K tomu vaše karta neslouží.
lilliput-refuse-card-done = Co vaše karta dovoluje, je hotovo.
lilliput-refuse-copy-unused = Karta { $card } v tomto kole ještě použita nebyla; vezměte si přímo ji.
lilliput-refuse-no-copy-card = Kopírovací kartu už nemáte.
lilliput-refuse-no-copies-alone = Ve hře jednoho hráče kopírovací karty nejsou.
lilliput-refuse-split = První společnosti dejte 0 £ až { $total } £.
lilliput-refuse-split-one = { $company } je vaše jediná společnost: dostane celých { $total } £.
lilliput-refuse-no-tile = Dílek „{ $tile }“ v této hře není.
lilliput-refuse-not-beside = { $cell } neleží vedle žádného dílku.
lilliput-refuse-no-turn = „{ $tile }“ lze otočit o 0 až 3 čtvrtiny, takto ne.
lilliput-refuse-card-colour = Vaše karta dílek „{ $tile }“ nedovoluje.
lilliput-refuse-none-left = Pro { $cell } už žádný dílek „{ $tile }“ nezbývá.
lilliput-refuse-laputa-company = Dílek „{ $tile }“ smí na { $cell } položit jen společnost jeho barvy.
lilliput-refuse-chessboard = „{ $tile }“ nesmí ležet na { $cell }: města a prázdné tratě se střídají jako na šachovnici.
lilliput-refuse-first-yellow = „{ $tile }“ vylepšuje jiný dílek; na prázdné { $cell } patří nejdřív žlutý.
lilliput-refuse-water = Na { $cell } by kolej dílku „{ $tile }“ nebo souseda vedla do vody.
lilliput-refuse-too-early = Fáze pro dílek „{ $tile }“ ještě nezačala; na { $cell } zatím nesmí.
lilliput-refuse-never-upgraded = Co leží na { $cell }, se nikdy nenahrazuje, ani dílkem „{ $tile }“.
lilliput-refuse-only-on = „{ $tile }“ nemůže nahradit to, co leží na { $cell }.
lilliput-refuse-colour-step = Zelený nahrazuje žlutý a hnědý zelený; „{ $tile }“ po dílku na { $cell } nenásleduje.
lilliput-refuse-other-category = Město nahrazuje město, metropole metropoli, prázdná trať prázdnou trať; „{ $tile }“ na { $cell } nepatří.
lilliput-refuse-loses-track = Takto otočený dílek „{ $tile }“ by přerušil trať na { $cell }.
lilliput-refuse-castle-home = { $cell } je domovské město; hrad je nahradit nesmí.
lilliput-refuse-castle-on = Hrad nahrazuje žluté město, které není metropole; na { $cell } žádné neleží.
lilliput-refuse-tunnel-on = Tunel nahrazuje hory; na { $cell } žádné neleží.
lilliput-refuse-mountain = Hory na { $cell } nahradí jedině tunel.
lilliput-refuse-laid-before = „{ $tile }“ patří ke scénáři; pokládá se jen před hrou.
lilliput-refuse-drop-not-now = Zastaralé vlaky se odkládají ve vlastním tahu, po ponechání příjmu, nebo když jich je příliš.
lilliput-refuse-gulliver-sells-nothing = Gulliver vlaky neprodává.
lilliput-refuse-pool-not-now = Z depa kupuje jen společnost, která si právě ponechala příjem nebo byla založena.
lilliput-refuse-pool-other = Teď smí z depa kupovat jen { $company }.
lilliput-refuse-sell-first = Nejprve se prodává; s touto kartou se už nakoupilo nebo skončilo.
lilliput-refuse-sold-already = Akcie společnosti { $company } se s touto kartou už prodaly.
lilliput-refuse-director-limit = Nikdo nesmí řídit víc společností než { $limit }.
lilliput-refuse-not-foundable = { $company } založit nelze: už založena je, nebo jde o počáteční společnost.
lilliput-refuse-removed = { $company } opustila hru: na začátku si ji nikdo nevzal.
lilliput-refuse-no-field = Ukazatel ceny akcií nemá pole { $field }.
lilliput-refuse-found-money = Založit { $company } za tuto cenu stojí { $cost } £.
lilliput-refuse-no-slot = Nikde není volné místo pro domovskou stanici.
lilliput-refuse-not-in-hand = Dílek postavy „{ $tile }“ nemáte.
lilliput-refuse-only-own-turn = To lze jen ve vlastním tahu.
lilliput-refuse-no-treasurer = Pokladníka nemáte.
lilliput-refuse-treasurer-spent = Pokladník už byl vyměněn za peníze.
lilliput-refuse-judge-decides = Zvolte soukromý majetek, nebo pokladny.
lilliput-refuse-not-highest = Žádný způsob s nejvyšším příjmem nepřinese z dolů { $mines }.

# Záznam.
lilliput-log-round = Začíná { $round }. kolo z { $rounds }; první hraje { $player }.
lilliput-log-last-round = Začíná poslední kolo, { $round }. z { $rounds }; první hraje { $player }. Všechny příjmy se zdvojnásobí.
lilliput-log-company = { $player } si bere { $company }.
lilliput-log-character = { $player } si bere postavu: { $character ->
    [emperor] vládce
    [general] generál
    [judge] soudce
    [admiral] admirál
   *[treasurer] pokladník
}.
lilliput-log-card = { $player } { $copy ->
    [yes] kopíruje
   *[no] bere
} { $card }: { $what ->
    [lay-any] jeden dílek
    [lay-both] žlutý a zelený dílek
    [lay-yellow] až dva žluté dílky
    [cash] { $amount } £ do soukromého majetku
    [shares] akcie
    [train] jeden vlak
    [trains] až dva vlaky
    [station] stanice
   *[treasury] { $amount } £ do pokladen
}.
lilliput-log-cash = { $player } získává { $amount } £ { $source ->
    [judge] od soudce
    [treasurer] za pokladníka
   *[card] z karty
}.
lilliput-log-treasury = { $company } získává { $amount } £.
lilliput-log-founded = { $player } zakládá { $company } s cenou { $price } za { $paid } £; v pokladně je { $treasury } £.
lilliput-log-train-given = { $company } dostává { $train }-vlak.
lilliput-log-mines = Doly přinášejí společnosti { $company } { $amount } £.
lilliput-log-gulliver-a-brown = Gulliver staví (A): nejprve vylepšuje zelené na hnědé, pokud možno domovské město.
lilliput-log-gulliver-a-green = Gulliver staví (A): žádné jeho město nelze vylepšit na hnědé, a tak žluté město se svou stanicí vylepší na zelené, pokud možno domovské.
lilliput-log-gulliver-a-city = Gulliver staví (A): žádné město s jeho stanicí nelze vylepšit, a tak pokládá žluté město co nejblíže k Mildendu.
lilliput-log-gulliver-a-plain = Gulliver staví (A): vylepšit nelze nic a žluté město nemá kam, a tak pokládá prázdnou trať co nejblíže k Mildendu.
lilliput-log-gulliver-a-none = Gulliver nestaví nic (A): nelze nic vylepšit ani položit žlutý dílek.
lilliput-log-gulliver-b-placed = Gulliver umisťuje stanici (B): zdarma, do žlutého města, které právě položil.
lilliput-log-gulliver-b-all-placed = Gulliver neumisťuje stanici (B): všechny už jsou na mapě.
lilliput-log-gulliver-b-no-city = Gulliver neumisťuje stanici (B): nepoložil žluté město.
lilliput-log-gulliver-c-laid = Gulliver prodlužuje trať (C): koleje jeho měst, které končí naprázdno, pokračují dál.
lilliput-log-gulliver-c-none = Gulliver trať neprodlužuje (C): žádná kolej jeho měst nekončí naprázdno.
lilliput-log-gulliver-c-blocked = Gulliver trať neprodlužuje (C): kde končí koleje jeho měst, nelze položit prázdnou trať.
lilliput-log-gulliver-d-share = Gulliver kupuje akcii (D): jednu za kolo, dokud nemá tři, losem z těch, na které má.
lilliput-log-gulliver-d-money = Gulliver nekupuje nic (D): bank nemá akcii, na kterou by mu stačilo { $cash } £.
lilliput-log-gulliver-d-found = Gulliver zakládá společnost (D): má své tři akcie a { $cash } £; volí nejvyšší cenu, na kterou má.
lilliput-log-gulliver-d-saving = Gulliver nekupuje nic (D): má své tři akcie; z { $need } £ na společnost má { $cash } £.
lilliput-log-gulliver-d-full = Gulliver nekupuje nic (D): má své tři akcie a dvě společnosti.
lilliput-log-gulliver-d-nowhere = Gulliver nekupuje nic (D): není co založit, nebo není volné místo pro domovskou stanici.
lilliput-log-gulliver-e-only = Gulliver dostává horní vlak (E): zdarma, pro svou jedinou společnost.
lilliput-log-gulliver-e-fewest = Gulliver dostává horní vlak (E): zdarma, pro společnost s méně vlaky.
lilliput-log-gulliver-e-lowest = Gulliver dostává horní vlak (E): zdarma, pro společnost s nižším vlakem, protože jich obě mají stejně.
lilliput-log-gulliver-e-first = Gulliver dostává horní vlak (E): zdarma, pro svou první společnost, protože obě mají stejné vlaky.
lilliput-log-end = Hra skončila: { $totals }.

# Postavení slovy.
lilliput-tell-round = { $round }. kolo z { $rounds }; nejvyšší barva dílků: { $colour ->
    [yellow] žlutá
    [green] zelená
   *[brown] hnědá
}; limit vlaků { $limit }.
lilliput-tell-company = { $company } ({ $name }), { $player }: cena { $price }, pokladna { $treasury }, vlaky { $trains }, stanice { $stations }, v banku { $shares }, vydělala by { $run }.
lilliput-tell-player = { $player }: hotovost { $cash } £, akcie { $shares }, kopírovací karty { $copies }, celkem { $total } £.
lilliput-tell-tile = Váš dílek postavy: { $tile } ({ $id }).

# Tahy na výběr.
lilliput-move-lay = { $company } položí na { $cell }: { $name } ({ $tile }), otočeno o { $turn }° ({ $cost }); nejlepší jízda { $before } → { $after }
lilliput-move-card = { $copy ->
    [yes] Kopírovat { $card }
   *[no] { $card }
}: { $what ->
    [lay-any] položit jeden dílek
    [lay-both] položit žlutý a/nebo zelený dílek
    [lay-yellow] položit jeden nebo dva žluté dílky
    [cash] { $amount } £ do soukromého majetku
    [shares] prodat akcie, jednu koupit
    [train] koupit vlak
    [trains] koupit jeden až dva vlaky
    [station] umístit stanici
   *[treasury] { $amount } £ do pokladen
}
lilliput-move-found = Založit { $company } s cenou { $price } za { $cost }
lilliput-move-fill = { $amount } £ pro { $company }
lilliput-move-fill-two = { $amount } £ pro { $company }, { $rest } £ pro { $other }
lilliput-move-cash = { $amount } £ do soukromého majetku
lilliput-move-cash-in = Vyměnit pokladníka za { $gain }
lilliput-move-take-company = Vzít { $company }
lilliput-move-take-character = { $character ->
    [emperor] Vzít vládce
    [general] Vzít generála
    [judge] Vzít soudce
    [admiral] Vzít admirála
   *[treasurer] Vzít pokladníka
}
lilliput-move-drop = { $company }: { $train }-vlak do depa
lilliput-move-run = { $company }: { $mines } £ z dolů
