"""18Ireland on the page, the second half of a company's turn: runs, dividends, trains, emergencies, bankruptcy."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

from trainshed.core import Game
from trainshed.rail.play.actions import BuyFromCompany, RouteChoice, SellShares

from . import ireland_positions as positions
from .axe import LONG_LOOKS, violations
from .ireland_positions import at
from .player import Player
from .texts import LONG_LANGUAGES, at_rest, missing_texts, outside, set_language

People = Callable[..., Player]


def shown(people: People, game: Game, sign: str, *, phone: bool = False) -> Player:
    """Return a person who sees a game from the seat that is to act."""
    me = people(phone=phone)
    show(me, game, sign)
    return me


def show(me: Player, game: Game, sign: str) -> None:
    me.open(f"/table/{me.upload(game.record.json())}")
    expect(me.by(sign).first).to_be_visible()


def step_of(game: Game) -> Any:
    view: Any = game.view(game.decision.seats[0])
    return view.step


def events(me: Player) -> list[dict[str, Any]]:
    """Return what the last action brought about."""
    entries = me.get(f"/tables/{me.page.url.split('/')[-1]}/log")["entries"]
    found: list[dict[str, Any]] = entries[-1]["events"]
    return found


def made(me: Player, before: int, kind: str) -> list[dict[str, Any]]:
    """Wait for one more action, and return its events of a kind."""
    me.wait_moves(before + 1)
    return [event for event in events(me) if event["type"] == kind]


ON_TOP = """
node => {
  const { left, top, width, height } = node.getBoundingClientRect();
  return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
"""
"""Nothing covers the middle of an element."""


def press_stop(me: Player, stop: str) -> None:
    me.page.locator(f"[data-stop='{stop}']").click(force=True)


def fits(me: Player) -> None:
    """Nothing is wider than the screen, and what can be pressed on a phone is large enough."""
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = me.page.evaluate(
        """() => [...document.querySelectorAll(".rail-panel button")]
          .map(node => [node.textContent.trim(), node.getBoundingClientRect()])
          .filter(([, box]) => box.width && Math.min(box.width, box.height) < 43.5)
          .map(([text]) => text)"""
    )
    assert not me.phone or not [text for text in small if not text.startswith(("Rule", "Other track"))]


# running


def explained(game: Game) -> Any:
    return game.explained_run(step_of(game).company)


def test_the_best_run_is_filled_in_and_one_key_runs_it(people: People) -> None:
    game = at("run-trains", 70)
    best = explained(game)
    me = shown(people, game, "run-go")
    expect(me.by("run-proof")).to_have_text(f"✓ Proved best: £{best.revenue}")
    expect(me.by("run-go")).to_have_text(f"Run for £{best.revenue}")
    for number, route in enumerate(best.routes, 1):
        row = me.by(f"run-row-{number}")
        expect(row.locator(".stop")).to_have_count(len(route.visits))
        expect(row.locator(".feeder")).to_have_count(sum(len(visit.fed_by) for visit in route.visits))
        expect(me.by(f"run-sum-{number}")).to_have_text(f"£{route.revenue}")
        expect(row).to_contain_text(f"{route.used} of {route.limit} crossing")
    expect(me.page.locator("[data-route]")).to_have_count(len(best.routes))
    before = me.moves()
    me.page.keyboard.press("Enter")
    assert sum(event["revenue"] for event in made(me, before, "route")) == best.revenue
    expect(me.by("pay")).to_be_visible()


@pytest.mark.long
def test_markers_and_river_boats_are_boxes_of_their_own(people: People) -> None:
    for game in (at("run-trains", 52), at("run-trains", 59)):
        bonuses = sum(len(route.bonuses) for route in explained(game).routes)
        me = shown(people, game, "run-go")
        expect(me.by("run-proof")).to_contain_text("Proved best")
        expect(me.page.locator(".boxes .bonus")).to_have_count(bonuses)


def test_a_route_is_changed_on_the_map_and_one_below_the_best_says_so(people: People) -> None:
    game = at("run-trains", 70)
    best = explained(game)
    company = best.company
    me = shown(people, game, "run-go")
    expect(me.by("run-proof")).to_contain_text("Proved best")
    me.page.keyboard.press("Shift+3")
    expect(me.by("run-edit-3")).to_have_attribute("aria-pressed", "true")
    first, second, third = best.routes
    press_stop(me, third.stops[-1])
    others = tuple(RouteChoice(route.train, route.stops, route.cells) for route in (first, second))
    found: Any = game.find_route(company, RouteChoice(third.train, third.stops[:-1]), others)
    total = first.revenue + second.revenue + found.route.revenue
    expect(me.by("run-sum-3")).to_have_text(f"£{found.route.revenue}")
    expect(me.by("run-total")).to_have_text(f"£{total}")
    expect(me.by("run-below")).to_contain_text(f"£{best.revenue - total} below the best run")
    press_stop(me, third.stops[-1])
    expect(me.by("run-total")).to_have_text(f"£{best.revenue}")
    press_stop(me, third.stops[-1])
    expect(me.by("run-total")).to_have_text(f"£{total}")
    before = me.moves()
    me.by("run-go").click()
    assert sum(event["revenue"] for event in made(me, before, "route")) == total


def test_an_end_of_a_route_is_dragged_to_another_stop(people: People) -> None:
    game = at("run-trains", 70)
    best = explained(game)
    me = shown(people, game, "run-go")
    expect(me.by("run-proof")).to_contain_text("Proved best")
    me.page.keyboard.press("Shift+3")
    *_, before, last = best.routes[2].stops
    drag(me, last, before)
    expect(me.page.locator(f"[data-stop='{before}'] [data-handle]")).to_be_attached()
    expect(me.by("run-total")).not_to_have_text(f"£{best.revenue}")
    drag(me, before, last)
    expect(me.page.locator(f"[data-stop='{last}'] [data-handle]")).to_be_attached()
    expect(me.by("run-total")).to_have_text(f"£{best.revenue}")


def drag(me: Player, end: str, stop: str) -> None:
    """Drag an end of the route being drawn to a stop."""
    handle = me.box(me.page.locator(f"[data-stop='{end}'] [data-handle]"))
    ring = me.box(me.page.locator(f"[data-stop='{stop}'] circle").first)
    me.page.mouse.move(handle["x"] + handle["width"] / 2, handle["y"] + handle["height"] / 2)
    me.page.mouse.down()
    me.page.mouse.move(ring["x"] + ring["width"] / 2, ring["y"] + ring["height"] / 2, steps=6)
    expect(me.by("dragged")).to_be_attached()
    me.page.mouse.up()


def test_a_stop_out_of_reach_says_how_far_it_is(people: People) -> None:
    game = at("run-trains", 70)
    route, number, far = next(
        (route, number, stop.place)
        for number, route in enumerate(explained(game).routes, 1)
        for end in route.ends
        for stop in end.beyond
        if stop.why == "length"
    )
    me = people()
    me.page.set_viewport_size({"width": 1366, "height": 768})
    show(me, game, "run-go")
    expect(me.by("run-proof")).to_contain_text("Proved best")
    me.by(f"run-edit-{number}").click()
    press_stop(me, far)
    expect(me.by("run-denied")).to_contain_text(f"of {route.limit} crossing")
    assert me.by("run-denied").evaluate(ON_TOP), "it stands with the buttons, in sight on a low screen too"
    expect(me.page.locator(f"[data-label='{far}']")).to_be_attached()
    expect(me.by(f"run-sum-{number}")).to_have_text(f"£{route.revenue}")


def test_a_locked_train_stays_while_the_others_are_solved_again(people: People) -> None:
    game = at("run-trains", 70)
    best = explained(game)
    third = best.routes[2]
    me = shown(people, game, "run-go")
    expect(me.by("run-proof")).to_contain_text("Proved best")
    me.by("run-edit-3").click()
    press_stop(me, third.stops[-1])
    expect(me.by("run-sum-3")).not_to_have_text(f"£{third.revenue}")
    me.page.keyboard.press("l")
    others = tuple(RouteChoice(route.train, route.stops, route.cells) for route in best.routes[:2])
    shorter: Any = game.find_route(best.company, RouteChoice(third.train, third.stops[:-1]), others)
    kept = (RouteChoice(third.train, shorter.route.stops, shorter.route.cells),)
    rest: Any = game.best_rest(best.company, kept)
    expect(me.by("run-lock-3")).to_have_attribute("aria-pressed", "true")
    expect(me.by("run-total")).to_have_text(f"£{rest.revenue}")
    me.page.keyboard.press("2")
    expect(me.by("run-total")).to_have_text(f"£{shorter.route.revenue}")
    me.page.keyboard.press("3")
    expect(me.by("run-total")).to_have_text(f"£{rest.revenue}")
    before = me.moves()
    me.by("run-go").click()
    assert sum(event["revenue"] for event in made(me, before, "route")) == rest.revenue


def test_an_alternative_is_taken_and_nothing_can_be_run(people: People) -> None:
    game = at("run-trains", 70)
    other = explained(game).others[0]
    me = shown(people, game, "run-go")
    me.by("run-other-0").click()
    expect(me.by("run-total")).to_have_text(f"£{other.revenue}")
    before = me.moves()
    me.by("run-nothing").click()
    assert made(me, before, "route") == []


# dividends


@pytest.mark.parametrize("choice", ["pay", "withhold"])
def test_a_dividend_is_paid_or_withheld_with_one_press(people: People, choice: str) -> None:
    game = at("dividend", 70)
    step = step_of(game)
    side = getattr(step, choice)
    seat = game.decision.seats[0]
    me = shown(people, game, choice)
    card = me.page.get_by_role("region", name="Pay out" if choice == "pay" else "Withhold", exact=True)
    expect(card).to_contain_text(f"→ £{side.treasury}")
    expect(card).to_contain_text(f"→ {side.price}")
    expect(card).to_contain_text(f"£{side.worth[seat]:,}")
    before = me.moves()
    me.page.keyboard.press("1" if choice == "pay" else "2")
    (event,) = made(me, before, "paid" if choice == "pay" else "withheld")
    assert (event["price"], event["treasury"]) == (side.price, side.treasury)


def test_enter_pays_out(people: People) -> None:
    me = shown(people, at("dividend", 30), "pay")
    before = me.moves()
    me.page.keyboard.press("Enter")
    assert made(me, before, "paid")


# trains


@cache
def buying(kind: str) -> Game:
    """The first position in which a company can buy from the bank (`buy-train`), the pool (`buy-pool`), or another
    company of its director (`own`)."""
    game = positions.whole(4)
    for place in range(len(game.actions)):
        there = game.at(place)
        if positions.step_of(there) != "buy-trains":
            continue
        kinds = {str(type(action).__struct_config__.tag) for action in there.legal_actions}
        if kind in kinds or (kind == "own" and own_wares(there)):
            return there
    raise AssertionError(kind)


def own_wares(game: Game) -> list[Any]:
    """Return the trains of other companies of the director that can be bought for 41 or more."""
    seat = game.decision.seats[0]
    view: Any = game.view(seat)
    return [one for one in view.step.wares if one.high > 40 and one.seller in view.players[seat].companies]


def test_a_train_of_the_bank_is_bought_with_one_press(people: People) -> None:
    game = buying("buy-train")
    view: Any = game.view(game.decision.seats[0])
    me = shown(people, game, "done")
    before = me.moves()
    me.by(f"buy-bank-{view.depot.top}").click()
    (event,) = made(me, before, "train-bought")
    assert (event["train"], event["source"]) == (view.depot.top, "bank")


def test_a_train_of_the_pool_is_bought_with_one_press(people: People) -> None:
    game = buying("buy-pool")
    kind = next(action.train for action in game.legal_actions if hasattr(action, "train"))
    me = shown(people, game, "done")
    before = me.moves()
    me.by(f"buy-pool-{kind}").click()
    (event,) = made(me, before, "train-bought")
    assert (event["train"], event["source"]) == (kind, "pool")


def test_a_train_of_an_own_company_is_bought_at_a_typed_price(people: People) -> None:
    game = buying("own")
    view: Any = game.view(game.decision.seats[0])
    ware = own_wares(game)[0]
    cash = {one.id: one.treasury for one in view.companies}
    me = shown(people, game, "done")
    me.by(f"offer-{ware.seller}-{ware.train}").click()
    me.by("price").fill("17")
    me.by("price").press("+")
    expect(me.by("price")).to_have_value("18")
    me.by("price-more-5").click()
    me.by("price-less-1").click()
    expect(me.by("price")).to_have_value("22")
    card = me.by(f"ware-{ware.seller}-{ware.train}")
    expect(card).to_contain_text(f"£{cash[ware.seller]} → £{cash[ware.seller] + 22}")
    expect(card).to_contain_text(f"£{cash[view.step.company]} → £{cash[view.step.company] - 22}")
    assert card.get_by_text("must buy in its turn").count() == (2 if ware.only else 0)
    before = me.moves()
    me.by("offer-go").click()
    (event,) = made(me, before, "train-bought")
    assert (event["train"], event["source"], event["price"]) == (ware.train, ware.seller, 22)


def test_a_train_that_is_too_dear_says_the_sum_that_is_missing_and_the_rule(people: People) -> None:
    game = at("buy-trains", 60, players=4)
    view: Any = game.view(game.decision.seats[0])
    company = next(one for one in view.companies if one.id == view.step.company)
    price = next(kind.price for kind in view.depot.kinds if kind.id == view.depot.top)
    me = shown(people, game, "done")
    button = me.by(f"buy-bank-{view.depot.top}")
    expect(button).to_contain_text(f"£{price - company.treasury} short")
    button.click(force=True)
    expect(me.by("reason")).to_contain_text(f"£{price}")
    expect(me.by("done")).to_contain_text(f"{view.step.next} of")


def test_a_train_is_traded_in(people: People) -> None:
    game = positions.trading()
    trade = step_of(game).trades[0]
    me = shown(people, game, "done")
    before = me.moves()
    me.by(f"buy-{trade.source}-{trade.train}-for-{trade.old}").click()
    (event,) = made(me, before, "train-bought")
    assert (event["train"], event["price"]) == (trade.train, trade.price)


WISHES = ("buy-private", "open-auction", "buy-train", "routes", "done")
"""What the seats of a table with a friend do, the first of these that is possible."""


def until_an_offer(me: Player, friend: Player, table: str) -> Any:
    """Play all seats until one of the host's companies can ask for a train of the friend, seat 1; return the ware."""
    for number in range(160):
        seen = me.get(f"/tables/{table}")
        seat = seen["waiting"][0]["seat"]
        who = friend if seat == 1 else me
        shown = who.get(f"/tables/{table}?seat={seat}")
        view = shown["view"]
        theirs = view["players"][1]["companies"]
        wares = view["step"]["wares"] if view["step"]["type"] == "buy-trains" else ()
        for ware in wares:
            if seat != 1 and ware["high"] > 2 and ware["seller"] in theirs:
                return ware
        moves = view["moves"]
        if view["players"][seat]["companies"]:
            moves = [move for move in moves if move["type"] != "open-auction"] or moves
        wish = next((one for one in WISHES if any(move["type"] == one for move in moves)), moves[0]["type"])
        action = next(move for move in moves if move["type"] == wish)
        command = {"seat": seat, "version": shown["version"], "key": f"{table}-{number}", "action": action}
        who.post(f"/tables/{table}/actions", command)
    raise AssertionError("no offer can be made")


@pytest.mark.parametrize("answer", ["accept", "decline", "program"])
def test_an_offer_is_a_question_to_another_director_in_another_browser(people: People, answer: str) -> None:
    """Seat 1 belongs to the friend, who may leave the answer to a program; seats 0 and 2 to the host."""
    me, friend = people(), people()
    seats = [{"kind": kind, "name": f"Player {n + 1}"} for n, kind in enumerate(("me", "friend", "hotseat"))]
    table = me.post("/tables", {"title": "ireland", "seats": seats, "options": {}})["id"]
    token = next(seat["token"] for seat in me.get(f"/tables/{table}")["seats"] if seat["token"])
    friend.post(f"/tables/{table}/claim", {"token": token, "name": "Player 2"})
    friend.open(f"/table/{table}")
    expect(friend.by("status")).to_be_visible()
    ware = until_an_offer(me, friend, table)
    if answer == "program":
        friend.by("programs").click()
        friend.by("program-seller").select_option(ware["seller"])
        friend.by("program-train").select_option(ware["train"])
        friend.by("program-least").fill("3")
        friend.by("program-last").check()
        friend.by("program-sell").click()
        expect(friend.page.locator(".kept")).to_contain_text("£3")
    me.open(f"/table/{table}")
    me.by(f"offer-{ware['seller']}-{ware['train']}").click()
    me.by("price").fill("3")
    expect(me.by("offer-go")).to_have_text(f"Ask Player 2: {ware['train']} for £3")
    before = me.moves()
    me.by("offer-go").click()
    if answer != "program":
        expect(friend.by("accept")).to_be_visible()
        friend.by(answer).click()
    me.wait_moves(before + 2)
    said = events(me)
    sold = any(event["type"] == "train-bought" and event["price"] == 3 for event in said)
    assert sold == (answer != "decline")
    assert any(event["type"] == "offered" and event["refused"] for event in said) == (answer == "decline")


@pytest.mark.long
def test_a_company_over_its_limit_gives_up_a_train_of_a_list(people: People) -> None:
    game = positions.discarding()
    kinds = [action.train for action in game.legal_actions if hasattr(action, "train")]
    me = shown(people, game, "drop")
    expect(me.by("drop")).to_have_attribute("aria-disabled", "true")
    expect(me.page.locator("input[type=radio]")).to_have_count(len(kinds))
    me.by(f"drop-{kinds[-1]}").check()
    before = me.moves()
    me.by("drop").click()
    assert [event["train"] for event in made(me, before, "train-gone")] == [kinds[-1]]


# emergencies


def test_shares_are_sold_for_a_train_and_own_money_is_asked_once(people: People) -> None:
    game = at("emergency", 0, players=4)
    step = step_of(game)
    sale = step.sales[-1]
    me = shown(people, game, "money-bar")
    way = step.ways[0]
    expect(me.by("money-bar")).to_contain_text(f"gap £{way.gap}")
    expect(me.by("buy-go")).to_have_attribute("aria-disabled", "true")
    me.by("buy-go").click(force=True)
    expect(me.by("reason")).to_be_visible()
    blocked = step.blocked[0]
    me.by(f"sell-{blocked.company}-{blocked.count}").click(force=True)
    expect(me.by("reason")).to_contain_text("Rule")
    me.by(f"sell-{sale.company}-{sale.count}").click()
    expect(me.by(f"market-field-{sale.field}").get_by_test_id("ghost")).to_be_visible()
    expect(me.by("depot-row")).to_be_visible()
    expect(me.by("emergency-after")).to_contain_text(f"→ {sale.percent}%")
    expect(me.by("bankruptcy")).to_contain_text("Bankruptcy is not open")
    before = me.moves()
    me.by("sell-go").click()
    assert [event["company"] for event in made(me, before, "shares-sold")] == [sale.company]
    me.by("buy-go").click()
    expect(me.by("emergency-sure")).to_contain_text(f"£{way.price - step.cash}")
    me.by("sure-no").click()
    assert me.moves() == before + 1
    me.by("buy-go").click()
    me.by("sure-yes").click()
    assert [event["added"] for event in made(me, before + 1, "train-bought")] == [way.price - step.cash]


def test_nothing_can_save_the_company_and_bankruptcy_is_asked_once_more(people: People) -> None:
    game = positions.ruined()
    step = step_of(game)
    me = shown(people, game, "emergency-hopeless")
    expect(me.by("emergency-hopeless")).to_contain_text(f"£{step.missing} would still be missing")
    expect(me.by("bankruptcy")).to_contain_text(", ".join(step.closes))
    before = me.moves()
    me.by("bankrupt").click()
    expect(me.by("sure-yes")).to_be_in_viewport(ratio=1)
    me.by("sure-no").click()
    assert me.moves() == before
    me.by("bankrupt").click()
    me.by("sure-yes").click()
    assert made(me, before, "went-bankrupt")


def test_a_train_of_another_company_can_be_asked_for_in_an_emergency(people: People) -> None:
    game = at("emergency", 0, players=4)
    assert any(isinstance(action, BuyFromCompany) for action in game.legal_actions)
    assert any(isinstance(action, SellShares) for action in game.legal_actions)
    ware = next(one for one in step_of(game).wares if one.high)
    me = shown(people, game, "money-bar")
    me.by("ask-others").click()
    me.by(f"offer-{ware.seller}-{ware.train}").click()
    expect(me.by("price")).to_be_visible()


# sizes, languages, looks


def test_trains_on_a_phone_are_three_groups_with_the_buttons_at_the_edge(people: People) -> None:
    game = buying("own")
    ware = own_wares(game)[0]
    me = shown(people, game, "done", phone=True)
    expect(me.by("my-line")).to_be_visible()
    fits(me)
    me.by("tab-own").click()
    line = me.by(f"offer-{ware.seller}-{ware.train}")
    assert me.box(line)["y"] + me.box(line)["height"] < me.box(me.by("done"))["y"], "nothing covers it"
    me.page.mouse.move(0, 0)  # else the line may be taken for what a double press at the tab hits
    line.click()
    expect(me.by("price")).to_be_visible()
    assert me.box(me.by("price"))["y"] > me.box(me.page.locator("[data-tab=turn]"))["y"] + 44, "below the tabs"
    fits(me)
    me.by("tab-others").click()
    before = me.moves()
    me.by("offer-go").click()
    (event,) = made(me, before, "train-bought")
    assert event["source"] == ware.seller


@LONG_LANGUAGES
def test_all_panels_speak_every_language(people: People, languages: tuple[str, ...]) -> None:
    games = [
        (at("run-trains", 70), "run-go"),
        (at("dividend", 70), "pay"),
        (at("buy-trains", 90), "done"),
        (at("emergency", 0, players=4), "money-bar"),
        (positions.discarding(), "drop"),
        (positions.ruined(), "bankrupt"),
    ]
    me = people()
    for game, sign in games:
        show(me, game, sign)
        for language in languages:
            set_language(me, language)
            at_rest(me)
            assert missing_texts(me) == [], (sign, language)
            assert outside(me) == [], (sign, language)


@LONG_LOOKS
def test_the_panels_have_no_violations(people: People, phone: bool, dark: bool) -> None:
    me = people(phone=phone, dark=dark)
    for game, sign, press in (
        (at("run-trains", 70), "run-go", "run-edit-3"),
        (at("dividend", 70), "pay", ""),
        (buying("own"), "done", ""),
        (at("emergency", 0, players=4), "money-bar", ""),
        (positions.discarding(), "drop", ""),
        (positions.ruined(), "bankrupt", "bankrupt"),
    ):
        show(me, game, sign)
        if sign == "run-go":
            expect(me.by("run-proof")).to_contain_text("Proved best")
        if press:
            me.settle()
            me.by(press).click()
        at_rest(me)
        assert violations(me.page) == [], sign
