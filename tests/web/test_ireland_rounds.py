"""18Ireland's private auction, stock rounds, auctions and launches of companies on the page."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import trainshed
from tests.ireland.games import played
from trainshed.core import Game
from trainshed.titles.ireland.stock_view import StockTurnView
from trainshed.titles.ireland.view import IrelandView

from .axe import LONG_LOOKS, violations
from .ireland_positions import NAMES, step_of
from .player import Player
from .sizes import DESKTOP_NOW, PHONE_NOW, SIZES
from .texts import LANGUAGES, at_rest, missing_texts, outside, set_language

People = Callable[..., Player]
Wanted = Callable[[IrelandView, StockTurnView], bool]


# positions


@cache
def stock_turn(wanted: Wanted) -> Game:
    """Return the first stock turn of a game at random that is as wanted."""
    game = played(4, 7)
    for at in range(len(game.actions)):
        there = game.at(at)
        if step_of(there) == "stock-turn":
            view = there.view(there.decision.seats[0])
            assert isinstance(view, IrelandView)
            assert isinstance(view.step, StockTurnView)
            if wanted(view, view.step):
                return there
    raise AssertionError("there is no such turn")


@cache
def at_step(tag: str, number: int = 0) -> Game:
    """Return that game where it asks this step for the `number`-th time."""
    game = played(4, 7)
    for at in range(len(game.actions)):
        there = game.at(at)
        if step_of(there) == tag:
            if not number:
                return there
            number -= 1
    raise AssertionError(f"{tag} is not asked so often")


def directors(view: IrelandView) -> dict[str, int | None]:
    return {company.id: company.director for company in view.companies}


def loses_director(view: IrelandView, turn: StockTurnView) -> bool:
    """A sale would make somebody else director, and one of another company is not allowed."""
    now = directors(view)
    return any(sale.refusal is None and sale.director != now[sale.company] for sale in turn.sales)


def sale_refused(_view: IrelandView, turn: StockTurnView) -> bool:
    refusals = [sale.refusal for sale in turn.sales if sale.refusal is not None]
    full = any(refusal.message.key == "rail-refuse-pool-limit" for refusal in refusals)
    return full and any(purchase.refusal is None for purchase in turn.purchases)


def from_treasury(_view: IrelandView, turn: StockTurnView) -> bool:
    return any(one.refusal is None and one.source == "treasury" for one in turn.purchases)


def from_pool(_view: IrelandView, turn: StockTurnView) -> bool:
    return any(one.refusal is None and one.source == "pool" for one in turn.purchases)


def can_launch(_view: IrelandView, turn: StockTurnView) -> bool:
    prices = turn.launch.prices
    return turn.launch.refusal is None and any(one.missing for one in prices) and len(turn.launch.slots) > 1


def can_open(_view: IrelandView, turn: StockTurnView) -> bool:
    return turn.opening.company is not None and turn.opening.refusal is None and turn.opening.most > 120


# the page


def show(me: Player, game: Game, wait: str = "pass") -> str:
    table = me.upload(game.record.json())
    me.open(f"/table/{table}")
    expect(me.by(wait)).to_be_visible()
    return table


def view_of(me: Player, table: str) -> Any:
    return me.get(f"/tables/{table}")["view"]


def press(me: Player, mark: Locator) -> None:
    """Press it as a person at this screen would. Greyed controls can be pressed too."""
    expect(mark).to_be_visible()  # it may have come to where was pressed last: then that counts as a double tap
    me.settle()
    # The browser's own check finds a place where nothing covers it; it does not press what is greyed.
    grey = mark.get_attribute("aria-disabled") == "true"
    if grey:
        mark.evaluate("node => node.scrollIntoView({ block: 'center' })")
    if me.phone:
        mark.tap(force=grey)
    else:
        mark.click(force=grey)


def press_and_wait(me: Player, mark: Locator) -> None:
    """Press what makes a move."""
    before = me.moves()
    press(me, mark)
    me.wait_moves(before + 1)


def card(me: Player, name: str) -> None:
    """Choose a card: on the stage, or on phones in the sheet."""
    if me.phone:
        press(me, me.by("part-start" if name in ("launch", "open") else "part-buy"))
    press(me, me.by(f"card-{name}"))


# the private auction


@PHONE_NOW
def test_a_private_auction_by_clicking(people: People, *, phone: bool) -> None:
    me = people(phone=phone)
    table = show(me, trainshed.new("ireland", NAMES[:3], seed=2))
    offered = [one for one in view_of(me, table)["privates"] if one["state"] == "offered"]
    second = offered[1]["id"]
    # The first player bids the least, the second five more, the third buys the lowest: the two bid on.
    press(me, me.by(f"lot-{second}"))
    expect(me.by("make-bid")).to_contain_text(str(offered[1]["least_bid"]))
    press_and_wait(me, me.by("make-bid"))
    press(me, me.by(f"lot-{second}"))
    press(me, me.by("bid-more"))
    press_and_wait(me, me.by("make-bid"))
    bids = next(one for one in view_of(me, table)["privates"] if one["id"] == second)["bids"]
    assert [bid["amount"] for bid in bids] == [offered[1]["least_bid"], offered[1]["least_bid"] + 10]
    for bid in bids:
        expect(me.by(f"bid-{second}-{bid['seat']}")).to_have_text(f"£{bid['amount']}")
    press_and_wait(me, me.by("buy-lowest"))
    assert view_of(me, table)["step"]["type"] == "private-bidding"
    winner = view_of(me, table)["step"]["winner"]
    expect(me.by("pass-about")).to_contain_text(NAMES[winner])
    press_and_wait(me, me.by("pass"))
    assert next(one for one in view_of(me, table)["privates"] if one["id"] == second)["owner"] == f"@{winner}"
    # A pass, then everybody buys the lowest until all are sold.
    press_and_wait(me, me.by("pass"))
    while (view := view_of(me, table))["step"]["type"] == "private-turn":
        assert view["passes"] < 3
        press_and_wait(me, me.by("buy-lowest") if view["step"]["price"] <= view["step"]["cash"] else me.by("pass"))
    assert view["step"]["type"] == "stock-turn"
    expect(me.by("pass-about")).to_contain_text("passes in a row end the round")


def test_a_bid_is_typed_and_changed_by_keys(people: People) -> None:
    me = people()
    table = show(me, trainshed.new("ireland", NAMES[:3], seed=2))
    lot = view_of(me, table)["step"]["lots"][0]
    press(me, me.by(f"lot-{lot['private']}"))
    field = me.by("bid")
    field.focus()
    me.page.keyboard.press("+")
    me.page.keyboard.press("+")
    me.page.keyboard.press("-")
    expect(field).to_have_value(str(lot["least"] + 5))
    expect(me.by("bid-facts")).to_contain_text(f"£{lot['least'] + 5} ·")
    field.fill(str(lot["least"] + 12))
    before = me.moves()
    me.settle()
    field.press("Enter")
    me.wait_moves(before + 1)
    bids = next(one for one in view_of(me, table)["privates"] if one["id"] == lot["private"])["bids"]
    assert bids[0]["amount"] == lot["least"] + 10, "bids are multiples of five"


def test_the_stack_and_the_removed_company_are_in_sight(people: People) -> None:
    me = people()
    table = show(me, trainshed.new("ireland", NAMES[:3], seed=2))
    view = view_of(me, table)
    stack = me.by("five-stack")
    expect(stack.locator("li")).to_have_count(len(view["stack"]))
    for row, id in enumerate(view["stack"]):
        expect(stack.locator("li").nth(row)).to_contain_text(id)
    expect(stack).to_contain_text(", ".join(view["gone"]))


# a stock turn


@DESKTOP_NOW
def test_a_sale_changes_the_director(people: People, *, phone: bool) -> None:
    game = stock_turn(loses_director)
    me = people(phone=phone)
    table = show(me, game)
    view = view_of(me, table)
    now = {company["id"]: company["director"] for company in view["companies"]}
    sale = next(one for one in view["step"]["sales"] if not one["refusal"] and one["director"] != now[one["company"]])
    if phone:
        press(me, me.by("part-sell"))
    button = me.by(f"sell-{sale['company']}-{sale['count']}")
    name = me.get(f"/tables/{table}")["seats"][sale["director"]]["name"]
    expect(button).to_contain_text(f"{name} becomes director")
    expect(button).to_contain_text(f"{sale['count']} → {sale['price']}")
    if not phone:
        button.hover()
        expect(me.by(f"market-field-{sale['field']}").get_by_test_id("ghost")).to_be_visible()
    press_and_wait(me, button)
    after = view_of(me, table)
    assert {company["id"]: company["director"] for company in after["companies"]}[sale["company"]] == sale["director"]
    assert sale["company"] in after["market"]["fields"][sale["field"]]["markers"]


@PHONE_NOW
@pytest.mark.parametrize("source", ["treasury", "pool"])
def test_a_share_is_bought(people: People, *, phone: bool, source: str) -> None:
    me = people(phone=phone)
    table = show(me, stock_turn(from_treasury if source == "treasury" else from_pool))
    view = view_of(me, table)
    seat = view["seat"]
    found = next(one for one in view["step"]["purchases"] if not one["refusal"] and one["source"] == source)
    card(me, found["company"])
    facts = me.by("phone-bar") if phone else me.by("buy-facts")
    expect(facts).to_contain_text(f"£{view['players'][seat]['cash']} → £{found['cash']}")
    press_and_wait(me, me.by(f"buy-{source}"))
    mine = view_of(me, table)["players"][seat]
    assert mine["percents"][found["company"]] == found["percent"]
    assert mine["cash"] == found["cash"]
    if phone:  # the row of seats says what everybody did last
        expect(me.by("seat-row")).to_contain_text(found["company"])


def test_enter_buys_what_is_chosen(people: People) -> None:
    me = people()
    table = show(me, stock_turn(from_treasury))
    view = view_of(me, table)
    found = next(one for one in view["step"]["purchases"] if not one["refusal"])
    card(me, found["company"])
    expect(me.by("buy-facts")).to_be_visible()
    before = me.moves()
    me.settle()
    me.page.evaluate("document.activeElement.blur()")
    me.page.keyboard.press("Enter")
    me.wait_moves(before + 1)
    assert view_of(me, table)["players"][view["seat"]]["percents"][found["company"]] == found["percent"]


@SIZES
def test_a_pass_is_one_press(people: People, *, phone: bool) -> None:
    me = people(phone=phone)
    table = show(me, stock_turn(from_treasury))
    before = view_of(me, table)
    button = me.by("pass")
    expect(button).to_be_in_viewport(ratio=1)
    expect(button).to_contain_text("in a row")
    press_and_wait(me, button)
    after = view_of(me, table)
    assert after["passes"] == before["passes"] + 1
    assert after["seat"] != before["seat"]


def test_the_key_1_passes(people: People) -> None:
    me = people()
    table = show(me, stock_turn(from_treasury))
    before = view_of(me, table)["passes"]
    me.settle()
    me.page.keyboard.press("1")
    me.wait_moves(len(stock_turn(from_treasury).actions) + 1)
    assert view_of(me, table)["passes"] == before + 1


@DESKTOP_NOW
def test_greyed_things_tell_why(people: People, *, phone: bool) -> None:
    me = people(phone=phone)
    table = show(me, stock_turn(sale_refused))
    view = view_of(me, table)
    sale = next(one for one in view["step"]["sales"] if one["refusal"])
    if phone:
        press(me, me.by("part-sell"))
    grey = me.by(f"sell-{sale['company']}-no")
    expect(grey).to_have_attribute("aria-disabled", "true")
    press(me, grey)
    expect(me.by("reason")).to_contain_text("Rule 4.")
    press(me, me.by("reason").get_by_role("button", name="Close"))
    expect(me.by("reason")).to_have_count(0)
    bought = [one for one in view["step"]["purchases"] if one["refusal"]]
    card(me, bought[0]["company"])
    grey = me.by(f"buy-{bought[0]['source']}")
    expect(grey).to_have_attribute("aria-disabled", "true")
    press(me, grey)
    expect(me.by("reason")).to_contain_text("Rule 4.")
    assert view_of(me, table)["step"] == view["step"], "nothing has happened"


def test_a_card_is_one_button_that_says_everything(people: People) -> None:
    me = people()
    table = show(me, stock_turn(from_treasury))
    view = view_of(me, table)
    found = next(one for one in view["step"]["purchases"] if not one["refusal"])
    company = next(one for one in view["companies"] if one["id"] == found["company"])
    label = me.by(f"card-{company['id']}").locator(".away").first.text_content() or ""
    assert label.startswith(f"{company['id']}, {company['size']}-share, price {company['price']}.")
    assert label.endswith(f"You may buy at £{company['price']}.")
    assert "director" in label


def test_certificates_are_as_wide_as_their_percentages(people: People) -> None:
    """All bars are 100 %: a 20 % share of a five-share company is as wide as two of a ten-share one."""
    me = people()
    show(me, stock_turn(can_launch))
    bars = me.page.locator("[data-testid^=card-] .bar")
    for n in range(bars.count()):
        widths = bars.nth(n).evaluate("bar => [...bar.children].map(c => [Number(c.style.flexGrow), c.offsetWidth])")
        whole = sum(width for _, width in widths)
        for percent, width in widths:
            assert abs(width / whole - percent / sum(one for one, _ in widths)) < 0.02


# starting companies


@DESKTOP_NOW
def test_a_launch_and_its_slot(people: People, *, phone: bool) -> None:
    me = people(phone=phone)
    table = show(me, stock_turn(can_launch))
    view = view_of(me, table)
    launch, seat = view["step"]["launch"], view["seat"]
    card(me, "launch")
    short = next(one for one in launch["prices"] if one["missing"])
    expect(me.by(f"launch-at-{short['price']}")).to_contain_text(f"£{short['missing']} short")
    press(me, me.by(f"launch-at-{short['price']}"))
    expect(me.by("reason")).to_contain_text("Rule 4.10")
    price = launch["prices"][0]
    press(me, me.by(f"launch-at-{price['price']}"))
    press(me, me.by(f"launch-{launch['companies'][0]}"))
    expect(me.by("launch-facts")).to_contain_text(f"→ £{view['players'][seat]['cash'] - price['cost']}")
    expect(me.by("launch-slots").get_by_role("button")).to_have_count(len(launch["slots"]))
    # The map has taken the place of the market: every open slot can be pressed there, with the first run from it.
    expect(me.page.locator("[data-spot]")).to_have_count(len(launch["slots"]))
    expect(me.page.locator("[data-spot] [data-badge]").first).to_contain_text("run ")
    expect(me.page.locator("[data-label]").filter(has_text="no tile").first).to_be_visible()
    slot = launch["slots"][-1]
    if not phone:
        expect(me.by("shelf").locator("tbody tr").nth(price["place"] - 1)).to_contain_text(launch["companies"][0])
        me.page.locator(f"[data-spot='{slot['cell']}']").first.focus()
        me.page.keyboard.press(" ")
        expect(me.by(f"slot-{slot['cell']}-{slot['stop']}")).to_have_attribute("aria-pressed", "true")
    else:
        press(me, me.by(f"slot-{slot['cell']}-{slot['stop']}"))
    expect(me.page.locator(f"[data-ghost='{launch['companies'][0]}']")).to_be_visible()
    before = me.moves()
    press(me, me.by("launch"))
    me.wait_moves(before + 2)
    after = view_of(me, table)
    assert after["order"].index(launch["companies"][0]) + 1 == price["place"]
    founded = next(one for one in after["companies"] if one["id"] == launch["companies"][0])
    assert founded["stations"] == [f"{slot['cell']}.{slot['stop']}"]


def test_a_starting_price_is_chosen_in_the_market(people: People) -> None:
    me = people()
    table = show(me, stock_turn(can_launch))
    price = view_of(me, table)["step"]["launch"]["prices"][0]
    card(me, "launch")
    press(me, me.by("choice").get_by_test_id(f"start-field-{price['price']}"))
    expect(me.by(f"launch-at-{price['price']}")).to_have_attribute("aria-pressed", "true")


def test_an_auction_from_two_browsers(people: People) -> None:
    """One of them with animations, the other without."""
    host, friend = people(), people(moving=True)
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "friend", "name": ""}, {"kind": "friend", "name": ""}]
    table = str(host.post("/tables", {"title": "ireland", "seats": seats, "options": {}})["id"])
    for n, seat in enumerate(host.get(f"/tables/{table}")["seats"]):
        if seat["token"]:
            friend.post(f"/tables/{table}/claim", {"token": seat["token"], "name": f"Friend {n}"})
    # The privates are bought one after the other, without the page.
    for n in range(20):
        seen = host.get(f"/tables/{table}")
        if seen["view"]["step"]["type"] == "stock-turn":
            break
        seat = seen["waiting"][0]["seat"]
        who = host if seat in seen["mine"] else friend
        asked = who.get(f"/tables/{table}?seat={seat}")
        action = next((move for move in asked["view"]["moves"] if move["type"] == "buy-private"), None)
        action = action or {"type": "done", "seat": seat}
        command = {"seat": seat, "version": asked["version"], "key": f"private-{n}", "action": action}
        who.post(f"/tables/{table}/actions", command)
    host.open(f"/table/{table}")
    friend.open(f"/table/{table}")
    # The host ends programs without seeing them.
    orders = {"program": {"type": "pass-merger"}, "key": "merger"}
    friend.post(f"/tables/{table}/seats/1/programs", orders)
    assert friend.get(f"/tables/{table}")["seats"][1]["programs"]
    host.page.locator("summary[aria-label]").last.click()
    host.page.get_by_role("button", name="Invite and seats").click()
    host.by("end-programs-1").click()
    expect(host.page.get_by_text("Programs of Friend 1, if any, have ended.")).to_be_visible()
    assert friend.get(f"/tables/{table}")["seats"][1]["programs"] == []
    host.page.keyboard.press("Escape")

    def on_turn() -> tuple[Player, Any]:
        seen = host.get(f"/tables/{table}")
        seat = seen["waiting"][0]["seat"]
        who = host if seat in seen["mine"] else friend
        return who, who.get(f"/tables/{table}?seat={seat}")["view"]

    who, view = on_turn()
    while view["step"]["opening"]["refusal"]:
        expect(who.by("pass")).to_be_visible()
        press_and_wait(who, who.by("pass"))
        who, view = on_turn()
    opening = view["step"]["opening"]
    expect(who.by("card-open")).to_be_visible()
    card(who, "open")
    expect(who.by("price-scale")).to_be_visible()
    press_and_wait(who, who.by("open-auction"))
    raised, passed = False, 0
    while (view := on_turn()[1])["step"]["type"] == "company-auction":
        who, step = on_turn()[0], view["step"]
        assert step["company"] == opening["company"]
        for player in (host, friend):  # who waits sees the bids too
            expect(player.by("highest")).to_have_text(f"£{step['price']}")
            for bidder in step["seats"]:
                expect(player.by(f"bidder-{bidder['seat']}")).to_be_visible()
        if not raised and step["most"] >= step["least"] + 5:
            press(who, who.by("bid-more"))
            press_and_wait(who, who.by("make-bid"))
            raised = True
            for player in (host, friend):
                player.wait_moves(who.moves())
        else:
            press_and_wait(who, who.by("pass"))
            passed += 1
        assert passed < 6
    assert opening["company"] in view["order"]
    for player in (host, friend):
        expect(player.by("shelf").or_(player.by("stock-stage")).first).to_contain_text(opening["company"])


# texts and access


def _screens(me: Player) -> list[tuple[str, Callable[[], None]]]:
    """Return the screens of this file, each with what opens it."""

    def opened(game: Game, name: str = "") -> Callable[[], None]:
        def run() -> None:
            show(me, game)
            if name:
                card(me, name)

        return run

    return [
        ("private", opened(trainshed.new("ireland", NAMES[:3], seed=2))),
        ("stock", opened(stock_turn(sale_refused))),
        ("launch", opened(stock_turn(can_launch), "launch")),
        ("open", opened(stock_turn(can_open), "open")),
        ("auction", opened(at_step("company-auction", 2))),
    ]


@LONG_LOOKS
def test_axe_finds_nothing(people: People, *, phone: bool, dark: bool) -> None:
    me = people(phone=phone, dark=dark)
    for name, run in _screens(me):
        run()
        at_rest(me)
        assert violations(me.page) == [], name


@LANGUAGES
@PHONE_NOW
def test_four_languages(people: People, *, languages: tuple[str, ...], phone: bool) -> None:
    me = people(phone=phone)
    found: list[str] = []
    for name, run in _screens(me):
        run()
        for language in languages:
            set_language(me, language)
            at_rest(me)
            found += [f"{name}, {language}: {line}" for line in [*missing_texts(me), *outside(me)]]
    assert not found, "\n".join(found)
