"""Only `table.py` knows the game's state and the modules of its rules."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent
OWN = Path(__file__).name
FILES = sorted(path.name for path in FOLDER.glob("*.py") if path.name not in ("table.py", OWN))
TITLE = "trainshed.titles.cz.first"
KIT = "trainshed.rail.play"
ALLOWED = (f"{TITLE}.view", f"{TITLE}.vocabulary", f"{KIT}.actions", f"{KIT}.events", f"{KIT}.preview")
"""Modules that tests may import: names and values that players and pages see."""


def imports(tree: ast.Module) -> Iterator[tuple[int, str, str]]:
    """Yield line, module and name of every import; without a name for `import module`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = f"{'tests.cz.' if node.level else ''}{node.module or ''}"
            yield from ((node.lineno, module, alias.name) for alias in node.names)


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
    """Yield line and reason of everything in a test file that belongs in the table."""
    for number, line in enumerate(text.splitlines(), 1):
        if re.search(r"[.]state\b", line):
            yield number, "touches the state of a game; use or add a function in table.py"
    for number, module, name in imports(ast.parse(text)):
        reason = why_not(module, name)
        if reason:
            what = f"{name} of {module}" if name else module
            yield number, f"imports {what}, which {reason}; use or add a function in table.py"


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
