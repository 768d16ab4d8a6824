"""Previews of track games: best runs, and the effects of legal actions, found by doing them on a copy."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from trainshed.core import Action, Chance, Log
from trainshed.rail.owners import POOL, player
from trainshed.rail.reach import Reach, reach

from . import purchases
from .actions import LayTile, PlaceStation
from .offers import Offer
from .purchases import Purchase, best_within_limit
from .running import RouteTaken, best_run
from .state import RailState

S = TypeVar("S", bound=RailState)
P = TypeVar("P", bound="RailPreview")

TELLS_TREASURY = frozenset({"lay", "station", "buy-train", "buy-pool", "buy-from", "pay"})
TELLS_PRICE = frozenset({"sell", "pay", "withhold"})
"""Kinds of action that tell the treasury or the price afterwards even if it stays as it is."""
SOME_CHANCE = Chance(0)
"""What an act on a copy draws from, so that no effect tells what is hidden."""


class WithTrain(Struct, frozen=True):
    """The company's best runs before and after the action if it had one more train of the kind on sale."""

    kind: str
    before: int
    after: int


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
    leads: tuple[str, ...] = ()
    """Cells that the company's track reaches or points at afterwards and did not before, without the tile's own."""
    with_train: WithTrain | None = None
    purchase: int | None = None
    """Its place in `RailPreview.purchases`, if a train is bought."""


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


class DearTile(Struct, frozen=True):
    """A tile that the company could lay if it had more money."""

    action: LayTile
    cost: int
    missing: int


class RailPreview(Struct, frozen=True):
    """Best runs, and for the seat that is asked the effects of its legal actions, in the order of the list."""

    runs: tuple[RunPreview, ...]
    effects: tuple[Effect, ...]
    offer: OfferPreview | None = None
    purchases: tuple[Purchase, ...] = ()
    """What the purchases among the legal actions change for everybody."""
    too_dear: tuple[DearTile, ...] = ()
    """Where tiles could be laid with more money; empty if the title does not tell."""


def kind_of(action: Action) -> str:
    """Return the kind of an action: its tag in records."""
    return str(type(action).__struct_config__.tag)


def preview(
    state: S,
    seat: int | None,
    runs: Iterable[RunPreview],
    effect_of: Callable[[S, Action], Effect],
    to_act: Callable[[S, str], Iterable[str]],
) -> RailPreview:
    """Return these runs, the effects of the seat's legal actions, and what an offer that waits would bring.

    `to_act` gives the companies that act after one.
    """
    top: Any = state.agenda[-1] if state.agenda else None
    asked = top is not None and seat is not None and seat in top.seats(state)
    runs, effects = tuple(runs), []
    known: dict[object, tuple[int, Purchase]] = {}
    for action in top.legal(state, seat) if asked else ():
        result, buys = effect_of(state, action), purchases.of(action)
        if buys is not None:
            key = purchases.key(state, buys)
            if key not in known:
                shown = [run.company for run in runs]
                found = purchases.purchase(state, _after(state, action), buys, shown, to_act(state, buys.company))
                known[key] = len(known), found
            result = replace(result, purchase=known[key][0])
        effects.append(result)
    return RailPreview(runs, tuple(effects), _offer(state), tuple([found for _, found in known.values()]))


def values_only(preview: P) -> P:
    """Return a preview without best runs and what follows from them: prices, costs and purses stay."""
    effects = tuple([replace(it, before=0, after=0, seller=None, with_train=None) for it in preview.effects])
    bought = tuple([purchases.without_runs(purchase) for purchase in preview.purchases])
    return replace(preview, runs=(), effects=effects, offer=None, purchases=bought)


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
        before, after = best_run(state, company).revenue, best_within_limit(later, company).revenue
    return Effect(
        cost=max(0, spent) + max(0, paid),
        gain=max(0, -paid),
        before=before,
        after=after,
        price=price if kind in TELLS_PRICE or price != _price(state, company) else 0,
        seller=best_within_limit(later, seller).revenue if seller else None,
        added=max(0, paid) if builds else 0,
        treasury=treasury if kind in TELLS_TREASURY or spent else None,
        cash=cash if paid else None,
        leads=_leads(state, later, action) if isinstance(action, LayTile) else (),
        with_train=_with_train(state, later, company) if isinstance(action, PlaceStation) else None,
    )


def _leads(state: RailState, later: RailState, action: LayTile) -> tuple[str, ...]:
    """Return the cells that new track leads to."""
    before, after = reach(state.board, action.company), reach(later.board, action.company)
    return tuple(sorted(_touched(after) - _touched(before) - {action.cell}))


def _touched(found: Reach) -> set[str]:
    return {*found.cells(), *found.open_ends()}


def _with_train(state: RailState, later: RailState, company: str) -> WithTrain | None:
    """Return the runs with one more train on sale; None if there is no room, or its kind would change other trains."""
    kind, kinds = state.depot.next(), state.rules.runs.trains(state, company)
    if kind is None or kind not in state.depot.seen or len(state.depot.of(company)) >= state.depot.limit(company):
        return None
    trains = (*kinds, kind)
    return WithTrain(
        kind, best_run(state, company, trains=trains).revenue, best_run(later, company, trains=trains).revenue
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
    if not isinstance(top, Offer):
        return None
    answers: Iterable[Action] = top.legal(state, top.seat)
    return next(answer for answer in answers if getattr(answer, "accept", False))


def _offer(state: RailState) -> OfferPreview | None:
    answer = _acceptance(state)
    if answer is None:
        return None
    later = _after(state, answer)
    seller, buyer = _giver(state, later), _giver(later, state)
    if not seller:  # no train is offered
        return None
    return OfferPreview(best_within_limit(later, buyer).revenue, best_within_limit(later, seller).revenue)


def _giver(state: RailState, later: RailState) -> str:
    """Return the company that has fewer trains later; empty if there is none."""
    for owner, cards in state.depot.owned.items():
        if owner != POOL and len(later.depot.of(owner)) < len(cards):
            return owner
    return ""


def _price(state: RailState, company: str) -> int:
    return state.market.price(company) if company in state.market else 0
