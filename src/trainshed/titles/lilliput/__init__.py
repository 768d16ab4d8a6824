"""18Lilliput, by Leonhard Orgler: a small railway game with action cards; the map grows from the tile Mildendo.

The modules follow the rule book: `setup` (1.2, 1.15), `rounds` (1.3, 1.8 to 1.10), `cards` (1.3 to 1.7), `shares`
(1.6), `characters` (1.7a), `gulliver` (1.14). Tiles, stations, trains, runs and dividends are chapters of `rail.play`;
what 18Lilliput says of them in its own way is in `rules`. `box` reads the game's numbers from `data`. Rule numbers are
those of the rules shown in the app; rulings (R) and the sections of the model (7.x, 10.x) are in
`docs/lilliput-rulings.md`.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import ClassVar

from trainshed.core import Outcome
from trainshed.rail.play.rules import Rules
from trainshed.rail.play.state import Edition
from trainshed.rail.play.title import RailTitle

from . import bots, rounds, rules, setup
from .actions import LilliputAction, LilliputEvent
from .box import READINGS, Box, open_box
from .cards import Turn
from .gulliver import SOLO_LEADS
from .state import Options, State
from .view import view
from .vocabulary import MESSAGE_KEYS, RULE_IDS


class Lilliput(RailTitle[State]):
    """18Lilliput."""

    id = "lilliput"
    rules_versions = tuple(READINGS)
    min_players = 1
    max_players = 4
    options = Options
    action = LilliputAction
    event = LilliputEvent
    rule_ids = RULE_IDS
    message_keys = MESSAGE_KEYS
    chance_keys: ClassVar = {
        "first": ("0", "1", "2", "3"),
        "gulliver-(start|side|home-shape|home-turn)": None,
        "gulliver-(upgrade|site|shape|turn|share|company|home)/[0-9]{1,2}": None,
        "gulliver-(shape|turn)-[NSEW0-9]{2,8}/[0-9]{1,2}": None,
    }
    presented_by = "trainshed.titles.lilliput.presentation:LilliputPresentation"
    checked_by = "trainshed.titles.lilliput.checks:LilliputChecking"
    levels = bots.LEVELS
    solo_ranks = SOLO_LEADS
    deal = staticmethod(setup.deal)
    view = staticmethod(view)
    parts = staticmethod(rounds.parts)

    def box(self, edition: Edition) -> Box:
        return open_box(edition.options.data, edition.version)

    def rules(self, edition: Edition) -> Rules:
        options = edition.options
        return rules.rules(options.variant, options.upgrades, bool(options.data), self.box(edition))

    def outcome(self, state: State) -> Outcome:
        """The richest player wins; in a solo game nobody wins if Gulliver is richer."""
        winners = self.winners(state)
        return Outcome("lilliput-end-rounds" if winners else "lilliput-end-gulliver", winners)

    def solo_result(self, state: State) -> int | None:
        """The lead over Gulliver."""
        if not state.solo:
            return None
        own, his = (sum(parts.values()) for parts in self.parts(state))
        return own - his

    def turn(self, state: State) -> Hashable:
        """Count the turns still to come too: the last player of the way out is the first of the way back (1.3)."""
        return super().turn(state), sum(isinstance(step, Turn) for step in state.agenda[:-1])

    def revealed(self, state: State) -> int:
        return len(state.drawn)

    def known_chance(self, state: State) -> Mapping[str, tuple[str, ...]]:
        return {key: (name,) for key, name in state.drawn}
