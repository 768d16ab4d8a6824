"""The revenue of a route, line by line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from trainshed.core.message import Arg, Message

from .problem import Bonus, Name, Problem, Route, Train


class StopEntry(Struct, frozen=True):
    """One stop of a route: its value, if it counts for trains limited by stops, if it has a station."""

    stop: Name
    value: int
    counts: bool
    station: bool


class BonusEntry(Struct, frozen=True):
    bonus: Name
    value: int


class Explanation(Struct, frozen=True):
    """The revenue of a train: stops, their `total`, `earned` (after multiplier and halving), and its bonuses."""

    train: Name
    stops: tuple[StopEntry, ...]
    total: int
    multiplier: int
    obsolete: bool
    earned: int
    bonuses: tuple[BonusEntry, ...]
    revenue: int


def qualifies(bonus: Bonus, train: Name, stops: Iterable[Name]) -> bool:
    """True if a train that visits these stops gets the bonus."""
    return bonus.applies(train) and len(set(bonus.stops) & set(stops)) >= bonus.wanted


def explain(problem: Problem, train: Train, stops: Sequence[Name]) -> Explanation:
    """The revenue of one train over these stops, without bonuses paid once for the whole set of routes."""
    by_name = {stop.id: stop for stop in problem.stops}
    lines = tuple(
        StopEntry(name, by_name[name].value, bool(by_name[name].counts), by_name[name].station) for name in stops
    )
    total = sum(line.value for line in lines)
    bonuses = tuple(
        BonusEntry(bonus.id, bonus.value)
        for bonus in problem.bonuses
        if bonus.once is None and qualifies(bonus, train.id, stops)
    )
    earned = train.earns(total)
    revenue = earned + sum(bonus.value for bonus in bonuses)
    return Explanation(train.id, lines, total, train.multiplier, train.obsolete, earned, bonuses, revenue)


def explain_routes(problem: Problem, routes: Iterable[Route]) -> tuple[Explanation, ...]:
    """Explain every route of a solution."""
    trains = {train.id: train for train in problem.trains}
    return tuple(explain(problem, trains[route.train], route.stops) for route in routes)


def once_bonuses(problem: Problem, routes: Iterable[Route]) -> tuple[BonusEntry, ...]:
    """The bonuses paid once for the whole set of routes: per `once` name, the highest one that a route earns."""
    best: dict[Name, Bonus] = {}
    routes = tuple(routes)
    for bonus in problem.bonuses:
        if bonus.once is None or not any(qualifies(bonus, route.train, route.stops) for route in routes):
            continue
        if bonus.once not in best or bonus.value > best[bonus.once].value:
            best[bonus.once] = bonus
    return tuple(BonusEntry(bonus.id, bonus.value) for bonus in best.values())


def once_by_route(problem: Problem, routes: Sequence[Route]) -> list[int]:
    """What each route brings of the bonuses paid once: the first route that earns the highest one gets it."""
    found = [0] * len(routes)
    best: dict[Name, tuple[int, int]] = {}
    for bonus in problem.bonuses:
        if bonus.once is not None and bonus.value > best.get(bonus.once, (0, 0))[0]:
            at = next((n for n, it in enumerate(routes) if qualifies(bonus, it.train, it.stops)), None)
            if at is not None:
                best[bonus.once] = bonus.value, at
    for value, at in best.values():
        found[at] += value
    return found


def explanation_messages(explanation: Explanation) -> tuple[Message, ...]:
    """The explanation as messages, one per line."""
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
