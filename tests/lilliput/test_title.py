"""The title as a whole: enumeration against legality checks, texts, view, bots, perft."""

from __future__ import annotations

import random
import re
from pathlib import Path

import msgspec
import pytest

import trainshed
from tests.help import random_game
from tests.lilliput.table import lay, new, start, take
from trainshed.bots import make
from trainshed.core import LANGUAGES, Words
from trainshed.core.contract import perft
from trainshed.rail.reach import reach
from trainshed.titles.lilliput import candidates, laying, vocabulary
from trainshed.titles.lilliput.actions import LayTile
from trainshed.titles.lilliput.state import State
from trainshed.titles.lilliput.view import LilliputView, view


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
            for action in candidates.lays(game.state, seats[0], 7):
                assert (game.why_not(action) is None) == (action in legal), action
        if rng.random() < 0.05:
            for say in words.values():
                assert say(game.decision.question(seats[0]), names)
                for message in (*game.title.summary(game.state, seats[0]),):
                    assert say(message, names)
                for action in actions:
                    assert say(game.title.describe(game.state, action), names)
        lays = [action for action in actions if isinstance(action, LayTile)]
        action = rng.choice(lays) if lays and rng.random() < 0.6 else rng.choice(actions)
        for event in game.play(action):
            for say in words.values():
                assert say(event.message(), names)


def test_refusals_have_words_in_every_language() -> None:
    game = random_game("lilliput", 3, 5).at(60)
    seat = game.decision.seats[0]
    words = {language: Words(language) for language in LANGUAGES}
    for action in game.title.candidates(game.state, seat):
        refusal = game.why_not(action)
        if refusal is not None:
            for say in words.values():
                assert say(refusal.message, game.setup.players)


def test_the_view_has_what_a_page_needs() -> None:
    game = start()
    take(game, "A01")
    seen = view(game.state, 0)
    assert seen.moves
    best = max(seen.moves, key=lambda move: move.effect.after)
    assert best.effect.before == 50
    assert [card.used for card in seen.cards][:2] == [True, False]
    assert seen.cards[1].alt.ways > 0
    assert seen.depot.top == "2"
    assert seen.turns == (1, 2, 3, 3, 2, 1, 0)
    assert [field.markers for field in seen.market if field.markers] == [("SR", "GVR", "LNR"), ("MR",)]
    assert {cell.cell for cell in seen.cells} == {"C", "N1", "E1", "S1", "W1"}
    assert seen.companies[0].best == 50
    assert seen.companies[0].routes[0].stops in (("C", "N1"), ("N1", "C"))
    assert view(game.state, None).moves == ()
    assert msgspec.json.decode(msgspec.json.encode(seen), type=LilliputView) == seen


def test_moves_typed_by_hand() -> None:
    game = start()
    title, state = game.title, game.state
    assert game.why_not(title.parse(state, 0, "A02 alt")) is None  # type: ignore[arg-type]
    take(game, "A01")
    typed = title.parse(state, 0, "mr n2 y-ps 90")
    assert typed == LayTile(0, "MR", "N2", "Y-PS", 1)
    assert typed in game.legal_actions
    assert title.parse(state, 0, "what now") is None


def test_perft_of_the_draft() -> None:
    """Four companies and five characters. A home: four sides, straight or one of two curves (same for blue)."""
    game = new(2)
    assert perft(game, 1) == 9
    assert perft(game, 2) == 4 * (4 * 3) + 5 * (4 + 4)


def test_perft_of_a_turn() -> None:
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
    copy = game.state.copy()
    copy.players[0].cash += 5
    copy.companies[0].treasury += 5
    copy.board.lay("N3", copy.facts.tiles["Y-CS"], 1)
    copy.agenda.clear()
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
                for action in candidates.lays(game.state, seats[0], 3):
                    assert isinstance(action, LayTile)
                    refusal = laying.why_not(game.state, action, owner=seats[0])
                    if refusal is None or refusal.message.key.endswith(("not-connected", "new-track-unreached")):
                        assert _in_reach_after(game.state, action) == (refusal is None), action
                        compared[refusal is None] += 1
            lays = [action for action in actions if isinstance(action, LayTile)]
            game.play(rng.choice(lays) if lays and rng.random() < 0.8 else rng.choice(actions))
    assert min(compared.values()) > 50


def _in_reach_after(state: State, action: LayTile) -> bool:
    board = state.board.copy()
    old = board.shape(action.cell)
    shape = state.facts.tiles[action.tile].shape(action.rotation)
    how = board.lay(action.cell, state.facts.tiles[action.tile], action.rotation)
    new = how.added if how is not None and old is not None and old.tracks else range(len(shape.tracks))
    after = reach(board, action.company)
    return any(after.has_piece(action.cell, index) for index in new)


def test_vocabulary_matches_keys_used_in_code() -> None:
    folder = Path(vocabulary.__file__).parent
    source = "\n".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    refused = set(re.findall(r'refuse\(\s*[^,]+(?:, [a-z.]+\))?, "([a-z-]+)"', source))
    refused |= set(re.findall(r'\bno\(.+, "[^"]+", "([a-z-]+)"\)', source))  # checks of scenario layouts
    refused |= {key for _, key in laying._RULES.values()}
    refused |= {"new-track-unreached", "not-connected"}  # chosen at run time by the old tile on the cell
    assert {f"lilliput-refuse-{key}" for key in refused} == set(vocabulary.REFUSE_KEYS)
    asked = set(re.findall(r'\bask\("([a-z-]+)"', source)) | {"card", "card-copy"}
    asked |= {f"draft-{kind}" for kind in ("both", "company", "character")}
    assert {f"lilliput-ask-{key}" for key in asked} == set(vocabulary.ASK_KEYS)
    rules = set(re.findall(r'refuse\(\s*"([^"]+)"', source)) | {number for number, _ in laying._RULES.values()}
    assert {f"lilliput/{number}" for number in rules} <= set(vocabulary.RULE_IDS)


@pytest.mark.parametrize(
    ("players", "totals", "length"),
    [(1, [405], 43), (2, [615, 880], 101), (3, [634, 846, 835], 152), (4, [637, 555, 872, 891], 171)],
)
def test_golden_games(players: int, totals: list[int], length: int) -> None:
    """Random games end with fixed results. If these change, the rules have changed and need a new version."""
    game = random_game("lilliput", players, 20 + players)
    assert ([score.total for score in game.scores()], len(game.actions)) == (totals, length)
