"""Invariants of every state of 18Lilliput, and actions a person might try. Never used during play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, get_args

from trainshed.core import Action, Checking
from trainshed.rail.play import candidates, checks

from . import actions as acts
from .setup import START_TRAIN
from .state import State

STRIDE = 23
"""Only one in this many combinations of cell, tile and rotation is tried."""


class LilliputChecking(Checking[State]):
    """Checks of 18Lilliput."""

    def violations(self, state: State) -> Iterator[str]:
        limits, market = state.box.limits, state.market
        whole, usual = 10 * (limits.director_share + limits.shares), state.box.setup.two_trains
        starts = [data for id, data in state.box.companies.items() if data.start and id in state.shares.directors]
        dealt = sum(company.two_trains or usual for company in starts)
        yield from checks.conserved(state, state.owners(), limits.stations, {START_TRAIN: dealt}, whole)
        yield from checks.train_limits(state)
        yield from checks.limits(state, state.owners(), limits.certificates, limits.directors)
        if len(set(state.used)) < len(state.used) or not set(state.used) <= set(state.cards):
            yield "a card is used twice or is not in the game"
        for id in (id for player in state.players for id in player.tiles):
            if not state.board.supply.get(id):
                yield f"{id} is in hand and on the board"
        prices = [(market.price(id), state.box.fields.index(market.at(id))) for id in market.order()]
        if prices != sorted(prices, reverse=True) or set(market.order()) != set(state.shares.directors):
            yield "the operating order does not follow the prices"

    def candidates(self, state: State, seat: int) -> Iterator[Action]:
        box = state.box
        yield from candidates.candidates(state, seat, acts.LilliputAction, box.companies)
        values: dict[str, Iterable[Any]] = {"company": box.companies, "character": box.characters, "card": box.cards}
        values |= {"side": ("main", "alt"), "copy": (False, True), "first": (0, 10, 20, 50, 51, 100)}
        values |= {"mines": (0, 10, 30), "field": (0, 1, 5, len(box.prices))}
        yield from candidates.combined(seat, get_args(acts.OwnAction), values)
        yield from candidates.lays(state, seat, state.own(seat), STRIDE)
