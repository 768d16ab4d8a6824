"""A budget stops the search in time, and the result is then still valid."""

from __future__ import annotations

import gc
import random
from collections.abc import Sequence

import pytest

from tests.rail.route_ilp import best_revenue
from tests.rail.route_oracles import random_problem
from trainshed.rail.routes import Link, Problem, Route, SetIncome, Stop, Train, clock, search, solve, why_not_all


def dense(seed: int, *trains: Train, stops: int = 70, links: int = 120) -> Problem:
    """Return a problem far larger and denser than any game: optimality cannot be proved in a second."""
    draw = random.Random(seed)
    places = tuple(Stop(i, draw.choice((10, 20, 30, 50)), station=i < 3) for i in range(stops))
    pairs = [draw.sample(range(stops), 2) for _ in range(links)]
    ways = tuple(Link(a, b, (f"t{k}",)) for k, (a, b) in enumerate(pairs))
    return Problem(places, ways, trains)


HARD = (
    (Train("D"),),
    (Train("D"), Train("E")),
    (Train("12", stops=12), Train("20H", length=20)),
    (Train("D"), Train("10H", length=10), Train("4", stops=4)),
)


class FakeClock:
    """Clock that advances by one at every reading: a budget in search steps, the same on every machine."""

    def __init__(self) -> None:
        self.now = 0

    def __call__(self) -> float:
        self.now += 1
        return self.now / 1000


@pytest.mark.parametrize("budget", [20, 150, 400, 3000])
@pytest.mark.parametrize("trains", HARD, ids=lambda trains: "+".join(str(train.id) for train in trains))
def test_budget_is_kept_within_a_tenth(budget: int, trains: tuple[Train, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    """Measured in clock readings, with little work between two of them; `make bench` measures milliseconds."""
    ticks, work = FakeClock(), [0]
    monkeypatch.setattr(clock, "perf_counter", ticks)
    check = clock.Clock.check

    def noted(self: clock.Clock, nodes: int = 0) -> None:
        work.append(nodes)
        check(self, nodes)

    monkeypatch.setattr(clock.Clock, "check", noted)
    problem = dense(1, *trains)
    answer = solve(problem, budget_ms=budget)
    assert budget * 0.9 <= ticks.now <= budget * 1.1
    assert max(work) <= 100
    assert not answer.proof.optimal
    assert why_not_all(problem, answer.routes) is None
    assert answer.revenue < answer.proof.bound


@pytest.mark.parametrize("block", range(4))
def test_bound_is_never_below_the_optimum(block: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bound holds however early the search stops. (The oracle tests check the optimum itself.)"""
    stopped = 0
    for seed in range(block * 15, block * 15 + 15):
        problem = random_problem(f"budget{seed}", stops=12, links=18, trains=3, bonuses=seed % 3)
        monkeypatch.undo()
        best = solve(problem).revenue
        monkeypatch.setattr(search, "MOST_ARMS", 60)
        for ticks in (0, 1, 2, 3, 5, 8, 13, 21, 40, 80, 200):
            monkeypatch.setattr(clock, "perf_counter", FakeClock())
            answer = solve(problem, budget_ms=ticks + 0.5)
            proof = answer.proof
            assert answer.revenue <= best <= proof.bound, (seed, ticks)
            assert proof.optimal == (proof.bound == answer.revenue), (seed, ticks)
            assert why_not_all(problem, answer.routes) is None
            stopped += not proof.optimal
    assert stopped > 20


def test_the_garbage_collector_does_not_spend_the_budget() -> None:
    """GC pauses were the longest ones, so GC is off during the search; it is enabled again in every case."""
    seen: list[bool] = []

    def income(routes: Sequence[Route]) -> int:
        seen.append(gc.isenabled())
        return 10 * len(routes)

    problem = dense(1, Train("3", stops=3), Train("4", stops=4), stops=12, links=14)
    assert gc.isenabled()
    solve(problem, budget_ms=400, together=SetIncome(income, 20))
    assert seen
    assert not any(seen)
    assert gc.isenabled()
    with pytest.raises(ValueError, match="not between"):
        solve(problem, budget_ms=400, together=SetIncome(income, 5))
    assert gc.isenabled()
    gc.disable()
    try:
        solve(problem, budget_ms=400)
        assert not gc.isenabled()
    finally:
        gc.enable()


def test_no_budget_at_all_still_answers() -> None:
    answer = solve(dense(2, Train("D")), budget_ms=0)
    assert not answer.proof.optimal
    assert answer.proof.bound >= answer.revenue


def test_many_stops_in_a_row_are_no_problem() -> None:
    """A line of 500 stops must not hit the recursion limit."""
    stops = tuple(Stop(i, 10, station=i == 250) for i in range(500))
    links = tuple(Link(i, i + 1, (i,)) for i in range(499))
    assert solve(Problem(stops, links, (Train("D"),))).revenue == 5000


@pytest.mark.parametrize("block", range(4))
def test_warm_start_gives_the_same_answer(block: int) -> None:
    for seed in range(block * 25, block * 25 + 25):
        problem = random_problem(f"warm{seed}", stops=10, links=14, trains=2, bonuses=seed % 3)
        cold = solve(problem)
        warm = solve(problem, start=cold.routes)
        assert (warm.revenue, warm.proof.optimal) == (cold.revenue, True)
        # The network has changed since: links were added and removed, a stop is now blocked.
        other = random_problem(f"warm{seed}", stops=10, links=13, trains=2)
        assert solve(other, start=cold.routes).revenue == solve(other).revenue
        strange = (Route("no such train", ("S0", "S1"), (0,), 999), Route("T0", ("nowhere", "S1"), (99,), 999))
        assert solve(problem, start=strange).revenue == cold.revenue


def test_warm_start_is_a_first_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    problem = dense(3, Train("12", stops=12), Train("20H", length=20))
    monkeypatch.setattr(clock, "perf_counter", FakeClock())
    first = solve(problem, budget_ms=2_000)
    assert not first.proof.optimal
    again = solve(problem, budget_ms=0, start=first.routes)
    assert again.revenue == first.revenue > 0


@pytest.mark.parametrize("block", [pytest.param(0, marks=pytest.mark.long), 1, 2, 3])
def test_dense_search_equals_the_integer_programme(block: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run the search for dense networks on networks small enough for the oracle."""
    monkeypatch.setattr(search, "MOST_ARMS", -1)
    for seed in range(block * 15, block * 15 + 15):
        problem = random_problem(f"dense{seed}", stops=11, links=18, trains=2, bonuses=seed % 2)
        answer = solve(problem)
        assert (answer.revenue, answer.proof.optimal) == (best_revenue(problem), True), seed
