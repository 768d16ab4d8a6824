"""Previews come over the WebSocket from a worker process, for the seat that is asked and for everybody else."""

from __future__ import annotations

import asyncio
import os
import time
from typing import Any

import pytest

import trainshed
from tests.lilliput.table import board, start, take
from trainshed.bots import make
from trainshed.rail.play.actions import LayTile, Withhold
from trainshed.rail.routes import solve
from trainshed.server import previews
from trainshed.server.fair_queue import Urgency
from trainshed.server.workers import Workers, pack
from trainshed.titles.lilliput.actions import TakeCard
from trainshed.titles.lilliput.rules import CORRECTED_WORK

from .browser import Browser, hotseat, me
from .serving import ThreadServer

pytestmark = pytest.mark.any_database


def opened(browser: Browser) -> str:
    """Return a hot-seat table of 18Lilliput in its first turn, with tiles to be laid."""
    game = start(2)
    take(game, "A03")
    answer = browser.http.post("/api/records", content=game.record.json().encode())
    return str(answer.json()["id"])


def test_the_seat_that_is_asked_gets_the_effects_of_its_moves(ann: Browser) -> None:
    table = opened(ann)
    with ann.live(table) as stream:
        change, shown = stream.next("change"), stream.next("preview")
        moves = change["table"]["view"]["moves"]
        assert (shown["n"], shown["seat"]) == (change["n"], 0)
        assert len(shown["preview"]["effects"]) == len(moves) == 4
        assert {run["company"]: run["revenue"] for run in shown["preview"]["runs"]} == {"MR": 50, "SR": 60}
        lay = next(n for n, move in enumerate(moves) if move["type"] == "lay")
        assert shown["preview"]["effects"][lay]["before"] == 50
        n = ann.act(table, 0, moves[lay], change["n"])["n"]
        assert stream.until(n)
        later = stream.next("preview")
        assert later["n"] == n, "a change brings a new preview"


def test_a_spectator_gets_the_runs_alone(ann: Browser, bob: Browser) -> None:
    table = opened(ann)
    with bob.live(table) as stream:
        shown = stream.next("preview")
        assert shown["seat"] is None
        assert shown["preview"]["effects"] == []
        assert len(shown["preview"]["runs"]) == 2


def test_a_title_without_previews_sends_none(ann: Browser) -> None:
    table = ann.make(me(), hotseat())
    with ann.live(table) as stream:
        seen = [stream.next()["type"] for _ in range(2)]
        ann.act(table, ann.see(table)["seat"])
        seen.append(stream.next()["type"])
    assert "preview" not in seen


