"""Setup: everything that is fixed before the first action."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from .chance import SEED_LIMIT, Chance
from .message import Refusal

NAME_LIMIT = 40


class BadSetup(ValueError):  # noqa: N818 - named by its cause
    """The game cannot be started with this setup. The text names the field; `refusal`, if any, names the rule."""

    def __init__(self, text: str, refusal: Refusal | None = None) -> None:
        super().__init__(text)
        self.refusal = refusal


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """Title, rules version, players, seed, options, and scripted chance outcomes by purpose."""

    title: str
    rules: int
    players: tuple[str, ...]
    seed: int
    options: Mapping[str, Any] = {}
    chance: Mapping[str, tuple[str, ...]] = {}

    def source(self) -> Chance:
        return Chance(self.seed, self.chance)


def check_texts_and_seed(setup: Setup) -> None:
    """Reject texts that cannot be displayed, duplicate names, and seeds that are not exact in JSON."""
    for number, name in enumerate(setup.players):
        if not name.strip() or len(name) > NAME_LIMIT or not name.isprintable():
            raise BadSetup(f"players[{number}]: a name is 1 to {NAME_LIMIT} printable characters")
    if len(set(setup.players)) < len(setup.players):
        raise BadSetup("players: two players have the same name")
    if not 0 <= setup.seed < SEED_LIMIT:
        raise BadSetup(f"seed: must be from 0 to {SEED_LIMIT - 1}")
    if not _readable(setup.options):
        raise BadSetup("options: a text has characters that cannot be displayed")


def _readable(value: Any) -> bool:
    """True if every text in it, such as the name of a company in a scenario, can be displayed."""
    left = [value]
    while left:
        item = left.pop()
        if isinstance(item, Mapping):
            left += [*item, *item.values()]
        elif isinstance(item, list | tuple):
            left += item
        elif isinstance(item, str) and not all(letter.isprintable() or letter in "\n\t\xa0" for letter in item):
            return False
    return True
