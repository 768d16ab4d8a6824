"""Contract checks: conditions that every title must meet at every position.

`check` looks at one position, `check_action` at one action, `check_clones` at a whole game. They are used by `trainshed
simulate --check`, by the tests over all titles, and by authors of new titles.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec.structs import fields, replace

from .action import Action, Range
from .agenda import CORE_RULE_IDS, Log
from .chance import draw
from .game import Game
from .message import Illegal

KNOWN_RULES = set(CORE_RULE_IDS)
JUNK: tuple[Any, ...] = ("x", "", "\ud800", "§" * 300, -1, 10**6, 10**30, 1.5, True, None, [], {}, (), object(), b"x")
"""Values to put into the fields of actions: most have the wrong type, the others are unlikely to mean anything."""


def check(game: Game, *, seed: int = 0) -> Iterator[str]:
    """Yield every violated condition at this position, as text for developers."""
    yield from game.violations()
    seats = game.decision.seats
    if not game.over and not seats:
        yield "nobody can act and the game is not over"
    for seat in seats:
        yield from _seat(game, seat, seed)
    for seat in (*range(len(game.setup.players)), None):
        yield from _secrecy(game, seat, seed)
    yield from _copies(game, seed)


def _copies(game: Game, seed: int) -> Iterator[str]:
    """Check that a copy equals the original, plays on like another copy, and leaves the original alone."""
    digest = game.digest
    one, other = game.copy(), game.copy()
    if one.digest != digest:
        yield "a copy has another digest"
    if game.over:
        return
    actions = list(game.legal_actions)
    if not actions:
        return
    action = actions[draw(seed, "copy", game.played, len(actions))]
    try:
        first = one.play(action)
        if game.digest != digest:
            yield f"playing {action} on a copy changes the original"
        elif first != other.play(action) or one.digest != other.digest:
            yield f"two copies play {action} differently"
    except Illegal as illegal:
        yield f"{action} is offered but a copy refuses it: {illegal.refusal.rule}"


def _seat(game: Game, seat: int, seed: int) -> Iterator[str]:
    """Check the legal actions of a seat that must act.

    `legal` and `why_not` agree, actions survive a JSON round trip, junk is refused, and no seat is asked when only one
    action is legal, unless the step is always asked.
    """
    title, step = game.title, game.state.agenda[-1]
    actions = game.legal_actions.of(seat)
    legal, ranges = list(actions), list(actions.ranges())
    if not legal:
        yield f"seat {seat} must act and has no legal action"
    if len(set(legal)) < len(legal):
        yield f"seat {seat} is offered an action twice"
    if len(legal) == 1 and not ranges and not step.always_ask and not step.open_kinds:
        yield f"seat {seat} is asked although only {legal[0]} is possible"
    yield from _agreement(game, seat, set(legal), ranges)
    for action in legal:
        if action.seat != seat:
            yield f"seat {seat} is offered an action of seat {action.seat}"
        refusal = game.why_not(action)
        if refusal is not None:
            yield f"{action} is offered but refused: {refusal.rule}"
        if title.decode_action(msgspec.json.encode(action)) != action:
            yield f"{action} does not survive JSON"
    for kind in {type(action) for action in legal}:
        some = [action for action in legal if type(action) is kind]
        yield from _junk(game, some[draw(seed, "junk", game.played, len(some))], set(legal), ranges)


def _agreement(game: Game, seat: int, legal: set[Action], ranges: list[Range]) -> Iterator[str]:
    """Check that `why_not` accepts only those candidates that `legal` lists (or that are within a range)."""
    rules = KNOWN_RULES | set(game.title.rule_ids)
    for action in game.candidates(seat):
        refusal = game.why_not(action)
        if refusal is None and not _offered(game, action, legal, ranges):
            yield f"{action} is allowed but not offered"
        if refusal is not None and refusal.rule not in rules:
            yield f"{action} is refused by an unknown rule: {refusal.rule}"


def _offered(game: Game, action: Action, legal: set[Action], ranges: list[Range]) -> bool:
    if action in legal or isinstance(action, game.state.agenda[-1].open_kinds):
        return True
    return any(_within(action, free) for free in ranges)


def _within(action: Action, free: Range) -> bool:
    number = getattr(action, free.field, None)
    if not isinstance(number, int) or number not in free:
        return False
    return replace(action, **{free.field: free.low}) == replace(free.action, **{free.field: free.low})


def _junk(game: Game, action: Action, legal: set[Action], ranges: list[Range]) -> Iterator[str]:
    """Check that junk values from Python in any field are refused, like junk from JSON."""
    for field in fields(type(action)):
        for value in JUNK:
            odd = replace(action, **{field.name: value})
            try:
                refusal = game.why_not(odd)
            except Exception as error:
                yield f"judging {odd!r} raises {type(error).__name__}: {error}"
                continue
            if refusal is None and not _hashable(odd):
                yield f"{odd!r} is accepted"
            elif refusal is None and not _offered(game, odd, legal, ranges):
                yield f"{odd!r} is accepted but not offered"


def _hashable(action: Action) -> bool:
    try:
        hash(action)
    except TypeError:
        return False
    return True


def _secrecy(game: Game, seat: int | None, seed: int) -> Iterator[str]:
    """Check that view and preview of a seat do not change when the information hidden from it is resampled."""
    other = game.resample_hidden(seat, seed + 1)
    if msgspec.json.encode(other.view(seat)) != msgspec.json.encode(game.view(seat)):
        yield f"the view of seat {seat} tells what it should not"
    if other.resample_hidden(seat, seed).digest != game.resample_hidden(seat, seed).digest:
        yield f"resampling for seat {seat} depends on what is hidden from it"
    if other.decision.seats != game.decision.seats:
        yield f"resampling for seat {seat} changes whose turn it is"
    if game.title.has_previews and (seat is None or seat in game.decision.seats):
        shown = [msgspec.json.encode(each.preview(seat, seed=number)) for number, each in enumerate((game, other))]
        if shown[0] != shown[1]:
            yield f"the preview of seat {seat} depends on what is hidden from it"


def check_action(before: Game, action: Action, after: Game, log: Log, *, seed: int = 0) -> Iterator[str]:
    """Check an action that was just played: its events, and that `revealed` grew if hidden chance was drawn."""
    title = before.title
    for event in log:
        if msgspec.json.decode(msgspec.json.encode(event), type=title.event) != event:
            yield f"{event} does not survive JSON"
        for field in fields(type(event.message())):
            if not isinstance(getattr(event.message(), field.name), (str, dict)):
                yield f"the message of {event} is malformed"
    for step, act in log.by_itself:
        if step.always_ask:
            yield f"{step} took {act} by itself although it is always asked"
    outcomes = set()
    for number in (seed, seed + 1):
        other = before.resample_hidden(None, number)
        events = other.play(action)
        outcomes.add((msgspec.json.encode(other.view(None)), msgspec.json.encode(list(events))))
    if len(outcomes) > 1 and after.revealed <= before.revealed:
        yield f"{action} drew hidden chance and `revealed` did not grow"


def check_clones(game: Game, *, seed: int = 0, count: int = 4) -> Iterator[str]:
    """Check that a clone at some moves shows every seat the same view, and can be played on to the same end.

    A clone has another seed; its setup holds only the chance that everybody has seen.
    """
    for number in range(count):
        at = draw(seed, "clone", number, game.played + 1)
        then = game.at(at)
        clone = Game(then.public_setup(seed + 1 + number))
        for action in then.actions:
            clone.play(action)
        for seat in (*range(len(game.setup.players)), None):
            if msgspec.json.encode(clone.view(seat)) != msgspec.json.encode(then.view(seat)):
                yield f"a clone at move {at} shows seat {seat} another view"


def perft(game: Game, depth: int) -> int:
    """Count the sequences of `depth` actions from this position. A game that ends early counts once.

    This is the cheapest test of the enumeration of legal actions. Where several seats may act at once, only the first
    of them moves, because every order among them leads to the same positions.
    """
    if depth == 0 or game.over:
        return 1
    total = 0
    for action in game.legal_actions.of(game.decision.seats[0]):
        after = game.copy()
        after.play(action)
        total += perft(after, depth - 1)
    return total
