# Udziały w grach z torami. Kwoty przychodzą z walutą.

# Odmowy.
rail-refuse-too-few-shares = Możesz sprzedać { $held ->
    [one] 1 akcję
    [few] { $held } akcje
   *[many] { $held } akcji
} { $company }.
rail-refuse-too-few-single-shares = 
    Możesz sprzedać { $held ->
        [one] 1 akcję
        [few] { $held } akcje
       *[other] { $held } akcji
    } { $company }; certyfikatu prezesa się nie sprzedaje.
rail-refuse-pool-limit = W puli może być najwyżej { $limit }% spółki { $company }.
rail-refuse-director-share = Część certyfikatu prezesa { $company } można sprzedać tylko wtedy, gdy ktoś inny ma w spółce co najmniej tyle, ile ten certyfikat.
rail-refuse-stays-director = Musisz pozostać prezesem spółki { $company }.
rail-refuse-no-company = Spółki { $company } nie ma.
rail-refuse-not-started = { $company } nie jest założona.
rail-refuse-no-source = Akcji { $company } tam się nie kupuje.
rail-refuse-no-share-bank = Bank nie ma akcji { $company }.
rail-refuse-no-share-treasury = W skarbcu { $company } nie ma już akcji.
rail-refuse-no-share-pool = W puli nie ma akcji { $company }.
rail-refuse-share-money = Akcja { $company } kosztuje { $price }, a tyle nie masz.
rail-refuse-certificate-limit = Nikt nie może mieć więcej certyfikatów niż { $limit }.
rail-refuse-holding-limit = Nikt nie może mieć więcej niż { $limit }% spółki { $company }.

# Dziennik.
rail-log-shares-sold = { $player } sprzedaje { $count ->
    [one] 1 akcję
    [few] { $count } akcje
   *[many] { $count } akcji
} { $company } za { $amount }; cena wynosi teraz { $price }.
rail-log-share-bought = { $player } kupuje akcję { $company } za { $price }.
rail-log-share-treasury = { $player } kupuje akcję { $company } z jej skarbca za { $price }.
rail-log-share-pool = { $player } kupuje akcję { $company } z puli za { $price }.
rail-log-director = Prezesem { $company } jest teraz { $player }; { $before } dostaje w zamian zwykłe akcje.
