"""Commands import only what they need, so that they start at once."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import trainshed
from trainshed.cli import titles
from trainshed.core.registry import installed
from trainshed.core.words import LANGUAGES, Words, _source, keep_together

PROBLEM = {
    "stops": [{"id": "Praha", "value": 40, "token": True}, {"id": "Wien", "value": 60, "end_only": True}],
    "links": [{"a": "Praha", "b": "Wien", "track": ["x"]}],
    "trains": [{"id": "3", "stops": 3}, {"id": "2", "stops": 2}],
}
SLOW = {"click", "rich", "numpy", "fluent", "babel", "litestar", "sqlalchemy", "uvicorn", "asyncio", "trainshed.titles"}
"""Modules that take long to import."""


def imported(*arguments: str) -> tuple[str, set[str]]:
    """Run a command; return its answer and the modules it imported."""
    code = "import sys; from trainshed.cli import main; main(); print(*sys.modules, file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=True)
    return done.stdout, set(done.stderr.split())


def test_the_version_imports_nothing_else() -> None:
    answer, modules = imported("--version")
    assert answer == f"{trainshed.__version__}\n"
    assert not modules & (SLOW | {"msgspec", "argparse", "trainshed.core"})


def test_titles_imports_no_title() -> None:
    answer, modules = imported("titles")
    assert "18Ireland" in answer
    assert not modules & (SLOW | {"msgspec", "importlib.metadata", "trainshed.core"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_routes_imports_the_solver_alone(language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", language)
    file = tmp_path / "problem.json"
    file.write_text(json.dumps(PROBLEM), encoding="utf-8")
    answer, modules = imported("routes", str(file))
    assert "100" in answer
    assert not modules & (SLOW | {"secrets", "importlib.metadata", "trainshed.bots", "trainshed.rail.play"})


def test_the_index_of_titles_is_up_to_date() -> None:
    """If not: `python -m trainshed.cli.titles`."""
    ours = [title for title in json.loads(json.dumps(titles.facts())) if title["id"] in installed()]
    assert json.loads(titles.INDEX.read_text(encoding="utf-8")) == ours


def test_titles_of_other_packages_are_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not titles._others_bring_titles()
    points = tmp_path / "other-1.0.dist-info" / "entry_points.txt"
    points.parent.mkdir()
    points.write_text("[trainshed.titles]\nother = other:Other\n", encoding="utf-8")
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    assert titles._others_bring_titles()


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_formatted_without_fluent_are_what_fluent_makes_of_them(language: str) -> None:
    words, source = Words(language), _source(language)
    compared = 0
    for key, entry in source._entries.items():
        if key.startswith("-"):
            continue
        for value in (0, 1, 2, 5, 12, 22, 999, "easy", "@x"):
            said = dict.fromkeys(_variables(entry), value)
            quick = source.simple(key, said)
            if quick is None:
                continue
            bundle = source.bundle(key)
            pattern = bundle.get_message(key).value
            assert pattern is not None
            made = str(bundle.format_pattern(pattern, said)[0])
            assert words.say(key, said) == keep_together(made, language), (key, value)
            compared += 1
    assert compared > 5000


def _variables(entry: str) -> list[str]:
    import re

    return re.findall(r"\$([a-z_]+)", entry)
