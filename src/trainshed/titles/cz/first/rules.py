"""What 18CZ: Your first game says in its own way (15 to 50), and which of its rules forbids what."""

from __future__ import annotations

from functools import cache
from typing import Any

from trainshed.core import Action, Refusal, Step
from trainshed.rail.owners import player
from trainshed.rail.play.actions import LayTile, Run
from trainshed.rail.play.refusals import Cites, refuse
from trainshed.rail.play.rules import (
    Rules,
    RunRules,
    StationRules,
    TrackRules,
    TrainRules,
    all_trains,
    given_order,
    one_tile,
    permissive,
)
from trainshed.rail.play.running import RunTrains
from trainshed.rail.play.stations import BuildStation
from trainshed.rail.play.track import LayTrack, is_upgrade
from trainshed.rail.tile import Tile

from .flow import BuyTrains, EndTest
from .state import FirstState, Options


def turn(state: FirstState, company: str) -> tuple[Step[Any], ...]:
    """A turn: tile, station, run, trains (13); then the test for the end."""
    director = state.shares.director(company)
    assert director is not None
    seat = next(seat for seat in range(state.seats) if player(seat) == director)
    return (
        LayTrack(seat, company=company),
        BuildStation(seat, company=company),
        RunTrains(seat, company=company),
        BuyTrains(seat, company=company),
        EndTest(company),
    )


def river_hill_mountain(state: FirstState, company: str, cell: str, tile: Tile) -> int:
    """The first tile in a cell pays its terrain (22). Upgrades cost nothing, nor does the first OO tile (28, B7)."""
    if is_upgrade(tile) and not (state.options.oo_pays_terrain and cell not in state.board.laid):
        return 0
    return state.board.cost(cell, tile.shape(0))


def first_tile_at_home(state: FirstState, company: str, cell: str, tile: Tile) -> Refusal | None:
    """The first tile of a company lies in its home cell, unless a tile lies there or home is Prague (19, B6)."""
    home = state.box.companies[company].home
    if cell == home or home in state.board.laid or state.board.network().inside(state.board.map.grid.number(home)):
        return None
    return refuse("track.home", "first-at-home", home, company=company, cell=home)


def station_costs(state: FirstState, company: str) -> tuple[int, ...]:
    """Home free, then 40, then 100 (8, 36)."""
    costs: tuple[int, ...] = state.box.data.stations
    return costs


def _is_first_oo(state: FirstState, action: Action) -> bool:
    """True if the action lays the first tile on an OO cell."""
    cell = action.cell if isinstance(action, LayTile) else ""
    printed = state.board.map.print_of(cell)
    return cell not in state.board.laid and printed is not None and printed.tile.id == "OO"


def _is_laid(state: FirstState, action: Action) -> bool:
    """True if a tile lies on the cell of the action."""
    return isinstance(action, LayTile) and action.cell in state.board.laid


def _colour_rule(state: FirstState, action: Action) -> str:
    """Which rule speaks of the colour of a tile: yellow lays (17, 18), upgrades (27), OO (31)."""
    tile = state.box.tiles.get(action.tile) if isinstance(action, LayTile) else None
    if tile is not None and tile.rank == 1:
        return "17" if _is_laid(state, action) else "18"
    return "31" if _is_first_oo(state, action) else "27"


def _kind_rule(state: FirstState, action: Action) -> str:
    """Which rule speaks of stops and labels: first tiles (21), upgrades (30), OO (31)."""
    return "30" if _is_laid(state, action) else "31" if _is_first_oo(state, action) else "21"


def _keep_rule(state: FirstState, action: Action) -> str:
    """Which rule keeps old track: the print of Prague (25), laid tiles (30)."""
    return "30" if _is_laid(state, action) else "25"


def _final_rule(state: FirstState, action: Action) -> str:
    """Which rule closes a printed cell: red ones do not exist (23), the gray one takes no tile (18)."""
    printed = state.board.map.print_of(action.cell) if isinstance(action, LayTile) else None
    return "23" if printed is not None and printed.tile.colour == "red" else "18"


def _reach_rule(state: FirstState, action: Action) -> str:
    """Which rule asks for a connection: of yellow tiles (20), of upgrades (29)."""
    tile = state.box.tiles.get(action.tile) if isinstance(action, LayTile) else None
    return "29" if tile is not None and is_upgrade(tile) else "20"


def _stop_rule(state: FirstState, action: Action) -> str:
    """Which rule speaks of a stop of a route: it is visited twice (40), or it is none (39)."""
    routes = action.routes if isinstance(action, Run) else ()
    return "40" if any(len(set(route.stops)) < len(route.stops) for route in routes) else "39"


def _track_rule(state: FirstState, action: Action) -> str:
    """Which rule speaks of track used twice: by one route (40), by several (44)."""
    return "40" if isinstance(action, Run) and len(action.routes) == 1 else "44"


CITES: Cites = {
    "rail/turn.company": "13",
    "rail/track.tile": "10",
    "rail/track.cell": "3",
    "rail/track.rotation": "30",
    "rail/track.permit": "17",
    "rail/track.home": "19",
    "rail/track.reach": _reach_rule,
    "rail/track.money": "22",
    "rail/board.cell": "3",
    "rail/board.supply": "26",
    "rail/board.off-map": "23",
    "rail/board.border": "23",
    "rail/board.wall": "23",
    "rail/board.own-wall": "23",
    "rail/board.stub": "25",
    "rail/board.first-colour": _colour_rule,
    "rail/board.ground": "21",
    "rail/board.gauge": "24",
    "rail/board.company": "10",
    "rail/tile.final": _final_rule,
    "rail/tile.only-on": "33",
    "rail/tile.colour-step": _colour_rule,
    "rail/tile.label": _kind_rule,
    "rail/tile.stops": _kind_rule,
    "rail/tile.keeps-track": _keep_rule,
    "rail/tile.phase": "15",
    "rail/stations.left": "8",
    "rail/stations.reach": "35",
    "rail/stations.money": "36",
    "rail/board.city": "35",
    "rail/board.second": "37",
    "rail/board.full": "35",
    "rail/board.reserved": "35",
    "rail/runs.train": "39",
    "rail/runs.must": "39",
    "rail/trains.limit": "47",
    "rail/trains.money": "47",
    "rail/trains.pool-money": "47",
    "rail/trains.trade-in": "47",
    "rail/trains.stack": "47",
    "rail/trains.pool": "47",
    "rail/trains.owner": "49",
    "rail/trains.discard": "49",
    "rail/trains.over": "49",
    "rail/trains.must-own": "50",
}
"""By rule of the kit: the rule of this game."""

ROUTE_CITES: Cites = {
    "rail/routes.link": "39",
    "rail/routes.length": "39",
    "rail/routes.train": "39",
    "rail/routes.two-stops": "39",
    "rail/routes.token": "39",
    "rail/routes.range": "39",
    "rail/routes.stop": _stop_rule,
    "rail/routes.group": "41",
    "rail/routes.end": "42",
    "rail/routes.track": _track_rule,
}
"""The same for routes chosen by hand."""


@cache
def rules(options: Options) -> Rules:
    """Return the rules with these options."""
    return Rules(
        turn=turn,
        order=given_order,
        track=TrackRules(permits=one_tile, connected=permissive, cost=river_hill_mountain, forbids=first_tile_at_home),
        stations=StationRules(costs=station_costs),
        runs=RunRules(choice="free" if options.routes == "hand" else "best", trains=all_trains),
        trains=TrainRules(must_own=options.must_buy_train),
        cites={**CITES, **ROUTE_CITES},
    )
