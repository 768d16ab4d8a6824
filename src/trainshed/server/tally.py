"""Results of people in finished games: which games count, and what is kept of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from trainshed.core import Game, Setup, find

from .seats import lesson_of
from .statements import Entry, GameRow, PlayedRow, SeatRow

MIXED = "mixed"
"""The level of bots that are not of one level."""


def counts(row: GameRow, setup: Setup, seats: Sequence[SeatRow], entries: Sequence[Entry]) -> bool:
    """True if the game counts: played here from its first move to the end of its rules, with the printed box, with
    cards that nobody could know, and without a coach."""
    if row.ended is not None or row.known_deck or lesson_of(row.title, seats) is not None:
        return False
    if entries and entries[0].kind == "act" and entries[0].time <= row.created:
        return False  # it began with the moves of a file or of another table
    title = find(setup.title)
    return not title.needs_sandbox(title.read_options(setup.options))


def results(
    game: Game, row: GameRow, seats: Sequence[SeatRow], entries: Sequence[Entry], time: float
) -> list[PlayedRow]:
    """Return the results of all people who played one seat each, themselves; empty if the game does not count."""
    if not game.over or not counts(row, game.setup, seats, entries):
        return []
    outcome, scores = game.outcome, game.scores()
    assert outcome is not None
    held = Counter(seat.person for seat in seats)
    return [
        PlayedRow(
            game=row.id,
            person=seat.person,
            title=row.title,
            time=time,
            players=len(seats),
            total=scores[seat.seat].total,
            place=scores[seat.seat].place,
            won=seat.seat in outcome.winners,
            level=_level([other for other in seats if other is not seat]),
            solo=game.solo_result,
            daily=row.daily is not None,
        )
        for seat in seats
        if seat.person is not None and held[seat.person] == 1 and not seat.stand_in
    ]


def _level(others: Sequence[SeatRow]) -> str:
    """Return the level of the others if all are bots, else an empty string."""
    levels = {seat.level for seat in others}
    if not others or any(seat.kind != "bot" for seat in others):
        return ""
    return levels.pop() if len(levels) == 1 else MIXED


class Tallied(msgspec.Struct, frozen=True):
    """The results of a stored game, and the columns of its table that the list shows."""

    played: list[PlayedRow] = []
    places: str | None = None
    solo: int | None = None
