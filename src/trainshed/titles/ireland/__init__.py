"""18Ireland, by Ian Scrivins: privates, a stock market, small companies that merge into large ones, two gauges.

The modules follow the rules: `setup` (1), `waterfall` (2), `companies` (3.7), `stock`, `auction`, `launch` (4), `issue`
(5.3), `track`, `settle` (6, 7), `running`, `dividend` (8), `trains`, `purchases` (9), `emergency`, `bankruptcy` (10),
`privates`, `powers` (11), `merger` (12), `flow` (1.9, 13, 14); `rules` puts them together. Rule numbers are those of
the rules shown in the app; rulings are in `docs/ireland-rulings.md`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from trainshed.core import Message, Outcome
from trainshed.rail.play.rules import Rules
from trainshed.rail.play.state import Edition
from trainshed.rail.play.title import RailTitle

from . import bots, flow, rules, setup
from .actions import IrelandAction
from .setup import SEATS, IrelandBox, box_of
from .state import PRESETS, IrelandState, Options
from .view import view
from .vocabulary import MESSAGE_KEYS, RULE_IDS, IrelandEvent


class Ireland(RailTitle[IrelandState]):
    """18Ireland."""

    id = "ireland"
    rules_versions = (1,)
    min_players = 3
    max_players = 6
    options = Options
    presets = PRESETS
    action = IrelandAction
    event = IrelandEvent
    rule_ids = RULE_IDS
    message_keys = MESSAGE_KEYS
    chance_keys: ClassVar = {
        "privates": box_of(Options()).drawn,
        "companies": box_of(Options()).shuffled,
        "first": SEATS,
    }
    presented_by = "trainshed.titles.ireland.presentation:IrelandPresentation"
    checked_by = "trainshed.titles.ireland.checks:IrelandChecking"
    programmed_by = "trainshed.titles.ireland.programs:IrelandPrograms"
    secret_seed = False
    levels = bots.LEVELS
    hidden_levels = bots.HIDDEN_LEVELS
    deal = staticmethod(setup.deal)
    view = staticmethod(view)

    def box(self, edition: Edition) -> IrelandBox:
        return box_of(edition.options)

    def rules(self, edition: Edition) -> Rules:
        return rules.rules(edition.options)

    def parts(self, state: IrelandState) -> list[Mapping[str, int]]:
        """Cash, shares and privates; equal totals share the place (14)."""
        return [flow.parts(state, seat) for seat in range(state.seats)]

    def outcome(self, state: IrelandState) -> Outcome:
        return Outcome(f"ireland-end-{state.ending}", self.winners(state))

    def resample_hidden(self, state: IrelandState, seat: int | None, seed: int) -> IrelandState:
        """Nothing is hidden: all chance is in the deal."""
        return state.copy()

    def tick(self, state: IrelandState) -> Message:
        round = state.round
        return Message(f"ireland-tick-{round.kind or 'privates'}", {"number": round.number, "part": round.part})

    def known_chance(self, state: IrelandState) -> Mapping[str, tuple[str, ...]]:
        return state.drawn
