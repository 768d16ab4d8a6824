"""All golden data of the fact base: income examples, arithmetic, market, founding, limits, counts."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lilliput.table import (
    ask,
    company,
    lay,
    names,
    new,
    number,
    phase,
    player,
    pool,
    rule,
    start,
    station,
    trains,
)
from tests.rail.shared import shared
from trainshed.core import BadSetup
from trainshed.rail.routes import Train
from trainshed.titles.lilliput import depot, market, running, shares
from trainshed.titles.lilliput.actions import BuyTrain, CashIn, DiscardTrain, Done
from trainshed.titles.lilliput.facts import facts
from trainshed.titles.lilliput.rounds import wealth
from trainshed.titles.lilliput.routes import Way, best_run
from trainshed.titles.lilliput.stations import station_cost
from trainshed.titles.lilliput.trains import BuyTrains

COLOURS = {"red": "MR", "blue": "SR", "green": "GVR", "yellow": "LNR"}
LETTERS = "NESW"
ALLENBECK = ("Tottenham", "Allenbeck", "Plips")


def place(x: int, y: int) -> str:
    return facts().map.grid.at(x, y)


def example(name: str) -> tuple[Any, Any]:
    """Return a game with an income example of the rule book on the board, and the facts of the example."""
    fact = shared("lilliput")["golden"][name]
    game = new(4)
    state = game.state
    if name == "ex2":
        del state.board.laid["C"]
        state.board._net = None
    for tile in fact["tiles"].values():
        shape = state.facts.tiles[tile["tile"]]
        exits = {LETTERS.index(letter) for letter in tile["exits"]}
        want = {frozenset(LETTERS.index(end) for end in piece) for piece in tile.get("segments", [])}
        rotation = next(
            r
            for r in shape.rotations
            if set(shape.shape(r).exits) == exits
            and (not want or {frozenset((t.a, t.b)) for t in shape.shape(r).tracks} == want)
        )
        state.board.laid[place(*tile["at"])] = shape.shape(rotation)
    state.board._net = None
    state.board._stale = ()
    state.board.digest = state.board.track_digest = len(name) + int(name[-1])  # `laid` was set directly: made-up digest
    for letter, companies in fact["tokens"].items():
        for colour in companies:
            station(game, COLOURS[colour], place(*fact["tiles"][letter]["at"]))
    return game, fact


@pytest.mark.parametrize("name", ["ex1", "ex2"])
def test_income_examples_of_the_rule_book(name: str) -> None:
    game, fact = example(name)
    maxima = {}
    for colour, told in fact["companies"].items():
        kinds = [train.split()[0] for train in told["trains"]]
        # example 2 is in phase 6: 3-trains are obsolete, 4-trains are not
        phase(game, "3D" if name == "ex2" else "3")
        trains(game, COLOURS[colour], *kinds)
        maxima[colour] = best_run(game.state, number(game, COLOURS[colour])).revenue
    assert maxima == {colour: told["max"] for colour, told in fact["companies"].items()}


def test_first_example_gives_170_160_140_110() -> None:
    game, _ = example("ex1")
    found = []
    for id, kinds in (("MR", "32"), ("SR", "33"), ("GVR", "22"), ("LNR", "22")):
        trains(game, id, *kinds)
        found.append(best_run(game.state, number(game, id)).revenue)
    assert found == [170, 160, 140, 110]


def arithmetic(kind: str) -> list[Any]:
    """Return the entries of one kind from the fact base's arithmetic examples."""
    return [entry[kind] for entry in shared("lilliput")["golden"]["arith"] if kind in entry]


def test_nothing_golden_is_forgotten() -> None:
    golden = shared("lilliput")["golden"]
    told = {"ex1", "ex2", "arith", "pad", "market", "founding", "flimnap", "copy_card_end_value", "train_limit"}
    assert set(golden) == told
    kinds = {kind for entry in golden["arith"] for kind in entry}
    rest = {"allenbeck_3_of_4_3D", "allenbeck_4_of_4_4D"}
    assert kinds == rest | {"obsolete", "D", "brob", "last_round", "payout", "stations", "admiral"}
    assert len(golden["train_limit"]) == 3


