"""Certificates: who holds which, who is director, who is over a limit.

Every certificate has an id (``GJR_0`` is the director's), because records name certificates and because treasury, pool
and players may hold shares of one company at the same time. A holder is a name: a player, a company's treasury, the
pool, the bank. A certificate that moves goes to the end of its new holder's list.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

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
    """All certificates of a game by holder.

    Kept in flat dictionaries, because every turn asks for percentages and directors many times: certificates by holder
    and company, percentages by the same, and the director of each company.
    """

    __slots__ = ("_held", "_order", "directors", "percents")

    def __init__(self) -> None:
        self._held: dict[tuple[str, str], tuple[Certificate, ...]] = {}
        self.percents: dict[tuple[str, str], int] = {}
        """By holder and company: the percentage held. Only to be read."""
        self.directors: dict[str, str] = {}
        """By company: the holder of the director's certificate. Only to be read."""
        self._order: dict[str, tuple[str, ...]] = {}
        """By holder: the ids of its certificates in the order they came."""

    def copy(self) -> Shares:
        """Return an independent copy."""
        new = Shares.__new__(Shares)
        new._held = self._held.copy()
        new.percents = self.percents.copy()
        new.directors = self.directors.copy()
        new._order = self._order.copy()
        return new

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Shares):
            return NotImplemented
        return self.holdings() == other.holdings()

    def __hash__(self) -> int:
        return hash(frozenset(self.holdings().items()))

    def key(self) -> tuple[object, ...]:
        """Return what makes two positions equal: who holds what. Certificates of one kind are interchangeable."""
        return tuple(
            sorted(
                (*key, tuple(sorted((card.percent, card.director) for card in held)))
                for key, held in self._held.items()
            )
        )

    def packed(self) -> dict[str, tuple[Certificate, ...]]:
        """Return the content as plain values."""
        return self.holdings()

    @classmethod
    def unpacked(cls, packed: dict[str, tuple[Certificate, ...]]) -> Shares:
        """Return the shares with this content."""
        new = cls()
        for holder, held in packed.items():
            for card in held:
                new._add(holder, card)
        return new

    def _add(self, holder: str, card: Certificate) -> None:
        key = holder, card.company
        self._held[key] = (*self._held.get(key, ()), card)
        self.percents[key] = self.percents.get(key, 0) + card.percent
        self._order[holder] = (*self._order.get(holder, ()), card.id)
        if card.director:
            self.directors[card.company] = holder

    def _take(self, holder: str, id: str) -> Certificate:
        company = id.rpartition("_")[0]
        key = holder, company
        held = self._held[key]
        card = next(c for c in held if c.id == id)
        left = tuple(c for c in held if c.id != id)
        if left:
            self._held[key] = left
            self.percents[key] -= card.percent
        else:
            del self._held[key], self.percents[key]
        self._order[holder] = tuple(other for other in self._order[holder] if other != id)
        return card

    def holdings(self) -> dict[str, tuple[Certificate, ...]]:
        """The certificates of all holders that have any."""
        return {holder: self.held(holder) for holder, ids in self._order.items() if ids}

    def issue(self, company: str, percents: Sequence[int], holder: str) -> tuple[Certificate, ...]:
        """Create a company's certificates, the director's first."""
        assert not self.holders(company), f"{company} has certificates already"
        made = tuple(Certificate(f"{company}_{n}", company, percent, n == 0) for n, percent in enumerate(percents))
        for card in made:
            self._add(holder, card)
        return made

    def held(self, holder: str, company: str | None = None) -> tuple[Certificate, ...]:
        """A holder's certificates; only those of one company if one is named."""
        if company is not None:
            return self._held.get((holder, company), ())
        found = {card.id: card for (owner, _), held in self._held.items() if owner == holder for card in held}
        return tuple(found[id] for id in self._order.get(holder, ()))

    def percent(self, holder: str, company: str) -> int:
        """The percentage of a company that a holder has."""
        return self.percents.get((holder, company), 0)

    def holder_of(self, id: str) -> str:
        """The holder of a certificate; raise `Illegal` if there is none."""
        for holder, ids in self._order.items():
            if id in ids:
                return holder
        raise Illegal(_refuse("held", "rail-share-not-held", id, share=id))

    def holders(self, company: str) -> dict[str, int]:
        """All holders of a company's certificates, with their percentages."""
        return {holder: percent for (holder, other), percent in self.percents.items() if other == company}

    def companies(self, holder: str) -> tuple[str, ...]:
        """The companies of which a holder has certificates."""
        return tuple(company for owner, company in self._held if owner == holder)

    def director(self, company: str) -> str | None:
        """The holder of the director's certificate."""
        return self.directors.get(company)

    def directed_by(self, holder: str) -> tuple[str, ...]:
        """The companies whose director's certificate a holder has."""
        return tuple(company for company, director in self.directors.items() if director == holder)

    def move(self, ids: Iterable[str], to: str) -> None:
        """Move certificates to a holder, in the order given. Atomic: on `Illegal` nothing is moved."""
        for id, holder in [(id, self.holder_of(id)) for id in dict.fromkeys(ids)]:
            self._add(to, self._take(holder, id))

    def remove(self, company: str) -> None:
        """Remove all certificates of a company from the game."""
        for holder in self.holders(company):
            for card in self.held(holder, company):
                self._take(holder, card.id)
        self.directors.pop(company, None)

    def plain(self, holder: str, company: str, percent: int) -> tuple[str, ...]:
        """The first ordinary certificates worth exactly ``percent``; empty if no combination does."""
        cards = [card for card in self.held(holder, company) if not card.director]

        def pick(at: int, left: int) -> tuple[str, ...] | None:
            if not left:
                return ()
            for n in range(at, len(cards)):
                if cards[n].percent <= left and (rest := pick(n + 1, left - cards[n].percent)) is not None:
                    return (cards[n].id, *rest)
            return None

        return pick(0, percent) or ()

    def challenger(self, company: str, seats: Sequence[str], *, selling: int = 0) -> str | None:
        """The player who becomes director: one with strictly more than the present director; None if there is no such
        player.

        Among equals it is the nearest to the director's left. ``seats`` are all players in order; the director is about
        to sell ``selling`` percent.
        """
        director = self.director(company)
        if director is None or director not in seats:
            return None
        most = max((self.percent(player, company) for player in seats if player != director), default=0)
        if most <= self.percent(director, company) - selling:
            return None
        start = seats.index(director)
        order = [seats[(start + n) % len(seats)] for n in range(1, len(seats))]
        return next(player for player in order if self.percent(player, company) == most)

    def exchange_director(self, company: str, new: str) -> tuple[str, ...]:
        """Swap ordinary certificates of the new director for the director's certificate of the same percentage.

        Return the ids of the certificates that the new director gave.
        """
        old = self.director(company)
        assert old is not None
        (card,) = (c for c in self.held(old, company) if c.director)
        given = self.plain(new, company, card.percent)
        if not given:
            raise Illegal(_refuse("director", "rail-share-director", company, company=company, holder=new))
        self.move(given, old)
        self.move((card.id,), new)
        # Keep the director's certificate first, as on the table.
        self._held[new, company] = (card, *(c for c in self._held[new, company] if c.id != card.id))
        self._order[new] = (card.id, *(id for id in self._order[new] if id != card.id))
        return given

    # -- limits

    def counted(self, holder: str, free: Collection[str] = ()) -> int:
        """The number of certificates that count against the limit; those of ``free`` companies do not count."""
        count, held = len(self._order.get(holder, ())), self._held
        for company in free:
            count -= len(held.get((holder, company), ()))
        return count

    def why_not_take(
        self,
        holder: str,
        card: Certificate,
        *,
        certificates: int,
        holding: int = 100,
        free: Collection[str] = (),
    ) -> Refusal | None:
        """Return why a player may not have one more certificate: too many certificates, or too much of one company."""
        if card.company not in free and self.counted(holder, free) + 1 > certificates:
            args: dict[str, Arg] = {"holder": holder, "limit": certificates}
            return _refuse("certificates", "rail-share-certificates", card.id, **args)
        if self.percent(holder, card.company) + card.percent > holding:
            args = {"holder": holder, "company": card.company, "limit": holding}
            return _refuse("holding", "rail-share-holding", card.id, **args)
        return None

    def why_not_pool(self, company: str, percent: int, limit: int) -> Refusal | None:
        """Return a refusal if the pool would hold more than ``limit`` percent of the company."""
        if self.percent(POOL, company) + percent > limit:
            return _refuse("pool", "rail-share-pool", company, company=company, limit=limit)
        return None
