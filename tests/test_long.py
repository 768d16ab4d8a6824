"""Long checks: `make check-long`."""

from __future__ import annotations

import json
from itertools import product

import pytest

from tests.command import run
from tests.lilliput.table import LAYOUTS, VARIANTS


def keeps_the_contract(title: str, players: int, games: int, seed: int, **options: object) -> None:
    """Run random games with `trainshed simulate --check`: all must finish, with no violation after any action."""
    args = ["simulate", title, "--players", str(players), "--games", str(games), "--check", "--jobs", "1", "--json"]
    for name, value in options.items():
        args += ["--option", f"{name}={str(value).lower() if isinstance(value, bool) else value}"]
    result = run([*args, "--seed", str(seed)])
    report = json.loads(result.stdout)
    assert (report["finished"], report["violations"]) == (games, 0), (options, report["examples"])


@pytest.mark.long
@pytest.mark.parametrize(("players", "modules"), list(product((1, 2, 3, 4), product((False, True), repeat=2))))
def test_2000_random_games_of_london_keep_the_contract(players: int, modules: tuple[bool, bool]) -> None:
    """125 games for each of the 16 settings, checked after every action."""
    keeps_the_contract("london", players, 125, players * 1000, objectives=modules[0], powers=modules[1])


GAMES = {1: 6, 2: 2, 3: 3, 4: 3}
"""Games per player count, for each combination of scenario, `pro` and `two_characters`: 520 games in all."""


def settings(players: int) -> list[dict[str, object]]:
    """Every scenario and no scenario, with and without the rules that apply to this number of players."""
    pro = (False,) if players == 1 else (False, True)
    two = (False, True) if players == 2 else (False,)
    names = ("scenario", "pro", "two_characters")
    return [dict(zip(names, values, strict=True)) for values in product(("", *LAYOUTS), pro, two)]


@pytest.mark.long
@pytest.mark.parametrize(("players", "variant"), list(product(GAMES, VARIANTS)))
def test_500_random_games_of_lilliput_keep_the_contract(players: int, variant: str) -> None:
    """Every player count with every variant, each with all settings."""
    seed = 1000 * players + 100 * VARIANTS.index(variant)
    for number, options in enumerate(settings(players)):
        games = GAMES[players]
        keeps_the_contract("lilliput", players, games, seed + number * games, variant=variant, **options)


CZ_OPTIONS: dict[str, tuple[object, object]] = {
    "routes": ("best", "hand"),
    "must_buy_train": (False, True),
    "end_test": ("every_turn", "own_turn"),
    "nothing_on_sale_ends": (True, False),
    "oo_pays_terrain": (False, True),
}


@pytest.mark.long
@pytest.mark.parametrize(("players", "routes"), list(product((2, 3, 4, 5), CZ_OPTIONS["routes"])))
def test_500_random_games_of_cz_first_keep_the_contract(players: int, routes: str) -> None:
    """Every player count with all 32 combinations of options: 4 games each, 512 in all."""
    for number, values in enumerate(product(*CZ_OPTIONS.values())):
        options = dict(zip(CZ_OPTIONS, values, strict=True))
        if options["routes"] == routes:
            keeps_the_contract("cz_first", players, 4, 1000 * players + 4 * number, **options)
