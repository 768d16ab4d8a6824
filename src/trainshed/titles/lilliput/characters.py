"""Free acts: what a player may do besides the card in their turn (1.7a, R32, F1 to F3 of section 10).

Lay a character's tile, turn Flimnap (the Treasurer) into cash, put obsolete trains into the pool.
"""

from __future__ import annotations

from collections.abc import Iterator

from trainshed.core import Action, Log, Refusal
from trainshed.rail.reach import reach
from trainshed.rail.tile import Upgrade, upgrade

from . import depot, laying
from .actions import CashIn, DiscardTrain, LayTile
from .events import CashTaken
from .naming import tile_name_or_id
from .state import State
from .steps import refuse


def why_not(state: State, seat: int, action: Action) -> Refusal | None:
    """Return why a free act is illegal: `LayTile` of a character's tile, `CashIn` or `DiscardTrain`."""
    if isinstance(action, LayTile):
        if action.tile not in state.players[seat].tiles:
            return refuse("1.7a.6", "not-in-hand", action.tile, tile=tile_name_or_id(state.box.tiles, action.tile))
        return laying.why_not(state, action, owner=seat)
    if isinstance(action, CashIn):
        if not state.power(seat, "cash_per_round"):
            return refuse("1.7a.5", "no-treasurer")
        if state.players[seat].spent:
            return refuse("1.7a.5", "treasurer-spent")
        return None
    assert isinstance(action, DiscardTrain)
    return depot.why_not_drop(state, seat, action)


def options(state: State, seat: int) -> Iterator[Action]:
    """Yield every legal free act."""
    player = state.players[seat]
    if player.characters and not player.spent and state.power(seat, "cash_per_round"):
        yield CashIn(seat)
    yield from depot.drops(state, seat)
    if player.tiles:
        yield from tile_lays(state, seat)


def tile_lays(state: State, seat: int) -> Iterator[Action]:
    """Yield lays of character tiles: the laying rules apply; they do not use up the card."""
    board, grounds = state.board, state.box.map.file.grounds
    for id in dict.fromkeys(state.players[seat].tiles):
        tile = state.box.tiles[id]
        if tile.data.start not in _REACHED[state.colour]:
            continue
        for company in state.own(seat):
            if tile.data.on:
                yield from _castle(state, seat, company, id)
                continue
            for cell, sides in laying.sites(board, reach(board, company)).items():
                if grounds[board.map.grid.parity(cell)] == tile.data.ground:
                    if laying.price(state, seat, tile, cell) > state.bank[company]:
                        continue
                    for rotation in laying.fitting(board, cell, tile, sides):
                        yield LayTile(seat, company, cell, id, rotation)


_REACHED = {"yellow": ("yellow",), "green": ("yellow", "green"), "brown": ("yellow", "green", "brown")}


def _castle(state: State, seat: int, company: str, id: str) -> Iterator[Action]:
    """Yield lays of the castle: it replaces a yellow city that is not a company's home (R14, R33)."""
    board, tile = state.board, state.box.tiles[id]
    for cell, old in board.laid.items():
        if old.tile.id in tile.data.on and not laying.is_home(state, cell):
            for rotation in tile.rotations:
                shape = tile.shape(rotation)
                how = upgrade(old, shape)
                if (
                    isinstance(how, Upgrade)
                    and laying.avoids_water(board, cell, shape)
                    and reach(board, company).uses(board, company, cell, shape, how.added)
                ):
                    yield LayTile(seat, company, cell, id, rotation)


def take(state: State, action: Action, log: Log) -> None:
    """Apply a legal free act."""
    seat = action.seat
    player = state.players[seat]
    if isinstance(action, LayTile):
        at = player.tiles.index(action.tile)
        state.change_player(seat, tiles=player.tiles[:at] + player.tiles[at + 1 :])
        laying.lay(state, action, seat, log)
    elif isinstance(action, CashIn):
        amount = state.power(seat, "cash_per_round") * state.round.number
        state.change_player(seat, spent=True)
        state.pay(state.who(seat), amount)
        log.append(CashTaken(state.who(seat), amount, "treasurer"))
    elif isinstance(action, DiscardTrain):
        depot.drop(state, action, log)
