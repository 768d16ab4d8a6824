"""The guided first game: the script, the coach, the friendly bot, and every other way a learner may take."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from tests.cz import table
from trainshed.bots import UnknownLevel, levels, make
from trainshed.core import Action, Game, find

LEARNER, EMIL = 0, 1
BCB, EKJ = "BCB", "EKJ"

Answer = Callable[[Game], Action | None]
"""What a learner does instead of the coach's move; None: that move."""


def new_lesson() -> Game:
    lesson = find("cz_first").lesson
    assert lesson is not None
    return table.new(2, charters=lesson.chance["charters"])


class Turn:
    """What a company had and earned at the end of a turn."""

    def __init__(self, game: Game, company: str) -> None:
        self.cash = table.cash(game, company)
        self.run = table.seen(game).companies[table.COMPANIES.index(company)].earned or 0
        self.trains = table.trains(game, company)
        self.phase = table.phase_of(game)
        self.top = table.top(game)


def play(game: Game, other: Answer = lambda _: None, until: int = 11) -> dict[tuple[int, str], Turn]:
    """Play the lesson up to a round; the learner obeys the coach unless `other` has another answer."""
    coach, emil = make("cz_first", "coach", 1), make("cz_first", "friendly", 1)
    turns: dict[tuple[int, str], Turn] = {}
    while not game.over and table.round_of(game) < until:
        number, company, seat = table.round_of(game), table.acting(game), table.seat(game)
        move = other(game) if seat == LEARNER else None
        bot = coach if seat == LEARNER else emil
        game.play(bot.choose(game, seat) if move is None else move)
        if table.acting(game) != company:
            turns[number, company] = Turn(game, company)
    return turns


def in_turn(number: int, step: str, *moves: Callable[[Game], Action]) -> Answer:
    """Return a learner who answers the questions of one step of one turn in an own way, and obeys otherwise."""
    left = list(moves)

    def answer(game: Game) -> Action | None:
        if left and (table.round_of(game), table.step(game)) == (number, step):
            return left.pop(0)(game)
        return None

    return answer


def both(*answers: Answer) -> Answer:
    def answer(game: Game) -> Action | None:
        return next((move for one in answers if (move := one(game)) is not None), None)

    return answer


def lay(tile: str) -> Callable[[Game], Action]:
    return lambda game: table.lay(game, tile)


# the script


def test_the_script() -> None:
    turns = play(new_lesson(), until=6)
    for company, cash, runs in (
        (BCB, [70, 30, 100, 10, 140], [0, 40, 70, 80, 130]),
        (EKJ, [80, 0, 60, 160, 290], [0, 40, 60, 100, 130]),
    ):
        assert [turns[number, company].cash for number in range(1, 6)] == cash
        assert [turns[number, company].run for number in range(1, 6)] == runs


def test_phase_two_begins_with_emils_first_3_train_in_round_two() -> None:
    turns = play(new_lesson(), until=6)
    assert (turns[2, BCB].phase, turns[2, EKJ].phase) == (1, 2)
    assert turns[2, EKJ].trains == ["2", "3"]


def test_the_learner_buys_the_last_3_train_in_round_four() -> None:
    turns = play(new_lesson(), until=6)
    assert (turns[3, EKJ].top, turns[4, BCB].top) == ("3", "4")
    assert turns[4, BCB].trains == ["2", "2", "3"]


def test_best_runs_of_the_cards() -> None:
    """Runs with the 3-train bought in round 4: 80 before it, 110 with it, 130 on green Pardubice."""
    game = new_lesson()
    play(game, until=5)
    assert table.revenue(game, BCB, "2", "2") == 80
    assert table.revenue(game, BCB) == 110
    game.play(table.lay(game, "E15 14/0"))
    assert table.revenue(game, BCB) == 130


def test_an_obedient_game_ends_after_ten_rounds() -> None:
    game = new_lesson()
    play(game)
    assert game.over
    assert len(table.wealth(game)) == 10


def test_who_follows_the_coach_wins() -> None:
    """As in the script: Emil buys the first 4-train in round 8."""
    game = new_lesson()
    turns = play(game)
    assert (turns[7, EKJ].phase, turns[8, EKJ].phase) == (2, 3)
    assert (table.cash(game, BCB), table.cash(game, EKJ)) == (830, 730)


# other choices


def others() -> dict[str, Answer]:
    """Return a learner for each other choice of the script, and some more."""
    return {
        "home tile without a way to a city": in_turn(1, "lay-track", lay("E15 5/4")),
        "home tile left out": in_turn(1, "lay-track", table.done),
        "home tile left out twice": both(in_turn(1, "lay-track", table.done), in_turn(2, "lay-track", table.done)),
        "two trains at once": in_turn(1, "buy-trains", table.buy, table.buy),
        "no train": in_turn(1, "buy-trains", table.done),
        "no train for three rounds": both(*(in_turn(number, "buy-trains", table.done) for number in (1, 2, 3))),
        "towns first": in_turn(2, "lay-track", lay("E13 55/0")),
        "no tile in round 2": in_turn(2, "lay-track", table.done),
        "saves for a 3-train": both(
            in_turn(2, "buy-trains", table.done),
            in_turn(3, "lay-track", lay("E13 55/0")),
            in_turn(3, "buy-trains", table.buy),
        ),
        "upgrades in round 3": in_turn(3, "lay-track", lay("E15 14/0")),
        "not to Praha": in_turn(4, "lay-track", table.done),
        "station in Hradec Králové": in_turn(4, "build-station", lambda game: table.station(game, "D16")),
        "no station": in_turn(4, "build-station", table.done),
        "leaves the last 3-train": in_turn(4, "buy-trains", table.done),
        "upgrades Hradec Králové": in_turn(5, "lay-track", lay("D16 14/2")),
        "upgrades Praha": in_turn(5, "lay-track", lay("E11 8891/1")),
        "no upgrade": in_turn(5, "lay-track", table.done),
        "does nothing at all": table.done,
    }


