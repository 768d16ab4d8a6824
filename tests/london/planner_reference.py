"""Slow and simple simulator of Next Station: London, one sheet at a time, to check the batch simulator."""

import random
from dataclasses import dataclass, field

from trainshed.titles.london.planner.tables import CARDS, COLOURS, SYMBOLS, Tables


@dataclass
class Sheet:
    table: Tables
    lines: list[list[tuple[int, int]]] = field(default_factory=list)
    departures: list[int] = field(default_factory=list)

    def begin(self, colour: int) -> None:
        self.departures.append(int(self.table.departure[colour]))
        self.lines.append([])

    def stations(self, number: int) -> set[int]:
        return {self.departures[number]} | {s for section in self.lines[number] for s in section}

    def edge(self, a: int, b: int) -> int:
        return self.table.move_of[a, b] % self.table.edges

    def moves(self, card: str, anywhere: bool) -> set[tuple[int, int]]:
        line, on_line = self.lines[-1], self.stations(len(self.lines) - 1)
        degree = {s: sum(s in section for section in line) for s in on_line}
        begins = on_line if anywhere or not line else {s for s in on_line if degree[s] == 1}
        drawn = [self.edge(a, b) for sections in self.lines for a, b in sections]
        symbol = card.split("-")[1]
        found = set()
        for a, b in self.table.move_of:
            shown = int(self.table.symbol[b])
            fits = symbol == "joker" or shown == 4 or SYMBOLS[shown] == symbol
            clear = not any(self.table.blocks[self.edge(a, b), other] for other in drawn)
            if a in begins and b not in on_line and fits and clear:
                found.add((a, b))
        return found

    def total(self) -> int:
        total = ticks = 0
        visits = [0] * self.table.stations
        for number, line in enumerate(self.lines):
            stations = self.stations(number)
            districts = [int(self.table.district[s]) for s in stations]
            river = sum(bool(self.table.thames[self.edge(a, b)]) for a, b in line)
            total += len(set(districts)) * max(districts.count(d) for d in districts) + 2 * river
            ticks += sum(bool(self.table.tourist[s]) for s in stations)
            for s in stations:
                visits[s] += 1
        total += [0, 1, 2, 4, 6, 8, 11, 14, 17, 21, 25][min(ticks, 10)]
        return total + sum({2: 2, 3: 5, 4: 9}.get(v, 0) for v in visits)


def turns(deck: list[str]) -> list[tuple[str, bool, int]]:
    """Return (card, switch applies, cards flipped so far) for every turn of a round."""
    result, tunnels, index = [], 0, 0
    while tunnels < 5:
        anywhere = deck[index] == "street-switch" and index >= 2
        if deck[index] == "street-switch":
            index += 1
        tunnels += deck[index].startswith("underground")
        index += 1
        result.append((deck[index - 1], anywhere, index))
    return result


def random_deck(rng: random.Random) -> list[str]:
    return rng.sample(CARDS, len(CARDS))


def random_colours(rng: random.Random) -> list[int]:
    return rng.sample(range(len(COLOURS)), len(COLOURS))
