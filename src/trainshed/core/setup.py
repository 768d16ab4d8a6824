"""Setup: all that is fixed before the first action."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from .chance import SEED_LIMIT, Chance
from .message import Refusal

NAME_LIMIT = 40


class BadSetup(ValueError):  # noqa: N818 - named by its cause
    """A game that cannot be started as asked; the text names the field, a `refusal` the rule if there is one."""

    def __init__(self, text: str, refusal: Refusal | None = None) -> None:
        super().__init__(text)
        self.refusal = refusal


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """Title, rules version, players, options, seed; and chance outcomes fixed beforehand, by purpose."""

    title: str
    rules: int
    players: tuple[str, ...]
    seed: int
    options: Mapping[str, Any] = {}
    chance: Mapping[str, tuple[str, ...]] = {}

    def source(self) -> Chance:
        return Chance(self.seed, self.chance)


def check_names_and_seed(setup: Setup) -> None:
    """Refuse names no table could show and seeds JSON could not carry."""
    for number, name in enumerate(setup.players):
        if not name.strip() or len(name) > NAME_LIMIT or not name.isprintable():
            raise BadSetup(f"players[{number}]: a name is 1 to {NAME_LIMIT} printable characters")
    if len(set(setup.players)) < len(setup.players):
        raise BadSetup("players: two players have the same name")
    if not 0 <= setup.seed < SEED_LIMIT:
        raise BadSetup(f"seed: must be from 0 to {SEED_LIMIT - 1}")
