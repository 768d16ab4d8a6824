"""Price charts: one row, the two rows of 18Lilliput, the table of 18Ireland."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.rail.shared import ROOT, shared
from trainshed.rail.market import BadMarket, Chart, Edges, Market, MarketData


def chart(title: str) -> Chart:
    return Chart.load(ROOT / "src" / "trainshed" / "titles" / title / "data" / "market.toml")


LILLIPUT, IRELAND = chart("lilliput"), chart("ireland")
UPPER, LOWER = LILLIPUT.data.rows
EVENT = {"dividend": "dividend", "withhold": "withhold", "sell": "sale", "final_round": "final"}


def lilliput_field(text: str | int) -> tuple[int, int]:
    if isinstance(text, str):
        row, index = text.rstrip("]").split("[")
        return (0 if row == "upper" else 1), int(index) % len(UPPER)
    (field,) = LILLIPUT.find(text)
    return field


def test_lilliput_moves_of_the_fact_base() -> None:
    for case in shared("lilliput")["golden"]["market"]:
        field = LILLIPUT.move(lilliput_field(case["from"]), EVENT[case["move"]], case.get("n", 1))
        assert field == lilliput_field(case["to"]), case


def test_lilliput_values_are_those_of_the_fact_base() -> None:
    facts = shared("lilliput")["stock_market"]
    assert list(UPPER) == facts["upper"]
    assert list(LOWER) == facts["lower"]


@given(st.integers(0, 1), st.integers(0, 11))
def test_a_sale_in_lilliput_never_raises_the_price(row: int, column: int) -> None:
    field = row, column
    after = LILLIPUT.move(field, "sale")
    assert LILLIPUT.price(after) < LILLIPUT.price(field) or (after == field and field == (1, 0))


def test_ireland_chart_is_that_of_the_fact_base() -> None:
    names = {"par": "par", "game_end": "end", "no_certificate_limit": "free", "closes_company": "closes"}
    cells = shared("ireland")["stock_market"]["cells"]
    assert len(IRELAND.fields) == len(cells)
    for cell in cells:
        field = cell["row"], cell["column"]
        assert IRELAND.price(field) == cell["price"]
        zone = names.get(cell["zone"])
        assert IRELAND.zones(field) == ((zone,) if zone else ())


@pytest.mark.parametrize(
    ("field", "event", "to"),
    [
        ((0, 14), "dividend", (0, 14)),  # 260 is the last field
        ((1, 13), "dividend", (0, 13)),  # at the end of a row the marker moves up
        ((3, 5), "dividend", (3, 6)),
        ((2, 1), "withhold", (3, 1)),  # at the left edge the marker moves down
        ((7, 1), "withhold", (7, 0)),  # left of 20: the company closes
        ((7, 2), "sale", (7, 2)),  # no field below
        ((2, 11), "sale", (2, 11)),  # the lower right border
        ((2, 4), "sale", (3, 4)),
        ((0, 3), "sold_out", (0, 3)),
        ((1, 3), "sold_out", (0, 3)),
    ],
)
def test_ireland_moves(field: tuple[int, int], event: str, to: tuple[int, int]) -> None:
    assert IRELAND.move(field, event) == to


def test_a_bid_sets_the_highest_par_not_above_its_half() -> None:
    prices = {bid: IRELAND.par_for(bid // 2) for bid in (100, 135, 140, 200, 500, 95)}
    assert {b: IRELAND.price(f) if f else None for b, f in prices.items()} == {
        100: 50,
        135: 60,
        140: 70,
        200: 100,
        500: 100,
        95: None,
    }


def test_a_marker_goes_under_those_already_there_and_keeps_its_place_if_it_cannot_move() -> None:
    market = Market(LILLIPUT)
    for company in ("MR", "SR", "GVR"):
        market.put(company, (0, 0))
    assert market.stack((0, 0)) == ("MR", "SR", "GVR")
    market.move("MR", "dividend")
    market.move("MR", "withhold")
    assert market.stack((0, 0)) == ("SR", "GVR", "MR")
    market.put("LNR", (1, 0))
    market.move("SR", "withhold")
    market.move("LNR", "withhold")
    assert market.stack((1, 0)) == ("LNR", "SR")
    assert market.order() == ("GVR", "MR", "LNR", "SR")


def test_equal_prices_run_from_the_right_then_from_the_top() -> None:
    market = Market(IRELAND)
    market.put("A", (5, 3))
    market.put("B", (3, 1))
    market.put("C", (6, 4))
    assert {market.price(c) for c in "ABC"} == {50}
    assert market.order() == ("C", "A", "B")


def test_a_merged_company_takes_the_top_row_and_the_left_column() -> None:
    market = Market(IRELAND)
    market.put("A", (2, 6))
    market.put("B", (4, 3))
    assert market.merged_field(["A", "B"]) == (2, 3)


def test_one_row_chart() -> None:
    line = Chart(MarketData(((10, 20, 30),), Edges(), {"up": ("right",), "down": ("left",)}))
    assert line.move((0, 1), "up", 5) == (0, 2)
    assert line.move((0, 1), "down", 5) == (0, 0)


@given(st.lists(st.tuples(st.sampled_from("ABCD"), st.sampled_from(["dividend", "withhold", "sale", "sold_out"]))))
def test_every_marker_stands_in_exactly_one_stack(moves: list[tuple[str, str]]) -> None:
    market = Market(IRELAND)
    for n, company in enumerate("ABCD"):
        market.put(company, IRELAND.zone("par")[n])
    for company, event in moves:
        if "closes" not in market.zones(company):
            before = market.copy()
            market.move(company, event)
            assert before.at(company) in IRELAND.fields
    for company in "ABCD":
        assert [f for f in IRELAND.fields if company in market.stack(f)] == [market.at(company)]


def test_a_corner_where_each_edge_sends_on_to_the_other_is_the_end() -> None:
    """At the end of a row the marker moves up, at the top of a column right: in the corner it can do neither."""
    table = Chart(MarketData(((10, 20), (5, 15)), Edges(right="up", up="right"), {"up": ("up",), "right": ("right",)}))
    assert table.move((0, 1), "right") == table.move((0, 1), "up") == (0, 1)
    assert table.move((0, 0), "up") == (0, 1)
    assert table.move((1, 1), "right") == (0, 1)


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (MarketData(((10, 0, 30),), zones={"par": ((0, 1),)}), r"zone par: there is no field \(0, 1\)"),
        (MarketData(((10, 20),), zones={"end": ((1, 0),)}), "zone end"),
        (MarketData(((10, 20),), Edges(left_in_bottom="close")), "zone closes"),
        (MarketData(((10, 20),), moves={"ruin": ("close",)}), "zone closes"),
    ],
)
def test_nonsense_on_a_chart_is_named(data: MarketData, words: str) -> None:
    with pytest.raises(BadMarket, match=words):
        Chart(data)


def test_where_0_is_a_price_the_chart_has_no_holes() -> None:
    data = MarketData(((10, 20), (0, 15)), moves={"sale": ("zigzag",)})
    assert (1, 0) not in Chart(data).fields
    whole = Chart(replace(data, holes=False))
    assert whole.price((1, 0)) == 0
    assert whole.move((0, 0), "sale") == (1, 0)


def test_the_operating_order_is_worked_out_again_after_every_move() -> None:
    market = Market(LILLIPUT)
    market.put("MR", (0, 0))
    market.put("SR", (0, 0))
    before = market.copy()
    assert market.order() == before.order() == ("MR", "SR")
    market.move("SR", "dividend")
    assert (market.order(), before.order()) == (("SR", "MR"), ("MR", "SR"))
    market.remove("SR")
    assert market.order() == ("MR",)
