"""The route solver's input: stops, the links between them, trains, bonuses; and its validation.

A problem is stated for one company: the caller says which stops hold its stations (`station`), which it cannot pass
(`end_only`: full of other companies' stations, off-board, port) and what each stop is worth *to it*. So every rule of a
title that changes values or passage is data here, and the solver knows no title.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Annotated, Literal, NoReturn, TypeAlias

import msgspec
from msgspec import Meta, Struct

from trainshed.core.message import Arg, Message, Refusal

Name: TypeAlias = str | int
"""Name of a stop, train, group or piece of track: any text or integer."""

Amount = Annotated[int, Meta(ge=0, le=1_000_000)]
Limit = Annotated[int, Meta(ge=0, le=100_000)]

MOST_BYTES = 2_000_000
MOST_STOPS = 2_000
MOST_LINKS = 8_000
MOST_TRAINS = 40
MOST_BONUSES = 200


class Stop(Struct, frozen=True, forbid_unknown_fields=True):
    """A place where a train stops: one group of city slots, town, port or off-board area.

    `counts` 0 marks a town that trains limited by stops visit free of charge. A route may hold only one stop of a
    `group` ("no Prague to Prague").
    """

    id: Name
    value: Amount
    counts: Literal[0, 1] = 1
    end_only: bool = False
    station: bool = msgspec.field(default=False, name="token")
    group: Name | None = None


class Link(Struct, frozen=True, forbid_unknown_fields=True):
    """A path from one stop to a neighbouring one. `track` names what it uses up, for instance hex sides crossed."""

    a: Name
    b: Name
    track: tuple[Name, ...] = ()
    length: Limit = 1


class Train(Struct, frozen=True, forbid_unknown_fields=True):
    """A train, limited to `stops` counting stops, or to `length` along its links, or without limit.

    It earns the stops' values times `multiplier`; an `obsolete` train earns half of that, rounded down to tens.
    """

    id: Name
    stops: Limit | None = None
    length: Limit | None = None
    multiplier: Annotated[int, Meta(ge=1, le=1_000)] = 1
    obsolete: bool = False

    def earns(self, total: int) -> int:
        """What this train earns with stops worth `total`, before bonuses.

        >>> Train("2", stops=2, obsolete=True).earns(90), Train("4D", stops=4, multiplier=2).earns(100)
        (40, 200)
        """
        total *= self.multiplier
        return total // 20 * 10 if self.obsolete else total

    def least_total(self, revenue: int) -> int:
        """The smallest total of stops that earns at least `revenue`: the inverse of `earns`."""
        if self.obsolete:
            revenue = -(-revenue // 10) * 20
        return -(-revenue // self.multiplier)


class Bonus(Struct, frozen=True, forbid_unknown_fields=True):
    """Extra income, never multiplied or halved, for a route that visits at least `need` of `stops` (0: all).

    `trains` limits it to some trains. Bonuses with the same `once` are paid once for the whole set of routes: only the
    highest one that any of the routes earns ("one train at either city adds the other city's value").
    """

    id: Name
    value: Amount
    stops: tuple[Name, ...]
    need: Limit = 0
    trains: tuple[Name, ...] | None = None
    once: Name | None = None

    @property
    def wanted(self) -> int:
        return self.need or len(self.stops)

    def applies(self, train: Name) -> bool:
        return self.trains is None or train in self.trains


class Problem(Struct, frozen=True, forbid_unknown_fields=True):
    """One company's problem: which routes for its trains earn most?"""

    stops: tuple[Stop, ...]
    links: tuple[Link, ...]
    trains: tuple[Train, ...]
    bonuses: tuple[Bonus, ...] = ()


class Route(Struct, frozen=True):
    """A train's route: its stops in order, the links between them (indexes in `Problem.links`), its revenue.

    `revenue` includes the train's own bonuses, but not those paid once for the whole set of routes.
    """

    train: Name
    stops: tuple[Name, ...]
    links: tuple[int, ...]
    revenue: int


class SetIncome(Struct, frozen=True):
    """Income that depends on the whole set of routes and that no `Bonus` can express.

    `income` gets the routes of one solution and returns the additional income, between 0 and `most`. `most` must never
    be too low: the proof of optimality depends on it.
    """

    income: Callable[[Sequence[Route]], int]
    most: int


class Malformed(ValueError):  # noqa: N818 - named by its cause
    """An invalid problem. `refusal` says why, `field` says where (`links[3].b`)."""

    def __init__(self, field: str, key: str, **args: Arg) -> None:
        super().__init__(f"{field}: {key}")
        self.field = field
        told = {name: str(value) if name in ("name", "stop", "train") else value for name, value in args.items()}
        self.refusal = Refusal("rail/routes.problem", Message(key, {"field": field, **told}), (field,))


