"""A player's turn: the steps of the card, and the free acts besides it (1.3, 1.7a, R32)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from trainshed.core import Action, Log, Message, Refusal, not_now

from . import characters, laying
from .actions import (
    BuyFromCompany,
    BuyFromPool,
    BuyShare,
    BuyTrain,
    CashIn,
    DiscardTrain,
    Done,
    FillTreasuries,
    Found,
    LayTile,
    PlaceStation,
    SellShares,
    TakeCard,
)
from .laying import Allowed, is_character_tile
from .naming import tile_name
from .state import State
from .step_views import EndTurnView, LayTrackView
from .steps import Choice, ask, refuse

CARD_ACTS = (LayTile, SellShares, BuyShare, Found, PlaceStation, BuyTrain, BuyFromCompany, FillTreasuries)
"""Actions that a card allows."""


class CardStep(Choice, frozen=True):
    """A part of a player's turn: acts of the step itself, free acts, or `Done`."""

    def acts(self, state: State) -> Iterator[Action]:
        """Yield the legal acts of the step itself."""
        yield from ()

    def judge(self, state: State, action: Action) -> Refusal | None:
        """Return why an act of the step itself is illegal."""
        return not_now()

    def act(self, state: State, action: Action, log: Log) -> None:
        """Apply a legal act of the step itself. The step is on top of the agenda and must pop or replace itself."""
        raise NotImplementedError

    def free(self, state: State) -> Iterator[Action]:
        return characters.options(state, self.seat)

    def options(self, state: State) -> Iterator[Action]:
        yield Done(self.seat)
        yield from self.acts(state)
        yield from self.free(state)

    def legal(self, state: State, seat: int) -> list[Action]:
        return [*self.acts(state), *self.free(state), Done(seat)]

    def why_not(self, state: State, action: Action) -> Refusal | None:
        if isinstance(action, Done):
            return None
        if is_free_act(state, action):
            return characters.why_not(state, self.seat, action)
        found = self.judge(state, action)
        return not_by_this_card(action) if found == not_now() else found

    def take(self, state: State, action: Action, log: Log) -> None:
        if isinstance(action, Done):
            state.agenda.pop()
        elif is_free_act(state, action):
            self.again(state)
            characters.take(state, action, log)
        else:
            self.act(state, action, log)


def not_by_this_card(action: Action) -> Refusal:
    """Refusal: the action belongs to a turn, but not to this card."""
    if isinstance(action, TakeCard):
        return refuse("1.3.1", "card-taken")
    if isinstance(action, BuyFromPool):
        return refuse("1.5.7", "pool-not-now")
    return refuse("1.3.1", "other-card") if isinstance(action, CARD_ACTS) else not_now()


def card_is_done(state: State, action: Action) -> Refusal:
    """Refusal: the card has been used up (1.6: sell before buying)."""
    if isinstance(action, SellShares) and state.takes:
        _, card, side, _ = state.takes[-1]
        half = state.box.cards[card].main if side == "main" else state.box.cards[card].alt
        if half.kind == "shares":
            return refuse("1.6.1", "sell-first")
    return refuse("1.3.1", "card-done") if isinstance(action, CARD_ACTS) else not_now()


def is_free_act(state: State, action: Action) -> bool:
    """True for free acts: a character's tile, Flimnap, an obsolete train."""
    if isinstance(action, LayTile):
        tile = state.box.tiles.get(action.tile)
        return tile is not None and is_character_tile(tile)
    return isinstance(action, (CashIn, DiscardTrain))


class EndTurn(CardStep, frozen=True, tag="end-turn"):
    """The card is used up; last chance for free acts (10.3.4)."""

    def view(self, state: State) -> EndTurnView:
        return EndTurnView()

    def question(self, state: State, seat: int) -> Message:
        return ask("end-turn")

    def judge(self, state: State, action: Action) -> Refusal | None:
        return card_is_done(state, action)


class LayTiles(CardStep, frozen=True, kw_only=True, tag="lay-track"):
    """Lay what the card allows (A01 to A04, A07); the building company is chosen per tile (1.4, R21, R30)."""

    yellow: int = 0
    green: int = 0
    any: int = 0

    def view(self, state: State) -> LayTrackView:
        return LayTrackView(self.yellow, self.green, self.any)

    def question(self, state: State, seat: int) -> Message:
        if self.any:
            return ask("lay", colour=state.colour)
        return ask("lay-colours", yellow=self.yellow, green=self.green)

    def acts(self, state: State) -> Iterator[Action]:
        return laying.lays(state, self.seat, Allowed(self.yellow, self.green, self.any))

    def judge(self, state: State, action: Action) -> Refusal | None:
        if not isinstance(action, LayTile):
            return not_now()
        tile = state.box.tiles.get(action.tile)
        if tile is not None and not Allowed(self.yellow, self.green, self.any)(tile):
            return refuse("1.4.8", "card-colour", action.tile, tile=tile_name(tile))
        return laying.why_not(state, action, owner=self.seat)

    def act(self, state: State, action: Action, log: Log) -> None:
        assert isinstance(action, LayTile)
        colour = state.box.tiles[action.tile].colour
        left = {"yellow": self.yellow, "green": self.green, "any": self.any}
        left[colour if left.get(colour) else "any"] -= 1
        laying.lay(state, action, self.seat, log)
        state.agenda.pop()
        if any(left.values()):
            state.agenda.append(replace(self, asked=False, **left))
