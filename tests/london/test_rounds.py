"""Set-up, rounds, pencils, the controller, simultaneous players."""

from __future__ import annotations

from collections import Counter

import pytest

import trainshed
from tests.help import random_game
from tests.london.table import draw, section, sheet, solo
from trainshed.core import BadSetup, Game, Illegal, Message, Words
from trainshed.titles.london.actions import Draw, LineScored, Pass, RoundStarted
from trainshed.titles.london.cards import CARDS
from trainshed.titles.london.map import COLOURS
from trainshed.titles.london.rounds import pencil_orders
from trainshed.titles.london.view import LondonView


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (4, ["ADCB", "BADC", "CBAD", "DCBA"]),
        (3, ["ATCB", "BATC", "CBAT"]),
        (2, ["AVBU", "BUAV"]),
    ],
)
def test_pencils_go_round_the_table(players: int, expected: list[str]) -> None:
    """Pencils of each player in rounds 1 to 4, named by first owner; T, U and V start on the table."""
    ring = {4: "ABCD", 3: "ABCT", 2: "AUBV"}[players]
    orders = pencil_orders([0, 1, 2, 3], players)
    assert ["".join(ring[pencil] for pencil in order) for order in orders] == expected


@pytest.mark.parametrize("gap", [0, 1, 2])
def test_with_three_players_the_spare_pencil_may_lie_in_any_gap(gap: int) -> None:
    orders = pencil_orders([0, 1, 2, 3], 3, gap)
    assert all(sorted(order) == [0, 1, 2, 3] for order in orders)
    assert all(len({order[number] for order in orders}) == 3 for number in range(4))
    spare = ({0, 1, 2, 3} - {order[0] for order in orders}).pop()
    assert spare == gap + 1


def test_pencils_may_be_chosen_and_are_drawn_at_random_otherwise() -> None:
    game = trainshed.new("london", 4, seed=1, options={"pencils": ["green", "red", "blue", "purple"]})
    assert [COLOURS[s.colour] for s in game.state.sheets] == ["green", "red", "blue", "purple"]
    drawn = {tuple(s.colour for s in trainshed.new("london", 4, seed=seed).state.sheets) for seed in range(60)}
    assert len(drawn) > 15


@pytest.mark.parametrize(
    "options",
    [
        {"pencils": ["green"]},
        {"pencils": ["green"] * 4},
        {"spare_pencil_after": 7},
        {"controller": 4},
        {"controller": -1},
        {"powers": 3},
        {"hats": True},
    ],
)
def test_invalid_options_are_rejected(options: dict[str, object]) -> None:
    with pytest.raises(BadSetup, match="options"):
        trainshed.new("london", 2, seed=1, options=options)


@pytest.mark.parametrize("players", [0, 5])
def test_london_takes_one_to_four_players(players: int) -> None:
    with pytest.raises(BadSetup, match="players"):
        trainshed.new("london", players, seed=1)


def test_the_controller_moves_to_the_left_each_round() -> None:
    game = random_game("london", players=3, seed=2)
    controllers = [e.controller for _, events in game.log() for e in events if isinstance(e, RoundStarted)]
    assert controllers == [(controllers[0] + number) % 3 for number in range(4)]
    assert trainshed.new("london", 3, seed=1, options={"controller": 2}).state.controller == 2


def test_each_seat_acts_for_itself_and_nobody_blocks_anybody() -> None:
    game = trainshed.new("london", 3, seed=4, chance={"deck/1": ["street-joker"]})
    assert list(game.decision.seats) == [0, 1, 2]
    game.play(next(iter(game.legal_actions.of(2))))
    assert list(game.decision.seats) == [0, 1]
    with pytest.raises(Illegal) as caught:
        game.play(Pass(2))
    assert caught.value.refusal.rule == "core/not-you"
    game.play(Pass(0))
    assert game.state.flipped == 1
    game.play(next(iter(game.legal_actions.of(1))))
    assert game.state.flipped > 1


def test_powers_go_with_their_colours_and_objectives_lie_open() -> None:
    game = trainshed.new("london", 2, seed=9, options={"powers": True, "objectives": True})
    view = game.view(0)
    assert isinstance(view, LondonView)
    assert sorted(view.powers.values()) == ["double_station", "joker", "switch", "two_sections"]
    assert len(view.objectives) == 2
    plain = trainshed.new("london", 2, seed=9).view(0)
    assert isinstance(plain, LondonView)
    assert plain.powers == {}
    assert plain.objectives == ()


