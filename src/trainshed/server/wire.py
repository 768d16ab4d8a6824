"""Messages between the page and the server. The OpenAPI document and the page's types are generated from these."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from trainshed.core import Message, Outcome, Refusal, Score
from trainshed.rail.play.actions import RouteChoice

Name = Annotated[str, Meta(max_length=40, description="A name people see; empty: none chosen")]
Key = Annotated[
    str,
    Meta(min_length=1, max_length=64, pattern="^[!-~]+$", description="Chosen by the sender; the same key acts once"),
]
Seat = Annotated[int, Meta(ge=0, le=99)]
Version = Annotated[int, Meta(ge=0, le=2**31 - 1, description="The number of the last thing that happened")]
UndoPolicy = Literal["free", "ask", "none"]
"""How actions are taken back at a table: freely while nothing hidden was revealed since; with consent of the people
affected; not at all."""
HelpLevel = Literal["none", "values", "full"]
"""What the page works out for players: nothing; what follows from a choice at once; also best runs and suggestions."""
EndedHow = Literal["agreed", "given-up"]
"""How a game ended before its rules ended it: all agreed, or the last person at the table gave up."""
Language = Literal["en", "cs", "de", "pl"]


class RequestBody(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of request bodies: reject unknown fields."""


# titles and people


class OptionInfo(Struct, frozen=True):
    """One option of a title, chosen before the game starts."""

    name: str
    type: Literal["bool", "int", "text", "choice", "order", "seat", "other"]
    default: Any
    choices: tuple[str, ...] = ()
    """For `choice`: the possible values. For `order`: the items to put in order (an empty value: random order)."""
    may_be_empty: bool = False
    """True if null is a valid value; for a seat it means random."""
    least: int | None = None
    most: int | None = None
    """`least` and `most` are the limits of an int."""
    players: tuple[int, int] | None = None
    """Player counts (fewest, most) for which the option has an effect; null: all."""


class PresetInfo(Struct, frozen=True):
    """A named set of options: those that differ from their defaults."""

    name: str
    options: Mapping[str, Any]


class TitleInfo(Struct, frozen=True):
    """A title that can be played on this server."""

    id: str
    rules: int
    min_players: int
    max_players: int
    options: tuple[OptionInfo, ...]
    presets: tuple[PresetInfo, ...]
    """Named sets of options, the usual one first."""
    levels: tuple[str, ...]
    """Bot levels, weakest first."""
    daily: bool
    released: bool
    """False: announced, but the page cannot show it yet."""
    lesson: bool
    """True if there is a guided first game."""
    previews: bool
    """True if the page works something out for players; a table then has a help level."""
    board: Any
    """Constant data of the title, such as a printed map; each title has its own struct."""


class Me(Struct, frozen=True):
    """Name and language of the person who uses this browser."""

    name: str
    language: Language | None


class MeRequest(RequestBody, frozen=True):
    name: Name = ""
    language: Language | None = None


# tables


class SeatRequest(RequestBody, frozen=True):
    """Who gets this seat: me, a friend by link, a bot, or somebody at this screen."""

    kind: Literal["me", "friend", "bot", "hotseat"]
    name: Name = ""
    level: Annotated[str, Meta(max_length=40)] = ""


class TableRequest(RequestBody, frozen=True):
    """A new table. A chosen seed is for practice and is allowed only without friends' seats."""

    title: Annotated[str, Meta(max_length=60)]
    seats: Annotated[tuple[SeatRequest, ...], Meta(min_length=1, max_length=20)]
    options: dict[str, Any] = {}
    seed: Annotated[int, Meta(ge=0, lt=2**53)] | None = None
    undo: UndoPolicy = "free"
    help: HelpLevel = "full"


class CheckRequest(RequestBody, frozen=True):
    """The setup of a table, to be checked without making it."""

    players: Annotated[int, Meta(ge=1, le=20)]
    options: dict[str, Any] = {}
    seed: Annotated[int, Meta(ge=0, lt=2**53)] | None = None


class CheckResult(Struct, frozen=True):
    """The checked setup is valid."""

    ok: bool = True


