"""Certificates: who holds which, who is director, who is over a limit.

Every certificate has an id (``GJR_0`` is the director's), because records name them and because treasury,
pool and players may hold shares of one company at the same time. A holder is a name: a player, a company's
treasury, the pool, the bank. A certificate that moves goes to the end of its new holder's row.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence

from msgspec import Struct

from trainshed.core.message import Arg, Illegal, Message, Refusal
from trainshed.rail.owners import POOL

KEYS: tuple[str, ...] = (
    "rail-share-not-held",
    "rail-share-certificates",
    "rail-share-holding",
    "rail-share-pool",
    "rail-share-director",
)


class Certificate(Struct, frozen=True, gc=False):
    """One certificate of a company."""

    id: str
    company: str
    percent: int
    director: bool = False


def _refuse(rule: str, key: str, *about: str, **args: Arg) -> Refusal:
    return Refusal(f"rail/shares.{rule}", Message(key, args), about)


class Shares:
    """All certificates of a game by holder."""

    __slots__ = ("_held",)

    def __init__(self) -> None:
        self._held: dict[str, tuple[Certificate, ...]] = {}

    def copy(self) -> Shares:
        """An independent record of the same holdings."""
        new = Shares.__new__(Shares)
        new._held = self._held.copy()
        return new

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Shares):
            return NotImplemented
        return self.holdings() == other.holdings()

    def __hash__(self) -> int:
        return hash(frozenset(self.holdings().items()))

    def holdings(self) -> dict[str, tuple[Certificate, ...]]:
        """All holders of anything."""
        return {holder: held for holder, held in self._held.items() if held}

    def issue(self, company: str, percents: Sequence[int], holder: str) -> tuple[Certificate, ...]:
        """Create a company's certificates, the director's first."""
        assert not self.holders(company), f"{company} has certificates already"
        made = tuple(Certificate(f"{company}_{n}", company, percent, n == 0) for n, percent in enumerate(percents))
        self._held[holder] = (*self.held(holder), *made)
        return made

    def held(self, holder: str, company: str = "") -> tuple[Certificate, ...]:
        """A holder's certificates, of one company if one is named."""
        held = self._held.get(holder, ())
        return tuple(c for c in held if c.company == company) if company else held

    def percent(self, holder: str, company: str) -> int:
        """How much of a company a holder has."""
        return sum(c.percent for c in self.held(holder, company))

    def holder_of(self, id: str) -> str:
        """Who has a certificate."""
        for holder, held in self._held.items():
            if any(c.id == id for c in held):
                return holder
        raise Illegal(_refuse("held", "rail-share-not-held", id, share=id))

    def holders(self, company: str) -> dict[str, int]:
        """Everybody with a part of the company, and how much."""
        return {holder: p for holder in self._held if (p := self.percent(holder, company))}

    def director(self, company: str) -> str | None:
        """Who holds the director's certificate."""
        for holder, held in self._held.items():
            if any(c.director and c.company == company for c in held):
                return holder
        return None

    def move(self, ids: Iterable[str], to: str) -> None:
        """Move certificates to a holder, in the order given; all of them or, with `Illegal`, none."""
        for id, holder in [(id, self.holder_of(id)) for id in dict.fromkeys(ids)]:
            card = next(c for c in self._held[holder] if c.id == id)
            self._held[holder] = tuple(c for c in self._held[holder] if c.id != id)
            self._held[to] = (*self.held(to), card)

    def remove(self, company: str) -> None:
        """Take all certificates of a company out of the game."""
        for holder, held in self._held.items():
            self._held[holder] = tuple(c for c in held if c.company != company)

    def plain(self, holder: str, company: str, percent: int) -> tuple[str, ...]:
        """The first ordinary certificates worth exactly so much; empty if they cannot make it up."""
        cards = [card for card in self.held(holder, company) if not card.director]

        def pick(at: int, left: int) -> tuple[str, ...] | None:
            if not left:
                return ()
            for n in range(at, len(cards)):
                if cards[n].percent <= left and (rest := pick(n + 1, left - cards[n].percent)) is not None:
                    return (cards[n].id, *rest)
            return None

        return pick(0, percent) or ()

    def challenger(self, company: str, seats: Sequence[str]) -> str | None:
        """Who becomes director: a player with strictly more than the present one, the nearest to his left
        among equals. ``seats`` are all players in order.
        """
        director = self.director(company)
        if director is None or director not in seats:
            return None
        most = max((self.percent(player, company) for player in seats), default=0)
        if most <= self.percent(director, company):
            return None
        start = seats.index(director)
        order = [seats[(start + n) % len(seats)] for n in range(1, len(seats) + 1)]
        return next(player for player in order if self.percent(player, company) == most)

    def exchange_director(self, company: str, new: str) -> tuple[str, ...]:
        """The new director hands over certificates worth the director's one and takes it; returns what he
        gave.
        """
        old = self.director(company)
        assert old is not None
        (card,) = (c for c in self.held(old, company) if c.director)
        given = self.plain(new, company, card.percent)
        if not given:
            raise Illegal(_refuse("director", "rail-share-director", company, company=company, holder=new))
        self.move(given, old)
        self.move((card.id,), new)
        # The director's certificate lies first, as on the table.
        self._held[new] = (card, *(c for c in self._held[new] if c.id != card.id))
        return given

    # -- limits

    def counted(self, holder: str, free: Container[str] = ()) -> int:
        """Certificates that count against the limit; those of ``free`` companies do not."""
        return sum(1 for card in self.held(holder) if card.company not in free)

    def why_not_take(
        self,
        holder: str,
        card: Certificate,
        *,
        certificates: int,
        holding: int = 100,
        free: Container[str] = (),
    ) -> Refusal | None:
        """Why a player may not have one more certificate: too many certificates, too much of one company."""
        if card.company not in free and self.counted(holder, free) + 1 > certificates:
            args: dict[str, Arg] = {"holder": holder, "limit": certificates}
            return _refuse("certificates", "rail-share-certificates", card.id, **args)
        if self.percent(holder, card.company) + card.percent > holding:
            args = {"holder": holder, "company": card.company, "limit": holding}
            return _refuse("holding", "rail-share-holding", card.id, **args)
        return None

    def why_not_pool(self, company: str, percent: int, limit: int) -> Refusal | None:
        """The pool takes only so much of one company."""
        if self.percent(POOL, company) + percent > limit:
            return _refuse("pool", "rail-share-pool", company, company=company, limit=limit)
        return None
