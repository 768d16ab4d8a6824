"""Setup and draft (1.2, 10.1): the initial state, one company and one character each, home tiles around Mildendo."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, ClassVar, Self, TypeVar

from trainshed.core import Action, Event, Log, Message, Refusal, Setup, Step
from trainshed.rail.board import Board
from trainshed.rail.play import stations, stock, track
from trainshed.rail.play.actions import LayTile
from trainshed.rail.play.choice import Choice, CompanyChoice, RailStep, Verb, Verbs
from trainshed.rail.play.state import dealt

from . import gulliver, rules, scenarios
from .actions import TakeCharacter, TakeCompany
from .box import Box, open_box
from .events import Drafted
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


def deal(setup: Setup, options: Options) -> State:
    """Return the state before the draft (1.2.1 to 1.2.7)."""
    box, count, chance = open_box(options.data), len(setup.players), setup.source()
    first, drawn = options.first, list[tuple[str, str]]()
    if first is None:
        first = chance.shuffle("first", 0, [str(seat) for seat in range(count)])[0]
        drawn = [("first", str(first))]
    players = (Player(box.setup.copy_cards[str(count)]),) * count
    state = dealt(
        State,
        setup,
        options,
        box,
        rules.rules(options.variant, bool(options.data), box.costs.least_train_price),
        agenda=[],
        chance=chance,
        board=_board(box, options, count),
        players=players if count > 1 else (*players, Player()),
        priority=first,
        cards=tuple(card.id for card in box.cards.values() if count in card.players),
        left_out=left_out(box, options),
        characters=tuple(box.characters),
        rounds=box.setup.rounds[str(count)],
        drawn=tuple(drawn),
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
    """Return the board with Mildendo and the scenario (1.15)."""
    board = Board(box.map, VARIANT_SETS[options.variant])
    out = left_out(box, options)
    start = next(tile for id, tile in box.tiles.items() if tile.data.kind == "start" and id not in out)
    board.lay(scenarios.CENTRE, start, 0)
    scenarios.lay_out(box, board, scenarios.layout(box, options.scenario, options.layout), max(count, 2))
    return board


# the draft


class Take(Verb[State, Any, A]):
    """Take one of what is on offer, if the seat may take this kind of thing now."""

    what: str

    def names(self, state: State) -> Iterable[str]:
        """Return what is on offer."""
        raise NotImplementedError

    def options(self, state: State, step: Any) -> Iterator[A]:
        make: Callable[[int, str], A] = self.kind
        return (make(step.seat, name) for name in self.names(state) if self.what in step.kinds(state))

    def why_not(self, state: State, step: Any, action: A) -> Refusal | None:
        if self.what not in step.kinds(state):
            return refuse("1.2.1", "other-kind", kind=self.what)
        if action in self.options(state, step):
            return None
        owner = self.owner(state, action)
        return refuse("1.2.1", "not-on-offer") if owner is None else refuse("1.2.1", "taken-by", player=owner)

    def owner(self, state: State, action: A) -> str | None:
        """Return the player who has taken it, if somebody has."""
        raise NotImplementedError


class DraftCompany(Take[TakeCompany]):
    """Take a start company: it comes with its package, and its home is laid at once."""

    kind, what = TakeCompany, "company"

    def owner(self, state: State, action: TakeCompany) -> str | None:
        return state.shares.directors.get(action.company)

    def names(self, state: State) -> Iterable[str]:
        return [id for id, it in state.box.companies.items() if it.start and id not in state.shares.directors]

    def do(self, state: State, step: Any, action: TakeCompany, log: Log) -> None:
        log.append(Drafted(state.who(step.seat), company=action.company))
        package(state, step.seat, action.company)


class DraftCharacter(Take[TakeCharacter]):
    """Take a character with its tiles."""

    kind, what = TakeCharacter, "character"

    def owner(self, state: State, action: TakeCharacter) -> str | None:
        seats = (seat for seat, player in enumerate(state.players) if action.character in player.characters)
        return next((state.who(seat) for seat in seats), None)

    def names(self, state: State) -> Iterable[str]:
        return state.characters

    def do(self, state: State, step: Any, action: TakeCharacter, log: Log) -> None:
        seat, player, box = step.seat, state.players[step.seat], state.box
        tiles = box.tiles_of(action.character, state.left_out)
        characters = (*player.characters, action.character)
        state.change_player(seat, characters=characters, tiles=(*player.tiles, *tiles))
        state.characters = tuple(other for other in state.characters if other != action.character)
        log.append(Drafted(state.who(seat), character=action.character))


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
        kinds = []
        if self.number < 3 and not state.own(self.seat):
            kinds.append("company")
        if self.number == 3 or not state.players[self.seat].characters:
            kinds.append("character")
        return kinds

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
        state.pay(company, data.treasury or setup.treasury)
    if data.cash:
        state.pay(state.who(seat), data.cash - setup.cash)


class ChooseHome(Verb[State, Any, LayTile]):
    """A home tile beside Mildendo, connected to it, free, with the home station."""

    kind = LayTile

    def takes(self, state: State, step: Any, action: LayTile) -> bool:
        return not action.by

    def options(self, state: State, step: Any) -> Iterator[LayTile]:
        for cell, tile, rotation in homes(state, step.company):
            yield LayTile(step.seat, step.company, cell, tile, rotation)

    def why_not(self, state: State, step: Any, action: LayTile) -> Refusal | None:
        box, board, name = state.box, state.board, step.company
        refusal: Refusal | None = step.why_not_company(state, action.company, "track.company")
        if refusal is not None:
            return refusal
        if action.cell not in scenarios.home_cells(board):
            return refuse("1.2.2", "home-side", action.cell[:12], cell=action.cell[:12])
        if action.tile not in scenarios.home_tiles(box, board):
            return refuse("1.2.2", "home-tile", action.tile[:20], tile=tile_name_or_id(box.tiles, action.tile))
        if bool(box.tiles[action.tile].label) != (box.companies[name].home == "Y"):
            return refuse("1.2.2", "home-y", action.tile, company=name)
        turns = scenarios.home_turns(box, board, action.cell, action.tile)
        if not 0 <= action.rotation < 4 or box.tiles[action.tile].canonical(action.rotation) not in turns:
            return refuse("1.2.2", "home-joins", action.cell, cell=action.cell)
        return None

    def do(self, state: State, step: Any, action: LayTile, log: Log) -> None:
        lay_home(state, step.company, action.cell, action.tile, action.rotation, log)


class LayHome(CompanyChoice, frozen=True, kw_only=True, tag="lay-home"):
    """Lay the home tile of a company just taken (1.2.10)."""

    verbs: ClassVar[Verbs[Self]] = (ChooseHome(),)
    must_act: ClassVar[bool] = True
    asks: ClassVar[str] = "lilliput-ask-home"


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
    track.put(state, company, cell, state.box.tiles[tile], rotation, 0, log)
    stations.put(state, company, (cell, 0), 0, log)


class FinishSetup(RailStep, frozen=True):
    """Remove what nobody took from the game (1.2.8); with Laputa also the tiles of colours not in play."""

    def resolve(self, state: State, log: Log) -> None:
        box = state.box
        state.left_out |= {id for name in state.characters for id in box.tiles_of(name)}
        started = {"", *state.shares.directors}
        state.left_out |= {id for id, tile in box.tiles.items() if tile.data.company not in started}
        state.characters = ()


# solo (1.14)


class GulliverStarts(RailStep, frozen=True):
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
