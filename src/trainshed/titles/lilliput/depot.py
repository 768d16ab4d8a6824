"""Trains (1.5): prices, limits, the pool, phases, obsolete and rusted trains, trains over the limit (7.7)."""

from __future__ import annotations

from collections.abc import Iterator

from trainshed.core import Action, Log, Message, Refusal, not_now

from .actions import DiscardTrain, Done
from .events import PhaseBegan, Rusted, TrainGone
from .naming import train_name
from .state import State
from .step_views import DiscardView
from .steps import Choice, ask, refuse


def top(state: State) -> int:
    """Return the type of the top train of the stack; -1 if the stack is empty."""
    return next((train for train, left in enumerate(state.stack) if left), -1)


def take_top(state: State) -> int:
    """Take the top train off the stack and return its type."""
    train = top(state)
    left = state.stack[train]
    if left > 0:
        state.stack = (*state.stack[:train], left - 1, *state.stack[train + 1 :])
    return train


def bank_price(state: State, seat: int) -> int:
    """Return what the top train costs a company of this player; the Admiral pays less (1.7a, R7)."""
    return state.facts.trains[top(state)].price * state.power(seat, "train_percent") // 100


def printed(state: State, train: int) -> int:
    return state.facts.trains[train].price


def train_index(state: State, train: str) -> int:
    """Return the type of a train by the id on its card; -1 for any other text."""
    ids = state.facts.train_ids
    return ids.index(train) if train in ids else -1


def add(state: State, company: int, train: int) -> None:
    charter = state.companies[company]
    charter.trains = tuple(sorted((*charter.trains, train)))


def without(trains: tuple[int, ...], train: int) -> tuple[int, ...]:
    """Return the trains without one train of the type."""
    at = trains.index(train)
    return trains[:at] + trains[at + 1 :]


def to_pool(state: State, company: int, train: int, log: Log) -> None:
    charter = state.companies[company]
    charter.trains = without(charter.trains, train)
    state.pool = tuple(sorted((*state.pool, train)))
    log.append(TrainGone(state.facts.company_ids[company], state.facts.train_ids[train], "pool"))


def scrap(state: State, train: int, count: int = 1) -> None:
    """Count trains as out of the game."""
    state.scrapped = (*state.scrapped[:train], state.scrapped[train] + count, *state.scrapped[train + 1 :])


# obsolete trains may be given up voluntarily (1.5, R34)


def why_not_drop(state: State, seat: int, action: DiscardTrain) -> Refusal | None:
    """Return why the train may not be dropped: only obsolete trains of the player's companies may be."""
    number = state.index(action.company)
    if number < 0 or state.companies[number].director != seat:
        return refuse("1.5.1", "not-yours", action.company, company=action.company)
    train = train_index(state, action.train)
    if train not in state.companies[number].trains:
        return _no_such_train(action)
    if not state.obsolete(train):
        return refuse("1.5.4", "not-obsolete", action.company, train=train_name(action.train))
    return None


def _no_such_train(action: DiscardTrain) -> Refusal:
    company, train = action.company, train_name(action.train)
    return refuse("1.5.4", "no-such-train", company, company=company, train=train)


def drops(state: State, seat: int) -> Iterator[DiscardTrain]:
    """Yield every obsolete train the player could put into the pool."""
    facts = state.facts
    for number in state.own(seat):
        for train in sorted(set(state.companies[number].trains)):
            if state.obsolete(train):
                yield DiscardTrain(seat, facts.company_ids[number], facts.train_ids[train])


def drop(state: State, action: DiscardTrain, log: Log) -> None:
    to_pool(state, state.index(action.company), train_index(state, action.train), log)


# phases


def appear(state: State, train: int, start: int, log: Log) -> None:
    """Handle a train that is bought or leaves the stack: the first of its type begins a phase (7.7).

    The order is: unlock, rust, obsolete, then the limit. Directors over the limit choose clockwise from player `start`.
    """
    if train < state.phase:
        return
    before, state.phase = state.phase, train + 1
    facts = state.facts
    log.append(PhaseBegan(facts.train_ids[train], state.colour, state.limit))
    for old in range(len(facts.trains)):
        if before <= facts.rusts_from[old] <= train:
            _rust(state, old)
            log.append(Rusted(facts.train_ids[old], obsolete=False))
        elif before <= facts.obsolete_from[old] <= train:
            log.append(Rusted(facts.train_ids[old], obsolete=True))
    over: list[Choice] = []
    for step in range(state.seats):
        seat = (start + step) % state.seats
        over += [Discard(seat, company=n) for n in state.own(seat) if len(state.companies[n].trains) > state.limit]
    if state.solo:
        for number in state.own(1):
            scrap_down_to(state, number, state.limit, log)
    state.agenda += reversed(over)


def _rust(state: State, train: int) -> None:
    gone = state.pool.count(train)
    state.pool = tuple(other for other in state.pool if other != train)
    for company in state.companies:
        gone += company.trains.count(train)
        company.trains = tuple(other for other in company.trains if other != train)
    scrap(state, train, gone)


def scrap_down_to(state: State, company: int, limit: int, log: Log) -> None:
    """Remove Gulliver's trains over a limit from the game, the lowest first (7.9 E)."""
    charter = state.companies[company]
    while len(charter.trains) > limit:
        train = charter.trains[0]
        charter.trains = charter.trains[1:]
        scrap(state, train)
        log.append(TrainGone(state.facts.company_ids[company], state.facts.train_ids[train], "scrap"))


class Discard(Choice, frozen=True, kw_only=True, tag="discard"):
    """A company over the limit puts a train of its director's choice into the pool (1.5, R11)."""

    company: int

    def view(self, state: State) -> DiscardView:
        return DiscardView(state.facts.company_ids[self.company])

    def question(self, state: State, seat: int) -> Message:
        return ask("discard", company=state.facts.company_ids[self.company], limit=state.limit)

    def options(self, state: State) -> Iterator[Action]:
        if len(state.companies[self.company].trains) <= state.limit:
            return
        facts = state.facts
        for train in sorted(set(state.companies[self.company].trains)):
            yield DiscardTrain(self.seat, facts.company_ids[self.company], facts.train_ids[train])
        for action in drops(state, self.seat):
            if action.company != facts.company_ids[self.company]:
                yield action

    def why_not(self, state: State, action: Action) -> Refusal | None:
        if not isinstance(action, DiscardTrain):
            over = refuse("1.5.5", "over-limit", limit=state.limit)
            return over if isinstance(action, Done) else not_now()
        if action.company != state.facts.company_ids[self.company]:
            return why_not_drop(state, self.seat, action)
        if train_index(state, action.train) not in state.companies[self.company].trains:
            return _no_such_train(action)
        return None

    def take(self, state: State, action: Action, log: Log) -> None:
        assert isinstance(action, DiscardTrain)
        self.again(state)
        drop(state, action, log)
