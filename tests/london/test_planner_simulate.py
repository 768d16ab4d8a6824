"""The batch simulator follows the rules."""

import random

import numpy as np
import pytest

from tests.london.planner_reference import Sheet, random_colours, random_deck, turns
from trainshed.titles.london.hard import london_tables
from trainshed.titles.london.planner.playout import best, play_line
from trainshed.titles.london.planner.simulate import Games, Turn, flip, options, second_options, shuffled
from trainshed.titles.london.planner.tables import (
    CARDS,
    DOUBLE_STATION,
    JOKER_POWER,
    KIND,
    SWITCH_POWER,
    TWO_SECTIONS,
    Floats,
)

TABLE = london_tables()


def line_of_golden_example(colour: int, moves: list[tuple[int, int]], power: int = 0) -> Games:
    games = Games.fresh(TABLE, np.array([[colour, 0, 0, 0]]), powers=np.array([[power, 0, 0, 0]]))
    for move in moves:
        games.draw(np.array([TABLE.move_of[move]]))
    return games


@pytest.mark.parametrize("seed", range(6))
def test_random_games_agree_with_the_slow_reference(seed: int) -> None:
    rng = random.Random(seed)
    colours = random_colours(rng)
    sheet, games = Sheet(TABLE), Games.fresh(TABLE, np.array([colours]))
    for number, colour in enumerate(colours):
        sheet.begin(colour)
        deck = random_deck(rng)
        numbers, position = np.array([[CARDS.index(card) for card in deck]]), np.zeros(1, dtype=np.int64)
        for card, anywhere, flipped in turns(deck):
            assert games.column(games.layout.round)[0] == number
            turn = flip(games, numbers, position)
            shown = position[0], turn.kind[0], turn.anywhere[0]
            assert shown == (flipped, KIND[CARDS.index(card)], anywhere)
            after, _, moves = options(games, turn)
            pairs = {(int(TABLE.start[m]), int(TABLE.target[m])): i for i, m in enumerate(moves) if m >= 0}
            assert set(pairs) == sheet.moves(card, anywhere)
            chosen = len(moves) - 1
            if pairs and rng.random() < 0.9:
                section = rng.choice(sorted(pairs))
                sheet.lines[-1].append(section)
                chosen = pairs[section]
            games = after.take(np.array([chosen]))
            if games.column(games.layout.round)[0] == number:
                assert games.score()[0] == sheet.total()
    assert games.over.all()
    assert games.score()[0] == sheet.total()


def test_line_with_three_in_the_fullest_of_six_districts_and_one_thames_section() -> None:
    moves = [(13, 12), (13, 32), (32, 33), (12, 16), (33, 49), (49, 35), (35, 34), (16, 17)]
    assert line_of_golden_example(3, moves).line_points()[0] == 20
    assert line_of_golden_example(3, moves, DOUBLE_STATION).line_points()[0] == 26


def test_greedy_play_scores_as_measured_elsewhere() -> None:
    def immediate(games: Games) -> Floats:
        return games.score().astype(np.float32)

    rng = np.random.default_rng(4)
    games = Games.fresh(TABLE, rng.permuted(np.tile(np.arange(4), (1500, 1)), axis=1))
    for _ in range(4):
        games = play_line(games, shuffled(rng, 1500), np.zeros(1500, dtype=np.int64), immediate)
    assert abs(games.score().mean() - 126.5) < 1.5


def test_powers_widen_the_choice_and_are_spent() -> None:
    turn = Turn(np.array([0]), np.array([False]))
    plain = line_of_golden_example(3, [(13, 12)])
    joker = line_of_golden_example(3, [(13, 12)], JOKER_POWER)
    _, _, few = options(plain, turn)
    after, _, many = options(joker, turn)
    assert set(few) < set(many)
    spent = after.column(after.layout.unspent) == 0
    assert list(spent) == [move not in few for move in many]
    inside = line_of_golden_example(3, [(13, 12), (12, 16)], SWITCH_POWER)
    after, _, many = options(inside, Turn(np.array([4]), np.array([False])))
    assert 12 in TABLE.start[many[many >= 0]]


def test_second_section_matches_the_first_and_spends_the_power() -> None:
    games = line_of_golden_example(3, [(13, 12)], TWO_SECTIONS)
    after, _, moves = options(games, Turn(np.array([4]), np.array([False])))
    middle = after.take(np.flatnonzero(moves == TABLE.move_of[12, 16]))
    after, _, seconds = second_options(middle)
    drawn = seconds[seconds >= 0]
    assert set(TABLE.symbol[TABLE.target[drawn]]) <= {1, 4}
    assert (after.column(after.layout.unspent)[seconds >= 0] == 0).all()
    assert after.column(after.layout.unspent)[seconds < 0] == 1


def test_best_takes_the_earliest_of_equals() -> None:
    worth = np.array([1, 3, 3, 2, 5, 4], dtype=np.float32)
    assert list(best(worth, np.array([0, 0, 0, 1, 2, 2]))) == [1, 3, 4]
