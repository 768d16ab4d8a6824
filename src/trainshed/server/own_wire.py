"""Messages about what is a person's own: the list of tables, notes, results."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from trainshed.core import Message

from .wire import EndedHow, RequestBody

Shelf = Literal["", "archive", "hidden"]
"""Where a person has put a table: in the list, in the archive, or out of both."""
Removal = Literal["delete", "leave", "hide"]
"""How a table goes out of my list: deleted, because nobody else sits there; by leaving my seat to a bot, because others
play on; only out of my own list."""
NOTES_LIMIT = 10_000
"""Characters of a person's notes at a table."""


class TableSummary(Struct, frozen=True, kw_only=True):
    """One of my tables, as an item of the list."""

    id: str
    title: str
    names: tuple[str, ...]
    levels: tuple[str, ...]
    """By seat: the level of its bot; empty for a person."""
    waiting: tuple[int, ...]
    """The seats that owe an action."""
    mine: tuple[int, ...]
    """The seats that I play."""
    my_turn: bool
    over: bool
    ended: EndedHow | None
    """How it ended, if not by the rules."""
    moves: int
    daily: str | None
    lesson: bool
    """True if it is a guided first game."""
    updated: float
    tick: Message | None
    """The name of the part of the game reached; None: not known yet."""
    totals: tuple[int, ...] | None
    """The scores of a finished game, by seat."""
    places: tuple[int, ...] | None
    """The places of a finished game, by seat; None: not over by the rules, or not known."""
    rank: int | None
    """The number of the rank in a finished solo game, from 0."""
    shelf: Shelf
    people: int
    """How many other people sit at the table."""
    removal: Removal


class ShelfRequest(RequestBody, frozen=True):
    shelf: Shelf


class Shelved(Struct, frozen=True):
    """Where the table is now."""

    shelf: Shelf


class Notes(Struct, frozen=True):
    """My notes at a table. Nobody else sees them."""

    text: str
    n: int
    """The number of changes."""


class NotesRequest(RequestBody, frozen=True):
    """New notes, made on change `n`."""

    text: Annotated[str, Meta(max_length=NOTES_LIMIT)]
    n: Annotated[int, Meta(ge=0, le=2**31 - 1)]


class Best(Struct, frozen=True):
    """My games of a title with a number of players."""

    players: int
    played: int
    won: int
    best: int
    mean: float
    time: float
    """When the best one ended."""
    table: str | None
    """The best one's table; null if it was deleted."""


class AgainstLevel(Struct, frozen=True):
    """My games of a title against bots of one level, `mixed` for several levels at one table."""

    level: str
    played: int
    won: int
    mean: float


class SoloScale(Struct, frozen=True):
    """The ranks of a title's solo games and where I am on them."""

    ranks: tuple[int, ...]
    """The highest result of each rank but the last, lowest rank first."""
    counts: tuple[int, ...]
    """How often I have reached each rank."""
    best: int
    last: int


class PlayedGame(Struct, frozen=True):
    """A finished game of mine."""

    time: float
    players: int
    total: int
    place: int
    won: bool
    level: str
    """The level of the bots, if all others are bots; `mixed` for several; else empty."""
    rank: int | None
    daily: bool
    table: str | None
    """Its table; null if it was deleted."""


class OwnTitle(Struct, frozen=True):
    """What I have reached in one title."""

    title: str
    played: int
    won: int
    bests: tuple[Best, ...]
    levels: tuple[AgainstLevel, ...]
    solo: SoloScale | None
    last: tuple[PlayedGame, ...]
    """The last games, oldest first."""


class OwnGames(Struct, frozen=True):
    """My finished games."""

    titles: tuple[OwnTitle, ...]
    more: bool
    """True if older games are still to be worked out: ask again."""
