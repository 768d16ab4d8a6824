"""Sequence of play: rounds and cards (1.3), the Judge's income, bureaucracy (1.9), the end (1.10)."""

from __future__ import annotations

from collections.abc import Iterator

from trainshed.core import Action, Log, Message, Range, Refusal, Score, not_now
from trainshed.rail.play.state import Round

from . import characters, depot, gulliver
from .actions import BuyFromPool, CashIn, DiscardTrain, Done, FillTreasuries, LayTile, TakeCard, TakeCash
from .box import Half
from .events import CardTaken, CashTaken, GameEnded, RoundBegan, TrainGone, TreasuryFilled
from .running import RunTrains, ScrapTop
from .shares import TradeShares
from .state import State
from .stations import BuyStation
from .step_views import CardStepView, JudgeView, SplitView
from .steps import Choice, LilliputStep, ask, refuse
from .trains import BuyTrains
from .turns import CARD_ACTS, CardStep, EndTurn, LayTiles, is_free_act


class StartRound(LilliputStep, frozen=True):
    """Start a round: actions, running, bureaucracy (1.3); the turns go round the table and back."""

    number: int

    def resolve(self, state: State, log: Log) -> None:
        state.round = Round("round", self.number)
        log.append(RoundBegan(self.number, state.rounds, state.who(state.priority)))
        order = [(state.priority + step) % state.seats for step in range(state.seats)]
        turns: list[LilliputStep] = [Turn(seat) for seat in (*order, *reversed(order))]
        if state.solo:
            turns += gulliver.steps()
        elif state.options.pro:
            turns.append(ScrapTop())
        state.agenda += [Bureaucracy(), RunTrains(), *reversed(turns)]
        for seat in reversed(order):
            if state.power(seat, "income_cash"):
                state.agenda.append(JudgeIncome(seat))


# money for the player's companies


def share_out(state: State, seat: int, first: int, total: int, log: Log) -> None:
    """Pay `first` to the player's first company and the rest of `total` to the second."""
    for company, amount in zip(state.own(seat), (first, total - first), strict=False):
        if amount:
            state.pay(company, amount)
            log.append(TreasuryFilled(company, amount))


