"""What 18Lilliput says in its own way (1.4 to 1.8, 1.13, 1.15), and which of its rules forbids what."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial

from trainshed.core import Action, Event, Log, Refusal, not_now
from trainshed.rail.play import rules as kit
from trainshed.rail.play import trains, ways
from trainshed.rail.play.actions import BuyFromPool, DiscardTrain, LayTile
from trainshed.rail.play.events import PhaseBegan, TrainBought, Withheld
from trainshed.rail.play.refusals import Cites, cited_by
from trainshed.rail.tile import Tile

from . import gulliver, rounds
from .actions import CashIn
from .box import Box
from .cards import BuyPoolAfterWithholding, Discard
from .shares import STOCK, why_removed
from .state import State
from .words import refuse, tile_name, tile_name_or_id

CORRECTED_WORK = 5_000
"""Nodes a search may visit with a corrected box, which may hold anything. The printed box needs no limit: its hardest
runs take a few hundred."""
VARIANT_RULES = {"none": "1.4.6", "allenbeck": "1.13.1", "laputa": "1.13.2", "brobdingnag": "1.13.3"}
"""By variant: the rule that says which tiles of the box are not in this game."""
_PHASE_RULE = {"castle": "1.7a.1", "treasurer": "1.7a.5", "tunnel": "1.15"}
"""By kind of tile: its own rule, which says from which phase on it may be laid."""


# track (1.4)


def in_this_game(state: State, action: LayTile) -> Refusal | None:
    """The tile is in the game and no preset one; the cell has a tile or is beside one, so far ones are not examined."""
    tiles, id, cell = state.box.tiles, action.tile, action.cell
    if id not in tiles or id in state.left_out:
        # by the rule of its variant, or of the variant played
        variant = next((name for name in VARIANT_RULES if id in tiles.sets.get(name, ())), state.options.variant)
        rule = VARIANT_RULES[variant] if id in tiles else "1.4.6"
        return refuse(rule, "no-tile", id, tile=tile_name_or_id(tiles, id))
    if state.box.may_be_preset(id):
        return refuse("1.15", "laid-before", id, tile=tile_name(tiles[id]))
    laid, grid = state.board.laid, state.board.map.grid
    beside = cell in laid or (cell in grid and any(other in laid for other in grid.neighbours(cell).values()))
    if not beside:
        return refuse("1.4.2", "not-beside", cell, cell=cell[:12])
    return None if 0 <= action.rotation < 4 else refuse("1.4.2", "no-turn", cell, tile=tile_name(tiles[id]))


def price(state: State, company: str, cell: str, tile: Tile) -> int:
    """The tile's own price (a yellow Y is free for the Emperor) plus the terrain (R22)."""
    own = tile.data.price
    if own and tile.label and state.power(state.director(company), "free_metropolis"):
        own = 0
    return own + state.board.cost(cell, tile.shape(0))


def no_castle_at_home(state: State, company: str, cell: str, tile: Tile) -> Refusal | None:
    """The castle never replaces a home (R14, R33)."""
    if tile.data.kind == "castle" and any(places and places[0][0] == cell for places in state.board.placed.values()):
        return refuse("1.7a.1", "castle-home", cell, cell=cell)
    return None


# trains (1.5)


def not_gulliver(state: State, seller: str) -> Refusal | None:
    """Gulliver sells no trains (1.14, R57)."""
    return refuse("1.14", "gulliver-sells-nothing", seller) if state.director(seller) >= state.seats else None


def discards(state: State, happened: Sequence[Event]) -> tuple[Discard, ...]:
    """Directors over the limit choose clockwise, from the buyer or else from the first player (7.7, R11)."""
    buyer = next((state.director(event.company) for event in happened if isinstance(event, TrainBought)), None)
    seats = state.clockwise(state.priority if buyer is None else buyer)
    companies = [(seat, company) for seat in seats for company in state.own(seat)]
    return tuple(Discard(seat, company=company) for seat, company in companies if trains.over_limit(state, company))


def gulliver_discards(state: State, log: Log) -> None:
    """Gulliver's trains over the limit leave the game (7.9 E)."""
    if state.solo:
        for company in state.own(gulliver.GULLIVER):
            gulliver.scrap_down_to(state, company, state.depot.limit(company), log)


# stations (1.7), running (1.8)


