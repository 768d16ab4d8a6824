"""The reasons of London's bots: every number told is that of the game played on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import trainshed
from trainshed.bots import make
from trainshed.core import Action, Game, Message, Weighed
from trainshed.titles.london.actions import Draw
from trainshed.titles.london.cards import CARDS, LAST_UNDERGROUND, SWITCH
from trainshed.titles.london.map import LINE_BETWEEN
from trainshed.titles.london.scoring import sheet_parts

WITH_MODULES = {"objectives": True, "powers": True}


def choices(level: str, seed: int, **options: bool) -> Iterator[tuple[Game, Weighed]]:
    """Yield the decisions of a bot playing alone, each with the position before."""
    game = trainshed.new("london", 1, seed=seed, options=options)
    bot = make("london", level, seed)
    while not game.over:
        weighed = bot.weigh(game, 0)
        assert weighed.action == make("london", level, seed).choose(game, 0)
        yield game, weighed
        game.play(weighed.action)


def parts(game: Game, action: Action | None = None) -> dict[str, int]:
    """Return the points of the sheet, with a section drawn; by the scoring of the rules."""
    sheet = game.state.sheets[0].copy()
    if isinstance(action, Draw):
        sheet.line |= 1 << action.end
        sheet.sections = (*sheet.sections, LINE_BETWEEN[action.start, action.end])
    return sheet_parts(game.state, sheet)


def told(weighed: Weighed) -> dict[str, Message]:
    return {reason.key.removeprefix("london-advice-"): reason for reason in weighed.reasons()}


@pytest.mark.parametrize("level", ["easy", "medium"])
@pytest.mark.parametrize("options", [{}, WITH_MODULES])
def test_the_points_told_are_those_the_sheet_gains(level: str, options: dict[str, bool]) -> None:
    seen = set[str]()
    for game, weighed in choices(level, 5, **options):
        if not isinstance(weighed.action, Draw) or weighed.other is None:
            continue
        before, after, reasons = parts(game), parts(game, weighed.action), told(weighed)
        seen |= reasons.keys()
        for part in ("tourist", "interchanges", "objectives"):
            if part in reasons:
                assert reasons[part].args["points"] == after[part] - before[part]
        if "districts" in reasons:
            args = reasons["districts"].args
            assert args["after"] == int(str(args["districts"])) * int(str(args["most"]))
            assert int(str(args["after"])) - int(str(args["before"])) == args["points"]
        line = [int(str(reasons[part].args["points"])) for part in ("districts", "thames") if part in reasons]
        if len(weighed.reasons()) < 3:  # nothing was left out
            assert sum(line) == after["lines"] - before["lines"]
        if "nothing" in reasons:
            assert sum(after.values()) == sum(before.values())
    assert {"districts", "thames", "tourist", "interchanges"} <= seen


def test_easy_names_the_runner_up_and_what_it_is_behind() -> None:
    """Without modules easy counts nothing but points, and half a point for drawing at all."""
    compared = 0
    for game, weighed in choices("easy", 8):
        if isinstance(weighed.action, Draw) and isinstance(weighed.other, Draw):
            best, other = (sum(parts(game, action).values()) for action in (weighed.action, weighed.other))
            assert weighed.behind == best - other
            assert weighed.drawn == (best == other)
            totals = [sum(parts(game, action).values()) for action in game.legal_actions.of(0)]
            assert best == max(totals)
            assert other == sorted(totals)[-2]
            compared += 1
    assert compared > 10


def after_card(game: Game, action: Action, card: int) -> int:
    """Return the most points of the sheet after an action, if `card` comes next."""
    now = sum(parts(game, action).values())
    later = game.copy()
    deck = list(later.state.deck)
    place, at = deck.index(card), later.state.flipped
    deck[at], deck[place] = deck[place], deck[at]
    later.state.deck = tuple(deck)
    later.play(action)
    if later.over or (later.state.round, later.state.flipped) != (game.state.round, game.state.flipped + 1):
        return now  # with this card nothing can be drawn
    return max(sum(parts(later, reply).values()) for reply in later.legal_actions.of(0))


def test_medium_expects_of_the_next_card_what_the_cards_left_bring() -> None:
    compared = 0
    for game, weighed in choices("medium", 3):
        state = game.state
        known = state.deck[: state.flipped]
        if SWITCH not in known or "next-card" not in told(weighed) or state.underground == LAST_UNDERGROUND:
            continue
        now = sum(parts(game, weighed.action).values())
        left = [card for card in range(len(CARDS)) if card not in known]
        mean = sum(after_card(game, weighed.action, card) for card in left) / len(left)
        assert told(weighed)["next-card"].args["points"] == round(mean - now)
        compared += 1
    assert compared >= 3


def test_hard_tells_the_totals_it_compared() -> None:
    game, weighed = next(choices("hard", 4))
    reason = told(weighed)["simulated"]
    assert int(str(reason.args["count"])) > 10
    assert 60 < int(str(reason.args["total"])) < 200
    assert weighed.other is not None
    assert weighed.other in game.legal_actions
    assert weighed.behind is not None
    assert weighed.behind > -1


def test_the_random_bot_says_so() -> None:
    game = trainshed.new("london", 1, seed=1)
    (reason,) = make("london", "random", 1).weigh(game, 0).reasons()
    assert reason == Message("advice-at-random", {"count": len(list(game.legal_actions.of(0)))})
