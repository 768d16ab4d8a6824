"""Plays track games by clicking on the page, with a local copy of the game to choose moves from.

Every click must reach the server as the intended move: after every move the server's view is compared with the view of
the local game.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace
from playwright.sync_api import Locator, expect

from tests.lilliput.table import hand
from trainshed.bots import make
from trainshed.core import Action, Game
from trainshed.rail.play.actions import (
    Answer,
    BuyFromCompany,
    BuyFromPool,
    BuyShare,
    BuyTrain,
    CounterOffer,
    DiscardTrain,
    Done,
    LayTile,
    PayOut,
    PlaceStation,
    SellShares,
    Withhold,
)
from trainshed.titles.lilliput.actions import (
    CashIn,
    ChooseRun,
    FillTreasuries,
    Found,
    TakeCard,
    TakeCash,
    TakeCharacter,
    TakeCompany,
)

from .player import Player

_WAITS = """
({ moves, asked }) => {
  const frame = document.querySelector(".frame");
  return Number(frame?.dataset.moves) >= moves || (asked && document.querySelector("[data-testid=confirm]") !== null);
}
"""
_ON_MAP = "([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('.trackboard svg'))"


class Chooser:
    """Chooses the next action: half of the time a bot's choice, otherwise one of the kind played least so far."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.rng = random.Random(seed)
        self.bots = [make(game.title.id, "easy", seed + seat) for seat in range(len(game.setup.players))]
        self.done: Counter[type[Action]] = Counter()

    def __call__(self) -> Action:
        seat = self.game.decision.seats[0]
        if self.rng.random() < 0.5:
            action = self.bots[seat].choose(self.game.resample_hidden(seat, len(self.game.actions)), seat)
        else:
            legal = list(self.game.legal_actions.of(seat))
            rarest = min(self.done[type(action)] for action in legal)
            action = self.price(self.rng.choice([one for one in legal if self.done[type(one)] == rarest]))
        self.done[type(action)] += 1
        return action

    def price(self, action: Action) -> Action:
        """Choose any number within the range, not only the listed ones."""
        for free in self.game.legal_actions.of(action.seat).ranges():
            if type(free.action) is type(action):
                here = {free.field: getattr(action, free.field)}
                if replace(free.action, **here) == action:
                    return replace(action, **{free.field: self.rng.randint(free.low, free.high)})
        return action


