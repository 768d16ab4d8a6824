"""Every rule that a refusal can name has its text in all languages, under a heading of the contents."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import trainshed.titles
from trainshed.core import LANGUAGES, Title, titles
from trainshed.core.words import catalogue, rule_key

FOLDERS = {"cz_first": "cz/first", "ireland": "ireland", "lilliput": "lilliput", "london": "london"}
NUMBER = re.compile(r"\d+[a-z]?(\.\d+[a-z]?)*")
REFUSES = re.compile(r"_?refuse|cited_by")
TABLES = re.compile(r".*(CITE|RULE|COMPANY).*", re.IGNORECASE)


def keys(language: str) -> list[str]:
    return [
        entry.id.name for entry in FluentParser().parse(catalogue(language)).body if isinstance(entry, fluent.Message)
    ]


KEYS = {language: keys(language) for language in LANGUAGES}


def cited(title: str) -> Iterator[tuple[str, str]]:
    """Yield the rule numbers in a title's code, with their files: of refusals, of tables and functions of rules."""
    for path in sorted((Path(trainshed.titles.__file__).parent / FOLDERS[title]).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            found: list[ast.AST] = []
            if isinstance(node, ast.Call) and node.args:
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                found = [node.args[0]] if REFUSES.fullmatch(name) else []
            elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                if any(isinstance(target, ast.Name) and TABLES.fullmatch(target.id) for target in targets):
                    found = list(ast.walk(node.value))
            elif isinstance(node, ast.FunctionDef) and node.name.endswith("_rule"):
                found = list(ast.walk(node))
            for one in found:
                if isinstance(one, ast.Constant) and isinstance(one.value, str) and NUMBER.fullmatch(one.value):
                    yield one.value, path.name


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_every_rule_a_refusal_can_name_is_a_rule_of_the_title(title: Title[Any]) -> None:
    found = list(cited(title.id))
    assert len({number for number, _ in found}) > 8  # the code is still read as it is written
    for number, file in found:
        assert f"{title.id}/{number}" in title.rule_ids, (number, file)


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogues_have_exactly_the_rules_of_each_title(language: str) -> None:
    for title in titles():
        told = [key for key in KEYS[language] if key.startswith(f"{title.id}-rule-")]
        assert sorted(told) == sorted(rule_key(rule) for rule in title.rule_ids)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_under_a_heading_and_every_heading_has_a_rule(language: str) -> None:
    for title in titles():
        prefix = f"page-{title.id}-part-"
        headings = {key.removeprefix(prefix) for key in KEYS[language] if key.startswith(prefix)}
        used: list[str] = []
        for rule in sorted(title.rule_ids, key=_order):
            number = rule_key(rule).removeprefix(f"{title.id}-rule-")
            parts = number.split("-")
            own = [head for end in range(len(parts), 0, -1) if (head := "-".join(parts[:end])) in headings]
            # As on the page: the heading of the longest part of the number, else the one before.
            used.append(own[0] if own else used[-1] if used else "")
        assert set(used) == headings, title.id
        assert [head for n, head in enumerate(used) if n == 0 or used[n - 1] != head] == list(dict.fromkeys(used))


def _order(rule: str) -> list[tuple[int, str]]:
    parts = re.findall(r"(\d+)([a-z]?)", rule.partition("/")[2])
    return [(int(number), letter) for number, letter in parts]
