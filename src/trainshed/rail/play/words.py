"""Messages of a title: their keys begin with its id, and its refusals name its rules."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from trainshed.core import Message, Refusal
from trainshed.core.message import Arg

from .naming import train_name


class Speaker:
    """Makes messages whose keys begin alike.

    >>> Speaker("rail-ask")("dividend", company="A").key
    'rail-ask-dividend'
    """

    def __init__(self, prefix: str) -> None:
        self._prefix = prefix

    def __call__(self, key: str, **args: Arg) -> Message:
        return Message(f"{self._prefix}-{key}", args)


class Refuser:
    """Makes refusals by the rules of a title.

    >>> Refuser("ireland")("4.10", "no-home").rule
    'ireland/4.10'
    """

    def __init__(self, title: str) -> None:
        self._title = title

    def __call__(self, rule: str, key: str, *about: str, **args: Arg) -> Refusal:
        return Refusal(f"{self._title}/{rule}", Message(f"{self._title}-refuse-{key}", args), about)


def fields_of(thing: Struct) -> dict[str, Arg]:
    """Return the fields of an event or an action as arguments: trains by their names, lists with commas, truth as
    `yes` and `no`.
    """
    return {name: _arg(name, value) for name, value in asdict(thing).items()}


def _arg(name: str, value: Any) -> Any:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ", ".join(map(str, value))
    return train_name(value) if name == "train" else value
