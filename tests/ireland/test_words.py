"""Words of 18Ireland: rules, options and presets in four languages; the glossary; presets at the command line."""

from __future__ import annotations

import re
from typing import Literal, get_args, get_origin, get_type_hints

import pytest
from fluent.syntax import FluentParser, ast

from tests.command import run
from tests.help import ROOT
from trainshed.core import LANGUAGES, BadSetup, Words, find
from trainshed.core.words import catalogue, rule_key
from trainshed.titles.ireland.state import PRESETS, Options

IRELAND = find("ireland")
PREFIX = "ireland-rule-"


def keys(language: str) -> set[str]:
    entries = FluentParser().parse(catalogue(language)).body
    return {entry.id.name for entry in entries if isinstance(entry, ast.Message)}


KEYS = {language: keys(language) for language in LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_has_exactly_the_rules_of_the_title(language: str) -> None:
    assert {key for key in KEYS[language] if key.startswith(PREFIX)} == {rule_key(rule) for rule in IRELAND.rule_ids}
    assert len(IRELAND.rule_ids) == len(set(IRELAND.rule_ids)) == 99


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_has_a_heading(language: str) -> None:
    chapters = {rule.removeprefix("ireland/").partition(".")[0] for rule in IRELAND.rule_ids}
    assert chapters == {str(number) for number in range(15)}
    assert {f"page-ireland-part-{chapter}" for chapter in chapters} <= KEYS[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_name_only_rules_that_exist(language: str) -> None:
    words = Words(language)
    for rule in IRELAND.rule_ids:
        for number in re.findall(r"\((?:rule )?(\d+\.\d+)\)", words.rule(rule)):
            assert f"ireland/{number}" in IRELAND.rule_ids, (rule, number)


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_their_values_and_presets_have_words_and_name_their_rule(language: str) -> None:
    words = Words(language, "ireland")
    for name, kind in get_type_hints(Options).items():
        assert words.say(f"ireland-option-{name}")
        about = words.say(f"ireland-option-{name}-about")
        rules = re.findall(r"\d+\.\d+", about)
        assert rules or name in ("larger_bank", "eighth_2H"), name
        assert {f"ireland/{number}" for number in rules} <= set(IRELAND.rule_ids)
        for choice in get_args(kind) if get_origin(kind) is Literal else ():
            assert words.say(f"ireland-{name}-{choice}")
            assert words.say(f"ireland-{name}-{choice}-about")
    for preset in PRESETS:
        assert words.say(f"ireland-preset-{preset}")
        assert words.say(f"ireland-preset-{preset}-about")


def test_money_and_trains_are_written_as_in_the_game() -> None:
    assert [Words(language, "ireland").amount(80) for language in LANGUAGES] == [
        "£80",
        "80\u00a0£",
        "£80",
        "80\u00a0£",
    ]


def test_polish_uses_the_words_of_the_polish_aid() -> None:
    """Its rounds, roles and gauges, and no other words for them."""
    polish = {key: text for key, text in _texts("pl").items() if key.startswith(("ireland-", "page-ireland-"))}
    whole = " ".join(polish.values()).lower()
    for word in ("rund", "giełdow", "operacyjn", "połączeni", "kart", "priorytetu", "skarb", "prezes", "kafel"):
        assert word in whole, word
    for phrase in ("spółki 5-akcyjnej", "spółki 10-akcyjn", "szeroki", "wąski", "spółki prywatne", "modernizacj"):
        assert phrase in whole, phrase
    for key, text in polish.items():
        for other in ("dyrektor", "żeton", "kasie spółki", "ulepsz"):
            assert other not in text.lower(), (key, other)


def _texts(language: str) -> dict[str, str]:
    found = {}
    for entry in FluentParser().parse(catalogue(language)).body:
        if isinstance(entry, ast.Message) and entry.value:
            parts = [part.value for part in entry.value.elements if isinstance(part, ast.TextElement)]
            found[entry.id.name] = "".join(parts)
    return found


def test_the_glossary_has_the_terms_in_four_languages() -> None:
    text = (ROOT / "docs" / "glossary.md").read_text("utf-8")
    rows = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("|") and "---" not in line]
    terms = {row[0].strip(): [cell.strip() for cell in row[1:]] for row in rows[1:]}
    for term in ("stock round", "operating round", "merger round", "priority card", "five-share company", "director"):
        assert len([cell for cell in terms[term] if cell]) >= 3, term
    assert terms["priority card"][2] == "karta priorytetu"


# presets


def test_presets_are_legal_options_and_the_first_is_the_default() -> None:
    assert list(IRELAND.presets) == ["standard", "aid", "public"]
    for options in IRELAND.presets.values():
        assert IRELAND.read_options(options)
    assert IRELAND.read_options(IRELAND.preset("standard")) == Options()


def test_an_unknown_preset_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadSetup, match="standard, aid, public"):
        IRELAND.preset("house")
    with pytest.raises(BadSetup, match="none"):
        find("london").preset("aid")


def test_the_command_line_takes_a_preset_and_changes_of_it() -> None:
    args = ["simulate", "ireland", "--games", "1", "--jobs", "1", "--json", "--preset"]
    told = run([*args, "house"])
    assert told.exit_code != 0
    listed = run(["titles", "--json"]).stdout
    assert '"presets":{"standard":{},"aid":{"sale_drop":"tenth"' in listed


# rulings


def _rulings() -> dict[str, tuple[str, str]]:
    """By number: the rules a ruling is about, and (a part of) the names of its tests."""
    found = {}
    for line in (ROOT / "docs" / "ireland-rulings.md").read_text("utf-8").splitlines():
        if row := re.fullmatch(r"\| (1[56]\.\d+) \|.*\| ([^|]*) \| `(\w+)` \|", line):
            found[row[1]] = row[2], row[3]
    return found


def test_every_ruling_is_told_names_its_rules_and_has_a_test() -> None:
    rulings = _rulings()
    assert list(rulings) == [*(f"15.{n}" for n in range(1, 32)), *(f"16.{n}" for n in range(1, 35))]
    code = "\n".join(path.read_text("utf-8") for path in (ROOT / "tests" / "ireland").glob("test_*.py"))
    tests = re.findall(r"^def (test_\w+)", code, re.M)
    for number, (rules, test) in rulings.items():
        assert any(re.search(rf"{test}(_|$)", name) for name in tests), (number, test)
        for rule in re.findall(r"\d+(?:\.\d+)?", rules):
            assert f"ireland/{rule}" in IRELAND.rule_ids, (number, rule)


def test_the_page_of_rulings_has_every_option() -> None:
    text = (ROOT / "docs" / "ireland-rulings.md").read_text("utf-8")
    for name in Options.__struct_fields__:
        assert f"`{name}`" in text, name
