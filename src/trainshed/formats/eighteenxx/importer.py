"""Read an 18xx.games file into a game."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from msgspec import Struct

from trainshed.core import BadChance, BadSetup, Game, Message, Setup, find
from trainshed.core.record import Damage, Replay
from trainshed.core.setup import NAME_LIMIT
from trainshed.titles.ireland.setup import MODULUS
from trainshed.titles.ireland.state import PRESETS

from .driver import Driver, Stopped
from .reader import BadFile, GameFile, read, say

TITLE = "18Ireland"


class Imported(Struct):
    """A file read: the game after the valid prefix, how far that reaches, and what stopped it (None: nothing)."""

    game: Game | None
    total: int
    """Actions in the file that count."""
    played: int
    """How many of them the game contains."""
    damage: Damage | None
    notes: tuple[Message, ...] = ()
    """What else is to be said: ended by hand, another result."""
    ended: bool = False
    """The players ended the game by hand; it is scored as it stands."""

    def replay(self) -> Replay:
        """Return the same as the result of reading a record."""
        return Replay(self.game, self.total, self.damage)


def read_game(data: bytes) -> Imported:
    """Read a file as far as it is valid. Never raises on bad data."""
    try:
        file = read(data)
        setup = setup_of(file)
        driver = start(file, setup)
    except BadFile as error:
        return Imported(None, 0, 0, error.damage)
    except (BadSetup, BadChance) as error:
        return Imported(None, 0, 0, Damage(say("setup", reason=str(error)[:200])))
    damage = None
    try:
        deque(play(file, driver), maxlen=0)
    except Stopped as stopped:
        damage = Damage(with_names(stopped.message, setup.players), len(driver.actions))
    game = Game(setup)
    for action in driver.actions:
        game.play(action)
    if damage is None and file.damage is not None:
        damage = Damage(file.damage.message, len(driver.actions))
    notes = () if damage is not None else tuple(_notes(file, game, ended=driver.ended))
    return Imported(game, len(file.actions), driver.played, damage, notes, driver.ended)


def with_names(message: Message, players: tuple[str, ...]) -> Message:
    """Return a message with the names of the players: it is shown where nobody knows the seats."""
    names = {f"@{seat}": name for seat, name in enumerate(players)}
    args = {
        key: with_names(value, players) if isinstance(value, Message) else names.get(str(value), value)
        for key, value in message.args.items()
    }
    return Message(message.key, args)


def start(file: GameFile, setup: Setup) -> Driver:
    """Return what plays the file, before its first action."""
    title = find(setup.title)
    return Driver(title, title.start(setup)[0], seats_of(file))


def play(file: GameFile, driver: Driver) -> Iterator[int]:
    """Play the file action by action; yield how many are played after each. Raise `Stopped` at one that is refused."""
    actions = list(file.actions)
    for number in range(len(actions)):
        moved = driver.shares_before(actions[number:])
        if moved:
            actions.insert(number, actions.pop(number + moved))
        driver.play(actions[number], actions[number + 1] if number + 1 < len(actions) else None)
        yield number + 1
        if driver.ended:
            break


def _notes(file: GameFile, game: Game, *, ended: bool) -> Iterator[Message]:
    if ended and not game.over:
        yield say("ended-by-hand")
    if file.finished and (game.over or ended):
        seats = seats_of(file)
        told = {seats[id]: score for id, score in file.result.items() if id in seats}
        if told and told != {score.seat: score.total for score in game.scores()}:
            yield say("result")


def setup_of(file: GameFile) -> Setup:
    """Return the setup of a file: players in seating order, the first one begins, the seed deals."""
    if file.title != TITLE:
        raise BadFile(say("title", title=file.title[:60], known=TITLE))
    if len({player.key for player in file.players}) < len(file.players):
        raise BadFile(say("players"))
    unknown = [rule for rule in file.optional_rules if rule != "larger_bank"]
    if unknown:
        raise BadFile(say("setup", reason=f"optional_rules: {', '.join(unknown)[:100]}"))
    names: list[str] = []
    for number, player in enumerate(file.players):
        name = "".join(letter for letter in player.name if letter.isprintable()).strip()[:NAME_LIMIT]
        name = name or f"Player {number + 1}"
        while name in names:
            name = f"{name[: NAME_LIMIT - 6]} ({number + 1})"
        names.append(name)
    options = {**PRESETS["public"], **({"larger_bank": True} if "larger_bank" in file.optional_rules else {})}
    title = find("ireland")
    return Setup(title.id, title.rules_version, tuple(names), file.seed % MODULUS, options, {"first": ("1",)})


def seats_of(file: GameFile) -> dict[str, int]:
    """Return the seats by the ids of the players."""
    return {player.key: seat for seat, player in enumerate(file.players)}