def samples(state: State, seat: int, total: int) -> Iterator[FillTreasuries]:
    if len(state.own(seat)) == 1:
        yield FillTreasuries(seat, total)
    else:
        for first in (0, total // 2, total):
            yield FillTreasuries(seat, first)


def _why_not_split(state: State, action: FillTreasuries, total: int) -> Refusal | None:
    low = 0 if len(state.own(action.seat)) > 1 else total
    if not low <= action.first <= total:
        return refuse("1.3.4", "split", low=low, total=total)
    return None


class JudgeIncome(Choice, frozen=True, tag="judge"):
    """At the start of every round, including the first: cash, or money for the treasuries (1.7a, R26)."""

    def _amounts(self, state: State) -> tuple[int, int]:
        return state.power(self.seat, "income_cash"), state.power(self.seat, "income_treasury")

    def view(self, state: State) -> JudgeView:
        return JudgeView(*self._amounts(state))

    def question(self, state: State, seat: int) -> Message:
        cash, total = self._amounts(state)
        return ask("judge", cash=cash, total=total)

    def options(self, state: State) -> Iterator[Action]:
        yield TakeCash(self.seat)
        yield from samples(state, self.seat, self._amounts(state)[1])

    def ranges(self, state: State, seat: int) -> Iterator[Range]:
        if len(state.own(seat)) > 1:
            yield Range(FillTreasuries(seat, 0), "first", 0, self._amounts(state)[1])

    def why_not(self, state: State, action: Action) -> Refusal | None:
        if isinstance(action, FillTreasuries):
            return _why_not_split(state, action, self._amounts(state)[1])
        if isinstance(action, Done):
            return refuse("1.7a.3", "judge-decides")
        return None if isinstance(action, TakeCash) else not_now()

    def take(self, state: State, action: Action, log: Log) -> None:
        state.agenda.pop()
        cash, total = self._amounts(state)
        if isinstance(action, FillTreasuries):
            share_out(state, self.seat, action.first, total, log)
        else:
            state.pay(state.who(self.seat), cash)
            log.append(CashTaken(state.who(self.seat), cash, "judge"))


# cards


class Turn(Choice, frozen=True, tag="card"):
    """Take an unused card and use one of its halves; or, with a copy card, a card used this round (1.3, R1, R51)."""

    def view(self, state: State) -> CardStepView:
        return CardStepView()

    def question(self, state: State, seat: int) -> Message:
        copies = state.players[self.seat].copies and state.used
        return ask("card-copy" if copies else "card", round=state.round.number)

    def options(self, state: State) -> Iterator[Action]:
        seat = self.seat
        gone = state.used
        for card in state.cards:
            used = card in gone
            if not used or state.players[seat].copies:
                yield TakeCard(seat, card, "main", used)
                yield TakeCard(seat, card, "alt", used)
        yield from characters.options(state, seat)

    def why_not(self, state: State, action: Action) -> Refusal | None:
        if isinstance(action, Done):
            return refuse("1.3.1", "must-take-card")
        if isinstance(action, TakeCard):
            if action.card not in state.cards:
                return refuse(_why_no_card(state, action.card), "no-card", action.card[:20], card=action.card[:20])
            used = action.card in state.used
            if action.copy and not used:
                return refuse("1.3.2", "copy-unused", action.card, card=action.card)
            if action.copy and not state.players[self.seat].copies:
                return refuse("1.3.2", "no-copy-card")
            if used and not action.copy:
                return refuse("1.3.1", "card-used", action.card, card=action.card)
            return None
        if is_free_act(state, action) and isinstance(action, (LayTile, CashIn, DiscardTrain)):
            return characters.why_not(state, self.seat, action)
        if isinstance(action, BuyFromPool):
            return refuse("1.5.7", "pool-not-now")
        return refuse("1.3.1", "card-first") if isinstance(action, CARD_ACTS) else not_now()

    def take(self, state: State, action: Action, log: Log) -> None:
        if not isinstance(action, TakeCard):
            self.again(state)
            characters.take(state, action, log)
            return
        if action.copy:
            state.change_player(self.seat, copies=state.players[self.seat].copies - 1)
        state.takes = (*state.takes, (self.seat, action.card, action.side, action.copy))
        card = state.box.cards[action.card]
        half = card.main if action.side == "main" else card.alt
        what = half.what, amount_of(state, half)
        log.append(CardTaken(state.who(self.seat), action.card, action.side, action.copy, *what))
        state.agenda[-1] = EndTurn(self.seat)
        _do(state, self.seat, half, log)


def _why_no_card(state: State, card: str) -> str:
    """Return the rule by which there is no such card: the cards in play depend on the number of players."""
    if card not in state.box.cards:
        return "1.3.1"
    return "1.14" if state.solo else "1.11"


def amount_of(state: State, half: Half) -> int:
    """Return the money a half brings in this phase."""
    return state.box.treasuries[state.colour] if half.kind == "treasury" else half.amount


def _do(state: State, seat: int, half: Half, log: Log) -> None:
    """Apply a half of a card (table 1)."""
    steps = state.agenda
    if half.kind == "cash":
        state.pay(state.who(seat), half.amount)
        log.append(CashTaken(state.who(seat), half.amount, "card"))
    elif half.kind == "lay":
        steps.append(LayTiles(seat, yellow=half.yellow, green=half.green, any=half.any))
    elif half.kind == "shares":
        steps.append(TradeShares(seat))
    elif half.kind == "trains":
        steps.append(BuyTrains(seat, left=half.most))
    elif half.kind == "station":
        steps.append(BuyStation(seat))
    else:
        total = amount_of(state, half)
        if len(state.own(seat)) == 1:
            share_out(state, seat, total, total, log)
        else:
            steps.append(SplitTreasury(seat, total=total))


class SplitTreasury(CardStep, frozen=True, kw_only=True, tag="split"):
    """Card A10: an amount that depends on the phase, split freely between the player's companies."""

    total: int

    def view(self, state: State) -> SplitView:
        return SplitView(self.total)

    def question(self, state: State, seat: int) -> Message:
        return ask("split", total=self.total)

    def acts(self, state: State) -> Iterator[Action]:
        return iter(samples(state, self.seat, self.total))

    def ranges(self, state: State, seat: int) -> Iterator[Range]:
        if len(state.own(seat)) > 1:
            yield Range(FillTreasuries(seat, 0), "first", 0, self.total)

    def judge(self, state: State, action: Action) -> Refusal | None:
        return _why_not_split(state, action, self.total) if isinstance(action, FillTreasuries) else not_now()

    def act(self, state: State, action: Action, log: Log) -> None:
        assert isinstance(action, FillTreasuries)
        state.agenda.pop()
        share_out(state, self.seat, action.first, self.total, log)


# 1.9 Bureaucracy


class Bureaucracy(LilliputStep, frozen=True):
    """Top train into the pool, first-player card passed on, cards returned, next round; not after the last round."""

    def resolve(self, state: State, log: Log) -> None:
        state.wealth = (*state.wealth, tuple(wealth(state, owner) for owner in range(len(state.players))))
        if state.last_round:
            return
        state.agenda.append(StartRound(state.round.number + 1))
        state.takes = ()
        if not state.solo and not state.options.pro:
            kind, change = depot.top(state), state.depot.export(to_pool=True)[1]
            log.append(TrainGone("", kind, "pool"))
            depot.appear(state, kind, change, state.priority, log)
        state.priority = (state.priority + 1) % state.seats


# 1.10 End


def parts(state: State, seat: int) -> dict[str, int]:
    """Return the parts of a player's wealth (7.10); treasuries do not count."""
    box, price = state.box, state.market.price
    every = sum(state.tenths(seat, company) * price(company) for company in state.market.order())
    directors = sum(box.limits.director_share * price(company) for company in state.own(seat))
    copies = box.end.copy_card * state.players[seat].copies
    return {"cash": state.cash(seat), "shares": every - directors, "directors": directors, "copies": copies}


def wealth(state: State, seat: int) -> int:
    return sum(parts(state, seat).values())


def scores(state: State) -> tuple[Score, ...]:
    """Return wealth by seat; ties share a place (R19). Gulliver takes a place but has no seat."""
    totals = [wealth(state, owner) for owner in range(len(state.players))]
    return tuple(
        Score(seat, totals[seat], parts(state, seat), 1 + sum(other > totals[seat] for other in totals))
        for seat in range(state.seats)
    )


class EndGame(LilliputStep, frozen=True):
    """Log the final totals."""

    def resolve(self, state: State, log: Log) -> None:
        log.append(GameEnded(tuple(wealth(state, owner) for owner in range(len(state.players)))))
