"""The solver compared with brute force on small networks and with an integer program on larger ones."""

from __future__ import annotations

import random
from collections import Counter
from importlib import import_module

import pytest

from tests.rail.route_ilp import best_revenue
from tests.rail.route_oracles import brute_force, every_route, random_problem
from trainshed.rail.routes import Problem, SetIncome, arm_pairs, search, solve, why_not_all
from trainshed.rail.routes.branch_bound import BranchBound
from trainshed.rail.routes.clock import Clock
from trainshed.rail.routes.graph import Graph


def small(seed: int) -> Problem:
    """Return a network small enough to enumerate every set of routes."""
    draw = random.Random(seed)
    trains = draw.choice((1, 1, 2, 2, 3))
    stops = draw.randint(2, 7 if trains < 3 else 5)
    links = min(stops - 1 + draw.randint(0, 4), 10 if trains < 3 else 7)
    bonuses = draw.choice((0, 0, 1, 3))
    while True:
        problem = random_problem(f"small{seed}", stops=stops, links=links, trains=trains, bonuses=bonuses)
        sets = 1
        for train in problem.trains:
            sets *= 1 + sum(1 for _ in every_route(problem, train))
        if sets < 20_000:
            return problem
        links -= 1


def larger(seed: int) -> Problem:
    """Return a network of mid-game size that mixes all features."""
    draw = random.Random(seed)
    stops = draw.randint(6, 13)
    return random_problem(
        f"larger{seed}",
        stops=stops,
        links=stops - 1 + draw.randint(0, 7),
        trains=draw.randint(1, 3),
        bonuses=draw.choice((0, 0, 0, 2)),
    )


def assert_equals_programme(problem: Problem) -> None:
    answer = solve(problem)
    assert answer.proof.optimal
    assert answer.proof.bound == answer.revenue
    assert why_not_all(problem, answer.routes) is None
    assert answer.revenue == best_revenue(problem)


@pytest.mark.parametrize("block", range(8))
def test_equals_brute_force_on_small_networks(block: int) -> None:
    earning = 0
    for seed in range(block * 100, block * 100 + 100):
        problem = small(seed)
        best = max(brute_force(problem).values())
        answer = solve(problem)
        assert (answer.revenue, answer.proof.bound, answer.proof.optimal) == (best, best, True), seed
        assert why_not_all(problem, answer.routes) is None, seed
        assert sum(route.revenue for route in answer.routes) + answer.extra == best, seed
        earning += best > 0
    assert earning > 50


@pytest.mark.parametrize("most", [-1, 20, 20_000])
def test_searching_for_a_train_without_list_equals_brute_force(most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Use the method for trains with too many routes on all trains."""
    module = import_module("trainshed.rail.routes.solve")
    monkeypatch.setattr(module, "MAX_LISTED", 0)
    monkeypatch.setattr(module, "MAX_LISTED_TWO_TRAINS", 0)
    monkeypatch.setattr(module, "MAX_ARMS_TO_LIST", -1)
    monkeypatch.setattr(search, "MOST_ARMS", most)
    for seed in range(4_000, 4_300):
        problem = small(seed)
        answer = solve(problem)
        assert (answer.revenue, answer.proof.optimal) == (max(brute_force(problem).values()), True), seed
        assert why_not_all(problem, answer.routes) is None, seed


def test_giving_up_growing_early_equals_brute_force(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some stations keep their arm_pairs; others seem to have too many, so their routes are searched one by one."""
    monkeypatch.setattr(arm_pairs, "CHECK_EVERY", 2)
    monkeypatch.setattr(arm_pairs, "ESTIMATE_FROM", 6)
    monkeypatch.setattr(arm_pairs, "ABORT_FACTOR", 0)
    kinds: Counter[type] = Counter()
    for seed in range(5_000, 5_200):
        problem = small(seed)
        for cost, limit in map(search.limit_of, problem.trains):
            kinds.update(type(source) for source in search.grow(Graph(problem), cost, {limit}, Clock())[limit])
        answer = solve(problem)
        assert (answer.revenue, answer.proof.optimal) == (max(brute_force(problem).values()), True), seed
        assert why_not_all(problem, answer.routes) is None, seed
    assert kinds[arm_pairs.ArmPairs] > 20 < kinds[BranchBound]


def test_each_route_is_met_once() -> None:
    """The list of a train's routes holds every route that earns something, and no duplicates."""
    for seed in range(6_000, 6_150):
        problem = small(seed)
        graph = Graph(problem, all_links=True)
        for train in problem.trains:
            one = search.Search(graph, train, ())
            one.arms = search.grow(graph, one.cost, {one.limit}, Clock())[one.limit]
            found = [tuple(sorted(run[3][0].path(*run[3][1:])[1])) for run in one.all(0) if run[3] is not None]
            assert len(set(found)) == len(found), seed
            assert set(found) == {tuple(sorted(links)) for _, links in every_route(problem, train)}, seed


def test_income_of_the_whole_set_equals_brute_force() -> None:
    """A function of the caller values whole sets of routes, not only single routes."""

    def even_runs(routes: object) -> int:
        assert isinstance(routes, tuple)
        return 15 * sum(len(route.stops) % 2 == 0 for route in routes) if len(routes) > 1 else 0

    together = SetIncome(even_runs, 45)
    for seed in range(2_000, 2_200):
        problem = small(seed)
        assert solve(problem, together=together).revenue == max(brute_force(problem, together).values()), seed


@pytest.mark.parametrize("block", range(5))
def test_alternatives_are_the_next_best_sets(block: int) -> None:
    for seed in range(3_000 + block * 40, 3_040 + block * 40):
        problem = small(seed)
        every = brute_force(problem)
        revenues = sorted((revenue for revenue in every.values() if revenue > 0), reverse=True)
        answer = solve(problem, alternatives=6)
        assert answer.proof.ranked
        sets = [answer.routes, *(other.routes for other in answer.alternatives)]
        keys = [tuple(sorted(tuple(sorted(route.links)) for route in routes)) for routes in sets]
        earned = [answer.revenue, *(other.revenue for other in answer.alternatives)]
        assert len(set(keys)) == len(keys), seed
        assert [every[key] for key in keys] == earned, seed
        assert earned == (revenues[:7] or [0]), seed
        for routes in sets:
            assert why_not_all(problem, routes) is None, seed


@pytest.mark.parametrize("block", [*range(4), *(pytest.param(block, marks=pytest.mark.long) for block in range(4, 10))])
def test_equals_the_integer_programme(block: int) -> None:
    for seed in range(block * 20, block * 20 + 20):
        assert_equals_programme(larger(seed))


@pytest.mark.long
@pytest.mark.parametrize("block", range(100))
def test_equals_the_integer_programme_on_thousands(block: int) -> None:
    for seed in range(10_000 + block * 22, 10_022 + block * 22):
        assert_equals_programme(larger(seed))
