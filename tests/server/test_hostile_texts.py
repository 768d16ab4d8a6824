"""Texts that cannot be stored or sent, in every string of every request: half a character, and NUL."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from ..help import ROOT
from .browser import Browser, friend, hotseat, me

DOCUMENT: dict[str, Any] = json.loads((ROOT / "web" / "openapi.json").read_text("utf-8"))["paths"]
IRELAND = {"title": "ireland", "rules": 1, "players": ["Ann", "Bob", "Cleo"], "seed": 1}
BODIES: dict[str, list[dict[str, Any]]] = {
    "put /api/me": [{"name": "Ann", "language": "en"}],
    "post /api/records": [
        {"format": 1, "setup": {**IRELAND, "options": {"bank": "x"}}, "actions": [{"type": "bid", "private": "TIM"}]},
        {
            "format": 1,
            "setup": {"title": "london", "rules": 1, "players": ["a"], "seed": 1, "chance": {"deck/1": ["x"]}},
            "actions": [],
        },
    ],
    "post /api/tables": [
        {"title": "london", "seats": [{"kind": "me", "name": "Ann", "level": "easy"}], "options": {"pencils": ["a"]}},
        {"title": "lilliput", "seats": [{"kind": "me"}], "options": {"data": {"company": [{"id": "MR", "name": "x"}]}}},
    ],
    "post /api/tables/{id}/actions": [{"seat": 0, "version": 0, "key": "k", "action": {"type": "bid", "private": "x"}}],
    "post /api/tables/{id}/chat": [{"text": "hello", "key": "k"}],
    "post /api/tables/{id}/claim": [{"token": "x", "name": "Bob"}],
    "post /api/tables/{id}/claim/look": [{"token": "x", "name": "Bob"}],
    "post /api/tables/{id}/clone": [{"at": 0}],
    "post /api/tables/{id}/end": [{"seat": 0, "version": 0, "key": "k"}],
    "put /api/tables/{id}/notes": [{"text": "mine", "n": 0}],
    "post /api/tables/{id}/rest": [{"company": "x", "kept": [{"train": "2", "stops": ["A1"]}]}],
    "post /api/tables/{id}/route": [
        {"company": "x", "train": "2", "stops": ["A1"], "others": [{"train": "2", "stops": ["A1"]}]}
    ],
    "post /api/tables/{id}/seats/{seat}/give-up": [{"key": "k"}],
    "post /api/tables/{id}/seats/{seat}/name": [{"name": "Ann"}],
    "post /api/tables/{id}/seats/{seat}/programs": [
        {"program": {"type": "pass-stock"}, "key": "k"},
        {"program": {"type": "buy-shares", "company": "x"}, "key": "k"},
    ],
    "post /api/tables/{id}/seats/{seat}/programs/end": [{"program": 0, "key": "k"}],
    "post /api/tables/{id}/seats/{seat}/stand-in": [{"level": "easy", "key": "k"}],
    "put /api/tables/{id}/shelf": [{"shelf": "archived"}],
    "post /api/tables/{id}/undo": [{"seat": 0, "version": 0, "key": "k", "what": "take-back"}],
    "post /api/tables/{id}/why": [{"seat": 0, "action": {"type": "bid", "private": "x"}}],
    "post /api/titles/{title}/check": [{"players": 2, "options": {"data": {"tile": [{"id": "x"}]}}}],
    "post /api/titles/{title}/pieces": [{"options": {"data": {"company": [{"id": "x"}]}}}],
}
"""A body for each request that has one, with every string it can hold."""


def spoilt(value: Any, text: str) -> Iterator[Any]:
    """Yield the value with each of its strings, and each key of what has no fixed fields, replaced in turn."""
    if isinstance(value, str):
        yield text
    elif isinstance(value, list):
        for number, item in enumerate(value):
            for other in spoilt(item, text):
                yield [*value[:number], other, *value[number + 1 :]]
    elif isinstance(value, dict):
        yield {**value, text: "x"}
        for name, item in value.items():
            for other in spoilt(item, text):
                yield {**value, name: other}


def test_every_request_with_a_body_is_tried() -> None:
    bodies = {f"{kind} {path}" for path, kinds in DOCUMENT.items() for kind, it in kinds.items() if "requestBody" in it}
    assert bodies == set(BODIES)


@pytest.fixture
def tables(people: Callable[..., Browser]) -> tuple[Browser, dict[str, str]]:
    """Tables at which the requests could be meant: one for track games, one with a friend's free seat."""
    ann = people("Ann")
    ireland = ann.make(me(), hotseat(), hotseat(), title="ireland")
    london = ann.make(me(), friend())
    return ann, {"ireland": ireland, "london": london}


def send(ann: Browser, request: str, tables: dict[str, str], body: Any) -> Iterator[tuple[int, str, str]]:
    kind, path = request.split()
    content = json.dumps(body).encode()
    for table in tables.values():
        url = path.format(id=table, seat=0, title="lilliput")
        answer = ann.http.request(kind, url, content=content, headers={"content-type": "application/json"})
        yield answer.status_code, answer.json().get("reason", ""), answer.text
        if "{id}" not in path:
            return


@pytest.mark.any_database
@pytest.mark.parametrize("request_", BODIES)
def test_half_a_character_is_refused_in_every_string(tables: tuple[Browser, dict[str, str]], request_: str) -> None:
    """Nothing of such a request is read."""
    usual = (422, "damaged") if request_ == "post /api/records" else (400, "malformed")
    for body in BODIES[request_]:
        for bad in (*spoilt(body, "\ud800"), *spoilt(body, "a\udc00b")):
            for status, reason, text in send(tables[0], request_, tables[1], bad):
                assert (status, reason) == usual, (bad, text)


@pytest.mark.parametrize("request_", BODIES)
def test_nul_is_refused_in_every_string(tables: tuple[Browser, dict[str, str]], request_: str) -> None:
    """PostgreSQL cannot store it."""
    for body in BODIES[request_]:
        for bad in spoilt(body, "a\0b"):
            for status, reason, text in send(tables[0], request_, tables[1], bad):
                assert 400 <= status < 500, (bad, text)
                assert reason, (bad, text)


PARAMETERS = [
    (kind, path, parameter["name"], parameter["in"])
    for path, kinds in DOCUMENT.items()
    for kind, it in kinds.items()
    for parameter in it.get("parameters", ())
    if parameter["in"] in ("path", "query")
]


@pytest.mark.parametrize("text", ["a%00b", "%ED%A0%80", "%ff"], ids=["nul", "half", "no-utf8"])
def test_such_texts_are_refused_in_every_address(tables: tuple[Browser, dict[str, str]], text: str) -> None:
    ann, ids = tables
    usual = {"id": ids["ireland"], "seat": "0", "title": "lilliput", "company": "x", "n": "0", "game": "lilliput"}
    usual |= {"language": "en", "part": "page"}
    for kind, path, name, place in PARAMETERS:
        url = path.format(**{**usual, name: text} if place == "path" else usual)
        query = f"?{name}={text}" if place == "query" else ""
        body = BODIES.get(f"{kind} {path}", [{}])[0] if kind in ("post", "put") else None
        answer = ann.http.request(kind, url + query, json=body)
        assert answer.status_code < 500, (kind, url + query, answer.text)
        if place == "path":
            assert answer.status_code >= 400, (kind, url, answer.text)
