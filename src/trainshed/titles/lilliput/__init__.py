"""18Lilliput, by Leonhard Orgler: a small railway game of action cards on a map that grows from Mildendo.

The files follow the rule book: `setup` (1.2), `rounds` (1.3, 1.9, 1.10), `turns` and `laying` (1.4), `depot` and
`trains` (1.5), `shares` (1.6), `stations` (1.7), `characters` (1.7a), `routes` and `running` (1.8), `gulliver` (1.14),
`scenarios` (1.15). Facts come from `data` by way of `facts`. Rule numbers are those of the rules shown in the app.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from trainshed.core import Action, Chance, Message, Outcome, Score, Setup, Title, View

from . import checks, rounds, setup
from .actions import LilliputAction
from .state import Options, State


class Lilliput(Title[State]):
    """18Lilliput."""

    id = "lilliput"
    rules_version = 1
    min_players = 1
    max_players = 4
    options = Options
    action = LilliputAction
    rule_ids = ()
    message_keys = ()
    levels = {}

    def deal(self, setup_: Setup, options: Any) -> State:
        return setup.deal(setup_, options)

    def view(self, state: State, seat: int | None) -> View:
        return View()

    def scores(self, state: State) -> tuple[Score, ...]:
        return rounds.scores(state)

    def outcome(self, state: State) -> Outcome:
        """Alone, nobody wins when Gulliver is richer."""
        winners = tuple(score.seat for score in rounds.scores(state) if score.place == 1)
        return Outcome("lilliput-end-rounds" if winners else "lilliput-end-gulliver", winners)

    def imagine(self, state: State, seat: int | None, seed: int) -> State:  # noqa: ARG002 - all seats know the same
        """Only chance to come is hidden: Gulliver's draws."""
        imagined = state.copy()
        imagined.chance = Chance(seed)
        return imagined

    def violations(self, state: State) -> Iterable[str]:
        return checks.violations(state)

    def describe(self, state: State, action: Action) -> Message:
        return Message("x")

    def tell(self, state: State, seat: int | None) -> list[Message]:
        return []
