"""Options with a kind: declared by a title, checked by the core, listed in the server's catalogue."""

from __future__ import annotations

from typing import Annotated

import pytest
from msgspec import Struct

import trainshed
from trainshed.core import BadSetup, find
from trainshed.core.options import Kind, check, kinds, order_of, seat
from trainshed.server.catalogue import titles


class Agreed(Struct, frozen=True):
    first: Annotated[int | None, seat(players=(2, 4))] = None
    beside: Annotated[int, seat(players=(3, 3))] = 2
    order: Annotated[tuple[str, ...], order_of(("a", "b", "c"))] = ()
    plain: int = 7


def test_the_kinds_of_a_struct() -> None:
    assert kinds(Agreed) == {
        "first": Kind("seat", players=(2, 4)),
        "beside": Kind("seat", players=(3, 3)),
        "order": Kind("order", ("a", "b", "c")),
    }


@pytest.mark.parametrize(
    ("options", "players"),
    [
        (Agreed(), 1),
        (Agreed(first=1), 2),
        (Agreed(beside=0), 3),
        (Agreed(order=("c", "a", "b")), 4),
    ],
)
def test_valid_options_pass(options: Agreed, players: int) -> None:
    check(options, players)


@pytest.mark.parametrize(
    ("options", "key"),
    [
        (Agreed(first=2), "core-refuse-seat"),
        (Agreed(first=-1), "core-refuse-seat"),
        (Agreed(beside=7), "core-refuse-seat"),
        (Agreed(order=("a", "b")), "core-refuse-order"),
        (Agreed(order=("a", "b", "b")), "core-refuse-order"),
    ],
)
def test_invalid_option_is_refused_by_name(options: Agreed, key: str) -> None:
    with pytest.raises(BadSetup, match=r"^options\.(first|beside|order): ") as refused:
        check(options, 2)
    assert refused.value.refusal is not None
    assert refused.value.refusal.message.key == key


def test_london_declares_and_does_not_check_itself() -> None:
    assert set(kinds(find("london").options)) == {"pencils", "spare_pencil_after", "controller"}
    with pytest.raises(BadSetup) as refused:
        trainshed.new("london", 2, seed=1, options={"controller": 2})
    assert refused.value.refusal is not None
    assert refused.value.refusal.message.args == {"count": 2}


def test_every_option_tells_its_kind() -> None:
    told = {title.id: {option.name: option for option in title.options} for title in titles()}
    london, lilliput = told["london"], told["lilliput"]
    assert [option.type for option in london.values()] == ["bool", "bool", "order", "seat", "seat"]
    assert london["pencils"].choices == ("purple", "blue", "red", "green")
    assert london["controller"].players == (2, 4)
    assert london["controller"].may_be_empty
    assert lilliput["variant"].type == "choice"
    assert lilliput["first"].type == "seat"
    assert lilliput["data"].type == "other"


@pytest.mark.parametrize("text", ["nul\0", "\u202egnp", "\ud800"])
def test_texts_in_options_can_be_displayed(text: str) -> None:
    """Wherever they are: in the name of a company, or as a name that nothing reads."""
    for data in ({"company": [{"id": "MR", "name": text}]}, {text: 1}):
        with pytest.raises(BadSetup, match="cannot be displayed"):
            trainshed.new("lilliput", ["Ann"], options={"data": data}, seed=1)
    name = "Modrá\xa0☃"
    game = trainshed.new("lilliput", ["Ann"], options={"data": {"company": [{"id": "MR", "name": name}]}}, seed=1)
    assert not game.over
