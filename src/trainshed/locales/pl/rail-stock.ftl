# Udziały w grach z torami. Kwoty przychodzą z walutą.

# Odmowy.
rail-refuse-too-few-shares = Możesz sprzedać { $held ->
    [one] 1 udział
    [few] { $held } udziały
   *[many] { $held } udziałów
} { $company }.
rail-refuse-too-few-single-shares = Udziałów { $company } możesz sprzedać { $held }; udziału dyrektorskiego się nie sprzedaje.
rail-refuse-pool-limit = Na wolnym rynku może być najwyżej { $limit } % udziałów { $company }.
rail-refuse-director-share = Część certyfikatu prezesa { $company } można sprzedać tylko wtedy, gdy ktoś inny ma co najmniej tyle udziałów, ile ten certyfikat.
rail-refuse-stays-director = Musisz pozostać na czele spółki { $company }.
rail-refuse-no-company = Spółki { $company } nie ma.
rail-refuse-not-started = { $company } nie jest założona.
rail-refuse-no-source = Udziałów { $company } tam się nie kupuje.
rail-refuse-no-share-bank = Bank nie ma udziału { $company }.
rail-refuse-no-share-treasury = W skarbcu { $company } nie ma już udziałów.
rail-refuse-no-share-pool = Na wolnym rynku nie ma udziału { $company }.
rail-refuse-share-money = Udział { $company } kosztuje { $price }.
rail-refuse-certificate-limit = Nikt nie może mieć więcej papierów niż { $limit }.
rail-refuse-holding-limit = Nikt nie może mieć więcej niż { $limit } % spółki { $company }.

# Dziennik.
rail-log-shares-sold = { $player } sprzedaje { $count ->
    [one] 1 udział
    [few] { $count } udziały
   *[many] { $count } udziałów
} { $company } za { $amount }; kurs wynosi teraz { $price }.
rail-log-share-bought = { $player } kupuje udział { $company } za { $price }.
rail-log-share-treasury = { $player } kupuje udział { $company } z jej skarbca za { $price }.
rail-log-share-pool = { $player } kupuje udział { $company } z wolnego rynku za { $price }.
rail-log-director = { $player } stoi teraz na czele { $company }; { $before } dostaje w zamian zwykłe udziały.
