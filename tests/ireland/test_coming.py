"""What the first train of each type still to come changes (9.1, 9.4, 11.1), as the view tells it."""

from __future__ import annotations

from typing import Any

import trainshed
from tests.ireland.stock_table import set_cash
from tests.ireland.table import give_train, own_private, reach_phase, started, take_trains
from trainshed.core import Game
from trainshed.rail.owners import POOL


def table() -> Game:
    """Phase 6: GJR has a 4H, WLR a 4H and a 6H, the pool a 1H'."""
    game = started(("GJR", 0), ("WLR", 1))
    reach_phase(game, "6")
    take_trains(game, POOL)
    for name in ("GJR", "WLR"):
        take_trains(game, name)
    give_train(game, POOL, "1H'")
    give_train(game, "GJR", "4H")
    give_train(game, "WLR", "4H")
    give_train(game, "WLR", "6H")
    return game


def coming(game: Game) -> dict[str, Any]:
    view: Any = game.view(0)
    return {one.train: one for one in view.coming}


def of(one: Any, company: str) -> Any:
    return next(row for row in one.companies if row.company == company)


def lost(row: Any) -> list[str]:
    return [train.kind for train in row.trains if train.lost]


def test_only_types_still_to_come_are_told_the_next_one_first() -> None:
    assert list(coming(table())) == ["8H", "10H", "D"]


def test_the_first_type_changes_nothing() -> None:
    assert list(coming(trainshed.new("ireland", ["Ann", "Ben", "Cleo"], seed=1))) == ["4H", "6H", "8H", "10H", "D"]


def test_the_next_type_takes_trains_away_and_lowers_limits() -> None:
    row = of(coming(table())["8H"], "WLR")
    assert lost(row) == ["4H"]
    assert (row.limit, row.limit_then, row.over, row.must_buy) == (2, 1, 0, False)


def test_a_company_that_loses_its_last_train_must_buy_and_knows_what_it_lacks() -> None:
    game = table()
    set_cash(game, "GJR", 30)
    row = of(coming(game)["8H"], "GJR")
    assert (lost(row), row.must_buy, row.short) == (["4H"], True, 60)  # a 2H' of the pool costs 90


def test_later_types_come_after_all_before_them() -> None:
    row = of(coming(table())["10H"], "WLR")
    assert lost(row) == ["4H", "6H"]
    assert row.must_buy


def test_the_pool_loses_and_gets_trains() -> None:
    one = coming(table())["8H"]
    assert [(it.kind, it.count) for it in one.pool_lost] == [("1H'", 1)]
    assert [(it.kind, it.count, it.price) for it in one.pool] == [("2H'", 2, 90)]


def test_privates_close_and_companies_not_started_leave_with_the_first_8h() -> None:
    game = table()
    own_private(game, 0, "RSSC")
    view: Any = game.view(0)
    one = coming(game)["8H"]
    assert "RSSC" in one.privates
    assert one.removed == view.stack


def test_looking_changes_nothing() -> None:
    game = table()
    before = game.view(0)
    coming(game)
    assert game.view(0) == before
