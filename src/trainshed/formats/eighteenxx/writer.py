"""Write a game of 18Ireland in the format of 18xx.games, with every pass the public engine waits for.

The game is first replayed under the options of the public engine. Where that refuses an action, or leads to another
position, nothing is written: `CannotWrite` says at which action.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from trainshed.core import Action, BadChance, Chance, Game, Log, Message, Setup, agenda
from trainshed.core.message import Arg
from trainshed.rail.owners import OUT, POOL, player
from trainshed.rail.play.actions import Answer, Done
from trainshed.rail.play.offers import Offer
from trainshed.titles.ireland.actions import Propose
from trainshed.titles.ireland.merging import votes_of
from trainshed.titles.ireland.setup import MODULUS, IrelandBox, box_of, dealt
from trainshed.titles.ireland.state import PRESETS, IrelandState, Options

from .importer import TITLE
from .reader import say
from .telling import Late, Telling

FileDict = dict[str, Any]
ROUNDS = {"privates": "Auction Round", "stock": "Stock Round", "operating": "Operating Round", "merger": "Merger Round"}
MOST_PASSES = 40


class CannotWrite(Exception):  # noqa: N818 - named by its cause
    """The game cannot be written as a file of 18xx.games. `message` says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.key)
        self.message = message


def write_game(game: Game) -> bytes:
    """Return the game as a file. Raise `CannotWrite` if the public engine would not play it like this."""
    if game.setup.title != "ireland":
        raise CannotWrite(say("export-title", known=TITLE))
    try:
        return Writer(public_setup(game.setup), game).file()
    except _Different as error:
        number = error.number - isinstance(game.actions[error.number], Answer)  # the offer says what was agreed to
        what = game.at(number).describe(game.actions[number])
        raise CannotWrite(say(error.key, number=error.number + 1, what=what, **error.args_)) from None


class _Different(Exception):  # noqa: N818 - named by its cause
    """The public engine would not play the game like this, from the action of this number."""

    def __init__(self, key: str, number: int, **args: Arg) -> None:
        super().__init__(key)
        self.key, self.number, self.args_ = key, number, args


def public_setup(setup: Setup) -> Setup:
    """Return the same deal with the options of the public engine and a seed that it can deal by."""
    options = msgspec.convert(dict(setup.options), Options)
    if options.eighth_2H:
        raise CannotWrite(say("export-option", option=Message("ireland-option-eighth_2H")))
    facts, source, seed = box_of(options), setup.source(), setup.seed % MODULUS
    if _deal(facts, source) != _deal(facts, Chance(seed)):
        raise CannotWrite(say("export-seed"))
    chosen = {**PRESETS["public"], **({"larger_bank": True} if options.larger_bank else {})}
    return msgspec.structs.replace(setup, options=chosen)


def _deal(facts: IrelandBox, chance: Chance) -> object:
    try:
        return dealt(facts, chance)
    except BadChance:
        return None


