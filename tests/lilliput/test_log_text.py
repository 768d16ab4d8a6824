"""Rule texts and messages agree with the game data and the code, in all four languages."""

from __future__ import annotations

import re
from typing import Any

import pytest
from msgspec.structs import replace

from tests.lilliput.table import ask, start
from trainshed.core import LANGUAGES, Words
from trainshed.titles.lilliput.actions import BuyFromCompany, BuyTrain, DiscardTrain
from trainshed.titles.lilliput.events import Offered, PhaseBegan, RouteRun, Rusted, TrainBought, TrainGiven, TrainGone
from trainshed.titles.lilliput.facts import facts
from trainshed.titles.lilliput.trains import BuyTrains

SOURCES = (("bank", 0), ("bank", 30), ("pool", 0), ("SR", 0))
EVENTS = (
    *(TrainBought("MR", "{}", 80, source, added) for source, added in SOURCES),
    *(TrainGone(company, "{}", where) for company in ("", "MR") for where in ("pool", "scrap")),
    *(Offered("MR", "SR", "{}", 80, refused) for refused in (True, False)),
    *(Rusted("{}", obsolete) for obsolete in (True, False)),
    TrainGiven("MR", "{}"),
    PhaseBegan("{}", "brown", 2),
    RouteRun("MR", "{}", ("C", "N1"), ("C", "N1"), 50, (30, 20), 1, obsolete=False, bonus=0),
)
"""All events whose message names a train."""


@pytest.mark.parametrize("event", EVENTS)
def test_german_gives_numbers_an_ending_and_d_trains_none(event: Any) -> None:
    """2er-Lok but 3D-Lok, not 3Der-Lok."""
    for train, name in (("2", "2er-Lok"), ("3D", "3D-Lok")):
        assert name in Words("de")(replace(event, train=train).message())


def test_german_names_of_trains_in_questions_moves_and_refusals() -> None:
    game = start()
    ask(game, BuyTrains(0, left=1))
    say = Words("de")
    assert "eine 2er-Lok" in say(game.decision.question(0))
    assert "die 2er-Lok" in say(game.title.describe(game.state, BuyTrain(0, "MR")))
    for action in (BuyFromCompany(0, "MR", "SR", "4D", 1), DiscardTrain(0, "MR", "4D")):
        refusal = game.why_not(action)
        assert refusal is not None
        assert "4D-Lok" in say(refusal.message)
    game.state.stack = (0, 0, 0, 0, *game.state.stack[4:])
    assert "eine 3D-Lok" in say(game.decision.question(0))


def numbers(language: str, rule: str) -> list[int]:
    """Return the numbers in a rule text, with the pound sign before or after them."""
    return [int(figure) for figure in re.findall(r"(?<![A-Za-z\d])\d+(?!\d)", Words(language).rule(f"lilliput/{rule}"))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_tell_the_numbers_of_the_box(language: str) -> None:
    box = facts().box
    red, _, green, _ = box.company[:4]
    start = {box.setup.treasury, box.setup.price, box.setup.cash, red.price, red.treasury, green.cash}
    assert start <= set(numbers(language, "1.2.3"))
    assert numbers(language, "1.3.2") == [box.end.copy_card]
    assert numbers(language, "1.3.4") == [box.treasury[colour] for colour in ("yellow", "green", "brown")]
    assert numbers(language, "1.4.1") == [facts().tiles["Y-YS"].data.price]
    assert numbers(language, "1.7.1") == list(box.costs.stations[1:])
    judge, admiral = facts().characters["judge"], facts().characters["admiral"]
    assert numbers(language, "1.7a.3") == [judge.income_cash, judge.income_treasury]
    assert numbers(language, "1.7a.4") == [100 - admiral.train_percent]
    assert numbers(language, "1.13.1") == [box.allenbeck.three, box.allenbeck.four]
    assert numbers(language, "1.14.5") == [10, box.solo.found_from]
    tiles = [facts().tiles[id].data for id in ("SC-MINE10", "SC-MINE20", "SC-HILL", "SC-WOOD", "SC-TUN")]
    wiggywack = facts().tiles["SC-WIG"].stops[0].own
    assert numbers(language, "1.15") == [*(data.bonus or data.cost or data.price for data in tiles), wiggywack]
