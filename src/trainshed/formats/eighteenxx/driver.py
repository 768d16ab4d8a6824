"""Play the actions of a file in our engine.

Our engine never runs ahead of the public one: a step of ours that would resolve itself waits as long as the public
engine waits there or before it (`PublicTurn`). So a pass of the file is given to the step it ends, an act that our
engine does by itself meets the action that tells it, and the money is the same after each action. What the file does
not tell is added: everybody's consent, and passes of players whom the public engine did not ask.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from trainshed.core import Action, Log, Message, Refusal, Title, agenda
from trainshed.rail.play.actions import Answer, Done, LayTile, PayOut, PlaceStation, Run, Withhold
from trainshed.rail.play.offers import Offer
from trainshed.rail.play.trains import over_limit
from trainshed.titles.ireland.actions import Issue, Propose, Redeem
from trainshed.titles.ireland.flow import EndOperatingRound, MergerRound, NextOperating, StockRound
from trainshed.titles.ireland.state import IrelandState

from .certificates import Ids
from .ireland import NoPlace, Translation
from .reader import FileAction, say
from .waits import END, OURS, STEPS, PublicTurn, asks_stock, can_be_added

MOST_STEPS = 60
"""Steps of ours that may stand between two actions of a file."""
PLAYER_TAGS = ("private-turn", "private-bidding", "stock-turn", "company-auction", "merger-turn")


class Stopped(Exception):  # noqa: N818 - named by its cause
    """An action of the file cannot be played. `message` says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.key)
        self.message = message


