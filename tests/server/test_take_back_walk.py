"""Random walks of actions, undos and redos: the game is always a replay of the actions that stand."""

from __future__ import annotations

import random
from typing import Any

import pytest

from trainshed.core import Action, Game
from trainshed.server.history import GameHistory

from .browser import Browser, action_of, hotseat, me
from .serving import ThreadServer

STEPS = 120


class Model:
    """What stands and what can be redone, kept by the plainest rules."""

    def __init__(self) -> None:
        self.actions: tuple[Action, ...] = ()
        self.redo: list[tuple[Action, ...]] = []

    def back_to(self, place: int) -> None:
        self.redo.append(self.actions)
        self.actions = self.actions[:place]

    def act(self, action: Action) -> None:
        self.actions += (action,)
        self.redo = []


@pytest.mark.parametrize("title", ["cz_first", "lilliput"])
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.long)])
def test_walk(server: ThreadServer, ann: Browser, title: str, seed: int) -> None:
    source = random.Random(seed)
    table = ann.make(me(), hotseat(), title=title)
    model = Model()
    for step in range(STEPS):
        seen = ann.see(table)
        undo, seat = seen["undo"], seen["seat"]
        choices = ["act"] * 6 * (not seen["over"]) + ["take-back", "back-to", "restart-turn"] * bool(seen["moves"])
        choices += ["redo"] * 3 * bool(model.redo)
        what = source.choice(choices)
        if what == "act":
            action = action_of(source.choice(seen["view"]["moves"]))
            ann.act(table, seat, action, seen["version"])
            model.act(history(server, table).game.actions[-1])
        elif what == "redo":
            assert undo["redo"]["to"] == len(model.redo[-1])
            ann.undo(table, seat, "redo", version=seen["version"])
            model.actions = model.redo.pop()
        elif what == "back-to":
            place = source.randrange(seen["moves"])
            ann.undo(table, seat, "back-to", version=seen["version"], to=place)
            model.back_to(place)
        else:
            target = (undo["turn"] if what == "restart-turn" else None) or undo["back"]
            assert what == "restart-turn" or target["to"] == seen["moves"] - 1
            ann.undo(table, seat, what, version=seen["version"])
            model.back_to(target["to"])
        check(server, ann, table, model)
        if step % 10 == 9:
            reopen(server, ann, table)
            check(server, ann, table, model)


def history(server: ThreadServer, table: str) -> GameHistory:
    return server.hub.tables[table].history


def check(server: ThreadServer, ann: Browser, table: str, model: Model) -> None:
    """Compare with the model and with a fresh game of the same actions."""
    now = history(server, table)
    assert now.game.actions == model.actions
    fresh = Game(now.game.setup)
    revealed, ticks, turns = [fresh.revealed], [fresh.tick], [fresh.turn]
    for action in model.actions:
        fresh.play(action)
        revealed.append(fresh.revealed)
        ticks.append(fresh.tick)
        turns.append(fresh.turn)
    assert now.game.digest == fresh.digest
    assert (now.revealed, now.ticks, now.turns) == (revealed, ticks, turns)
    assert len(now.redoable) == (len(model.redo[-1]) - len(model.actions) if model.redo else 0)
    seen = ann.see(table)
    assert (seen["moves"], seen["over"]) == (len(model.actions), fresh.over)


def reopen(server: ThreadServer, ann: Browser, table: str) -> None:
    """Let the server forget the table, as one that was killed has, and compare what it reads from the store."""
    before = server.hub.tables.pop(table)
    seen: Any = ann.see(table)
    after = server.hub.tables[table]
    assert after is not before
    assert after.history.numbers == before.history.numbers
    assert after.history.game.digest == before.history.game.digest
    assert after.history.results == before.history.results
    assert after.history.revision == before.history.revision
    assert seen["version"] == before.n
    assert after.history.as_of(before.n // 2).digest == before.history.as_of(before.n // 2).digest