class PiecesRequest(RequestBody, frozen=True):
    options: dict[str, Any] = {}


class TableCreated(Struct, frozen=True):
    """The id of the table that was made, or already existed."""

    id: str


class FileView(Struct, frozen=True, kw_only=True):
    """What a game file contains, before a table is made of it."""

    source: Literal["record", "18xx"]
    """Our own record, which is not looked into further, or a file of 18xx.games."""
    title: str = ""
    """Our title; empty: not known."""
    players: tuple[str, ...] = ()
    moves: int = 0
    """Actions that can be played here, of `total` in the file."""
    total: int = 0
    over: bool = False
    tick: Message | None = None
    """The part of the game reached."""
    totals: tuple[int, ...] = ()
    """The scores of a finished game."""
    damage: Message | None = None
    """What is wrong with it, after its valid part."""
    notes: tuple[Message, ...] = ()


class ProgramView(Struct, frozen=True):
    """Orders of a seat, as their owner sees them."""

    id: int
    program: Any
    """Each title has its own programs."""
    stopped: Message | None = None
    """Why it has ended; null: it is in force."""


class SeatView(Struct, frozen=True):
    """A seat at the table."""

    seat: int
    kind: Literal["person", "bot"]
    name: str
    level: str
    taken: bool
    mine: bool
    here: bool
    """True for a bot, or if the seat's person has the page open."""
    token: str | None = None
    """The secret token of the seat's link. Only the host gets it, and only until the seat is taken."""
    stand_in: str | None = None
    """The level of the bot that plays for the absent person; null: none."""
    programs: tuple[ProgramView, ...] = ()
    """The orders its person has left; empty for everybody else."""


class PendingDecision(Struct, frozen=True):
    """A seat that is to act, and the question it has to decide."""

    seat: int
    question: Message


UndoChange = Literal["take-back", "restart-turn", "back-to", "redo"]
"""Changes of the game that add no action: undo the last decision, a turn, everything after a position; redo."""


RequestedChange = UndoChange | Literal["end"]
"""What others can be asked to agree to: an undo or redo, or the end of the game as it stands."""


UndoNow = Literal["nothing", "free", "ask", "never", "none"]


class UndoProposal(Struct, frozen=True):
    """An open request of `seat` to go to position `to`, if all seats in `needs` agree. `granted`: those that have."""

    seat: int
    to: int
    needs: tuple[int, ...]
    granted: tuple[int, ...]
    what: RequestedChange = "take-back"
    n: int = 0
    """The number of the entry that made it; who answers names it."""


class UndoOption(Struct, frozen=True):
    """A possible change: the position it leads to, the number of actions removed or restored, the consent it needs."""

    to: int
    actions: int
    needs: tuple[int, ...] = ()


class UndoState(Struct, frozen=True):
    """What the viewing seat can undo and redo."""

    policy: UndoPolicy
    now: UndoNow
    """Taking back: there is nothing, at once, only with consent, never (a daily board), not at this table."""
    back: UndoOption | None = None
    """Take back: to the last decision of a person."""
    turn: UndoOption | None = None
    """Restart the turn; null if that is the same as taking back."""
    redo: UndoOption | None = None
    """Restore what was undone last."""
    free_from: int = 0
    """The lowest position that needs no consent to go back to."""
    ask: UndoProposal | None = None
    """The open request of any seat."""


class Tick(Struct, frozen=True):
    """The position at which a part of the game begins, and its name."""

    at: int
    name: Message


class SoloResult(Struct, frozen=True):
    """Where a finished solo game stands on the title's scale of ranks."""

    result: int
    """What the rank is read from, such as the score or the lead over an opponent of the rules."""
    ranks: tuple[int, ...]
    """The highest result of each rank but the last, lowest rank first."""


