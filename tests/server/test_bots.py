"""Bots at a table."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import pytest

from trainshed.bots import levels
from trainshed.core import Game
from trainshed.server import bot_turns
from trainshed.server.workers import choose_action

from .browser import Browser, bot, me
from .serving import ThreadServer


@pytest.mark.any_database
def test_bots_of_every_level_play_along(ann: Browser) -> None:
    quick = [level for level in levels("london") if level != "hard"][:3]
    table = ann.make(me(), *(bot(level) for level in quick))
    with ann.live(table) as stream:
        change = stream.next("change")
        for _ in range(8):  # 8 cards
            while not change["table"]["view"]["moves"]:
                change = stream.next("change")
            seen = change["table"]
            n = ann.act(table, 0, seen["view"]["moves"][0]["action"], seen["version"])["n"]
            change = stream.until(n)
    acts = [entry["seat"] for entry in ann.log(table)["entries"] if entry["kind"] == "act"]
    assert set(acts) == set(range(len(quick) + 1))


def test_bots_play_a_game_among_themselves_to_the_end(ann: Browser) -> None:
    table = ann.make(bot(), bot())
    until = time.monotonic() + 300
    while not (seen := ann.see(table))["over"]:
        assert time.monotonic() < until
        time.sleep(0.05)
    assert seen["seat"] is None
    assert seen["outcome"]["winners"]


@pytest.mark.any_database
def test_a_lost_bot_process_is_replaced(server: ThreadServer, ann: Browser) -> None:
    table = ann.make(bot(), me())
    with ann.live(table) as stream:
        stream.until(1)
        processes = server.hub.bot_workers._processes
        assert processes
        for process, _ in processes.values():
            process.kill()
        ann.act(table, 1)
        assert stream.until(3)["table"]["moves"] >= 3


def _think_without_end(game: Game, seat: int, level: str, seed: int) -> bytes:
    if level != "random":
        threading.Event().wait()
    return choose_action(game, seat, level, seed)


def test_a_bot_that_thinks_without_end_is_ended_and_a_random_move_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_turns, "choose_action", _think_without_end)
    monkeypatch.setattr(bot_turns, "DEADLINE", 0.5)
    with ThreadServer(tmp_path) as server:
        server.hub.bot_workers._modules += (__name__,)  # imported at the start of a process, not in the time of a job
        ann = Browser(server.url)
        table = ann.make(bot("easy"), me())
        with ann.live(table) as stream:
            assert stream.until(1)["table"]["moves"] >= 1
