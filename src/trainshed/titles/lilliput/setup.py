"""Setup and draft (1.2, 1.15, 10.1): the initial state, scenarios, one company and one character each, homes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Self, TypeVar

from trainshed.core import Action, BadSetup, Event, Log, Message, Refusal, Setup, Step, money
from trainshed.rail.board import Board
from trainshed.rail.map import Lay
from trainshed.rail.play import stations, stock, track
from trainshed.rail.play.actions import LayTile
from trainshed.rail.play.choice import Choice, CompanyChoice, RailStep, Verb, Verbs
from trainshed.rail.play.refusals import refuse as refuse_by_kit
from trainshed.rail.play.rules import Unconnected
from trainshed.rail.play.state import dealt
from trainshed.rail.tile import Tile

from . import gulliver
from .actions import Drafted, TakeCharacter, TakeCompany
from .box import CENTRE, Box, open_box
from .rounds import EndGame, StartRound
from .state import Options, Player, State
from .words import ask, refuse, tile_name_or_id

A = TypeVar("A", bound=Action)
VARIANT_SETS = {
    "none": ("allenbeck", "laputa", "brobdingnag"),
    "allenbeck": ("brown-cities", "laputa", "brobdingnag"),
    "laputa": ("brown-cities", "allenbeck", "brobdingnag"),
    "brobdingnag": ("replaced-by-brobdingnag", "allenbeck", "laputa"),
}
"""By variant: the sets of tiles that stay in the box (1.13)."""
START_TRAIN = "2"
FAR = 40  # cells further from the centre are not examined


def deal(setup: Setup, options: Options) -> State:
    """Return the state before the draft (1.2.1 to 1.2.7)."""
    box, count, chance = open_box(options.data, setup.rules), len(setup.players), setup.source()
    by_lot = options.first is None
    first = chance.shuffle("first", 0, [str(seat) for seat in range(count)])[0] if by_lot else options.first or 0
    players = (Player(box.setup.copy_cards[str(count)]),) * count
    state = dealt(
        State,
        setup,
        options,
        agenda=[],
        chance=chance,
        board=_board(box, options, count),
        players=players if count > 1 else (*players, Player()),
        priority=first,
        cards=tuple(card.id for card in box.cards.values() if count in card.players),
        left_out=left_out(box, options),
        characters=tuple(box.characters),
        rounds=box.setup.rounds[str(count)],
        drawn=(("first", str(first)),) if by_lot else (),
    )
    for seat in range(len(state.players)):
        state.pay(state.who(seat), box.setup.cash)
    order = tuple(state.clockwise(first))
    state.agenda = [EndGame(), StartRound(1), FinishSetup()]
    if options.two_characters and count == 2:
        state.agenda += [Draft(seat, number=3) for seat in reversed(order)]
    state.agenda += [Draft(seat, number=2) for seat in order]
    state.agenda += [Draft(seat, number=1) for seat in reversed(order)]
    if count == 1:
        state.agenda.append(GulliverStarts())
    return state


def left_out(box: Box, options: Options) -> frozenset[str]:
    """Return the tiles that stay in the box with this variant (1.13)."""
    return frozenset(tile for name in VARIANT_SETS[options.variant] for tile in box.tiles.sets[name])


def _board(box: Box, options: Options, count: int) -> Board:
    """Return the board with Mildendo and the tiles of a named scenario, or those the players agreed on (1.15)."""
    board = Board(box.map, VARIANT_SETS[options.variant])
    out = left_out(box, options)
    start = next(tile for id, tile in box.tiles.items() if tile.data.kind == "start" and id not in out)
    board.lay(CENTRE, start, 0)
    known, scenario = box.map.file.scenario, options.scenario
    if scenario and scenario not in known:
        raise BadSetup(f"options.scenario: there is no {scenario[:40]!r}; there are {', '.join(known)}")
    if scenario and options.layout:
        raise BadSetup("options.layout: either a named scenario or a free one")
    lay_out(box, board, known[scenario] if scenario else options.layout, count)
    return board


# scenario tiles (1.15): laid after Mildendo, before the homes, by the chessboard rule; checked before the game


def lay_out(box: Box, board: Board, tiles: tuple[Lay, ...], players: int) -> None:
    """Lay scenario tiles on the board; `BadSetup` names the tile that cannot be laid.

    There must be a side of Mildendo for each home: a bare one for Gulliver, who pays for no terrain (R46).
    """
    for number, lay in enumerate(tiles):
        name, cell = tile_name_or_id(box.tiles, lay.tile), lay.cell[:12]
        for right, why, rule, key in _conditions(box, board, lay):
            if not right:
                refusal = refuse(rule, key, cell, tile=name, cell=cell)
                raise BadSetup(f"options.layout[{number}]: {lay.tile[:20]} on {cell}: {why}", refusal)
        board.lay(lay.cell, box.tiles[lay.tile], lay.rotation)
    companies, least = max(players, 2), min(box.treasury_of(it) for it in box.companies.values() if it.start)
    sides, bare = ({cell for cell, _, _ in homes(box, board, cash)} for cash in (least, 0))
    if len(sides) < companies or (players == 1 and not bare):
        refusal = refuse("1.2.2", "scenario-homes", CENTRE, companies=companies)
        raise BadSetup(f"options.layout: Mildendo needs {companies} sides where a home can lie", refusal)


def _conditions(box: Box, board: Board, lay: Lay) -> Iterator[tuple[bool, str, str, str]]:
    """Yield whether a tile may lie there in one respect, what is wrong if not, and rule and key of the refusal."""
    grid, grounds = board.map.grid, board.map.file.grounds
    yield box.may_be_preset(lay.tile), "no tile for scenarios", "1.15", "scenario-tile"
    near = lay.cell in grid and grid.distance(lay.cell, CENTRE) <= FAR
    yield near, "no such cell", "1.15", "scenario-cell"
    yield 0 <= lay.rotation < 4, "a rotation is 0 to 3", "1.15", "scenario-turn"
    yield lay.cell not in board.laid, "something lies there", "1.15", "scenario-taken"
    yield bool(board.supply.get(lay.tile)), "none of these tiles is left", "1.4.6", "none-left"
    tile = box.tiles[lay.tile]
    ground, usual = tile.data.ground, grounds[grid.parity(lay.cell)]  # as the tiles around Mildendo will alternate
    yield ground in ("", usual), f"the chessboard rule asks for a {ground} cell", "1.4.3", "chessboard"
    dry = board.why_not_sides(lay.cell, tile.shape(lay.rotation)) is None
    yield dry, "track would lead into water", "1.4.7", "water"


# the draft


class Take(Verb[State, Any, A]):
    """Take one of what is on offer, if the seat may take this kind of thing now."""

    what: str

    def owners(self, state: State) -> Mapping[str, str | None]:
        """Return who has taken what; None for what is on offer."""
        raise NotImplementedError

    def options(self, state: State, step: Any) -> Iterator[A]:
        make: Callable[[int, str], A] = self.kind
        names = [name for name, owner in self.owners(state).items() if owner is None]
        return (make(step.seat, name) for name in names if self.what in step.kinds(state))

    def why_not(self, state: State, step: Any, action: A) -> Refusal | None:
        if self.what not in step.kinds(state):
            return refuse("1.2.1", "other-kind", kind=self.what)
        owner = self.owners(state).get(getattr(action, self.what), "")
        if owner is None:
            return None
        return refuse("1.2.1", "taken-by", player=owner) if owner else refuse("1.2.1", "not-on-offer")


class DraftCompany(Take[TakeCompany]):
    """Take a start company: it comes with its package, and its home is laid at once."""

    kind, what = TakeCompany, "company"

    def owners(self, state: State) -> Mapping[str, str | None]:
        return {id: state.shares.directors.get(id) for id, data in state.box.companies.items() if data.start}

    def do(self, state: State, step: Any, action: TakeCompany, log: Log) -> None:
        log.append(Drafted(state.who(step.seat), company=action.company))
        package(state, step.seat, action.company)


class DraftCharacter(Take[TakeCharacter]):
    """Take a character with its tiles."""

    kind, what = TakeCharacter, "character"

    def owners(self, state: State) -> Mapping[str, str | None]:
        taken = {id: state.who(seat) for seat, player in enumerate(state.players) for id in player.characters}
        return {**dict.fromkeys(state.characters), **taken}

    def do(self, state: State, step: Any, action: TakeCharacter, log: Log) -> None:
        player, tiles = state.players[step.seat], state.box.tiles_of(action.character, state.left_out)
        characters = (*player.characters, action.character)
        state.change_player(step.seat, characters=characters, tiles=(*player.tiles, *tiles))
        state.characters = tuple(other for other in state.characters if other != action.character)
        log.append(Drafted(state.who(step.seat), character=action.character))


class Draft(Choice, frozen=True, kw_only=True, tag="draft"):
    """Draft a start company or a character; in the second pass the other kind, in a third pass a second character."""

    number: int
    verbs: ClassVar[Verbs[Self]] = (DraftCompany(), DraftCharacter())
    must_act: ClassVar[bool] = True

    def question(self, state: State, seat: int) -> Message:
        kinds = self.kinds(state)
        return ask(f"draft-{'both' if len(kinds) == 2 else kinds[0]}")

    def kinds(self, state: State) -> list[str]:
        """Return what the seat may take now."""
        company = self.number < 3 and not state.own(self.seat)
        character = self.number == 3 or not state.players[self.seat].characters
        return ["company"] * company + ["character"] * character

    def after(self, state: State, action: Action, happened: Sequence[Event]) -> tuple[Step[Any], ...]:
        return (LayHome(self.seat, company=action.company),) if isinstance(action, TakeCompany) else ()


def package(state: State, seat: int, company: str) -> None:
    """Set up certificates, treasury, trains, price marker, and the company's advantage (1.2.9).

    The marker stands in the upper row, if both rows have the start price.
    """
    setup, data = state.box.setup, state.box.companies[company]
    stock.start(state, state.who(seat), company, state.box.chart.find(data.price or setup.price)[0])
    for _ in range(data.two_trains or setup.two_trains):
        state.depot.deal(company, START_TRAIN)
    if seat < state.seats:
        state.pay(company, state.box.treasury_of(data))
    if data.cash:
        state.pay(state.who(seat), data.cash - setup.cash)


# homes


def home_cells(box: Box, board: Board) -> list[str]:
    """Return the cells beside Mildendo where a home may lie: the bare ones, and those with terrain (R56)."""
    cells, over = board.map.grid.neighbours(CENTRE).values(), box.reading.terrain_homes
    return [cell for cell in cells if cell not in board.laid or (over and track.is_free(board, cell))]


def has_label(state: State, company: str) -> bool:
    """True if the company's home is a Y (the blue company's), not a city."""
    return state.box.companies[company].home == "Y"


def is_home(tile: Tile | None) -> bool:
    """True for yellow cities, with and without Y."""
    return tile is not None and tile.colour == "yellow" and tile.data.ground == "city"


def homes(box: Box, board: Board, cash: int, label: bool | None = None) -> Iterator[tuple[str, Tile, int]]:
    """Return the ways to lay a home, with a Y or without: it connects to Mildendo and no track faces water.

    For the terrain under it there is so much cash.
    """

    def wanted(tile: Tile) -> bool:
        return is_home(tile) and label in (None, bool(tile.label))

    def unconnected(cell: str) -> Unconnected:
        side = board.map.grid.side_towards(cell, CENTRE)
        if side is None:
            return lambda _: "not-connected"
        return lambda shape: "" if shape.gauges[side] and board.cost(cell, shape) <= cash else "not-connected"

    return board.options(home_cells(box, board), tiles=wanted, unconnected=unconnected)


class ChooseHome(Verb[State, Any, LayTile]):
    """A home tile beside Mildendo, connected to it, free but for terrain, with the home station."""

    kind = LayTile

    def options(self, state: State, step: Any) -> Iterator[LayTile]:
        cash, label = state.bank[step.company], has_label(state, step.company)
        for cell, tile, rotation in homes(state.box, state.board, cash, label):
            yield LayTile(step.seat, step.company, cell, tile.id, rotation)

    def why_not(self, state: State, step: Any, action: LayTile) -> Refusal | None:
        box, board, name = state.box, state.board, step.company
        refusal: Refusal | None = step.why_not_company(state, action.company, "track.company")
        if refusal is not None:
            return refusal
        if action.cell not in home_cells(box, board):
            return refuse("1.2.2", "home-side", action.cell[:12], cell=action.cell[:12])
        if not is_home(box.tiles.get(action.tile)) or not board.supply.get(action.tile):
            return refuse("1.2.2", "home-tile", action.tile[:20], tile=tile_name_or_id(box.tiles, action.tile))
        tile, turn, cash = box.tiles[action.tile], action.rotation, state.bank[name]
        if bool(tile.label) != has_label(state, name):
            return refuse("1.2.2", "home-y", action.tile, company=name)
        if (cost := board.cost(action.cell, tile.shape(0))) > cash:
            return refuse_by_kit("track.money", "tile-money", name, company=name, cost=money(cost))
        if not 0 <= turn < 4 or (action.cell, tile, tile.canonical(turn)) not in set(homes(box, board, cash)):
            return refuse("1.2.2", "home-joins", action.cell, cell=action.cell)
        return None

    def do(self, state: State, step: Any, action: LayTile, log: Log) -> None:
        lay_home(state, step.company, action.cell, state.box.tiles[action.tile], action.rotation, log)


class LayHome(CompanyChoice, frozen=True, kw_only=True, tag="lay-home"):
    """Lay the home tile of a company just taken (1.2.10)."""

    verbs: ClassVar[Verbs[Self]] = (ChooseHome(),)
    must_act: ClassVar[bool] = True


def lay_home(state: State, company: str, cell: str, tile: Tile, rotation: int, log: Log) -> None:
    """Lay the home tile and place the home station, both free; the company pays for terrain."""
    track.put(state, company, cell, tile, rotation, state.board.cost(cell, tile.shape(rotation)), log)
    stations.put(state, company, (cell, 0), 0, log)


class FinishSetup(RailStep, frozen=True):
    """Remove what nobody took from the game (1.2.8); with Laputa also the tiles of colours not in play."""

    def resolve(self, state: State, log: Log) -> None:
        started = {"", *state.shares.directors}
        state.left_out |= {id for name in state.characters for id in state.box.tiles_of(name)}
        state.left_out |= {id for id, tile in state.box.tiles.items() if tile.data.company not in started}
        state.characters = ()


# solo (1.14)


class GulliverStarts(RailStep, frozen=True):
    """Choose a start company, a side of Mildendo, a home tile and its rotation at random; no treasury (R16, R45)."""

    def resolve(self, state: State, log: Log) -> None:
        names = (company.id for company in state.box.companies.values() if company.start)
        company = gulliver.pick(state, "start", names, 0)
        log.append(Drafted(state.who(gulliver.GULLIVER), company=company))
        package(state, gulliver.GULLIVER, company)
        ways = list(homes(state.box, state.board, 0, has_label(state, company)))
        cell = gulliver.pick(state, "side", dict.fromkeys(cell for cell, _, _ in ways), 0)
        tiles = dict.fromkeys(tile for at, tile, _ in ways if at == cell)
        tile = gulliver.pick(state, "home-shape", tiles, 0, lambda tile: tile.id)
        turn = gulliver.pick(state, "home-turn", (turn for at, other, turn in ways if (at, other) == (cell, tile)), 0)
        lay_home(state, company, cell, tile, turn, log)
