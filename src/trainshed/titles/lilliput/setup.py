"""Setup and draft (1.2, 10.1): the initial state, one company and one character each, home tiles around Mildendo."""

from __future__ import annotations

from collections.abc import Iterator

from trainshed.core import Action, Log, Message, Refusal, Setup, not_now
from trainshed.rail.bank import Bank
from trainshed.rail.board import Board
from trainshed.rail.market import Market
from trainshed.rail.play.state import Edition
from trainshed.rail.shares import Shares
from trainshed.rail.trains import Depot

from . import gulliver, scenarios, shares
from .actions import LayTile, TakeCharacter, TakeCompany
from .box import Box, open_box
from .events import Drafted, StationPlaced, TileLaid
from .naming import tile_name_or_id
from .rounds import EndGame, StartRound
from .state import Options, Player, State
from .step_views import DraftView, LayHomeView
from .steps import Choice, LilliputStep, ask, refuse

VARIANT_SETS = {
    "none": ("allenbeck", "laputa", "brobdingnag"),
    "allenbeck": ("brown-cities", "laputa", "brobdingnag"),
    "laputa": ("brown-cities", "allenbeck", "brobdingnag"),
    "brobdingnag": ("replaced-by-brobdingnag", "allenbeck", "laputa"),
}
"""By variant: the sets of tiles that stay in the box (1.13)."""
START_TRAIN = "2"


def deal(setup: Setup, options: Options) -> State:
    """Return the state before the draft (1.2.1 to 1.2.7)."""
    box, count = open_box(options.data), len(setup.players)
    chance = setup.source()
    first = options.first
    drawn: tuple[tuple[str, str], ...] = ()
    if first is None:
        first = chance.shuffle("first", 0, [str(seat) for seat in range(count)])[0]
        drawn = (("first", str(first)),)
    players = (Player(box.setup.copy_cards[str(count)]),) * count
    state = State(
        edition=Edition(setup.title, setup.rules, options, count),
        agenda=[],
        box=box,
        rules=None,
        chance=chance,
        board=_board(box, options, count),
        bank=Bank(),
        depot=Depot(box.roster, count),
        shares=Shares(),
        market=Market(box.chart),
        seats=count,
        players=players if count > 1 else (*players, Player()),
        priority=first,
        cards=tuple(card.id for card in box.cards.values() if count in card.players),
        left_out=left_out(box, options),
        characters=tuple(box.characters),
        rounds=box.setup.rounds[str(count)],
        drawn=drawn,
    )
    for seat in range(len(state.players)):
        state.pay(state.who(seat), box.setup.cash)
    order = [(first + step) % count for step in range(count)]
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
    """Return the board with Mildendo and the scenario (1.15)."""
    board = Board(box.map, VARIANT_SETS[options.variant])
    out = left_out(box, options)
    start = next(tile for id, tile in box.tiles.items() if tile.data.kind == "start" and id not in out)
    board.lay(scenarios.CENTRE, start, 0)
    scenarios.lay_out(box, board, scenarios.layout(box, options.scenario, options.layout), max(count, 2))
    return board


# the draft


class Draft(Choice, frozen=True, kw_only=True, tag="draft"):
    """Draft a start company or a character; in the second pass the other kind, in a third pass a second character."""

    number: int

    def view(self, state: State) -> DraftView:
        return DraftView()

    def question(self, state: State, seat: int) -> Message:
        kinds = self._kinds(state)
        return ask(f"draft-{'both' if len(kinds) == 2 else kinds[0]}")

    def _kinds(self, state: State) -> list[str]:
        kinds = []
        if self.number < 3 and not state.own(self.seat):
            kinds.append("company")
        if self.number == 3 or not state.players[self.seat].characters:
            kinds.append("character")
        return kinds

    def options(self, state: State) -> Iterator[Action]:
        kinds = self._kinds(state)
        if "company" in kinds:
            for company in state.box.companies.values():
                if company.start and company.id not in state.shares.directors:
                    yield TakeCompany(self.seat, company.id)
        if "character" in kinds:
            for character in state.characters:
                yield TakeCharacter(self.seat, character)

    def why_not(self, state: State, action: Action) -> Refusal | None:
        if not isinstance(action, (TakeCompany, TakeCharacter)):
            return not_now()
        kind = "company" if isinstance(action, TakeCompany) else "character"
        if kind not in self._kinds(state):
            return refuse("1.2.1", "other-kind", kind=kind)
        if action in list(self.options(state)):
            return None
        return refuse("1.2.1", "not-on-offer")

    def take(self, state: State, action: Action, log: Log) -> None:
        state.agenda.pop()
        if isinstance(action, TakeCompany):
            log.append(Drafted(state.who(self.seat), company=action.company))
            package(state, self.seat, action.company)
            state.agenda.append(LayHome(self.seat, company=action.company))
        else:
            assert isinstance(action, TakeCharacter)
            player = state.players[self.seat]
            kinds = state.box.characters[action.character].tiles
            tiles = [id for kind in kinds for id in state.box.tile_kind(kind, state.left_out)]
            characters = (*player.characters, action.character)
            state.change_player(self.seat, characters=characters, tiles=(*player.tiles, *tiles))
            state.characters = tuple(other for other in state.characters if other != action.character)
            log.append(Drafted(state.who(self.seat), character=action.character))


