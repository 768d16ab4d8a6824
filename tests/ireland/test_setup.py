"""Set-up (1): money, privates drawn, the stack of companies, options of the box."""

from __future__ import annotations

import pytest

import trainshed
from tests.ireland.stock_table import STACK, new, state_of, stock_round
from trainshed.rail.owners import BANK


@pytest.mark.parametrize(("players", "cash"), [(3, 330), (4, 250), (5, 200), (6, 160)])
def test_starting_cash_comes_out_of_the_bank(players: int, cash: int) -> None:
    bank = state_of(new(players)).bank
    assert [bank[f"@{seat}"] for seat in range(players)] == [cash] * players
    assert bank[BANK] == 4000 - players * cash


def test_larger_bank() -> None:
    assert state_of(new(larger_bank=True)).bank.total == 5000


def test_row_15_17_seven_2h_or_eight_and_any_number_of_d() -> None:
    assert state_of(new()).depot.stack["2H"] == 7
    eight = state_of(new(eighth_2H=True)).depot
    assert eight.stack["2H"] == 8
    assert eight.roster.kinds["1H'"].count == 8
    assert state_of(new()).depot.roster.kinds["D"].count == -1  # as many as wanted


def test_dar_and_dk_are_in_every_game_with_three_others() -> None:
    for seed in range(30):
        offered = state_of(trainshed.new("ireland", 4, seed=seed)).offered
        assert len(set(offered)) == 5
        assert offered[0] == "DAR"
        assert offered[-1] == "DK"


def test_one_company_is_left_out_with_its_reservation_and_dkr_waits_for_dk() -> None:
    state = state_of(new())
    assert state.stack == STACK
    assert "SLNCR" in state.gone
    reserved = {company for companies in state.board.reserved.values() for company in companies}
    assert "SLNCR" not in reserved
    assert reserved == {*STACK, "DKR"}


def test_ruling_16_20_everybody_sees_the_stack() -> None:
    game = stock_round()
    assert game.view(None).stack == STACK  # type: ignore[attr-defined]


def test_the_first_player_is_drawn() -> None:
    assert {state_of(trainshed.new("ireland", 4, seed=seed)).priority for seed in range(30)} == {0, 1, 2, 3}


def test_deals_of_public_files_are_reproduced_by_their_seed() -> None:
    state = state_of(trainshed.new("ireland", 6, seed=1411315859))
    assert len(state.stack) == 12
    assert state.stack == state_of(trainshed.new("ireland", 3, seed=1411315859)).stack
