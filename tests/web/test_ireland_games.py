"""18Ireland played by clicking on the page: rounds counted in presses, several browsers, a whole game with bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from trainshed.core import Game

from .ireland_positions import NAMES, step_of, whole
from .player import Player
from .sizes import PHONE_NOW

People = Callable[..., Player]


def at_round(kind: str, number: int, *, players: int = 3, seed: int = 2) -> Game:
    """Return the game of bots at the first question of a round."""
    game = whole(players, seed)
    for place in range(len(game.actions)):
        there = game.at(place)
        round = there.state.round
        if (round.kind, round.number) == (kind, number):
            return there
    raise AssertionError(f"no {kind} round {number}")


def tell(what: str, counted: Counter[str]) -> None:
    """Print the presses, by company or player."""
    print(f"{what}: {', '.join(f'{who} {count}' for who, count in counted.items())}; {sum(counted.values())} in all")


def press(me: Player, testid: str) -> None:
    """Press a control once, and wait until its act is stored."""
    before = me.moves()
    me.settle()
    control = me.by(testid)
    if me.phone:
        control.tap()
    else:
        control.click()
    me.wait_moves(before + 1)


@PHONE_NOW
def test_presses_of_an_operating_round(people: People, phone: bool) -> None:
    """Companies that lay nothing, run as before and pay: at most three presses each."""
    me = people(phone=phone)
    game = at_round("operating", 6)
    table = me.upload(game.record.json())
    me.open(f"/table/{table}")
    counted: Counter[str] = Counter()
    plain: set[str] = set()
    before = me.get(f"/tables/{table}")["view"]["round"]
    while True:
        view = me.get(f"/tables/{table}")["view"]
        if (view["round"]["kind"], view["round"]["part"]) != (before["kind"], before["part"]):
            break
        step, company = view["step"]["type"], view["acting"] or ""
        expect(me.frame).to_have_attribute("data-seat", str(me.get(f"/tables/{table}")["waiting"][0]["seat"]))
        if step in ("issue", "lay-track", "build-station"):
            straight = me.by("straight")
            expect(me.by("done")).to_be_visible()
            if company not in counted:
                plain.add(company)
            if not me.get(f"/tables/{table}/runs/{company}")["revenue"]:  # it has no train, or earns nothing
                plain.discard(company)
                press(me, "done")
            else:
                expect(straight).to_be_visible()
                moves = me.moves()
                me.settle()
                if phone:
                    straight.tap()
                else:
                    straight.click()
                me.wait_moves(moves + 2)
                expect(me.by("pay")).to_be_visible()
        elif step == "run-trains":
            expect(me.by("run-go")).not_to_have_attribute("aria-disabled", "true")
            press(me, "run-go" if me.by("run-go").count() else "run-nothing")
        elif step == "dividend":
            press(me, "pay")
        elif step == "buy-trains" and me.page.locator("[data-testid=done]:not([aria-disabled=true])").count():
            press(me, "done")
        else:
            plain.discard(company)
            other(me)
        counted[company] += 1
    tell("operating round", counted)
    assert plain, "some company only runs and pays"
    assert max(counted[company] for company in plain) <= 3


def other(me: Player) -> None:
    """Press what leads on in any other step; who must buy a train buys the first on sale."""
    before = me.moves()
    me.settle()
    sale = me.page.locator("[data-testid^=buy-bank-]:not([aria-disabled=true])")
    if sale.count():
        sale.first.click()
    else:
        lead_on(me)
    me.wait_moves(before + 1)


@PHONE_NOW
def test_presses_of_a_stock_round(people: People, phone: bool) -> None:
    """A pass takes one press, a purchase two: the card and where the share comes from."""
    me = people(phone=phone)
    table = me.upload(at_round("stock", 6).record.json())
    me.open(f"/table/{table}")
    counted: Counter[str] = Counter()
    bought = ""
    while (view := (seen := me.get(f"/tables/{table}"))["view"])["round"]["kind"] == "stock":
        seat = seen["waiting"][0]["seat"]
        expect(me.frame).to_have_attribute("data-seat", str(seat))
        able = next((one for one in view["step"]["purchases"] if not one["refusal"]), None)
        if able and not bought:
            bought = NAMES[seat]
            me.settle()
            card = me.by(f"card-{able['company']}")
            if phone:
                card.tap()
            else:
                card.click()
            press(me, f"buy-{able['source']}")
            counted[bought] += 2
        else:
            press(me, "pass")
            counted[NAMES[seat]] += 1
    tell("stock round", counted)
    assert counted[bought] == 3
    assert all(count == 1 for name, count in counted.items() if name != bought)


# the keyboard alone

_COUNT_POINTERS = "addEventListener('pointerdown', () => { window.pointers = (window.pointers ?? 0) + 1; }, true)"


def tab_to(me: Player, selector: str) -> None:
    """Press Tab until something that can be pressed has the focus."""
    for _ in range(250):
        if me.page.evaluate(
            "what => document.activeElement.matches(what) && document.activeElement.ariaDisabled !== 'true'", selector
        ):
            return
        me.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")


def by_key(me: Player, key: str) -> None:
    """Press a key that makes a move, and wait until it is stored."""
    before = me.moves()
    me.settle()
    me.page.keyboard.press(key)
    me.wait_moves(before + 1)


@pytest.mark.long
def test_an_operating_round_by_keys_alone(people: People) -> None:
    """1 skips and is done, Enter runs and pays; a train that must be bought is reached by Tab."""
    me = people()
    me.context.add_init_script(_COUNT_POINTERS)
    table = me.upload(at_round("operating", 6).record.json())
    me.open(f"/table/{table}")
    counted: Counter[str] = Counter()
    start = me.get(f"/tables/{table}")["view"]["round"]
    while (view := me.get(f"/tables/{table}")["view"])["round"] == start:
        me.wait_moves(me.get(f"/tables/{table}")["moves"])
        step = view["step"]["type"]
        if step == "run-trains":
            expect(me.by("run-go")).not_to_have_attribute("aria-disabled", "true")
            by_key(me, "Enter")
        elif step == "dividend":
            expect(me.by("pay")).to_be_visible()
            by_key(me, "Enter")
        elif any(move["type"] == "done" for move in view["moves"]):
            expect(me.by("done")).to_be_visible()
            by_key(me, "1")
        else:
            expect(me.page.locator(".guarded button").first).to_be_visible()
            me.settle()
            tab_to(me, ".guarded [data-enter], [data-testid^=buy-bank-]")
            by_key(me, "Enter")
        counted[step] += 1
    tell("keys of an operating round", counted)
    assert {"run-trains", "dividend"} <= set(counted)
    assert me.page.evaluate("window.pointers ?? 0") == 0


def test_a_stock_round_by_keys_alone(people: People) -> None:
    """Tab to a card, Enter chooses it, Tab and Enter buy; 1 passes."""
    me = people()
    me.context.add_init_script(_COUNT_POINTERS)
    table = me.upload(at_round("stock", 2).record.json())
    me.open(f"/table/{table}")
    bought = passed = 0
    while (view := me.get(f"/tables/{table}")["view"])["round"]["kind"] == "stock":
        me.wait_moves(me.get(f"/tables/{table}")["moves"])
        expect(me.by("pass")).to_be_visible()
        able = [one["company"] for one in view["step"]["purchases"] if not one["refusal"]]
        me.settle()
        if able and not bought:
            tab_to(me, f"[data-testid=card-{able[0]}]")
            me.page.keyboard.press("Enter")
            expect(me.by("buy-facts")).to_be_visible()
            tab_to(me, "[data-testid=buy-treasury], [data-testid=buy-pool]")
            by_key(me, "Enter")
            bought += 1
        else:
            by_key(me, "1")
            passed += 1
    assert bought == 1
    assert passed >= 3
    assert me.page.evaluate("window.pointers ?? 0") == 0


@pytest.mark.long
def test_a_game_with_bots_to_the_end(people: People) -> None:
    """A person presses what the page offers first in every step, against two bots; the game ends."""
    me = people()
    seats = [{"kind": "me", "name": "Ann"}, *[{"kind": "bot", "level": "medium"}] * 2]
    table = str(me.post("/tables", {"title": "ireland", "seats": seats, "seed": 5})["id"])
    me.open(f"/table/{table}")
    mine: Counter[str] = Counter()
    while not (seen := me.get(f"/tables/{table}"))["over"]:
        if [asked["seat"] for asked in seen["waiting"]] != [0]:
            me.wait_moves(seen["moves"] + 1)
            continue
        me.wait_moves(seen["moves"])
        mine[seen["view"]["step"]["type"]] += 1
        me.settle()
        lead_on(me)
        me.wait_moves(seen["moves"] + 1)
    end = me.by("end")
    expect(end).to_be_visible()
    result: Any = me.get(f"/tables/{table}")
    for score in result["scores"]:
        expect(end).to_contain_text(str(score["total"]))
    tell("steps of the person", mine)
    assert {"private-turn", "stock-turn"} <= set(mine)
    assert me.complaints == []


def lead_on(me: Player) -> None:
    """Press the main button; else pass, or be done; where only the map can be pressed, its first place."""
    ways = ("[data-enter]", "[data-testid=pass]", "[data-testid=done]", "[data-testid^=buy-bank-]", "[data-place]")
    choices = [me.page.locator(f".guarded {way}:not([aria-disabled=true]):visible") for way in ways]
    expect(choices[0].or_(choices[1]).or_(choices[2]).or_(choices[3]).or_(choices[4]).first).to_be_visible()
    for choice in choices:
        if choice.count():
            choice.first.click()
            sure = me.by("sure-yes")
            if sure.count():
                me.settle()
                sure.click()
            return
    raise AssertionError("nothing to press")


def counts(loads: Counter[int], number: int) -> Callable[[object], None]:
    """Return a listener that counts how often a page was loaded."""
    return lambda _: loads.update([number])


@pytest.mark.long
def test_six_browsers_in_one_operating_round(people: People) -> None:
    """Everybody at their own screen, half of them with motion: no reload, and all screens show the same position after
    each act."""
    host, *others = all_ = [people(moving=number < 3) for number in range(6)]
    game = at_round("operating", 3, players=6, seed=3)
    table = host.upload(game.record.json())
    for number, other_ in enumerate(others, 1):
        host.post(f"/tables/{table}/seats/{number}/release")
        token = next(seat["token"] for seat in host.get(f"/tables/{table}")["seats"] if seat["seat"] == number)
        other_.post(f"/tables/{table}/claim", {"token": token, "name": NAMES[number]})
    loads = Counter[int]()
    for number, player in enumerate(all_):
        player.page.on("load", counts(loads, number))
        player.open(f"/table/{table}")
        expect(player.frame).to_have_attribute("data-seat", str(number))
    start = host.get(f"/tables/{table}")["view"]["round"]
    acts = 0
    while True:
        seen = host.get(f"/tables/{table}")
        if seen["over"] or seen["view"]["round"] != start:
            break
        seat = seen["waiting"][0]["seat"]
        player = all_[seat]
        player.wait_moves(seen["moves"])
        expect(player.page.locator(".guarded [data-enter], .guarded [data-key='1']").first).to_be_visible()
        player.settle()
        lead_on(player)
        acts += 1
        for other_ in all_:
            other_.wait_moves(seen["moves"] + 1)
        for strip in ("status", "depot-strip", "bank-strip"):
            expect(host.by(strip).locator(".news")).to_have_count(0)  # a change is shown for a moment
            told = host.by(strip).text_content() or ""
            for other_ in others:
                expect(other_.by(strip)).to_have_text(told)
    tell("operating round in six browsers", Counter({"acts": acts}))
    assert acts > 6
    assert set(loads.values()) == {1}, "nobody has reloaded"
    assert step_of(game)
