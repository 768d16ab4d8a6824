"""Solo (1.14, 7.9): Gulliver's five steps after the player's two turns.

A build, B station, C extra track, D certificate, E train. Each of his choices is a random draw with its own purpose
string, so that a game played with dice can be entered exactly. Impossible steps are skipped. Every step logs the rule
it followed, or why it did nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from trainshed.core import Log
from trainshed.core.chance import script_key
from trainshed.rail.owners import BANK
from trainshed.rail.reach import reach
from trainshed.rail.tile import Shape, Tile

from . import depot, laying, shares
from .events import GulliverStep, TileLaid, TrainGiven
from .naming import tile_name
from .state import State
from .steps import LilliputStep

GULLIVER = 1
"""Gulliver's number among the players, after the human one; he has no seat."""
CENTRE = "C"


def steps() -> list[LilliputStep]:
    return [Build(), ExtraTrack(), Certificate(), GetTrain()]


def pick(state: State, purpose: str, names: Sequence[str], counter: int | None = None) -> int:
    """Choose among names at random; return the index of the chosen one."""
    if len(names) == 1:
        return 0
    purpose, counter = f"gulliver-{purpose}", state.round.number if counter is None else counter
    index = state.chance.shuffle(purpose, counter, names)[0]
    state.drawn = (*state.drawn, (script_key(purpose, counter), names[index]))
    return index


def lay(state: State, cell: str, tile: Tile, rotation: int, log: Log) -> None:
    """Lay a tile with the first of his companies that can lay it; Gulliver never pays (R46)."""
    builders = [name for name in state.own(GULLIVER) if tile.data.company in ("", name)]
    builder = next(name for name in builders if _connected(state, name, cell, tile.shape(rotation)))
    state.board.lay(cell, tile, rotation)
    log.append(TileLaid(state.who(GULLIVER), builder, cell, tile.id, rotation, 0, tile_name(tile)))


def first_company(state: State) -> str:
    """Return his start company."""
    return next(id for id in state.own(GULLIVER) if state.box.companies[id].start)


# steps A and B


class Build(LilliputStep, frozen=True):
    """A: the first possible of green to brown, yellow to green, a yellow city, yellow plain track. B: the station."""

    def resolve(self, state: State, log: Log) -> None:
        if not (
            self._upgrade(state, "brown", log)
            or self._upgrade(state, "green", log)
            or self._new(state, laying.CITY, log)
            or self._new(state, laying.PLAIN, log)
        ):
            log += [GulliverStep("a-none"), GulliverStep("b-no-city")]

    def _upgrade(self, state: State, colour: str, log: Log) -> bool:
        """Upgrade a city with his station: the home if possible, else one at random."""
        cells = own_cells(state)
        found = {cell: ways for cell in cells if (ways := upgrades(state, cell, colour))}
        if not found:
            return False
        home = cells[0]
        others = list(found)
        cell = home if home in found else others[pick(state, "upgrade", others)]
        ways = found[cell]
        if colour == "green":
            ways = _towards_mildendo(state, cell, ways)
        names = [f"{tile.id}/{rotation}" for tile, rotation in ways]
        tile, rotation = ways[pick(state, "turn", names)]
        log.append(GulliverStep(f"a-{colour}"))
        lay(state, cell, tile, rotation, log)
        log.append(GulliverStep("b-no-city"))
        return True

    def _new(self, state: State, ground: str, log: Log) -> bool:
        """Lay a yellow tile at the site nearest to Mildendo; straight or curve, and its rotation, are random (R50)."""
        board, grid = state.board, state.board.map.grid
        sites: dict[str, set[int]] = {}
        for company in state.own(GULLIVER):
            for cell, sides in laying.sites(board, reach(board, company)).items():
                if cell not in board.laid and state.box.map.file.grounds[grid.parity(cell)] == ground:
                    sites.setdefault(cell, set()).update(sides)
        options = {cell: ways for cell, sides in sites.items() if (ways := _shapes(state, ground, cell, sides))}
        if not options:
            return False
        nearest = min(grid.distance(cell, CENTRE) for cell in options)
        near = sorted(cell for cell in options if grid.distance(cell, CENTRE) == nearest)
        cell = near[pick(state, "site", near)]
        tile, rotation = draw_shape(state, options[cell], "")
        log.append(GulliverStep("a-city" if ground == laying.CITY else "a-plain"))
        lay(state, cell, tile, rotation, log)
        self._station(state, cell if ground == laying.CITY else None, log)
        return True

    def _station(self, state: State, city: str | None, log: Log) -> None:
        """B: place a free station of the first company in the yellow city just laid."""
        first = first_company(state)
        if city is None:
            log.append(GulliverStep("b-no-city"))
        elif len(state.board.stations_of(first)) < state.box.limits.stations:
            log.append(GulliverStep("b-placed"))
            shares.place_station(state, first, city, 0, log)
        else:
            log.append(GulliverStep("b-all-placed"))


