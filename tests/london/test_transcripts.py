"""Complete games played by an independent program: its moves are legal, its counts of legal moves and scores match."""

from __future__ import annotations

import json
from typing import Any

import pytest

import trainshed
from tests.help import SHARED
from trainshed.core import Game
from trainshed.titles.london.actions import Circle, Draw, Pass
from trainshed.titles.london.cards import CARDS, OBJECTIVES, POWERS
from trainshed.titles.london.map import COLOURS
from trainshed.titles.london.scoring import interchanges, networks

FILE = SHARED / "oracle" / "london_transcripts.json"
pytestmark = pytest.mark.skipif(not FILE.is_file(), reason="the reference games are not beside this checkout")
GAMES: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8")) if FILE.is_file() else []

NAMES = {"pink": "red"} | {colour: colour for colour in COLOURS}
POWER_NAMES = {
    "circle-station": "double_station",
    "double-section": "two_sections",
    "railroad-switch": "switch",
    "wild-card": "joker",
}
OBJECTIVE_NAMES = {
    "eight-interchanges": "interchanges_8",
    "all-districts": "districts_13",
    "all-tourist-sites": "tourist_5",
    "all-central-stations": "central_9",
    "six-thames-crossings": "thames_6",
}


def start(told: dict[str, Any]) -> Game:
    colours = [NAMES[each["colour"]] for each in told["rounds"]]
    chance = {
        f"deck/{number + 1}": [card for turn in each["turns"] for card in turn["cards"]]
        for number, each in enumerate(told["rounds"])
    }
    options: dict[str, Any] = {"pencils": colours}
    if told["advanced"]:
        power = {colour: POWER_NAMES[each["power"]] for colour, each in zip(colours, told["rounds"], strict=True)}
        chance["powers"] = [power[colour] for colour in COLOURS]
        chance["objectives"] = [OBJECTIVE_NAMES[name] for name in told["objectives"]]
        options |= {"powers": True, "objectives": True}
        assert set(chance["objectives"]) <= set(OBJECTIVES)
        assert set(chance["powers"]) == set(POWERS)
    return trainshed.new("london", 1, seed=1, options=options, chance=chance)


def moves_of(turn: dict[str, Any]) -> list[Draw | None]:
    return [
        Draw(0, move["from"], move["to"], POWER_NAMES[move["power"]] if move["power"] else None)  # type: ignore[arg-type]
        if move
        else None
        for move in turn["moves"]
    ]


@pytest.mark.parametrize("told", GAMES, ids=[f"{g['policy']}-{g['seed']}" for g in GAMES])
def test_a_game_of_another_program_replays_exactly(told: dict[str, Any]) -> None:
    game = start(told)
    for number, each in enumerate(told["rounds"]):
        for turn in each["turns"]:
            play_turn(game, turn, each["power"])
        asked = game.decision.seats and game.decision.question(0).key == "london-ask-circle"
        if asked:
            best = max((a for a in game.legal_actions if isinstance(a, Circle)), key=lambda a: _line_after(game, a))
            game.play(best)
        line, score = game.state.sheets[0].lines[number], told["line_scores"][number]
        assert (line.districts, line.thames, line.total) == (
            score["districts"],
            score["thames_crossings"],
            score["total"],
        )
        assert line.most == score["max_stations"]
    assert game.over
    final, parts = told["final"], game.scores()[0].parts
    assert game.scores()[0].total == final["total"]
    assert parts["lines"] == final["line_total"]
    assert parts["tourist"] == final["tourist_bonus"]
    assert parts["interchanges"] == final["interchange_bonus"]
    assert parts["objectives"] == final["objective_bonus"]
    assert interchanges(networks(game.state.sheets[0])) == (
        final["two_line_stations"],
        final["three_line_stations"],
        final["four_line_stations"],
    )


def _line_after(game: Game, action: Circle) -> int:
    trial = game.copy()
    before = len(trial.state.sheets[0].lines)
    trial.play(action)
    total: int = trial.state.sheets[0].lines[before].total
    return total


def play_turn(game: Game, turn: dict[str, Any], power: str | None) -> None:
    moves = moves_of(turn)
    if not turn["n_legal"]:
        assert moves == [None]
        return  # nothing to draw: our game has passed automatically
    if turn["cards"][-1] != CARDS[game.state.deck[game.state.flipped - 1]]:
        raise AssertionError("the games have come apart")
    legal = [action for action in game.legal_actions if isinstance(action, Draw)]
    assert len(legal) == turn["n_legal"], power
    for move in moves:
        if move is None:
            if game.decision.seats and (len(moves) == 1 or game.state.sheets[0].first >= 0):
                game.play(Pass(0))
        else:
            game.play(move)
    if len(moves) == 1 and game.state.sheets[0].first >= 0 and _same_turn(game, turn):
        game.play(Pass(0))


def _same_turn(game: Game, turn: dict[str, Any]) -> bool:
    """True if our game still asks for a second section of this turn."""
    return bool(game.decision.seats) and game.decision.question(0).key == "london-ask-second" and bool(turn)
