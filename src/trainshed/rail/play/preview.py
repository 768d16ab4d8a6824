"""Previews of track games: best runs, and the effects of legal actions found by doing them on a copy."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from msgspec import Struct

from trainshed.core import Action, Log

from .running import CompanyRun, best_run
from .state import RailState


class Effect(Struct, frozen=True):
    """What an action would change for the company that acts."""

    before: int
    after: int
    """Its best run now and after the action."""
    treasury: int
    """Its treasury after the action."""


class RunPreview(Struct, frozen=True):
    """The best run of a company now."""

    company: str
    run: CompanyRun


class RailPreview(Struct, frozen=True):
    """Best runs of all companies; for the seat that is asked the effects of its legal actions, in their order."""

    runs: tuple[RunPreview, ...]
    effects: tuple[Effect, ...]


def preview(state: RailState, companies: tuple[str, ...], seat: int | None) -> RailPreview:
    top: Any = state.agenda[-1] if state.agenda else None
    asked = top is not None and seat is not None and seat in top.seats(state)
    effects = tuple(effect(state, action) for action in top.legal(state, seat)) if asked else ()
    return RailPreview(tuple(RunPreview(company, best_run(state, company)) for company in companies), effects)


def effect(state: RailState, action: Action) -> Effect:
    """Return what a legal action would change; trains over the limit do not count."""
    company: str = getattr(action, "company", "") or getattr(state.agenda[-1], "company", "")
    before = best_run(state, company).revenue
    later = state.copy()
    later.agenda[-1].take(later, action, Log())
    return Effect(before, best_within_limit(later, company), later.bank[company])


def best_within_limit(state: RailState, company: str) -> int:
    """Return the best revenue with as many trains as the company may own."""
    cards = state.depot.of(company)
    limit = state.depot.limit(company)
    if len(cards) <= limit:
        return best_run(state, company).revenue
    return max(best_run(state, company, trains=some).revenue for some in combinations(cards, limit))
