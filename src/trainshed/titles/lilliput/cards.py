"""A player's turn (1.3): take a card, use one of its halves, with free acts besides it (1.7a, R32)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Self

from msgspec.structs import replace

from trainshed.core import Action, Event, Log, Message, Refusal, Step, not_now
from trainshed.rail.play import trains
from trainshed.rail.play.actions import BuyFromCompany, BuyFromPool, DiscardTrain, Done, LayTile, SellShares
from trainshed.rail.play.choice import Choice, Verb, Verbs
from trainshed.rail.play.naming import train_name
from trainshed.rail.play.stations import place
from trainshed.rail.play.track import Fees, Lay
from trainshed.rail.play.trains import from_company, from_pool, from_stack
from trainshed.rail.tile import Tile

from .actions import CardTaken, CashTaken, TakeCard
from .box import Half
from .characters import FREE_ACTS, ShareOut, is_character_tile, share_out
from .state import State
from .words import ask, refuse, tile_name

CARD_ACTS = set[type[Action]]()
"""What cards are for: the acts of all their steps."""


# taking a card


class UseCard(Verb[State, Choice, TakeCard]):
    """Take an unused card and use one of its halves; or, with a copy card, a card used this round (R1, R51)."""

    kind = TakeCard

    def options(self, state: State, step: Choice) -> Iterator[TakeCard]:
        gone = state.used
        for card in state.cards:
            used = card in gone
            if not used or state.players[step.seat].copies:
                yield TakeCard(step.seat, card, "main", used)
                yield TakeCard(step.seat, card, "alt", used)

    def why_not(self, state: State, step: Choice, action: TakeCard) -> Refusal | None:
        if action.card not in state.cards:
            # the cards in play depend on the number of players
            rule = "1.3.1" if action.card not in state.box.cards else "1.14" if state.solo else "1.11"
            return refuse(rule, "no-card", action.card[:20], card=action.card[:20])
        used = action.card in state.used
        if action.copy and not used:
            return refuse("1.3.2", "copy-unused", action.card, card=action.card)
        if action.copy and not state.players[step.seat].copies:
            return refuse("1.14.1", "no-copies-alone") if state.solo else refuse("1.3.2", "no-copy-card")
        if used and not action.copy:
            return refuse("1.3.1", "card-used", action.card, card=action.card)
        return None

    def do(self, state: State, step: Choice, action: TakeCard, log: Log) -> None:
        seat, who = step.seat, state.who(step.seat)
        if action.copy:
            state.change_player(seat, copies=state.players[seat].copies - 1)
        state.takes = (*state.takes, action)
        half = half_of(state, action)
        log.append(CardTaken(who, action.card, action.side, action.copy, half.what, amount_of(state, half)))
        if half.kind == "cash":
            state.pay(who, half.amount)
            log.append(CashTaken(who, half.amount, "card"))
        elif half.kind == "treasury" and len(state.own(seat)) == 1:
            share_out(state, seat, amount_of(state, half), amount_of(state, half), log)


def half_of(state: State, action: TakeCard) -> Half:
    card = state.box.cards[action.card]
    return card.main if action.side == "main" else card.alt


def amount_of(state: State, half: Half) -> int:
    """Return the money a half brings in this phase."""
    return state.box.treasuries[state.colour] if half.kind == "treasury" else half.amount


# the steps of a card


class CardStep(Choice, frozen=True):
    """A part of a player's turn: acts of the card, free acts, or `Done`."""

    acts: ClassVar[Verbs[Any]] = ()
    """What the card is for; free acts come after it."""
    refuses: ClassVar[str] = "other-card"
    """Why acts of other cards are not possible."""

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        CARD_ACTS.update(verb.kind for verb in cls.acts)
        if "verbs" not in vars(cls):
            cls.verbs = (*cls.acts, *FREE_ACTS)

    def companies(self, state: State) -> Sequence[str]:
        return state.own(self.seat)

    def why_not_now(self, state: State, action: Action) -> Refusal:
        if not self.in_turn:
            return Choice.why_not_now(self, state, action)
        if isinstance(action, TakeCard):
            return refuse("1.3.1", "card-taken")
        if isinstance(action, BuyFromPool):
            return refuse("1.5.7", "pool-not-now")
        shares = bool(state.takes) and half_of(state, state.takes[-1]).kind == "shares"
        if shares and self.refuses == "card-done" and isinstance(action, SellShares):
            return refuse("1.6.1", "sell-first")
        return refuse("1.3.1", self.refuses) if type(action) in CARD_ACTS else not_now()

    def options(self, state: State) -> Iterator[Action]:
        """Yield the legal acts of the card itself."""
        for verb in self.acts:
            yield from verb.options(state, self)


