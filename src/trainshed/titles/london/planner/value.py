"""The value of a sheet: features and a small network.

The network estimates the points still to come after a turn, that is the final total less
``Games.score()``. Inputs are nearly all zeros and ones. Counts are encoded as thermometers (one input per
threshold reached), because the score multiplies districts by stations and a rectifier network builds
products from thresholds far more easily than from one scaled number.
"""

from collections.abc import Sequence
from itertools import pairwise
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
    Bools,
    Bytes,
    Floats,
    Ints,
    Tables,
)

WEIGHTS = Path(__file__).with_name("value.npz")
MODULE_WEIGHTS = Path(__file__).with_name("value_modules.npz")


def thermometer(value: Ints | Bytes, top: int) -> Bools:
    """[n, top] bits: True where the value has reached 1, 2, ... ``top``."""
    reached: Bools = value[:, None] >= np.arange(1, top + 1)
    return reached


class Features:
    """Converts a batch of sheets to the network's input rows."""

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
        free = cells[:, at.open].view(np.bool_)
        line = cells[:, at.line].view(np.bool_)
        ends = cells[:, at.ends].view(np.bool_)
        fresh = ~line
        from_first, from_second = ends.take(table.first, axis=1), ends.take(table.second, axis=1)
        to_first, to_second = fresh.take(table.first, axis=1), fresh.take(table.second, axis=1)
        ahead = free & from_first & to_second
        back = free & from_second & to_first
        # A branch needs the switch, so dashed lines beside the line matter only while the switch is in the deck.
        waiting = cells[:, at.seen.start + SWITCH_CARD, None] == 0
        visits = cells[:, at.visits]
        count = cells[:, at.count]
        ticks = cells[:, at.ticks] + line[:, table.tourist].sum(axis=1, dtype=np.uint8)
        seen = cells[:, at.seen]
        turn = games.column(at.round)
        rounds = np.arange(ROUNDS)
        colour = cells[:, at.colours, None] == rounds
        later = rounds[None, :] > turn[:, None]
        ways = ahead.astype(np.float32) @ self.second_symbol + back.astype(np.float32) @ self.first_symbol
        blocks: list[Bools] = [
            free,
            ahead | back,
            free & (to_first ^ to_second) & waiting,
            line,
            ends,
            *(visits >= lines for lines in (1, 2, 3)),
            count[:, self.district] >= self.threshold,
            thermometer((count > 0).sum(axis=1), 13),
            thermometer(count.max(axis=1), 9),
            thermometer(ticks, 10),
            thermometer(cells[:, at.thames], 7),
            thermometer(cells[:, at.sections], 10),
            seen.view(np.bool_),
            thermometer(seen[:, UNDERGROUND].sum(axis=1), 4),
            turn[:, None] == rounds,
            colour[np.arange(n), np.minimum(turn, ROUNDS - 1)],
            (colour & later[:, :, None]).any(axis=1),
            *(ways >= least for least in (1, 2, 3, 5)),
        ]
        if not base_only:
            blocks += self._modules(games, later)
        out = np.empty((n, self.base if base_only else self.width), dtype=np.float32)
        filled = 0
        for block in blocks:
            out[:, filled : filled + block.shape[1]] = block
            filled += block.shape[1]
        return out

    def _modules(self, games: Games, later: Bools) -> list[Bools]:
        """Columns about powers and objectives."""
        at, table, cells = games.layout, self.table, games.cells
        powers = np.arange(1, len(POWERS) + 1)
        order, held = cells[:, at.colours], np.where(later, cells[:, at.powers], NO_POWER)
        colour_holds = (order[:, :, None, None] == np.arange(ROUNDS)[:, None]) & (held[:, :, None, None] == powers)
        wanted = cells[:, at.objectives].view(np.bool_)
        lines = cells[:, at.visits] + cells[:, at.line]
        visited = lines > 0
        thames = cells[:, at.thames] + cells[:, at.thames_before]
        return [
            games.power()[:, None] == powers,
            colour_holds.any(axis=1).reshape(len(games), -1),
            cells[:, at.pending, None] == np.arange(1, 6),
            wanted,
            thermometer((lines > 1).sum(axis=1), 8) & wanted[:, 0:1],
            ((visited.astype(np.float32) @ table.in_district) > 0) & wanted[:, 1:2],
            visited[:, table.tourist] & wanted[:, 2:3],
            visited[:, table.core] & wanted[:, 3:4],
            thermometer(thames, 6) & wanted[:, 4:5],
        ]


class Network:
    """Two rectified layers and one output."""

    def __init__(self, layers: Sequence[tuple[Floats, Floats]]) -> None:
        self.layers = list(layers)

    @classmethod
    def random(cls, rng: np.random.Generator, sizes: Sequence[int]) -> "Network":
        layers = []
        for number, (rows, columns) in enumerate(pairwise(sizes)):
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
        output: Floats = (signal @ weights)[:, 0] + bias[0]
        return output

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


class ValueFunction:
    """Expected final total of a sheet: its score so far plus the network's estimate of the points to come."""

    CHUNK = 512
    """Rows per pass: the input rows of one chunk stay in the processor's cache."""

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
