"""Measure the bots and the contract of 18Ireland, on seeds reserved for measuring.

    python tools/measure_ireland.py solvent --games 100
    python tools/measure_ireland.py chance --games 100
    python tools/measure_ireland.py contract --games 200

`solvent`: four medium bots. Prints the share of games without a bankruptcy (target 90 %), the wealth of all players
over the bank (target 1.6; mean and least), how far the trains came, and the CPU time of a decision; offers and votes
have a target of their own, 2 s.

`chance`: four players, two medium against two random bots, in turn at seats 0 and 2 and at seats 1 and 3. A game counts
as beaten if the poorer medium has more than the richer random bot (target 98 %); the games that a medium bot wins are
printed too.

`contract`: random games of 3 to 6 players with presets and options in turn. After every action the invariants are
counted again; one position in fifty meets the whole contract. All must finish.

Game `n` is always the same game; `--first` goes on where another run ended.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Sequence
from time import process_time
from typing import Any

import trainshed
from trainshed.bots import make
from trainshed.core import Bot, Game
from trainshed.core.contract import check, check_action
from trainshed.titles.ireland.state import PRESETS

HELD_OUT = 1_000_000
"""First of the seeds reserved for measuring."""
SETTINGS: tuple[dict[str, Any], ...] = (
    {},
    dict(PRESETS["aid"]),
    dict(PRESETS["public"]),
    {"larger_bank": True, "eighth_2H": True},
    {"shannon": "end", "all_pass": "ends"},
    {"other_train_help": "never", "start_price": "chosen"},
    {**PRESETS["aid"], "all_pass": "ends", "shannon": "end"},
    {**PRESETS["public"], "larger_bank": True},
)
ASKED = ("answer", "vote")
"""Decisions that somebody else waits for, by the tag of the action."""


class Times:
    """CPU seconds of decisions, by the tag of the action taken."""

    def __init__(self) -> None:
        self.spent: dict[str, list[float]] = {}

    def add(self, tag: str, seconds: float) -> None:
        self.spent.setdefault(tag, []).append(seconds)

    def line(self, tags: Sequence[str] = ()) -> str:
        """Return count, mean and longest of these kinds of decision, or of all."""
        times = [seconds for tag, more in self.spent.items() if not tags or tag in tags for seconds in more]
        if not times:
            return "none"
        return f"{len(times)}, mean {1000 * sum(times) / len(times):.0f} ms, longest {1000 * max(times):.0f} ms"


def play_out(game: Game, bots: Sequence[Bot], seed: int, times: Times) -> None:
    """Play a game with bots that see only what their seat may see."""
    while seats := game.decision.seats:
        seat = seats[0]
        seen = game.resample_hidden(seat, seed + len(game.actions))
        begun = process_time()
        action = bots[seat].choose(seen, seat)
        times.add(str(type(action).__struct_config__.tag), process_time() - begun)
        game.play(action)


def solvent(first: int, games: int) -> None:
    """Let four medium bots play."""
    solvent_games, wealth, phases, times = 0, [], Counter[str](), Times()
    for count, number in enumerate(range(first, first + games), 1):
        seed = HELD_OUT + number
        game = trainshed.new("ireland", 4, seed=seed)
        play_out(game, [make("ireland", "medium", 4 * seed + seat) for seat in range(4)], seed, times)
        solvent_games += not game.state.bankrupt
        wealth.append(sum(score.total for score in game.scores()) / game.state.bank.total)
        phases[game.state.depot.phase.id] += 1
        if count % 10 == 0 or count == games:
            print(
                f"games {count}, without a bankruptcy {solvent_games} = {solvent_games / count:.1%}, wealth over bank "
                f"mean {sum(wealth) / count:.2f}, least {min(wealth):.2f}, last phase {dict(phases)}; decisions: "
                f"{times.line()}; offers and votes: {times.line(ASKED)}",
                flush=True,
            )


def chance(first: int, games: int) -> None:
    """Let two medium bots play against two random ones, at alternating seats."""
    beaten, won, margins, times = 0, 0, [], Times()
    for count, number in enumerate(range(first, first + games), 1):
        seed, strong = HELD_OUT + number, (0, 2) if number % 2 == 0 else (1, 3)
        game = trainshed.new("ireland", 4, seed=seed)
        levels = ["medium" if seat in strong else "random" for seat in range(4)]
        play_out(game, [make("ireland", level, 4 * seed + seat) for seat, level in enumerate(levels)], seed, times)
        totals = {score.seat: score.total for score in game.scores()}
        worst = min(totals[seat] for seat in strong)
        best = max(total for seat, total in totals.items() if seat not in strong)
        beaten += worst > best
        won += max(totals[seat] for seat in strong) > best
        margins.append(worst - best)
        if count % 10 == 0 or count == games:
            print(
                f"games {count}, both medium above both random {beaten} = {beaten / count:.1%}, won by a medium {won} "
                f"= {won / count:.1%}, poorer medium above richer random by {sum(margins) / count:.0f}, least "
                f"{min(margins)}",
                flush=True,
            )


def contract(first: int, games: int) -> None:
    """Play random games and check them."""
    finished, violations, actions, phases = 0, [], 0, Counter[str]()
    for count, number in enumerate(range(first, first + games), 1):
        seed, rng = HELD_OUT + number, random.Random(number)
        options = SETTINGS[number % len(SETTINGS)]
        game = trainshed.new("ireland", 3 + number // len(SETTINGS) % 4, seed=seed, options=options)
        found: list[str] = []
        bot = make("ireland", "random", seed)
        while (seats := game.decision.seats) and not found:
            thorough = rng.random() < 0.02
            if thorough:
                found += check(game, seed=seed)
            before = game.copy() if thorough else game
            action = bot.choose(game, seats[0])
            log = game.play(action)
            found += check_action(before, action, game, log, seed=seed) if thorough else game.violations()
        finished += game.over
        actions += len(game.actions)
        phases[game.state.depot.phase.id] += 1
        violations += [f"game {number}, action {len(game.actions)}: {one}" for one in found]
        if count % 10 == 0 or count == games:
            print(
                f"games {count}, finished {finished}, actions {actions}, last phase {dict(phases)}, violations "
                f"{len(violations)} {violations[:2]}",
                flush=True,
            )


def main() -> None:
    known = {"solvent": solvent, "chance": chance, "contract": contract}
    parser = argparse.ArgumentParser(description="Measure the bots and the contract of 18Ireland.")
    parser.add_argument("what", choices=known)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    given = parser.parse_args()
    known[given.what](given.first, given.games)


if __name__ == "__main__":
    main()
