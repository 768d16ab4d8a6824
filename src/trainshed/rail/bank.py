"""Money: named purses and transfers between them.

There is no way to make or destroy money but to open the bank with it, so what is in the game is the same at
every moment. A purse is a name: a player's, a company's, the bank's. Games with an unlimited bank let it go
below zero; whether that ends the game is the title's business.
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
    """The purses of a game. Reads like a mapping from purse to cash; changes only by `pay`.

    >>> bank = Bank(4000)
    >>> bank.pay("bank", "Ann", 250)
    Payment(payer='bank', payee='Ann', amount=250)
    >>> bank["Ann"], bank["bank"], bank.total
    (250, 3750, 4000)
    """

    __slots__ = ("_purses", "total", "unlimited")

    def __init__(self, total: int = 0, *, unlimited: bool = True) -> None:
        self.total = total
        self.unlimited = unlimited
        """Whether the bank pays on when it is empty."""
        self._purses: dict[str, int] = {BANK: total}

    def copy(self) -> Bank:
        """An independent bank with the same purses."""
        new = Bank.__new__(Bank)
        new.total = self.total
        new.unlimited = self.unlimited
        new._purses = self._purses.copy()
        return new

    def __getitem__(self, purse: str) -> int:
        """The cash in a purse; one never paid into is empty."""
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

    @property
    def broken(self) -> bool:
        """Whether the bank has paid more than it had."""
        return self[BANK] < 0

    def why_not_pay(self, payer: str, amount: int) -> Refusal | None:
        """Why the purse cannot pay so much."""
        if amount < 0:
            return Refusal("rail/bank.negative", Message("rail-bank-negative", {"amount": amount}), (payer,))
        if self[payer] >= amount or (payer == BANK and self.unlimited):
            return None
        args: dict[str, Arg] = {"payer": payer, "amount": amount, "cash": self[payer]}
        return Refusal("rail/bank.short", Message("rail-bank-short", args), (payer,))

    def pay(self, payer: str, payee: str, amount: int) -> Payment:
        """Move money; raises `Illegal` if the payer has too little."""
        refusal = self.why_not_pay(payer, amount)
        if refusal:
            raise Illegal(refusal)
        if payer != payee:
            self._purses[payer] = self[payer] - amount
            self._purses[payee] = self[payee] + amount
        return Payment(payer, payee, amount)

    def pay_all(self, payer: str, dues: Iterable[tuple[str, int]]) -> tuple[Payment, ...]:
        """Several payments from one purse, nothing for those who get nothing; all of them or, with `Illegal`,
        none.
        """
        due = [(payee, amount) for payee, amount in dues if amount]
        below = [amount for _, amount in due if amount < 0]
        refusal = self.why_not_pay(payer, below[0] if below else sum(amount for _, amount in due))
        if refusal:
            raise Illegal(refusal)
        return tuple(self.pay(payer, payee, amount) for payee, amount in due)

    def empty(self, payer: str, payee: str = BANK) -> Payment:
        """Move all of a purse (a company that closes, a player who is out)."""
        return self.pay(payer, payee, self[payer])
