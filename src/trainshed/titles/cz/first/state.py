"""State of a game, and the options the players agree on."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from trainshed.rail.play.state import RailState


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Rulings that players may decide otherwise."""

    routes: Literal["best", "hand"] = "best"
    """B14: the best routes are run by themselves, or each player chooses routes by hand."""
    must_buy_train: bool = False
    """B1: a company without a train must buy one if it can pay for it."""
    end_test: Literal["every_turn", "own_turn"] = "every_turn"
    """B2: after each turn all companies are tested for the early end, or only the one that has just moved."""
    nothing_on_sale_ends: bool = True
    """B3: a company without a train also triggers the end if no train is on sale."""
    oo_pays_terrain: bool = False
    """B7: the first tile on Teplice and Ústí pays for the river."""


class FirstState(RailState, kw_only=True):
    """The table."""

    ending: str = ""
    """The company that triggered the early end; empty: none (51)."""
