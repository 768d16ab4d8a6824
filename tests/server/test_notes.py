"""Notes at a table: only their writer sees them, and they have a limit."""

from __future__ import annotations

import itertools
import json
from typing import Any

import pytest

from .browser import Browser, bot, friend, me

SECRET = "buy the 4-train before the others"


def notes(browser: Browser, table: str) -> Any:
    return browser.get(f"/api/tables/{table}/notes")


def write(browser: Browser, table: str, text: str, n: int = 0, status: int = 200) -> Any:
    answer = browser.http.put(f"/api/tables/{table}/notes", json={"text": text, "n": n})
    assert answer.status_code == status, answer.text
    return answer.json()


@pytest.fixture
def shared(ann: Browser, bob: Browser) -> str:
    table = ann.make(me(), friend("Bob"))
    bob.claim(table, ann.tokens(table)[1])
    return table


def test_notes_are_kept_for_their_writer_alone(ann: Browser, bob: Browser, people: Any, shared: str) -> None:
    eve = people("Eve")
    assert notes(bob, shared) == {"text": "", "n": 0}
    assert write(bob, shared, SECRET) == {"text": SECRET, "n": 1}
    assert notes(bob, shared) == {"text": SECRET, "n": 1}
    assert notes(ann, shared) == {"text": "", "n": 0}, "the host sees his own"
    assert eve.http.get(f"/api/tables/{shared}/notes").status_code == 403
    write(eve, shared, "x", status=403)
    copy = ann.post(f"/api/tables/{shared}/clone", {"at": 0}, 201)["id"]
    with ann.live(shared) as stream:
        told = [stream.next("change")]
    for browser, place in itertools.product((ann, eve), ("", "/log?since=-1", "/record", "/chat?before=99")):
        told.append(browser.http.get(f"/api/tables/{shared}{place}").text)
    told += [ann.get("/api/tables"), notes(ann, copy), ann.http.get(f"/api/tables/{copy}/record").text]
    told += [bob.see(shared), bob.log(shared)]
    assert SECRET not in json.dumps(told)


def test_whoever_takes_the_seat_over_does_not_see_them(ann: Browser, bob: Browser, people: Any, shared: str) -> None:
    write(bob, shared, SECRET)
    ann.post(f"/api/tables/{shared}/seats/1/release")
    assert bob.http.get(f"/api/tables/{shared}/notes").status_code == 403
    cleo = people("Cleo")
    token = ann.tokens(shared)[1]
    cleo.claim(shared, token)
    assert notes(cleo, shared)["text"] == ""
    ann.post(f"/api/tables/{shared}/seats/1/release")
    bob.claim(shared, ann.tokens(shared)[1])
    assert notes(bob, shared)["text"] == SECRET, "whoever comes back finds them again"


def test_two_windows_do_not_overwrite_each_other(ann: Browser) -> None:
    table = ann.make(me(), bot())
    write(ann, table, "one")
    assert write(ann, table, "two", 0, 409)["reason"] == "notes-changed"
    assert write(ann, table, "two", 1) == {"text": "two", "n": 2}
    assert write(ann, table, "three", 7, 409)["reason"] == "notes-changed"
    assert write(ann, table, "", 2) == {"text": "", "n": 3}
    ann.http.put(f"/api/tables/{table}/shelf", json={"shelf": "archive"}).raise_for_status()
    assert notes(ann, table) == {"text": "", "n": 3}
    other = ann.make(me())
    ann.http.put(f"/api/tables/{other}/shelf", json={"shelf": "archive"}).raise_for_status()
    assert write(ann, other, "first", 0)["n"] == 1, "where the table was put away before"


def test_notes_have_a_limit(ann: Browser) -> None:
    table = ann.make(me())
    longest = "ž" * 10_000
    assert write(ann, table, longest)["text"] == longest
    write(ann, table, longest + "x", 1, 400)
    write(ann, table, "a\0b", 1, 422)
    assert write(ann, table, "line\n\tof text", 1)["n"] == 2
    assert write(ann, "nothere", "x", 0, 404)["reason"] == "unknown"
    bad = ann.http.put(f"/api/tables/{table}/notes", content=b'{"text":"\\ud800","n":2}')
    assert bad.status_code in (400, 422)
    assert notes(ann, table)["n"] == 2
