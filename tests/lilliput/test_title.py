"""The title as a whole: enumeration against legality checks, texts, view, bots, perft."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product

import msgspec
import pytest

import trainshed
from tests.help import random_game
from tests.lilliput.table import (
    LAYOUTS,
    VARIANTS,
    board,
    candidates,
    describe,
    epilogue,
    new,
    parse,
    preview,
    seen,
    start,
    summary,
    take,
    tiles,
    treasury,
)
from tests.lilliput.table_steps import end_now, lay, lay_candidates, pay, set_treasury, why_not_lay
from tests.lilliput.test_mistakes import MISTAKES
from trainshed.bots import make
from trainshed.core import LANGUAGES, Game, Message, Refusal, Words
from trainshed.core.contract import perft
from trainshed.rail.play.actions import LayTile
from trainshed.rail.reach import reach
from trainshed.titles.lilliput.view import LilliputView


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (4, {}),
        (2, {"scenario": "mountains", "two_characters": True}),
        (3, {"scenario": "city-on-city", "variant": "laputa"}),
        (1, {"scenario": "begin", "variant": "brobdingnag"}),
    ],
)
def test_every_tile_on_every_cell_is_judged_as_it_is_listed(players: int, options: dict[str, object]) -> None:
    rng = random.Random(players)
    game = trainshed.new("lilliput", players, seed=players, options=options)
    words = {language: Words(language) for language in LANGUAGES}
    names = game.setup.players
    while seats := game.decision.seats:
        actions = list(game.legal_actions)
        if rng.random() < 0.5:
            legal = set(actions)
            for action in lay_candidates(game, seats[0], 7):
                assert (game.why_not(action) is None) == (action in legal), action
        if rng.random() < 0.05:
            for say in words.values():
                assert say(game.decision.question(seats[0]), names)
                for message in summary(game, seats[0]):
                    assert say(message, names)
                for action in actions:
                    assert say(describe(game, action), names)
        lays = [action for action in actions if isinstance(action, LayTile)]
        action = rng.choice(lays) if lays and rng.random() < 0.6 else rng.choice(actions)
        for event in game.play(action):
            for say in words.values():
                assert say(event.message(), names)


def test_refusals_have_words_in_every_language() -> None:
    game = random_game("lilliput", 3, 5).at(60)
    seat = game.decision.seats[0]
    words = {language: Words(language) for language in LANGUAGES}
    for action in candidates(game, seat):
        refusal = game.why_not(action)
        if refusal is not None:
            for say in words.values():
                assert say(refusal.message, game.setup.players)


def test_the_view_has_what_a_page_needs() -> None:
    game = start()
    take(game, "A01")
    view = seen(game, 0)
    assert view.moves
    shown = preview(game, 0)
    assert len(shown.effects) == len(view.moves)
    assert max(shown.effects, key=lambda effect: effect.after).before == 50
    assert [card.used for card in view.cards][:2] == [True, False]
    assert view.cards[1].alt.ways > 0
    assert view.depot.top == "2"
    assert view.turns == (1, 2, 3, 3, 2, 1, 0)
    assert [field.markers for field in view.market.fields if field.markers] == [("SR", "GVR", "LNR"), ("MR",)]
    assert {cell.cell for cell in view.cells} == {"C", "N1", "E1", "S1", "W1"}
    assert (shown.runs[0].company, shown.runs[0].revenue, shown.runs[0].proved) == ("MR", 50, True)
    assert shown.runs[0].routes[0].names in (("C", "N1"), ("N1", "C"))
    assert seen(game).moves == ()
    assert preview(game).effects == ()
    assert preview(game).runs == shown.runs
    assert msgspec.json.decode(msgspec.json.encode(view), type=LilliputView) == view


def test_moves_typed_by_hand() -> None:
    game = start()
    assert parse(game, 0, "A02 alt") in game.legal_actions
    take(game, "A01")
    typed = parse(game, 0, "mr n2 y-ps 90")
    assert typed == LayTile(0, "MR", "N2", "Y-PS", 1)
    assert typed in game.legal_actions
    assert parse(game, 0, "what now") is None


def test_perft_of_the_draft() -> None:
    """Four companies and five characters. A home: four sides, straight or one of two curves (same for blue)."""
    game = new(2)
    assert perft(game, 1) == 9
    assert perft(game, 2) == 4 * (4 * 3) + 5 * (4 + 4)


def test_perft_of_a_turn() -> None:
    """The number of legal actions after a draft, and of sequences of two actions; their order does not matter."""
    game = start(2)
    assert (perft(game, 1), perft(game, 2)) == (12, 113)


def test_easy_beats_random() -> None:
    wins = 0
    for seed in range(4):
        game = trainshed.new("lilliput", 2, seed=seed)
        bots = [make("lilliput", "easy", seed), make("lilliput", "random", seed)]
        if seed % 2:
            bots.reverse()
        while seats := game.decision.seats:
            game.play(bots[seats[0]].choose(game.resample_hidden(seats[0], seed), seats[0]))
        totals = [score.total for score in game.scores()]
        wins += totals[seed % 2] > totals[1 - seed % 2]
    assert wins == 4


def test_copies_share_nothing_mutable() -> None:
    game = lay(start(), ("N2", "Y-PS", 1))
    before = game.digest
    copy = game.copy()
    pay(copy, 0, 5)
    set_treasury(copy, "MR", treasury(copy, "MR") + 5)
    lay(copy, ("N3", "Y-CS", 1))
    end_now(copy)
    assert game.digest == before


def test_connection_is_what_a_search_after_the_lay_finds() -> None:
    """Compare with 7.2 taken literally: lay the tile, search again, and check that a new piece of track is in reach."""
    rng = random.Random(4)
    compared = {True: 0, False: 0}
    for seed in range(3):
        game = trainshed.new("lilliput", 4, seed=seed, options={"variant": ("none", "laputa", "none")[seed]})
        while seats := game.decision.seats:
            actions = list(game.legal_actions)
            if rng.random() < 0.08:
                for action in lay_candidates(game, seats[0], 3):
                    assert isinstance(action, LayTile)
                    refusal = why_not_lay(game, action, seats[0])
                    if refusal is None or refusal.message.key.endswith(("not-connected", "new-track-unreached")):
                        assert _in_reach_after(game, action) == (refusal is None), action
                        compared[refusal is None] += 1
            lays = [action for action in actions if isinstance(action, LayTile)]
            game.play(rng.choice(lays) if lays and rng.random() < 0.8 else rng.choice(actions))
    assert min(compared.values()) > 50


def _in_reach_after(game: Game, action: LayTile) -> bool:
    later, tile = board(game).copy(), tiles(game)[action.tile]
    old = later.shape(action.cell)
    shape = tile.shape(action.rotation)
    how = later.lay(action.cell, tile, action.rotation)
    new = how.added if how is not None and old is not None and old.tracks else range(len(shape.tracks))
    after = reach(later, action.company)
    return any(after.has_piece(action.cell, index) for index in new)


def _texts(game: Game) -> Iterator[Message]:
    """Yield the texts of a position: questions, moves, summaries, the epilogue."""
    for seat in game.decision.seats:
        yield game.decision.question(seat)
        yield from (describe(game, action) for action in game.legal_actions.of(seat))
        yield from summary(game, seat)
    yield from summary(game, None)
    yield from epilogue(game)


def _refusals(game: Game) -> Iterator[Refusal]:
    """Yield the refusals of what players might try."""
    for seat in game.decision.seats:
        for action in candidates(game, seat):
            refusal = game.why_not(action)
            if refusal is not None:
                yield refusal


def _keys(message: Message) -> Iterator[str]:
    """Yield the keys of a text and of the texts in it; an amount of money has the key of the title's currency."""
    yield "lilliput-money" if message.key == "money" else message.key
    for arg in message.args.values():
        if isinstance(arg, Message):
            yield from _keys(arg)


