"""State of a game of 18Lilliput: the nouns of the track games, and what only this game has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from trainshed.core.options import seat
from trainshed.rail.map import Lay
from trainshed.rail.owners import player, players
from trainshed.rail.play.state import RailState

from .actions import TakeCard
from .box import GULLIVER, Box

SOLO = player(0), GULLIVER


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Options the players agree on before the game."""

    pro: bool = False
    """Professional rule (1.12): the top train leaves the game before trains run. No effect in solo games (R40)."""
    two_characters: bool = False
    """Two players: each takes two characters (1.11, R28, R44). No effect otherwise."""
    variant: Literal["none", "allenbeck", "laputa", "brobdingnag"] = "none"
    """At most one of the variants (1.13, R40)."""
    scenario: str = ""
    """Name of a layout in the data file (1.15); empty: none."""
    layout: tuple[Lay, ...] = ()
    """A free scenario: scenario tiles laid before the game."""
    first: Annotated[int | None, seat(players=(2, 4))] = None
    """The first player's seat; None: random."""
    upgrades: Literal["new-track", "any-track"] = "new-track"
    """What of an upgrade must be in reach: some of the track it adds, or any track of the tile (R54)."""
    data: Mapping[str, Any] = {}
    """Corrections merged over the data files."""


class Player(Struct, frozen=True):
    """What a player (or Gulliver) has besides money and certificates."""

    copies: int = 0
    """Number of Dimen's Land Copy cards."""
    characters: tuple[str, ...] = ()
    tiles: tuple[str, ...] = ()
    """Character tiles not yet laid."""
    spent: bool = False
    """True if Flimnap has been turned into cash."""


class State(RailState, kw_only=True):
    """The complete state of a game. The bank begins with nothing, so that the sum of all money is always zero."""

    box: Box
    players: tuple[Player, ...]
    """By seat; in a solo game Gulliver comes after the human."""
    priority: int
    """The seat with the first-player card."""
    cards: tuple[str, ...]
    """The action cards of this game."""
    left_out: frozenset[str]
    """Tiles of the box that are not in this game."""
    characters: tuple[str, ...]
    """Characters that have not been taken (yet)."""
    takes: tuple[TakeCard, ...] = ()
    """Cards taken and copied this round, in the order of the turns."""
    rounds: int = 8
    drawn: tuple[tuple[str, str], ...] = ()
    """Outcomes of chance so far, all public: the key of a script and the name drawn."""

    @property
    def solo(self) -> bool:
        return self.seats == 1

    @property
    def used(self) -> tuple[str, ...]:
        """Cards used this round, in order; a copy does not use a card."""
        return tuple(take.card for take in self.takes if not take.copy)

    @property
    def top_train(self) -> str:
        """The kind of the top train of the stack, which is never empty."""
        kind = self.depot.next()
        assert kind is not None
        return kind

    def new_train_price(self, seat: int, kind: str = "") -> int:
        """Return what a new train (the top one) costs a company of a player; the Admiral pays less (1.7a, R7)."""
        return self.depot.price(kind or self.top_train) * self.power(seat, "train_percent") // 100

    @property
    def last_round(self) -> bool:
        return self.round.number == self.rounds

    def owners(self) -> tuple[str, ...]:
        return SOLO if self.solo else players(self.seats)

    def to_found(self) -> list[str]:
        """Return the companies that can be founded (1.6): no start company, and nobody has."""
        return [id for id, data in self.box.companies.items() if not data.start and id not in self.shares.directors]

    def tenths(self, seat: int, company: str) -> int:
        """Return how many tenths of a company a player owns; the director's certificate counts as five."""
        return self.shares.percent(self.who(seat), company) // 10

    def power(self, seat: int, name: str) -> int:
        """Return an ability from the player's characters: the lowest percentage, or the highest value or right."""
        values = [getattr(self.box.characters[id], name) for id in self.players[seat].characters]
        if name.endswith("percent"):
            return min(values, default=100)
        return max(values, default=0)

    def change_player(self, seat: int, **changes: Any) -> None:
        players = list(self.players)
        players[seat] = replace(players[seat], **changes)
        self.players = tuple(players)
