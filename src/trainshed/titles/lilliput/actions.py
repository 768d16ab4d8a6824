"""Actions that only 18Lilliput has, and all its actions. Companies and cards are given by the names players use."""

from __future__ import annotations

from typing import Literal

from trainshed.core import Action
from trainshed.rail.play.actions import BuyShare, DividendAction, Done, HagglingAction, SellShares, TrackAction

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
