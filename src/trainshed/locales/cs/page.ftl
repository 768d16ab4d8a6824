# Stránka: vše kolem plánu.
page-tagline = Všechny železniční hry pod jednou střechou.
page-home = Domů
page-close = Zavřít
page-cancel = Zrušit
page-loading = Otevírám stůl…
page-lost = Na této adrese nic není.
page-you = vy
page-player = Hráč { $number }
page-bot-name = Bot { $number } ({ $level })

page-soon = Brzy
page-my-tables = Moje stoly
page-your-turn = Jste na tahu
page-waiting-for = Čeká se na: { $names }
page-over = Hra skončila
page-join = Přidat se přes odkaz
page-join-link = Vložte odkaz od přátel
page-join-go = Přidat se
page-your-name = Vaše jméno
page-name-none = Zatím nezvoleno
page-record-upload = Otevřít uloženou hru
page-nameless = Někdo
page-record-choose = Vybrat soubor
page-record-download = Uložit hru do souboru
page-daily = Plán dne
page-daily-begin = Hrát dnešní plán
page-daily-on = Pokračovat
page-daily-look = Prohlédnout můj plán
page-daily-mine = Váš dnešní výsledek: { $total ->
    [one] { $total } bod
    [few] { $total } body
   *[other] { $total } bodů
}.

page-set-up = Připravit stůl
page-title = Hra
page-seats = Místa
page-seat-number = Místo { $number }
page-seat-kind = Kdo bude na místě { $number }
page-name-of = Jméno hráče { $number }
page-seat-add = Přidat místo
page-seat-remove = Odebrat místo { $number }
page-kind-me = Já
page-kind-friend = Přítel přes odkaz
page-kind-bot = Bot
page-kind-hotseat = Někdo u této obrazovky
page-kind-me-about = Vy, v tomto prohlížeči.
page-kind-friend-about = Dostane tajný odkaz, také jako QR kód, a hraje na vlastní obrazovce.
page-kind-bot-about = Za toto místo hraje počítač.
page-kind-hotseat-about = Střídá se s vámi u této obrazovky.
page-level = Úroveň
page-level-easy = Lehká
page-level-medium = Střední
page-level-hard = Těžká
page-options = Nastavení hry
page-start = Začít hru

page-table-title = Stůl: { $names }
page-table-menu = Nabídka stolu
page-action-panel = Co teď
page-panel = Panel
page-panel-height = Výška panelu
page-log = Průběh
page-chat = Chat
page-boards = Plány všech
page-log-and-chat = Průběh, chat a plány
page-log-mine = Jen moje
page-since = Od vaší poslední návštěvy
page-show-moment = Ukázat tento okamžik
page-chat-empty = Zatím nikdo nic neřekl.
page-chat-say = Napište zprávu
page-chat-send = Poslat
page-not-sent = Neodesláno. Zkuste to za chvíli znovu.
page-link-live = Připojeno
page-link-joining = Připojuji…
page-link-lost = Spojení přerušeno, zkouším znovu…
page-seat-to-act = na tahu
page-seat-done = hotovo
page-seat-open = volné
page-seat-taken = obsazené
page-seat-away = není tu
page-seats-open = Ještě je volné místo.
page-seat-release = Uvolnit místo
page-seat-link = Odkaz na místo
page-invite = Pozvánky a místa
page-invite-how = Pošlete odkaz jednomu člověku. Kdo ho otevře první, obsadí místo.
page-copy-link = Kopírovat odkaz
page-copied = Zkopírováno
page-qr = QR kód odkazu
page-spectate = Dívat se může každý zde:
page-claim-title = Máte tu rezervované místo
page-claim-with = U stolu: { $names }
page-claim-sit = Posadit se
page-claim-watch = Jen se dívat
page-watching = Díváte se.
page-you-are-done = Pro tuto chvíli máte hotovo.
page-rematch = Hrát znovu
page-rematch-go = K novému stolu

page-history = Historie
page-history-at = Tah { $at } z { $of }
page-history-looking = Díváte se na tah { $at } z { $of }.
page-history-first = Na začátek
page-history-back = O tah zpět
page-history-forward = O tah vpřed
page-history-live = Na aktuální stav
page-history-link = Kopírovat odkaz na tah
page-history-clone = Hrát odtud dál v kopii

