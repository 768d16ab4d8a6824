"""Routes chosen by hand (option `routes`): what is accepted, and which rule refuses the rest (39 to 44)."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations, product
from typing import Any

import pytest

from tests.cz.games import busy_map
from tests.cz.table import (
    ALL_OPTIONS,
    COMPANIES,
    begin,
    best_run,
    board,
    cash,
    colour,
    company,
    cover,
    done,
    give,
    listed,
    new,
    place,
    preview,
    refusing_rule,
    run,
    set_cash,
    step,
    trains,
)
from tests.rail import brute
from trainshed.core import Game
from trainshed.rail.play.actions import RouteChoice, Run
from trainshed.rail.play.events import Earned, RouteRun
from trainshed.rail.routes.company import problem_of

LINE = "D4 57/1, D2 57/1, D6 9/1, D8 8/5, E9 6/2"
"""D0 (10) - Cheb (20) - Karlovy Vary (20) - D6 - D8 - Kladno (20)."""


def running(map: str = LINE, *owned: str, who: str = "EKJ") -> Game:
    """The company has these trains and is asked for its routes."""
    game = give(cover(new(5, routes="hand"), map), who, *owned)
    begin(game, who, "run-trains")
    assert (step(game), company(game)) == ("run-trains", who)
    return game


# what is accepted


@pytest.mark.parametrize(
    ("routes", "revenue"),
    [
        (["3: D2.0 D4.0 E9.0"], 60),
        (["3: E9.0 D4.0 D2.0"], 60),
        (["3: D4.0 D2.0"], 40),
        (["3: D0.0 D2.0 D4.0", "2: D4.0 E9.0"], 90),
        (["2: D4.0 E9.0", "3: D0.0 D2.0 D4.0"], 90),
        (["2: D4.0 D2.0"], 40),
        (["2: D4.0 D2.0", "3: D4.0 E9.0"], 80),
        ([], 0),
    ],
)
def test_legal_routes_are_run_as_chosen(routes: list[str], revenue: int) -> None:
    game = running(LINE, "3", "2")
    before = cash(game, "EKJ")
    log = game.play(run(game, *routes))
    assert cash(game, "EKJ") == before + revenue
    assert [event.revenue for event in log if isinstance(event, Earned)][:1] == [revenue]
    said = [f"{event.train}: {' '.join(event.stops)}" for event in log if isinstance(event, RouteRun)]
    assert said == routes


def test_rule_39_a_train_may_be_left_idle() -> None:
    game = running(LINE, "2", "2", "3")
    assert refusing_rule(game, run(game)) == ""
    assert refusing_rule(game, run(game, "3: D2.0 D4.0 E9.0")) == ""


def test_rule_42_both_ends_may_be_blocked() -> None:
    game = running(LINE, "3")
    place(place(game, "VBW", "D2"), "BCB", "E9")
    assert refusing_rule(game, run(game, "3: D2.0 D4.0 E9.0")) == ""


def test_rule_40_both_cities_of_oo() -> None:
    game = running("D4 57/1, D6 8/1, C7 8863/0, C5 3/3, B6 7/5", "4")
    assert refusing_rule(game, run(game, "4: D4.0 C7.0 C5.0 C7.1")) == ""


def test_without_a_track_at_its_stations_nobody_is_asked() -> None:
    game = give(new(5, routes="hand"), "EKJ", "2")
    log = begin(game, "EKJ", "run-trains")
    assert [event.revenue for event in log if isinstance(event, Earned)] == [0]
    assert (step(game), company(game)) == ("buy-trains", "EKJ")


def test_without_a_train_nobody_is_asked() -> None:
    game = cover(new(5, routes="hand"), LINE)
    begin(game, "EKJ", "run-trains")
    assert (step(game), company(game)) == ("buy-trains", "EKJ")


# what is refused


@pytest.mark.parametrize(
    ("routes", "rule", "why"),
    [
        (["4: D2.0 D4.0 E9.0"], "39", "no such train"),
        (["2: D2.0 D4.0", "2: D4.0 E9.0"], "39", "only one 2-train"),
        (["?: D2.0 D4.0"], "39", "no train at all"),
        (["2: D4.0"], "39", "one stop"),
        (["2:"], "39", "no stop"),
        (["2: D4.0 F6.0"], "39", "a stop without track"),
        (["2: D4.0 Z9.0"], "39", "no such stop"),
        (["2: D4.0 D6.0"], "39", "plain track is no stop"),
        (["2: D0.0 D2.0"], "39", "no own station"),
        (["2: D2.0 D4.0 E9.0"], "39", "three stops for a 2-train"),
        (["3: D0.0 D2.0 D4.0 E9.0"], "39", "four stops for a 3-train"),
        (["2: D4.0 D0.0"], "39", "Cheb is skipped"),
        (["3: D0.0 D4.0 E9.0"], "39", "Cheb is skipped"),
        (["3: D4.0 D2.0 D4.0"], "40", "a stop twice"),
        (["3: D2.0 D4.0 E9.0", "2: D4.0 E9.0"], "44", "track of another train"),
        (["2: D4.0 E9.0", "3: D2.0 D4.0 E9.0"], "44", "track of another train"),
    ],
)
def test_illegal_routes_are_refused(routes: list[str], rule: str, why: str) -> None:
    game = running(LINE, "3", "2")
    assert refusing_rule(game, run(game, *routes)) == f"cz_first/{rule}", why


def test_rule_40_no_track_twice_in_one_route() -> None:
    """From Kladno and from Plzeň one comes to Karlovy Vary over the same side of D6."""
    game = running("D4 57/1, D6 23/1, D8 8/5, E9 6/2, E7 8/0, F6 621/0", "3", "2", "2")
    assert refusing_rule(game, run(game, "3: E9.0 D4.0 F6.0")) == "cz_first/40"
    assert refusing_rule(game, run(game, "2: E9.0 D4.0", "2: D4.0 F6.0")) == "cz_first/44"
    assert refusing_rule(game, run(game, "2: D4.0 F6.0")) == ""


def test_rule_41_two_cities_of_prague() -> None:
    game = running("D12 7/5, E13 56/0, F12 3/2", "4", who="BN")
    assert refusing_rule(game, run(game, "4: E11.1 E13.0 F12.0 E11.0")) == "cz_first/41"


def test_rule_42_a_blocked_city_is_not_passed() -> None:
    game = running(LINE, "3")
    place(game, "VBW", "D2")
    assert refusing_rule(game, run(game, "3: D0.0 D2.0 D4.0")) == "cz_first/42"
    assert refusing_rule(game, run(game, "3: D2.0 D4.0")) == ""


def test_rule_13_nobody_runs_for_another_company() -> None:
    game = running(LINE, "3")
    assert refusing_rule(game, Run(1, "BCB")) == "cz_first/13"
    assert refusing_rule(game, Run(0, "EKJ")) == "core/not-you"


def test_rule_39_the_step_is_answered_by_a_run() -> None:
    game = running(LINE, "3")
    assert refusing_rule(game, done(game)) == "cz_first/39"
    assert listed(game) == [Run(1, "EKJ")]


# several ways between two stops


def test_the_order_of_the_routes_does_not_matter() -> None:
    """The route to Most needs E7."""
    game = two_ways()
    for routes in permutations(("2: F6.0 E9.0", "2: F6.0 C7.1")):
        assert refusing_rule(game, run(game, *routes)) == ""
    log = game.play(run(game, "2: F6.0 E9.0", "2: F6.0 C7.1"))
    cells = {event.stops: event.cells for event in log if isinstance(event, RouteRun)}
    assert cells["F6.0", "E9.0"] == ("F6", "G7", "F8", "E9")


def two_ways() -> Game:
    """Plzeň and Kladno are joined by E7 and, longer, by G7 and F8; VBW has two 2-trains and is asked for routes."""
    game = cover(new(5, routes="hand"), "F6 202/3, E7 23/0, E9 5/0, G7 7/2, F8 9/0, D8 8/0, C7 8863/0")
    give(place(game, "VBW", "F6"), "VBW", "2", "2")
    begin(game, "VBW", "run-trains")
    return game


def test_a_player_may_name_the_way() -> None:
    game = two_ways()
    for cells in (("F6", "E7", "E9"), ("F6", "G7", "F8", "E9")):
        action = Run(2, "VBW", (RouteChoice("2", ("F6.0", "E9.0"), cells),))
        assert refusing_rule(game, action) == ""
        (ran,) = [event for event in game.copy().play(action) if isinstance(event, RouteRun)]
        assert ran.cells == cells
    none = Run(2, "VBW", (RouteChoice("2", ("F6.0", "E9.0"), ("F6", "E9")),))
    assert refusing_rule(game, none) == "cz_first/39"
    blocked = RouteChoice("2", ("F6.0", "E9.0"), ("F6", "E7", "E9"))
    both = Run(2, "VBW", (blocked, RouteChoice("2", ("F6.0", "C7.1"))))
    assert refusing_rule(game, both) == "cz_first/44", "the way named takes the other route's track"
    assert refusing_rule(game, Run(2, "VBW", both.routes[::-1])) == "cz_first/44"


def test_a_drawn_route_goes_through_its_ways() -> None:
    game = two_ways()
    drawn: list[Any] = [game.find_route("VBW", RouteChoice("2", ("F6.0", "E9.0")), (), which) for which in range(3)]
    ways = [found.route.cells for found in drawn]
    assert [(found.which, found.ways) for found in drawn] == [(0, 2), (1, 2), (0, 2)]
    assert len(set(ways)) == 2
    assert ways[2] == ways[0]
    assert {found.refusal for found in drawn} == {None}
    other = RouteChoice("2", ("F6.0", "C7.1"), ("F6", "E7", "D8", "C7"))
    around: Any = game.find_route("VBW", RouteChoice("2", ("F6.0", "E9.0")), (other,), 0)
    assert (around.route.cells, around.ways) == (("F6", "G7", "F8", "E9"), 1)


def test_a_route_not_yet_finished_is_drawn_and_refused() -> None:
    game = running(LINE, "2")
    found: Any = game.find_route("EKJ", RouteChoice("2", ("D0.0", "D2.0")))
    assert found.route.cells == ("D0", "D2")
    assert (found.refusal.rule, found.refusal.message.key) == ("cz_first/39", "rail-route-no-token")
    longer: Any = game.find_route("EKJ", RouteChoice("2", ("D2.0", "D4.0", "E9.0")))
    assert (longer.route.revenue, longer.refusal.message.key) == (60, "rail-route-too-many-stops")


@pytest.mark.parametrize("seed", range(3))
def test_every_set_of_routes_is_judged_like_brute_force(seed: int) -> None:
    """Sets of routes named by their stops are legal if some choice of track for them is disjoint."""
    rng, game, judged = random.Random(seed), busy_map(seed, routes="hand"), Counter[str]()
    for who in COMPANIES:
        give(game, who, "3", "4")
        begin(game, who, "run-trains")
        if (step(game), company(game)) != ("run-trains", who):
            continue
        problem = problem_of(board(game), who, colour(game))
        ways: list[dict[tuple[str, ...], list[frozenset[object]]]] = [{}, {}]
        for found, most in zip(ways, (3, 4), strict=True):
            for _, used, stops in brute.routes(problem, ("stops", most)):
                found.setdefault(tuple(map(str, stops)), []).append(frozenset(used))
        best = best_run(game, who).revenue
        worth = {str(stop.id): stop.value for stop in problem.stops}
        for _ in range(80 if all(ways) else 0):
            one, other = (rng.choice(list(found)) for found in ways)
            legal = any(a.isdisjoint(b) for a, b in product(ways[0][one], ways[1][other]))
            routes = [RouteChoice("3", one), RouteChoice("4", other)]
            rng.shuffle(routes)
            rule = refusing_rule(game, Run(game.decision.seats[0], who, tuple(routes)))
            assert rule == ("" if legal else "cz_first/44"), routes
            judged[rule] += 1
            assert not legal or sum(worth[stop] for stop in (*one, *other)) <= best
    assert min(judged[""], judged["cz_first/44"]) > 20


@pytest.mark.parametrize("seed", range(6))
def test_the_best_run_of_the_preview_can_be_chosen(seed: int) -> None:
    rng = random.Random(seed)
    game = new(2 + seed % 4, seed=seed, **ALL_OPTIONS)
    runs = 0
    while not game.over:
        who = company(game)
        if step(game) != "run-trains":
            if step(game) == "lay-track":
                set_cash(game, who, cash(game, who) + 100)
            game.play(rng.choice(listed(game)))
            continue
        best = next(one for one in preview(game, game.decision.seats[0]).runs if one.company == who)
        routes = [RouteChoice(route.train, route.stops) for route in best.routes]
        rng.shuffle(routes)
        log = game.play(Run(game.decision.seats[0], who, tuple(routes)))
        assert next(event.revenue for event in log if isinstance(event, Earned)) == best.revenue
        runs += bool(routes)
    assert runs > 0 or not any(trains(game, who) for who in ("BCB", "EKJ"))
