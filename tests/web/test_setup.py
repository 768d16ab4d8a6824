"""Home, set-up and the scenario editor: the page can set every option of a table."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Route, expect

from .axe import violations
from .player import Player

People = Callable[..., Player]


def file(name: str, content: object) -> FilePayload:
    text = content if isinstance(content, str) else json.dumps(content)
    return FilePayload(name=name, mimeType="application/json", buffer=text.encode())


def start(me: Player) -> dict[str, Any]:
    """Press the button; return the table that was made."""
    me.by("start").click()
    me.page.wait_for_url("**/table/*")
    table: dict[str, Any] = me.get(f"/tables/{me.page.url.rsplit('/', 1)[1]}")
    return table


def agreed(me: Player, table: dict[str, Any]) -> dict[str, Any]:
    options: dict[str, Any] = me.get(f"/tables/{table['id']}/record")["setup"]["options"]
    return options


# home


def test_home_offers_both_games_each_in_one_click(people: People) -> None:
    me = people()
    me.open("/")
    expect(me.by("game-london")).to_contain_text("1–4 players")
    expect(me.by("game-lilliput").locator(".art img")).to_be_visible()
    me.page.wait_for_function("() => document.querySelector('.art img').naturalWidth > 0")
    me.by("play-alone-lilliput").click()
    me.page.wait_for_url("**/table/*")
    assert me.get(f"/tables/{me.page.url.rsplit('/', 1)[1]}")["title"] == "lilliput"
    me.open("/")
    me.by("play-bot-lilliput").click()
    me.page.wait_for_url("**/table/*")
    assert len(me.get(f"/tables/{me.page.url.rsplit('/', 1)[1]}")["seats"]) == 2
    me.open("/")
    me.by("set-up-lilliput").click()
    expect(me.page.get_by_role("heading", name="Set up a table: 18Lilliput")).to_be_visible()


# set-up by kind of option


def test_a_table_of_lilliput_with_a_variant_and_a_first_player(people: People) -> None:
    me = people()
    me.open("/new/lilliput")
    expect(me.by("variant-none")).to_be_checked()
    me.page.get_by_label("Laputa").check()
    me.page.get_by_label("Who takes seat 2").select_option("hotseat")
    me.page.get_by_label("Name of player 2").fill("Player 2")
    me.by("option-first").select_option("1")
    me.by("scenario-secluded").check()
    me.by("option-two_characters").check()
    table = start(me)
    options = agreed(me, table)
    assert (options["variant"], options["first"], options["scenario"]) == ("laputa", 1, "secluded")
    assert options["two_characters"] is True
    assert table["waiting"][0]["seat"] == 1


def test_what_the_number_of_players_changes_is_told_beforehand(people: People) -> None:
    me = people()
    me.open("/new/lilliput")
    changes = me.by("changes")
    expect(changes).to_contain_text("8 rounds")
    expect(changes).to_contain_text("6 action cards")
    expect(changes).to_contain_text("2 copy cards each")
    expect(me.by("idle-two_characters")).to_have_count(0)
    me.by("add-seat").click()
    expect(changes).to_contain_text("9 rounds")
    expect(changes).to_contain_text("one copy card each")
    expect(me.by("idle-two_characters")).to_be_visible()
    for _ in range(2):
        me.page.get_by_role("button", name="Remove seat 2").click()
    expect(changes).to_contain_text("Gulliver")
    expect(changes).to_contain_text("no copy cards")
    expect(me.by("idle-pro")).to_be_visible()
    assert me.by("option-first").count() == 0


def test_london_offers_the_order_of_pencils_and_the_first_controller(people: People) -> None:
    me = people()
    me.open("/new/london")
    me.page.get_by_label("Who takes seat 2").select_option("hotseat")
    me.by("pencils-own").check()
    me.page.get_by_role("button", name="Green: earlier").click()
    me.page.get_by_role("button", name="Blue: later").click()
    handle = me.box(me.page.locator("[data-item=red] .handle"))
    first = me.box(me.page.locator("[data-item=purple]"))
    me.page.mouse.move(handle["x"] + 5, handle["y"] + 5)
    me.page.mouse.down()
    me.page.mouse.move(first["x"] + 5, first["y"] + 5, steps=4)
    me.page.mouse.up()
    me.by("option-controller").select_option("1")
    me.page.get_by_label("Pencil powers").check()
    options = agreed(me, start(me))
    assert options["pencils"] == ["red", "purple", "green", "blue"]
    assert options["controller"] == 1
    assert options["powers"] is True


def test_an_option_that_means_nothing_with_so_many_players_is_not_asked(people: People) -> None:
    me = people()
    me.open("/new/london")
    expect(me.by("option-controller")).to_be_visible()
    assert me.by("option-spare_pencil_after").count() == 0
    me.by("add-seat").click()
    me.by("option-spare_pencil_after").select_option("0")
    me.by("option-controller").select_option("2")
    # The third seat is removed, and with it the options that chose it.
    me.page.get_by_role("button", name="Remove seat 3").click()
    expect(me.by("option-spare_pencil_after")).to_have_count(0)
    expect(me.by("option-controller")).to_have_value("")
    me.page.get_by_label("Who takes seat 2").select_option("hotseat")
    options = agreed(me, start(me))
    assert "spare_pencil_after" not in options
    assert "controller" not in options


@pytest.mark.parametrize(("language", "words"), [("en-GB", "There are seats 1 to 2"), ("cs-CZ", "jsou místa 1 až 2")])
def test_what_the_server_refuses_is_told_where_it_was_asked_for(people: People, language: str, words: str) -> None:
    """The page offers only valid options; here the request is changed to another number of seats."""
    me = people(locale=language)

    def fewer(route: Route) -> None:
        route.continue_(post_data={**(route.request.post_data_json or {}), "players": 2})

    me.page.route("**/api/titles/london/check", fewer)
    me.open("/new/london")
    me.by("add-seat").click()
    me.by("option-controller").select_option("2")
    expect(me.by("reason")).to_contain_text(words)
    me.by("option-controller").select_option("1")
    expect(me.by("reason")).to_have_count(0)


def test_changing_the_game_forgets_the_options_of_the_other(people: People) -> None:
    me = people()
    me.open("/new/london")
    me.page.get_by_label("Pencil powers").check()
    me.page.get_by_role("radio", name="18Lilliput").check()
    expect(me.by("changes")).to_be_visible()
    me.page.get_by_label("Who takes seat 2").select_option("hotseat")
    assert "powers" not in agreed(me, start(me))


def test_corrected_data_is_taken_told_and_kept_with_the_game(people: People) -> None:
    me = people()
    me.open("/new/lilliput")
    with me.page.expect_download() as download:
        me.by("data-save").click()
    data = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert data["market"]["origin"]["rest"].startswith("designed")
    me.by("data-file").set_input_files(file("present.json", data))
    expect(me.by("data")).to_contain_text("present.json says the same")
    data["market"]["rows"][0][-1] = 160
    next(tile for tile in data["tile"] if tile["id"] == "CH-TRE")["stops"][0]["value"] = 70
    me.by("data-file").set_input_files(file("mine.json", data))
    expect(me.by("corrected")).to_contain_text("mine.json: market, tile CH-TRE")
    me.page.get_by_label("Who takes seat 2").select_option("hotseat")
    table = start(me)
    kept = agreed(me, table)["data"]
    assert set(kept) == {"market", "tile"}
    assert [tile["id"] for tile in kept["tile"]] == ["CH-TRE"]
    assert table["view"]["market"]["fields"][-1]["price"] == 160


STRANGE_DATA: list[tuple[object, str]] = [
    ("not at all", "it is not JSON"),
    ("[1, 2]", "is not a data file"),
    ({"nonsense": {"a": 1}}, "there is no such part"),
    ({"market": {"rows": [[1], [2]]}}, "at least three fields"),
    ({"tile": [{"id": "Y-CS", "count": "<img src=x onerror=alert(1)>"}]}, "Expected `int`"),
    ("[" * 100_000, "it is not JSON"),
    (" " * 300_000, "is too large"),
]


def test_data_that_cannot_be_used_is_refused_where_it_was_given(people: People) -> None:
    me = people()
    for content, message in STRANGE_DATA:
        me.open("/new/lilliput")
        expect(me.by("data")).to_be_visible()
        me.by("data-file").set_input_files(file("strange.json", content))
        expect(me.by("data").get_by_role("alert")).to_contain_text(message)


def test_the_list_of_what_was_designed_names_tiles_and_origins(people: People) -> None:
    me = people()
    me.open("/new/lilliput")
    me.by("data").locator("summary").click()
    expect(me.by("data")).to_contain_text("SC-MINE10, SC-MINE20")
    expect(me.by("data")).to_contain_text("twelve columns and the other values")


# the scenario editor


def editor(me: Player) -> None:
    me.open("/scenario/lilliput")
    expect(me.by("tile-SC-MTN")).to_be_visible()


def lay(me: Player, tile: str, cell: str) -> None:
    me.by(f"tile-{tile}").click()
    me.page.locator(f"[data-spot={cell}]").click()
    expect(me.page.locator(f"[data-cell={cell}][data-laid={tile}]")).to_be_visible()
    me.page.keyboard.press("Escape")


def test_a_scenario_is_made_refused_saved_loaded_and_played(people: People) -> None:
    me = people()
    editor(me)
    lay(me, "SC-SEA", "N2W1")
    lay(me, "SC-MINE10", "S2")
    expect(me.by("reason")).to_have_count(0)
    # a curve of track towards the sea is refused with its rule number, and not laid
    me.by("tile-SC-GP2").click()
    me.page.locator("[data-spot=N1W1]").click()
    expect(me.by("reason")).to_contain_text("water")
    expect(me.by("reason")).to_contain_text("Rule 1.4.7")
    expect(me.page.locator("[data-mark=N1W1]")).to_be_visible()
    expect(me.page.locator("[data-cell=N1W1]")).to_have_count(0)
    # rotated away from the sea, it is legal
    me.page.keyboard.press("r")
    me.page.keyboard.press("r")
    me.page.locator("[data-spot=N1W1]").click()
    expect(me.page.locator("[data-cell=N1W1]")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.by("fits")).to_contain_text("3 tiles")
    # a laid tile can be turned and removed
    me.page.locator("[data-spot=S2]").click()
    me.by("turn").click()
    me.by("remove").click()
    expect(me.by("fits")).to_contain_text("2 tiles")
    me.by("scenario-back").click()
    expect(me.by("fits")).to_contain_text("3 tiles")
    me.by("scenario-name").fill("Two shores")
    with me.page.expect_download() as download:
        me.by("scenario-save").click()
    assert download.value.suggested_filename == "two-shores.json"
    saved = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert [one["tile"] for one in saved["layout"]] == ["SC-SEA", "SC-MINE10", "SC-GP2"]
    # clear the map and load the file again
    me.by("scenario-from").select_option("none")
    expect(me.page.locator("[data-laid]")).to_have_count(1)
    me.by("scenario-load").set_input_files(file("two-shores.json", saved))
    expect(me.by("fits")).to_contain_text("3 tiles")
    expect(me.by("scenario-name")).to_have_value("Two shores")
    me.by("scenario-play").click()
    expect(me.by("scenario-own")).to_be_checked()
    expect(me.by("scenarios")).to_contain_text("Two shores")
    me.page.get_by_label("Who takes seat 2").select_option("hotseat")
    table = start(me)
    assert agreed(me, table)["layout"] == saved["layout"]
    assert {cell["cell"] for cell in table["view"]["cells"]} == {"C", "N2W1", "S2", "N1W1"}


def test_the_chessboard_rule_refuses_a_city_on_plain_ground(people: People) -> None:
    me = people()
    editor(me)
    me.by("tile-SC-GC1").click()
    expect(me.page.locator("[data-spot=N2E1]")).to_be_visible()
    expect(me.page.locator("[data-spot=N2E2]")).to_have_count(0)
    box = me.box(me.page.locator("[data-spot=N2E1]"))
    me.page.mouse.click(box["x"] + box["width"] * 1.6, box["y"] + box["height"] / 2)
    expect(me.by("reason")).to_contain_text("chessboard")
    expect(me.by("reason")).to_contain_text("Rule 1.4.3")
    expect(me.page.locator("[data-laid]")).to_have_count(1)


def test_homes_need_their_sides_of_mildendo(people: People) -> None:
    me = people()
    editor(me)
    me.by("tile-SC-MTN").click()  # a home may replace a hill, but no mountain
    me.page.locator("[data-spot=N1]").click()
    expect(me.by("reason")).to_contain_text("4 free sides")
    me.by("scenario-players").select_option("3")
    me.page.locator("[data-spot=N1]").click()
    expect(me.page.locator("[data-cell=N1]")).to_be_visible()
    me.by("scenario-players").select_option("4")
    expect(me.by("reason")).to_contain_text("4 free sides")
    expect(me.by("scenario-play")).to_be_disabled()


def test_every_scenario_of_the_box_is_a_beginning(people: People) -> None:
    me = people()
    editor(me)
    for scenario, tiles in (("begin", 9), ("mountains", 10), ("city-on-city", 9), ("secluded", 12)):
        me.by("scenario-from").select_option(scenario)
        expect(me.by("fits")).to_contain_text(f"{tiles} tiles")
        expect(me.page.locator("[data-laid]")).to_have_count(1 + tiles)


STRANGE_LAYOUTS: list[tuple[object, str]] = [
    ("<svg onload=alert(1)>", "it is not JSON"),
    ({"layout": "N2"}, "is not a scenario"),
    ({"layout": [{"cell": "N2", "tile": "SC-GC1", "rotation": 0}]}, "chessboard"),
    ({"layout": [{"cell": "N999999", "tile": "SC-SEA", "rotation": 0}]}, "There is no cell"),
    ({"layout": [{"cell": "<b>N2</b>", "tile": "<script>", "rotation": 0}]}, "no tile for scenarios"),
    ({"layout": [{"cell": "N2", "tile": "SC-SEA", "rotation": 1e300}]}, "strange.json"),
    ({"layout": [{"cell": "N2", "tile": "SC-SEA"}] * 150}, "lies on N2 already"),
]


def test_a_strange_file_is_refused_with_a_message(people: People) -> None:
    me = people()
    for content, message in STRANGE_LAYOUTS:
        editor(me)
        me.by("scenario-load").set_input_files(file("strange.json", content))
        expect(me.page.locator(".told")).to_contain_text(message)
        expect(me.page.locator("[data-laid]")).to_have_count(1)


def test_the_editor_by_keyboard_and_by_touch(people: People) -> None:
    me = people()
    editor(me)
    me.by("tile-SC-WOOD").focus()
    me.page.keyboard.press("Enter")
    me.page.locator("[data-spot=S2]").focus()
    me.page.keyboard.press("Enter")
    expect(me.page.locator("[data-cell=S2]")).to_be_visible()
    phone = people(phone=True)
    editor(phone)
    phone.by("tile-SC-WOOD").tap()
    phone.page.locator("[data-spot=S2]").tap()
    expect(phone.page.locator("[data-cell=S2]")).to_be_visible()


@pytest.mark.parametrize(("phone", "dark"), [(True, True), pytest.param(False, False, marks=pytest.mark.long)])
def test_axe_has_nothing_to_say(people: People, *, phone: bool, dark: bool) -> None:
    me = people(phone=phone, dark=dark)
    found = []
    signs = {"/": "game-lilliput", "/new/london": "option-pencils", "/new/lilliput": "scenario-secluded"}
    for path, sign in signs.items():
        me.open(path)
        if sign == "option-pencils":
            me.by("pencils-own").check()
        expect(me.by(sign)).to_be_visible()
        found += violations(me.page)
    editor(me)
    me.by("tile-SC-WOOD").click()
    found += violations(me.page)
    assert not found
