"""Corrected game data: the rules work with any market; unplayable data is rejected with the path of the error."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lilliput.table import new, operating_order, price, prices, seen, stack, start, violations
from tests.lilliput.table_steps import move_marker
from trainshed.core import BadSetup

SLANTED = {"market": {"rows": [[50, 55, 60, 65], [45, 50, 55, 60]]}}
"""Both rows contain 50, 55 and 60: a sale from the lower row does not change the price."""


def test_start_prices_lie_in_the_upper_row_if_both_rows_have_them() -> None:
    game = start(2, data=SLANTED)
    assert prices(game)[:4] == (45, 50, 50, 55)
    fields = seen(game).market.fields
    assert [fields[number].markers for number in (1, 3)] == [("SR",), ("MR",)]


def test_the_operating_order_goes_by_price_whatever_the_fields() -> None:
    """In this market the second field of the lower row is cheaper than the first field of the upper row."""
    game = start(2, companies=("SR", "GVR"), data={"market": {"rows": [[50, 55, 60], [40, 45, 52]]}})
    assert operating_order(game) == ["SR", "GVR"]
    move_marker(game, "GVR", 2)
    assert (price(game, "GVR"), operating_order(game)) == (45, ["SR", "GVR"])
    move_marker(game, "GVR", 3)
    assert operating_order(game) == ["GVR", "SR"]
    assert violations(game) == []


@pytest.mark.parametrize(
    ("correction", "place"),
    [
        ({"market": {"rows": [[50, 56, 60], [45, 52, 57]]}}, "company.MR.price"),
        ({"setup": {"price": 51}}, "setup.price"),
        ({"setup": {"rounds": {"2": 0}}}, "setup.rounds"),
        ({"market": {"moves": {"dividend": ["stay"]}}}, "market.moves"),
        ({"market": {"edges": {"left": "stay"}}}, "market.edges"),
        ({"market": {"rows": [[50, 55, 60], [45, 52]]}}, "market.rows"),
        ({"market": {"rows": [[50, 55, 60]]}}, "market.rows"),
        ({"train": [{"id": "5D", "price": 800, "length": 4}]}, "train.5D"),
        ({"train": [{"id": "3", "flips_on": "5", "flips_to": "2"}]}, "train.3"),
        ({"train": [{"id": "9", "price": 800, "stops": 5, "count": 2}]}, "train"),
        ({"company": [{"id": "bank", "name": "Bank", "colour": "red"}]}, "company.bank"),
    ],
)
def test_unplayable_data_is_rejected_with_its_path(correction: dict[str, Any], place: str) -> None:
    with pytest.raises(BadSetup, match=rf"options\.data\.{place}"):
        new(2, data=correction)


@pytest.mark.parametrize(
    ("correction", "place"),
    [
        ({"train": [{"id": "3", "prize": 100}]}, "`prize` - at `$.train[1]`"),
        ({"phase": [{"id": "3", "start": "3"}]}, "`start` - at `$.phase[2]`"),
        ({"company": [{"id": "MR", "color": "red"}]}, "`color` - at `$.company[0]`"),
        ({"tile": [{"id": "Y-CS", "ways": 2}]}, "`ways` - at `$.tile[0]`"),
    ],
)
def test_misspelt_keys_of_entries_are_rejected(correction: dict[str, Any], place: str) -> None:
    with pytest.raises(BadSetup) as refused:
        new(2, data=correction)
    assert place in str(refused.value)


def test_a_train_that_a_correction_adds_is_sold_without_limit_and_begins_a_phase_like_the_one_before() -> None:
    game = new(3, data={"train": [{"id": "5D", "price": 800, "stops": 5, "multiplier": 2}]})
    assert list(stack(game).items())[-2:] == [("4D", -1), ("5D", -1)]
