"""Check the title contract on every registered title, and the contract checker itself on broken titles."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import trainshed
from tests.core.toy import Auction, Bid, Leaky, Stop, Toy, ToyState
from trainshed.core import Game, Illegal, Title, registry, titles
from trainshed.core.contract import check, perft

ALL = [title.id for title in titles()]
AT_ONCE = [title for title in ALL if len(trainshed.new(title, trainshed.find(title).max_players).decision.seats) > 1]
"""Titles in which several seats decide at the same time from the start."""


@pytest.fixture
def toy() -> Iterator[None]:
    registry.register(Toy())
    registry.register(Leaky())
    yield
    del registry._titles["toy"], registry._titles["leaky"]


def switchable(title: Title[Any]) -> list[dict[str, bool]]:
    """Every combination of the boolean options."""
    names = [field.name for field in msgspec.structs.fields(title.options) if field.type is bool]
    return [dict(zip(names, values, strict=True)) for values in product((False, True), repeat=len(names))]


def every_setting() -> list[tuple[str, int, dict[str, bool]]]:
    return [
        (title.id, players, options)
        for title in titles()
        for players in range(title.min_players, title.max_players + 1)
        for options in switchable(title)
    ]


@pytest.mark.parametrize(("title", "players", "options"), every_setting())
def test_random_games_keep_the_contract(title: str, players: int, options: dict[str, bool]) -> None:
    rng = random.Random(players)
    game = trainshed.new(title, players, seed=players, options=options)
    digests = [game.digest]
    while game.decision.seats:
        seat = rng.choice(game.decision.seats)
        game.play(rng.choice(list(game.legal_actions.of(seat))))
        digests.append(game.digest)
        if rng.random() < 0.3:
            assert list(check(game)) == []
    assert list(check(game)) == []
    assert game.outcome is not None
    assert game.outcome.winners or players == 1  # a solo player may lose
    again = Game.load(game.record.json())
    assert [again.at(n).digest for n in range(len(digests))] == digests


@pytest.mark.parametrize("title", ALL)
def test_undo_leads_back_to_the_same_positions(title: str) -> None:
    game = trainshed.new(title, find_max(title), seed=3)
    digests = [game.digest]
    for _ in range(50):
        game.play(next(iter(game.legal_actions)))
        digests.append(game.digest)
    for n in range(49, -1, -1):
        game.undo()
        assert game.digest == digests[n]
    with pytest.raises(IndexError):
        game.undo()


@pytest.mark.parametrize("title", ALL)
@given(data=st.data())
@settings(max_examples=25, deadline=None)
def test_any_walk_through_a_game_keeps_the_contract(title: str, data: st.DataObject) -> None:
    """Hypothesis chooses the options, the order of seats and every action, and looks for a sequence that fails."""
    known = trainshed.find(title)
    players = data.draw(st.integers(known.min_players, known.max_players))
    options = data.draw(st.sampled_from(switchable(known)))
    game = trainshed.new(title, players, seed=data.draw(st.integers(0, 2**53 - 1)), options=options)
    for _ in range(data.draw(st.integers(0, 60))):
        if game.over:
            break
        seat = data.draw(st.sampled_from(game.decision.seats))
        game.play(data.draw(st.sampled_from(list(game.legal_actions.of(seat)))))
    assert list(check(game)) == []
    assert Game.load(game.record.json()).digest == game.digest


def find_max(title: str) -> int:
    return trainshed.find(title).max_players


@pytest.mark.parametrize("title", ALL)
def test_an_illegal_action_changes_nothing(title: str) -> None:
    game = trainshed.new(title, find_max(title), seed=5)
    before = game.digest
    refused = 0
    for action in game.title.candidates(game.state, 0):
        if game.why_not(action) is not None:
            with pytest.raises(Illegal) as caught:
                game.play(action)
            assert caught.value.refusal.rule
            refused += 1
            if refused > 50:
                break
    assert refused
    assert game.digest == before
    assert game.actions == ()


@pytest.mark.parametrize("title", AT_ONCE)
def test_the_order_among_simultaneous_seats_does_not_matter(title: str) -> None:
    base = trainshed.new(title, find_max(title), seed=11)
    seats = base.decision.seats
    choices = [next(iter(base.legal_actions.of(seat))) for seat in seats]
    forward, backward = base.copy(), base.copy()
    for action in choices:
        forward.play(action)
    for action in reversed(choices):
        backward.play(action)
    assert forward.digest == backward.digest


@pytest.mark.usefixtures("toy")
def test_prices_are_ranges() -> None:
    game = trainshed.new("toy", 2, seed=1)
    assert len(game.legal_actions) == 3
    assert Bid(0, 45) in game.legal_actions
    assert Bid(0, 44) not in game.legal_actions
    assert [(free.low, free.high, free.step) for free in game.legal_actions.ranges()] == [(5, 100, 5)]
    game.play(Bid(0, 45))
    assert game.decision.seats == (1,)
    assert game.why_not(Bid(0, 50)) is not None
    assert list(check(game)) == []
    game.play(Stop(1))
    assert game.over
    assert game.why_not(Stop(0)) is not None
    assert (
        perft(trainshed.new("toy", 2, seed=1), 3) == 7
    )  # stop; 100, stop; 5, stop; 5, 100, stop; 5, 10 and three replies


@pytest.mark.usefixtures("toy")
def test_the_contract_notices_a_view_that_tells_too_much() -> None:
    problems = [problem for seed in range(5) for problem in check(trainshed.new("leaky", 2, seed=1), seed=seed)]
    assert any("tells what it should not" in problem for problem in problems)


@pytest.mark.usefixtures("toy")
def test_the_contract_notices_a_judge_and_an_enumeration_that_disagree(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Auction, "ranges", lambda *_: [])
    monkeypatch.setattr(Auction, "legal", lambda _self, _state, seat: [Bid(seat, 7), Bid(seat, 7)])
    problems = list(check(trainshed.new("toy", 2, seed=1)))
    assert any("offered but refused" in problem for problem in problems)
    assert any("allowed but not offered" in problem for problem in problems)
    assert any("twice" in problem for problem in problems)


@pytest.mark.usefixtures("toy")
def test_the_contract_notices_broken_invariants_and_copies(monkeypatch: pytest.MonkeyPatch) -> None:
    game = trainshed.new("toy", 2, seed=1)
    game.state.price = 1000
    assert "the price is too high" in list(check(game))
    monkeypatch.setattr(
        ToyState, "copy", lambda self: ToyState(self.agenda, self.chance, self.least, self.card, 0, self.holder)
    )
    assert "a copy has another digest" in list(check(game))
