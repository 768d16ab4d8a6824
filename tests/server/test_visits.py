"""What a person has seen of a table is known on every device."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from .browser import Browser, friend, hotseat, me
from .serving import ThreadServer


def wait_for(found: Callable[[], object], wanted: object) -> None:
    """Wait until this is so; a connection that was closed is dealt with a little later."""
    end = time.monotonic() + 60
    while found() != wanted:
        assert time.monotonic() < end, f"still {found()!r}"
        time.sleep(0.02)


def test_what_a_window_has_shown_is_kept_when_it_closes(ann: Browser, bob: Browser) -> None:
    table = ann.make(me(), friend())
    bob.claim(table, ann.tokens(table)[1])
    ann.act(table, 0)
    bob.act(table, 1)
    assert ann.log(table)["seen"] is None, "no window has told anything"
    with ann.live(table) as stream:
        stream.connection.send("seen 1")
        wait_for(lambda: ann.log(table)["seen"], 1)
    wait_for(lambda: ann.log(table)["seen"], 1)
    with ann.live(table) as stream:
        stream.connection.send("seen 2")
        wait_for(lambda: ann.log(table)["seen"], 2)
    wait_for(lambda: ann.log(table)["seen"], 2)
    assert bob.log(table)["seen"] is None, "each person has their own"
    assert ann.log(table, since=0)["seen"] is None, "only asked for with the whole log"


@pytest.mark.parametrize("text", ["seen", "seen -1", "seen 1.5", "seen ٣", "seen 99999999999999", "hello"])
def test_other_texts_tell_nothing(ann: Browser, text: str) -> None:
    table = ann.make(me(), hotseat())
    ann.play_on(table, 3)
    with ann.live(table) as stream:
        stream.connection.send(text)
        stream.connection.send("seen 2")
        wait_for(lambda: ann.log(table)["seen"], 2)


def test_nobody_has_seen_the_future(ann: Browser) -> None:
    table = ann.make(me(), hotseat())
    ann.play_on(table, 3)
    with ann.live(table) as stream:
        stream.connection.send("seen 900")
        wait_for(lambda: ann.log(table)["seen"], 3)


def test_who_only_watches_is_not_remembered(ann: Browser, bob: Browser) -> None:
    table = ann.make(me(), hotseat())
    ann.play_on(table, 3)
    with bob.live(table) as stream:
        stream.connection.send("seen 2")
        stream.next("here")
        assert bob.log(table)["seen"] is None


def test_it_outlives_the_server(tmp_path: Path, database: str) -> None:
    with ThreadServer(tmp_path, database) as server:
        ann = Browser(server.url, "Ann")
        table = ann.make(me(), hotseat())
        ann.play_on(table, 3)
        with ann.live(table) as stream:
            stream.connection.send("seen 3")
            wait_for(lambda: ann.log(table)["seen"], 3)
        wait_for(lambda: ann.log(table)["seen"], 3)
        ann.play_on(table, 4)
    with ThreadServer(tmp_path, database) as server:
        again = Browser(server.url)
        again.http.cookies.update(ann.http.cookies)
        assert again.log(table)["seen"] == 3
