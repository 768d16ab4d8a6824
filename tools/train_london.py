"""Train the value networks of the London planner by self-play, with numpy alone.

Each pass plays a batch of games with the current network (the option with the highest expected total,
except for occasional random ones), turns them into TD(lambda) targets and fits the network to the last few
batches with Adam. Terminal scores are exact, and `ValueFunction` adds the points already on the sheet, so the
network learns only the points still to come. The learning rate depends on the CPU time used, so a second
run gives weights of similar strength, but not identical ones.

The shipped weights were trained in steps, each starting from the weights of an earlier one, with OMP_NUM_THREADS=1:

    python tools/train_london.py --out a.npz --hidden 128 32 --minutes 18
    python tools/train_london.py --out b.npz --start a.npz --minutes 15 --rate 4e-4 --last-rate 5e-5 \
        --trace 0.7 --explore 0.01 --keep 40 --seed 2    (at 60 passes)
    python tools/train_london.py --out c.npz --start b.npz --minutes 30 --exact --games 400 --rate 4e-4 \
        --last-rate 3e-5 --trace 0.7 --explore 0.01 --keep 60 --reuse 6 --seed 3    (at 100 and 120 passes)
    python tools/train_london.py --out d.npz --start c120.npz --minutes 9 --exact --games 400 \
        --rate 1.4e-4 --last-rate 2e-5 --trace 0.7 --explore 0.01 --keep 60 --reuse 5 --seed 4    (at 30)
    python tools/train_london.py --out value.npz --mean c100.npz c120.npz d30.npz
    python tools/train_london.py --out value_modules.npz --start c120.npz --minutes 9 --modules 0.85 \
        --rate 8e-4 --last-rate 6e-5 --trace 0.7 --explore 0.01 --seed 5    (at 40 passes)
"""

import argparse
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np

from trainshed.titles.london.hard import london_tables
from trainshed.titles.london.planner.playout import Step, decide, expect_next_card
from trainshed.titles.london.planner.simulate import ROUNDS, Games, flip, options, second_options, shuffled
from trainshed.titles.london.planner.tables import Bytes, Floats, Ints, Tables
from trainshed.titles.london.planner.value import Features, Network, ValueFunction

SCALE = 20.0
"""Targets are divided by this, so that the network's output is of the order of one."""


def deal(table: Tables, rng: np.random.Generator, games: int, modules: float) -> Games:
    """Create new sheets with colours in random order; each module is in play with probability ``modules``."""
    colours = rng.permuted(np.tile(np.arange(ROUNDS), (games, 1)), axis=1)
    if not modules:
        return Games.fresh(table, colours)
    goals = rng.permuted(np.tile(np.arange(5) < 2, (games, 1)), axis=1)
    powers = rng.permuted(np.tile(np.arange(1, 5), (games, 1)), axis=1)
    goals &= rng.random((games, 1)) < modules
    powers *= rng.random((games, 1)) < modules
    return Games.fresh(table, colours, goals, powers)


class Sample(NamedTuple):
    inputs: Bytes  # packed bits
    targets: Floats


