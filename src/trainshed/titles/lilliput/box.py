"""Contents of the box: cards, trains, market, companies, characters, tiles, layouts (1.1 and the tables).

Everything is read from the files in `data`. If the players' box differs from these files, the table passes the
corrected part as the option `data`; it is merged over the files (`open_box`). The result is cached per correction.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from copy import deepcopy
from functools import lru_cache
from importlib.resources import files
from typing import Any, Literal

import msgspec
from msgspec import Struct

from trainshed.core import BadSetup
from trainshed.rail import market, trains
from trainshed.rail.map import Map, MapFile
from trainshed.rail.market import Chart, Field
from trainshed.rail.owners import BANK, OUT, POOL
from trainshed.rail.tile import TileFile, Tiles
from trainshed.rail.tile.data import Origin
from trainshed.rail.trains import Roster

from .corrections import check_size

GULLIVER = "Gulliver"
"""The opponent of a solo game, as the owner of money and certificates."""
MAX_CACHED_BOXES = 16
"""Maximum number of corrected boxes in the cache."""


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


class TrainType(Struct, frozen=True):
    """A type of train (table 6)."""

    id: str
    price: int
    stops: int
    multiplier: int = 1
    by_players: dict[str, int] = {}
    count: int = -1
    """Number on the stack, if it does not depend on the number of players; -1: unlimited."""
    obsolete_on: str = ""
    rusts_on: str = ""

    def copies(self, players: int) -> int:
        """Return how many are on the stack at the start."""
        return self.by_players.get(str(players), self.count)


class PhaseData(Struct, frozen=True):
    """Rules in force from the first train of a type on (first phase: from the start of the game)."""

    id: str
    colour: str
    limit: dict[str, int]
    starts: str = ""


class CompanyData(Struct, frozen=True, forbid_unknown_fields=True):
    """A company, and its advantage if it is one of the four start companies."""

    id: str
    name: str
    colour: str
    start: bool = False
    price: int = 0
    treasury: int = 0
    cash: int = 0
    two_trains: int = 0
    home: str = ""
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


class MarketData(Struct, frozen=True):
    """Prices of the upper and the lower row, and how markers move."""

    rows: tuple[tuple[int, ...], tuple[int, ...]]
    edges: market.Edges
    moves: dict[str, tuple[market.Shift, ...]]


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


class GameFile(Struct, frozen=True):
    """All parts of `game.toml`, `market.toml` and `trains.toml` that the rules use."""

    setup: SetupData
    costs: Costs
    limits: Limits
    end: End
    market: MarketData
    sale: Sale
    treasury: dict[str, int | str]
    card: tuple[Card, ...]
    train: tuple[TrainType, ...]
    phase: tuple[PhaseData, ...]
    company: tuple[CompanyData, ...]
    character: tuple[Character, ...]
    allenbeck: Allenbeck
    brobdingnag: Brobdingnag
    solo: Solo


class Box:
    """The box of one table: what its rules read, and caches of what follows from it. It never changes.

    Runs are cached by the content of the board, as networks and reaches are on the map.
    """

    def __init__(self, file: GameFile, tiles: TileFile, map_file: MapFile) -> None:
        self.file = file
        self.setup, self.costs, self.limits, self.end = file.setup, file.costs, file.limits, file.end
        self.sale, self.solo = file.sale, file.solo
        self.allenbeck, self.brobdingnag = file.allenbeck, file.brobdingnag
        self.map = Map(map_file, Tiles(tiles.tile, "square", tiles.set))
        self.tiles = self.map.tiles
        self.cards = {card.id: card for card in file.card}
        self.companies = {company.id: company for company in file.company}
        self.place = {company.id: at for at, company in enumerate(file.company)}
        """By company: its place in the order of the box."""
        self.characters = {character.id: character for character in file.character}
        self._read_market(file.market)
        self._read_trains(file)
        self.runs: dict[tuple[Any, ...], Any] = {}
        self.lays: dict[tuple[Any, ...], Any] = {}
        self._check()

    def _read_market(self, data: MarketData) -> None:
        columns = list(zip(*reversed(data.rows), strict=True))
        self.chart = Chart(market.MarketData(data.rows, data.edges, data.moves, holes=False))
        self.fields: tuple[Field, ...] = tuple((row, at) for at in range(len(columns)) for row in (1, 0))
        """The fields by number: one chain from the lower row up, column by column (section 3)."""
        self.numbers = {field: number for number, field in enumerate(self.fields)}
        self.prices: tuple[int, ...] = tuple(self.chart.fields[field] for field in self.fields)
        """By number of the field."""

    def _read_trains(self, file: GameFile) -> None:
        """Every type begins a phase; where the box names none, it keeps the limit and the colour of the one before."""
        at = {train.id: number for number, train in enumerate(file.train)} | {"": len(file.train)}
        self.obsolete_from = {train.id: at[train.obsolete_on] for train in file.train}
        """By type: place of the type whose first train makes it obsolete; the number of types if none does."""
        self.rusts_from = {train.id: at[train.rusts_on] for train in file.train}
        started = {phase.starts: phase for phase in file.phase}
        found = [file.phase[0]]
        for train in file.train:
            found.append(started.get(train.id, found[-1]))
        limits = [phase.limit["company"] for phase in found]
        self.treasuries = {phase.colour: int(file.treasury[phase.colour]) for phase in found}
        """By colour reached: what the card for the treasuries brings."""
        starts = ["", *(train.id for train in file.train)]
        phases = tuple(
            trains.PhaseData(str(number), phase.colour, {"company": limit}, kind)
            for number, (phase, limit, kind) in enumerate(zip(found, limits, starts, strict=True))
        )
        self.kinds = tuple(_kind(train) for train in file.train)
        self.roster = Roster(trains.TrainFile(self.kinds, phases))

    def _check(self) -> None:
        """Raise `BadSetup` for errors in a corrected file that the types cannot detect."""
        if sum(company.start for company in self.companies.values()) < 4 or len(self.characters) < 4:
            raise BadSetup("options.data: four players need four start companies and four characters")
        for what in ("rounds", "copy_cards"):
            numbers = getattr(self.setup, what)
            least = 1 if what == "rounds" else 0
            if set(numbers) != set("1234") or not all(least <= number <= 40 for number in numbers.values()):
                raise BadSetup(f"options.data.setup.{what}: {least} to 40 for 1, 2, 3 and 4 players each")
        if len(self.prices) < 6:
            raise BadSetup("options.data.market: a row has at least three fields")
        starts = {"setup": self.setup.price} | {f"company.{c.id}": c.price for c in self.file.company if c.price}
        for place, price in starts.items():
            if price not in self.prices:
                raise BadSetup(f"options.data.{place}.price: no field of the market has the price {price}")
        if any(self.file.train[-1].copies(players) >= 0 for players in range(1, 5)):
            raise BadSetup("options.data.train: of the last type there are as many as wanted (-1)")
        mines = sum(tile.data.bonus * tile.data.count for tile in self.tiles.values())
        if mines >= 100 or any(tile.data.bonus % 10 for tile in self.tiles.values()):
            raise BadSetup("options.data.tile: mines bring whole tens, all together less than 100")
        for tile in self.tiles.values():
            for stop in tile.stops:
                values = stop.value.values() if isinstance(stop.value, dict) else (stop.value, stop.own or 0)
                if any(value % 10 or value < 0 for value in values):
                    raise BadSetup(f"options.data.tile.{tile.id}: values are whole tens")
        for id in self.companies:
            if id in (BANK, POOL, OUT, GULLIVER) or id.startswith("@"):
                raise BadSetup(f"options.data.company.{id[:40]}: no company has this name")

    def tile_kind(self, kind: str, leave_out: frozenset[str]) -> list[str]:
        """Return the tiles of a kind, one entry per copy in the box, without those in `leave_out`."""
        return [
            id
            for id, t in self.tiles.items()
            if t.data.kind == kind and id not in leave_out
            for _ in range(t.data.count)
        ]


def _kind(train: TrainType) -> trains.TrainData:
    """Return a type of train as the depot reads it: every number of players has its number of copies."""
    copies = {str(players): train.copies(players) for players in range(1, 5)}
    return trains.TrainData(
        train.id,
        train.price,
        stops=train.stops,
        multiplier=train.multiplier,
        by_players=copies,
        obsolete_on=train.obsolete_on,
        rusts_on=train.rusts_on,
    )


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((files(__package__) / "data" / name).read_text(encoding="utf-8"))


def _merge(base: Any, patch: Any, place: str, *, open_: bool = False) -> Any:
    """Merge a correction over the files: tables by key, list entries by their id.

    Reject unknown keys in tables, so typos fail. List entries (their keys are left to the types) and origins may have
    new keys.
    """
    if isinstance(base, dict) and isinstance(patch, Mapping):
        merged = dict(base)
        for key, value in patch.items():
            if key not in base and not open_:
                raise BadSetup(f"options.data.{place}.{key[:40]}: there is no such part; there are {', '.join(base)}")
            known = key in base
            merged[key] = _merge(base[key], value, f"{place}.{key}", open_=open_ or key == "origin") if known else value
        return merged
    if isinstance(base, list) and isinstance(patch, list) and all(isinstance(e, dict) and "id" in e for e in base):
        entries = {entry["id"]: entry for entry in base}
        for entry in patch:
            if not isinstance(entry, dict) or "id" not in entry:
                raise BadSetup("options.data: an entry of a list needs its id")
            entries[entry["id"]] = _merge(entries.get(entry["id"], {}), entry, place, open_=True)
        return list(entries.values())
    return patch


def _files() -> tuple[dict[str, Any], dict[str, Any], dict[str, Any]]:
    """Return game, tiles and map as they are in the files."""
    game = _read("game.toml") | {"market": _read("market.toml")}
    game |= {key: value for key, value in _read("trains.toml").items() if key != "origin"}
    return game, _read("tiles.toml"), _read("map.toml")


def data() -> dict[str, Any]:
    """Return everything a correction may change, as it is in the files, origins included.

    >>> open_box(data()).prices == open_box().prices
    True
    """
    game, tiles, land = _files()
    return game | {"tile": tiles["tile"], "scenario": land["scenario"]}


@lru_cache(maxsize=MAX_CACHED_BOXES)
def _box(patch: bytes) -> Box:
    change = msgspec.json.decode(patch)
    check_size(change)
    game, tiles, land = _files()
    known = {"tile": tiles, "scenario": land}
    for key, value in change.items():
        target = known.get(key, game)
        if key not in target:
            raise BadSetup(f"options.data.{key[:40]}: there is no such part; there are {', '.join([*game, *known])}")
        target[key] = _merge(target[key], value, key)
    for part, told in _read("market.toml").items():
        if part in ("edges", "moves") and game["market"][part] != told:
            raise BadSetup(f"options.data.market.{part}: how markers move is a rule of the game, no number of the box")
    try:
        return Box(msgspec.convert(game, GameFile), msgspec.convert(tiles, TileFile), msgspec.convert(land, MapFile))
    except (msgspec.ValidationError, ValueError, KeyError) as error:
        raise BadSetup(f"options.data: {error}") from None


def open_box(patch: Mapping[str, Any] | None = None) -> Box:
    """Return the box, with a table's corrections.

    >>> open_box().prices[:3], open_box({"market": {"rows": [[50, 55, 60], [40, 52, 57]]}}).prices[:3]
    ((45, 50, 52), (40, 50, 52))
    """
    return _box(msgspec.json.encode(deepcopy(dict(patch or {})), order="sorted"))