class Writer:
    """Replays a game under the options of the public engine and collects its actions."""

    def __init__(self, setup: Setup, game: Game) -> None:
        self.setup, self.title = setup, game.title
        self.original = Game(game.setup)
        self.same = dict(_read(setup.options)) == dict(_read(game.setup.options))
        state, _ = self.title.start(setup)
        self.state: IrelandState = state
        self.first = state.priority
        self.telling = Telling(state, self.first)
        self.owed: list[Action] = []
        """What the original game did by itself in this action and this one has not done yet."""
        for number, action in enumerate(game.actions):
            directors = dict(self.state.shares.directors)
            if isinstance(action, Propose) and self._asks_bankrupt(action):
                raise _Different("export-differs", number)
            try:
                self._play(number, action)
            except Late:
                raise _Different("export-late", number) from None
            if self._finds_no_director(directors):
                raise _Different("export-differs", number)
        if self.state.ending == "nothing" and not self.state.may("mergers"):
            raise CannotWrite(say("export-endless"))
        self.telling.stop_here(self.state)

    # replaying

    def _asks_bankrupt(self, action: Propose) -> bool:
        """True if the public engine would ask a bankrupt player to vote, whose shares stay with him there."""
        return any(votes_of(self.state, player(seat), action.companies) for seat in self.state.bankrupt)

    def _finds_no_director(self, before: Mapping[str, str]) -> bool:
        """True if a director changed and a bankrupt player has as many shares: the public engine fails at that."""
        shares = self.state.shares
        return any(
            before.get(company, now) != now and shares.percent(player(seat), company) >= shares.percent(now, company)
            for company, now in shares.directors.items()
            for seat in self.state.bankrupt
        )

    def _play(self, number: int, action: Action) -> None:
        """Play an action here and in the original game; both must lead to the same position."""
        if not self.same:
            log = self.original.play(action)
            self.owed = [act for _, act in log.by_itself if type(act) is not Done]
        for _ in range(MOST_PASSES):
            refusal = agenda.why_not(self.title, self.state, action)
            if refusal is None:
                self._take(action)
                break
            if type(action) is Done and not self.same:
                break  # the step is not asked here
            if self.same or not self._pass():
                raise _Different("export-refused", number, reason=refusal.message, rule=refusal.rule)
        if not self.same:
            self._compare(number)

    def _compare(self, number: int) -> None:
        """Pass steps that only the public options ask, and do there what was done by itself; then both are equal."""
        there: IrelandState = self.original.state
        for _ in range(MOST_PASSES):
            if _asked(self.state) == _asked(there) or not (self._do_owed() or self._pass()):
                break
        if _asked(self.state) != _asked(there) or _facts(self.state) != _facts(there):
            raise _Different("export-differs", number)

    def _do_owed(self) -> bool:
        """Do what the original game did by itself and is asked here."""
        if not self.owed or agenda.why_not(self.title, self.state, self.owed[0]) is not None:
            return False
        self._take(self.owed.pop(0))
        return True

    def _pass(self) -> bool:
        if not self.state.agenda:
            return False
        done = Done(self.state.agenda[-1].seat)
        if agenda.why_not(self.title, self.state, done) is not None:
            return False
        self._take(done)
        return True

    def _take(self, action: Action) -> None:
        """Carry out an action, and step by step what follows, and tell all of it."""
        state, telling, log = self.state, self.telling, Log()
        step = state.agenda[-1]
        told: Action | None = action
        if isinstance(action, Answer):
            told = step.act if action.accept else None
            step = state.agenda[-2]
        telling.before(state, step)
        state.agenda[-1].take(state, action, log)
        offered = bool(state.agenda) and isinstance(state.agenda[-1], Offer)
        if told is not None and not offered:
            telling.tell(state, step, told, log)
        telling.follow(state)
        while state.agenda and not state.agenda[-1].seats(state):
            step = state.agenda.pop()
            telling.before(state, step)
            began = len(log.by_itself)
            step.resolve(state, log)
            for lower, act in log.by_itself[began:]:
                telling.tell(state, lower, act, log, alone=True)
                if act in self.owed:
                    self.owed.remove(act)
            telling.follow(state)

    # the file

    def file(self) -> bytes:
        """Return the file."""
        state, count = self.state, len(self.setup.players)
        order = [(self.first + number) % count for number in range(count)]
        names = self.setup.players
        over = not state.agenda
        result = {str(self.telling.player(score.seat)): score.total for score in self.title.scores(state)}
        content: FileDict = {
            "id": f"hs_trainshed_{self.setup.seed % MODULUS}",
            "title": TITLE,
            "players": [{"id": self.telling.player(seat), "name": names[seat]} for seat in order],
            "min_players": count,
            "max_players": count,
            "settings": {
                "seed": self.setup.seed % MODULUS,
                "optional_rules": ["larger_bank"] if state.edition.options.larger_bank else [],
                "player_order": None,
            },
            "status": "finished" if over else "active",
            "turn": state.round.number,
            "round": ROUNDS[state.round.kind],
            "acting": [self.telling.player(seat) for seat in agenda.waiting(state)],
            "result": result if over else {},
            "actions": [{"id": number + 1, **action} for number, action in enumerate(self.telling.actions)],
        }
        head = msgspec.json.encode({key: value for key, value in content.items() if key != "actions"}).decode()
        lines = ",\n".join(msgspec.json.encode(action).decode() for action in content["actions"])
        return f'{head[:-1]},"actions":[\n{lines}\n]}}\n'.encode()


def _read(options: Mapping[str, Any]) -> dict[str, Any]:
    return msgspec.structs.asdict(msgspec.convert(dict(options), Options))


def _asked(state: IrelandState) -> object:
    """Return who is asked what."""
    if not state.agenda:
        return None
    step = state.agenda[-1]
    return step.tag, getattr(step, "seat", None), getattr(step, "company", None)


def _facts(state: IrelandState) -> object:
    """Return what two positions must have in common; more trains in the pool only offer more."""
    trains = {owner: sorted(card.kind for card in cards) for owner, cards in state.depot.owned.items() if cards}
    return (
        dict(state.bank.items()),
        {company: (state.market.at(company), state.market.price(company)) for company in state.started()},
        state.started(),
        state.shares.key(),
        {owner: kinds for owner, kinds in trains.items() if owner not in (OUT, POOL)},
        state.depot.phase.id,
        state.board.key(),
        (state.privates, state.used, state.markers, state.bids, state.offered, state.stack),
        (state.round, state.priority, state.bankrupt, state.ending),
    )
