"""Choices of bots with their reasons, computed in a worker process."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import msgspec
from msgspec import Raw, Struct

from trainshed.bots import make
from trainshed.core import Action, Game, Message, Weighed
from trainshed.core.bot import reasons_of

log = logging.getLogger("trainshed.server")


class Explained(Struct, frozen=True):
    """A bot's choice as a job returns it."""

    action: Raw
    said: Message
    reasons: tuple[Message, ...]
    secret: bool = False


def explain_choice(game: Game, seat: int, level: str, seed: int) -> bytes:
    """Return what a bot would do and why, as JSON. If the bot fails, choose a random legal action."""
    try:
        weighed = make(game.setup.title, level, seed).weigh(game, seat)
        if game.why_not(weighed.action) is not None or weighed.action.seat != seat:
            raise ValueError(f"bot {level} chose {weighed.action}")
    except Exception:
        log.exception("bot failed", extra={"level": level})
        weighed = make(game.setup.title, "random", seed).weigh(game, seat)
    return msgspec.json.encode(_explained(game, weighed))


def explain_move(turns: Sequence[tuple[Game, int]], seat: int, level: str, move: Action) -> bytes:
    """Return why a bot made a move, as JSON; `null` if it makes another one now.

    `turns` are the positions in which it may have been chosen, each with the seed of that turn.
    """
    for game, seed in turns:
        weighed = make(game.setup.title, level, seed).weigh(game, seat)
        if weighed.action == move:
            return msgspec.json.encode(_explained(game, weighed))
    for game, seed in turns:  # a bot that fails, or takes too long, is replaced by a random one
        if make(game.setup.title, "random", seed).choose(game, seat) == move:
            replaced = Weighed(move, lambda: [Message("advice-out-of-time")])
            return msgspec.json.encode(_explained(game, replaced))
    return b"null"


def _explained(game: Game, weighed: Weighed) -> Explained:
    action = Raw(msgspec.json.encode(weighed.action))
    return Explained(action, game.describe(weighed.action), reasons_of(weighed, game.describe), weighed.secret)