def test_obsolete_trains_earn_half_rounded_down_and_d_trains_double() -> None:
    for total, half in arithmetic("obsolete"):
        assert Train("2", stops=2, obsolete=True).earns(total) == half
    for total, twice in arithmetic("D"):
        assert Train("3D", stops=3, multiplier=2).earns(total) == twice


@pytest.mark.parametrize(("cities", "kind"), [(("Tottenham", "Allenbeck"), "3D"), (ALLENBECK, "4D")])
def test_the_allenbeck_express_earns_its_bonus_once(cities: tuple[str, ...], kind: str) -> None:
    """The named cities lie in one line north of Mildendo: 110 and 150 without factor, 240 and 350 for D-trains."""
    [[single, doubled]] = arithmetic(f"allenbeck_{len(cities) + 1}_of_4_{kind}")
    game = phase(start(variant="allenbeck"), "5")
    for at, city in enumerate(cities):
        cell = f"N{2 * at + 1}"
        if at:
            lay(game, (f"N{2 * at}", "Y-PS", 1), (cell, "Y-CS", 1))
        lay(game, (cell, "G-CT", 1), (cell, f"AL-{city}", 0))
    assert 30 + 40 * len(cities) == single
    assert best_run(game.state, 0, trains=(game.state.facts.train_ids.index(kind),)).revenue == doubled


def test_payout_of_140_and_what_the_bank_keeps() -> None:
    [[revenue, parts]] = arithmetic("payout")
    game = start()
    bank = game.state.bank
    before = [player(game, seat).cash for seat in range(4)]
    player(game, 1).shares = (1, 0, 0, 0, 0, 0, 0, 0)
    running.pay_out(game.state, number(game, "MR"), revenue, 1, [])
    paid = [player(game, seat).cash - before[seat] for seat in range(4)]
    assert paid == [parts["director_cert"], parts["each_10_percent"], 0, 0]
    assert revenue - (bank - game.state.bank) >= parts["bank_at_least"]


def test_last_round_doubles_240_to_480() -> None:
    [[revenue, doubled]] = arithmetic("last_round")
    game = start()
    game.state.round = 8
    cash = player(game, 0).cash
    running.earn(game.state, number(game, "MR"), revenue, Way(0, ()), [])
    assert player(game, 0).cash - cash == doubled // 2


def test_brobdingnag_splits_a_dividend() -> None:
    state = start(2, variant="brobdingnag").state
    for revenue, parts in arithmetic("brob"):
        assert running.split(state, revenue) == (parts["company"], parts["shareholders"])


def test_station_prices() -> None:
    game = start()
    prices: dict[str, list[int]] = {}
    for id in ("MR", "SR"):  # the General belongs to the director of the blue company
        charter = company(game, id)
        prices[id] = []
        for placed in range(4):
            charter.stations = ("x",) * placed
            prices[id].append(station_cost(game.state, number(game, id)))
    [told] = arithmetic("stations")
    assert prices == {"MR": [*told["normal"], -1], "SR": [*told["general"], -1]}


def test_admiral_prices() -> None:
    game = start()
    found = {}
    for train in game.state.facts.train_ids:
        phase(game, train)
        assert depot.bank_price(game.state, 0) == game.state.facts.trains[depot.top(game.state)].price
        found[train] = depot.bank_price(game.state, 3)
    assert [found] == arithmetic("admiral")


def field(entry: Any) -> int:
    prices = facts().prices
    if isinstance(entry, int):
        return prices.index(entry)
    row, at = entry.rstrip("]").split("[")
    values = facts().box.market.rows[0 if row == "upper" else 1]
    return prices.index(values[int(at)])


