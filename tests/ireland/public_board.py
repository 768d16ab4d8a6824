"""The board of a file, for the judge of exported files: tiles, stations, and what track reaches.

Tiles are those of the data files as `independent_lays` reads them; nothing of `trainshed` is used.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from tomllib import loads

from tests.ireland.independent_lays import DATA, IndependentTile, Piece, cells, changes, neighbour, tiles

LETTERS = "abcdef"
Stop = tuple[str, int]
"""A cell and the number of a stop on it."""


@cache
def homes() -> dict[str, tuple[str, int | None]]:
    """By company: its home cell, and the stop if there is no choice."""
    file = loads((DATA / "map.toml").read_text("utf-8"))
    return {home["company"]: (home["cell"], home.get("stop")) for home in file["homes"]}


class PublicBoard:
    """Tiles by copy, stations and reservations."""

    def __init__(self) -> None:
        self.laid: dict[str, tuple[str, int]] = {}
        self.copies: dict[str, str] = {}
        self.stations: dict[Stop, list[str]] = {}
        self.waiting: dict[str, str] = {}
        """Cells of two cities without track: whose home station lies there."""
        self.reserved: dict[str, tuple[str, int | None]] = dict(homes())

    # tiles

    def tile(self, cell: str) -> tuple[IndependentTile, int]:
        id, rotation = self.laid.get(cell) or (cells()[cell].get("print", "blank"), 0)
        return tiles()[id], rotation

    def pieces(self, cell: str) -> list[Piece]:
        tile, rotation = self.tile(cell)
        return tile.turned(rotation)

    def lay(self, cell: str, copy: str, rotation: int) -> tuple[int, bool, str]:
        """Lay a copy of a tile. Return terrain cost, whether it is an upgrade, and whose station needs a city."""
        name, _, number = copy.rpartition("-")
        new = tiles()[name]
        assert number.isdecimal(), copy
        assert int(number) < new.count, f"there is no {copy}"
        assert copy not in self.copies.values(), f"{copy} lies on the map"
        old, turn = self.tile(cell)
        upgrade = old.colour not in ("blank", "blue")
        narrow = all(piece.narrow for piece in new.pieces)
        cost = old.cost if cell in self.laid else 0 if upgrade or narrow else cells()[cell].get("cost", 0)
        if old.colour != "blue":
            change = changes(old.id, turn, name, rotation)
            assert change is not None, f"{copy} does not fit on {cell}"
            moved: dict[Stop, list[str]] = {}
            for (at, stop), here in list(self.stations.items()):
                if at == cell:
                    del self.stations[at, stop]
                    to = LETTERS.index(change.stops[LETTERS[stop]])
                    moved.setdefault((cell, to), []).extend(here)
            self.stations |= moved
            for company, (at, home) in list(self.reserved.items()):
                if at == cell and home is not None:
                    self.reserved[company] = cell, LETTERS.index(change.stops[LETTERS[home]])
        self.laid[cell], self.copies[cell] = (name, rotation), copy
        return cost, upgrade, self.waiting.pop(cell, "")

    # cities

    def cities(self, cell: str) -> list[int]:
        tile, _ = self.tile(cell)
        return [number for number, stop in enumerate(tile.stops) if stop["kind"] == "city"]

    def city(self, id: str) -> Stop:
        """Return the place of a city by its id: that of its tile, and its number among the tile's cities."""
        copy, _, number = id.rpartition("-")
        cell = next((cell for cell, other in self.copies.items() if other == copy), None)
        if cell is None:
            cell, _, printed = copy.rpartition("-")
            assert cell in cells(), f"there is no city {id}"
            assert cell not in self.laid, f"{id} is covered"
            assert (cell in ("D16", "G13")) == (printed == "1"), id
        return cell, self.cities(cell)[int(number)]

    def slots(self, place: Stop) -> int:
        slots: int = self.tile(place[0])[0].stops[place[1]].get("slots", 0)
        return slots

    def free_for(self, company: str, place: Stop) -> bool:
        """True if a company may put a station there: a free slot that is not reserved, none of its own on the tile."""
        cell, stop = place
        if any(company in here for (at, _), here in self.stations.items() if at == cell):
            return False
        free = self.slots(place) - len(self.stations.get(place, ()))
        others = [home for other, home in self.reserved.items() if other != company and home[0] == cell]
        free -= sum(at == stop for _, at in others)
        if any(at is None for _, at in others):
            rest = [(cell, other) for other in self.cities(cell)]
            return free > 0 and sum(self.slots(it) - len(self.stations.get(it, ())) for it in rest) > 1
        return free > 0

    def place(self, company: str, place: Stop) -> None:
        here = self.stations.setdefault(place, [])
        assert len(here) < self.slots(place), f"no slot for {company} at {place}"
        here.append(company)
        self.reserved.pop(company, None)

    def home(self, company: str) -> bool:
        """Put the first station of a 5-share company on its home. Return True if its city must be chosen."""
        cell, stop = homes()[company]
        if stop is None and self.pieces(cell):
            return True
        if stop is None:
            self.waiting[cell] = company
            self.reserved.pop(company, None)
        else:
            self.place(company, (cell, self.reserved[company][1] or 0))
        return False

    def remove(self, company: str) -> None:
        self.reserved.pop(company, None)
        self.stations = {at: [it for it in here if it != company] for at, here in self.stations.items()}
        self.waiting = {cell: it for cell, it in self.waiting.items() if it != company}

    def of(self, company: str) -> list[Stop]:
        return [place for place, here in self.stations.items() if company in here]

    # track

    def walk(self, starts: list[Stop], company: str | None) -> Iterator[Stop]:
        """Yield the stops that broad track reaches from some; cities full of others end it, unless no company walks."""
        queue: list[tuple[str, int | str]] = [(cell, LETTERS[stop]) for cell, stop in starts]
        seen = set(queue)
        while queue:
            cell, end = queue.pop()
            tile, _ = self.tile(cell)
            for a, b, narrow in self.pieces(cell):
                if narrow or end not in (a, b):
                    continue
                to = b if a == end else a
                if isinstance(to, int):
                    other = neighbour(cell, to)
                    if other is None:
                        continue
                    onward: tuple[str, int | str] = other, (to + 3) % 6
                else:
                    onward = cell, to
                    stop = tile.stops[LETTERS.index(to)]
                    if stop["kind"] != "junction":
                        place = cell, LETTERS.index(to)
                        yield place
                        here = self.stations.get(place, [])
                        full = bool(self.slots(place)) and len(here) >= self.slots(place)
                        if stop.get("end_only") or (company is not None and full and company not in here):
                            continue
                if onward not in seen:
                    seen.add(onward)
                    queue.append(onward)

    def can_run(self, company: str) -> bool:
        """True if track leads from a station to another stop."""
        return any(stop != start for start in self.of(company) for stop in self.walk([start], company))

    def can_place(self, company: str) -> bool:
        found = set(self.walk(self.of(company), company))
        return any(self.slots(place) and self.free_for(company, place) for place in found)

    def joined(self, one: str, other: str) -> bool:
        """True if broad track joins the stations of two 5-share companies, whoever else is on the way."""
        return any(place in self.of(other) for place in self.walk(self.of(one), None))
