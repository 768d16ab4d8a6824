"""Two public games of 18Ireland with reference states, kept outside the project; tests that need them skip without."""

from __future__ import annotations

import csv
import json
from functools import cache
from typing import Any

from tests.help import SHARED, missing

FILES = ("18Ireland_161830.json", "18Ireland_193995.json")
ORACLE = SHARED / "oracle"


def data(name: str) -> bytes:
    """Return the content of a file of the reference material."""
    path = ORACLE / name
    if not path.exists():
        missing(f"no reference material at {path}")
    return path.read_bytes()


@cache
def facts(file: str) -> Any:
    """Return the reference states of a game."""
    return json.loads(data("ireland_checkpoints.json"))[file]


def known_routes(file: str) -> dict[int, dict[str, str]]:
    """Return what another program found for each run of a game, by the id of the action."""
    rows = csv.DictReader(data("routes_known.csv").decode().splitlines())
    return {int(row["action_id"]): row for row in rows if f"{row['fixture']}.json" == file}