def test_market_moves() -> None:
    for case in shared("lilliput")["golden"]["market"]:
        at, fields = field(case["from"]), len(facts().prices)
        for _ in range(case.get("n", 1)):
            if case["move"] == "dividend":
                at = market.dividend(at, fields)
            elif case["move"] == "withhold":
                at = market.withhold(at)
            elif case["move"] == "sell":
                at = market.sale(at)
            else:
                at = market.dividend(market.dividend(at, fields), fields)
        assert at == field(case["to"]), case


def test_a_marker_goes_under_those_already_there_and_one_that_stays_keeps_its_place() -> None:
    game = start()
    state = game.state
    assert [state.facts.company_ids[n] for n in state.operating_order] == ["MR", "SR", "GVR", "LNR"]
    market.move(state, number(game, "MR"), 1)
    assert [state.facts.company_ids[n] for n in state.operating_order] == ["SR", "GVR", "LNR", "MR"]
    market.move(state, number(game, "SR"), 1)
    assert [state.facts.company_ids[n] for n in state.operating_order] == ["SR", "GVR", "LNR", "MR"]


def test_founding_pays_five_and_gets_ten_times_the_price() -> None:
    for case in shared("lilliput")["golden"]["founding"]:
        game = start()
        player(game, 0).cash = 1000
        shares.found(game.state, 0, number(game, "TR"), facts().prices.index(case["price"]), [])
        assert player(game, 0).cash == 1000 - case["player_pays"]
        assert company(game, "TR").treasury == case["treasury"]


def test_the_pad_of_the_rule_book() -> None:
    """Cash: 30, +25, -55, +70, +6. Treasury: 500, -80, -40."""
    game = start(companies=("GVR", "SR", "MR", "LNR"))
    me = player(game, 0)
    game.state.pay_player(0, 30 - me.cash)
    running.pay_out(game.state, number(game, "GVR"), 50, 1, [])
    assert me.cash == 55
    market.move(game.state, number(game, "LNR"), 3)
    shares.buy_share(game.state, 0, number(game, "LNR"), [])
    assert me.cash == 0
    running.pay_out(game.state, number(game, "GVR"), 140, 1, [])
    running.pay_out(game.state, number(game, "LNR"), 60, 1, [])
    assert me.cash == 76
    ask(game, BuyTrains(0, left=1))
    game.play(BuyTrain(0, "GVR"))
    assert company(game, "GVR").treasury == 420
    shares.place_station(game.state, number(game, "GVR"), "N1", station_cost(game.state, number(game, "GVR")), [])
    assert company(game, "GVR").treasury == 380


def test_flimnap_in_round_six_is_worth_60() -> None:
    game = start(characters=("treasurer", "general", "judge", "admiral"))
    [told] = shared("lilliput")["golden"]["flimnap"]
    game.state.round = told["round"]
    cash = player(game, 0).cash
    game.play(CashIn(0))
    assert player(game, 0).cash - cash == told["cash"] == 60


def test_unused_copy_cards_are_worth_20() -> None:
    game = start()
    before = wealth(game.state, 0)
    player(game, 0).copies = 0
    assert before - wealth(game.state, 0) == shared("lilliput")["golden"]["copy_card_end_value"] == 20


def test_train_limit_cases_of_the_rule_book() -> None:
    game = trains(phase(start(), "4"), "MR", "2", "2", "4")
    game.state.stack = (0, 0, 0, 4, 3, -1)
    game.state.pay_company(0, 500)
    ask(game, BuyTrains(0, left=1))
    assert rule(game, BuyTrain(0, "MR")) == "1.5.5"  # although the purchase would rust the 2-trains
    game.play(DiscardTrain(0, "MR", "2"))
    game.play(BuyTrain(0, "MR"))
    assert names(game, "MR") == ["4", "5"]
    assert game.state.pool == ()


