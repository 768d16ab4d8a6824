"""Solo (1.14, 7.9): Gulliver's five steps after the player's two turns.

Each of his choices is a random draw with its own purpose string, so that a game played with dice can be entered
exactly. Impossible steps are skipped. Every step logs the rule it followed, or why it did nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from trainshed.core import Log
from trainshed.core.chance import script_key
from trainshed.rail.owners import BANK
from trainshed.rail.play import phases, stations, stock, track
from trainshed.rail.play.choice import RailStep, follow_ups
from trainshed.rail.play.events import TrainGone
from trainshed.rail.reach import reach
from trainshed.rail.tile import Shape, Tile

from . import shares
from .actions import GulliverStep, TrainGiven
from .box import CENTRE
from .state import State

GULLIVER = 1
"""Gulliver's number among the players, after the human one; he has no seat."""
SOLO_LEADS = (-1001, -501, -1, 250, 500)
"""The ranks of a solo game by the lead over Gulliver: the highest lead of each but the last. The rule book knows only
who is richer; these are our own. From the fourth rank on the game is won, or shared at a lead of 0."""
CITY, PLAIN = "city", "plain"
"""Grounds of the chessboard (1.4.3)."""
T = TypeVar("T")


def pick(state: State, purpose: str, among: Iterable[T], at: int | None = None, name: Callable[[T], str] = str) -> T:
    """Choose one at random; a script knows them by their names."""
    options = list(among)
    if len(options) == 1:
        return options[0]
    purpose, at = f"gulliver-{purpose}", state.round.number if at is None else at
    names = [name(option) for option in options]
    index = state.chance.shuffle(purpose, at, names)[0]
    state.drawn = (*state.drawn, (script_key(purpose, at), names[index]))
    return options[index]


def lay(state: State, cell: str, tile: Tile, rotation: int, log: Log) -> None:
    """Lay a tile with the first of his companies that can lay it; Gulliver never pays (R46)."""
    board, shape = state.board, tile.shape(rotation)
    builders = [name for name in state.own(GULLIVER) if tile.data.company in ("", name)]
    connected = state.rules.track.connected
    builder = next(name for name in builders if not connected(reach(board, name), board, name, cell)(shape))
    track.put(state, builder, cell, tile, rotation, 0, log)


def first_company(state: State) -> str:
    return next(id for id in state.own(GULLIVER) if state.box.companies[id].start)


# steps A and B


class Build(RailStep, frozen=True):
    """A: the first possible of green to brown, yellow to green, a yellow city, yellow plain track. B: the station."""

    def resolve(self, state: State, log: Log) -> None:
        for kind, find in (("brown", _upgrade), ("green", _upgrade), (CITY, _new), (PLAIN, _new)):
            found = find(state, kind)
            if found:
                break
        log.append(GulliverStep(f"a-{kind}" if found else "a-none"))
        if found:
            lay(state, *found, log)
        # B: a free station of the first company in the yellow city just laid
        first = first_company(state)
        if kind != CITY or not found:
            log.append(GulliverStep("b-no-city"))
        elif len(state.board.stations_of(first)) < state.box.limits.stations:
            log.append(GulliverStep("b-placed"))
            stations.put(state, first, (found[0], 0), 0, log)
        else:
            log.append(GulliverStep("b-all-placed"))


def _upgrade(state: State, colour: str) -> tuple[str, Tile, int] | None:
    """Return the upgrade of a city with his station: the home if possible, else one at random."""
    cells = own_cells(state)
    found = {cell: ways for cell in cells if (ways := upgrades(state, cell, colour))}
    if not found:
        return None
    cell = cells[0] if cells[0] in found else pick(state, "upgrade", found)
    ways = _towards_mildendo(state, cell, found[cell]) if colour == "green" else found[cell]
    return cell, *pick(state, "turn", ways, name=lambda way: f"{way[0].id}/{way[1]}")


def _new(state: State, ground: str) -> tuple[str, Tile, int] | None:
    """Return a yellow tile at the site nearest to Mildendo; straight or curve, and its rotation, are random (R50)."""
    board, sites = state.board, dict[str, set[int]]()
    for company in state.own(GULLIVER):
        for cell, sides in reach(board, company).open_ends().items():
            if cell not in board.laid and ground not in board.barred(cell):
                sites.setdefault(cell, set()).update(sides)
    found = {cell: ways for cell, sides in sites.items() if (ways := _shapes(state, cell, sides, ground))}
    if not found:
        return None
    cell = pick(state, "site", nearest(state, sorted(found), CENTRE))
    return cell, *draw_shape(state, found[cell], "")


def nearest(state: State, cells: Iterable[str], centre: str) -> list[str]:
    """Return those of the cells that are nearest to the centre."""
    away = [(state.board.map.grid.distance(cell, centre), cell) for cell in cells]
    return [cell for distance, cell in away if distance == min(away)[0]]


def own_cells(state: State) -> list[str]:
    """Return the cells with his stations: his first company's (home first), then the other's, as they were placed."""
    first = first_company(state)
    companies = sorted(state.own(GULLIVER), key=lambda company: company != first)
    return list(dict.fromkeys(cell for company in companies for cell, _ in state.board.stations_of(company)))


def upgrades(state: State, cell: str, colour: str) -> list[tuple[Tile, int]]:
    """Return the tiles and rotations with which he can upgrade the city, given the phase and the supply."""
    found = {
        (tile, rotation)
        for company in state.own(GULLIVER)
        for _, tile, rotation in track.lays(state, company, lambda it: 0 if it.colour == colour else None, cells=[cell])
        if tile.id not in state.left_out
    }
    after = state.board.map.after(state.board.laid[cell])
    ways = [(tile, shape.rotation) for tile, shapes in after for shape in shapes]
    return [way for way in ways if way in found]