class Clicker:
    """Plays every seat of a hot-seat table that begins with a game's record."""

    def __init__(self, me: Player, game: Game, *, seed: int = 0) -> None:
        self.me = me
        self.game = game
        self.touch = me.phone
        self.choose = Chooser(game, seed)
        self.table = me.upload(game.record.json())
        me.open(f"/table/{self.table}")
        self.wait()

    # moves

    def play(self, action: Action) -> None:
        """Click to make this move, and check that the server has made it."""
        self.press(action)
        moves = len(self.game.actions) + 1
        self.me.page.wait_for_function(_WAITS, arg={"moves": moves, "asked": True})
        if self.me.moves() < moves:  # the page asks for confirmation
            expect(self.me.by("confirm")).to_be_in_viewport()
            self.click("confirm")
        self.game.play(action)
        self.wait()
        self.compare()

    def wait(self) -> None:
        """Wait until the page shows the position, from the seat that is to act."""
        seats = self.game.decision.seats
        expect(self.me.frame).to_have_attribute("data-moves", str(len(self.game.actions)))
        if seats:
            expect(self.me.frame).to_have_attribute("data-seat", str(seats[0]))

    def compare(self) -> None:
        seat = self.game.decision.seats[0] if self.game.decision.seats else 0
        seen = self.me.get(f"/tables/{self.table}?seat={seat}")
        assert seen["moves"] == len(self.game.actions)
        assert seen["view"] == json.loads(msgspec.json.encode(self.game.view(seat))), self.game.actions[-1]

    def to_the_end(self) -> None:
        while not self.game.over:
            self.play(self.choose())

    # clicks for each kind of action

    def press(self, action: Action) -> None:
        ways: dict[type, Callable[[Any], None]] = {
            TakeCompany: lambda a: self.click(f"take-{a.company}"),
            TakeCharacter: lambda a: self.click(f"take-{a.character}"),
            TakeCard: lambda a: self.click(f"card-{a.card}-{a.side}"),
            TakeCash: lambda _: self.click("take-cash"),
            FillTreasuries: self._fill,
            CashIn: lambda _: self.click("cash-in"),
            DiscardTrain: self._discard,
            LayTile: self._lay,
            PlaceStation: self._station,
            SellShares: lambda a: self.click(f"sell-{a.company}-{a.count}"),
            BuyShare: lambda a: self.click(f"buy-share-{a.company}"),
            Found: self._found,
            BuyTrain: self._buy_train,
            BuyFromCompany: self._offer,
            BuyFromPool: self._buy_pool,
            Answer: lambda a: self.click("accept" if a.accept else "decline"),
            CounterOffer: self._counter,
            ChooseRun: lambda a: self.click(f"run-{a.mines}"),
            PayOut: lambda _: self.click("pay"),
            Withhold: lambda _: self.click("withhold"),
            Done: lambda _: self.click("done"),
        }
        ways[type(action)](action)

    def click(self, testid: str) -> None:
        self.hit(self.me.by(testid))

    def hit(self, what: Locator) -> None:
        """Press deliberately: the page ignores a press where the one before was, if that has changed the question."""
        if self.touch:
            self.me.settle()
            what.tap()
        else:
            self.me.page.mouse.move(0, 0)
            what.click()

    def _fill(self, action: FillTreasuries) -> None:
        if self.me.by("price").count():
            self._price(action.first)
        self.click("fill")

    def _price(self, amount: int) -> None:
        self.me.by("price").fill(str(amount))
        self.me.by("price").blur()

    def _counter(self, action: CounterOffer) -> None:
        self._price(action.price)
        self.click("counter")

    def _found(self, action: Found) -> None:
        self.click(f"found-{action.company}")
        self.click(f"field-{action.field}")
        self.click("found-go")

    def _buyer(self, company: str) -> None:
        if self.me.by(f"buyer-{company}").count():
            self.click(f"buyer-{company}")

    def _buy_train(self, action: BuyTrain) -> None:
        self._buyer(action.company)
        self.click(f"buy-train-{action.company}")

    def _buy_pool(self, action: BuyFromPool) -> None:
        self.click(f"buy-pool-{action.train}")

    def _discard(self, action: DiscardTrain) -> None:
        self.click(f"drop-{action.company}-{action.train}")

    def _offer(self, action: BuyFromCompany) -> None:
        self._buyer(action.company)
        self.click(f"offer-{action.seller}-{action.train}")
        self._price(action.price)
        self.click("offer-go")

    # the map

    def spot(self, cell: str) -> Locator:
        return self.me.page.locator(f"[data-spot='{cell}']")

    def press_cell(self, cell: str) -> None:
        """Press the middle of the mark on a cell, which nothing may cover."""
        self.press_middle(self.spot(cell).locator(".cell, .ring").first)
        expect(self.me.by("tray")).to_be_visible()

    def press_laid(self, cell: str) -> None:
        """Press a tile that lies on the map."""
        self.press_middle(self.me.page.locator(f"[data-cell='{cell}']"))

    def press_middle(self, mark: Locator) -> None:
        box = self.me.box(mark)
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        assert self.me.page.evaluate(_ON_MAP, [x, y]), f"{mark} is covered or out of view"
        if self.touch:
            self.me.page.touchscreen.tap(x, y)
        else:
            self.me.page.mouse.click(x, y)

    def _company(self, company: str) -> None:
        choice = self.me.page.locator(f"[data-testid=lay-company][aria-label='{company}']")
        if choice.count():
            self.hit(choice)

    def _lay(self, action: LayTile) -> None:
        own = hand(self.game, action.seat) if self.game.title.id == "lilliput" else ()
        lays = [other for other in self.game.legal_actions.of(action.seat) if isinstance(other, LayTile)]
        if all(other.tile in own for other in lays):  # only hand tiles, beside another decision
            self.click("lay-hand")
        self.press_cell(action.cell)
        self._company(action.company)
        tile = self.me.page.locator(f"[data-offer='{action.tile}']")
        if tile.get_attribute("aria-pressed") != "true":
            self.hit(tile)
        ghost = self.me.by("ghost")
        for _ in range(6):
            if ghost.get_attribute("data-rotation") == str(action.rotation):
                break
            self.click("lay-turn")
        expect(ghost).to_have_attribute("data-rotation", str(action.rotation))
        expect(ghost).to_have_attribute("data-ghost", action.tile)
        self._confirm()

    def _station(self, action: PlaceStation) -> None:
        self.press_cell(action.cell)
        self._company(action.company)
        if self.me.by("lay-stop").count():  # one of several cities of the cell
            legal = [other for other in self.game.legal_actions.of(action.seat) if isinstance(other, PlaceStation)]
            stops = [other.stop for other in legal if (other.company, other.cell) == (action.company, action.cell)]
            self.hit(self.me.by("lay-stop").nth(stops.index(action.stop)))
        self._confirm()

    def _confirm(self) -> None:
        """Confirm; the tray disappears once the server has responded."""
        self.click("lay-confirm")
        expect(self.me.by("tray")).to_have_count(0)


class CzClicker(Clicker):
    """Plays 18CZ, where tiles are chosen from a fan or, on phones, from a row of cards."""

    def press_cell(self, cell: str) -> None:
        mark = self.spot(cell).locator(".cell, .ring").first
        if self.touch:  # the camera shows the company's network: the place may be out of view
            self.me.settle()
        self.press_middle(mark)
        expect(self.me.by("ghost").or_(self.me.page.locator("[data-offer]")).first).to_be_visible()

    def _station(self, action: PlaceStation) -> None:
        legal = [other for other in self.game.legal_actions.of(action.seat) if isinstance(other, PlaceStation)]
        stops = [other.stop for other in legal if other.cell == action.cell]
        self.press_middle(self.spot(action.cell).nth(stops.index(action.stop)).locator(".cell, .ring").first)
        self._confirm()

    def _buy_train(self, action: BuyTrain) -> None:
        if self.me.by("choose-bank").count():
            self.click("choose-bank")
        self.click("buy")

    def _buy_pool(self, action: BuyFromPool) -> None:
        if self.me.by(f"choose-pool-{action.train}").count():
            self.click(f"choose-pool-{action.train}")
        self.click("buy")

    def _discard(self, action: DiscardTrain) -> None:
        self.click(f"drop-{action.train}")

    def _confirm(self) -> None:
        self.click("lay-confirm")
        expect(self.me.by("ghost")).to_have_count(0)
