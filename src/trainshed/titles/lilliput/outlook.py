"""Forecast of each player's wealth at the end of the game, for the medium and hard bots.

It adds cash, shares at their expected price, and the dividends of all rounds to come. Trains earn what the exact
router says they earn now, until the stack, which shrinks every round, makes them obsolete or rusts them. The further
away a round is, the more a company's revenue is replaced by the usual revenue of that round. A treasury is credited
with the next train it can pay for, and a little for the rest.
"""

from __future__ import annotations

from msgspec import Struct

from trainshed.rail.grid import KEYS_PER_CELL
from trainshed.rail.reach import reach

from . import depot
from .box import GULLIVER
from .routes import best_run
from .running import Dividend, RunCompany, RunTrains, split
from .state import State


class Weights(Struct, frozen=True):
    """Parameters of the forecast; tuned by self-play."""

    pace: float = 1.0
    """Trains bought per round with two players, if treasuries can pay; scaled by (players + 1) / 3."""
    growth: float = 0.0
    """Relative growth of a train's revenue per round, because track gets better."""
    drift: float = 0.85
    """Factor per round on the weight of the company's own revenue; the rest of the weight goes to the usual revenue."""
    usual: float = 60.0
    """Usual revenue of a company in the first round."""
    rise: float = 28.0
    """Increase of the usual revenue per round, in a game of 8 rounds."""
    buying: float = 0.6
    """Fraction of the next train's extra revenue credited to a treasury that can pay for the train."""
    saving: float = 0.35
    """The same for a treasury that cannot pay for it yet, in proportion to the money it has."""
    idle: float = 0.25
    """Value to the owners, in pounds, of a pound in the treasury beyond the price of the next train."""
    option: float = 0.5
    """Extra value of a pound of cash that could found a company, at the start of the game."""
    rival: float = 1.0
    """Weight of a pound of the strongest rival."""


WEIGHTS = Weights()
NEVER = 10_000
"""A phase that does not come."""
ROUTE = 3
"""Work units of one route search; evaluating a position otherwise costs 1."""


class Forecast(Struct):
    """The phase in which trains will run, by round from the current one on."""

    phases: list[int]
    running: bool
    """True if this round's trains are running or have run."""


def forecast(state: State, weights: Weights) -> Forecast:
    """Forecast the phases: trains leave the stack every round, and are bought as long as treasuries can pay."""
    now, stack = state.round.number, list(state.depot.stack.values())
    running, kinds = _running(state), state.box.kinds
    purses = sorted(
        [state.bank[company] for company, director in state.shares.directors.items() if director != GULLIVER]
    )
    phase, credit, phases = state.depot.phase_number, 0.0, []
    pro = state.options.pro and not state.solo
    per_round = weights.pace * (state.seats + 1) / 3

    def take() -> int:
        top = next(train for train, left in enumerate(stack) if left)
        if stack[top] > 0:
            stack[top] -= 1
        return top

    for number in range(max(now, 1), state.rounds + 1):
        if number > now or not running:
            credit += per_round if number > now else per_round * turns_left(state)
            while credit >= 1 and purses:
                credit -= 1
                price = kinds[next(train for train, left in enumerate(stack) if left)].price
                if purses[-1] + 40 * (number - now) < price:
                    break
                purses[-1] -= price
                purses.sort()
                phase = max(phase, take() + 1)
            if pro or state.solo:
                phase = max(phase, take() + 1)
        phases.append(phase)
        if not pro and not state.solo:
            phase = max(phase, take() + 1)
    return Forecast(phases, running)


def _running(state: State) -> bool:
    return bool(state.round.number) and not any(isinstance(step, RunTrains) for step in state.agenda)


def turns_left(state: State) -> float:
    """Return the fraction of this round's turns that is still to come."""
    if not state.round.number:
        return 1.0
    return min(1.0, max(0, 2 * state.seats - len(state.used)) / (2 * state.seats))


def has_run(state: State, company: str, forecast_: Forecast) -> bool:
    """True if the company has run in this round."""
    if not forecast_.running:
        return False
    return not any(isinstance(step, (RunCompany, Dividend)) and step.company == company for step in state.agenda)


class Evaluator:
    """Context of one decision: results of the router, and the work spent.

    Work counts the routes requested for the first time in this decision, even if a cache has them, and the positions
    evaluated, so that a work budget gives the same answer on any machine.
    """

    __slots__ = ("alike", "near", "runs", "weights", "work")

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights
        self.work = 0
        self.alike: dict[tuple[int, str], int] = {}
        """By board and company: an earlier board since which nothing affected the company."""
        self.near: dict[tuple[int, str], frozenset[int]] = {}
        self.runs: dict[tuple[int, str, tuple[str, ...], int], tuple[int, tuple[tuple[str, int], ...]]] = {}

    def earns(self, state: State, company: str, trains: tuple[str, ...]) -> tuple[int, tuple[tuple[str, int], ...]]:
        """Return the company's revenue with these trains, and the part of each train."""
        digest = state.board.digest
        key = (self.alike.get((digest, company), digest), company, trains, state.depot.phase_number)
        known = self.runs.get(key)
        if known is None:
            self.work += ROUTE
            run = best_run(state, company, trains=trains)
            parts = tuple((trains[route.train], route.revenue) for route in run.ways[0].routes)
            known = self.runs[key] = (run.revenue, parts)
        return known

    def built(self, before: State, after: State, cell: str) -> None:
        """Record the companies that a tile or station on the cell cannot affect: their revenue stays the same."""
        old, new = before.board.digest, after.board.digest
        at = before.board.map.grid.number(cell)
        for company in before.market.order():
            if (new, company) not in self.alike and at not in self._near(before, company):
                self.alike[new, company] = self.alike.get((old, company), old)

    def _near(self, state: State, company: str) -> frozenset[int]:
        """Return the cells where a change could affect the company: those it reaches and those it could build on."""
        digest = state.board.digest
        key = (self.alike.get((digest, company), digest), company)
        known = self.near.get(key)
        if known is None:
            reached = reach(state.board, company)
            cells = {key // KEYS_PER_CELL for key in reached.keys} | {
                state.board.map.grid.number(home) for home in reached.homes
            }
            known = self.near[key] = frozenset(cells)
        return known


