"""How the game is shown: texts, pictures, pieces, previews."""

from __future__ import annotations

from functools import cache
from typing import Any

from trainshed.core import Action, Message, Presentation, money
from trainshed.core.message import Arg
from trainshed.rail.draw import Livery, TileSet, board_svg, load_liveries, tile_infos
from trainshed.rail.draw.reached import MapReach, map_reach
from trainshed.rail.owners import player
from trainshed.rail.play import text
from trainshed.rail.play.preview import RailPreview, preview
from trainshed.rail.reach import reach

from . import flow
from .setup import DATA, box, charters, in_play
from .state import FirstState


@cache
def liveries() -> dict[str, Livery]:
    return load_liveries(DATA)


class FirstPresentation(Presentation[FirstState]):
    """Texts and pictures of 18CZ: Your first game."""

    def describe(self, state: FirstState, action: Action) -> Message:
        return text.describe(state, action)

    def summary(self, state: FirstState, seat: int | None) -> list[Message]:
        phase = state.depot.phase
        args: dict[str, Arg] = {"phase": phase.id, "colour": phase.colour, "limit": max(phase.limit.values())}
        told = [Message("cz_first-tell-round", {"round": state.round.number, "rounds": state.box.data.rounds, **args})]
        told += [text.depot_line(state), text.map_line(state)]
        told += [text.company_line(state, company) for company in in_play(state)]
        for number, (company, total) in enumerate(zip(charters(state), flow.totals(state), strict=True)):
            line: dict[str, Arg] = {"player": player(number), "company": company, "total": money(total)}
            told.append(Message("cz_first-tell-player", line))
        return told

    def parse(self, state: FirstState, seat: int, typed: str) -> Action | None:
        return text.parse(state, seat, typed)

    def svg(self, state: FirstState, seat: int | None, **how: Any) -> str:
        return board_svg(state.board, liveries())

    def pieces(self, version: int, options: Any) -> TileSet:
        tiles = box().tiles
        return TileSet("18CZ", str(tiles.grid), tile_infos(tiles), liveries())

    def reach(self, state: FirstState, company: str) -> MapReach | None:
        if company not in state.box.companies:
            return None
        return map_reach(state.board, company, reach(state.board, company))

    def preview(self, state: FirstState, seat: int | None) -> RailPreview:
        return preview(state, in_play(state), seat)
