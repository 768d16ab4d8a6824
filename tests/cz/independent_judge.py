"""Second judge of lays, reach, stations, purchases and income, written from the rules (numbers in brackets).

From `trainshed.rail` it uses only tiles and their shapes, and the map's data (terrain, prints): no board rules, no
search, no route solver. Traces are followed crossing by crossing, routes are listed one by one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tests.cz.table import board, cash, deck, phase_of, pool, price, seen, stations, trains
from trainshed.core import Game
from trainshed.rail.tile import STOP, Shape, Tile

STEPS = ((-1, 1), (-2, 0), (-1, -1), (1, -1), (2, 0), (1, 1))
"""Column and row of the neighbour over each side: SW, W, NW, NE, E, SE."""
RED = ("A7", "B4", "F2", "H4", "I17", "J14")
STUBS = {"D12": 0, "F12": 2}
FIRST = {
    "town": "3 4 58",
    "towns": "1 2 55 56 69",
    "city": "5 6 57",
    "city-Y": "201 202 621",
    "Praha": "8889 8890",
    "blank": "7 8 9",
}
"""Rule 21: the first tiles, by what is printed."""
OO = "8885 8859 8860 8863 8864 8865"
GREEN = {
    "7": "26 27 28 29 30 31",
    "8": "16 19 23 24 25 28 29 30 31",
    "9": "19 20 23 24 26 27",
    **dict.fromkeys(("5", "6", "57"), "14 15 619"),
    **dict.fromkeys(("201", "202", "621"), "207 208 622"),
}
"""Rule 33, without Prague."""
PLAIN_GREEN = ("16", "19", "20", *map(str, range(23, 32)))
BROWN = {
    **dict.fromkeys(("14", "15", "619"), "611"),
    **dict.fromkeys(("207", "208", "622"), "216"),
    **dict.fromkeys(PLAIN_GREEN, "39 40 41 42 43 44 45 46 47 70"),
}
PRAGUE: dict[str, dict[str, tuple[int, ...]]] = {
    "": {"8889": (1,), "8890": (1,)},
    "8889/1": {"8891": (1,)},
    "8890/1": {"8891": (1, 3, 5)},
    "8891/1": {"8892": (0,)},
    "8891/3": {"8892": (0,)},
    "8891/5": {"8892": (0,)},
}
"""Rule 32: every position of Prague's tiles, by what lies there."""
STATION_COSTS = (40, 100)
LIMITS = (4, 4, 3, 2)
Lay = tuple[str, str, str]
"""Cell, tile, and the look of the rotated tile (`Shape.alike`)."""
Crossing = tuple[str, int]
"""A cell and the side at which it is entered."""


def neighbour(cell: str, side: int) -> str:
    """Return the name of the next cell over a side, whether it is on the map or not."""
    column, row = int(cell[1:]) + STEPS[side][0], ord(cell[0]) + STEPS[side][1]
    return f"{chr(row)}{column}"


