"""Powers of the privates that a company uses in its turn (11)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Protocol, Self

from msgspec import Struct

from trainshed.core import Log, Message, Refusal
from trainshed.rail.board import Board
from trainshed.rail.play import track
from trainshed.rail.play.actions import LayTile
from trainshed.rail.play.choice import Acts, CompanyChoice, Verb, Verbs
from trainshed.rail.play.naming import cell_name
from trainshed.rail.play.refusals import Cites
from trainshed.rail.play.vocabulary import keys
from trainshed.rail.tile import NARROW, Shape, Tile

from .actions import PlaceMarker
from .events import MarkerPlaced
from .privates import RULES, buy_private, close, why_not_use
from .state import IrelandState
from .words import ask, refuse

CITES: Cites = {}
KEYS: tuple[str, ...] = (
    *keys("ireland-ask", "second-tile last"),
    *keys(
        "ireland-refuse",
        """
        power-yellow drumglass-used drumglass-cell marker-cell marker-private pair-first pair-blank pair-joined
        second-must mail-tile
        """,
    ),
    *keys("ireland-log", "marker-placed"),
)


# markers (11.2)


class UseMarker(Verb[IrelandState, Acts, PlaceMarker]):
    """A steam packet company puts its marker on a cell, with or without a tile, and closes (11, 16.24)."""

    kind = PlaceMarker
    free = True

    def options(self, state: IrelandState, step: Acts) -> Iterator[PlaceMarker]:
        for company in step.companies(state):
            for private in state.privates_of(company):
                facts = state.box.privates[private]
                for cell in facts.cells if facts.bonus else ():
                    yield PlaceMarker(step.seat, company, private, cell)

    def why_not(self, state: IrelandState, step: Acts, action: PlaceMarker) -> Refusal | None:
        facts = state.box.privates.get(action.private)
        refusal = step.why_not_company(state, action.company, "privates.company")
        if refusal is not None:
            return refusal
        if facts is None or not facts.bonus:
            return refuse("11.2", "marker-private", private=action.private[:20])
        if action.cell not in facts.cells:
            return refuse(RULES[facts.id], "marker-cell", cell=action.cell[:20], private=facts.id)
        return why_not_use(state, action.company, action.private)

    def do(self, state: IrelandState, step: Acts, action: PlaceMarker, log: Log) -> None:
        bonus = state.box.privates[action.private].bonus
        state.markers[action.company] = (*state.markers.get(action.company, ()), (action.cell, bonus))
        place = cell_name(state.board, action.cell)
        log.append(MarkerPlaced(action.company, action.private, action.cell, bonus, place))
        close(state, action.private, log)


place_marker = UseMarker()


# tiles


class UsePrivate(Verb[IrelandState, Acts, LayTile]):
    """A company lays a tile by the power of a private."""

    kind = LayTile
    private: str

    def takes(self, state: IrelandState, step: Acts, action: LayTile) -> bool:
        return action.by == self.private

    def owners(self, state: IrelandState, step: Acts) -> Iterator[str]:
        """Yield the companies of the step that own the private."""
        owner = state.privates.get(self.private)
        if owner is not None and owner in step.companies(state):
            yield owner

    def why_not(self, state: IrelandState, step: Acts, action: LayTile) -> Refusal | None:
        refusal: Refusal | None = (
            step.why_not_company(state, action.company, "track.company")
            or why_not_use(state, action.company, self.private)
            or state.rules.track.names(state, action)
        )
        return refusal or self.why_not_tile(state, step, action)

    def why_not_tile(self, state: IrelandState, step: Acts, action: LayTile) -> Refusal | None:
        """Return why this tile cannot be laid by the private of the company, or None."""
        raise NotImplementedError


def may_lay(state: IrelandState, tile: Tile) -> bool:
    """True if Board of Works and Drumglass Colliery may lay a tile of this colour (16.23)."""
    return tile.colour == "yellow" or not state.options.power_colour


def yellow(state: IrelandState, fees: track.Fees | None = None) -> track.Fees:
    """Return the fees (usually none) of the tiles that Board of Works and Drumglass Colliery may lay."""

    def fee(tile: Tile) -> int | None:
        if not may_lay(state, tile):
            return None
        return fees(tile) if fees is not None else 0

    return fee


def why_not_colour(state: IrelandState, private: str, tile: Tile) -> Refusal | None:
    """Board of Works and Drumglass Colliery lay yellow tiles only (16.23)."""
    return None if may_lay(state, tile) else refuse(RULES[private], "power-yellow", private=private)


class Drumglass(UsePrivate):
    """Drumglass Colliery: one tile on its cell, free and besides the tiles of the turn (11). It does not close."""

    private = "DCR"
    free = True

    def options(self, state: IrelandState, step: Acts) -> Iterator[LayTile]:
        if state.used.get(self.private, 0):
            return
        cells = state.box.privates[self.private].cells
        for company in self.owners(state, step):
            for cell, tile, rotation in track.lays(state, company, yellow(state), cells=cells, free=True):
                yield LayTile(step.seat, company, cell, tile.id, rotation, self.private)

    def why_not_tile(self, state: IrelandState, step: Acts, action: LayTile) -> Refusal | None:
        tile, cells = state.box.tiles[action.tile], state.box.privates[self.private].cells
        if state.used.get(self.private, 0):
            return refuse(RULES[self.private], "drumglass-used")
        if action.cell not in cells:
            return refuse(RULES[self.private], "drumglass-cell", action.cell, cell=cells[0])
        return why_not_colour(state, self.private, tile) or track.why_not_put(
            state, action.company, action.cell, tile, action.rotation, price=0
        )

    def do(self, state: IrelandState, step: Acts, action: LayTile, log: Log) -> None:
        track.put(state, action.company, action.cell, state.box.tiles[action.tile], action.rotation, 0, log)
        state.used[self.private] = 1


drumglass = Drumglass()

FREE_ACTS: Verbs[Any] = (buy_private, place_marker, drumglass)
"""What a company may do in every step of its turn, as often as legal (19.3)."""


class LaysTrack(Acts, Protocol):
    """The track step."""

    def fees(self, state: Any) -> track.Fees | None: ...
    def why_not_tile(self, state: Any, tile: Tile) -> Refusal | None: ...
    def fee(self, state: Any, tile: Tile) -> int: ...


class BoardOfWorks(Verb[IrelandState, LaysTrack, LayTile]):
    """Board of Works: a tile of the turn without its terrain (11, 16.6); the private closes after two."""

    kind = LayTile
    private = "BoW"

    def takes(self, state: IrelandState, step: LaysTrack, action: LayTile) -> bool:
        return action.by == self.private

    def options(self, state: IrelandState, step: LaysTrack) -> Iterator[LayTile]:
        for company in step.companies(state):
            if state.has(company, self.private) and (fees := step.fees(state)) is not None:
                for cell, tile, rotation in track.lays(state, company, yellow(state, fees), free=True):
                    yield LayTile(step.seat, company, cell, tile.id, rotation, self.private)

    def why_not(self, state: IrelandState, step: LaysTrack, action: LayTile) -> Refusal | None:
        tile = state.box.tiles.get(action.tile)
        refusal: Refusal | None = (
            step.why_not_company(state, action.company, "track.company")
            or why_not_use(state, action.company, self.private)
            or state.rules.track.names(state, action)
        )
        if refusal is not None or tile is None:
            return refusal
        return (
            why_not_colour(state, self.private, tile)
            or step.why_not_tile(state, tile)
            or track.why_not_put(state, action.company, action.cell, tile, action.rotation, price=step.fee(state, tile))
        )

    def do(self, state: IrelandState, step: LaysTrack, action: LayTile, log: Log) -> None:
        tile = state.box.tiles[action.tile]
        track.put(state, action.company, action.cell, tile, action.rotation, step.fee(state, tile), log)
        state.used[self.private] = used = state.used.get(self.private, 0) + 1
        if used == state.box.privates[self.private].uses:
            close(state, self.private, log)


class Mail(UsePrivate):
    """The Irish Mail: its tile on one of its sites, towards a cell of the land (11, 16.19); it closes."""

    private = "TIM"

    def options(self, state: IrelandState, step: Acts) -> Iterator[LayTile]:
        facts = state.box.privates[self.private]
        (tile,) = [state.box.tiles[id] for id in facts.tiles]
        for company in self.owners(state, step):
            for cell in facts.cells:
                for rotation in state.board.rotations(cell, tile, phase=state.colour):
                    yield LayTile(step.seat, company, cell, tile.id, rotation, self.private)

    def why_not_tile(self, state: IrelandState, step: Acts, action: LayTile) -> Refusal | None:
        facts = state.box.privates[self.private]
        if action.tile not in facts.tiles or action.cell not in facts.cells:
            return refuse(RULES[self.private], "mail-tile", action.cell, tile=facts.tiles[0])
        tile = state.box.tiles[action.tile]
        return state.board.why_not_lay(action.cell, tile, action.rotation, phase=state.colour)

    def do(self, state: IrelandState, step: Acts, action: LayTile, log: Log) -> None:
        track.put(state, action.company, action.cell, state.box.tiles[action.tile], action.rotation, 0, log)
        close(state, self.private, log)


# two tiles in a row (11, 16.5, 16.22)


class Pair(Struct, frozen=True):
    """Two tiles of narrow track that a private lays: where the first one may lie, and what."""

    private: str
    first: tuple[str, ...]
    first_tile: str
    second_tiles: tuple[str, ...]
    joined_by_option: bool = False
    """An option says if they must join."""

    def joined(self, state: IrelandState) -> bool:
        """True if the two tiles must join."""
        return not self.joined_by_option or bool(state.options.dingle_joined)

    def blank(self, state: IrelandState) -> tuple[str, ...]:
        """Return its cells without a tile, in the order of the data."""
        return tuple(cell for cell in state.box.privates[self.private].cells if cell not in state.board.laid)

    def firsts(self, state: IrelandState) -> Iterator[tuple[str, int]]:
        """Yield cells and rotations for the first tile after which a second one can be laid."""
        tile, blank = state.box.tiles[self.first_tile], self.blank(state)
        for cell in self.first:
            if cell in blank:
                for rotation in state.board.rotations(cell, tile, phase=state.colour):
                    if self.completes(state, cell, rotation):
                        yield cell, rotation

    def completes(self, state: IrelandState, cell: str, rotation: int) -> bool:
        """True if a second tile fits after this first one."""
        board = state.board.copy()
        board.lay(cell, state.box.tiles[self.first_tile], rotation)
        return any(True for _ in self.seconds(state, board, cell))

    def seconds(self, state: IrelandState, board: Board, first: str) -> Iterator[tuple[str, Tile, int]]:
        """Yield every second tile on a board where the first one lies on a cell."""
        for cell in self.blank(state):
            if cell != first and (not self.joined(state) or cell in board.map.grid.neighbours(first).values()):
                for id in self.second_tiles:
                    tile = state.box.tiles[id]
                    for rotation in board.rotations(cell, tile, phase=state.colour):
                        if not self.joined(state) or meet(board, first, cell, tile.shape(rotation)):
                            yield cell, tile, rotation


def meet(board: Board, first: str, cell: str, shape: Shape) -> bool:
    """True if narrow track of the tile on a cell meets narrow track of the shape on another one."""
    grid, old = board.map.grid, board.laid[first]
    return any(
        grid.neighbour(cell, side) == first and shape.gauges[side] & old.gauges[grid.opposite(side)] & NARROW
        for side in shape.exits
        if (cell, side) not in grid.blocked
    )


class FirstOfPair(UsePrivate):
    """The first of two tiles, free and besides the tiles of the turn; the second one follows at once."""

    def __init__(self, pair: Pair) -> None:
        self.pair = pair
        self.private = pair.private

    def options(self, state: IrelandState, step: Acts) -> Iterator[LayTile]:
        for company in self.owners(state, step):
            for cell, rotation in self.pair.firsts(state):
                yield LayTile(step.seat, company, cell, self.pair.first_tile, rotation, self.private)

    def why_not_tile(self, state: IrelandState, step: Acts, action: LayTile) -> Refusal | None:
        pair, cell, board = self.pair, action.cell, state.board
        if cell not in pair.first or action.tile != pair.first_tile:
            return refuse(RULES[self.private], "pair-first", cell, tile=pair.first_tile, cell=pair.first[0])
        if cell in board.laid:
            return refuse(RULES[self.private], "pair-blank", cell, private=self.private)
        tile = state.box.tiles[action.tile]
        refusal = board.why_not_lay(cell, tile, action.rotation, phase=state.colour)
        if refusal is None and not pair.completes(state, cell, action.rotation):
            return refuse(RULES[self.private], "pair-joined", cell, private=self.private)
        return refusal

    def do(self, state: IrelandState, step: Acts, action: LayTile, log: Log) -> None:
        track.put(state, action.company, action.cell, state.box.tiles[action.tile], action.rotation, 0, log)


PAIRS = {
    "DR": Pair("DR", ("F4",), "IR5", ("77", "78", "79")),
    "TDR": Pair("TDR", ("A19", "B18"), "IR5", ("IR5",), joined_by_option=True),
}

board_of_works, irish_mail = BoardOfWorks(), Mail()
donegal, dingle = FirstOfPair(PAIRS["DR"]), FirstOfPair(PAIRS["TDR"])


class AfterFirst(Acts, Protocol):
    """A step for the second of two tiles."""

    @property
    def company(self) -> str: ...
    @property
    def by(self) -> str: ...
    @property
    def cell(self) -> str: ...


class SecondOfPair(Verb[IrelandState, AfterFirst, LayTile]):
    """The second of two tiles; then the private closes."""

    kind = LayTile

    def takes(self, state: IrelandState, step: AfterFirst, action: LayTile) -> bool:
        return action.by == step.by

    def options(self, state: IrelandState, step: AfterFirst) -> Iterator[LayTile]:
        for cell, tile, rotation in PAIRS[step.by].seconds(state, state.board, step.cell):
            yield LayTile(step.seat, step.company, cell, tile.id, rotation, step.by)

    def why_not(self, state: IrelandState, step: AfterFirst, action: LayTile) -> Refusal | None:
        refusal = step.why_not_company(state, action.company, "track.company")
        if refusal is None and action not in self.options(state, step):
            return refuse(RULES[step.by], "pair-joined", step.cell, private=step.by)
        return refusal

    def do(self, state: IrelandState, step: AfterFirst, action: LayTile, log: Log) -> None:
        track.put(state, action.company, action.cell, state.box.tiles[action.tile], action.rotation, 0, log)
        close(state, step.by, log)


class SecondTileView(Struct, frozen=True, tag="second-tile"):
    """Lay the second of two tiles of a private."""

    company: str
    by: str
    cell: str


class SecondTile(CompanyChoice, frozen=True, kw_only=True, tag="second-tile"):
    """The second of two tiles of a private follows the first one at once (16.22)."""

    by: str
    cell: str
    """Where the first one lies."""
    verbs: ClassVar[Verbs[Self]] = (SecondOfPair(),)
    in_turn: ClassVar[bool] = False
    shows: ClassVar[type[Struct]] = SecondTileView

    def question(self, state: IrelandState, seat: int) -> Message:
        return ask("second-tile", company=self.company, private=self.by)

    def why_not_stop(self, state: IrelandState) -> Refusal | None:
        return refuse(RULES[self.by], "second-must", self.cell, private=self.by)


class LastChanceView(Struct, frozen=True, tag="last-chance"):
    """Buy privates or use them before the turn ends."""

    company: str


class LastChance(CompanyChoice, frozen=True, kw_only=True, tag="last-chance"):
    """The end of a company's turn: the last chance for what it may do in every step (O8)."""

    verbs: ClassVar[Verbs[Self]] = FREE_ACTS
    shows: ClassVar[type[Struct]] = LastChanceView

    def question(self, state: IrelandState, seat: int) -> Message:
        return ask("last", company=self.company)
