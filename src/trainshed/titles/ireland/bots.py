"""Bots of 18Ireland.

Medium follows rules of thumb with a forecast (`outlook`) wherever it must value something, and searches where that is
exact: tiles, stations, trains and mergers are rated by the best runs they lead to (`building`, `trading`). Easy plays
the same way but often picks at random, and neither proposes mergers nor trades trains between its companies.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice

from trainshed.core import Action, Bot, Game, Weighed
from trainshed.core.bot import at_random, only_choice
from trainshed.core.chance import draw
from trainshed.rail.play.actions import Answer, BuyFromCompany, RouteChoice, Run
from trainshed.rail.play.advice import amount, reason
from trainshed.rail.play.choice import CompanyChoice
from trainshed.rail.play.offers import Offer
from trainshed.rail.play.planning import SeededBot, moment
from trainshed.rail.play.running import best_run
from trainshed.rail.play.stations import PlaceHome
from trainshed.rail.play.trains import Discard

from . import advice, auction, building, issue, merger, running, settle, stock, track, trading, waterfall
from .actions import BuyPrivate, Propose
from .dividend import IrishDividend
from .emergency import Emergency
from .outlook import DISCOUNT, Outlook
from .powers import SecondTile
from .state import IrelandState
from .trains import BuyIrishTrains

SLIPS = 4
"""Easy picks one in so many actions at random."""


def best_routes(state: IrelandState, seat: int, company: str) -> Run:
    """Return the best run as a player would name it."""
    found = best_run(state, company)
    return Run(seat, company, tuple(RouteChoice(it.train, it.stops, it.cells) for it in found.routes))


def weigh(state: IrelandState, seat: int, seed: int) -> Weighed:
    """Return the action that medium takes; the seed decides how much it cares for income to come."""
    outlook = Outlook(state, DISCOUNT + 0.02 * (draw(seed, "patience", seat, 9) - 4))
    action = _choose(outlook, seat)
    if not isinstance(action, Run) and len(list(islice(state.agenda[-1].legal(state, seat), 2))) == 1:
        return only_choice(action)
    return outlook.weighed(action)


def _choose(outlook: Outlook, seat: int) -> Action:
    state, step = outlook.state, outlook.state.agenda[-1]
    if isinstance(step, Offer):
        act = step.act
        accept = trading.train_offer(outlook, act) if isinstance(act, BuyFromCompany) else _sells(outlook, act)
        return Answer(seat, accept)
    if isinstance(step, merger.MergerVote):
        return trading.vote(outlook, step, seat)
    actions: Sequence[Action] = list(step.legal(state, seat))
    if isinstance(step, CompanyChoice):
        free = trading.sell_own_private(outlook, step, actions) or building.marker(outlook, step.company, actions)
        if free is not None:
            return free
        return _for_company(outlook, step, seat, actions)
    if isinstance(step, waterfall.PrivateTurn):
        return trading.private_turn(outlook, seat, actions)
    if isinstance(step, waterfall.PrivateBidding):
        return trading.private_bidding(outlook, seat, actions)
    if isinstance(step, stock.StockTurn):
        return trading.stock_turn(outlook, seat, actions)
    if isinstance(step, auction.CompanyAuction):
        return trading.auction_bid(outlook, seat, actions)
    if isinstance(step, merger.MergerTurn):
        return trading.propose(outlook, seat, actions)
    if isinstance(step, settle.Settle):
        return building.settle(outlook, actions)
    return trading.done(actions)


def _sells(outlook: Outlook, act: Action) -> bool:
    assert isinstance(act, BuyPrivate)
    return trading.private_offer(outlook, act)


def _for_company(outlook: Outlook, step: CompanyChoice, seat: int, actions: Sequence[Action]) -> Action:
    state = outlook.state
    if isinstance(step, issue.IssueOrRedeem):
        return trading.issue(outlook, step, actions)
    if isinstance(step, track.IrishTrack):
        return building.build(outlook, step, actions)
    if isinstance(step, SecondTile):
        return actions[0]
    if isinstance(step, track.IrishStation):
        return building.station(outlook, step, actions)
    if isinstance(step, PlaceHome):
        return building.home(outlook, actions)
    if isinstance(step, running.IrishRun):
        run = best_run(state, step.company)
        outlook.because(lambda: [reason("best-run", company=step.company, revenue=amount(run.revenue))])
        return best_routes(state, seat, step.company)
    if isinstance(step, IrishDividend):
        return trading.dividend(outlook, step, actions)
    if isinstance(step, BuyIrishTrains):
        return trading.trains(outlook, step, actions)
    if isinstance(step, Emergency):
        return trading.emergency(outlook, step, actions)
    if isinstance(step, Discard):
        return trading.discard(outlook, actions)
    return trading.done(actions)


class MediumBot(SeededBot):
    """Plays by forecast and exact runs."""

    def weigh(self, game: Game, seat: int, budget: float = 1.0) -> Weighed:
        return weigh(game.state, seat, self._seed)


class EasyBot(SeededBot):
    """Plays like medium, but slips, and proposes no mergers."""

    def weigh(self, game: Game, seat: int, budget: float = 1.0) -> Weighed:
        state: IrelandState = game.state
        step = state.agenda[-1]
        at = moment(state) + state.bank[f"@{seat}"]
        careful = isinstance(step, running.IrishRun | Emergency | Offer | merger.MergerVote)
        if careful or draw(self._seed, "slip", at, SLIPS):
            found = weigh(state, seat, self._seed)
            if not isinstance(found.action, Propose):
                return found
            return Weighed(trading.done(list(step.legal(state, seat))), lambda: [advice.proposes_none()])
        actions: list[Action] = list(step.legal(state, seat))
        return at_random(actions[draw(self._seed, "slipped", at, len(actions))], len(actions))


class ChanceBot(SeededBot):
    """Picks any legal action, all equally likely, but runs the best routes.

    The list of legal actions has only the empty run; without income a game ends before most of its rules are met.
    """

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._count = 0

    def weigh(self, game: Game, seat: int, budget: float = 1.0) -> Weighed:
        step = game.state.agenda[-1]
        if isinstance(step, running.IrishRun):
            return weigh(game.state, seat, self._seed)
        actions: list[Action] = list(step.legal(game.state, seat))
        self._count += 1
        action = actions[draw(self._seed, "random-bot", self._count, len(actions))]
        return at_random(action, len(actions)) if len(actions) > 1 else only_choice(action)


LEVELS: dict[str, Callable[[int], Bot]] = {"easy": EasyBot, "medium": MediumBot}
HIDDEN_LEVELS: dict[str, Callable[[int], Bot]] = {"random": ChanceBot}
"""Takes the place of the level `random` that all titles have."""