OTHERS = tuple(others())


def only_legal(answer: Answer) -> Answer:
    """Forget an answer that an earlier choice made impossible."""

    def legal(game: Game) -> Action | None:
        move = answer(game)
        return move if move is not None and game.why_not(move) is None else None

    return legal


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.long] if n % 3 else []) for n, name in enumerate(OTHERS)]
)
def test_every_other_choice_leads_to_the_end(name: str) -> None:
    game = new_lesson()
    turns = play(game, only_legal(others()[name]) if name == "does nothing at all" else others()[name])
    assert game.over
    for number in range(2, 11):
        if (number, EKJ) in turns:
            before, after = turns[number - 1, EKJ].trains, turns[number, EKJ].trains
            assert number < 10 or len(after) <= len(before), "Emil buys no train that never runs"
            assert not Counter(before) - Counter(after) - Counter({"2": 9}), "Emil gives up no train for another"


def test_two_trains_at_once_leave_nothing_for_a_river() -> None:
    game = new_lesson()
    play(game, others()["two trains at once"], until=2)
    assert table.cash(game, BCB) == 0
    assert not table.lays(game, "D16")
    assert table.lays(game, "E13")
    play(game, until=3)
    assert table.tile_on(game, "E13"), "the coach shows ground that costs nothing"
    assert table.seen(game).companies[0].earned == 30


def test_a_saver_may_open_phase_two() -> None:
    turns = play(new_lesson(), others()["saves for a 3-train"], until=4)
    assert turns[2, BCB].cash == 100
    assert (turns[2, EKJ].trains, turns[2, EKJ].cash) == (["2", "2"], 50)
    assert (turns[3, BCB].trains, turns[3, BCB].cash, turns[3, BCB].phase) == (["2", "3"], 20, 2)


def test_upgrading_pardubice_in_round_three_earns_50() -> None:
    turns = play(new_lesson(), others()["upgrades in round 3"], until=5)
    assert turns[3, BCB].run == 50


def test_no_station_keeps_the_run_at_70() -> None:
    none = both(*(in_turn(number, "build-station", table.done) for number in (4, 5)))
    turns = play(new_lesson(), none, until=6)
    assert (turns[4, BCB].run, turns[5, BCB].run) == (70, 120)
    assert turns[4, BCB].cash == 160 - 120


def test_emil_buys_the_3_train_that_the_learner_leaves() -> None:
    turns = play(new_lesson(), others()["leaves the last 3-train"], until=5)
    assert turns[4, EKJ].trains == ["2", "3", "3"]
    assert turns[4, EKJ].cash == 160 - 120


@pytest.mark.parametrize("name", ["upgrades Hradec Králové", "upgrades Praha"])
def test_other_upgrades_earn_120(name: str) -> None:
    assert play(new_lesson(), others()[name], until=6)[5, BCB].run == 120


def test_the_coach_keeps_the_money_for_a_first_train() -> None:
    game = new_lesson()
    play(game, others()["no train for three rounds"], until=6)
    assert table.trains(game, BCB)
    assert not table.ending(game)


# the friendly bot


@pytest.mark.parametrize("name", OTHERS)
def test_emil_leaves_the_first_4_train_until_round_eight(name: str) -> None:
    turns = play(new_lesson(), only_legal(others()[name]), until=8)
    assert all("4" not in turns[number, EKJ].trains for number in range(1, 8) if (number, EKJ) in turns)


def test_a_4_train_of_the_learner_takes_emils_2_train() -> None:
    def opens_phase_three(game: Game) -> Action | None:
        if table.step(game) == "buy-trains" and table.top(game) == "4" and game.why_not(table.buy(game)) is None:
            return table.buy(game)
        return None

    turns = play(new_lesson(), opens_phase_three)
    assert turns[6, BCB].trains == ["3", "4"]
    assert turns[6, EKJ].trains == ["3", "5"]


# levels


def test_the_levels_of_the_lesson_are_not_offered() -> None:
    assert not {"friendly", "coach"} & set(levels("cz_first"))
    with pytest.raises(UnknownLevel):
        make("london", "friendly", 1)


def test_the_coach_gives_everybody_the_same_advice() -> None:
    game = new_lesson()
    assert make("cz_first", "coach", 1).choose(game, LEARNER) == make("cz_first", "coach", 2).choose(game, LEARNER)
