"""Typical mistakes and the rule each refusal names: at least one for every section."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.lilliput.table import ask, company, lay, new, phase, player, pool, rule, start, take, trains
from trainshed.core import LANGUAGES, Action, Game, Words
from trainshed.titles.lilliput.actions import (
    BuyFromCompany,
    BuyFromPool,
    BuyShare,
    BuyTrain,
    CashIn,
    Done,
    DropTrain,
    FillTreasuries,
    Found,
    LayTile,
    PayOut,
    PlaceStation,
    SellShares,
    TakeCard,
    TakeCharacter,
    TakeCompany,
)
from trainshed.titles.lilliput.rounds import SplitTreasury
from trainshed.titles.lilliput.running import Dividend
from trainshed.titles.lilliput.shares import PlaceHome, TradeShares
from trainshed.titles.lilliput.stations import BuyStation
from trainshed.titles.lilliput.trains import BuyPool, BuyTrains
from trainshed.titles.lilliput.turns import LayTiles


def draft() -> Game:
    game = new(4)
    game.play(TakeCompany(0, "MR"))
    return game


def drafted() -> Game:
    game = draft()
    game.play(LayTile(0, "MR", "N1", "Y-CS", 1))
    return game


def laying() -> Game:
    game = lay(start(), ("N2", "Y-PS", 1))
    ask(game, LayTiles(0, any=1))
    return game


def yellow_only() -> Game:
    game = phase(start(), "3")
    ask(game, LayTiles(0, yellow=2))
    return game


def buying() -> Game:
    game = start()
    ask(game, BuyTrains(0, left=1))
    return game


def poor() -> Game:
    game = buying()
    company(game, "MR").treasury = 5
    return game


def trading() -> Game:
    game = start()
    ask(game, TradeShares(0))
    return game


def full_hand() -> Game:
    game = trading()
    player(game, 0).shares = (3, 1, 0, 0, 0, 0, 0, 0)
    player(game, 0).cash = 1000
    return game


def stations() -> Game:
    game = lay(start(), ("N2", "Y-PS", 1), ("N3", "Y-CS", 1))
    ask(game, BuyStation(0))
    return game


def sea() -> Game:
    game = lay(start(2, layout=[{"cell": "N3", "tile": "SC-SEA"}]), ("N2", "Y-PC", 2))
    ask(game, LayTiles(0, any=1))
    return game


def splitting() -> Game:
    game = start()
    ask(game, SplitTreasury(0, total=50))
    return game


def dividend() -> Game:
    game = start()
    ask(game, Dividend(0, company=0, revenue=50))
    return game


def laputa() -> Game:
    game = lay(phase(start(variant="laputa"), "5"), ("N1", "G-CT", 1))
    ask(game, LayTiles(0, any=1))
    return game


def at_limit() -> Game:
    return trains(buying(), "MR", "2", "2", "2", "2")


def pool_time() -> Game:
    game = pool(start(), "3")
    company(game, "MR").treasury = 100
    ask(game, BuyPool(0, company=0, running=True))
    return game


def home_slot() -> Game:
    game = start()
    company(game, "TR").director = 0
    ask(game, PlaceHome(0, company=5))
    return game


def alone() -> Game:
    game = new(1, chance={"gulliver-start": ["MR"], "gulliver-side": ["N1"], "gulliver-home-shape": ["Y-CS"]})
    game.play(TakeCompany(0, "GVR"))
    game.play(LayTile(0, "GVR", "S1", "Y-CS", 1))
    game.play(TakeCharacter(0, "general"))
    take(game, "A08")
    return game


MISTAKES: list[tuple[Callable[[], Game], Action, str]] = [
    (drafted, TakeCompany(1, "MR"), "1.2.1"),
    (draft, LayTile(0, "MR", "N2", "Y-CS", 1), "1.2.2"),
    (draft, LayTile(0, "MR", "N1", "Y-YS", 1), "1.2.2"),
    (draft, LayTile(0, "MR", "N1", "Y-CS", 0), "1.2.2"),
    (draft, LayTile(0, "MR", "N1", "Y-PS", 1), "1.2.2"),
    (start, Done(0), "1.3.1"),
    (start, TakeCard(0, "A99", "main"), "1.3.1"),
    (start, TakeCard(0, "A01", "main", True), "1.3.2"),
    (splitting, FillTreasuries(0, 51), "1.3.4"),
    (start, LayTile(0, "MR", "N2", "Y-PS", 1), "1.3.1"),
    (laying, LayTile(0, "SR", "E2", "Y-PS", 0), "1.4.1"),
    (laying, LayTile(0, "MR", "E2", "Y-PS", 0), "1.4.2"),
    (laying, LayTile(0, "MR", "N9", "Y-PS", 0), "1.4.2"),
    (laying, LayTile(0, "MR", "nowhere", "Y-PS", 0), "1.4.2"),
    (laying, LayTile(0, "MR", "N3", "Y-PS", 1), "1.4.3"),
    (laying, LayTile(0, "MR", "N3", "Y-CS", 0), "1.4.2"),
    (laying, LayTile(0, "MR", "N1", "Y-CC", 0), "1.4.4"),
    (laying, LayTile(0, "MR", "N1", "G-CT", 1), "1.4.5"),
    (laying, LayTile(0, "MR", "N3", "B-C4", 0), "1.4.5"),
    (laying, LayTile(0, "MR", "N3", "BR-Y-CS", 1), "1.4.6"),
    (laying, LayTile(0, "MR", "N3", "tile", 1), "1.4.6"),
    (sea, LayTile(0, "MR", "N3E1", "Y-PC", 0), "1.4.7"),
    (yellow_only, LayTile(0, "MR", "N1", "G-CT", 1), "1.4.8"),
    (buying, BuyTrain(0, "SR"), "1.5.1"),
    (buying, BuyFromCompany(0, "MR", "MR", "2", 5), "1.5.2"),
    (buying, BuyFromCompany(0, "MR", "SR", "2", 0), "1.5.2"),
    (buying, BuyFromCompany(0, "MR", "SR", "3", 10), "1.5.2"),
    (poor, BuyTrain(0, "MR"), "1.5.3"),
    (buying, DropTrain(0, "MR", "2"), "1.5.4"),
    (at_limit, BuyTrain(0, "MR"), "1.5.5"),
    (buying, BuyFromPool(0, "MR", "2"), "1.5.7"),
    (pool_time, BuyFromPool(0, "MR", "3"), "1.5.7"),
    (pool_time, BuyFromPool(0, "MR", "2"), "1.5.7"),
    (trading, SellShares(0, "MR", 1), "1.6.1"),
    (trading, BuyShare(0, "TR"), "1.6.2"),
    (trading, BuyShare(0, "MR"), "1.6.2"),
    (trading, Found(0, "SR", 1), "1.6.3"),
    (trading, Found(0, "TR", 1), "1.6.3"),
    (trading, Found(0, "TR", 99), "1.6.3"),
    (full_hand, BuyShare(0, "SR"), "1.6.4"),
    (full_hand, Found(0, "TR", 1), "1.6.4"),
    (home_slot, PlaceStation(0, "TR", "N1"), "1.7.2"),
    (stations, PlaceStation(0, "SR", "N3"), "1.7.1"),
    (stations, PlaceStation(0, "MR", "N2"), "1.7.2"),
    (stations, PlaceStation(0, "MR", "N1"), "1.7.2"),
    (stations, PlaceStation(0, "MR", "E1"), "1.7.2"),
    (start, LayTile(0, "MR", "N2", "CH-JUD1", 1), "1.7a.6"),
    (start, CashIn(0), "1.7a.5"),
    (pool_time, CashIn(0), "1.7a.6"),
    (dividend, Done(0), "1.8.4"),
    (dividend, PayOut(0, "SR"), "1.8.1"),
    (laputa, LayTile(0, "MR", "N1", "LA-blue", 0), "1.13.2"),
    (alone, BuyFromCompany(0, "GVR", "MR", "2", 10), "1.14"),
]


@pytest.mark.parametrize(("position", "action", "expected"), MISTAKES)
def test_mistakes_name_their_rule(position: Callable[[], Game], action: Action, expected: str) -> None:
    game = position()
    assert rule(game, action) == expected
    refusal = game.why_not(action)
    if refusal is not None:
        for language in LANGUAGES:
            assert Words(language)(refusal.message)
            assert Words(language).rule(refusal.rule)


def test_every_section_of_the_rules_has_a_mistake() -> None:
    named = {".".join(expected.split(".")[:2]) for _, _, expected in MISTAKES if expected}
    assert {"1.2", "1.3", "1.4", "1.5", "1.6", "1.7", "1.7a", "1.8", "1.13", "1.14"} <= named
