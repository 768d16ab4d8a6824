"""Rulings on the sequence of play: draft, cards, rounds, end of the game (1.2, 1.3, 1.9 to 1.12)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.lilliput.table import (
    bank_cash,
    cash,
    characters_of,
    copies,
    finish_turn,
    new,
    pool_of,
    round_of,
    scrapped,
    seat,
    seen,
    skip,
    stack,
    start,
    step,
    take,
    used_cards,
    violations,
    winners,
)
from tests.lilliput.table_steps import pay, pay_out
from trainshed.core import BadSetup
from trainshed.rail.play.actions import Done, LayTile
from trainshed.titles.lilliput import vocabulary
from trainshed.titles.lilliput.actions import TakeCash, TakeCharacter


def test_r1_a_copy_card_replaces_the_pick() -> None:
    game = start()
    skip(game, "A01")
    take(game, "A01", "alt", copy=True)
    assert copies(game, 1) == 0
    assert used_cards(game) == ("A01",)
    assert seat(game) == 2


def test_r2_a_card_may_be_taken_and_nothing_done() -> None:
    game = start()
    take(game, "A08")
    game.play(Done(0))
    assert seat(game) == 1
    assert "A08" in used_cards(game)


def test_r12_the_pro_rule_replaces_the_train_of_the_bureaucracy() -> None:
    game = start(2, pro=True)
    skip(game, "A03", "A05", "A08", "A09")
    while round_of(game) == 1:
        game.play(next(iter(game.legal_actions)))
    assert scrapped(game) == {"2": 1}
    assert pool_of(game) == []
    assert stack(game)["2"] == 1


def test_r19_ties_are_shared() -> None:
    game = start(2)
    for who in (0, 1):
        pay(game, who, 1000 - game.scores()[who].total)
    assert [score.place for score in game.scores()] == [1, 1]
    assert winners(game) == (0, 1)


def test_r26_the_judge_has_income_in_round_one() -> None:
    game = start(judge=True)
    assert step(game) == "judge"
    before = cash(game, 2)
    game.play(TakeCash(2))
    assert cash(game, 2) == before + 5


def test_r28_r44_two_players_may_take_two_characters_in_a_third_pass() -> None:
    game = start(2, two_characters=True)
    assert game.decision.seats == (0,)
    game.play(TakeCharacter(0, "judge"))
    game.play(TakeCharacter(1, "admiral"))
    assert characters_of(game, 0) == ("emperor", "judge")
    assert characters_of(game, 1) == ("general", "admiral")
    assert seen(game).characters == ()
    assert round_of(start(3, two_characters=True)) == 1  # the option has no effect with three players


def test_r29_the_bank_is_unlimited() -> None:
    game = start()
    pay_out(game, "MR", 100_000)
    assert bank_cash(game) < -30_000
    assert violations(game) == []


def test_r40_one_variant_at_most_and_no_pro_rule_alone() -> None:
    with pytest.raises(BadSetup):
        new(2, variant="allenbeck laputa")
    games = [new(1, pro=pro) for pro in (True, False)]
    while not games[0].over:
        for game in games:
            game.play(list(game.legal_actions)[-1])
    assert games[0].scores() == games[1].scores()
    assert scrapped(games[0]) == scrapped(games[1])


def test_r51_a_card_of_the_turn_just_before_may_be_copied_again_and_again() -> None:
    game = start(2)
    skip(game, "A08")
    skip(game, "A05")
    take(game, "A05", "alt", copy=True)  # seat 1 has two turns in a row
    assert seat(game) == 0
    take(game, "A05", "alt", copy=True)
    assert used_cards(game) == ("A08", "A05")


def test_r52_a_half_done_card_is_used_up() -> None:
    game = start(2)
    take(game, "A03")
    game.play(LayTile(0, "MR", "N2", "Y-PS", 1))
    game.play(Done(0))
    assert "A03" in used_cards(game)
    assert seat(game) == 1


def test_a_card_gives_one_turn_and_turns_go_round_and_back() -> None:
    game = start(2)
    order = []
    for card in ("A03", "A05", "A08", "A09"):
        order.append(seat(game))
        take(game, card, "alt")
        if step(game) != "card":
            finish_turn(game)
    assert order == [0, 1, 1, 0]


def test_every_ruling_has_a_test_named_after_it() -> None:
    named: set[int] = set()
    for path in Path(__file__).parent.glob("test_rulings_*.py"):
        for name in re.findall(r"^def test((?:_r\d+)+)_", path.read_text("utf-8"), re.MULTILINE):
            named |= {int(number) for number in name.split("_r")[1:]}
    assert named == set(range(1, 59))


def test_every_ruling_and_section_the_code_refers_to_is_told() -> None:
    root = Path(__file__).parents[2]
    told = (root / "docs" / "lilliput-rulings.md").read_text("utf-8")
    assert [int(number) for number in re.findall(r"^\| R(\d+) \|", told, re.MULTILINE)] == list(range(1, 59))
    sections = set(re.findall(r"^\*\*((?:7|10)\.\d+) ", told, re.MULTILINE))
    source = "\n".join(path.read_text("utf-8") for path in Path(vocabulary.__file__).parent.glob("*.py"))
    referred = set(re.findall(r"[(,] ?((?:7|10)\.[1-9]\d*)(?=[ ,).])", source))
    assert referred
    assert referred <= sections
