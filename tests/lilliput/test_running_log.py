"""Events of running trains have all data to display them: route, sum, price, and the money of each player."""

from __future__ import annotations

import pytest

from tests.lilliput.table import cash, skip, start, treasury
from trainshed.core import Event, Game, Words
from trainshed.rail.play.actions import PayOut, Withhold
from trainshed.rail.play.events import Income, Paid, RouteRun, Withheld


def _earned(players: int = 2, **options: object) -> tuple[Game, list[Event]]:
    """Return a game in which the first director decides on the dividend, and the events of the last action."""
    game = start(players, **options)  # type: ignore[arg-type]
    skip(game, "A03", "A05", "A08", "A09")
    last = game.actions[-1]
    game.undo()
    return game, game.play(last)


def test_a_route_tells_its_way_and_why_it_earns_that() -> None:
    _, told = _earned()
    (run,) = [event for event in told if isinstance(event, RouteRun)]
    assert (run.names, run.cells, run.values, run.revenue) == (("C", "N1"), ("C", "N1"), (30, 20), 50)
    assert [stop.split(".")[0] for stop in run.stops] == ["C", "N1"]
    assert Words("en")(run.message()) == "MR, 2-train: C 30 + N1 20 = 50"
    assert set(run.message().args) == {"company", "train", "revenue", "stops"}


def test_a_run_that_is_not_proved_says_so() -> None:
    run = RouteRun("MR", "2", ("C.0", "N1.0"), ("C", "N1"), ("C", "N1"), (30, 20), 50, proved=False)
    assert Words("en")(run.message()) == "MR, 2-train: C 30 + N1 20 = 50 (search cut short: there may be more)"


@pytest.mark.parametrize(
    ("times", "obsolete", "bonus", "said"),
    [
        (1, False, 0, "C 30 + N1 20"),
        (2, False, 0, "(C 30 + N1 20) × 2"),
        (1, True, 0, "(C 30 + N1 20) × ½"),
        (2, True, 0, "(C 30 + N1 20) × 2 × ½"),
        (1, False, 40, "C 30 + N1 20 + 40"),
    ],
)
def test_the_sum_is_told_with_what_the_train_makes_of_it(times: int, obsolete: bool, bonus: int, said: str) -> None:
    run = RouteRun("MR", "3D", ("C.0", "N1.0"), ("C", "N1"), ("C", "N1"), (30, 20), 0, times, obsolete, bonus)
    assert run.message().args["stops"] == said


def test_a_dividend_tells_who_gets_what_and_how_the_price_moves() -> None:
    game, _ = _earned()
    before = cash(game, 0)
    told = game.play(PayOut(0, "MR"))
    assert told[0] == Paid("MR", 50, 0, 55, 60, treasury(game, "MR"))
    assert told[1] == Income("@0", "MR", 25, before + 25)
    assert Words("en")(told[0].message()) == "MR pays out 50; price 55 → 60."


def test_a_withheld_revenue_tells_the_treasury_and_the_price() -> None:
    game, _ = _earned()
    before = treasury(game, "MR")
    told = game.play(Withhold(0, "MR"))
    assert told[0] == Withheld("MR", 50, 55, 50, before + 50)


def test_what_brobdingnag_keeps_is_no_income() -> None:
    game, _ = _earned(variant="brobdingnag")
    told = game.play(PayOut(0, "MR"))
    assert isinstance(told[0], Paid)
    assert told[0].kept == 50
    assert [event.amount for event in told if isinstance(event, Income)] == [25]