def self_play(
    judge: ValueFunction,
    table: Tables,
    rng: np.random.Generator,
    games: int,
    trace: float,
    explore: float,
    modules: float,
    exact: bool,
) -> tuple[Sample, Ints]:
    """Play games to the end; return training rows and final totals.

    The target of a position is the value one turn ahead plus ``trace`` times the later deviation from it.
    With ``exact`` that value is the mean over all next cards instead of the value for the card drawn. This
    makes play six times as expensive and removes nearly all the luck from the targets.
    """
    sheets = deal(table, rng, games, modules)
    steps: list[tuple[Ints, Step]] = []
    for number in range(ROUNDS):
        decks, position = shuffled(rng, games), np.zeros(games, dtype=np.int64)
        active = np.arange(games)
        while len(active):
            part, at = sheets.take(active), position[active]
            turn = flip(part, decks[active], at)
            position[active] = at
            after, rows, _ = options(part, turn)
            step = decide(after, rows, judge, rng, explore)
            steps.append((active, step))
            sheets.cells[active] = step.after.cells
            split = active[sheets.cells[active, sheets.layout.pending] > 0]
            if len(split):
                after, rows, _ = second_options(sheets.take(split))
                step = decide(after, rows, judge, rng, explore)
                steps.append((split, step))
                sheets.cells[split] = step.after.cells
            active = active[sheets.cells[active, sheets.layout.round] == number]
    final = sheets.score()
    inputs, targets = [], []
    # How much more the rest of the game brought than `ValueFunction` had estimated in the position reached.
    surprise = np.zeros(games, dtype=np.float32)
    following = final.astype(np.float32)
    for active, step in reversed(steps):
        outlook = following[active]
        if exact:
            whole = np.flatnonzero(step.after.cells[:, sheets.layout.pending] == 0)
            outlook[whole] = expect_next_card(step.after.take(whole), judge, rng)
        target = outlook + trace * surprise[active]
        surprise[active] = np.where(step.explored, 0, target - step.worth)
        following[active] = step.top
        live = np.flatnonzero(~step.after.over)
        if len(live):
            reached = step.after.take(live)
            inputs.append(np.packbits(judge.features(reached, judge.base_only) > 0, axis=1))
            targets.append((target[live] - reached.score()).astype(np.float32))
    return Sample(np.concatenate(inputs), np.concatenate(targets)), final


