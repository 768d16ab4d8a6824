"""Contract checks: conditions that every title must meet at every position.

`check` is used by `trainshed simulate --check`, by the tests over all registered titles, and by authors of new titles.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from .action import Action, Range
from .game import Game
from .title import CORE_RULE_IDS

KNOWN_RULES = set(CORE_RULE_IDS)


def check(game: Game, *, seed: int = 0) -> Iterator[str]:
    """Yield every violated condition at this position, as text for developers."""
    title, state = game.title, game.state
    yield from title.violations(state)
    seats = game.decision.seats
    if not game.over and not seats:
        yield "nobody can act and the game is not over"
    yield from _copies(game)
    for seat in seats:
        yield from _seat(game, seat)
    for seat in (*range(len(game.setup.players)), None):
        yield from _secrecy(game, seat, seed)


def _copies(game: Game) -> Iterator[str]:
    copy = game.copy()
    if copy.digest != game.digest:
        yield "a copy has another digest"


def _seat(game: Game, seat: int) -> Iterator[str]:
    """Check the legal actions of a seat that must act.

    `legal` and `why_not` agree, actions survive a JSON round trip, and no seat is asked when only one action is legal.
    """
    title = game.title
    legal = list(title.legal(game.state, seat))
    if not legal:
        yield f"seat {seat} owes an action and has none"
    if len(set(legal)) < len(legal):
        yield f"seat {seat} is offered an action twice"
    if len(legal) == 1 and not list(title.ranges(game.state, seat)):
        yield f"seat {seat} is asked although only {legal[0]} is possible"
    yield from _agreement(game, seat, set(legal))
    for action in legal:
        if action.seat != seat:
            yield f"seat {seat} is offered an action of seat {action.seat}"
        refusal = title.why_not(game.state, action)
        if refusal is not None:
            yield f"{action} is offered but refused: {refusal.rule}"
        if title.decode_action(msgspec.json.encode(action)) != action:
            yield f"{action} does not survive JSON"


def _secrecy(game: Game, seat: int | None, seed: int) -> Iterator[str]:
    """Check that the view of a seat does not change when the information hidden from it is resampled."""
    view = msgspec.json.encode(game.view(seat))
    other = game.resample_hidden(seat, seed + 1)
    if msgspec.json.encode(other.view(seat)) != view:
        yield f"the view of seat {seat} tells what it should not"
    if other.resample_hidden(seat, seed).digest != game.resample_hidden(seat, seed).digest:
        yield f"imagining for seat {seat} depends on what is hidden from it"
    if game.title.seats(other.state) != game.title.seats(game.state):
        yield f"imagining for seat {seat} changes whose turn it is"


def _agreement(game: Game, seat: int, legal: set[Action]) -> Iterator[str]:
    """Check that `why_not` accepts only those candidates that `legal` lists (or that are within a range)."""
    ranges = list(game.title.ranges(game.state, seat))
    for action in game.title.candidates(game.state, seat):
        refusal = game.why_not(action)
        if refusal is None and action not in legal and not any(_within(action, free) for free in ranges):
            yield f"{action} is allowed but not offered"
        if refusal is not None and refusal.rule not in KNOWN_RULES | set(game.title.rule_ids):
            yield f"{action} is refused by a rule nobody knows: {refusal.rule}"


def _within(action: Action, free: Range) -> bool:
    number = getattr(action, free.field, None)
    if not isinstance(number, int) or number not in free:
        return False
    return msgspec.structs.replace(action, **{free.field: free.low}) == msgspec.structs.replace(
        free.action, **{free.field: free.low}
    )


def perft(game: Game, depth: int) -> int:
    """Count the sequences of `depth` actions from this position. A game that ends early counts once.

    This is the cheapest test of the enumeration of legal actions. Where several seats may act at once, only the first
    of them moves, because every order among them leads to the same positions.
    """
    if depth == 0 or game.over:
        return 1
    seat = game.decision.seats[0]
    total = 0
    for action in game.title.legal(game.state, seat):
        after = game.copy()
        after.play(action)
        total += perft(after, depth - 1)
    return total
