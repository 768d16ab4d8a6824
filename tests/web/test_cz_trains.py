"""18CZ's trains on the page: the run, purchases, giving up trains, routes by hand, the last round, the end."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from trainshed.core import Game

from . import cz_positions as positions
from .axe import LONG_LOOKS, violations
from .player import Player
from .sizes import DESKTOP_NOW, PHONE_NOW

People = Callable[..., Player]

TEXT_LINE = 20
"""Pixels from the top of a small text to the lower edge of its first line."""


def shown(people: People, game: Game, sign: str, *, phone: bool = False) -> Player:
    """Return a person who sees a game from the seat that is to act."""
    me = people(phone=phone)
    show(me, game, sign)
    return me


def show(me: Player, game: Game, sign: str) -> None:
    me.open(f"/table/{me.upload(game.record.json())}")
    expect(me.by(sign).first).to_be_visible()


def fits(me: Player) -> None:
    """Nothing is wider than the screen, and what can be pressed on a phone is large enough."""
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if me.phone:
        small = me.page.evaluate(
            """() => [...document.querySelectorAll(".action button")]
              .map(node => [node.textContent.trim(), node.getBoundingClientRect()])
              .filter(([, box]) => box.width && Math.min(box.width, box.height) < 43.5)
              .map(([text]) => text)"""
        )
        assert not small


@PHONE_NOW
def test_the_first_four_train_and_what_it_changes_for_everybody(people: People, phone: bool) -> None:
    me = shown(people, positions.first_four(), "purchase", phone=phone)
    expect(me.by("purchase-EKJ")).to_contain_text("140 → 150")
    expect(me.by("purchase-cash")).to_have_text("250 − 250 = 0 K")
    expect(me.by("purchase-phase")).to_contain_text("2 → 3")
    expect(me.by("purchase-leaves")).to_contain_text("4 → 0")
    expect(me.by("purchase-limit")).to_contain_text("4 → 3")
    expect(me.by("purchase-BCB")).to_contain_text("120 → 70")
    expect(me.by("purchase-BCB").locator(".leaves")).to_have_count(2)
    expect(me.by("map-pill")).to_have_text("Preview: your run next round with the 4-train, 150 K")
    expect(me.page.locator("[data-route][data-line=red]")).to_have_count(1)
    expect(me.by("purchase-next")).to_contain_text("If you leave it:")
    fits(me)
    before = me.moves()
    me.by("buy").click()
    me.wait_moves(before + 1)
    entries = me.get(f"/tables/{me.page.url.split('/')[-1]}/log")["entries"]
    assert "train-bought" in [event["type"] for event in entries[-1]["events"]]


def test_nothing_moves_when_the_preview_arrives(people: People) -> None:
    me = people()
    me.context.add_init_script("window.cut = true")
    me.open(f"/table/{me.upload(positions.first_four().record.json())}")
    expect(me.by("purchase-EKJ")).to_contain_text("– → –")
    waiting = me.box(me.by("buy"))
    me.mend_line()
    expect(me.by("purchase-EKJ")).to_contain_text("140 → 150")
    assert me.box(me.by("buy")) == waiting


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 5])
def test_bank_and_next_buyer_are_in_sight_in_a_low_window(people: People, players: int) -> None:
    me = people()
    me.page.set_viewport_size({"width": 1366, "height": 768})
    show(me, positions.laying(players), "bank-row")
    expect(me.by("bank-row")).to_be_in_viewport(ratio=1)
    show(me, positions.first_four(players), "purchase-next")
    expect(me.by("purchase-next")).to_contain_text("If you leave it:")
    line = me.page.get_by_text("If you leave it:")
    assert me.box(line)["y"] + TEXT_LINE <= me.box(me.page.get_by_role("separator").first)["y"]


@pytest.mark.long
def test_every_company_of_five_is_above_the_buttons_on_phones(people: People) -> None:
    me = shown(people, positions.first_four(5), "purchase", phone=True)
    expect(me.by("purchase-limit")).to_contain_text("4 → 3")
    last, button = me.box(me.by("purchase").locator("tbody tr").last), me.box(me.by("buy"))
    assert last["y"] + last["height"] <= button["y"]
    fits(me)


@DESKTOP_NOW
def test_the_run_just_made_is_one_line_and_is_explained(people: People, phone: bool) -> None:
    me = shown(people, positions.first_four(), "run-open", phone=phone)
    expect(me.by("run-open")).to_contain_text("+140 K")
    me.by("run-open").click()
    expect(me.by("run-proof")).to_contain_text("Proved best: 140 K.")
    expect(me.by("run-total")).to_contain_text("110 + 40 + 100 = 250 K")
    expect(me.page.locator("[data-route]")).to_have_count(2)
    expect(me.page.locator("[data-counted='D4.0']")).to_have_count(2)
    expect(me.page.locator("[data-label]")).to_contain_text("too far for a 2-train")
    expect(me.by("map-pill")).to_be_hidden()
    me.by("run-how").click()
    expect(me.by("run-how-text")).to_contain_text("No routes earn more than 140 K.")
    me.by("run-other-0").focus()
    expect(me.page.locator("[data-label]")).to_have_count(0)
    fits(me)
    me.by("run-open").click()
    expect(me.by("map-pill")).to_be_visible()


@PHONE_NOW
def test_bank_and_pool_are_both_on_sale(people: People, phone: bool) -> None:
    me = shown(people, positions.bank_and_pool(), "choose-bank", phone=phone)
    expect(me.by("buy")).to_have_text("Buy the 4-train for 250 K")
    me.by("choose-pool-3").click()
    expect(me.by("buy")).to_have_text("Buy the 3-train for 120 K")
    expect(me.by("purchase")).to_contain_text("A 3-train from the pool")
    fits(me)
    before = me.moves()
    me.settle()
    me.by("buy").click()
    me.wait_moves(before + 1)


def test_a_train_that_is_too_dear_says_what_is_missing_and_why(people: People) -> None:
    me = shown(people, positions.too_dear(), "choose-bank")
    me.by("choose-bank").click()
    expect(me.by("buy")).to_have_text("4-train: 20 K short")
    expect(me.by("buy")).to_have_attribute("aria-disabled", "true")
    before = me.moves()
    me.by("buy").click(force=True)
    expect(me.by("reason")).to_contain_text("250 K")
    assert me.moves() == before


@PHONE_NOW
def test_a_train_too_many_is_given_up_into_the_pool(people: People, phone: bool) -> None:
    me = shown(people, positions.discard(), "drop-3", phone=phone)
    expect(me.by("drop-3")).to_contain_text("190 K")
    expect(me.by("drop-5")).to_contain_text("anybody can buy it there for 350 K")
    fits(me)
    before = me.moves()
    me.by("drop-3").click()
    me.wait_moves(before + 1)
    view = me.get(f"/tables/{me.page.url.split('/')[-1]}")["view"]
    assert [train["kind"] for train in view["depot"]["pool"]] == ["3"]


@PHONE_NOW
def test_routes_by_hand_or_the_best_run_with_one_press(people: People, phone: bool) -> None:
    me = shown(people, positions.by_hand(), "collect", phone=phone)
    expect(me.by("collect")).to_have_text("Collect 120 K")
    expect(me.by("run-proof")).to_contain_text("Proved best: 120 K.")
    me.settle()
    me.by("draw-own").click()
    press = "tap" if phone else "click"
    for stop in ("D16.0", "E15.0"):
        getattr(me.page.locator(f"[data-stop='{stop}']"), press)(force=True)
    expect(me.by("hand-total")).to_have_text("50 K")
    expect(me.by("hand-below")).to_have_text("70 K less than the best run of 120 K.")
    expect(me.page.locator("[data-route]")).to_have_count(1)
    fits(me)
    me.page.locator("[data-stop='E11.2']").focus()
    me.page.keyboard.press("Enter")
    expect(me.by("hand-refusal")).not_to_be_empty()
    expect(me.page.locator("[data-label='E11.2']")).to_be_attached()
    me.by("hand-shorten").click()
    expect(me.by("hand-refusal")).to_be_empty()
    me.settle()
    before = me.moves()
    me.by("collect-own").click()
    me.wait_moves(before + 1)
    entries = me.get(f"/tables/{me.page.url.split('/')[-1]}/log")["entries"]
    earned = [event["revenue"] for event in entries[-1]["events"] if event["type"] == "earned"]
    assert earned[:1] == [50]


def test_the_last_round_is_announced_with_its_reason(people: People) -> None:
    me = shown(people, positions.ending(), "last-round")
    expect(me.by("last-round")).to_have_text(
        "Last round. EKJ (Ben) has no train, and 110 K will not buy one: the cheapest costs 120 K. "
        "The game ends after this round."
    )
    show(me, positions.last_round(), "last-round")
    expect(me.by("last-round")).to_have_text("Last round. The game ends after round 10.")


@DESKTOP_NOW
def test_the_end_after_ten_rounds(people: People, phone: bool) -> None:
    me = shown(people, positions.ten_rounds(), "end", phone=phone)
    expect(me.by("end-why")).to_have_text("The game is over after 10 rounds.")
    expect(me.by("end-headline")).to_contain_text("wins with 980 K")
    expect(me.by("end-facts")).to_contain_text("4-trains: Ben in round 5, Ann in round")
    expect(me.by("end-facts")).to_contain_text("Best single run: 210 K")
    expect(me.by("chart-cash")).to_be_visible()
    expect(me.by("chart-income")).to_be_visible()
    expect(me.by("again")).to_be_visible()
    fits(me)
    with me.page.expect_download() as saved:
        me.by("csv").first.click()
    lines = saved.value.path().read_text(encoding="utf-8-sig").splitlines()
    assert len(lines) == 11
    assert lines[-1].startswith("10,")
    me.by("end-look").click()
    expect(me.frame).to_have_attribute("data-at", "0")


def test_the_early_end_names_company_and_round(people: People) -> None:
    me = shown(people, positions.early_end(), "end")
    expect(me.by("end-why")).to_contain_text("The game ended early, with round 9: EKJ")


@LONG_LOOKS
def test_axe_finds_nothing(people: People, phone: bool, dark: bool) -> None:
    me = people(phone=phone, dark=dark)
    for game, sign, press in (
        (positions.first_four(), "purchase", "run-open"),
        (positions.discard(), "drop-3", ""),
        (positions.by_hand(), "collect", "draw-own"),
        (positions.ten_rounds(), "end", ""),
    ):
        show(me, game, sign)
        if press:
            me.settle()
            me.by(press).click()
            me.still()
        assert violations(me.page) == [], sign
