"""What a route earns, line by line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from trainshed.core.message import Arg, Message

from .problem import Bonus, Name, Problem, Route, Train


class StopEntry(Struct, frozen=True):
    """One stop of a route: its value, whether it counts for a train limited by stops, whether a station is
    there.
    """

    stop: Name
    value: int
    counts: bool
    station: bool


class BonusEntry(Struct, frozen=True):
    bonus: Name
    value: int


class Explanation(Struct, frozen=True):
    """Why a train earns what it earns: stops, their `total`, what the train makes of it (`earned`), its
    bonuses.
    """

    train: Name
    stops: tuple[StopEntry, ...]
    total: int
    multiplier: int
    obsolete: bool
    earned: int
    bonuses: tuple[BonusEntry, ...]
    revenue: int


def deserves(bonus: Bonus, train: Name, stops: Iterable[Name]) -> bool:
    """Whether a train that visits these stops gets the bonus."""
    return bonus.applies(train) and len(set(bonus.stops) & set(stops)) >= bonus.wanted


def explain(problem: Problem, train: Train, stops: Sequence[Name]) -> Explanation:
    """The income of one train over these stops, without bonuses paid once for the whole set of routes."""
    by_name = {stop.id: stop for stop in problem.stops}
    lines = tuple(
        StopEntry(name, by_name[name].value, bool(by_name[name].counts), by_name[name].station) for name in stops
    )
    total = sum(line.value for line in lines)
    bonuses = tuple(
        BonusEntry(bonus.id, bonus.value)
        for bonus in problem.bonuses
        if bonus.once is None and deserves(bonus, train.id, stops)
    )
    earned = train.earns(total)
    revenue = earned + sum(bonus.value for bonus in bonuses)
    return Explanation(train.id, lines, total, train.multiplier, train.obsolete, earned, bonuses, revenue)


def explain_routes(problem: Problem, routes: Iterable[Route]) -> tuple[Explanation, ...]:
    """Every route of a solution explained."""
    trains = {train.id: train for train in problem.trains}
    return tuple(explain(problem, trains[route.train], route.stops) for route in routes)


def once_bonuses(problem: Problem, routes: Iterable[Route]) -> tuple[BonusEntry, ...]:
    """The bonuses paid once for the whole set of routes: of each name the dearest that a route deserves."""
    best: dict[Name, Bonus] = {}
    routes = tuple(routes)
    for bonus in problem.bonuses:
        if bonus.once is None or not any(deserves(bonus, route.train, route.stops) for route in routes):
            continue
        if bonus.once not in best or bonus.value > best[bonus.once].value:
            best[bonus.once] = bonus
    return tuple(BonusEntry(bonus.id, bonus.value) for bonus in best.values())


def told(explanation: Explanation) -> tuple[Message, ...]:
    """The explanation as messages, one for each line."""
    lines = [
        Message("rail-income-stop", {"stop": str(line.stop), "value": line.value, "free": 0 if line.counts else 1})
        for line in explanation.stops
    ]
    if explanation.multiplier != 1:
        args: dict[str, Arg] = {"times": explanation.multiplier, "value": explanation.total * explanation.multiplier}
        lines.append(Message("rail-income-times", args))
    if explanation.obsolete:
        lines.append(Message("rail-income-obsolete", {"value": explanation.earned}))
    lines += [Message("rail-income-bonus", {"bonus": str(b.bonus), "value": b.value}) for b in explanation.bonuses]
    lines.append(Message("rail-income-train", {"train": str(explanation.train), "value": explanation.revenue}))
    return tuple(lines)
