"""Check the title contract on every registered title, and the contract checker itself on broken titles."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Collection, Iterable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import trainshed
from tests.core.toy import Auction, Bid, Leaky, Stop, Toy, ToyState
from tests.help import ROOT
from trainshed.core import Action, BadChance, BadSetup, Game, Illegal, Setup, Title, registry, titles
from trainshed.core.contract import check, check_action, check_clones, perft
from trainshed.titles.lilliput.actions import TakeCard
from trainshed.titles.london.actions import Draw

ALL = [title.id for title in titles()]
AT_ONCE = [title for title in ALL if len(trainshed.new(title, trainshed.find(title).max_players).decision.seats) > 1]
"""Titles in which several seats decide at the same time from the start."""


@pytest.fixture
def toy() -> Iterator[None]:
    registry.register(Toy())
    registry.register(Leaky())
    yield
    del registry._loaded["toy"], registry._loaded["leaky"]


def switchable(title: Title[Any]) -> list[dict[str, bool]]:
    """Every combination of the boolean options; of many, only none and all (their title tests each of them)."""
    names = [field.name for field in msgspec.structs.fields(title.options) if field.type is bool]
    if len(names) > 4:
        return [{}, dict.fromkeys(names, True)]
    return [dict(zip(names, values, strict=True)) for values in product((False, True), repeat=len(names))]


def every_setting() -> list[Any]:
    """Every combination of options with every number of players.

    Each combination is played by one number of players now, by the others in the long checks; the usual rules by all,
    unless there are many combinations.
    """
    found = []
    for title in titles():
        combinations, tables = switchable(title), range(title.min_players, title.max_players + 1)
        for players, (number, options) in product(tables, enumerate(combinations)):
            later = (number > 0 or len(combinations) > 4) and tables[number % len(tables)] != players
            found.append(pytest.param(title.id, players, options, marks=[pytest.mark.long] if later else []))
    return found


@pytest.mark.parametrize(("title", "players", "options"), every_setting())
def test_random_games_keep_the_contract(title: str, players: int, options: dict[str, bool]) -> None:
    rng = random.Random(players)
    game = trainshed.new(title, players, seed=players, options=options)
    digests = [game.digest]
    while game.decision.seats:
        seat = rng.choice(game.decision.seats)
        action = rng.choice(list(game.legal_actions.of(seat)))
        before = game.copy()
        log = game.play(action)
        digests.append(game.digest)
        assert list(check_action(before, action, game, log)) == []
        if rng.random() < 0.15:
            assert list(check(game)) == []
    assert list(check(game)) == []
    assert list(check_clones(game, seed=players)) == []
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
    for action in game.candidates(0):
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
def test_a_list_of_legal_actions_is_computed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """`list` asks for the length first; what was counted is used, but not after the game has gone on."""
    game, calls = trainshed.new("toy", 2, seed=1), []
    legal = Auction.legal

    def counted(step: Auction, state: ToyState, seat: int) -> Iterable[Action]:
        calls.append(seat)
        return legal(step, state, seat)

    monkeypatch.setattr(Auction, "legal", counted)
    actions = game.legal_actions
    before = list(actions)
    assert calls == [0]
    game.play(Bid(0, 45))
    assert list(actions) != before
    game.undo()
    assert list(actions) == before


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


@pytest.mark.usefixtures("toy")
def test_the_contract_notices_a_copy_that_shares_something(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        ToyState,
        "copy",
        lambda s: ToyState(s.agenda, s.chance, s.least, s.card, s.price, s.holder, s.open),
    )
    assert any("changes the original" in problem for problem in check(trainshed.new("toy", 2, seed=1)))


@pytest.mark.usefixtures("toy")
def test_the_contract_notices_a_judge_that_lets_junk_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Auction, "why_not", lambda *_: None)
    problems = list(check(trainshed.new("toy", 2, seed=1)))
    assert any("is accepted but not offered" in problem for problem in problems)
    monkeypatch.setattr(
        Auction, "why_not", lambda _self, _state, action: 1 // (getattr(action, "price", 1) - 10**6) and None
    )
    problems = list(check(trainshed.new("toy", 2, seed=1)))
    assert any("raises ZeroDivisionError" in problem for problem in problems)


@pytest.mark.usefixtures("toy")
def test_the_contract_notices_chance_that_is_not_counted_as_revealed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Toy, "revealed", lambda _self, _state: 0)
    before = trainshed.new("toy", 2, seed=1)
    game = before.copy()
    log = game.play(Stop(0))
    problems = [problem for seed in range(5) for problem in check_action(before, Stop(0), game, log, seed=seed)]
    assert any("`revealed` did not grow" in problem for problem in problems)


@pytest.mark.usefixtures("toy")
def test_the_contract_notices_a_clone_that_differs(monkeypatch: pytest.MonkeyPatch) -> None:
    game = trainshed.new("toy", 2, seed=1)
    game.play(Stop(0))
    assert list(check_clones(game)) == []
    monkeypatch.setattr(Toy, "known_chance", lambda _self, _state: {})
    problems = [problem for seed in range(9) for problem in check_clones(game, seed=seed)]
    assert any("another view" in problem for problem in problems)


@pytest.mark.usefixtures("toy")
def test_the_contract_notices_a_step_that_should_have_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Auction, "always_ask", True)
    before = trainshed.new("toy", 2, seed=1)
    game = before.copy()
    log = game.play(Stop(0))
    log.by_itself.append((Auction(0), Stop(0)))
    assert any("always asked" in problem for problem in check_action(before, Stop(0), game, log))


@pytest.mark.parametrize("title", ALL)
@pytest.mark.parametrize("key", ["deck", "deck/5", "no-such-purpose", "first/1", "x" * 5000, "gulliver-shape-/1", ""])
def test_unknown_purposes_of_chance_are_refused(title: str, key: str) -> None:
    with pytest.raises(BadChance, match="no such purpose"):
        trainshed.new(title, find_max(title), seed=1, chance={key: ["a"]})


PURPOSES = [
    (title, "deck/4" if purpose.startswith("deck/") else purpose, names)
    for title in ALL
    for purpose, names in trainshed.find(title).chance_keys.items()
    if names is not None
]
"""Purposes with outcomes known beforehand; of decks the last one, which is not dealt when the game begins."""


@pytest.mark.parametrize(("title", "purpose", "known"), PURPOSES)
def test_junk_in_scripted_chance_is_refused(title: str, purpose: str, known: Collection[str]) -> None:
    (one, *_) = known
    for names, why in ((["nonsense"], "is none of"), (["x" * 5000], "at most"), ([one] * 5000, "at most")):
        with pytest.raises(BadChance, match=why):
            trainshed.new(title, find_max(title), seed=1, chance={purpose: names})


def test_a_scripted_outcome_that_cannot_happen_is_illegal_and_changes_nothing() -> None:
    script = {f"gulliver-share/{number}": ["no such company"] for number in range(1, 9)}
    game = trainshed.new("lilliput", 1, seed=3, chance=script)
    caught = None
    while caught is None and not game.over:
        before = game.digest
        try:
            game.play(next(iter(game.legal_actions)))
        except Illegal as illegal:
            caught = illegal
    assert caught is not None
    assert caught.refusal.rule == "core/chance"
    assert game.digest == before
    assert game.legal_actions


@pytest.mark.parametrize("title", ALL)
def test_a_setup_of_any_released_rules_version_starts(title: str) -> None:
    known = trainshed.find(title)
    names = tuple(f"Player {number}" for number in range(known.max_players))
    for version in known.rules_versions:
        assert Game(Setup(title, version, names, 1)).decision.seats
    with pytest.raises(BadSetup, match="version 99"):
        Game(Setup(title, 99, names, 1))


def test_titles_are_found_by_entry_points_and_imported_when_used() -> None:
    code = "import sys, trainshed; from trainshed.core import registry; assert set(registry.ids()) >= {'london'};"
    code += "assert 'trainshed.titles.london' not in sys.modules; trainshed.find('london');"
    code += "assert 'trainshed.titles.london' in sys.modules; assert 'trainshed.titles.lilliput' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_another_package_can_bring_a_title(tmp_path: Path) -> None:
    info = tmp_path / "toys-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: toys\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[trainshed.titles]\ntoy = tests.core.toy:Toy\n")
    code = "import trainshed; game = trainshed.new('toy', 2, seed=1); print(len(game.legal_actions))"
    path = os.pathsep.join([str(tmp_path), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=True
    )
    assert done.stdout == "3\n"


JUNK_ACTIONS: list[tuple[str, Any]] = [
    ("lilliput", TakeCard(0, "A02", "x")),  # type: ignore[arg-type]
    ("lilliput", TakeCard(0, "A02", "main", "yes")),  # type: ignore[arg-type]
    ("london", Draw(0, 1, 2, "double_station")),  # type: ignore[arg-type]
    ("london", Draw(0, "1", 2)),  # type: ignore[arg-type]
    ("london", Draw(0, 1.5, None)),  # type: ignore[arg-type]
]


@pytest.mark.parametrize(("title", "action"), JUNK_ACTIONS)
def test_what_the_types_forbid_is_refused_from_python_too(title: str, action: Any) -> None:
    game = trainshed.new(title, 2, seed=1)
    refusal = game.why_not(action)
    assert refusal is not None
    assert refusal.rule == "core/malformed"
    with pytest.raises(Illegal):
        game.play(action)