def own_cells(state: State) -> list[str]:
    """Return the cells with his stations: his first company's (home first), then the other's, as they were placed."""
    first = first_company(state)
    companies = (first, *(id for id in state.own(GULLIVER) if id != first))
    return list(dict.fromkeys(cell for company in companies for cell, _ in state.board.stations_of(company)))


def upgrades(state: State, cell: str, colour: str) -> list[tuple[Tile, int]]:
    """Return the tiles and rotations with which he can upgrade the city, given the phase and the supply."""
    board, old = state.board, state.board.laid[cell]
    phases = ("yellow", "green", "brown")
    if phases.index(colour) > phases.index(state.colour):
        return []
    found = []
    for tile in laying.followers(state, old.tile):
        if tile.colour == colour and board.supply.get(tile.id):
            builders = [name for name in state.own(GULLIVER) if tile.data.company in ("", name)]
            for rotation in tile.rotations:
                shape = tile.shape(rotation)
                if laying.avoids_water(board, cell, shape) and any(
                    _connected(state, name, cell, shape) for name in builders
                ):
                    found.append((tile, rotation))
    return found


def _connected(state: State, company: str, cell: str, shape: Shape) -> bool:
    """True if the laying rules connect the tile; Laputa's coloured track serves only its own company (R39)."""
    return laying.connected(state.board, company, cell, shape)


def _towards_mildendo(state: State, cell: str, ways: list[tuple[Tile, int]]) -> list[tuple[Tile, int]]:
    """Return the ways whose new track points to the neighbour nearest to Mildendo (used for green cities)."""
    grid, old = state.board.map.grid, state.board.laid[cell]

    def distance(shape: Shape) -> int:
        new = [side for side in shape.exits if side not in old.exits]
        cells = [grid.neighbour(cell, side) for side in new]
        return min((grid.distance(other, CENTRE) for other in cells if other is not None), default=99)

    best = min(distance(tile.shape(rotation)) for tile, rotation in ways)
    return [(tile, rotation) for tile, rotation in ways if distance(tile.shape(rotation)) == best]


def _shapes(state: State, ground: str, cell: str, sides: Iterable[int]) -> list[tuple[Tile, list[int]]]:
    """Return the yellow tiles of the supply that cost nothing, with the rotations that continue the track."""
    found = []
    for id, tile in state.box.tiles.items():
        if (
            tile.colour == "yellow"
            and tile.data.ground == ground
            and not tile.data.price
            and state.board.supply.get(id)
        ):
            turns = laying.fitting(state.board, cell, tile, sides)
            if turns:
                found.append((tile, turns))
    return found


def draw_shape(state: State, ways: list[tuple[Tile, list[int]]], where: str) -> tuple[Tile, int]:
    """Draw straight or curve at random (one that cannot be laid is swapped for the other, R47), then its rotation."""
    tail = f"-{where}" if where else ""
    tile, turns = ways[pick(state, f"shape{tail}", [tile.id for tile, _ in ways])]
    return tile, turns[pick(state, f"turn{tail}", [str(turn) for turn in turns])]


