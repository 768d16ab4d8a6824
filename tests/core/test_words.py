"""The four catalogues have the same keys and arguments, and every key the code can use."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from trainshed.core import LANGUAGES, Message, MissingWords, Words, titles
from trainshed.core.agenda import CORE_MESSAGE_KEYS
from trainshed.core.bot import ADVICE_KEYS
from trainshed.core.record import RECORD_MESSAGE_KEYS
from trainshed.core.words import catalogue, keep_together, rule_key


class _Arguments(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.variants: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's naming
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
        if not keys & {"one", "few", "many", "other", "zero", "two"} and isinstance(
            node.selector, ast.VariableReference
        ):
            self.variants.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def entries(language: str) -> Iterator[tuple[str, _Arguments]]:
    for entry in FluentParser().parse(catalogue(language)).body:
        assert not isinstance(entry, ast.Junk), f"{language}: {str(entry.content)[:80]}"
        if isinstance(entry, ast.Message):
            found = _Arguments()
            found.visit(entry)
            yield entry.id.name, found


@cache
def parsed(language: str) -> dict[str, _Arguments]:
    return dict(entries(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_written_twice(language: str) -> None:
    keys = [key for key, _ in entries(language)]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_catalogues_have_the_same_keys_and_arguments(language: str) -> None:
    english, other = parsed("en"), parsed(language)
    assert set(english) == set(other)
    for key in english:
        assert english[key].names == other[key].names, key
        for name in english[key].variants.keys() & other[key].variants.keys():
            assert english[key].variants[name] == other[key].variants[name], (key, name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_the_code_may_use_has_words(language: str) -> None:
    needed = {*CORE_MESSAGE_KEYS, *RECORD_MESSAGE_KEYS, *ADVICE_KEYS}
    for title in titles():
        needed |= set(title.message_keys) | {rule_key(rule) for rule in title.rule_ids}
    assert needed <= set(parsed(language))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_translations_are_translated(language: str) -> None:
    """No message is left in English: long messages differ from the English ones."""
    english = FluentParser().parse(catalogue("en")).body
    sources = {entry.id.name: entry for entry in english if isinstance(entry, ast.Message)}
    for entry in FluentParser().parse(catalogue(language)).body:
        if isinstance(entry, ast.Message) and entry.value and len(str(text_of(entry))) > 25:
            names_only = "Next Station: London" in text_of(entry)
            assert names_only or text_of(entry) != text_of(sources[entry.id.name]), entry.id.name


def text_of(entry: ast.Message) -> str:
    assert entry.value is not None
    return "".join(part.value for part in entry.value.elements if isinstance(part, ast.TextElement))


def test_players_are_named_by_their_seats() -> None:
    assert Words("en")(Message("london-log-pass", {"player": "@1"}), ["Ann", "Bob"]) == "Bob passes."


@pytest.mark.parametrize("name", ["@²", "@", "@9", "@-1", "@1x"])
def test_arguments_that_only_look_like_seats_are_shown_as_they_are(name: str) -> None:
    assert name in Words("en")(Message("core-record-title", {"title": name}), ["Ann", "Bob"])


def test_missing_words_are_an_error_not_a_blank() -> None:
    with pytest.raises(MissingWords):
        Words("en").say("no-such-key")
    with pytest.raises(MissingWords):
        Words("en").say("london-log-pass", {})
    with pytest.raises(MissingWords):
        Words("fr")


def test_czech_and_polish_count_properly() -> None:
    say = {language: Words(language) for language in LANGUAGES}
    torn = [say["cs"].say("core-record-torn", {"actions": number}) for number in (1, 3, 5)]
    assert [text.split()[-1] for text in torn] == ["tah.", "tahy.", "tahů."]
    torn = [say["pl"].say("core-record-torn", {"actions": number}) for number in (1, 3, 5, 22, 25)]
    assert [text.split()[-1] for text in torn] == ["ruch.", "ruchy.", "ruchów.", "ruchy.", "ruchów."]


TOGETHER = json.loads((Path(__file__).parent / "together.json").read_text("utf-8"))


@pytest.mark.parametrize(("language", "text", "kept"), TOGETHER)
def test_numbers_stay_with_their_units(language: str, text: str, kept: str) -> None:
    """The page does the same: `words.test.ts` reads these cases too."""
    assert keep_together(text, language) == kept
    assert keep_together(kept, language) == kept


def test_amounts_in_messages_stay_together() -> None:
    told = [Words(language, "lilliput").amount(80) for language in LANGUAGES]
    assert told == ["£80", "80\u00a0£", "£80", "80\u00a0£"]
    share = {language: Words(language).say("page-ireland-percent", {"percent": 10}) for language in LANGUAGES}
    assert share == {"en": "10%", "cs": "10\u00a0%", "de": "10\u00a0%", "pl": "10%"}
    trains = [Words(language).say("page-rail-train", {"train": "2"}) for language in LANGUAGES]
    assert trains == ["2-train", "2-vlak", "2-Lok", "Pociąg\u00a02"]


def test_catalogues_leave_it_to_the_formatter() -> None:
    for language in LANGUAGES:
        assert not {"\u00a0", "\u2060", "\u2011", "\u202f"} & set(catalogue(language)), language