class Adam:
    """Adam optimizer for the squared error of a network."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.moments = [[np.zeros_like(p), np.zeros_like(p)] for layer in network.layers for p in layer]
        self.count = 0

    def step(self, inputs: Floats, targets: Floats, rate: float) -> float:
        layers, signals = self.network.layers, [inputs]
        for number, (weights, bias) in enumerate(layers):
            signal = signals[-1] @ weights + bias
            signals.append(np.maximum(signal, 0) if number + 1 < len(layers) else signal)
        error = signals[-1][:, 0] - targets
        slope: Floats = (error / np.float32(len(targets)))[:, None]
        gradients: list[Floats] = []
        for number in reversed(range(len(layers))):
            gradients[:0] = [signals[number].T @ slope, slope.sum(axis=0)]
            if number:
                slope = (slope @ layers[number][0].T) * (signals[number] > 0)
        self.count += 1
        fix = rate * np.sqrt(1 - 0.999**self.count) / (1 - 0.9**self.count)
        parameters = [p for layer in layers for p in layer]
        for parameter, gradient, (mean, square) in zip(parameters, gradients, self.moments, strict=True):
            mean += np.float32(0.1) * (gradient - mean)
            square += np.float32(0.001) * (gradient * gradient - square)
            parameter -= np.float32(fix) * mean / (np.sqrt(square) + np.float32(1e-8))
        return float((error * error).mean())


def scaled(network: Network) -> Network:
    """Return the network with its output in points instead of training units."""
    *hidden, (weights, bias) = network.layers
    return Network([*hidden, (weights * np.float32(SCALE), bias * np.float32(SCALE))])


def unscaled(network: Network) -> Network:
    *hidden, (weights, bias) = network.layers
    return Network([*hidden, (weights / np.float32(SCALE), bias / np.float32(SCALE))])


def widened(network: Network, inputs: int, hidden: int, rng: np.random.Generator) -> Network:
    """Return the same function with more inputs and more first-layer units. The new ones have no effect yet."""
    (weights, bias), (onward, offset), *rest = network.layers
    extra = max(0, hidden - weights.shape[1])
    new = rng.standard_normal((len(weights), extra), dtype=np.float32) * np.float32(0.7 * weights.std())
    grown = np.zeros((inputs, weights.shape[1] + extra), dtype=np.float32)
    grown[: len(weights)] = np.concatenate([weights, new], axis=1)
    bias = np.concatenate([bias, np.zeros(extra, dtype=np.float32)])
    onward = np.concatenate([onward, np.zeros((extra, onward.shape[1]), dtype=np.float32)])
    return Network([(grown, bias), (onward, offset), *rest])


def mean(networks: list[Network]) -> Network:
    """Average the weights of late checkpoints, which smooths out the noise of the last steps."""
    return Network(
        [
            (
                np.mean([weights for weights, _ in layers], axis=0, dtype=np.float32),
                np.mean([bias for _, bias in layers], axis=0, dtype=np.float32),
            )
            for layers in zip(*(network.layers for network in networks), strict=True)
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Train the value network of the London planner.")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--start", type=Path, help="weights to go on from")
    parser.add_argument("--mean", type=Path, nargs="+", help="only write the mean of these weights")
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--hidden", type=int, nargs="+", default=[160, 32])
    parser.add_argument("--games", type=int, default=1000, help="games per pass")
    parser.add_argument("--keep", type=int, default=20, help="passes held for fitting")
    parser.add_argument("--reuse", type=float, default=4, help="times each row is fitted, on average")
    parser.add_argument("--trace", type=float, default=0.8, help="lambda, after the first passes")
    parser.add_argument("--warm", type=int, default=10, help="passes with lambda 1")
    parser.add_argument("--explore", type=float, default=0.02)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--last-rate", type=float, default=1e-4)
    parser.add_argument("--modules", type=float, default=0, help="chance of each module in a game")
    parser.add_argument("--exact", action="store_true", help="targets averaged over the next card")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=10, help="passes between checks")
    parser.add_argument("--check", type=int, default=2000, help="games per check, on seeds of their own")
    options_ = parser.parse_args()

    if options_.mean:
        mean([Network.load(path) for path in options_.mean]).save(options_.out)
        return
    table = london_tables()
    features = Features(table)
    base_only = not options_.modules
    rng = np.random.default_rng(options_.seed)
    width = features.base if base_only else features.width
    network = Network.random(rng, [width, *options_.hidden, 1])
    network.layers[-1][0][:] = 0  # so that the first games are played for immediate points
    if options_.start:
        network = widened(unscaled(Network.load(options_.start)), width, options_.hidden[0], rng)
    adam = Adam(network)
    held: list[Sample] = []
    begin = time.process_time()
    limit = options_.minutes * 60
    number = 0
    while (used := time.process_time() - begin) < limit:
        judge = ValueFunction(features, scaled(network), base_only)
        trace = 1.0 if number < options_.warm and not options_.start else options_.trace
        sample, final = self_play(
            judge, table, rng, options_.games, trace, options_.explore, options_.modules, options_.exact
        )
        held = [*held[-options_.keep + 1 :], sample]
        rate = options_.rate * (options_.last_rate / options_.rate) ** min(1.0, used / limit)
        batch = 1024
        losses = []
        for _ in range(int(options_.reuse * len(sample.targets) / batch)):
            part = held[rng.integers(len(held))]
            rows = rng.integers(len(part.targets), size=batch)
            inputs = np.unpackbits(part.inputs[rows], axis=1, count=width).astype(np.float32)
            losses.append(adam.step(inputs, part.targets[rows] / np.float32(SCALE), rate))
        number += 1
        if number % options_.every == 0:
            judge = ValueFunction(features, scaled(network), base_only)
            _, check = self_play(
                judge, table, np.random.default_rng(777), options_.check, 1.0, 0.0, options_.modules, False
            )
            scaled(network).save(options_.out)
            print(
                f"pass {number} cpu {time.process_time() - begin:.0f}s rate {rate:.1e} "
                f"rmse {SCALE * np.sqrt(np.mean(losses)):.2f} play {final.mean():.1f} "
                f"check {check.mean():.2f} +- {check.std() / np.sqrt(len(check)):.2f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
