"""The rules and messages say what the box and the code do, in all four languages."""

from __future__ import annotations

import re

import pytest

from trainshed.core import LANGUAGES, Words
from trainshed.core.words import catalogue
from trainshed.titles.lilliput.facts import facts


def test_german_names_of_trains_fit_d_trains_too() -> None:
    """Nobody says 3Der-Lok."""
    lines = [line for line in catalogue("de").splitlines() if re.match(r"(page-)?lilliput-", line)]
    assert not [line for line in lines if re.search(r"\{ \$train \}er\b", line)]


def numbers(language: str, rule: str) -> list[int]:
    """The figures in a rule, written with the pound before or after."""
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
