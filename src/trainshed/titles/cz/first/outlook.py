"""Forecast of each company's cash at the end of the game, for the medium and hard bots.

The rest of the game is played on in short: every company runs and buys trains as it seems to pay, with the exact
revenue on the track of today plus growth, but nobody builds. So the forecast knows who gets the cheap trains, when the
2-trains leave the game, the train limits, and the early end.
"""

from __future__ import annotations

from msgspec import Struct

from trainshed.rail.board import Board
from trainshed.rail.owners import POOL
from trainshed.rail.play.planning import SameRoutes
from trainshed.rail.play.rounds import NextCompany
from trainshed.rail.play.running import RunTrains
from trainshed.rail.play.stations import BuildStation
from trainshed.rail.play.track import LayTrack
from trainshed.rail.play.trains import BuyTrains

from .income import Fleet, Income, Roads, roads
from .potential import potential
from .setup import in_play
from .state import FirstState


class Weights(Struct, frozen=True):
    """Parameters of the forecast; fitted to games of the bots, and tuned by self-play."""

    usual: float = 46.0
    """Revenue per stop of a train that revenue grows towards."""
    pace: float = 0.1
    """Part of what is missing to it that each lay brings."""
    near: float = 40.0
    """The potential with which revenue grows at this pace."""
    spread: float = 0.3
    """How much growth depends on the potential."""
    caution: float = 1.0
    """Factor on the price of a train when a company forecasts whether to buy it."""
    rust: float = 0.5
    """Weight of what the rivals lose with their 2-trains when a company forecasts whether to buy the first 4-train."""
    rival: float = 0.3
    """Weight of the cash of the strongest rival."""


WEIGHTS = Weights()
ROUTE = 3
"""Work units of listing a company's routes on a board; a forecast costs 1."""
KINDS = (2, 3, 4, 5)
"""Lengths of trains."""
RUSTING = 4
"""Length of the train that takes the 2-trains out of the game."""


class TrainFacts(Struct, frozen=True):
    """What does not change about trains in a game."""

    prices: tuple[int, ...]
    """By length."""
    limits: tuple[int, ...]
    """Trains a company may own, by phase."""
    sold_out_ends: bool
    """A company without a train also triggers the end if no train is on sale (B3)."""
    must_buy: bool
    """A company without a train must buy one if it can pay for it (B1)."""


class Table(Struct):
    """A position without its track."""

    facts: TrainFacts
    cash: list[float]
    fleets: list[Fleet]
    stack: list[int]
    """Trains left in the stack, by length."""
    pool: list[int]
    phase: int
    """From 0 to 3."""
    round: int
    turns: tuple[int, ...]
    """Companies that still run in this round, in order."""
    buyer: int
    """The company that has run and may still buy; -1: none."""
    builder: int
    """The company that has had its lay and not yet run; -1: none."""
    ending: bool

    def copy(self) -> Table:
        return Table(
            self.facts,
            self.cash.copy(),
            self.fleets.copy(),
            self.stack.copy(),
            self.pool.copy(),
            self.phase,
            self.round,
            self.turns,
            self.buyer,
            self.builder,
            self.ending,
        )

    def on_sale(self) -> list[int]:
        """Return the lengths of the trains on sale, each once."""
        found = []
        top = True
        for kind in KINDS:
            if self.stack[kind] and top:
                found.append(kind)
                top = False
            elif self.pool[kind]:
                found.append(kind)
        return found

    def full(self, number: int) -> bool:
        """True if a company may buy no more trains."""
        return len(self.fleets[number]) >= self.facts.limits[self.phase]

    def buy(self, number: int, kind: int) -> None:
        """Buy a train, from the pool if it is there; a new phase may begin."""
        self.cash[number] -= self.facts.prices[kind]
        self.fleets[number] = tuple(sorted((*self.fleets[number], kind), reverse=True))
        if self.pool[kind]:
            self.pool[kind] -= 1
            return
        self.stack[kind] -= 1
        if kind - 2 > self.phase:
            self.phase = kind - 2
            if kind == RUSTING:
                self.fleets = [without_twos(fleet) for fleet in self.fleets]
                self.pool[2] = 0
            self.discard(number)

    def discard(self, number: int) -> None:
        """Discard the shortest trains down to the limit."""
        fleet, limit = self.fleets[number], self.facts.limits[self.phase]
        for kind in fleet[limit:]:
            self.pool[kind] += 1
        self.fleets[number] = fleet[:limit]

    def test_end(self) -> None:
        """Note if a company has no train and cannot get one."""
        if not self.ending and () in self.fleets:
            on_sale = self.on_sale()
            if on_sale:
                cheapest = self.facts.prices[on_sale[0]]
                self.ending = any(not fleet and self.cash[at] < cheapest for at, fleet in enumerate(self.fleets))
            else:
                self.ending = self.facts.sold_out_ends


