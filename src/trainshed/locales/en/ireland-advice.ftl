# Why a bot of 18Ireland does something. Amounts of money come with their currency.
ireland-advice-kept-for-train = { $company } has no train that lasts: it keeps { $amount } for the cheapest one.
ireland-advice-long-train = A 6H-train would earn { $after } instead of { $before } on the track of { $company }.
ireland-advice-long-train-home = A 6H-train would earn { $amount } from there.
ireland-advice-life = { $train }-trains are expected to run for { $count ->
    [one] 1 more operating round
   *[other] { $count } more operating rounds
}.
ireland-advice-exits = The track leads towards stops, for later.
ireland-advice-most-exits = This city has the most track: { $count ->
    [one] 1 exit
   *[other] { $count } exits
}.
ireland-advice-private-revenue = { $private } brings { $amount } every operating round.
ireland-advice-private-limit = { $price } for { $private } is within the limit of { $limit }.
ireland-advice-private-too-dear = { $price } for { $private } is above the limit of { $limit }.
ireland-advice-has-bid = One bid is enough for now: { $privates }.
ireland-advice-keeps-cash = No private is worth more now: { $amount } is kept to start a company.
ireland-advice-share = A share of { $company } costs { $price } and is worth { $value } by the end, with dividends.
ireland-advice-dividends-ahead = Of that, dividends in { $count ->
    [one] 1 operating round
   *[other] { $count } operating rounds
}: { $amount }.
ireland-advice-loss = A share of { $company } brings { $price } now and would be worth { $value } by the end, with dividends.
ireland-advice-new-company = The director’s certificate of a new company for { $price } gains { $gain }.
ireland-advice-reserve = { $amount } is kept for trains of the director’s companies.
ireland-advice-no-gain = No purchase gains more than { $amount }.
ireland-advice-bid-gain = At { $price } the new company still gains { $gain }.
ireland-advice-bid-loss = At { $price } the new company loses { $gain }.
ireland-advice-bid-limit = The limit is { $amount }.
ireland-advice-enough-companies = Directing { $count ->
    [one] 1 company
   *[other] { $count } companies
} is enough.
ireland-advice-train-lacks = { $company } has { $cash }, and the cheapest train costs { $price }.
ireland-advice-no-issue = { $company } needs no money from shares for a train.
ireland-advice-withheld = { $company } will soon need a { $train }-train for { $price }; with { $cash } and { $revenue } it comes within reach.
ireland-advice-paid = The dividend brings the director { $amount } for { $percent }%.
ireland-advice-offered = { $price } is offered; it is worth { $value } to the owner.
ireland-advice-own-private = { $private } goes to the owner’s own company for { $price }; it is worth { $value } at the end of the game.
ireland-advice-must-have-train = { $company } must own a train; this one costs { $price }.
ireland-advice-merger-gain = The merger brings { $amount } by the end.
ireland-advice-merger-loss = The merger costs { $amount } by the end.
ireland-advice-no-merger = No merger that would bring more than { $amount } finds a majority.
ireland-advice-proposes-none = A bot at this level proposes no mergers.
