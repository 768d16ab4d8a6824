"""Data in the view besides the state: card row, details of the current step, effects, Gulliver's reasons."""

from __future__ import annotations

import msgspec

from tests.lilliput.table import effect, new, preview, seen, skip, start, take
from tests.lilliput.table_steps import (
    GULLIVER_STEPS,
    ask,
    resolve,
    set_cash,
    set_phase,
    set_top_train,
    set_trains,
    set_treasury,
)
from trainshed.core import LANGUAGES, Words
from trainshed.rail.play.actions import Answer, BuyFromCompany, BuyTrain, LayTile, Withhold
from trainshed.rail.play.dividends import DividendView
from trainshed.rail.play.offers import OfferView
from trainshed.titles.lilliput.actions import TakeCharacter, TakeCompany


def test_the_row_tells_who_took_which_half_and_who_copied_it() -> None:
    game = start()
    skip(game, "A01")
    take(game, "A01", "alt", copy=True)
    view = seen(game, 2)
    card = next(card for card in view.cards if card.id == "A01")
    assert [(take.seat, take.side, take.copy) for take in card.takes] == [(0, "alt", False), (1, "alt", True)]
    assert [take.card for take in view.takes] == ["A01", "A01"]
    assert (view.turn_order, view.turn) == ((0, 1, 2, 3, 3, 2, 1, 0), 2)
    take(game, "A08")
    assert seen(game, 2).turn == 2  # the card is not finished


def test_halves_tell_what_they_could_be_used_for() -> None:
    game = start()
    halves = {card.id: card.main for card in seen(game, 0).cards}
    assert halves["A01"].uses == {"cells": 1}  # the straight home on N1 leads from Mildendo to N2
    assert halves["A08"].uses["bank"] == 1
    assert halves["A05"].uses == {"sell": 0, "buy": 0, "found": 0}  # 30 pounds are not enough to buy anything
    assert halves["A05"].ways == 0


def test_a_train_card_is_of_use_to_a_company_that_can_give_up_an_obsolete_train() -> None:
    game = set_trains(set_phase(start(), "4"), "MR", "2", "3", "3")  # at the limit of three; the 2-train is obsolete
    for id in ("SR", "GVR", "LNR"):
        set_trains(game, id)
    bought = next(card.main for card in seen(game, 0).cards if card.id == "A08")
    assert bought.uses == {"bank": 1, "foreign": 0}
    assert bought.ways == 1
    set_trains(game, "MR", "3", "3", "3")
    assert next(card.main for card in seen(game, 0).cards if card.id == "A08").ways == 0


def test_prices_come_with_their_range() -> None:
    game = start()
    ask(game, "buy-trains", 0, left=2)
    view = seen(game, 0)
    assert msgspec.to_builtins(view.step) == {"type": "buy-trains", "seat": 0, "asked": True, "left": 2, "refused": ()}
    offer = next(free for free in view.free if isinstance(free.action, BuyFromCompany) and free.action.seller == "SR")
    assert (offer.field, offer.low, offer.high) == ("price", 1, 550)


def test_an_offer_tells_what_both_would_earn() -> None:
    game = start()
    ask(game, "buy-trains", 0, left=1)
    game.play(BuyFromCompany(0, "MR", "SR", "2", 90))
    assert seen(game, 1).step == OfferView(1, "MR", "SR", "2", 90, 91, 550, countered=False)
    offer = preview(game, 1).offer
    assert offer is not None
    assert offer.seller_after == 0
    result = effect(game, Answer(1, True))
    assert (result.treasury, result.before, result.after) == (590, 60, 0)


def test_a_train_that_makes_others_obsolete_shows_in_what_it_earns() -> None:
    game = set_phase(start(), "3")
    set_treasury(game, "MR", 100)
    set_cash(game, 0, 500)
    set_top_train(game, "4")
    set_trains(game, "MR")
    ask(game, "buy-trains", 0, left=1)
    result = effect(game, BuyTrain(0, "MR"))
    assert (result.cost, result.added, result.treasury, result.cash) == (300, 200, 0, 300)
    set_trains(game, "MR", "2")
    set_treasury(game, "MR", 300)
    before = effect(game, BuyTrain(0, "MR"))
    assert before.before == 50
    assert before.after == 50  # the 4-train runs the only route; the 2-train would be obsolete


def test_a_dividend_tells_everybodys_income() -> None:
    game = start()
    ask(game, "dividend", 0, company="MR", revenue=120)
    assert seen(game, 0).step == DividendView("MR", 120, {"@0": 60}, 0)
    kept = effect(game, Withhold(0, "MR"))
    assert (kept.treasury, kept.price) == (670, 50)


def test_gulliver_says_why() -> None:
    script = {"gulliver-start": ["MR"], "gulliver-side": ["N1"], "gulliver-home-shape": ["Y-CS"]}
    game = new(1, chance=script)
    game.play(TakeCompany(0, "GVR"))
    game.play(LayTile(0, "GVR", "S1", "Y-CS", 1))
    game.play(TakeCharacter(0, "general"))
    log = resolve(game, *GULLIVER_STEPS)
    said = [event.message().key.removeprefix("lilliput-log-gulliver-") for event in log]
    reasons = [key for key in said if key[1] == "-"]
    assert reasons == ["a-plain", "b-no-city", "c-none", "d-money", "e-only"]
    for language in LANGUAGES:
        words = Words(language)
        assert all(words(event.message(), ["Ann"]) for event in log)
