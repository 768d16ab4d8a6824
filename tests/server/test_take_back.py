"""Taking back in track games: free, any depth, with redo, restart of the turn, and back to any position."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from alembic import command
from sqlalchemy.ext.asyncio import create_async_engine

from trainshed.core import Game, Setup
from trainshed.server import backup, migrations
from trainshed.server.history import GameHistory
from trainshed.server.settings import Settings
from trainshed.server.statements import Entry
from trainshed.server.store import Store

from .browser import Browser, action_of, bot, friend, hotseat, me, new_key
from .serving import ThreadServer

CZ = "cz_first"
Two = tuple[Browser, Browser, str]


@pytest.fixture
def two(ann: Browser, bob: Browser) -> Two:
    return ann, bob, make_two(ann, bob)


def make_two(ann: Browser, bob: Browser, **more: Any) -> str:
    table = ann.make(me(), friend(), title=CZ, **more)
    bob.claim(table, ann.tokens(table)[1])
    return table


def play(table: str, moves: int, *people: Browser) -> None:
    """Play the first legal action of whoever is to act, until the game has this many moves."""
    seen = people[0].see(table)
    while seen["moves"] < moves:
        before = seen["moves"]
        for browser in people:
            seen = browser.see(table)
            if seen["view"]["moves"] and seen["moves"] < moves:
                browser.act(table, seen["seat"], action_of(seen["view"]["moves"][0]), seen["version"])
        seen = people[0].see(table)
        assert seen["moves"] > before, "nobody here is to act"


def log(browser: Browser, table: str) -> list[Any]:
    return [entry for entry in browser.log(table)["entries"] if entry["kind"] != "seat"]


def actors(browser: Browser, table: str) -> list[int]:
    """Return the seats of the actions that stand, in order."""
    acts = [entry for entry in log(browser, table) if entry["kind"] == "act" and not entry["undone"]]
    return [entry["seat"] for entry in sorted(acts, key=lambda entry: entry["move"])]


def turn_start(seats: list[int]) -> int:
    """Return where the last run of one seat begins; right within one round."""
    start = len(seats) - 1
    while start and seats[start - 1] == seats[-1]:
        start -= 1
    return start


# free


def test_anybody_takes_back_at_once_and_it_is_in_the_log(two: Two) -> None:
    ann, bob, table = two
    play(table, 6, ann, bob)
    assert len(set(actors(ann, table))) == 2
    for moves in range(5, -1, -1):
        assert ann.see(table)["undo"]["now"] == "free"
        assert ann.see(table)["undo"]["back"] == {"to": moves, "actions": 1, "needs": []}
        ann.undo(table, 0)
        last = log(bob, table)[-1]
        assert (last["kind"], last["seat"], bob.see(table)["moves"]) == ("undo", 0, moves)
        assert last["messages"][0]["key"] == "table-log-take-back"
        assert last["messages"][0]["args"]["player"] == "@0"
    assert ann.see(table)["undo"]["now"] == "nothing"
    assert ann.undo(table, 0, status=409)["reason"] == "nothing"
    assert all(entry["undone"] for entry in log(ann, table) if entry["kind"] == "act")


def test_redo_brings_it_back_group_by_group(two: Two) -> None:
    ann, bob, table = two
    play(table, 6, ann, bob)
    kept = ann.see(table)
    ann.undo(table, 0)
    bob.undo(table, 1, "back-to", to=1)
    assert ann.see(table)["undo"]["redo"] == {"to": 5, "actions": 4, "needs": []}
    ann.undo(table, 0, "redo")
    assert ann.see(table)["moves"] == 5
    bob.undo(table, 1, "redo")
    seen = ann.see(table)
    assert (seen["moves"], seen["view"], seen["undo"]["redo"]) == (6, kept["view"], None)
    assert ann.undo(table, 0, "redo", status=409)["reason"] == "nothing-redo"
    acts = [entry for entry in log(ann, table) if entry["kind"] == "act"]
    assert [(entry["move"], entry["undone"]) for entry in acts] == [(move, False) for move in range(1, 7)]
    last = log(ann, table)[-1]
    assert (last["kind"], last["messages"][0]["key"], last["restores"]) == ("redo", "table-log-redo", [acts[5]["n"]])
    ann.undo(table, 0)
    assert ann.see(table)["moves"] == 5, "a redo can be taken back again"
    play(table, 6, ann, bob)
    assert ann.see(table)["undo"]["redo"] is None, "a new action leaves nothing to redo"
    assert ann.undo(table, 0, "redo", status=409)["reason"] == "nothing-redo"


def test_a_turn_is_restarted_by_one_command_and_redone_by_one(two: Two) -> None:
    ann, bob, table = two
    moves = 2
    play(table, moves, ann, bob)
    while turn_start(actors(ann, table)) >= moves - 1 or ann.see(table)["waiting"][0]["seat"] != actors(ann, table)[-1]:
        moves += 1
        play(table, moves, ann, bob)
    start = turn_start(actors(ann, table))
    kept = ann.see(table)
    assert kept["undo"]["turn"] == {"to": start, "actions": moves - start, "needs": []}
    ann.undo(table, 0, "restart-turn")
    assert ann.see(table)["moves"] == start
    assert log(ann, table)[-1]["messages"][0]["key"] == "table-log-restart-turn"
    bob.undo(table, 1, "redo")
    assert (ann.see(table)["moves"], ann.see(table)["view"]) == (moves, kept["view"])


def test_before_the_first_move_of_a_turn_the_turn_before_is_restarted(two: Two) -> None:
    ann, bob, table = two
    play(table, 2, ann, bob)
    while ann.see(table)["waiting"][0]["seat"] == actors(ann, table)[-1] or turn_start(actors(ann, table)) == 0:
        play(table, ann.see(table)["moves"] + 1, ann, bob)
    start = turn_start(actors(ann, table))
    bob.undo(table, 1, "restart-turn")
    assert ann.see(table)["moves"] == start
    bob.undo(table, 1, "restart-turn")
    assert ann.see(table)["moves"] < start


def test_consecutive_turns_of_a_seat_are_two_turns(ann: Browser) -> None:
    """18Lilliput goes round the table and back: the last player of the way out has two turns in a row."""
    table = ann.make(me(), hotseat(), title="lilliput")
    seats, turns = [], []
    for moves in range(1, 60):
        seen = ann.see(table)
        seats.append(seen["waiting"][0]["seat"])
        turns.append((seen["view"]["round"]["number"], seen["view"]["turn"]))
        play(table, moves, ann)
        if moves > 1 and seats[-2] == seats[-1] and turns[-2] != turns[-1] and turns[-2][0] == turns[-1][0] > 0:
            break
    undo = ann.see(table)["undo"]
    assert undo["back"]["to"] == moves - 1
    assert undo["turn"] is None, "the turn before is not restarted too"


def test_back_to_any_position(two: Two) -> None:
    ann, bob, table = two
    play(table, 8, ann, bob)
    then = ann.see(table, at=3)
    assert bob.undo(table, 1, "back-to", to=9, status=404)["reason"] == "unknown"
    assert bob.undo(table, 1, "back-to", to=8, status=409)["reason"] == "nothing"
    bob.undo(table, 1, "back-to", to=3)
    seen = ann.see(table)
    assert (seen["moves"], seen["view"]["cells"]) == (3, then["view"]["cells"])
    message = log(ann, table)[-1]["messages"][0]
    assert message["key"] == "table-log-back-to"
    assert message["args"] == {"player": "@1", "actions": 5, "part": seen["ticks"][-1]["name"]}
    ann.undo(table, 0, "redo")
    assert ann.see(table)["moves"] == 8


def test_a_finished_game_is_taken_back_freely(two: Two) -> None:
    ann, bob, table = two
    while not ann.see(table)["over"]:
        play(table, ann.see(table)["moves"] + 1, ann, bob)
    end = ann.see(table)
    assert end["undo"]["now"] == "free"
    bob.undo(table, 1)
    assert not ann.see(table)["over"]
    assert [line["over"] for line in ann.get("/api/tables") if line["id"] == table] == [False]
    ann.undo(table, 0, "redo")
    assert (ann.see(table)["over"], ann.see(table)["scores"]) == (True, end["scores"])


def test_live_streams_get_every_line_that_changed(two: Two) -> None:
    ann, bob, table = two
    play(table, 4, ann, bob)
    with bob.live(table, since=bob.see(table)["version"]) as stream:
        change = stream.until(ann.undo(table, 0, "back-to", to=1)["n"])
        acts = [(entry["move"], entry["undone"]) for entry in change["entries"] if entry["kind"] == "act"]
        assert acts == [(None, True)] * 3
        change = stream.until(ann.undo(table, 0, "redo")["n"])
        acts = [(entry["move"], entry["undone"]) for entry in change["entries"] if entry["kind"] == "act"]
        assert acts == [(move, False) for move in (2, 3, 4)]


# commands


def test_the_second_of_two_browsers_is_told_and_nothing_happens_twice(two: Two) -> None:
    ann, bob, table = two
    play(table, 5, ann, bob)
    version = ann.see(table)["version"]
    ann.undo(table, 0, version=version, key="back")
    for what in ("take-back", "restart-turn", "redo"):
        answer = bob.undo(table, 1, what, version=version, status=409)
        assert (answer["reason"], answer["missed"]["entries"][-1]["kind"]) == ("stale", "undo")
    assert bob.undo(table, 1, "back-to", to=2, version=version, status=409)["reason"] == "stale"
    assert bob.undo(table, 1, version=version + 99, status=409)["reason"] == "stale"
    assert ann.see(table)["moves"] == 4
    first = ann.undo(table, 0, version=version, key="back")
    assert (first["n"], ann.see(table)["moves"]) == (version + 1, 4), "the same key acts once"
    version = ann.see(table)["version"]
    ann.post(f"/api/tables/{table}/chat", {"text": "sorry", "key": new_key()})
    bob.undo(table, 1, "redo", version=version)
    assert ann.undo(table, 0, "redo", version=version, status=409)["reason"] == "stale"
    assert ann.see(table)["moves"] == 5


def test_who_may_not_and_what_is_malformed(two: Two, people: Callable[..., Browser]) -> None:
    ann, bob, table = two
    play(table, 3, ann, bob)
    before = (ann.see(table), ann.log(table))
    cyd = people("Cyd")
    assert cyd.see(table)["undo"]["back"] is None
    for what in ("take-back", "restart-turn", "redo"):
        assert ann.undo(table, 1, what, status=403)["reason"] == "forbidden"
        assert cyd.undo(table, 0, what, status=403)["reason"] == "forbidden"
        assert ann.undo(table, 7, what, status=403)["reason"] == "forbidden"
        assert ann.undo(table, 0, what, to=1, status=422)["reason"] == "invalid"
    assert cyd.undo(table, 0, "back-to", to=1, status=403)["reason"] == "forbidden"
    assert ann.undo(table, 0, "back-to", status=422)["reason"] == "invalid"
    for junk in ({"to": -1}, {"to": "one"}, {"to": 1.5}, {"to": [1]}, {"to": 2**40}, {"of": 3}):
        assert ann.undo(table, 0, "back-to", status=400, **junk)["reason"] == "malformed"
    for what in ("ask", "", "undo"):
        assert ann.undo(table, 0, what, status=400)["reason"] == "malformed"
    assert ann.undo(table, 0, "grant", status=409)["reason"] == "no-ask"
    assert (ann.see(table), ann.log(table)) == before
    with_bot = ann.make(me(), bot(), title=CZ)
    assert ann.undo(with_bot, 1, status=403)["reason"] == "forbidden"


# ask and none


def test_none(ann: Browser, bob: Browser) -> None:
    table = make_two(ann, bob, undo="none")
    play(table, 3, ann, bob)
    before = ann.log(table)
    undo = ann.see(table)["undo"]
    assert (undo["policy"], undo["now"], undo["back"], undo["turn"], undo["redo"]) == ("none", "none", None, None, None)
    for what in ("take-back", "restart-turn", "redo"):
        assert ann.undo(table, 0, what, status=409)["reason"] == "no-undo"
    assert ann.undo(table, 0, "back-to", to=1, status=409)["reason"] == "no-undo"
    assert ann.log(table) == before
    assert ann.post("/api/tables", {"title": CZ, "seats": [me(), hotseat()], "undo": "maybe"}, 400)


def test_ask(ann: Browser, bob: Browser) -> None:
    """A seat undoes its own last action; whoever acted on it is asked, for a redo of their actions too."""
    table = make_two(ann, bob, undo="ask")
    play(table, 2, ann, bob)
    while len(set(actors(ann, table))) < 2:
        play(table, ann.see(table)["moves"] + 1, ann, bob)
    moves = ann.see(table)["moves"]
    second = actors(ann, table)[-1]
    browsers = (ann, bob)
    first = 1 - second
    assert browsers[second].see(table)["undo"]["back"] == {"to": moves - 1, "actions": 1, "needs": []}
    undo = browsers[first].see(table)["undo"]
    assert (undo["now"], undo["back"]["needs"], undo["free_from"]) == ("ask", [second], moves)
    browsers[first].undo(table, first)
    assert browsers[first].see(table)["moves"] == moves
    browsers[second].undo(table, second, "grant")
    assert browsers[first].see(table)["moves"] == moves - 2
    assert browsers[first].see(table)["undo"]["redo"]["needs"] == [second]
    browsers[first].undo(table, first, "redo")
    assert browsers[second].see(table)["undo"]["ask"]["what"] == "redo"
    assert log(ann, table)[-1]["messages"][0]["key"] == "table-log-ask-redo"
    browsers[second].undo(table, second, "decline")
    browsers[first].undo(table, first, "redo")
    browsers[second].undo(table, second, "grant")
    assert browsers[first].see(table)["moves"] == moves
    browsers[first].undo(table, first, "back-to", to=0)
    assert browsers[first].see(table)["undo"]["ask"]["to"] == 0


def test_where_all_act_at_once_redo_restores_ones_own(ann: Browser, bob: Browser) -> None:
    table = ann.make(me(), friend(), friend())
    bob.claim(table, ann.tokens(table)[1])
    ann.act(table, 0)
    bob.act(table, 1)
    kept = ann.see(table)
    ann.undo(table, 0)
    assert ann.see(table)["moves"] == 1
    assert ann.undo(table, 0, "restart-turn", status=409)["reason"] == "nothing"
    assert bob.see(table)["undo"]["redo"]["needs"] == [0]
    ann.undo(table, 0, "redo")
    assert (ann.see(table)["moves"], ann.see(table)["view"]) == (2, kept["view"])
    moves = {entry["seat"]: entry["move"] for entry in log(ann, table) if entry["kind"] == "act"}
    assert moves == {0: 1, 1: 2}
    assert ann.see(table)["undo"]["free_from"] == 2, "Bob's action is his"
    ann.undo(table, 0, "back-to", to=0)
    assert bob.see(table)["undo"]["ask"]["needs"] == [1]


def test_rematch_and_clone_keep_the_rule(ann: Browser) -> None:
    for policy in ("free", "ask", "none"):
        table = ann.make(me(), hotseat(), title=CZ, undo=policy)
        while not ann.see(table)["over"]:
            play(table, ann.see(table)["moves"] + 1, ann)
        for other in (
            ann.post(f"/api/tables/{table}/rematch")["id"],
            ann.post(f"/api/tables/{table}/clone", {"at": 3}, 201)["id"],
        ):
            assert ann.see(other)["undo"]["policy"] == policy
    table = ann.make(me(), hotseat(), title=CZ)
    assert ann.see(table)["undo"]["policy"] == "free"
    play(table, 3, ann)
    copy = ann.post(f"/api/tables/{table}/clone", {"at": 3}, 201)["id"]
    assert ann.see(copy)["undo"]["back"]["to"] == 2, "what a clone began with was decided by people"


# bots


def wait_for_bot(ann: Browser, table: str) -> None:
    with ann.live(table) as stream:
        while ann.see(table)["waiting"][0]["seat"] == 1:
            stream.next("change")


@pytest.fixture
def bots_turn(ann: Browser) -> tuple[str, list[int]]:
    table = ann.make(me(), bot(), title=CZ)
    done: list[int] = []
    while done[-1:] != [1] or 0 not in done:
        wait_for_bot(ann, table)
        done = actors(ann, table)
        if done[-1:] != [1] or 0 not in done:
            seen = ann.see(table)
            ann.act(table, 0, seen["view"]["moves"][0], seen["version"])
    wait_for_bot(ann, table)
    return table, actors(ann, table)


def test_what_a_bot_did_in_between_is_taken_back_and_redone_as_it_was(
    ann: Browser, bots_turn: tuple[str, list[int]]
) -> None:
    table, done = bots_turn
    kept = ann.see(table)
    mine = max(place for place, seat in enumerate(done) if seat == 0)
    assert kept["undo"]["back"] == {"to": mine, "actions": len(done) - mine, "needs": []}
    ann.undo(table, 0)
    assert ann.see(table)["moves"] == mine
    assert ann.see(table)["waiting"][0]["seat"] == 0
    ann.undo(table, 0, "redo")
    assert ann.see(table)["view"] == kept["view"]
    bots = max(place for place, seat in enumerate(done) if seat == 1)
    ann.undo(table, 0, "back-to", to=bots)
    person = max(place for place in range(bots) if done[place] == 0)
    assert ann.see(table)["moves"] == person
    assert log(ann, table)[-1]["messages"][0]["key"] == "table-log-back-to-early"
    ann.undo(table, 0, "redo")
    assert ann.see(table)["view"] == kept["view"]


def test_what_a_stand_in_did_is_no_decision_of_a_person(ann: Browser, bob: Browser) -> None:
    table = make_two(ann, bob)
    while ann.see(table)["waiting"][0]["seat"] == 1:
        play(table, bob.see(table)["moves"] + 1, bob)
    while ann.see(table)["waiting"][0]["seat"] == 0:
        play(table, ann.see(table)["moves"] + 1, ann)
    mine = ann.see(table)["moves"] - 1
    with ann.live(table) as stream:
        bob.post(f"/api/tables/{table}/seats/1/stand-in", {"level": "random", "key": new_key()})
        while ann.see(table)["waiting"][0]["seat"] == 1:
            stream.next("change")
    assert ann.see(table)["moves"] > mine + 1
    assert ann.see(table)["undo"]["back"]["to"] == mine
    bob.undo(table, 1)
    seen = ann.see(table)
    assert (seen["moves"], seen["seats"][1]["stand_in"]) == (mine, None), "taking back ends one's stand-in"


def test_a_bot_that_was_thinking_plays_no_stale_move(
    server: ThreadServer, ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot's question is the same again after taking back and redoing, but what it chose before is not played."""
    workers = server.hub.bot_turns._workers
    release = threading.Event()
    asked: list[str] = []

    async def choose(table: str, *_: Any, **__: Any) -> bytes:
        place = len(asked)
        asked.append(table)
        while not release.is_set():
            await asyncio.sleep(0.01)
        actions = list(server.hub.tables[table].history.game.legal_actions.of(1))
        return msgspec.json.encode(actions[0] if place == 0 else actions[-1])

    table = ann.make(me(), bot(), title=CZ)
    wait_for_bot(ann, table)
    monkeypatch.setattr(workers, "run", choose)
    while ann.see(table)["waiting"][0]["seat"] == 0:
        seen = ann.see(table)
        ann.act(table, 0, seen["view"]["moves"][0], seen["version"])
    while not asked:  # it thinks before the move is taken back
        time.sleep(0.01)
    moves = ann.see(table)["moves"]
    ann.undo(table, 0)
    ann.undo(table, 0, "redo")
    history = server.hub.tables[table].history
    wanted = list(history.game.legal_actions.of(1))
    assert wanted[0] != wanted[-1]
    with ann.live(table) as stream:
        release.set()
        while stream.next("change")["table"]["moves"] <= moves:
            pass
    played = server.hub.tables[table].history.game.actions[moves]
    assert played == wanted[-1]
    assert len(asked) >= 2


