"""Running trains (8.1 to 8.4): broad track only, income from narrow gauge, markers, the river boats."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping, Sequence
from functools import partial
from typing import ClassVar, Self

from trainshed.rail.board import Board
from trainshed.rail.map import Place
from trainshed.rail.play import running
from trainshed.rail.play.choice import Verbs
from trainshed.rail.play.refusals import Cites, cited_by
from trainshed.rail.play.rules import RunRules
from trainshed.rail.reach import all_feeders
from trainshed.rail.reach import feeders as feeders_of
from trainshed.rail.routes import Bonus, Name, Route, SetIncome, Stop
from trainshed.rail.tile import BROAD, NARROW

from .dividend import after_run
from .powers import FREE_ACTS
from .state import IrelandState, Options

CITES: Cites = {
    **cited_by("8.1", "routes.length routes.range"),
    **cited_by("8.2", "routes.link routes.stop routes.track routes.end routes.token routes.two-stops routes.group"),
    **cited_by("8.4", "runs.train runs.must runs.company routes.train"),
}
KEYS: tuple[str, ...] = ()
SHANNON = "RSSC"
WORK = 60_000
"""Most nodes of a search for the best run, more than a second of work: twenty times what the densest boards of whole
games need. Only previews and bots search; routes of a game are named."""


def narrow_income(
    state: IrelandState, board: Board, company: str, within: Collection[int] | None
) -> Mapping[Place, int]:
    """Return what the towns on narrow gauge alone add to each stop they are joined to (8.3), or to some stops."""
    colour = state.depot.phase.colour
    if within is None:
        return fed(board, colour)
    net, place = board.network(), board.map.place
    broad, narrow = net.leave[BROAD], net.leave[NARROW]
    both = [place(stop) for stop in within if stop in narrow and stop in broad]
    return {stop: sum([board.stop(town).worth(colour) for town in feeders_of(board, stop)]) for stop in both}


def fed(board: Board, colour: str) -> Mapping[Place, int]:
    """Return the income of each stop from narrow gauge; kept by the narrow track and the colour. Only to be read."""
    kept, key = board.network().by_narrow, ("fed", colour)
    known = kept.get(key)
    if known is None:
        towns = all_feeders(board).items()
        known = kept[key] = {stop: sum(board.stop(town).worth(colour) for town in by) for stop, by in towns}
    assert isinstance(known, dict)
    return known


def feeders(state: IrelandState, board: Board) -> Mapping[Place, Sequence[tuple[Place, int]]]:
    """Return the towns on narrow gauge alone that each stop is joined to, with their values (8.3)."""
    colour = state.depot.phase.colour
    towns = all_feeders(board).items()
    return {stop: [(town, board.stop(town).worth(colour)) for town in by] for stop, by in towns}


def bonuses(state: IrelandState, board: Board, company: str, stops: tuple[Stop, ...]) -> tuple[Bonus, ...]:
    """Markers pay each train that stops at their cell (11.2), once (16.24); the river boats one train (16.1)."""
    markers, shannon = state.markers.get(company, ()), boats(state, board, company)
    if not markers and (not shannon or state.options.shannon == "end"):
        return ()
    places = {stop.id: place(board, stop.id) for stop in stops}
    found = []
    for cell, value in markers:
        ids = tuple([id for id, there in places.items() if there[0] == cell])
        if ids:
            found.append(Bonus(cell, value, ids, 1))
    if state.options.shannon == "any":
        for id, there in places.items():
            if shannon.get(there):
                found.append(Bonus(f"{SHANNON} {there[0]}", shannon[there], (id,), once=SHANNON))
    return tuple(found)


def place(board: Board, stop: Name) -> Place:
    """Return the place of a stop, which the solver knows by number or by name."""
    return board.map.place(stop) if isinstance(stop, int) else running.place_of(stop)


def boats(state: IrelandState, board: Board, company: str) -> dict[Place, int]:
    """Return what a stop at Dromod or Limerick adds for the owner of the river boats: the value of the other (11)."""
    if not state.has(company, SHANNON):
        return {}
    colour = state.depot.phase.colour
    more = fed(board, colour)
    here, there = [(cell, 0) for cell in state.box.privates[SHANNON].cells]
    worth = {stop: board.stop(stop).worth(colour) + more.get(stop, 0) for stop in (here, there)}
    return {here: worth[there], there: worth[here]}


def boats_at_the_end(state: IrelandState, board: Board, company: str) -> SetIncome | None:
    """One train that ends at Dromod or Limerick adds the value of the other, unless it goes there (16.1, strict)."""
    values = boats(state, board, company)
    if not values:
        return None

    def of_route(route: Route) -> int:
        visited = {place(board, stop) for stop in route.stops}
        if visited.issuperset(values):
            return 0
        ends = place(board, route.stops[0]), place(board, route.stops[-1])
        return max([values.get(end, 0) for end in ends])

    def income(routes: Sequence[Route]) -> int:
        return max(map(of_route, routes), default=0)

    return SetIncome(income, max(values.values()))


def depends(state: IrelandState, company: str, *, shannon: str) -> Hashable:
    """Return what the revenue depends on besides board, trains and colour: markers and the river boats."""
    return state.markers.get(company, ()), shannon if state.has(company, SHANNON) else ""


def rules(options: Options) -> RunRules:
    """Return the rules of running with these options."""
    return RunRules(
        choice="free",
        extra=narrow_income,
        feeders=feeders,
        bonuses=bonuses,
        together=boats_at_the_end if options.shannon == "end" else None,
        depends=partial(depends, shannon=options.shannon),
        then=after_run,
        work=WORK,
    )


class IrishRun(running.RunTrains, frozen=True, kw_only=True, tag="run-trains"):
    """The director chooses the routes (O5); the best are offered by the preview, less is allowed (8.4)."""

    verbs: ClassVar[Verbs[Self]] = (running.run_by_hand,)
    beside: ClassVar[Verbs[Self]] = FREE_ACTS
