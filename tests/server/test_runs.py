"""Explained runs and routes drawn by hand, requested from a table."""

from __future__ import annotations

import random
from typing import Any

import pytest

import trainshed
from trainshed.core import Game
from trainshed.rail.play.actions import BuyTrain, LayTile, RouteChoice, Run

from .browser import Browser, friend, me

pytestmark = pytest.mark.any_database


def built() -> Game:
    """Return a game of 18CZ with routes by hand in which a company is asked for its routes and can earn 60."""
    for seed in range(40):
        rng, game = random.Random(seed), trainshed.new("cz_first", 3, seed=seed, options={"routes": "hand"})
        while seats := game.decision.seats:
            view: Any = game.view()
            legal: list[Any] = list(game.legal_actions.of(seats[0]))
            good: list[Any] = [action for action in legal if isinstance(action, (LayTile, BuyTrain))]
            if view.step.__struct_config__.tag == "run-trains":
                run: Any = game.explained_run(view.acting)
                if run.revenue >= 60:
                    return game
                good = [Run(seats[0], view.acting, tuple(RouteChoice(it.train, it.stops) for it in run.routes))]
            game.play(rng.choice(good or legal))
    raise AssertionError("no company runs")


@pytest.fixture
def game() -> Game:
    return built()


@pytest.fixture
def table(ann: Browser, game: Game) -> str:
    answer = ann.http.post("/api/records", content=game.record.json())
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def acting(game: Game) -> str:
    return str(game.view().acting)  # type: ignore[attr-defined]


def test_a_run_is_told_now_and_at_earlier_positions(ann: Browser, game: Game, table: str) -> None:
    company = acting(game)
    now = ann.get(f"/api/tables/{table}/runs/{company}")
    assert (now["company"], now["proof"]["proved"]) == (company, True)
    assert now["revenue"] == now["proof"]["bound"] == sum(route["revenue"] for route in now["routes"])
    moves = ann.see(table)["moves"]
    assert ann.get(f"/api/tables/{table}/runs/{company}", at=moves) == now
    before = ann.get(f"/api/tables/{table}/runs/{company}", at=0)
    assert (before["revenue"], before["routes"], before["idle"]) == (0, [], [])


def test_everybody_is_told_the_same_run(ann: Browser, bob: Browser, game: Game, table: str) -> None:
    company = acting(game)
    told = ann.get(f"/api/tables/{table}/runs/{company}")
    assert bob.get(f"/api/tables/{table}/runs/{company}") == told
    assert ann.get(f"/api/tables/{table}/runs/{company}", seat=1) == told


def test_a_drawn_route_is_found_and_can_be_run(ann: Browser, game: Game, table: str) -> None:
    company = acting(game)
    best = ann.get(f"/api/tables/{table}/runs/{company}")
    drawn: list[dict[str, Any]] = []
    for route in best["routes"]:
        asked = {"company": company, "train": route["train"], "stops": route["stops"], "others": drawn}
        found = ann.post(f"/api/tables/{table}/route", asked)
        assert found["refusal"] is None
        assert (found["route"]["stops"], found["route"]["revenue"]) == (route["stops"], route["revenue"])
        drawn.append({key: found["route"][key] for key in ("train", "stops", "cells")})
    (seat,) = game.decision.seats
    ann.act(table, seat, {"type": "routes", "seat": seat, "company": company, "routes": drawn})
    ran = [event for event in ann.log(table)["entries"][-1]["events"] if event["type"] == "route"]
    assert [event["cells"] for event in ran] == [route["cells"] for route in drawn]
    assert sum(event["revenue"] for event in ran) == best["revenue"]


def test_a_route_that_cannot_be_run_is_refused_with_the_rule(ann: Browser, game: Game, table: str) -> None:
    company = acting(game)
    route = ann.get(f"/api/tables/{table}/runs/{company}")["routes"][0]

    def asked(**changed: Any) -> Any:
        body = {"company": company, "train": route["train"], "stops": route["stops"], **changed}
        return ann.post(f"/api/tables/{table}/route", body)

    twice = [{key: route[key] for key in ("train", "stops", "cells")}]
    assert asked(others=twice)["refusal"]["rule"].startswith("cz_first/")
    assert asked(train="9")["refusal"]["rule"] == "cz_first/39"
    assert asked(stops=["Z9.0", "D4.0"])["refusal"]["rule"] == "cz_first/39"
    assert asked(stops=route["stops"][:1])["route"] is None


def test_what_there_is_not_is_refused_by_name(ann: Browser, game: Game, table: str) -> None:
    def refused(path: str, **query: Any) -> tuple[int, str, str]:
        answer = ann.http.get(f"/api/tables/{path}", params=query)
        return answer.status_code, answer.json()["reason"], answer.json()["detail"]

    moves, company = ann.see(table)["moves"], acting(game)
    no_company = (404, "unknown", "there is no such company on a map")
    assert refused(f"{table}/runs/KFN") == no_company
    assert refused(f"{table}/runs/{'x' * 500}") == no_company
    assert refused(f"{table}/runs/{company}", at=moves + 1) == (404, "unknown", "there is no such position")
    assert refused("0000000000000000/runs/MR") == (404, "unknown", "there is no such table")
    assert refused(f"{table}/runs/{company}", at="now")[:2] == (400, "malformed")
    london = ann.make(me(), friend())
    assert refused(f"{london}/runs/MR") == no_company, "a title without companies"
    body = {"company": "KFN", "train": "2", "stops": ["D4.0", "D2.0"]}
    assert ann.post(f"/api/tables/{table}/route", body, 404)["reason"] == "unknown"
    assert ann.post(f"/api/tables/{london}/route", body, 404)["reason"] == "unknown"
    wrongs: tuple[dict[str, Any], ...] = ({"stops": []}, {"which": -1}, {"others": [{}]}, {"train": 2}, {"more": 1})
    for wrong in wrongs:
        assert ann.post(f"/api/tables/{table}/route", {**body, **wrong}, 400)["reason"] == "malformed"
