# Programy hry 18Ireland na stránce.
page-ireland-programs = Programy
page-ireland-programs-about = Server je vykoná, až na vás přijde řada. Nikdo jiný je nevidí a vzetí tahu zpět je ukončí.
page-ireland-program-runs = Program:
page-ireland-program-ended = Program skončil:
page-ireland-program-end = Ukončit
page-ireland-program-dismiss = Zavřít
page-ireland-program-kept = I v dalších kolech.
page-ireland-program-pass = pasovat.
page-ireland-program-buy = kupovat { $company } { $source ->
    [treasury] z pokladny
    [pool] z volného prodeje
   *[any] z pokladny nebo z volného prodeje
} až do { $percent } %, pak pasovat.
page-ireland-program-bid = přihazovat na { $what } až do { $limit }.
page-ireland-program-sell = prodat jiným vlak { $train } společnosti { $company } za { $least } nebo víc.
page-ireland-program-not-last = Ne její poslední vlak.
page-ireland-program-sell-private = prodat { $private } cizím společnostem za { $least } nebo víc.
page-ireland-program-pass-merger = pasovat, dokud někdo nenavrhne fúzi.
page-ireland-program-vote = hlasovat { $how ->
    [for] pro
   *[against] proti
} { $companies }.
page-ireland-program-unless = Ledaže: { $stops }.
page-ireland-program-whatever = Ať ostatní dělají cokoli.
page-ireland-program-stop-sold = někdo prodá společnost, kterou držím
page-ireland-program-stop-bought = někdo koupí podíl ve společnosti, kterou řídím
page-ireland-program-stop-auction = začne dražba
page-ireland-program-stop-launch = někdo založí společnost
page-ireland-program-this-stock = Toto burzovní kolo
page-ireland-program-next-stock = Příští burzovní kolo
page-ireland-program-ends-if = Skončí a rozhodnutí je na mně, když
page-ireland-program-check-sold = někdo prodá společnost, kterou držím
page-ireland-program-check-bought = někdo koupí podíl ve společnosti, kterou řídím
page-ireland-program-check-auction = někdo zahájí dražbu
page-ireland-program-check-launch = někdo založí společnost
page-ireland-program-keep = Ponechat i v dalších kolech
page-ireland-program-set-pass = Pasovat do konce kola
page-ireland-program-company = Společnost
page-ireland-program-until = Dokud nemám
page-ireland-program-source = Odkud
page-ireland-program-source-any = pokladna nebo volný prodej
page-ireland-program-source-treasury = pokladna
page-ireland-program-source-pool = volný prodej
page-ireland-program-set-buy = Kupovat, pak pasovat
page-ireland-program-limit = Tajný limit
page-ireland-program-limit-open = Tajný limit…
page-ireland-program-lot = Položka
page-ireland-program-up-to = Nejvýše
page-ireland-program-passes = Pasovat, když není co přihodit
page-ireland-program-set-bid = Přihazovat za mě
page-ireland-program-trains = Nabídky na vlaky
page-ireland-program-trains-about = Nabídne-li jiný ředitel tuto cenu nebo víc, přijme se nabídka za vás.
page-ireland-program-train = Vlak
page-ireland-program-least = Nejméně za
page-ireland-program-last = I její poslední vlak
page-ireland-program-set-sell = Takové nabídky přijímat
page-ireland-program-privates = Nabídky na soukromé dráhy
page-ireland-program-privates-about = Nabídne-li cizí společnost tuto cenu nebo víc, přijme se nabídka za vás.
page-ireland-program-private = Soukromá dráha
page-ireland-program-merger = Toto kolo fúzí
page-ireland-program-set-pass-merger = Pasovat, dokud někdo nenavrhne fúzi
page-ireland-program-vote-about = Hlasovat předem: vyberte dvě nebo tři společnosti.
page-ireland-program-set-for = Hlasovat pro
page-ireland-program-set-against = Hlasovat proti