class Turn(CardStep, frozen=True, tag="card"):
    """Take a card; free acts may come first."""

    acts: ClassVar[Verbs[Any]] = (UseCard(),)
    refuses: ClassVar[str] = "card-first"

    def question(self, state: State, seat: int) -> Message:
        copies = state.players[self.seat].copies and state.used
        return ask("card-copy" if copies else "card", round=state.round.number)

    def why_not_stop(self, state: State) -> Refusal | None:
        return refuse("1.3.1", "must-take-card")

    def after(self, state: State, action: Action, happened: Sequence[Event]) -> tuple[Step[Any], ...]:
        assert isinstance(action, TakeCard)
        half = half_of(state, action)
        if half.kind == "cash" or (half.kind == "treasury" and len(state.own(self.seat)) == 1):
            return (EndTurn(self.seat),)
        return (step_of(state, half, self.seat), EndTurn(self.seat))


def step_of(state: State, half: Half, seat: int) -> CardStep:
    """Return the step in which a half of a card is used (table 1); money for treasuries is split."""
    from .shares import TradeShares  # the share card stands on this module

    if half.kind == "lay":
        return LayTiles(seat, yellow=half.yellow, green=half.green, any=half.any)
    if half.kind == "shares":
        return TradeShares(seat)
    if half.kind == "trains":
        return BuyTrains(seat, left=half.most)
    if half.kind == "station":
        return BuyStation(seat)
    return SplitTreasury(seat, total=amount_of(state, half))


class EndTurn(CardStep, frozen=True, tag="end-turn"):
    """The card is used up; last chance for free acts (10.3.4)."""

    refuses: ClassVar[str] = "card-done"


# tiles (1.4)


class CardLay(Lay):
    """Lay a tile of the supply; characters' tiles do not need a card."""

    def takes(self, state: Any, step: Any, action: LayTile) -> bool:
        return super().takes(state, step, action) and not is_character_tile(state.box.tiles.get(action.tile))


class LayTiles(CardStep, frozen=True, kw_only=True, tag="lay-track"):
    """Lay what the card still allows, by colour (A01 to A04, A07); the company is chosen per tile (1.4, R21, R30)."""

    yellow: int = 0
    green: int = 0
    any: int = 0
    acts: ClassVar[Verbs[Any]] = (CardLay(),)

    def question(self, state: State, seat: int) -> Message:
        if self.any:
            return ask("lay", colour=state.colour)
        return ask("lay-colours", yellow=self.yellow, green=self.green)

    def _allows(self, tile: Tile) -> bool:
        return bool(self.any or {"yellow": self.yellow, "green": self.green}.get(tile.colour))

    def fees(self, state: State) -> Fees:
        def fee(tile: Tile) -> int | None:
            listed = self._allows(tile) and tile.colour != "special" and tile.id not in state.left_out
            return 0 if listed else None

        return fee

    def why_not_tile(self, state: State, tile: Tile) -> Refusal | None:
        return None if self._allows(tile) else refuse("1.4.8", "card-colour", tile.id, tile=tile_name(tile))

    def fee(self, state: State, tile: Tile) -> int:
        return 0

    def after(self, state: State, action: Action, happened: Sequence[Event]) -> tuple[Step[Any], ...]:
        if not isinstance(action, LayTile):
            return ()
        colour = state.box.tiles[action.tile].colour
        left = {"yellow": self.yellow, "green": self.green, "any": self.any}
        left[colour if left.get(colour) else "any"] -= 1
        return (replace(self, asked=False, **left),) if any(left.values()) else ()


