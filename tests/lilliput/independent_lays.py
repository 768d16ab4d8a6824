"""Second implementation of the lay rules, written from the rule book.

From `trainshed.rail` it uses only tiles and their shapes, no board rules and no search. A company's reach is found by
following every single trail, which is slow but cannot be wrong about loops.
"""

from __future__ import annotations

from collections.abc import Iterator

from tests.lilliput.table import board, characters_of, colour, companies_of, founded, hand, stations_of, tiles, treasury
from trainshed.core import Game
from trainshed.rail.tile import STOP, Shape, Tile

NEIGHBOURS = ((0, -1), (1, 0), (0, 1), (-1, 0))
RANKS = {"yellow": 1, "green": 2, "brown": 3}
CHARACTERS = {"castle": 2, "general": 1, "judge": 1, "harbour": 1, "treasurer": 3}
"""Character tile kinds and the first phase (see `RANKS`) in which they may be laid."""
LAPUTA = {"LA-red": "MR", "LA-blue": "SR", "LA-green": "GVR", "LA-yellow": "LNR"}
TERRAIN = {"SC-HILL": 30, "SC-WOOD": 10}

At = tuple[int, int]
Lay = tuple[str, At, str, str]
"""Company, cell, tile, and the look of the rotated tile (`Shape.alike`)."""


