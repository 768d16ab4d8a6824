"""18Lilliput, by Leonhard Orgler: a small railway game with action cards; the map grows from the tile Mildendo.

The modules follow the rule book: `setup` (1.2), `rounds` (1.3, 1.9, 1.10), `turns` and `laying` (1.4), `depot` and
`trains` (1.5), `shares` (1.6), `stations` (1.7), `characters` (1.7a), `routes` and `running` (1.8), `gulliver` (1.14),
`scenarios` (1.15). `facts` reads the game's numbers from `data`. Rule numbers are those of the rules shown in the app;
rulings (R) and the sections of the model (7.x, 10.x) are in `docs/lilliput-rulings.md`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from trainshed.core import Action, Chance, Message, Outcome, Score, Setup, Title, register
from trainshed.rail.draw.reached import MapReach

from . import bots, candidates, checks, layers, picture, rounds, setup, text
from . import pieces as box
from .actions import LilliputAction
from .state import Options, State
from .view import LilliputView, view
from .vocabulary import MESSAGE_KEYS, RULE_IDS


class Lilliput(Title[State]):
    """18Lilliput."""

    id = "lilliput"
    rules_version = 1
    min_players = 1
    max_players = 4
    options = Options
    action = LilliputAction
    rule_ids = RULE_IDS
    message_keys = MESSAGE_KEYS
    levels = bots.LEVELS

    def deal(self, setup_: Setup, options: Any) -> State:
        return setup.deal(setup_, options)

    def view(self, state: State, seat: int | None) -> LilliputView:
        return view(state, seat)

    def scores(self, state: State) -> tuple[Score, ...]:
        return rounds.scores(state)

    def outcome(self, state: State) -> Outcome:
        """Return the outcome: the richest players win; in a solo game nobody wins if Gulliver is richer."""
        winners = tuple(score.seat for score in rounds.scores(state) if score.place == 1)
        return Outcome("lilliput-end-rounds" if winners else "lilliput-end-gulliver", winners)

    def resample_hidden(self, state: State, seat: int | None, seed: int) -> State:
        """Replace the source of chance. Only future random draws, Gulliver's, are hidden."""
        resampled = state.copy()
        resampled.chance = Chance(seed)
        return resampled

    def pieces(self, options: Any) -> box.LilliputPieces:
        return box.pieces(options)

    def reach(self, state: State, company: str) -> MapReach | None:
        return layers.reach(state, company)

    def needs_sandbox(self, options: Any) -> bool:
        """True if the options correct the box data, because corrected data may hold anything."""
        return bool(options.data)

    def tick(self, state: State) -> int:
        return state.round

    def violations(self, state: State) -> Iterable[str]:
        return checks.violations(state)

    def describe(self, state: State, action: Action) -> Message:
        return text.describe(state, action)

    def summary(self, state: State, seat: int | None) -> list[Message]:
        return text.summary(state, seat)

    def candidates(self, state: State, seat: int) -> Iterable[Action]:
        return candidates.candidates(state, seat)

    def epilogue(self, state: State) -> list[Message]:
        return text.epilogue(state)

    def parse(self, state: State, seat: int, typed: str) -> Action | None:
        return text.parse(state, seat, typed)

    def svg(self, state: State, seat: int | None, **how: Any) -> str:
        return picture.svg(state, seat, **how)


register(Lilliput())
