# 18Ireland at the table: frame, top bar, steps, map; and what all track games share of them.
page-tab-map = Map
page-history-more = More steps and links
page-history-round-back = One round back
page-history-round-forward = One round forward
page-history-turn-back = One turn back
page-history-turn-forward = One turn forward
page-key-moves = History: one move back or forward
page-key-rounds = History: one round back or forward
page-key-ends = History: to the start, to the current position
page-map-layers-more = More layers of the map
page-map-routes-best = Best routes of
page-map-narrow = Narrow reach
page-map-narrow-hint = Narrow track that can feed the stops of a company
page-map-narrow-sum = { $count ->
    [0] no narrow track feeds it
    [one] narrow track on 1 cell feeds it
   *[other] narrow track on { $count } cells feeds it
}
page-map-narrow-text = Narrow track feeds { $company } on: { $cells }.
page-map-joined = Joined stations
page-map-joined-hint = Broad track that joins the stations of companies that may merge; stations in between do not matter
page-map-joined-to = { $company } is joined to { $companies }.
page-map-joined-none = { $company } is joined to no other five-share company.
page-map-directors = Directors
page-map-directors-hint = Stations with the colour and the letter of the player who directs the company
page-map-start = Starting map
page-map-start-hint = The printed map without tiles and stations
page-map-last-routes = Last runs
page-map-last-routes-hint = The routes of the last run of each company
page-map-last-tiles = Last tiles
page-map-last-tiles-hint = Where each company laid its last tile
page-hex-about = About cell { $cell }
page-hex-country = Open country
page-hex-tile = Tile
page-hex-terrain = Terrain
page-hex-cost = { $terrain ->
    [mountain] mountain, { $cost }
    [water] river, { $cost }
   *[other] { $cost }
}
page-hex-port = Port
page-hex-yes = yes
page-hex-value = { $count ->
    [one] Value
   *[other] Values
}
page-hex-slots = { $count ->
    [one] City, 1 slot
   *[other] City, { $count } slots
}
page-hex-stations = Stations
page-hex-free = { $count ->
    [one] 1 free
   *[other] { $count } free
}
page-hex-reserved = reserved: { $company }
page-hex-reserved-cell = Reserved for
page-hex-upgrades = { $count ->
    [0] No tile is left that could replace it.
    [one] One kind of tile may replace it:
   *[other] { $count } kinds of tiles may replace it:
}
page-hex-first = { $count ->
    [0] No tile is left for this cell.
    [one] One kind of tile fits here:
   *[other] { $count } kinds of tiles fit here:
}
page-hex-upgrade = Tile { $tile }, { $count } left
page-hex-used-up = Used up: { $tiles }
page-hex-no-upgrade = Nothing can be laid here.
page-hex-why = Why not here?
page-setting-routes = Colours of routes on maps
page-setting-route = Route { $number }
page-setting-routes-reset = Usual colours
page-ireland-order = Order of play
page-ireland-key = Key to the map
page-ireland-key-broad = Broad gauge: trains run
page-ireland-key-narrow = Narrow gauge: feeds stops
page-ireland-key-water = Water: no track across
page-ireland-key-mountain = Mountain, with its cost
page-ireland-part = { $part ->
    [1] first of 2 this set
   *[other] second of 2 this set
}
page-ireland-if-acts = if { $name } acts: next priority { $next }
page-ireland-next-priority = next priority: { $name }
page-ireland-merger-line = { $count ->
    [0] no pass yet
    [one] 1 pass
   *[other] { $count } passes
}, { $left ->
    [0] no ten-share left
   *[other] { $left } ten-share left
}
page-ireland-note-priority = priority
page-ireland-passed = passed
page-ireland-tiles-yellow = yellow
page-ireland-tiles-green = to green
page-ireland-tiles-brown = to brown
page-ireland-tiles-grey = to grey
page-ireland-limits-long = trains: five-share { $five }, ten-share { $ten }
page-ireland-trains-left = { $count } left
page-ireland-turns = turns { $trains }
page-ireland-ends = ends { $trains }
page-ireland-then-kind = then { $train }: { $what }
page-ireland-sets-nothing = changes nothing
page-ireland-depot-empty = no trains left
page-ireland-depot-about = The next train and what it sets off
page-ireland-bank-about = The bank; everybody’s figures
page-ireland-steps = Steps of { $company }’s turn
page-ireland-step-issue = Share
page-ireland-step-lay-track = Track
page-ireland-step-build-station = Station
page-ireland-step-run-trains = Run
page-ireland-step-dividend = Pay
page-ireland-step-buy-trains = Train
page-ireland-step-skipped = skipped
page-ireland-step-none = none
page-ireland-step-none-left = none left
page-ireland-step-no-train = no train
page-ireland-step-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}{ $cost ->
    [0] {""}
   *[other] , { $price }
}
page-ireland-step-built = built, { $price }
page-ireland-step-paid = { $amount } paid
page-ireland-step-withheld = withheld
page-ireland-step-trains = { $count } of { $limit }
page-ireland-my-line = My figures
page-ireland-certificates = 
    { $limit ->
        [one] 1 certificate
       *[other] { $limit } certificates
    }
page-ireland-all-players = Players
page-ireland-next-turn = { $count ->
    [0] Your next turn: { $company }, at once.
   *[other] Your next turn: { $company }, after { $before }.
}
page-ireland-no-next-turn = No company of yours operates any more in this round.
page-ireland-wait = You wait.
page-ireland-other-private-turn = buys a private, bids or passes.
page-ireland-other-private-bidding = raises a bid or drops out.
page-ireland-other-company-auction = raises a bid or drops out.
page-ireland-other-choose-price = chooses the starting price of { $company }.
page-ireland-other-place-home = places the first station of { $company }.
page-ireland-other-stock-turn = sells, buys, starts a company or passes.
page-ireland-other-issue = { $company } may issue or redeem a share.
page-ireland-other-lay-track = { $company } lays track.
page-ireland-other-second-tile = { $company } lays the second tile of a private.
page-ireland-other-settle = chooses the city of a station.
page-ireland-other-build-station = { $company } may build a station.
page-ireland-other-run-trains = { $company } runs its trains.
page-ireland-other-dividend = { $company } pays out or withholds.
page-ireland-other-buy-trains = { $company } may buy trains.
page-ireland-other-emergency = { $company } must buy a train, and its director helps.
page-ireland-other-offer = answers an offer for a train.
page-ireland-other-offer-private = answers an offer for a private.
page-ireland-other-last-chance = { $company } may still buy or use a private.
page-ireland-other-discard = discards a train.
page-ireland-other-merger-turn = proposes a merger or passes.
page-ireland-other-merger-vote = votes on a merger.
page-ireland-other-merger-target = chooses the new company.
page-ireland-key-pass = Pass, skip or be done
page-ireland-key-clear = Drop what is chosen
page-ireland-key-best = Best routes
page-ireland-key-train = Train of that number in the run
page-ireland-key-game = What the game is about now
page-ireland-key-map = Map; there: to the next possible cell
page-ireland-begins = begins phase { $phase }
page-hex-privates = { $count ->
    [one] Private
   *[other] Privates
}
