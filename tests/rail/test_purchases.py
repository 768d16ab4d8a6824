"""Previews of purchases, lays and stations: what they change for everybody."""

from __future__ import annotations

import random
from typing import Any

import trainshed
from tests.cz.table import begin, buy, cover, give, give_pool, new, preview, scrap, seat, sell_out, set_cash, to_phase
from trainshed.core import Game
from trainshed.rail.owners import BANK, POOL
from trainshed.rail.play.actions import BuyFromCompany, LayTile, PlaceStation
from trainshed.rail.play.preview import Effect, RailPreview
from trainshed.rail.play.purchases import CompanyAfter, Purchase
from trainshed.rail.play.running import best_run

LINE = "D4 57/1, D2 57/1, D6 9/1, D8 8/5, E9 6/2"


def first_four() -> Game:
    """EKJ can buy the first 4-train; all have 2-trains, VBW as many trains as it may own now."""
    game = sell_out(to_phase(cover(new(3), LINE), 2), of="4", but=2)
    give(game, "EKJ", "2", "3")
    give(game, "BCB", "2")
    give(game, "VBW", "2", "3", "3", "3")
    for company, cash in (("BCB", 100), ("EKJ", 320), ("VBW", 260)):
        set_cash(game, company, cash)
    begin(game, "EKJ", "buy-trains", round=6)
    return game


def purchases(game: Game) -> tuple[Purchase, ...]:
    return preview(game, seat(game)).purchases


def of(purchase: Purchase, company: str) -> CompanyAfter:
    return next(one for one in purchase.companies if one.company == company)


def fates(after: CompanyAfter) -> list[tuple[str, str]]:
    return [(train.kind, train.fate) for train in after.trains]


def test_the_first_four_train_changes_the_phase_for_everybody() -> None:
    game = first_four()
    (found,) = purchases(game)
    assert (found.company, found.train, found.source, found.price, found.first) == ("EKJ", "4", BANK, 250, True)
    assert (found.phase.id, found.phase_after.id) == ("2", "3")
    assert (found.phase.limits["company"], found.phase_after.limits["company"]) == (4, 3)
    assert [(leaves.kind, leaves.count, leaves.obsolete) for leaves in found.leaves] == [("2", 3, False)]
    own = of(found, "EKJ")
    assert fates(own) == [("2", "leaves"), ("3", "kept"), ("4", "new")]
    assert (own.treasury, own.over) == (70, 0)
    assert fates(of(found, "BCB")) == [("2", "leaves")]
    assert (of(found, "VBW").over, of(found, "VBW").limit) == (0, 3)


def test_the_runs_told_are_those_after_the_purchase() -> None:
    game = first_four()
    (found,) = purchases(game)
    companies = [one.company for one in found.companies]
    before = {company: best_run(game.state, company).revenue for company in companies}
    game.play(buy(game))
    assert found.routes == best_run(game.state, "EKJ").routes
    after = {company: best_run(game.state, company).revenue for company in companies}
    assert {one.company: one.before for one in found.companies} == before
    assert {one.company: one.after for one in found.companies} == after
    assert {one.company: one.treasury for one in found.companies} == {one: game.state.bank[one] for one in companies}


def test_a_company_over_the_new_limit_is_told() -> None:
    game = first_four()
    give(game, "VBW", "3")
    (found,) = purchases(game)
    assert (of(found, "VBW").over, of(found, "VBW").limit) == (1, 3)


def test_who_could_buy_it_next() -> None:
    game = first_four()
    (found,) = purchases(game)
    assert found.next_buyer is None, "VBW has no room, BCB no money"
    give(scrap(game, "VBW"), "VBW", "3")
    (found,) = purchases(game)
    assert found.next_buyer is not None
    assert (found.next_buyer.company, found.next_buyer.cash) == ("VBW", 260)
    set_cash(game, "VBW", 0)
    set_cash(game, "BCB", 250)
    (found,) = purchases(game)
    assert found.next_buyer is not None
    assert found.next_buyer.company == "BCB", "in the next round"
    begin(game, "EKJ", "buy-trains", round=10)
    (found,) = purchases(game)
    assert found.next_buyer is None, "there is no next round"


def test_a_train_from_the_pool_changes_nobody_else() -> None:
    game = first_four()
    give_pool(game, "3")
    pool = next(one for one in purchases(game) if one.source == POOL)
    assert (pool.train, pool.price, pool.first, pool.leaves, pool.next_buyer) == ("3", 120, False, (), None)
    assert pool.phase == pool.phase_after
    assert [one.company for one in pool.companies if one.before != one.after or len(one.trains) > 4] in ([], ["EKJ"])


def random_positions(title: str, seed: int) -> Any:
    rng, game = random.Random(seed), trainshed.new(title, 3, seed=seed)
    while seats := game.decision.seats:
        yield game, seats[0]
        legal = list(game.legal_actions.of(seats[0]))
        good = [action for action in legal if not hasattr(action, "accept") and hasattr(action, "company")]
        game.play(rng.choice(good if good and rng.random() < 0.8 else legal))


def test_every_purchase_has_its_effects_and_prices_of_one_train_share_them() -> None:
    seen = shared = 0
    for title in ("cz_first", "lilliput"):
        for game, who in random_positions(title, 3):
            shown = game.preview(who)
            assert isinstance(shown, RailPreview)
            numbers: dict[Any, set[int | None]] = {}
            for action, effect in zip(game.legal_actions.of(who), shown.effects, strict=True):
                buys = str(type(action).__struct_config__.tag) in ("buy-train", "buy-pool", "buy-from")
                assert (effect.purchase is not None) == buys
                if buys:
                    found = shown.purchases[effect.purchase or 0]
                    assert found.company == action.company
                    assert of(found, found.company).after == effect.after
                    seen += 1
                if isinstance(action, BuyFromCompany):
                    assert (found.source, found.price) == (action.seller, None)
                    numbers.setdefault((action.company, action.seller, action.train), set()).add(effect.purchase)
            assert all(len(some) == 1 for some in numbers.values())
            shared += len(numbers)
    assert min(seen, shared) > 10


# lays and stations


def effects(game: Game, kind: type[Any]) -> list[tuple[Any, Effect]]:
    legal = list(game.legal_actions.of(seat(game)))
    shown = preview(game, seat(game)).effects
    return [(action, effect) for action, effect in zip(legal, shown, strict=True) if isinstance(action, kind)]


def test_a_lay_tells_where_new_track_leads() -> None:
    game = cover(new(5), "D4 57/1, D2 57/1")
    begin(game, "EKJ")
    straight = next(one for act, one in effects(game, LayTile) if (act.cell, act.tile, act.rotation) == ("D6", "9", 1))
    assert straight.leads == ("D8",)
    assert all(act.cell not in one.leads for act, one in effects(game, LayTile))


def test_a_station_tells_what_one_more_train_would_bring() -> None:
    game = give(cover(new(5), LINE), "EKJ", "2")
    to_phase(game, 2)
    set_cash(game, "EKJ", 200)
    begin(game, "EKJ", "build-station")
    found = [one.with_train for _, one in effects(game, PlaceStation)]
    assert found
    for with_train in found:
        assert with_train is not None
        assert with_train.kind == "3"
        assert (with_train.before, with_train.after) == (90, 90)
