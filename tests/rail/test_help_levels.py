"""Help levels of all track games: what a table that agreed on less help may not tell about best runs."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

import trainshed
from tests.web import ireland_positions
from trainshed.bots import make
from trainshed.core import Game
from trainshed.titles.ireland.preview import IrelandPreview

TITLES = ("cz_first", "ireland", "lilliput")
RUNS = frozenset(
    (
        *("before", "after", "best", "company_after", "markers", "mergers", "next_buyer", "others", "price_after"),
        *("privates", "proved", "revenue", "routes", "run", "runs", "seller", "slots", "why", "with_train"),
    )
)
"""Fields of previews that tell a best run, or what follows from one."""


@cache
def positions(title: str) -> tuple[Game, ...]:
    """Return a position of each kind of question of a game, and some more of 18Ireland."""
    found: dict[str, Game] = {}
    if title == "ireland":
        steps = ("lay-track", "run-trains", "dividend", "buy-trains", "stock-turn")
        places = [(step, 40) for step in steps] + [("build-station", 0), ("merger-turn", 0)]
        return tuple([ireland_positions.at(step, number) for step, number in places])
    game, bot = trainshed.new(title, 3, seed=3), make(title, "easy", 3)
    while not game.over:
        if len(game.actions) > 40:
            found[type(game.state.agenda[-1]).__name__] = game.at(len(game.actions))
        seat = game.decision.seats[0]
        game.play(bot.choose(game.resample_hidden(seat, len(game.actions)), seat))
    return tuple(found.values())


def told(data: Any, path: str = "") -> Iterator[str]:
    """Yield the fields about runs that say something, with their places."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key in RUNS and value not in (None, 0, [], False):
                yield f"{path}.{key} = {value}"
            yield from told(value, f"{path}.{key}")
    elif isinstance(data, list):
        for number, value in enumerate(data):
            yield from told(value, f"{path}[{number}]")


def shown(preview: Any) -> list[str]:
    return list(told(msgspec.json.decode(msgspec.json.encode(preview))))


@pytest.mark.parametrize(
    "title", [pytest.param(title, marks=[pytest.mark.long] if title == "ireland" else []) for title in TITLES]
)
def test_values_only_tells_no_run(title: str) -> None:
    helped = 0
    for game in positions(title):
        seat = game.decision.seats[0]
        full = game.preview(seat)
        helped += bool(shown(full))
        assert shown(game.title.presentation.values_only(full)) == []
    assert helped, "with full help there is something to tell"


def test_values_only_keeps_what_building_costs() -> None:
    game = ireland_positions.at("lay-track", 12)
    full = game.preview(game.decision.seats[0])
    less = game.title.presentation.values_only(full)
    assert isinstance(full, IrelandPreview)
    assert isinstance(less, IrelandPreview)
    assert [it and (it.fee, it.terrain, it.spared) for it in less.buildings] == [
        it and (it.fee, it.terrain, it.spared) for it in full.buildings
    ]
    assert any(less.buildings)
    assert less.too_dear == full.too_dear


@pytest.mark.parametrize("title", TITLES)
def test_no_view_or_question_needs_a_best_run(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Views, questions, legal actions and refusals are made without looking for runs, so they can tell none."""

    def forbidden(*_: Any, **__: Any) -> Any:
        raise AssertionError("a best run was looked for")

    there = positions(title)
    for name, module in list(sys.modules.items()):
        if name.startswith("trainshed.") and hasattr(module, "best_run"):
            monkeypatch.setattr(module, "best_run", forbidden)
    for game in there:
        for seat in (*range(len(game.setup.players)), None):
            assert msgspec.json.encode(game.view(seat))
        for action in game.legal_actions:
            assert game.why_not(action) is None
        for seat in game.decision.seats:
            assert game.decision.question(seat).key
