"""How the game is shown: texts, pictures, pieces, previews."""

from __future__ import annotations

from typing import Any

from trainshed.core import Message, money
from trainshed.core.message import Arg
from trainshed.rail.draw import MapPieces, map_pieces
from trainshed.rail.owners import player
from trainshed.rail.play import text
from trainshed.rail.play.presentation import RailPresentation
from trainshed.rail.play.running import RunTrains, best_run
from trainshed.rail.play.view import place

from . import flow, picture
from .setup import DATA, box, charters, in_play
from .state import FirstState
from .vocabulary import FirstAction


class FirstPresentation(RailPresentation[FirstState]):
    """Texts and pictures of 18CZ: Your first game."""

    game = "18CZ"
    data = DATA
    action = FirstAction

    def running(self, state: FirstState) -> tuple[str, ...]:
        return in_play(state)

    def to_act(self, state: FirstState, company: str) -> tuple[str, ...]:
        """Return those after it in this round, and those before it if another round follows (12, 51)."""
        order = in_play(state)
        at = order.index(company)
        last = state.round.number >= state.box.data.rounds or state.ending
        return order[at + 1 :] if last else (*order[at + 1 :], *order[:at])

    def summary(self, state: FirstState, seat: int | None) -> list[Message]:
        phase = state.depot.phase
        args: dict[str, Arg] = {"phase": phase.id, "colour": phase.colour, "limit": max(phase.limit.values())}
        told = [Message("cz_first-tell-round", {"round": state.round.number, "rounds": state.box.data.rounds, **args})]
        told += [text.depot_line(state), text.map_line(state)]
        told += [text.company_line(state, company, best_run(state, company).revenue) for company in in_play(state)]
        top = state.agenda[-1] if state.agenda else None
        if isinstance(top, RunTrains):  # routes by hand
            told += text.best_run_lines(state, top.company)
        return told if top is not None else [*told, *self._ranking(state)]

    def _ranking(self, state: FirstState) -> list[Message]:
        """One line per player, the winner first (52)."""
        totals, companies = flow.totals(state), charters(state)
        lines = []
        for number in sorted(range(state.seats), key=lambda number: -totals[number]):
            line: dict[str, Arg] = {"player": player(number), "company": companies[number]}
            line |= {"place": place(totals, number), "total": money(totals[number])}
            lines.append(Message("cz_first-tell-player", line))
        return lines

    def svg(self, state: FirstState, seat: int | None, **how: Any) -> str:
        return picture.svg(state, seat, **how)

    def pieces(self, version: int, options: Any) -> MapPieces:
        return map_pieces(self.game, box().map, self.liveries)
