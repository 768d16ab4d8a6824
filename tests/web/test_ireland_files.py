"""Files of 18xx.games dropped on the home screen: what they contain, and as whom they are opened."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.ireland.files import OPENING, content
from trainshed.formats.eighteenxx import write_game

from .axe import violations
from .ireland_positions import whole
from .player import Player
from .texts import missing_texts, set_language

People = Callable[..., Player]

# Drop a file on the page as a browser does.
_DROP = """([name, text]) => {
  const data = new DataTransfer();
  data.items.add(new File([text], name, { type: "application/json" }));
  for (const type of ["dragover", "drop"])
    document.body.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
}"""


def drop(me: Player, text: str) -> None:
    me.open("/")
    expect(me.by("upload")).to_be_attached()
    me.page.evaluate(_DROP, ["game.json", text])


def opening(*more: str, **fields: Any) -> str:
    return json.dumps(content(*OPENING, *more, **fields))


def test_a_dropped_file_tells_what_it_is_and_a_seat_is_chosen(people: People) -> None:
    me = people()
    drop(me, opening())
    look = me.by("file-look")
    for words in ("18Ireland", "Ann", "Ben", "Cleo", "Just watch"):
        expect(look).to_contain_text(words)
    expect(me.by("file-actions")).to_have_text(str(len(OPENING)))
    assert violations(me.page) == []
    me.by("file-seat-1").check()
    me.by("file-open").click()
    me.page.wait_for_url("**/table/*")
    table = me.page.url.rsplit("/", 1)[1]
    seats = me.get(f"/tables/{table}")["seats"]
    assert [seat["mine"] for seat in seats] == [False, True, False]
    assert [bool(seat["token"]) for seat in seats] == [True, False, True]


def test_who_only_looks_on_has_no_seat(people: People) -> None:
    me = people(phone=True)
    drop(me, opening())
    expect(me.by("file-seat-none")).to_be_checked()
    me.by("file-open").tap()
    me.page.wait_for_url("**/table/*")
    table = me.page.url.rsplit("/", 1)[1]
    assert me.get(f"/tables/{table}")["mine"] == []


def test_a_finished_game_shows_its_scores(people: People) -> None:
    game = whole(3, 2)
    me = people()
    drop(me, write_game(game).decode())
    expect(me.by("file-state")).to_have_text("The game is over")
    for score in game.scores():
        expect(me.by("file-look")).to_contain_text(str(score.total))
    me.by("file-open").click()
    me.page.wait_for_url("**/table/*")
    expect(me.by("end-headline")).to_be_visible()


def test_a_broken_file_says_why_in_every_language(people: People) -> None:
    me = people()
    drop(me, opening("UR pass", "UR lay_tile J4 9-0 0"))
    expect(me.by("upload-problem")).to_contain_text("Action 13 (UR lay_tile J4 9-0 0)")
    expect(me.by("upload-valid")).to_contain_text("12 moves")
    for language in ("cs", "de", "pl"):
        me.page.keyboard.press("Escape")
        set_language(me, language)
        drop(me, opening(title="1830"))
        expect(me.by("upload-problem")).to_contain_text("1830")
        expect(me.by("upload-valid")).to_have_count(0)
        expect(me.by("file-open")).to_have_count(0)
        assert missing_texts(me) == []


def test_a_table_is_saved_and_dropped_again(people: People, tmp_path: Path) -> None:
    me = people()
    me.open(f"/table/{me.upload(whole(3, 2).at(200).record.json())}")
    expect(me.by("status")).to_be_visible()
    me.page.locator("summary[aria-label]").last.click()
    with me.page.expect_download() as saved:
        me.by("save-18xx").click()
    path = tmp_path / "saved.json"
    saved.value.save_as(path)
    drop(me, path.read_text())
    expect(me.by("file-look")).to_contain_text("Ann")
    expect(me.by("upload-problem")).to_have_count(0)
