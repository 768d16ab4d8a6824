"""Seats: secret links, valid once, freed by the host."""

from __future__ import annotations

from collections.abc import Callable

from .browser import Browser, bot, friend, hotseat, me


def test_a_seat_is_taken_once(people: Callable[..., Browser]) -> None:
    ann, bob, cyd = people("Ann"), people("Bob"), people("Cyd")
    table = ann.make(me(), friend("a friend"))
    token = ann.tokens(table)[1]
    assert ann.see(table)["seats"][1] | {"token": None} == {
        "seat": 1,
        "kind": "person",
        "name": "a friend",
        "level": "",
        "taken": False,
        "mine": False,
        "here": False,
        "token": None,
        "stand_in": None,
        "programs": [],
    }
    assert bob.claim(table, token) == {"seat": 1}
    assert bob.claim(table, token) == {"seat": 1}, "the link brings back who has the seat"
    assert cyd.claim(table, token, 409)["reason"] == "taken"
    assert ann.see(table)["seats"][1]["name"] == "Bob"
    assert ann.see(table)["seats"][1]["token"] is None, "a link that is used up is not shown"
    cyd.claim(table, "0" * 24, 404)
    cyd.claim(table, "", 404)


def test_the_host_frees_a_seat(people: Callable[..., Browser]) -> None:
    ann, bob, cyd = people("Ann"), people("Bob"), people("Cyd")
    table = ann.make(me(), friend(), bot())
    old = ann.tokens(table)[1]
    bob.claim(table, old)
    bob.post(f"/api/tables/{table}/seats/1/release", {}, 403)
    ann.post(f"/api/tables/{table}/seats/1/release", {}, 200)
    assert bob.see(table)["mine"] == []
    bob.act(table, 1, {"type": "pass", "seat": 1}, 0, status=403)
    new = ann.tokens(table)[1]
    assert new != old
    bob.claim(table, old, 404)
    cyd.claim(table, new, name="Cyd the Second")
    assert ann.see(table)["seats"][1]["name"] == "Cyd the Second"
    assert ann.post(f"/api/tables/{table}/seats/2/release", {}, 409)["reason"] == "not-a-friend"
    ann.post(f"/api/tables/{table}/seats/9/release", {}, 404)


def test_the_host_can_give_a_place_at_the_screen_away(ann: Browser, bob: Browser) -> None:
    table = ann.make(me(), hotseat())
    ann.post(f"/api/tables/{table}/seats/1/release", {}, 200)
    bob.claim(table, ann.tokens(table)[1])
    assert (ann.see(table)["mine"], bob.see(table)["mine"]) == ([0], [1])


def test_names(ann: Browser, bob: Browser) -> None:
    table = ann.make(me(), friend(), bot())
    ann.post(f"/api/tables/{table}/seats/0/name", {"name": "Queen"}, 200)
    ann.post(f"/api/tables/{table}/seats/1/name", {"name": "whoever comes"}, 200)
    ann.post(f"/api/tables/{table}/seats/2/name", {"name": "Tin"}, 200)
    bob.post(f"/api/tables/{table}/seats/0/name", {"name": "Thief"}, 403)
    bob.claim(table, ann.tokens(table)[1])
    ann.post(f"/api/tables/{table}/seats/1/name", {"name": "Mine now"}, 403)
    assert [seat["name"] for seat in ann.see(table)["seats"]] == ["Queen", "Bob", "Tin"]
    keys = [entry["messages"][0]["key"] for entry in ann.log(table)["entries"] if entry["kind"] == "seat"]
    assert keys == ["table-log-name"] * 3 + ["table-log-claim"]


def test_everything_told_has_words_in_every_language() -> None:
    from trainshed.core import LANGUAGES, Message, Words

    for language in LANGUAGES:
        words = Words(language)
        for key in ("take-back", "restart-turn", "back-to", "back-to-early", "redo", "ask", "ask-redo"):
            assert words(Message(f"table-log-{key}", {"player": "Ann", "actions": 3, "part": "Round 2"}))
        for level in ("random", "easy", "medium", "hard"):
            assert words(Message("table-log-stand-in", {"player": "Ann", "level": level}))
        for key in ("back", "grant", "decline", "withdraw", "claim", "release", "name", "rematch"):
            assert words(Message(f"table-log-{key}", {"player": "Ann"}))
