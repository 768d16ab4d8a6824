"""Why bots of track games do what they do: the quantities they weighed, as messages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import inf

from trainshed.core import Action, Message, money
from trainshed.core.message import Arg

from .naming import train_name
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


def weightiest(found: Iterable[Weighty]) -> list[Message]:
    """Return reasons, the weightiest first; what changes by less than half a unit is no reason."""
    ordered = sorted(found, key=lambda one: -abs(one[0]))
    return [message for weight, message in ordered if abs(weight) >= 0.5]
