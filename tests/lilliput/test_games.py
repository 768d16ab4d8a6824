"""Whole games in every setting: random games that check the contract regularly, and games between bots.

`make check-long` plays 520 games in all combinations and checks after every action.
"""

from __future__ import annotations

import random

import pytest

import trainshed
from tests.lilliput.table import LAYOUTS, VARIANTS, wealth_by_round
from trainshed.bots import make
from trainshed.core import Game
from trainshed.core.contract import check

SPREAD = [
    (players, variant, ("", *LAYOUTS)[(players + at) % 5], bool((players + at) % 2), players == 2 and at % 2 == 0)
    for players in (1, 2, 3, 4)
    for at, variant in enumerate(VARIANTS)
]
"""Every player count with every variant; scenarios, the professional rule and second characters alternate."""


@pytest.mark.parametrize(("players", "variant", "scenario", "pro", "two"), SPREAD)
def test_games_by_chance_keep_the_contract(players: int, variant: str, scenario: str, pro: bool, two: bool) -> None:
    rng = random.Random(players)
    options = {"variant": variant, "scenario": scenario, "pro": pro, "two_characters": two}
    game = trainshed.new("lilliput", players, seed=players, options=options)
    while seats := game.decision.seats:
        if len(game.actions) % 20 == players:
            assert list(check(game)) == []
        game.play(rng.choice(list(game.legal_actions.of(seats[0]))))
    assert list(check(game)) == []
    assert len(wealth_by_round(game)) == (9 if players == 3 else 8)
    assert Game.load(game.record.json()).digest == game.digest


def test_the_spread_has_everything() -> None:
    assert {setting[2] for setting in SPREAD} == {"", *LAYOUTS}
    for players in (2, 3, 4):
        assert {setting[3] for setting in SPREAD if setting[0] == players} == {True, False}
    assert {setting[4] for setting in SPREAD} == {True, False}


@pytest.mark.parametrize("scenario", LAYOUTS)
@pytest.mark.parametrize("players", [1, 2])
def test_every_scenario_is_played_to_its_end_by_bots(scenario: str, players: int) -> None:
    game = trainshed.new("lilliput", players, seed=players, options={"scenario": scenario})
    bots = [make("lilliput", "easy", seat) for seat in range(players)]
    while seats := game.decision.seats:
        game.play(bots[seats[0]].choose(game.resample_hidden(seats[0], 1), seats[0]))
    assert list(check(game)) == []
    assert all(score.total > 300 for score in game.scores())  # reached only if companies paid out and prices rose
