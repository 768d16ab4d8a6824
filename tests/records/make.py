"""Write golden records of a title's newest rules version: `python -m tests.records.make lilliput`.

Records of a released rules version are never written again: they prove that old games replay unchanged. Run this only
for a new version, into its own folder `<title>/v<n>/`. `expected.json` holds the scores and a hash of the
events of each.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import fields

import trainshed
from trainshed.bots import make
from trainshed.core import Action, Event, Game
from trainshed.titles.ireland.state import PRESETS

FOLDER = Path(__file__).parent
TOLD = ("name", "place", "names", "small_limit")
"""Fields of events that only tell more: what something is called, what the data of a phase say."""
Choose = Callable[[Game, int], Action]


def events_hash(game: Game) -> str:
    """Hash of all events, without notes. Words do not count, nor does a new field that has its default."""
    told = [_facts(event) for _, events in game.log() for event in events if not event.note]
    return blake2b(msgspec.json.encode(told), digest_size=16).hexdigest()


def _facts(event: Event) -> dict[str, Any]:
    """Return the kind of an event and its fields, but for those that only tell more and for defaults."""
    own = {field.name: field.default for field in fields(event)}
    facts = {name: getattr(event, name) for name in own if name not in TOLD and getattr(event, name) != own[name]}
    return {"type": type(event).__struct_config__.tag, **facts}


def expected(game: Game) -> dict[str, Any]:
    """What a replay must reproduce."""
    assert game.outcome is not None
    return {
        "actions": len(game.actions),
        "scores": [[score.total, score.place] for score in game.scores()],
        "outcome": [game.outcome.reason, list(game.outcome.winners)],
        "events": events_hash(game),
    }


def rarest_first(seed: int) -> Choose:
    """Choose at random, but prefer kinds of action that have been rare in this game."""
    rng, seen = random.Random(seed), Counter[str]()

    def choose(game: Game, seat: int) -> Action:
        actions = list(game.legal_actions.of(seat))
        kinds = sorted({type(action).__name__ for action in actions})
        kind = min(kinds, key=lambda name: (seen[name] + 4 * rng.random()) * (3 if name in ("Done", "Pass") else 1))
        seen[kind] += 1
        return rng.choice([action for action in actions if type(action).__name__ == kind])

    return choose


def bots(title: str, levels: str, seed: int) -> Choose:
    """Bots of these levels, seat by seat."""
    made = [make(title, level, seed + seat) for seat, level in enumerate(levels.split(","))]
    return lambda game, seat: made[seat].choose(game.resample_hidden(seat, seed), seat)


def play(title: str, players: int, seed: int, options: dict[str, Any], choose: Choose) -> Game:
    names = ["Ann", "Bob", "Cyd", "Dan", "Emil", "Fay"][:players]
    game = trainshed.new(title, names, seed=seed, options=options)
    while seats := game.decision.seats:
        game.play(choose(game, seats[0]))
    return game


def lilliput() -> Iterator[tuple[str, Game]]:
    """All player counts, variants and scenarios, the professional rule, corrected boxes, all bot levels."""
    scenarios = ("", "begin", "mountains", "city-on-city", "secluded")
    seed = 0
    for players in (1, 2, 3, 4):
        for number, variant in enumerate(("none", "allenbeck", "laputa", "brobdingnag")):
            seed += 1
            options: dict[str, Any] = {"variant": variant, "scenario": scenarios[(number + players) % 5]}
            options |= {"pro": number % 2 == 1, "two_characters": number > 1}
            name = f"random-{players}-{variant}"
            yield name, play("lilliput", players, seed, options, rarest_first(seed))
    for players, scenario in ((1, "mountains"), (2, "begin"), (3, "secluded"), (4, "city-on-city"), (4, "mountains")):
        seed += 1
        options = {"scenario": scenario}
        yield f"random-{players}-{scenario}", play("lilliput", players, seed, options, rarest_first(seed))
    sale = {"sale": {"payment": "each"}, "company": [{"id": "TR", "name": "Tottenham"}]}
    layout = [{"cell": "N2W1", "tile": "SC-SEA", "rotation": 0}, {"cell": "S2E1", "tile": "SC-HILL", "rotation": 0}]
    yield "corrected-sale", play("lilliput", 3, 71, {"data": sale}, rarest_first(71))
    yield "own-layout", play("lilliput", 2, 72, {"layout": layout, "first": 1}, rarest_first(72))
    for levels in ("hard", "medium,hard", "easy,medium,hard", "hard,medium,easy,random"):
        seed += 1
        yield (
            f"bots-{levels.replace(',', '-')}",
            play("lilliput", levels.count(",") + 1, seed, {}, bots("lilliput", levels, seed)),
        )
    mixed = {"variant": "laputa", "two_characters": True, "pro": True}
    yield "bots-laputa", play("lilliput", 2, 81, mixed, bots("lilliput", "medium,hard", 81))
    mines = {"scenario": "mountains"}
    yield "bots-mines", play("lilliput", 3, 82, mines, bots("lilliput", "hard,medium,medium", 82))


def london() -> Iterator[tuple[str, Game]]:
    """All player counts and modules, all bot levels."""
    seed = 100
    for players in (1, 2, 3, 4):
        for powers in (False, True):
            for objectives in (False, True):
                seed += 1
                options = {"powers": powers, "objectives": objectives}
                name = f"random-{players}" + "-powers" * powers + "-objectives" * objectives
                yield name, play("london", players, seed, options, rarest_first(seed))
    for levels in ("hard", "medium,hard", "easy,medium,hard", "hard,medium,easy,random"):
        seed += 1
        both = {"powers": True, "objectives": True}
        yield (
            f"bots-{levels.replace(',', '-')}",
            play("london", levels.count(",") + 1, seed, both, bots("london", levels, seed)),
        )


def cz_first() -> Iterator[tuple[str, Game]]:
    """All player counts, every option, all bot levels."""
    options: tuple[dict[str, Any], ...] = (
        {},
        {"must_buy_train": True},
        {"end_test": "own_turn", "nothing_on_sale_ends": False},
        {"oo_pays_terrain": True},
    )
    seed = 200
    for players in (2, 3, 4, 5):
        for number, chosen in enumerate(options):
            seed += 1
            yield f"random-{players}-{number}", play("cz_first", players, seed, chosen, rarest_first(seed))
    by_hand = {"routes": "hand"}
    yield "random-3-hand", play("cz_first", 3, 221, by_hand, rarest_first(221))
    for levels in ("easy,medium", "random,easy,medium", "medium,easy,random,easy", "easy,random,medium,easy,random"):
        seed += 1
        yield (
            f"bots-{levels.replace(',', '-')}",
            play("cz_first", levels.count(",") + 1, seed, {}, bots("cz_first", levels, seed)),
        )


def ireland() -> Iterator[tuple[str, Game]]:
    """All player counts and presets, each switch of the presets alone, the variants, bots."""
    seed = 300
    for players in (3, 4, 5, 6):
        for preset, options in PRESETS.items():
            seed += 1
            yield f"random-{players}-{preset}", play("ireland", players, seed, dict(options), rarest_first(seed))
    for name, value in {**PRESETS["aid"], **PRESETS["public"], "larger_bank": True, "eighth_2H": True}.items():
        seed += 1
        yield f"random-{name}", play("ireland", 3 + seed % 4, seed, {name: value}, rarest_first(seed))
    for levels in ("medium,medium,medium", "medium,easy,medium,random", "easy,medium,easy,medium,medium"):
        seed += 1
        yield (
            f"bots-{levels.replace(',', '-')}",
            play("ireland", levels.count(",") + 1, seed, {}, bots("ireland", levels, seed)),
        )
    for preset in ("aid", "public"):
        seed += 1
        chosen = bots("ireland", ",".join(["medium"] * 6), seed)
        yield f"bots-{preset}", play("ireland", 6, seed, dict(PRESETS[preset]), chosen)


def main() -> None:
    games = {"cz_first": cz_first, "ireland": ireland, "lilliput": lilliput, "london": london}
    for title in sys.argv[1:] or games:
        folder = FOLDER / title / f"v{trainshed.find(title).rules_version}"
        folder.mkdir(parents=True, exist_ok=True)
        results = {}
        for name, game in games[title]():
            (folder / f"{name}.json").write_text(game.record.json(), encoding="utf-8")
            results[name] = expected(game)
            print(f"{title} {name}: {len(game.actions)} actions, {results[name]['scores']}")
        text = msgspec.json.format(msgspec.json.encode(results), indent=1).decode()
        (folder / "expected.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
