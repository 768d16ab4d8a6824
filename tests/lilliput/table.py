"""Positions of 18Lilliput for the tests, and what they hold.

Only this file and `table_steps.py` touch the state and the modules of the rules. Companies, trains, cells and tiles are
given by the names players use. Players are given by their seat; in a solo game player 1 is Gulliver.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, cast

import msgspec
from msgspec.structs import replace

import trainshed
from trainshed.core import Action, Event, Game, Message, find
from trainshed.rail.board import Board
from trainshed.rail.draw.reached import MapReach
from trainshed.rail.owners import BANK, POOL
from trainshed.rail.play import running
from trainshed.rail.play.actions import Done, LayTile
from trainshed.rail.play.preview import Effect, RailPreview
from trainshed.rail.play.stock import shares_held
from trainshed.rail.play.ways import Way, ways_of
from trainshed.rail.reach import Reach, reach
from trainshed.rail.tile import Tiles
from trainshed.rail.trains import Depot
from trainshed.titles.lilliput.actions import Side, TakeCard, TakeCash, TakeCharacter, TakeCompany
from trainshed.titles.lilliput.box import Box, open_box
from trainshed.titles.lilliput.presentation import LilliputPieces, LilliputPresentation
from trainshed.titles.lilliput.state import Player, State
from trainshed.titles.lilliput.view import LilliputCompany, LilliputView

COMPANIES = ("MR", "SR", "GVR", "LNR")
"""The start companies, in the order in which `start` deals them."""
CHARACTERS = ("emperor", "general", "judge", "admiral")
VARIANTS = ("none", "allenbeck", "laputa", "brobdingnag")
LAYOUTS = ("begin", "mountains", "city-on-city", "secluded")
"""The scenarios in the data file."""
SIDES = {"N1": 1, "E1": 0, "S1": 1, "W1": 0}
"""Cells beside Mildendo, and the rotation in which a straight home tile connects to it."""
GULLIVER = 1
Route = running.RouteTaken
"""A train's route in a run: its stops, all its cells, and its revenue."""
CARD_STEPS = ("end-turn", "lay-track", "shares", "buy-trains", "build-station", "split")
"""Steps of a turn that `Done` answers."""


# starting a game


def new(players: int = 4, *, chance: Mapping[str, Iterable[str]] | None = None, rules: int = 0, **options: Any) -> Game:
    """Return a game before the draft, of the newest rules unless a version is named; seat 0 begins."""
    game = trainshed.new("lilliput", players, seed=1, options={"first": 0, **options}, chance=chance)
    return Game(replace(game.setup, rules=rules)) if rules else game


def start(
    players: int = 4,
    *,
    companies: Iterable[str] = COMPANIES,
    characters: Iterable[str] = CHARACTERS,
    judge: bool = False,
    **options: Any,
) -> Game:
    """Return a game after the draft: companies and characters by seat, straight homes on N1, E1, S1, W1.

    Unless `judge` is True, the Judge has already taken his cash of round 1.
    """
    game = new(players, **options)
    for seat, company in zip(range(players), companies, strict=False):
        game.play(TakeCompany(seat, company))
        cell = list(SIDES)[seat]
        brob = "BR-" if options.get("variant") == "brobdingnag" else ""
        tile = brob + ("Y-YS" if company == "SR" else "Y-CS")
        game.play(LayTile(seat, company, cell, tile, SIDES[cell]))
    order = list(zip(range(players), characters, strict=False))
    for seat, character in reversed(order):
        if round_of(game):
            break
        game.play(TakeCharacter(seat, character))
    if not judge and step(game) == "judge":
        game.play(TakeCash(game.decision.seats[0]))
    return game


def solo(chance: Mapping[str, Iterable[str]] | None = None, **options: Any) -> Game:
    """Return a solo game after the draft: Gulliver has red on N1 (straight), the human green on S1 and the General."""
    script = {"gulliver-start": ["MR"], "gulliver-side": ["N1"], "gulliver-home-shape": ["Y-CS"], **(chance or {})}
    game = new(1, chance=script, **options)
    game.play(TakeCompany(0, "GVR"))
    game.play(LayTile(0, "GVR", "S1", "Y-CS", 1))
    game.play(TakeCharacter(0, "general"))
    return game


# playing


def seat(game: Game) -> int:
    """Return the seat that must act."""
    return game.decision.seats[0]


def take(game: Game, card: str, side: Side = "main", *, copy: bool = False) -> list[Event]:
    """The active seat takes a card."""
    return game.play(TakeCard(seat(game), card, side, copy))


def finish_turn(game: Game) -> None:
    """Answer `Done` to the active seat's card steps until its turn ends; stop at a purchase from the pool."""
    who = seat(game)
    while game.decision.seats == (who,) and step(game) in CARD_STEPS:
        game.play(Done(who))