class Driver:
    """Plays a file's actions one after the other on a state, and collects ours."""

    def __init__(self, title: Title[Any], state: IrelandState, seats: dict[str, int]) -> None:
        self.title = title
        self.state = state
        self.actions: list[Action] = []
        """Our actions so far."""
        self.played = 0
        """Actions of the file so far."""
        self.ids = Ids(state)
        self.translation = Translation(self.ids, seats)
        self.turn: PublicTurn | None = None
        self.alone: list[Action] = []
        """What our engine did by itself during this action of the file."""
        self.named: list[str] = []
        """Companies named so far for a merger."""
        self.namer = 0
        """Who names them."""
        self.city: FileAction | None = None
        """A city chosen for the home of a company that is still auctioned (16.21)."""
        self.merging = 0
        """Passes in succession until the public engine ends its merger round; 0: there is none.

        It asks all players, also those who have nothing to propose; ours passes them over, perhaps the whole round.
        """
        self.ended = False

    @property
    def step(self) -> Any:
        """The step on top, asked or not; None when the game is over."""
        return self.state.agenda[-1] if self.state.agenda else None

    @property
    def tag(self) -> str:
        return self.step.tag if self.step is not None else ""

    def _asked(self) -> bool:
        return self.step is not None and bool(self.step.seats(self.state))

    # one action of the file

    def play(self, action: FileAction, following: FileAction | None = None) -> None:
        """Play an action. Raise `Stopped` and leave the game as it was if that cannot be done."""
        before, count = self.state.copy(), len(self.actions)
        self.alone = []
        try:
            self._play(action)
            self._run()
            if following is not None:
                self._reach_player(following)
        except (NoPlace, Stopped) as error:
            self.state = before
            del self.actions[count:]
            message = error.message
            args = {"what": action.what(), **message.args, "id": action.id}
            raise Stopped(Message(message.key, args)) from None
        self.played += 1

    def shares_before(self, coming: Sequence[FileAction]) -> int:
        """Return the number of the coming action that must be played first; 0: all are in order.

        The public engine lets a private lay its tile while it still waits for the company's shares. With us shares come
        first; neither act touches what the other needs.
        """
        first = coming[0]
        if first.type != "lay_tile" or first.entity_type != "company" or self.tag != "issue":
            return 0
        for number, action in enumerate(coming):
            if action.entity == self.step.company and action.type in ("buy_shares", "sell_shares"):
                return number
            if action.entity_type != "company" and action.type not in ("place_token", "buy_company"):
                break
        return 0

    def _play(self, action: FileAction) -> None:
        if self.named and action.type in ("choose", "merge") and action.corporation not in self.state.box.five:
            self._propose()  # the public engine saw nothing to add
        if action.type == "end_game":
            self.ended = True
        elif action.type == "choose" and (
            self.tag != "merger-vote" or self.translation.seat(action) in self.state.bankrupt
        ):
            return  # the vote was certain before, older versions went on asking; and bankrupt players vote there
        elif action.type == "pass":
            self._pass(action)
        elif action.type == "merge" and action.corporation in self.state.box.five:
            self._name(action)
        elif action.type == "place_token" and self.tag == "company-auction":
            self.city = action
        elif action.type == "assign" and action.target in self.state.box.companies:
            return  # their private is given to its company; ours has been since it was bought
        elif action.type == "run_routes" and not action.routes and not self._can_run(action):
            self._over(action, "run")
        elif action.type == "dividend" and self.turn is not None and not self.turn.revenue:
            self._over(action, "dividend")
        else:
            self._act(action)

    def _can_run(self, action: FileAction) -> bool:
        """True if our engine asks for this run; it does not where no train is long enough."""
        while not self._asked() and self.tag in OURS and OURS[self.tag] <= STEPS.index("run"):
            self._resolve()
        return self._asked() and self.tag == "run-trains" and self.step.company == str(action.entity)

    def _over(self, action: FileAction, step: str) -> None:
        if self.turn is not None and self.turn.company == str(action.entity):
            self.turn.over(STEPS.index(step))

    def _act(self, action: FileAction) -> None:
        """Find what the action means here and play it; go on from our steps that stand before it."""
        refusal: Refusal | None = None
        told = action.revenue()
        for _ in range(MOST_STEPS):
            readings = []
            earned: int | None = None
            for reading in self.translation.readings(self.state, action):
                found = self._why_not(reading)
                if found is None:
                    revenue = self._revenue(reading)
                    if told is None or revenue == told:
                        self._take(reading)
                        return
                    earned = revenue if earned is None else earned
                readings.append(reading)
                if found is not None and (refusal is None or refusal.rule.startswith("core/")):
                    refusal = found
            if earned is not None:
                raise NoPlace("revenue", told=told or 0, ours=earned)
            if not self._go_on():
                break
            if any(reading in self.alone for reading in readings):
                return
        raise Stopped(say("no-place") if refusal is None else _refused(refusal))

    def _go_on(self) -> bool:
        """Resolve our step, or pass it. Return False if it must be answered."""
        if self.step is None:
            return False
        if self._asked():
            return self._skip()
        self._resolve()
        return True

    def _revenue(self, reading: Action) -> int:
        """Return what a run earns; the way a file tells it may fit several runs."""
        if not isinstance(reading, Run):
            return 0
        trial = self.state.copy()
        trial.agenda[-1].take(trial, reading, Log())
        return trial.earned.get(reading.company, 0)

    # our engine

    def _why_not(self, act: Action) -> Refusal | None:
        return agenda.why_not(self.title, self.state, act)

    def _take(self, act: Action) -> None:
        """Play an act of ours, with the consent of whoever is asked, and keep ids and the public turn up to date."""
        state, log = self.state, Log()
        upgrade = isinstance(act, LayTile) and bool(getattr(state.board.shape(act.cell), "tracks", ()))
        self.actions.append(act)
        state.agenda[-1].take(state, act, log)
        while isinstance(self.step, Offer):
            answer = Answer(self.step.seat, True)
            self.actions.append(answer)
            state.agenda[-1].take(state, answer, log)
        self.ids.follow(state)
        self._follow_turn(act, upgrade)
        if type(act) is Propose:
            self.merging = len(tuple(state.clockwise(0)))

    def _follow_turn(self, act: Action, upgrade: bool) -> None:
        turn = self.turn
        if turn is None or getattr(act, "company", "") != turn.company:
            return
        if isinstance(act, LayTile) and act.by in ("", "BoW"):
            if not act.by:
                turn.over(STEPS.index("issue"))  # a private lays its tile before that, too
            turn.tile(upgrade)
        elif isinstance(act, (Issue, Redeem)):
            turn.over(STEPS.index("issue"))
        elif isinstance(act, PlaceStation):
            turn.over(STEPS.index("station"))
        elif isinstance(act, Run):
            turn.over(STEPS.index("run"))
            turn.revenue = self.state.earned.get(turn.company, 0)
        elif isinstance(act, (PayOut, Withhold)):
            turn.over(STEPS.index("dividend"))
            turn.revenue = 0
        elif getattr(act, "trade_in", ""):
            turn.traded = True

    def _resolve(self) -> None:
        """Resolve the step on top, which asks nobody (yet)."""
        step = self.state.agenda.pop()
        if isinstance(step, NextOperating):
            self.turn = None
        elif isinstance(step, MergerRound):
            self.merging = len(tuple(self.state.clockwise(0)))
        log = Log()
        step.resolve(self.state, log)
        self.ids.follow(self.state)
        for _, act in log.by_itself:
            if type(act) is not Done:
                self.alone.append(act)
                self._follow_turn(act, upgrade=False)

    def _skip(self) -> bool:
        """Pass the step that asks. Return False if it cannot be passed."""
        step = self.step
        done: Action = Run(step.seat, step.company) if step.tag == "run-trains" else Done(step.seat)
        if self._why_not(done) is not None:
            return False
        self._take(done)
        return True

    def _run(self) -> None:
        """Let our engine go as far as the public one has come."""
        while self.step is not None:
            if self._asked():
                if self.tag == "settle" and self.city is not None:
                    action, self.city = self.city, None
                    self._act(action)
                elif self.tag in OURS and OURS[self.tag] < self._public_turn().waits(self.state):
                    if not self._skip():
                        return
                else:
                    return
            elif self._is_waiting():
                return
            else:
                self._resolve()

    def _is_waiting(self) -> bool:
        """True if the public engine still waits at or before our step on top, which would resolve itself."""
        step = self.step
        if isinstance(step, (NextOperating, EndOperatingRound)):
            return self.turn is not None and self.turn.waits(self.state) < END
        if isinstance(step, StockRound):
            return self.merging > 0
        if step.tag in OURS:
            return self._public_turn().waits(self.state) <= OURS[step.tag]
        if step.tag == "settle":
            return self.city is None
        if step.tag == "stock-turn":
            return asks_stock(self.state, step)
        if step.tag == "discard":
            return over_limit(self.state, step.company)
        return step.tag in ("place-home", "merger-turn", "merger-target")

    def _public_turn(self) -> PublicTurn:
        """Return the turn of the company whose step is on top."""
        if self.turn is None or self.turn.company != self.step.company:
            self.turn = PublicTurn(self.step.company)
        return self.turn

    # passes

    def _pass(self, action: FileAction) -> None:
        if action.entity_type != "player":
            self._pass_company(action)
            return
        seat = self.translation.seat(action)
        if self.named:
            self._propose()
            return
        if self.merging:
            if self.tag in ("merger-vote", "merger-target"):
                return  # it ended a naming that was over
            self.merging -= 1
            if self.tag != "merger-turn":
                return
        if self.tag in PLAYER_TAGS and self.step.seat == seat:
            if not self._asked():
                self._resolve()  # it may pass by itself
            if self._asked() and self.tag in PLAYER_TAGS and self.step.seat == seat and not self._skip():
                raise Stopped(_refused(self._why_not(Done(seat)) or Refusal("", say("no-place"))))

    def _pass_company(self, action: FileAction) -> None:
        """A company's pass ends the step the public engine waits for."""
        company = (
            str(action.entity) if action.entity_type == "company" else self.translation.company(self.state, action)
        )
        if self.turn is not None and self.turn.company == company:
            waited = self.turn.waits(self.state)
            if waited < END:
                self.turn.over(waited)

    def _reach_player(self, following: FileAction) -> None:
        """Pass for players whom the public engine did not ask, if the next action shows that."""
        wanted = self.translation.seats.get(str(following.entity)) if following.entity_type == "player" else None
        if following.type in ("place_token", "end_game") or (following.entity_type == "player" and wanted is None):
            return
        while self.tag in ("stock-turn", "company-auction") and self.step.seat != wanted:
            if not self._asked() or not self._skip():
                return
            self._run()

    # mergers

    def _name(self, action: FileAction) -> None:
        """A company is named; the naming ends when no further one can be added."""
        seat, name = self.translation.seat(action), str(action.corporation)
        while not self._asked() and self.tag == "merger-turn" and self.step.seat != seat:
            self._resolve()
        if self.tag != "merger-turn" or self.step.seat != seat or name in self.named:
            raise NoPlace("no-place")
        self.namer = seat
        self.named.append(name)
        named = tuple(self.named)
        if len(named) > 1 and not any(can_be_added(self.state, named, other) for other in self.state.box.five):
            self._propose()

    def _propose(self) -> None:
        """End the naming; a set that was voted on in this round is dropped, as the public engine does."""
        named = tuple(sorted(self.named, key=self.state.box.five.index))
        self.named = []
        if named in self.state.voted:
            return
        if not self._asked():
            self._resolve()
        act = Propose(self.namer, named)
        refusal = self._why_not(act)
        if refusal is not None:
            raise Stopped(_refused(refusal))
        self._take(act)


def _refused(refusal: Refusal) -> Message:
    return say("refused", reason=refusal.message, rule=refusal.rule)
