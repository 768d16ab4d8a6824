"""The highest revenue (7.5): no assignment earns more, and every best assignment with a different effect is offered.

The tests enumerate all assignments of routes, slowly and by the text of the rules, and compare the engine with them:
on the rule book's examples and on randomly built boards with two mines.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import trainshed
from tests.lilliput.table import best_run, board, box, colour, founded, obsolete, round_of, ways
from tests.lilliput.table_steps import set_phase, set_trains
from tests.lilliput.test_golden import COLOURS, cell_at, example
from trainshed.core import Game
from trainshed.rail.play.actions import LayTile
from trainshed.rail.tile import BROAD

Found = tuple[int, int, frozenset[str], frozenset[object]]
"""A route: value of its stops, income from its mines, cells of its stops, track it uses."""
TRAINS = {train["id"]: train for train in box()["train"]}


def routes(game: Game, id: str, stops: int) -> Iterator[Found]:
    """Yield every route of a train (7.3).

    A route has at least two places and an own station, uses nothing twice, and ends at stops that are not passable.
    """
    land, grid = board(game), board(game).map.grid
    ways: dict[int, list[tuple[int, frozenset[object], int]]] = {}
    for link in land.network().links(BROAD):
        if link.owners in ((), (id,)):
            mines = sum(land.laid[grid.cell(at)].tile.data.bonus for at in set(link.cells))
            for a, b in ((link.a, link.b), (link.b, link.a)):
                ways.setdefault(a, []).append((b, frozenset(link.track), mines))

    def grow(seen: tuple[int, ...], used: frozenset[object], mines: int) -> Iterator[Found]:
        places = [land.map.place(stop) for stop in seen]
        kinds = [land.stop(at) for at in places]
        if sum(kind.counts for kind in kinds) > stops:
            return
        own = [id in land.stations.get(at, ()) for at in places]
        if len(seen) > 1 and any(own):
            value = sum(kind.worth(colour(game), own=mine) for kind, mine in zip(kinds, own, strict=True))
            yield value, mines, frozenset(cell for cell, _ in places), used
        if len(seen) > 1 and not land.passable(places[-1], id):
            return
        groups = {kind.group for kind in kinds if kind.group}
        for other, track, bonus in ways.get(seen[-1], ()):
            if other not in seen and not track & used and land.stop(land.map.place(other)).group not in groups:
                yield from grow((*seen, other), used | track, mines + bonus)

    for start in ways:
        yield from grow((start,), frozenset(), 0)


def assignments(game: Game, id: str, kinds: tuple[str, ...]) -> Iterator[tuple[int, int, tuple[frozenset[str], ...]]]:
    """Yield revenue, mine income and stops of every choice of routes without common track.

    A train may also run no route.
    """
    lists = [list(dict.fromkeys(routes(game, id, TRAINS[kind]["stops"]))) for kind in kinds]

    def choose(at: int, used: frozenset[object]) -> Iterator[tuple[int, int, tuple[frozenset[str], ...]]]:
        if at == len(kinds):
            yield 0, 0, ()
            return
        for value, mines, cells, track in [*lists[at], (0, 0, frozenset[str](), frozenset[object]())]:
            if not track & used:
                earned = value * TRAINS[kinds[at]]["multiplier"]
                earned = earned // 20 * 10 if obsolete(game, kinds[at]) else earned
                for rest, more, others in choose(at + 1, used | track):
                    yield earned + rest, mines + more, (cells, *others)

    return choose(0, frozenset())


@pytest.mark.parametrize("name", ["ex1", "ex2"])
def test_the_printed_routes_of_the_examples_are_among_the_best_assignments(name: str) -> None:
    game, fact = example(name)
    set_phase(game, "3D" if name == "ex2" else "3")
    cells = {letter: cell_at(game, *tile["at"]) for letter, tile in fact["tiles"].items()} | {"M": "C"}
    for coloured, told in fact["companies"].items():
        kinds = tuple(train.split()[0] for train in told["trains"])
        every = list(assignments(game, COLOURS[coloured], kinds))
        highest = max(revenue for revenue, _, _ in every)
        assert highest == told["max"]
        best = [set(chosen) for revenue, _, chosen in every if revenue == highest]
        assert {frozenset(cells[letter] for letter in route.split("-")) for route in told["routes"]} in best
        set_trains(game, COLOURS[coloured], *kinds)
        run = best_run(game, COLOURS[coloured])
        assert run.revenue == highest
        assert {frozenset(route.names) for route in ways(run)[0].routes} in best


MINES = [{"cell": "N2", "tile": "SC-MINE10", "rotation": 1}, {"cell": "E2", "tile": "SC-MINE20", "rotation": 0}]
FLEETS = (("2", "2"), ("3",), ("2", "3"), ("3", "3"), ("4", "2"), ("3D",), ("2", "2", "2"))


def grown(seed: int) -> Game:
    """Play random actions up to round 8, mostly lays where one is legal."""
    rng = random.Random(seed)
    game = trainshed.new("lilliput", 2 + seed % 3, seed=seed, options={"layout": MINES, "first": 0})
    while round_of(game) < 8 and (seats := game.decision.seats):
        actions = list(game.legal_actions.of(seats[0]))
        lays = [action for action in actions if isinstance(action, LayTile)]
        game.play(rng.choice(lays if lays and rng.random() < 0.8 else actions))
    return game


def test_every_best_assignment_that_differs_in_its_effect_is_offered() -> None:
    """On random boards: the maximum revenue and exactly the mine incomes possible with it."""
    choices = 0
    for seed in range(30):
        game = grown(seed)
        for company in founded(game):
            for fleet in FLEETS:
                every = {found[:2] for found in assignments(game, company, fleet)}
                highest = max(revenue for revenue, _ in every)
                run = best_run(game, company, trains=fleet)
                assert run.revenue == highest
                assert {way.mines for way in ways(run)} == {mines for revenue, mines in every if revenue == highest}
                for way in ways(run):
                    assert sum(route.revenue for route in way.routes) == highest
                choices += len(ways(run)) > 1
    assert choices > 10  # make sure that the boards contain choices
