"""Contents of the box: cards, trains, market, companies, characters, tiles, layouts (1.1 and the tables).

Everything is read from the files in `data`. If the players' box differs from these files, the table passes the
corrected part as the option `data`; it is merged over the files (`facts`). The result is cached per correction.
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
from trainshed.rail.board import Board
from trainshed.rail.map import Lay, Map, MapFile
from trainshed.rail.reach import Reach, reach
from trainshed.rail.tile import Tile, TileFile, Tiles
from trainshed.rail.tile.data import Origin

from .corrections import check_size

MAX_CACHED_RUNS = 20_000
"""Number of cached runs at which the cache is cleared."""
MAX_CACHED_REACHES = 4_000
"""The same for cached reaches, which are larger."""
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
    """Prices of the upper and the lower row."""

    rows: tuple[tuple[int, ...], tuple[int, ...]]


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


class Box(Struct, frozen=True):
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


class Facts:
    """The box of one table, with derived tables and caches.

    Networks, reaches and runs are cached by the content of the board, so that no position is searched twice.
    """

    def __init__(self, box: Box, tiles: TileFile, map_file: MapFile) -> None:
        self.box = box
        self.map = Map(map_file, Tiles(tiles.tile, "square", tiles.set))
        self.tiles = self.map.tiles
        self.cards = {card.id: card for card in box.card}
        self.trains = box.train
        self.train_ids = tuple(train.id for train in box.train)
        self.companies = box.company
        self.company_ids = tuple(company.id for company in box.company)
        self.company_index = {company.id: number for number, company in enumerate(box.company)}
        self.characters = {character.id: character for character in box.character}
        self.prices: tuple[int, ...] = tuple(
            price for pair in zip(*reversed(box.market.rows), strict=True) for price in pair
        )
        """The market as one chain: field 2c is column c of the lower row, field 2c + 1 column c of the upper row."""
        last = len(self.trains)
        at = {train: number for number, train in enumerate(self.train_ids)} | {"": last}
        self.obsolete_from = tuple(at[train.obsolete_on] for train in self.trains)
        """By type: index of the type whose first train makes it obsolete; the number of types if none does."""
        self.rusts_from = tuple(at[train.rusts_on] for train in self.trains)
        phases = self._phases()
        self.limits = tuple(phase.limit["company"] for phase in phases)
        self.colours = tuple(phase.colour for phase in phases)
        self.treasuries = tuple(int(box.treasury[colour]) for colour in self.colours)
        self.reaches: dict[tuple[int, str], Reach] = {}
        self.runs: dict[tuple[Any, ...], Any] = {}
        self.lays: dict[tuple[Any, ...], Any] = {}
        self._check()

    def _phases(self) -> list[PhaseData]:
        """Return the phase before any train is bought, followed by the phase after the first train of each type."""
        started = {phase.starts: phase for phase in self.box.phase}
        phases = [self.box.phase[0]]
        for train in self.train_ids:
            phases.append(started.get(train, phases[-1]))
        return phases

    def _check(self) -> None:
        """Raise `BadSetup` for errors in a corrected file that the types cannot detect."""
        if sum(company.start for company in self.companies) < 4 or len(self.characters) < 4:
            raise BadSetup("options.data: four players need four start companies and four characters")
        for what in ("rounds", "copy_cards"):
            numbers = getattr(self.box.setup, what)
            least = 1 if what == "rounds" else 0
            if set(numbers) != set("1234") or not all(least <= number <= 40 for number in numbers.values()):
                raise BadSetup(f"options.data.setup.{what}: {least} to 40 for 1, 2, 3 and 4 players each")
        if len(self.box.market.rows[0]) < 3:
            raise BadSetup("options.data.market: a row has at least three fields")
        starts = {"setup": self.box.setup.price} | {f"company.{c.id}": c.price for c in self.companies if c.price}
        for place, price in starts.items():
            if price not in self.prices:
                raise BadSetup(f"options.data.{place}.price: no field of the market has the price {price}")
        if any(self.trains[-1].copies(players) >= 0 for players in range(1, 5)):
            raise BadSetup("options.data.train: of the last type there are as many as wanted (-1)")
        mines = sum(tile.data.bonus * tile.data.count for tile in self.tiles.values())
        if mines >= 100 or any(tile.data.bonus % 10 for tile in self.tiles.values()):
            raise BadSetup("options.data.tile: mines bring whole tens, all together less than 100")
        for tile in self.tiles.values():
            for stop in tile.stops:
                values = stop.value.values() if isinstance(stop.value, dict) else (stop.value, stop.own or 0)
                if any(value % 10 or value < 0 for value in values):
                    raise BadSetup(f"options.data.tile.{tile.id}: values are whole tens")

    def tile_kind(self, kind: str, leave_out: frozenset[str]) -> list[str]:
        """Return the tiles of a kind, one entry per copy in the box, without those in `leave_out`."""
        return [
            id
            for id, t in self.tiles.items()
            if t.data.kind == kind and id not in leave_out
            for _ in range(t.data.count)
        ]

    def reach(self, board: Board, company: str) -> Reach:
        """Return where the company's track leads (7.2), searched once per board."""
        key = (board.digest, company)
        known = self.reaches.get(key)
        if known is None:
            if len(self.reaches) >= MAX_CACHED_REACHES:
                self.reaches.clear()
            known = self.reaches[key] = reach(board, company)
        return known

    def tile(self, id: str) -> Tile | None:
        return self.tiles.get(id)


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

    >>> facts(data()).prices == facts().prices
    True
    """
    game, tiles, land = _files()
    return game | {"tile": tiles["tile"], "scenario": land["scenario"]}


@lru_cache(maxsize=MAX_CACHED_BOXES)
def _facts(patch: bytes) -> Facts:
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
        return Facts(msgspec.convert(game, Box), msgspec.convert(tiles, TileFile), msgspec.convert(land, MapFile))
    except (msgspec.ValidationError, ValueError, KeyError) as error:
        raise BadSetup(f"options.data: {error}") from None


def facts(patch: Mapping[str, Any] | None = None) -> Facts:
    """Return the box, with a table's corrections.

    >>> facts().prices[:3], facts({"market": {"rows": [[50, 55, 60], [40, 52, 57]]}}).prices[:3]
    ((45, 50, 52), (40, 50, 52))
    """
    return _facts(msgspec.json.encode(deepcopy(dict(patch or {})), order="sorted"))


__all__ = ["Box", "Card", "Character", "CompanyData", "Facts", "Half", "Lay", "PhaseData", "TrainType", "data", "facts"]
