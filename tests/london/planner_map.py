"""The map of the planner's tests and tools, read from a data file."""

from pathlib import Path

import yaml

from trainshed.titles.london.planner.tables import Tables, tables

MAP = Path(__file__).with_name("planner_map.yaml")


def london(path: Path = MAP) -> Tables:
    """Tables of the printed sheet."""
    data = yaml.safe_load(path.read_text(encoding="utf-8"))
    names = [district["id"] for district in data["districts"]]
    return tables(
        symbols=[station["symbol"] for station in data["stations"]],
        edges=[(a, b) for _, a, b, _, _ in data["edges"]],
        crossings=[(a, b) for a, b in data["crossing_pairs"]],
        thames=[number for number, _, _, _, river in data["edges"] if river],
        districts=[district["stations"] for district in data["districts"]],
        central_district=names.index("central"),
        tourist=data["tourist_sites"],
        departures=data["departures"],
        track=data["scoring"]["tourist_track"],
        interchange=data["scoring"]["interchange"],
    )
