"""List and judge agree at made positions of auctions and stock rounds: nothing legal is missing, junk is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.ireland.stock_table import begin, give, new, operating, set_cash, state_of, step, stock_round
from trainshed.core import Game, Log
from trainshed.core.contract import check
from trainshed.rail.owners import POOL
from trainshed.titles.ireland import companies
from trainshed.titles.ireland.actions import Bid, BuyPrivate, Launch, OpenAuction


def busy(phase: str = "6", **options: Any) -> Game:
    """Return a stock round with shares in all places; cities in Galway and at G19 are free."""
    game = stock_round(3, phase=phase, **options)
    board = state_of(game).board
    board.lay("C13", board.map.tiles["5"], 2)
    board.lay("I17", board.map.tiles["644"], 2)
    board.lay("G19", board.map.tiles["645"], 2)
    companies.remove_unstarted(state_of(game), "WKR", Log())
    for seat, company in enumerate(("GJR", "WLR", "GSWR", "GNRI")):
        begin(game, company, seat, price=60, money=100)
        give(game, POOL, company, 1)
        give(game, (seat + 1) % 4, company, 2)
    board.place("GSWR", ("I11", 0))
    board.place("GNRI", ("I17", 0))
    set_cash(game, 0, 300)
    return game


def over_the_limit() -> Game:
    game = busy()
    for private in ("DAR", "BoW", "TDR", "DCR", "WDE", "TIM", "RSSC", "TASPS", "CDSPC", "DR"):
        state_of(game).privates[private] = "@0"
    return game


def launched() -> Game:
    game = busy()
    game.play(Launch(0, "DSER", 70))
    return game


def auctioned() -> Game:
    game = busy()
    game.play(OpenAuction(0, "GNWR", 120))
    return game


def start_price() -> Game:
    game = busy(start_price="chosen")
    for seat in (1, 2, 3):
        set_cash(game, seat, 100)
    game.play(OpenAuction(0, "GNWR", 200))
    return game


def bidding() -> Game:
    game = new()
    for seat, amount in enumerate((50, 55, 60)):
        game.play(Bid(seat, "BoW", amount))
    game.play(BuyPrivate(3, "DAR"))
    return game


POSITIONS: dict[str, tuple[str, Callable[[], Game]]] = {
    "private auction": ("private-turn", new),
    "bidding for a private": ("private-bidding", bidding),
    "first stock round": ("stock-turn", lambda: stock_round(1)),
    "phase 2": ("stock-turn", lambda: busy("2")),
    "phase 6": ("stock-turn", busy),
    "phase 10": ("stock-turn", lambda: busy("10")),
    "over the limit": ("stock-turn", over_the_limit),
    "launch": ("place-home", launched),
    "auction": ("company-auction", auctioned),
    "start price": ("choose-price", start_price),
    "issue": ("issue", lambda: operating(busy(), "GSWR")),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_list_and_judge_agree(name: str) -> None:
    tag, position = POSITIONS[name]
    game = position()
    assert step(game) == tag
    assert list(check(game)) == []