class IndependentLays:
    """The lay rules applied to the map of one position."""

    def __init__(self, game: Game) -> None:
        self.game = game
        grid = board(game).map.grid
        self.map: dict[At, Shape] = {grid.xy(cell): shape for cell, shape in board(game).laid.items()}
        self.stations: dict[At, tuple[str, ...]] = {}
        for (cell, _), companies in board(game).stations.items():
            self.stations[grid.xy(cell)] = companies
        self.homes = {grid.xy(stations_of(game, company)[0]) for company in founded(game) if stations_of(game, company)}

    # trails

    def follow(self, company: str) -> tuple[set[tuple[At, int]], set[tuple[At, int]]]:
        """Return the (cell, side) pairs where track in the company's reach enters a cell, and the stops in reach."""
        entered: set[tuple[At, int]] = set()
        stops: set[tuple[At, int]] = set()
        queue = [(at, STOP, frozenset[frozenset[At]]()) for at, here in self.stations.items() if company in here]
        while queue:
            at, end, used = queue.pop()
            if end >= STOP:
                stops.add((at, end - STOP))
                sides = [track.a for track in self.map[at].tracks if track.b == end and track.owner in ("", company)]
            else:
                sides = [end]
            for side in sides:
                beyond = (at[0] + NEIGHBOURS[side][0], at[1] + NEIGHBOURS[side][1])
                border = frozenset((at, beyond))
                if border not in used:
                    entered.add((beyond, (side + 2) % 4))
                    for onward in self._onward(beyond, (side + 2) % 4, company):
                        if onward < STOP or self._passable(beyond, onward - STOP, company):
                            queue.append((beyond, onward, used | {border}))
                        else:
                            stops.add((beyond, onward - STOP))
        return entered, stops

    def _onward(self, at: At, side: int, company: str) -> Iterator[int]:
        if at in self.map:
            for track in self.map[at].tracks:
                if side in (track.a, track.b) and track.owner in ("", company):
                    yield track.b if track.a == side else track.a

    def _passable(self, at: At, index: int, company: str) -> bool:
        stop, here = self.map[at].tile.stops[index], self.stations.get(at, ())
        return not stop.end_only and (not stop.slots or len(here) < stop.slots or company in here)

    # lays

    def lays(self, seat: int) -> set[Lay]:
        """Return every lay the player may make: with a card for any tile, or in addition to the card."""
        found = set()
        around = {(x + dx, y + dy) for x, y in self.map for dx, dy in NEIGHBOURS}
        for company in companies_of(self.game, seat):
            entered, _ = self.follow(company)
            for tile in self._tiles(seat, company):
                for at in {*self.map, *around}:
                    cost = self._cost(seat, tile, at)
                    if cost is not None and cost <= treasury(self.game, company):
                        for shape in map(tile.shape, range(4)):
                            if self._respects_water(at, shape) and self._connected(company, at, shape, entered):
                                found.add((company, at, tile.id, str(shape.alike())))
        return found

    def _tiles(self, seat: int, company: str) -> Iterator[Tile]:
        """Yield the tiles available in this phase: supply, tiles of the variant, and the player's character tiles."""
        phase, variant = RANKS[colour(self.game)], self.game.setup.options.get("variant", "none")
        replaced = {"allenbeck": ("B-C4",), "laputa": ("B-C4",)}.get(variant, ())
        for id, tile in tiles(self.game).items():
            kind = tile.data.kind
            if kind in CHARACTERS:
                if id in hand(self.game, seat) and CHARACTERS[kind] <= phase:
                    yield tile
                continue
            if RANKS.get(tile.colour, 9) > phase or id in replaced or LAPUTA.get(id, company) != company:
                continue
            extra = {"AL-": "allenbeck", "LA-": "laputa", "BR-": "brobdingnag"}.get(id[:3])
            if extra not in (None, variant) or (variant == "brobdingnag" and tile.stops and not extra):
                continue
            if sum(shape.tile.id == id for shape in self.map.values()) < tile.data.count:
                yield tile

    def _cost(self, seat: int, tile: Tile, at: At) -> int | None:
        """Return the cost of laying the tile on the cell, or None if it is not allowed there."""
        if any(_is_city(beside) == _is_city(tile) for beside in self._beside(at)):
            return None
        own = 50 if tile.id == "SC-TUN" else 0
        if tile.colour == "yellow" and tile.label == "Y" and "emperor" not in characters_of(self.game, seat):
            own = 50
        old = self.map[at].tile if at in self.map else None
        first = tile.colour == "yellow" or (tile.data.kind in CHARACTERS and tile.data.kind != "castle")
        if old is None:
            return own if first else None
        if old.id in TERRAIN:
            return own + TERRAIN[old.id] if first else None
        if tile.id == "SC-TUN":
            return own if old.id == "SC-MTN" else None
        if tile.data.kind == "castle":
            yellow = old.colour == "yellow" and bool(old.stops) and old.label != "Y"
            return 0 if yellow and at not in self.homes else None
        if first or old.data.kind or old.colour not in RANKS or RANKS[tile.colour] != RANKS[old.colour] + 1:
            return None
        return 0 if (bool(tile.stops), tile.label) == (bool(old.stops), old.label) else None

    def _beside(self, at: At) -> Iterator[Tile]:
        """Yield the tiles beside a cell that alternate: with track, but neither Mildendo nor Wiggywack."""
        for dx, dy in NEIGHBOURS:
            other = self.map.get((at[0] + dx, at[1] + dy))
            if other is not None and other.tracks and other.tile.data.kind not in ("start", "wiggywack"):
                yield other.tile

    def _respects_water(self, at: At, shape: Shape) -> bool:
        for side, (dx, dy) in enumerate(NEIGHBOURS):
            other = self.map.get((at[0] + dx, at[1] + dy))
            if other is None:
                continue
            facing = (side + 2) % 4
            if (side in shape.exits and _water(other, facing)) or (facing in other.exits and _water(shape, side)):
                return False
        return True

    def _connected(self, company: str, at: At, shape: Shape, entered: set[tuple[At, int]]) -> bool:
        """True if the lay connects to the company's track.

        A first tile must continue track in reach. An upgrade must keep all old pieces, and at least one new piece must
        be in reach afterwards; by the option, any piece.
        """
        any_track = self.game.setup.options.get("upgrades") == "any-track"
        old = self.map.get(at)
        if old is None or not old.tracks:
            return any((at, side) in entered for side in shape.exits)
        before = {(track.a, track.b) for track in old.tracks}
        if not before <= {(track.a, track.b) for track in shape.tracks}:
            return False
        self.map[at] = shape
        entered, stops = self.follow(company)
        found = any(
            (at, end) in entered if end < STOP else (at, end - STOP) in stops and self._through(company, at, end - STOP)
            for track in shape.tracks
            if (any_track or (track.a, track.b) not in before) and track.owner in ("", company)
            for end in (track.a, track.b)
        )
        self.map[at] = old
        return found

    def _through(self, company: str, at: At, index: int) -> bool:
        return company in self.stations.get(at, ()) or self._passable(at, index, company)


def _is_city(tile: Tile) -> bool:
    return bool(tile.stops) and tile.stops[0].kind == "city"


def _water(shape: Shape, side: int) -> bool:
    kind = shape.tile.data.kind
    return kind == "sea" or (kind == "harbour" and side not in shape.exits)
