"""Certificates, directors and limits."""

from __future__ import annotations

import pytest

from trainshed.core.message import Illegal
from trainshed.rail.owners import POOL
from trainshed.rail.shares import Shares

SEATS = ("Ann", "Bob", "Cid")


def gjr() -> Shares:
    """Return a five-share company: a director's certificate of 40 % and three of 20 %."""
    shares = Shares()
    shares.issue("GJR", (40, 20, 20, 20), "GJR")
    shares.move(("GJR_0",), "Ann")
    return shares


def test_the_first_certificate_is_the_directors() -> None:
    shares = gjr()
    assert shares.director("GJR") == "Ann"
    assert shares.percent("Ann", "GJR") == 40
    assert [c.id for c in shares.held("GJR")] == ["GJR_1", "GJR_2", "GJR_3"]


def test_equal_holding_does_not_make_a_director() -> None:
    shares = gjr()
    shares.move(("GJR_1", "GJR_2"), "Bob")
    assert shares.challenger("GJR", SEATS) is None
    shares.move(("GJR_3",), "Bob")
    assert shares.challenger("GJR", SEATS) == "Bob"


def test_the_new_director_hands_over_his_first_certificates() -> None:
    shares = gjr()
    shares.move(("GJR_2", "GJR_1", "GJR_3"), "Bob")
    assert shares.exchange_director("GJR", "Bob") == ("GJR_2", "GJR_1")
    assert shares.director("GJR") == "Bob"
    assert [c.id for c in shares.held("Bob")] == ["GJR_0", "GJR_3"]
    assert [c.id for c in shares.held("Ann")] == ["GJR_2", "GJR_1"]


def test_among_equals_the_nearest_to_the_left_follows() -> None:
    shares = Shares()
    shares.issue("MGWR", (20, *[10] * 8), "MGWR")
    shares.move(("MGWR_0",), "Bob")
    shares.move(("MGWR_1", "MGWR_2", "MGWR_3"), "Ann")
    shares.move(("MGWR_4", "MGWR_5", "MGWR_6"), "Cid")
    assert shares.challenger("MGWR", SEATS) == "Cid"


def test_nobody_becomes_director_without_the_certificates_to_give() -> None:
    shares = gjr()
    shares.move(("GJR_1",), "Bob")
    with pytest.raises(Illegal):
        shares.exchange_director("GJR", "Bob")


def test_limits() -> None:
    shares = gjr()
    (first, *_) = shares.held("GJR")

    def why(certificates: int = 5, holding: int = 100) -> str:
        refusal = shares.why_not_take("Ann", first, certificates=certificates, holding=holding)
        return refusal.message.key if refusal else ""

    assert why() == ""
    assert why(certificates=1) == "rail-share-certificates"
    assert why(holding=50) == "rail-share-holding"
    assert shares.why_not_take("Ann", first, certificates=1, free={"GJR"}) is None
    assert shares.why_not_pool("GJR", 40, 40) is None
    shares.move(("GJR_1",), POOL)
    assert shares.why_not_pool("GJR", 40, 40) is not None


def test_certificates_are_conserved_until_the_company_closes() -> None:
    shares = gjr()
    shares.move(("GJR_1",), POOL)
    assert sum(shares.holders("GJR").values()) == 100
    copy = shares.copy()
    copy.remove("GJR")
    assert copy.holders("GJR") == {}
    assert sum(shares.holders("GJR").values()) == 100
    assert copy != shares
    with pytest.raises(Illegal):
        copy.holder_of("GJR_0")


def test_certificates_of_several_sizes_are_made_up_exactly() -> None:
    shares = Shares()
    shares.issue("PR", (40, 10, 20, 20, 5, 5), "PR")
    shares.move(("PR_0",), "Ann")
    shares.move(("PR_1", "PR_2", "PR_3"), "Bob")
    assert shares.plain("Bob", "PR", 40) == ("PR_2", "PR_3"), "not with the 10 first"
    assert shares.plain("Bob", "PR", 30) == ("PR_1", "PR_2")
    assert shares.plain("Bob", "PR", 35) == ()
    assert shares.challenger("PR", SEATS) == "Bob"
    assert shares.exchange_director("PR", "Bob") == ("PR_2", "PR_3")


def test_certificates_move_together_or_not_at_all() -> None:
    shares = gjr()
    before = shares.copy()
    with pytest.raises(Illegal):
        shares.move(("GJR_1", "GJR_9"), "Bob")
    assert shares == before
    shares.move(("GJR_1", "GJR_1"), "Bob")
    assert sum(shares.holders("GJR").values()) == 100


def test_certificates_of_one_kind_are_interchangeable() -> None:
    one, two, three = gjr(), gjr(), gjr()
    one.move(("GJR_1",), "Bob")
    two.move(("GJR_3",), "Bob")
    three.move(("GJR_0",), "Bob")
    assert one.key() == two.key() != three.key()
    assert one.directors == {"GJR": "Ann"}


def test_the_count_of_certificates() -> None:
    shares = gjr()
    shares.issue("DKR", (40, 20, 20, 20), "Ann")
    assert shares.counted("Ann") == 5
    assert shares.counted("Ann", free={"DKR"}) == 1
    assert shares.counted("Bob") == 0
