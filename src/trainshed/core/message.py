"""Translatable messages: catalogue keys with arguments. The engine itself never builds sentences.

Catalogues in four languages translate a `Message` into text (`trainshed.core.words`). A `Refusal` adds the rule that
forbids an action, and the objects on the table it is about.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct


class Message(Struct, frozen=True, gc=False):
    """Translatable message: catalogue key and arguments. An argument may be a message too (a tile's name).

    >>> Message("london-ask-draw", {"player": "Ann"}).args["player"]
    'Ann'
    """

    key: str
    args: Mapping[str, Arg] = {}

    def __hash__(self) -> int:
        return hash((self.key, tuple(sorted(self.args.items()))))


Arg = str | int | Message
"""An argument of a message. A nested message is translated first."""


def money(amount: int) -> Message:
    """Return an amount of money as an argument; it is shown with the currency of the title (`<title>-money`)."""
    return Message("money", {"amount": amount})


class Refusal(Struct, frozen=True, gc=False):
    """Why an action is illegal: the rule's id, the reason, and the cells, cards or stations it is about."""

    rule: str
    message: Message
    about: tuple[str, ...] = ()


class Illegal(Exception):  # noqa: N818 - named by its cause, as in `raise Illegal(refusal)`
    """The rules forbid the action. `refusal` says why."""

    def __init__(self, refusal: Refusal, action: Any = None) -> None:
        super().__init__(f"{refusal.rule}: {refusal.message.key}")
        self.refusal = refusal
        self.action = action
