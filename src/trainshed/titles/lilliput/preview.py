"""Previews: the best run of every company, and the effect of every legal action. Computed away from the game."""

from __future__ import annotations

from msgspec import Struct

from . import depot
from .effects import Effect, effect
from .routes import RouteTaken, best_run
from .running import split
from .state import State
from .trains import Offer


class RunPreview(Struct, frozen=True):
    """What a company's trains would earn now."""

    company: str
    revenue: int
    per_share: int
    """What a 10 % share would get of it."""
    routes: tuple[RouteTaken, ...]
    proved: bool


class OfferPreview(Struct, frozen=True):
    """What both companies would earn if the offer were accepted."""

    company_after: int
    seller_after: int


class LilliputPreview(Struct, frozen=True):
    """Best runs, and for the seat that is asked the effects of its legal actions, in the order of the list."""

    runs: tuple[RunPreview, ...]
    effects: tuple[Effect, ...]
    offer: OfferPreview | None


def preview(state: State, seat: int | None) -> LilliputPreview:
    top = state.agenda[-1] if state.agenda else None
    asked = top is not None and seat is not None and seat in top.seats(state)
    actions = top.legal(state, seat) if top is not None and asked and seat is not None else ()
    return LilliputPreview(
        runs=tuple(_run(state, company) for company in state.market.order() if state.board.stations_of(company)),
        effects=tuple(effect(state, action) for action in actions),
        offer=_offer(state, top) if isinstance(top, Offer) else None,
    )


def _run(state: State, company: str) -> RunPreview:
    run = best_run(state, company)
    times = state.box.end.times if state.last_round else 1
    per_share = split(state, run.revenue * times)[1] // 10
    return RunPreview(company, run.revenue, per_share, run.ways[0].routes, run.proved)


def _offer(state: State, offer: Offer) -> OfferPreview:
    buyer = depot.with_train(state, state.depot.kinds_of(offer.buyer), offer.train)
    seller = depot.without(state.depot.kinds_of(offer.seller), offer.train)
    return OfferPreview(
        best_run(state, offer.buyer, trains=buyer).revenue, best_run(state, offer.seller, trains=seller).revenue
    )
