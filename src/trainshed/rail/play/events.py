"""Events that several track games share. The page draws them by their fields; the log shows their messages.

Owners are named as in the state: players as `@seat`, which messages turn into names.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar

from trainshed.core import Event, Message, money
from trainshed.core.message import Arg
from trainshed.rail.owners import BANK, POOL

from .naming import train_name
from .words import Speaker, fields_of

_say = Speaker("rail-log")


def listed(parts: Sequence[Message]) -> Message:
    """Return messages as one, with commas between them."""
    *before, found = parts
    for part in reversed(before):
        found = _say("list", first=part, rest=found)
    return found


def _each(key: str, owners: tuple[str, ...]) -> Message:
    """Tell of every company how many of the trains are its own."""
    return listed([_say(key, company=company, count=count) for company, count in Counter(owners).items()])


class Told(Event, frozen=True, gc=False):
    """An event whose message has all its fields as arguments (`fields_of`)."""

    key: ClassVar[str]
    """It may name fields, such as `rail-log-{why}`."""

    def message(self) -> Message:
        args = fields_of(self)
        return Message(self.key.format_map(args), args)


class RoundBegan(Told, frozen=True, gc=False, tag="round-began"):
    """A round begins."""

    round: int
    rounds: int
    key: ClassVar[str] = "rail-log-round"


class TileLaid(Event, frozen=True, gc=False, tag="tile-laid"):
    """A tile is laid, or a better one over it."""

    player: str
    company: str
    cell: str
    tile: str
    rotation: int
    cost: int
    upgrade: bool
    name: Message | str
    """The tile's name in the log."""
    place: str = ""
    """The printed name of the cell, if it has one."""

    def message(self) -> Message:
        where = f"{self.cell} {self.place}".strip()
        args: dict[str, Arg] = {"player": self.player, "company": self.company, "cell": where, "tile": self.name}
        return _say("tile-paid", **args, cost=money(self.cost)) if self.cost else _say("tile", **args)


class StationPlaced(Event, frozen=True, gc=False, tag="station-placed"):
    """A station is placed."""

    company: str
    cell: str
    stop: int
    cost: int
    place: str = ""

    def message(self) -> Message:
        where = f"{self.cell} {self.place}".strip()
        return _say("station", company=self.company, cell=where, cost=money(self.cost))


class RouteRun(Event, frozen=True, gc=False, tag="route"):
    """One train's run and the parts of its revenue: stop values, multiplier, halving if obsolete, bonus."""

    company: str
    train: str
    stops: tuple[str, ...]
    """Places of the stops in order, such as `E11.0`."""
    names: tuple[str, ...]
    """What the log calls them."""
    cells: tuple[str, ...]
    """All cells the route passes, in order."""
    values: tuple[int, ...]
    revenue: int
    times: int = 1
    obsolete: bool = False
    bonus: int = 0
    proved: bool = True
    """False if the search for the best run was cut short, which only corrected boxes can cause."""

    def message(self) -> Message:
        args: dict[str, Arg] = {"company": self.company, "train": train_name(self.train), "revenue": self.revenue}
        return _say("route" if self.proved else "route-unproved", stops=self._sum(), **args)

    def _sum(self) -> str:
        said = " + ".join(f"{name} {value}" for name, value in zip(self.names, self.values, strict=True))
        factors = (f" × {self.times}" if self.times > 1 else "") + (" × ½" if self.obsolete else "")
        return (f"({said}){factors}" if factors else said) + (f" + {self.bonus}" if self.bonus else "")


class Earned(Event, frozen=True, gc=False, tag="earned"):
    """The revenue of a run goes into the treasury, where there are no shares."""

    company: str
    revenue: int
    treasury: int

    def message(self) -> Message:
        key = "earned" if self.revenue else "earned-nothing"
        args: dict[str, Arg] = {"revenue": money(self.revenue)} if self.revenue else {}
        return _say(key, company=self.company, treasury=money(self.treasury), **args)


class Paid(Event, frozen=True, gc=False, tag="paid"):
    """A company pays out (in some games even without revenue); `kept` goes into its treasury."""

    company: str
    revenue: int
    kept: int
    was: int
    price: int
    treasury: int

    def message(self) -> Message:
        args: dict[str, Arg] = {"company": self.company, "was": self.was, "price": self.price}
        if not self.revenue:
            return _say("no-revenue", **args)
        key = "paid-kept" if self.kept else "paid"
        return _say(key, revenue=self.revenue, **args, **({"kept": self.kept} if self.kept else {}))


class Income(Event, frozen=True, gc=False, tag="income"):
    """A player's part of a dividend, and the player's cash afterwards."""

    player: str
    company: str
    amount: int
    cash: int

    def message(self) -> Message:
        return _say("income", player=self.player, company=self.company, amount=money(self.amount))


