"""Refusals, explanations and the `routes` command: the texts shown to people."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import trainshed.rail.routes as package
from tests.command import run
from trainshed.core.message import Message, Refusal
from trainshed.core.words import LANGUAGES, Words, catalogue
from trainshed.rail.routes import (
    Link,
    Malformed,
    Problem,
    Route,
    Stop,
    Train,
    explain_routes,
    explanation_messages,
    find,
    parse,
    solve,
)
from trainshed.rail.routes.check import why_not
from trainshed.rail.routes.keys import KEYS
from trainshed.rail.routes.problem import MOST_BYTES

LINE = Problem(
    (
        Stop("A", 40, station=True),
        Stop("B", 30),
        Stop("C", 20, end_only=True, group="Praha"),
        Stop("D", 10, counts=0),
        Stop("E", 20, group="Praha"),
        Stop("F", 20),
    ),
    (
        Link("A", "B", ("ab",), 2),
        Link("B", "C", ("bc",), 2),
        Link("C", "D", ("cd",), 1),
        Link("B", "E", ("bc", "be"), 1),
        Link("A", "D", ("ad",), 1),
        Link("A", "B", ("ad", "long"), 5),
    ),
    (Train("3", stops=3), Train("4H", length=4), Train("D", multiplier=2, obsolete=True)),
)


@pytest.mark.parametrize(
    ("train", "stops", "rule", "key"),
    [
        ("9", ["A", "B"], "train", "rail-route-unknown-train"),
        ("3", ["A", "X"], "stop", "rail-route-unknown-stop"),
        ("3", ["A"], "two-stops", "rail-route-short"),
        ("3", [], "two-stops", "rail-route-short"),
        ("3", ["A", "B", "A"], "stop", "rail-route-stop-twice"),
        ("D", ["B", "C", "D"], "end", "rail-route-passes-end"),
        ("D", ["C", "B", "E"], "group", "rail-route-group"),
        ("3", ["B", "C"], "token", "rail-route-no-token"),
        ("3", ["A", "F"], "link", "rail-route-no-link"),
        ("4H", ["D", "A", "B", "C"], "length", "rail-route-too-long"),
    ],
)
def test_a_route_is_refused_with_its_reason(train: str, stops: list[str], rule: str, key: str) -> None:
    refusal = find(LINE, train, stops)
    assert isinstance(refusal, Refusal)
    assert (refusal.rule, refusal.message.key) == (f"rail/routes.{rule}", key)
    for language in LANGUAGES:
        assert Words(language)(refusal.message)


def test_too_many_stops_are_refused_but_free_towns_do_not_count() -> None:
    assert isinstance(find(LINE, "3", ["D", "A", "B", "C"]), Route)
    short = Problem(LINE.stops, LINE.links, (Train("2", stops=2),))
    refusal = find(short, "2", ["D", "A", "B", "C"])
    assert isinstance(refusal, Refusal)
    assert refusal.message == Message("rail-route-too-many-stops", {"train": "2", "count": 3, "most": 2})


def test_track_is_refused_twice_in_a_route_and_between_trains() -> None:
    first = find(LINE, "3", ["A", "B"])
    assert isinstance(first, Route)
    assert first.links == (0,), "the shorter of two links"
    second = find(LINE, "D", ["A", "B"], [first])
    assert isinstance(second, Route)
    assert second.links == (5,), "the other link, since the first is in use"
    third = find(LINE, "4H", ["A", "B"], [first, second])
    assert isinstance(third, Refusal)
    assert third.rule == "rail/routes.track"
    twice = why_not(LINE, Route("D", ("D", "A", "B"), (4, 5), 0))
    assert twice is not None
    assert twice.message == Message("rail-route-track-twice", {"track": "ad"})
    again = why_not(LINE, first, [first])
    assert again is not None
    assert again.message.key == "rail-route-train-twice"
    for links in ((), (1,), (99,), (-1,)):
        wrong = why_not(LINE, Route("3", ("A", "B"), links, 0))
        assert wrong is not None
        assert wrong.rule == "rail/routes.link"


def test_every_stop_of_a_route_is_explained() -> None:
    route = find(LINE, "D", ["D", "A", "B", "C"])
    assert isinstance(route, Route)
    (why,) = explain_routes(LINE, [route])
    assert [(line.stop, line.value) for line in why.stops] == [("D", 10), ("A", 40), ("B", 30), ("C", 20)]
    assert (why.total, why.earned, why.revenue) == (100, 100, route.revenue)
    words = Words("en")
    assert [words(message) for message in explanation_messages(why)] == [
        "D (does not count as a stop): 10",
        "A: 40",
        "B: 30",
        "C: 20",
        "Times 2: 200",
        "Obsolete, half rounded down to tens: 100",
        "Train D earns 100",
    ]


class Arguments(Visitor):
    """Collects the arguments a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's naming
        self.names.add(node.id.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogues_hold_every_message_with_its_arguments(language: str) -> None:
    entries = {
        entry.id.name: entry
        for entry in FluentParser().parse(catalogue(language)).body
        if isinstance(entry, ast.Message)
    }
    for key, args in KEYS:
        found = Arguments()
        found.visit(entries[key])
        assert found.names == set(args), (language, key)


def test_every_key_in_the_code_is_listed() -> None:
    listed = {key for key, _ in KEYS}
    folder = Path(package.__file__).parent
    sources = [path for path in folder.glob("*.py") if path.name != "keys.py"]
    sources.append(folder.parents[1] / "cli" / "routes.py")
    used = {key for path in sources for key in re.findall(r'"(rail-[a-z-]+)"', path.read_text("utf-8"))}
    assert used == listed


GOOD = {
    "stops": [{"id": "A", "value": 40, "token": True}, {"id": "B", "value": 30}, {"id": "C", "value": 10}],
    "links": [{"a": "A", "b": "B", "track": ["x"], "length": 2}, {"a": "B", "b": "C", "track": ["y"]}],
    "trains": [{"id": "2", "stops": 2}, {"id": "D"}],
}


def broken(path: str, value: object) -> str:
    """Return the good problem with one field changed."""
    data = json.loads(json.dumps(GOOD))
    *way, last = path.split("/")
    place = data
    for step in way:
        place = place[int(step)] if isinstance(place, list) else place[step]
    if isinstance(place, list):
        place[int(last)] = value
    else:
        place[last] = value
    return json.dumps(data)


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("", "file"),
        ("{", "file"),
        ("[]", "file"),
        ("nonsense", "file"),
        ("[" * 5000, "file"),
        (b"\xff\xfe{}", "file"),
        ("{}", "stops"),
        (broken("stops/0/value", "x"), "stops[0].value"),
        (broken("stops/0/value", -1), "stops[0].value"),
        (broken("stops/0/value", 10**30), "stops[0].value"),
        (broken("stops/0/value", 1.5), "stops[0].value"),
        (broken("stops/1/counts", 2), "stops[1].counts"),
        (broken("stops/1/token", 1), "stops[1].token"),
        (broken("stops/1/tokken", True), "stops[1].tokken"),
        (broken("stops/1/id", "A"), "stops[1].id"),
        (broken("stops/1", 7), "stops[1]"),
        (broken("links/1/b", "Z"), "links[1].b"),
        (broken("links/1/a", "Z"), "links[1].a"),
        (broken("links/1/b", "B"), "links[1].b"),
        (broken("links/0/track", "x"), "links[0].track"),
        (broken("links/0/track", ["x", "x"]), "links[0].track"),
        (broken("links/0/length", -2), "links[0].length"),
        (broken("trains/0/length", 3), "trains[0].length"),
        (broken("trains/0/stops", -3), "trains[0].stops"),
        (broken("trains/0/multiplier", 0), "trains[0].multiplier"),
        (broken("trains/1/id", "2"), "trains[1].id"),
        (broken("bonuses", [{"id": "b", "value": 10, "stops": ["Q"]}]), "bonuses[0].stops[0]"),
        (broken("bonuses", [{"id": "b", "value": 10, "stops": []}]), "bonuses[0].stops"),
        (broken("bonuses", [{"id": "b", "value": 10, "stops": ["A"], "trains": ["7"]}]), "bonuses[0].trains[0]"),
        (broken("trains", [{"id": str(i)} for i in range(100)]), "trains"),
        (" " * (MOST_BYTES + 1), "file"),
    ],
)
def test_a_malformed_problem_names_the_field(text: str | bytes, field: str, tmp_path: Path) -> None:
    with pytest.raises(Malformed) as caught:
        parse(text)
    assert caught.value.field == field
    file = tmp_path / "problem.json"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    result = run(["routes", str(file)], env={"LANG": "C"})
    assert result.exit_code == 2
    assert result.stderr.startswith(f"{field}: ")
    for language in LANGUAGES:
        assert Words(language)(caught.value.refusal.message)


