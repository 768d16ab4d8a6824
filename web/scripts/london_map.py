"""Write the printed map of London as JSON for the web page: `python web/scripts/london_map.py`.

The file is generated from the engine's data alone; a test fails if it is stale.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from trainshed.titles.london.board import BOARD

OUT = Path(__file__).parents[1] / "src" / "titles" / "london" / "map.json"


def london_map() -> str:
    """Return the board as JSON, one field per line."""
    fields = msgspec.to_builtins(BOARD)
    rows = (f"{msgspec.json.encode(key).decode()}: {msgspec.json.encode(fields[key]).decode()}" for key in fields)
    return "{\n" + ",\n".join(rows) + "\n}\n"


if __name__ == "__main__":
    OUT.write_text(london_map(), encoding="utf-8")
