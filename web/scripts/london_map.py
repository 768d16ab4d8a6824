"""Write the printed map of London for the page: `python web/scripts/london_map.py`.

The engine's data is the only source; a test fails when the written file is stale.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from trainshed.titles.london.board import BOARD

OUT = Path(__file__).parents[1] / "src" / "titles" / "london" / "map.json"


def london_map() -> str:
    """The board as JSON, one field a line."""
    fields = msgspec.to_builtins(BOARD)
    rows = (f"{msgspec.json.encode(key).decode()}: {msgspec.json.encode(fields[key]).decode()}" for key in fields)
    return "{\n" + ",\n".join(rows) + "\n}\n"


if __name__ == "__main__":
    OUT.write_text(london_map(), encoding="utf-8")
