# Akcie ve hrách s kolejemi. Částky přicházejí i s měnou.

# Odmítnutí.
rail-refuse-too-few-shares = Prodat můžete { $held ->
    [one] 1 akcii
    [few] { $held } akcie
   *[other] { $held } akcií
} společnosti { $company }.
rail-refuse-too-few-single-shares = 
    Prodat můžete { $held ->
        [one] 1 akcii
        [few] { $held } akcie
       *[other] { $held } akcií
    } společnosti { $company }; ředitelská akcie se neprodává.
rail-refuse-pool-limit = Ve volném prodeji smí být nejvýše { $limit } % společnosti { $company }.
rail-refuse-director-share = Část ředitelské akcie společnosti { $company } lze prodat, jen když jiný hráč drží nejméně tolik, kolik ředitelská akcie představuje.
rail-refuse-stays-director = Ředitelem společnosti { $company } musíte zůstat.
rail-refuse-no-company = Společnost { $company } neexistuje.
rail-refuse-not-started = { $company } není založena.
rail-refuse-no-source = Akcie společnosti { $company } se tam neprodávají.
rail-refuse-no-share-bank = V banku není žádná akcie společnosti { $company }.
rail-refuse-no-share-treasury = V pokladně společnosti { $company } už žádná akcie není.
rail-refuse-no-share-pool = Ve volném prodeji není žádná akcie společnosti { $company }.
rail-refuse-share-money = Akcie společnosti { $company } stojí { $price }, tolik nemáte.
rail-refuse-certificate-limit = Nikdo nesmí vlastnit víc certifikátů než { $limit }.
rail-refuse-holding-limit = Nikdo nesmí držet víc než { $limit } % společnosti { $company }.

# Záznam.
rail-log-shares-sold = { $player } prodává { $count ->
    [one] 1 akcii
    [few] { $count } akcie
   *[other] { $count } akcií
} společnosti { $company } za { $amount }; cena je teď { $price }.
rail-log-share-bought = { $player } kupuje akcii společnosti { $company } za { $price }.
rail-log-share-treasury = { $player } kupuje akcii společnosti { $company } z její pokladny za { $price }.
rail-log-share-pool = { $player } kupuje akcii společnosti { $company } z volného prodeje za { $price }.
rail-log-director = Společnost { $company } teď řídí { $player }; { $before } dostává výměnou běžné akcie.