def station_costs(state: State, company: str) -> tuple[int, ...]:
    """Home free, then 40, then 100; half for the General."""
    percent = state.power(state.director(company), "station_percent")
    return tuple([cost * percent // 100 for cost in state.box.costs.stations])


def giant_keeps_half(state: State, revenue: int) -> tuple[int, int]:
    """Brobdingnag: half of a dividend goes into the treasury, rounded down to tens (1.13)."""
    rule = state.box.brobdingnag
    kept = revenue // rule.step * rule.part
    return kept, revenue - kept


def pool_after_withholding(state: State, happened: Sequence[Event]) -> tuple[BuyPoolAfterWithholding, ...]:
    """A company that withheld may buy a train from the pool (R5)."""
    companies = [event.company for event in happened if isinstance(event, Withheld)]
    human = ((state.director(company), company) for company in companies)
    return tuple(BuyPoolAfterWithholding(seat, company=company) for seat, company in human if seat < state.seats)


def not_in_turn(state: State, action: Action) -> Refusal:
    """An act of the action turn is not possible while trains run or an offer is pending (R32, R34)."""
    if isinstance(action, (CashIn, LayTile)):
        return refuse("1.7a.6", "only-own-turn")
    if isinstance(action, BuyFromPool):
        return refuse("1.5.7", "pool-not-now")
    return refuse("1.5.4", "drop-not-now") if isinstance(action, DiscardTrain) else not_now()


# which rule forbids what


OTHER_COMPANY = {"lay-home": "1.2.2", "place-home": "1.6.3"}
"""By step: the rule that says which company acts, where it is not that of the runs."""
LAY_CITES = {
    "rail/board.supply": ("1.4.6", "none-left"),
    "rail/board.company": ("1.13.2", "laputa-company"),
    "rail/board.ground": ("1.4.3", "chessboard"),
    "rail/board.first-colour": ("1.4.5", "first-yellow"),
    "rail/board.wall": ("1.4.7", "water"),
    "rail/board.own-wall": ("1.4.7", "water"),
    "rail/tile.phase": ("1.4.5", "too-early"),
    "rail/tile.final": ("1.4.4", "never-upgraded"),
    "rail/tile.only-on": ("1.4.4", "only-on"),
    "rail/tile.colour-step": ("1.4.4", "colour-step"),
    "rail/tile.label": ("1.4.4", "other-category"),
    "rail/tile.stops": ("1.4.4", "other-category"),
    "rail/tile.keeps-track": ("1.4.4", "loses-track"),
}
"""By refusal of the board: rule and message of this game, which names tiles by their shape."""


def _cite_lay(rule: str, state: State, action: LayTile) -> Refusal:
    cell, tile, old = action.cell, state.box.tiles[action.tile], state.board.laid.get(action.cell)
    if rule in ("rail/tile.only-on", "rail/board.first-colour"):
        if tile.data.kind == "castle":
            return refuse("1.7a.1", "castle-on", cell, cell=cell)
        if tile.data.kind == "tunnel":
            return refuse("1.15", "tunnel-on", cell, cell=cell)
    if rule == "rail/tile.colour-step" and old is not None and old.tile.data.kind == "mountain":
        return refuse("1.15", "mountain", cell, cell=cell)
    why, key = LAY_CITES[rule]
    if rule == "rail/tile.phase":
        why = _PHASE_RULE.get(tile.data.kind, why)
    elif why == "1.4.4" and old is not None and old.tile.id in state.box.tiles.sets["scenario"]:
        why = "1.15"  # it says what may replace a scenario tile
    return refuse(why, key, cell, tile=tile_name(tile), cell=cell)


CITES: Cites = {
    "rail/turn.company": lambda state, _: OTHER_COMPANY.get(state.agenda[-1].tag, "1.8.1"),
    **cited_by("1.4.1", "track.company track.money"),
    **cited_by("1.4.2", "track.reach"),
    **cited_by("1.5.1", "trains.company trains.trade-in"),
    **cited_by("1.5.2", "trains.seller"),
    **cited_by("1.5.3", "trains.money trains.director-money"),
    **cited_by("1.5.4", "trains.owner trains.obsolete"),
    **cited_by("1.5.5", "trains.limit trains.over"),
    **cited_by("1.5.7", "trains.pool trains.pool-money"),
    **cited_by("1.6.1", "stock.held"),
    "rail/stock.company": lambda state, action: why_removed(state, action.company) or "1.6.2",
    **cited_by("1.6.2", "stock.source stock.money"),
    **cited_by("1.6.4", "stock.certificates"),
    **cited_by("1.7.1", "stations.company stations.left stations.money"),
    **cited_by("1.7.2", "board.city board.second board.full track.cell"),
    **cited_by("1.7.3", "stations.reach"),
    **cited_by("1.8.4", "dividends.must"),
    **{rule: partial(_cite_lay, rule) for rule in LAY_CITES},
}
"""By rule of the kit: the rule of this game, or its own refusal."""


@lru_cache(maxsize=32)
def rules(variant: str, upgrades: str, corrected: bool, box: Box) -> kit.Rules:
    """Return the rules of a variant and a reading of upgrades, of a corrected box or the printed one."""
    return kit.Rules(
        track=kit.TrackRules(
            connected=kit.restrictive if upgrades == "new-track" else kit.any_track,
            cost=price,
            forbids=no_castle_at_home,
            names=in_this_game,
            tile_name=tile_name,
        ),
        stations=kit.StationRules(costs=station_costs),
        trains=kit.TrainRules(
            least_price=box.costs.least_train_price,
            price=lambda state, company, kind: state.new_train_price(state.director(company), kind),
            director_adds=lambda state, company: not state.depot.of(company),  # only for the first train (R36, R53)
            may_sell=not_gulliver,
            haggling=box.reading.haggling,
        ),
        runs=kit.RunRules(
            search=ways.search,
            bonuses=rounds.named_cities,
            depends=lambda _state, _company: variant,
            work=CORRECTED_WORK if corrected else None,
            place_name=lambda _, place: place[0],
        ),
        dividends=kit.DividendRules(giant_keeps_half) if variant == "brobdingnag" else kit.DividendRules(),
        stock=STOCK,
        turn=lambda _, company: (rounds.RunCompany(company),),  # while trains run, a company does nothing else
        phase_began=gulliver_discards,
        out_of_turn=not_in_turn,
        follow_ups={PhaseBegan: discards, Withheld: pool_after_withholding},
        cites=CITES,
    )