class TableView(Struct, frozen=True):
    """The table as one seat (or a spectator) may see it."""

    id: str
    title: str
    options: Mapping[str, Any]
    host: bool
    """True if I am the host."""
    seat: int | None
    """The seat whose view this is; null: a spectator."""
    mine: tuple[int, ...]
    seats: tuple[SeatView, ...]
    version: int
    moves: int
    """The number of actions, without undone ones."""
    at: int
    """The position shown; equal to `moves` for the current position."""
    ticks: tuple[Tick, ...]
    """Where each part of the game (a round, say) begins; the marks of the history slider."""
    turns: tuple[int, ...]
    """Positions at which a turn begins that is not told by the seat alone, such as that of a player's next company."""
    waiting: tuple[PendingDecision, ...]
    view: Any
    """The title's view of the position; each title has its own struct."""
    over: bool
    ended: EndedHow | None
    """How the game ended, if not by its rules; null for earlier positions."""
    outcome: Outcome | None
    scores: tuple[Score, ...]
    solo: SoloResult | None
    """The rank of a finished solo game; null: not over, not solo, or the title has no ranks."""
    undo: UndoState
    help: HelpLevel
    daily: str | None
    lesson: bool
    """True if it is a guided first game: a coach explains each step."""
    known_deck: bool
    """True if somebody can know what is still hidden: it was made with a chosen seed, or from a file."""
    rematch: str | None


# log, chat and live updates


class LogEntry(Struct, frozen=True):
    """One log entry (the deal, an action, an undo, a redo, a request or seat change) and its messages.

    `seat` is null for the deal. `move` is the position the action led to in the current game; null if it was undone.
    """

    n: int
    kind: Literal["deal", "act", "undo", "redo", "ask", "decline", "seat"]
    seat: int | None
    messages: tuple[Message, ...]
    """The log text, one message per event."""
    events: tuple[Any, ...]
    """What happened, with its structure; each title has its own events."""
    time: float
    tick: Message | None = None
    """The part of the game it belongs to."""
    move: int | None = None
    undone: bool = False
    program: bool = False
    """True if a program of the seat played it."""
    bot: bool = False
    """True if a bot chose it: its reasons can be asked for."""
    undoes: tuple[int, ...] = ()
    """The numbers of the entries removed by an `undo`."""
    restores: tuple[int, ...] | None = None
    """The numbers of the entries restored by a `redo`; null for other entries."""


class ChatMessage(Struct, frozen=True):
    """A chat message; always shown as plain text."""

    n: int
    seat: int | None
    name: str
    text: str
    time: float


class Log(Struct, frozen=True):
    """The log and chat entries after `since`, and the earlier actions that an undo or redo since then has changed."""

    version: int
    entries: tuple[LogEntry, ...]
    chat: tuple[ChatMessage, ...]
    cut: bool = False
    """True if there are so many that older ones were left out."""
    seen: int | None = None
    """The last position this person has seen, on any device; null: not known."""


class ChatPage(Struct, frozen=True):
    """Chat messages in order, and whether there are `earlier` ones."""

    chat: tuple[ChatMessage, ...]
    earlier: bool


class Change(Struct, frozen=True, tag="change"):
    """The table has changed: all entries since the last message (see `Log`), and the current table."""

    n: int
    entries: tuple[LogEntry, ...]
    chat: tuple[ChatMessage, ...]
    table: TableView
    cut: bool = False
    """As in `Log`."""


class Presence(Struct, frozen=True, tag="here"):
    """Presence: the seats that have the page open, and the number of spectators."""

    seats: tuple[int, ...]
    watching: int


class Heartbeat(Struct, frozen=True, tag="beat"):
    """Heartbeat. `n` is the table's version: request the table again if yours is lower."""

    n: int


class PreviewReady(Struct, frozen=True, tag="preview"):
    """What took long to compute about the table at number `n`, for the seat that looks (null: a spectator)."""

    n: int
    seat: int | None
    preview: Any
    """Each title has its own struct."""


Live = Change | Presence | Heartbeat | PreviewReady


# commands


class ActionRequest(RequestBody, frozen=True):
    """An action of a seat. `version` is the version of the table the sender saw."""

    seat: Seat
    version: Version
    key: Key
    action: dict[str, Any]


class Accepted(Struct, frozen=True):
    """The command is stored; `n` is its number at the table."""

    n: int