def skip(game: Game, *cards: str) -> None:
    """The next seats each take the alt half of one of these cards (halves that pay cash) and do nothing else."""
    for card in cards:
        take(game, card, "alt")
        if step(game) != "card":
            finish_turn(game)


def refusing_rule(game: Game, action: Action) -> str:
    """Return the id of the rule that forbids an action, without the title prefix; empty if it is legal."""
    refusal = game.why_not(action)
    return "" if refusal is None else refusal.rule.removeprefix("lilliput/")


# the box


def box() -> dict[str, Any]:
    """Return what the rules use of the data files (without tiles and map), as plain data with all defaults."""
    plain: dict[str, Any] = msgspec.to_builtins(open_box().file)
    return plain


def tiles(game: Game | None = None) -> Tiles:
    """Return all tiles of the box, or of this game's corrected box."""
    return _box(game).tiles


def prices(game: Game | None = None) -> tuple[int, ...]:
    """Return the prices of the market's fields, by the number of the field."""
    return _box(game).prices


def phases() -> list[tuple[str, int, int]]:
    """Return colour, train limit and treasury card by phase, the phase before the first train included."""
    box = open_box()
    return [(phase.colour, phase.limit["company"], box.treasuries[phase.colour]) for phase in box.roster.phases]


def character_tiles(character: str) -> list[str]:
    """Return the tiles of a character, those of all variants included."""
    return open_box().tiles_of(character)


def pieces(**options: Any) -> LilliputPieces:
    """Return the box that a page gets for a table with these options."""
    title = find("lilliput")
    return cast(LilliputPieces, title.presentation.pieces(title.rules_version, title.read_options(options)))


def _box(game: Game | None) -> Box:
    return open_box() if game is None else _state(game).box


# reading a position


def _state(game: Game) -> State:
    state: State = game.state
    return state


def _player(game: Game, who: int) -> Player:
    return _state(game).players[who]


def seen(game: Game, seat: int | None = None) -> LilliputView:
    """Return what a seat (None: a spectator) sees."""
    return cast(LilliputView, game.view(seat))


def company(game: Game, company: str) -> LilliputCompany:
    """Return a company as everybody sees it."""
    return next(one for one in seen(game).companies if one.id == company)


def step(game: Game) -> str:
    """Return the tag of the step on top of the agenda; empty if the game is over."""
    agenda = _state(game).agenda
    return agenda[-1].tag if agenda else ""


def asked_company(game: Game) -> str:
    """Return the company that the step on top is about; empty if it is about none."""
    company: str = getattr(_state(game).agenda[-1], "company", "")
    return company


def buys_while_running(game: Game) -> bool:
    """True if the step on top is a purchase from the pool after withholding."""
    return bool(getattr(_state(game).agenda[-1], "running", False))


def round_of(game: Game) -> int:
    """Return the number of the round; 0 during the draft."""
    return _state(game).round.number


def first_seat(game: Game) -> int:
    """Return the seat with the first-player card."""
    return _state(game).priority


def phase_of(game: Game) -> int:
    """Return 0 before the first train appeared, then 1 + the index of the highest type that appeared."""
    return _state(game).depot.phase_number


def colour(game: Game) -> str:
    """Return the tile colour reached."""
    return _state(game).colour


def limit(game: Game) -> int:
    """Return how many trains a company may have."""
    return _state(game).depot.phase.limit["company"]


def obsolete(game: Game, train: str) -> bool:
    """True if trains of this type are obsolete."""
    return _state(game).depot.is_obsolete(train)


def cards(game: Game) -> tuple[str, ...]:
    """Return the action cards of this game."""
    return _state(game).cards


def used_cards(game: Game) -> tuple[str, ...]:
    """Return the cards used in this round, in order."""
    return _state(game).used


def stack(game: Game) -> dict[str, int]:
    """Return the trains left to buy, by type; -1: unlimited."""
    return dict(_state(game).depot.stack)


def pool_of(game: Game) -> list[str]:
    """Return the trains in the pool."""
    return list(_state(game).depot.kinds_of(POOL))


def scrapped(game: Game) -> dict[str, int]:
    """Return the trains out of the game, by type; types without any are left out."""
    return dict(_state(game).depot.gone)


def left_out(game: Game) -> frozenset[str]:
    """Return the tiles of the box that are not in this game."""
    return _state(game).left_out


def wealth_by_round(game: Game) -> list[tuple[int, ...]]:
    """Return each player's wealth at the end of every finished round."""
    return list(_state(game).wealth)


def bank_cash(game: Game) -> int:
    """Return what the bank has received minus what it has paid out."""
    return _state(game).bank[BANK]


# players


