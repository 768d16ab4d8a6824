"""Every message is rendered with 0, 1, 2, 5 and 22, and a noun after a number is selected by it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from trainshed.core import LANGUAGES, Words
from trainshed.core.words import catalogue

PLURALS = {"zero", "one", "two", "few", "many"}
NUMBERS = (
    {"actions", "all", "ayes", "cells", "certificates", "count", "districts", "ends", "five", "have", "held", "left"}
    | {"limit", "lines", "most", "moves", "need", "needed", "nodes", "noes", "of", "open", "over", "placed", "played"}
    | {"players", "points", "range", "rotations", "rounds", "sum", "ten", "ticks", "times", "total", "underground"}
    | {"used", "votes", "ways"}
)
"""Arguments that are numbers of things. Amounts, prices, ids and numbers in an order are not."""

NO_NOUNS = {
    "en": "against are at begins brown can for found green grey has in is kB left needed not of on open out over to "
    "where yellow",
    "cs": "a bez je kB ku musí nad pro proti z za",
    "de": "auf bei beginnt behalten bieten bleiben dafür dagegen frei für gefunden gründen ihrer im in ins ist kaufen "
    "kB muss nacheinander offen ohne sind statt über verkaufen von zu",
    "pl": "bez dla do ich kB musi ponad przeciw to z za",
}
"""Words after a number that do not change with it."""
ALIKE = {"de": {"page-own-players"}}
"""Messages with a noun that is the same in the plural."""
PAGE_ONLY = {"page-london-effect-total"}
"""Messages with options of NUMBER() that only the browser's Fluent knows."""


class _Selected(Visitor):
    """Collects arguments, those selected by plural, and the words that follow numbers outside of their selection."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.plural: set[str] = set()
        self.within = False
        """Whether it contains other messages."""
        self.same = False
        """Whether one is told as many are."""
        self.bare: list[tuple[str, str]] = []
        self._within: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's naming
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.within = True

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        name = node.selector.id.name if isinstance(node.selector, ast.VariableReference) else ""
        told = {variant.key.name: variant.value for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if told.keys() & PLURALS:
            self.plural.add(name)
        many = told.get("other") or told.get("many")
        if many is not None and "one" in told and told["one"].equals(many):
            self.same = True
        self._within.append(name)
        self.generic_visit(node)
        self._within.pop()

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        for element, after in zip(node.elements, node.elements[1:], strict=False):
            variable = element.expression if isinstance(element, ast.Placeable) else None
            if not isinstance(variable, ast.VariableReference) or variable.id.name in self._within:
                continue
            word = re.match(r"\s+([^\W\d_][\w-]*)", after.value) if isinstance(after, ast.TextElement) else None
            if word:
                self.bare.append((variable.id.name, word[1]))
        self.generic_visit(node)


@cache
def messages(language: str) -> dict[str, _Selected]:
    found = {}
    for entry in FluentParser().parse(catalogue(language)).body:
        if isinstance(entry, ast.Message):
            found[entry.id.name] = _Selected()
            found[entry.id.name].visit(entry)
    return found


@cache
def numbers_of(key: str) -> frozenset[str]:
    """Return the arguments of a message that are numbers: by their name, or selected by plural in any language."""
    plural = {name for language in LANGUAGES for name in messages(language)[key].plural}
    return frozenset(plural | (NUMBERS & messages("en")[key].names))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_noun_after_a_number_is_selected_by_it(language: str) -> None:
    fixed = set(NO_NOUNS[language].split())
    bare = [
        (key, name, word)
        for key, message in messages(language).items()
        for name, word in message.bare
        if name in numbers_of(key) and word not in fixed
    ]
    assert bare == []


@cache
def names() -> dict[str, str]:
    """Return a text for every argument of the catalogues, for messages within messages too."""
    return {name: "X" for message in messages("en").values() for name in message.names}


def renderings(language: str, key: str) -> Iterator[str]:
    used = names() if messages(language)[key].within else dict.fromkeys(messages(language)[key].names, "X")
    for number in (0, 1, 2, 5, 22):
        yield Words(language).say(key, {**used, **dict.fromkeys(numbers_of(key), number)})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_rendered_with_every_number(language: str) -> None:
    for key in messages(language).keys() - PAGE_ONLY:
        for text in renderings(language, key):
            assert text.strip(), key
            assert "{" not in text, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_thing_is_not_told_in_the_plural(language: str) -> None:
    assert {key for key, message in messages(language).items() if message.same} == ALIKE.get(language, set())


@pytest.mark.parametrize(
    ("key", "args", "told"),
    [
        ("rail-refuse-too-few-single-shares", {"company": "MR"}, ["1 share ", "1 akcii ", "1 Aktie ", "1 akcję "]),
        ("page-london-solo-end", {}, ["1 point.", "1 bod.", "1 Punkt.", "1 punkt."]),
        ("page-rail-phase-limit", {}, ["1 train", "1 vlak", "1 Lok", "1 pociąg"]),
    ],
)
def test_one_thing_is_told_with_its_number(key: str, args: dict[str, str], told: list[str]) -> None:
    for language, text in zip(LANGUAGES, told, strict=True):
        numbers = dict.fromkeys(numbers_of(key), 1)
        assert text in Words(language).say(key, {**args, **numbers}), language