def parse(text: bytes | str) -> Problem:
    """Read a problem from JSON; raise `Malformed` with the invalid field.

    >>> parse('{"stops": [{"id": "A", "value": "x"}], "links": [], "trains": []}')
    Traceback (most recent call last):
    trainshed.rail.routes.problem.Malformed: stops[0].value: rail-problem-type
    """
    if len(text) > MOST_BYTES:
        raise Malformed("file", "rail-problem-many", count=len(text), most=MOST_BYTES)
    try:
        problem = msgspec.json.decode(text, type=Problem)
    except msgspec.ValidationError as error:
        _tell(str(error))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed("file", "rail-problem-json", detail=str(error)) from None
    validate(problem)
    return problem


def _tell(words: str) -> NoReturn:
    """Convert msgspec's error text to a `Malformed` that names the field."""
    what, _, where = words.partition(" - at `")
    field = where.rstrip("`").removeprefix("$").lstrip(".")
    if missing := re.fullmatch(r"Object missing required field `(.+)`", what):
        raise Malformed(_join(field, missing[1]), "rail-problem-missing")
    if unknown := re.fullmatch(r"Object contains unknown field `(.+)`", what):
        raise Malformed(_join(field, unknown[1]), "rail-problem-unknown-field")
    if wrong := re.fullmatch(r"Expected `(.+)`, got `(.+)`", what):
        raise Malformed(field or "file", "rail-problem-type", expected=wrong[1], got=wrong[2])
    raise Malformed(field or "file", "rail-problem-value", detail=what)


def _join(field: str, name: str) -> str:
    return f"{field}.{name}" if field else name


def validate(problem: Problem) -> None:
    """Raise `Malformed` for what types cannot express: unknown stops, duplicate ids, a train with two limits.

    Values out of range are rejected too, because a problem built in Python has not been checked for them.
    """
    for field, things, most in (
        ("stops", problem.stops, MOST_STOPS),
        ("links", problem.links, MOST_LINKS),
        ("trains", problem.trains, MOST_TRAINS),
        ("bonuses", problem.bonuses, MOST_BONUSES),
    ):
        if len(things) > most:
            raise Malformed(field, "rail-problem-many", count=len(things), most=most)
    stops = _ids("stops", [stop.id for stop in problem.stops])
    trains = _ids("trains", [train.id for train in problem.trains])
    _ids("bonuses", [bonus.id for bonus in problem.bonuses])
    for i, stop in enumerate(problem.stops):
        if stop.value < 0:
            raise Malformed(f"stops[{i}].value", "rail-problem-negative", value=stop.value)
    for i, link in enumerate(problem.links):
        if link.a not in stops or link.b not in stops:
            end = "b" if link.a in stops else "a"
            raise Malformed(f"links[{i}].{end}", "rail-problem-unknown-stop", stop=getattr(link, end))
        if link.a == link.b:
            raise Malformed(f"links[{i}].b", "rail-problem-loop", stop=link.b)
        if link.length < 0:
            raise Malformed(f"links[{i}].length", "rail-problem-negative", value=link.length)
        if len(link.track) > 1 and len(set(link.track)) < len(link.track):
            raise Malformed(f"links[{i}].track", "rail-problem-double", name=_double(link.track))
    for i, train in enumerate(problem.trains):
        if train.stops is not None and train.length is not None:
            raise Malformed(f"trains[{i}].length", "rail-problem-two-limits", train=train.id)
        if min(train.stops or 0, train.length or 0) < 0 or train.multiplier < 1:
            raise Malformed(f"trains[{i}]", "rail-problem-negative", value=-1)
    for i, bonus in enumerate(problem.bonuses):
        for j, name in enumerate(bonus.stops):
            if name not in stops:
                raise Malformed(f"bonuses[{i}].stops[{j}]", "rail-problem-unknown-stop", stop=name)
        for j, name in enumerate(bonus.trains or ()):
            if name not in trains:
                raise Malformed(f"bonuses[{i}].trains[{j}]", "rail-problem-unknown-train", train=name)
        if bonus.value < 0:
            raise Malformed(f"bonuses[{i}].value", "rail-problem-negative", value=bonus.value)
        if not bonus.stops or len(set(bonus.stops)) < len(bonus.stops) or bonus.need > len(bonus.stops):
            raise Malformed(f"bonuses[{i}].stops", "rail-problem-bonus-stops", need=bonus.need)


def _ids(field: str, names: list[Name]) -> set[Name]:
    known = set(names)
    if len(known) < len(names):
        name = _double(names)
        at = [i for i, other in enumerate(names) if other == name][1]
        raise Malformed(f"{field}[{at}].id", "rail-problem-double", name=name)
    return known


def _double(names: Iterable[Name]) -> Name:
    seen: set[Name] = set()
    for name in names:
        if name in seen:
            return name
        seen.add(name)
    raise ValueError("all different")
