"""Write the map of London as the page draws it: `python web/scripts/london_map.py`.

The engine's data is the only source; a test fails when the written file is stale.
"""

from __future__ import annotations

import json
from pathlib import Path

from trainshed.titles.london.map import DATA, DISTRICTS, LINES, STATIONS

OUT = Path(__file__).parents[1] / "src" / "titles" / "london" / "map.json"


def london_map() -> str:
    """Stations, dashed lines, districts and the river, one item a line."""
    stations = [
        {
            "id": s.id,
            "col": s.col,
            "row": s.row,
            "name": s.name,
            "symbol": s.symbol,
            "district": s.district,
            "tourist": s.tourist,
            "departure": s.departure,
        }
        for s in STATIONS
    ]
    lines = [{"id": line.id, "a": line.a, "b": line.b, "thames": line.thames} for line in LINES]
    parts = {
        "districts": list(DISTRICTS),
        "cuts": DATA["map"]["district_cuts"],
        "thames": DATA["map"]["thames"],
        "track": DATA["scoring"]["tourist_track"],
        "lastUnderground": DATA["deck"]["round_ends_after_underground"],
        "cards": [f"street-{c}" for c in DATA["deck"]["street"]]
        + [f"underground-{c}" for c in DATA["deck"]["underground"]],
        "stations": stations,
        "lines": lines,
    }
    rows = []
    for key, value in parts.items():
        if value and isinstance(value, list) and isinstance(value[0], dict):
            items = ",\n".join(f"  {json.dumps(item)}" for item in value)
            rows.append(f'"{key}": [\n{items}\n]')
        else:
            rows.append(f'"{key}": {json.dumps(value)}')
    return "{\n" + ",\n".join(rows) + "\n}\n"


if __name__ == "__main__":
    OUT.write_text(london_map(), encoding="utf-8")
