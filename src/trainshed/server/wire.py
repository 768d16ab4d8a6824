"""What goes over the wire between the page and the server. The OpenAPI, and the page's types, come from these."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from trainshed.core import Message, Outcome, Refusal, Score

Name = Annotated[str, Meta(max_length=40, description="A name people see; empty: none chosen")]
Key = Annotated[str, Meta(min_length=1, max_length=64, description="Chosen by the sender; the same key acts once")]
Seat = Annotated[int, Meta(ge=0, le=99)]
Version = Annotated[int, Meta(ge=0, le=2**31 - 1, description="The number of the last thing that happened")]
Language = Literal["en", "cs", "de", "pl"]


class RequestBody(Struct, frozen=True, forbid_unknown_fields=True):
    """What the page sends: nothing unknown passes."""


# titles and people


class OptionInfo(Struct, frozen=True):
    """One thing to agree on beforehand."""

    name: str
    type: Literal["bool", "int", "text", "choice", "order", "seat", "other"]
    default: Any
    choices: tuple[str, ...] = ()
    """Of a choice: one of them; of an order: all of them, in an order of one's own (none: by lot)."""
    may_be_empty: bool = False
    """Null is a value of its own; of a seat: by lot."""
    least: int | None = None
    most: int | None = None
    """What a number may be."""
    players: tuple[int, int] | None = None
    """With how many players (fewest, most) it has an effect; null: always."""


class TitleInfo(Struct, frozen=True):
    """A game that can be played here."""

    id: str
    rules: int
    min_players: int
    max_players: int
    options: tuple[OptionInfo, ...]
    levels: tuple[str, ...]
    """Bot levels, weakest first."""
    daily: bool
    board: Any
    """What of the table never changes; each title has its own struct."""


class Me(Struct, frozen=True):
    """Who this browser is."""

    name: str
    language: Language | None


class MeRequest(RequestBody, frozen=True):
    name: Name = ""
    language: Language | None = None


# tables


class SeatRequest(RequestBody, frozen=True):
    """Who is to sit here: me, a friend by link, a bot, or somebody at this screen."""

    kind: Literal["me", "friend", "bot", "hotseat"]
    name: Name = ""
    level: Annotated[str, Meta(max_length=40)] = ""


class TableRequest(RequestBody, frozen=True):
    """A new table. A chosen seed is for practice: only without friends' seats."""

    title: Annotated[str, Meta(max_length=60)]
    seats: Annotated[tuple[SeatRequest, ...], Meta(min_length=1, max_length=20)]
    options: dict[str, Any] = {}
    seed: Annotated[int, Meta(ge=0, lt=2**53)] | None = None


class CheckRequest(RequestBody, frozen=True):
    """A table that might be made."""

    players: Annotated[int, Meta(ge=1, le=20)]
    options: dict[str, Any] = {}
    seed: Annotated[int, Meta(ge=0, lt=2**53)] | None = None


class Good(Struct, frozen=True):
    """Nothing is wrong with it."""

    ok: bool = True


class PiecesRequest(RequestBody, frozen=True):
    options: dict[str, Any] = {}


class Made(Struct, frozen=True):
    """The table that was made (or had been)."""

    id: str


class TableSummary(Struct, frozen=True):
    """One of my tables in the list."""

    id: str
    title: str
    names: tuple[str, ...]
    levels: tuple[str, ...]
    """By seat the level of its bot; empty for a person."""
    waiting: tuple[int, ...]
    """The seats that owe an action."""
    my_turn: bool
    over: bool
    moves: int
    daily: str | None
    updated: float


class SeatView(Struct, frozen=True):
    """A seat at the table."""

    seat: int
    kind: Literal["person", "bot"]
    name: str
    level: str
    taken: bool
    mine: bool
    here: bool
    """Whether somebody who holds it has the page open."""
    token: str | None = None
    """The secret of the seat's link; only the host sees it, until the seat is taken."""
    stand_in: str | None = None
    """The level of the bot that plays for the person who is away."""


class Asked(Struct, frozen=True):
    """A seat is to act, and is asked this."""

    seat: int
    question: Message


class UndoAsk(Struct, frozen=True):
    """Somebody asks to take back: back to position `to`, if all in `needs` agree."""

    seat: int
    to: int
    needs: tuple[int, ...]
    granted: tuple[int, ...]


class UndoState(Struct, frozen=True):
    """What taking back would mean for the seat that looks."""

    now: Literal["nothing", "free", "ask", "never"]
    needs: tuple[int, ...] = ()
    """Whose consent it takes."""
    ask: UndoAsk | None = None
    """The request that is open, whoever made it."""


