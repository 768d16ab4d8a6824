"""Commands: seat ownership, version checks, and exactly-once execution."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from .browser import Browser, bot, friend, hotseat, me, new_key

SEATS = [1, 2, 3, 4, 99]  # taken by another user, free, a bot's, and two that do not exist

COMMANDS: dict[str, Callable[[int, dict[str, Any]], tuple[str, dict[str, Any]]]] = {
    "actions": lambda seat, action: ("actions", {"seat": seat, "version": 0, "key": new_key(), "action": action}),
    "why": lambda seat, action: ("why", {"seat": seat, "action": action}),
    **{
        what: lambda seat, _, what=what: (  # type: ignore[misc]
            "undo",
            {"seat": seat, "version": 0, "key": new_key(), "what": what},
        )
        for what in ("take-back", "restart-turn", "redo", "withdraw", "grant", "decline")
    },
    "release": lambda seat, _: (f"seats/{seat}/release", {}),
    "name": lambda seat, _: (f"seats/{seat}/name", {"name": "Thief"}),
    "stand-in": lambda seat, _: (f"seats/{seat}/stand-in", {"level": "random", "key": new_key()}),
}


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_at_every_wrong_seat(people: Callable[..., Browser], command: str) -> None:
    """Bob owns seat 1, the host Ann seat 0; a stranger watches. Nobody may act for a seat that is not theirs."""
    ann, bob, stranger = people(), people(), people()
    table = ann.make(me("A"), friend("B"), friend("C"), bot())
    bob.claim(table, ann.tokens(table)[1])
    intruders = {0: [bob, stranger], 1: [ann, stranger]}
    everybody = [ann, bob, stranger]
    wrong = [(place, who) for place in (0, *SEATS) for who in intruders.get(place, everybody)]
    for seat, intruder in wrong:
        if intruder is ann and command in ("release", "name", "stand-in"):
            continue  # the host may free seats, name bots and free seats, and start stand-in bots
        path, body = COMMANDS[command](seat, {"type": "pass", "seat": seat})
        answer = intruder.http.post(f"/api/tables/{table}/{path}", json=body)
        assert answer.status_code in ((403, 404) if seat > 3 else (403,)), answer.text
        assert answer.json()["reason"] in ("forbidden", "unknown")
    now = ann.see(table)
    assert [seat["name"] for seat in now["seats"]] == ["A", "B", "C", ""]
    assert {entry["seat"] for entry in ann.log(table)["entries"] if entry["kind"] == "act"} <= {3}


@pytest.mark.parametrize("seat", SEATS)
def test_an_action_may_not_name_another_seat(ann: Browser, seat: int) -> None:
    table = ann.make(me(), hotseat(), hotseat(), bot())
    body = {"seat": 0, "version": 0, "key": "k", "action": {"type": "pass", "seat": seat}}
    ann.post(f"/api/tables/{table}/actions", body, 403)
    ann.post(f"/api/tables/{table}/why", {"seat": 0, "action": {"type": "pass", "seat": seat}}, 403)


def test_chat_and_rematch_are_for_those_who_sit(ann: Browser, bob: Browser) -> None:
    table = ann.make(me(), friend())
    bob.post(f"/api/tables/{table}/chat", {"text": "hello", "key": "k"}, 403)
    bob.post(f"/api/tables/{table}/rematch", {}, 403)
    bob.claim(table, ann.tokens(table)[1])
    bob.post(f"/api/tables/{table}/chat", {"text": "hello", "key": "k"}, 200)
    assert [line["text"] for line in ann.log(table)["chat"]] == ["hello"]


def test_unknown_things_are_404(ann: Browser) -> None:
    table = ann.make(me())
    for path in ("nowhere", "0" * 16, "x" * 200, "%00", "é", "..", f"{table}/nothing"):
        assert ann.http.get(f"/api/tables/{path}").status_code == 404, path
    for path, body in (
        ("actions", {"seat": 0, "version": 0, "key": "k", "action": {"type": "pass", "seat": 0}}),
        ("chat", {"text": "x", "key": "k"}),
        ("claim", {"token": "x"}),
        ("clone", {"at": 0}),
        ("rematch", {}),
    ):
        ann.post(f"/api/tables/ffffffffffffffff/{path}", body, 404)
    for path in ("/api/words/fr", "/api/daily/nowhere", "/api/nothing", "/api", "/missing.js"):
        assert ann.http.get(path).status_code == 404, path


def test_the_same_key_acts_once_and_is_answered_the_same(ann: Browser) -> None:
    table = ann.make(me(), hotseat())
    action = ann.see(table, seat=0)["view"]["moves"][0]["action"]
    first = ann.act(table, 0, action, 0, "once")
    assert ann.act(table, 0, action, 0, "once") == first
    ann.act(table, 1)
    assert ann.act(table, 0, action, 0, "once") == first
    assert ann.see(table)["moves"] == 2
    assert ann.act(table, 0, {"type": "pass", "seat": 0}, 0, "once", status=422)["reason"] == "key"
    said = [ann.post(f"/api/tables/{table}/chat", {"text": "hi", "key": "once"}) for _ in range(3)]
    assert said[0] == said[1] == said[2]
    assert len(ann.log(table)["chat"]) == 1


def test_a_stale_command_is_told_what_it_missed(ann: Browser) -> None:
    table = ann.make(me())
    first = ann.see(table)
    n = ann.act(table, 0)["n"]
    problem = ann.act(table, 0, {"type": "pass", "seat": 0}, first["version"], status=409)
    assert problem["reason"] == "stale"
    assert [entry["n"] for entry in problem["missed"]["entries"] if entry["n"]] == [n]
    assert ann.see(table)["moves"] == 1
    assert ann.act(table, 0, {"type": "pass", "seat": 0}, 12345, status=409)["reason"] == "stale"


def test_two_who_press_at_the_same_moment_both_succeed(ann: Browser, bob: Browser) -> None:
    """Each seat decides independently: an older version is accepted while nothing has changed for that seat."""
    table = ann.make(me(), friend(), hotseat())
    bob.claim(table, ann.tokens(table)[1])
    seen = ann.see(table)["version"]
    ann.act(table, 0, version=seen)
    bob.act(table, 1, version=seen)
    assert bob.see(table)["moves"] == 2
    ann.act(table, 2, version=seen)
    assert ann.act(table, 0, {"type": "pass", "seat": 0}, seen, status=409)["reason"] == "stale"


def test_a_second_press_on_an_old_table_never_acts_on_the_next_card(ann: Browser) -> None:
    """A version from before the seat's last action is stale, even if the next decision looks the same."""
    for seed in range(6):
        table = ann.make(me(), seed=seed)
        for _ in range(4):
            version = ann.see(table)["version"]
            ann.act(table, 0, {"type": "pass", "seat": 0}, version)
            ann.act(table, 0, {"type": "pass", "seat": 0}, version, status=409)


