"""Contents of the box: cards, trains, market, companies, characters, tiles, layouts (1.1 and the tables).

Everything is read from the files in `data`. If the players' box differs from these files, the table passes the
corrected part as the option `data` (`rail.play.corrections`).
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

from msgspec import Struct, convert
from msgspec.structs import replace

from trainshed.rail.map import Lay, Map, MapFile
from trainshed.rail.market import Chart, Field, MarketData
from trainshed.rail.play.box import CompanyFacts, RailBox, read
from trainshed.rail.play.corrections import Boxes, Condition, conditions, wrong
from trainshed.rail.tile import TileFile, Tiles
from trainshed.rail.tile.data import Origin, TileData
from trainshed.rail.trains import PhaseData, Roster, TrainData, TrainFile

DATA = Path(__file__).parent / "data"
GULLIVER = "Gulliver"
"""The opponent of a solo game, as the owner of money and certificates."""
CENTRE = "C"
"""The cell of Mildendo."""
PLAYERS = ("1", "2", "3", "4")


class Half(Struct, frozen=True, forbid_unknown_fields=True):
    """One half of an action card."""

    kind: Literal["lay", "cash", "shares", "trains", "station", "treasury"]
    amount: int = 0
    most: int = 0
    yellow: int = 0
    green: int = 0
    any: int = 0

    @property
    def what(self) -> str:
        """Return a word for what the half does, used as a message argument."""
        if self.kind == "lay":
            return "lay-any" if self.any else "lay-both" if self.green else "lay-yellow"
        return "train" if self.kind == "trains" and self.most == 1 else self.kind


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """An action card (table 1)."""

    id: str
    players: tuple[int, ...]
    main: Half
    alt: Half
    origin: Origin = "rule book"


class CompanyData(CompanyFacts, frozen=True, kw_only=True):
    """A company, and its advantage if it is one of the four start companies; `home` is the label of its home tile."""

    name: str
    colour: str
    start: bool = False
    price: int = 0
    treasury: int = 0
    cash: int = 0
    two_trains: int = 0
    origin: Origin = ""


class Character(Struct, frozen=True, forbid_unknown_fields=True):
    """A character: its ability, and the kinds of tiles it brings (table 2)."""

    id: str
    name: str
    tiles: tuple[str, ...]
    free_metropolis: bool = False
    station_percent: int = 100
    income_cash: int = 0
    income_treasury: int = 0
    train_percent: int = 100
    cash_per_round: int = 0
    origin: Origin = ""


class SetupData(Struct, frozen=True):
    cash: int
    treasury: int
    price: int
    two_trains: int
    copy_cards: dict[str, int]
    rounds: dict[str, int]


class Costs(Struct, frozen=True):
    stations: tuple[int, ...]
    found_pays: int
    found_gets: int
    least_train_price: int


class Limits(Struct, frozen=True):
    certificates: int
    directors: int
    shares: int
    director_share: int
    stations: int


class End(Struct, frozen=True):
    copy_card: int
    times: int
    steps: int


class Sale(Struct, frozen=True):
    payment: Literal["before", "each"]


class Allenbeck(Struct, frozen=True):
    named: tuple[str, ...]
    three: int
    four: int


class Brobdingnag(Struct, frozen=True):
    step: int
    part: int


class Solo(Struct, frozen=True):
    cards: tuple[str, ...]
    shares: int
    found_from: int
    least_price: int


class Reading(Struct, frozen=True):
    """How a version of the rules reads what the rule book leaves open; the newest one by default."""

    chessboard: Literal["cells", "neighbours"] = "neighbours"
    """What must alternate (1.4.3): by the cells of the map, or a tile with those beside it (R55)."""
    terrain_homes: bool = True
    """A home may replace terrain, for its price (R56)."""
    sells_again: bool = True
    """A share card may sell shares of the same company again, at the lower price (R3)."""
    haggling: bool = True
    """A director may answer an offer by another price (R35)."""


READINGS = {1: Reading("cells", terrain_homes=False, sells_again=False, haggling=False), 2: Reading()}
"""By version of the rules."""


class GameFile(Struct, frozen=True):
    """All parts of the data files that the rules use and a correction may change."""

    setup: SetupData
    costs: Costs
    limits: Limits
    end: End
    market: MarketData
    sale: Sale
    treasury: dict[str, int | str]
    card: tuple[Card, ...]
    train: tuple[TrainData, ...]
    phase: tuple[PhaseData, ...]
    company: tuple[CompanyData, ...]
    character: tuple[Character, ...]
    allenbeck: Allenbeck
    brobdingnag: Brobdingnag
    solo: Solo
    tile: tuple[TileData, ...]
    scenario: dict[str, tuple[Lay, ...]]


class Box(RailBox):
    """The box of one table: what its rules read, and caches of what follows from it. It never changes."""

    companies: dict[str, CompanyData]

    def __init__(self, file: GameFile, version: int) -> None:
        self.reading = READINGS[version]
        # copies of a type for every number of players: as many as wanted, if nothing is said
        copies = [{count: train.by_players.get(count, train.count or -1) for count in PLAYERS} for train in file.train]
        counted = [replace(train, by_players=each) for train, each in zip(file.train, copies, strict=True)]
        self.file = file = replace(file, train=tuple(counted))
        sets = convert(read(DATA / "tiles.toml"), TileFile).set
        printed = convert(read(DATA / "map.toml"), MapFile)
        land = replace(printed, scenario=file.scenario, alternates=self.reading.chessboard)
        roster = Roster(TrainFile(file.train, tuple(_phases(file))))
        chart = Chart(replace(file.market, holes=False))
        super().__init__(Map(land, Tiles(file.tile, land.grid.kind, sets)), roster, file.company, chart)
        self.setup, self.costs, self.limits, self.end = file.setup, file.costs, file.limits, file.end
        self.sale, self.solo = file.sale, file.solo
        self.allenbeck, self.brobdingnag = file.allenbeck, file.brobdingnag
        self.cards = {card.id: card for card in file.card}
        self.characters = {character.id: character for character in file.character}
        self.fields: tuple[Field, ...] = tuple(sorted(chart.fields, key=lambda field: (field[1], -field[0])))
        """The fields by number: one chain from the lower row up, column by column (section 3)."""
        self.prices: tuple[int, ...] = tuple(map(chart.price, self.fields))
        """By number of the field."""
        self.treasuries = {phase.colour: int(file.treasury[phase.colour]) for phase in roster.phases}
        """By colour reached: what the card for the treasuries brings."""
        self.kinds = file.train
        rank = roster.rank | {"": len(self.kinds)}
        self.obsolete_from = {train.id: rank[train.obsolete_on] for train in self.kinds}
        """By type: place of the type whose first train makes it obsolete; the number of types if none does."""
        self.rusts_from = {train.id: rank[train.rusts_on] for train in self.kinds}
        for place, right, rule in self._conditions():
            if not right:
                raise wrong(place, rule)

    def _conditions(self) -> Iterator[Condition]:
        """Yield the conditions that a corrected file must fulfil."""
        market, printed = self.file.market, convert(read(DATA / "market.toml"), MarketData)
        yield from conditions(self, market, printed, GULLIVER)
        for train in self.kinds:
            plain = train.stops is not None and not (train.flips_on or train.reverse or train.trade_in)
            yield f"train.{train.id}", plain, "a train has a number of stops; none is flipped or traded in"
        endless = max(self.kinds[-1].by_players.values()) < 0
        yield "train", endless, "of the last type there are as many as wanted (-1)"
        two_rows = [len(row) for row in market.rows] == [len(self.prices) // 2] * 2 and len(self.prices) >= 6
        yield "market.rows", two_rows, "there are two rows of equal length, each of at least three fields"
        enough = min(sum(company.start for company in self.companies.values()), len(self.characters)) >= 4
        yield "company", enough, "four players need four start companies and four characters"
        for what, numbers, least in (("rounds", self.setup.rounds, 1), ("copy_cards", self.setup.copy_cards, 0)):
            usual = set(numbers) == set(PLAYERS) and all(least <= number <= 40 for number in numbers.values())
            yield f"setup.{what}", usual, f"{least} to 40 for 1, 2, 3 and 4 players each"
        starts = {"setup": self.setup.price} | {f"company.{c.id}": c.price for c in self.file.company if c.price}
        for place, price in starts.items():
            yield f"{place}.price", price in self.prices, f"no field of the market has the price {price}"
        mines = [tile.data.bonus * tile.data.count for tile in self.tiles.values()]
        tens = not any(tile.data.bonus % 10 for tile in self.tiles.values())
        yield "tile", tens and sum(mines) < 100, "mines bring whole tens, all together less than 100"
        for tile in self.tiles.values():
            for stop in tile.stops:
                values = stop.value.values() if isinstance(stop.value, dict) else (stop.value, stop.own or 0)
                yield f"tile.{tile.id}", not any(value % 10 or value < 0 for value in values), "values are whole tens"

    def treasury_of(self, company: CompanyData) -> int:
        """Return what a start company begins with."""
        return company.treasury or self.setup.treasury

    def may_be_preset(self, id: str) -> bool:
        """True if the tile may be laid before the game, and only then (1.15)."""
        return id in self.tiles.sets["scenario"] and self.tiles[id].data.kind != "tunnel"

    def tiles_of(self, character: str, leave_out: frozenset[str] = frozenset()) -> list[str]:
        """Return the tiles that come with a character, one entry per copy, without those in `leave_out`."""
        tiles = [tile.data for tile in self.tiles.values() if tile.id not in leave_out]
        kinds = self.characters[character].tiles
        return [data.id for kind in kinds for data in tiles if data.kind == kind for _ in range(data.count)]


def _phases(file: GameFile) -> list[PhaseData]:
    """Every type begins a phase; where the box names none, it keeps the limit and the colour of the one before."""
    started = {phase.starts: phase for phase in file.phase}
    phases = [replace(file.phase[0], id="0", starts="")]
    for number, train in enumerate(file.train, 1):
        phases.append(replace(started.get(train.id, phases[-1]), id=str(number), starts=train.id))
    return phases


def data() -> dict[str, Any]:
    """Return everything a correction may change, as it is in the files, origins included.

    >>> open_box(data()).prices == open_box().prices
    True
    """
    files = {name: read(DATA / f"{name}.toml") for name in ("game", "market", "trains", "tiles", "map")}
    game = files["game"] | {"market": files["market"]} | files["trains"]
    del game["origin"]
    return game | {"tile": files["tiles"]["tile"], "scenario": files["map"]["scenario"]}


open_box = Boxes(data, lambda data, version: Box(convert(data, GameFile), version), max(READINGS))
"""Returns the box, with a table's corrections, for a version of the rules."""
