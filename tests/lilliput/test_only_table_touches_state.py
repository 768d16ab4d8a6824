"""Only the table (`table.py` and `table_steps.py`) knows the game's state and the modules of its rules."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import table_guard

FOLDER = Path(__file__).parent
OWN = Path(__file__).name
FILES = sorted(path.name for path in FOLDER.glob("*.py") if not path.name.startswith("table") and path.name != OWN)
TITLE = "trainshed.titles.lilliput"
ALLOWED = ("actions", "vocabulary", "words", "view")
"""Modules of the title that tests may import: names and values that players and pages see."""


def why_not(module: str, name: str) -> str:
    """Return why a test may not import this name; empty if it may."""
    if module.startswith("tests.lilliput.table"):
        return "is private to the table" if name.startswith("_") else ""
    if module == "trainshed.titles" and name == "lilliput":
        return "has the modules of the rules"
    if not f"{module}.".startswith(f"{TITLE}."):
        return ""
    part = module.removeprefix(TITLE).removeprefix(".") or name
    if part not in ALLOWED:
        return "belongs to the rules"
    if name.startswith("_"):
        return "is private"
    if part == "view" and not name[:1].isupper():
        return "is no class of the view"
    return ""


def offences(text: str) -> Iterator[tuple[int, str]]:
    return table_guard.offences(text, "tests.lilliput", why_not)


@pytest.mark.parametrize("name", FILES)
def test_only_the_table_touches_the_state(name: str) -> None:
    found = [f"{name}:{line}: {reason}" for line, reason in offences((FOLDER / name).read_text("utf-8"))]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "text",
    [
        "game.state.round",
        "copy = game.state",
        "import trainshed.titles.lilliput.rounds",
        "import trainshed.titles.lilliput as rules",
        "from trainshed.titles import lilliput",
        "from trainshed.titles.lilliput import rounds",
        "from trainshed.titles.lilliput.rounds import Turn",
        "from trainshed.titles.lilliput.view import view",
        "from trainshed.titles.lilliput.words import _shape",
        "from tests.lilliput.table import _state",
        "from .table import _state",
        "def test() -> None:\n    from trainshed.titles.lilliput import running",
    ],
)
def test_what_belongs_in_the_table_is_found(text: str) -> None:
    assert len(list(offences(text))) == 1


@pytest.mark.parametrize(
    "text",
    [
        "from trainshed.titles.lilliput import words",
        "from trainshed.titles.lilliput.actions import TakeCard",
        "from trainshed.titles.lilliput.view import LilliputView",
        "from trainshed.titles.tiles import data_folder",
        "from tests.lilliput.table import board",
    ],
)
def test_what_tests_may_import_is_not_found(text: str) -> None:
    assert list(offences(text)) == []
