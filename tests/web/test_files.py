"""Files of 18xx.games in the page: opened on the home screen, saved from the menu of a table."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.ireland.files import OPENING, content
from trainshed.formats.eighteenxx import read_game

from .player import Player

People = Callable[..., Player]


def choose(me: Player, path: Path, *lines: str, **more: Any) -> None:
    """Choose a file with these actions on the home screen."""
    path.write_text(json.dumps(content(*lines, **more)))
    me.by("upload").set_input_files(str(path))


def test_a_file_of_18xx_games_opens_as_a_table_and_is_saved_again(people: People, tmp_path: Path) -> None:
    me = people()
    me.open("/")
    choose(me, tmp_path / "game.json", *OPENING)
    me.by("file-open").click()
    me.page.wait_for_url("**/table/*")
    for name in ("Ann", "Ben", "Cleo"):
        expect(me.page.get_by_text(name).first).to_be_visible()
    me.page.locator("summary[aria-label]").last.click()
    with me.page.expect_download() as saved:
        me.by("save-18xx").click()
    back = read_game(Path(saved.value.path()).read_bytes())
    assert back.game is not None
    assert (back.damage, len(back.game.actions)) == (None, 11)


def test_a_file_against_the_rules_says_why_and_its_valid_part_opens(people: People, tmp_path: Path) -> None:
    for phone in (False, True):
        me = people(phone=phone)
        me.open("/")
        choose(me, tmp_path / "game.json", *OPENING, "UR pass", "UR lay_tile J4 9-0 0")
        expect(me.by("upload-problem")).to_contain_text("Action 13 (UR lay_tile J4 9-0 0)")
        valid = me.by("upload-valid")
        expect(valid).to_contain_text("12 moves")
        assert me.box(valid)["height"] >= (44 if phone else 24)
        valid.click()
        me.page.wait_for_url("**/table/*")


def test_a_file_of_another_title_says_that_it_is_not_supported(people: People, tmp_path: Path) -> None:
    me = people()
    me.open("/")
    choose(me, tmp_path / "game.json", title="1830")
    expect(me.by("upload-problem")).to_contain_text("1830")
    expect(me.by("upload-valid")).to_have_count(0)
