"""Record: the file format of saved games, and a reader that tolerates damage.

A record is JSON with one action per line. Reading never raises on bad data: it returns the game after the valid prefix
and the damage that follows it, so that a truncated file loses only the part that was cut off.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from .action import Action
from .chance import BadChance
from .message import Arg, Illegal, Message
from .registry import UnknownTitle, find
from .setup import BadSetup, Setup

if TYPE_CHECKING:
    from .game import Game

FORMAT = 1
SIZE_LIMIT = 4 * 1024 * 1024
_JSON = json.JSONDecoder()


class Record(Struct, frozen=True):
    """A saved game: version of the file format, setup, actions."""

    format: int
    setup: Setup
    actions: tuple[Action, ...]

    def json(self) -> str:
        """Return the record as JSON text, one action per line."""
        encode = msgspec.json.encode
        lines = ",\n".join(encode(action).decode() for action in self.actions)
        head = f'{{"format": {self.format},\n"setup": {encode(self.setup).decode()},\n"actions": ['
        return f"{head}\n{lines}\n]}}\n" if lines else f"{head}]}}\n"


class Damage(Struct, frozen=True):
    """What is wrong with a record: the reason, and the index of the faulty action (None: the whole file)."""

    message: Message
    action: int | None = None


class Replay(Struct):
    """Result of reading a record: game after the valid prefix, number of actions in the file, damage (None: intact)."""

    game: Game | None
    total: int
    damage: Damage | None


class BadRecord(ValueError):  # noqa: N818 - named by its cause
    """The record cannot be replayed to its end. `replay` holds the valid prefix and the damage."""

    def __init__(self, replay: Replay) -> None:
        damage = replay.damage
        super().__init__(f"{damage.message.key} {dict(damage.message.args)}" if damage else "no game")
        self.replay = replay


RECORD_MESSAGE_KEYS = (
    "core-record-too-large",
    "core-record-not-json",
    "core-record-torn",
    "core-record-shape",
    "core-record-format",
    "core-record-title",
    "core-record-setup",
    "core-record-action-shape",
    "core-record-action-illegal",
)


class _Envelope(Struct):
    format: int
    setup: Setup
    actions: list[msgspec.Raw]


def read(source: Record | bytes | str, game_type: Callable[[Setup], Game]) -> Replay:
    """Replay a record as far as it is valid."""
    if isinstance(source, Record):
        return _play(source.setup, list(source.actions), None, game_type)
    data = source.encode("utf-8", "surrogatepass") if isinstance(source, str) else source
    if len(data) > SIZE_LIMIT:
        return Replay(None, 0, too_large(len(data)))
    torn: Damage | None = None
    try:
        envelope = msgspec.json.decode(data, type=_Envelope)
    except msgspec.ValidationError as error:
        return Replay(None, 0, Damage(Message("core-record-shape", {"reason": _first_line(error)})))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        salvaged = _salvage(data)
        if salvaged is None:
            return Replay(None, 0, Damage(Message("core-record-not-json", {"reason": _first_line(error)})))
        envelope = salvaged
        torn = Damage(Message("core-record-torn", {"actions": len(envelope.actions)}), len(envelope.actions))
    try:
        msgspec.json.encode(envelope.setup)
    except UnicodeEncodeError:  # JSON may contain half of a character
        return Replay(None, 0, Damage(Message("core-record-shape", {"reason": "setup: text that is no Unicode"})))
    if envelope.format != FORMAT:
        return Replay(None, 0, Damage(Message("core-record-format", {"format": envelope.format, "known": FORMAT})))
    return _play(envelope.setup, envelope.actions, torn, game_type)


def too_large(size: int) -> Damage:
    """Return the damage for a file that is too large to be read into memory."""
    args = {"size": size // 1024, "limit": SIZE_LIMIT // 1024}
    return Damage(Message("core-record-too-large", args))


def _play(setup: Setup, actions: list[Any], torn: Damage | None, game_type: Callable[[Setup], Game]) -> Replay:
    try:
        title = find(setup.title)
        game = game_type(setup)
    except UnknownTitle:
        return Replay(None, len(actions), Damage(Message("core-record-title", {"title": setup.title[:60]})))
    except (BadSetup, BadChance) as error:
        return Replay(None, len(actions), Damage(Message("core-record-setup", {"reason": _first_line(error)})))
    for number, item in enumerate(actions):
        try:
            action = item if isinstance(item, Action) else title.decode_action(item)
            msgspec.json.encode(action)  # raises if it contains half of a character
        except (msgspec.ValidationError, msgspec.DecodeError, RecursionError, UnicodeEncodeError) as error:
            reason: dict[str, Arg] = {"number": number + 1, "reason": _first_line(error)}
            damage = Damage(Message("core-record-action-shape", reason), number)
            return Replay(game, len(actions), damage)
        try:
            game.play(action)
        except Illegal as illegal:
            args: dict[str, Arg] = {"number": number + 1, "rule": illegal.refusal.rule}
            damage = Damage(Message("core-record-action-illegal", args), number)
            return Replay(game, len(actions), damage)
    return Replay(game, len(actions), torn)


def _salvage(data: bytes) -> _Envelope | None:
    """Recover the setup and the complete actions of a file that is truncated or overwritten after them."""
    text = data.decode("utf-8", "replace")
    version = re.search(r'"format"\s*:\s*(\d{1,9})', text)
    start = re.search(r'"setup"\s*:\s*', text)
    if version is None or start is None:
        return None
    try:
        setup, end = _JSON.raw_decode(text, start.end())
        found = _Envelope(int(version.group(1)), msgspec.convert(setup, Setup), [])
    except (ValueError, RecursionError):  # msgspec.ValidationError is a ValueError
        return None
    opening = re.compile(r'\s*,\s*"actions"\s*:\s*\[').match(text, end)
    if opening is not None:
        found.actions.extend(_complete_items(text, opening.end()))
    return found


def _complete_items(text: str, at: int) -> Iterator[msgspec.Raw]:
    """Yield the items of a JSON array up to the first incomplete one."""
    blank = re.compile(r"\s*")
    while True:
        try:
            item, at = _JSON.raw_decode(text, blank.match(text, at).end())  # type: ignore[union-attr]
            encoded = msgspec.json.encode(item)
        except (ValueError, RecursionError):  # also an item with half of a character
            return
        yield msgspec.Raw(encoded)
        comma = re.compile(r"\s*,").match(text, at)
        if comma is None:
            return
        at = comma.end()


def _first_line(error: BaseException) -> str:
    text = str(error).encode(errors="replace").decode()  # it may quote half of a character
    return text.splitlines()[0][:200] if text else type(error).__name__
