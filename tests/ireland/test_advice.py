"""The reasons of 18Ireland's bots: every number told is that of the position before and after."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import trainshed
from trainshed.bots import make
from trainshed.core import LANGUAGES, Game, Message, Weighed, Words
from trainshed.core.bot import reasons_of
from trainshed.rail.owners import player
from trainshed.rail.play.actions import BuyFromPool, BuyShare, BuyTrain, LayTile, PayOut, PlaceStation, SellShares
from trainshed.rail.play.running import best_run
from trainshed.titles.ireland.actions import Bid, BuyPrivate, Issue


def choices(level: str, seed: int, players: int = 4) -> Iterator[tuple[Game, Weighed]]:
    game = trainshed.new("ireland", players, seed=seed)
    bots = [make("ireland", level, seed + seat) for seat in range(players)]
    while not game.over:
        seat = game.decision.seats[0]
        weighed = bots[seat].weigh(game, seat)
        yield game, weighed
        game.play(weighed.action)


def told(weighed: Weighed) -> dict[str, dict[str, Any]]:
    """Return the arguments of the reasons; money as numbers."""
    found = {}
    for reason in weighed.reasons():
        args = {
            name: value.args.get("amount", value.args) if isinstance(value, Message) else value
            for name, value in reason.args.items()
        }
        found[reason.key.removeprefix("rail-advice-").removeprefix("ireland-advice-")] = args
    return found


def revenue(game: Game, company: str, **other: Any) -> int:
    return best_run(game.state, company, **other).revenue


@pytest.mark.parametrize("seed", [1, 2])
def test_every_number_of_a_game_is_true(seed: int) -> None:
    checked = Counter[str]()
    for game, weighed in choices("medium", seed):
        action, reasons, state = weighed.action, told(weighed), game.state
        later = game.copy()
        later.play(action)
        for key, args in reasons.items():
            checked[key] += _check(game, later, action, key, args)
        if isinstance(action, PayOut) and "paid" in reasons:
            holder = player(action.seat)
            percent = state.shares.percent(holder, action.company)
            assert reasons["paid"]["percent"] == percent
            assert reasons["paid"]["amount"] == later.state.bank[holder] - state.bank[holder]
            checked["paid"] += 1
    wanted = {"run", "cost", "train-run", "best-run", "share", "paid", "private-limit", "life"}
    assert wanted <= {key for key, count in checked.items() if count}, checked


def _check(game: Game, later: Game, action: Any, key: str, args: dict[str, Any]) -> bool:
    """Check one reason against the positions before and after; False if nothing could be compared."""
    state = game.state
    company = str(args.get("company", ""))
    if key == "run" and isinstance(action, (LayTile, PlaceStation)):
        assert args["before"] == revenue(game, company)
        assert args["after"] == revenue(game, company, board=later.state.board)
    elif key == "cost" and isinstance(action, LayTile):
        assert args["amount"] == state.bank[action.company] - later.state.bank[action.company]
    elif key == "best-run":
        assert args["revenue"] == revenue(game, company)
    elif key == "train-run" and isinstance(action, (BuyTrain, BuyFromPool)):
        kinds = later.state.depot.kinds_of(company)
        if len(kinds) == len(state.depot.kinds_of(company)) + 1 and state.depot.phase == later.state.depot.phase:
            assert (args["before"], args["after"]) == (revenue(game, company), revenue(game, company, trains=kinds))
            assert args["price"] == state.bank[company] - later.state.bank[company]
    elif key == "share" and isinstance(action, BuyShare):
        if state.round == later.state.round:  # privates pay at the beginning of the next one
            assert args["price"] == state.bank[player(action.seat)] - later.state.bank[player(action.seat)]
        assert args["value"] > args["price"]
    elif key == "loss" and isinstance(action, SellShares):
        assert args["price"] == state.market.price(action.company)
    elif key in ("private-limit", "private-too-dear"):
        assert (args["price"] <= args["limit"]) == (key == "private-limit") == isinstance(action, (Bid, BuyPrivate))
    elif key == "train-lacks" and isinstance(action, Issue):
        assert args["cash"] == state.bank[company] < args["price"]
    elif key == "life":
        assert args["count"] >= 1
    else:
        return False
    return True


def test_the_runner_up_is_another_legal_move_and_not_rated_higher() -> None:
    rated = 0
    for game, weighed in choices("medium", 3):
        if weighed.other is not None and weighed.behind is not None:
            assert weighed.other != weighed.action
            assert weighed.behind >= 0
            assert game.why_not(weighed.other) is None
            rated += 1
    assert rated > 50


def test_reasons_can_be_told_in_four_languages_and_limits_are_secret() -> None:
    secret = set[str]()
    for game, weighed in choices("easy", 4, players=3):
        for language in LANGUAGES:
            for reason in reasons_of(weighed, game.describe):
                assert Words(language, "ireland")(reason, game.setup.players)
        if weighed.secret:
            secret |= told(weighed).keys()
        else:
            assert not {"private-limit", "private-too-dear", "bid-limit", "offered"} & told(weighed).keys()
    assert {"private-limit", "bid-limit"} <= secret