class Withheld(Event, frozen=True, gc=False, tag="withheld"):
    """A company keeps its revenue (or has none)."""

    company: str
    revenue: int
    was: int
    price: int
    treasury: int

    def message(self) -> Message:
        args: dict[str, Arg] = {"company": self.company, "was": self.was, "price": self.price}
        return _say("withheld", revenue=self.revenue, **args) if self.revenue else _say("no-revenue", **args)


class TrainBought(Event, frozen=True, gc=False, tag="train-bought"):
    """A company buys a train: from the stack (`bank`), the pool, or another company."""

    company: str
    train: str
    price: int
    source: str
    added: int = 0
    """What the director paid of it."""

    def message(self) -> Message:
        args: dict[str, Arg] = {"company": self.company, "train": train_name(self.train), "price": money(self.price)}
        if self.added:
            return _say("train-added", added=money(self.added), **args)
        if self.source in (BANK, POOL):
            return _say(f"train-{self.source}", **args)
        return _say("train-company", seller=self.source, **args)


class Offered(Event, frozen=True, gc=False, tag="offered"):
    """A company offers to buy another company's train, that one asks for another price, or the offer is refused."""

    company: str
    seller: str
    train: str
    price: int
    refused: bool = False
    asked: bool = False
    """True if the seller named the price."""

    def message(self) -> Message:
        args: dict[str, Arg] = {"company": self.company, "seller": self.seller, "train": train_name(self.train)}
        key = "refused" if self.refused else "offer"
        return _say(f"{key}-asked" if self.asked else key, price=money(self.price), **args)


class TrainGone(Event, frozen=True, gc=False, tag="train-gone"):
    """A train leaves a company (or the stack, if it names none): into the pool, or out of the game (`scrap`)."""

    company: str
    train: str
    where: str

    def message(self) -> Message:
        if not self.company:
            return _say(f"stack-{self.where}", train=train_name(self.train))
        return _say(f"train-to-{self.where}", company=self.company, train=train_name(self.train))


class PhaseBegan(Event, frozen=True, gc=False, tag="phase"):
    """The first train of a kind starts a phase."""

    phase: str
    train: str
    colour: str
    limit: int
    """Trains a company may own; where that depends on its size, a large one."""
    small_limit: int | None = None
    """Trains a small company may own, if that is another number."""

    def message(self) -> Message:
        train = train_name(self.train)
        if self.small_limit is None:
            return _say("phase", train=train, colour=self.colour, limit=self.limit)
        return _say("phase-sizes", train=train, colour=self.colour, small=self.small_limit, large=self.limit)


class Rusted(Event, frozen=True, gc=False, tag="rusted"):
    """All trains of a kind leave the game, or become obsolete; each company is named as often as it has one."""

    train: str
    owners: tuple[str, ...]
    obsolete: bool = False

    def message(self) -> Message:
        key, train = "obsolete" if self.obsolete else "rusted", train_name(self.train)
        if not self.owners:
            return _say(key, train=train)
        return _say(f"{key}-of", train=train, who=_each("has" if self.obsolete else "loses", self.owners))


class SharesSold(Event, frozen=True, gc=False, tag="shares-sold"):
    """A player sells shares; the price falls."""

    player: str
    company: str
    count: int
    amount: int
    price: int
    """After the sale."""

    def message(self) -> Message:
        args: dict[str, Arg] = {"player": self.player, "company": self.company, "count": self.count}
        return _say("shares-sold", amount=money(self.amount), price=self.price, **args)


class ShareBought(Event, frozen=True, gc=False, tag="share-bought"):
    """A player buys a share; `source` is the treasury or the pool, where there are two places."""

    player: str
    company: str
    price: int
    source: str = ""

    def message(self) -> Message:
        key = f"share-{self.source}" if self.source else "share-bought"
        return _say(key, player=self.player, company=self.company, price=money(self.price))


class DirectorChanged(Told, frozen=True, gc=False, tag="director-changed"):
    """A company has a new director, by exchange of certificates."""

    company: str
    player: str
    before: str
    key: ClassVar[str] = "rail-log-director"


class Flipped(Event, frozen=True, gc=False, tag="flipped"):
    """All trains of a kind are turned over and go to the pool; each company is named as often as it had one."""

    train: str
    back: str
    owners: tuple[str, ...]

    def message(self) -> Message:
        args: dict[str, Arg] = {"train": train_name(self.train), "back": train_name(self.back)}
        return _say("flipped-of", **args, who=_each("loses", self.owners)) if self.owners else _say("flipped", **args)


TrackEvent = TileLaid | StationPlaced
TrainEvent = TrainBought | Offered | TrainGone | PhaseBegan | Rusted
DividendEvent = Paid | Income | Withheld
StockEvent = SharesSold | ShareBought | DirectorChanged
