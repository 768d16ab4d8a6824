"""Work out the results of a game that ended before results were stored, in a worker process."""

from __future__ import annotations

import logging

import msgspec

from trainshed.core import Setup

from . import tally
from .statements import Stored
from .summary import summary_columns
from .table import play_through
from .tally import Tallied

log = logging.getLogger("trainshed.server")


def work_out(stored: Stored) -> bytes:
    """Return a `Tallied` as JSON; an empty one if the game does not count, or is damaged."""
    row = stored.game
    try:
        setup = msgspec.json.decode(row.setup, type=Setup)
        if not tally.counts(row, setup, stored.seats, stored.entries):
            return msgspec.json.encode(Tallied())
        game = play_through(setup, stored).game
        columns = summary_columns(game)
        played = tally.results(game, row, stored.seats, stored.entries, row.updated)
    except Exception:
        log.exception("no results", extra={"table": row.id})
        return msgspec.json.encode(Tallied())
    return msgspec.json.encode(Tallied(played, columns["places"], columns["solo"]))
