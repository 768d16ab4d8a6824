"""Actions that several track games share. A title's union of actions holds those it uses, and its own.

Fields with defaults are not written, so that a move has one spelling and old records stay as they are.
"""

from __future__ import annotations

from msgspec import Struct

from trainshed.core import Action


class RailAction(Action, frozen=True, gc=False, omit_defaults=True):
    """An action of a track game."""


class LayTile(RailAction, frozen=True, gc=False, omit_defaults=True, tag="lay"):
    """A company lays or upgrades a tile; `by` names the private railway or character used, if any."""

    company: str
    cell: str
    tile: str
    rotation: int
    by: str = ""


class PlaceStation(RailAction, frozen=True, gc=False, omit_defaults=True, tag="station"):
    """A company places a station on a stop of a cell."""

    company: str
    cell: str
    stop: int = 0


class BuyTrain(RailAction, frozen=True, gc=False, omit_defaults=True, tag="buy-train"):
    """A company buys the top train of the stack."""

    company: str
    trade_in: str = ""


class BuyFromPool(RailAction, frozen=True, gc=False, omit_defaults=True, tag="buy-pool"):
    """A company buys a train from the pool."""

    company: str
    train: str
    trade_in: str = ""


class BuyFromCompany(RailAction, frozen=True, gc=False, omit_defaults=True, tag="buy-from"):
    """A company buys a train from another company; if another player directs that one, the player must agree."""

    company: str
    seller: str
    train: str
    price: int


class Answer(RailAction, frozen=True, gc=False, omit_defaults=True, tag="answer"):
    """Accept or refuse an offer."""

    accept: bool


class CounterOffer(RailAction, frozen=True, gc=False, omit_defaults=True, tag="counter"):
    """Neither accept nor refuse an offer, but name another price."""

    price: int


class DiscardTrain(RailAction, frozen=True, gc=False, omit_defaults=True, tag="drop"):
    """A company puts a train into the pool."""

    company: str
    train: str


class RouteChoice(Struct, frozen=True, gc=False, omit_defaults=True):
    """A route as a player names it: the kind of train and its stops in order, such as `E11.0`."""

    train: str
    stops: tuple[str, ...]
    cells: tuple[str, ...] = ()
    """All cells from the first stop to the last, where several ways join the stops; empty: whichever fits."""


class Run(RailAction, frozen=True, gc=False, omit_defaults=True, tag="routes"):
    """A company runs its trains over these routes; without routes it runs nothing."""

    company: str
    routes: tuple[RouteChoice, ...] = ()


class PayOut(RailAction, frozen=True, gc=False, omit_defaults=True, tag="pay"):
    """A company pays its revenue out."""

    company: str


class Withhold(RailAction, frozen=True, gc=False, omit_defaults=True, tag="withhold"):
    """A company keeps its revenue."""

    company: str


class SellShares(RailAction, frozen=True, gc=False, omit_defaults=True, tag="sell"):
    """Sell shares of one company."""

    company: str
    count: int


class BuyShare(RailAction, frozen=True, gc=False, omit_defaults=True, tag="buy-share"):
    """Buy one share; `source` says from where (`treasury`, `pool`), in games where there are two places."""

    company: str
    source: str = ""


class Done(RailAction, frozen=True, gc=False, omit_defaults=True, tag="done"):
    """Nothing (more) of what is asked."""


TrackAction = LayTile | PlaceStation
TrainAction = BuyTrain | BuyFromCompany | BuyFromPool | DiscardTrain | Answer
HagglingAction = TrainAction | CounterOffer
DividendAction = PayOut | Withhold
