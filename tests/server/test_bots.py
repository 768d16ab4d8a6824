"""Bots at a table."""

from __future__ import annotations

import time

import pytest

from trainshed.bots import levels

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