def tenth(state: State, company: str, ahead: Forecast, evaluator: Evaluator) -> float:
    """Return the expected final value of ten per cent of a company."""
    box, weights, treasury = state.box, evaluator.weights, state.bank[company]
    prices, moved, field = box.chart.fields, box.chart.moved, state.market.at(company)
    pays, keeps = moved["dividend"], moved["withhold"]
    phases = ahead.phases[1:] if has_run(state, company, ahead) else ahead.phases
    runs = len(phases)
    if not runs:
        return float(prices[field])
    trains = state.depot.kinds_of(company)
    now, parts = evaluator.earns(state, company, trains)
    director = state.director(company)
    top = depot.top(state)
    price = depot.price_new(state, director, top) if director < state.seats else 0
    gain, chance, left = 0, 0.0, treasury
    if runs > 1 and director < state.seats and 2 * treasury >= price and state.board.stations_of(company):
        fleet = trains if len(trains) < state.limit else trains[1:]
        gain = evaluator.earns(state, company, depot.with_train(state, fleet, top))[0] - now
        if treasury >= price:
            chance, left = weights.buying, treasury - price
        else:
            chance, left = weights.saving * treasury / price, 0
    income, special = 0.0, 1.0
    rest = split(state, 100)[1]
    giant = 100 / rest
    # What a train earns now is halved already if it is obsolete.
    earning = [
        (box.rusts_from[train], NEVER if state.depot.is_obsolete(train) else box.obsolete_from[train], earned)
        for train, earned in parts
    ]
    for at, phase in enumerate(phases):
        revenue = 0.0
        for rusts, halved, earned in earning:
            if phase <= rusts:
                revenue += earned / 2 if phase > halved else earned
        if at and gain > 0 and phase <= box.rusts_from[top]:
            revenue += chance * (gain / 2 if phase > box.obsolete_from[top] else gain)
        revenue *= 1 + weights.growth * at
        usual = giant * (weights.usual + weights.rise * (state.rounds - runs + at) * 8 / state.rounds)
        revenue = special * revenue + (1 - special) * usual
        special *= weights.drift
        last = at == runs - 1
        income += revenue * (box.end.times if last else 1)
        if last:
            field = box.chart.move(field, "dividend", box.end.steps)
        elif revenue >= 10:
            field = pays[field]
        else:
            field = keeps[field]
    return income * rest / 1000 + prices[field] + weights.idle * left * (runs - 1) / state.rounds / 10


def builders(state: State, seat: int, ahead: Forecast, evaluator: Evaluator) -> float:
    """Return the expected final value of a seat's part in the companies it directs; enough to compare lays."""
    return sum(state.tenths(seat, id) * tenth(state, id, ahead, evaluator) for id in state.own(seat))


def outlook(state: State, evaluator: Evaluator) -> list[float]:
    """Return the expected final wealth of each player."""
    evaluator.work += 1
    ahead = forecast(state, evaluator.weights)
    totals = []
    # In the draft all characters are rated the same; after the last turn nothing can be cashed in any more.
    turns = state.round.number and (not ahead.running or not state.last_round)
    for seat, player in enumerate(state.players):
        total = float(state.cash(seat) + state.box.end.copy_card * player.copies)
        if turns and not player.spent and player.characters:
            total += 0.9 * state.power(seat, "cash_per_round") * state.rounds
        totals.append(total)
    owners, percent = state.owners, state.shares.percent
    for company in state.market.order():
        each = tenth(state, company, ahead, evaluator)
        for seat, owner in enumerate(owners):
            tenths = percent(owner, company) // 10
            if tenths:
                totals[seat] += tenths * each
    coming = len(ahead.phases) - 1 + (0 if ahead.running else turns_left(state))
    if coming > 1:
        _options(state, totals, coming, evaluator.weights)
    return totals


def _options(state: State, totals: list[float], coming: float, weights: Weights) -> None:
    """Rate cash that could found a company, or buy shares, higher than other cash."""
    box, limits = state.box, state.box.limits
    if not state.to_found():
        return
    least = box.costs.found_pays * box.prices[0]
    for seat in range(state.seats):
        cash, certificates = state.cash(seat), state.shares.counted(state.who(seat))
        if len(state.own(seat)) < limits.directors and certificates < limits.certificates:
            totals[seat] += weights.option * min(cash, 2 * least) * (coming - 1) / state.rounds


def worth(state: State, seat: int, evaluator: Evaluator) -> float:
    """Return the value of a position to a seat: its own wealth minus that of the strongest rival."""
    totals = outlook(state, evaluator)
    own = totals.pop(seat)
    return own - evaluator.weights.rival * max(totals) if totals else own
