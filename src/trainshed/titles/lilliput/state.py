"""State of a game of 18Lilliput: plain data with hand-written copy methods."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Struct
from msgspec.structs import asdict

from trainshed.core import Chance
from trainshed.core.options import seat
from trainshed.rail.board import Board
from trainshed.rail.map import Lay

from .actions import Side
from .facts import Facts, facts

NOBODY = -1
OUT = -2
"""Director of a company that is out of the game (a start company nobody took)."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Options the players agree on before the game."""

    pro: bool = False
    """Professional rule (1.12): the top train leaves the game before trains run. No effect in solo games (R40)."""
    two_characters: bool = False
    """Two players: each takes two characters (1.11, R28, R44). No effect otherwise."""
    variant: Literal["none", "allenbeck", "laputa", "brobdingnag"] = "none"
    """At most one of the variants (1.13, R40)."""
    scenario: str = ""
    """Name of a layout in the data file (1.15); empty: none."""
    layout: tuple[Lay, ...] = ()
    """A free scenario: scenario tiles laid before the game."""
    first: Annotated[int | None, seat(players=(2, 4))] = None
    """The first player's seat; None: random."""
    data: Mapping[str, Any] = {}
    """Corrections merged over the data files."""


class Player(Struct):
    """What a player (or Gulliver) owns, apart from companies."""

    cash: int
    shares: tuple[int, ...]
    """Certificates of 10 %, by company."""
    copies: int = 0
    """Number of Dimen's Land Copy cards."""
    characters: tuple[str, ...] = ()
    tiles: tuple[str, ...] = ()
    """Character tiles not yet laid."""
    spent: bool = False
    """True if Flimnap has been turned into cash."""

    def copy(self) -> Player:
        return Player(self.cash, self.shares, self.copies, self.characters, self.tiles, self.spent)

    def key(self) -> tuple[Any, ...]:
        return (self.cash, self.shares, self.copies, self.characters, self.tiles, self.spent)


class Company(Struct):
    """A company's charter."""

    director: int = NOBODY
    field: int = -1
    """Field of the price marker in the market's chain."""
    treasury: int = 0
    shares: int = 0
    """Certificates of 10 % in the bank."""
    trains: tuple[int, ...] = ()
    """Types of its trains, lowest first."""
    stations: tuple[str, ...] = ()
    """Cells of its stations in the order they were placed, the home first."""

    def copy(self) -> Company:
        return Company(self.director, self.field, self.treasury, self.shares, self.trains, self.stations)

    def key(self) -> tuple[Any, ...]:
        return (self.director, self.field, self.treasury, self.shares, self.trains, self.stations)


