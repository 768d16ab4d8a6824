"""The reasons of 18Lilliput's bots: every number told is that of the position before and after."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import trainshed
from trainshed.bots import make
from trainshed.core import Game, Message, Weighed

from . import table


def choices(level: str, seed: int, players: int = 3, most: int = 90) -> Iterator[tuple[Game, Weighed]]:
    game = trainshed.new("lilliput", players, seed=seed)
    bots = [make("lilliput", level, seed + seat) for seat in range(players)]
    while not game.over and game.played < most:
        seat = game.decision.seats[0]
        weighed = bots[seat].weigh(game, seat)
        assert weighed.action == make("lilliput", level, seed + seat).choose(game, seat)
        assert weighed.other is None or weighed.other in game.legal_actions
        yield game, weighed
        game.play(weighed.action)


def told(weighed: Weighed) -> list[tuple[str, dict[str, Any]]]:
    """Return the reasons: the last part of the key, and the arguments, money as numbers."""
    found = []
    for reason in weighed.reasons():
        args = {
            name: value.args["amount"] if isinstance(value, Message) and value.key == "money" else value
            for name, value in reason.args.items()
        }
        found.append((reason.key.removeprefix("rail-advice-"), args))
    return found


def ends_there(game: Game, seat: int) -> bool:
    """True if nothing of the plan is left after its first action: the figures are those of this position."""
    return game.over or table.step(game) in ("card", "end-turn") or seat not in game.decision.seats


def revenue(game: Game, company: str) -> int:
    return table.revenue(game, company) if table.stations_of(game, company) else 0


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_runs_cash_and_wealth_are_told_as_they_are(level: str) -> None:
    seen = set[str]()
    for game, weighed in choices(level, 2):
        seat = weighed.action.seat
        later = game.copy()
        later.play(weighed.action)
        if table.round_of(later) != table.round_of(game) or not ends_there(later, seat):
            continue
        for key, args in told(weighed):
            seen.add(key)
            if key == "run":
                company = str(args["company"])
                assert (args["before"], args["after"]) == (revenue(game, company), revenue(later, company))
            elif key == "cash":
                assert (args["before"], args["after"]) == (table.cash(game, seat), table.cash(later, seat))
            elif key == "wealth":
                assert args["before"] < args["after"], "a loss is no reason"
    assert {"run", "cash", "wealth"} <= seen


def test_the_wealth_told_has_the_parts_told() -> None:
    """Where one company's run is all that changes, the shares held in it are all of the gain."""
    for _, weighed in choices("medium", 2):
        reasons = told(weighed)
        keys = [key for key, _ in reasons]
        if keys == ["wealth", "part"]:
            (_, wealth), (_, part) = reasons
            assert abs((wealth["after"] - wealth["before"]) - (part["after"] - part["before"])) <= 2
            return
    pytest.fail("no such choice in this game")


def test_a_card_is_taken_for_what_is_then_done() -> None:
    aims = 0
    game = trainshed.new("lilliput", 3, seed=2)
    bots = [make("lilliput", "medium", 2 + seat) for seat in range(3)]
    while game.played < 60:
        seat = game.decision.seats[0]
        weighed = bots[seat].weigh(game, seat)
        aim = next((one.args["aim"] for one in weighed.reasons() if one.key == "rail-advice-aim"), None)
        game.play(weighed.action)
        if aim is not None:
            described = [game.describe(action) for action in game.legal_actions.of(seat)]
            assert aim in described
            aims += 1
    assert aims > 3


def test_medium_names_the_runner_up() -> None:
    rated = [weighed for _, weighed in choices("medium", 2) if weighed.other is not None]
    assert len(rated) > 20
    assert {weighed.drawn for weighed in rated} == {True, False}
    assert all(weighed.behind is not None and weighed.other != weighed.action for weighed in rated)
