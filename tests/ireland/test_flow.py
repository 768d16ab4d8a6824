"""The course of the game (1.9, 2.10, 3.7, 5.1, 19): deal, rounds, order, closing."""

from __future__ import annotations

from typing import Any

import pytest

import trainshed
from tests.ireland.stock_table import (
    begin,
    cash,
    give,
    new,
    on_turn,
    percent,
    price,
    put_marker,
    set_cash,
    state_of,
)
from tests.ireland.table import (
    cards,
    cover,
    end_of_part,
    end_of_stock_round,
    give_train,
    in_play,
    now,
    operate,
    own_private,
    reach_phase,
    started,
    told,
    violations,
)
from trainshed.core import Words
from trainshed.rail.owners import BANK
from trainshed.rail.play.actions import Done
from trainshed.titles.ireland.actions import BuyPrivate
from trainshed.titles.ireland.events import CompanyClosed, PrivateIncome, RoundStarted, SharesLost

# set-up (1)


@pytest.mark.parametrize(("players", "money", "limit"), [(3, 330, 16), (4, 250, 12), (5, 200, 10), (6, 160, 8)])
def test_starting_cash_and_certificate_limit(players: int, money: int, limit: int) -> None:
    game = new(players)
    state = state_of(game)
    assert [cash(game, seat) for seat in range(players)] == [money] * players
    assert cash(game, BANK) == 4000 - players * money
    assert state.rules.stock.certificates(state) == limit


def test_the_larger_bank_has_5000() -> None:
    game = new(3, larger_bank=True)
    assert cash(game, BANK) == 5000 - 3 * 330


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_deal_leaves_one_company_out_and_draws_three_privates(players: int) -> None:
    for seed in range(20):
        state = state_of(trainshed.new("ireland", players, seed=seed))
        assert state.offered[0] == "DAR"
        assert state.offered[-1] == "DK"
        assert len(state.offered) == 5
        values = [state.box.privates[id].value for id in state.offered]
        assert values == sorted(values)
        assert len(state.stack) == 12
        assert "DKR" not in state.stack
        (out,) = state.gone
        reserved = {company for names in state.board.reserved.values() for company in names}
        assert reserved == {*state.stack, "DKR"}
        assert out not in reserved
        assert 0 <= state.priority < players


def test_the_deal_is_that_of_public_files() -> None:
    """17.2, worked out by hand from the generator for seed 1."""
    x, drawn = 1, []
    for _ in range(22):
        x = (1103515245 * x + 12345) % 2**31
        drawn.append(x)
    names = ("DR", "BoW", "CDSPC", "TDR", "DCR", "TASPS", "RSSC", "WDE", "TIM")
    stay = [name for _, name in sorted(zip(drawn, names, strict=False))][6:]
    five = ("LER", "CBPR", "EBSR", "SLNCR", "DDR", "GJR", "UR", "DER", "GNWR", "WKR", "CIR", "KJR", "WLR")
    out, *stack = [name for _, name in sorted(zip(drawn[9:], five, strict=True))]
    state = state_of(trainshed.new("ireland", 4, seed=1))
    assert set(state.offered) == {"DAR", "DK", *stay}
    assert state.stack == tuple(stack)
    assert state.gone == {out}


def test_what_was_dealt_is_known_chance() -> None:
    game = trainshed.new("ireland", 5, seed=11)
    again = trainshed.new("ireland", 5, seed=99, chance=dict(game.title.known_chance(game.state)))
    assert again.digest == game.digest


# rounds (1.9)


def test_the_sequence_of_rounds() -> None:
    game = new(3)
    seen = []
    game.play(BuyPrivate(0, "DAR"))
    while now(game)[:2] != ("stock", 3):
        for event in told(game.play(Done(on_turn(game))), RoundStarted):
            seen.append((event.kind, event.number, event.part))
    assert seen == [
        ("stock", 1, 0),
        ("operating", 1, 1),
        ("operating", 1, 2),
        ("stock", 2, 0),
        ("operating", 2, 1),
        ("operating", 2, 2),
        ("stock", 3, 0),
    ]


def test_ruling_16_16_operating_rounds_without_companies_pay_privates() -> None:
    game = new(3)
    game.play(BuyPrivate(0, "DAR"))
    log: list[Any] = []
    while now(game)[:2] != ("stock", 2):
        log += game.play(Done(on_turn(game)))
    assert [(event.owner, event.private, event.amount) for event in told(log, PrivateIncome)] == [("@0", "DAR", 5)] * 2
    assert cash(game, 0) == 330 - 20 + 10


def test_privates_pay_players_and_companies() -> None:
    game = started(("GJR", 0), ("WLR", 1))
    own_private(game, 1, "DAR")
    own_private(game, "GJR", "TIM")
    before = cash(game, 1), cash(game, "GJR")
    end_of_part(game, 1)
    assert (cash(game, 1), cash(game, "GJR")) == (before[0] + 5, before[1] + 20)


