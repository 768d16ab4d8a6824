"""Programs at the server: kept, secret, carried out, ended, never in the way. The help level of a table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from trainshed.titles.ireland.programs import IrelandPrograms

from .browser import Browser, action_of, bot, friend, hotseat, me, new_key
from .serving import ThreadServer

Three = tuple[Browser, Browser, Browser, str]
PASS = {"type": "pass-stock"}


def program(
    browser: Browser, table: str, seat: int, orders: dict[str, Any], status: int = 200, key: str | None = None
) -> Any:
    body = {"program": orders, "key": key or new_key()}
    return browser.post(f"/api/tables/{table}/seats/{seat}/programs", body, status)


def end(browser: Browser, table: str, seat: int, id: int | None, status: int = 200) -> Any:
    return browser.post(f"/api/tables/{table}/seats/{seat}/programs/end", {"program": id, "key": new_key()}, status)


def programs(browser: Browser, table: str, seat: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = browser.see(table)["seats"][seat]["programs"]
    return found


def played_by_program(browser: Browser, table: str) -> list[tuple[int, str]]:
    """Return seat and kind of what programs did, in the log."""
    entries = browser.log(table)["entries"]
    return [(entry["seat"], entry["events"][0]["type"]) for entry in entries if entry.get("program")]


def why(browser: Browser, table: str, seat: int) -> str:
    """Return why the seat's only program ended, as soon as it has."""
    with browser.live(table) as stream:
        while True:
            (only,) = stream.next("change")["table"]["seats"][seat]["programs"]
            if only["stopped"] is not None:
                return str(only["stopped"]["key"])


@pytest.fixture
def three(people: Callable[..., Browser]) -> Three:
    """Three people in the first stock round; seat 0 directs what DK started, or not."""
    ann, bob, cleo = people("Ann"), people("Bob"), people("Cleo")
    table = ann.make(me(), friend(), friend(), title="ireland")
    tokens = ann.tokens(table)
    bob.claim(table, tokens[1])
    cleo.claim(table, tokens[2])
    to_stock_round((ann, bob, cleo), table)
    return ann, bob, cleo, table


def to_stock_round(all: tuple[Browser, ...], table: str) -> None:
    """Everybody buys the lowest private, until all are sold."""
    for _ in range(60):
        seen = all[0].see(table)
        if seen["view"]["step"]["type"] == "stock-turn":
            return
        seat = seen["waiting"][0]["seat"]
        all[seat].act(table, seat)
    raise AssertionError("no stock round")


def turn(browser: Browser, table: str) -> int:
    seat: int = browser.see(table)["waiting"][0]["seat"]
    return seat


def do(all: tuple[Browser, ...], table: str, kind: str, **fields: Any) -> None:
    """The seat on turn does the first legal thing of that kind with these fields."""
    seat = turn(all[0], table)
    moves = [action_of(move) for move in all[seat].see(table)["view"]["moves"]]
    found = next(move for move in moves if move["type"] == kind and all_equal(move, fields))
    all[seat].act(table, seat, found)


def all_equal(move: dict[str, Any], fields: dict[str, Any]) -> bool:
    return all(move.get(name) == value for name, value in fields.items())


def test_it_acts_at_once_on_my_turn_and_again_when_it_comes_back(three: Three) -> None:
    *all_, table = three
    everybody = tuple(all_)
    seat = turn(everybody[0], table)
    with everybody[seat].live(table) as stream:
        program(everybody[seat], table, seat, PASS)
        while stream.next("change")["table"]["waiting"][0]["seat"] == seat:
            pass
    assert turn(everybody[0], table) == (seat + 1) % 3
    assert played_by_program(everybody[0], table) == [(seat, "player-passed")]
    do(everybody, table, "open-auction")
    assert why(everybody[seat], table, seat) == "ireland-program-auction"


def test_only_its_owner_sees_it(three: Three) -> None:
    ann, bob, cleo, table = three
    seat = (turn(ann, table) + 1) % 3
    owner = (ann, bob, cleo)[seat]
    before = len(ann.log(table)["entries"])
    program(owner, table, seat, {"type": "buy-shares", "company": "DKR", "percent": 40})
    assert [it["program"]["company"] for it in programs(owner, table, seat)] == ["DKR"]
    for other in {ann, bob, cleo} - {owner}:
        assert programs(other, table, seat) == []
        assert len(other.log(table)["entries"]) == before
        assert "buy-shares" not in str(other.see(table)) + str(other.log(table))


