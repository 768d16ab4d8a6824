"""Actions and events that only 18Lilliput has, and all its actions and events.

Companies and cards are given by the names players use; in events players are given as `@seat`, Gulliver by name.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from trainshed.core import Action, Event, Message
from trainshed.rail.play.actions import BuyShare, DividendAction, Done, HagglingAction, SellShares, TrackAction
from trainshed.rail.play.events import DividendEvent, RouteRun, ShareBought, SharesSold, Told, TrackEvent, TrainEvent

from .words import say_log

Side = Literal["main", "alt"]


class TakeCompany(Action, frozen=True, gc=False, tag="take-company"):
    """Draft: take a start company (1.2)."""

    company: str


class TakeCharacter(Action, frozen=True, gc=False, tag="take-character"):
    """Draft: take a character (1.2)."""

    character: str


class TakeCash(Action, frozen=True, gc=False, tag="take-cash"):
    """Judge (character): take the income in cash (1.7a)."""


class FillTreasuries(Action, frozen=True, gc=False, tag="fill"):
    """Split money between the player's companies: `first` goes to the first company, the rest to the second."""

    first: int


class TakeCard(Action, frozen=True, gc=False, tag="card"):
    """Take an action card and use one half; with `copy`, spend a copy card to use a card already taken (1.3)."""

    card: str
    side: Side
    copy: bool = False


class CashIn(Action, frozen=True, gc=False, tag="cash-in"):
    """Treasurer (character): turn the character card into cash, once (1.7a)."""


class Found(Action, frozen=True, gc=False, tag="found"):
    """Found a company at the price of a market field (1.6)."""

    company: str
    field: int


class ChooseRun(Action, frozen=True, gc=False, tag="run"):
    """Choose between runs of equal, highest revenue: the one with this income from mines (1.8, R42)."""

    company: str
    mines: int


OwnAction = TakeCompany | TakeCharacter | TakeCash | FillTreasuries | TakeCard | CashIn | Found | ChooseRun
LilliputAction = OwnAction | SellShares | BuyShare | TrackAction | HagglingAction | DividendAction | Done


# events


class LilliputRound(Event, frozen=True, gc=False, tag="started"):
    """A round begins."""

    round: int
    rounds: int
    first: str

    def message(self) -> Message:
        key = "last-round" if self.round == self.rounds else "round"
        return say_log(key, round=self.round, rounds=self.rounds, player=self.first)


class Drafted(Event, frozen=True, gc=False, tag="drafted"):
    """A company or a character is taken."""

    player: str
    company: str = ""
    character: str = ""

    def message(self) -> Message:
        what = "company" if self.company else "character"
        return say_log(what, player=self.player, **{what: getattr(self, what)})


class CardTaken(Told, frozen=True, gc=False, tag="card-taken"):
    """An action card is taken or copied."""

    player: str
    card: str
    side: str
    copy: bool
    what: str
    amount: int
    key: ClassVar[str] = "lilliput-log-card"


class CashTaken(Told, frozen=True, gc=False, tag="cash-taken"):
    """A player receives cash from a card, the Judge or the Treasurer."""

    player: str
    amount: int
    source: str
    key: ClassVar[str] = "lilliput-log-cash"


class TreasuryFilled(Told, frozen=True, gc=False, tag="treasury-filled"):
    """The bank pays into a treasury."""

    company: str
    amount: int
    key: ClassVar[str] = "lilliput-log-treasury"


class Founded(Told, frozen=True, gc=False, tag="founded"):
    """A company is founded."""

    player: str
    company: str
    price: int
    paid: int
    treasury: int
    key: ClassVar[str] = "lilliput-log-founded"


class TrainGiven(Told, frozen=True, gc=False, tag="train-given"):
    """Gulliver gets the top train."""

    company: str
    train: str
    key: ClassVar[str] = "lilliput-log-train-given"


class MinesPaid(Told, frozen=True, gc=False, tag="mines"):
    """Income from mines goes into a treasury."""

    company: str
    amount: int
    key: ClassVar[str] = "lilliput-log-mines"


class GulliverStep(Told, frozen=True, gc=False, tag="gulliver-step"):
    """Gulliver reaches one of his steps: the rule by which he acts, or why he does nothing (7.9)."""

    why: str
    """The step's letter and the reason, such as `a-city`."""
    cash: int = -1
    need: int = -1
    """Step D: his cash, and what founding a company needs; -1 if not shown."""
    key: ClassVar[str] = "lilliput-log-gulliver-{why}"


class LilliputEnded(Told, frozen=True, gc=False, tag="game-ended"):
    """All rounds are played."""

    totals: tuple[int, ...]
    key: ClassVar[str] = "lilliput-log-end"


LilliputEvent = (
    LilliputRound | Drafted | CardTaken | CashTaken | TreasuryFilled | SharesSold | ShareBought | Founded | TrainGiven
) | (TrackEvent | TrainEvent | RouteRun | MinesPaid | DividendEvent | GulliverStep | LilliputEnded)