# storage


def test_two_servers_on_one_postgresql(new_database: Callable[[], str], tmp_path: Path) -> None:
    url = new_database()
    with ThreadServer(tmp_path / "one", url) as one, ThreadServer(tmp_path / "two", url) as two:
        ann, bob = Browser(one.url, "Ann"), Browser(two.url, "Bob")
        table = make_two(ann, bob)
        with ann.live(table) as anns, bob.live(table) as bobs:
            while ann.see(table)["moves"] < 6:
                for browser, other in ((ann, bobs), (bob, anns)):
                    seen = browser.see(table)
                    if seen["view"]["moves"]:
                        n = browser.act(table, seen["seat"], seen["view"]["moves"][0], seen["version"])["n"]
                        other.until(n)
            moves, version = ann.see(table)["moves"], ann.see(table)["version"]
            n = ann.undo(table, 0, "back-to", to=2, version=version)["n"]
            assert bob.undo(table, 1, version=version, status=409)["reason"] == "stale"
            assert bobs.until(n)["table"]["moves"] == 2
            n = bob.undo(table, 1, "redo")["n"]
            assert anns.until(n)["table"]["moves"] == moves
            n = ann.undo(table, 0)["n"]
            assert bobs.until(n)["table"]["undo"]["redo"]["actions"] == 1
        digests = {server.hub.tables[table].history.game.digest for server in (one, two)}
        assert len(digests) == 1


