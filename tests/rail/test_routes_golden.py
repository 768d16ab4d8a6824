"""Income examples of the rule books, given link by link."""

from __future__ import annotations

from itertools import pairwise

import pytest

from trainshed.core.message import Refusal
from trainshed.rail.routes import Bonus, Link, Problem, Route, Stop, Train, find, solve, why_not_all

LILLIPUT_1 = (
    ("M-N", "A", "M/A"),
    ("A", "B", "A/B"),
    ("B", "C", "B/C"),
    ("C", "M-E", "C/M"),
    ("C", "D", "C/p1 p1/D"),
    ("D", "M-S", "D/M"),
    ("D", "E", "D/p2 p2/E"),
    ("E", "M-W", "E/M"),
)
"""18Lilliput, first example: four home cities around Mildendo, whose four stations are dead ends."""

STATIONS_1 = {"A": ["red"], "C": ["green", "red"], "D": ["blue"], "E": ["yellow"]}
SLOTS_1 = {"A": 1, "C": 2, "D": 2, "E": 1}

LILLIPUT_2 = (
    ("A", "B", "A/p1 p1/B"),
    ("A", "C", "A/p2 p2/C"),
    ("B", "C", "B/p3 p3/C"),
    ("B", "F", "B/p4 p4/F"),
    ("F", "G", "F/G"),
    ("G", "H", "G/H"),
    ("H", "I", "H/sw sw/I"),
    ("H", "D", "H/sw sw/D"),
    ("I", "J", "I/J"),
    ("C", "D", "C/p5 p5/D"),
    ("D", "E", "D/p6 p6/E"),
)
"""18Lilliput, second example; only one train at a time can use the switch east of the castle H."""

STATIONS_2 = {
    "B": ["red"],
    "C": ["yellow", "blue"],
    "D": ["green", "blue"],
    "F": ["yellow", "blue"],
    "H": ["yellow"],
    "I": ["green"],
}


def links(table: tuple[tuple[str, str, str], ...]) -> tuple[Link, ...]:
    return tuple(Link(a, b, tuple(track.split()), len(track.split())) for a, b, track in table)


def seen_by(
    company: str, values: dict[str, int], stations: dict[str, list[str]], slots: dict[str, int]
) -> dict[str, tuple[bool, bool]]:
    """Return (own station, blocked) for every stop."""
    seen = {}
    for name in values:
        here = stations.get(name, [])
        own = company in here
        seen[name] = own, not own and len(here) >= slots.get(name, 99)
    return seen


def lilliput_1(company: str, trains: tuple[Train, ...]) -> Problem:
    values = {"A": 20, "B": 10, "C": 30, "D": 40, "E": 20}
    seen = seen_by(company, values, STATIONS_1, SLOTS_1)
    stops = [
        Stop(name, value, 0 if name == "B" else 1, end_only=seen[name][1], station=seen[name][0])
        for name, value in values.items()
    ]
    stops += [Stop(f"M-{side}", 30, end_only=True, group="Mildendo") for side in "NESW"]
    return Problem(tuple(stops), links(LILLIPUT_1), trains)


def lilliput_2(company: str, trains: tuple[Train, ...]) -> Problem:
    castle = 50 if company == "yellow" else 40
    values = {
        "A": 20, "B": 40, "C": 30, "D": 40, "E": 40, "F": 30, "G": 10, "H": castle, "I": 30, "J": 10,
    }  # fmt: skip
    slots = dict.fromkeys("BCDEFHI", 2) | {"A": 1}
    seen = seen_by(company, values, STATIONS_2, slots)
    stops = tuple(
        Stop(
            name,
            value,
            0 if name in "GJ" else 1,
            end_only=seen[name][1] or name == "J",
            station=seen[name][0],
        )
        for name, value in values.items()
    )
    return Problem(stops, links(LILLIPUT_2), trains)


def plain(*sizes: int) -> tuple[Train, ...]:
    return tuple(Train(f"{size}#{i}", stops=size) for i, size in enumerate(sizes))


@pytest.mark.parametrize(
    ("company", "trains", "revenue"),
    [
        ("red", plain(3, 2), 170),
        ("blue", plain(3, 3), 160),
        ("green", plain(2, 2), 140),
        ("yellow", plain(2, 2), 110),
    ],
)
def test_lilliput_first_example(company: str, trains: tuple[Train, ...], revenue: int) -> None:
    answer = solve(lilliput_1(company, trains))
    assert (answer.revenue, answer.proof.optimal) == (revenue, True)


