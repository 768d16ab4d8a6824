"""Explained runs: the run the game takes, sums that add up, reasons that hold, other runs that are legal and ranked."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise, product
from typing import Any

import pytest

import trainshed
from tests.cz.games import busy_map
from tests.cz.table import COMPANIES, begin, cover, give, new, place
from tests.help import random_game
from tests.rail import brute
from trainshed.core import Game
from trainshed.rail.play import explained
from trainshed.rail.play.events import RouteRun
from trainshed.rail.play.explained import ExplainedRoute, ExplainedRun
from trainshed.rail.play.running import RouteTaken, best_run, network_of, place_of, trains_of
from trainshed.rail.play.ways import ways_of
from trainshed.rail.routes import Route, why_not_all

LINE = "D4 57/1, D2 57/1, D6 9/1, D8 8/5, E9 6/2"
"""D0 (10) - Cheb (20) - Karlovy Vary (20) - D6 - D8 - Kladno (20)."""
VARIANTS: list[tuple[str, dict[str, Any]]] = [
    ("cz_first", {}),
    ("lilliput", {}),
    ("lilliput", {"variant": "allenbeck"}),
    ("lilliput", {"scenario": "mountains"}),
]


def told(game: Game, company: str) -> ExplainedRun:
    found = game.explained_run(company)
    assert isinstance(found, ExplainedRun)
    return found


def positions(title: str, options: dict[str, Any], seed: int) -> Iterator[Game]:
    """Yield positions of a game in which companies mostly build and buy."""
    rng, game = random.Random(seed), trainshed.new(title, 3, seed=seed, options=options)
    liked = ("lay", "station", "buy-train", "card")
    while seats := game.decision.seats:
        legal = list(game.legal_actions.of(seats[0]))
        good = [action for action in legal if str(type(action).__struct_config__.tag) in liked]
        game.play(rng.choice(good if good and rng.random() < 0.85 else legal))
        yield game


def running(game: Game) -> list[tuple[str, ExplainedRun]]:
    companies = game.title.presentation.running(game.state)  # type: ignore[attr-defined]
    return [(company, told(game, company)) for company in companies]


@pytest.mark.parametrize(("title", "options"), VARIANTS)
def test_the_explained_run_is_the_best_run_and_its_values_add_up(title: str, options: dict[str, Any]) -> None:
    seen = bonuses = 0
    for seed in range(3):
        for number, game in enumerate(positions(title, options, seed)):
            if number % (2 if title == "cz_first" else 9):
                continue
            for company, run in running(game):
                best = best_run(game.state, company)
                assert (run.revenue, run.proof.proved) == (best.revenue, best.proved)
                assert [way_of(route) for route in run.routes] == [way_of(route) for route in best.routes]
                assert run.revenue == sum(route.revenue for route in run.routes) <= run.proof.bound
                for route in run.routes:
                    check_sum(game, route)
                    bonuses += len(route.bonuses)
                owned = sorted(game.state.depot.kinds_of(company))
                assert sorted([*(one.train for one in run.routes), *(one.train for one in run.idle)]) == owned
                if title == "lilliput":
                    assert run.besides == ways_of(best)[0].mines
                seen += len(run.routes)
    assert seen > 50
    assert bool(bonuses) <= (options.get("variant") == "allenbeck")


def way_of(route: RouteTaken) -> tuple[Any, ...]:
    return route.train, route.stops, route.names, route.cells, route.values, route.revenue


def check_sum(game: Game, route: ExplainedRoute) -> None:
    """The parts of a route's revenue add up, and the train goes as far as it says."""
    kind = game.state.box.roster.kinds[route.train]
    assert [visit.place for visit in route.visits] == list(route.stops)
    assert route.total == sum(visit.value for visit in route.visits)
    doubled = route.total * kind.multiplier
    assert route.earned == (doubled // 20 * 10 if route.obsolete else doubled)
    assert route.revenue == route.earned + sum(bonus.value for bonus in route.bonuses)
    assert any(visit.station for visit in route.visits)
    assert (route.limit, route.by_length) == (kind.stops, False)
    assert route.used == sum(visit.counts for visit in route.visits) <= (route.limit or 99)


def test_the_explained_run_is_what_the_game_logs() -> None:
    compared = 0
    for title in ("cz_first", "lilliput"):
        for seed in range(2):
            game = random_game(title, 3, seed)
            log = [events for _, events in game.log()][1:]
            for number, events in enumerate(log, 1):
                ran = [event for event in events if isinstance(event, RouteRun)]
                position = game.at(number)
                top = position.state.agenda[-1] if position.state.agenda else None
                company = getattr(top, "company", "")
                if top is None or top.tag not in ("buy-trains", "dividend") or not ran or ran[-1].company != company:
                    continue
                run = told(position, company)
                if title == "lilliput" and len(ways_of(best_run(position.state, company))) > 1:
                    continue  # the director chose
                logged = [
                    (event.train, event.stops, event.cells, event.revenue) for event in ran if event.company == company
                ]
                assert logged == [(one.train, one.stops, one.cells, one.revenue) for one in run.routes]
                compared += 1
    assert compared > 20


# other runs


def as_routes(game: Game, company: str, taken: tuple[RouteTaken, ...]) -> tuple[Any, list[Route]]:
    """Return the company's problem and these routes in its terms."""
    state = game.state
    network, kinds = network_of(state, state.board, company), list(enumerate(state.depot.kinds_of(company)))
    problem = network.problem(trains_of(state, [kind for _, kind in kinds]))
    found = []
    for route in taken:
        train = next(item for item in kinds if item[1] == route.train)
        kinds.remove(train)
        stops = tuple(state.board.map.stop_id(place_of(stop)) for stop in route.stops)
        links = network.along(stops, route.cells)
        assert links is not None
        found.append(Route(train[0], stops, links, route.revenue))
    return problem, found


def key_of(routes: tuple[RouteTaken, ...]) -> object:
    return tuple(sorted(tuple(sorted(route.stops)) for route in routes))


@pytest.mark.parametrize(("title", "options"), VARIANTS)
def test_other_runs_are_legal_distinct_and_fall_in_revenue(title: str, options: dict[str, Any]) -> None:
    seen = 0
    for number, game in enumerate(positions(title, options, 7)):
        if number % (2 if title == "cz_first" else 11):
            continue
        for company, run in running(game):
            assert run.others_complete
            assert len(run.others) <= explained.MOST_OTHERS
            falling = [run.revenue, *(other.revenue for other in run.others)]
            assert all(a >= b for a, b in pairwise(falling))
            keys = [key_of(run.routes), *(key_of(other.routes) for other in run.others)]
            assert len(set(keys)) == len(keys)
            for other in run.others:
                assert why_not_all(*as_routes(game, company, other.routes)) is None
                assert other.revenue == sum(route.revenue for route in other.routes)
                check_changes(run, other)
                seen += 1
    assert seen > 40


def check_changes(run: ExplainedRun, other: explained.OtherRun) -> None:
    """The changes turn the best run into the other one."""
    assert other.changes
    stops = sorted((route.train, stop) for route in run.routes for stop in route.stops)
    for change in other.changes:
        for stop in change.lost:
            stops.remove((change.train, stop.place))
        stops += [(change.train, stop.place) for stop in change.gained]
        before, after = ({stop.place for stop in some} for some in (change.before, change.after))
        assert {stop.place for stop in change.lost} == before - after
        assert {stop.place for stop in change.gained} == after - before
    assert sorted(stops) == sorted((route.train, stop) for route in other.routes for stop in route.stops)


@pytest.mark.parametrize("seed", range(2))
def test_other_runs_are_the_next_best_by_brute_force(seed: int) -> None:
    game = busy_map(seed)
    for company in COMPANIES:
        give(game, company, "2", "3")
        run, state = told(game, company), game.state
        network = network_of(state, state.board, company)
        lists: list[list[tuple[int, frozenset[Any], tuple[Any, ...]]]] = []
        for kind in state.depot.kinds_of(company):
            lists.append([(0, frozenset(), ()), *brute.routes(network, ("stops", int(kind)))])
        if len(lists) > 2 or max(map(len, lists)) > 1500:
            continue
        best: dict[object, int] = {}
        for chosen in product(*lists):
            if len(frozenset().union(*(used for _, used, _ in chosen))) == sum(len(used) for _, used, _ in chosen):
                key = tuple(sorted(tuple(sorted(stops)) for _, _, stops in chosen if stops))
                best[key] = max(best.get(key, 0), sum(value for value, _, _ in chosen))
        most = sorted(best.values(), reverse=True)[: explained.MOST_OTHERS + 1]
        assert [run.revenue, *(other.revenue for other in run.others)] == [
            value for value in most if value or len(best) == 1
        ]


def test_the_search_for_other_runs_ends_with_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    game = busy_map(1)
    give(game, "BCB", "4", "5")
    whole = told(game, "BCB")
    assert whole.others
    monkeypatch.setattr(explained, "OTHERS_WORK", 3)
    cut = told(game, "BCB")
    assert not cut.others_complete
    assert (cut.revenue, cut.routes, cut.proof) == (whole.revenue, whole.routes, whole.proof)


def test_the_proof_is_that_of_the_solver() -> None:
    game = give(cover(new(5), LINE), "EKJ", "3", "2")
    run = told(game, "EKJ")
    assert (run.revenue, run.proof.proved, run.proof.bound) == (90, True, 90)
    assert run.proof.nodes > 0
    assert [(train.train, train.alone) for train in run.proof.trains] == [("2", 40), ("3", 60)]


# why routes end


def ends(game: Game, company: str = "EKJ") -> dict[str, tuple[str | None, list[tuple[str, str]]]]:
    return {
        end.stop: (end.why, [(stop.place, stop.why) for stop in end.beyond])
        for route in told(game, company).routes
        for end in route.ends
    }


def test_a_route_ends_because_the_train_is_short_or_nothing_is_beyond() -> None:
    game = give(cover(new(5), LINE), "EKJ", "3")
    assert ends(game) == {"D2.0": (None, [("D0.0", "length")]), "E9.0": ("nothing", [])}
    give(game, "EKJ", "5")
    assert told(game, "EKJ").idle == ()


def test_a_route_ends_in_a_blocked_city() -> None:
    game = give(cover(new(5), LINE), "EKJ", "4")
    assert ends(game)["D0.0"] == ("nothing", [])
    place(game, "VBW", "D2")
    assert ends(game)["D2.0"] == ("blocked", [])


def test_a_route_ends_where_another_train_has_the_track() -> None:
    game = give(cover(new(5), LINE), "EKJ", "3", "2")
    assert ends(game)["D4.0"] in ((None, [("E9.0", "track")]), (None, [("D2.0", "track")]))


def test_an_idle_train_is_told_why() -> None:
    game = give(cover(new(5), LINE), "EKJ", "2", "2", "2", "5")
    idle = told(game, "EKJ").idle
    assert {train.why for train in idle} == {"track"}
    nowhere = told(give(new(5), "EKJ", "2"), "EKJ")
    assert [(train.train, train.why) for train in nowhere.idle] == [("2", "no-route")]
    assert (nowhere.revenue, nowhere.proof.proved, nowhere.others) == (0, True, ())


def test_stops_have_names_and_kinds() -> None:
    begin(game := give(cover(new(5), LINE), "EKJ", "4"), "EKJ")
    (route,) = told(game, "EKJ").routes
    visits = {visit.place: (visit.name, visit.city, visit.station, visit.value) for visit in route.visits}
    assert visits["D2.0"] == ("Cheb", True, False, 20)
    assert visits["D4.0"] == ("Karlovy Vary", True, True, 20)
    assert (visits["D0.0"][1:], visits["D0.0"][3]) == ((False, False, 10), 10)


def test_an_unknown_company_has_no_run() -> None:
    assert new(2).explained_run("KFN") is None
    assert trainshed.new("london", 2, seed=1).explained_run("BCB") is None
