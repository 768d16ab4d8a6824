"""Events that several track games share. The page draws them by their fields; the log shows their messages."""

from __future__ import annotations

from trainshed.core import Event, Message, money
from trainshed.core.message import Arg

from .naming import train_name


def _say(key: str, **args: Arg) -> Message:
    return Message(f"rail-log-{key}", args)


class RoundBegan(Event, frozen=True, gc=False, tag="round-began"):
    """A round begins."""

    round: int
    rounds: int

    def message(self) -> Message:
        return _say("round", round=self.round, rounds=self.rounds)


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
        if self.cost:
            return _say("tile-paid", **args, cost=money(self.cost))
        return _say("upgrade" if self.upgrade else "tile", **args)


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
    """What the log calls them: printed names, else cells."""
    cells: tuple[str, ...]
    """All cells the route passes, in order."""
    values: tuple[int, ...]
    revenue: int
    times: int = 1
    obsolete: bool = False
    bonus: int = 0
    proved: bool = True

    def message(self) -> Message:
        args: dict[str, Arg] = {"company": self.company, "train": train_name(self.train), "stops": self._sum()}
        return _say("route" if self.proved else "route-unproved", **args, revenue=money(self.revenue))

    def _sum(self) -> str:
        said = " + ".join(f"{name} {value}" for name, value in zip(self.names, self.values, strict=True))
        factors = (f" × {self.times}" if self.times > 1 else "") + (" × ½" if self.obsolete else "")
        return (f"({said}){factors}" if factors else said) + (f" + {self.bonus}" if self.bonus else "")


class Earned(Event, frozen=True, gc=False, tag="earned"):
    """The revenue of a run goes into the treasury."""

    company: str
    revenue: int
    treasury: int

    def message(self) -> Message:
        key = "earned" if self.revenue else "earned-nothing"
        args: dict[str, Arg] = {"revenue": money(self.revenue)} if self.revenue else {}
        return _say(key, company=self.company, treasury=money(self.treasury), **args)


class TrainBought(Event, frozen=True, gc=False, tag="train-bought"):
    """A company buys a train: from the stack (`bank`), the pool, or another company."""

    company: str
    train: str
    price: int
    source: str

    def message(self) -> Message:
        args: dict[str, Arg] = {"company": self.company, "train": train_name(self.train), "price": money(self.price)}
        return _say(f"train-{self.source}", **args)


class TrainDiscarded(Event, frozen=True, gc=False, tag="train-discarded"):
    """A train goes into the pool."""

    company: str
    train: str

    def message(self) -> Message:
        return _say("discarded", company=self.company, train=train_name(self.train))


class PhaseBegan(Event, frozen=True, gc=False, tag="phase"):
    """The first train of a kind starts a phase."""

    phase: str
    train: str
    colour: str
    limit: int

    def message(self) -> Message:
        args: dict[str, Arg] = {"train": train_name(self.train), "colour": self.colour, "limit": self.limit}
        return _say("phase", phase=self.phase, **args)


class Rusted(Event, frozen=True, gc=False, tag="rusted"):
    """All trains of a kind leave the game; `owners` are the companies that lose one each time they are named."""

    train: str
    owners: tuple[str, ...]

    def message(self) -> Message:
        key = "rusted-from" if self.owners else "rusted"
        args: dict[str, Arg] = {"companies": ", ".join(self.owners)} if self.owners else {}
        return _say(key, train=train_name(self.train), **args)