def test_lilliput_first_example_printed_routes_are_legal() -> None:
    problem = lilliput_1("red", plain(3, 2))
    long = find(problem, "3#0", ["M-S", "D", "C", "B"])
    assert isinstance(long, Route)
    assert long.revenue == 110
    short = find(problem, "2#1", ["M-N", "A", "B"], [long])
    assert isinstance(short, Route)
    assert short.revenue == 60
    assert why_not_all(problem, [long, short]) is None


@pytest.mark.parametrize(
    ("company", "trains", "revenue"),
    [
        ("red", (Train("3D", stops=3, multiplier=2), Train("3", stops=3, obsolete=True)), 240),
        ("yellow", plain(5), 200),
        ("yellow", plain(4), 170),
        ("green", plain(4, 4), 230),
        ("blue", (Train("3", stops=3, obsolete=True),), 60),
    ],
)
def test_lilliput_second_example(company: str, trains: tuple[Train, ...], revenue: int) -> None:
    answer = solve(lilliput_2(company, trains))
    assert (answer.revenue, answer.proof.optimal) == (revenue, True)


def test_obsolete_train_earns_half_rounded_down_to_tens() -> None:
    train = Train("2", stops=2, obsolete=True)
    assert [train.earns(total) for total in (90, 130, 20, 10, 0)] == [40, 60, 10, 0, 0]


def test_allenbeck_express_pays_for_three_cities_and_more_for_four() -> None:
    """18Lilliput: 3 of 4 named cities +20, all four +50, not doubled."""
    names = ("Mildendo", "Tottenham", "Allenbeck", "Plips")
    stops = tuple(Stop(name, 40, station=name == "Tottenham") for name in names)
    ways = tuple(Link(a, b, (f"{a}/{b}",)) for a, b in pairwise(names))
    express = (Bonus("three", 20, names, need=3), Bonus("four", 30, names))
    for size, revenue in ((2, 160), (3, 240 + 20), (4, 320 + 50)):
        train = Train("D", stops=size, multiplier=2)
        assert solve(Problem(stops, ways, (train,), express)).revenue == revenue


def mw(*sizes: int) -> Problem:
    """18CZ, the MW example: D and F are full of foreign stations."""
    stops = (
        Stop("A", 40, station=True),
        Stop("F", 50, end_only=True),
        Stop("D", 30, end_only=True),
        Stop("I2", 40),
    )
    pairs = (("A", "F"), ("A", "I2"), ("I2", "F"), ("A", "D"), ("D", "F"))
    return Problem(stops, tuple(Link(a, b, (f"{a}/{b}",)) for a, b in pairs), plain(*sizes))


@pytest.mark.parametrize(("size", "revenue"), [(2, 90), (3, 130), (4, 160), (5, 160)])
def test_cz_mw_example(size: int, revenue: int) -> None:
    answer = solve(mw(size))
    assert (answer.revenue, answer.proof.optimal) == (revenue, True)


def test_cz_mw_may_not_pass_blocked_cities() -> None:
    refusal = find(mw(4), "4#0", ["A", "D", "F", "I2"])
    assert isinstance(refusal, Refusal)
    assert (refusal.rule, refusal.message.args["stop"]) == ("rail/routes.end", "D")


def test_cz_no_prague_to_prague() -> None:
    """Rule 41: a route may contain one of Prague's cities; two trains may use different ones."""
    stops = (
        Stop("Praha 1", 30, group="Praha", end_only=True, station=True),
        Stop("Praha 2", 30, group="Praha", end_only=True),
        Stop("Kolín", 20),
    )
    ways = (Link("Praha 1", "Kolín", ("E13",)), Link("Kolín", "Praha 2", ("E12",)))
    assert solve(Problem(stops, ways, plain(3))).revenue == 50
    refusal = find(Problem(stops, ways, plain(3)), "3#0", ["Praha 1", "Kolín", "Praha 2"])
    assert isinstance(refusal, Refusal)
    assert refusal.message.key == "rail-route-group"


def test_ireland_shannon_shipping_is_paid_to_one_train() -> None:
    """One train at either city adds the other city's value; the higher value counts."""
    stops = (
        Stop("Dromod", 10, station=True),
        Stop("Limerick", 40, station=True),
        Stop("Birr", 10),
        Stop("Ennis", 10),
    )
    ways = (Link("Dromod", "Birr", ("a",)), Link("Limerick", "Ennis", ("b",)))
    shannon = (
        Bonus("at Dromod", 50, ("Dromod",), once="Shannon"),
        Bonus("at Limerick", 10, ("Limerick",), once="Shannon"),
    )
    one = solve(Problem(stops, ways, (Train("2H", length=2),), shannon))
    assert (one.revenue, one.extra) == (70, 50)
    two = solve(Problem(stops, ways, (Train("2H", length=2), Train("4H", length=4)), shannon))
    assert (two.revenue, two.extra) == (120, 50)
