"""18CZ's map and what stands beside it: printed track, cities, layers on phones, the page of rules."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from trainshed.core import Game

from . import cz_positions as positions
from .player import Player

People = Callable[..., Player]
STUBS = ("D12", "F12")
"""Hexes with track printed at their edge, towards Praha."""


def _open(me: Player, game: Game) -> str:
    table = me.upload(game.record.json())
    me.open_table(table)
    expect(me.frame).to_have_attribute("data-moves", str(len(game.actions)))
    return table


def _press(me: Player, mark: Locator) -> None:
    me.settle()
    if me.phone:
        mark.tap()
    else:
        mark.click()


@pytest.mark.parametrize("game", [positions.laying, positions.early_end])
def test_printed_track_goes_under_a_tile(people: People, game: Callable[[], Game]) -> None:
    me = people()
    table = _open(me, game())
    laid = {cell["cell"] for cell in me.get(f"/tables/{table}")["view"]["cells"] if cell["laid"]}
    for cell in STUBS:
        expect(me.page.locator(f"[data-stub={cell}]")).to_have_count(0 if cell in laid else 1)
    assert ("F12" in laid) == (game is positions.early_end)


def test_the_cities_of_a_hex_with_two_have_names(people: People) -> None:
    """EKJ may place a station in either city of C7."""
    me = people()
    _open(me, positions.two_free_cities())
    places = me.by("places")
    expect(places).to_contain_text("Chomutov C7")
    expect(places).to_contain_text("Most C7")
    _press(me, me.page.locator("[data-place=C7]").last)
    expect(me.page.locator("section.choice h3")).to_have_text("Most C7")


def test_layers_are_behind_one_chip_on_phones(people: People) -> None:
    me = people(phone=True)
    _open(me, positions.laying())
    costs = me.page.locator("[data-chip=costs]")
    expect(costs).to_have_count(0)
    _press(me, me.by("layers"))
    expect(me.by("layers")).to_have_attribute("aria-expanded", "true")
    for chip in me.page.locator("[data-chip]").all():
        expect(chip).to_be_in_viewport(ratio=1)
    _press(me, costs)
    expect(costs).to_have_attribute("aria-pressed", "false")
    _press(me, me.by("layers"))
    expect(costs).to_have_count(0)
