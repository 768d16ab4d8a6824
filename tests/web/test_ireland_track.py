"""18Ireland's panels of shares, track, stations and privates: every step is played; mouse, finger, keyboard."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from trainshed.core import Game
from trainshed.titles.ireland.actions import Launch

from .axe import LONG_LOOKS, violations
from .ireland_positions import at, step_of, whole
from .player import Player
from .sizes import DESKTOP_NOW, PHONE_NOW
from .texts import LONG_LANGUAGES, at_rest, missing_texts, outside, set_language

People = Callable[..., Player]
TRACK = (2, 385)
"""CIR of Cleo may lay: Wicklow by narrow gauge feeds Kingstown, E7 and I15 are too dear."""
OWN_PACKET = (5, 227)
"""GJR of Cleo, before its track; the steam packet TASPS is in Cleo's hand, TIM in Ann's."""


def place(seed: int, number: int) -> Game:
    return whole(3, seed).at(number)


def sit(me: Player, game: Game) -> str:
    """Open a table with the game at its last position."""
    table = me.upload(game.record.json())
    me.open(f"/table/{table}")
    expect(me.by("question")).to_be_visible()
    expect(me.page.locator("[data-cell=G13]")).to_be_visible()
    return table


def view(me: Player, table: str) -> Any:
    return me.get(f"/tables/{table}")["view"]


def company(me: Player, table: str, id: str) -> Any:
    return next(one for one in view(me, table)["companies"] if one["id"] == id)


def private(me: Player, table: str, id: str) -> Any:
    return next(one for one in view(me, table)["privates"] if one["id"] == id)


def press(me: Player, mark: Locator) -> None:
    """Press it as a person at this screen would. Greyed controls can be pressed too."""
    me.settle()
    mark.scroll_into_view_if_needed()
    if me.phone:
        me.box(mark)  # the sheet may be on its way
        mark.tap(force=True)
    else:
        mark.click(force=True)


def acts(me: Player, mark: Locator, moves: int = 1) -> None:
    """Press it, and wait until so many moves are made."""
    before = me.moves()
    press(me, mark)
    me.wait_moves(before + moves)


def spot(me: Player, cell: str) -> None:
    """Press a place on the map."""
    me.settle()
    box = me.box(me.page.locator(f"[data-spot='{cell}']").first)
    where = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    if me.phone:
        me.page.touchscreen.tap(*where)
    else:
        me.page.mouse.click(*where)


# shares of the company


def test_a_share_is_issued_by_one_press(people: People) -> None:
    me = people()
    table = sit(me, place(*OWN_PACKET))
    before = company(me, table, "GJR")
    step = view(me, table)["step"]
    card = me.by("issue")
    expect(card).to_contain_text(f"{step['price']} → {step['price_after']}")
    expect(card).to_contain_text(f"→ £{before['treasury'] + step['price']}")
    redeem = me.by("redeem")
    expect(redeem).to_have_attribute("aria-disabled", "true")
    expect(redeem).to_contain_text("There is no share of GJR in the pool.")
    press(me, redeem)
    expect(me.by("reason")).to_contain_text("There is no share of GJR in the pool.")
    acts(me, card)
    after = company(me, table, "GJR")
    assert (after["treasury"], after["price"]) == (before["treasury"] + step["price"], step["price_after"])


def test_a_company_that_does_nothing_needs_one_press_for_each_question(people: People) -> None:
    """Key 1 goes on: shares, track; then the trains run."""
    me = people()
    table = sit(me, place(*OWN_PACKET))
    for step in ("issue", "lay-track"):
        assert view(me, table)["step"]["type"] == step
        expect(me.by("done")).to_be_visible()
        me.settle()
        before = me.moves()
        me.page.keyboard.press("1")
        me.wait_moves(before + 1)
    assert view(me, table)["step"]["type"] == "run-trains"


# track


@PHONE_NOW
def test_a_tile_is_chosen_on_the_map_and_laid(people: People, phone: bool) -> None:
    me = people(phone=phone, moving=True)
    table = sit(me, place(*TRACK))
    spot(me, "J14")
    expect(me.by("ghost")).to_have_attribute("data-ghost", "IR5")
    expect(me.by("fan")).to_have_count(0)
    expect(me.by("lay-card")).to_contain_text("Wicklow J14")
    expect(me.by("effect")).to_contain_text(re.compile(r"130 → 140\s*▲\s*10"))
    expect(me.by("lay-card")).to_contain_text("Wicklow feeds Kingstown, train 1")
    expect(me.by("effect")).to_contain_text("£46 → £46")
    expect(me.by("lay-turn")).to_contain_text("One position")
    if phone:
        for name in ("confirm", "turn", "cancel"):
            box = me.box(me.by(f"lay-{name}"))
            assert min(box["width"], box["height"]) >= 44
            assert box["y"] + box["height"] <= 844
    acts(me, me.by("lay-confirm"))
    laid = {cell["cell"]: cell["tile"] for cell in view(me, table)["cells"] if cell["laid"]}
    assert laid["J14"] == "IR5"
    expect(me.by("permits")).to_contain_text("1 yellow left, £20")
    expect(me.by("permits")).to_contain_text("Upgrade: no, after a yellow tile")


def test_what_a_company_cannot_pay_is_marked_and_explained(people: People) -> None:
    me = people()
    sit(me, place(*TRACK))
    cut = "nodes => nodes.filter(node => node.scrollWidth > node.clientWidth).map(node => node.textContent)"
    names = me.page.locator(".seats .name")
    assert names.evaluate_all(cut) == [], "nine companies leave the names of the seats their room"
    dear = me.page.locator("[data-spot=E7]")
    expect(dear).to_contain_text("£80 ✕")
    expect(dear).to_have_attribute("aria-label", "E7: too dear, £80; £34 missing")
    spot(me, "E7")
    expect(me.by("reason")).to_contain_text("£80")
    expect(me.by("reason")).to_contain_text("CIR has £46.")
    expect(me.by("reason").get_by_role("link")).to_have_text(re.compile("^Rule 6.3"))


def test_a_greyed_tile_says_one_word_and_the_rule_when_pressed(people: People) -> None:
    me = people()
    sit(me, place(*TRACK))
    spot(me, "J14")
    other = me.by("offer-not").nth(1)
    expect(other).to_contain_text("Other gauge")
    press(me, other)
    expect(me.by("reason")).to_contain_text("Broad and narrow gauge do not meet")
    expect(me.by("ghost")).to_have_attribute("data-ghost", "IR5")


def test_a_tile_is_laid_with_keys_alone(people: People) -> None:
    """Tab through the places, Enter chooses, Tab to the tiles, R turns, Enter lays, Esc drops."""
    me = people()
    sit(me, at("second-tile", seed=3))
    keyboard = me.page.keyboard
    me.settle()
    keyboard.press("m")
    for _ in range(12):
        if me.page.evaluate("() => document.activeElement?.dataset.spot ?? ''"):
            break
        keyboard.press("Tab")
    cell = me.page.evaluate("() => document.activeElement.dataset.spot")
    assert cell
    keyboard.press("Enter")
    expect(me.by("ghost")).to_be_visible()
    before = me.by("ghost").get_attribute("data-rotation")
    keyboard.press("r")
    assert me.by("ghost").get_attribute("data-rotation") != before
    keyboard.press("Escape")
    expect(me.by("ghost")).to_have_count(0)
    me.page.locator(f"[data-spot='{cell}']").focus()
    keyboard.press("Enter")
    expect(me.by("ghost")).to_be_visible()
    me.settle()
    moves = me.moves()
    keyboard.press("Enter")
    me.wait_moves(moves + 1)
    expect(me.page.locator(f"[data-cell='{cell}']")).to_have_attribute("data-laid", re.compile("7[789]"))


# stations


@pytest.mark.long
def test_a_station_tells_its_price_and_whom_it_shuts_out(people: People) -> None:
    me = people()
    game = at("build-station", 4, seed=3)
    table = sit(me, game)
    spot(me, "I9")
    expect(me.by("effect")).to_contain_text("£249 → £199")
    expect(me.by("effect")).to_contain_text("GNRI 140 → 130; the city is full then")
    expect(me.by("lay-confirm")).to_contain_text("Place for £50")
    acts(me, me.by("lay-confirm"))
    assert "I9.0" in company(me, table, "DSER")["stations"]


def test_no_station_is_one_press(people: People) -> None:
    me = people()
    table = sit(me, at("build-station", 4, seed=3))
    acts(me, me.by("done"))
    assert view(me, table)["step"]["type"] == "run-trains"


@pytest.mark.parametrize("by", ["chip", "map"])
def test_the_city_of_a_station_is_chosen_by_where_its_track_leads(people: People, by: str) -> None:
    me = people()
    table = sit(me, at("settle", seed=5))
    chips = me.by("places").locator("button")
    expect(chips).to_have_text([re.compile("towards Armagh, Portadown"), re.compile("no track yet")])
    if by == "chip":
        press(me, chips.nth(1))
    else:
        second = me.page.locator("[data-spot=J4]").nth(1)
        second.focus()
        me.page.keyboard.press("Enter")
    expect(me.by("station-card").locator("h3")).to_contain_text("Belfast, no track yet")
    acts(me, me.by("lay-confirm"))
    assert company(me, table, "UR")["stations"] == ["J4.1"]


def test_the_home_of_a_new_company_is_placed(people: People) -> None:
    me = people()
    game = at("stock-turn", seed=5, kind=Launch)
    launch = next(it for it in game.legal_actions if isinstance(it, Launch))
    game.play(launch)
    assert step_of(game) == "place-home"
    table = sit(me, game)
    expect(me.by("done")).to_have_count(0)
    press(me, me.by("places").locator("button").first)
    expect(me.by("lay-confirm")).to_contain_text("Place, free")
    acts(me, me.by("lay-confirm"))
    assert len(company(me, table, launch.company)["stations"]) == 1


# privates


@DESKTOP_NOW
def test_a_private_is_bought_from_the_own_hand_at_the_maximum(people: People, phone: bool) -> None:
    me = people(phone=phone)
    table = sit(me, place(*OWN_PACKET))
    before, cash = company(me, table, "GJR"), view(me, table)["players"][2]["cash"]
    press(me, me.by("strip-TASPS"))
    card = me.by("private-card")
    press(me, card.get_by_role("button", name="Least £38"))
    expect(card.get_by_test_id("price")).to_have_value("38")
    press(me, card.get_by_role("button", name="Maximum £150"))
    expect(card.get_by_test_id("price")).to_have_value("150")
    facts = me.by("private-effect")
    expect(facts).to_contain_text(f"£{before['treasury']} → £{before['treasury'] - 150}")
    expect(facts).to_contain_text(f"£{cash} → £{cash + 150}")
    expect(facts).to_contain_text("Cleo → GJR")
    acts(me, me.by("buy-private"))
    assert private(me, table, "TASPS")["owner"] == "GJR"
    assert company(me, table, "GJR")["treasury"] == before["treasury"] - 150
    expect(me.by("marker-C13")).to_be_visible()


def test_the_price_is_changed_by_plus_and_minus(people: People) -> None:
    me = people()
    sit(me, place(*OWN_PACKET))
    press(me, me.by("strip-TASPS"))
    field = me.by("private-card").get_by_test_id("price")
    field.focus()
    me.page.keyboard.press("-")
    expect(field).to_have_value("149")
    me.page.keyboard.press("+")
    expect(field).to_have_value("150")
    press(me, me.by("price-less-5"))
    expect(field).to_have_value("145")


def test_buy_and_place_is_one_press(people: People) -> None:
    me = people()
    table = sit(me, place(*OWN_PACKET))
    press(me, me.by("strip-TASPS"))
    expect(me.by("buy-and-place")).to_contain_text("in Galway")
    acts(me, me.by("buy-and-place"), moves=2)
    assert company(me, table, "GJR")["markers"] == [{"cell": "C13", "amount": 20}]
    assert private(me, table, "TASPS")["state"] == "gone"


@pytest.mark.parametrize("number", [229, 228], ids=["lay-track", "issue"])
def test_a_marker_is_placed_from_any_step(people: People, number: int) -> None:
    me = people()
    table = sit(me, place(5, number))
    step = view(me, table)["step"]["type"]
    press(me, me.by("strip-TASPS"))
    brass = me.page.locator("[data-spot=C13].brass")
    expect(brass).to_have_attribute("aria-label", "Place the marker of TASPS in Galway C13")
    if step == "issue":
        acts(me, me.by("marker-C13"))
    else:
        before = me.moves()
        spot(me, "C13")
        me.wait_moves(before + 1)
    assert company(me, table, "GJR")["markers"] == [{"cell": "C13", "amount": 20}]
    assert view(me, table)["step"]["type"] == step, "the question is the same as before"


@pytest.mark.long
def test_two_tiles_are_laid_by_a_private(people: People) -> None:
    me = people()
    table = sit(me, place(3, 231))
    press(me, me.by("strip-DR"))
    press(me, me.by("lay-by"))
    expect(me.page.locator("[data-spot].brass")).to_have_count(1)
    spot(me, "F4")
    expect(me.by("lay-card")).to_contain_text("by DR")
    acts(me, me.by("lay-confirm"))
    assert view(me, table)["step"]["type"] == "second-tile"
    expect(me.by("permits")).to_contain_text("Second tile of DR, free")
    press(me, me.by("places").locator("button").first)
    acts(me, me.by("lay-confirm"))
    laid = {cell["cell"]: cell["tile"] for cell in view(me, table)["cells"] if cell["laid"]}
    assert laid["F4"] == "IR5"
    assert private(me, table, "DR")["state"] == "gone"
    expect(me.by("permits")).to_contain_text("1 tile left: yellow or an upgrade")


@pytest.mark.parametrize("answer", ["accept", "decline"])
def test_the_private_of_another_player_needs_an_offer(people: People, answer: str) -> None:
    me = people()
    table = sit(me, place(*OWN_PACKET))
    press(me, me.by("strip-TIM"))
    expect(me.by("private-effect")).to_contain_text("Ann → GJR")
    acts(me, me.by("offer-private"))
    expect(me.by("question")).to_contain_text("GJR offers you £220 for TIM")
    expect(me.by("accept")).to_contain_text("£304 → £84")
    acts(me, me.by(answer))
    assert private(me, table, "TIM")["owner"] == ("GJR" if answer == "accept" else "@0")
    assert view(me, table)["step"]["type"] == "issue"


@pytest.mark.parametrize("answered", [True, False], ids=["program", "taken-back"])
def test_an_offer_is_answered_beforehand_or_taken_back(people: People, answered: bool) -> None:
    """Ann, in another browser, sells TIM from a price on; below it the offer waits, and can be taken back."""
    me, ann = people(), people()
    answer = me.context.request.post("/api/records?seat=2", data=place(*OWN_PACKET).record.json().encode())
    table = str(json.loads(answer.body())["id"])
    (seat,) = [seat for seat in me.get(f"/tables/{table}")["seats"] if seat["token"] and seat["name"] == "Ann"]
    ann.post(f"/tables/{table}/claim", {"token": seat["token"], "name": "Ann"})
    for player in (me, ann):
        player.open(f"/table/{table}")
    press(ann, ann.by("programs"))
    ann.by("program-private").select_option("TIM")
    ann.by("program-private-least").fill("220" if answered else "221")
    press(ann, ann.by("program-sell-private"))
    expect(ann.page.locator(".kept")).to_contain_text("sell TIM to companies of others for £22")
    expect(me.page.locator(".kept")).to_have_count(0)
    press(me, me.by("strip-TIM"))
    acts(me, me.by("offer-private"), 2 if answered else 1)
    if answered:
        assert private(me, table, "TIM")["owner"] == "GJR"
        expect(ann.page.locator(".kept")).to_contain_text("You no longer own TIM")
        return
    expect(ann.by("accept")).to_be_visible()
    expect(ann.by("offer-seen")).to_have_count(0)
    expect(me.by("offer-seen")).to_contain_text("GJR offers Ann £220 for TIM")
    press(me, me.by("withdraw"))
    expect(ann.by("accept")).to_have_count(0)
    assert private(me, table, "TIM")["owner"] == "@0"
    assert view(me, table)["step"]["type"] == "issue"


def test_the_last_chance_of_a_turn(people: People) -> None:
    me = people()
    table = sit(me, place(5, 234))
    press(me, me.by("strip-TASPS"))
    expect(me.by("marker-C13")).to_be_visible()
    acts(me, me.by("done"))
    assert view(me, table)["acting"] != "GJR"


@PHONE_NOW
def test_the_tab_tells_every_power_and_its_state(people: People, phone: bool) -> None:
    me = people(phone=phone)
    sit(me, place(*OWN_PACKET))
    press(me, me.page.locator("[data-tab=privates]"))
    expect(me.by("state-TASPS")).to_contain_text("now, in any step")
    expect(me.by("state-TIM")).to_contain_text("in the track step")
    expect(me.by("state-DAR")).to_contain_text("unusable · a company’s, no power left")
    expect(me.by("private-TASPS")).to_contain_text("+20 in Galway for each train")
    expect(me.by("act-DAR")).to_have_attribute("aria-disabled", "true")
    press(me, me.by("act-TASPS"))
    expect(me.by("private-card")).to_contain_text("Trans-Atlantic Steam Packet Station")
    expect(me.by("private-card")).to_have_count(1)


# looks and languages


@LONG_LANGUAGES
@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=pytest.mark.long)], ids=["desktop", "phone"])
def test_four_languages(people: People, *, languages: tuple[str, ...], phone: bool) -> None:
    """No text is missing and nothing is cut off."""
    me = people(phone=phone)
    found: list[str] = []
    for game, button in (
        (place(*TRACK), "places"),
        (place(*OWN_PACKET), "strip-TASPS"),
        (at("settle", seed=5), "places"),
    ):
        sit(me, game)
        mark = me.by(button)
        press(me, mark.locator("button").first if button == "places" else mark)
        for language in languages:
            set_language(me, language)
            at_rest(me)
            found += [f"{button}, {language}: {line}" for line in [*missing_texts(me), *outside(me)]]
    assert not found, "\n".join(found)


@LONG_LOOKS
def test_axe_finds_nothing(people: People, *, phone: bool, dark: bool) -> None:
    me = people(phone=phone, dark=dark)
    for game, button in ((place(*TRACK), "places"), (place(*OWN_PACKET), "strip-TASPS")):
        sit(me, game)
        mark = me.by(button)
        press(me, mark.locator("button").first if button == "places" else mark)
        at_rest(me)
        assert violations(me.page) == []
