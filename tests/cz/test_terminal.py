"""Playing in a terminal: typed moves, choices, the position as text, the picture."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.cz.table import (
    FirstGameEnded,
    all_lays,
    begin,
    buy,
    buy_pool,
    cover,
    discard,
    done,
    give,
    give_pool,
    lay,
    listed,
    new,
    pass_turn,
    refusing_rule,
    run,
    seat,
    set_cash,
    station,
    step,
    to_phase,
)
from trainshed.core import Action, Game, Words, money


def typed(game: Game, text: str) -> object:
    return game.parse(seat(game), text)


def ekj(asked: str = "lay-track", **options: Any) -> Game:
    game = give_pool(give(cover(new(3, **options), "D4 57/1, D2 57/1"), "EKJ", "2"), "3")
    set_cash(game, "EKJ", 500)
    begin(game, "EKJ", asked)
    assert step(game) == asked
    return game


@pytest.mark.parametrize("text", ["D6 9 1", "d6 9 1", "  D6   9 1 "])
def test_a_lay_is_typed(text: str) -> None:
    game = ekj()
    assert typed(game, text) == lay(game, "D6 9/1")
    assert refusing_rule(game, lay(game, "D6 9/1")) == ""


def test_a_lay_without_rotation_is_rotation_0() -> None:
    game = ekj()
    assert typed(game, "D6 9") == lay(game, "D6 9/0")


@pytest.mark.parametrize(
    ("text", "cell", "stop"), [("s D2", "D2", 0), ("S d2", "D2", 0), ("station D2", "D2", 0), ("s E11.1", "E11", 1)]
)
def test_a_station_is_typed(text: str, cell: str, stop: int) -> None:
    game = ekj("build-station")
    assert typed(game, text) == station(game, cell, stop)


def test_purchases_and_discards_are_typed() -> None:
    game = ekj("buy-trains")
    assert typed(game, "buy") == typed(game, "BUY") == buy(game)
    assert typed(game, "pool 3") == buy_pool(game, "3")
    assert typed(game, "drop 2") == discard(game, "2")


@pytest.mark.parametrize("text", ["done", "pass", " Done "])
def test_done_is_typed(text: str) -> None:
    for asked in ("lay-track", "build-station", "buy-trains"):
        game = ekj(asked)
        assert typed(game, text) == done(game)


@pytest.mark.parametrize(
    "text", ["", " ", "hello", "D6", "9 D6 1", "s", "s 12", "pool", "drop", "D6 9 7", "buy 2", "D6 9 1 x"]
)
def test_other_words_are_no_move(text: str) -> None:
    assert typed(ekj(), text) is None


@pytest.mark.parametrize(
    ("text", "routes"),
    [
        ("run", ()),
        ("run 2 D4 D2", ("2: D4.0 D2.0",)),
        ("Run 2 d4.0 d2, 3 e11.1 D12", ("2: D4.0 D2.0", "3: E11.1 D12.0")),
        ("best", ("2: D2.0 D4.0",)),
    ],
)
def test_routes_are_typed(text: str, routes: tuple[str, ...]) -> None:
    game = ekj("run-trains", routes="hand")
    assert typed(game, text) == run(game, *routes)


@pytest.mark.parametrize("text", ["run 2", "run D4 D2, 3", "run 2 D4 Cheb", "best 2"])
def test_what_is_no_route(text: str) -> None:
    assert typed(ekj("run-trains", routes="hand"), text) is None


def test_the_best_routes_are_read_out_before_routes_by_hand() -> None:
    game = ekj("run-trains", routes="hand")
    (best,) = [message for message in game.summary(1) if message.key == "rail-tell-best-route"]
    assert plain(Words("en", "cz_first")(best)) == "Best route (type best): 2-train, D2 Cheb – D4 Karlovy Vary = 40 K"
    assert not [message for message in ekj().summary(1) if message.key == "rail-tell-best-route"]


def test_a_refused_route_names_train_and_stops_as_players_do() -> None:
    game = ekj("run-trains", routes="hand")
    for routes, told in {
        "2: D4.0 D2.0 D0.0": "The stop limit of train 2 is 2; this route has 3.",
        "2: D4.0 I9.0": "No track leads to Strakonice.",
        "2: D4.0 D0.0": "No track leads straight from Karlovy Vary to D0.",
        "2: D2.0 D0.0": "The route has no station of the company.",
        "2: D4.0 D4.0": "The route visits Karlovy Vary twice.",
        "2: D4.0 X": "No track leads to X.",
    }.items():
        assert said(game, run(game, routes)) == told


def test_every_listed_move_can_be_typed() -> None:
    for phase, asked in (
        (1, "lay-track"),
        (2, "lay-track"),
        (1, "build-station"),
        (1, "run-trains"),
        (1, "buy-trains"),
    ):
        game = ekj(asked, routes="hand")
        begin(to_phase(game, phase), "EKJ", asked)
        for action in listed(game):
            assert typed(game, spelled(action)) == action


def spelled(action: object) -> str:
    """Return a move as one would type it."""
    words = {
        "LayTile": "{0.cell} {0.tile} {0.rotation}",
        "PlaceStation": "s {0.cell}.{0.stop}",
        "BuyTrain": "buy",
        "BuyFromPool": "pool {0.train}",
        "DiscardTrain": "drop {0.train}",
        "Done": "done",
        "Run": "run",
    }
    return words[type(action).__name__].format(action)


# texts: keys and numbers only, the sentences are somebody else's


def test_every_move_is_described() -> None:
    keys = set()
    for asked in ("lay-track", "build-station", "buy-trains"):
        game = ekj(asked)
        for action in listed(game):
            message = game.describe(action)
            keys.add(message.key)
            assert message.key in game.title.message_keys
    hand = ekj("run-trains", routes="hand")
    keys |= {hand.describe(run(hand)).key, hand.describe(run(hand, "2: D4.0 D2.0")).key}
    moves = ("done", "lay", "station", "buy-train", "buy-pool", "run", "run-nothing")
    assert keys == {f"rail-move-{name}" for name in moves}


def test_a_discard_is_described() -> None:
    game = to_phase(give(new(5), "BCB", "3", "4", "4"), 4)
    begin(game, "BCB", "buy-trains")
    assert {game.describe(action).key for action in listed(game)} == {"rail-move-drop"}


def test_the_description_tells_cost_and_effect() -> None:
    game = ekj()
    told = game.describe(lay(game, "D6 9/1")).args
    assert (told["tile"], told["rotation"], told["cost"]) == ("9", 1, money(0))
    assert told["before"] == told["after"] == 40
    hill = cover(new(3), "D4 57/2")
    begin(hill, "EKJ")
    assert hill.describe(lay(hill, "E5 9/2")).args["cost"] == money(20)


def test_the_summary_names_every_company_and_player() -> None:
    game = ekj()
    for who in (0, 1, 2, None):
        keys = [message.key for message in game.summary(who)]
        assert keys.count("rail-tell-company") == 3
        assert keys[0] == "cz_first-tell-round"
        assert set(keys) <= set(game.title.message_keys)


@pytest.mark.parametrize(
    ("language", "log", "last"),
    [
        ("en", "The last round is over: Bob 300 K, Ann 150 K, Eve 10 K.", "1. Bob with EKJ: 300 K."),
        ("cs", "Poslední kolo skončilo: Bob 300 K, Ann 150 K, Eve 10 K.", "1. Bob (EKJ): 300 K."),
        ("de", "Die letzte Runde ist vorbei: Bob 300 K, Ann 150 K, Eve 10 K.", "1. Bob mit EKJ: 300 K."),
        ("pl", "Ostatnia runda za nami: Bob 300 K, Ann 150 K, Eve 10 K.", "1. Bob (EKJ): 300 K."),
    ],
)
def test_the_end_tells_who_has_how_much(language: str, log: str, last: str) -> None:
    names, words = ("Ann", "Bob", "Eve"), Words(language, "cz_first")
    assert plain(words(FirstGameEnded((150, 300, 10), "end-rounds").message(), names)) == log
    game = new(3)
    for who, cash in (("BCB", 150), ("EKJ", 300), ("VBW", 10)):
        set_cash(give(game, who, "2"), who, cash)
    begin(game, "VBW", round=10)
    pass_turn(game)
    assert game.over
    assert [plain(words(message, names)) for message in game.summary()][-3] == last


def said(game: Game, action: Action, language: str = "en") -> str:
    """Return why an action is refused, in words."""
    refusal = game.why_not(action)
    assert refusal is not None
    return plain(Words(language, "cz_first")(refusal.message))


def plain(text: str) -> str:
    """Return a text with ordinary spaces: amounts are kept on one line by others."""
    return text.replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("tile", "told"),
    [
        ("A7 57/0", "A7 never changes: no tile is laid on it."),
        ("D0 3/0", "D0 never changes: no tile is laid on it."),
        ("E11 57/0", "E11 takes only tiles marked “P”; tile 57 is not."),
        ("D6 8889/1", "Tile 8889 is marked “P”; it does not belong on D6."),
        ("D6 Praha/0", "There is no tile “Praha” in this game."),
        ("D4 14/0", "Tile 14 cannot be laid yet: green tiles come in a later phase."),
        ("D4 57/0", "A yellow tile goes only where nothing yellow, green or brown is yet; D4 is no such cell."),
        ("C7 57/0", "A yellow tile goes only where nothing yellow, green or brown is yet; C7 is no such cell."),
        ("D6 57/0", "Tile 57 does not have the cities and towns of D6."),
    ],
)
def test_tiles_are_refused_in_plain_words(tile: str, told: str) -> None:
    game = ekj()
    assert said(game, lay(game, tile)) == told
    for language in ("cs", "de", "pl"):
        assert tile.split()[0] in said(game, lay(game, tile), language) or "Praha" in tile or "14" in tile


@pytest.mark.parametrize("language", ["en", "cs", "de", "pl"])
def test_amounts_are_told_in_the_games_money(language: str) -> None:
    words = Words(language, "cz_first")
    game = ekj("build-station")
    assert "40 K" in plain(words(game.decision.question(1)))
    set_cash(game, "EKJ", 39)
    assert {"40 K"} <= set(re.findall(r"\d+ K", said(game, station(game, "D2"), language)))
    game = ekj("buy-trains")
    set_cash(game, "EKJ", 71)
    assert "71 K" in plain(words(game.decision.question(1)))
    set_cash(game, "EKJ", 69)
    assert {"70 K"} <= set(re.findall(r"\d+ K", said(game, buy(game), language)))
    hill = cover(new(3), "D4 57/2")
    begin(hill, "EKJ")
    set_cash(hill, "EKJ", 12)
    assert {"20 K"} <= set(re.findall(r"\d+ K", said(hill, lay(hill, "E5 9/2"), language)))


def test_questions_and_events_have_known_keys() -> None:
    game = new(2)
    for _ in range(30):
        if game.over:
            break
        assert game.decision.question(seat(game)).key in game.title.message_keys
        pass_turn(game)
    for _, log in game.log():
        assert {event.message().key for event in log} <= set(game.title.message_keys)


def test_every_refusal_has_a_known_key_and_rule() -> None:
    game = ekj()
    for cell in ("D4", "D6", "C7", "E11", "D0", "A7", "E3", "F6"):
        for action in all_lays(game, cell):
            refusal = game.why_not(action)
            if refusal is not None:
                assert refusal.rule in game.title.rule_ids
                assert refusal.message.key in game.title.message_keys
