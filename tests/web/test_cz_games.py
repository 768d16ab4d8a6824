"""18CZ: Your first game, played by clicking on the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

import trainshed
from trainshed.rail.play.actions import BuyFromPool, BuyTrain, DiscardTrain, Done, LayTile, PlaceStation

from .clicker import CzClicker
from .player import Player

People = Callable[..., Player]
KINDS = {LayTile, PlaceStation, BuyTrain, Done}


def test_a_whole_game_of_two_by_clicking(people: People) -> None:
    clicker = CzClicker(people(), trainshed.new("cz_first", ["Ann", "Ben"], seed=3), seed=3)
    clicker.to_the_end()
    assert KINDS <= set(clicker.choose.done) <= KINDS | {BuyFromPool, DiscardTrain}
    end = clicker.me.by("end")
    expect(end).to_be_visible()
    for score in clicker.game.scores():
        expect(end).to_contain_text(str(score.total))
    assert clicker.me.complaints == []


def test_rounds_on_a_phone_by_tapping(people: People) -> None:
    clicker = CzClicker(people(phone=True), trainshed.new("cz_first", ["Ann", "Ben", "Cleo"], seed=5), seed=5)
    game: Any = clicker.game
    while game.state.round.number < 3:
        clicker.play(clicker.choose())
    assert clicker.me.complaints == []
