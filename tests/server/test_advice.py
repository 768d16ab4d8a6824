"""What bots would do and why they did it: rights, help levels, reproduction, and that it is computed off the loop."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import trainshed
from trainshed.bots import make
from trainshed.core import LANGUAGES, Message, Words
from trainshed.server.advice_jobs import Explained, explain_choice, explain_move

from .browser import Browser, action_of, bot, friend, hotseat, me, new_key
from .serving import ThreadServer
from .test_lesson import begin, seat_to_act, suggestion

pytestmark = pytest.mark.any_database

TABLES = {
    "london": (me(), bot("medium")),
    "cz_first": (me(), bot("medium"), bot("easy")),
    "lilliput": (me(), bot("medium")),
    "ireland": (me(), bot("medium"), bot("easy")),
}


def reasons(browser: Browser, table: str, n: int, status: int = 200) -> Any:
    answer = browser.http.get(f"/api/tables/{table}/moves/{n}/reasons")
    assert answer.status_code == status, answer.text
    return answer.json()


def bots_moves(browser: Browser, table: str, least: int) -> list[dict[str, Any]]:
    """Play the first moves offered until bots have made some; return the entries of the bots' moves."""
    with browser.live(table) as stream:
        shown = stream.next("change")["table"]
        while True:
            found = [entry for entry in browser.log(table)["entries"] if entry["bot"]]
            if len(found) >= least:
                return found
            if shown["view"]["moves"]:
                browser.act(table, 0, action_of(shown["view"]["moves"][0]), shown["version"], status=None)
            shown = stream.next("change")["table"]


def end(browser: Browser, table: str) -> None:
    """End the game; nobody else has to agree. Bots may have moved meanwhile."""
    body = {"seat": 0, "key": new_key()}
    while "n" not in browser.post(f"/api/tables/{table}/end", {**body, "version": browser.see(table)["version"]}, None):
        pass


def told(message: dict[str, Any], language: str, title: str) -> str:
    return Words(language, title)(msgspec.convert(message, Message), ["Ann", "Bob", "Cid"])


@pytest.mark.parametrize("title", TABLES)
def test_a_bot_tells_why_it_moved_in_four_languages(ann: Browser, title: str) -> None:
    table = ann.make(*TABLES[title], title=title)
    for entry in bots_moves(ann, table, 3)[:3]:
        said = reasons(ann, table, entry["n"])
        assert (said["n"], said["seat"]) == (entry["n"], entry["seat"])
        assert said["level"] == TABLES[title][entry["seat"]]["level"]
        assert said["known"] in ("told", "later" if title == "ireland" else "told")
        assert (said["known"] == "told") == bool(said["reasons"])
        for language in LANGUAGES:
            assert all(told(reason, language, title) for reason in said["reasons"])


def test_moves_of_people_have_no_reasons(ann: Browser) -> None:
    table = ann.make(*TABLES["cz_first"], title="cz_first")
    bots_moves(ann, table, 1)
    by_people = [entry["n"] for entry in ann.log(table)["entries"] if not entry["bot"]]
    assert reasons(ann, table, by_people[-1], 404)["reason"] == "unknown"
    assert reasons(ann, table, 10_000, 404)["reason"] == "unknown"


def test_reasons_are_computed_once(server: ThreadServer, ann: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ann.make(*TABLES["cz_first"], title="cz_first")
    n = bots_moves(ann, table, 1)[0]["n"]
    first = reasons(ann, table, n)
    asked: list[object] = []
    run = server.hub.bot_workers.run

    async def counted(*args: Any, **more: Any) -> bytes | None:
        asked.append(args[1])
        return await run(*args, **more)

    monkeypatch.setattr(server.hub.bot_workers, "run", counted)
    assert reasons(ann, table, n) == first
    assert not [kind for kind in asked if isinstance(kind, tuple) and kind[0] == "why"]


def test_a_table_with_less_help_tells_no_reasons_before_its_end(ann: Browser) -> None:
    for help in ("values", "none"):
        table = ann.make(*TABLES["cz_first"], title="cz_first", help=help)
        n = bots_moves(ann, table, 1)[0]["n"]
        assert reasons(ann, table, n, 409)["reason"] == "help"
        assert suggestion(ann, table, 0, 409)["reason"] == "help"
    end(ann, table)
    assert reasons(ann, table, n)["reasons"]


def test_london_follows_its_help_level_too(ann: Browser) -> None:
    assert suggestion(ann, ann.make(me(), bot()), 0)["reasons"]
    assert suggestion(ann, ann.make(me(), bot(), help="none"), 0, 409)["reason"] == "help"


def test_how_far_a_bot_will_bid_is_told_after_the_round(ann: Browser) -> None:
    table = ann.make(*TABLES["ireland"], title="ireland")
    entry = next(one for one in bots_moves(ann, table, 2) if one["seat"] == 1)
    assert reasons(ann, table, entry["n"]) == {
        "n": entry["n"],
        "seat": 1,
        "known": "later",
        "level": "medium",
        "reasons": [],
    }
    end(ann, table)
    assert reasons(ann, table, entry["n"])["known"] == "told"


def test_the_level_is_that_of_the_stand_in_who_played(ann: Browser) -> None:
    table = ann.make(me(), hotseat(), title="cz_first")
    seat = seat_to_act(ann, table)
    ann.post(f"/api/tables/{table}/seats/{seat}/stand-in", {"level": "easy", "key": new_key()})
    with ann.live(table) as stream:
        while not (found := [one for one in ann.log(table)["entries"] if one["bot"]]):
            stream.next("change")
    said = reasons(ann, table, found[0]["n"])
    assert (said["seat"], said["level"], said["known"]) == (seat, "easy", "told")


def test_a_suggestion_has_words_and_reasons(ann: Browser, bob: Browser) -> None:
    table = ann.make(me(), friend(), title="cz_first")
    seat = seat_to_act(ann, table)
    if seat == 0:
        said = suggestion(ann, table, 0, level="medium")
        assert said["level"] == "medium"
        assert said["said"]["key"] == "rail-move-lay"
        assert 1 <= len(said["reasons"]) <= 4
    assert suggestion(bob, table, seat, 403)["reason"] == "forbidden"


def test_the_coach_says_that_it_follows_the_script(ann: Browser) -> None:
    said = suggestion(ann, begin(ann))
    assert [one["key"] for one in said["reasons"]] == ["rail-advice-script"]


# in the worker


def test_a_move_that_cannot_be_reproduced_has_no_reasons() -> None:
    game = trainshed.new("london", 1, seed=7)
    choices = {level: make("london", level, 5).choose(game, 0) for level in ("easy", "random")}
    other = next(action for action in game.legal_actions.of(0) if action not in choices.values())
    assert explain_move([(game, 5)], 0, "easy", other) == b"null"


def test_a_move_played_at_random_for_a_bot_says_so() -> None:
    game = trainshed.new("london", 1, seed=7)

    def choices(seed: int) -> list[Any]:
        return [make("london", level, seed).choose(game, 0) for level in ("easy", "random")]

    seed = next(seed for seed in range(100) if len(set(choices(seed))) == 2)
    found = msgspec.json.decode(explain_move([(game, seed)], 0, "easy", choices(seed)[1]), type=Explained)
    assert [reason.key for reason in found.reasons] == ["advice-out-of-time"]


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_reasons_depend_on_nothing_hidden(level: str) -> None:
    game = trainshed.new("london", 2, seed=7)
    told = {explain_choice(game.resample_hidden(0, seed), 0, level, 3) for seed in range(3)}
    assert len(told) == 1
