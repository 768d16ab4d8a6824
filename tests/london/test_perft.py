"""Perft: count action sequences from fixed positions, as a cheap check of the enumeration."""

from __future__ import annotations

import pytest

import trainshed
from trainshed.core.contract import perft
from trainshed.titles.london.map import COLOURS, CROSSINGS, DEPARTURES, LINES, STATIONS

# seed, modules, depth, count; counted by this engine after its rules had matched games of independent programs
COUNTED = [
    (1, {}, 3, 568),
    (2, {}, 4, 1732),
    (3, {"powers": True}, 3, 156),
    (4, {"powers": True, "objectives": True}, 4, 241),
    (5, {"powers": True}, 3, 771),
    (6, {"powers": True}, 3, 183),
    (7, {"powers": True}, 3, 400),
]


@pytest.mark.parametrize(("seed", "modules", "depth", "count"), COUNTED)
def test_perft_has_not_changed(seed: int, modules: dict[str, bool], depth: int, count: int) -> None:
    assert perft(trainshed.new("london", 1, seed=seed, options=modules), depth) == count


def naive(colour: str, cards: list[str], depth: int) -> int:
    """Compute the same count directly from the rules, with lists instead of bit masks (one round, base game)."""
    turns: list[tuple[str, bool]] = []
    for number, card in enumerate(cards):
        if card != "street-switch":
            before = cards[number - 1] if number else ""
            turns.append((card.split("-")[1], before == "street-switch" and number >= 3))

    def count(turn: int, line: list[int], drawn: list[int], left: int) -> int:
        if left == 0:
            return 1
        symbol, branch = turns[turn]
        total = 0
        for section in LINES:
            for start, end in ((section.a, section.b), (section.b, section.a)):
                touching = sum(start in (LINES[s].a, LINES[s].b) for s in drawn)
                if start not in line or end in line or not (branch or touching <= 1):
                    continue
                fits = symbol == "joker" or STATIONS[end].symbol in (symbol, "wild")
                crossed = any({section.id, s} == set(pair) for s in drawn for pair in CROSSINGS)
                if fits and not crossed and section.id not in drawn:
                    total += count(turn + 1, [*line, end], [*drawn, section.id], left - 1)
        passing = count(turn + 1, line, drawn, left - 1 if total else left)
        return total + passing

    return count(0, [DEPARTURES[COLOURS.index(colour)]], [], depth)


@pytest.mark.parametrize(
    ("colour", "cards"),
    [
        ("purple", ["street-circle", "street-pentagon", "street-joker", "street-square", "underground-circle"]),
        ("green", ["street-joker", "underground-joker", "street-circle", "street-triangle", "street-square"]),
        ("blue", ["street-square", "street-circle", "street-switch", "underground-square", "street-joker"]),
        ("red", ["street-switch", "street-square", "underground-circle", "street-pentagon", "street-triangle"]),
    ],
)
@pytest.mark.parametrize("depth", [1, 2, 3])
def test_perft_equals_a_count_from_the_rules_alone(colour: str, cards: list[str], depth: int) -> None:
    order = [colour, *(other for other in COLOURS if other != colour)]
    game = trainshed.new("london", 1, seed=1, options={"pencils": order}, chance={"deck/1": cards})
    assert perft(game, depth) == naive(colour, cards, depth)
