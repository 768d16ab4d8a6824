"""Why bots of track games do what they do: the quantities they weighed, as messages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import inf
from operator import itemgetter

from trainshed.core import Action, Message, Weighed, money
from trainshed.core.bot import only_choice
from trainshed.core.message import Arg

from .naming import train_name
from .offers import TrainOffer
from .state import RailState
from .words import Speaker

reason = Speaker("rail-advice")
Weighty = tuple[float, Message]
"""A reason and how much it weighs."""


def amount(value: float) -> Message:
    return money(round(value))


def change(key: str, before: float, after: float, **args: Arg) -> Message:
    """Return the reason that an amount of money changes."""
    return reason(key, before=amount(before), after=amount(after), **args)


def with_train(company: str, train: str, before: int, after: int, price: int) -> Message:
    return change("train-run", before, after, company=company, train=train_name(train), price=amount(price))


def best_two(rated: Sequence[tuple[float, Action]]) -> tuple[float, Action, Action | None, float | None]:
    """Return the highest value and its action, the first among equals; the runner-up, and what it is behind."""
    best, chosen = max(rated, key=lambda pair: pair[0])
    others = [pair for pair in rated if pair[1] is not chosen and pair[0] > -inf]
    if not others:
        return best, chosen, None, None
    second, other = max(others, key=lambda pair: pair[0])
    return best, chosen, other, best - second


def weighed(
    state: RailState,
    chosen: Action,
    rated: Iterable[tuple[Action, float]],
    reasons: Callable[[], list[Message]],
    noise: float = 0.0,
    alike: Callable[[Action], object] = lambda action: action,
) -> Weighed:
    """Return a choice among rated actions; the runner-up is the best one that is not `alike`.

    Those behind by less than `noise` were drawn among. How an offer is weighed stays a secret.
    """
    if len(list(state.agenda[-1].legal(state, chosen.seat))) == 1:
        return only_choice(chosen)
    result = Weighed(chosen, reasons, unit=amount, secret=isinstance(state.agenda[-1], TrainOffer))
    known = [(alike(action) == alike(chosen), action, value) for action, value in rated]
    top = next(value for same, _, value in known if same)
    others = [(action, top - value) for same, action, value in known if not same]
    if others:
        result.other, result.behind = min(others, key=itemgetter(1))
        result.drawn = result.behind == 0 or result.behind < noise
    return result


def weightiest(found: Iterable[Weighty]) -> list[Message]:
    """Return reasons, the weightiest first; what changes by less than half a unit is no reason."""
    ordered = sorted(found, key=lambda one: -abs(one[0]))
    return [message for weight, message in ordered if abs(weight) >= 0.5]
