"""`trainshed routes` with unusual input: odd files, long names, options at their limits."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests import command
from trainshed.core.words import LANGUAGES

GOOD = {
    "stops": [{"id": "A", "value": 40, "token": True}, {"id": "B", "value": 30}, {"id": "C", "value": 10}],
    "links": [{"a": "A", "b": "B", "track": ["x"], "length": 2}, {"a": "B", "b": "C", "track": ["y"]}],
    "trains": [{"id": "2", "stops": 2}, {"id": "D"}],
}
FIELDS = ["revenue", "optimal", "bound", "routes", "nodes", "ms"]


def run(tmp_path: Path, problem: object, *options: str, language: str = "C") -> command.Answer:
    file = tmp_path / "problem.json"
    file.write_bytes(problem if isinstance(problem, bytes) else json.dumps(problem).encode())
    return command.run(["routes", str(file), *options], env={"LC_ALL": language})


def named(stop: str, train: str = "2", bonus: str = "b") -> object:
    """Return a problem with the given names."""
    return {
        "stops": [{"id": stop, "value": 40, "token": True}, {"id": "B", "value": 30}],
        "links": [{"a": stop, "b": "B"}],
        "trains": [{"id": train}, {"id": train + "'", "stops": 0}],
        "bonuses": [{"id": bonus, "value": 5, "stops": [stop]}],
    }


def test_json_has_the_fields_that_are_documented_and_no_others(tmp_path: Path) -> None:
    plain = json.loads(run(tmp_path, GOOD, "--json").stdout)
    assert list(plain) == FIELDS
    assert list(plain["routes"][0]) == ["train", "stops", "links", "revenue"]
    more = json.loads(run(tmp_path, GOOD, "--json", "--alternatives", "1000").stdout)
    assert list(more) == [*FIELDS, "alternatives", "ranked"]
    assert "alternatives" not in json.loads(run(tmp_path, GOOD, "--json", "--alternatives", "0").stdout)


def test_once_bonuses_are_listed_separately(tmp_path: Path) -> None:
    bonus = {"id": "boats", "value": 25, "stops": ["A"], "once": "river"}
    answer = json.loads(run(tmp_path, {**GOOD, "bonuses": [bonus]}, "--json").stdout)
    assert list(answer) == [*FIELDS, "extra"]
    assert (answer["revenue"], answer["extra"]) == (105, [{"bonus": "boats", "value": 25}])
    assert sum(route["revenue"] for route in answer["routes"]) == 80


def test_a_budget_of_nothing_proves_nothing(tmp_path: Path) -> None:
    answer = json.loads(run(tmp_path, GOOD, "--json", "--budget", "0").stdout)
    assert not answer["optimal"]
    assert answer["revenue"] <= 80 <= answer["bound"]


@pytest.mark.parametrize(
    "options",
    [
        ("--alternatives", "-1"),
        ("--alternatives", "1001"),
        ("--alternatives", "x"),
        ("--budget", "-1"),
        ("--budget", "nan"),
    ],
)
def test_an_option_out_of_range_is_refused(options: tuple[str, str], tmp_path: Path) -> None:
    result = run(tmp_path, GOOD, *options)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert options[0] in result.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_names_are_cut_short_in_words_and_whole_in_json(language: str, tmp_path: Path) -> None:
    long = "Llanfair" * 1_000
    told = run(tmp_path, named(long, long, long), "--alternatives", "2", language=language)
    assert told.exit_code == 0
    assert max(map(len, told.stdout.splitlines())) < 400
    assert json.loads(run(tmp_path, named(long), "--json").stdout)["routes"][0]["stops"] == ["B", long]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_name_in_a_malformed_problem_is_cut_short_too(language: str, tmp_path: Path) -> None:
    long = "Llanfair" * 10_000
    unknown = {**GOOD, "links": [{"a": long, "b": "B"}]}
    strange = {**GOOD, long: 1}
    double = {**GOOD, "stops": [{"id": long, "value": 1}, {"id": long, "value": 1}]}
    for problem, field in ((unknown, "links[0].a: "), (strange, "Llanfair"), (double, "stops[1].id: ")):
        told = run(tmp_path, problem, language=language)
        assert told.exit_code == 2
        assert told.stderr.startswith(field)
        assert len(told.stderr) < 400


def test_control_characters_are_escaped(tmp_path: Path) -> None:
    told = run(tmp_path, named("\x1b[31mred\nTrain 2 earns 999", "\x07", "\u202eback"))
    assert told.exit_code == 0
    assert all(c.isprintable() or c in "\n\u00a0" for c in told.stdout)
    assert r"\x1b[31mred\nTrain 2 earns 999: 40" in told.stdout


def test_a_byte_order_mark_is_no_fault(tmp_path: Path) -> None:
    assert run(tmp_path, b"\xef\xbb\xbf" + json.dumps(GOOD).encode()).exit_code == 0


@pytest.mark.parametrize("name", ["", ".", "none.json", "\udcff.json"])
def test_missing_file_is_reported(name: str, tmp_path: Path) -> None:
    result = command.run(["routes", str(tmp_path / name) if name else ""], env={"LC_ALL": "C"})
    assert result.exit_code == 2
    assert result.stderr.startswith("file: ")


def test_nothing_to_run_is_an_answer(tmp_path: Path) -> None:
    answer = json.loads(run(tmp_path, {"stops": [], "links": [], "trains": []}, "--json").stdout)
    assert (answer["revenue"], answer["optimal"], answer["bound"], answer["routes"]) == (0, True, 0, [])