def test_ending_it_by_the_owner_and_by_the_host_but_nobody_else(three: Three) -> None:
    ann, bob, cleo, table = three
    waiting = [seat for seat in (1, 2) if seat != turn(ann, table)]
    seat = waiting[0]
    owner, other = (bob, cleo) if seat == 1 else (cleo, bob)
    made = program(owner, table, seat, PASS)["n"]
    end(other, table, seat, made, status=403)
    end(other, table, seat, None, status=403)
    end(ann, table, seat, made, status=403)
    end(owner, table, seat, made + 100, status=404)
    end(owner, table, seat, made)
    assert programs(owner, table, seat) == []
    program(owner, table, seat, PASS)
    end(ann, table, seat, None)
    assert programs(owner, table, seat) == [], "the host ends all without seeing them"


def test_only_for_my_own_seat_and_in_a_known_form(three: Three) -> None:
    ann, bob, _, table = three
    program(bob, table, 0, PASS, status=403)
    program(ann, table, 9, PASS, status=403)
    program(ann, table, 0, {"type": "fly"}, status=422)
    program(ann, table, 0, {"type": "pass-stock", "sold": "yes"}, status=422)
    program(ann, table, 0, {"type": "pass-stock", "more": 1}, status=422)
    refused = program(ann, table, 0, {"type": "buy-shares", "company": "DKR", "percent": 90}, status=422)
    assert refused["refusal"]["message"]["key"] == "ireland-refuse-program-percent"
    assert programs(ann, table, 0) == []


def test_the_same_command_twice_makes_one_program(three: Three) -> None:
    ann, bob, cleo, table = three
    seat = (turn(ann, table) + 1) % 3
    owner = (ann, bob, cleo)[seat]
    first = program(owner, table, seat, PASS, key="once")
    assert program(owner, table, seat, PASS, key="once") == first
    program(owner, table, seat, {"type": "pass-merger"}, status=422, key="once")
    assert len(programs(owner, table, seat)) == 1
    program(owner, table, seat, {"type": "pass-stock", "sold": False})
    assert [it["program"]["sold"] for it in programs(owner, table, seat)] == [False], "same purpose: replaced"
    program(owner, table, seat, {"type": "pass-merger"})
    assert len(programs(owner, table, seat)) == 2


def test_a_limit_for_a_company_goes_before_the_pass_that_was_made_first(three: Three) -> None:
    ann, bob, cleo, table = three
    everybody = (ann, bob, cleo)
    first = turn(ann, table)
    seat = (first + 1) % 3
    company = ann.see(table)["view"]["stack"][0]
    program(everybody[seat], table, seat, PASS | {"auction": False})
    program(everybody[seat], table, seat, {"type": "bid-limit", "what": company, "limit": 1000})
    with ann.live(table) as stream:
        do(everybody, table, "open-auction")
        while not (done := played_by_program(ann, table)):
            stream.next("change")
    assert done[0] == (seat, "bid-made")


