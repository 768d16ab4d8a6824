"""Actions of 18Lilliput. Companies, tiles, cards, trains and cells are given by the names players use."""

from __future__ import annotations

from typing import Literal

from trainshed.core import Action

Side = Literal["main", "alt"]


class TakeCompany(Action, frozen=True, gc=False, tag="take-company"):
    """Draft: take a start company (1.2)."""

    company: str


class TakeCharacter(Action, frozen=True, gc=False, tag="take-character"):
    """Draft: take a character (1.2)."""

    character: str


class LayTile(Action, frozen=True, gc=False, tag="lay"):
    """Lay or upgrade a tile for a company: the home in the draft, with a card, or a character's tile (1.4, 1.7a)."""

    company: str
    cell: str
    tile: str
    rotation: int


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


class DiscardTrain(Action, frozen=True, gc=False, tag="drop"):
    """Put a train into the pool: an obsolete one voluntarily, any one when over the limit (1.5)."""

    company: str
    train: str


class SellShares(Action, frozen=True, gc=False, tag="sell"):
    """Sell 10 % shares of one company to the bank (1.6)."""

    company: str
    count: int


class BuyShare(Action, frozen=True, gc=False, tag="buy-share"):
    """Buy a 10 % share from the bank (1.6)."""

    company: str


class Found(Action, frozen=True, gc=False, tag="found"):
    """Found a company at the price of a market field (1.6)."""

    company: str
    field: int


class PlaceStation(Action, frozen=True, gc=False, tag="station"):
    """Place a station: with the card, or as the home of a new company (1.6, 1.7)."""

    company: str
    cell: str


class BuyTrain(Action, frozen=True, gc=False, tag="buy-train"):
    """Buy the top train of the stack (1.5)."""

    company: str


class BuyFromCompany(Action, frozen=True, gc=False, tag="buy-from"):
    """Buy a train from another company; if another player directs that company, the director must agree (1.5)."""

    company: str
    seller: str
    train: str
    price: int


class BuyFromPool(Action, frozen=True, gc=False, tag="buy-pool"):
    """Buy a train from the pool after withholding or founding (1.5)."""

    company: str
    train: str


class Answer(Action, frozen=True, gc=False, tag="answer"):
    """Accept or refuse an offer for a train (1.5, R35)."""

    accept: bool


class ChooseRun(Action, frozen=True, gc=False, tag="run"):
    """Choose between runs of equal, highest revenue: the one with this income from mines (1.8, R42)."""

    company: str
    mines: int


class PayOut(Action, frozen=True, gc=False, tag="pay"):
    """Pay the revenue out (1.8)."""

    company: str


class Withhold(Action, frozen=True, gc=False, tag="withhold"):
    """Keep the revenue in the treasury (1.8)."""

    company: str


class Done(Action, frozen=True, gc=False, tag="done"):
    """Do nothing, or nothing more, in the current step (R2, R52)."""


LilliputAction = (
    TakeCompany
    | TakeCharacter
    | LayTile
    | TakeCash
    | FillTreasuries
    | TakeCard
    | CashIn
    | DiscardTrain
    | SellShares
    | BuyShare
    | Found
    | PlaceStation
    | BuyTrain
    | BuyFromCompany
    | BuyFromPool
    | Answer
    | ChooseRun
    | PayOut
    | Withhold
    | Done
)
