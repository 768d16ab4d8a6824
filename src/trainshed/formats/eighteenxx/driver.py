"""Play the actions of a file in our engine.

Our engine leads: a file's action is translated and played if our step takes it. It records more than our engine needs:
passes of steps in which nothing is possible, acts that our engine does by itself because there is no choice. And less:
nobody's consent, no pass where its engine saw no choice. `PublicTurn` tells which step a company's pass is for.
"""

from __future__ import annotations

from typing import Any

from trainshed.core import Action, Game, Log, Message, Refusal
from trainshed.rail.play.actions import Answer, Done, LayTile, PlaceStation, Run
from trainshed.rail.play.offers import Offer
from trainshed.titles.ireland.actions import Issue, Propose, Redeem
from trainshed.titles.ireland.events import RoundStarted
from trainshed.titles.ireland.state import IrelandState

from .certificates import Ids
from .ireland import NoPlace, Translation
from .reader import FileAction, say
from .waits import END, OURS, STEPS, PublicTurn, can_be_added

MOST_PASSES = 40
"""Passes in a row that the public engine may have left out."""
PLAYER_TAGS = ("private-turn", "private-bidding", "stock-turn", "company-auction", "merger-turn")
STEP_OF = {
    "run_routes": STEPS.index("run"),
    "dividend": STEPS.index("dividend"),
    "buy_train": STEPS.index("trains"),
}