page-undo = Vzít zpět
page-undo-ask = Požádat o vrácení ({ $names })
page-undo-ask-short = Požádat o vrácení
page-undo-asked = { $name } chce vzít tah zpět.
page-undo-grant = Povolit
page-undo-decline = Odmítnout
page-undo-withdraw = Stáhnout žádost
page-undo-nothing = Není co vzít zpět.
page-undo-never = Tohle už vzít zpět nejde: na stole je nová karta.

page-not-possible = Nejde to.
page-rule = Pravidlo { $number }
page-rule-in = Pravidlo { $number }, { $part }
page-rules = Pravidla
page-all-rules = Všechna pravidla
page-rules-of = Pravidla hry { $title }

page-settings = Nastavení
page-language = Jazyk
page-setting-theme = Světlý nebo tmavý vzhled
page-theme-system = Podle zařízení
page-theme-light = Světlý
page-theme-dark = Tmavý
page-setting-palette = Barvy linek
page-palette-usual = Obvyklé
page-palette-clear = Pro barvoslepé
page-palette-grey = Bez barev
page-setting-confirm = Potvrzovat každý tah
page-confirm-touch = Na dotykových obrazovkách
page-confirm-always = Vždy
page-confirm-never = Nikdy
page-setting-more = Další
page-setting-names = Zobrazit názvy stanic
page-setting-bell = Tichý zvonek, když jsem na tahu
page-setting-coach = Rady v prvním kole
page-zoom-in = Přiblížit
page-zoom-out = Oddálit
page-zoom-all = Celá mapa

page-shortcuts = Klávesové zkratky
page-key-help = Tento seznam
page-key-map = Na mapu, k další možné stanici
page-key-next = Další možná stanice (se Shiftem předchozí)
page-key-arrows = Od stanice ke stanici
page-key-enter = Nakreslit, vybrat
page-key-cancel = Zrušit výběr
page-key-pass = Vynechat
page-key-power = Ukázat nebo skrýt tahy s vlastností pastelky
page-key-undo = Vzít zpět
page-key-history = O tah zpět nebo vpřed
page-key-live = Na aktuální stav
page-key-chat = Do chatu
page-key-zoom = Zvětšení mapy, celá mapa

page-problem-offline = Server neodpovídá.
page-problem-unknown = Takový stůl neexistuje.
page-problem-forbidden = Toto místo není vaše.
page-problem-origin = Tato stránka to nesmí.
page-problem-too-many = Příliš mnoho najednou. Chvíli počkejte.
page-problem-too-large = Soubor je příliš velký.
page-problem-bot = Bot nedokázal zahrát.
page-problem-fault = Na serveru nastala chyba.
page-problem-asked = Jedna žádost už čeká.
page-problem-daily = S plánem dne to nejde.
page-problem-never = Tohle už vzít zpět nejde.
page-problem-no-ask = Žádná žádost nečeká.
page-problem-not-a-friend = Toto místo není pro přítele.
page-problem-not-over = Hra ještě neskončila.
page-problem-nothing = Není co vzít zpět.
page-problem-secret = Ukázalo by se, co je ještě skryté. Počkejte na konec hry.
page-problem-stale = Mezitím se něco stalo. Podívejte se znovu.
page-problem-taken = Místo už je obsazené.
page-problem-seed = Karty si tu nelze vybrat.
page-problem-chat = Zpráva má 1 až 500 znaků.
page-problem-name = Jméno má nejvýše 40 tisknutelných znaků.
page-problem-illegal = Pravidla to nedovolují.
page-problem-title = Taková hra tu není.
page-problem-key = Tento příkaz už byl odeslán.
page-problem-seats = Tato místa k sobě nejdou.
page-problem-damaged = Soubor je poškozený.
page-problem-invalid = Takto to nejde.
page-problem-malformed = Požadavku nebylo rozumět.
page-problem-method = Požadavku nebylo rozumět.
page-problem-link = To není odkaz na stůl.

