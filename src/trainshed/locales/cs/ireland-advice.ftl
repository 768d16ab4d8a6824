# Proč bot v 18Ireland něco dělá. Částky mají svou měnu.
ireland-advice-kept-for-train = { $company } nemá vlak, který by vydržel: nechává si { $amount } na nejlevnější.
ireland-advice-long-train = 6H-vlak by na trati { $company } vydělal { $after } místo { $before }.
ireland-advice-long-train-home = 6H-vlak by odtud vydělal { $amount }.
ireland-advice-life = { $train }-vlaky by měly jezdit ještě { $count ->
    [one] 1 provozní kolo
    [few] { $count } provozní kola
   *[other] { $count } provozních kol
}.
ireland-advice-exits = Trať míří k zastávkám, do budoucna.
ireland-advice-most-exits = Z tohoto města vede nejvíc tratí: { $count ->
    [one] 1 výjezd
    [few] { $count } výjezdy
   *[other] { $count } výjezdů
}.
ireland-advice-private-revenue = { $private } přináší { $amount } každé provozní kolo.
ireland-advice-private-limit = { $price } za { $private } nepřekračuje mez { $limit }.
ireland-advice-private-too-dear = { $price } za { $private } překračuje mez { $limit }.
ireland-advice-has-bid = Jedna nabídka zatím stačí: { $privates }.
ireland-advice-keeps-cash = Žádná soukromá dráha teď nestojí za víc: { $amount } zůstává na založení společnosti.
ireland-advice-share = Akcie { $company } stojí { $price } a do konce bude i s dividendami stát za { $value }.
ireland-advice-dividends-ahead = Z toho dividendy za { $count ->
    [one] 1 provozní kolo
    [few] { $count } provozní kola
   *[other] { $count } provozních kol
}: { $amount }.
ireland-advice-loss = Akcie { $company } teď vynese { $price }, do konce by i s dividendami stála za { $value }.
ireland-advice-new-company = Ředitelská akcie nové společnosti za { $price } přinese zisk { $gain }.
ireland-advice-reserve = { $amount } zůstává na vlaky řízených společností.
ireland-advice-no-gain = Žádný nákup nepřinese víc než { $amount }.
ireland-advice-bid-gain = Při { $price } nová společnost ještě přinese { $gain }.
ireland-advice-bid-loss = Při { $price } by nová společnost prodělala { $gain }.
ireland-advice-bid-limit = Mez je { $amount }.
ireland-advice-enough-companies = { $count ->
    [one] 1 řízená společnost stačí
    [few] { $count } řízené společnosti stačí
   *[other] { $count } řízených společností stačí
}.
ireland-advice-train-lacks = { $company } má { $cash } a nejlevnější vlak stojí { $price }.
ireland-advice-no-issue = { $company } nepotřebuje na vlak peníze z akcií.
ireland-advice-withheld = { $company } bude brzy potřebovat { $train }-vlak za { $price }; s { $cash } a { $revenue } na něj dosáhne.
ireland-advice-paid = Dividenda přinese řediteli { $amount } za { $percent } %.
ireland-advice-offered = Nabídka je { $price }; pro majitele má hodnotu { $value }.
ireland-advice-own-private = { $private } přejde do vlastní společnosti za { $price }; na konci hry má hodnotu { $value }.
ireland-advice-must-have-train = { $company } musí mít vlak; tento stojí { $price }.
ireland-advice-merger-gain = Fúze do konce přinese { $amount }.
ireland-advice-merger-loss = Fúze by do konce stála { $amount }.
ireland-advice-no-merger = Žádná fúze, která by přinesla víc než { $amount }, nezíská většinu.
ireland-advice-proposes-none = Bot této úrovně fúze nenavrhuje.
