"""Write 18Lilliput's data as JSON, for users who want to correct it: `python web/scripts/lilliput_box.py`.

The file contains all data that a table may correct, and a list of the parts that come from no source. It is generated
from the engine's data alone; a test fails if it is stale.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from trainshed.titles.lilliput.box import data, open_box

OUT = Path(__file__).parents[1] / "src" / "titles" / "lilliput" / "box.json"


def designed(box: dict[str, Any]) -> Iterator[dict[str, str]]:
    """Yield the data that had to be designed: part of the box, entry id, attribute, and the note on its origin."""
    for part, content in box.items():
        for entry in content if isinstance(content, list) else [content]:
            origin = entry.get("origin", "")
            told = origin if isinstance(origin, dict) else {"": origin}
            for what, text in told.items():
                if "designed" in text:
                    yield {"part": part, "id": entry.get("id", ""), "what": what, "origin": text}
    yield {"part": "scenario", "id": "", "what": "", "origin": open_box().map.file.origin["scenario"]}


def lilliput_box() -> str:
    """Return the data as JSON, one field per line."""
    box = data()
    fields = {"designed": list(designed(box)), "data": box}
    rows = (f"{msgspec.json.encode(key).decode()}: {msgspec.json.encode(fields[key]).decode()}" for key in fields)
    return "{\n" + ",\n".join(rows) + "\n}\n"


if __name__ == "__main__":
    OUT.write_text(lilliput_box(), encoding="utf-8")