def without_twos(fleet: Fleet) -> Fleet:
    """Return the trains that are left when the 2-trains leave the game."""
    return tuple(kind for kind in fleet if kind > 2)


def fleet_of(state: FirstState, company: str) -> Fleet:
    """Return the lengths of a company's trains, longest first."""
    return tuple(sorted((int(card.kind) for card in state.depot.of(company)), reverse=True))


def _train_facts(state: FirstState) -> TrainFacts:
    roster, options = state.box.roster, state.options
    return TrainFacts(
        (0, 0, *(roster.kinds[str(kind)].price for kind in KINDS)),
        tuple(phase.limit["company"] for phase in roster.phases),
        options.nothing_on_sale_ends,
        options.must_buy_train,
    )


def read(state: FirstState, companies: tuple[str, ...]) -> Table:
    """Return a position without its track."""
    depot = state.depot
    turns: list[int] = []
    buyer = builder = -1
    number = {company: at for at, company in enumerate(companies)}
    for step in reversed(state.agenda):
        if isinstance(step, (LayTrack, BuildStation, RunTrains)):
            if number[step.company] not in turns:
                turns.append(number[step.company])
                builder = -1 if isinstance(step, LayTrack) else number[step.company]
        elif isinstance(step, BuyTrains):
            if number[step.company] not in turns:
                buyer = number[step.company]
        elif isinstance(step, NextCompany):
            turns += [number[company] for company in step.left]
    pool = [0] * 6
    for card in depot.of(POOL):
        pool[int(card.kind)] += 1
    return Table(
        _train_facts(state),
        [float(state.bank[company]) for company in companies],
        [fleet_of(state, company) for company in companies],
        [0, 0, *(depot.stack[str(kind)] for kind in KINDS)],
        pool,
        int(depot.phase.id) - 1,
        state.round.number if state.agenda else state.box.data.rounds + 1,
        tuple(turns),
        buyer,
        builder,
        bool(state.ending),
    )


Prospect = tuple[Income, float, int]
"""A company's track: what trains can earn, how fast that grows (1 is usual), and the cost of its cheapest lay."""


class Forecast(Struct):
    """The rest of the game in short."""

    cash: list[float]
    """At the end of the game, by company."""
    runs: list[dict[Fleet, tuple[int, float]]]
    """By company and trains: the number of runs to come, and how much of the growth they have, added up."""
    rust: int
    """The round in which the 2-trains leave the game."""


