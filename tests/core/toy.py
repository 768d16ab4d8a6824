"""A minimal title with features London lacks: turns, a price from a range, and a hidden card.

Two players bid in turn for a hidden card. A bid must be higher than the last; a stop ends the auction.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from msgspec import Struct

from trainshed.core import (
    Action,
    Chance,
    Checking,
    Event,
    Log,
    Message,
    Outcome,
    Presentation,
    Range,
    Refusal,
    Score,
    Setup,
    Step,
    Title,
    View,
    not_now,
)
from trainshed.core.title import round_tick

MOST = 100
CARDS = ("a", "b", "c", "d", "e", "f", "g")


class Bid(Action, frozen=True, tag="bid"):
    price: int


class Stop(Action, frozen=True, tag="stop"):
    pass


class Sold(Event, frozen=True, tag="sold"):
    card: int

    def message(self) -> Message:
        return Message("core-refuse-over")


class ToyOptions(Struct, frozen=True, forbid_unknown_fields=True):
    least: int = 5


class ToyState(Struct):
    agenda: list[Any]
    chance: Chance
    least: int
    card: int
    price: int = 0
    holder: int = -1
    open: bool = False

    def copy(self) -> ToyState:
        return ToyState(self.agenda.copy(), self.chance, self.least, self.card, self.price, self.holder, self.open)

    def key(self) -> tuple[Any, ...]:
        return (repr(self.agenda), self.chance.seed, self.least, self.card, self.price, self.holder, self.open)


class Auction(Step[ToyState], frozen=True):
    seat: int

    def seats(self, state: ToyState) -> tuple[int, ...]:
        return (self.seat,)

    def question(self, state: ToyState, seat: int) -> Message:
        return Message("core-refuse-not-now")

    def ranges(self, state: ToyState, seat: int) -> Iterable[Range]:
        low = state.price + state.least
        if low <= MOST:
            yield Range(Bid(seat, low), "price", low, MOST, 5)

    def legal(self, state: ToyState, seat: int) -> Iterable[Action]:
        for free in self.ranges(state, seat):
            yield Bid(seat, free.low)
            if free.high != free.low:
                yield Bid(seat, free.high)
        yield Stop(seat)

    def why_not(self, state: ToyState, action: Action) -> Refusal | None:
        if isinstance(action, Stop):
            return None
        if not isinstance(action, Bid):
            return not_now()
        if any(action.price in free for free in self.ranges(state, action.seat)):
            return None
        return Refusal("toy/1", Message("core-refuse-not-now"))

    def take(self, state: ToyState, action: Action, log: Log) -> None:
        if isinstance(action, Bid):
            state.price, state.holder = action.price, action.seat
            state.agenda[-1] = Auction(1 - self.seat)
        else:
            state.agenda.pop()
            state.open = True
            log.append(Sold(state.card))


class ToyView(View, frozen=True):
    price: int
    card: int | None


class Toy(Title[ToyState]):
    id = "toy"
    rules_versions = (1,)
    min_players = 2
    max_players = 2
    options = ToyOptions
    action = Bid | Stop
    event = Sold
    rule_ids = ("toy/1",)
    message_keys = ()
    chance_keys: ClassVar = {"card": CARDS}
    presented_by = "tests.core.toy:ToyPresentation"
    checked_by = "tests.core.toy:ToyChecking"
    leaks = False

    def deal(self, setup: Setup, options: Any) -> ToyState:
        chance = setup.source()
        card = chance.shuffle("card", 0, CARDS)[0]
        return ToyState([Auction(0)], chance, options.least, card)

    def view(self, state: ToyState, seat: int | None) -> ToyView:
        return ToyView(state.price, state.card if state.open or self.leaks else None)

    def scores(self, state: ToyState) -> tuple[Score, ...]:
        return tuple(Score(seat, int(seat == state.holder), {}, 1) for seat in (0, 1))

    def outcome(self, state: ToyState) -> Outcome:
        return Outcome("core-refuse-over", (state.holder,) if state.holder >= 0 else (0, 1))

    def resample_hidden(self, state: ToyState, seat: int | None, seed: int) -> ToyState:
        resampled = state.copy()
        resampled.chance = Chance(seed)
        if not state.open:
            resampled.card = resampled.chance.shuffle("card", 1, CARDS)[0]
        return resampled

    def tick(self, state: ToyState) -> Message:
        return round_tick(1)

    def revealed(self, state: ToyState) -> int:
        return int(state.open)

    def known_chance(self, state: ToyState) -> dict[str, tuple[str, ...]]:
        return {"card": (CARDS[state.card],)} if state.open else {}


class ToyPresentation(Presentation[ToyState]):
    def describe(self, state: ToyState, action: Action) -> Message:
        return Message("core-refuse-over")

    def summary(self, state: ToyState, seat: int | None) -> list[Message]:
        return []


class ToyChecking(Checking[ToyState]):
    def violations(self, state: ToyState) -> Iterable[str]:
        if state.price > MOST:
            yield "the price is too high"

    def candidates(self, state: ToyState, seat: int) -> Iterable[Action]:
        return [*(Bid(seat, price) for price in range(-5, MOST + 10)), Stop(seat)]


class Leaky(Toy):
    """Shows the hidden card; the contract check must report it."""

    id = "leaky"
    leaks = True
