"""Trains (1.5): prices, limits, the pool, phases, obsolete and rusted trains, trains over the limit (7.7)."""

from __future__ import annotations

from collections.abc import Iterator

from trainshed.core import Action, Log, Message, Refusal, not_now
from trainshed.rail.owners import POOL
from trainshed.rail.trains import PhaseChange

from .actions import DiscardTrain, Done
from .events import PhaseBegan, Rusted, TrainGone
from .naming import train_name
from .state import State
from .step_views import DiscardView
from .steps import Choice, ask, refuse


def top(state: State) -> str:
    """Return the kind of the top train of the stack, which is never empty."""
    kind = state.depot.next()
    assert kind is not None
    return kind


def bank_price(state: State, seat: int) -> int:
    """Return what the top train costs a company of this player."""
    return price_new(state, seat, top(state))


def price_new(state: State, seat: int, kind: str) -> int:
    """Return what a train from the stack costs a company of this player; the Admiral pays less (1.7a, R7)."""
    return state.depot.price(kind) * state.power(seat, "train_percent") // 100


def with_train(state: State, trains: tuple[str, ...], kind: str) -> tuple[str, ...]:
    """Return the trains and one more, lowest first."""
    return tuple(sorted((*trains, kind), key=state.box.roster.rank.__getitem__))


def without(trains: tuple[str, ...], kind: str) -> tuple[str, ...]:
    """Return the trains without one train of the kind."""
    at = trains.index(kind)
    return trains[:at] + trains[at + 1 :]


def hand_over(state: State, giver: str, taker: str, kind: str) -> None:
    """Move a train between companies and the pool."""
    card = state.depot.first_card(giver, kind)
    assert card is not None
    state.depot.give(giver, taker, card.id)


# obsolete trains may be given up voluntarily (1.5, R34)


def why_not_drop(state: State, seat: int, action: DiscardTrain) -> Refusal | None:
    """Return why the train may not be dropped: only obsolete trains of the player's companies may be."""
    if state.director(action.company) != seat:
        return refuse("1.5.1", "not-yours", action.company, company=action.company)
    card = state.depot.first_card(action.company, action.train)
    if card is None:
        return _no_such_train(action)
    if not card.obsolete:
        return refuse("1.5.4", "not-obsolete", action.company, train=train_name(action.train))
    return None


def _no_such_train(action: DiscardTrain) -> Refusal:
    company, train = action.company, train_name(action.train)
    return refuse("1.5.4", "no-such-train", company, company=company, train=train)


def drops(state: State, seat: int) -> Iterator[DiscardTrain]:
    """Yield every obsolete train the player could put into the pool."""
    for company in state.own(seat):
        for kind in dict.fromkeys(card.kind for card in state.depot.of(company) if card.obsolete):
            yield DiscardTrain(seat, company, kind)


def drop(state: State, action: DiscardTrain, log: Log) -> None:
    hand_over(state, action.company, POOL, action.train)
    log.append(TrainGone(action.company, action.train, "pool"))


# phases


def appear(state: State, kind: str, change: PhaseChange | None, start: int, log: Log) -> None:
    """Handle a train that was bought or left the stack: the first of its kind begins a phase (7.7).

    The order is: unlock, rust, obsolete, then the limit. Directors over the limit choose clockwise from player `start`.
    """
    if change is None:
        return
    log.append(PhaseBegan(kind, state.colour, state.limit))
    for old in state.box.roster.kinds.values():
        if old.rusts_on in change.appeared:
            log.append(Rusted(old.id, obsolete=False))
        elif old.obsolete_on in change.appeared:
            log.append(Rusted(old.id, obsolete=True))
    over: list[Choice] = []
    for step in range(state.seats):
        seat = (start + step) % state.seats
        over += [Discard(seat, company=id) for id in state.own(seat) if len(state.depot.of(id)) > state.limit]
    if state.solo:
        for company in state.own(1):
            scrap_down_to(state, company, state.limit, log)
    state.agenda += reversed(over)


def scrap_down_to(state: State, company: str, limit: int, log: Log) -> None:
    """Remove Gulliver's trains over a limit from the game, the lowest first (7.9 E)."""
    while len(trains := state.depot.of(company)) > limit:
        card = state.depot.scrap(company, trains[0].id)
        log.append(TrainGone(company, card.kind, "scrap"))


class Discard(Choice, frozen=True, kw_only=True, tag="discard"):
    """A company over the limit puts a train of its director's choice into the pool (1.5, R11)."""

    company: str

    def view(self, state: State) -> DiscardView:
        return DiscardView(self.company)

    def question(self, state: State, seat: int) -> Message:
        return ask("discard", company=self.company, limit=state.limit)

    def options(self, state: State) -> Iterator[Action]:
        trains = state.depot.kinds_of(self.company)
        if len(trains) <= state.limit:
            return
        for kind in dict.fromkeys(trains):
            yield DiscardTrain(self.seat, self.company, kind)
        for action in drops(state, self.seat):
            if action.company != self.company:
                yield action

    def why_not(self, state: State, action: Action) -> Refusal | None:
        if not isinstance(action, DiscardTrain):
            over = refuse("1.5.5", "over-limit", limit=state.limit)
            return over if isinstance(action, Done) else not_now()
        if action.company != self.company:
            return why_not_drop(state, self.seat, action)
        return _no_such_train(action) if state.depot.first_card(self.company, action.train) is None else None

    def take(self, state: State, action: Action, log: Log) -> None:
        assert isinstance(action, DiscardTrain)
        self.again(state)
        drop(state, action, log)
