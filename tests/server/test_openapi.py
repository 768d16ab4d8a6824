"""The OpenAPI document: committed, up to date, and followed by the server for any request."""

from __future__ import annotations

import json
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as some
from schemathesis.core.result import Ok

from trainshed.server.app import bare_app
from trainshed.server.openapi import text

from ..help import ROOT
from .browser import Browser, friend, hotseat, me
from .serving import ThreadServer

COMMITTED = ROOT / "web" / "openapi.json"
_document = schemathesis.openapi.from_dict(json.loads(COMMITTED.read_text("utf-8")))
OPERATIONS: dict[str, Any] = {
    found.ok().label: found.ok() for found in _document.get_all_operations() if isinstance(found, Ok)
}


def test_the_committed_document_is_up_to_date() -> None:
    assert COMMITTED.read_text("utf-8") == text(bare_app()), "run: python -m trainshed.server.openapi"


def test_every_title_has_its_own_structs_in_it() -> None:
    schemas = json.loads(COMMITTED.read_text("utf-8"))["components"]["schemas"]
    shown = schemas["TableView"]["properties"]["view"]["anyOf"]
    assert {"$ref": "#/components/schemas/LondonView"} in shown
    shared = schemas["RailView"]["properties"]
    assert set(shared) <= set(schemas["LilliputView"]["properties"]), "what all track games show"
    assert not [name for name in schemas if name.startswith("trainshed.") and name.endswith("View")]
    assert {"Change", "Presence", "Heartbeat", "Problem", "LondonBoard", "Draw"} <= set(schemas)


def test_a_field_that_is_not_written_when_it_has_its_default_may_be_missing() -> None:
    """Types made from the document take a field with a default as always there."""
    schemas = json.loads(COMMITTED.read_text("utf-8"))["components"]["schemas"]
    lay, taken = schemas["LayTile"], schemas["TakeCard"]
    assert "by" not in lay["required"]
    assert "default" not in lay["properties"]["by"]
    assert taken["properties"]["copy"]["default"] is False, "it is always written"


@pytest.fixture(scope="module")
def host(server: ThreadServer) -> tuple[Browser, str]:
    browser = Browser(server.url)
    return browser, browser.make(me(), hotseat(), friend())


@pytest.mark.any_database
@pytest.mark.parametrize("label", OPERATIONS)
def test_nothing_that_fits_the_document_makes_the_server_fail(host: tuple[Browser, str], label: str) -> None:
    """Send the requests schemathesis generates for each operation, half of them to a real table."""
    browser, table = host

    @settings(
        max_examples=12,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=OPERATIONS[label].as_strategy(), real=some.booleans())
    def send(case: Any, real: bool) -> None:
        if real and "id" in case.path_parameters:
            case.path_parameters["id"] = table
        answer = case.call(base_url=browser.url, cookies=dict(browser.http.cookies))
        assert answer.status_code < 500, f"{answer.status_code} {answer.text}"
        if answer.status_code >= 400:
            assert answer.json()["reason"]

    send()