def test_rounds_have_names_in_four_languages() -> None:
    game = started(("GJR", 0))
    operate(game, "GJR", "buy-trains", part=2)
    assert [Words(language)(game.tick) for language in ("en", "cs", "de", "pl")] == [
        "Operating round 2.2",
        "Provozní kolo 2.2",
        "Betriebsrunde 2.2",
        "Runda operacyjna 2.2",
    ]


# order (5.1)


def test_companies_operate_from_the_dearest_then_right_then_up_then_top_of_the_stack() -> None:
    game = started(("GJR", 0), ("WLR", 1), ("GNWR", 2), ("DER", 0), ("WKR", 1))
    put_marker(game, "WLR", 3, 6)  # 80
    put_marker(game, "GNWR", 4, 7)  # 80, further right
    put_marker(game, "DER", 2, 4)  # 70
    put_marker(game, "GJR", 1, 3)  # 70, further left
    put_marker(game, "WKR", 2, 4)  # below DER
    assert in_play(game) == ("GNWR", "WLR", "DER", "WKR", "GJR")


def test_each_company_operates_once_in_a_round_in_the_order_of_prices() -> None:
    game = started(("GJR", 0), ("WLR", 1), ("GNWR", 2), money=500)
    put_marker(game, "GNWR", 0, 6)
    end_of_part(game, 1)
    turns: list[str] = []
    while now(game) == ("operating", 2, 2):
        company = getattr(state_of(game).agenda[-1], "company", "")
        if company and turns[-1:] != [company]:
            turns.append(company)
        acts = list(game.legal_actions)
        game.play(next((act for act in acts if isinstance(act, Done)), acts[0]))
    assert turns == ["GNWR", "GJR", "WLR"]


def test_ten_and_five_share_companies_are_mixed() -> None:
    game = started(("GJR", 0), ("WLR", 1))
    begin(game, "GSWR", 2, price=85)
    assert in_play(game) == ("GSWR", "GJR", "WLR")


# closing (3.7)


def test_ruling_16_8_a_company_whose_marker_leaves_20_closes_and_its_turn_is_over() -> None:
    game = started(("GJR", 0), ("WLR", 1), money=100)
    give(game, 1, "GJR", 1)
    give_train(game, "GJR", "2H")
    own_private(game, "GJR", "TIM")
    put_marker(game, "GJR", 7, 1)
    assert price(game, "GJR") == 20
    bank, money = cash(game, BANK), cash(game, 1)
    log = operate(game, "GJR", "run-trains", left=("WLR",))
    assert [(event.company, event.why) for event in told(log, CompanyClosed)] == [("GJR", "price")]
    (lost,) = told(log, SharesLost)
    assert lost == SharesLost("GJR", (("@0", 40), ("@1", 20)), 100)  # what it cost whom
    state = state_of(game)
    assert "GJR" in state.gone
    assert in_play(game) == ("WLR",)
    assert cards(game, "GJR") == ()
    assert state.privates == {}
    assert state.board.stations_of("GJR") == ()
    assert percent(game, 1, "GJR") == 0
    assert (cash(game, BANK), cash(game, 1)) == (bank + 100, money)  # nothing for shareholders
    assert state.agenda[-1].company == "WLR"
    assert not violations(game)


def test_a_sale_or_issue_never_closes_a_company() -> None:
    game = started(("GJR", 0))
    put_marker(game, "GJR", 7, 1)
    state = state_of(game)
    state.market.move("GJR", "sale", 2)
    assert price(game, "GJR") == 20


def test_peers_5351_a_reservation_on_the_grey_tile_of_belfast_goes_with_its_company() -> None:
    game = started(("GJR", 0))
    cover(game, "J4 IR1/0, J4 IR6/3, J4 IR44/0, J4 IR67/0")
    board = state_of(game).board
    board.place("GJR", ("J4", 0))
    assert board.why_not_station("GSWR", ("J4", 0)) is not None  # the second slot is UR's
    state_of(game).stack = ("UR",)
    end_of_stock_round(game)
    assert "UR" in state_of(game).gone
    assert state_of(game).board.why_not_station("GSWR", ("J4", 0)) is None


def test_wealth_is_noted_after_each_round() -> None:
    game = started(("GJR", 0))
    set_cash(game, 0, 500)
    before = len(state_of(game).wealth)
    end_of_stock_round(game)
    assert len(state_of(game).wealth) > before
    assert state_of(game).wealth[before][0] == 640  # two shares of 70


def test_the_phase_decides_if_mergers_follow() -> None:
    game = started(("GJR", 0))
    give_train(game, "GJR", "2H")
    end_of_part(game, 2)
    assert now(game)[0] == "stock"
    reach_phase(game, "4")
    log = end_of_part(game, 2)
    assert [event.kind for event in told(log, RoundStarted)] == ["merger", "stock"]
