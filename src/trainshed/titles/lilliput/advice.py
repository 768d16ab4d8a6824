"""Why 18Lilliput's bots do what they do: what their forecast of the end gains, and by what."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from trainshed.core import Action, Message, Weighed
from trainshed.core.bot import only_choice
from trainshed.rail.play.advice import Weighty, amount, change, reason, weightiest
from trainshed.rail.play.running import best_run

from .outlook import Evaluator, forecast, outlook, tenth, tenth_now, worth_now
from .state import State


class Rating(Protocol):
    """How a bot rates a position, and the parts of that."""

    def wealth(self, state: State) -> list[float]:
        """Return what each player is expected to have in the end."""

    def tenth(self, state: State, company: str) -> float:
        """Return the expected final value of ten per cent of a company."""

    def revenue(self, state: State, company: str) -> int:
        """Return what a company's trains earn now."""


class RatingNow:
    """The easy bot's."""

    def wealth(self, state: State) -> list[float]:
        return [worth_now(state, seat) for seat in range(len(state.players))]

    def tenth(self, state: State, company: str) -> float:
        return tenth_now(state, company)

    def revenue(self, state: State, company: str) -> int:
        return best_run(state, company).revenue if state.board.stations_of(company) else 0


class RatingAhead:
    """Medium's and hard's."""

    def __init__(self, evaluator: Evaluator) -> None:
        self._evaluator = evaluator

    def wealth(self, state: State) -> list[float]:
        return outlook(state, self._evaluator)

    def tenth(self, state: State, company: str) -> float:
        return tenth(state, company, forecast(state), self._evaluator)

    def revenue(self, state: State, company: str) -> int:
        return self._evaluator.earns(state, company, state.depot.kinds_of(company))[0]


def changes(rating: Rating, before: State, after: State, seat: int) -> list[Message]:
    """Return what the forecast of the end gains from one position to another, and the weightiest parts of that."""
    had, has = rating.wealth(before), rating.wealth(after)
    found: list[Weighty] = []
    for company in after.market.order():
        known = company in before.market.order()
        value = [
            state.tenths(seat, company) * rating.tenth(state, company) if state is after or known else 0.0
            for state in (before, after)
        ]
        gain = value[1] - value[0]
        runs = [rating.revenue(state, company) if state is after or known else 0 for state in (before, after)]
        if runs[0] != runs[1] and before.tenths(seat, company) == after.tenths(seat, company):
            found.append((gain, change("run", *runs, company=company)))
        else:
            found.append((gain, change("part", *value, company=company)))
    cash = [state.cash(seat) for state in (before, after)]
    found.append((cash[1] - cash[0], change("cash", *cash)))
    rivals = [other for other in range(len(has)) if other != seat]
    if rivals:
        rival = max(rivals, key=has.__getitem__)
        lost = had[rival] - has[rival]
        found.append((lost, change("rival-wealth", had[rival], has[rival], player=after.who(rival))))
    same = round(had[seat]) == round(has[seat])
    total = reason("wealth-same", amount=amount(has[seat])) if same else change("wealth", had[seat], has[seat])
    return [total, *weightiest(found)]


def weighed(
    state: State,
    chosen: Action,
    reasons: Callable[[], list[Message]],
    others: Sequence[tuple[Action, float]],
    noise: float,
) -> Weighed:
    """Return a choice; `others` are the actions rated with it, each with what it is behind, the best one first.

    Those behind by less than `noise` were drawn among.
    """
    if len(list(state.agenda[-1].legal(state, chosen.seat))) == 1:
        return only_choice(chosen)
    result = Weighed(chosen, reasons)
    if others:
        result.other, result.behind = others[0]
        result.unit, result.drawn = amount, others[0][1] < noise
    return result
