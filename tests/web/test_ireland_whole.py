"""18Ireland from the first move of a table to its end, by pressing alone: every screen is reached."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.ireland.stock_table import state_of
from trainshed.core import Game

from .ireland_clicker import IrelandClicker
from .ireland_positions import step_of
from .ireland_wander import wandered
from .player import Player
from .texts import missing_texts, outside

People = Callable[..., Player]
TABS = ("market", "companies", "trains", "tiles", "privates", "sheet", "map")
PRIVATES = ("buy-private", "marker", "lay")
"""What companies do with privates is the same in every step of their turn."""
SCREENS = {
    "private-turn": "buy-private, bid, done",
    "private-bidding": "bid, done",
    "stock-turn": "buy-share, sell, open-auction, launch, done",
    "company-auction": "bid, done",
    "choose-price": "choose-price",
    "place-home": "station",
    "issue": "issue, redeem, done",
    "lay-track": "lay, done",
    "second-tile": "lay by-private",
    "build-station": "station, done",
    "settle": "settle",
    "run-trains": "routes best, routes by-hand, routes nothing",
    "dividend": "pay, withhold",
    "buy-trains": "buy-train, buy-pool, buy-from own, buy-from others, trade-in, done",
    "offer": "answer yes, answer no",
    "emergency": "sell, buy-train, buy-pool, buy-from own, buy-from others, bankrupt",
    "discard": "drop",
    "turn": "buy-private own, buy-private others, lay by-private, marker",
    "offer-private": "answer yes, answer no",
    "last-chance": "done",
    "merger-turn": "propose, done",
    "merger-vote": "vote yes, vote no",
    "merger-target": "target",
}
"""Every step, and all that is pressed there; `turn` is what any step of a company's turn can have."""


def pressed_for(deed: str) -> str:
    """Return the screen of a deed and what is pressed there."""
    step, kind, *manner = deed.split()
    if manner == ["trade-in"]:
        return f"{step}: trade-in"
    if (kind in PRIVATES[:2] and step != "private-turn") or (manner == ["by-private"] and step != "second-tile"):
        step = "turn"
    return f"{step}: {' '.join([kind, *manner])}"


def tabs(me: Player) -> None:
    """Open everything beside the map, and the map again."""
    for tab in TABS:
        me.page.locator(f"[data-tab={tab}]").click()
        expect(me.page.locator("[data-stage]")).to_have_attribute("data-stage", tab)
        assert [*missing_texts(me), *outside(me)] == [], tab


def end(clicker: IrelandClicker) -> None:
    """The end tells why it came, the exact scores, and the charts; the sheet has all figures."""
    me = clicker.me
    expect(me.by("end-why")).to_be_visible()
    for seat, score in enumerate(clicker.game.scores()):
        expect(me.by(f"end-total-{seat}")).to_have_text(str(score.total))
    for chart in ("cash", "income", "prices", "worth"):
        me.by(f"chart-tab-{chart}").click()
        expect(me.by(f"chart-{chart}")).to_be_visible()
    me.by("sheet-part-table").click()
    expect(me.by("revenue")).to_be_visible()
    assert [*missing_texts(me), *outside(me)] == []


@pytest.mark.long
def test_every_screen_is_reached_from_the_first_move_by_pressing(people: People) -> None:
    """Two tables made on the page are played to their end; together they need every screen and every kind of press."""
    seen: Counter[str] = Counter()
    for players, seed in ((4, 89), (3, 128)):
        like = wandered(players, seed, start_price="chosen").game
        assert like.over
        me = people()
        clicker = IrelandClicker(me, like)
        clicker.to_the_end(stop=lambda game: step_of(game) == "run-trains")
        tabs(me)
        clicker.to_the_end()
        end(clicker)
        seen.update({pressed_for(deed): count for deed, count in clicker.deeds.items()})
        print(f"{players} players: {len(like.actions)} actions")
    for screen, count in sorted(seen.items()):
        print(f"{count:4} {screen}")
    assert set(seen) == {f"{step}: {what}" for step, all_ in SCREENS.items() for what in all_.split(", ")}


def third_stock_round(game: Game) -> bool:
    return state_of(game).round.number > 2


@pytest.mark.long
def test_the_first_rounds_by_touch(people: People) -> None:
    """On a phone: the private auction, two stock rounds and their operating rounds, from the set-up on."""
    like = wandered(4, 89, start_price="chosen").game
    clicker = IrelandClicker(people(phone=True), like)
    clicker.to_the_end(stop=third_stock_round)
    print(dict(clicker.steps))
    auctions = {"private-turn", "private-bidding", "stock-turn", "choose-price"}
    operating = {"issue", "lay-track", "settle", "run-trains", "dividend", "buy-trains", "offer", "emergency"}
    assert set(clicker.steps) == auctions | operating
