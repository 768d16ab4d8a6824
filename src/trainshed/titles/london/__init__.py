"""Next Station: London, by Matthew Dunstan: flip a card, draw a metro line; all players at once.

The modules follow the rule book: `map` and `cards` (the components), `rounds` (3.1, 3.2, 3.4, 3.5, 3.7), `drawing`
(3.3, 3.4, 3.9), `scoring` (3.6 to 3.8). Rule numbers are those of the rules shown in the app.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from trainshed.core import Action, Chance, Message, Outcome, Score, Setup, Title, register
from trainshed.core.chance import order

from . import board, bots, checks, picture, rounds, scoring, text
from .actions import ALL_ACTIONS, LondonAction
from .state import Options, State
from .view import LondonView, view
from .vocabulary import MESSAGE_KEYS, RULE_IDS


class London(Title[State]):
    """Next Station: London."""

    id = "london"
    rules_version = 1
    min_players = 1
    max_players = 4
    options = Options
    action = LondonAction
    rule_ids = RULE_IDS
    message_keys = MESSAGE_KEYS
    levels = bots.LEVELS

    def deal(self, setup: Setup, options: Any) -> State:
        return rounds.deal(setup, options)

    def view(self, state: State, seat: int | None) -> LondonView:
        return view(state, seat)

    def scores(self, state: State) -> tuple[Score, ...]:
        return scoring.scores(state)

    def outcome(self, state: State) -> Outcome:
        winners = tuple(score.seat for score in scoring.scores(state) if score.place == 1)
        return Outcome("london-end-four-lines", winners)

    def resample_hidden(self, state: State, seat: int | None, seed: int) -> State:
        """Reshuffle the cards not yet flipped, in this round and later ones; only their order is hidden."""
        resampled = state.copy()
        resampled.chance = Chance(seed)
        hidden = sorted(state.deck[state.flipped :])
        shuffled = order(seed, "imagined-deck", state.round, len(hidden))
        resampled.deck = state.deck[: state.flipped] + tuple(hidden[index] for index in shuffled)
        return resampled

    def board(self) -> board.LondonBoard:
        return board.BOARD

    def tick(self, state: State) -> int:
        return state.round

    def revealed(self, state: State) -> int:
        return state.round * 100 + state.flipped

    def known_chance(self, state: State) -> Mapping[str, tuple[str, ...]]:
        return rounds.known_chance(state)

    def violations(self, state: State) -> Iterable[str]:
        return checks.violations(state)

    def describe(self, state: State, action: Action) -> Message:
        return text.describe(state, action)

    def summary(self, state: State, seat: int | None) -> list[Message]:
        return text.summary(state, seat)

    def candidates(self, state: State, seat: int) -> Iterable[Action]:
        return ALL_ACTIONS[seat]

    def epilogue(self, state: State) -> list[Message]:
        return text.epilogue(state)

    def parse(self, state: State, seat: int, typed: str) -> Action | None:
        return text.parse(state, seat, typed)

    def svg(self, state: State, seat: int | None, **how: Any) -> str:
        return picture.svg(state, seat, **how)


register(London())
