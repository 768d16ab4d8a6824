"""Events of 18Lilliput. Players are given as `@seat`, Gulliver by name."""

from __future__ import annotations

from trainshed.core import Event, Message
from trainshed.core.message import Arg

from .naming import train_name


def _say(key: str, **args: Arg) -> Message:
    return Message(f"lilliput-log-{key}", args)


class RoundBegan(Event, frozen=True, gc=False, tag="started"):
    """A round begins."""

    round: int
    rounds: int
    first: str

    def message(self) -> Message:
        key = "last-round" if self.round == self.rounds else "round"
        return _say(key, round=self.round, rounds=self.rounds, player=self.first)


class Drafted(Event, frozen=True, gc=False, tag="drafted"):
    """A company or a character is taken."""

    player: str
    company: str = ""
    character: str = ""

    def message(self) -> Message:
        if self.company:
            return _say("company", player=self.player, company=self.company)
        return _say("character", player=self.player, character=self.character)


class TileLaid(Event, frozen=True, gc=False, tag="tile-laid"):
    """A tile is laid or upgraded."""

    player: str
    company: str
    cell: str
    tile: str
    rotation: int
    cost: int
    name: Message | str
    """The tile's name."""

    def message(self) -> Message:
        key = "tile-paid" if self.cost else "tile"
        args: dict[str, Arg] = {"player": self.player, "company": self.company, "cell": self.cell, "tile": self.name}
        return _say(key, **args, rotation=self.rotation, **({"cost": self.cost} if self.cost else {}))


class CardTaken(Event, frozen=True, gc=False, tag="card-taken"):
    """An action card is taken or copied."""

    player: str
    card: str
    side: str
    copy: bool
    what: str
    amount: int

    def message(self) -> Message:
        args: dict[str, Arg] = {"player": self.player, "card": self.card, "what": self.what, "amount": self.amount}
        return _say("card", copy="yes" if self.copy else "no", **args)


class CashTaken(Event, frozen=True, gc=False, tag="cash-taken"):
    """A player receives cash from a card, the Judge or the Treasurer."""

    player: str
    amount: int
    source: str

    def message(self) -> Message:
        return _say("cash", player=self.player, amount=self.amount, source=self.source)


class TreasuryFilled(Event, frozen=True, gc=False, tag="treasury-filled"):
    """The bank pays into a treasury."""

    company: str
    amount: int

    def message(self) -> Message:
        return _say("treasury", company=self.company, amount=self.amount)


class SharesSold(Event, frozen=True, gc=False, tag="shares-sold"):
    """Shares go back to the bank; the price falls."""

    player: str
    company: str
    count: int
    amount: int
    price: int

    def message(self) -> Message:
        args: dict[str, Arg] = {"company": self.company, "count": self.count, "amount": self.amount}
        return _say("sold", player=self.player, price=self.price, **args)


class ShareBought(Event, frozen=True, gc=False, tag="share-bought"):
    """A share is bought from the bank."""

    player: str
    company: str
    price: int

    def message(self) -> Message:
        return _say("bought", player=self.player, company=self.company, price=self.price)


class Founded(Event, frozen=True, gc=False, tag="founded"):
    """A company is founded."""

    player: str
    company: str
    price: int
    paid: int
    treasury: int

    def message(self) -> Message:
        args: dict[str, Arg] = {"company": self.company, "price": self.price, "paid": self.paid}
        return _say("founded", player=self.player, treasury=self.treasury, **args)


class StationPlaced(Event, frozen=True, gc=False, tag="station-placed"):
    """A station is placed."""

    company: str
    cell: str
    cost: int

    def message(self) -> Message:
        return _say("station", company=self.company, cell=self.cell, cost=self.cost)


class TrainBought(Event, frozen=True, gc=False, tag="train-bought"):
    """A company buys a train from the stack, the pool or a company; `added` is what the director paid."""

    company: str
    train: str
    price: int
    source: str
    added: int = 0

    def message(self) -> Message:
        args: dict[str, Arg] = {"company": self.company, "train": train_name(self.train), "price": self.price}
        if self.source in ("bank", "pool"):
            if self.added:
                return _say("train-added", added=self.added, **args)
            return _say(f"train-{self.source}", **args)
        return _say("train-company", seller=self.source, **args)


class TrainGiven(Event, frozen=True, gc=False, tag="train-given"):
    """Gulliver gets the top train."""

    company: str
    train: str

    def message(self) -> Message:
        return _say("train-given", company=self.company, train=train_name(self.train))


class Offered(Event, frozen=True, gc=False, tag="offered"):
    """A company offers to buy another company's train, or the offer is refused."""

    company: str
    seller: str
    train: str
    price: int
    refused: bool = False

    def message(self) -> Message:
        args: dict[str, Arg] = {"company": self.company, "seller": self.seller, "train": train_name(self.train)}
        return _say("refused" if self.refused else "offer", price=self.price, **args)