def test_decks_are_shuffled_every_round_and_every_order_of_cards_can_come() -> None:
    tops = Counter(CARDS[trainshed.new("london", 1, seed=seed).state.deck[0]] for seed in range(1100))
    assert len(tops) == 11
    assert all(60 < count < 145 for count in tops.values())
    game = random_game("london", 1, seed=5)
    assert sum(isinstance(e, LineScored) for _, events in game.log() for e in events) == 4


def test_scripted_chance_enters_a_real_game() -> None:
    game = trainshed.new(
        "london",
        1,
        seed=1,
        options={"objectives": True},
        chance={
            "pencils": ["red", "blue", "green", "purple"],
            "objectives": ["thames_6", "central_9"],
            "deck/1": ["underground-joker", "street-circle"],
        },
    )
    view = game.view(0)
    assert isinstance(view, LondonView)
    assert view.sheets[0].pencils == ("red", "blue", "green", "purple")
    assert set(view.objectives) == {"thames_6", "central_9"}
    assert view.flipped == ("underground-joker",)


def test_a_view_tells_what_each_move_would_bring() -> None:
    game = solo("street-circle", "street-triangle")
    draw(game, "C6 E6")
    view = game.view(0)
    assert isinstance(view, LondonView)
    for move in view.moves:
        after = game.copy()
        after.play(move.action)
        if isinstance(move.action, Draw):
            gained = after.scores()[0].total - game.scores()[0].total
            assert gained == move.gain
    by_section = {(m.action.start, m.action.end): m for m in view.moves if isinstance(m.action, Draw)}
    wanted = section("E6 E7")
    assert by_section[wanted.start, wanted.end].thames == 2
    assert view.underground == 0
    assert "street-circle" not in view.left
    assert len(view.left) == 9


def test_the_view_of_a_spectator_has_no_moves() -> None:
    view = solo("street-circle").view(None)
    assert isinstance(view, LondonView)
    assert view.moves == ()


def test_a_solo_game_ends_with_a_rating() -> None:
    game = random_game("london", 1, seed=5, options={"powers": True})
    view = game.view(0)
    assert isinstance(view, LondonView)
    assert view.over
    assert game.solo_result == game.scores()[0].total - view.solo_deduction
    assert game.epilogue()[0].key == f"london-band-{game.title.solo_rank(game.solo_result)}"
    assert sheet(game).line == 0


@pytest.mark.parametrize(
    ("options", "off"), [({}, 0), ({"powers": True}, 10), ({"powers": True, "objectives": True}, 20)]
)
def test_a_solo_game_tells_what_the_modules_take_off(options: dict[str, bool], off: int) -> None:
    game = random_game("london", 1, seed=5, options=options)
    view, total = game.view(0), game.scores()[0].total
    assert isinstance(view, LondonView)
    assert view.solo_deduction == off
    told = [Words("en", "london")(message) for message in game.epilogue()]
    assert told[1:] == ([f"For the modules {off} points come off: read as {total - off}."] if off else [])
    assert "10 points off your total for each module" in Words("en", "london").rule("london/3.10")


def test_a_line_is_told_with_all_its_tourist_sites_even_if_the_track_is_full() -> None:
    event = LineScored(0, 0, 3, 4, 1, 14, ticks=2, unticked=1)
    assert Words("en", "london")(event.message(), ["Ann"]).endswith("; 3 tourist sites.")


def test_with_two_players_seat_2_begins_with_the_third_pencil() -> None:
    game = trainshed.new("london", 2, seed=1, options={"pencils": ["green", "red", "blue", "purple"]})
    assert [COLOURS[sheet.colour] for sheet in game.state.sheets] == ["green", "blue"]
    assert "with two players seat 2 begins with the third" in Words("en", "london")(
        Message("london-option-pencils-about")
    )


def test_events_read_as_sentences() -> None:
    game = random_game("london", 3, seed=6, options={"powers": True})
    words = [trainshed.Words(language) for language in trainshed.LANGUAGES]
    for _, events in game.log():
        for event in events:
            for say in words:
                assert "@" not in say(event.message(), game.setup.players)


def test_long_games_are_never_longer_than_the_cards_allow() -> None:
    for seed in range(20):
        game: Game = random_game("london", 1, seed=seed)
        assert len(game.actions) <= 40
