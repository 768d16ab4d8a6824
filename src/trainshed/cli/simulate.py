"""`trainshed simulate`: complete games between bots, on all cores."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from math import sqrt
from multiprocessing import get_context
from time import perf_counter, process_time
from typing import Any

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.progress import Progress

import trainshed
from trainshed.bots import levels
from trainshed.core import BadSetup, Bot, Game, find
from trainshed.core.contract import check as check_contract
from trainshed.core.contract import check_action, check_clones

from .arguments import add_json, add_options, add_title, number_in, parser_of
from .common import bots_for, chosen_options


class Job(Struct, frozen=True):
    """A batch of games with seeds from `seed` to `seed + games - 1`. The result is the same on any machine."""

    title: str
    players: int
    levels: tuple[str, ...]
    options: dict[str, Any]
    seed: int
    games: int
    check: bool
    budget: float


class JobResult(Struct):
    """Results of a job."""

    games: int = 0
    finished: int = 0
    actions: int = 0
    violations: int = 0
    cpu: float = 0.0
    examples: list[str] = []
    scores: dict[str, list[int]] = {}

    def add(self, other: JobResult) -> None:
        self.games += other.games
        self.finished += other.finished
        self.actions += other.actions
        self.violations += other.violations
        self.cpu += other.cpu
        self.examples = (self.examples + other.examples)[:10]
        for bot, totals in other.scores.items():
            self.scores.setdefault(bot, []).extend(totals)


def run(job: Job) -> JobResult:
    """Play the games of a job sequentially."""
    played = JobResult()
    started = process_time()
    for seed in range(job.seed, job.seed + job.games):
        game = trainshed.new(job.title, job.players, seed=seed, options=job.options)
        for problem in play_out(game, bots_for(job.title, list(job.levels), job.players, seed), seed, job):
            played.violations += 1
            if len(played.examples) < 10:
                played.examples.append(f"seed {seed}, action {game.played}: {problem}")
        played.games += 1
        played.finished += game.over
        played.actions += game.played
        for score in game.scores():
            played.scores.setdefault(job.levels[score.seat % len(job.levels)], []).append(score.total)
    played.cpu = process_time() - started
    return played


def play_out(game: Game, bots: list[Bot], seed: int, job: Job) -> Iterator[str]:
    """Play a game to its end with bots that see only what their seat may see. With `check`, yield all violations."""
    only_random = all(level == "random" for level in job.levels)  # random bots use no hidden information
    digests = [game.digest] if job.check else []
    while seats := game.decision.seats:
        seat = seats[0]
        seen = game if only_random else game.resample_hidden(seat, seed)
        action = bots[seat].choose(seen, seat, job.budget)
        before = game.copy() if job.check else game
        log = game.play(action)
        if job.check:
            digests.append(game.digest)
            yield from check_action(before, action, game, log, seed=seed)
            yield from check_contract(game, seed=seed)
    if job.check:
        yield from _check_record(game, digests)
        yield from check_clones(game, seed=seed)


def _check_record(game: Game, digests: list[str]) -> Iterator[str]:
    """Check that the record survives JSON, replay gives the same position after every action, and undo works."""
    again = Game.load(game.record.json())
    for n, digest in enumerate(digests):
        if again.at(n).digest != digest:
            yield f"replay differs after action {n}"
    if again.actions:
        last = again.undo()
        if again.digest != digests[-2]:
            yield "undo does not lead back"
        again.play(last)
        if again.digest != digests[-1]:
            yield "playing on after undo differs"


def simulate_command(arguments: list[str]) -> None:
    parser = parser_of("simulate")
    add_title(parser)
    parser.add_argument("--players", type=int, help="how many seats (default: the fewest the game takes)")
    parser.add_argument("--games", type=number_in(int, 1, 10_000_000), default=100, help="how many (default: 100)")
    seed_about = "of the first game; the next ones follow (default: 0)"
    parser.add_argument("--seed", type=number_in(int, 0), default=0, help=seed_about)
    bots_about = "levels, seat by seat, such as easy,hard; used in turn (default: random)"
    parser.add_argument("--bots", default="random", help=bots_about)
    add_options(parser)
    parser.add_argument("--check", action="store_true", help="verify the whole contract after every action")
    budget_about = "work of the bots, 1 being their own (default: 1)"
    parser.add_argument("--budget", type=number_in(float, 0.01, 100), default=1.0, help=budget_about)
    parser.add_argument("--jobs", type=number_in(int, 1, 256), help="processes (default: one for each core)")
    add_json(parser)
    asked = parser.parse_args(arguments)
    title, seed = asked.title, asked.seed
    count = find(title).min_players if asked.players is None else asked.players
    chosen = tuple(asked.bots.split(","))
    unknown = [level for level in chosen if level not in levels(title)]
    if unknown:
        raise BadSetup(f"bots: {title} has no {unknown[0][:40]!r}; there are {', '.join(levels(title))}")
    options = chosen_options(title, asked.preset, asked.option)
    whole = Job(title, count, chosen, options, seed, asked.games, asked.check, asked.budget)
    trainshed.new(title, count, seed=seed, options=whole.options)  # reject bad options before starting any work
    started = perf_counter()
    played = run_parallel(whole, asked.jobs or os.cpu_count() or 1, quiet=asked.json)
    report = summary(played, perf_counter() - started)
    if asked.json:
        print(msgspec.json.encode(report).decode())
    else:
        _show(report, played)
    if played.violations:
        raise SystemExit(1)


def run_parallel(job: Job, processes: int, *, quiet: bool) -> JobResult:
    size = max(1, min(200, job.games // (processes * 4) or 1))
    parts = [
        msgspec.structs.replace(job, seed=job.seed + start, games=min(size, job.games - start))
        for start in range(0, job.games, size)
    ]
    played = JobResult()
    with Progress(console=Console(stderr=True), disable=quiet or not Console(stderr=True).is_terminal) as progress:
        task = progress.add_task("games", total=job.games)
        if processes == 1 or len(parts) == 1:
            for part in parts:
                played.add(run(part))
                progress.advance(task, part.games)
            return played
        with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
            for done in as_completed([pool.submit(run, part) for part in parts]):
                played.add(done.result())
                progress.advance(task, done.result().games)
    return played


def summary(played: JobResult, seconds: float) -> dict[str, Any]:
    """Return the figures of a run."""
    return {
        "games": played.games,
        "finished": played.finished,
        "actions": played.actions,
        "seconds": round(seconds, 3),
        "cpu_seconds": round(played.cpu, 3),
        "games_per_s": round(played.games / seconds, 1),
        "actions_per_s": round(played.actions / seconds, 1),
        "violations": played.violations,
        "examples": played.examples,
        "scores": {bot: _statistics(totals) for bot, totals in sorted(played.scores.items())},
    }


def _statistics(totals: list[int]) -> dict[str, float]:
    mean = sum(totals) / len(totals)
    variance = sum((total - mean) ** 2 for total in totals) / max(1, len(totals) - 1)
    se = sqrt(variance / len(totals))
    return {"mean": round(mean, 3), "se": round(se, 3), "min": min(totals), "max": max(totals)}


def _show(report: dict[str, Any], played: JobResult) -> None:
    print(f"{report['finished']} of {report['games']} games finished, {report['actions']} actions")
    print(f"{report['seconds']} s: {report['games_per_s']} games/s, {report['actions_per_s']} actions/s")
    for bot, figures in report["scores"].items():
        print(f"{bot}: {figures['mean']} ± {figures['se']} ({figures['min']} to {figures['max']})")
    if played.violations:
        print(f"{played.violations} violations, for example:")
        for example in played.examples:
            print(f"  {example}")