class TrainGone(Event, frozen=True, gc=False, tag="train-gone"):
    """A train leaves a company or the stack: into the pool, or out of the game."""

    company: str
    train: str
    where: str

    def message(self) -> Message:
        if not self.company:
            return _say(f"stack-{self.where}", train=train_name(self.train))
        return _say(f"train-to-{self.where}", company=self.company, train=train_name(self.train))


class PhaseBegan(Event, frozen=True, gc=False, tag="phase"):
    """The first train of a type appeared."""

    train: str
    colour: str
    limit: int

    def message(self) -> Message:
        return _say("phase", train=train_name(self.train), colour=self.colour, limit=self.limit)


class Rusted(Event, frozen=True, gc=False, tag="rusted"):
    """All trains of a type leave the game, or become obsolete."""

    train: str
    obsolete: bool

    def message(self) -> Message:
        return _say("obsolete" if self.obsolete else "rusted", train=train_name(self.train))


class RouteRun(Event, frozen=True, gc=False, tag="route"):
    """One train's run and the parts of its revenue: stop values, multiplier, halving if obsolete, and bonus."""

    company: str
    train: str
    stops: tuple[str, ...]
    cells: tuple[str, ...]
    revenue: int
    values: tuple[int, ...]
    times: int
    obsolete: bool
    bonus: int
    proved: bool = True
    """False if the search for the best run was cut short, which only corrected boxes can cause."""

    def message(self) -> Message:
        args: dict[str, Arg] = {"company": self.company, "train": train_name(self.train), "revenue": self.revenue}
        return _say("route" if self.proved else "route-unproved", stops=self._sum(), **args)

    def _sum(self) -> str:
        said = " + ".join(f"{stop} {value}" for stop, value in zip(self.stops, self.values, strict=True))
        factors = (f" × {self.times}" if self.times > 1 else "") + (" × ½" if self.obsolete else "")
        return (f"({said}){factors}" if factors else said) + (f" + {self.bonus}" if self.bonus else "")


class MinesPaid(Event, frozen=True, gc=False, tag="mines"):
    """Income from mines goes into a treasury."""

    company: str
    amount: int

    def message(self) -> Message:
        return _say("mines", company=self.company, amount=self.amount)


class Paid(Event, frozen=True, gc=False, tag="paid"):
    """A company pays out (in the last round even without revenue); `kept` goes into the treasury (Brobdingnag)."""

    company: str
    revenue: int
    kept: int
    was: int
    price: int
    treasury: int

    def message(self) -> Message:
        args: dict[str, Arg] = {"company": self.company, "was": self.was, "price": self.price}
        args["treasury"] = self.treasury
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
        return _say("income", player=self.player, company=self.company, amount=self.amount, cash=self.cash)


class Withheld(Event, frozen=True, gc=False, tag="withheld"):
    """A company keeps its revenue (or has none); the marker moves left."""

    company: str
    revenue: int
    was: int
    price: int
    treasury: int

    def message(self) -> Message:
        key = "withheld" if self.revenue else "no-revenue"
        args: dict[str, Arg] = {"company": self.company, "was": self.was, "price": self.price}
        return _say(key, treasury=self.treasury, **args, **({"revenue": self.revenue} if self.revenue else {}))


class GulliverStep(Event, frozen=True, gc=False, tag="gulliver-step"):
    """Gulliver reaches one of his steps: the rule by which he acts, or why he does nothing (7.9)."""

    why: str
    """The step's letter and the reason, such as `a-city`."""
    cash: int = -1
    need: int = -1
    """Step D: his cash, and what founding a company needs; -1 if not shown."""

    def message(self) -> Message:
        numbers = {"cash": self.cash, "need": self.need}
        return _say(f"gulliver-{self.why}", **{name: number for name, number in numbers.items() if number >= 0})


class GameEnded(Event, frozen=True, gc=False, tag="game-ended"):
    """All rounds are played."""

    totals: tuple[int, ...]

    def message(self) -> Message:
        return _say("end", totals=", ".join(map(str, self.totals)))


LilliputEvent = (
    RoundBegan
    | Drafted
    | TileLaid
    | CardTaken
    | CashTaken
    | TreasuryFilled
    | SharesSold
    | ShareBought
    | Founded
    | StationPlaced
    | TrainBought
    | TrainGiven
    | Offered
    | TrainGone
    | PhaseBegan
    | Rusted
    | RouteRun
    | MinesPaid
    | Paid
    | Income
    | Withheld
    | GulliverStep
    | GameEnded
)
