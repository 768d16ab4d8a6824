"""Refusals of the kit. They name rules of the kit (`rail/track.reach`); a title cites its own rule instead."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from trainshed.core import Action, Refusal
from trainshed.core.message import Arg, Message

Cites = Mapping[str, str | Callable[[Any, Any], str | Refusal]]
"""By rule of the kit: the number of the title's rule, or a function of state and action that gives it, or the whole
refusal where the title says it in its own words."""


def refuse(rule: str, key: str, *about: str, **args: Arg) -> Refusal:
    """Return a refusal by a rule of the kit."""
    return Refusal(f"rail/{rule}", Message(f"rail-refuse-{key}", args), about)


def cited_by(number: str, rules: str) -> dict[str, str]:
    """Return the entries of `Cites` for one rule of a title.

    >>> cited_by("20", "track.reach track.money")
    {'rail/track.reach': '20', 'rail/track.money': '20'}
    """
    return {f"rail/{rule}": number for rule in rules.split()}


def cite(cites: Cites, title: str, state: Any, action: Action, refusal: Refusal) -> Refusal:
    """Return the refusal with the title's rule in place of the kit's."""
    if not refusal.rule.startswith("rail/"):
        return refusal
    found = cites.get(refusal.rule)
    if found is None:
        return refusal
    number = found if isinstance(found, str) else found(state, action)
    if isinstance(number, Refusal):
        return number
    return Refusal(f"{title}/{number}", refusal.message, refusal.about)
