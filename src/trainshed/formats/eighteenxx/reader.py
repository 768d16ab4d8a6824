"""Read an 18xx.games file: its JSON, and the actions that are left after every undo and redo (ireland.md 17.1-17.4).

Nothing here knows a title. A file is data of strangers: whatever is wrong with it becomes a `BadFile`.
"""

from __future__ import annotations

import json
import re
from bisect import bisect_left
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from trainshed.core import Message
from trainshed.core.message import Arg
from trainshed.core.record import SIZE_LIMIT, Damage, too_large

MOST_ACTIONS = 10_000
"""Actions of one file; long games have about 2,000."""
_JSON = json.JSONDecoder()

FILE_MESSAGE_KEYS = tuple(
    f"file-{name}"
    for name in (
        *("not-json", "torn", "shape", "title", "players", "setup", "actions", "undo", "action-shape"),
        *("action-unknown", "refused", "no-place", "unknown-id", "revenue", "result", "ended-by-hand"),
        *(
            "export-title",
            "export-seed",
            "export-option",
            "export-refused",
            "export-differs",
            "export-late",
            "export-endless",
        ),
    )
)


def say(key: str, **args: Arg) -> Message:
    """Return a message about a file."""
    return Message(f"file-{key}", args)


class BadFile(ValueError):  # noqa: N818 - named by its cause
    """The file cannot be read at all. `damage` says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.key)
        self.damage = Damage(message)


class FilePlayer(Struct, frozen=True):
    """A player of the file. One without an id, as games of one browser may have, is named in the actions by name."""

    name: str
    id: int | str | None = None

    @property
    def key(self) -> str:
        """What actions and results call this player."""
        return self.name if self.id is None else str(self.id)


class FileRoute(Struct, frozen=True):
    """A train's route: the cells of each stretch between two stops, the stops, the revenue."""

    train: str
    connections: list[list[str]] = []
    nodes: list[str] = []
    revenue: int | None = None


class FileAction(Struct, frozen=True, omit_defaults=True):
    """An action as the file has it; which fields are there depends on its type."""

    type: str
    entity: int | str = ""
    entity_type: str = ""
    id: int = 0
    company: str | None = None
    corporation: str | None = None
    price: int | None = None
    share_price: int | str | None = None
    """The field of a par price; a number if shares change hands at another price than the market's."""
    shares: list[str] = []
    percent: int | None = None
    hex: str | None = None
    tile: str | None = None
    rotation: int | None = None
    city: str | None = None
    tokener: str | None = None
    routes: list[FileRoute] = []
    extra_revenue: int | None = None
    kind: str | None = None
    train: str | None = None
    exchange: str | None = None
    target: str | None = None
    choice: str | None = None

    def revenue(self) -> int | None:
        """Return what the file says a run earned; None if it is no run, or the file does not say."""
        if self.type != "run_routes" or any(route.revenue is None for route in self.routes):
            return None
        return sum(route.revenue or 0 for route in self.routes) + (self.extra_revenue or 0)

    def what(self) -> str:
        """Return the action in the file's own words, short: `DKR buy_train 2H-3 80`."""
        fields = (self.company, self.corporation, self.share_price, " ".join(self.shares), self.percent, self.hex)
        more = (self.tile, self.rotation, self.city, self.kind, self.train, self.exchange, self.target, self.choice)
        routes = " + ".join("-".join(route.nodes) for route in self.routes)
        said = (self.entity, self.type, *fields, *more, routes, self.price)
        return " ".join(str(part) for part in said if part not in (None, ""))[:200]


class GameFile(Struct, frozen=True):
    """A file: who plays what, and the actions that count."""

    title: str
    players: tuple[FilePlayer, ...]
    seed: int
    optional_rules: tuple[str, ...]
    actions: tuple[FileAction, ...]
    """Those that count, each followed by its automatic actions (which have its id)."""
    finished: bool = False
    result: dict[str, int] = {}
    damage: Damage | None = None
    """What stopped the reading after these actions, if anything did."""


class _Settings(Struct):
    seed: int | str | None = None
    optional_rules: list[str] | None = None


class _Head(Struct):
    """What undo and redo need of an action."""

    type: str
    id: int = 0
    action_id: int | UnsetType | None = UNSET


class _Around(Struct):
    """What is played of an action besides itself."""

    type: str
    id: int = 0
    auto_actions: list[Raw] | None = None


class _Envelope(Struct):
    title: str
    players: list[FilePlayer] = []
    actions: Raw = Raw(b"[]")
    id: int | str = 0
    settings: _Settings | None = None
    status: str | None = None
    result: dict[str, Any] | list[Any] | None = None


_head = msgspec.json.Decoder(_Head).decode
_heads = msgspec.json.Decoder(list[_Head]).decode
_raws = msgspec.json.Decoder(list[Raw]).decode
_around = msgspec.json.Decoder(_Around).decode
_action = msgspec.json.Decoder(FileAction).decode
IGNORED = ("message", "log")


def is_file(data: bytes) -> bool:
    """True if the data looks like an 18xx.games file rather than a record of our own."""
    start = data[:4096].lstrip()
    if not start.startswith(b"{") or re.search(rb'"setup"\s*:', start):
        return False
    return bool(re.search(rb'"(players|settings|actions|title)"\s*:', data))