class Evaluator(SameRoutes):
    """Context of one decision: the companies' routes by board, and the work spent.

    Work counts the routes listed and the forecasts made in this decision, whatever is cached elsewhere, so that a work
    budget gives the same answer on any machine.
    """

    __slots__ = ("companies", "growth", "incomes", "roads", "rounds", "weights", "work")

    def __init__(self, state: FirstState, weights: Weights = WEIGHTS) -> None:
        super().__init__()
        self.weights = weights
        self.companies = in_play(state)
        self.rounds: int = state.box.data.rounds
        self.work = 0
        self.incomes: dict[tuple[int, int, bool], Prospect] = {}
        self.roads: dict[int, Roads] = {}
        most = range(self.rounds + 2)
        grown = [1 - (1 - weights.pace) ** lays for lays in most]
        self.growth = [[sum(grown[lays : lays + runs]) for runs in most] for lays in most]
        """By lays before the first run and number of runs: how much of the growth the runs have, added up."""

    def income(self, board: Board, number: int, upgrades: bool) -> Prospect:
        """Return what a company's trains can earn on the board, how fast that grows, and what the next lay costs."""
        key = (self.board_for(board, self.companies[number]), number, upgrades)
        known = self.incomes.get(key)
        if known is None:
            self.work += ROUTE
            joined = self.roads.get(board.track_digest)
            if joined is None:
                joined = self.roads[board.track_digest] = roads(board.network(), board.map)
            company, weights = self.companies[number], self.weights
            ahead, toll = potential(board, company, upgrades)
            rate = 1 - weights.spread + weights.spread * ahead / weights.near
            known = self.incomes[key] = Income(board, company, joined), rate, toll
        return known

    def earned(self, board: Board, number: int, upgrades: bool, runs: dict[Fleet, tuple[int, float]]) -> float:
        """Return what a company earns on the board in all runs forecast."""
        income, rate, _ = self.income(board, number, upgrades)
        usual = self.weights.usual
        total = 0.0
        for fleet, (count, grown) in runs.items():
            revenue = income.best(fleet)
            total += count * revenue + rate * grown * max(0.0, usual * sum(fleet) - revenue)
        return total

    def forecast(self, board: Board, table: Table, rust: int = -1) -> Forecast:
        """Play the rest of the game in short. `rust`: the round in which the 2-trains are expected to go."""
        self.work += 1
        upgrades = table.phase > 0
        about = [self.income(board, number, upgrades) for number in range(len(self.companies))]
        if rust < 0:
            rust = _guess(table, self.rounds)
        found = _play_on(table, about, self, rust)
        if found.rust != rust and table.phase < 2:
            found = _play_on(table, about, self, found.rust)
        return found

    def compare(self, cash: list[float], number: int, rival: float | None = None) -> float:
        """Return the value of an outcome to a company: its own cash minus a part of that of the strongest rival."""
        most = max(value for other, value in enumerate(cash) if other != number)
        weight = self.weights.rival if rival is None else rival
        return cash[number] - weight / (len(cash) - 1) * most

    def worth(self, state: FirstState, number: int, rival: float | None = None) -> float:
        """Return the value of a position to a company."""
        return self.compare(self.forecast(state.board, read(state, self.companies)).cash, number, rival)


