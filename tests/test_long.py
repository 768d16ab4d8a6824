"""Long checks: `make check-long`."""

from __future__ import annotations

import json
from itertools import product

import pytest
from typer.testing import CliRunner

from trainshed.cli import app


@pytest.mark.long
@pytest.mark.parametrize(("players", "modules"), list(product((1, 2, 3, 4), product(("false", "true"), repeat=2))))
def test_2000_random_games_of_london_keep_the_contract(players: int, modules: tuple[str, str]) -> None:
    """125 games for each of the 16 settings, everything verified after every action."""
    options = ["--option", f"objectives={modules[0]}", "--option", f"powers={modules[1]}"]
    args = ["simulate", "london", "--players", str(players), "--games", "125", "--check", "--jobs", "1", "--json"]
    result = CliRunner().invoke(app, [*args, *options, "--seed", str(players * 1000)])
    report = json.loads(result.stdout)
    assert (report["finished"], report["violations"]) == (125, 0), report["examples"]
