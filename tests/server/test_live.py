"""The live stream: numbered, complete after a disconnection, and different for each seat."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from .browser import Browser, friend, hotseat, me
from .serving import ThreadServer


def test_the_first_message_is_the_table(ann: Browser) -> None:
    table = ann.make(me())
    with ann.live(table) as stream:
        first = stream.next("change")
        assert first["n"] == first["table"]["version"] == 0
        assert first["table"]["view"]["moves"]
        assert [entry["kind"] for entry in first["entries"]] == ["deal"]


def test_everybody_is_told(ann: Browser, bob: Browser) -> None:
    table = ann.make(me(), friend())
    bob.claim(table, ann.tokens(table)[1])
    with ann.live(table) as anns, bob.live(table) as bobs:
        n = ann.act(table, 0)["n"]
        for stream, seat in ((anns, 0), (bobs, 1)):
            change = stream.until(n)
            assert change["table"]["seat"] == seat
            assert change["entries"][-1]["seat"] == 0
            assert bool(change["table"]["view"]["moves"]) == (seat == 1)
        bob.post(f"/api/tables/{table}/chat", {"text": "well drawn", "key": "k"})
        assert anns.until(n + 1)["chat"][0]["text"] == "well drawn"


def test_after_a_break_only_what_was_missed(ann: Browser) -> None:
    table = ann.make(me(), hotseat())
    with ann.live(table) as stream:
        seen = stream.next("change")["n"]
    ann.play_on(table, 4)
    numbers = [1, 2, 3, 4]
    with ann.live(table, since=seen + 2) as stream:
        change = stream.next("change")
        assert [entry["n"] for entry in change["entries"]] == numbers[2:]
    with ann.live(table, since=numbers[-1]) as stream:
        assert stream.next()["type"] == "here", "nothing was missed"
        ann.play_on(table, 5)
        assert stream.next("change")["n"] == numbers[-1] + 1
    with ann.live(table, since=999) as stream:
        assert stream.next("change")["entries"][0]["kind"] == "deal", "a number from elsewhere: everything"


def test_numbers_rise_without_gaps(ann: Browser) -> None:
    table = ann.make(me(), hotseat())
    with ann.live(table) as stream:
        last = stream.next("change")["n"]
        got = []
        ann.play_on(table, 12)
        while last < 12:
            change = stream.next("change")
            got += [entry["n"] for entry in change["entries"]]
            last = change["n"]
        assert got == list(range(1, 13))


def test_who_is_here(ann: Browser, bob: Browser) -> None:
    table = ann.make(me(), friend())
    bob.claim(table, ann.tokens(table)[1])
    with ann.live(table) as stream:
        assert stream.next("here") == {"type": "here", "seats": [0], "watching": 0}
        with bob.live(table):
            assert stream.next("here")["seats"] == [0, 1]
            assert [seat["here"] for seat in ann.see(table)["seats"]] == [True, True]
        assert stream.next("here")["seats"] == [0]


def test_a_seat_that_is_freed_sees_as_a_spectator(ann: Browser, bob: Browser) -> None:
    table = ann.make(me(), friend())
    bob.claim(table, ann.tokens(table)[1])
    with bob.live(table, seat=1) as stream:
        assert stream.next("change")["table"]["seat"] == 1
        ann.post(f"/api/tables/{table}/seats/1/release", {})
        assert stream.next("change")["table"]["seat"] is None


def test_not_for_strangers(ann: Browser, bob: Browser) -> None:
    table = ann.make(me())
    with bob.live(table, seat=0) as stream, pytest.raises(ConnectionClosed) as closed:
        stream.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
    with bob.live("0" * 16) as stream, pytest.raises(ConnectionClosed) as closed:
        stream.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_other_sites_may_not_listen(ann: Browser) -> None:
    table = ann.make(me())
    address = f"{ann.url.replace('http', 'ws')}/api/tables/{table}/live"
    with pytest.raises(InvalidStatus), connect(address, origin=Origin("http://elsewhere.example")):
        pass
    for headers in ({"Origin": "http://elsewhere.example"}, {"Origin": "null"}):
        assert ann.http.post("/api/tables", json={}, headers=headers).status_code == 403


def test_a_talkative_client_is_shown_the_door(ann: Browser) -> None:
    table = ann.make(me())
    with ann.live(table) as stream:
        stream.connection.send("still here")
        stream.next("change")
        stream.connection.send("x" * 1000)
        with pytest.raises(ConnectionClosed):
            stream.drain()


def test_signs_of_life_and_a_graceful_stop(tmp_path: Path) -> None:
    with ThreadServer(tmp_path, beat=0.1) as server:
        ann = Browser(server.url)
        table = ann.make(me())
        with ann.live(table) as stream:
            assert stream.next("beat")["n"] == 0
            server.__exit__()
            with pytest.raises(ConnectionClosed) as closed:
                stream.drain()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012


def test_a_table_in_too_many_windows(ann: Browser) -> None:
    table = ann.make(me())
    with ExitStack() as windows:
        for _ in range(20):
            windows.enter_context(ann.live(table)).next("change")
        one_more = windows.enter_context(ann.live(table))
        with pytest.raises(ConnectionClosed) as closed:
            one_more.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
