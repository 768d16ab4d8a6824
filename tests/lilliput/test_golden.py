"""All golden data of the fact base: income examples, arithmetic, market, founding, limits, counts."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lilliput.table import (
    bank_cash,
    board,
    box,
    cash,
    limit,
    new,
    obsolete,
    operating_order,
    pool_of,
    prices,
    refusing_rule,
    revenue,
    seen,
    stack,
    start,
    tiles,
    trains_of,
    treasury,
)
from tests.lilliput.table_steps import (
    ask,
    clear_board,
    earn,
    give_shares,
    lay,
    move_marker,
    pay_out,
    place_stations,
    remove_copies,
    set_cash,
    set_phase,
    set_pool,
    set_round,
    set_top_train,
    set_trains,
    set_treasury,
    split_dividend,
    station_costs,
)
from tests.rail.shared import shared
from trainshed.core import BadSetup, Game
from trainshed.rail.play.actions import BuyShare, BuyTrain, DiscardTrain, Done, PlaceStation
from trainshed.rail.routes import Train
from trainshed.titles.lilliput.actions import CashIn, Found

COLOURS = {"red": "MR", "blue": "SR", "green": "GVR", "yellow": "LNR"}
LETTERS = "NESW"
ALLENBECK = ("Tottenham", "Allenbeck", "Plips")


def cell_at(game: Game, x: int, y: int) -> str:
    return board(game).map.grid.at(x, y)


def example(name: str) -> tuple[Game, Any]:
    """Return a game with an income example of the rule book on the board, and the facts of the example."""
    fact = shared("lilliput")["golden"][name]
    game = new(4)
    if name == "ex2":  # a piece of the map without Mildendo
        clear_board(game)
    for entry in fact["tiles"].values():
        tile = tiles(game)[entry["tile"]]
        exits = {LETTERS.index(letter) for letter in entry["exits"]}
        want = {frozenset(LETTERS.index(end) for end in piece) for piece in entry.get("segments", [])}
        rotation = next(
            r
            for r in tile.rotations
            if set(tile.shape(r).exits) == exits
            and (not want or {frozenset((t.a, t.b)) for t in tile.shape(r).tracks} == want)
        )
        lay(game, (cell_at(game, *entry["at"]), tile.id, rotation))
    for letter, companies in fact["tokens"].items():
        for colour in companies:
            place_stations(game, COLOURS[colour], cell_at(game, *fact["tiles"][letter]["at"]))
    return game, fact


@pytest.mark.parametrize("name", ["ex1", "ex2"])
def test_income_examples_of_the_rule_book(name: str) -> None:
    game, fact = example(name)
    maxima = {}
    for colour, told in fact["companies"].items():
        kinds = [train.split()[0] for train in told["trains"]]
        # example 2 is in phase 6: 3-trains are obsolete, 4-trains are not
        set_phase(game, "3D" if name == "ex2" else "3")
        set_trains(game, COLOURS[colour], *kinds)
        maxima[colour] = revenue(game, COLOURS[colour])
    assert maxima == {colour: told["max"] for colour, told in fact["companies"].items()}


def test_first_example_gives_170_160_140_110() -> None:
    game, _ = example("ex1")
    found = []
    for id, kinds in (("MR", "32"), ("SR", "33"), ("GVR", "22"), ("LNR", "22")):
        set_trains(game, id, *kinds)
        found.append(revenue(game, id))
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
    game = set_phase(start(variant="allenbeck"), "5")
    for at, city in enumerate(cities):
        cell = f"N{2 * at + 1}"
        if at:
            lay(game, (f"N{2 * at}", "Y-PS", 1), (cell, "Y-CS", 1))
        lay(game, (cell, "G-CT", 1), (cell, f"AL-{city}", 0))
    assert 30 + 40 * len(cities) == single
    assert revenue(game, "MR", kind) == doubled


def test_payout_of_140_and_what_the_bank_keeps() -> None:
    [[amount, parts]] = arithmetic("payout")
    game = start()
    bank = bank_cash(game)
    before = [cash(game, seat) for seat in range(4)]
    give_shares(game, 1, "MR", 1)
    pay_out(game, "MR", amount)
    paid = [cash(game, seat) - before[seat] for seat in range(4)]
    assert paid == [parts["director_cert"], parts["each_10_percent"], 0, 0]
    assert amount - (bank - bank_cash(game)) >= parts["bank_at_least"]


def test_last_round_doubles_240_to_480() -> None:
    [[amount, doubled]] = arithmetic("last_round")
    game = set_round(start(), 8)
    before = cash(game, 0)
    earn(game, "MR", amount)
    assert cash(game, 0) - before == doubled // 2


def test_brobdingnag_splits_a_dividend() -> None:
    game = start(2, variant="brobdingnag")
    for amount, parts in arithmetic("brob"):
        assert split_dividend(game, amount) == (parts["company"], parts["shareholders"])


def test_station_prices() -> None:
    game = start()
    [told] = arithmetic("stations")
    assert station_costs(game, "MR") == [*told["normal"], -1]
    assert station_costs(game, "SR") == [*told["general"], -1]  # its director has the General


def test_admiral_prices() -> None:
    game = start()
    found = {}
    for train in box()["train"]:
        set_phase(game, train["id"])
        assert seen(game, 0).depot.top == train["id"]
        assert seen(game, 0).depot.price == train["price"]
        found[train["id"]] = seen(game, 3).depot.price
    assert [found] == arithmetic("admiral")


def field_at(entry: Any) -> int:
    if isinstance(entry, int):
        return prices().index(entry)
    row, at = entry.rstrip("]").split("[")
    values = box()["market"]["rows"][0 if row == "upper" else 1]
    return prices().index(values[int(at)])


EVENTS = {"dividend": ("dividend",), "withhold": ("withhold",), "sell": ("sale",), "final_round": ("dividend",) * 2}


def test_market_moves() -> None:
    fields = seen(start()).market.fields
    for case in shared("lilliput")["golden"]["market"]:
        at = field_at(case["from"])
        for _ in range(case.get("n", 1)):
            for event in EVENTS[case["move"]]:
                at = fields[at].moves[event]
        assert at == field_at(case["to"]), case


def test_a_marker_goes_under_those_already_there_and_one_that_stays_keeps_its_place() -> None:
    game = start()
    assert operating_order(game) == ["MR", "SR", "GVR", "LNR"]
    move_marker(game, "MR", 1)
    assert operating_order(game) == ["SR", "GVR", "LNR", "MR"]
    move_marker(game, "SR", 1)
    assert operating_order(game) == ["SR", "GVR", "LNR", "MR"]


def test_founding_pays_five_and_gets_ten_times_the_price() -> None:
    for case in shared("lilliput")["golden"]["founding"]:
        game = lay(start(), ("N2", "Y-PS", 1), ("N3", "Y-CS", 1))
        set_cash(game, 0, 1000)
        ask(game, "shares", 0)
        game.play(Found(0, "TR", prices().index(case["price"])))
        assert cash(game, 0) == 1000 - case["player_pays"]
        assert treasury(game, "TR") == case["treasury"]


def test_the_pad_of_the_rule_book() -> None:
    """Cash: 30, +25, -55, +70, +6. Treasury: 500, -80, -40."""
    game = start(companies=("GVR", "SR", "MR", "LNR"))
    set_cash(game, 0, 30)
    pay_out(game, "GVR", 50)
    assert cash(game, 0) == 55
    move_marker(game, "LNR", 3)
    ask(game, "shares", 0)
    game.play(BuyShare(0, "LNR"))
    assert cash(game, 0) == 0
    pay_out(game, "GVR", 140)
    pay_out(game, "LNR", 60)
    assert cash(game, 0) == 76
    ask(game, "buy-trains", 0, left=1)
    game.play(BuyTrain(0, "GVR"))
    assert treasury(game, "GVR") == 420
    lay(game, ("N2", "Y-PS", 1), ("N3", "Y-CS", 1))
    ask(game, "build-station", 0)
    game.play(PlaceStation(0, "GVR", "N3"))
    assert treasury(game, "GVR") == 380


def test_flimnap_in_round_six_is_worth_60() -> None:
    game = start(characters=("treasurer", "general", "judge", "admiral"))
    [told] = shared("lilliput")["golden"]["flimnap"]
    set_round(game, told["round"])
    before = cash(game, 0)
    game.play(CashIn(0))
    assert cash(game, 0) - before == told["cash"] == 60


def test_unused_copy_cards_are_worth_20() -> None:
    game = start()
    before = game.scores()[0].total
    remove_copies(game, 0)
    assert before - game.scores()[0].total == shared("lilliput")["golden"]["copy_card_end_value"] == 20


def test_train_limit_cases_of_the_rule_book() -> None:
    game = set_trains(set_phase(start(), "4"), "MR", "2", "2", "4")
    set_top_train(game, "5")
    set_treasury(game, "MR", treasury(game, "MR") + 500)
    ask(game, "buy-trains", 0, left=1)
    assert refusing_rule(game, BuyTrain(0, "MR")) == "1.5.5"  # although the purchase would rust the 2-trains
    game.play(DiscardTrain(0, "MR", "2"))
    game.play(BuyTrain(0, "MR"))
    assert trains_of(game, "MR") == ["4", "5"]
    assert pool_of(game) == []


def test_buying_the_first_4_at_the_limit_of_four_drops_one() -> None:
    game = set_trains(set_phase(start(), "3"), "MR", "2", "2", "3")
    set_top_train(game, "4")
    ask(game, "buy-trains", 0, left=1)
    game.play(BuyTrain(0, "MR"))
    assert limit(game) == 3
    assert refusing_rule(game, Done(0)) == "1.5.5"
    game.play(DiscardTrain(0, "MR", "2"))
    assert trains_of(game, "MR") == ["2", "3", "4"]
    assert obsolete(game, "2")


def test_counts_of_the_box() -> None:
    fact = shared("lilliput")
    data = box()
    for players, total in fact["action_card_totals"].items():
        assert sum(players in card["players"] for card in data["card"]) == total
    for entry, kind in zip(fact["trains"], data["train"], strict=True):
        assert (entry["type"], entry["range"], entry["cost"], entry["mult"]) == (
            kind["id"],
            kind["stops"],
            kind["price"],
            kind["multiplier"],
        )
        if entry["stack"] != "unlimited":
            assert {str(k): v for k, v in entry["stack"].items()} == kind["by_players"]
    # 29 cards: five 2-trains at the start, the stack for four players, and four 4D
    assert 5 + sum(list(stack(new(4)).values())[:-1]) + 4 == 29
    rows = [list(row) for row in data["market"]["rows"]]
    assert rows == [fact["stock_market"]["upper"], fact["stock_market"]["lower"]]
    named = {(entry["id"], entry["name"], entry["colour"], entry["start"]) for entry in fact["companies"]}
    assert named == {(c["id"], c["name"], c["colour"], c["start"]) for c in data["company"]}
    assert sum(tile.data.count for tile in tiles().values()) == 114
    assert {c["id"]: c["name"] for c in data["character"]} == {e["id"]: e["name"] for e in fact["characters"]}


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
    assert prices(game) == (45, 50, 51, 55, 58, 61, 100, 150)
    assert tiles(game)["CH-ADM"].stops[0].value == 20
    assert prices(new(2))[-1] == 150
    assert len(prices(new(2))) == 24
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
        assert stack(start(players))["2"] == 2
    assert pool_of(set_pool(start(), "4", "2")) == ["2", "4"]


def test_example_board_is_as_in_the_rule_book() -> None:
    game = lay(start(2), ("N2", "Y-PS", 1))
    assert revenue(game, "MR") == 50  # Mildendo and the home