class State(Struct):
    """The complete state of a game."""

    agenda: list[Any]
    facts: Facts
    options: Options
    chance: Chance
    board: Board
    players: list[Player]
    """By seat; in a solo game Gulliver comes after the human."""
    companies: list[Company]
    operating_order: tuple[int, ...]
    """Companies on the market in operating order: highest price first; on one field, the top marker first (7.6)."""
    seats: int
    first: int
    stack: tuple[int, ...]
    """Trains left to buy, by type; -1: unlimited."""
    scrapped: tuple[int, ...]
    """Trains out of the game, by type."""
    cards: tuple[str, ...]
    """The action cards of this game."""
    left_out: frozenset[str]
    """Tiles of the box that are not in this game."""
    characters: tuple[str, ...]
    """Characters that have not been taken (yet)."""
    pool: tuple[int, ...] = ()
    takes: tuple[tuple[int, str, Side, bool], ...] = ()
    """Cards taken this round, in order: seat, card, half, and whether it was a copy."""
    round: int = 0
    rounds: int = 8
    phase: int = 0
    """0 before the first train is bought, then 1 + the highest type that appeared."""
    bank: int = 0
    """What the bank has received minus what it has paid out: the sum of all money is always zero."""
    earned: tuple[int, ...] = ()
    """By company: revenue of its last run (-1: none yet)."""
    drawn: tuple[tuple[str, str], ...] = ()
    """Outcomes of chance so far, all public: the key of a script and the name drawn."""
    wealth: tuple[tuple[int, ...], ...] = ()
    """By finished round: each player's wealth at its end."""

    def copy(self) -> State:
        return State(
            self.agenda.copy(),
            self.facts,
            self.options,
            self.chance,
            self.board.copy(),
            [player.copy() for player in self.players],
            [company.copy() for company in self.companies],
            self.operating_order,
            self.seats,
            self.first,
            self.stack,
            self.scrapped,
            self.cards,
            self.left_out,
            self.characters,
            self.pool,
            self.takes,
            self.round,
            self.rounds,
            self.phase,
            self.bank,
            self.earned,
            self.drawn,
            self.wealth,
        )

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle for another process, which loads the box itself: only the state, without caches."""
        rest = asdict(self)
        del rest["facts"], rest["board"]
        return _unpacked, (rest, self.board.packed())

    def key(self) -> tuple[Any, ...]:
        board = self.board
        tiles = tuple(sorted((cell, shape.tile.id, shape.rotation) for cell, shape in board.laid.items()))
        stations = tuple(sorted(board.stations.items()))
        supply = tuple(sorted(board.supply.items()))
        hidden = (self.chance.seed, tuple(sorted(self.chance.script.items())))
        return (
            (self.round, self.rounds, self.phase, self.first, self.bank, self.operating_order, self.cards, self.takes),
            (self.stack, self.scrapped, self.pool, self.characters, self.earned, self.drawn, self.wealth),
            (tiles, stations, supply),
            hidden,
            tuple(repr(step) for step in self.agenda),
            tuple(player.key() for player in self.players),
            tuple(company.key() for company in self.companies),
        )

    # queries

    @property
    def solo(self) -> bool:
        return self.seats == 1

    @property
    def used(self) -> tuple[str, ...]:
        """Cards used this round, in order; a copy does not use a card."""
        return tuple(card for _, card, _, copy in self.takes if not copy)

    @property
    def colour(self) -> str:
        """The tile colour reached: yellow, green or brown (1.4)."""
        colour: str = self.facts.colours[self.phase]
        return colour

    @property
    def limit(self) -> int:
        """Maximum number of trains of a company (1.5)."""
        limit: int = self.facts.limits[self.phase]
        return limit

    @property
    def last_round(self) -> bool:
        return self.round == self.rounds

    def own(self, seat: int) -> list[int]:
        """Return the companies a player directs, in the order of the box."""
        return [number for number, company in enumerate(self.companies) if company.director == seat]

    def index(self, company: str) -> int:
        """Return the index of a company that has been founded; -1 for any other text."""
        number = self.facts.company_index.get(company, -1)
        return number if number >= 0 and self.companies[number].director >= 0 else -1

    def price(self, company: int) -> int:
        return self.facts.prices[self.companies[company].field]

    def obsolete(self, train: int) -> bool:
        return self.phase > self.facts.obsolete_from[train]

    def who(self, owner: int) -> str:
        """Return the player's name for messages: the seat, or Gulliver's name."""
        return f"@{owner}" if owner < self.seats else "Gulliver"

    def certificates(self, owner: int) -> int:
        """Return how many certificates a player holds; a director's certificate counts as one (1.6)."""
        return sum(self.players[owner].shares) + len(self.own(owner))

    def power(self, seat: int, name: str) -> int:
        """Return an ability from the player's characters: the lowest percentage, or the highest value or right."""
        values = [getattr(self.facts.characters[id], name) for id in self.players[seat].characters]
        if name.endswith("percent"):
            return min(values, default=100)
        return max(values, default=0)

    # money: every payment has a payer and a payee

    def pay_player(self, seat: int, amount: int) -> None:
        """Pay a player from the bank; a negative amount goes the other way."""
        self.players[seat].cash += amount
        self.bank -= amount

    def pay_company(self, company: int, amount: int) -> None:
        """Pay into a treasury from the bank; a negative amount goes the other way."""
        self.companies[company].treasury += amount
        self.bank -= amount


# pickling


def _unpacked(rest: dict[str, Any], board: tuple[Any, ...]) -> State:
    """Return the state from its plain parts; the box is found again from the options."""
    box = facts(rest["options"].data)
    return State(facts=box, board=Board.unpacked(box.map, board), **rest)
