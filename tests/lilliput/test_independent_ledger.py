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
from tests.lilliput.table import (
    LAYOUTS,
    VARIANTS,
    all_players,
    asked_company,
    bank_shares,
    buys_while_running,
    cash,
    copies,
    director,
    first_seat,
    founded,
    hand,
    operating_order,
    phase_of,
    pool_of,
    price,
    round_of,
    shares_of,
    stations_of,
    step,
    trains_of,
    treasury,
    used_cards,
)
from trainshed.core import Action, Event, Game
from trainshed.rail.play import actions as shared
from trainshed.titles.lilliput import actions as act

PREFERENCES: dict[str, tuple[type[Action], ...]] = {
    "trade": (shared.BuyFromCompany, shared.BuyTrain, shared.DiscardTrain, shared.SellShares),
    "withhold": (shared.Withhold, shared.BuyFromPool, shared.DiscardTrain, shared.BuyTrain),
    "found": (shared.SellShares, act.Found, shared.BuyShare, shared.PayOut),
    "build": (shared.LayTile, shared.PlaceStation, act.FillTreasuries, act.CashIn),
}
"""Action types the random players prefer, so that games reach situations that are rare in uniform random play."""
MAP = (shared.LayTile, shared.PlaceStation, act.FillTreasuries, act.TakeCash, act.ChooseRun)
"""Action types `may` does not list: map actions, and sums split between companies."""

Played = list[tuple[Game, Action, list[Event]]]


def played(game: Game, rng: random.Random, habit: str) -> Played:
    """Play a random game; return every position with the action taken in it and the resulting events."""
    course: Played = []
    while game.decision.seats:
        legal = list(game.legal_actions)
        liked = [action for action in legal if isinstance(action, PREFERENCES[habit])]
        if not liked or rng.random() < 0.3:
            liked = [action for action in legal if not isinstance(action, shared.Done)]
        action = rng.choice(liked or legal)
        before = game.copy()
        course.append((before, action, game.play(action)))
    return course


def hold(ledger: Ledger, game: Game) -> None:
    """Compare the ledger with the game."""
    assert ledger.cash == [cash(game, player) for player in all_players(game)]
    assert ledger.copies == [copies(game, player) for player in all_players(game)]
    assert ledger.tiles == [list(hand(game, player)) for player in all_players(game)]
    companies = founded(game)
    assert ledger.directors == {id: director(game, id) for id in companies}
    assert ledger.treasuries == {id: treasury(game, id) for id in companies}
    assert ledger.bank == {id: bank_shares(game, id) for id in companies}
    assert ledger.stations == {id: len(stations_of(game, id)) for id in companies}
    trains = {id: trains_of(game, id) for id in companies}
    assert {id: sorted(owned, key=RANKS.index) for id, owned in ledger.trains.items()} == trains
    assert ledger.line() == operating_order(game)
    assert {id: ledger.price(id) for id in companies} == {id: price(game, id) for id in companies}
    assert ledger.shares == [{id: shares_of(game, player, id) for id in COMPANIES} for player in all_players(game)]
    assert sorted(ledger.pool, key=RANKS.index) == pool_of(game)
    assert (ledger.phase, ledger.round, ledger.first) == (phase_of(game), round_of(game), first_seat(game))
    assert tuple(ledger.used) == used_cards(game)


def as_tuple(action: Any) -> tuple[object, ...]:
    """Return the action in the notation of `may`."""
    fields = {
        name: value for name, value in asdict(action).items() if name not in ("seat", "price", "trade_in", "source")
    }
    return action.__struct_config__.tag, *fields.values()


def follow(course: Played, end: Game, seen: Counter[str]) -> Ledger:
    """Run the ledger along a game. A question that the game did not ask had only one answer."""
    start = next(at for at, (position, _, _) in enumerate(course) if round_of(position))
    ledger = Ledger(course[start][0])
    positions = [*(position for position, _, _ in course), end]
    flow, at, answer = ledger.play(), start, None
    while True:
        try:
            seat, asked, company = flow.send(answer)
        except StopIteration:
            assert at == len(course)
            hold(ledger, end)
            return ledger
        game = ledger.position = positions[at]
        answer = None
        if seat < 0:
            ledger.events = course[at - 1][2]
            continue
        if game.decision.seats != (seat,) or step(game) != asked or (company and asked_company(game) != company):
            continue
        hold(ledger, game)
        answer = course[at][1]
        at += 1
        seen[type(answer).__name__] += 1
        if asked not in ("judge", "place-home", "choose-run"):
            listed = {as_tuple(action) for action in game.legal_actions if not isinstance(action, MAP)}
            assert listed == legal_actions(ledger, seat, asked, company, buys_while_running(game))


@pytest.mark.parametrize("habit", PREFERENCES)
def test_games_go_as_a_second_account_of_the_rules_says(habit: str) -> None:
    seen: Counter[str] = Counter()
    for players, (number, variant) in product((1, 2, 3, 4), enumerate(VARIANTS)):
        scenario = ("", *LAYOUTS)[(number + players) % 5]
        options = {"variant": variant, "scenario": scenario, "pro": number % 2 == 1, "two_characters": number > 1}
        game = trainshed.new("lilliput", players, seed=10 * players + number, options=options)
        course = played(game, random.Random(number), habit)
        ledger = follow(course, game, seen)
        totals = [ledger.wealth(player) for player in ledger.players]
        assert [score.total for score in game.scores()] == totals[:players]
        places = [1 + sum(other > own for other in totals) for own in totals[:players]]
        assert [score.place for score in game.scores()] == places
    assert all(seen[kind.__name__] for kind in PREFERENCES[habit]), seen