def all_players(game: Game) -> range:
    """Return all players, Gulliver included."""
    return range(len(_state(game).players))


def cash(game: Game, who: int) -> int:
    return _state(game).cash(who)


def shares_of(game: Game, who: int, company: str) -> int:
    """Return how many 10 % shares of a company a player holds, without the director's certificate."""
    return shares_held(_state(game), _state(game).who(who), company)


def copies(game: Game, who: int) -> int:
    """Return how many copy cards a player has."""
    return _player(game, who).copies


def characters_of(game: Game, who: int) -> tuple[str, ...]:
    return _player(game, who).characters


def hand(game: Game, who: int) -> tuple[str, ...]:
    """Return a player's character tiles that are not laid."""
    return _player(game, who).tiles


def companies_of(game: Game, who: int) -> list[str]:
    """Return the companies a player directs."""
    return [company for company in founded(game) if director(game, company) == who]


# companies


def founded(game: Game) -> list[str]:
    """Return the companies that have a director, in the order of the box."""
    return [company for company in _state(game).box.companies if director(game, company) >= 0]


def operating_order(game: Game) -> list[str]:
    return list(_state(game).market.order())


def director(game: Game, company: str) -> int:
    """Return the director of a company; negative if it has none."""
    return _state(game).director(company)


def treasury(game: Game, company: str) -> int:
    return _state(game).bank[company]


def price(game: Game, company: str) -> int:
    return _state(game).market.price(company)


def bank_shares(game: Game, company: str) -> int:
    """Return how many 10 % shares of a company the bank has."""
    return shares_held(_state(game), BANK, company)


def trains_of(game: Game, company: str) -> list[str]:
    """Return the trains of a company, lowest first."""
    return list(_state(game).depot.kinds_of(company))


def stations_of(game: Game, company: str) -> tuple[str, ...]:
    """Return the cells of a company's stations, the home first."""
    return tuple(cell for cell, _ in board(game).stations_of(company))


# the map


def board(game: Game) -> Board:
    return _state(game).board


def tile_on(game: Game, cell: str) -> str:
    """Return the id of the tile on a cell."""
    return board(game).laid[cell].tile.id


def reach_of(game: Game, company: str) -> Reach:
    """Return where the company's track leads, as the rules see it."""
    return reach(board(game), company)


def map_reach(game: Game, company: str) -> MapReach | None:
    """Return the reach that a page shows; None if there is no such company."""
    return cast("MapReach | None", game.reach(company))


def best_run(
    game: Game, company: str, *, trains: Iterable[str] | None = None, phase: int | None = None
) -> running.CompanyRun:
    """Return the best run of a company's trains; or with other trains, or in another phase (see `phase_of`)."""
    state = _state(game)
    if phase is not None:
        state = state.copy()
        begin_phase(state.depot, phase)
    return running.best_run(state, company, trains=None if trains is None else tuple(trains))


def ways(run: running.CompanyRun) -> tuple[Way, ...]:
    """Return the ways to earn a run that differ in effect."""
    return ways_of(run)


def begin_phase(depot: Depot, phase: int) -> None:
    """Set the phase (see `phase_of`): earlier types are obsolete as it says, and none of them rusts."""
    depot.seen = frozenset(list(depot.roster.kinds)[:phase])
    depot._phase = phase
    for owner, cards in depot.owned.items():
        depot.owned[owner] = tuple(replace(card, obsolete=depot.is_obsolete(card.kind)) for card in cards)


def revenue(game: Game, company: str, *trains: str) -> int:
    """Return the highest revenue of a company, with its own trains or with these."""
    return best_run(game, company, trains=trains or None).revenue


# what the title says about a position


def violations(game: Game) -> list[str]:
    """Return the broken invariants."""
    return list(game.violations())


def candidates(game: Game, seat: int) -> Iterable[Action]:
    """Return actions that a seat might try, legal or not."""
    return game.candidates(seat)


def describe(game: Game, action: Action) -> Message:
    return game.describe(action)


def summary(game: Game, seat: int | None) -> list[Message]:
    return game.summary(seat)


def epilogue(game: Game) -> list[Message]:
    return game.epilogue()


def parse(game: Game, seat: int, typed: str) -> Action | None:
    """Return the action that a player typed."""
    return game.parse(seat, typed)


def winners(game: Game) -> tuple[int, ...]:
    """Return the seats that win if the game ends now."""
    return game.title.outcome(game.state).winners


def effect(game: Game, action: Action) -> Effect:
    """Return the effect that a page shows for a legal action."""
    return LilliputPresentation().effect(game.state, action)


def preview(game: Game, seat: int | None = None) -> RailPreview:
    """Return the preview that a page gets: best runs, and the effects of the seat's legal actions."""
    found = game.preview(seat)
    assert isinstance(found, RailPreview)
    return found