# stations (1.7)


class BuyStation(CardStep, frozen=True, tag="build-station"):
    """Card A09: one of the player's companies places a station, or none."""

    acts: ClassVar[Verbs[Any]] = (place,)

    def why_not_company(self, state: State, company: str, rule: str) -> Refusal | None:
        refusal = super().why_not_company(state, company, rule)
        return None if refusal is None else replace(refusal, about=())


# trains (1.5)


class BuyTrains(CardStep, frozen=True, kw_only=True, tag="buy-trains"):
    """Cards A07 and A08: one or two purchases, each by a company of the player, from the bank or another company."""

    left: int
    refused: tuple[tuple[str, str], ...] = ()
    """Offers refused with this card: (selling company, train)."""
    acts: ClassVar[Verbs[Any]] = (from_stack, from_company)

    def question(self, state: State, seat: int) -> Message:
        price = state.new_train_price(seat)
        return ask("trains", left=self.left, train=train_name(state.top_train), price=price)

    def after(self, state: State, action: Action, happened: Sequence[Event]) -> tuple[Step[Any], ...]:
        if type(action) is Done or self.left == 1:
            return ()
        return (replace(self, asked=False, left=self.left - 1),)

    def after_no(self, state: State, action: Action) -> Self:
        assert isinstance(action, BuyFromCompany)
        return replace(self, asked=False, refused=(*self.refused, (action.seller, action.train)))


class BuyPool(CardStep, frozen=True, kw_only=True, tag="buy-pool"):
    """A company that has just been founded may buy one train from the pool at its printed price (R6)."""

    company: str
    running: bool = False
    """True after withholding: not in the own turn."""
    acts: ClassVar[Verbs[Any]] = (from_pool,)
    refuses: ClassVar[str] = "card-done"

    def companies(self, state: State) -> Sequence[str]:
        return (self.company,)

    def why_not_company(self, state: State, company: str, rule: str) -> Refusal | None:
        other = refuse("1.5.7", "pool-other", self.company, company=self.company)
        return None if company == self.company else other


class BuyPoolAfterWithholding(BuyPool, frozen=True, kw_only=True, tag="buy-pool"):
    """So may one that has just withheld (1.5); dropping obsolete trains is then the only free act."""

    running: bool = True
    verbs: ClassVar[Verbs[Self]] = (from_pool, trains.drop_obsolete)
    in_turn: ClassVar[bool] = False


class DropElsewhere(trains.DropObsolete):
    """While a company has too many trains, others of the player may give up obsolete ones."""

    def options(self, state: Any, step: Any) -> Iterator[DiscardTrain]:
        return (action for action in super().options(state, step) if action.company != step.company)


class Discard(trains.Discard, frozen=True, kw_only=True, tag="discard"):
    """A company over the limit puts a train of its director's choice into the pool (1.5, R11)."""

    verbs: ClassVar[Verbs[Self]] = (trains.discard_over, DropElsewhere())

    def find(self, state: State, action: Action) -> Verb[Any, Any, Any] | None:
        own, elsewhere = self.verbs
        verb = own if getattr(action, "company", "") == self.company else elsewhere
        return verb if isinstance(action, DiscardTrain) else None


class SplitTreasury(CardStep, frozen=True, kw_only=True, tag="split"):
    """Card A10: an amount that depends on the phase, split freely between the player's companies."""

    total: int
    acts: ClassVar[Verbs[Any]] = (ShareOut("1.3.4"),)
