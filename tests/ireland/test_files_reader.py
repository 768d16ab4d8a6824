"""Reading 18xx.games files: undo and redo, what does not count, and files that are broken or hostile."""

from __future__ import annotations

import json
import resource
from typing import Any

import msgspec
import pytest

from tests.ireland.files import NAMES, content, read
from tests.ireland.oracle import FILES, data, facts
from trainshed.core import Message
from trainshed.core.record import SIZE_LIMIT
from trainshed.core.words import LANGUAGES, Words
from trainshed.formats.eighteenxx import FILE_MESSAGE_KEYS, is_file, read_game, reader

START = ("1 bid DAR 20", "2 pass", "3 pass", "1 pass")


def left(*actions: str) -> list[str]:
    """Return what is left of a list of actions: `a3` has the id 3, `undo:3` names an action."""
    raws = []
    for number, word in enumerate(actions):
        type, _, to = word.partition(":")
        raws.append({"type": type, "id": number + 1, **({"action_id": int(to)} if to else {})})
    found = reader.effective([msgspec.Raw(json.dumps(raw).encode()) for raw in raws])
    return [f"{one['type']}{one['id']}" for one in (msgspec.json.decode(raw) for raw in found)]


def test_an_undo_cancels_the_last_action_that_is_left() -> None:
    assert left("a", "b", "undo", "c") == ["a1", "c4"]
    assert left("a", "b", "undo", "undo", "c") == ["c5"]
    assert left("undo", "a") == ["a2"]


def test_an_undo_to_an_action_cancels_everything_after_it() -> None:
    assert left("a", "b", "c", "undo:1", "d") == ["a1", "d5"]
    assert left("a", "b", "c", "undo:0", "d") == ["d5"]
    assert left("a", "undo", "b", "undo:1", "c") == ["c5"]


def test_a_redo_restores_the_latest_cancelled_group_and_only_directly_after_undos() -> None:
    assert left("a", "b", "undo", "redo") == ["a1", "b2"]
    assert left("a", "b", "c", "undo:1", "redo", "d") == ["a1", "b2", "c3", "d6"]
    assert left("a", "b", "undo", "undo", "redo", "redo") == ["a1", "b2"]
    with pytest.raises(reader.BadFile):
        left("a", "undo", "b", "redo")


def test_programs_and_log_entries_count_for_an_undo_but_messages_do_not() -> None:
    assert left("a", "program_share_pass", "undo") == ["a1"]
    assert left("a", "log", "undo") == ["a1"]
    assert left("a", "program_share_pass", "b", "undo:2") == ["a1", "program_share_pass2"]
    assert left("a", "message", "undo") == []
    assert left("a", "undo", "message", "redo") == ["a1"]


def test_an_undo_of_what_is_not_there_is_a_broken_file() -> None:
    imported = read("1 bid DAR 20", "1 undo 99")
    assert imported.damage is not None
    assert imported.damage.message == Message("file-undo", {"id": "2"})


@pytest.mark.parametrize("name", FILES)
def test_the_public_games_have_as_many_actions_as_they_should(name: str) -> None:
    raw = [msgspec.Raw(json.dumps(action).encode()) for action in json.loads(data(name))["actions"]]
    known = facts(name)
    assert (len(raw), len(reader.effective(raw))) == (known["raw_actions"], known["effective_actions"])


def test_messages_log_entries_and_programs_do_nothing_but_their_automatic_actions_count() -> None:
    file = content(*START, "2 message hello", "1 log a consent", "3 program_share_pass")
    file["actions"][-1]["auto_actions"] = [{"type": "pass", "entity": 2, "entity_type": "player"}]
    imported = read_game(json.dumps(file).encode())
    assert imported.damage is None
    assert imported.game is not None
    assert (imported.total, imported.game.decision.seats) == (5, (2,))


def test_a_file_of_18xx_games_is_told_from_a_record_of_our_own() -> None:
    imported = read(*START)
    assert imported.game is not None
    assert is_file(json.dumps(content()).encode())
    assert not is_file(imported.game.record.json().encode())
    assert not is_file(b"[1, 2]")
    assert not is_file(b"")


# broken files


def test_a_truncated_file_gives_what_is_before_the_break() -> None:
    text = json.dumps(content(*START))
    whole = read(*START)
    for cut in range(len(text) - 1, text.index('"actions"') + 12, -7):
        imported = read_game(text[:cut].encode())
        assert imported.damage is not None
        assert imported.damage.message.key == "file-torn"
        assert imported.game is not None
        assert whole.game is not None
        assert imported.game.actions == whole.game.actions[: len(imported.game.actions)]
        assert imported.damage.action == len(imported.game.actions)
    assert read_game(text[:60].encode()).damage is not None


@pytest.mark.parametrize("title", ["18CZ", "1830", "", "ireland", "x" * 10_000])
def test_a_foreign_title_is_named(title: str) -> None:
    imported = read(title=title)
    assert imported.game is None
    assert imported.damage is not None
    assert imported.damage.message == Message("file-title", {"title": title[:60], "known": "18Ireland"})


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"null",
        b"[]",
        b"{}",
        b'"18Ireland"',
        b"\xff\xfe\x00",
        b"[" * 100_000,
        b'{"title":' * 50_000,
        b'{"title":"18Ireland","players":' + b"[" * 100_000,
        b'{"title":"18Ireland","actions":' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    ],
)
def test_what_is_no_file_is_refused(body: bytes) -> None:
    imported = read_game(body)
    assert imported.game is None
    assert imported.damage is not None
    assert imported.damage.message.key in ("file-not-json", "file-shape", "file-setup")


