"""Reference material outside the project; tests that need it skip without."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.rail.shared import ROOT

ORACLE = ROOT.parent / "shared" / "oracle"


def text(name: str) -> list[str]:
    """Return the lines of a file."""
    path = ORACLE / name
    if not path.exists():
        pytest.skip(f"no fact base at {path}")
    return path.read_text("utf-8").splitlines()


def read(name: str) -> Any:
    """Return the content of a JSON file."""
    return json.loads("\n".join(text(name)))
