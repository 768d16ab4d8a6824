"""The planner's choices are sensible, reproducible, and based only on what the player can see."""

import numpy as np

from trainshed.titles.london.hard import london_tables
from trainshed.titles.london.planner import Move, Planner, Position
from trainshed.titles.london.planner.playout import expect_next_card, play_line
from trainshed.titles.london.planner.position import outcomes, sheet
from trainshed.titles.london.planner.search import expected_turns, unseen_decks
from trainshed.titles.london.planner.simulate import Games, shuffled
from trainshed.titles.london.planner.tables import CARDS
from trainshed.titles.london.planner.value import MODULE_WEIGHTS, WEIGHTS, Features

TABLE = london_tables()
PLANNER = Planner(TABLE)
COLOURS = ("green", "red", "purple", "blue")
OPENING = Position(COLOURS, (), (), ("street-joker",))
FIRST_MOVES = [Move(13, int(b)) for a, b in zip(TABLE.start, TABLE.target, strict=True) if a == 13]


def edges(*pairs: tuple[int, int]) -> tuple[int, ...]:
    return tuple(TABLE.move_of[pair] % TABLE.edges for pair in pairs)


def test_weights_are_small_and_fit_the_features() -> None:
    features = Features(TABLE)
    assert WEIGHTS.stat().st_size <= 300_000
    assert MODULE_WEIGHTS.stat().st_size <= 300_000
    assert len(PLANNER.base.network.layers[0][0]) == features.base
    assert len(PLANNER.modules.network.layers[0][0]) == features.width


def test_features_are_bits_and_fill_their_columns() -> None:
    rng = np.random.default_rng(1)
    games = Games.fresh(TABLE, rng.permuted(np.tile(np.arange(4), (50, 1)), axis=1))
    games = play_line(games, shuffled(rng, 50), np.zeros(50, dtype=np.int64), PLANNER.base, turns=4)
    features = Features(TABLE)
    inputs = features(games)
    assert inputs.shape == (50, features.width)
    assert set(np.unique(inputs)) == {0, 1}
    assert (inputs[:, : features.base] == features(games, base_only=True)).all()
    assert not inputs[:, features.base :].any()


def test_sheet_of_a_position_equals_the_sheet_played() -> None:
    played = Games.fresh(TABLE, np.array([[3, 2, 0, 1]]))
    first = [(13, 12), (13, 32), (32, 33), (12, 16)]
    for move in first:
        played.draw(np.array([TABLE.move_of[move]]))
    played.close_lines(np.array([0]))
    second = [(21, 20), (21, 14), (14, 19)]
    for move in second:
        played.draw(np.array([TABLE.move_of[move]]))
    flipped = ("street-circle", "street-square", "underground-joker")
    for card in flipped:
        played.cells[0, played.layout.seen.start + CARDS.index(card)] = 1
    position = Position(COLOURS, (edges(*reversed(first)),), edges(*reversed(second)), flipped)
    assert (sheet(TABLE, position).cells == played.cells).all()


def test_same_seed_same_move() -> None:
    legal = [*FIRST_MOVES, None]
    picks = {PLANNER.choose(OPENING, legal, effort=0.1, seed=7) for _ in range(2)}
    assert len(picks) == 1


def test_does_not_pass_at_the_start() -> None:
    assert PLANNER.choose(OPENING, [None, *FIRST_MOVES], effort=0) != 0


def test_last_turn_of_the_game_is_played_for_points() -> None:
    tunnels = tuple(card for card in CARDS if card.startswith("underground"))
    position = Position(COLOURS, ((), (), ()), edges((40, 34), (40, 26)), tunnels)
    legal = [Move(34, 44), None, Move(26, 19)]
    games = outcomes(sheet(TABLE, position), position, legal)
    assert games.over.all()
    assert PLANNER.choose(position, legal, effort=0.2) == int(games.score().argmax())


def test_double_station_goes_to_the_fullest_district() -> None:
    drawn, powers = edges((13, 18), (18, 25)), ("double_station", "joker", "switch", "two_sections")
    position = Position(COLOURS, (), drawn, ("street-joker",), powers=powers, unspent=True)
    legal = [None, Move(13, 13, "double_station"), Move(25, 25, "double_station")]
    assert PLANNER.choose(position, legal) == 2


def test_plays_with_modules() -> None:
    powers = ("two_sections", "joker", "switch", "double_station")
    start = Position(COLOURS, (), (), ("street-joker",), ("thames_6", "central_9"), powers, unspent=True)
    assert 0 <= PLANNER.choose(start, FIRST_MOVES, effort=0.05) < len(FIRST_MOVES)
    second = start._replace(edges=edges((13, 12)), first_target=12)
    legal = [None, Move(13, 4, "two_sections")]
    assert PLANNER.choose(second, legal, effort=0.05) in (0, 1)


def test_sampled_decks_shuffle_only_the_unseen_cards() -> None:
    seen = np.zeros(len(CARDS), dtype=np.int64)
    seen[[0, 5, 7]] = 1
    decks, shown = unseen_decks(seen, 16, np.random.default_rng(2))
    assert shown == 3
    assert (np.sort(decks, axis=1) == np.arange(len(CARDS))).all()
    assert (np.sort(decks[:, :3], axis=1) == [0, 5, 7]).all()
    assert (np.bincount(decks[:, 3], minlength=11) == np.where(seen, 0, 2)).all()


def test_a_round_lasts_nine_turns_and_a_sixth_on_average() -> None:
    assert abs(expected_turns(np.zeros(len(CARDS), dtype=np.int64)) - 55 / 6) < 1e-9


def test_foresight_averages_over_the_next_card() -> None:
    games = sheet(TABLE, OPENING)
    value = expect_next_card(games, PLANNER.base, np.random.default_rng(0))
    assert abs(value[0] - PLANNER.base(games)[0]) < 6
