"""Every refusal of the track kit has a message in all four languages, with the same arguments."""

from __future__ import annotations

import re

import pytest

from tests.rail.shared import ROOT
from trainshed.rail import bank, board, shares, stations, trains
from trainshed.rail.tile import upgrades

MODULES = (upgrades, board, stations, trains, shares, bank)
KEYS = {key for module in MODULES for key in module.KEYS}
MESSAGE = re.compile(r"^(rail-[a-z-]+) =(.+(?:\n +.+)*)$", re.M)
ARGUMENT = re.compile(r"\{ \$(\w+) (?:\}|->)")


def catalogue(language: str) -> dict[str, set[str]]:
    text = (ROOT / "src" / "trainshed" / "locales" / language / "track.ftl").read_text("utf-8")
    return {key: set(ARGUMENT.findall(words)) for key, words in MESSAGE.findall(text)}


@pytest.mark.parametrize("language", ["en", "cs", "de", "pl"])
def test_catalogue_has_exactly_the_keys_of_the_code(language: str) -> None:
    assert set(catalogue(language)) == KEYS


@pytest.mark.parametrize("language", ["cs", "de", "pl"])
def test_catalogues_take_no_argument_the_english_one_lacks(language: str) -> None:
    english = catalogue("en")
    for key, arguments in catalogue(language).items():
        assert arguments == english[key], key


def test_keys_used_in_the_code_are_listed() -> None:
    for module in MODULES:
        assert module.__file__
        text = (ROOT / "src" / module.__file__.rpartition("/src/")[2]).read_text("utf-8")
        used = set(re.findall(r'"(rail-(?:tile|board|station|train|share|bank)-[a-z-]+)"', text))
        assert used == set(module.KEYS), module.__name__
