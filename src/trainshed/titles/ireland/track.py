"""Track (6) and stations (7): what a turn allows, connection by broad and narrow track, costs, closed cells."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, partial
from typing import Any, ClassVar, Self

from msgspec.structs import replace

from trainshed.core import Action, Event, Message, Refusal, Step, money
from trainshed.rail.board import Board
from trainshed.rail.play.actions import Done, LayTile
from trainshed.rail.play.choice import Verbs
from trainshed.rail.play.refusals import Cites, cited_by
from trainshed.rail.play.rules import Permit, TrackRules, Unconnected, terrain
from trainshed.rail.play.stations import BuildStation, place
from trainshed.rail.play.track import LayTrack, building_cells, free_ends, is_upgrade, lay
from trainshed.rail.play.vocabulary import keys
from trainshed.rail.reach import Reach, narrow_reach, reach
from trainshed.rail.tile import BROAD, NARROW, Shape, Tile, Upgrade, upgrade

from .powers import FREE_ACTS, PAIRS, SecondTile, board_of_works, dingle, donegal, irish_mail
from .privates import RULES
from .state import IrelandState, Options
from .words import ask, refuse


def _reach_rule(state: IrelandState, action: Action) -> str:
    """Return which rule asks for a connection: of first tiles (6.5), of upgrades (6.6)."""
    tile = state.box.tiles.get(action.tile) if isinstance(action, LayTile) else None
    return "6.6" if tile is not None and is_upgrade(tile) else "6.5"


def _fit_rule(state: IrelandState, action: Action) -> str:
    """Return which rule says what fits: labels (6.7), else what an upgrade keeps (6.6)."""
    cell = action.cell if isinstance(action, LayTile) else ""
    shape = state.board.shape(cell)
    return "6.7" if shape is not None and shape.tile.label else "6.6"


CITES: Cites = {
    **cited_by("5.2", "turn.company track.company stations.company"),
    **cited_by("6.1", "track.permit"),
    **cited_by("6.2", "tile.phase"),
    **cited_by("6.3", "track.money"),
    **cited_by("6.4", "track.cell board.cell board.off-map board.border board.wall board.own-wall"),
    **cited_by("6.4", "board.gauge board.stub"),
    "rail/track.reach": _reach_rule,
    **cited_by("6.6", "track.rotation tile.keeps-track tile.colour-step tile.final tile.only-on board.first-colour"),
    **cited_by("6.6", "board.ground board.company"),
    "rail/tile.label": _fit_rule,
    "rail/tile.stops": _fit_rule,
    **cited_by("6.9", "track.tile board.supply"),
    **cited_by("7.1", "stations.left stations.money"),
    **cited_by("7.2", "stations.reach board.city board.second board.full"),
    **cited_by("7.3", "board.reserved"),
}
KEYS: tuple[str, ...] = (
    *keys("ireland-ask", "track track-second track-powers"),
    *keys("ireland-refuse", "closed-cell mail-only"),
    *keys("rail-refuse", "narrow-unreached nothing-new no-broad"),
)


# connection (6.5, 6.6)


@cache
def _change(old: Shape, new: Shape) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    """Return what an upgrade changes: new pieces of broad track, of narrow track, and old stops that change value, as
    bits.
    """
    how = upgrade(old, new)
    if not isinstance(how, Upgrade):
        return (), (), 0
    broad = tuple(piece for piece in how.added if new.tracks[piece].gauge == BROAD)
    narrow = tuple(piece for piece in how.added if new.tracks[piece].gauge != BROAD)
    changed = (i for i, to in enumerate(how.stops) if old.tile.stops[i].value != new.tile.stops[to].value)
    return broad, narrow, sum(1 << i for i in changed)


def connected(found: Reach, board: Board, company: str, cell: str, *, join: str = "exit") -> Unconnected:
    """Broad track of a new tile continues broad track in reach; narrow track alone, narrow track that leads to a stop
    in reach (6.5). An upgrade brings the company new track, or changes the value of a stop it reaches (6.6).

    A cell with a station of the company is connected on all sides (6.5c). `join="cell"`: for a tile with broad track it
    is enough that broad track arrives at the cell, and any track in reach meets the tile (16.2).
    """
    old = board.shape(cell)
    if old is not None and old.tracks:
        return _upgrade_connected(found, board, company, cell, old)
    if cell in found.homes:
        return _always
    arrivals = found.arrivals(cell)
    by_narrow = -1

    def narrow_arrivals() -> int:
        """Return the sides at which narrow track in reach arrives; no search where no narrow track leads there."""
        nonlocal by_narrow
        if by_narrow < 0:
            by_narrow = board.facing(cell, NARROW) and narrow_reach(board, company).arrivals(cell)
        return by_narrow

    def judge(shape: Shape) -> str:
        track, _, broad, narrow = shape.bits
        if arrivals & broad:
            return ""
        if not broad:
            return "" if narrow_arrivals() & narrow else "narrow-unreached"
        if join == "cell" and arrivals and narrow_arrivals() & track:
            return ""
        return "not-connected" if arrivals else "no-broad"

    return judge


def _always(shape: Shape) -> str:
    return ""


def _upgrade_connected(found: Reach, board: Board, company: str, cell: str, old: Shape) -> Unconnected:
    """New broad track must be in reach by broad track; if only narrow track is new, by either (6.6, 16.3)."""
    touched = found.touched(cell)

    def judge(shape: Shape) -> str:
        broad, narrow, stops = _change(old, shape)
        if touched & stops:
            return ""
        if broad:
            return "" if found.uses(board, company, cell, shape, broad) else "nothing-new"
        by_narrow = narrow_reach(board, company)
        joined = by_narrow.touched(cell) & stops or by_narrow.uses(board, company, cell, shape, narrow)
        return "" if joined else "nothing-new"

    return judge


def building_places(board: Board, company: str) -> Iterator[str]:
    """Yield the cells where a company might build: at its broad track, then where only narrow track leads."""
    cells: set[str] = set()
    for cell in building_cells(board, reach(board, company)):
        cells.add(cell)
        yield cell
    if board.network().leave[NARROW]:
        narrow = narrow_reach(board, company)
        for cell in (*free_ends(board, narrow), *narrow.entered()):
            if cell not in cells:
                cells.add(cell)
                yield cell


# costs and closed cells (6.3, 11)


def closed_by_private(state: IrelandState, company: str, cell: str, tile: Tile) -> Refusal | None:
    """Wicklow and Drumglass are closed while a player owns their private; sites of the Irish Mail, to all else."""
    private = state.box.closed_cells.get(cell)
    if private is None:
        return None
    if private == "TIM":
        return refuse(RULES[private], "mail-only", cell, cell=cell)
    if state.privates.get(private, "").startswith("@"):
        return refuse(RULES[private], "closed-cell", cell, cell=cell, private=private)
    return None


def permits(state: IrelandState, company: str) -> tuple[Permit, ...]:
    """One tile, and after a new one a second new one for a fee (6.1); the step knows what William Dargan changes."""
    return _permits(state.box.data.second_tile_fee)


@cache
def _permits(fee: int) -> tuple[Permit, ...]:
    return Permit(), Permit(upgrade=False, fee=fee)


def rules(options: Options) -> TrackRules:
    """Return the rules of track with these options."""
    return TrackRules(
        connected=partial(connected, join=options.broad_join),
        cost=terrain,
        forbids=closed_by_private,
        permits=permits,
        cells=building_places,
    )


class IrishTrack(LayTrack, frozen=True, kw_only=True, tag="lay-track"):
    """The company lays one or two tiles, and those of its privates (O3)."""

    verbs: ClassVar[Verbs[Self]] = (lay, board_of_works, donegal, dingle, irish_mail, *FREE_ACTS)

    def permits_left(self, state: IrelandState) -> tuple[Permit, ...]:
        """Return the rights left; with William Dargan the second tile may be an upgrade, also after one (16.4)."""
        if not self.laid:
            return permits(state, self.company)
        if len(self.laid) > 1:
            return ()
        dargan, data = state.has(self.company, "WDE"), state.box.data
        if self.laid[0] and not dargan:
            return ()
        second = Permit(not self.laid[0], dargan, data.second_tile_fee, data.second_upgrade_fee if dargan else 0)
        return (second,)

    def question(self, state: IrelandState, seat: int) -> Message:
        left = self.permits_left(state)
        if not left:
            return ask("track-powers", company=self.company)
        if not self.laid:
            return ask("track", company=self.company)
        fee = left[0].fee if left[0].new else left[0].upgrade_fee
        return ask("track-second", company=self.company, fee=money(fee))

    def after(self, state: IrelandState, action: Action, happened: Sequence[Event]) -> tuple[Step[Any], ...]:
        if type(action) is Done:
            return ()
        assert isinstance(action, LayTile)
        if action.by in PAIRS:
            second = SecondTile(self.seat, company=self.company, by=action.by, cell=action.cell)
            return second, replace(self, asked=False)
        if action.by in ("", board_of_works.private):
            return super().after(state, action, happened)
        return (replace(self, asked=False),)


# stations (7)


def station_costs(state: IrelandState, company: str) -> tuple[int, ...]:
    """A 5-share company has its home only; a 10-share company two more, for 20 and 50 (7.1)."""
    costs: tuple[int, ...] = state.box.data.station_costs[state.class_of(company)]
    return costs


class IrishStation(BuildStation, frozen=True, kw_only=True, tag="build-station"):
    """A 10-share company may place a station (O4)."""

    verbs: ClassVar[Verbs[Self]] = (place,)
    beside: ClassVar[Verbs[Self]] = FREE_ACTS
