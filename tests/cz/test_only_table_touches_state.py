"""Only `table.py` knows the game's state and the modules of its rules."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import table_guard

FOLDER = Path(__file__).parent
OWN = Path(__file__).name
FILES = sorted(path.name for path in FOLDER.glob("*.py") if path.name not in ("table.py", OWN))
TITLE = "trainshed.titles.cz.first"
KIT = "trainshed.rail.play"
ALLOWED = (f"{TITLE}.view", f"{TITLE}.vocabulary", f"{KIT}.actions", f"{KIT}.events", f"{KIT}.preview")
"""Modules that tests may import: names and values that players and pages see."""


def why_not(module: str, name: str) -> str:
    """Return why a test may not import this name; empty if it may."""
    if module == "tests.cz.table":
        return "is private to the table" if name.startswith("_") else ""
    whole = f"{module}.{name}"
    if not any(f"{whole}.".startswith(f"{root}.") for root in (TITLE, KIT)):
        return ""
    if module not in ALLOWED:
        return "belongs to the rules"
    return "" if name[:1].isupper() else "is no class"


def offences(text: str) -> Iterator[tuple[int, str]]:
    return table_guard.offences(text, "tests.cz", why_not)


@pytest.mark.parametrize("name", FILES)
def test_only_the_table_touches_the_state(name: str) -> None:
    found = [f"{name}:{line}: {reason}" for line, reason in offences((FOLDER / name).read_text("utf-8"))]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "text",
    [
        "game.state.round",
        "copy = game.state",
        "import trainshed.titles.cz.first.flow",
        "from trainshed.titles.cz.first import flow",
        "from trainshed.titles.cz.first.rules import turn",
        "from trainshed.titles.cz.first.view import view",
        "from trainshed.rail.play import trains",
        "from trainshed.rail.play.running import best_run",
        "from tests.cz.table import _state",
        "from .table import _state",
    ],
)
def test_what_belongs_in_the_table_is_found(text: str) -> None:
    assert len(list(offences(text))) == 1


@pytest.mark.parametrize(
    "text",
    [
        "from trainshed.rail.play.actions import LayTile",
        "from trainshed.rail.play.events import Earned",
        "from trainshed.titles.cz.first.view import FirstView",
        "from tests.cz.table import board",
    ],
)
def test_what_tests_may_import_is_not_found(text: str) -> None:
    assert list(offences(text)) == []
