"""Random games compared with a second ledger written from the rule book, before every action and at the end."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product
from typing import Any

import pytest
from msgspec.structs import asdict

import trainshed
from tests.lilliput.independent_choices import legal_actions
from tests.lilliput.independent_ledger import COMPANIES, RANKS, Ledger
from tests.lilliput.table import LAYOUTS, VARIANTS
from trainshed.core import Action, Event, Game
from trainshed.titles.lilliput import actions as act
from trainshed.titles.lilliput.state import State

PREFERENCES: dict[str, tuple[type[Action], ...]] = {
    "trade": (act.BuyFromCompany, act.BuyTrain, act.DiscardTrain, act.SellShares),
    "withhold": (act.Withhold, act.BuyFromPool, act.DiscardTrain, act.BuyTrain),
    "found": (act.SellShares, act.Found, act.BuyShare, act.PayOut),
    "build": (act.LayTile, act.PlaceStation, act.FillTreasuries, act.CashIn),
}
"""Action types the random players prefer, so that games reach situations that are rare in uniform random play."""
MAP = (act.LayTile, act.PlaceStation, act.FillTreasuries, act.TakeCash, act.ChooseRun)
"""Action types `may` does not list: map actions, and sums split between companies."""

Played = list[tuple[State, Action, list[Event]]]


def played(game: Game, rng: random.Random, habit: str) -> Played:
    """Play a random game; return every state with the action taken in it and the resulting events."""
    course: Played = []
    while game.decision.seats:
        legal = list(game.legal_actions)
        liked = [action for action in legal if isinstance(action, PREFERENCES[habit])]
        if not liked or rng.random() < 0.3:
            liked = [action for action in legal if not isinstance(action, act.Done)]
        action = rng.choice(liked or legal)
        before = game.state.copy()
        course.append((before, action, game.play(action)))
    return course


def hold(ledger: Ledger, state: State) -> None:
    """Compare the ledger with the state."""
    assert ledger.cash == [player.cash for player in state.players]
    assert ledger.copies == [player.copies for player in state.players]
    assert ledger.tiles == [list(player.tiles) for player in state.players]
    companies = {COMPANIES[n]: company for n, company in enumerate(state.companies) if company.director >= 0}
    assert ledger.directors == {id: company.director for id, company in companies.items()}
    assert ledger.treasuries == {id: company.treasury for id, company in companies.items()}
    assert ledger.bank == {id: company.shares for id, company in companies.items()}
    assert ledger.stations == {id: len(company.stations) for id, company in companies.items()}
    trains = {id: [RANKS[train] for train in company.trains] for id, company in companies.items()}
    assert {id: sorted(owned, key=RANKS.index) for id, owned in ledger.trains.items()} == trains
    assert ledger.line() == [COMPANIES[number] for number in state.operating_order]
    assert {id: ledger.price(id) for id in companies} == {id: state.price(COMPANIES.index(id)) for id in companies}
    assert [tuple(shares.values()) for shares in ledger.shares] == [player.shares for player in state.players]
    assert sorted(ledger.pool, key=RANKS.index) == [RANKS[train] for train in state.pool]
    assert (ledger.phase, ledger.round, ledger.first) == (state.phase, state.round, state.first)
    assert tuple(ledger.used) == state.used


def as_tuple(action: Any) -> tuple[object, ...]:
    """Return the action in the notation of `may`."""
    fields = {name: value for name, value in asdict(action).items() if name not in ("seat", "price")}
    return action.__struct_config__.tag, *fields.values()


def follow(course: Played, end: State, seen: Counter[str]) -> Ledger:
    """Run the ledger along a game. A question that the game did not ask had only one answer."""
    start = next(at for at, (state, _, _) in enumerate(course) if state.round)
    ledger = Ledger(course[start][0])
    states = [*(state for state, _, _ in course), end]
    flow, at, answer = ledger.play(), start, None
    while True:
        try:
            seat, step, company = flow.send(answer)
        except StopIteration:
            assert at == len(course)
            hold(ledger, end)
            return ledger
        ledger.position, answer = states[at], None
        if seat < 0:
            ledger.events = course[at - 1][2]
            continue
        top: Any = states[at].agenda[-1] if states[at].agenda else None
        asked = top is not None and top.tag == step and top.seat == seat
        if not asked or (company and top.company != COMPANIES.index(company)):
            continue
        hold(ledger, states[at])
        answer = course[at][1]
        at += 1
        seen[type(answer).__name__] += 1
        if step not in ("judge", "place-home", "choose-run"):
            listed = {as_tuple(action) for action in top.legal(states[at - 1], seat) if not isinstance(action, MAP)}
            assert listed == legal_actions(ledger, seat, step, company, bool(getattr(top, "running", False)))


@pytest.mark.parametrize("habit", PREFERENCES)
def test_games_go_as_a_second_account_of_the_rules_says(habit: str) -> None:
    seen: Counter[str] = Counter()
    for players, (number, variant) in product((1, 2, 3, 4), enumerate(VARIANTS)):
        scenario = ("", *LAYOUTS)[(number + players) % 5]
        options = {"variant": variant, "scenario": scenario, "pro": number % 2 == 1, "two_characters": number > 1}
        game = trainshed.new("lilliput", players, seed=10 * players + number, options=options)
        course = played(game, random.Random(number), habit)
        ledger = follow(course, game.state, seen)
        totals = [ledger.wealth(player) for player in ledger.players]
        assert [score.total for score in game.scores()] == totals[:players]
        places = [1 + sum(other > own for other in totals) for own in totals[:players]]
        assert [score.place for score in game.scores()] == places
    assert all(seen[kind.__name__] for kind in PREFERENCES[habit]), seen
