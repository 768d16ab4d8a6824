"""Set-up (1): box, bank, privates drawn, stack of companies, first player."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from tomllib import loads

from msgspec import Struct, convert
from msgspec.structs import replace

from trainshed.core import Chance, Setup
from trainshed.rail.bank import Bank
from trainshed.rail.board import Board
from trainshed.rail.map import Map
from trainshed.rail.market import Chart
from trainshed.rail.owners import BANK, player
from trainshed.rail.play import state as table
from trainshed.rail.play.box import CompanyFacts, RailBox
from trainshed.rail.tile.data import Origin
from trainshed.rail.trains import Roster, TrainFile

from . import flow
from .state import IrelandState, Options

DATA = Path(__file__).parent / "data"


class ByPlayers(Struct, frozen=True, forbid_unknown_fields=True):
    """What the number of players decides (1.1)."""

    cash: int
    certificates: int


class Private(Struct, frozen=True, forbid_unknown_fields=True):
    """A private railway (11)."""

    id: str
    name: str
    value: int
    revenue: int
    always: bool = False
    """It is in every game."""
    cells: tuple[str, ...] = ()
    """Where its power works, or what it keeps closed while a player owns it."""
    tiles: tuple[str, ...] = ()
    bonus: int = 0
    """What its marker adds to a cell, for each train that stops there."""
    uses: int = 1
    """How often its power can be used."""

    @property
    def least(self) -> int:
        """The lowest price for a company (11.1)."""
        return (self.value + 1) // 2

    @property
    def most(self) -> int:
        """The highest price for a company (11.1)."""
        return 2 * self.value


class GameData(Struct, frozen=True, forbid_unknown_fields=True):
    """The content of `game.toml`."""

    bank: int
    larger_bank: int
    privates_drawn: int
    bid_step: int
    least_bid: int
    second_tile_fee: int
    second_upgrade_fee: int
    station_costs: dict[str, tuple[int, ...]]
    certificates: dict[str, tuple[int, ...]]
    holding: dict[str, int]
    pool: dict[str, int]
    players: dict[str, ByPlayers]
    private: tuple[Private, ...]
    company: tuple[CompanyFacts, ...]
    origin: Origin = ""


CLOSES_CELLS = ("DAR", "DCR", "TIM")


class IrelandBox(RailBox):
    """Map, trains, market, companies, privates, and the numbers of the rules."""

    def __init__(self, data: GameData, roster: Roster) -> None:
        super().__init__(Map.load(DATA), roster, data.company, Chart.load(DATA / "market.toml"))
        self.data = data
        self.privates = {private.id: private for private in data.private}
        self.five = tuple(company.id for company in data.company if company.kind == "five")
        self.ten = tuple(company.id for company in data.company if company.kind == "ten")
        self.drawn = tuple(private.id for private in data.private if not private.always)
        """The privates of which some are drawn, in the order of the draws."""
        self.shuffled = tuple(id for id in self.five if id != "DKR")
        """The companies that are shuffled, in the order of the draws."""
        self.closed_cells = {cell: id for id in CLOSES_CELLS for cell in self.privates[id].cells}
        """By cell: the private that keeps it closed while a player owns it, or is needed to build there."""


@cache
def box(grey_from: str = "D", eighth: bool = False) -> IrelandBox:
    """Return the box; it is read once for each set of trains."""
    trains = convert(loads((DATA / "trains.toml").read_text("utf-8")), TrainFile)
    if grey_from == "10":
        phases = tuple(replace(one, colour="grey") if one.id == "10" else one for one in trains.phase)
        trains = replace(trains, phase=phases)
    if eighth:
        more = tuple(replace(one, count=one.count + 1) if one.id in ("2H", "1H'") else one for one in trains.train)
        trains = replace(trains, train=more)
    data = convert(loads((DATA / "game.toml").read_text("utf-8")), GameData)
    return IrelandBox(data, Roster(trains))


def box_of(options: Options) -> IrelandBox:
    """Return the box that goes with these options."""
    return box(options.grey_from, options.eighth_2H)


# the deal (1.4, 1.5, 1.7)

MODULUS = 2**31


def draws(seed: int, count: int) -> list[int]:
    """Return the first numbers of the generator that deals the game, the same as in public game files (17.2)."""
    found, x = [], seed % MODULUS
    for _ in range(count):
        x = (1103515245 * x + 12345) % MODULUS
        found.append(x)
    return found


def dealt(box: IrelandBox, chance: Chance) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the privates drawn, and the companies in the order drawn: the first one is left out.

    A script names the first ones of each; the seed decides the rest.
    """
    numbers = draws(chance.seed, len(box.drawn) + len(box.shuffled))
    privates = _sorted_by(numbers, box.drawn)
    companies = _sorted_by(numbers[len(box.drawn) :], box.shuffled)
    out = len(privates) - box.data.privates_drawn
    privates = (*privates[out:], *privates[:out])  # the last ones stay
    chosen = _scripted(chance, "privates", privates)[: box.data.privates_drawn]
    return tuple(id for id in box.drawn if id in chosen), _scripted(chance, "companies", companies)


def _sorted_by(numbers: Sequence[int], names: Sequence[str]) -> tuple[str, ...]:
    return tuple(name for _, name in sorted(zip(numbers, names, strict=False)))


def _scripted(chance: Chance, purpose: str, drawn: tuple[str, ...]) -> tuple[str, ...]:
    """Put the scripted names first; the others keep the order drawn."""
    named = chance.script.get(purpose, ())
    order = Chance(0, {purpose: named}).shuffle(purpose, 0, drawn)[: len(named)]  # refuses names twice or unknown
    first = tuple(drawn[index] for index in order)
    return (*first, *(name for name in drawn if name not in first))


def deal(setup: Setup, options: Options) -> IrelandState:
    """Return the state before the private auction."""
    facts, count = box_of(options), len(setup.players)
    by_players = facts.data.players[str(count)]
    chance = setup.source()
    privates, (out, *stack) = dealt(facts, chance)
    first = chance.shuffle("first", 0, SEATS[:count])[0]
    board = Board(facts.map)
    for home in facts.map.file.homes:
        if home.company != out:
            board.reserve(home.company, (home.cell, home.stop))
    bank = Bank(facts.data.larger_bank if options.larger_bank else facts.data.bank)
    for seat in range(count):
        bank.pay(BANK, player(seat), by_players.cash)
    offered = tuple(one.id for one in facts.data.private if one.always or one.id in privates)
    return table.dealt(
        IrelandState,
        setup,
        options,
        agenda=flow.start(),
        board=board,
        bank=bank,
        priority=first,
        offered=offered,
        first_price=facts.privates[offered[0]].value,
        stack=tuple(stack),
        gone=frozenset((out,)),
        drawn={"privates": privates, "companies": (out, *stack), "first": (SEATS[first],)},
    )


SEATS = ("1", "2", "3", "4", "5", "6")
"""Names of the seats in scripted chance."""