def package(state: State, seat: int, company: str) -> None:
    """Set up certificates, treasury, trains, price marker, and the company's advantage (1.2.9).

    The marker stands in the upper row, if both rows have the start price.
    """
    setup, data = state.box.setup, state.box.companies[company]
    shares.issue(state, seat, company)
    for _ in range(data.two_trains or setup.two_trains):
        state.depot.deal(company, START_TRAIN)
    state.market.put(company, state.box.chart.find(data.price or setup.price)[0])
    if seat < state.seats:
        state.pay(company, data.treasury or setup.treasury)
    if data.cash:
        state.pay(state.who(seat), data.cash - setup.cash)


class LayHome(Choice, frozen=True, kw_only=True, tag="lay-home"):
    """Lay the home tile beside Mildendo, connected to it, free, with the home station (1.2.10)."""

    company: str

    def view(self, state: State) -> LayHomeView:
        return LayHomeView(self.company)

    def question(self, state: State, seat: int) -> Message:
        return ask("home", company=self.company)

    def options(self, state: State) -> Iterator[Action]:
        for cell, tile, rotation in homes(state, self.company):
            yield LayTile(self.seat, self.company, cell, tile, rotation)

    def why_not(self, state: State, action: Action) -> Refusal | None:
        if not isinstance(action, LayTile):
            return not_now()
        box, board, name = state.box, state.board, self.company
        if action.company != name:
            return refuse("1.2.2", "other-company", name, company=name)
        if action.cell not in scenarios.home_cells(board):
            return refuse("1.2.2", "home-side", action.cell[:12], cell=action.cell[:12])
        if action.tile not in scenarios.home_tiles(box, board):
            return refuse("1.2.2", "home-tile", action.tile[:20], tile=tile_name_or_id(box.tiles, action.tile))
        if bool(box.tiles[action.tile].label) != (box.companies[name].home == "Y"):
            return refuse("1.2.2", "home-y", action.tile, company=name)
        shape = box.tiles[action.tile].shape(action.rotation)
        turns = scenarios.home_turns(box, board, action.cell, action.tile)
        if not 0 <= action.rotation < 4 or shape.rotation not in _same(box, action.tile, turns):
            return refuse("1.2.2", "home-joins", action.cell, cell=action.cell)
        return None

    def take(self, state: State, action: Action, log: Log) -> None:
        assert isinstance(action, LayTile)
        state.agenda.pop()
        lay_home(state, self.company, action.cell, action.tile, action.rotation, log)


def _same(box: Box, id: str, turns: list[int]) -> set[int]:
    """Return these rotations and those that look the same."""
    tile = box.tiles[id]
    looks = {str(tile.shape(turn).alike()) for turn in turns}
    return {turn for turn in range(4) if str(tile.shape(turn).alike()) in looks}


def homes(state: State, company: str) -> Iterator[tuple[str, str, int]]:
    """Yield every way to lay a company's home: a Y for the blue company, a city for all others."""
    box, board = state.box, state.board
    metropolis = box.companies[company].home == "Y"
    for cell in scenarios.home_cells(board):
        for id in scenarios.home_tiles(box, board):
            if bool(box.tiles[id].label) == metropolis:
                for rotation in scenarios.home_turns(box, board, cell, id):
                    yield cell, id, rotation


def lay_home(state: State, company: str, cell: str, tile: str, rotation: int, log: Log) -> None:
    """Lay the home tile and place the home station, both free."""
    state.board.lay(cell, state.box.tiles[tile], rotation)
    state.board.place(company, (cell, 0))
    who, name = state.who(state.director(company)), tile_name_or_id(state.box.tiles, tile)
    log.append(TileLaid(who, company, cell, tile, rotation, 0, name))
    log.append(StationPlaced(company, cell, 0))


class FinishSetup(LilliputStep, frozen=True):
    """Remove what nobody took from the game (1.2.8); with Laputa also the tiles of colours not in play."""

    def resolve(self, state: State, log: Log) -> None:
        box = state.box
        gone = {
            id for c in state.characters for kind in box.characters[c].tiles for id in box.tile_kind(kind, frozenset())
        }
        for id, tile in box.tiles.items():
            if tile.data.company and tile.data.company not in state.shares.directors:
                gone.add(id)
        state.left_out |= gone
        state.characters = ()


# solo (1.14)


class GulliverStarts(LilliputStep, frozen=True):
    """Choose a start company, a side of Mildendo, a home tile and its rotation at random; no treasury (R16, R45)."""

    def resolve(self, state: State, log: Log) -> None:
        names = [company.id for company in state.box.companies.values() if company.start]
        company = names[gulliver.pick(state, "start", names, 0)]
        log.append(Drafted(state.who(gulliver.GULLIVER), company=company))
        package(state, gulliver.GULLIVER, company)
        ways = list(homes(state, company))
        cells = list(dict.fromkeys(cell for cell, _, _ in ways))
        cell = cells[gulliver.pick(state, "side", cells, 0)]
        tiles = list(dict.fromkeys(tile for at, tile, _ in ways if at == cell))
        tile = tiles[gulliver.pick(state, "home-shape", tiles, 0)]
        turns = [rotation for at, other, rotation in ways if (at, other) == (cell, tile)]
        turn = turns[gulliver.pick(state, "home-turn", [str(turn) for turn in turns], 0)]
        lay_home(state, company, cell, tile, turn, log)
