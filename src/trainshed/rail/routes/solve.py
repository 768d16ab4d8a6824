"""Find the routes that earn most, and prove that nothing earns more."""

from __future__ import annotations

from collections.abc import Iterable

from .answer import Alternative, Proof, Solution
from .arm_pairs import TooManyRoutes
from .assignment import Assignment, Ranking, TrainGroup
from .check import find
from .clock import Clock, OutOfTime, gc_paused
from .explain import once_bonuses
from .graph import Graph
from .problem import Bonus, Name, Problem, Route, SetIncome, Train, validate
from .search import MOST_RUNS, Run, Search, grow
from .walk import walk

Choice = list[tuple[Search, Run]]

MAX_LISTED = 1_500
"""With more routes than this above its threshold, a train gets no list: its best route is searched for when needed."""

MAX_LISTED_TWO_TRAINS = 20_000
"""The same limit for two trains: checking pairs of routes is fast."""

MAX_ARMS_TO_LIST = 2_500
"""With more arms than this, listing the routes of a train without limit is not attempted."""

QUICK_NODES = 40
"""Number of nodes for each station in the first attempt at a hard problem."""


def solve(
    problem: Problem,
    *,
    alternatives: int = 0,
    budget_ms: float | None = None,
    work: int | None = None,
    start: Iterable[Route] = (),
    together: SetIncome | None = None,
) -> Solution:
    """The best set of routes: at most one for each train, no track used twice, the highest possible revenue.

    `alternatives` requests that many further sets of routes, the best there are; two sets are different if they hold
    different routes. `budget_ms` ends the search in time: the answer may then not be the best one, says so
    (`proof.optimal`) and gives a bound. `work` ends it after so many nodes, which is the same on every machine. `start`
    are routes to begin with, for instance those of the last turn; those that are no longer legal are left out.
    `together` is income that no `Bonus` can express.

    **Proof of optimality.** Let U(t) be the most train t can earn alone, X the most that income for the whole set can
    bring, and L the revenue of the best known set of routes.

    1. *U(t) is exact.* Every route with a station is grown once, as one or two arms from its first station
       (`arm_pairs`). First arms are taken in the order of a bound: their value plus the best second arm that does not
       exceed the limit, whatever else it shares with the first. The search ends where this bound is below the best
       known route. For trains without limit, a branch of the tree of first arms is left out if the value of the arms to
       come plus the best second arm that fits is too little (`arm_tree`); down the tree the second arm can only get
       worse. In networks too dense to keep all arms, the same routes are grown one by one (`branch_bound`) under bounds
       that drop rules but never add any (`bounds`).
    2. *Thresholds.* In a set that earns more than L, train t earns more than L - X - sum of U(s) over the other trains
       s: otherwise the set earns at most L. So the lists of all routes above these thresholds hold every route of every
       better set. (A train may also run no route, which earns 0.)
    3. *Choosing* from the lists (`assignment`) leaves out a branch only if its revenue so far, plus the first route
       still free for each remaining train, plus X, is not above the best known set. Each of these terms is at least
       what any completion of the branch can have. At most one train has no list, because its list would be too long:
       its best route around the track in use is found as in 1, or shown to be too little around only a part of that
       track. If other trains of its group exist, the train without a list is the one of them that earns least; so each
       of the others earns at least half of what the last two must earn together.
    4. Two simplifications lose nothing. Trains that earn alike take their routes in list order, since swapping them
       changes nothing. Of two links between the same stops, one is left out if the other is not longer and uses no
       further track, since the other can replace it in every set.

    So if all steps complete, no set of routes earns more than the answer: the bound equals the revenue. If the budget
    ends the search earlier, the bound is the greatest value any branch not yet visited could have. Before step 3 that
    is the sum of U(t), plus X; where even U(t) is unknown, the most valuable stops the train could visit are used
    instead.

    >>> from trainshed.rail.routes.problem import Link, Stop
    >>> stops = (Stop("Praha", 30, station=True), Stop("Kolín", 20), Stop("Tábor", 20))
    >>> links = (Link("Praha", "Kolín", ("D12",)), Link("Praha", "Tábor", ("F11",)))
    >>> answer = solve(Problem(stops, links, (Train("2", stops=2), Train("3", stops=3))))
    >>> answer.revenue, answer.proof.optimal
    (100, True)
    """
    clock = Clock(budget_ms, work)
    validate(problem)
    if budget_ms is None:
        return _Solver(problem, clock, together).answer(alternatives, tuple(start))
    with gc_paused():
        return _Solver(problem, clock, together).answer(alternatives, tuple(start))


