"""Rule texts and messages agree with the game data and the code, in all four languages."""

from __future__ import annotations

import re
from typing import Any

import pytest
from msgspec.structs import replace

from tests.lilliput.table import box, describe, start, tiles
from tests.lilliput.table_steps import ask, set_top_train
from trainshed.core import LANGUAGES, Words
from trainshed.rail.play.actions import BuyFromCompany, BuyTrain, DiscardTrain
from trainshed.rail.play.events import Offered, PhaseBegan, RouteRun, Rusted, TrainBought, TrainGone
from trainshed.titles.lilliput.actions import TrainGiven

SOURCES = (("bank", 0), ("bank", 30), ("pool", 0), ("SR", 0))
EVENTS = (
    *(TrainBought("MR", "{}", 80, source, added) for source, added in SOURCES),
    *(TrainGone(company, "{}", where) for company in ("", "MR") for where in ("pool", "scrap")),
    *(Offered("MR", "SR", "{}", 80, refused) for refused in (True, False)),
    *(Rusted("{}", (), obsolete) for obsolete in (True, False)),
    TrainGiven("MR", "{}"),
    *(PhaseBegan("4", "{}", "brown", 2, small) for small in (None, 1)),
    RouteRun("MR", "{}", ("C.0", "N1.0"), ("C", "N1"), ("C", "N1"), (30, 20), 50),
)
"""All events whose message names a train."""


@pytest.mark.parametrize("event", EVENTS)
def test_german_gives_numbers_an_ending_and_d_trains_none(event: Any) -> None:
    """2er-Lok but 3D-Lok, not 3Der-Lok."""
    for train, name in (("2", "2er-Lok"), ("3D", "3D-Lok")):
        assert name in Words("de")(replace(event, train=train).message())


def test_german_names_of_trains_in_questions_moves_and_refusals() -> None:
    game = start()
    ask(game, "buy-trains", 0, left=1)
    say = Words("de")
    assert "eine 2er-Lok" in say(game.decision.question(0))
    assert "die 2er-Lok" in say(describe(game, BuyTrain(0, "MR")))
    for action in (BuyFromCompany(0, "MR", "SR", "4D", 1), DiscardTrain(0, "MR", "4D")):
        refusal = game.why_not(action)
        assert refusal is not None
        assert "4D-Lok" in say(refusal.message)
    set_top_train(game, "3D")
    assert "eine 3D-Lok" in say(game.decision.question(0))


def numbers(language: str, rule: str) -> list[int]:
    """Return the numbers in a rule text, with the pound sign before or after them."""
    return [int(figure) for figure in re.findall(r"(?<![A-Za-z\d])\d+(?!\d)", Words(language).rule(f"lilliput/{rule}"))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_tell_the_numbers_of_the_box(language: str) -> None:
    data, every = box(), tiles()
    setup, (red, _, green, _) = data["setup"], data["company"][:4]
    start = {setup["treasury"], setup["price"], setup["cash"], red["price"], red["treasury"], green["cash"]}
    assert start <= set(numbers(language, "1.2.3"))
    assert numbers(language, "1.3.2") == [data["end"]["copy_card"]]
    yellow, green_phase, brown = (data["treasury"][colour] for colour in ("yellow", "green", "brown"))
    assert numbers(language, "1.3.4") == [yellow, 3, green_phase, 5, brown], "with the trains that begin the phases"
    assert numbers(language, "1.4.1") == [every["Y-YS"].data.price]
    assert numbers(language, "1.7.1") == list(data["costs"]["stations"][1:])
    characters = {character["id"]: character for character in data["character"]}
    judge, admiral = characters["judge"], characters["admiral"]
    assert numbers(language, "1.7a.3") == [judge["income_cash"], judge["income_treasury"]]
    assert numbers(language, "1.7a.4") == [100 - admiral["train_percent"]]
    assert numbers(language, "1.13.1") == [data["allenbeck"]["three"], data["allenbeck"]["four"]]
    assert numbers(language, "1.14.5") == [10, data["solo"]["found_from"]]
    special = [every[id].data for id in ("SC-MINE10", "SC-MINE20", "SC-HILL", "SC-WOOD", "SC-TUN")]
    wiggywack = every["SC-WIG"].stops[0].own
    assert numbers(language, "1.15") == [*(tile.bonus or tile.cost or tile.price for tile in special), wiggywack]
