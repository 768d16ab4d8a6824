"""Pictures of a table: map and market."""

from __future__ import annotations

from functools import cache

from trainshed.rail.draw import Livery, RouteLine, load_liveries, table_svg
from trainshed.rail.play.running import best_run, place_of

from .setup import DATA
from .state import IrelandState


@cache
def liveries() -> dict[str, Livery]:
    """Return the companies' colours."""
    return load_liveries(DATA)


def svg(state: IrelandState, seat: int | None = None, *, routes: str = "", coordinates: bool = True) -> str:
    """Return the picture of the table; with the best routes of the company named in `routes`."""
    if routes and routes not in state.market:
        raise ValueError(f"routes: {routes[:20]!r} is no company in play")
    taken = best_run(state, routes).routes if routes else ()
    lines = [RouteLine(n, [place_of(stop) for stop in route.stops], route.cells) for n, route in enumerate(taken)]
    table = "18Ireland", state.board, state.market, liveries()
    return table_svg(*table, company=routes, routes=lines, coordinates=coordinates)
