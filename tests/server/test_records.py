"""Records and clones."""

from __future__ import annotations

import pytest

import trainshed

from .browser import Browser, friend, hotseat, me


def test_a_finished_game_goes_out_and_comes_back(ann: Browser, bob: Browser) -> None:
    table = ann.make(me(), hotseat("Cyd"))
    end = ann.play_to_end(table)
    record = ann.http.get(f"/api/tables/{table}/record")
    game = trainshed.replay(record.content).game
    assert game is not None
    assert game.setup.players == ("Ann", "Cyd")
    assert [score.total for score in game.scores()] == [score["total"] for score in end["scores"]]
    new = bob.http.post("/api/records", content=record.content).json()["id"]
    seen = bob.see(new)
    assert (seen["over"], seen["mine"], seen["moves"]) == (True, [0, 1], end["moves"])
    assert seen["scores"] == end["scores"]
    assert bob.see(new, at=5)["at"] == 5


def test_a_clone_begins_at_the_move_and_leaves_the_game_alone(ann: Browser, bob: Browser) -> None:
    table = ann.make(me(), friend())
    bob.claim(table, ann.tokens(table)[1])
    ann.play_on(table, 6, bob)
    before = ann.see(table)
    clone = bob.post(f"/api/tables/{table}/clone", {"at": 3}, 201)["id"]
    seen = bob.see(clone)
    assert (seen["moves"], seen["mine"], seen["host"]) == (3, [0, 1], True)
    assert bob.see(table, at=3)["view"]["sheets"] == seen["view"]["sheets"]
    bob.act(clone, seen["seat"])
    assert ann.see(table) == before
    bob.post(f"/api/tables/{table}/clone", {"at": 99}, 404)


def test_a_finished_game_is_cloned_with_its_cards(ann: Browser) -> None:
    table = ann.make(me())
    end = ann.play_to_end(table)
    clone = ann.post(f"/api/tables/{table}/clone", {"at": 2}, 201)["id"]
    while not ann.see(clone)["over"]:
        moves = ann.see(clone)["view"]["moves"]
        ann.act(clone, 0, moves[-1]["action"])
    assert ann.see(clone)["scores"] == end["scores"], "the same cards, the same answers, the same end"


@pytest.mark.parametrize("players", [1, 2, 3])
def test_a_clone_of_18lilliput_shows_the_same_position_at_any_move(ann: Browser, players: int) -> None:
    table = ann.make(me(), *(hotseat() for _ in range(players - 1)), title="lilliput", seed=7)
    for _ in range(24):
        seen = ann.see(table)
        ann.act(table, seen["seat"], seen["view"]["moves"][-1], seen["version"])
    for at in range(0, 25, 6):
        clone = ann.post(f"/api/tables/{table}/clone", {"at": at}, 201)["id"]
        for seat in range(players):
            assert ann.see(clone, seat=seat)["view"] == ann.see(table, at=at, seat=seat)["view"], (at, seat)


def test_the_record_of_an_unfinished_game_of_18lilliput_can_be_played_on(ann: Browser) -> None:
    table = ann.make(me(), title="lilliput", seed=7)
    for _ in range(25):
        seen = ann.see(table)
        ann.act(table, 0, seen["view"]["moves"][0], seen["version"])
    game = trainshed.Game.load(ann.http.get(f"/api/tables/{table}/record").content)
    assert len(game.actions) == 25
    assert game.setup.seed != 7
