# What the track games share: routes and their income.

# A route problem that cannot be read. $field says where, for instance links[3].b.
rail-problem-bonus-stops = { $field }: a bonus needs different stops, and no more of them than it names (needed: { $need }).
rail-problem-double = { $field }: “{ $name }” occurs twice.
rail-problem-json = { $field }: this is not JSON ({ $detail }).
rail-problem-loop = { $field }: a link joins two different stops, this one leads from “{ $stop }” to itself.
rail-problem-many = { $field }: too large, { $count } where { $most } are allowed.
rail-problem-missing = { $field }: is missing.
rail-problem-negative = { $field }: { $value } is too small.
rail-problem-two-limits = { $field }: train “{ $train }” is limited by stops or by length, not by both.
rail-problem-type = { $field }: expected { $expected }, found { $got }.
rail-problem-unknown-field = { $field }: there is no such field.
rail-problem-unknown-stop = { $field }: there is no stop “{ $stop }”.
rail-problem-unknown-train = { $field }: there is no train “{ $train }”.
rail-problem-unreadable = { $field }: cannot be read ({ $detail }).
rail-problem-value = { $field }: this value is not allowed ({ $detail }).

# Why a route is not legal.
rail-route-group = A route may visit only one stop of { $group }, not both { $a } and { $b }.
rail-route-links = The links of train { $train } do not fit its stops.
rail-route-no-link = No track leads straight from { $a } to { $b }.
rail-route-no-token = The route has no station of the company.
rail-route-passes-end = A route may end at { $stop } but not pass through it.
rail-route-short = A route needs at least two stops.
rail-route-stop-twice = The route visits { $stop } twice.
rail-route-too-long = Train { $train } has a range of { $most }; this route is { $length } long.
rail-route-too-many-stops = { $count ->
    [one] The stop limit of train { $train } is { $most }; this route has 1.
   *[other] The stop limit of train { $train } is { $most }; this route has { $count }.
}
rail-route-track-shared = Train { $train } already uses the track at { $track }.
rail-route-track-twice = The route uses the track at { $track } twice.
rail-route-train-twice = Train { $train } already has a route.
rail-route-unknown-stop = No track leads to { $stop }.
rail-route-unknown-train = There is no train { $train }.

# Income, line by line.
rail-income-bonus = Bonus { $bonus }: { $value }
rail-income-obsolete = Obsolete, half rounded down to tens: { $value }
rail-income-stop = { $free ->
    [1] { $stop } (does not count as a stop): { $value }
   *[other] { $stop }: { $value }
}
rail-income-times = Times { $times }: { $value }
rail-income-train = Train { $train } earns { $value }

# The answer of the route solver.
rail-routes-alternative = Alternative { $number }: { $revenue }
rail-routes-bound = Revenue { $revenue }; not proved, no routes earn more than { $bound }.
rail-routes-effort = { $nodes ->
    [one] 1 node in { $ms } ms
   *[other] { $nodes } nodes in { $ms } ms
}
rail-routes-extra = For all routes together: { $value }
rail-routes-idle = Train { $train } does not run.
rail-routes-proved = Revenue { $revenue }; proved, no routes earn more.