class RouteRequest(RequestBody, frozen=True):
    """The stops of a route that somebody draws, and the other routes drawn so far."""

    company: Annotated[str, Meta(max_length=40)]
    train: Annotated[str, Meta(max_length=40)]
    stops: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(min_length=1, max_length=60)]
    others: Annotated[tuple[RouteChoice, ...], Meta(max_length=20)] = ()
    which: Annotated[int, Meta(ge=0, le=1000)] = 0
    """Where several ways join the stops: the number of one, the shortest is 0."""


class RestRequest(RequestBody, frozen=True):
    """Routes that somebody keeps, while the others are to be the best ones."""

    company: Annotated[str, Meta(max_length=40)]
    kept: Annotated[tuple[RouteChoice, ...], Meta(max_length=20)] = ()


class WhyRequest(RequestBody, frozen=True):
    seat: Seat
    action: dict[str, Any]


class Why(Struct, frozen=True):
    """Why an action is not legal; null if it is legal."""

    refusal: Refusal | None


class UndoRequest(RequestBody, frozen=True):
    """Undo or redo (at once if no consent is needed, else a request is opened), withdraw the request, or answer one."""

    seat: Seat
    version: Version
    key: Key
    what: UndoChange | Literal["withdraw", "grant", "decline"]
    to: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None
    """The position to go back to; only for `back-to`."""
    ask: Version | None = None
    """The number of the request that is withdrawn or answered; only for these."""


class GiveUpRequest(RequestBody, frozen=True):
    """Leave one of my seats to a bot for good."""

    key: Key


class EndRequest(RequestBody, frozen=True):
    """End the game as it stands, or ask the other people to agree to it. They answer as to an undo request."""

    seat: Seat
    version: Version
    key: Key


class ClaimRequest(RequestBody, frozen=True):
    token: Annotated[str, Meta(max_length=64)]
    name: Name = ""


class Claimed(Struct, frozen=True):
    seat: int


class NameRequest(RequestBody, frozen=True):
    name: Name


class StandInRequest(RequestBody, frozen=True):
    """Let a bot of this level play for the seat until the person comes back; null: the person is back."""

    level: Annotated[str, Meta(max_length=40)] | None
    key: Key


class ProgramRequest(RequestBody, frozen=True):
    """Orders for one of my seats."""

    program: dict[str, Any]
    key: Key


class EndProgramRequest(RequestBody, frozen=True):
    """End a program by its id; null: all of the seat."""

    program: Version | None
    key: Key


class ChatRequest(RequestBody, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    key: Key


class CloneRequest(RequestBody, frozen=True):
    at: Annotated[int, Meta(ge=0, le=2**31 - 1)]


# the daily board


class DailyResult(Struct, frozen=True):
    """One result of a daily board."""

    name: str
    total: int
    mine: bool
    table: str | None
    """The table's id, to view the board; null until one's own board is finished or the day is over."""
    level: str = ""
    """The level of a bot; empty for a person."""


class Daily(Struct, frozen=True):
    """The daily board of a day (the same seed for everybody) and its results."""

    title: str
    day: str
    table: str | None
    """My table; null if I have not started."""
    total: int | None
    """My result; null until finished."""
    results: tuple[DailyResult, ...]


class ReplayStep(Struct, frozen=True):
    """A position of a daily board, as a spectator sees it."""

    moment: int
    """How much was revealed: a time scale shared by all boards of a day. The final position counts one more."""
    view: Any
    """The title's view of the position; each title has its own struct."""


class DailyReplay(Struct, frozen=True):
    """All positions of a finished daily board, to compare with another board of the same day."""

    table: str
    name: str
    total: int
    mine: bool
    steps: tuple[ReplayStep, ...]
    level: str = ""
    """The level of a bot; empty for a person."""


# error responses


class Problem(Struct, frozen=True):
    """An error response. `reason` is a key for the page's catalogue, `detail` is English text for developers."""

    reason: str
    detail: str
    refusal: Refusal | None = None
    """Why the rules forbid the action."""
    damage: Message | None = None
    """What is wrong with an uploaded record; `at` is the index of the action (from 0)."""
    at: int | None = None
    missed: Log | None = None
    """For a stale command: the entries its sender had not seen."""
