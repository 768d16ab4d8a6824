"""Next Station: London, by Matthew Dunstan: flip a card, draw a metro line; all players at once.

The modules follow the rule book: `map` and `cards` (the components), `rounds` (3.1, 3.2, 3.4, 3.5, 3.7), `drawing`
(3.3, 3.4, 3.9), `scoring` (3.6 to 3.8). Rule numbers are those of the rules shown in the app.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from trainshed.core import Chance, Message, Outcome, Score, Setup, Title
from trainshed.core.chance import order
from trainshed.core.title import round_tick

from . import bots, rounds, scoring
from .actions import LondonAction, LondonEvent
from .cards import CARDS, OBJECTIVES, POWERS
from .map import COLOURS
from .state import Options, State
from .view import LondonView, view
from .vocabulary import MESSAGE_KEYS, RULE_IDS


class London(Title[State]):
    """Next Station: London."""

    id = "london"
    rules_versions = (1,)
    min_players = 1
    max_players = 4
    options = Options
    action = LondonAction
    event = LondonEvent
    rule_ids = RULE_IDS
    message_keys = MESSAGE_KEYS
    chance_keys: ClassVar = {
        "pencils": COLOURS,
        "controller": ("0", "1", "2", "3"),
        "objectives": OBJECTIVES,
        "powers": POWERS,
        "deck/[1-4]": CARDS,
    }
    presented_by = "trainshed.titles.london.presentation:LondonPresentation"
    checked_by = "trainshed.titles.london.checks:LondonChecking"
    simultaneous = True
    levels = bots.LEVELS
    solo_ranks = scoring.SOLO_BANDS

    def deal(self, setup: Setup, options: Any) -> State:
        return rounds.deal(setup, options)

    def view(self, state: State, seat: int | None) -> LondonView:
        return view(state, seat)

    def scores(self, state: State) -> tuple[Score, ...]:
        return scoring.scores(state)

    def outcome(self, state: State) -> Outcome:
        winners = tuple(score.seat for score in scoring.scores(state) if score.place == 1)
        return Outcome("london-end-four-lines", winners)

    def solo_result(self, state: State) -> int | None:
        """The score without what is taken off for modules (3.7)."""
        if len(state.sheets) > 1:
            return None
        return scoring.scores(state)[0].total - scoring.solo_deduction(state.modules)

    def resample_hidden(self, state: State, seat: int | None, seed: int) -> State:
        """Reshuffle the cards not yet flipped, in this round and later ones; only their order is hidden."""
        resampled = state.copy()
        resampled.chance = Chance(seed)
        hidden = sorted(state.deck[state.flipped :])
        shuffled = order(seed, "imagined-deck", state.round, len(hidden))
        resampled.deck = state.deck[: state.flipped] + tuple(hidden[index] for index in shuffled)
        return resampled

    def tick(self, state: State) -> Message:
        return round_tick(state.round)

    def revealed(self, state: State) -> int:
        return state.round * 100 + state.flipped

    def known_chance(self, state: State) -> Mapping[str, tuple[str, ...]]:
        return rounds.known_chance(state)
