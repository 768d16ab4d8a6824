"""Helpers to set up positions of 18Lilliput."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

import trainshed
from trainshed.core import Action, Event, Game, run
from trainshed.titles.lilliput import shares
from trainshed.titles.lilliput.actions import (
    Done,
    LayTile,
    Side,
    TakeCard,
    TakeCash,
    TakeCharacter,
    TakeCompany,
)
from trainshed.titles.lilliput.rounds import JudgeIncome, Turn
from trainshed.titles.lilliput.state import Company, Player, State
from trainshed.titles.lilliput.trains import BuyPool
from trainshed.titles.lilliput.turns import CardStep

COMPANIES = ("MR", "SR", "GVR", "LNR")
CHARACTERS = ("emperor", "general", "judge", "admiral")
VARIANTS = ("none", "allenbeck", "laputa", "brobdingnag")
LAYOUTS = ("begin", "mountains", "city-on-city", "secluded")
"""The scenarios in the data file."""
SIDES = {"N1": 1, "E1": 0, "S1": 1, "W1": 0}
"""Cells beside Mildendo, and the rotation in which a straight home tile connects to it."""


def new(players: int = 4, *, chance: Mapping[str, Iterable[str]] | None = None, **options: Any) -> Game:
    """Return a game before the draft; seat 0 begins."""
    return trainshed.new("lilliput", players, seed=1, options={"first": 0, **options}, chance=chance)


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
        if game.state.round:
            break
        game.play(TakeCharacter(seat, character))
    if not judge and game.state.agenda and isinstance(game.state.agenda[-1], JudgeIncome):
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


def company(game: Game, id: str) -> Company:
    state: State = game.state
    found: Company = state.companies[state.facts.company_index[id]]
    return found


def number(game: Game, id: str) -> int:
    index: int = game.state.facts.company_index[id]
    return index


def player(game: Game, seat: int) -> Player:
    found: Player = game.state.players[seat]
    return found


def hold(game: Game, who: int, id: str, count: int) -> Game:
    """Give a player shares from the bank, without payment."""
    at = number(game, id)
    held = list(player(game, who).shares)
    held[at] += count
    player(game, who).shares = tuple(held)
    company(game, id).shares -= count
    return game


def second(game: Game, who: int, id: str, cell: str) -> Game:
    """Give a player a second company, founded at 50 with its home on the cell."""
    game.state.pay_player(who, 250)
    shares.found(game.state, who, number(game, id), 1, [])
    shares.place_station(game.state, number(game, id), cell, 0, [])
    return game


def lay(game: Game, *lays: tuple[str, str, int]) -> Game:
    """Lay tiles without checking legality."""
    for cell, tile, rotation in lays:
        game.state.board.lay(cell, game.state.facts.tiles[tile], rotation)
    return game


def station(game: Game, id: str, *cells: str) -> Game:
    """Place stations without checking legality."""
    for cell in cells:
        company(game, id).stations += (cell,)
        game.state.board.place(id, (cell, 0))
    return game


def trains(game: Game, id: str, *types: str) -> Game:
    ids = game.state.facts.train_ids
    company(game, id).trains = tuple(sorted(ids.index(train) for train in types))
    return game


def names(game: Game, id: str) -> list[str]:
    """Return the train types of a company."""
    return [game.state.facts.train_ids[train] for train in company(game, id).trains]


def pool(game: Game, *types: str) -> Game:
    game.state.pool = tuple(sorted(game.state.facts.train_ids.index(train) for train in types))
    return game


def phase(game: Game, train: str) -> Game:
    """Set the phase as if the first train of a type had been bought, and remove earlier types from the stack."""
    state: State = game.state
    at = state.facts.train_ids.index(train)
    state.phase = at + 1
    state.stack = tuple(0 if n < at else left for n, left in enumerate(state.stack))
    return game


def ask(game: Game, step: Any) -> None:
    """Push a step on top of the agenda, already asked."""
    game.state.agenda.append(replace(step, asked=True))


def resolve(game: Game, *steps: Any) -> list[Event]:
    """Push steps on the agenda, run them in this order up to the next decision, and return the events."""
    log: list[Event] = []
    game.state.agenda += reversed(steps)
    run(game.state, log)
    return log


def take(game: Game, card: str, side: Side = "main", *, copy: bool = False) -> list[Event]:
    """The active seat takes a card."""
    return game.play(TakeCard(seat(game), card, side, copy))


def done(game: Game) -> None:
    """Answer `Done` to the active seat's card steps until its turn ends; stop at `BuyPool`."""
    who = seat(game)
    while game.decision.seats == (who,) and isinstance(game.state.agenda[-1], CardStep):
        if isinstance(game.state.agenda[-1], BuyPool):
            break
        game.play(Done(who))


def skip(game: Game, *cards: str) -> None:
    """The next seats each take the alt half of one of these cards (halves that pay cash) and do nothing else."""
    for card in cards:
        take(game, card, "alt")
        if not isinstance(game.state.agenda[-1], Turn):
            done(game)


def seat(game: Game) -> int:
    return game.decision.seats[0]


def rule(game: Game, action: Action) -> str:
    """Return the id of the rule that forbids an action, without the title prefix; empty if it is legal."""
    refusal = game.why_not(action)
    return "" if refusal is None else refusal.rule.removeprefix("lilliput/")
