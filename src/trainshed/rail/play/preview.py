"""Previews of track games: best runs, and the effects of legal actions, found by doing them on a copy."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Any, TypeVar

from msgspec import Struct

from trainshed.core import Action, Chance, Log
from trainshed.rail.owners import POOL, player

from .running import RouteTaken, best_run
from .state import RailState

S = TypeVar("S", bound=RailState)

TELLS_TREASURY = frozenset({"lay", "station", "buy-train", "buy-pool", "buy-from", "pay"})
TELLS_PRICE = frozenset({"sell", "pay", "withhold"})
"""Kinds of action that tell the treasury or the price afterwards even if it stays as it is."""
SOME_CHANCE = Chance(0)
"""What an act on a copy draws from, so that no effect tells what is hidden."""


class Effect(Struct, frozen=True):
    """Money the actor pays or receives, and the best revenue of the company before and after the action."""

    cost: int = 0
    """Paid by the treasury or the player."""
    gain: int = 0
    """Cash the player receives."""
    before: int = 0
    after: int = 0
    """The company's best run now, and after the action (both 0 if the action changes no run)."""
    price: int = 0
    """The company's share price afterwards, if it changes."""
    seller: int | None = None
    """Best run of the selling company afterwards."""
    added: int = 0
    """Part of the cost that the director pays from personal cash."""
    treasury: int | None = None
    """The company's treasury afterwards, if it changes."""
    cash: int | None = None
    """The player's cash afterwards, if it changes."""


NOTHING = Effect()


class RunPreview(Struct, frozen=True):
    """What a company's trains would earn now."""

    company: str
    revenue: int
    per_share: int
    """What a 10 % share would get of it; 0 if nothing is paid to shares."""
    routes: tuple[RouteTaken, ...]
    proved: bool


class OfferPreview(Struct, frozen=True):
    """What both companies would earn if the offer were accepted."""

    company_after: int
    seller_after: int


class RailPreview(Struct, frozen=True):
    """Best runs, and for the seat that is asked the effects of its legal actions, in the order of the list."""

    runs: tuple[RunPreview, ...]
    effects: tuple[Effect, ...]
    offer: OfferPreview | None = None


def kind_of(action: Action) -> str:
    """Return the kind of an action: its tag in records."""
    return str(type(action).__struct_config__.tag)


def preview(
    state: S, seat: int | None, runs: Iterable[RunPreview], effect_of: Callable[[S, Action], Effect]
) -> RailPreview:
    """Return these runs, the effects of the seat's legal actions, and what an offer that waits would bring."""
    top: Any = state.agenda[-1] if state.agenda else None
    asked = top is not None and seat is not None and seat in top.seats(state)
    effects = tuple(effect_of(state, action) for action in top.legal(state, seat)) if asked else ()
    return RailPreview(tuple(runs), effects, _offer(state))


def run_preview(state: S, company: str, per_share: Callable[[S, int], int]) -> RunPreview:
    """Return the best run of a company; `per_share` gives what a share gets of a revenue."""
    run = best_run(state, company)
    return RunPreview(company, run.revenue, per_share(state, run.revenue), run.routes, run.proved)


def effect(state: RailState, action: Action) -> Effect:
    """Return what a legal action would change, without what then follows by itself.

    An offer counts as accepted. A company over its train limit keeps its best trains.
    """
    kind = kind_of(action)
    if kind == "done":
        return NOTHING
    later = _after(state, action)
    company: str = getattr(action, "company", "") or _giver(state, later)
    seller: str = getattr(action, "seller", "")
    owner = player(action.seat)
    treasury, cash, price = later.bank[company], later.bank[owner], _price(later, company)
    spent, paid = state.bank[company] - treasury, state.bank[owner] - cash
    before = after = 0
    builds = state.board.digest != later.board.digest or state.depot.of(company) != later.depot.of(company)
    if builds:
        before, after = best_run(state, company).revenue, _best_within_limit(later, company)
    return Effect(
        cost=max(0, spent) + max(0, paid),
        gain=max(0, -paid),
        before=before,
        after=after,
        price=price if kind in TELLS_PRICE or price != _price(state, company) else 0,
        seller=_best_within_limit(later, seller) if seller else None,
        added=max(0, paid) if builds else 0,
        treasury=treasury if kind in TELLS_TREASURY or spent else None,
        cash=cash if paid else None,
    )


def _after(state: S, action: Action) -> S:
    """Return the state right after an action, before anything follows by itself; an offer made by it is accepted."""
    later = state.copy()
    later.chance = SOME_CHANCE
    later.agenda[-1].take(later, action, Log())
    answer = _acceptance(later) if kind_of(action) != "answer" else None
    if answer is not None:
        later.agenda[-1].take(later, answer, Log())
    return later


def _acceptance(state: RailState) -> Action | None:
    """Return the answer that accepts the offer on top of the agenda; None if there is no offer."""
    top: Any = state.agenda[-1] if state.agenda else None
    if top is None or top.tag != "offer":
        return None
    answers: Iterable[Action] = top.legal(state, top.seat)
    return next(answer for answer in answers if getattr(answer, "accept", False))


def _offer(state: RailState) -> OfferPreview | None:
    answer = _acceptance(state)
    if answer is None:
        return None
    later = _after(state, answer)
    seller, buyer = _giver(state, later), _giver(later, state)
    return OfferPreview(_best_within_limit(later, buyer), _best_within_limit(later, seller))


def _giver(state: RailState, later: RailState) -> str:
    """Return the company that has fewer trains later; empty if there is none."""
    for owner, cards in state.depot.owned.items():
        if owner != POOL and len(later.depot.of(owner)) < len(cards):
            return owner
    return ""


def _best_within_limit(state: RailState, company: str) -> int:
    """Return the best revenue with as many trains as the company may own."""
    kinds, limit = state.depot.kinds_of(company), state.depot.limit(company)
    if len(kinds) <= limit:
        return best_run(state, company).revenue
    return max(best_run(state, company, trains=some).revenue for some in combinations(kinds, limit))


def _price(state: RailState, company: str) -> int:
    return state.market.price(company) if company in state.market else 0
