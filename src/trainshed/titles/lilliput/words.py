"""Questions and refusals by rules of this game; names of tiles by colour, content and shape, never by a number."""

from __future__ import annotations

from functools import partial

from trainshed.core import Message, Refusal
from trainshed.core.message import Arg
from trainshed.rail.play import naming

tile_name = partial(naming.tile_name, "lilliput-tile")
tile_name_or_id = partial(naming.tile_name_or_id, "lilliput-tile")


def ask(key: str, **args: Arg) -> Message:
    return Message(f"lilliput-ask-{key}", args)


def refuse(rule: str, key: str, *about: str, **args: Arg) -> Refusal:
    return Refusal(f"lilliput/{rule}", Message(f"lilliput-refuse-{key}", args), about)
