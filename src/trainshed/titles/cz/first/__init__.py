"""18CZ: Your first game. Each player runs one company; the most cash after at most ten rounds wins.

The modules follow the rule book: `setup` (rules 1 to 11), `flow` (12 to 14, 51, 52), `rules` (what differs from other
track games: 15 to 50). Tiles, stations, runs and trains are chapters of `rail.play`. Rule numbers are those of the
rules shown in the app; rulings (B) are in `docs/cz-first-rulings.md`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from trainshed.core import Outcome
from trainshed.rail.play.rules import Rules
from trainshed.rail.play.state import Edition
from trainshed.rail.play.title import RailTitle

from . import bots, coach, flow, rules, setup
from .lesson import LESSON
from .setup import FirstBox, box
from .state import FirstState, Options
from .view import view
from .vocabulary import MESSAGE_KEYS, RULE_IDS, FirstAction, FirstEvent


class CzFirst(RailTitle[FirstState]):
    """18CZ: Your first game."""

    id = "cz_first"
    rules_versions = (1,)
    min_players = 2
    max_players = 5
    options = Options
    action = FirstAction
    event = FirstEvent
    rule_ids = RULE_IDS
    message_keys = MESSAGE_KEYS
    chance_keys: ClassVar = {"charters": ("BCB", "EKJ", "VBW", "BN", "NWB")}
    presented_by = "trainshed.titles.cz.first.presentation:FirstPresentation"
    checked_by = "trainshed.titles.cz.first.checks:FirstChecking"
    levels = bots.LEVELS
    hidden_levels = coach.HIDDEN_LEVELS
    lesson = LESSON
    deal = staticmethod(setup.deal)
    view = staticmethod(view)

    def box(self, edition: Edition) -> FirstBox:
        return box()

    def rules(self, edition: Edition) -> Rules:
        return rules.rules(edition.options)

    def parts(self, state: FirstState) -> list[Mapping[str, int]]:
        """Cash decides; equal cash shares the place (52, B5)."""
        return [{"cash": total} for total in flow.totals(state)]

    def outcome(self, state: FirstState) -> Outcome:
        return Outcome("cz_first-end-broke" if state.ending else "cz_first-end-rounds", self.winners(state))

    def resample_hidden(self, state: FirstState, seat: int | None, seed: int) -> FirstState:
        """Nothing is hidden: the only chance is the deal of the charters."""
        return state.copy()

    def known_chance(self, state: FirstState) -> Mapping[str, tuple[str, ...]]:
        return {"charters": setup.charters(state)}