HUGE = 10**400
WRONG: list[Any] = [None, True, -1, 1.5, HUGE, "x" * 5000, "", [], [[]], {}, {"a": {"b": [HUGE]}}]


@pytest.mark.parametrize("field", ["title", "players", "settings", "actions", "id", "status", "result"])
@pytest.mark.parametrize("value", WRONG, ids=lambda value: str(value)[:12])
def test_wrong_types_at_the_top_never_break_the_reader(field: str, value: Any) -> None:
    imported = read_game(json.dumps({**content(*START), field: value}).encode())
    assert imported.game is None or imported.played <= imported.total
    words = Words("en", "ireland")
    if imported.damage is not None:
        assert words(imported.damage.message)


ALL_FIELDS = (
    *("type", "entity", "entity_type", "id", "auto_actions", "company", "corporation", "price", "share_price"),
    *("shares", "percent", "hex", "tile", "rotation", "city", "tokener", "routes", "kind", "train", "exchange"),
    *("target", "choice", "action_id"),
)
ALL_TYPES = (
    *("bid", "pass", "par", "buy_shares", "sell_shares", "lay_tile", "place_token", "run_routes", "dividend"),
    *("buy_train", "discard_train", "buy_company", "assign", "merge", "choose", "bankrupt", "end_game", "nonsense"),
    *("undo", "redo", "__init__", "readings"),
)


@pytest.mark.parametrize("type", ALL_TYPES)
def test_wrong_types_in_an_action_stop_there_and_keep_the_rest(type: str) -> None:
    words = Words("en", "ireland")
    for field in ALL_FIELDS:
        for value in WRONG:
            file = content(*START)
            last = {"type": type, "entity": 2, "entity_type": "player", "id": 5}
            file["actions"].append({**last, "price": 45, "corporation": "DKR", "shares": ["DKR_1"], field: value})
            imported = read_game(json.dumps(file).encode())
            if imported.game is not None:
                assert len(imported.game.actions) >= len(START) - 4
            if imported.damage is not None:
                assert words(imported.damage.message)


def test_an_action_without_what_it_needs_says_so() -> None:
    file = content(*START)
    file["actions"].append({"type": "bid", "entity": 2, "entity_type": "player", "id": 5, "company": "DK"})
    imported = read_game(json.dumps(file).encode())
    assert imported.game is not None
    assert imported.played == 4
    assert imported.damage is not None
    assert imported.damage.message.key == "file-action-shape"


def test_ids_must_rise() -> None:
    file = content(*START)
    file["actions"][2]["id"] = 2
    imported = read_game(json.dumps(file).encode())
    assert imported.damage is not None
    assert imported.damage.message.key == "file-action-shape"
    assert imported.played == 2


def test_players_of_a_file_get_names_that_our_games_can_have() -> None:
    players = [
        {"id": 7, "name": ""},
        {"id": 8, "name": "Ann\n"},
        {"id": "nine", "name": "Ann"},
        {"id": 0, "name": "y" * 99},
    ]
    imported = read(players=players)
    assert imported.game is not None
    assert imported.game.setup.players == ("Player 1", "Ann", "Ann (3)", "y" * 40)
    assert read(players=[{"id": 1, "name": "a"}, {"id": 1, "name": "b"}, {"id": 2, "name": "c"}]).game is None
    for count in (0, 1, 2, 7):
        players = [{"id": number, "name": f"p{number}"} for number in range(count)]
        assert read(players=players).game is None


def test_optional_rules_that_are_not_known_are_named() -> None:
    imported = read(settings={"seed": 1, "optional_rules": ["larger_bank", "moon"]})
    assert imported.damage is not None
    assert "moon" in str(imported.damage.message.args)
    imported = read(settings={"seed": 1, "optional_rules": ["larger_bank"]})
    assert imported.game is not None
    assert imported.game.state.bank.total == 5000


def test_without_a_seed_the_digits_of_the_id_are_it() -> None:
    by_id = read(id="hs_ab_0387286109_5", settings={})
    by_seed = read(settings={"seed": 387286109 + 2**31})
    assert by_id.game is not None
    assert by_seed.game is not None
    assert by_id.game.state.key() == by_seed.game.state.key()
    assert read(id="none", settings=None).game is not None


def test_a_large_file_is_refused_unread() -> None:
    imported = read_game(b'{"title":"18Ireland","actions":[' + b" " * 20_000_000 + b"]}")
    assert imported.damage is not None
    assert imported.damage.message.key == "core-record-too-large"


@pytest.mark.parametrize(
    "item", [b"{}", b"[]", b"1", b'{"type":"undo","action_id":0}', b'{"type":"pass","id":1}', b'{"type":"redo"}']
)
def test_a_file_full_of_small_things_takes_little_memory(item: bytes) -> None:
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    items = b",".join([item] * ((SIZE_LIMIT - 100) // (len(item) + 1)))
    imported = read_game(b'{"title":"18Ireland","players":[],"actions":[' + items + b"]}")
    assert imported.damage is not None
    assert imported.damage.message.key in ("file-shape", "file-actions")
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 100_000  # kB


def test_many_undos_and_redos_are_resolved() -> None:
    count = reader.MOST_ACTIONS // 2
    passes = ["pass"] * count
    assert left(*passes, *["undo:0", "redo"] * (count // 2 - 1), "undo:0") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_about_files_has_words(language: str) -> None:
    words = Words(language, "ireland")
    args: dict[str, Any] = dict.fromkeys(
        ("reason", "title", "known", "id", "what", "type", "rule", "name", "option"), NAMES[0]
    ) | dict.fromkeys(("actions", "count", "most", "told", "ours", "number"), 3)
    for key in FILE_MESSAGE_KEYS:
        assert words.say(key, args)
