"""Nothing jumps while a round is played: layout shift as the browser reports it, move by move.

Every move is stored without a press on the page, so that no shift counts as the consequence of one, and each move is
counted by itself, once all is still. So nothing depends on how fast the machine is.
"""

from __future__ import annotations

import json
from collections.abc import Callable

import msgspec
import pytest
from playwright.sync_api import expect

import trainshed
from trainshed.bots import make
from trainshed.core import Game

from .ireland_positions import whole
from .player import Player
from .positions import founding
from .shifts import COUNT_MOVED

People = Callable[..., Player]
MOST = 0.05


def bots_play(game: Game, moves: int) -> Game:
    """Return the game so many moves of bots later."""
    players = [make(game.title.id, "easy", seat) for seat in range(len(game.setup.players))]
    after = game.at(len(game.actions))
    for _ in range(moves):
        if after.over:
            break
        seat = after.decision.seats[0]
        after.play(players[seat].choose(after.resample_hidden(seat, len(after.actions)), seat))
    return after


def ireland(kind: str, number: int) -> tuple[Game, Game]:
    """A round of 18Ireland: the game of bots at its first question, and at its end."""
    game = whole()
    places = [
        place
        for place in range(len(game.actions))
        if (game.at(place).state.round.kind, game.at(place).state.round.number) == (kind, number)
    ]
    return game.at(places[0]), game.at(places[-1])


def lilliput() -> tuple[Game, Game]:
    game = founding()
    return game, bots_play(game, 30)


def london() -> tuple[Game, Game]:
    """After the first decision of both players, with which the sentence on what wins goes."""
    game = bots_play(trainshed.new("london", ["Ann", "Ben"], seed=3), 2)
    return game, bots_play(game, 24)


ROUNDS: dict[str, Callable[[], tuple[Game, Game]]] = {
    "ireland-launch": lambda: ireland("stock", 4),
    "ireland-operating": lambda: ireland("operating", 3),
    "lilliput": lilliput,
    "london": london,
}
NOW = ("ireland-launch", "phone")
CASES = [
    pytest.param(name, size == "phone", id=f"{name}-{size}", marks=[] if (name, size) == NOW else [pytest.mark.long])
    for name in ROUNDS
    for size in ("desktop", "phone")
]


def moved(player: Player) -> tuple[float, list[str]]:
    """Return by how much the page has shifted since it was last asked, and what has."""
    player.still()
    found = player.page.evaluate("() => window.moved()")
    return found["sum"], found["what"]


@pytest.mark.parametrize(("name", "phone"), CASES)
def test_no_move_of_a_round_makes_the_table_jump(people: People, name: str, phone: bool) -> None:
    """Neither for who makes the moves nor for who watches them; on phones an own press may give tables more room."""
    start, end = ROUNDS[name]()
    presses = phone and name == "ireland-operating"
    me, watcher = people(phone=phone), people(phone=phone)
    table = me.upload(start.record.json())
    for player in (me, watcher):
        player.context.add_init_script(COUNT_MOVED)
        player.open(f"/table/{table}")
        expect(player.page.locator(".link.live")).to_be_visible()
        player.wait_moves(len(start.actions))
        moved(player)
    jumps = []
    for place in range(len(start.actions), len(end.actions)):
        action = json.loads(msgspec.json.encode(end.actions[place]))
        version = me.get(f"/tables/{table}")["version"]
        command = {"seat": action["seat"], "version": version, "key": f"{table}-{place}", "action": action}
        me.post(f"/tables/{table}/actions", command)
        for player in (me, watcher):
            player.wait_moves(place + 1)
            by, what = moved(player)
            if by > MOST and not (presses and player is me):
                jumps.append((place, action["type"], player is watcher, round(by, 3), what))
    assert len(end.actions) - len(start.actions) >= 5
    assert not jumps