MISTAKEN = {f"lilliput/{rule}" for _, _, rule in MISTAKES}
"""Rules that `test_mistakes` has an example for."""


@pytest.mark.parametrize("seeds", [[1], pytest.param([0, 1], marks=pytest.mark.long)], ids=["half", "all"])
@pytest.mark.parametrize("players", [1, 2, 3, pytest.param(4, marks=pytest.mark.long)])
def test_every_text_and_rule_of_random_games_is_declared(players: int, seeds: list[int]) -> None:
    """Random games use only message keys and rules that the title declares; each rule has an example of a mistake."""
    title, keys, rules = new().title, set[str](), set[str]()
    for seed, (number, variant) in product(seeds, enumerate(VARIANTS)):
        rng = random.Random(seed)
        scenario = ("", *LAYOUTS)[(number + players + seed) % 5]
        options = {"variant": variant, "scenario": scenario, "pro": number % 2 == 1, "two_characters": number < 2}
        game = trainshed.new("lilliput", players, seed=10 * seed + number, options=options)
        while True:
            messages = list(_texts(game))
            for refusal in _refusals(game):
                messages.append(refusal.message)
                rules.add(refusal.rule)
            keys.update(key for message in messages for key in _keys(message))
            if game.over:
                break
            legal = list(game.legal_actions)
            kind = rng.choice(sorted({type(action).__name__ for action in legal}))
            action = rng.choice([action for action in legal if type(action).__name__ == kind])
            keys.update(key for event in game.play(action) for key in _keys(event.message()))
    assert {key for key in keys if not key.startswith("core-")} <= set(title.message_keys)
    assert {rule for rule in rules if not rule.startswith("core/")} <= set(title.rule_ids) & MISTAKEN
    assert len(keys) > 130  # the games have shown most of the vocabulary


@pytest.mark.parametrize(
    ("players", "totals", "length"),
    [(1, [405], 43), (2, [694, 545], 94), (3, [449, 732, 770], 163), (4, [666, 652, 666, 619], 191)],
)
def test_golden_games(players: int, totals: list[int], length: int) -> None:
    """Random games end with fixed results.

    This pins the rules as far as these games use them, and also the order in which legal actions are listed, because
    the players draw from that list. If only the order has changed, write the new numbers here. If a rule has changed,
    the title needs a new version as well.
    """
    game = random_game("lilliput", players, 20 + players)
    assert ([score.total for score in game.scores()], len(game.actions)) == (totals, length)
