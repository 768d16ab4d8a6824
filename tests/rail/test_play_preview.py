"""Effects found by doing: nothing hidden shows, nothing of the game changes; texts of shared moves."""

from __future__ import annotations

import random
from typing import Any

import pytest

import trainshed
from tests.help import random_game
from trainshed.core import LANGUAGES, Action, Chance, Log, Step, Words
from trainshed.rail.owners import BANK, player
from trainshed.rail.play.actions import BuyFromPool, BuyTrain, Done, LayTile, PlaceStation
from trainshed.rail.play.preview import NOTHING, effect, kind_of


class Lottery(Step[Any], frozen=True):
    """A step whose act pays what chance decides."""

    def take(self, state: Any, action: Action, log: Log) -> None:
        prize = state.chance.shuffle("prize", 0, [str(number) for number in range(1000)])[0]
        state.bank.pay(BANK, player(action.seat), 1 + prize)


def test_an_effect_does_not_tell_what_chance_will_decide() -> None:
    state: Any = trainshed.new("cz_first", 3, seed=1).state
    state.agenda.append(Lottery())
    told = set()
    for seed in range(20):
        state.chance = Chance(seed)
        told.add(effect(state, BuyTrain(0, "?")))
    assert len(told) == 1


@pytest.mark.parametrize("title", ["cz_first", "lilliput"])
def test_previews_change_nothing(title: str) -> None:
    game = random_game(title, 3, 1)
    for number in range(0, len(game.actions), 7):
        position = game.at(number)
        before = position.digest
        for seat in position.decision.seats:
            position.preview(seat)
            for action in position.legal_actions.of(seat):
                position.describe(action)
        assert position.digest == before


def test_effects_are_what_the_act_itself_changes() -> None:
    rng, seen = random.Random(2), set[str]()
    for seed in range(4):
        game: Any = trainshed.new("cz_first", 4, seed=seed)
        while seats := game.decision.seats:
            legal = list(game.legal_actions.of(seats[0]))
            for action in rng.sample(legal, min(3, len(legal))):
                later = game.state.copy()
                later.agenda[-1].take(later, action, Log())
                told = effect(game.state, action)
                company = getattr(action, "company", "")
                seen.add(kind_of(action))
                if isinstance(action, Done):
                    assert told == NOTHING
                    continue
                assert told.cost == max(0, game.state.bank[company] - later.bank[company])
                assert told.treasury in (None, later.bank[company])
                assert (told.gain, told.added, told.price, told.cash, told.seller) == (0, 0, 0, None, None)
            acts = [action for action in legal if not isinstance(action, Done)]
            game.play(rng.choice(acts if acts and rng.random() < 0.8 else legal))
    assert {"lay", "station", "buy-train", "done"} <= seen


def test_moves_have_words_in_every_language() -> None:
    words = [Words(language, "cz_first") for language in LANGUAGES]
    game = random_game("cz_first", 4, 0)
    for number in range(0, len(game.actions), 3):
        position = game.at(number)
        for seat in position.decision.seats:
            messages = [*position.summary(seat), *(position.describe(each) for each in position.legal_actions.of(seat))]
            assert all(say(message, position.setup.players) for say in words for message in messages)


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("Done", Done(0)),
        ("buy", BuyTrain(0, "BCB")),
        ("pool 3", BuyFromPool(0, "BCB", "3")),
        ("s e15", PlaceStation(0, "BCB", "E15")),
        ("station E11.1", PlaceStation(0, "BCB", "E11", 1)),
        ("e15 57 2", LayTile(0, "BCB", "E15", "57", 2)),
        ("E15 57", LayTile(0, "BCB", "E15", "57", 0)),
        ("E15 57 7", None),
        ("yes", None),
        ("s E15.x", None),
        ("", None),
    ],
)
def test_moves_typed_by_hand(typed: str, action: Action | None) -> None:
    game = trainshed.new("cz_first", 5, seed=1, chance={"charters": ["BCB"]})
    assert game.parse(0, typed) == action