class _Solver:
    """The state of solving one problem."""

    def __init__(self, problem: Problem, clock: Clock, together: SetIncome | None) -> None:
        self.problem = problem
        self.clock = clock
        self.together = together
        self.once = [bonus for bonus in problem.bonuses if bonus.once is not None]
        self.extra_most = (together.most if together else 0) + _once_bonus_max(self.once)
        # A route that earns nothing is ignored, unless it may bring income for the whole set.
        self.least = 0 if self.extra_most else 1
        self.searches: list[tuple[Search, list[Train]]] = []
        self.groups: list[TrainGroup] = []
        self.names: dict[Search, list[Name]] = {}
        self.best = 0
        self.chosen: tuple[Route, ...] = ()
        self.first = 0
        self.bound = 0
        self.alone: dict[Name, int] = {}
        self.thresholds: dict[Name, int] = {}
        self.counts: dict[Name, int] = {}

    def answer(self, alternatives: int, start: tuple[Route, ...]) -> Solution:
        optimal = ranked = False
        others: tuple[Alternative, ...] = ()
        try:
            self._use_start(start)
            self._classify(all_links=alternatives > 0 or self.together is not None)
            if self.clock.ends:
                self._walk()
            self._grow()
            if any(search.hard for search, _ in self.searches):
                self._quick()
            self._run_alone()
            self._greedy()
            self._prove()
            optimal = True
            self.bound = self.best
            if alternatives:
                others = self._rank(alternatives)
            ranked = True
        except (OutOfTime, TooManyRoutes):
            if self.clock.limits_work:
                self.clock.lift_limit()
                self._walk()
        proof = Proof(
            optimal or self.bound <= self.best,
            max(self.bound, self.best),
            self.alone,
            self.first,
            self.thresholds,
            self.counts,
            self.clock.nodes,
            round(self.clock.ms, 3),
            ranked,
        )
        extra = self._income_of(self.chosen)
        return Solution(self.best, self.chosen, extra, proof, others)

    def _use_start(self, start: tuple[Route, ...]) -> None:
        """Use those of the given routes that are still legal as a first solution."""
        kept: list[Route] = []
        trains = {train.id for train in self.problem.trains}
        for old in start:
            if old.train in trains:
                route = find(self.problem, old.train, old.stops, kept, old.links)
                if isinstance(route, Route):
                    kept.append(route)
        self._offer(tuple(kept))

    def _walk(self) -> None:
        """Find some routes quickly, in case the time runs out early."""
        routes: list[Route] = []
        try:
            routes.extend(walk(self.graph, self.clock))
        finally:
            order = {train.id: i for i, train in enumerate(self.problem.trains)}
            self._offer(tuple(sorted(routes, key=lambda route: order[route.train])))

    def _classify(self, *, all_links: bool) -> None:
        """Group trains that earn alike; bound their revenue by the stops they could visit."""
        self.graph = Graph(self.problem, all_links=all_links)
        alike: dict[object, list[Train]] = {}
        for train in self.problem.trains:
            bonuses = tuple(i for i, bonus in enumerate(self.problem.bonuses) if bonus.applies(train.id))
            key: object = (train.stops, train.length, train.multiplier, train.obsolete, bonuses)
            if self.together is not None:
                key = train.id  # the caller's function may distinguish equal trains
            alike.setdefault(key, []).append(train)
        for trains in alike.values():
            search = Search(self.graph, trains[0], self.problem.bonuses)
            self.searches.append((search, trains))
            self.names[search] = [train.id for train in trains]
            self.bound += search.bound() * len(trains)
        self.bound += self.extra_most

    def _grow(self) -> None:
        limits: dict[str, set[int]] = {}
        for search, _ in self.searches:
            limits.setdefault(search.cost, set()).add(search.limit)
        grown = {cost: grow(self.graph, cost, some, self.clock) for cost, some in limits.items()}
        for search, _ in self.searches:
            search.arms = grown[search.cost][search.limit]

    def _quick(self) -> None:
        """For hard problems: find a solution in case the time runs out, and a sharper bound than the sum of stops."""
        used = 0
        choice: Choice = []
        for search, trains in sorted(self.searches, key=lambda item: -item[0].size):
            for _ in trains:
                run = search.quick(used, QUICK_NODES)
                if run is not None:
                    used |= run[1]
                    choice.append((search, run))
        self._offer_choice(choice)
        bound = sum(search.search_bound() * len(trains) for search, trains in self.searches) + self.extra_most
        self.bound = min(self.bound, bound)

    def _salvage(self) -> None:
        """Build a solution from the routes found so far, if time ran out before each train had its best route."""
        runs = [(group.search, group.runs[0]) for group in self.groups]
        runs += [(search, search.partial) for search, _ in self.searches if search.partial is not None]
        used = 0
        choice: Choice = []
        for search, run in sorted(runs, key=lambda item: -item[1][0]):
            if not run[1] & used:
                used |= run[1]
                choice.append((search, run))
        self._offer_choice(choice)

    def _run_alone(self) -> None:
        """Step 1: the best route of each train with all track to itself."""
        total = 0
        for search, trains in self.searches:
            try:
                run = search.best(0, self.least)
            except OutOfTime:
                self._salvage()
                raise
            most = 0 if run is None else run[0]
            total += most * len(trains)
            self.alone |= {train.id: most for train in trains}
            if run is not None:
                self.groups.append(TrainGroup(search, len(trains), most, [run]))
        self.groups.sort(key=lambda group: -group.most)
        self.bound = min(self.bound, total + self.extra_most)

    def _greedy(self) -> None:
        """A first solution: each train takes the best of what is left, strongest train first, then weakest first."""
        for groups in (self.groups, self.groups[::-1]) if len(self.groups) > 1 else (self.groups,):
            used = 0
            choice: Choice = []
            try:
                for group in groups:
                    for _ in range(group.size):
                        run = group.runs[0] if not used else group.search.best(used, 1)
                        if run is None:
                            break
                        used |= run[1]
                        choice.append((group.search, run))
            finally:
                self._offer_choice(choice)
        self.first = self.best

    def _threshold(self, group: TrainGroup, floor: int) -> int:
        """Step 2: what a route must earn to be part of a set that earns more than `floor`."""
        others = sum(other.most * other.size for other in self.groups) - group.most
        return max(self.least, floor + 1 - self.extra_most - others)

    def _prove(self) -> None:
        """Steps 2 and 3: list all routes a better set could hold, and choose from the lists."""
        if self.best >= self.bound:
            return
        listed: list[TrainGroup] = []
        long: list[TrainGroup] = []
        above = MAX_LISTED_TWO_TRAINS if sum(group.size for group in self.groups) == 2 else MAX_LISTED
        for group in self.groups:
            least = self._threshold(group, self.best)
            self._note(group, least, -1)
            try:
                if group.search.cost == "free" and group.search.size > MAX_ARMS_TO_LIST and not self.extra_most:
                    raise TooManyRoutes
                runs = group.search.all(least, above)
            except TooManyRoutes:
                long.append(group)
            else:
                self._note(group, least, len(runs))
                listed.append(TrainGroup(group.search, group.size, group.most, runs))
        asked: TrainGroup | None = None
        for group in sorted(long, key=lambda group: -group.search.size):
            least = self._threshold(group, self.best)
            size = group.size
            if asked is None and not self.extra_most:
                asked = TrainGroup(group.search, 1, group.most, [])
                size -= 1
                if size:
                    # The train without a list earns least of its group: the others earn at least as much.
                    rest = sum(other.most * other.size for other in self.groups) - 2 * group.most
                    least = max(least, -(-(self.best + 1 - rest) // 2))
            if size:
                runs = group.search.all(least, MOST_RUNS)
                self._note(group, least, len(runs))
                listed.append(TrainGroup(group.search, size, group.most, runs))
        listed.sort(key=lambda group: len(group.runs))
        assignment: Assignment
        if self.extra_most:
            assignment = ranking = Ranking(
                listed, self.best, self.clock, 1, self._key, self._choice_income, self.extra_most
            )
        else:
            assignment = Assignment(listed, self.best, self.clock, asked=asked)
        assignment.bound = self.bound
        try:
            assignment.run()
        finally:
            self.bound = min(self.bound, max(assignment.bound, self.best))
            if self.extra_most:
                for _, choice in ranking.ranked():
                    self._offer_choice(choice)
            elif assignment.chosen is not None:
                self._offer_choice(assignment.chosen)

    def _rank(self, count: int) -> tuple[Alternative, ...]:
        """The best sets of routes besides the answer: all above a floor, which is lowered until there are enough."""
        answer = self._routes_key(self.chosen)
        gap = max(10, self.best // 20)
        while True:
            floor = max(0, self.best - gap)
            groups = [
                TrainGroup(group.search, group.size, group.most, group.search.all(self._threshold(group, floor)))
                for group in self.groups
            ]
            groups.sort(key=lambda group: len(group.runs))
            ranking = Ranking(groups, floor, self.clock, count + 1, self._key, self._choice_income, self.extra_most)
            ranking.run()
            if len(ranking.found) > count or floor == 0:
                break
            gap *= 3
        ranked = [(worth, self._routes(choice)) for worth, choice in ranking.ranked()]
        return tuple(Alternative(worth, routes) for worth, routes in ranked if self._routes_key(routes) != answer)[
            :count
        ]

    def _note(self, group: TrainGroup, least: int, count: int) -> None:
        for name in self.names[group.search]:
            self.thresholds[name] = least
            self.counts[name] = count

    def _offer_choice(self, choice: Choice) -> None:
        if sum(run[0] for _, run in choice) + self.extra_most > self.best:
            self._offer(self._routes(choice))

    def _offer(self, routes: tuple[Route, ...]) -> None:
        worth = sum(route.revenue for route in routes) + self._income_of(routes)
        if worth > self.best:
            self.best, self.chosen = worth, routes

    def _routes(self, choice: Choice) -> tuple[Route, ...]:
        """The routes of a choice, assigned to trains in the order of the problem."""
        free = {search: iter(names) for search, names in self.names.items()}
        names = self.graph.problem.stops
        by_train: dict[Name, Route] = {}
        for search, run in choice:
            revenue, _, _, where = run
            if where is None:
                continue
            arms, first, second = where
            stops, links = arms.path(first, second)
            train = next(free[search])
            by_train[train] = Route(train, tuple(names[i].id for i in stops), tuple(links), revenue)
        return tuple(by_train[train.id] for train in self.problem.trains if train.id in by_train)

    def _income_of(self, routes: tuple[Route, ...]) -> int:
        """Income for the whole set of routes."""
        income = sum(bonus.value for bonus in once_bonuses(self.problem, routes)) if self.once else 0
        if self.together is not None:
            extra = self.together.income(routes)
            if not 0 <= extra <= self.together.most:
                raise ValueError(f"income {extra} for the whole set is not between 0 and {self.together.most}")
            income += extra
        return income

    def _choice_income(self, choice: Choice) -> int:
        return self._income_of(self._routes(choice)) if self.extra_most else 0

    @staticmethod
    def _routes_key(routes: tuple[Route, ...]) -> object:
        return tuple(sorted(tuple(sorted(route.links)) for route in routes))

    @staticmethod
    def _key(choice: Choice) -> object:
        return tuple(sorted(tuple(sorted(run[3][0].path(*run[3][1:])[1])) for _, run in choice if run[3] is not None))


def _once_bonus_max(once: list[Bonus]) -> int:
    """The most that bonuses paid once can bring together."""
    best: dict[Name | None, int] = {}
    for bonus in once:
        best[bonus.once] = max(bonus.value, best.get(bonus.once, 0))
    return sum(best.values())
