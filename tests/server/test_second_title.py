"""A second title on the same server: turns instead of simultaneous decisions, a price range, a hidden card."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from trainshed.core import register, registry
from trainshed.server import records
from trainshed.server.app import bare_app
from trainshed.server.openapi import document

from ..core.toy import Toy
from .browser import Browser, friend, hotseat, me
from .serving import ThreadServer


@pytest.fixture
def _toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Register the title here. Worker processes do not know it, so files are read and written in this one."""

    async def here(_: Any, __: Any, type: Any, do: Callable[[Any], bytes], argument: Any) -> Any:
        return msgspec.json.decode(do(argument), type=type)

    register(Toy())
    monkeypatch.setattr(records, "_in_worker", here)
    yield
    del registry._loaded["toy"]


@pytest.fixture
def table(_toy: None, tmp_path: Path) -> Iterator[tuple[Browser, Browser, str]]:
    with ThreadServer(tmp_path) as server:
        ann, bob = Browser(server.url, "Ann"), Browser(server.url, "Bob")
        id = ann.make(me(), friend(), title="toy")
        bob.claim(id, ann.tokens(id)[1])
        yield ann, bob, id


def bid(seat: int, price: int) -> dict[str, object]:
    return {"type": "bid", "seat": seat, "price": price}


def test_turns_and_a_free_number(table: tuple[Browser, Browser, str]) -> None:
    ann, bob, id = table
    version = ann.see(id)["version"]
    assert bob.act(id, 1, bid(1, 10), version, status=422)["refusal"]["rule"] == "core/not-you"
    assert ann.act(id, 0, bid(0, 7), version, status=422)["refusal"]["rule"] == "toy/1"
    ann.act(id, 0, bid(0, 35), version)
    assert bob.act(id, 1, bid(1, 40), version, status=409)["reason"] == "stale", "it was not Bob's turn then"
    bob.act(id, 1, bid(1, 40), bob.see(id)["version"])
    assert ann.see(id)["view"] == {"price": 40, "card": None}


def test_who_acted_on_it_must_agree_to_taking_it_back(table: tuple[Browser, Browser, str]) -> None:
    ann, bob, _ = table
    id = ann.make(me(), friend(), title="toy", undo="ask")
    bob.claim(id, ann.tokens(id)[1])
    ann.act(id, 0, bid(0, 5), ann.see(id)["version"])
    assert ann.see(id)["undo"]["now"] == "free", "Bob has not answered"
    ann.undo(id, 0)
    ann.act(id, 0, bid(0, 10), ann.see(id)["version"])
    bob.act(id, 1, bid(1, 20), bob.see(id)["version"])
    assert bob.see(id)["undo"]["now"] == "free"
    assert ann.see(id)["undo"]["back"]["needs"] == [1]
    ann.undo(id, 0)
    assert bob.see(id)["undo"]["ask"]["to"] == 0
    bob.undo(id, 1, "grant")
    assert ann.see(id)["view"]["price"] == 0
    assert [entry["undone"] for entry in ann.log(id)["entries"] if entry["kind"] == "act"] == [True] * 3


def test_free_until_the_hidden_card_is_shown(table: tuple[Browser, Browser, str]) -> None:
    ann, bob, id = table
    ann.act(id, 0, bid(0, 5), ann.see(id)["version"])
    bob.act(id, 1, bid(1, 10), bob.see(id)["version"])
    assert ann.see(id)["undo"]["now"] == bob.see(id)["undo"]["now"] == "free"
    ann.act(id, 0, {"type": "stop", "seat": 0}, ann.see(id)["version"])
    for browser, other in ((ann, 1), (bob, 0)):
        undo = browser.see(id)["undo"]
        assert (undo["now"], undo["back"]["needs"], undo["free_from"]) == ("ask", [other], 3)
    bob.undo(id, 1, "back-to", to=1)
    ask = ann.see(id)["undo"]["ask"]
    assert ask == {"seat": 1, "to": 1, "needs": [0], "granted": [], "what": "back-to", "n": ask["n"]}
    assert bob.see(id)["moves"] == 3
    ann.undo(id, 0, "grant")
    assert (ann.see(id)["moves"], ann.see(id)["over"]) == (1, False)
    ann.undo(id, 0)  # nothing was revealed since the first bid
    bob.undo(id, 1, "redo")
    bob.undo(id, 1, "redo")
    assert (ann.see(id)["moves"], ann.see(id)["over"]) == (3, True)


def test_record_omits_hidden_chance(table: tuple[Browser, Browser, str]) -> None:
    """The title reveals no chance during the game, so a clone draws it anew; a finished game's record holds all."""
    ann, bob, id = table
    ann.act(id, 0, bid(0, 5), ann.see(id)["version"])
    assert ann.http.get(f"/api/tables/{id}/record").json()["setup"]["chance"] == {}
    bob.act(id, 1, {"type": "stop", "seat": 1}, bob.see(id)["version"])
    end = ann.see(id)
    assert end["over"]
    assert end["view"]["card"] is not None
    copy = ann.http.post("/api/records", content=ann.http.get(f"/api/tables/{id}/record").content).json()["id"]
    assert ann.see(copy)["view"] == end["view"]


def test_it_has_no_daily_board(table: tuple[Browser, Browser, str]) -> None:
    ann, _, _ = table
    assert ann.http.get("/api/daily/toy").status_code == 404
    (toy,) = [title for title in ann.get("/api/titles") if title["id"] == "toy"]
    assert (toy["daily"], toy["board"], toy["options"][0]["name"]) == (False, None, "least")
    ann.make(me(), hotseat(), title="toy", options={"least": 10})


@pytest.mark.usefixtures("_toy")
def test_the_contract_has_both_titles() -> None:
    schemas = document(bare_app())["components"]["schemas"]
    views = [choice["$ref"].rpartition("/")[2] for choice in schemas["TableView"]["properties"]["view"]["anyOf"]]
    assert {"LondonView", "ToyView"} <= set(views)