class TableView(Struct, frozen=True):
    """The table as one seat (or a spectator) may see it."""

    id: str
    title: str
    options: Mapping[str, Any]
    host: bool
    """Whether I am the host."""
    seat: int | None
    """The seat this is seen from; None: a spectator."""
    mine: tuple[int, ...]
    seats: tuple[SeatView, ...]
    version: int
    moves: int
    """How many actions the game has, without those taken back."""
    at: int
    """The position shown; `moves` is the present."""
    ticks: tuple[int, ...]
    """The positions at which a new part (a round, say) begins; the ticks of the history."""
    waiting: tuple[Asked, ...]
    view: Any
    """What the title shows; each title has its own struct."""
    over: bool
    outcome: Outcome | None
    scores: tuple[Score, ...]
    undo: UndoState
    daily: str | None
    rematch: str | None


# the log, the chat and the stream


class LogEntry(Struct, frozen=True):
    """One action (or the deal, or a taking back) and what happened with it.

    `seat` is None for the deal. `move` is the position the action led to in the present line; None if taken back.
    """

    n: int
    kind: Literal["deal", "act", "undo", "ask", "decline", "seat"]
    seat: int | None
    messages: tuple[Message, ...]
    time: float
    tick: int = 0
    move: int | None = None
    undone: bool = False
    undoes: tuple[int, ...] = ()
    """The numbers of the entries an `undo` takes back."""


class ChatMessage(Struct, frozen=True):
    """Something said at the table; always shown as text."""

    n: int
    seat: int | None
    name: str
    text: str
    time: float


class Log(Struct, frozen=True):
    """What happened after `since`."""

    version: int
    entries: tuple[LogEntry, ...]
    chat: tuple[ChatMessage, ...]


class Change(Struct, frozen=True, tag="change"):
    """The table has changed: everything since the last message, and the table as it is now."""

    n: int
    entries: tuple[LogEntry, ...]
    chat: tuple[ChatMessage, ...]
    table: TableView


class Here(Struct, frozen=True, tag="here"):
    """Who has the page open: seats, and how many spectators."""

    seats: tuple[int, ...]
    watching: int


class Beat(Struct, frozen=True, tag="beat"):
    """Still here. `n` is the table's version: ask again if yours is lower."""

    n: int


Live = Change | Here | Beat


# commands


class ActionRequest(RequestBody, frozen=True):
    """An action of a seat. `version` is that of the table the sender saw."""

    seat: Seat
    version: Version
    key: Key
    action: dict[str, Any]


class Played(Struct, frozen=True):
    """Done, and stored: the number it has at the table."""

    n: int


class WhyRequest(RequestBody, frozen=True):
    seat: Seat
    action: dict[str, Any]


class Why(Struct, frozen=True):
    """Why an action is not legal; null when it is."""

    refusal: Refusal | None


class UndoRequest(RequestBody, frozen=True):
    """Take back my last action (`ask`: done at once where it is free), or answer somebody's request."""

    seat: Seat
    version: Version
    key: Key
    what: Literal["ask", "withdraw", "grant", "decline"]


class ClaimRequest(RequestBody, frozen=True):
    token: Annotated[str, Meta(max_length=64)]
    name: Name = ""


class Claimed(Struct, frozen=True):
    seat: int


class NameRequest(RequestBody, frozen=True):
    name: Name


class StandInRequest(RequestBody, frozen=True):
    """A bot of this level plays for the seat until the person comes back; null: the person is back."""

    level: Annotated[str, Meta(max_length=40)] | None
    key: Key


class ChatRequest(RequestBody, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    key: Key


class CloneRequest(RequestBody, frozen=True):
    at: Annotated[int, Meta(ge=0, le=2**31 - 1)]


# the daily board


class DailyResult(Struct, frozen=True):
    """One of the day's results."""

    name: str
    total: int
    mine: bool
    table: str | None
    """To look at the board; only once one's own is finished."""
    level: str = ""
    """Of a bot."""


class Daily(Struct, frozen=True):
    """The day's board: the same chance for everybody."""

    title: str
    day: str
    table: str | None
    """My table, if I have begun."""
    total: int | None
    """My result, once finished."""
    results: tuple[DailyResult, ...]


class CourseStep(Struct, frozen=True):
    """A position of a daily board, as everybody may see it."""

    moment: int
    """How much chance lay open: the clock that all boards of a day share. The end comes after all of it."""
    view: Any
    """What the title shows; each title has its own struct."""


class Course(Struct, frozen=True):
    """A finished daily board from the deal to the end, to be laid over another one of the same day."""

    table: str
    name: str
    total: int
    mine: bool
    steps: tuple[CourseStep, ...]
    level: str = ""
    """Of a bot."""


# answers that are not what was hoped for


class Problem(Struct, frozen=True):
    """What is wrong with a request. `reason` is a key for the page's catalogue, `detail` English for developers."""

    reason: str
    detail: str
    refusal: Refusal | None = None
    """Why the rules forbid the action."""
    damage: Message | None = None
    """What is wrong with an uploaded record, and `at` which action (from 0)."""
    at: int | None = None
    missed: Log | None = None
    """With a stale command: what its sender had not seen."""
