"""What the engine says: keys with arguments, never sentences.

Catalogues in four languages turn a `Message` into words (`trainshed.core.words`); a `Refusal` adds the rule that
forbids an action and the places on the table it is about.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct


class Message(Struct, frozen=True, gc=False):
    """A sentence to be: a key of the catalogues and its arguments, which may be messages themselves (a tile's name).

    >>> Message("london-ask-draw", {"player": "Ann"}).args["player"]
    'Ann'
    """

    key: str
    args: Mapping[str, Arg] = {}

    def __hash__(self) -> int:
        return hash((self.key, tuple(sorted(self.args.items()))))


Arg = str | int | Message
"""What stands in a sentence; a message in it is put into words first."""


class Refusal(Struct, frozen=True, gc=False):
    """Why an action is not legal: the rule's id, the reason, and the cells, cards or stations it is about."""

    rule: str
    message: Message
    about: tuple[str, ...] = ()


class Illegal(Exception):  # noqa: N818 - named by its cause, as in `raise Illegal(refusal)`
    """An action the rules forbid. `refusal` says why."""

    def __init__(self, refusal: Refusal, action: Any = None) -> None:
        super().__init__(f"{refusal.rule}: {refusal.message.key}")
        self.refusal = refusal
        self.action = action
