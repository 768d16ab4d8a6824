"""Money is conserved: every payment is a transfer."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainshed.core.message import Illegal
from trainshed.rail.bank import Bank
from trainshed.rail.owners import BANK

NAMES = (BANK, "Ann", "Bob", "GJR")


@given(st.lists(st.tuples(st.sampled_from(NAMES), st.sampled_from(NAMES), st.integers(-50, 5000))))
def test_no_payment_makes_or_loses_money(payments: list[tuple[str, str, int]]) -> None:
    bank = Bank(4000)
    for payer, payee, amount in payments:
        before = bank.copy()
        try:
            bank.pay(payer, payee, amount)
        except Illegal:
            assert bank == before
        assert sum(bank.values()) == 4000
        assert all(bank[name] >= 0 for name in NAMES[1:])


def test_nobody_pays_what_he_has_not() -> None:
    bank = Bank(100, unlimited=False)
    refusal = bank.why_not_pay("Ann", 10)
    assert refusal is not None
    assert refusal.message.key == "rail-bank-short"
    assert bank.why_not_pay(BANK, 101) is not None
    assert bank.why_not_pay(BANK, -1) is not None


def test_a_bank_that_pays_on_is_broken_below_zero_only() -> None:
    bank = Bank(100)
    bank.pay(BANK, "Ann", 100)
    assert not bank.broken
    bank.pay(BANK, "Ann", 10)
    assert bank.broken
    bank.empty("Ann")
    assert bank[BANK] == 100


def test_a_dividend_is_several_payments() -> None:
    bank = Bank(1000)
    done = bank.pay_all(BANK, [("Ann", 70), ("Bob", 14), ("GJR", 0)])
    assert [payment.payee for payment in done] == ["Ann", "Bob"]
    with pytest.raises(Illegal):
        bank.pay("Bob", "Ann", 15)


def test_several_payments_are_made_together_or_not_at_all() -> None:
    bank = Bank(1000)
    bank.pay(BANK, "GJR", 100)
    before = bank.copy()
    for dues in ([("Ann", 70), ("Bob", 40)], [("Ann", 70), ("Bob", -10)]):
        with pytest.raises(Illegal):
            bank.pay_all("GJR", dues)
        assert bank == before
    assert len(bank.pay_all("GJR", [("Ann", 70), ("Cid", 0), ("Bob", 30)])) == 2
    assert bank["GJR"] == 0


def test_a_transfer_is_not_judged_and_may_go_the_other_way() -> None:
    bank = Bank(100)
    bank.transfer("bank", "Ann", 30)
    bank.transfer("bank", "Ann", -50)
    assert (bank["Ann"], bank["bank"], bank.broken) == (-20, 120, False)
    bank.transfer("Bob", "Bob", 5)
    assert bank["Bob"] == 0
    bank.transfer("bank", "Bob", 130)
    assert bank.broken
    assert sum(bank.values()) == bank.total
