"""What a sheet is still worth: features and a small network.

The network estimates the points still to come after a turn, that is the final total less
``Games.score()``. Inputs are nearly all zeros and ones. Counts enter as thermometers (one input per
threshold reached), because the score multiplies districts by stations and a rectifier network builds
products from thresholds far more easily than from one scaled number.
"""

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from trainshed.titles.london.planner.simulate import ROUNDS, Games
from trainshed.titles.london.planner.tables import (
    JOKER,
    KIND,
    NO_POWER,
    POWERS,
    SWITCH_CARD,
    UNDERGROUND,
    Floats,
    Ints,
    Tables,
)

WEIGHTS = Path(__file__).with_name("value.npz")


class Features:
    """Turns a batch of sheets into the network's input rows."""

    def __init__(self, table: Tables) -> None:
        self.table = table
        sizes = table.in_district.sum(axis=0).astype(int)
        pairs = [(d, k) for d, size in enumerate(sizes) for k in range(1, min(size, 7) + 1)]
        self.district = np.array([d for d, _ in pairs])
        self.threshold = np.array([k for _, k in pairs], dtype=np.uint8)
        symbols = np.eye(JOKER + 1, dtype=np.float32)[table.symbol]
        symbols[table.symbol == JOKER] = 1  # every card fits Central Station
        # Columns: the four symbols and "any", so that a count of moves per card kind is one product.
        self.second_symbol, self.first_symbol = symbols[table.second], symbols[table.first]
        self.second_symbol[:, JOKER] = self.first_symbol[:, JOKER] = 1
        e, s = table.edges, table.stations
        self.base = 3 * e + 5 * s + len(pairs) + 13 + 9 + 10 + 7 + 10 + len(KIND) + 4 + 3 * ROUNDS + 20
        self.width = self.base + 4 + 16 + 5 + 5 + 8 + table.districts + 5 + int(table.core.sum()) + 6

    def __call__(self, games: Games, base_only: bool = False) -> Floats:
        """[n, width] inputs; ``base_only`` leaves out the columns that are zero without modules."""
        at, table, cells = games.layout, self.table, games.cells
        n = len(games)
        out = np.empty((n, self.base if base_only else self.width), dtype=np.float32)
        filled = 0

        def put(block: np.ndarray) -> None:  # type: ignore[type-arg]
            nonlocal filled
            out[:, filled : filled + block.shape[1]] = block
            filled += block.shape[1]

        def thermometer(value: Ints, thresholds: Sequence[int]) -> None:
            put(value[:, None] >= np.array(thresholds, dtype=value.dtype))

        free = cells[:, at.open].view(np.bool_)
        line = cells[:, at.line].view(np.bool_)
        ends = cells[:, at.ends].view(np.bool_)
        fresh = ~line
        from_first, from_second = ends.take(table.first, axis=1), ends.take(table.second, axis=1)
        to_first, to_second = fresh.take(table.first, axis=1), fresh.take(table.second, axis=1)
        ahead = free & from_first & to_second
        back = free & from_second & to_first
        # A branch needs the switch, so dashed lines beside the line matter only while it is in the deck.
        waiting = cells[:, at.seen.start + SWITCH_CARD, None] == 0
        put(free)
        put(ahead | back)
        put(free & (to_first ^ to_second) & waiting)
        put(line)
        put(ends)
        visits = cells[:, at.visits]
        for lines in (1, 2, 3):
            put(visits >= lines)
        count = cells[:, at.count]
        put(count[:, self.district] >= self.threshold)
        districts, most = (count > 0).sum(axis=1), count.max(axis=1)
        thermometer(districts, range(1, 14))
        thermometer(most, range(1, 10))
        ticks = cells[:, at.ticks] + line[:, table.tourist].sum(axis=1, dtype=np.uint8)
        thermometer(ticks, range(1, 11))
        thermometer(cells[:, at.thames], range(1, 8))
        thermometer(cells[:, at.sections], range(1, 11))
        seen = cells[:, at.seen]
        put(seen)
        thermometer(seen[:, UNDERGROUND].sum(axis=1), range(1, 5))
        turn = games.column(at.round)
        order = cells[:, at.colours]
        rounds = np.arange(ROUNDS)
        put(turn[:, None] == rounds)
        put((order[:, :, None] == rounds)[np.arange(n), np.minimum(turn, ROUNDS - 1)])
        later = rounds[None, :] > turn[:, None]
        put(((order[:, :, None] == rounds) & later[:, :, None]).any(axis=1))
        ways = ahead.astype(np.float32) @ self.second_symbol + back.astype(np.float32) @ self.first_symbol
        for least in (1, 2, 3, 5):
            put(ways >= least)
        if not base_only:
            self._modules(games, put, thermometer, later)
        return out

    def _modules(self, games: Games, put, thermometer, later) -> None:  # type: ignore[no-untyped-def]
        at, table, cells = games.layout, self.table, games.cells
        powers = np.arange(1, len(POWERS) + 1)
        put(games.power()[:, None] == powers)
        order, held = cells[:, at.colours], np.where(later, cells[:, at.powers], NO_POWER)
        cross = (order[:, :, None, None] == np.arange(ROUNDS)[:, None]) & (held[:, :, None, None] == powers)
        put(cross.any(axis=1).reshape(len(games), -1))
        put(cells[:, at.pending, None] == np.arange(1, 6))
        wanted = cells[:, at.objectives].view(np.bool_)
        put(wanted)
        lines = cells[:, at.visits] + cells[:, at.line]
        visited = lines > 0
        put(((lines > 1).sum(axis=1)[:, None] >= np.arange(1, 9)) & wanted[:, 0:1])
        put(((visited.astype(np.float32) @ table.in_district) > 0) & wanted[:, 1:2])
        put(visited[:, table.tourist] & wanted[:, 2:3])
        put(visited[:, table.core] & wanted[:, 3:4])
        thames = cells[:, at.thames] + cells[:, at.thames_before]
        put((thames[:, None] >= np.arange(1, 7)) & wanted[:, 4:5])


