"""Actions that only 18Ireland has, and all its actions."""

from __future__ import annotations

from trainshed.rail.play.actions import (
    BuyShare,
    DividendAction,
    Done,
    RailAction,
    Run,
    SellShares,
    TrackAction,
    TrainAction,
)


class BuyPrivate(RailAction, frozen=True, gc=False, omit_defaults=True, tag="buy-private"):
    """Private auction: buy the lowest private at its price; later a company buys one from a player (2.1, 11.1)."""

    private: str
    company: str = ""
    """The buying company; empty in the private auction."""
    price: int = 0
    """What the company pays; 0 in the private auction, where the price is known."""


class Bid(RailAction, frozen=True, gc=False, omit_defaults=True, tag="bid"):
    """Bid for a private, or raise in the auction of a 5-share company (2.2, 2.3, 4.7)."""

    what: str
    """The private or the company."""
    price: int


class OpenAuction(RailAction, frozen=True, gc=False, omit_defaults=True, tag="open-auction"):
    """Open the auction of the top 5-share company with a bid (4.7)."""

    company: str
    price: int


class ChoosePrice(RailAction, frozen=True, gc=False, omit_defaults=True, tag="choose-price"):
    """Choose the start price of a company won in an auction, where the option lets the winner choose (15 row 5)."""

    company: str
    price: int


class Launch(RailAction, frozen=True, gc=False, omit_defaults=True, tag="launch"):
    """Launch a 10-share company at a par price; its home station is placed next (4.10)."""

    company: str
    price: int


class Issue(RailAction, frozen=True, gc=False, omit_defaults=True, tag="issue"):
    """A company sells one treasury share to the pool (5.3)."""

    company: str


class Redeem(RailAction, frozen=True, gc=False, omit_defaults=True, tag="redeem"):
    """A company buys one of its shares from the pool (5.3)."""

    company: str


class PlaceMarker(RailAction, frozen=True, gc=False, omit_defaults=True, tag="marker"):
    """A company uses a steam packet private: its marker goes to a cell (11)."""

    company: str
    private: str
    cell: str


class SettleStation(RailAction, frozen=True, gc=False, omit_defaults=True, tag="settle"):
    """Choose the city of a station that lies on a cell of several cities (6.8, 16.7, 16.21)."""

    company: str
    cell: str
    stop: int


class Propose(RailAction, frozen=True, gc=False, omit_defaults=True, tag="propose"):
    """Propose a merger of two or three companies, in the order they are printed in the box (12.2)."""

    companies: tuple[str, ...]


class Vote(RailAction, frozen=True, gc=False, omit_defaults=True, tag="vote"):
    """Vote for or against the merger with all shares (12.4)."""

    accept: bool


class NameTarget(RailAction, frozen=True, gc=False, omit_defaults=True, tag="target"):
    """Name the 10-share company that an accepted merger becomes (12.6)."""

    company: str


class GoBankrupt(RailAction, frozen=True, gc=False, omit_defaults=True, tag="bankrupt"):
    """The director of a company that cannot get a train declares bankruptcy (10.5)."""

    company: str


IrelandAction = (
    (BuyPrivate | Bid | OpenAuction | ChoosePrice | Launch | SellShares | BuyShare)
    | (Issue | Redeem | TrackAction | SettleStation | PlaceMarker | Run | DividendAction | TrainAction)
    | (Propose | Vote | NameTarget | GoBankrupt | Done)
)
