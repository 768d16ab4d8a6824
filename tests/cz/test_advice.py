"""The reasons of 18CZ's bots: every number told is that of the position before and after, by the route solver."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import trainshed
from trainshed.bots import make
from trainshed.core import Game, Message, Weighed
from trainshed.rail.play.actions import BuyFromPool, BuyTrain, DiscardTrain, LayTile, PlaceStation, Run
from trainshed.rail.play.events import Earned

from . import table


def choices(level: str, seed: int, players: int = 3) -> Iterator[tuple[Game, Weighed]]:
    game = trainshed.new("cz_first", players, seed=seed)
    bots = [make("cz_first", level, seed + seat) for seat in range(players)]
    while not game.over:
        seat = game.decision.seats[0]
        weighed = bots[seat].weigh(game, seat)
        assert weighed.action == make("cz_first", level, seed + seat).choose(game, seat)
        assert weighed.other is None or weighed.other in game.legal_actions
        assert weighed.other != weighed.action
        yield game, weighed
        game.play(weighed.action)


def told(weighed: Weighed) -> dict[str, dict[str, Any]]:
    """Return the arguments of the reasons; money as numbers."""
    found = {}
    for reason in weighed.reasons():
        args = {
            name: value.args.get("amount", value) if isinstance(value, Message) else value
            for name, value in reason.args.items()
        }
        found[reason.key.removeprefix("rail-advice-")] = args
    return found


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_what_a_move_changes_is_told_as_it_is(level: str) -> None:
    seen = set[str]()
    for game, weighed in choices(level, 2):
        action, company, reasons = weighed.action, table.acting(game), told(weighed)
        seen |= reasons.keys()
        later = game.copy()
        later.play(action)
        if isinstance(action, (LayTile, PlaceStation)):
            before, after = (
                table.revenue(game, company),
                table.best_run(game, company, board=table.board(later)).revenue,
            )
            if "run" in reasons:
                assert (reasons["run"]["before"], reasons["run"]["after"]) == (before, after)
                assert before != after
            if "cost" in reasons:
                assert reasons["cost"]["amount"] == cost_of(game, later, company)
        if isinstance(action, (BuyTrain, BuyFromPool)) and "train-run" in reasons:
            args = reasons["train-run"]
            assert args["price"] == cost_of(game, later, company)
            assert args["before"] == table.revenue(game, company)
            assert args["after"] == table.revenue(later, company) or over_limit(later, company)
        if isinstance(action, Run):
            assert reasons["best-run"]["revenue"] == table.revenue(game, company)
        if isinstance(action, DiscardTrain) and "discard" in reasons:
            assert reasons["discard"]["revenue"] == table.revenue(later, company)
    assert {"run", "cost", "train-run"} <= seen


def cost_of(before: Game, after: Game, company: str) -> int:
    """Return what the company paid; a run that followed by itself is no part of it."""
    events = list(after.log())[-1][1]
    earned = sum(event.revenue for event in events if isinstance(event, Earned) and event.company == company)
    return table.cash(before, company) - table.cash(after, company) + earned


def over_limit(game: Game, company: str) -> bool:
    return len(table.trains(game, company)) > table.limit(game, company)


def test_the_cash_expected_in_the_last_turn_is_the_cash_at_the_end() -> None:
    expected = {}
    for game, weighed in choices("medium", 2):
        last = game
        reasons = told(weighed)
        if "end-cash" in reasons and table.round_of(game) == table.box()["rounds"]:
            expected[table.acting(game)] = reasons["end-cash"]["amount"]
    assert expected
    for company, amount in expected.items():
        assert table.cash(last, company) == amount


def test_medium_names_the_plan_it_rated_next() -> None:
    rated = [weighed for _, weighed in choices("medium", 2) if weighed.behind is not None]
    assert len(rated) > 20
    assert all(weighed.behind is not None and weighed.behind > -5 for weighed in rated)
    assert {weighed.drawn for weighed in rated} == {True, False}
    for weighed in rated:
        if isinstance(weighed.action, LayTile):
            assert weighed.drawn == (weighed.behind is not None and weighed.behind < 5)


def test_hard_says_how_far_it_looked() -> None:
    for number, (game, weighed) in enumerate(choices("hard", 2)):
        reasons = told(weighed)
        if "played-on" in reasons:
            assert table.round_of(game) < reasons["played-on"]["round"] <= table.round_of(game) + 2
            assert reasons["played-on"]["count"] > 1
            break
        assert number < 12


def test_easy_says_when_it_slips() -> None:
    slips = [
        weighed for _, weighed in choices("easy", 2) if [one.key for one in weighed.reasons()] == ["advice-at-random"]
    ]
    assert slips
    assert all(weighed.other is None for weighed in slips)
