"""Messages of 18Ireland."""

from __future__ import annotations

from trainshed.core import Message, Refusal
from trainshed.core.message import Arg


def ask(key: str, **args: Arg) -> Message:
    """Return a question."""
    return Message(f"ireland-ask-{key}", args)


def say(key: str, **args: Arg) -> Message:
    """Return a line of the log."""
    return Message(f"ireland-log-{key}", args)


def refuse(rule: str, key: str, *about: str, **args: Arg) -> Refusal:
    """Return a refusal by a rule of the rule book."""
    return Refusal(f"ireland/{rule}", Message(f"ireland-refuse-{key}", args), about)
