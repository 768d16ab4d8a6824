"""Set-up (rules 3 to 11): map, home stations, cash, trains, charters."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tomllib import loads

from msgspec import Struct, convert

from trainshed.core import Setup
from trainshed.rail.bank import Bank
from trainshed.rail.board import Board
from trainshed.rail.map import Map
from trainshed.rail.owners import BANK, player
from trainshed.rail.play.box import CompanyFacts, RailBox
from trainshed.rail.play.state import dealt
from trainshed.rail.shares import Shares
from trainshed.rail.tile.data import Origin
from trainshed.rail.trains import Roster

from .flow import start
from .state import FirstState, Options

DATA = Path(__file__).parent.parent / "data"


class ByPlayers(Struct, frozen=True, forbid_unknown_fields=True):
    """What the number of players decides (4)."""

    cash: int
    companies: tuple[str, ...]


class FirstData(Struct, frozen=True, forbid_unknown_fields=True):
    """The content of `first.toml`."""

    rounds: int
    order: tuple[str, ...]
    stations: tuple[int, ...]
    players: dict[str, ByPlayers]
    company: tuple[CompanyFacts, ...]
    origin: Origin = ""


class FirstBox(RailBox):
    """Map, trains and companies, and the numbers of the set-up."""

    def __init__(self, data: FirstData) -> None:
        super().__init__(Map.load(DATA), Roster.load(DATA / "trains.toml"), data.company)
        self.data = data


@cache
def box() -> FirstBox:
    """Return the box; it is read once."""
    return FirstBox(convert(loads((DATA / "first.toml").read_text("utf-8")), FirstData))


def deal(setup: Setup, options: Options) -> FirstState:
    """Return the state before the first turn."""
    facts = box()
    by_players = facts.data.players[str(len(setup.players))]
    companies = by_players.companies
    board = Board(facts.map)
    for home in facts.map.file.homes:  # all five, also of companies nobody plays (7)
        board.place(home.company, (home.cell, home.stop))
    bank, shares = Bank(), Shares()
    order = setup.source().shuffle("charters", 0, companies)  # one charter each (9)
    for seat, index in enumerate(order):
        shares.issue(companies[index], (100,), player(seat))
        bank.pay(BANK, companies[index], by_players.cash)
    nouns = {"board": board, "bank": bank, "shares": shares}
    return dealt(FirstState, setup, options, agenda=start(), **nouns)


def in_play(state: FirstState) -> tuple[str, ...]:
    """Return the companies in play, in the order they act (12)."""
    return tuple(company for company in state.box.data.order if state.shares.director(company) is not None)


def charters(state: FirstState) -> tuple[str, ...]:
    """Return the company of each seat."""
    return tuple(state.shares.directed_by(player(seat))[0] for seat in range(state.seats))
