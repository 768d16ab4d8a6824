"""What version 2 of the rules reads in another way than version 1 (R35, R54 to R56)."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

import trainshed
from tests.lilliput.table import board, new, refusing_rule, seen, solo, start, step, tile_on, trains_of, treasury
from tests.lilliput.table_steps import ask, lay, place_stations, set_phase, set_trains, set_treasury
from trainshed.bots import make
from trainshed.core import BadSetup, Game, Words, contract
from trainshed.rail.play.actions import Answer, BuyFromCompany, CounterOffer, LayTile
from trainshed.rail.play.offers import OfferView
from trainshed.titles.lilliput.actions import TakeCard, TakeCompany

# R54 upgrades


@pytest.mark.parametrize(("upgrades", "rule"), [("new-track", "1.4.2"), ("any-track", "")])
def test_r54_the_table_agrees_what_of_an_upgrade_must_be_in_reach(upgrades: str, rule: str) -> None:
    """The bridge adds track from W to E, to which MR does not come; the old track from its home stays in reach."""
    game = lay(set_phase(start(upgrades=upgrades), "3"), ("N2", "Y-PS", 1))
    ask(game, "lay-track", 0, any=1)
    bridge = LayTile(0, "MR", "N2", "G-P-BR", 0)
    assert refusing_rule(game, bridge) == rule
    assert (bridge in game.legal_actions) == (not rule)
    lays = [action for action in game.legal_actions if isinstance(action, LayTile)]
    assert any(action.tile == "G-P-SWL" for action in lays)  # its new track branches off the old one


def test_r54_without_any_track_in_reach_no_tile_is_upgraded() -> None:
    game = lay(set_phase(start(upgrades="any-track"), "3"), ("E2", "Y-PS", 0))
    ask(game, "lay-track", 0, any=1)
    refusal = game.why_not(LayTile(0, "MR", "E2", "G-P-BR", 0))
    assert refusal is not None
    assert (refusal.rule, refusal.message.key) == ("lilliput/1.4.2", "rail-refuse-reach")


# R55 chessboard


def beside_wiggywack(rules: int) -> Game:
    game = start(2, rules=rules, layout=[{"cell": "E4", "tile": "SC-WIG"}])
    return ask(place_stations(game, "MR", "E4"), "lay-track", 0, any=1)


@pytest.mark.parametrize(("rules", "rule"), [(1, "1.4.3"), (2, "")])
def test_r55_beside_wiggywack_alone_both_cities_and_plain_track_may_lie(rules: int, rule: str) -> None:
    game = beside_wiggywack(rules)
    assert refusing_rule(game, LayTile(0, "MR", "E5", "Y-PS", 0)) == rule
    assert refusing_rule(game, LayTile(0, "MR", "E5", "Y-CS", 0)) == ""


def test_r55_from_there_on_tiles_alternate_with_their_neighbours() -> None:
    game = lay(beside_wiggywack(2), ("E5", "Y-PS", 0))
    assert refusing_rule(game, LayTile(0, "MR", "E6", "Y-PS", 0)) == "1.4.3"
    assert refusing_rule(game, LayTile(0, "MR", "E6", "Y-CS", 0)) == ""
    assert not list(game.violations())


@pytest.mark.parametrize("scenario", ["", "begin", "mountains", "secluded"])
def test_r55_where_nothing_is_exempt_neighbours_say_the_same_as_the_cells(scenario: str) -> None:
    """Both versions offer the same lays, and beside any tile that alternates the same ground is barred.

    All tiles come to lie beside others, the first ones beside Mildendo, so by induction they follow the cells: the
    neighbours of a cell all have the other colour of the chessboard, and so one ground. Only Wiggywack can begin anew.
    """
    compared = 0
    for players in (1, 2, 3, 4):
        newer = trainshed.new("lilliput", players, seed=players, options={"scenario": scenario})
        older, rng = Game(replace(newer.setup, rules=1)), random.Random(players)
        while seats := older.decision.seats:
            lays = [[it for it in game.legal_actions if isinstance(it, LayTile)] for game in (older, newer)]
            if step(older) != "lay-home":
                assert lays[0] == lays[1]
            compared += len(lays[0])
            here = board(newer)
            for cell, shape in list(here.laid.items()):
                if shape.tile.data.ground:
                    for other in here.map.grid.neighbours(cell).values():
                        assert {*here.barred(other)} == {*board(older).barred(other)}
            legal = list(older.legal_actions.of(seats[0]))
            cards = [it for it in legal if isinstance(it, TakeCard) and it.card <= "A03" and it.side == "main"]
            action = rng.choice(lays[0] or cards or legal)
            older.play(action)
            newer.play(action)
    assert compared > 500


# R56 homes on terrain

HILL = [{"cell": "N1", "tile": "SC-HILL"}]


def test_r56_a_home_may_lie_on_terrain_for_its_price() -> None:
    game = new(4, layout=HILL)
    game.play(TakeCompany(0, "MR"))
    home = LayTile(0, "MR", "N1", "Y-CS", 1)
    assert home in game.legal_actions
    game.play(home)
    assert (tile_on(game, "N1"), treasury(game, "MR")) == ("Y-CS", 520)
    assert not list(game.violations())


def test_r56_version_1_took_terrain_for_a_lost_side() -> None:
    with pytest.raises(BadSetup, match="needs 4 sides"):
        new(4, rules=1, layout=HILL)


def test_r56_a_company_that_cannot_pay_lays_its_home_elsewhere() -> None:
    game = new(3, layout=HILL, data={"setup": {"treasury": 20}, "company": [{"id": "MR", "treasury": 20}]})
    game.play(TakeCompany(0, "MR"))
    assert refusing_rule(game, LayTile(0, "MR", "N1", "Y-CS", 1)) == "1.4.1"
    assert {getattr(action, "cell", "") for action in game.legal_actions} == {"E1", "S1", "W1"}
    with pytest.raises(BadSetup, match="needs 4 sides"):
        new(4, layout=HILL, data={"setup": {"treasury": 20}})


def test_r56_gulliver_needs_a_side_without_terrain() -> None:
    sides = [{"cell": cell, "tile": tile} for cell, tile in zip(["N1", "E1", "S1"], ("SC-HILL",) * 3, strict=True)]
    game = solo(layout=HILL, chance={"gulliver-side": ["E1"]})
    assert tile_on(game, "N1") == "SC-HILL"
    with pytest.raises(BadSetup, match="needs 2 sides"):
        new(1, layout=[*sides, {"cell": "W1", "tile": "SC-WOOD"}])
    assert new(1, layout=sides).decision.seats == (0,)


# R35 haggling


def haggling(rules: int = 2) -> Game:
    """MR has offered SR £100 for its 2-train; MR has £550."""
    game = ask(start(rules=rules), "buy-trains", 0, left=1)
    game.play(BuyFromCompany(0, "MR", "SR", "2", 100))
    return game


def offered(game: Game) -> OfferView:
    """What the director who is asked sees of the offer."""
    found = seen(game, game.decision.seats[0]).step
    assert isinstance(found, OfferView)
    return found


def test_r35_the_asked_director_may_name_another_price_and_both_go_on_until_one_ends_it() -> None:
    game = haggling()
    game.play(CounterOffer(1, 300))
    assert game.decision.seats == (0,)
    game.play(CounterOffer(0, 150))
    assert game.decision.seats == (1,)
    game.play(CounterOffer(1, 200))
    game.play(Answer(0, True))
    assert (treasury(game, "MR"), treasury(game, "SR")) == (350, 700)
    assert (trains_of(game, "MR"), trains_of(game, "SR")) == (["2", "2"], [])


def test_r35_the_log_tells_who_named_which_price() -> None:
    game = haggling()
    words = Words("en", "lilliput")
    told = [words(event.message()) for action in HAGGLED for event in game.play(action)]
    assert told[:3] == [
        "SR asks MR for £300 for a 2-train.",
        "MR offers SR £150 for a 2-train.",
        "SR asks MR for £200 for a 2-train.",
    ]
    assert words(game.decision.question(0)) == "SR asks MR for £200 for its 2-train. Do you agree?"
    assert words(game.play(Answer(0, False))[0].message()) == "MR does not pay SR £200 for a 2-train."


HAGGLED = (CounterOffer(1, 300), CounterOffer(0, 150), CounterOffer(1, 200))


def test_r35_each_price_lies_between_the_last_two() -> None:
    game = haggling()
    offer = offered(game)
    assert (offer.low, offer.high, offer.countered) == (101, 550, False)  # no more than MR has
    for price in (0, 100, 551):
        assert refusing_rule(game, CounterOffer(1, price)) == "1.5.2"
    game.play(CounterOffer(1, 300))
    offer = offered(game)
    assert (offer.low, offer.high, offer.countered) == (101, 299, True)
    game.play(CounterOffer(0, 299))
    assert [type(action) for action in game.legal_actions] == [Answer, Answer]  # no price is left between 299 and 300
    assert refusing_rule(game, CounterOffer(1, 300)) == "1.5.2"
    assert not list(contract.check(game))


def test_r35_either_director_may_end_it_and_the_train_is_not_asked_for_again() -> None:
    game = haggling()
    game.play(CounterOffer(1, 300))
    game.play(Answer(0, False))
    assert step(game) == "buy-trains"
    assert (treasury(game, "MR"), trains_of(game, "SR")) == (550, ["2"])
    assert refusing_rule(game, BuyFromCompany(0, "MR", "SR", "2", 300)) == "1.5.2"


def test_r35_version_1_knew_one_offer_and_one_answer() -> None:
    game = haggling(rules=1)
    assert refusing_rule(game, CounterOffer(1, 300)) == "1.5.2"
    assert [type(action) for action in game.legal_actions] == [Answer, Answer]


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_r35_bots_answer_offers_sensibly_and_come_to_an_end(level: str) -> None:
    """Against a stubborn person, who always names the next price, a bot names its own price twice at most.

    SR has two trains for one route, so it gains by any price; but a 2-train costs £80 as printed.
    """
    first = []
    for price in (1, 400):
        game = set_treasury(set_trains(start(2), "SR", "2", "2"), "MR", 450)
        ask(game, "buy-trains", 0, left=1)
        game.play(BuyFromCompany(0, "MR", "SR", "2", price))
        bot, named = make("lilliput", level, 1), 0
        first.append(bot.choose(game, 1))
        while step(game) == "offer":
            if game.decision.seats == (0,):
                more = CounterOffer(0, offered(game).low)
                game.play(more if game.why_not(more) is None else Answer(0, False))
            else:
                answer = bot.choose(game, 1)
                named += isinstance(answer, CounterOffer)
                game.play(answer)
        assert named <= 2
        assert trains_of(game, "SR") == ["2"]
    least = Answer(1, True) if level == "easy" else CounterOffer(1, 80)  # easy does not hope that £80 are paid
    assert first == [least, Answer(1, True)]


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_r35_bots_do_not_sell_what_they_need(level: str) -> None:
    game = ask(set_trains(start(2), "SR", "2"), "buy-trains", 0, left=1)
    game.play(BuyFromCompany(0, "MR", "SR", "2", 100))
    answer = make("lilliput", level, 1).choose(game, 1)
    assert answer == Answer(1, False) or (isinstance(answer, CounterOffer) and answer.price > 400)
