"""The state of a track game: an agenda and the nouns of `rail`. A title subclasses it and adds its own fields."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import copy
from typing import Any, ClassVar, TypeVar

from msgspec import Struct

from trainshed.core import Chance, Setup
from trainshed.rail.bank import Bank
from trainshed.rail.board import Board
from trainshed.rail.market import Market
from trainshed.rail.owners import BANK, players
from trainshed.rail.shares import Shares
from trainshed.rail.trains import Depot

S = TypeVar("S", bound="RailState")
NOBODY = -1
"""The seat of the director of a company that has none."""


class Edition(Struct, frozen=True):
    """What a game is played with: box and rules follow from it."""

    title: str
    version: int
    """Of the rules."""
    options: Any
    players: int


class Round(Struct, frozen=True):
    """The part of the game: a kind of round, its number, and its part where rounds have several."""

    kind: str = ""
    number: int = 0
    part: int = 0


class RailState(Struct, kw_only=True):
    """The table of a track game.

    Companies, kinds of trains, cells and tiles are named as players name them; seats are numbers. There is no struct
    for a company: its treasury is `bank[id]`, its trains `depot.of(id)`, its stations `board.stations_of(id)`, its
    director `shares.director(id)`.
    """

    edition: Edition
    agenda: list[Any]
    box: Any
    """Map, chart, roster, companies; shared by all copies, never changed."""
    rules: Any
    """Functions and data that differ between games; shared by all copies, never changed."""
    chance: Chance
    board: Board
    bank: Bank
    depot: Depot
    shares: Shares
    market: Market
    seats: int
    round: Round = Round()
    earned: dict[str, int] = {}
    """By company: what its trains earned when they last ran."""
    wealth: tuple[tuple[int, ...], ...] = ()
    """By finished round: the total of each player at its end."""
    outside_key: ClassVar[tuple[str, ...]] = ()
    """Fields of the title that follow from others, so they are no part of the key."""

    @property
    def options(self) -> Any:
        """What the players agreed on before the game."""
        return self.edition.options

    @property
    def colour(self) -> str:
        """The tile colour reached."""
        return self.depot.phase.colour

    def copy(self: S) -> S:
        """Return an equal state that shares nothing mutable. A title copies its own mutable fields too."""
        other = copy(self)
        other.agenda = self.agenda.copy()
        other.board = self.board.copy()
        other.bank = self.bank.copy()
        other.depot = self.depot.copy()
        other.shares = self.shares.copy()
        other.market = self.market.copy()
        other.earned = self.earned.copy()
        return other

    def seat_of(self, owner: str | None) -> int | None:
        """Return the seat of a player who is given as an owner; None if the owner is no player."""
        return int(owner[1:]) if owner is not None and owner.startswith("@") else None

    def director(self, company: str) -> int:
        """Return the seat that directs a company, for an opponent without a seat the number after the last; `NOBODY`
        for a company that is not started, and for any other text.
        """
        owner = self.shares.directors.get(company)
        if owner is None:
            return NOBODY
        return int(owner[1:]) if owner.startswith("@") else self.seats

    def own(self, seat: int) -> list[str]:
        """Return the companies a player directs, in the order of the box."""
        owner, directors = self.owners()[seat], self.shares.directors
        return [company for company in self.box.companies if directors.get(company) == owner]

    def owners(self) -> tuple[str, ...]:
        """Return the players, by seat, as owners of money and certificates, and as messages name them."""
        return players(self.seats)

    def who(self, seat: int) -> str:
        """Return a player as an owner."""
        return self.owners()[seat]

    def cash(self, seat: int) -> int:
        """Return a player's money."""
        return self.bank[self.owners()[seat]]

    def pay(self, owner: str, amount: int) -> None:
        """Pay a player or a company from the bank; a negative amount goes the other way."""
        self.bank.transfer(BANK, owner, amount)

    def clockwise(self, first: int) -> Iterable[int]:
        """Return the seats still in the game, clockwise, beginning with this one (if it still is)."""
        return (*range(first, self.seats), *range(first))

    def key(self) -> tuple[Any, ...]:
        """Return everything that makes two positions equal, the fields of the title included."""
        own = [name for name in self.__struct_fields__ if name not in _SHARED and name not in self.outside_key]
        return (
            self.edition.version,
            repr(self.edition.options),
            self.round,
            tuple(repr(step) for step in self.agenda),
            (self.chance.seed, tuple(sorted(self.chance.script.items()))),
            self.board.key(),
            tuple(sorted(self.bank.filled().items())),
            self.depot.key(),
            self.shares.key(),
            self.market.key(),
            tuple(sorted(self.earned.items())),
            self.wealth,
            *[_ordered(getattr(self, name)) for name in own],
        )

    def __reduce__(self) -> tuple[Any, ...]:
        """For another process, which has box and rules itself: nouns as plain values, no function is pickled."""
        nouns = {name: getattr(self, name).packed() for name in NOUNS}
        rest = {name: getattr(self, name) for name in self.__struct_fields__ if name not in (*NOUNS, "box", "rules")}
        return _restored, (type(self), nouns, rest)


_SHARED = RailState.__struct_fields__


def _ordered(value: Any) -> Any:
    """Return a value of the key in a fixed order."""
    if isinstance(value, Mapping):
        return tuple(sorted(value.items()))
    return tuple(sorted(value)) if isinstance(value, frozenset) else value


def dealt(kind: type[S], setup: Setup, options: Any, **given: Any) -> S:
    """Return a table before the first step: a new bank, depot, chart and shares, unless they are given.

    `given` are the agenda, the board and the fields of the title.
    """
    count = len(setup.players)
    edition = Edition(setup.title, setup.rules, options, count)
    box, rules = _played_with(edition)
    nouns: dict[str, Any] = {"bank": Bank(), "shares": Shares(), "market": Market(box.chart), "chance": Chance(0)}
    nouns["depot"] = Depot(box.roster, count, box.classes)
    return kind(edition=edition, box=box, rules=rules, seats=count, earned={}, **(nouns | given))


def _played_with(edition: Edition) -> tuple[Any, Any]:
    """Return the box and the rules of an edition."""
    from trainshed.core import find  # the title is needed only here

    title: Any = find(edition.title)
    return title.box(edition), title.rules(edition)


NOUNS = ("board", "bank", "depot", "shares", "market")


def _restored(kind: type[S], nouns: dict[str, Any], rest: dict[str, Any]) -> S:
    box, rules = _played_with(rest["edition"])
    return kind(
        box=box,
        rules=rules,
        board=Board.unpacked(box.map, nouns["board"]),
        bank=Bank.unpacked(nouns["bank"]),
        depot=Depot.unpacked(box.roster, nouns["depot"]),
        shares=Shares.unpacked(nouns["shares"]),
        market=Market.unpacked(box.chart, nouns["market"]),
        **rest,
    )