def test_peers_9928_a_program_that_fails_ends_and_the_table_goes_on(
    three: Three, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, cleo, table = three
    everybody = (ann, bob, cleo)
    seat = turn(ann, table)

    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(IrelandPrograms, "judge", fail)
    program(everybody[seat], table, seat, PASS)
    assert why(everybody[seat], table, seat) == "table-program-failed"
    do(everybody, table, "done")
    assert turn(ann, table) == (seat + 1) % 3


def test_what_was_taken_back_is_not_done_again(three: Three) -> None:
    ann, bob, cleo, table = three
    everybody = (ann, bob, cleo)
    seat = turn(ann, table)
    owner = everybody[seat]
    with owner.live(table) as stream:
        program(owner, table, seat, PASS)
        while stream.next("change")["table"]["waiting"][0]["seat"] == seat:
            pass
    owner.undo(table, seat)
    assert why(owner, table, seat) == "table-program-taken-back"
    assert turn(ann, table) == seat


def test_an_undo_of_others_leaves_it_alone(three: Three) -> None:
    ann, bob, cleo, table = three
    everybody = (ann, bob, cleo)
    first = turn(ann, table)
    seat = (first + 2) % 3
    program(everybody[seat], table, seat, PASS)
    do(everybody, table, "done")
    everybody[first].undo(table, first)
    assert programs(everybody[seat], table, seat)[0]["stopped"] is None


def test_while_a_stand_in_plays_it_rests(three: Three) -> None:
    ann, bob, cleo, table = three
    seat = turn(ann, table)
    owner = (ann, bob, cleo)[seat]
    n = owner.post(f"/api/tables/{table}/seats/{seat}/stand-in", {"level": "random", "key": new_key()})["n"]
    with ann.live(table) as stream:
        program(owner, table, seat, PASS)
        stream.until(n + 2)
    assert played_by_program(ann, table) == []


def test_it_goes_with_the_person(three: Three) -> None:
    ann, bob, cleo, table = three
    seat = 1 if turn(ann, table) != 1 else 2
    owner = bob if seat == 1 else cleo
    program(owner, table, seat, PASS)
    ann.post(f"/api/tables/{table}/seats/{seat}/release")
    token = ann.tokens(table)[seat]
    owner.claim(table, token)
    assert programs(owner, table, seat) == []


def test_it_survives_a_restart(tmp_path: Path, database: str) -> None:
    with ThreadServer(tmp_path, database) as server:
        ann = Browser(server.url, "Ann")
        cookies = dict(ann.http.cookies)
        table = ann.make(me(), hotseat(), hotseat(), title="ireland")
        to_stock_round((ann, ann, ann), table)
        seat = (turn(ann, table) + 1) % 3
        program(ann, table, seat, {"type": "pass-stock", "auction": False})
        ann.http.close()
    with ThreadServer(tmp_path, database) as server:
        ann = Browser(server.url)
        ann.http.cookies.clear()
        ann.http.cookies.update(cookies)
        assert [it["program"]["auction"] for it in programs(ann, table, seat)] == [False]
        n = ann.see(table)["version"]
        with ann.live(table) as stream:
            ann.act(table, turn(ann, table), {"type": "done", "seat": turn(ann, table)})
            stream.until(n + 2)
        assert turn(ann, table) == (seat + 1) % 3
        ann.http.close()


def test_titles_without_programs_say_so(ann: Browser) -> None:
    table = ann.make(me(), bot())
    assert program(ann, table, 0, PASS, status=409)["reason"] == "no-programs"


# help


def test_a_table_without_help_gets_no_previews_runs_or_suggestions(ann: Browser) -> None:
    table = ann.make(me(), hotseat(), title="cz_first", help="none")
    assert ann.see(table)["help"] == "none"
    company = ann.see(table)["view"]["companies"][0]["id"]
    for path in (f"runs/{company}", "suggestion?seat=0"):
        answer = ann.http.get(f"/api/tables/{table}/{path}")
        assert (answer.status_code, answer.json()["reason"]) == (409, "help")
    with ann.live(table) as stream:
        stream.next("change")
        ann.act(table, turn(ann, table))
        kinds = {stream.next()["type"] for _ in range(2)}
    assert "preview" not in kinds


@pytest.mark.any_database
def test_with_values_only_a_preview_has_costs_but_no_runs(ann: Browser) -> None:
    previews = {}
    for help in ("values", "full"):
        table = ann.make(me(), hotseat(), title="cz_first", help=help, seed=4)
        with ann.live(table) as stream:
            previews[help] = stream.next("preview")["preview"]
    values, full = previews["values"], previews["full"]
    assert values["runs"] == []
    assert full["runs"]
    assert [effect["cost"] for effect in values["effects"]] == [effect["cost"] for effect in full["effects"]]
    assert {(effect["before"], effect["after"]) for effect in values["effects"]} == {(0, 0)}


def test_an_unknown_help_level_is_refused(ann: Browser) -> None:
    body = {"title": "cz_first", "seats": [me(), hotseat()], "help": "some"}
    ann.post("/api/tables", body, status=400)
