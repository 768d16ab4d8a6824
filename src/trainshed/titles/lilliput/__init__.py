"""18Lilliput, by Leonhard Orgler: a small railway game with action cards; the map grows from the tile Mildendo.

The modules follow the rule book: `setup` (1.2), `rounds` (1.3, 1.9, 1.10), `turns` and `laying` (1.4), `depot` and
`trains` (1.5), `shares` (1.6), `stations` (1.7), `characters` (1.7a), `routes` and `running` (1.8), `gulliver` (1.14),
`scenarios` (1.15). `box` reads the game's numbers from `data`. Rule numbers are those of the rules shown in the app;
rulings (R) and the sections of the model (7.x, 10.x) are in `docs/lilliput-rulings.md`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from trainshed.core import Chance, Message, Outcome, Score, Setup, Title
from trainshed.core.title import round_tick
from trainshed.rail.play.state import Edition

from . import bots, rounds, setup
from .actions import LilliputAction
from .box import Box, open_box
from .events import LilliputEvent
from .state import Options, State
from .view import LilliputView, view
from .vocabulary import MESSAGE_KEYS, RULE_IDS


class Lilliput(Title[State]):
    """18Lilliput."""

    id = "lilliput"
    rules_versions = (1,)
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
    has_previews = True
    levels = bots.LEVELS

    def deal(self, setup_: Setup, options: Any) -> State:
        return setup.deal(setup_, options)

    def box(self, edition: Edition) -> Box:
        """Return the box of an edition."""
        return open_box(edition.options.data)

    def rules(self, edition: Edition) -> None:
        """The rules are still the steps themselves."""

    def view(self, state: State, seat: int | None) -> LilliputView:
        return view(state, seat)

    def scores(self, state: State) -> tuple[Score, ...]:
        return rounds.scores(state)

    def outcome(self, state: State) -> Outcome:
        """The richest player wins; in a solo game nobody wins if Gulliver is richer."""
        winners = tuple(score.seat for score in rounds.scores(state) if score.place == 1)
        return Outcome("lilliput-end-rounds" if winners else "lilliput-end-gulliver", winners)

    def resample_hidden(self, state: State, seat: int | None, seed: int) -> State:
        """Only Gulliver's future draws are hidden."""
        resampled = state.copy()
        resampled.chance = Chance(seed)
        return resampled

    def tick(self, state: State) -> Message:
        return round_tick(state.round.number)

    def revealed(self, state: State) -> int:
        return len(state.drawn)

    def known_chance(self, state: State) -> Mapping[str, tuple[str, ...]]:
        return {key: (name,) for key, name in state.drawn}

    def needs_sandbox(self, options: Any) -> bool:
        """True if the box was corrected: the corrections may hold anything."""
        return bool(options.data)
