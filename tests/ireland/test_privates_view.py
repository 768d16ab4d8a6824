"""What the page learns about privates: when their powers can be used, and the fact that decides it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.ireland.stock_table import new, state_of
from tests.ireland.track_table import lay, operating, private, track
from tests.web.ireland_positions import at, step_of, whole
from trainshed.core import Game
from trainshed.rail.play.actions import LayTile
from trainshed.titles.ireland.actions import BuyPrivate
from trainshed.titles.ireland.building_preview import MOST_REASONS, Building, RunReason
from trainshed.titles.ireland.power_state import Power, power_of
from trainshed.titles.ireland.preview import IrelandPreview


def power(game: Game, id: str) -> Power:
    return power_of(state_of(game), id)


def preview(game: Game, seat: int = 0) -> IrelandPreview:
    found = game.title.presentation.preview(state_of(game), seat)
    assert isinstance(found, IrelandPreview)
    return found


def test_a_steam_packet_company_can_be_used_in_any_step() -> None:
    game = operating("GJR")
    private(game, "TASPS", 0)
    assert power(game, "TASPS") == Power("now")


def test_dalkey_keeps_wicklow_closed_only_while_a_player_owns_it() -> None:
    game = operating("GJR")
    private(game, "DAR", 0)
    assert power(game, "DAR") == Power("blocks", "closes-cell", "J14")
    private(game, "DAR", "GJR")
    assert power(game, "DAR") == Power("unusable", "no-power", "J14")


def test_the_donegal_needs_a_blank_f4() -> None:
    game = operating("GJR")
    private(game, "DR", "GJR")
    assert power(game, "DR") == Power("track")
    lay(game, ("F4", "IR5", 0))
    assert power(game, "DR") == Power("unusable", "built", "F4")


def test_the_dingle_needs_both_its_cells() -> None:
    game = operating("GJR")
    private(game, "TDR", "GJR")
    assert power(game, "TDR") == Power("track")
    lay(game, ("B18", "IR5", 0))
    assert power(game, "TDR") == Power("unusable", "built", "B18")


def test_the_board_of_works_counts_its_uses() -> None:
    game = operating("GJR")
    private(game, "BoW", "GJR")
    assert power(game, "BoW") == Power("track", "uses-left", left=2)
    state_of(game).used["BoW"] = 1
    assert power(game, "BoW").left == 1


def test_drumglass_is_used_once() -> None:
    game = operating("GJR")
    private(game, "DCR", 0)
    assert power(game, "DCR") == Power("now", "closes-cell", "H4")
    private(game, "DCR", "GJR")
    assert power(game, "DCR") == Power("now", "open", "H4")
    state_of(game).used["DCR"] = 1
    assert power(game, "DCR") == Power("used", "built", "H4")


@pytest.mark.parametrize(("id", "when"), [("RSSC", "run"), ("WDE", "track")])
def test_some_powers_work_by_themselves(id: str, when: Any) -> None:
    game = operating("GJR")
    private(game, id, "GJR")
    assert power(game, id) == Power(when, "by-itself")


def test_a_private_that_has_left_the_game_has_no_power() -> None:
    assert power(operating("GJR"), "BoW") == Power("gone")
    assert power(new(4), "BoW").when == "track", "on offer it shows what it will do"


# previews


def test_a_tile_tells_fee_and_terrain_and_what_the_company_cannot_pay() -> None:
    game = track(operating("GJR", money=500), "GJR")
    moves, found = list(game.legal_actions.of(0)), preview(game)
    assert len(found.buildings) == len(moves)
    dear = {it.action.cell for it in found.too_dear}
    assert not dear
    lays = [it for it in found.buildings if it is not None]
    assert {it.fee for it in lays} == {0}
    poor = track(operating("GJR", money=0), "GJR")
    tiles = [(it, a.cell) for a, it in zip(moves, found.buildings, strict=True) if isinstance(a, LayTile) and it]
    paid = {cell for it, cell in tiles if it.terrain}
    free = {cell for it, cell in tiles if not it.terrain}
    assert {it.action.cell for it in preview(poor).too_dear} == paid - free
    assert all(it.missing == it.cost > 0 for it in preview(poor).too_dear)


def test_the_second_tile_costs_its_fee() -> None:
    game = track(operating("GJR"), "GJR", laid=(False,))
    assert {it.fee for it in preview(game).buildings if it is not None} == {20}


def built_at(place: int, seed: int = 2) -> Iterator[tuple[LayTile, Building]]:
    """Yield the tiles that can be laid at a position of a game of bots, with what they bring."""
    game = whole(3, seed).at(place)
    (seat,) = game.decision.seats
    for action, built in zip(game.legal_actions.of(seat), preview(game, seat).buildings, strict=True):
        if isinstance(action, LayTile):
            assert built is not None
            yield action, built


def test_a_town_that_feeds_a_stop_is_told_as_the_reason() -> None:
    (built,) = [built for action, built in built_at(385) if (action.cell, action.tile) == ("J14", "IR5")]
    assert (built.before, built.after) == (130, 140)
    assert built.why == (RunReason("feeds", 10, 1, "Kingstown", "Wicklow"),)


@pytest.mark.parametrize("place", [58, 150, 250, 385, 420, 480])
def test_the_reasons_add_up_to_the_difference(place: int) -> None:
    for near in range(place, place + 12):
        for _, built in built_at(near) if step_of(whole(3, 2).at(near)) == "lay-track" else ():
            if len(built.why) < MOST_REASONS:
                assert sum(reason.amount for reason in built.why) == built.after - built.before


def test_a_private_for_sale_tells_the_run_with_its_marker() -> None:
    game = at("issue", 0, seed=5, kind=BuyPrivate)
    (seat,) = game.decision.seats
    found = {it.private: it for it in preview(game, seat).privates}
    assert [marker.cell for marker in found["TASPS"].markers] == ["C13"]
    assert found["TIM"].markers == ()