class Network:
    """Two rectified layers and one output."""

    def __init__(self, layers: Sequence[tuple[Floats, Floats]]) -> None:
        self.layers = list(layers)

    @classmethod
    def random(cls, rng: np.random.Generator, sizes: Sequence[int]) -> "Network":
        layers = []
        for number, (rows, columns) in enumerate(zip(sizes, sizes[1:], strict=False)):
            # About one input in six is set, so the first layer starts wider than usual.
            scale = np.sqrt(2 / rows) * (1.5 if number == 0 else 1)
            weights = rng.standard_normal((rows, columns), dtype=np.float32) * np.float32(scale)
            layers.append((weights, np.zeros(columns, dtype=np.float32)))
        return cls(layers)

    def __call__(self, inputs: Floats) -> Floats:
        signal = inputs
        for weights, bias in self.layers[:-1]:
            signal = signal @ weights[: signal.shape[1]]
            signal += bias
            np.maximum(signal, 0, out=signal)
        weights, bias = self.layers[-1]
        return (signal @ weights)[:, 0] + bias[0]

    def save(self, path: Path) -> None:
        """Write the weights in half precision: the rounding is far below the network's own error."""
        arrays = {}
        for number, (weights, bias) in enumerate(self.layers):
            arrays[f"weights{number}"] = weights.astype(np.float16)
            arrays[f"bias{number}"] = bias.astype(np.float32)
        np.savez_compressed(path, allow_pickle=False, **arrays)

    @classmethod
    def load(cls, path: Path = WEIGHTS) -> "Network":
        with np.load(path, allow_pickle=False) as arrays:
            count = sum(name.startswith("weights") for name in arrays.files)
            return cls(
                [
                    (arrays[f"weights{i}"].astype(np.float32), arrays[f"bias{i}"].astype(np.float32))
                    for i in range(count)
                ]
            )


class Judge:
    """Expected final total of a sheet: its score so far plus what the network sees to come."""

    CHUNK = 512
    """Rows per pass: input rows of one chunk stay in the processor's cache."""

    def __init__(self, features: Features, network: Network, base_only: bool = True) -> None:
        self.features = features
        self.network = network
        self.base_only = base_only

    def __call__(self, games: Games) -> Floats:
        total = games.score().astype(np.float32)
        going = np.flatnonzero(~games.over)
        for begin in range(0, len(going), self.CHUNK):
            rows = going[begin : begin + self.CHUNK]
            total[rows] += self.network(self.features(games.take(rows), self.base_only))
        return total