# Londýn
page-london-round = { $number }. kolo ze { $of }
page-london-turn = { $number }. tah
page-london-underground = Podzemní { $count }/{ $of }
page-london-may-end = Příští karta může být poslední.
page-london-last-turn = Poslední tah kola.
page-london-left = Ještě přijdou:
page-london-flipped = Karty tohoto kola
page-london-face-down = lícem dolů
page-london-branch = Výhybka: začněte v kterékoli stanici své linky
page-london-card = { $kind ->
    [street] Nadzemní karta
   *[underground] Podzemní karta
}: { $symbol ->
    [circle] kruh
    [square] čtverec
    [triangle] trojúhelník
    [pentagon] pětiúhelník
    [switch] výhybka
   *[joker] žolík
}
page-london-station = { $name } { $symbol ->
    [circle] kruh
    [square] čtverec
    [triangle] trojúhelník
    [pentagon] pětiúhelník
   *[wild] Central Station
}
page-london-tourist-site = turistická atrakce
page-london-departure-of = výchozí stanice, { $colour ->
    [purple] fialová
    [blue] modrá
    [red] červená
   *[green] zelená
}
page-london-on-lines = linky: { $lines }
page-london-can-draw = dosažitelná, linka { $from } na { $to }
page-london-several-origins = dosažitelná z více stanic
page-london-can-start = tady může úsek začít
page-london-choose-origin = Odkud do { $target }? Vyberte zářící stanici.
page-london-choose-target = Kam z { $origin }? Vyberte orámovanou stanici.
page-london-effect-line = linka { $from } → { $to }
page-london-effect-districts = čtvrti { $from } → { $to }
page-london-effect-most = nejvíc { $from } → { $to }
page-london-effect-thames = Temže { $from } → { $to }
page-london-effect-total = celkem { NUMBER($gain, signDisplay: "always") }
page-london-spends = spotřebuje vlastnost
page-london-draw-it = Nakreslit
page-london-pass = Vynechat
page-london-pass-sure = Ještě můžete nakreslit úsek. Přesto vynechat?
page-london-pass-yes = Vynechat
page-london-no-second = Druhý úsek nekreslit
page-london-circle-none = Nic nekroužkovat
page-london-power-spent = Vlastnost této pastelky je využitá.
page-london-power-opens = { $count ->
    [one] Otevírá { $count } další tah.
    [few] Otevírá { $count } další tahy.
   *[other] Otevírá { $count } dalších tahů.
}
page-london-power-nothing = Teď není třeba: neotevírá žádný další tah.
page-london-power-later = Ještě ne: dotaz přijde po posledním tahu kola.
page-london-power-second = Nejdřív nakreslete jeden úsek, pak smíte nakreslit druhý.
page-london-sheet = Zápis bodů
page-london-line = Linka
page-london-districts = Čtvrti
page-london-most = Nejvíc
page-london-thames = Temže
page-london-points = Body
page-london-not-yet = zatím nenakreslená
page-london-ticks = { $count ->
    [one] zaškrtnuto { $count } pole
    [few] zaškrtnuta { $count } pole
   *[other] zaškrtnuto { $count } polí
}
page-london-interchanges-of = 
    Stanice { $lines ->
        [one] s 1 linkou
       *[other] se { $lines } linkami
    }: { $count }
page-london-total = Celkem
page-london-round-line = { $number }. linka
page-london-tally = Sčítání
page-london-solo-end = { $total ->
    [one] { $total } bod.
    [few] { $total } body.
   *[other] { $total } bodů.
}
page-london-winner = Vítěz: { $name }.
page-london-shared = Společné vítězství: { $names }.
page-london-tie = Součty jsou stejné; rozhoduje nejlepší jednotlivá linka.
page-london-boards = Všechny plány vedle sebe
page-london-share = Obrázek ke sdílení
page-london-share-words = Trainshed · Next Station: London
page-london-share-daily = Trainshed · Next Station: London · Plán dne { $day }
page-london-round-over = { $number }. kolo je obodované. Pastelky putují dál.
page-london-watching = Plán hráče { $name }
page-london-own-sheet = Zpět na můj
page-london-sheet-of = Plán: { $name }, body: { $total }
page-london-map-of = Mapa: { $name }, body: { $total }. Šipkami mezi stanicemi, klávesou N k další možné.
page-london-map-text = Mapa slovy
page-london-line-text = { $colour ->
    [purple] Fialová
    [blue] Modrá
    [red] Červená
   *[green] Zelená
} linka, body: { $total }, stanice: { $stations }.
page-london-ends-text = Konce: { $ends }.
page-london-moves-text = Možné úseky a body linky po nich: { $moves }.

page-london-part-3-1 = Hra
page-london-part-3-2 = Kolo
page-london-part-3-3 = Kreslení úseku
page-london-part-3-4 = Výhybka
page-london-part-3-5 = Předávání pastelek
page-london-part-3-6 = Bodování linky
page-london-part-3-7 = Konec hry
page-london-part-3-8 = Společné úkoly
page-london-part-3-9 = Zvláštní vlastnosti barev