class Judge:
    """The rules applied to one position."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.cells = {cell: data for cell, data in board(game).map.cells.items() if cell not in RED}
        self.tiles = board(game).map.tiles
        self.laid: dict[str, Shape] = dict(board(game).laid)
        self.track = {cell: self.tiles[data.print].shape(0) for cell, data in self.cells.items()} | self.laid
        self.stations = dict(board(game).stations)
        self._bits: dict[frozenset[str], int] = {}

    # traces (20a)

    def bit(self, cell: str, side: int) -> int:
        """Return the bit of a hexside, the same from both cells."""
        return self._bits.setdefault(frozenset((cell, neighbour(cell, side))), 1 << len(self._bits))

    def passable(self, cell: str, stop: int, company: str) -> bool:
        """Towns never block; a city does if all its slots are full of other companies' stations (38, B32)."""
        slots, here = self.track[cell].tile.stops[stop].slots, self.stations.get((cell, stop), ())
        return not slots or len(here) < slots or company in here

    def onward(self, cell: str, side: int, company: str) -> tuple[list[int], list[int]]:
        """Return the sides by which a trace that enters here goes on, and the stops it comes to."""
        sides, stops = [], []
        for track in self.track[cell].tracks if cell in self.track else ():
            if side in (track.a, track.b):
                end = track.b if track.a == side else track.a
                if end < STOP:
                    sides.append(end)
                else:
                    stops.append(end - STOP)
                    if self.passable(cell, end - STOP, company):
                        sides += [out for out in self._exits(cell, end - STOP) if out != side]
        return sides, stops

    def _exits(self, cell: str, stop: int) -> list[int]:
        return [track.a for track in self.track[cell].tracks if track.b == STOP + stop]

    def trace(self, company: str) -> tuple[set[Crossing], set[tuple[str, int]]]:
        """Return where traces of the company enter cells, and the stops they come to.

        A trace that has passed fewer hexsides can go on wherever another one at the same crossing can, so that of
        several traces only those with the smallest sets of hexsides are followed.
        """
        reached: dict[Crossing, list[int]] = {}
        stops = {place for place, here in self.stations.items() if company in here}
        queue = [(cell, side, 0) for cell, stop in sorted(stops) for side in self._exits(cell, stop)]
        for cell, side, used in queue:
            beyond, bit = neighbour(cell, side), self.bit(cell, side)
            if used & bit:
                continue
            passed, there = used | bit, (beyond, (side + 3) % 6)
            others = reached.setdefault(there, [])
            if any(other & passed == other for other in others):
                continue
            others[:] = [*(other for other in others if other & passed != passed), passed]
            sides, found = self.onward(*there, company)
            stops |= {(beyond, stop) for stop in found}
            queue += [(beyond, out, passed) for out in sides]
        return set(reached), stops

    # lays (17 to 34)

    def lays(self, company: str) -> set[Lay]:
        """Return every lay the company may make."""
        entered, _ = self.trace(company)
        homes = {cell for (cell, _), here in self.stations.items() if company in here}
        found = set()
        for cell in self._lay_cells(company):
            for tile, shape in self._fitting(cell):
                pays = 0 if cell in self.laid or self.cells[cell].print == "OO" else self.cells[cell].cost
                if self.cells[cell].print == "OO" and cell not in self.laid and self._option("oo_pays_terrain"):
                    pays = self.cells[cell].cost
                touches = cell in homes or any((cell, side) in entered for side in shape.exits)
                if touches and pays <= cash(self.game, company):
                    found.add((cell, tile.id, str(shape.alike())))
        return found

    def _option(self, name: str) -> bool:
        return bool(self.game.setup.options.get(name, False))

    def _lay_cells(self, company: str) -> list[str]:
        """The first tile of a company lies at home, unless a tile lies there or home is Prague (19)."""
        home = stations(self.game, company)[0].split(".")[0]
        return [home] if home not in self.laid and home != "E11" else list(self.cells)

    def _fitting(self, cell: str) -> Iterator[tuple[Tile, Shape]]:
        """Yield the tiles of the supply that may lie on a cell in this phase, connection and money aside."""
        for id, rotations in self._next_tiles(cell):
            tile = self.tiles[id]
            if sum(shape.tile.id == id for shape in self.laid.values()) < tile.data.count:
                for shape in map(tile.shape, rotations):
                    if self._stays_on_the_map(cell, shape) and self._keeps(cell, shape):
                        yield tile, shape

    def _next_tiles(self, cell: str) -> Iterator[tuple[str, Sequence[int]]]:
        old, printed, phase = self.laid.get(cell), self.cells[cell].print, phase_of(self.game)
        if cell == "E11":
            there = f"{old.tile.id}/{old.rotation}" if old else ""
            for id, rotations in PRAGUE.get(there, {}).items():
                if phase >= {"8891": 2, "8892": 4}.get(id, 1):
                    yield id, rotations
            return
        ids = ""
        if old is None:
            ids = FIRST.get(printed, "") if printed != "OO" else OO if phase >= 2 else ""
        elif old.tile.id in GREEN and phase >= 2:
            ids = GREEN[old.tile.id]
        elif old.tile.id in BROWN and phase >= 4:
            ids = BROWN[old.tile.id]
        for id in ids.split():
            yield id, range(6)

    def _stays_on_the_map(self, cell: str, shape: Shape) -> bool:
        return all(neighbour(cell, side) in self.cells for side in shape.exits)

    def _keeps(self, cell: str, shape: Shape) -> bool:
        """Printed stubs and all old track are kept (25, 30)."""
        if cell in STUBS and STUBS[cell] not in shape.exits:
            return False
        old = self.laid.get(cell)
        if old is None or cell == "E11":
            return True
        return {(track.a, track.b) for track in old.tracks} <= {(track.a, track.b) for track in shape.tracks}

    def usable_after(self, company: str, cell: str, shape: Shape) -> bool:
        """Rules 20 and 29 to the letter: with the tile laid, is some of its track traced to, or at an own station?"""
        if cell == "E11":  # its stations move with their track, and own ones are always touched
            return self.touches_prague(company, shape)
        before = self.track[cell]
        self.track[cell] = shape
        entered, _ = self.trace(company)
        own = any(company in here for (at, _), here in self.stations.items() if at == cell)
        self.track[cell] = before
        return own or any((cell, side) in entered for side in shape.exits)

    def touches_prague(self, company: str, shape: Shape) -> bool:
        entered, stops = self.trace(company)
        own = any(cell == "E11" and company in self.stations.get((cell, stop), ()) for cell, stop in stops)
        return own or any(("E11", side) in entered for side in shape.exits)

    # stations (35 to 37)

    def slots(self, company: str) -> set[tuple[str, int]]:
        """Return where the company may place its next station."""
        placed = len(stations(self.game, company))
        if placed > len(STATION_COSTS) or cash(self.game, company) < STATION_COSTS[placed - 1]:
            return set()
        taken = {cell for (cell, _), here in self.stations.items() if company in here}
        _, stops = self.trace(company)
        return {
            (cell, stop)
            for cell, stop in stops
            if cell not in taken and len(self.stations.get((cell, stop), ())) < self.track[cell].tile.stops[stop].slots
        }

    # trains (47 to 49)

    def purchases(self, company: str) -> set[str]:
        """Return what may be done in the buying step: `deck`, `pool 3`, `drop 2`, `stop`."""
        limit, own, purse = LIMITS[phase_of(self.game) - 1], trains(self.game, company), cash(self.game, company)
        if len(own) > limit:
            return {f"drop {train}" for train in own}
        top = [train for train, left in deck(self.game).items() if left][:1]
        on_sale = {"deck": price(self.game, top[0])} if top else {}
        on_sale |= {f"pool {train}": price(self.game, train) for train in pool(self.game)}
        found = {name for name, cost in on_sale.items() if len(own) < limit and cost <= purse}
        must = self._option("must_buy_train") and not own and found
        return found if must else found | {"stop"}

    def is_stuck(self, company: str) -> bool:
        """True if the company has no train and cannot pay for any on sale, or none is on sale (51, B3, B29)."""
        if trains(self.game, company):
            return False
        top = [train for train, left in deck(self.game).items() if left][:1]
        prices = [price(self.game, train) for train in (*top, *pool(self.game))]
        if not prices:
            return bool(self.game.setup.options.get("nothing_on_sale_ends", True))
        return cash(self.game, company) < min(prices)

    # income (39 to 46)

    def routes(self, company: str, most: int) -> dict[int, int]:
        """Return the routes of up to so many stops: the hexsides of each, as bits, and its value."""
        found: dict[int, int] = {}
        # Routes are grown from one end; each is found from both.
        for cell, shape in self.track.items():
            for stop in range(len(shape.tile.stops)):
                self._grow(company, most, ((cell, stop),), 0, found)
        return found

    def _grow(
        self, company: str, most: int, seen: tuple[tuple[str, int], ...], used: int, found: dict[int, int]
    ) -> None:
        cell, stop = seen[-1]
        if len(seen) > 1:
            if any(company in self.stations.get(place, ()) for place in seen):
                found[used] = max(found.get(used, 0), sum(map(self.value, seen)))
            if not self.passable(cell, stop, company):
                return
        if len(seen) < most:
            for side in self._exits(cell, stop):
                for place, passed in self._next_stops(cell, side, used):
                    prague = place[0] == "E11" and any(at == "E11" for at, _ in seen)  # (41)
                    if place not in seen and not prague:
                        self._grow(company, most, (*seen, place), passed, found)

    def _next_stops(self, cell: str, side: int, used: int) -> Iterator[tuple[tuple[str, int], int]]:
        """Follow plain track out of a cell to the next stops, over no hexside twice."""
        bit, beyond, entered = self.bit(cell, side), neighbour(cell, side), (side + 3) % 6
        if used & bit or beyond not in self.track:
            return
        for track in self.track[beyond].tracks:
            if entered in (track.a, track.b):
                end = track.b if track.a == entered else track.a
                if end >= STOP:
                    yield (beyond, end - STOP), used | bit
                else:
                    yield from self._next_stops(beyond, end, used | bit)

    def value(self, place: tuple[str, int]) -> int:
        """The printed value of a stop (46)."""
        shape = self.track[place[0]]
        stop, colour = shape.tile.stops[place[1]], shape.tile.colour
        if stop.kind == "town":
            return 10
        if place[0] == "E11":
            return {"blank": 20, "yellow": 30, "green": 40, "brown": 60}[colour]
        if shape.tile.label == "OO":
            return 40
        return {"yellow": 20, "green": 30, "brown": 40}[colour] + (10 if shape.tile.label == "Y" else 0)

    def income(self, company: str) -> int:
        """Return the greatest sum of routes for all trains that share no hexside (44, B14, B34)."""
        own = sorted(map(int, trains(self.game, company)), reverse=True)
        lists = [sorted(self.routes(company, most).items(), key=lambda route: -route[1]) for most in own]
        best = [0]

        def pack(number: int, used: int, total: int) -> None:
            best[0] = max(best[0], total)
            hope = sum(routes[0][1] for routes in lists[number:] if routes)
            if number == len(lists) or total + hope <= best[0]:
                return
            after = hope - (lists[number][0][1] if lists[number] else 0)
            for bits, value in lists[number]:
                if total + value + after <= best[0]:
                    break
                if not bits & used:
                    pack(number + 1, used | bits, total + value)
            pack(number + 1, used, total)

        pack(0, 0, 0)
        return best[0]


def shown_income(game: Game, company: str) -> int | None:
    """Return what the view says the company earned last."""
    return next(one.earned for one in seen(game).companies if one.id == company)
