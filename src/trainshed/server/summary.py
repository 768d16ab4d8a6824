"""What the list of tables shows of a game, stored with it."""

from __future__ import annotations

from typing import Any

import msgspec


def summary_columns(game: Any) -> dict[str, Any]:
    """Return the game columns computed for the list of tables."""
    scores = game.scores() if game.over else ()
    return {
        "waiting": msgspec.json.encode(game.decision.seats).decode(),
        "over": game.over,
        "tick": msgspec.json.encode(game.tick).decode(),
        "totals": msgspec.json.encode([score.total for score in scores]).decode() if scores else None,
        "places": msgspec.json.encode([score.place for score in scores]).decode() if scores else None,
        "solo": game.solo_result,
    }