def test_views_questions_and_legal_actions_solve_no_routes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole games by random bots; only playing and previews may ask for routes."""
    allowed = [True]

    def watched(*args: Any, **how: Any) -> Any:
        assert allowed[0], "a route is solved in a view, a question or a list"
        return solve(*args, **how)

    monkeypatch.setattr("trainshed.rail.play.running.solve", watched)
    for players, options in ((1, {}), (3, {"variant": "allenbeck", "scenario": "mountains"})):
        game = trainshed.new("lilliput", players, seed=11, options=options)
        bot = make("lilliput", "random", 5)
        while seats := game.decision.seats:
            allowed[0] = False
            for seat in (*range(players), None):
                game.view(seat)
            assert game.decision.question(seats[0]).key
            assert game.legal_actions
            allowed[0] = True
            game.play(bot.choose(game, seats[0]))


def test_a_preview_that_took_too_long_is_tried_once_more(ann: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = list[tuple[float, Urgency]]()
    run = Workers.run

    async def late(
        self: Workers, table: str, kind: object, request: bytes, deadline: float, **more: Any
    ) -> bytes | None:
        if not isinstance(kind, tuple):  # the file is read
            return await run(self, table, kind, request, deadline, **more)
        tried.append((deadline, more.get("urgency", Urgency.WATCHED)))
        return None if deadline == previews.DEADLINE else await run(self, table, kind, request, 60.0, **more)

    monkeypatch.setattr(Workers, "run", late)
    with ann.live(opened(ann)) as stream:
        shown = stream.next("preview")
    assert len(shown["preview"]["effects"]) == 4
    assert tried == [(previews.DEADLINE, Urgency.WATCHED), (previews.SECOND_DEADLINE, Urgency.UNWATCHED)]


# the pool of workers


def test_a_job_that_takes_too_long_is_given_up_and_the_next_one_runs() -> None:
    async def work() -> list[bytes | None]:
        workers = Workers(1)
        late = await workers.run("a", "sleep", pack(_after, 60.0, b"late"), 2.0)
        good = await workers.run("a", "pid", pack(_pid), 60.0)
        failed = await workers.run("a", "fails", pack(_fail), 60.0)
        again = await workers.run("b", "pid", pack(_pid), 60.0)
        await workers.close()
        return [late, good, failed, again]

    late, good, failed, again = asyncio.run(work())
    assert late is None
    assert failed is None
    assert good == again != str(os.getpid()).encode(), "one process of its own, which survives a job that fails"


def test_a_newer_job_of_the_same_kind_replaces_one_that_waits() -> None:
    async def work() -> list[bytes | None]:
        workers = Workers(1)
        first = asyncio.create_task(workers.run("a", "slow", pack(_after, 1.0, b"first"), 60.0))
        await asyncio.sleep(0.1)
        old = asyncio.create_task(workers.run("a", "x", pack(_after, 0.0, b"old"), 60.0))
        await asyncio.sleep(0)
        new = asyncio.create_task(workers.run("a", "x", pack(_after, 0.0, b"new"), 60.0))
        found = await asyncio.gather(first, old, new)
        await workers.close()
        return list(found)

    assert asyncio.run(work()) == [b"first", None, b"new"]


def test_tables_take_turns() -> None:
    async def work() -> list[str]:
        workers, order = Workers(1), list[str]()

        async def one(table: str, number: int) -> None:
            await workers.run(table, number, pack(_after, 0.3 if not order else 0.0, b"x"), 60.0)
            order.append(f"{table}{number}")

        jobs = [asyncio.create_task(one("a", number)) for number in range(4)]
        await asyncio.sleep(0.05)
        jobs.append(asyncio.create_task(one("b", 0)))
        await asyncio.gather(*jobs)
        await workers.close()
        return order

    assert asyncio.run(work()).index("b0") <= 2, "table b does not wait for all jobs of table a"


def test_closing_ends_a_job_under_way() -> None:
    async def work() -> bytes | None:
        workers = Workers(1)
        job = asyncio.create_task(workers.run("a", "sleep", pack(_after, 600.0, b""), 600.0))
        await asyncio.sleep(0.2)
        await workers.close()
        return await asyncio.wait_for(job, 60)

    assert asyncio.run(work()) is None


def _pid() -> bytes:
    return str(os.getpid()).encode()


def _fail() -> bytes:
    raise ZeroDivisionError


def _after(seconds: float, answer: bytes) -> bytes:
    time.sleep(seconds)
    return answer


# a crafted box (findings: 20 cross-shaped cities, 12-stop trains, 4 start trains)

CRAFTED: dict[str, Any] = {
    "setup": {"two_trains": 4, "treasury": 5000},
    "train": [{"id": id, "stops": 12, "obsolete_on": "", "rusts_on": ""} for id in ("2", "3", "4", "5", "3D", "4D")],
    "tile": [
        {
            "id": "Y-CS",
            "count": 20,
            "track": ["W-a", "N-a", "E-a", "S-a"],
            "stops": [{"kind": "city", "value": 20, "slots": 2}],
        },
        {"id": "Y-PS", "count": 40, "stops": [{"kind": "town", "value": 10}], "track": ["W-a", "N-a", "E-a", "S-a"]},
    ],
}


def crafted(moves: int) -> Any:
    """Return a game with the crafted box in which a dense network has been built."""
    game = trainshed.new("lilliput", 2, seed=1, options={"data": CRAFTED, "first": 0})
    grid = board(game).map.grid
    for _ in range(moves):
        legal = list(game.legal_actions)
        lays = [action for action in legal if isinstance(action, LayTile) and action.tile in ("Y-CS", "Y-PS")]
        lays.sort(key=lambda action: grid.distance(action.cell, "C"))
        cards = [action for action in legal if isinstance(action, TakeCard) and action.card in ("A02", "A03")]
        cards = [action for action in cards if action.side == "main"]
        withheld = [action for action in legal if isinstance(action, Withhold)]
        game.play((lays or cards or withheld or legal)[0])
    return game


def test_a_crafted_box_is_solved_within_a_limit_of_work(monkeypatch: pytest.MonkeyPatch) -> None:
    nodes = list[int]()

    def watched(*args: Any, **how: Any) -> Any:
        answer = solve(*args, **how)
        nodes.append(answer.proof.nodes)
        return answer

    monkeypatch.setattr("trainshed.rail.play.running.solve", watched)
    game = crafted(60)
    game.preview(game.decision.seats[0])
    assert CORRECTED_WORK < max(nodes) < 2 * CORRECTED_WORK, "the box is hard enough to need the limit"


def test_a_crafted_table_answers_and_others_play_on(server: ThreadServer, ann: Browser, bob: Browser) -> None:
    game = crafted(40)
    answer = ann.http.post("/api/records", content=game.record.json().encode(), timeout=300)
    assert answer.status_code == 201, answer.text
    table, quiet = answer.json()["id"], bob.make(me(), hotseat())
    with ann.live(table) as stream:
        stream.next("change")
        bob.play_on(quiet, 6)
        assert ann.see(table)["view"]["moves"]
        ann.act(table, ann.see(table)["seat"])
        bob.play_on(quiet, 12)
    assert server.hub.tables[table].heavy
    assert not server.hub.tables[quiet].heavy
