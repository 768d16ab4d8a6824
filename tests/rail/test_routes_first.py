"""Solutions available before any search: walks, the routes of the last turn, routes named by their stops."""

from __future__ import annotations

import pytest

from tests.rail.route_oracles import random_problem
from tests.rail.test_routes_budget import HARD, FakeClock, dense
from trainshed.core.message import Refusal
from trainshed.rail.routes import Link, Problem, Route, Stop, Train, clock, find, solve, why_not_all
from trainshed.rail.routes.clock import Clock
from trainshed.rail.routes.graph import Graph
from trainshed.rail.routes.walk import walk


@pytest.mark.parametrize("block", range(4))
def test_walks_are_legal_and_not_worth_more_than_the_best(block: int) -> None:
    earned = most = 0
    for seed in range(block * 50, block * 50 + 50):
        problem = random_problem(f"walk{seed}", stops=10, links=14, trains=3, bonuses=seed % 3)
        for all_links in (False, True):
            routes = list(walk(Graph(problem, all_links=all_links), Clock()))
            assert why_not_all(problem, routes) is None
        best = solve(problem).revenue
        earned += sum(route.revenue for route in routes)
        most += best
        assert sum(route.revenue for route in routes) <= best
    assert earned > most / 2, "they are worth having"


@pytest.mark.parametrize("trains", HARD, ids=lambda trains: "+".join(str(train.id) for train in trains))
def test_a_budget_too_small_for_the_search_still_brings_routes(
    trains: tuple[Train, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The budget allows so few clock readings that not even the arms of one station are grown."""
    monkeypatch.setattr(clock, "perf_counter", FakeClock())
    problem = dense(5, *trains, stops=300, links=600)
    answer = solve(problem, budget_ms=400)
    assert not answer.proof.optimal
    assert answer.revenue > 0
    assert why_not_all(problem, answer.routes) is None
    assert answer.proof.bound >= answer.revenue


def test_a_start_is_kept_as_it_is_given() -> None:
    """If the first route were searched again from its stops, it would take the track the second needs."""
    stops = (Stop("A", 40, station=True), Stop("B", 30), Stop("C", 30))
    links = (Link("A", "B", ("x",), 1), Link("A", "B", ("y",), 2), Link("A", "C", ("x", "z"), 1))
    problem = Problem(stops, links, (Train("1", stops=2), Train("2", stops=2)))
    start = (Route("1", ("A", "B"), (1,), 999), Route("2", ("A", "C"), (2,), 999))
    answer = solve(problem, start=start, budget_ms=0)
    assert answer.revenue == 140, "what they earn is counted anew"
    assert [route.links for route in answer.routes] == [(1,), (2,)]


def test_links_that_are_gone_are_looked_for_anew() -> None:
    stops = (Stop("A", 40, station=True), Stop("B", 30))
    problem = Problem(stops, (Link("A", "B", ("x",), 1),), (Train("1", stops=2),))
    found = find(problem, "1", ("A", "B"), links=(7,))
    assert isinstance(found, Route)
    assert found.links == (0,)


def parallel(hops: int, *last: str) -> Problem:
    """Return a line with two links at each hop, and a last hop over some of the same track."""
    stops = tuple(Stop(i, 10, station=i == 0) for i in range(hops + 2))
    links = [Link(i, i + 1, (f"{side}{i}",), length) for i in range(hops) for side, length in (("a", 1), ("b", 2))]
    return Problem(stops, (*links, Link(hops, hops + 1, last)), (Train("D"),))


def test_many_parallel_links_are_found_in_no_time() -> None:
    """Trying all combinations through sixty hops with two links each would never finish."""
    found = find(parallel(60, "a0", "a7"), "D", range(62))
    assert isinstance(found, Route)
    assert [k for k in found.links if k % 2] == [1, 15], "the longer link only where it must be"
    refused = find(parallel(60, "a0", "b0"), "D", range(62))
    assert isinstance(refused, Refusal)
    assert refused.rule == "rail/routes.track"
