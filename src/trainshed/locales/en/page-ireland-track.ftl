# 18Ireland at the table: shares of the company, track, stations, privates.
page-map-spot-dear = { $cell }: too dear, { $price }; { $missing } missing
page-ireland-lay-kind = { $stops ->
    [city] { $colour } city
    [town] { $colour } town
   *[track] { $colour } track
}, { $tile }
page-ireland-lay-ways = { $count ->
    [one] one legal position
   *[other] { $count } legal positions
}
page-ireland-lay-told = { $place }, { $kind }, { $cost }: fee { $fee }, terrain { $terrain }. Best run { $before } to { $after }. { $ways ->
    [one] One legal position.
   *[other] { $ways } legal positions.
} Press Enter to lay.
page-ireland-lay-for = Lay for { $price }
page-ireland-lay-free = Lay, free
page-ireland-lay-cost = { $fee ->
    [0] { $by ->
        [none] Terrain
       *[other] Terrain; { $by } spares { $spared }
    }
   *[other] { $by ->
        [none] Second tile (fee) + terrain
       *[other] Second tile (fee); { $by } spares { $spared }
    }
}
page-ireland-one-way = One position
page-ireland-by = by { $private }
page-ireland-lay-treasury = Treasury of { $company }
page-ireland-private-run-of = Best run of { $company }
page-ireland-why = Why: { $reasons }
page-ireland-why-none = Why: no train uses it yet
page-ireland-why-feeds = { $town } feeds { $stop }{ $train ->
    [0] {""}
   *[other] , train { $train }
}
page-ireland-why-stop = { $train ->
    [0] more trains stop at { $stop }
   *[other] train { $train } stops at { $stop }
}
page-ireland-why-value = { $stop } brings more or less
page-ireland-why-lost = { $train ->
    [0] fewer trains stop at { $stop }
   *[other] train { $train } no longer stops at { $stop }
}
page-ireland-why-bonus = markers and boats
page-ireland-if-paid = Price if paid out
page-ireland-as-before = as before
page-ireland-instead = instead of { $price }
page-ireland-has = { $company } has { $amount }.
page-ireland-permit = { $kind ->
    [short] 1 tile left
    [any] 1 tile left: yellow or an upgrade
    [yellow] 1 yellow left
   *[upgrade] 1 upgrade left
}{ $fee ->
    [none] {""}
   *[other] , { $fee }
}
page-ireland-permit-no-upgrade = Upgrade: no, after a yellow tile
page-ireland-permit-then = then a second yellow{ $fee ->
    [none] {""}
   *[other] , { $fee }
}
page-ireland-permit-none = No tile left, only privates
page-ireland-permit-second = Second tile of { $private }, free
page-ireland-lay-key = Ring: can lay · ✕: too dear
page-ireland-lay-where = { $count ->
    [one] Choose the cell on the map or here:
   *[other] Choose one of { $count } cells on the map or here:
}
page-ireland-lay-nowhere = There is no cell to lay a tile on.
page-ireland-lay-keys = Tab: cells and tiles · R: rotate · Enter: lay · Esc: drop · 1: go on
page-ireland-skip-track = Lay nothing
page-ireland-done-track = Done with track
page-ireland-skip-ends-track = ends the track step
page-ireland-skip-station = No station
page-ireland-skip-ends-station = the trains run next
page-ireland-skip-issue = Go on
page-ireland-skip-ends-issue = neither; track is next
page-ireland-skip-last = End the turn
page-ireland-skip-ends-turn = then the next company
page-ireland-site-leads = towards { $places }
page-ireland-site-no-track = no track yet
page-ireland-site-where = { $count ->
    [one] Choose the city on the map or here:
   *[other] Choose one of { $count } cities on the map or here:
}
page-ireland-site-which = Choose the city in { $cell } by where its track leads:
page-ireland-site-place-for = Place for { $price }
page-ireland-site-place = Place, free
page-ireland-site-settle = Put it here
page-ireland-site-others = Others
page-ireland-site-nobody = no run changes
page-ireland-site-full = the city is full then
page-ireland-issue = Issue one share for { $price }
page-ireland-redeem = Redeem one share for { $price }
page-ireland-issue-about = The bank pays; the share lies in the pool, and its dividends stay in the bank.
page-ireland-redeem-about = The company pays the bank; the share is in its treasury and brings it dividends.
page-ireland-price-stays = { $price }, stays
page-ireland-issue-own = Own shares
page-ireland-issue-pool = In the pool
page-ireland-issue-worth = Worth of { $name }
page-ireland-private-offer-about = { $private }, value { $value }, pays { $revenue } each operating round. Companies may pay { $low } to { $high }.
page-ireland-offer-accept = Sell for { $price }
page-ireland-offer-refuse = Refuse
page-ireland-offer-again = In this turn only more than { $price } can be offered again.
page-ireland-private-cash = Your cash
page-ireland-private-worth = Your worth
page-ireland-your-cash-worth = Your cash; worth
page-ireland-cash-worth-of = Cash of { $name }; worth
page-ireland-income = Income of { $revenue } a round
page-ireland-income-certificates = Its { $revenue } a round; certificates
page-ireland-private-count = { $before } → { $after } of { $limit }
page-ireland-run-placed = Best run, placed in { $place }
page-ireland-from-to = { $low } to { $high }: half to twice its value
page-ireland-price-of = Price of { $private }
page-ireland-price-least = Least { $price }
page-ireland-price-face = Value { $price }
page-ireland-price-reach = { $train } still in reach { $price }
page-ireland-price-most = Maximum { $price }
page-ireland-train-short = { $left } left: { $missing } short of a { $train } ({ $price }), unless the run is withheld.
page-ireland-train-reach = { $left } left: enough for a { $train } ({ $price }).
page-ireland-private-buy = Buy { $private } for { $price }
page-ireland-buy-place = Buy for { $price } and place it
page-ireland-buy-place-about = in { $place }; { $private } closes, pays no more
page-ireland-only-buy = Only buy, { $price }
page-ireland-only-buy-about = keeps its { $revenue } a round
page-ireland-offer = Offer { $name } { $price }
page-ireland-offer-waits = { $name } must agree
page-ireland-offer-train-asked = { $company } asks { $name } for the { $train } of { $seller }: { $price }.
page-ireland-offer-private-asked = { $company } offers { $name } { $price } for { $private }.
page-ireland-offer-withdraw = Withdraw the offer
page-ireland-cash-of = Cash of { $name }
page-ireland-private-place = Place in { $place }
page-ireland-place-at = Place the marker of { $private } in { $place }
page-ireland-place-about = { $private } closes then; the marker stays.
page-ireland-lay-by = { $count ->
    [one] Lay a tile by { $private }: 1 cell
   *[other] Lay a tile by { $private }: { $count } cells
}
page-ireland-lay-own = Lay by its own right again
page-ireland-lay-by-where = Choose the cell on the map: { $places }
page-ireland-chip-buy = { $low }–{ $high }
page-ireland-chip-use = use now
page-ireland-private-told = { $private }. Sell to { $company } for { $low } to { $high }. At { $price }: { $company } { $before } to { $after }, { $name } { $cash } to { $then }.
page-ireland-power = { $private ->
    [DAR] Keeps Wicklow closed while a player owns it
    [DR] Two free narrow tiles: Donegal and a neighbour
    [BoW] Two tiles without paying terrain
    [CDSPC] +10 in one port for each train, for good; it then closes
    [TDR] Two free narrow tiles: Tralee and Dingle
    [DCR] One free tile on Drumglass, closed while a player owns it
    [TASPS] +20 in Galway for each train, for good; it then closes
    [RSSC] One train adds Limerick at Dromod, or the reverse
    [WDE] The second tile may be an upgrade
    [TIM] The red tile of the Irish Mail in the sea
   *[DK] Started DKR
}
page-ireland-when = { $when ->
    [now] now, in any step
    [track] in the track step
    [run] works in each run
    [blocks] works while a player owns it
    [used] used
    [unusable] unusable
   *[gone] gone
}
page-ireland-fact-built = { $cell } is built
page-ireland-fact-closes-cell = { $cell } is closed
page-ireland-fact-open = { $cell } is open
page-ireland-fact-no-power = a company’s, no power left
page-ireland-fact-uses-left = { $count ->
    [one] once more
   *[other] { $count } more times
}
page-ireland-fact-by-itself = by itself
page-ireland-fact-starts = its owner started DKR
page-ireland-col-private = Private
page-ireland-col-owner = Owner
page-ireland-col-value = Value
page-ireland-col-pays = Pays
page-ireland-you = you
page-ireland-act-buy = Buy…
page-ireland-act-offer = Offer…
page-ireland-act-use = Use…
page-ireland-act-not = ✕ not for sale
page-ireland-act-none = ✕ no power now
page-ireland-privates-why = Companies buy privates in phases 4 and 6. The first 8H closes them all.
