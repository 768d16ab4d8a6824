"""What the bots of several track games do alike: try actions out, know whose routes stay the same, haggle,
settle ties.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from operator import attrgetter
from typing import Protocol, TypeVar

from msgspec.structs import replace

from trainshed.core import Action, Log, WeighingBot, run
from trainshed.core.chance import draw
from trainshed.rail.board import Board
from trainshed.rail.reach import reach

from .actions import Answer, CounterOffer, LayTile, PlaceStation
from .offers import TrainOffer
from .state import RailState

S = TypeVar("S", bound=RailState)


class SeededBot(WeighingBot):
    """A bot whose choices among equals depend on a seed."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def best_of(self, actions: Sequence[Action], values: Sequence[float], moment: int) -> Action:
        """Return an action of the highest value; the seed and the moment decide among equals."""
        top = max(values)
        best = [action for action, value in zip(actions, values, strict=True) if value == top]
        return best[draw(self._seed, "easy", moment, len(best))]


class SameRoutes:
    """Boards that are the same to a company: nothing it reaches or could build on has changed between them."""

    __slots__ = ("_earlier", "_near")

    def __init__(self) -> None:
        self._earlier: dict[tuple[int, str], int] = {}
        """By board and company: an earlier board since which nothing affected the company."""
        self._near: dict[tuple[int, str], frozenset[str]] = {}
        """By the same: the cells the company reaches or could build on."""

    def board_for(self, board: Board, company: str) -> int:
        """Return the digest of the earliest board known to be the same to the company."""
        digest = board.digest
        return self._earlier.get((digest, company), digest)

    def built(self, before: Board, after: Board, cell: str, companies: Iterable[str]) -> None:
        """Record which of the companies a tile or station on the cell cannot affect."""
        new = after.digest
        for company in companies:
            if (new, company) in self._earlier:
                continue
            same = self.board_for(before, company)
            near = self._near.get((same, company))
            if near is None:
                near = self._near[same, company] = frozenset(reach(before, company).entered())
            if cell not in near:
                self._earlier[new, company] = same


def after(state: S, action: Action, routes: SameRoutes | None = None) -> S:
    """Return the position after an action and everything that follows by itself; `routes` is told what was built."""
    trial, log = state.copy(), Log()
    trial.agenda[-1].take(trial, action, log)
    run(trial, log)
    if routes is not None and isinstance(action, (LayTile, PlaceStation)):
        routes.built(state.board, trial.board, action.cell, state.shares.directors)
    return trial


def fair_price(state: S, offer: TrainOffer, worth: Callable[[S], float]) -> CounterOffer | None:
    """Return the price to name, where the rules let one haggle, before an offer is accepted or refused; None: there is
    none (any more).

    A seller first asks for the printed price. Else both name the price nearest to the other's at which they still gain.
    A price that was named once cannot be named again, so bots soon come to an end.
    """
    seat, act, prices = offer.seat, offer.act, range(offer.low, offer.high + 1)
    if not prices:
        return None
    without, printed = worth(after(state, Answer(seat, False))), state.depot.price(act.train)

    def gains(price: int) -> bool:
        trial = state.copy()
        trial.agenda[-1] = replace(offer, act=replace(act, price=price))
        return worth(after(trial, Answer(seat, True))) > without

    if gains(act.price):
        return CounterOffer(seat, printed) if printed in prices and not offer.countered else None
    if offer.countered:  # the buyer gains up to a price, the seller from a price on
        at = bisect_left(prices, True, key=lambda price: not gains(price)) - 1
    else:
        at = bisect_left(prices, True, key=gains)
    return CounterOffer(seat, prices[at]) if 0 <= at < len(prices) else None


class Rated(Protocol):
    """Something with a value, such as a plan."""

    value: float
    rated: float
    """The value without noise."""


R = TypeVar("R", bound=Rated)
by_value = attrgetter("value")


def moment(state: RailState) -> int:
    """Return a number that differs between positions, for draws."""
    return state.board.digest % 1_000_003 + 7 * state.round.number


def with_noise(plans: list[R], seed: int, purpose: str, moment: int, noise: Callable[[R], float]) -> list[R]:
    """Return plans, the best first; those closer than the noise are ordered by the seed, so that games differ."""
    for number, plan in enumerate(plans):
        plan.rated = plan.value
        plan.value += noise(plan) * draw(seed, f"{purpose}/{number}", moment, 1000) / 1000
    return sorted(plans, key=by_value, reverse=True)
