"""Trains: the stack in the depot, the pool, the owner of each card, and the phases that new trains start.

A train becomes *obsolete* (its card is turned over and stays where it is: 18Lilliput), *flips* (its owner loses it and
its reverse side goes to the pool: 18Ireland) or *rusts* (it leaves the game). All three, the limits and the rights of
each phase are data. If several happen at once, the order is that of the rule books: new phase, rust, flips and
obsolescence, then limits.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from tomllib import loads
from typing import Any

from msgspec import Struct, convert
from msgspec.structs import replace

from trainshed.core.message import Arg, Illegal, Message, Refusal
from trainshed.rail.owners import POOL
from trainshed.rail.tile.data import Origin

KEYS: tuple[str, ...] = (
    "rail-train-none-left",
    "rail-train-limit",
    "rail-train-not-there",
    "rail-train-no-trade",
)


class BadTrain(ValueError):  # noqa: N818 - named by its cause
    """A title's train data is inconsistent; the message names the train and what is wrong."""


class TrainData(Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of train."""

    id: str
    price: int
    stops: int | None = None
    """Maximum number of stops it may visit; None: not limited by stops."""
    length: int | None = None
    """Maximum number of borders it may cross. If both `stops` and `length` are None, the train has no limit."""
    multiplier: int = 1
    count: int = 0
    """Cards in the stack, -1: unlimited; replaced by `by_players` if that is given."""
    by_players: dict[str, int] = {}
    """Cards in the stack by the number of players."""
    obsolete_on: str = ""
    rusts_on: str = ""
    flips_on: str = ""
    flips_to: str = ""
    reverse: bool = False
    """The back of another card: never in the stack."""
    trade_in: tuple[str, ...] = ()
    """Kinds that can be traded in for this one; their price is deducted."""

    def copies(self, players: int) -> int:
        """Cards in the stack at the start, -1: unlimited."""
        return self.by_players.get(str(players), self.count)


class PhaseData(Struct, frozen=True, forbid_unknown_fields=True):
    """One phase; it starts with the first train of the kind ``starts``."""

    id: str
    colour: str
    limit: dict[str, int]
    """Trains a company may own, by class of company (``company`` if there is only one class)."""
    starts: str = ""
    rights: tuple[str, ...] = ()


class TrainFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The content of a ``trains.toml``."""

    train: tuple[TrainData, ...]
    phase: tuple[PhaseData, ...]
    origin: Origin = ""


class TrainCard(Struct, frozen=True, gc=False):
    """One train card: ``4H-2`` is the third 4H."""

    id: str
    kind: str
    obsolete: bool = False


class PhaseChange(Struct, frozen=True):
    """The effects of the first train of a kind. The title makes companies over the limit discard."""

    phase: str
    appeared: tuple[str, ...] = ()
    """The kind, after those before it in the stack of which this game has no card."""
    rusted: tuple[str, ...] = ()
    flipped: tuple[str, ...] = ()
    obsolete: tuple[str, ...] = ()
    over_limit: tuple[str, ...] = ()


class Roster:
    """The kinds of train and the phases of one title, as printed."""

    __slots__ = ("kinds", "phases", "rank")

    def __init__(self, file: TrainFile) -> None:
        self.kinds = {train.id: train for train in file.train}
        self.phases = file.phase
        self.rank = {kind: number for number, kind in enumerate(self.kinds)}
        if len(self.kinds) < len(file.train) or len({phase.id for phase in file.phase}) < len(file.phase):
            raise BadTrain("two trains or two phases have one name")
        if not file.phase:
            raise BadTrain("there is no phase")
        for train in file.train:
            if train.stops is not None and train.length is not None:
                raise BadTrain(f"train {train.id}: measured in stops and in length")
            if bool(train.flips_on) != bool(train.flips_to):
                raise BadTrain(f"train {train.id}: flips_on and flips_to go together")
            for kind in (train.obsolete_on, train.rusts_on, train.flips_on, train.flips_to, *train.trade_in):
                self._known(f"train {train.id}", kind)
        for phase in file.phase:
            self._known(f"phase {phase.id}", phase.starts)

    def _known(self, where: str, kind: str) -> None:
        if kind and kind not in self.kinds:
            raise BadTrain(f"{where}: no train {kind!r}")

    @classmethod
    def load(cls, path: Path) -> Roster:
        """Read a ``trains.toml``."""
        return cls(convert(loads(path.read_text("utf-8")), TrainFile))


def _refuse(rule: str, key: str, *about: str, **args: Arg) -> Refusal:
    return Refusal(f"rail/trains.{rule}", Message(key, args), about)


class Depot:
    """All trains of a game: in the stack, in the pool, with companies. Money is handled by the title."""

    __slots__ = ("_phase", "_sold", "classes", "gone", "owned", "roster", "seen", "stack")

    def __init__(self, roster: Roster, players: int = 0, classes: Mapping[str, str] | None = None) -> None:
        self.roster = roster
        self.classes: Mapping[str, str] = {} if classes is None else classes
        """The class of a company where limits differ by class. Never changed, shared by copies."""
        for kind in roster.kinds.values():
            if kind.by_players and str(players) not in kind.by_players:
                raise BadTrain(f"train {kind.id}: nothing is said about {players} players")
        self.stack: dict[str, int] = {
            kind.id: kind.copies(players) for kind in roster.kinds.values() if not kind.reverse
        }
        """Cards still in the stack, by kind, in the order of sale."""
        self.owned: dict[str, tuple[TrainCard, ...]] = {}
        """Cards by owner; the pool is an owner too."""
        self.gone: dict[str, int] = {}
        """Cards out of the game, by kind."""
        self.seen: frozenset[str] = frozenset()
        """Kinds of train that have appeared."""
        self._sold: dict[str, int] = {}
        self._phase = 0

    def copy(self) -> Depot:
        """Return an independent copy."""
        new = Depot.__new__(Depot)
        new.roster = self.roster
        new.stack = self.stack.copy()
        new.owned = self.owned.copy()
        new.classes = self.classes
        new.gone = self.gone.copy()
        new.seen = self.seen
        new._sold = self._sold.copy()
        new._phase = self._phase
        return new

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Depot):
            return NotImplemented
        return self._content() == other._content()

    def __hash__(self) -> int:
        left, owned, _, phase = self._content()
        return hash((tuple(left.items()), frozenset(owned.items()), phase))

    def _content(self) -> tuple[dict[str, int], dict[str, tuple[TrainCard, ...]], frozenset[str], int]:
        """The state that decides what can happen next."""
        owned = {owner: cards for owner, cards in self.owned.items() if cards}
        return self.stack, owned, self.seen, self._phase

    def key(self) -> tuple[object, ...]:
        """Return what makes two positions equal. Cards of one kind are interchangeable."""
        owned = ((o, tuple((card.kind, card.obsolete) for card in cards)) for o, cards in self.owned.items() if cards)
        return tuple(self.stack.values()), tuple(sorted(owned)), tuple(sorted(self.gone.items())), self._phase

    def packed(self) -> tuple[Any, ...]:
        """Return the content as plain values."""
        return self.classes, self.stack, self.owned, self.gone, self.seen, self._sold, self._phase

    @classmethod
    def unpacked(cls, roster: Roster, packed: tuple[Any, ...]) -> Depot:
        """Return the depot with this content."""
        new = cls.__new__(cls)
        new.roster = roster
        new.classes, new.stack, new.owned, new.gone, new.seen, new._sold, new._phase = packed
        return new

    def _add(self, owner: str, card: TrainCard) -> None:
        """Give a card to an owner; trains lie in the order of their kinds."""
        cards = (*self.of(owner), card)
        self.owned[owner] = tuple(sorted(cards, key=lambda other: self.roster.rank[other.kind]))

    def _take(self, owner: str, id: str) -> TrainCard:
        card = self.card(owner, id)
        self.owned[owner] = tuple(c for c in self.of(owner) if c.id != id)
        return card

    @property
    def phase(self) -> PhaseData:
        """The current phase."""
        return self.roster.phases[self._phase]

    @property
    def phase_number(self) -> int:
        """The place of the current phase in the roster; 0 is the first."""
        return self._phase

    def is_obsolete(self, kind: str) -> bool:
        """True if trains of the kind are obsolete."""
        return self.roster.kinds[kind].obsolete_on in self.seen

    @property
    def pool(self) -> tuple[TrainCard, ...]:
        """The cards in the pool."""
        return self.owned.get(POOL, ())

    def next(self) -> str | None:
        """The kind on top of the stack; the following kind is sold only when this one is sold out."""
        for kind, left in self.stack.items():
            if left:
                return kind
        return None

    def of(self, owner: str) -> tuple[TrainCard, ...]:
        """The trains of a company (or the pool)."""
        return self.owned.get(owner, ())

    def kinds_of(self, owner: str) -> tuple[str, ...]:
        """The kinds of an owner's trains, with repetitions."""
        return tuple([card.kind for card in self.owned.get(owner, ())])

    def first_card(self, owner: str, kind: str) -> TrainCard | None:
        """The first card of a kind that an owner has; cards of one kind are interchangeable."""
        return next((card for card in self.of(owner) if card.kind == kind), None)

    def card(self, owner: str, id: str) -> TrainCard:
        """A card of an owner by its id; raise `Illegal` if the owner does not have it."""
        for card in self.of(owner):
            if card.id == id:
                return card
        raise Illegal(_refuse("owner", "rail-train-not-there", id, train=id, owner=owner))

    def price(self, kind: str) -> int:
        """The printed price."""
        return self.roster.kinds[kind].price

    def limit(self, company: str) -> int:
        """How many trains the company may own now."""
        return self.phase.limit.get(self.classes.get(company, "company"), 0)

    def why_not_buy(self, company: str) -> Refusal | None:
        """Return a refusal if the company is at its train limit: it then may not buy from anybody."""
        if len(self.of(company)) >= self.limit(company):
            return _refuse("limit", "rail-train-limit", company, company=company, limit=self.limit(company))
        return None

    def over_limit(self) -> tuple[str, ...]:
        """Companies that must discard."""
        return tuple(o for o, cards in self.owned.items() if o != POOL and len(cards) > self.limit(o))

    def take_new(self, owner: str, kind: str = "", *, quietly: bool = False) -> tuple[TrainCard, PhaseChange | None]:
        """Hand out the top train (or, at setup, one of a kind). ``quietly``: it has no effects on phase or other
        trains.
        """
        kind = kind or self.next() or ""
        left = self.stack.get(kind, 0)
        if not left:
            raise Illegal(_refuse("stack", "rail-train-none-left", train=kind))
        if left > 0:
            self.stack[kind] = left - 1
        card = self.deal(owner, kind)
        return card, None if quietly else self.first_of(kind)

    def deal(self, owner: str, kind: str) -> TrainCard:
        """Hand out a train that does not come from the stack; it sets nothing off."""
        number = self._sold.get(kind, 0)
        card = TrainCard(f"{kind}-{number}", kind, self.is_obsolete(kind))
        self._sold[kind] = number + 1
        self._add(owner, card)
        return card

    def export(self, *, to_pool: bool) -> tuple[str | None, PhaseChange | None]:
        """Move the top train to the pool or out of the game; it counts as having appeared. Return its kind.

        Of a kind without limit there are as many as before, so none counts as out of the game.
        """
        kind = self.next()
        if kind is None:
            return None, None
        if to_pool:
            return kind, self.take_new(POOL)[1]
        if self.stack[kind] > 0:
            self.stack[kind] -= 1
            self.gone[kind] = self.gone.get(kind, 0) + 1
        return kind, self.first_of(kind)

    def give(self, giver: str, taker: str, id: str) -> TrainCard:
        """Move a card between owners: a sale, a discard to the pool, a purchase from it, a merger."""
        card = self._take(giver, id)
        self._add(taker, card)
        return card

    def discard(self, company: str, id: str) -> TrainCard:
        """Put a train into the pool."""
        return self.give(company, POOL, id)

    def scrap(self, owner: str, id: str) -> TrainCard:
        """Remove a train from the game."""
        card = self._take(owner, id)
        self._lose(card)
        return card

    def _lose(self, card: TrainCard) -> None:
        self.gone[card.kind] = self.gone.get(card.kind, 0) + 1

    def trade_in_price(self, old: str, new: str) -> int:
        """What a company pays for a new train if it trades in an old one."""
        if old not in self.roster.kinds[new].trade_in:
            raise Illegal(_refuse("trade-in", "rail-train-no-trade", old=old, new=new))
        return self.price(new) - self.price(old)

    def first_of(self, kind: str) -> PhaseChange | None:
        """Record that a train of the kind appeared; return its effects, None if it is not the first or has none.

        A kind of which this game has no card (by the number of players) appears with the next kind of the stack.
        """
        if kind in self.seen:
            return None
        appeared = (*self._never_there(kind), kind)
        self.seen = self.seen.union(appeared)
        phase = max((n for n, p in enumerate(self.roster.phases) if p.starts in appeared), default=None)
        if phase is not None and phase > self._phase:
            self._phase = phase
        rusted, flipped, obsolete = [], [], []
        for owner, cards in list(self.owned.items()):
            kept = []
            for card in cards:
                data = self.roster.kinds[card.kind]
                if data.rusts_on in appeared:
                    rusted.append(card.id)
                    self._lose(card)
                elif data.flips_on in appeared:
                    flipped.append(card.id)
                elif data.obsolete_on in appeared and not card.obsolete:
                    obsolete.append(card.id)
                    kept.append(replace(card, obsolete=True))
                else:
                    kept.append(card)
            self.owned[owner] = tuple(kept)
        for id in sorted(flipped):
            self._add(POOL, self._back_of(id))
        if not (rusted or flipped or obsolete) and phase is None:
            return None
        found = tuple(sorted(rusted)), tuple(sorted(flipped)), tuple(sorted(obsolete))
        return PhaseChange(self.phase.id, appeared, *found, self.over_limit())

    def _never_there(self, kind: str) -> Iterator[str]:
        """The kinds before this one in the stack of which no card appeared and none is left."""
        for other, left in self.stack.items():
            if other == kind:
                break
            if not left and other not in self.seen:
                yield other

    def _back_of(self, id: str) -> TrainCard:
        kind, _, number = id.rpartition("-")
        back = self.roster.kinds[kind].flips_to
        return TrainCard(f"{back}-{number}", back)
