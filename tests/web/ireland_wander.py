"""Games of 18Ireland that do everything: what was not done yet comes first, so that every screen is needed."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

import trainshed
from tests.ireland.games import WEIGHTS
from tests.ireland.stock_table import state_of
from trainshed.core import Action, Game
from trainshed.rail.owners import player
from trainshed.rail.play.actions import Answer, BuyFromCompany, BuyFromPool, BuyTrain, LayTile, RouteChoice, Run
from trainshed.rail.play.running import best_run
from trainshed.titles.ireland.actions import BuyPrivate, Vote

from .ireland_positions import NAMES, step_of

NEW = 40.0
"""How much more a deed weighs that has not been done yet."""
RARE = {"run-trains routes nothing": 0.05, "run-trains routes by-hand": 0.1}


def deed(game: Game, action: Action) -> str:
    """Return what an action is on the page: the step, the kind, and in which manner."""
    return " ".join(filter(None, (step_of(game), str(type(action).__struct_config__.tag), _manner(game, action))))


def _manner(game: Game, action: Action) -> str:
    state = state_of(game)
    match action:
        case LayTile(by=by) if by:
            return "by-private"
        case BuyTrain(trade_in=old) | BuyFromPool(trade_in=old) if old:
            return "trade-in"
        case BuyFromCompany(seller=seller):
            return "own" if state.director(seller) == action.seat else "others"
        case BuyPrivate(private=private, company=company) if company:
            return "own" if state.privates[private] == player(action.seat) else "others"
        case Answer(accept=accept) | Vote(accept=accept):
            return "yes" if accept else "no"
        case Run(routes=()):
            return "nothing"
        case Run(company=company, routes=routes):
            return "best" if routes == best(game, company) else "by-hand"
    return ""


def best(game: Game, company: str) -> tuple[RouteChoice, ...]:
    """Return the run that the page fills in."""
    routes = best_run(state_of(game), company).routes
    return tuple(RouteChoice(route.train, route.stops, route.cells) for route in routes)


def shorter(game: Game, company: str) -> tuple[RouteChoice, ...]:
    """Return that run without the last stop of one route, drawn by hand; none if there is no such run."""
    routes = best(game, company)
    for at, route in enumerate(routes):
        if len(route.stops) > 2:
            others = routes[:at] + routes[at + 1 :]
            found: Any = game.find_route(company, RouteChoice(route.train, route.stops[:-1]), others)
            if found.route is not None and found.refusal is None:
                kept = RouteChoice(route.train, found.route.stops, found.route.cells)
                return (*routes[:at], kept, *routes[at + 1 :])
    return ()


class Wanderer:
    """Plays a game by itself: any deed, rather one that was not done yet."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.rng = random.Random(seed)
        self.done: Counter[str] = Counter()

    def choices(self) -> dict[str, list[Action]]:
        """Return the possible actions by deed."""
        found: dict[str, list[Action]] = {}
        for legal in self.game.legal_actions.of(self.game.decision.seats[0]):
            for action in self.runs(legal) if isinstance(legal, Run) else (legal,):
                found.setdefault(deed(self.game, action), []).append(action)
        return found

    def runs(self, run: Run) -> Iterable[Run]:
        """Return none, the best and one drawn by hand, where these differ."""
        routes = ((), best(self.game, run.company), shorter(self.game, run.company))
        return dict.fromkeys(replace(run, routes=one) for one in routes)

    def play(self) -> None:
        by_deed = self.choices()
        names = list(by_deed)
        weights = [self.weight(name, by_deed[name][0]) for name in names]
        name = self.rng.choices(names, weights)[0]
        self.done[name] += 1
        self.game.play(self.price(self.rng.choice(by_deed[name])))

    def weight(self, name: str, action: Action) -> float:
        return RARE.get(name, WEIGHTS.get(type(action), 1.5)) * (1 if self.done[name] else NEW)

    def price(self, action: Action) -> Action:
        """Choose any number within the range now and then, not only the listed ones."""
        if self.rng.random() < 0.5:
            return action
        for free in self.game.legal_actions.of(action.seat).ranges():
            if type(free.action) is type(action):
                here = {free.field: getattr(action, free.field)}
                if replace(free.action, **here) == action:
                    return replace(action, **{free.field: self.rng.randrange(free.low, free.high + 1, free.step)})
        return action


def wandered(players: int, seed: int, *, most: int = 10_000, **options: Any) -> Wanderer:
    """Return a game played to its end, or until it has so many actions, with what was done in it."""
    one = Wanderer(trainshed.new("ireland", NAMES[:players], seed=seed, options=options), seed)
    while not one.game.over and len(one.game.actions) < most:
        one.play()
    return one
