"""Money: named purses and transfers between them.

Money is created only when the bank is opened, so the total in the game never changes. A purse is identified by a name:
a player, a company or the bank. An unlimited bank can go below zero; the title decides whether that ends the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct

from trainshed.core.message import Arg, Illegal, Message, Refusal
from trainshed.rail.owners import BANK

KEYS: tuple[str, ...] = ("rail-bank-short", "rail-bank-negative")


class Payment(Struct, frozen=True, gc=False):
    """One transfer, for the log and for animation."""

    payer: str
    payee: str
    amount: int


class Bank(Mapping[str, int]):
    """The purses of a game: a read-only mapping from purse to cash, changed only by `pay` and `transfer`.

    >>> bank = Bank(4000)
    >>> bank.pay("bank", "Ann", 250)
    Payment(payer='bank', payee='Ann', amount=250)
    >>> bank["Ann"], bank["bank"], bank.total
    (250, 3750, 4000)
    """

    __slots__ = ("_purses", "broken", "total", "unlimited")

    def __init__(self, total: int = 0, *, unlimited: bool = True) -> None:
        self.total = total
        self.unlimited = unlimited
        """True if the bank keeps paying when it is empty."""
        self.broken = False
        """True once the bank has paid more than it had."""
        self._purses: dict[str, int] = {BANK: total}

    def copy(self) -> Bank:
        """Return an independent copy."""
        new = Bank.__new__(Bank)
        new.total = self.total
        new.unlimited = self.unlimited
        new.broken = self.broken
        new._purses = self._purses.copy()
        return new

    def packed(self) -> tuple[int, bool, bool, dict[str, int]]:
        """Return the content as plain values."""
        return self.total, self.unlimited, self.broken, self._purses

    @classmethod
    def unpacked(cls, packed: tuple[int, bool, bool, dict[str, int]]) -> Bank:
        """Return the bank with this content."""
        new = cls.__new__(cls)
        new.total, new.unlimited, new.broken, purses = packed
        new._purses = dict(purses)
        return new

    def __getitem__(self, purse: str) -> int:
        """The cash in a purse; 0 if nothing was ever paid into it."""
        return self._purses.get(purse, 0)

    def __iter__(self) -> Iterator[str]:
        return iter(self._purses)

    def __len__(self) -> int:
        return len(self._purses)

    def __contains__(self, purse: object) -> bool:
        return purse in self._purses

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Bank):
            return NotImplemented
        return self.total == other.total and self.filled() == other.filled()

    def __hash__(self) -> int:
        return hash(tuple(sorted(self.filled().items())))

    def filled(self) -> dict[str, int]:
        """The purses that are not empty."""
        return {purse: cash for purse, cash in self._purses.items() if cash}

    def why_not_pay(self, payer: str, amount: int) -> Refusal | None:
        """Return why the purse cannot pay this amount, or None if it can."""
        if amount < 0:
            return Refusal("rail/bank.negative", Message("rail-bank-negative", {"amount": amount}), (payer,))
        if self[payer] >= amount or (payer == BANK and self.unlimited):
            return None
        args: dict[str, Arg] = {"payer": payer, "amount": amount, "cash": self[payer]}
        return Refusal("rail/bank.short", Message("rail-bank-short", args), (payer,))

    def pay(self, payer: str, payee: str, amount: int) -> Payment:
        """Transfer money; raise `Illegal` if the amount is negative or the payer has too little."""
        refusal = self.why_not_pay(payer, amount)
        if refusal:
            raise Illegal(refusal)
        self.transfer(payer, payee, amount)
        return Payment(payer, payee, amount)

    def transfer(self, payer: str, payee: str, amount: int) -> None:
        """Transfer money that the rules have judged already: nothing is checked, and a negative amount goes the other
        way.
        """
        purses = self._purses
        purses[payer] = purses.get(payer, 0) - amount
        purses[payee] = purses.get(payee, 0) + amount
        if purses[BANK] < 0:
            self.broken = True

    def pay_all(self, payer: str, dues: Iterable[tuple[str, int]]) -> tuple[Payment, ...]:
        """Pay several amounts from one purse, skipping zero amounts. Atomic: on `Illegal` nothing is paid."""
        due = [(payee, amount) for payee, amount in dues if amount]
        below = [amount for _, amount in due if amount < 0]
        refusal = self.why_not_pay(payer, below[0] if below else sum(amount for _, amount in due))
        if refusal:
            raise Illegal(refusal)
        return tuple(self.pay(payer, payee, amount) for payee, amount in due)

    def empty(self, payer: str, payee: str = BANK) -> Payment:
        """Transfer everything in a purse (a company closes, a player is out of the game)."""
        return self.pay(payer, payee, self[payer])
