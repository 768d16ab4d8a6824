"""`trainshed bench`: speed of the engine and strength of the bots, one figure per line."""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterable
from time import process_time

import trainshed
from trainshed.core import Action, Game, find

from .arguments import add_title, number_in, parser_of
from .common import bots_for
from .simulate import Job, run, run_parallel, summary


def bench_command(arguments: list[str]) -> None:
    parser = parser_of("bench")
    add_title(parser, "london")
    seconds = number_in(float, 0.1, 60)
    parser.add_argument("--seconds", type=seconds, default=2.0, help="CPU time for each speed figure (default: 2)")
    parser.add_argument("--strength", default="", metavar="LEVEL=GAMES,…", help="bots to measure (default: none)")
    asked = parser.parse_args(arguments)
    bench(asked.title, asked.seconds, asked.strength)


def bench(title: str, seconds: float = 2.0, strength: str = "") -> None:
    """Print the figures of a game."""
    known = find(title)
    print(f"machine: {machine()}")
    for players in range(known.min_players, known.max_players + 1):
        speed(title, players, seconds)
    game = finished(title, known.max_players)
    middle = game.at(game.played // 2)
    figure("copy of a mid-game state", per_call(middle.state.copy, seconds / 4) * 1e6, "µs")
    figure("copy of a mid-game Game", per_call(middle.copy, seconds / 4) * 1e6, "µs")
    figure("legal actions of one seat", per_call(lambda: list(_first_legal(middle)), seconds / 4) * 1e6, "µs")
    text = game.record.json()
    name = f"replay of a {known.max_players}-player game from its file ({game.played} actions)"
    figure(name, per_call(lambda: Game.load(text), seconds / 4) * 1e3, "ms")
    for wish in filter(None, strength.split(",")):
        level, _, games = wish.partition("=")
        measure_strength(title, level, int(games or 100))


def machine() -> str:
    """Return the processor model, if available, and the Python version."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            model = next(line.split(":", 1)[1].strip() for line in file if line.startswith("model name"))
    except (OSError, StopIteration):
        model = platform.processor() or platform.machine()
    return f"{model}, CPython {platform.python_version()}"


def figure(name: str, value: float, unit: str) -> None:
    print(f"{name}: {value:.4g} {unit}", flush=True)


def per_call(work: Callable[[], object], seconds: float) -> float:
    """Return the CPU seconds of one call: the best of five runs."""
    number, best = 1, float("inf")
    while True:
        started = process_time()
        for _ in range(number):
            work()
        spent = process_time() - started
        if spent > seconds / 5:
            break
        number *= 2
    for _ in range(5):
        started = process_time()
        for _ in range(number):
            work()
        best = min(best, (process_time() - started) / number)
    return best


def speed(title: str, players: int, seconds: float) -> None:
    """Measure random games through the public API, on one core."""
    games = actions = 0
    started = process_time()
    while (spent := process_time() - started) < seconds:
        played = run(Job(title, players, ("random",), {}, games, 20, False, 1.0))
        games, actions = games + played.games, actions + played.actions
    figure(f"random games, {players} players, one core", games / spent, f"games/s ({actions / spent:.0f} actions/s)")


def finished(title: str, players: int) -> Game:
    """Return a finished game played by random bots."""
    game = trainshed.new(title, players, seed=1)
    bots = bots_for(title, ["random"], players, 1)
    while seats := game.decision.seats:
        game.play(bots[seats[0]].choose(game, seats[0]))
    return game


def _first_legal(game: Game) -> Iterable[Action]:
    return game.legal_actions.of(game.decision.seats[0])


def measure_strength(title: str, level: str, games: int, processes: int = 2) -> None:
    """Measure the mean score of a bot with the fewest players the title allows, on seeds reserved for measuring."""
    job = Job(title, find(title).min_players, (level,), {}, 1_000_000, games, False, 1.0)
    played = run_parallel(job, processes, quiet=True)
    figures = summary(played, 1.0)["scores"][level]
    cost = f"{played.cpu / games:.3g} s of CPU a game"
    print(f"{level}: {figures['mean']} ± {figures['se']} points over {games} games, {cost}", flush=True)
