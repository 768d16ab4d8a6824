"""Plays 18Ireland from its first move by pressing what the page shows, following a game that was played before.

Every press must reach the server as the intended action: after every action the server's view is compared with the view
of a local game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Route, expect

import trainshed
from trainshed.core import Action, Game
from trainshed.rail.play.actions import (
    Answer,
    BuyFromCompany,
    BuyFromPool,
    BuyShare,
    BuyTrain,
    DiscardTrain,
    Done,
    LayTile,
    PayOut,
    PlaceStation,
    Run,
    SellShares,
    Withhold,
)
from trainshed.titles.ireland.actions import (
    Bid,
    BuyPrivate,
    ChoosePrice,
    GoBankrupt,
    Issue,
    Launch,
    NameTarget,
    OpenAuction,
    PlaceMarker,
    Propose,
    Redeem,
    SettleStation,
    Vote,
)

from .clicker import CzClicker
from .ireland_positions import step_of
from .ireland_wander import best, deed
from .player import Player
from .texts import missing_texts, outside

PASSES = ("private-turn", "private-bidding", "stock-turn", "company-auction", "merger-turn")
"""Steps in which doing nothing is a pass."""


def set_up(me: Player, game: Game) -> str:
    """Make a table for everybody at one screen, as the page does it; only the seed is added on the way."""

    def seeded(route: Route) -> None:
        route.continue_(post_data={**(route.request.post_data_json or {}), "seed": game.setup.seed})

    me.page.route("**/api/tables", seeded)
    me.open("/new/ireland")
    names = game.setup.players
    seats = me.page.get_by_label("Who takes seat")
    expect(seats).to_have_count(3)  # those of the fewest players, once the game is known
    while (count := seats.count()) != len(names):
        more = count < len(names)
        (me.by("add-seat") if more else me.page.get_by_role("button", name=f"Remove seat {count}")).click()
        expect(seats).to_have_count(count + 1 if more else count - 1)
    for number, name in enumerate(names, 1):
        if number > 1:
            me.page.get_by_label(f"Who takes seat {number}").select_option("hotseat")
        me.page.get_by_label(f"Name of player {number}").fill(name)
    if game.setup.options:
        me.by("single-rules").click()
    for option, value in game.setup.options.items():
        me.by(f"{option}-{value}").check()
    me.by("start").click()
    me.page.wait_for_url("**/table/*")
    me.page.unroute("**/api/tables")
    return me.page.url.rsplit("/", 1)[1]


class IrelandClicker(CzClicker):
    """Plays every seat of a table, as in a game that was played before."""

    def __init__(self, me: Player, like: Game) -> None:
        self.me = me
        self.like = like
        self.game = trainshed.new("ireland", like.setup.players, seed=like.setup.seed, options=like.setup.options)
        self.touch = me.phone
        self.table = set_up(me, like)
        self.steps: Counter[str] = Counter()
        self.deeds: Counter[str] = Counter()
        self.wait()

    def to_the_end(self, stop: Callable[[Game], bool] = lambda _: False) -> None:
        """Press everything that the other game did, or until this is so."""
        while (number := len(self.game.actions)) < len(self.like.actions) and not stop(self.game):
            self.look()
            self.play(self.like.actions[number])

    def look(self) -> None:
        """Look at the question; at one that is new all texts are there and nothing is cut off."""
        step = step_of(self.game)
        if not self.steps[step]:
            expect(self.me.by("question")).to_be_visible()
            assert [*missing_texts(self.me), *outside(self.me)] == [], step
        self.steps[step] += 1

    def play(self, action: Action) -> None:
        """Press for an action, and check what the server has stored: with some presses more than one action."""
        before = len(self.game.actions)
        self.then = self.like.actions[before + 1 : before + 2]
        self.deeds[deed(self.game, action)] += 1
        try:
            self.press(action)
        except Exception as error:
            error.add_note(f"move {before}: {deed(self.game, action)}, {action}")
            raise
        self.me.wait_moves(before + 1)
        self.game.play(action)
        if self.both:
            ((following),) = self.then
            self.deeds[deed(self.game, following)] += 1
            self.steps[step_of(self.game)] += 1
            self.game.play(following)
        self.both = False
        self.wait()
        self.compare()

    both = False
    """The last press made the next action too."""

    # presses

    def press(self, action: Action) -> None:
        ways: dict[type, Callable[[Any], None]] = {
            BuyPrivate: self._private,
            Bid: self._bid,
            SellShares: self._sell,
            BuyShare: self._share,
            OpenAuction: self._open,
            ChoosePrice: lambda a: self.click(f"start-at-{a.price}"),
            Launch: self._launch,
            Issue: lambda _: self.click("issue"),
            Redeem: lambda _: self.click("redeem"),
            LayTile: self._lay,
            PlaceStation: self._station,
            SettleStation: self._station,
            PlaceMarker: self._marker,
            Run: self._run,
            PayOut: lambda _: self.click("pay"),
            Withhold: lambda _: self.click("withhold"),
            BuyTrain: self._buy_train,
            BuyFromPool: self._buy_train,
            BuyFromCompany: self._offer,
            Answer: lambda a: self.click("accept" if a.accept else "decline"),
            DiscardTrain: self._discard,
            Propose: self._propose,
            Vote: lambda a: self.click("vote-for" if a.accept else "vote-against"),
            NameTarget: lambda a: self.click(f"target-{a.company}"),
            GoBankrupt: self._bankrupt,
            Done: lambda _: self.click("pass" if step_of(self.game) in PASSES else "done"),
        }
        ways[type(action)](action)

    def once(self, mark: Locator, attribute: str = "aria-pressed") -> None:
        """Press what is not pressed yet."""
        expect(mark).to_be_visible()
        if mark.get_attribute(attribute) != "true":
            self.hit(mark)
            expect(mark).to_have_attribute(attribute, "true")

    def amount(self, field: Locator, amount: int) -> None:
        field.fill(str(amount))
        field.blur()
        expect(field).to_have_value(str(amount))

    # auctions and stock rounds

    def _bid(self, action: Bid) -> None:
        if step_of(self.game) == "private-turn":
            self.click(f"lot-{action.what}")
        self.amount(self.me.by("bid"), action.price)
        self.click("make-bid")

    def card(self, name: str) -> None:
        """Choose a card of the stage; on phones it is in a part of the sheet."""
        if self.touch:
            self.once(self.me.by("part-start" if name in ("launch", "open") else "part-buy"))
        card = self.me.by(f"card-{name}")
        if name == "launch" or (self.touch and name == "open"):
            self.hit(card)  # what is to be chosen for it takes its place
        else:
            self.once(card)

    def _open(self, action: OpenAuction) -> None:
        self.card("open")
        self.amount(self.me.by("bid"), action.price)
        self.click("open-auction")

    def _share(self, action: BuyShare) -> None:
        self.card(action.company)
        self.click(f"buy-{action.source}")

    def _sell(self, action: SellShares) -> None:
        bundle = self.me.by(f"sell-{action.company}-{action.count}")
        if step_of(self.game) == "emergency":
            view: Any = self.game.view(action.seat)
            dear = [way for way in view.step.ways if way.reach != "now"]
            if len(dear) < len(view.step.ways):  # one can be paid already: the sale is for a dearer one
                self.once(self.me.by(f"way-{dear[0].source}-{dear[0].train}"), "aria-checked")
            self.once(bundle)
            self.click("sell-go")
            return
        if self.touch:
            self.once(self.me.by("part-sell"))
        self.hit(bundle)

    def _launch(self, action: Launch) -> None:
        """Company, price and slot are chosen before; the first time the station is taken back and placed by itself."""
        (home,) = self.then
        assert isinstance(home, PlaceStation)
        first = not self.steps["place-home"]
        self.card("launch")
        self.once(self.me.by(f"launch-at-{action.price}"))
        self.once(self.me.by(f"launch-{action.company}"))
        self.once(self.me.by(f"slot-{home.cell}-{home.stop}"))
        self.click("launch")
        moves = len(self.game.actions)
        self.me.wait_moves(moves + 2)
        self.both = not first
        if first:
            self.me.settle()
            self.click("undo")
            expect(self.me.frame).to_have_attribute("data-moves", str(moves + 1))

    # a company's turn

    def chosen(self, private: str) -> Locator:
        """Open the card of a private."""
        self.once(self.me.by(f"strip-{private}"))
        return self.me.by("private-card")

    def _private(self, action: BuyPrivate) -> None:
        if not action.company:
            self.click("buy-lowest")
            return
        card = self.chosen(action.private)
        self.amount(card.get_by_test_id("price"), action.price)
        self.hit(card.get_by_test_id("buy-private").or_(card.get_by_test_id("offer-private")))

    def _marker(self, action: PlaceMarker) -> None:
        self.chosen(action.private)
        self.click(f"marker-{action.cell}")

    def _lay(self, action: LayTile) -> None:
        laid_by = self.me.by("lay-by")
        if step_of(self.game) != "second-tile":
            if action.by:
                self.chosen(action.by)
                self.once(laid_by)
            elif laid_by.count() and laid_by.get_attribute("aria-pressed") == "true":
                self.hit(laid_by)
        super()._lay(action)

    def _station(self, action: PlaceStation | SettleStation) -> None:
        legal: Any = [other for other in self.game.legal_actions if type(other) is type(action)]
        stops = [other.stop for other in legal if other.cell == action.cell]
        self.press_middle(self.spot(action.cell).nth(stops.index(action.stop)).locator(".cell, .ring").first)
        self._confirm()

    def _confirm(self) -> None:
        self.click("lay-confirm")

    def _run(self, action: Run) -> None:
        if not action.routes:
            self.click("run-nothing")
            return
        go = self.me.by("run-go")
        expect(go).not_to_have_attribute("aria-disabled", "true")
        proposed = best(self.game, action.company)
        if action.routes != proposed:
            number, stops = next(
                (number, old.stops)
                for number, (old, new) in enumerate(zip(proposed, action.routes, strict=True), 1)
                if old != new
            )
            self.click(f"run-edit-{number}")
            self.press_middle(self.me.page.locator(f"[data-stop='{stops[-1]}']"))
            expect(self.me.by(f"run-row-{number}").locator(".stop")).to_have_count(len(stops) - 1)
            expect(go).not_to_have_attribute("aria-disabled", "true")
        self.hit(go)

    def _buy_train(self, action: BuyTrain | BuyFromPool) -> None:
        name = f"pool-{action.train}" if isinstance(action, BuyFromPool) else f"bank-{self.depot_top()}"
        if step_of(self.game) == "emergency":
            self.once(self.me.by(f"way-{name}"), "aria-checked")
            self.click("buy-go")
            self.sure()
            return
        if self.touch:
            self.once(self.me.by("tab-bank"), "aria-selected")
        self.click(f"buy-{name}{f'-for-{action.trade_in}' if action.trade_in else ''}")

    def depot_top(self) -> str:
        view: Any = self.game.view(self.game.decision.seats[0])
        return str(view.depot.top)

    def sure(self) -> None:
        """What costs one's own money is asked once more."""
        self.me.page.wait_for_function(
            "n => Number(document.querySelector('div.frame').dataset.moves) > n"
            " || document.querySelector('[data-testid=sure-yes]')",
            arg=len(self.game.actions),
        )
        if self.me.by("sure-yes").count():
            self.click("sure-yes")

    def _offer(self, action: BuyFromCompany) -> None:
        if step_of(self.game) == "emergency":
            self.once(self.me.by("ask-others"), "aria-expanded")
        elif self.touch:
            group = "own" if deed(self.game, action).endswith("own") else "others"
            self.once(self.me.by(f"tab-{group}"), "aria-selected")
        self.once(self.me.by(f"offer-{action.seller}-{action.train}"), "aria-expanded")
        self.amount(self.me.by(f"ware-{action.seller}-{action.train}").get_by_test_id("price"), action.price)
        self.click("offer-go")

    def _discard(self, action: DiscardTrain) -> None:
        self.hit(self.me.by(f"drop-{action.train}"))
        self.click("drop")

    def _bankrupt(self, _action: GoBankrupt) -> None:
        self.click("bankrupt")
        self.click("sure-yes")

    # mergers

    def _propose(self, action: Propose) -> None:
        self.once(self.me.by(f"set-{'-'.join(action.companies)}"))
        self.click("propose")
