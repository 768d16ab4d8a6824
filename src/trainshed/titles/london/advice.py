"""Why London's bots draw what they draw: the points that a section brings, and what they expect of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from trainshed.core import Action, Message, Weighed
from trainshed.core.bot import only_choice
from trainshed.core.message import Arg

from . import scoring
from .actions import Circle, Draw, Pass
from .sheet_value import SheetValue, after, sections_after
from .state import Sheet, State

PARTS = ("districts", "thames", "tourist", "interchanges", "objectives")
KEYS = (
    *(f"london-advice-{part}" for part in PARTS),
    *(f"london-advice-{name}" for name in ("points", "nothing", "power", "next-card", "simulated", "circle")),
)


def points(number: int) -> Message:
    return Message("london-advice-points", {"points": number})


def gains(state: State, sheet: Sheet, action: Action) -> list[Message]:
    """Return what an action brings at once, the most points first."""
    judge, line = SheetValue(state, sheet), after(sheet, action)
    thames = scoring.score_line(sheet.line, sheet.sections).thames
    before, now = judge.parts(sheet.line, thames), judge.parts(line.line, line.thames)
    if state.objectives:
        before["objectives"] = judge.objectives(after(sheet, Pass(action.seat)), sheet.sections)
        now["objectives"] = judge.objectives(line, sections_after(sheet, action))
    found = []
    for part, had in before.items():
        if now[part] != had:
            args: dict[str, Arg] = {"points": now[part] - had}
            if part == "districts":
                score = scoring.score_line(line.line, ())
                args |= {"before": had, "after": now[part], "districts": score.districts, "most": score.most}
            found.append((now[part] - had, Message(f"london-advice-{part}", args)))
    found.sort(key=lambda one: -abs(one[0]))
    told = [message for _, message in found] or [Message("london-advice-nothing")]
    if isinstance(action, Draw) and action.power is not None:
        told.append(Message("london-advice-power", {"power": action.power}))
    return told


def expects_more(more: float) -> Message:
    """Return what medium expects of the next card after an action."""
    return Message("london-advice-next-card", {"points": round(more)})


def weighed(
    state: State,
    sheet: Sheet,
    chosen: Action,
    actions: Sequence[Action],
    values: Sequence[float],
    expected: Callable[[], list[Message]],
) -> Weighed:
    """Return a choice by the values of all actions."""
    if len(actions) == 1:
        return only_choice(chosen)

    def reasons() -> list[Message]:
        now = gains(state, sheet, chosen)
        more = expected()
        return [*now[: 3 - len(more)], *more]

    rated = list(zip(actions, values, strict=True))
    top = next(value for action, value in rated if action == chosen)
    other, value = max((pair for pair in rated if pair[0] != chosen), key=lambda pair: pair[1])
    return Weighed(chosen, reasons, other, top - value, points, drawn=top == value)


def circled(sheet: Sheet, chosen: Action, actions: Sequence[Action]) -> Weighed:
    """Return the circle with which the line scores most; all circles in the same district score the same."""
    if not isinstance(chosen, Circle):
        return only_choice(chosen)

    def reasons() -> list[Message]:
        before = scoring.score_line(sheet.line, sheet.sections).total
        after = scoring.score_line(sheet.line, sheet.sections, chosen.station).total
        return [Message("london-advice-circle", {"before": before, "after": after, "points": after - before})]

    return Weighed(chosen, reasons) if len(actions) > 1 else only_choice(chosen)