# step C


class ExtraTrack(LilliputStep, frozen=True):
    """C: lay a plain tile at every open end of his cities: home first, then sides N, E, S, W (R47)."""

    def resolve(self, state: State, log: Log) -> None:
        board, grid = state.board, state.board.map.grid
        found = "c-none"
        for cell in own_cells(state):
            for side in board.laid[cell].exits:
                other = grid.neighbour(cell, side)
                if other is None or other in board.laid:
                    continue
                back = grid.opposite(side)
                plain = state.box.map.file.grounds[grid.parity(other)] == laying.PLAIN
                ways = _shapes(state, laying.PLAIN, other, (back,)) if plain else []
                if ways and any(reach(board, name).enters(other, back) for name in state.own(GULLIVER)):
                    if found != "c-laid":
                        log.append(GulliverStep("c-laid"))
                    found = "c-laid"
                    tile, rotation = draw_shape(state, ways, other)
                    lay(state, other, tile, rotation, log)
                elif found == "c-none":
                    found = "c-blocked"
        if found != "c-laid":
            log.append(GulliverStep(found))


# step D


class Certificate(LilliputStep, frozen=True):
    """D: buy three shares, one per round, then found a company; he never sells."""

    def resolve(self, state: State, log: Log) -> None:
        box, cash, directs = state.box, state.cash(GULLIVER), len(state.own(GULLIVER))
        if state.shares.counted(state.who(GULLIVER)) - directs < box.solo.shares:
            names = [id for id in box.companies if state.shares.held(BANK, id) and state.market.price(id) <= cash]
            if not names:
                log.append(GulliverStep("d-money", cash=cash))
                return
            name = names[pick(state, "share", names)]
            log.append(GulliverStep("d-share"))
            shares.buy_share(state, GULLIVER, name, log)
        elif directs >= box.limits.directors:
            log.append(GulliverStep("d-full"))
        else:
            self._found(state, log)

    def _found(self, state: State, log: Log) -> None:
        box, rule, cash, new = state.box, state.box.solo, state.cash(GULLIVER), state.to_found()
        slots = sorted(shares.free_slots(state))
        pays = box.costs.found_pays
        fields = [f for f, price in enumerate(box.prices) if rule.least_price <= price and pays * price <= cash]
        if cash < rule.found_from or not fields:
            log.append(GulliverStep("d-saving", cash=cash, need=max(rule.found_from, pays * rule.least_price)))
            return
        if not (new and slots):
            log.append(GulliverStep("d-nowhere"))
            return
        log.append(GulliverStep("d-found", cash=cash))
        company = new[pick(state, "company", new)]
        shares.found(state, GULLIVER, company, max(fields, key=lambda field: box.prices[field]), log)
        home = own_cells(state)[0]
        grid = state.board.map.grid
        nearest = min(grid.distance(cell, home) for cell in slots)
        near = [cell for cell in slots if grid.distance(cell, home) == nearest]
        shares.place_station(state, company, near[pick(state, "home", near)], 0, log)


# step E


class GetTrain(LilliputStep, frozen=True):
    """E: the top train, free, for the company with fewer trains, then with the lowest train, then for the first one."""

    def resolve(self, state: State, log: Log) -> None:
        first, rank = first_company(state), state.box.roster.rank

        def need(company: str) -> tuple[int, int, bool]:
            trains = state.depot.kinds_of(company)
            return len(trains), rank[trains[0]] if trains else 0, company != first

        companies = sorted(state.own(GULLIVER), key=need)
        company = companies[0]
        reasons = ("e-fewest", "e-lowest", "e-first")
        differs = next((at for at in range(3) if need(company)[at] != need(companies[-1])[at]), None)
        log.append(GulliverStep("e-only" if differs is None else reasons[differs]))
        depot.scrap_down_to(state, company, state.limit - 1, log)
        card, change = state.depot.take_new(company)
        log.append(TrainGiven(company, card.kind))
        depot.appear(state, card.kind, change, 0, log)
