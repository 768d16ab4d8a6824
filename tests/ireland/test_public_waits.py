"""Exported files in an independent account of the public engine (`public_waits`): nothing missing, nothing too much."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import msgspec
import pytest

import trainshed
from tests.ireland.files import played
from tests.ireland.oracle import FILES, data, facts
from tests.ireland.public_table import POOL
from tests.ireland.public_waits import PublicEngine, judge
from trainshed.bots import make
from trainshed.core import Game
from trainshed.formats.eighteenxx import CannotWrite, read_game, reader, write_game

Json = dict[str, Any]


def left(file: Json) -> Json:
    """Return a file with the actions that are left after every undo."""
    raws = [msgspec.Raw(msgspec.json.encode(action)) for action in file["actions"]]
    return {**file, "actions": [msgspec.json.decode(raw) for raw in reader.effective(raws)]}


def accepted(game: Game) -> PublicEngine:
    """Write a game that is over and judge it."""
    file = json.loads(write_game(game))
    engine = judge(file)
    assert engine.over
    assert {str(player): engine.total(player) for player in engine.players} == file["result"]
    return engine


@pytest.mark.parametrize("name", FILES)
def test_the_judge_plays_the_public_games_to_the_pound(name: str) -> None:
    """So it can be believed: every pass is asked for, bank and cash are right after each action, and so is the end."""
    file = left(json.loads(data(name)))
    rows = {row[0]: row[2:] for row in facts(name)["per_action"]}
    ids = sorted(player["id"] for player in file["players"])
    seen = []

    def check(engine: PublicEngine, action: Json) -> None:
        if action["id"] in rows:
            seen.append(action["id"])
            assert [engine.bank, [engine.cash[id] for id in ids]] == list(rows[action["id"]]), action

    engine = judge(file, check=check)
    assert engine.over
    assert seen == list(rows)
    assert {str(id): engine.total(id) for id in ids} == file["result"]


@pytest.mark.parametrize(("seed", "players"), [(0, 3), (9, 4), (13, 5), (31, 6)])
def test_the_public_engine_is_given_what_it_waits_for(seed: int, players: int) -> None:
    accepted(played(seed, players))


@pytest.mark.parametrize(("level", "seed", "players"), [("medium", 1, 4), ("easy", 0, 3)])
def test_games_of_bots_are_what_the_public_engine_waits_for(level: str, seed: int, players: int) -> None:
    game = trainshed.new("ireland", players, seed=seed)
    bots = [make("ireland", level, seed * 8 + seat) for seat in range(players)]
    while not game.over:
        seat = game.decision.seats[0]
        game.play(bots[seat].choose(game, seat))
    accepted(game)


def test_an_unfinished_file_stops_where_the_player_who_acts_is_asked() -> None:
    game = played(9, 4)
    for at in range(3, len(game.actions), 53):
        file = json.loads(write_game(game.at(at)))
        engine = judge(file)
        _, who, _ = engine.waits()
        asked = engine.director.get(str(who), engine.owner.get(str(who), who))
        asked = engine.director.get(str(asked), asked)
        assert file["acting"] == [asked] or game.at(at).state.agenda[-1].tag == "offer", at


def test_a_missing_and_a_superfluous_pass_are_found() -> None:
    file = json.loads(write_game(played(13, 5)))
    actions = file["actions"]
    passes = [number for number, action in enumerate(actions) if action["type"] == "pass"]
    for number in passes[5::40]:
        for changed in ([*actions[:number], *actions[number + 1 :]], [*actions[: number + 1], *actions[number:]]):
            try:
                engine = judge({**file, "actions": changed})
            except AssertionError:
                continue
            assert {str(player): engine.total(player) for player in engine.players} != file["result"], actions[number]


# privates lay tiles while the public engine still waits for shares


def before_shares() -> tuple[Json, int]:
    """Return a file and the number of a pass of shares that is followed by a tile of the Board of Works."""
    file = json.loads(write_game(played(0, 3)))
    engine = PublicEngine(file)
    for number, action in enumerate(file["actions"]):
        following = file["actions"][number + 1]
        if engine.waits()[0] == "issue" and action["type"] == "pass" and following["entity"] == "BoW":
            return file, number
        engine.play(action)
    raise AssertionError("there is none")


def test_a_private_may_lay_its_tile_before_the_company_passes_shares() -> None:
    file, at = before_shares()
    actions = file["actions"]
    actions[at], actions[at + 1] = actions[at + 1], actions[at]
    renumbered = [{**action, "id": number + 1} for number, action in enumerate(actions)]
    judge({**file, "actions": renumbered})
    imported = read_game(json.dumps({**file, "actions": renumbered}).encode())
    assert (imported.damage, imported.notes) == (None, ())
    assert imported.game is not None
    assert imported.game.over


def test_a_private_may_lay_its_tile_before_the_company_redeems() -> None:
    file, at = before_shares()
    engine = judge({**file, "actions": file["actions"][:at]})
    company, cash = engine.current, engine.cash[engine.current]
    share = engine.of(POOL, company)[0]
    bought = {"type": "buy_shares", "entity": company, "entity_type": "corporation", "shares": [share], "percent": 10}
    actions = [*file["actions"][:at], file["actions"][at + 1], bought]
    actions = [{**action, "id": number + 1} for number, action in enumerate(actions)]
    theirs = judge({**file, "actions": actions})
    imported = read_game(json.dumps({**file, "actions": actions, "status": "active", "result": {}}).encode())
    assert imported.damage is None
    assert imported.game is not None
    state = imported.game.state
    assert state.bank[company] == theirs.cash[company] == cash - theirs.price(company)
    assert state.agenda[-1].tag == "lay-track"


@pytest.mark.long
@pytest.mark.parametrize("preset", ["public", "standard"])
def test_many_games_are_what_the_public_engine_waits_for(preset: str) -> None:
    judged = 0
    for seed in range(100):
        game = played(seed, 3 + seed % 4, preset)
        played.cache_clear()
        with suppress(CannotWrite):
            accepted(game)
            judged += 1
    assert judged > {"public": 50, "standard": 15}[preset], "most games by our own rulings cannot be played there"
