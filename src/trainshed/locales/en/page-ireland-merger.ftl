# 18Ireland: merger rounds.
page-ireland-merger-ends-here = { $company } ends here
page-ireland-merger-joined = Joined: { $places }
page-ireland-merger-tie = a tie with { $names }: the proposer, else the first to the left
page-ireland-merger-ran = last run { $amount }
page-ireland-merger-director = director { $name }
page-ireland-merger-ten-share = Ten-share
page-ireland-merger-no-station = no station left
page-ireland-merger-next-station = the next for { $cost }
page-ireland-merger-over = { $over ->
    [one] 1 too many: discarded
   *[other] { $over } too many: discarded
}
page-ireland-merger-trains = trains: { $count } of { $limit }
page-ireland-merger-price-why = Price: topmost row, leftmost column
page-ireland-merger-field = { $price }, row { $row } · column { $column }
page-ireland-merger-run = Best run now → merged
page-ireland-merger-certificates = Your certificates
page-ireland-merger-of-limit = of { $limit }
page-ireland-merger-votes-order = Votes in order
page-ireland-merger-shares = Shares
page-ireland-merger-worth = Worth now → then
page-ireland-merger-vote = Vote
page-ireland-merger-proposer = proposes
page-ireland-merger-loses = no director then
page-ireland-merger-now = now
page-ireland-merger-open = open
page-ireland-merger-yes = for
page-ireland-merger-no = against
page-ireland-merger-none = no vote
page-ireland-merger-pool-gt = by rule, { $price } > { $old }
page-ireland-merger-pool-lt = by rule, { $price } < { $old }
page-ireland-merger-pool-eq = by rule, { $price } = { $old }
page-ireland-merger-half = more than half: { $needed } of { $of }
page-ireland-merger-told = { $ayes } for, { $noes } against, { $open } open, { $needed } of { $of } needed. Yours: { $mine }.
page-ireland-merger-for = For
page-ireland-merger-against = Against
page-ireland-merger-then-accepted = { $ayes } of { $of }: accepted at once.
page-ireland-merger-then-rejected = { $noes } of { $of } against: rejected at once.
page-ireland-merger-then-tied = { $ayes } : { $noes } is a tie, and a tie rejects.
page-ireland-merger-then-decides = { $ayes } : { $noes } of { $of }, then { $name } decides.
page-ireland-merger-then-next = { $ayes } : { $noes } of { $of }, then { $name } votes.
page-ireland-merger-then-tie = A tie rejects.
page-ireland-merger-not-needed = Not needed: { $names }.
page-ireland-merger-rule = All your shares vote the same way; nobody abstains. Each 20% becomes 10%: you get half of each pound earned, but the networks are one. Rules 12.4–12.6.
page-ireland-merger-discards = { $over ->
    [one] Then one train is discarded to the pool: the limit is lower than the number of trains.
   *[other] Then { $over } trains are discarded to the pool: the limit is lower than the number of trains.
}
page-ireland-merger-you = You
page-ireland-merger-more = { $count ->
    [one] 1 more reason
   *[other] { $count } more reasons
}
page-ireland-merger-may = You may propose
page-ireland-merger-you-hold = you hold { $list }
page-ireland-merger-holding-of = { $company } { $percent }%
page-ireland-merger-set-about = { $votes ->
    [one] { $price } · 1 of 10 shares · joined
   *[other] { $price } · { $votes } of 10 shares · joined
}
page-ireland-merger-chosen = chosen
page-ireland-merger-rejected = Rejected in this round
page-ireland-merger-rejected-about = the same set not again, by anybody
page-ireland-merger-count = proposed by { $name }: { $ayes } for, { $noes } against
page-ireland-merger-was-rejected = rejected
page-ireland-merger-closed = Not possible
page-ireland-merger-closed-about = { $count ->
    [one] of 1 set; press one for its rule
   *[other] of { $count } sets; press one for its rule
}
page-ireland-merger-alone = with any: its line ends at { $cells }
page-ireland-merger-any = and any third
page-ireland-merger-why-not-joined = not joined
page-ireland-merger-why-same-cell = same cell
page-ireland-merger-why-none-yours = none is yours
page-ireland-merger-why-shares = at most 10 shares
page-ireland-merger-why-holding = over 70%
page-ireland-merger-why-pool = pool over 50%
page-ireland-merger-why-no-ten = no ten-share company left
page-ireland-merger-sets = { $count ->
    [one] 1 set
   *[other] { $count } sets
}
page-ireland-merger-who-votes = Who votes, and what it changes for them
page-ireland-merger-one = { $company }: add another company, in the list or on the map.
page-ireland-merger-not-this = { $companies } cannot be proposed now.
page-ireland-merger-none-chosen = Choose two or three companies in the list, or press their stations on the map.
page-ireland-merger-propose = Propose { $companies }
page-ireland-merger-propose-none = Propose
page-ireland-merger-pass = Pass
page-ireland-merger-pass-ends = ends the merger round
page-ireland-merger-pass-next = then { $name } is asked
page-ireland-merger-known-for = { $votes ->
    [one] pool 1 for
   *[other] pool { $votes } for
}
page-ireland-merger-known-against = { $votes ->
    [one] pool 1 against
   *[other] pool { $votes } against
}
page-ireland-merger-known-none = nothing
page-ireland-merger-set-told = { $companies }: may be proposed. Price { $price }. { $name } would direct. Known: { $known }; { $needed } of { $of } needed.
