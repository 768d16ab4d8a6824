"""Typical mistakes and the rule named in each refusal: at least one for every section."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest

from tests.lilliput.table import finish_turn, new, refusing_rule, solo, start, take
from tests.lilliput.table_steps import (
    ask,
    give_shares,
    lay,
    place_stations,
    resolve,
    rules_in_refusals,
    set_cash,
    set_director,
    set_phase,
    set_pool,
    set_trains,
    set_treasury,
)
from trainshed.core import LANGUAGES, Action, Game, Words
from trainshed.rail.play.actions import (
    BuyFromCompany,
    BuyFromPool,
    BuyShare,
    BuyTrain,
    DiscardTrain,
    Done,
    LayTile,
    PayOut,
    PlaceStation,
    SellShares,
)
from trainshed.titles.lilliput.actions import (
    CashIn,
    ChooseRun,
    FillTreasuries,
    Found,
    TakeCard,
    TakeCompany,
)
from trainshed.titles.lilliput.vocabulary import MESSAGE_KEYS, RULE_IDS


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
    ask(game, "lay-track", 0, any=1)
    return game


def yellow_only() -> Game:
    game = set_phase(start(), "3")
    ask(game, "lay-track", 0, yellow=2)
    return game


def buying() -> Game:
    game = start()
    ask(game, "buy-trains", 0, left=1)
    return game


def poor() -> Game:
    game = buying()
    set_treasury(game, "MR", 5)
    return game


def penniless() -> Game:
    game = buying()
    set_treasury(game, "MR", 0)
    return game


def trading() -> Game:
    game = start()
    ask(game, "shares", 0)
    return game


def full_hand() -> Game:
    game = trading()
    give_shares(game, 0, "MR", 3)
    give_shares(game, 0, "SR", 1)
    set_cash(game, 0, 1000)
    return game


def stations() -> Game:
    game = lay(start(), ("N2", "Y-PS", 1), ("N3", "Y-CS", 1))
    ask(game, "build-station", 0)
    return game


def stations_far() -> Game:
    game = lay(start(2), ("W1", "Y-CS", 0))  # connected only through Mildendo
    ask(game, "build-station", 0)
    return game


def sea() -> Game:
    game = lay(start(2, layout=[{"cell": "N3", "tile": "SC-SEA"}]), ("N2", "Y-PC", 2))
    ask(game, "lay-track", 0, any=1)
    return game


def splitting() -> Game:
    game = start()
    ask(game, "split", 0, total=50)
    return game


def dividend() -> Game:
    game = start()
    ask(game, "dividend", 0, company="MR", revenue=50)
    return game


def laputa() -> Game:
    game = lay(set_phase(start(variant="laputa"), "5"), ("N1", "G-CT", 1))
    ask(game, "lay-track", 0, any=1)
    return game


def allenbeck() -> Game:
    game = lay(set_phase(start(variant="allenbeck"), "5"), ("N1", "G-CT", 1))
    ask(game, "lay-track", 0, any=1)
    return game


def brobdingnag() -> Game:
    game = lay(start(2, variant="brobdingnag"), ("N2", "Y-PS", 1))
    ask(game, "lay-track", 0, any=1)
    return game


def mountain() -> Game:
    game = set_phase(start(2, layout=[{"cell": "N2", "tile": "SC-MTN"}, {"cell": "S2", "tile": "SC-MINE10"}]), "3")
    ask(game, "lay-track", 0, any=1)
    return game


def early_mountain() -> Game:
    game = start(2, layout=[{"cell": "N2", "tile": "SC-MTN"}])
    ask(game, "lay-track", 0, any=1)
    return game


def three() -> Game:
    return start(3)


def at_limit() -> Game:
    return set_trains(buying(), "MR", "2", "2", "2", "2")


def pool_time() -> Game:
    game = set_pool(start(), "3")
    set_treasury(game, "MR", 100)
    ask(game, "buy-pool", 0, company="MR", running=True)
    return game


def home_slot() -> Game:
    game = start()
    set_director(game, "TR", 0)
    ask(game, "place-home", 0, company="TR")
    return game


def three_trading() -> Game:
    return ask(start(3), "shares", 0)


def alone_trading() -> Game:
    return ask(solo(), "shares", 0)


def alone_again() -> Game:
    game = solo()
    take(game, "A04")
    finish_turn(game)
    return game


def behind_a_full_city() -> Game:
    """Between the home of MR and N4 lies N3, full of a foreign station."""
    game = lay(start(), ("N2", "Y-PS", 1), ("N3", "Y-CS", 1), ("N4", "Y-PS", 1), ("N5", "Y-CS", 1))
    return place_stations(game, "SR", "N3")


def building_behind() -> Game:
    return ask(behind_a_full_city(), "lay-track", 0, any=1)


def station_behind() -> Game:
    return ask(behind_a_full_city(), "build-station", 0)


def alone_buying() -> Game:
    game = solo()
    take(game, "A08")
    return game


def judge() -> Game:
    return start(judge=True)


def castle() -> Game:
    return set_phase(start(), "3")


def treasurer() -> Game:
    return lay(start(characters=("treasurer", "general", "judge", "admiral")), ("N2", "Y-PS", 1))


def mines() -> Game:
    """Return a game with two runs of equal revenue, one of them through a mine."""
    game = start(2, layout=[{"cell": "N2", "tile": "SC-MINE10", "rotation": 1}])
    lay(game, ("N3", "Y-CS", 1), ("N1", "G-CT", 1), ("N1E1", "Y-PS", 0), ("N1E2", "Y-CS", 0))
    set_trains(game, "MR", "2", "2")
    resolve(game, "run-company", company="MR")
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
    (start, BuyTrain(0, "MR"), "1.3.1"),
    (start, BuyFromPool(0, "MR", "2"), "1.5.7"),
    (laying, TakeCard(0, "A02", "main"), "1.3.1"),
    (laying, BuyShare(0, "SR"), "1.3.1"),
    (laying, LayTile(0, "SR", "E2", "Y-PS", 0), "1.4.1"),
    (laying, LayTile(0, "MR", "E2", "Y-PS", 0), "1.4.2"),
    (laying, LayTile(0, "MR", "N9", "Y-PS", 0), "1.4.2"),
    (laying, LayTile(0, "MR", "nowhere", "Y-PS", 0), "1.4.2"),
    (laying, LayTile(0, "MR", "N3", "Y-PS", 1), "1.4.3"),
    (laying, LayTile(0, "MR", "N3", "Y-CS", 0), "1.4.2"),
    (laying, LayTile(0, "MR", "N1", "Y-CC", 0), "1.4.4"),
    (laying, LayTile(0, "MR", "N1", "G-CT", 1), "1.4.5"),
    (laying, LayTile(0, "MR", "N3", "B-C4", 0), "1.4.5"),
    (laying, LayTile(0, "MR", "N3", "BR-Y-CS", 1), "1.13.3"),
    (laying, LayTile(0, "MR", "N3", "AL-Plips", 1), "1.13.1"),
    (laying, LayTile(0, "MR", "N3", "tile", 1), "1.4.6"),
    (sea, LayTile(0, "MR", "N3E1", "Y-PC", 0), "1.4.7"),
    (yellow_only, LayTile(0, "MR", "N1", "G-CT", 1), "1.4.8"),
    (buying, BuyTrain(0, "SR"), "1.5.1"),
    (buying, BuyFromCompany(0, "MR", "MR", "2", 5), "1.5.2"),
    (buying, BuyFromCompany(0, "MR", "SR", "2", 0), "1.5.2"),
    (buying, BuyFromCompany(0, "MR", "SR", "3", 10), "1.5.2"),
    (penniless, BuyFromCompany(0, "MR", "SR", "2", 1), "1.5.2"),
    (poor, BuyTrain(0, "MR"), "1.5.3"),
    (buying, DiscardTrain(0, "MR", "2"), "1.5.4"),
    (at_limit, BuyTrain(0, "MR"), "1.5.5"),
    (buying, BuyFromPool(0, "MR", "2"), "1.5.7"),
    (pool_time, BuyFromPool(0, "MR", "3"), "1.5.7"),
    (pool_time, BuyFromPool(0, "MR", "2"), "1.5.7"),
    (trading, SellShares(0, "MR", 1), "1.6.1"),
    (trading, BuyShare(0, "TR"), "1.6.2"),
    (trading, BuyShare(0, "SR", "pool"), "1.6.2"),
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
    (stations_far, PlaceStation(0, "MR", "W1"), "1.7.3"),
    (castle, LayTile(0, "MR", "N1", "CH-EMP", 1), "1.7a.1"),
    (castle, LayTile(0, "MR", "E1", "CH-EMP", 0), "1.7a.1"),
    (start, LayTile(0, "MR", "N1", "CH-EMP", 1), "1.7a.1"),
    (treasurer, LayTile(0, "MR", "N3", "CH-TRE", 0), "1.7a.5"),
    (judge, Done(2), "1.7a.3"),
    (judge, FillTreasuries(2, 10), "1.7a.3"),
    (three_trading, BuyShare(0, "LNR"), "1.11"),
    (three_trading, Found(0, "LNR", 1), "1.11"),
    (alone_trading, BuyShare(0, "LNR"), "1.14.1"),
    (alone_again, TakeCard(0, "A04", "main", True), "1.14.1"),
    (mines, ChooseRun(0, "MR", 20), "1.8.3"),
    (three, TakeCard(0, "A01", "main"), "1.11"),
    (dividend, Done(0), "1.8.4"),
    (dividend, PayOut(0, "SR"), "1.8.1"),
    (dividend, CashIn(0), "1.7a.6"),
    (dividend, DiscardTrain(0, "MR", "2"), "1.5.4"),
    (dividend, BuyFromPool(0, "MR", "2"), "1.5.7"),
    (laputa, LayTile(0, "MR", "N1", "LA-blue", 0), "1.13.2"),
    (laputa, LayTile(0, "MR", "N1", "B-C4", 0), "1.13.2"),
    (allenbeck, LayTile(0, "MR", "N1", "B-C4", 0), "1.13.1"),
    (brobdingnag, LayTile(0, "MR", "N3", "Y-CS", 1), "1.13.3"),
    (alone_buying, BuyFromCompany(0, "GVR", "MR", "2", 10), "1.14"),
    (solo, TakeCard(0, "A10", "main"), "1.14"),
    (mountain, LayTile(0, "MR", "N2", "Y-PS", 1), "1.15"),
    (mountain, LayTile(0, "MR", "S2", "G-P-SWL", 1), "1.15"),
    (mountain, LayTile(0, "MR", "N1W1", "SC-TUN", 1), "1.15"),
    (mountain, LayTile(0, "MR", "N1W1", "SC-GP1", 1), "1.15"),
    (early_mountain, LayTile(0, "MR", "N2", "SC-TUN", 1), "1.15"),
]


@pytest.mark.parametrize(("position", "action", "expected"), MISTAKES)
def test_mistakes_name_their_rule(position: Callable[[], Game], action: Action, expected: str) -> None:
    game = position()
    assert refusing_rule(game, action) == expected
    refusal = game.why_not(action)
    if refusal is not None:
        assert refusal.message.key in MESSAGE_KEYS
        for language in LANGUAGES:
            assert Words(language)(refusal.message)
            assert Words(language).rule(refusal.rule)


def bought() -> Game:
    """The first player has bought a share. The turn is not over: the Treasurer can still be cashed in."""
    game = start(characters=("treasurer", "general", "judge", "admiral"))
    set_cash(game, 0, 200)
    take(game, "A05")
    game.play(BuyShare(0, "SR"))
    return game


REASONS: list[tuple[Callable[[], Game], Action, str]] = [
    (castle, LayTile(0, "MR", "E1", "CH-EMP", 0), "castle-on"),
    (laying, LayTile(0, "MR", "N9", "Y-PS", 0), "not-beside"),
    (laying, LayTile(0, "MR", "N3", "Y-CS", 4), "no-turn"),
    (splitting, FillTreasuries(0, 51), "split-one"),
    (judge, FillTreasuries(2, 10), "split-one"),
    (three_trading, BuyShare(0, "LNR"), "removed"),
    (alone_again, TakeCard(0, "A04", "main", True), "no-copies-alone"),
    (building_behind, LayTile(0, "MR", "N6", "Y-PS", 1), "behind-full"),
    (station_behind, PlaceStation(0, "MR", "N5"), "behind-full"),
    (mountain, LayTile(0, "MR", "N2", "Y-PS", 1), "mountain"),
    (mountain, LayTile(0, "MR", "N1W1", "SC-TUN", 1), "tunnel-on"),
    (mountain, LayTile(0, "MR", "N1W1", "SC-GP1", 1), "laid-before"),
    (early_mountain, LayTile(0, "MR", "N2", "SC-TUN", 1), "too-early"),
    (start, BuyTrain(0, "MR"), "card-first"),
    (laying, TakeCard(0, "A02", "main"), "card-taken"),
    (laying, BuyShare(0, "SR"), "other-card"),
    (bought, SellShares(0, "SR", 1), "sell-first"),
    (bought, BuyShare(0, "SR"), "card-done"),
    (penniless, BuyFromCompany(0, "MR", "SR", "2", 1), "train-money"),
    (dividend, DiscardTrain(0, "MR", "2"), "drop-not-now"),
    (dividend, BuyFromPool(0, "MR", "2"), "pool-not-now"),
]


@pytest.mark.parametrize(("position", "action", "reason"), REASONS)
def test_a_refusal_gives_the_reason_and_not_only_the_rule(
    position: Callable[[], Game], action: Action, reason: str
) -> None:
    refusal = position().why_not(action)
    assert refusal is not None
    assert refusal.message.key in (f"lilliput-refuse-{reason}", f"rail-refuse-{reason}")


def test_a_full_city_in_the_way_is_named() -> None:
    refusal = station_behind().why_not(PlaceStation(0, "MR", "N5"))
    assert refusal is not None
    assert Words("en")(refusal.message) == "No route of MR leads to N5. N3 is full of foreign stations."
    assert refusal.about == ("N5", "N3")
    unreached = stations_far().why_not(PlaceStation(0, "MR", "W1"))
    assert unreached is not None
    assert Words("en")(unreached.message) == "No route of MR leads to W1."  # no city in the way is full


NOTHING_TO_DECIDE = {"1.1", "1.9", "1.10", "1.12"}
"""Sections without player actions: the goal, bureaucracy, the last round and the professional rule."""


def test_every_section_of_the_rules_has_a_mistake() -> None:
    def sections(rules: Iterable[str]) -> set[str]:
        return {".".join(number.split(".")[:2]) for number in rules}

    told = sections(id.removeprefix("lilliput/") for id in RULE_IDS)
    assert sections(expected for _, _, expected in MISTAKES) == told - NOTHING_TO_DECIDE


def test_every_refusal_of_the_rules_is_one_of_the_mistakes() -> None:
    """Every rule id used in a refusal in the code is declared and has an entry in `MISTAKES`."""
    assert {f"lilliput/{rule}" for rule in rules_in_refusals()} <= set(RULE_IDS)
    assert rules_in_refusals() <= {expected for _, _, expected in MISTAKES}
