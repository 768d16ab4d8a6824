"""Routes by hand: what feeds stops is told, and locked routes stay while the others are the best ones."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.ireland_positions import at
from trainshed.core import Game
from trainshed.rail.play.actions import RouteChoice
from trainshed.rail.play.explained import ExplainedRun
from trainshed.rail.play.routing import RestOfRun


def explained(game: Game) -> ExplainedRun:
    view: Any = game.view(game.decision.seats[0])
    company = view.step.company
    found = game.explained_run(company)
    assert isinstance(found, ExplainedRun)
    return found


def test_the_river_boats_are_a_bonus_of_one_route() -> None:
    bonuses = [bonus for route in explained(at("run-trains", 59)).routes for bonus in route.bonuses]
    assert [bonus.bonus for bonus in bonuses] in ([], ["RSSC"])


def choices(routes: Any) -> tuple[RouteChoice, ...]:
    return tuple(RouteChoice(route.train, route.stops, route.cells) for route in routes)


def runs() -> list[Game]:
    """Positions in which companies with two or three trains run, one of them with a marker."""
    return [at("run-trains", 48), at("run-trains", 70), at("run-trains", 63, players=4)]


@pytest.mark.parametrize("number", [0, 33, 52, 70])
def test_stops_what_feeds_them_and_bonuses_add_up(number: int) -> None:
    run = explained(at("run-trains", number))
    assert run.routes
    for route in run.routes:
        assert sum(visit.value for visit in route.visits) == route.total
        assert all(sum(one.value for one in visit.fed_by) <= visit.value for visit in route.visits)
        assert route.earned + sum(bonus.value for bonus in route.bonuses) == route.revenue
        assert route.by_length
        assert route.limit is not None
        assert route.used <= route.limit


def test_narrow_gauge_feeds_stops_of_some_run() -> None:
    games = [at("run-trains", number) for number in (40, 60, 70, 80)]
    assert any(visit.fed_by for game in games for route in explained(game).routes for visit in route.visits)


def test_with_nothing_kept_the_rest_is_the_best_run() -> None:
    for game in runs():
        best = explained(game)
        rest = game.best_rest(best.company)
        assert isinstance(rest, RestOfRun)
        assert (rest.revenue, rest.proved) == (best.revenue, True)


def test_a_kept_route_stays_and_the_others_are_the_best_beside_it() -> None:
    for game in runs():
        best = explained(game)
        for other in best.others:
            kept = choices(other.routes[:1])
            rest = game.best_rest(best.company, kept)
            assert isinstance(rest, RestOfRun)
            assert rest.refusal is None
            assert choices(rest.routes[:1]) == kept
            assert other.revenue <= rest.revenue <= best.revenue


def test_a_kept_route_that_cannot_be_run_is_refused() -> None:
    game = runs()[0]
    best = explained(game)
    twice = choices(best.routes[:1]) * 5
    rest = game.best_rest(best.company, twice)
    assert isinstance(rest, RestOfRun)
    assert rest.refusal is not None
    assert not rest.routes


def test_a_route_drawn_by_hand_tells_the_facts_of_the_others_too() -> None:
    game = runs()[0]
    best = explained(game)
    first, second = choices(best.routes)
    found: Any = game.find_route(best.company, RouteChoice(second.train, second.stops), (first,))
    assert found.refusal is None
    assert [route.revenue for route in (*found.others, found.route)] == [route.revenue for route in best.routes]
    assert [visit.place for visit in found.route.visits] == list(second.stops)
