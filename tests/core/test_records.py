"""Records: written, read back, and rejected or cut short when damaged."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import trainshed
from tests.help import random_game
from trainshed.core import BadRecord, BadSetup, Game, Words, replay
from trainshed.core.record import RECORD_MESSAGE_KEYS, SIZE_LIMIT

GAME = random_game("london", players=2, seed=8, options={"powers": True, "objectives": True})
TEXT = GAME.record.json()


def altered(**changes: Any) -> str:
    return json.dumps(json.loads(TEXT) | changes)


def test_a_record_is_a_line_per_action_and_reads_back() -> None:
    assert TEXT.count("\n") == len(GAME.actions) + 4
    again = Game.load(TEXT)
    assert again.digest == GAME.digest
    assert again.record.json() == TEXT
    assert Game.load(GAME.record).digest == GAME.digest
    assert Game.load(TEXT.encode()).digest == GAME.digest


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "core-record-not-json"),
        ("hello", "core-record-not-json"),
        ("\x00\xff", "core-record-not-json"),
        ("[]", "core-record-shape"),
        ("{}", "core-record-shape"),
        ("[" * 100_000, "core-record-shape"),
        ('{"format": 1, "setup": {"options": {"a": ' + "[" * 100_000, "core-record-not-json"),
        (altered(format=99), "core-record-format"),
        (altered(format="one"), "core-record-shape"),
        (altered(actions={"a": 1}), "core-record-shape"),
        (altered(setup=json.loads(TEXT)["setup"] | {"title": "18Nowhere"}), "core-record-title"),
        (altered(setup=json.loads(TEXT)["setup"] | {"title": "x" * 1000}), "core-record-title"),
        (altered(setup=json.loads(TEXT)["setup"] | {"players": []}), "core-record-setup"),
        (altered(setup=json.loads(TEXT)["setup"] | {"players": ["A"] * 2}), "core-record-setup"),
        (altered(setup=json.loads(TEXT)["setup"] | {"rules": 2}), "core-record-setup"),
        (altered(setup=json.loads(TEXT)["setup"] | {"seed": -1}), "core-record-setup"),
        (altered(setup=json.loads(TEXT)["setup"] | {"options": {"powers": "maybe"}}), "core-record-setup"),
        (altered(setup=json.loads(TEXT)["setup"] | {"options": {"wings": True}}), "core-record-setup"),
        (altered(setup=json.loads(TEXT)["setup"] | {"chance": {"deck/1": ["ace"]}}), "core-record-setup"),
        (altered(setup=json.loads(TEXT)["setup"] | {"surprise": 1}), "core-record-shape"),
    ],
)
def test_unreadable_file_gives_a_reason(text: str, key: str) -> None:
    replayed = replay(text)
    assert replayed.game is None
    assert replayed.damage is not None
    assert replayed.damage.message.key == key
    assert key in RECORD_MESSAGE_KEYS
    for language in trainshed.LANGUAGES:
        assert Words(language)(replayed.damage.message)
    with pytest.raises(BadRecord, match=key):
        Game.load(text)


def test_fifty_megabytes_are_not_even_parsed() -> None:
    replayed = replay(b" " * 50_000_000)
    assert replayed.damage is not None
    assert replayed.damage.message.key == "core-record-too-large"
    assert SIZE_LIMIT < 50_000_000


def test_a_long_name_is_refused_by_name() -> None:
    with pytest.raises(BadSetup, match=r"players\[0\]"):
        trainshed.new("london", ["x" * 10_000_000])


@pytest.mark.parametrize("name", ["", "  ", "a\nb", "a\x1b[31m", "x" * 41])
def test_names_are_short_and_printable(name: str) -> None:
    with pytest.raises(BadSetup):
        trainshed.new("london", [name])


@pytest.mark.parametrize("lost", [2, 3, 40, 400, 2000])
def test_a_torn_file_keeps_its_whole_actions(lost: int) -> None:
    replayed = replay(TEXT[:-lost])
    assert replayed.damage is not None
    assert replayed.game is not None
    played = len(replayed.game.actions)
    assert replayed.game.digest == GAME.at(played).digest
    assert played >= TEXT[:-lost].count("},\n") - 1
    if lost >= 400:
        assert replayed.damage.message.key == "core-record-torn"
        assert replayed.damage.action == played


def test_an_illegal_action_in_the_middle_ends_the_valid_prefix() -> None:
    record = json.loads(TEXT)
    record["actions"].insert(20, {"type": "draw", "seat": 0, "start": 0, "end": 52})
    replayed = replay(json.dumps(record))
    assert replayed.damage is not None
    assert replayed.damage.action == 20
    assert replayed.damage.message.key == "core-record-action-illegal"
    assert replayed.game is not None
    assert replayed.game.digest == GAME.at(20).digest
    assert replayed.total == len(GAME.actions) + 1


@pytest.mark.parametrize(
    "action",
    [
        None,
        7,
        {},
        {"type": "fly", "seat": 0},
        {"type": "draw", "seat": 0},
        {"type": "draw", "seat": "0", "start": 1, "end": 2},
        {"type": "draw", "seat": 0, "start": 1, "end": 2, "power": "nuclear"},
        {"type": "pass", "seat": 0, "more": 1},
        {"type": "pass", "seat": 99},
        {"type": "pass", "seat": -1},
        {"type": "draw", "seat": 0, "start": -5, "end": 10**18},
    ],
)
def test_malformed_action_ends_the_valid_prefix(action: Any) -> None:
    record = json.loads(TEXT)
    record["actions"][5] = action
    replayed = replay(json.dumps(record))
    assert replayed.damage is not None
    assert replayed.damage.action == 5
    assert replayed.game is not None
    assert len(replayed.game.actions) == 5


@given(st.integers(0, len(TEXT) - 1), st.sampled_from('{}[]",:0x \n\\'), st.booleans())
@settings(max_examples=150, deadline=None)
def test_a_file_damaged_anywhere_never_raises(at: int, letter: str, cut: bool) -> None:
    text = TEXT[:at] + letter + ("" if cut else TEXT[at + 1 :])
    replayed = replay(text)
    if replayed.game is not None:
        n = len(replayed.game.actions)
        assert n <= len(GAME.actions)
        if replayed.game.setup == GAME.setup and replayed.game.actions == GAME.actions[:n]:
            assert replayed.game.digest == GAME.at(n).digest


@given(st.binary(max_size=300))
@settings(max_examples=200, deadline=None)
def test_noise_never_raises(noise: bytes) -> None:
    replayed = replay(noise)
    assert replayed.damage is not None
    assert replayed.game is None
