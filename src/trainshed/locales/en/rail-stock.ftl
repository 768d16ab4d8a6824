# Shares in the track games. Amounts of money come with their currency.

# Refusals.
rail-refuse-too-few-shares = You can sell { $held ->
    [one] 1 share
   *[other] { $held } shares
} of { $company }.
rail-refuse-too-few-single-shares = 
    You can sell { $held ->
        [one] 1 share
       *[other] { $held } shares
    } of { $company }; the director’s certificate is never sold.
rail-refuse-pool-limit = The pool takes at most { $limit }% of { $company }.
rail-refuse-director-share = Part of the director’s certificate of { $company } can be sold only if another player has as much of the company as it stands for.
rail-refuse-stays-director = You have to remain director of { $company }.
rail-refuse-no-company = There is no company { $company }.
rail-refuse-not-started = { $company } is not founded.
rail-refuse-no-source = Shares of { $company } are not for sale there.
rail-refuse-no-share-bank = The bank has no share of { $company }.
rail-refuse-no-share-treasury = The treasury of { $company } has no share left.
rail-refuse-no-share-pool = The pool has no share of { $company }.
rail-refuse-share-money = A share of { $company } costs { $price }, more than you have.
rail-refuse-certificate-limit = 
    Nobody holds more than { $limit ->
        [one] 1 certificate
       *[other] { $limit } certificates
    }.
rail-refuse-holding-limit = Nobody holds more than { $limit }% of { $company }.

# The log.
rail-log-shares-sold = { $player } sells { $count ->
    [one] 1 share
   *[other] { $count } shares
} of { $company } for { $amount }; the price is now { $price }.
rail-log-share-bought = { $player } buys a share of { $company } for { $price }.
rail-log-share-treasury = { $player } buys a share of { $company } from its treasury for { $price }.
rail-log-share-pool = { $player } buys a share of { $company } from the pool for { $price }.
rail-log-director = { $player } is now director of { $company }; { $before } gets shares in exchange.