def test_backup_and_restart_keep_what_can_be_redone(database: str, tmp_path: Path) -> None:
    data = tmp_path / "data"
    with ThreadServer(data, database) as server:
        ann = Browser(server.url, "Ann")
        table = ann.make(me(), hotseat(), title=CZ, undo="ask")
        play(table, 5, ann)
        ann.undo(table, ann.see(table)["seat"], "back-to", to=2)
        kept = ann.see(table)
        backup.backup(server.settings, tmp_path / "backup")
    backup.restore(Settings(data, database), tmp_path / "backup")
    with ThreadServer(data, database) as server:
        ann.http.base_url = server.url
        seen = ann.see(table)
        assert (seen["view"], seen["undo"]) == (kept["view"], kept["undo"])
        assert (seen["undo"]["policy"], seen["undo"]["redo"]["actions"]) == ("ask", 3)
        ann.undo(table, seen["seat"], "redo")
        assert ann.see(table)["moves"] == 5


def test_tables_from_before_are_free(database: str, tmp_path: Path) -> None:
    """A database at revision 0002 is migrated, and its tables are taken back as new ones."""
    settings = Settings(tmp_path, database)

    async def old() -> None:
        store = Store(create_async_engine(settings.url), settings.is_sqlite)
        async with store.engine.begin() as connection:
            await connection.run_sync(lambda sync: command.upgrade(migrations.config(sync), "0002"))
            line = "INSERT INTO games VALUES ('g', 'london', '{}', 'p', 0, 0, '[]', true, NULL, NULL, NULL, 1, 1)"
            await connection.execute(sa.text(line))
        await store.engine.dispose()

    async def new() -> str:
        store = await Store.open(settings)
        found = await store.load("g")
        await store.close()
        assert found is not None
        return found.game.undo

    asyncio.run(old())
    assert asyncio.run(new()) == "free"


