"""The printed sheet as lookup tables.

Everything the planner knows about London comes from :func:`tables`, which converts plain station numbers,
pairs and names to numpy arrays shaped for whole-batch arithmetic. Nothing else in this package knows
where the map is stored.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Bools = NDArray[np.bool_]
Ints = NDArray[np.int64]
Floats = NDArray[np.float32]
Bytes = NDArray[np.uint8]

SYMBOLS = ("circle", "square", "triangle", "pentagon")
JOKER = 4
"""Kind of a card that fits every target; kinds 0 to 3 are the symbols."""
SWITCH = 5
COLOURS = ("purple", "blue", "red", "green")
CARDS = tuple(f"street-{kind}" for kind in (*SYMBOLS, "joker", "switch")) + tuple(
    f"underground-{kind}" for kind in (*SYMBOLS, "joker")
)
KIND: Ints = np.array([0, 1, 2, 3, JOKER, SWITCH, 0, 1, 2, 3, JOKER])
UNDERGROUND: Bools = np.array([card.startswith("underground") for card in CARDS])
SWITCH_CARD = CARDS.index("street-switch")
LAST_UNDERGROUND = 5
"""A round ends after the turn in which this many underground cards have been flipped."""

OBJECTIVES = ("interchanges_8", "districts_13", "tourist_5", "central_9", "thames_6")
POWERS = ("two_sections", "joker", "switch", "double_station")
NO_POWER, TWO_SECTIONS, JOKER_POWER, SWITCH_POWER, DOUBLE_STATION = range(5)

PASS = -1
"""The move that draws nothing."""


class Tables(NamedTuple):
    """Arrays about stations (S), dashed lines (E), districts (D) and directed moves (2E).

    Move ``m`` below E runs along dashed line ``m`` from its first station to its second; move ``m + E``
    runs the other way.
    """

    first: Ints  # [E] station
    second: Ints  # [E] station
    start: Ints  # [2E] station a move leaves
    target: Ints  # [2E] station a move reaches
    blocks: Bools  # [E, E] lines that can no longer be drawn once a line is drawn
    thames: Bools  # [E]
    district: Ints  # [S]
    in_district: Floats  # [S, D]
    symbol: Ints  # [S]; JOKER for the wild station
    fits: Bools  # [5, S] targets a card kind allows
    tourist: Bools  # [S]
    core: Bools  # [S] stations of the central district
    departure: Ints  # [4] by colour
    track: Ints  # tourist points by ticks
    interchange: Ints  # points by number of lines
    move_of: Mapping[tuple[int, int], int]

    @property
    def stations(self) -> int:
        return len(self.district)

    @property
    def edges(self) -> int:
        return len(self.first)

    @property
    def districts(self) -> int:
        return int(self.in_district.shape[1])


def tables(
    symbols: Sequence[str],
    edges: Sequence[tuple[int, int]],
    crossings: Sequence[tuple[int, int]],
    thames: Sequence[int],
    districts: Sequence[Sequence[int]],
    central_district: int,
    tourist: Sequence[int],
    departures: Mapping[str, int],
    track: Sequence[int],
    interchange: Mapping[int, int],
) -> Tables:
    """Build the tables.

    ``symbols`` gives the symbol of every station in order ("wild" for Central Station), ``edges`` the
    stations of every dashed line, ``crossings`` pairs of dashed lines that cross, ``thames`` the dashed
    lines over the river, ``districts`` the stations of each district, ``departures`` the first station of
    each colour, ``track`` the tourist points and ``interchange`` the points by number of lines.
    """
    n, e = len(symbols), len(edges)
    first = np.array([a for a, _ in edges])
    second = np.array([b for _, b in edges])
    blocks = np.eye(e, dtype=bool)
    for a, b in crossings:
        blocks[a, b] = blocks[b, a] = True
    over = np.zeros(e, dtype=bool)
    over[list(thames)] = True
    district = np.zeros(n, dtype=np.int64)
    in_district = np.zeros((n, len(districts)), dtype=np.float32)
    for number, members in enumerate(districts):
        district[list(members)] = number
        in_district[list(members), number] = 1
    symbol = np.array([SYMBOLS.index(s) if s in SYMBOLS else JOKER for s in symbols])
    fits = np.array([(symbol == kind) | (symbol == JOKER) | (kind == JOKER) for kind in range(5)])
    sights = np.zeros(n, dtype=bool)
    sights[list(tourist)] = True
    points = np.zeros(max(interchange) + 1, dtype=np.int64)
    for lines, value in interchange.items():
        points[lines] = value
    start, target = np.concatenate([first, second]), np.concatenate([second, first])
    return Tables(
        first=first,
        second=second,
        start=start,
        target=target,
        blocks=blocks,
        thames=over,
        district=district,
        in_district=in_district,
        symbol=symbol,
        fits=fits,
        tourist=sights,
        core=district == central_district,
        departure=np.array([departures[colour] for colour in COLOURS]),
        track=np.array(track),
        interchange=points,
        move_of={(int(a), int(b)): m for m, (a, b) in enumerate(zip(start, target, strict=True))},
    )