def test_chat_makes_nobody_stale(ann: Browser) -> None:
    table = ann.make(me())
    version = ann.see(table)["version"]
    ann.post(f"/api/tables/{table}/chat", {"text": "thinking", "key": "k"})
    ann.act(table, 0, version=version)


def test_the_rules_say_why_not(ann: Browser) -> None:
    table = ann.make(me())
    illegal = {"type": "draw", "seat": 0, "start": 0, "end": 51}
    refusal = ann.post(f"/api/tables/{table}/why", {"seat": 0, "action": illegal})["refusal"]
    assert refusal["rule"].startswith("london/")
    problem = ann.act(table, 0, illegal, status=422)
    assert (problem["reason"], problem["refusal"]) == ("illegal", refusal)
    legal = ann.see(table)["view"]["moves"][0]["action"]
    assert ann.post(f"/api/tables/{table}/why", {"seat": 0, "action": legal}) == {"refusal": None}
    assert ann.see(table)["moves"] == 0


@pytest.mark.parametrize(
    "action",
    [
        {},
        {"type": "fly", "seat": 0},
        {"type": "draw", "seat": 0},
        {"type": "draw", "seat": 0, "start": "a", "end": None},
        {"type": "pass", "seat": 0, "extra": 1},
        {"type": "pass", "seat": "0"},
    ],
)
def test_a_malformed_action_is_refused_with_a_reason(ann: Browser, action: dict[str, Any]) -> None:
    table = ann.make(me())
    problem = ann.act(table, 0, action or {"type": None}, 0, status=422)
    assert problem["reason"] == "malformed"
    assert problem["detail"].startswith("action:")


def test_numbers_that_no_station_has_are_refused_not_crashed_on(ann: Browser) -> None:
    table = ann.make(me(), options={"powers": True})
    for number in (-1, 52, 53, 999, 2**31, 2**63 - 1, -(2**63)):
        for action in (
            {"type": "draw", "seat": 0, "start": number, "end": number},
            {"type": "draw", "seat": 0, "start": 0, "end": number},
            {"type": "circle", "seat": 0, "station": number},
        ):
            assert ann.act(table, 0, action, status=422)["refusal"]