def test_logs_from_before_still_load() -> None:
    """An undo of an older version holds only the numbers; so does an open request without the newer fields."""
    from trainshed.server.table import OpenAsk

    setup = Setup(CZ, 1, ("Ann", "Bob"), 3, {})
    game = Game(setup)
    history = GameHistory(setup)
    for n in range(1, 4):
        action = next(iter(game.legal_actions))
        game.play(action)
        history.apply_entry(Entry(n, "act", action.seat, None, msgspec.json.encode(action).decode(), 1.0))
    history.apply_entry(Entry(4, "undo", 0, None, "[2,3]", 1.0))
    assert history.numbers == [1]
    assert history.redoable == (2, 3)
    history.apply_entry(Entry(5, "redo", 0, None, "[2,3]", 1.0))
    assert (history.numbers, history.game.digest) == ([1, 2, 3], game.digest)
    assert history.as_of(4).actions == game.actions[:1]
    assert history.as_of(3).actions == history.as_of(5).actions == game.actions
    assert history.seat_changed_since(game.actions[2].seat, 4)
    asked = msgspec.json.decode(b'{"shown":{"seat":0,"to":2,"needs":[1],"granted":[]},"undoes":[3]}', type=OpenAsk)
    assert (asked.shown.what, asked.restores, asked.early) == ("take-back", (), False)