def test_buying_the_first_4_at_the_limit_of_four_drops_one() -> None:
    game = trains(phase(start(), "3"), "MR", "2", "2", "3")
    game.state.stack = (0, 0, 5, 4, 3, -1)
    ask(game, BuyTrains(0, left=1))
    game.play(BuyTrain(0, "MR"))
    assert game.state.limit == 3
    assert rule(game, Done(0)) == "1.5.5"
    game.play(DiscardTrain(0, "MR", "2"))
    assert names(game, "MR") == ["2", "3", "4"]
    assert game.state.obsolete(0)


def test_counts_of_the_box() -> None:
    fact = shared("lilliput")
    box = facts().box
    for players, total in fact["action_card_totals"].items():
        assert sum(players in card.players for card in box.card) == total
    for entry, kind in zip(fact["trains"], box.train, strict=True):
        assert (entry["type"], entry["range"], entry["cost"], entry["mult"]) == (
            kind.id,
            kind.stops,
            kind.price,
            kind.multiplier,
        )
        if entry["stack"] != "unlimited":
            assert {str(k): v for k, v in entry["stack"].items()} == kind.by_players
    # 29 cards: five 2-trains at the start, the stack for four players, and four 4D
    assert 5 + sum(kind.copies(4) for kind in box.train[:-1]) + 4 == 29
    rows = [list(row) for row in box.market.rows]
    assert rows == [fact["stock_market"]["upper"], fact["stock_market"]["lower"]]
    named = {(entry["id"], entry["name"], entry["colour"], entry["start"]) for entry in fact["companies"]}
    assert named == {(c.id, c.name, c.colour, c.start) for c in box.company}
    assert sum(tile.data.count for tile in facts().tiles.values()) == 114
    assert {c.id: c.name for c in box.character} == {e["id"]: e["name"] for e in fact["characters"]}


@pytest.mark.parametrize(
    ("correction", "place"),
    [
        ({"limits": {"certificate": 6}}, "limits.certificate"),
        ({"market": {"row": [[1, 2, 3], [1, 2, 3]]}}, "market.row"),
        ({"setup": {"rounds": {"5": 9}}}, "setup.rounds.5"),
        ({"box": {}}, "box"),
    ],
)
def test_unknown_keys_in_corrections_are_rejected(correction: dict[str, Any], place: str) -> None:
    with pytest.raises(BadSetup, match=rf"options\.data\.{place}: there is no such part"):
        new(2, data=correction)


def test_a_corrected_data_file_is_an_option() -> None:
    rows = {"rows": [[50, 55, 61, 150], [45, 51, 58, 100]]}
    patch = {"market": rows, "tile": [{"id": "CH-ADM", "stops": [{"kind": "town", "value": 20, "counts": False}]}]}
    game = new(2, data=patch)
    assert game.state.facts.prices == (45, 50, 51, 55, 58, 61, 100, 150)
    assert game.state.facts.tiles["CH-ADM"].stops[0].value == 20
    assert new(2).state.facts.prices[-1] == 150
    assert len(new(2).state.facts.prices) == 24
    wrong: list[dict[str, Any]] = [
        {"markt": {}},
        {"market": {"rows": [[1], [2]]}},
        {"treasury": {"green": "much"}},
        {"tile": [{"id": "Y-CS", "stops": [{"kind": "x"}]}]},
        {"tile": [{"id": "SC-MINE10", "bonus": 15}]},
        {"tile": [{"id": "Y-CS", "stops": [{"kind": "city", "value": 25, "slots": 1}]}]},
    ]
    for bad in wrong:
        with pytest.raises(BadSetup):
            new(2, data=bad)


def test_pool_is_sorted_and_two_2_trains_lie_on_the_stack() -> None:
    for players in (2, 3, 4):
        assert start(players).state.stack[0] == 2
    assert pool(start(), "4", "2").state.pool == (0, 2)


def test_example_board_is_as_in_the_rule_book() -> None:
    game = lay(start(2), ("N2", "Y-PS", 1))
    assert best_run(game.state, 0).revenue == 50  # Mildendo and the home
