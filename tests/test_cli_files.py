"""`trainshed import`, `export` and `replay` with files of 18xx.games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests import command
from tests.ireland.files import OPENING, content, played
from tests.ireland.oracle import FILES, ORACLE, data, facts
from trainshed.core import Game
from trainshed.core.record import SIZE_LIMIT
from trainshed.formats.eighteenxx import write_game


def run(*args: str | Path, code: int = 0) -> str:
    result = command.run([str(arg) for arg in args])
    assert result.exit_code == code, result.output
    return result.output


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(content(*OPENING)))
    return path


def report(path: Path, code: int = 0) -> Any:
    return json.loads(run("replay", path, "--json", code=code))


def test_import_writes_a_record_of_our_own(file: Path, tmp_path: Path) -> None:
    out = tmp_path / "ours.json"
    assert "11 of 11" in run("import", file, "-o", out)
    game = Game.load(out.read_bytes())
    assert game.setup.players == ("Ann", "Ben", "Cleo")
    assert report(out)["digest"] == report(file)["digest"] == game.digest


def test_export_writes_a_file_that_is_the_same_game(file: Path, tmp_path: Path) -> None:
    ours, back = tmp_path / "ours.json", tmp_path / "back.json"
    run("import", file, "-o", ours)
    run("export", ours, "-o", back)
    assert report(back)["digest"] == report(ours)["digest"]
    assert json.loads(back.read_text())["title"] == "18Ireland"
    again = tmp_path / "again.json"
    run("export", back, "-o", again)
    assert again.read_bytes() == back.read_bytes(), "files of 18xx.games can be given too"


def test_replay_reads_files_of_18xx_games(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    game = played(1, 3)
    path.write_bytes(write_game(game))
    told = report(path)
    assert told["over"]
    assert {score["player"]: score["total"] for score in told["scores"]} == {
        name: score.total for name, score in zip(game.setup.players, game.scores(), strict=True)
    }
    shown = run("replay", path)
    assert "ireland" in shown
    assert game.digest in shown or told["digest"] in shown
    assert report_to(path, 10)["played"] == 10


def report_to(path: Path, to: int) -> Any:
    return json.loads(run("replay", path, "--to", str(to), "--json"))


@pytest.mark.parametrize("name", FILES)
def test_replay_of_a_public_game_gives_its_result(name: str) -> None:
    players = {str(player["id"]): player["name"] for player in json.loads(data(name))["players"]}
    told = report(ORACLE / name)
    assert (told["over"], told["damage"]) == (True, None)
    result = {players[id]: score for id, score in facts(name)["result"].items()}
    assert {score["player"]: score["total"] for score in told["scores"]} == result


def test_a_file_that_disagrees_gives_the_valid_prefix(tmp_path: Path) -> None:
    path, out = tmp_path / "game.json", tmp_path / "ours.json"
    path.write_text(json.dumps(content(*OPENING, "UR pass", "UR lay_tile J4 9-0 0", "UR pass")))
    said = run("import", path, "-o", out, code=1)
    assert "12 of 14" in said
    assert "Action 13 (UR lay_tile J4 9-0 0)" in said
    assert "ireland/6." in said
    assert Game.load(out.read_bytes()).state.agenda[-1].tag == "lay-track"
    told = report(path, code=1)
    assert (told["actions"], told["played"], told["damage"]["key"]) == (14, 12, "file-refused")
    said = run("import", path, "-o", out, "--lang", "pl", code=1)
    assert "niezgodne z zasadami" in said


def test_other_titles_are_not_supported_yet(tmp_path: Path) -> None:
    path, out = tmp_path / "game.json", tmp_path / "ours.json"
    path.write_text(json.dumps(content(title="1830")))
    assert "This is a game of 1830" in run("import", path, "-o", out, code=1)
    assert not out.exists()
    assert report(path, code=1)["damage"]["key"] == "file-title"


def test_what_cannot_be_exported_leaves_no_file(tmp_path: Path) -> None:
    path, out = tmp_path / "london.json", tmp_path / "out.json"
    path.write_text(Game.load(played(1, 3).at(0).record).record.json().replace('"ireland"', '"nowhere"'))
    run("export", path, "-o", out, code=1)
    game = played(2, 5, "aid")
    path.write_text(game.record.json())
    said = run("export", path, "-o", out, code=1)
    assert "18xx.games" in said
    assert not out.exists()


def test_missing_large_and_broken_files(tmp_path: Path) -> None:
    out = tmp_path / "out.json"
    run("import", tmp_path / "none.json", "-o", out, code=2)
    run("export", tmp_path / "none.json", "-o", out, code=2)
    large = tmp_path / "large.json"
    large.write_bytes(b'{"title":"18Ireland","players":[],"actions":[' + b" " * SIZE_LIMIT)
    assert "too large" in run("import", large, "-o", out, code=1)
    large.write_bytes(b'{"title":' + b"[" * 50_000)
    run("import", large, "-o", out, code=1)
    good = tmp_path / "good.json"
    good.write_text(json.dumps(content(*OPENING)))
    run("import", good, "-o", tmp_path / "no" / "such" / "folder.json", code=2)
    assert not out.exists()
