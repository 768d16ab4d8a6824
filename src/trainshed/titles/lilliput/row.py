"""The card row as a seat sees it: what each half brings, the number of ways to use it, and who took which card."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from trainshed.core import Action, Log

from . import depot, rounds
from .actions import BuyFromCompany, BuyShare, BuyTrain, Found, LayTile, PlaceStation, SellShares, Side
from .box import Half
from .shares import TradeShares
from .state import State
from .stations import BuyStation
from .trains import BuyTrains
from .turns import CardStep, EndTurn, LayTiles


class HalfView(Struct, frozen=True):
    """One half of a card, and in how many ways it could be used now."""

    what: str
    amount: int
    half: Half
    ways: int
    uses: Mapping[str, int]
    """The ways by type: `cells` to lay on, `slots` for a station, `bank` and `foreign` trains, shares to `sell`
    and to `buy`, companies to `found`."""
    cells: tuple[str, ...]
    """Cells on the map where it could be used."""


class TakeView(Struct, frozen=True):
    """A card taken (or copied) this round, and which half."""

    seat: int
    card: str
    side: Side
    copy: bool


class CardView(Struct, frozen=True):
    """A card of the row."""

    id: str
    used: bool
    main: HalfView
    alt: HalfView
    takes: tuple[TakeView, ...]
    """Who took or copied it this round, in order."""


def row(state: State, viewer: int) -> tuple[CardView, ...]:
    """Return the cards of this game, with what seat `viewer` could do with them."""
    known: dict[Half, HalfView] = {}

    def half_view(half: Half) -> HalfView:
        if half not in known:
            acts = _acts(state, half, viewer)
            cells = {act.cell: None for act in acts if isinstance(act, (LayTile, PlaceStation))}
            known[half] = HalfView(
                half.what,
                rounds.amount_of(state, half),
                half,
                1 if half.kind in ("cash", "treasury") else len(acts),
                _uses(half.kind, acts, len(cells)),
                tuple(cells),
            )
        return known[half]

    cards = (state.box.cards[id] for id in state.cards)
    return tuple(
        CardView(
            card.id,
            card.id in state.used,
            half_view(card.main),
            half_view(card.alt),
            tuple(take for take in takes(state) if take.card == card.id),
        )
        for card in cards
    )


def takes(state: State) -> tuple[TakeView, ...]:
    """Return the cards taken and copied this round, in order."""
    return tuple(TakeView(*take) for take in state.takes)


def order(state: State) -> tuple[tuple[int, ...], int]:
    """Return the seats in the order of this round's turns, and the index of the current turn (past the end: none)."""
    if not state.round.number:
        return (), 0
    seats = [(state.priority + step) % state.seats for step in range(state.seats)]
    turns = (*seats, *reversed(seats))
    to_come = sum(isinstance(step, rounds.Turn) for step in state.agenda)
    under_way = any(isinstance(step, EndTurn) for step in state.agenda)
    return turns, len(turns) - to_come - under_way


def _acts(state: State, half: Half, viewer: int) -> list[Action]:
    """Return the actions the half allows now."""
    steps: dict[str, CardStep] = {
        "lay": LayTiles(viewer, yellow=half.yellow, green=half.green, any=half.any),
        "shares": TradeShares(viewer),
        "trains": BuyTrains(viewer, left=half.most),
        "station": BuyStation(viewer),
    }
    step = steps.get(half.kind)
    acts = list(step.acts(state)) if step is not None else []
    if not acts and half.kind == "trains" and any(True for _ in depot.drops(state, viewer)):
        assert step is not None
        return list(step.acts(_freed(state, viewer)))
    return acts


def _freed(state: State, seat: int) -> State:
    """Return the state after the player puts all obsolete trains into the pool, as allowed before buying (1.5, R53)."""
    freed = state.copy()
    while (drop := next(depot.drops(freed, seat), None)) is not None:
        depot.drop(freed, drop, Log())
    return freed


def _uses(kind: str, acts: list[Action], cells: int) -> dict[str, int]:
    if kind == "lay":
        return {"cells": cells}
    if kind == "station":
        return {"slots": cells}
    if kind == "trains":
        foreign = {(act.seller, act.train) for act in acts if isinstance(act, BuyFromCompany)}
        return {"bank": int(any(isinstance(act, BuyTrain) for act in acts)), "foreign": len(foreign)}
    if kind != "shares":
        return {}
    return {
        "sell": len({act.company for act in acts if isinstance(act, SellShares)}),
        "buy": sum(isinstance(act, BuyShare) for act in acts),
        "found": len({act.company for act in acts if isinstance(act, Found)}),
    }