def read(data: bytes) -> GameFile:
    """Read a file. Raise `BadFile` if nothing of it can be used."""
    if len(data) > SIZE_LIMIT:
        raise BadFile(too_large(len(data)).message)
    torn: Damage | None = None
    try:
        found = msgspec.json.decode(data, type=_Envelope)
    except msgspec.ValidationError as error:
        raise BadFile(say("shape", reason=_first_line(error))) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        salvaged = _salvage(data)
        if salvaged is None:
            raise BadFile(say("not-json", reason=_first_line(error))) from None
        found = salvaged
        torn = Damage(say("torn", actions=len(_split(found.actions))))
    actions, damage = _readable(effective(_split(found.actions)))
    settings = found.settings or _Settings()
    return GameFile(
        found.title,
        tuple(found.players),
        _seed(settings.seed, found.id),
        tuple(settings.optional_rules or ()),
        actions,
        found.status == "finished",
        {str(id): score for id, score in _scores(found.result) if isinstance(score, int)},
        damage or torn,
    )


def _scores(result: dict[str, Any] | list[Any] | None) -> Sequence[tuple[str, Any]]:
    return tuple(result.items()) if isinstance(result, dict) else ()


def _seed(seed: int | str | None, id: int | str) -> int:
    """Return the seed; without one the first digits of the file's id are it (ireland_files.md)."""
    if isinstance(seed, int):
        return seed
    digits = re.search(r"\d+", str(seed or id)[:40])
    return int(digits.group()) if digits else 0


def _split(actions: Raw) -> list[Raw]:
    """Return the actions one by one. Their heads are read first: anything else than actions fails at once."""
    try:
        count = len(_heads(actions))
    except (msgspec.ValidationError, msgspec.DecodeError, RecursionError) as error:
        raise BadFile(say("shape", reason=_first_line(error))) from None
    if count > MOST_ACTIONS:
        raise BadFile(say("actions", count=count, most=MOST_ACTIONS))
    return _raws(actions)


def effective(actions: Sequence[Raw]) -> list[Raw]:
    """Return the actions that are left after all undos and redos, in order (17.4).

    An undo cancels the last action that is left, or everything after the action it names; a redo brings back what the
    last undo cancelled, directly after undos. Messages are never cancelled and do not count.
    """
    heads = [_head(raw) for raw in actions]
    places = {head.id: place for place, head in reversed(list(enumerate(heads)))}
    left: list[int] = []
    cancelled: list[list[int]] = []
    for place, head in enumerate(heads):
        if head.type == "undo":
            if head.action_id is UNSET or head.action_id is None:
                start = left[-1] if left else place
            elif head.action_id == 0:
                start = 0
            elif head.action_id in places and places[head.action_id] < place:
                start = places[head.action_id] + 1
            else:
                raise BadFile(say("undo", id=_number(head.id)))
            keep = bisect_left(left, start)
            cancelled.append(left[keep:])
            del left[keep:]
        elif head.type == "redo":
            if not cancelled:
                raise BadFile(say("undo", id=_number(head.id)))
            left += cancelled.pop()
        elif head.type != "message":
            cancelled.clear()
            left.append(place)
    return [actions[place] for place in left]


def _readable(raws: Sequence[Raw]) -> tuple[tuple[FileAction, ...], Damage | None]:
    """Return the actions with their automatic ones, without programs and log entries, up to one that is unreadable."""
    found: list[FileAction] = []
    last = 0
    for raw in raws:
        try:
            head = _around(raw)
            if not 0 < head.id < 2**53 or head.id <= last:
                raise msgspec.ValidationError("ids must rise from 1")
            last = head.id
            for one in (raw, *(head.auto_actions or ())):
                if not _is_ignored(_head(one).type):
                    found.append(msgspec.structs.replace(_action(one), id=head.id))
        except (msgspec.ValidationError, msgspec.DecodeError, RecursionError) as error:
            where = _number(_head(raw).id)
            return tuple(found), Damage(say("action-shape", id=where, what="", reason=_first_line(error)))
    return tuple(found), None


def _is_ignored(type: str) -> bool:
    """True for what changes nothing in the game, whatever its fields are."""
    return type in IGNORED or type.startswith("program_")


def _number(id: int) -> str:
    """Return an id as text, short even if it is an enormous number."""
    return str(id) if abs(id) < 2**53 else "…"


def _salvage(data: bytes) -> _Envelope | None:
    """Recover title, players, settings and the complete actions of a file that is truncated."""
    text = data.decode("utf-8", "replace")
    actions = re.search(r'"actions"\s*:\s*\[', text)
    fields: dict[str, Any] = {}
    for name in ("title", "players", "settings", "id"):
        for start in re.finditer(rf'"{name}"\s*:\s*', text[: actions.start()] if actions else text):
            try:
                fields.setdefault(name, _JSON.raw_decode(text, start.end())[0])
            except (ValueError, RecursionError):
                continue
    if "title" not in fields or not fields.get("players"):
        return None
    try:
        found = msgspec.convert(fields, _Envelope)
    except msgspec.ValidationError:
        return None
    items: list[bytes] = []
    at = actions.end() if actions else len(text)
    while actions is not None and len(items) <= MOST_ACTIONS:
        try:
            item, at = _JSON.raw_decode(text, re.compile(r"\s*").match(text, at).end())  # type: ignore[union-attr]
        except (ValueError, RecursionError):
            break
        items.append(msgspec.json.encode(item))
        comma = re.compile(r"\s*,").match(text, at)
        if comma is None:
            break
        at = comma.end()
    found.actions = Raw(b"[" + b",".join(items) + b"]")
    return found


def _first_line(error: BaseException) -> str:
    return str(error).splitlines()[0][:200] if str(error) else type(error).__name__
