"""What a seat may see: everything, because only Gulliver's future draws are hidden."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import asdict

from trainshed.core import Action, Log
from trainshed.rail.play import view as rail
from trainshed.rail.play.actions import BuyFromCompany, BuyShare, BuyTrain, LayTile, PlaceStation, SellShares
from trainshed.rail.play.dividends import Dividend, DividendView
from trainshed.rail.play.offers import OfferView
from trainshed.rail.play.rounds import NextCompany
from trainshed.rail.play.stations import PlaceHomeView
from trainshed.rail.play.trains import DiscardView, discard, drop_obsolete

from . import actions, cards, rounds, setup, shares
from .actions import LilliputAction
from .box import Half
from .characters import JudgeIncome
from .gulliver import GULLIVER
from .state import State

RUNNING = (rounds.ChooseWay, Dividend, cards.BuyPoolAfterWithholding)
"""Steps in which the director of a company decides while trains run."""
TurnStep = setup.Draft | setup.LayHome | JudgeIncome | cards.Turn | cards.EndTurn
CardStep = cards.LayTiles | cards.BuyStation | cards.BuyTrains | cards.SplitTreasury | shares.TradeShares
OtherStep = OfferView | PlaceHomeView | cards.BuyPool | rounds.ChooseWay | DividendView | DiscardView
LilliputStep = TurnStep | CardStep | OtherStep


USES: Mapping[str, Mapping[str, tuple[type[Action], tuple[str, ...]]]] = {
    "lay": {"cells": (LayTile, ("cell",))},
    "station": {"slots": (PlaceStation, ("cell",))},
    "trains": {"bank": (BuyTrain, ()), "foreign": (BuyFromCompany, ("seller", "train"))},
    "shares": {
        "sell": (SellShares, ("company",)),
        "buy": (BuyShare, ("company",)),
        "found": (actions.Found, ("company",)),
    },
}
"""By kind of half and type of use: the actions, and the fields in which two ways differ."""


class HalfView(Struct, frozen=True):
    """One half of a card, and in how many ways it could be used now."""

    what: str
    amount: int
    half: Half
    ways: int
    uses: Mapping[str, int]
    """The ways by type: `cells` to lay on, `slots` for a station, `bank` and `foreign` trains, shares to `sell`
    and to `buy`, companies to `found`."""
    cells: tuple[str, ...]
    """Cells on the map where it could be used."""


class CardView(Struct, frozen=True):
    """A card of the row."""

    id: str
    used: bool
    main: HalfView
    alt: HalfView
    takes: tuple[actions.TakeCard, ...]
    """Who took or copied it this round, in order."""


class LilliputCompany(rail.CompanyView, frozen=True, kw_only=True):
    name: str
    start: bool
    """True if it is one of the start companies."""
    out: bool
    """True if it is a start company that nobody took."""


class LilliputPlayer(rail.PlayerView, frozen=True, kw_only=True):
    """A player, or Gulliver."""

    gulliver: bool
    copies: int
    characters: tuple[str, ...]
    tiles: tuple[str, ...]
    spent: bool


class LilliputDepot(rail.DepotView, frozen=True, kw_only=True):
    top: str
    """The kind on top of the stack, which is never empty."""
    price: int
    """What the top train costs the viewing seat."""


class LilliputFreeNumber(rail.FreeNumber, frozen=True):
    action: LilliputAction


class LilliputView(rail.RailView, frozen=True, kw_only=True):
    """The table as a seat sees it (seat None: a spectator). `order` is the operating order."""

    companies: tuple[LilliputCompany, ...]
    players: tuple[LilliputPlayer, ...]
    depot: LilliputDepot
    market: rail.MarketView
    """Its fields are in the order of their numbers."""
    step: LilliputStep | None
    moves: tuple[LilliputAction, ...]
    free: tuple[LilliputFreeNumber, ...]
    rounds: int
    last_round: bool
    first: int
    """The seat with the first-player card."""
    turn_order: tuple[int, ...]
    """The seats of all turns of this round: round the table and back."""
    turn: int
    """Index of the current turn in `turn_order`; past the end while trains run."""
    turns: tuple[int, ...]
    """Seats whose turns are still to come this round, the current one first."""
    takes: tuple[actions.TakeCard, ...]
    """The cards taken and copied this round, in the order of the turns."""
    cards: tuple[CardView, ...]
    running: str | None
    """The company whose trains have run and whose director must decide; None while no trains run."""
    to_run: tuple[str, ...]
    """Companies that run after it, in the order fixed when running began."""
    certificate_limit: int
    director_limit: int
    gulliver: LilliputPlayer | None
    characters: tuple[str, ...]
    """Characters still to be taken in the draft."""


def view(state: State, seat: int | None) -> LilliputView:
    box, agenda = state.box, state.agenda
    starts = {id for id, data in box.companies.items() if data.start}
    out = starts - state.shares.directors.keys() if state.round.number else set[str]()
    facts = {id: {"start": id in starts, "out": id in out} for id in box.companies}
    waiting = agenda[-1].seats(state) if agenda else ()
    viewer = seat if seat is not None else (waiting[0] if waiting else state.priority)
    own = [{"gulliver": seat >= state.seats, **asdict(player)} for seat, player in enumerate(state.players)]
    players = rail.players(state, rounds.parts(state), LilliputPlayer, own.__getitem__)
    turns = [step.seat for step in reversed(agenda) if isinstance(step, cards.Turn)]
    seats = tuple(state.clockwise(state.priority))
    order = (*seats, *reversed(seats)) if state.round.number else ()
    return rail.table(
        state,
        seat,
        LilliputView,
        order=state.market.order(),
        companies=rail.companies(state, box.companies, LilliputCompany, facts.__getitem__),
        players=players[: state.seats],
        depot=rail.depot(state, LilliputDepot, price=state.new_train_price(viewer)),
        market=rail.market(state, box.fields),
        supply=rail.supply(state, state.left_out),
        free=rail.free(state, seat, LilliputFreeNumber),
        first=state.priority,
        turn_order=order,
        turn=len(order) - len(turns) - any(isinstance(step, cards.EndTurn) for step in agenda) if order else 0,
        turns=tuple(turns),
        cards=_row(state, viewer),
        running=next((step.company for step in reversed(agenda) if isinstance(step, RUNNING)), None),
        to_run=next((step.left for step in agenda if isinstance(step, NextCompany)), ()),
        director_limit=box.limits.directors,
        gulliver=players[GULLIVER] if state.solo else None,
    )


# the row of cards


def _row(state: State, viewer: int) -> tuple[CardView, ...]:
    """Return the cards of this game, with what seat `viewer` could do with them."""
    row, used, found = [state.box.cards[id] for id in state.cards], state.used, []
    halves = {half: _half(state, half, viewer) for half in {half for card in row for half in (card.main, card.alt)}}
    for card in row:
        taken = tuple([take for take in state.takes if take.card == card.id])
        found.append(CardView(card.id, card.id in used, halves[card.main], halves[card.alt], taken))
    return tuple(found)


def _half(state: State, half: Half, viewer: int) -> HalfView:
    amount = cards.amount_of(state, half)
    if half.kind in ("cash", "treasury"):
        return HalfView(half.what, amount, half, 1, {}, ())
    acts = _acts(state, half, viewer)
    uses = {
        use: len({tuple([getattr(act, field) for field in fields]) for act in acts if isinstance(act, kind)})
        for use, (kind, fields) in USES[half.kind].items()
    }
    cells = dict.fromkeys(act.cell for act in acts if isinstance(act, (LayTile, PlaceStation)))
    return HalfView(half.what, amount, half, len(acts), uses, tuple(cells))


def _acts(state: State, half: Half, viewer: int) -> list[Action]:
    """Return the actions the half allows; if none, those after all obsolete trains went into the pool (1.5, R53)."""
    step = cards.step_of(state, half, viewer)
    acts = list(step.options(state))
    if acts or half.kind != "trains" or not drop_obsolete.exists(state, step):
        return acts
    freed = state.copy()
    while (drop := next(drop_obsolete.options(freed, step), None)) is not None:
        discard(freed, drop, Log())
    return list(step.options(freed))
