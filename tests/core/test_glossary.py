"""The glossary: its terms in four languages, and no message with a word that it forbids."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.help import ROOT
from trainshed.core import LANGUAGES
from trainshed.core.words import catalogue


def rows(heading: str) -> list[list[str]]:
    """Return the cells of the table under a heading, without its head."""
    text = (ROOT / "docs" / "glossary.md").read_text("utf-8")
    part = re.split(r"^##+ ", text, flags=re.MULTILINE)
    section = next(one for one in part if one.startswith(heading + "\n"))
    lines = [line.strip("|\n ") for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip(" `") for cell in line.split(" | ")] for line in lines[2:]]


TERMS = ("Table and page", "Railway games", "18Lilliput", "18CZ", "18Ireland", "Next Station: London")
FORBIDDEN = [
    (language, re.compile(words.replace("/", "|"), re.IGNORECASE)) for language, words, _ in rows("Forbidden words")
]
EXCEPTIONS = [(language, key, word) for language, key, word, _ in rows("Exceptions")]


def test_the_glossary_has_a_hundred_terms_of_all_games_in_four_languages() -> None:
    for heading in TERMS:
        terms = rows(heading)
        assert len(terms) >= 7, heading
        assert all(len(cells) == 4 and all(cells) for cells in terms), heading
        assert len({cells[0] for cells in terms}) == len(terms), heading
    assert sum(len(rows(heading)) for heading in TERMS) >= 100


class _Texts(Visitor):
    """Joins the texts of a message; arguments and selections become `{}`."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802 - the visitor's naming
        parts = (one.value if isinstance(one, ast.TextElement) else "{}" for one in node.elements)
        self.texts.append("".join(parts))
        self.generic_visit(node)


@cache
def texts(language: str) -> dict[str, list[str]]:
    found = {}
    for entry in FluentParser().parse(catalogue(language)).body:
        if isinstance(entry, ast.Message):
            told = _Texts()
            told.visit(entry)
            found[entry.id.name] = told.texts
    return found


def offences(language: str, messages: Mapping[str, list[str]]) -> Iterator[tuple[str, str]]:
    """Yield the key and the forbidden word of each message that has one."""
    for key, told in messages.items():
        for tongue, pattern in FORBIDDEN:
            for text in told if tongue == language else ():
                yield from ((key, match[0]) for match in pattern.finditer(text))


def excused(language: str, key: str, word: str) -> list[int]:
    """Return the exceptions that allow this word in this message."""
    return [
        number
        for number, (tongue, name, allowed) in enumerate(EXCEPTIONS)
        if tongue == language and fnmatchcase(key, name) and word.lower().startswith(allowed.lower())
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_has_a_forbidden_word(language: str) -> None:
    assert [found for found in offences(language, texts(language)) if not excused(language, *found)] == []


def test_every_exception_is_needed() -> None:
    used = {
        number
        for language in LANGUAGES
        for found in offences(language, texts(language))
        for number in excused(language, *found)
    }
    assert used == set(range(len(EXCEPTIONS)))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "drawn by lot"),
        ("en", "{} %"),
        ("cs", "Vrchní vlak"),
        ("de", "Ein Teil drehen"),
        ("de", "Das Betriebskapital und das Kapital"),
        ("pl", "Połóż żeton"),
        ("pl", "udziały 10 %"),
    ],
)
def test_the_check_finds_forbidden_words(language: str, text: str) -> None:
    assert list(offences(language, {"some-key": [text]}))