class Stopped(Exception):  # noqa: N818 - named by its cause
    """An action of the file cannot be played. `message` says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.key)
        self.message = message


class Driver:
    """Plays a file's actions one after the other."""

    def __init__(self, game: Game, seats: dict[str, int]) -> None:
        self.game = game
        self.ids = Ids(game.state)
        self.translation = Translation(self.ids, seats)
        self.turn: PublicTurn | None = None
        self.turn_key: object = None
        self.alone: list[Action] = []
        """What our engine did by itself since the last action, and the file has not told yet."""
        self.named: list[str] = []
        """Companies named so far for a merger."""
        self.city: FileAction | None = None
        """A city chosen for the home of a company that is still auctioned (16.21)."""
        self.merging = 0
        """Passes in succession until the public engine ends its merger round; 0: there is none.

        It asks all players, also those who have nothing to propose; ours passes them over, perhaps the whole round.
        """
        self.ended = False

    @property
    def state(self) -> IrelandState:
        state: IrelandState = self.game.state
        return state

    @property
    def step(self) -> Any:
        """Our step that asks; None when the game is over."""
        return self.state.agenda[-1] if self.state.agenda else None

    @property
    def tag(self) -> str:
        return self.step.tag if self.step is not None else ""

    # one action of the file

    def play(self, action: FileAction, following: FileAction | None = None) -> None:
        """Play an action. Raise `Stopped` and leave the game as it was if that cannot be done."""
        before = len(self.game.actions)
        try:
            self._play(action)
            self._settle()
            if following is not None:
                self._reach_player(following)
        except (NoPlace, Stopped) as error:
            while len(self.game.actions) > before:
                self.game.undo()
            raise Stopped(self._named(action, error.message)) from None

    def _named(self, action: FileAction, message: Message) -> Message:
        """Return the message with the action it is about."""
        return Message(message.key, {"what": action.what(), **message.args, "id": action.id})

    def _play(self, action: FileAction) -> None:
        if action.type == "end_game":
            self.ended = True
        elif action.type == "pass":
            self._pass(action)
        elif action.type == "merge" and action.corporation in self.state.box.five:
            self._name(action)
        elif action.type == "place_token" and self.tag == "company-auction":
            self.city = action
        elif action.type == "assign" and action.target in self.state.box.companies:
            return  # their private follows its company; ours needs no word
        elif action.type == "run_routes" and not action.routes and not self._asks_run(action):
            self._run_nothing(action)
        else:
            self._act(action)

    def _act(self, action: FileAction) -> None:
        """Find what the action means here and play it; pass our steps that stand before it."""
        saved: tuple[Any, ...] | None = None
        refusal: Refusal | None = None
        for _ in range(MOST_PASSES):
            for reading in self.translation.readings(self.state, action):
                if self._known(reading):
                    return
                found = self.game.why_not(reading)
                if found is None:
                    self._check_revenue(action, reading)
                    self._note(reading)
                    return
                if refusal is None or refusal.rule.startswith("core/"):
                    refusal = found
            saved = saved or self._saved()
            if not self._pass_step(action):
                break
        if saved is not None:
            self._restore(saved)
        if action.type == "dividend" and not self._revenue_due(action):
            return  # nothing was earned: theirs may be told, ours is done
        raise Stopped(say("no-place") if refusal is None else _refused(refusal))

    def _asks_run(self, action: FileAction) -> bool:
        return self.tag in OURS and self.step.company == str(action.entity) and OURS[self.tag] <= STEPS.index("run")

    def _run_nothing(self, action: FileAction) -> None:
        """The public engine asks for a run where no train is long enough for one; ours does not."""
        turn = self._public_turn()
        if turn is not None and turn.company == str(action.entity):
            turn.over(STEPS.index("run"))

    def _revenue_due(self, action: FileAction) -> bool:
        return self.tag == "dividend" and self.step.company == str(action.entity)

    def _check_revenue(self, action: FileAction, reading: Action) -> None:
        """Compare the revenue of a run with what the file says."""
        if not isinstance(reading, Run) or any(route.revenue is None for route in action.routes):
            return
        trial = self.game.copy()
        trial.play(reading)
        told = sum(route.revenue or 0 for route in action.routes) + (action.extra_revenue or 0)
        ours = trial.state.earned.get(reading.company, 0)
        if told != ours:
            raise NoPlace("revenue", told=told, ours=ours)

    def _known(self, reading: Action) -> bool:
        """True if our engine did this already because nothing else was possible."""
        if reading in self.alone:
            del self.alone[: self.alone.index(reading) + 1]
            return True
        return False

    def _pass_step(self, action: FileAction) -> bool:
        """Pass our step if the action may belong to a later one. Return False if it cannot be passed."""
        step = self.step
        if step is None:
            return False
        if step.tag == "run-trains" and action.type not in ("run_routes",):
            done: Action = Run(step.seat, step.company)
        else:
            done = Done(step.seat)
        if self.game.why_not(done) is not None:
            return False
        self._note(done)
        return True

    # playing in our engine

    def _note(self, act: Action) -> Log:
        """Play an act of ours, with the consent of whoever is asked, and keep ids and the public turn up to date."""
        was, laid = self.state.board.laid.get(getattr(act, "cell", "")), isinstance(act, LayTile)
        upgrade = laid and was is not None
        turn = self._public_turn()
        log = self.game.play(act)
        while isinstance(self.step, Offer):
            more = self.game.play(Answer(self.step.seat, True))
            log += more
            log.by_itself += more.by_itself
        self.ids.follow(self.state)
        self.alone = [done for _, done in log.by_itself if type(done) is not Done]
        if any(isinstance(event, RoundStarted) and event.kind == "merger" for event in log) or type(act) is Propose:
            self.merging = len(tuple(self.state.clockwise(0)))
        if turn is not None and getattr(act, "company", "") == turn.company:
            self._follow_turn(turn, act, upgrade)
        return log

    def _follow_turn(self, turn: PublicTurn, act: Action, upgrade: bool) -> None:
        if isinstance(act, LayTile) and act.by in ("", "BoW"):
            turn.over(STEPS.index("issue"))
            turn.tile(upgrade)
        elif isinstance(act, (Issue, Redeem)):
            turn.over(STEPS.index("issue"))
        elif isinstance(act, PlaceStation):
            turn.over(STEPS.index("station"))
        elif isinstance(act, Run):
            turn.over(STEPS.index("run"))
            turn.revenue = self.state.earned.get(turn.company, 0)
        elif type(act).__name__ in ("PayOut", "Withhold"):
            turn.revenue = 0
            turn.over(STEPS.index("dividend"))
        elif getattr(act, "trade_in", ""):
            turn.traded = True

    def _public_turn(self) -> PublicTurn | None:
        """Return the turn of the company that our engine asks for; a new one when another turn has begun."""
        step = self.step
        if step is None or step.tag not in OURS:
            return self.turn if self.turn is not None and self._turn_key(self.turn.company) == self.turn_key else None
        key = self._turn_key(step.company)
        if self.turn is None or key != self.turn_key:
            self.turn, self.turn_key = PublicTurn(step.company), key
        return self.turn

    def _turn_key(self, company: str) -> object:
        left = [step.left for step in self.state.agenda if type(step).__name__ == "NextOperating"]
        return self.state.round, company, tuple(left)

    def _settle(self) -> None:
        """Pass our steps that the public engine has left behind, and settle a city that was chosen before."""
        if self.tag == "settle" and self.city is not None:
            action, self.city = self.city, None
            self._act(action)
        for _ in range(MOST_PASSES):
            step = self.step
            if step is None or step.tag not in OURS:
                return
            turn = self._public_turn()
            assert turn is not None
            if OURS[step.tag] >= turn.waits(self.state):
                return
            done: Action = Run(step.seat, step.company) if step.tag == "run-trains" else Done(step.seat)
            if self.game.why_not(done) is not None:
                return
            self._note(done)

    # passes

    def _pass(self, action: FileAction) -> None:
        if action.entity_type != "player":
            self._pass_company(action)
            return
        seat = self.translation.seat(action)
        if self.named:
            self._propose(seat)
            return
        if self.merging:
            self.merging -= 1
            if self.tag != "merger-turn":
                return
        if self.tag in PLAYER_TAGS and self.step.seat == seat and self.game.why_not(Done(seat)) is None:
            self._note(Done(seat))

    def _pass_company(self, action: FileAction) -> None:
        """A company's pass ends the step the public engine waits for; ours may be further already."""
        company = self.translation.company(self.state, action)
        turn = self._public_turn()
        if turn is not None and turn.company == company and self.tag in OURS:
            waited = turn.waits(self.state)
            if waited < END:
                turn.over(waited)

    def _reach_player(self, following: FileAction) -> None:
        """Pass for players whom the public engine did not ask, if the next action shows that."""
        if self.tag not in ("stock-turn", "company-auction") or self.merging:
            return
        wanted = self.translation.seats.get(str(following.entity)) if following.entity_type == "player" else None
        if following.type in ("place_token", "end_game") or (following.entity_type == "player" and wanted is None):
            return
        if self.step.seat == wanted:
            return
        saved = self._saved()
        for _ in range(MOST_PASSES):
            if self.tag not in PLAYER_TAGS:
                if wanted is None:
                    return
                break
            if self.step.seat == wanted:
                return
            if self.game.why_not(Done(self.step.seat)) is not None:
                break
            self._note(Done(self.step.seat))
            self._settle()
        self._restore(saved)

    # mergers

    def _name(self, action: FileAction) -> None:
        """A company is named; the naming ends when no further one can be added."""
        seat, name = self.translation.seat(action), str(action.corporation)
        if self.tag != "merger-turn" or self.step.seat != seat or name in self.named:
            raise NoPlace("no-place")
        self.named.append(name)
        named = tuple(self.named)
        if len(named) > 1 and not any(can_be_added(self.state, named, other) for other in self.state.box.five):
            self._propose(seat)

    def _propose(self, seat: int) -> None:
        """End the naming; a set that was voted on in this round is dropped, as the public engine does."""
        order = self.state.box.five
        named = tuple(sorted(self.named, key=order.index))
        self.named = []
        if named in self.state.voted:
            return
        act = Propose(seat, named)
        refusal = self.game.why_not(act)
        if refusal is not None:
            raise Stopped(_refused(refusal))
        self._note(act)

    # going back

    def _saved(self) -> tuple[Any, ...]:
        ids = self.ids.copy()
        turn = self.turn.copy() if self.turn is not None else None
        return self.game.copy(), ids, turn, self.turn_key, list(self.alone), list(self.named), self.city, self.merging

    def _restore(self, saved: tuple[Any, ...]) -> None:
        self.game, self.ids, self.turn, self.turn_key, self.alone, self.named, self.city, self.merging = saved
        self.translation.ids = self.ids


def _refused(refusal: Refusal) -> Message:
    return say("refused", reason=refusal.message, rule=refusal.rule)
