"""Help level of a table: chosen at set-up, shown to all, kept to by the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect

from trainshed.server.tables import new_row

from . import ireland_positions
from .player import Player
from .texts import missing_texts

People = Callable[..., Player]


@pytest.mark.parametrize("level", ["none", "values"])
def test_less_help_is_chosen_at_set_up_and_shown_at_the_table(people: People, level: str) -> None:
    me = people()
    me.open("/new/cz_first")
    me.by(f"help-{level}").check()
    for kind in me.page.locator("select").all():
        if kind.locator("option[value=hotseat]").count():
            kind.select_option("hotseat")
    me.by("start").click()
    expect(me.by("question")).to_be_visible()
    table = me.page.url.rsplit("/", 1)[1]
    assert me.get(f"/tables/{table}")["help"] == level
    expect(me.by("help-mark")).to_have_text({"none": "no help", "values": "values only"}[level])
    me.page.locator("summary[aria-label]").first.click()
    expect(me.by("help-level")).to_be_visible()
    assert missing_texts(me) == []
    stranger = people(phone=True)
    stranger.open(f"/table/{table}")
    expect(stranger.frame).to_contain_text("You are watching")
    stranger.page.get_by_label("Table menu").tap()
    expect(stranger.by("help-level")).to_be_visible()


def test_games_without_previews_have_no_help_level(people: People) -> None:
    me = people()
    me.open("/new/london")
    expect(me.by("start")).to_be_enabled()
    expect(me.by("help")).to_have_count(0)


def test_without_help_nothing_about_best_runs_reaches_the_page(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither over the socket, nor in the table, nor on the screen; asking for it is refused."""

    def unhelped(*args: Any, **more: Any) -> Any:
        return new_row(*args, **{**more, "help": "none"})

    monkeypatch.setattr("trainshed.server.records.new_row", unhelped)
    me = people()
    frames: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: frames.append(str(data)))

    me.page.on("websocket", listen)
    for step, sign in (("lay-track", "done"), ("run-trains", "run-hand"), ("stock-turn", "pass")):
        game = ireland_positions.at(step, 40)
        table = me.upload(game.record.json())
        me.open(f"/table/{table}")
        expect(me.by(sign)).to_be_visible()
        seen = me.get(f"/tables/{table}")
        assert seen["help"] == "none"
        assert "preview" not in seen
        company = seen["view"]["order"][0]
        for path in (f"runs/{company}", f"suggestion?seat={seen['seat']}"):
            answer = me.context.request.get(f"/api/tables/{table}/{path}")
            assert answer.status == 409
        for helper in ("straight", "run-best", "run-others"):
            expect(me.by(helper)).to_have_count(0)
        expect(me.frame).not_to_contain_text("▲")
        expect(me.frame).not_to_contain_text("Proved best")
    assert frames
    assert not [frame for frame in frames if '"type":"preview"' in frame]
