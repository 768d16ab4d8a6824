"""A server open to the local network: the address used in links, and requests that use it."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from trainshed.server.run import own_address, with_address
from trainshed.server.settings import Settings

from .browser import Browser, friend, me
from .serving import ThreadServer

LAN = "192.168.1.5:8018"


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", None),
        ("localhost", None),
        ("::1", None),
        ("192.168.1.5", "http://192.168.1.5:8018"),
        ("games.example", "http://games.example:8018"),
        ("fe80::1", "http://[fe80::1]:8018"),
        ("0.0.0.0", f"http://{own_address()}:8018"),
    ],
)
def test_the_address_that_links_carry(host: str, address: str | None) -> None:
    assert with_address(Settings(data=Path(), host=host)).address == address


def test_own_address_can_be_listened_on(tmp_path: Path) -> None:
    """A server that listens on all interfaces answers at the machine's own address."""
    with ThreadServer(tmp_path, host="0.0.0.0") as server:
        browser = Browser(server.url.replace("127.0.0.1", own_address()))
        table = browser.make(me(), friend())
        assert [line["id"] for line in browser.get("/api/tables")] == [table], "the cookie came back"
        with browser.live(table) as stream:
            assert stream.next("here")["seats"] == [0]


def test_the_page_learns_it(tmp_path: Path) -> None:
    with ThreadServer(tmp_path, address=f"http://{LAN}") as server:
        assert Browser(server.url).get("/api/address") == {"address": f"http://{LAN}"}


def test_our_own_page_may_come_by_any_address_and_other_pages_by_none(ann: Browser) -> None:
    """The page's origin is the address of the request, whichever of the machine's addresses that is."""
    table = ann.make(me())
    body = {"seats": [me()], "title": "london"}
    cookie = "; ".join(f"{name}={value}" for name, value in ann.http.cookies.items())
    stream = f"{ann.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    for origin, status in ((f"http://{LAN}", 201), ("http://elsewhere.example", 403), ("http://192.168.1.5", 403)):
        headers = {"Host": LAN, "Origin": origin, "Cookie": cookie}
        answer = httpx.post(f"{ann.url}/api/tables", json=body, headers=headers, timeout=120)
        assert answer.status_code == status, origin
    port = ann.url.rpartition(":")[2]
    for host in ("127.0.0.1", "localhost"):
        where = stream.replace("127.0.0.1", host)
        with connect(where, origin=Origin(f"http://{host}:{port}"), additional_headers={"Cookie": cookie}) as line:
            assert line.recv(120)
    with pytest.raises(InvalidStatus) as refused:
        connect(stream, origin=Origin("http://elsewhere.example"), additional_headers={"Cookie": cookie})
    assert refused.value.response.status_code == 403