def _towards_mildendo(state: State, cell: str, ways: list[tuple[Tile, int]]) -> list[tuple[Tile, int]]:
    """Return the ways whose new track points to the neighbour nearest to Mildendo (used for green cities)."""
    grid, old = state.board.map.grid, state.board.laid[cell]

    def distance(shape: Shape) -> int:
        new = [side for side in shape.exits if side not in old.exits]
        cells = [grid.neighbour(cell, side) for side in new]
        return min((grid.distance(other, CENTRE) for other in cells if other is not None), default=99)

    best = min(distance(tile.shape(rotation)) for tile, rotation in ways)
    return [(tile, rotation) for tile, rotation in ways if distance(tile.shape(rotation)) == best]


def _shapes(state: State, cell: str, sides: Iterable[int], ground: str) -> dict[Tile, list[int]]:
    """Return the yellow tiles that cost nothing, for this ground, with the rotations that continue track at a side."""
    found: dict[Tile, list[int]] = {}

    def wanted(tile: Tile) -> bool:
        return tile.colour == "yellow" and not tile.data.price and tile.data.ground == ground

    free = state.board.options([cell], phase=state.colour, tiles=wanted)
    for _, tile, rotation in free:
        if any(tile.shape(rotation).gauges[side] for side in sides):
            found.setdefault(tile, []).append(rotation)
    return found


def draw_shape(state: State, ways: dict[Tile, list[int]], where: str) -> tuple[Tile, int]:
    """Draw straight or curve at random (one that cannot be laid is swapped for the other, R47), then its rotation."""
    tile = pick(state, f"shape{where}", ways, name=lambda tile: tile.id)
    return tile, pick(state, f"turn{where}", ways[tile])


# step C


class ExtraTrack(RailStep, frozen=True):
    """C: lay a plain tile at every open end of his cities: home first, then sides N, E, S, W (R47)."""

    def resolve(self, state: State, log: Log) -> None:
        board, grid, began, found = state.board, state.board.map.grid, len(log), "c-none"
        for cell in own_cells(state):
            for side in board.laid[cell].exits:
                other, back = grid.neighbour(cell, side), grid.opposite(side)
                if other is None or other in board.laid:
                    continue
                ways = _shapes(state, other, (back,), PLAIN)
                if ways and any(reach(board, name).enters(other, back) for name in state.own(GULLIVER)):
                    found = "c-laid"
                    lay(state, other, *draw_shape(state, ways, f"-{other}"), log)
                elif found == "c-none":
                    found = "c-blocked"
        log.insert(began, GulliverStep(found))


# step D


class Certificate(RailStep, frozen=True):
    """D: buy three shares, one per round, then found a company; he never sells."""

    def resolve(self, state: State, log: Log) -> None:
        box, cash, directs = state.box, state.cash(GULLIVER), len(state.own(GULLIVER))
        if state.shares.counted(state.who(GULLIVER)) - directs < box.solo.shares:
            names = [id for id in box.companies if state.shares.held(BANK, id) and state.market.price(id) <= cash]
            log.append(GulliverStep("d-share") if names else GulliverStep("d-money", cash=cash))
            if names:
                stock.buy(state, state.who(GULLIVER), pick(state, "share", names), "", log)
        elif directs >= box.limits.directors:
            log.append(GulliverStep("d-full"))
        else:
            self._found(state, log)

    def _found(self, state: State, log: Log) -> None:
        box, rule, cash, new = state.box, state.box.solo, state.cash(GULLIVER), state.to_found()
        slots = sorted(cell for cell, _ in state.board.free_slots())
        pays = box.costs.found_pays
        fields = [f for f, price in enumerate(box.prices) if rule.least_price <= price and pays * price <= cash]
        if cash < rule.found_from or not fields:
            log.append(GulliverStep("d-saving", cash=cash, need=max(rule.found_from, pays * rule.least_price)))
        elif not (new and slots):
            log.append(GulliverStep("d-nowhere"))
        else:
            log.append(GulliverStep("d-found", cash=cash))
            company = pick(state, "company", new)
            shares.found(state, GULLIVER, company, max(fields, key=lambda field: box.prices[field]), log)
            home = pick(state, "home", nearest(state, slots, own_cells(state)[0]))
            stations.put(state, company, (home, 0), 0, log)


# step E


class GetTrain(RailStep, frozen=True):
    """E: the top train, free, for the company with fewer trains, then with the lowest train, then for the first one."""

    def resolve(self, state: State, log: Log) -> None:
        first, rank = first_company(state), state.box.roster.rank

        def need(company: str) -> tuple[int, int, bool]:
            trains = state.depot.kinds_of(company)
            return len(trains), rank[trains[0]] if trains else 0, company != first

        companies = sorted(state.own(GULLIVER), key=need)
        company, reasons = companies[0], ("e-fewest", "e-lowest", "e-first")
        differs = zip(need(company), need(companies[-1]), reasons, strict=True)
        log.append(GulliverStep(next((why for one, other, why in differs if one != other), "e-only")))
        scrap_down_to(state, company, state.depot.limit(company) - 1, log)
        began, owners = len(log), phases.owners_by_kind(state)
        card, change = state.depot.take_new(company)
        log.append(TrainGiven(company, card.kind))
        phases.appear(state, card.kind, change, owners, log)
        state.agenda += reversed(follow_ups(state, log[began:]))


def scrap_down_to(state: State, company: str, limit: int, log: Log) -> None:
    """Remove his trains over a limit from the game, the lowest first (7.9 E)."""
    while len(trains := state.depot.of(company)) > limit:
        card = state.depot.scrap(company, trains[0].id)
        log.append(TrainGone(company, card.kind, "scrap"))
