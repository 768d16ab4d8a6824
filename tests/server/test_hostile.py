"""Hostile names, chat, records, sizes and rates: the server answers with a clear error and keeps running."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from trainshed.server import limits

from .browser import Browser, hotseat, me
from .serving import ThreadServer

NASTY = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "'; DROP TABLE games; --",
    "{{7*7}} ${7*7} %s %n",
    "../../etc/passwd",
    '"quoted" \\ back',
    "Žluťoučký kůň 🚂",
    "{ $player } @0 @1",
]


@pytest.mark.parametrize("text", NASTY)
def test_names_and_chat_are_kept_as_text(ann: Browser, text: str) -> None:
    name = text[:40]
    table = ann.make(me(name), hotseat("other"))
    ann.post(f"/api/tables/{table}/chat", {"text": text, "key": "k"})
    answer = ann.http.get(f"/api/tables/{table}/log")
    assert answer.headers["content-type"].startswith("application/json")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.json()["chat"][0]["text"] == text
    assert ann.see(table)["seats"][0]["name"] == name
    ann.http.put("/api/me", json={"name": name}).raise_for_status()
    assert ann.get("/api/me")["name"] == name
    record = ann.http.get(f"/api/tables/{table}/record")
    assert record.json()["setup"]["players"][0] == name
    assert "attachment" in record.headers["content-disposition"]
    assert ann.http.post("/api/records", content=record.content).status_code == 201


@pytest.mark.parametrize("name", ["x" * 41, "a\x00b", "tab\tbed", "new\nline", "\u202egnp.exe", "\ud800"])
def test_names_nobody_could_read_are_refused(ann: Browser, name: str) -> None:
    body = json.dumps({"name": name}).encode()
    answer = ann.http.put("/api/me", content=body, headers={"content-type": "application/json"})
    assert answer.status_code in (400, 422)
    table = ann.make(me())
    answer = ann.http.post(f"/api/tables/{table}/seats/0/name", content=body)
    assert answer.status_code in (400, 422)


@pytest.mark.parametrize("text", ["", "   ", "x" * 501, "\x1b[31m", "\ud83d", "nul\x00"])
def test_chat_nobody_could_read_is_refused(ann: Browser, text: str) -> None:
    table = ann.make(me())
    body = json.dumps({"text": text, "key": "k"}).encode()
    assert ann.http.post(f"/api/tables/{table}/chat", content=body).status_code in (400, 422)


def good_record(ann: Browser) -> dict[str, Any]:
    table = ann.make(me(), hotseat())
    ann.play_on(table, 6)
    record: dict[str, Any] = ann.http.get(f"/api/tables/{table}/record").json()
    return record


def test_a_damaged_record_is_refused_with_where_and_why(ann: Browser) -> None:
    record = good_record(ann)
    text = json.dumps(record)
    torn = ann.http.post("/api/records", content=text[: len(text) * 2 // 3].encode())
    assert (torn.status_code, torn.json()["reason"]) == (422, "damaged")
    assert torn.json()["damage"]["key"].startswith("core-record-")
    record["actions"][3] = {"type": "draw", "seat": record["actions"][3]["seat"], "start": 0, "end": 0}
    problem = ann.http.post("/api/records", json=record).json()
    assert problem["at"] == 3
    assert problem["damage"]["args"]["number"] == 4


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"null",
        b"[]",
        b"{}",
        b"\xff\xfe\x00",
        b"[" * 100_000,
        b'{"format":1,"setup":{},"actions":[]}',
        b'{"format":99,"setup":{"title":"london","rules":1,"players":["a"],"seed":1},"actions":[]}',
        b'{"format":1,"setup":{"title":"nowhere","rules":1,"players":["a"],"seed":1},"actions":[]}',
        b'{"format":1,"setup":{"title":"london","rules":1,"players":[],"seed":1},"actions":[]}',
        b'{"format":1,"setup":{"title":"london","rules":1,"players":["a"],"seed":-1},"actions":[]}',
        b'{"format":1,"setup":{"title":"london","rules":1,"players":["a"],"seed":1e99},"actions":[]}',
        b'{"format":1,"setup":{"title":"london","rules":1,"players":["a"],"seed":1,"chance":{"deck/1":["x"]}},"actions":[]}',
        b'{"format":1,"setup":{"title":"london","rules":1,"players":["a"],"seed":1},"actions":[{"type":"pass","seat":9}]}',
        b'{"format":1,"setup":{"title":"london","rules":1,"players":["a"],"seed":1},"actions":[1,2,3]}',
        b'{"format":1,"setup":{"title":"london","rules":1,"players":["\\u0007"],"seed":1},"actions":[]}',
    ],
)
def test_what_is_no_record_is_refused(ann: Browser, body: bytes) -> None:
    answer = ann.http.post("/api/records", content=body)
    assert answer.status_code == 422, answer.text
    assert answer.json()["reason"] == "damaged"


def test_too_large_is_413(ann: Browser) -> None:
    table = ann.make(me())
    big = {"text": "x" * 100_000, "key": "k"}
    assert ann.http.post(f"/api/tables/{table}/chat", json=big).status_code == 413
    assert ann.http.post("/api/records", content=b"x" * (2 * 1024 * 1024)).status_code == 413


@pytest.mark.parametrize("body", [b"", b"{", b"null", b"[]", b'"x"', b"\xff", b"[" * 30_000, b'{"seat":1e400}', b"NaN"])
def test_what_is_no_command_is_refused(ann: Browser, body: bytes) -> None:
    table = ann.make(me())
    for path in ("actions", "why", "undo", "claim", "chat", "clone", "seats/0/name"):
        answer = ann.http.post(f"/api/tables/{table}/{path}", content=body)
        assert answer.status_code in (400, 422), (path, answer.text)
        assert answer.json()["reason"]


def test_deep_and_odd_options(ann: Browser) -> None:
    deep: Any = []
    for _ in range(500):
        deep = [deep]
    for options in ({"pencils": deep}, {"x" * 1000: 1}, {"powers": 10**30}, {"controller": -1}, {"controller": 2**62}):
        answer = ann.http.post("/api/tables", json={"title": "london", "seats": [me()], "options": options})
        assert answer.status_code in (400, 422), answer.text


def test_too_many_requests_are_429(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr(limits, "now", lambda: clock[0])
    monkeypatch.setattr(limits, "_WAIT_STEP", 0.0)
    monkeypatch.setattr(limits.Work, "cost", 0.0)  # however long it takes on this machine
    with ThreadServer(tmp_path, rate=8) as server:
        ann = Browser(server.url)
        table = ann.make(me())
        clock[0] = 60.0  # the bucket is full again: 5 seconds' worth of requests
        codes = [
            ann.http.post(f"/api/tables/{table}/chat", json={"text": "again", "key": str(number)}).status_code
            for number in range(20)
        ]
        assert codes == [200] * 10 + [429] * 10
        limited = ann.http.post("/api/tables", json={})
        assert (limited.json()["reason"], limited.headers["retry-after"]) == ("too-many", "1")
        with httpx.Client(base_url=server.url, verify=False) as other:
            assert other.get("/healthz").status_code == 200, "the watchman is never locked out"


SURROGATES = [
    b'{"format":1,"setup":{"title":"london","rules":1,"players":["\\ud800"],"seed":1},"actions":[]}',
    b'{"format":1,"setup":{"title":"\\ud800","rules":1,"players":["a"],"seed":1},"actions":[]}',
    b'{"format":1,"setup":{"title":"london","rules":1,"players":["a"],"seed":1,"options":{"\\ud800":1}},"actions":[]}',
    b'{"format":1,"setup":{"title":"london","rules":1,"players":["a"],"seed":1,"options":{"pencils":["\\ud800"]}},"actions":[]}',
    b'{"format":1,"setup":{"title":"london","rules":1,"players":["a"],"seed":1,"chance":{"\\ud800":["x"]}},"actions":[]}',
    b'{"format":1,"setup":{"title":"london","rules":1,"players":["a"],"seed":1,"chance":{"deck/1":["\\ud800"]}},"actions":[]}',
    b'{"format":1,"setup":{"title":"london","rules":1,"players":["a"],"seed":1},"actions":[{"type":"\\ud800"}]}',
    b'{"format":1,"setup":{"title":"ireland","rules":1,"players":["a","b","c"],"seed":1},"actions":[{"type":"bid","seat":0,"private":"\\ud800"}]}',
    b'{"id":1,"title":"18Ireland","players":[{"id":1,"name":"\\ud800"}],"settings":{},"actions":[]}',
]


@pytest.mark.parametrize("body", SURROGATES, ids=range(len(SURROGATES)))
def test_half_a_character_in_a_file_is_refused(ann: Browser, body: bytes) -> None:
    """JSON can contain half of a character, which cannot be stored or sent."""
    for path in ("/api/records", "/api/records/look"):
        answer = ann.http.post(path, content=body)
        look = path.endswith("look")
        assert answer.status_code == (200 if look else 422), (path, answer.text)
        assert look or answer.json()["reason"] == "damaged"
    part = ann.http.post("/api/records?prefix=true", content=body)
    assert part.status_code in (201, 422), part.text
    assert part.status_code == 422 or ann.see(part.json()["id"])["moves"] == 0, "only what is before it is read"


@pytest.mark.parametrize("key", ["nul\x00", "new\nline", "", "ž", "two words"])
def test_keys_are_plain(ann: Browser, key: str) -> None:
    table = ann.make(me())
    for path, body in (("chat", {"text": "hello"}), ("seats/0/stand-in", {"level": "easy"})):
        assert ann.http.post(f"/api/tables/{table}/{path}", json={**body, "key": key}).status_code == 400
