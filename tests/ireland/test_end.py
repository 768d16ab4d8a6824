"""The end (13) and the score (14)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ireland.stock_table import cash, give, new, put_marker, set_cash, state_of
from tests.ireland.table import (
    NORTH_SOUTH,
    cover,
    end_of_part,
    end_of_stock_round,
    give_train,
    now,
    operate,
    own_private,
    reach_phase,
    started,
    told,
    violations,
)
from trainshed.core import Game, Words
from trainshed.rail.owners import BANK
from trainshed.rail.play.actions import Done, PayOut, RouteChoice, Run
from trainshed.rail.play.running import best_run
from trainshed.titles.ireland.actions import BuyPrivate
from trainshed.titles.ireland.events import EndNear, IrelandEnded


def broken(game: Game, *, exactly: int = -1) -> Game:
    """The bank has paid out all it has and more."""
    state_of(game).bank.transfer(BANK, "@0", cash(game, BANK) - exactly)
    return game


def to_the_end_of_the_round(game: Game) -> list[Any]:
    """Everybody passes, pays or does the first thing possible until the round changes; return what happened."""
    log: list[Any] = []
    at = now(game)
    while not game.over and now(game) == at:
        acts = list(game.legal_actions)
        log += game.play(next((act for act in acts if isinstance(act, Done)), acts[0]))
    return log


def test_ruling_16_15_exactly_nothing_is_not_broken() -> None:
    game = broken(started(("GJR", 0)), exactly=0)
    end_of_part(game, 2)
    assert not game.over
    game = broken(started(("GJR", 0)), exactly=-1)
    end_of_part(game, 2)
    assert game.over


def test_a_broken_bank_keeps_paying_and_the_set_is_played_to_its_end() -> None:
    game = broken(started(("GJR", 0), ("WLR", 1)))
    own_private(game, 1, "DAR")
    assert [event.why for event in told(end_of_part(game, 1), EndNear)] == ["bank"]
    assert now(game) == ("operating", 2, 2)
    assert cash(game, BANK) < -1  # privates are paid
    log = to_the_end_of_the_round(game)
    assert game.over
    assert [event.reason for event in told(log, IrelandEnded)] == ["bank"]


def test_a_bank_broken_in_a_stock_round_ends_the_game_after_the_following_set() -> None:
    game = broken(started(("GJR", 0)))
    end_of_stock_round(game)
    rounds = [now(game)]
    while not game.over:
        to_the_end_of_the_round(game)
        rounds.append(now(game))
    assert rounds == [("operating", 2, 1), ("operating", 2, 2), ("operating", 2, 2)]


def rich_run() -> Game:
    """GNWR stands on 225 and runs for more than that."""
    game = started(("EBSR", 0), ("GNWR", 1), ("CIR", 2))
    cover(game, NORTH_SOUTH)
    put_marker(game, "GNWR", 0, 13)
    give_train(game, "GNWR", "8H")
    state_of(game).markers["GNWR"] = (("F10", 400),)
    operate(game, "GNWR", "run-trains", left=("EBSR", "CIR"), part=1)
    return game


def test_row_15_16_260_ends_the_game_with_the_current_operating_round() -> None:
    game = rich_run()
    best = best_run(game.state, "GNWR")
    game.play(Run(1, "GNWR", tuple(RouteChoice(route.train, route.stops, route.cells) for route in best.routes)))
    log = list(game.play(PayOut(1, "GNWR")))
    assert [(event.why, event.company) for event in told(log, EndNear)] == [("market", "GNWR")]
    assert not game.over  # the others still operate
    log = to_the_end_of_the_round(game)
    assert game.over
    assert [event.reason for event in told(log, IrelandEnded)] == ["market"]
    assert now(game) == ("operating", 2, 1)


def test_the_earliest_end_applies() -> None:
    game = broken(rich_run())
    state_of(game).ending = "bank"
    best = best_run(game.state, "GNWR")
    game.play(Run(1, "GNWR", tuple(RouteChoice(route.train, route.stops, route.cells) for route in best.routes)))
    game.play(PayOut(1, "GNWR"))
    to_the_end_of_the_round(game)
    assert game.over
    assert game.outcome is not None
    assert game.outcome.reason == "ireland-end-market"
    assert now(game)[2] == 1


def test_no_merger_round_after_the_last_operating_round() -> None:
    game = started(("EBSR", 0), ("GNWR", 1))
    cover(game, NORTH_SOUTH)
    reach_phase(game, "4")
    broken(game)
    end_of_part(game, 2)
    assert game.over


def test_the_end_is_certain_when_nothing_can_change_any_more() -> None:
    """The rules name no end for a table without companies that nobody can start."""
    game = started()
    state = state_of(game)
    state.stack = ()
    for company in list(state.board.reserved.values()):
        for name in company:
            state.board.release(name)
    log = end_of_part(game, 2)
    assert game.over
    assert [event.reason for event in told(log, IrelandEnded)] == ["nothing"]
    assert game.outcome is not None
    for language in ("en", "cs", "de", "pl"):
        assert Words(language).say(game.outcome.reason)


def test_a_table_on_which_a_company_can_still_be_launched_goes_on() -> None:
    game = started()
    reach_phase(game, "8")
    state_of(game).stack = ()
    set_cash(game, 0, 99)
    set_cash(game, 1, 0)
    set_cash(game, 2, 0)
    end_of_part(game, 2)
    assert game.over
    game = started()
    reach_phase(game, "8")
    state_of(game).stack = ()
    set_cash(game, 0, 100)
    end_of_part(game, 2)
    assert not game.over


# the score (14)


def test_cash_shares_and_privates_count() -> None:
    game = started(("GJR", 0), ("WLR", 1))
    give(game, 0, "WLR", 1)
    set_cash(game, 0, 123)
    own_private(game, 0, "TIM")
    own_private(game, "GJR", "DAR")
    put_marker(game, "WLR", 0, 6)
    assert game.scores()[0].parts == {"cash": 123, "shares": 2 * 70 + 100, "privates": 110}
    assert game.scores()[0].total == 473


def test_equal_scores_share_the_place() -> None:
    game = new(4)
    assert [score.place for score in game.scores()] == [1, 1, 1, 1]
    game.play(BuyPrivate(0, "DAR"))
    assert [score.total for score in game.scores()] == [250] * 4


def test_company_money_counts_for_nobody() -> None:
    game = started(("GJR", 0), money=500)
    before = game.scores()[0].total
    set_cash(game, "GJR", 0)
    assert game.scores()[0].total == before


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_game_in_which_everybody_passes_ends(players: int) -> None:
    game = new(players)
    while not game.over:
        acts = list(game.legal_actions)
        game.play(next((act for act in acts if isinstance(act, Done)), acts[0]))
    assert not violations(game)
    assert game.decision.seats == ()
