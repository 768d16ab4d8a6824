"""Corrections of a box: merged over the data files, limited in size, refused with the place of the error."""

from __future__ import annotations

from typing import Any

import pytest

from trainshed.core import BadSetup
from trainshed.rail.play.corrections import Boxes, wrong

FILES: dict[str, Any] = {
    "limits": {"shares": 5, "stations": [0, 40], "origin": {"all": "rule book"}},
    "train": [{"id": "2", "price": 80, "by_players": {"2": 3, "3": 4}}, {"id": "3", "price": 150}],
}


def make(data: dict[str, Any], _version: int) -> dict[str, Any]:
    if data["limits"]["shares"] == 0:
        raise wrong("limits.shares", "at least one share")
    if data["limits"]["shares"] < 0:
        raise ValueError("fewer than none")
    return data


boxes = Boxes(lambda: FILES, make, 1)


def test_tables_are_merged_by_key_and_entries_by_their_id() -> None:
    box = boxes({"limits": {"shares": 6}, "train": [{"id": "2", "by_players": {"3": 9}}, {"id": "4", "price": 300}]})
    assert box["limits"] == {**FILES["limits"], "shares": 6}
    two, three, four = box["train"]
    assert (two["price"], two["by_players"]) == (80, {"2": 3, "3": 9})
    assert (three["price"], four) == (150, {"id": "4", "price": 300})
    assert boxes({"limits": {"stations": [0]}})["limits"]["stations"] == [0], "other lists are replaced"
    assert boxes({"limits": {"origin": {"shares": "our copy"}}})["limits"]["origin"]["shares"] == "our copy"
    assert boxes() == FILES, "the files are as before"


def test_a_box_is_made_once_for_each_correction() -> None:
    assert boxes({"limits": {"shares": 7}, "train": []}) is boxes({"train": [], "limits": {"shares": 7}})
    assert boxes() is boxes({})


@pytest.mark.parametrize(
    ("correction", "error"),
    [
        ({"limit": {}}, "options.data.limit: there is no such part; there are limits, train"),
        ({"limits": {"share": 1}}, "options.data.limits.share: there is no such part"),
        ({"train": [{"price": 1}]}, "options.data.train: an entry of a list needs its id"),
        ({"train": [{"id": [1]}]}, "options.data.train: an entry of a list needs its id"),
        ({"limits": {"shares": 10_001}}, "options.data.limits.shares: a number is at most 10000"),
        ({"limits": {"shares": 1e9}}, "options.data.limits.shares: a number is at most 10000"),
        ({"limits": {"shares": "x" * 201}}, "options.data.limits.shares: a text has at most 200 characters"),
        ({"x" * 201: 1}, "options.data: a text has at most 200 characters"),
        ({"limits": {"stations": [0] * 301}}, "options.data.limits.stations: at most 300 entries"),
        ({"limits": [[[[[[[[1]]]]]]]]}, "options.data.limits.0.0.0.0.0.0.0.0: nested too deeply"),
        ({"limits": {"shares": 0}}, "options.data.limits.shares: at least one share"),
        ({"limits": {"shares": -1}}, "options.data: fewer than none"),
    ],
)
def test_a_correction_that_does_not_fit_is_refused_with_its_place(correction: dict[str, Any], error: str) -> None:
    with pytest.raises(BadSetup) as refused:
        boxes(correction)
    assert str(refused.value).startswith(error)
