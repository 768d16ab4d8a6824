"""A route lists its cells from the first stop to the last, along connected track."""

from __future__ import annotations

from itertools import pairwise

import trainshed
from tests.lilliput.table import Route, best_run, board, operating_order, ways
from trainshed.core import Game
from trainshed.rail.play.actions import LayTile
from trainshed.titles.lilliput.actions import TakeCard


def _joined(game: Game, route: Route) -> None:
    grid, laid = board(game).map.grid, board(game).laid
    assert (route.cells[0], route.cells[-1]) == (route.names[0], route.names[-1])
    for here, there in pairwise(route.cells):
        side = grid.side_towards(here, there)
        assert side is not None, f"{here} and {there} are no neighbours"
        assert laid[here].gauges[side]
        assert laid[there].gauges[grid.opposite(side)]
    rest = iter(route.cells)
    assert all(stop in rest for stop in route.names), "stops come in the order of the way"


def test_the_cells_of_a_route_follow_its_track() -> None:
    game = trainshed.new("lilliput", players=["Ann", "Bob", "Cid"], seed=4)
    long = 0
    for _ in range(150):
        if not game.decision.seats:
            break
        actions = list(game.legal_actions)
        lays = [action for action in actions if isinstance(action, LayTile)]
        cards = [action for action in actions if isinstance(action, TakeCard) and action.card in ("A02", "A03", "A04")]
        game.play((lays or cards or actions)[-1])
        for company in operating_order(game):
            for way in ways(best_run(game, company)):
                for route in way.routes:
                    _joined(game, route)
                    long += len(route.stops) > 2
    assert long, "some train runs over more than one link"