def _guess(table: Table, rounds: int) -> int:
    """Return a first guess of the round in which the 2-trains leave the game."""
    if table.phase >= 2:
        return table.round
    ahead = table.stack[2] + table.stack[3]
    return min(rounds + 1, table.round + ahead // len(table.cash))


def _play_on(table: Table, about: list[Prospect], evaluator: Evaluator, rust: int) -> Forecast:
    game = _Game(table.copy(), about, evaluator, rust)
    here, rounds = game.table, evaluator.rounds
    if here.round <= rounds:
        if here.buyer >= 0:
            game.buy(here.buyer)
            here.test_end()
        for number in here.turns:
            game.turn(number)
        while here.round < rounds and not here.ending:
            here.round += 1
            for number in range(len(here.cash)):
                game.turn(number)
    return Forecast(here.cash, game.runs, game.rusted)


class _Game:
    """A game played on in short."""

    __slots__ = (
        "about",
        "builder",
        "caution",
        "growth",
        "lays",
        "rounds",
        "runs",
        "rust",
        "rust_weight",
        "rusted",
        "table",
        "usual",
    )

    def __init__(self, table: Table, about: list[Prospect], evaluator: Evaluator, rust: int) -> None:
        self.table = table
        self.about = about
        self.growth = evaluator.growth
        self.rounds = evaluator.rounds
        self.usual = evaluator.weights.usual
        self.caution = evaluator.weights.caution
        self.rust_weight = evaluator.weights.rust
        self.rust = rust
        self.rusted = table.round if table.phase >= 2 else evaluator.rounds + 1
        self.lays = [0] * len(table.cash)
        """Tiles laid from now on, by company."""
        self.builder = table.builder
        self.runs: list[dict[Fleet, tuple[int, float]]] = [{} for _ in table.cash]

    def turn(self, number: int) -> None:
        table = self.table
        if number == self.builder:
            self.builder = -1
        else:
            toll = 0 if table.phase else self.about[number][2]
            if table.cash[number] >= toll:
                table.cash[number] -= toll
                self.lays[number] += 1
        fleet, lays = table.fleets[number], self.lays[number]
        if fleet:
            table.cash[number] += self.earns(number, fleet, lays, 1)
            count, grown = self.runs[number].get(fleet, (0, 0.0))
            self.runs[number][fleet] = count + 1, grown + self.growth[lays][1]
        self.buy(number)
        table.test_end()

    def earns(self, number: int, fleet: Fleet, lays: int, runs: int) -> float:
        """Return the income of some runs, the first after some lays, with one more lay before each further run."""
        income, rate, _ = self.about[number]
        revenue = income.best(fleet)
        missing = self.usual * sum(fleet) - revenue
        return runs * revenue + (rate * missing * self.growth[lays][runs] if missing > 0 else 0.0)

    def buy(self, number: int) -> None:
        """Discard down to the limit, then buy what pays for itself."""
        table = self.table
        table.discard(number)
        left = 0 if table.ending else self.rounds - table.round
        if left <= 0:
            return
        prices = table.facts.prices
        while not table.full(number) and table.cash[number] >= prices[2]:
            fleet, cash = table.fleets[number], table.cash[number]
            best, most = 0, 0.0
            now = -1.0
            for kind in table.on_sale():
                if prices[kind] > cash or self.strands(number, fleet, kind):
                    continue
                if now < 0:
                    now = self.future(number, fleet, left)
                gain = self.future(number, self.with_train(fleet, kind), left) - now - self.caution * prices[kind]
                if kind == RUSTING and table.phase < 2:
                    gain += self.rust_weight * self.harm(number)
                if gain > most:
                    best, most = kind, gain
            if not best:
                return
            phase = table.phase
            table.buy(number, best)
            if phase < 2 <= table.phase:
                self.rusted = table.round

    def strands(self, number: int, fleet: Fleet, kind: int) -> bool:
        """True if a company without income could not pay for its next lay after a purchase."""
        income, _, toll = self.about[number]
        spare = self.table.cash[number] - self.table.facts.prices[kind]
        return self.table.phase == 0 and kind == 2 and spare < toll and not income.best((*fleet, kind))

    def harm(self, number: int) -> float:
        """Return the most that a rival loses without its 2-trains."""
        most = 0.0
        for other, fleet in enumerate(self.table.fleets):
            if other != number and fleet[-1:] == (2,):
                lays, left = self.lays[other] + 1, self.rounds - self.table.round
                kept = without_twos(fleet)
                loss = self.earns(other, fleet, lays, left) - (self.earns(other, kept, lays, left) if kept else 0.0)
                most = max(most, loss)
        return most

    def with_train(self, fleet: Fleet, kind: int) -> Fleet:
        """Return the trains after a purchase and the phase it may start."""
        new = tuple(sorted((*fleet, kind), reverse=True))
        phase = self.table.phase
        if kind - 2 > phase and not self.table.pool[kind]:
            phase = kind - 2
            if kind == RUSTING:
                new = without_twos(new)
        return new[: self.table.facts.limits[phase]]

    def future(self, number: int, fleet: Fleet, left: int) -> float:
        """Return what these trains earn in the runs left."""
        if not fleet:
            return 0.0
        lays = self.lays[number] + 1
        if fleet[-1] > 2:
            return self.earns(number, fleet, lays, left)
        runs = max(0, min(left, self.rust - self.table.round))
        total = self.earns(number, fleet, lays, runs) if runs else 0.0
        kept = without_twos(fleet)
        if kept and runs < left:
            total += self.earns(number, kept, lays + runs, left - runs)
        return total
