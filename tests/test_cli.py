"""The command line: output for people and `--json` output for programs."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import trainshed
from tests.command import run
from tests.help import random_game
from trainshed.cli import COMMANDS


def answer(*args: str, code: int = 0) -> Any:
    result = run([*args, "--json"])
    assert result.exit_code == code, result.output
    return json.loads(result.stdout)


def test_the_commands_are_listed_and_each_explains_itself() -> None:
    listed = run([])
    assert listed.exit_code == 2
    assert run(["--help"]).stdout == listed.stderr
    for name, (_, about) in COMMANDS.items():
        assert f"\n    {name} " in listed.stderr
        told = run([name, "--help"])
        assert told.exit_code == 0, told.output
        assert told.stdout.startswith(f"usage: trainshed {name} ")
        assert about in " ".join(told.stdout.split())
    wrong = run(["shunt"])
    assert (wrong.exit_code, "'shunt'" in wrong.stderr) == (2, True)


def test_a_number_out_of_range_is_named() -> None:
    for games, said in (("x", "'x' is not a whole number"), ("0", "0 is less than 1"), ("10000001", "is more than")):
        told = run(["simulate", "london", "--games", games])
        assert (told.exit_code, told.stdout) == (2, "")
        assert "argument --games: " in told.stderr
        assert said in told.stderr


def test_a_game_that_cannot_be_saved_is_reported(tmp_path: Path) -> None:
    told = run(["play", "london", "--seed", "1", "--save", str(tmp_path / "none" / "game.json")], input="q\n")
    assert told.exit_code == 2
    assert told.stderr.startswith("trainshed: ")


def test_titles_lists_what_can_be_played() -> None:
    london = next(title for title in answer("titles") if title["id"] == "london")
    assert (london["min_players"], london["max_players"], london["rules"]) == (1, 4, 1)
    assert london["options"]["powers"] is False
    assert {"random", "easy", "medium"} <= set(london["bots"])
    assert "London" in run(["titles"]).stdout


def test_simulate_answers_with_figures() -> None:
    args = ("simulate", "london", "--players", "2", "--games", "6", "--bots", "easy,random", "--jobs", "1")
    report = answer(*args, "--seed", "3", "--option", "powers=true")
    assert (report["games"], report["finished"], report["violations"]) == (6, 6, 0)
    assert set(report["scores"]) == {"easy", "random"}
    assert {"mean", "se", "min", "max"} <= set(report["scores"]["easy"])
    assert report["scores"]["easy"]["mean"] > report["scores"]["random"]["mean"]
    again = answer(*args, "--seed", "3", "--option", "powers=true")
    assert again["scores"] == report["scores"]
    assert again["actions"] == report["actions"]


def test_simulate_on_several_cores_gives_the_same_games() -> None:
    args = ("simulate", "london", "--games", "16", "--bots", "easy")
    assert answer(*args, "--jobs", "2")["scores"] == answer(*args, "--jobs", "1")["scores"]


def test_simulate_checks_the_contract() -> None:
    report = answer("simulate", "london", "--games", "2", "--players", "2", "--check", "--jobs", "1")
    assert (report["finished"], report["violations"]) == (2, 0)


def test_an_option_that_looks_like_a_number_but_is_a_text_stays_one() -> None:
    args = ("simulate", "ireland", "--games", "1", "--option", "grey_from=10", "--jobs", "1")
    assert answer(*args)["finished"] == 1


def test_simulate_says_when_the_contract_is_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    checking = type(trainshed.find("london").checking)
    monkeypatch.setattr(checking, "violations", lambda *_: iter(["money was lost"]))
    report = answer("simulate", "london", "--games", "1", "--check", "--jobs", "1", code=1)
    assert report["violations"] > 0
    assert "money was lost" in report["examples"][0]


@pytest.mark.parametrize(
    "args",
    [
        ["simulate", "chess"],
        ["simulate", "london", "--players", "9"],
        ["simulate", "london", "--bots", "genius"],
        ["simulate", "london", "--option", "powers"],
        ["simulate", "london", "--option", "powers=perhaps"],
        ["simulate", "london", "--option", "wings=true"],
        ["play", "london", "--players", "x" * 50],
        ["play", "london", "--lang", "fr"],
        ["simulate", "london", "--games", "-3"],
        ["replay", "no-such-file.json"],
    ],
)
def test_usage_errors_have_no_traceback(args: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from trainshed.cli import main; main()", *args],
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
    )
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert done.stderr.strip()


def test_replay_tells_scores_reason_and_digest(tmp_path: Path) -> None:
    game = random_game("london", 2, seed=4)
    file = tmp_path / "game.json"
    file.write_text(game.record.json(), encoding="utf-8")
    report = answer("replay", str(file))
    assert report["digest"] == game.digest
    assert report["over"]
    assert [score["total"] for score in report["scores"]] == [score.total for score in game.scores()]
    assert report["damage"] is None
    half = answer("replay", str(file), "--to", "20")
    assert half["digest"] == game.at(20).digest
    assert half["played"] == 20
    assert run(["replay", str(file), "--to", "9999"]).exit_code == 2
    shown = run(["replay", str(file), "--lang", "cs"])
    assert "Všechny čtyři linky" in shown.stdout


def test_replay_of_a_damaged_file_says_where_and_why(tmp_path: Path) -> None:
    game = random_game("london", 1, seed=4)
    file = tmp_path / "game.json"
    text = game.record.json().splitlines()
    text[12] = '{"type":"draw","seat":0,"start":0,"end":52},'
    file.write_text("\n".join(text), encoding="utf-8")
    report = answer("replay", str(file), code=1)
    assert report["damage"]["action"] == 9
    assert report["damage"]["key"] == "core-record-action-illegal"
    assert report["played"] == 9
    assert report["digest"] == game.at(9).digest
    before = answer("replay", str(file), "--to", "5")
    assert before["damage"] is None


@pytest.mark.parametrize("title", ["london", "lilliput"])
def test_replay_draws_a_picture_of_the_position(tmp_path: Path, title: str) -> None:
    game = random_game(title, 2, seed=4)
    file, picture = tmp_path / "game.json", tmp_path / "picture.svg"
    file.write_text(game.record.json(), encoding="utf-8")
    answer("replay", str(file), "--svg", str(picture))
    assert picture.read_text(encoding="utf-8") == game.svg()
    answer("replay", str(file), "--to", "10", "--svg", str(picture))
    assert picture.read_text(encoding="utf-8") == game.at(10).svg()
    assert run(["replay", str(file), "--svg", str(tmp_path / "nowhere" / "p.svg")]).exit_code == 2


def test_replay_does_not_read_a_huge_file(tmp_path: Path) -> None:
    file = tmp_path / "huge.json"
    with file.open("wb") as out:
        out.truncate(50_000_000)
    assert answer("replay", str(file), code=1)["damage"]["key"] == "core-record-too-large"


def test_a_game_in_the_terminal_from_start_to_end(tmp_path: Path) -> None:
    file = tmp_path / "saved.json"
    args = ["play", "london", "--seed", "5", "--bots", "easy", "--lang", "en", "--save", str(file)]
    result = run(args, input="1\n" * 60)
    assert result.exit_code == 0, result.output
    assert "Winner:" in result.output
    assert answer("replay", str(file))["over"]


def test_the_terminal_explains_a_refusal() -> None:
    talk = "C6 C8\n?\nnonsense\nh\nr\n1\nu\nq\n"
    options = ["--option", 'pencils=["purple","blue","red","green"]', "--seed", "1"]
    result = run(["play", "london", "--lang", "en", *options], input=talk)
    assert "the card asks for" in result.output or "joker" in result.output
    assert "london/3.3.3:" in result.output
    assert "That is no move here" in result.output
    assert "Taken back." in result.output
    assert "The game is left as it is." in result.output


@pytest.mark.parametrize("typed", ["²", "0000000015", "99", "-1", "1" * 5000])
def test_the_terminal_survives_odd_numbers(typed: str) -> None:
    result = run(["play", "london", "--lang", "en", "--seed", "1"], input=f"{typed}\nq\n")
    assert result.exit_code == 0, result.output
    assert "That is no move here" in result.output


@pytest.mark.parametrize(("language", "word"), [("cs", "vynechte"), ("de", "passe"), ("pl", "spasuj")])
def test_the_terminal_speaks_four_languages(language: str, word: str) -> None:
    result = run(["play", "london", "--lang", language, "--seed", "1"], input="q\n")
    assert word in result.output


def test_bench_prints_one_line_a_figure() -> None:
    result = run(["bench", "london", "--seconds", "0.1", "--strength", "easy=4"])
    assert result.exit_code == 0, result.output
    lines = result.stdout.splitlines()
    assert all(": " in line for line in lines)
    assert sum("games/s" in line for line in lines) == 4
    assert any(line.startswith("easy:") for line in lines)


@pytest.mark.parametrize("title", ["london", "lilliput", "cz_first"])
@pytest.mark.parametrize("lang", ["en", "cs", "de", "pl"])
def test_the_help_of_the_terminal_shows_moves_of_the_game_that_is_played(title: str, lang: str) -> None:
    told = run(["play", title, "--players", "2", "--seed", "1", "--lang", lang], input="h\nq\n").stdout
    examples = {"london": "D3 A3", "lilliput": "MR N1E1 Y-PS 90", "cz_first": "E15 57 2"}
    assert [name for name, example in examples.items() if example in told] == [title]


def test_replay_tells_amounts_in_the_money_of_the_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    for title, told in (("cz_first", "150\u00a0K (cash 150\u00a0K)"), ("london", ": 1 (lines 1,")):
        file.write_text(trainshed.new(title, 2, seed=1).record.json(), encoding="utf-8")
        assert told in run(["replay", str(file), "--lang", "en"]).stdout
        assert isinstance(answer("replay", str(file))["scores"][0]["total"], int)