def test_the_command_answers_in_json(tmp_path: Path) -> None:
    file = tmp_path / "problem.json"
    file.write_text(json.dumps(GOOD))
    result = run(["routes", str(file), "--json", "--alternatives", "2", "--budget", "1000"])
    assert result.exit_code == 0
    answer = json.loads(result.stdout)
    assert answer.pop("ms") >= 0
    assert answer.pop("nodes") > 0
    assert answer == {
        "revenue": 80,
        "optimal": True,
        "bound": 80,
        "routes": [{"train": "D", "stops": ["C", "B", "A"], "links": [1, 0], "revenue": 80}],
        "alternatives": [{"revenue": 70, "routes": [{"train": "2", "stops": ["B", "A"], "links": [0], "revenue": 70}]}],
        "ranked": True,
    }


def test_the_command_reads_standard_input_and_speaks_the_readers_language() -> None:
    result = run(["routes", "-"], input=json.dumps(GOOD), env={"LC_ALL": "cs_CZ.UTF-8"})
    assert result.exit_code == 0
    assert "Příjem 80; dokázáno" in result.stdout
    assert "Vlak 2 nevyjíždí." in result.stdout


def test_a_missing_file_is_told_with_exit_code_2(tmp_path: Path) -> None:
    result = run(["routes", str(tmp_path / "none.json")], env={"LANG": "C"})
    assert result.exit_code == 2
    assert result.stderr.startswith("file: ")


def test_numbers_may_be_names() -> None:
    text = '{"stops": [{"id": 1, "value": 20, "token": true}, {"id": 2, "value": 10}],'
    text += '"links": [{"a": 1, "b": 2}], "trains": [{"id": 7}]}'
    assert solve(parse(text)).routes == (Route(7, (2, 1), (0,), 30),)
