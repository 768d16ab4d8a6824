"""Games recorded under released rules versions replay for ever: same actions, events, scores and outcome.

In 18xx.games stricter rules for tiles broke old games of 18Ireland (5576, 7051).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import trainshed
from tests.records.make import FOLDER, expected
from trainshed.core import Game, titles

VERSIONS = sorted(FOLDER.glob("*/v*"))
RECORDS = sorted(file for version in VERSIONS for file in version.glob("*.json") if file.name != "expected.json")


def results(version: Path) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode((version / "expected.json").read_bytes())
    return found


def name(file: Path) -> str:
    return "/".join(file.relative_to(FOLDER).with_suffix("").parts)


@pytest.mark.parametrize("file", RECORDS, ids=name)
def test_a_recorded_game_replays_as_it_was_played(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    game = Game.load(text)
    assert f"v{game.setup.rules}" == file.parent.name
    assert expected(game) == results(file.parent)[file.stem]
    assert game.record.json() == text, "a record is written back byte for byte"


def test_every_record_has_its_expected_result() -> None:
    assert RECORDS
    for version in VERSIONS:
        assert set(results(version)) == {file.stem for file in RECORDS if file.parent == version}


def test_every_released_title_has_records_of_all_player_counts() -> None:
    played = {(file.parts[-3], len(trainshed.Game.load(file.read_bytes()).setup.players)) for file in RECORDS}
    for title in titles():
        if not title.released:
            continue  # its rules may still change without a new version
        for players in range(title.min_players, title.max_players + 1):
            assert (title.id, players) in played
