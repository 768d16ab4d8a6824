"""How 18Lilliput is shown: the position and moves as text, typed moves, effects of moves, the contents of the box."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from trainshed.core import Action, Message
from trainshed.core.message import Arg
from trainshed.rail.draw import TileSet, company_liveries, tile_infos
from trainshed.rail.map import Lay
from trainshed.rail.owners import BANK
from trainshed.rail.play import text
from trainshed.rail.play.actions import DiscardTrain, LayTile
from trainshed.rail.play.dividends import split
from trainshed.rail.play.presentation import RailPresentation
from trainshed.rail.play.preview import Effect
from trainshed.rail.play.running import best_run
from trainshed.rail.play.stock import shares_held

from . import actions as acts
from . import cards, rounds
from .box import CENTRE, DATA, CompanyData, open_box
from .setup import left_out
from .state import State
from .words import say, tile_name

_CARD = re.compile(r"(copy\s+)?(a\d\d)(?:\s+(main|alt))?", re.IGNORECASE)
_LAY = r"(?P<company>[a-z]{2,3}) (?P<cell>[nsewc][nsew\d]*) (?P<tile>[a-z0-9-]+)(?: (?P<turn>0|90|180|270))?"


class CharacterPiece(Struct, frozen=True):
    """A character and the tiles that come with it."""

    id: str
    name: str
    tiles: tuple[str, ...]


class LilliputPieces(TileSet, frozen=True):
    """The box, with a table's options applied."""

    in_play: tuple[str, ...]
    """Tiles in play with this variant (1.13)."""
    companies: tuple[CompanyData, ...]
    characters: tuple[CharacterPiece, ...]
    scenario_tiles: tuple[str, ...]
    """Tiles allowed in a free scenario (1.15)."""
    scenarios: Mapping[str, tuple[Lay, ...]]
    """The layouts of the named scenarios."""
    grounds: tuple[str, ...]
    """Chessboard rule (1.4.3): the ground of cells of parity 0 and 1."""
    centre: str
    """The cell of the start tile; `start` is that tile."""
    start: str


class LilliputPresentation(RailPresentation[State]):
    """Texts and pictures of 18Lilliput."""

    game = "18Lilliput"
    data = DATA
    action = acts.LilliputAction
    lay = re.compile(_LAY, re.IGNORECASE)
    own_words = (acts.TakeCompany, acts.TakeCharacter, acts.CashIn, acts.Found, acts.ChooseRun, LayTile, DiscardTrain)
    without_effect = (acts.TakeCompany, acts.TakeCharacter, acts.TakeCash, acts.FillTreasuries, acts.TakeCard)

    def pieces(self, version: int, options: Any) -> LilliputPieces:
        """Return the box of a table, with its corrections."""
        box = open_box(options.data, version)
        tiles, companies, characters = box.tiles, box.companies.values(), box.characters.values()
        out = left_out(box, options)
        return LilliputPieces(
            game=self.game,
            grid=str(tiles.grid),
            tiles=tile_infos(tiles, tile_name),
            liveries=company_liveries(self.liveries, {company.id: company.colour for company in companies}),
            in_play=tuple(id for id, tile in tiles.items() if id not in out and tile.data.count),
            companies=tuple(companies),
            characters=tuple(CharacterPiece(c.id, c.name, tuple(box.tiles_of(c.id, out))) for c in characters),
            scenario_tiles=tuple(id for id in tiles.sets["scenario"] if box.may_be_preset(id)),
            scenarios=box.map.file.scenario,
            grounds=box.map.file.grounds,
            centre=CENTRE,
            start=next(id for id, tile in tiles.items() if tile.data.kind == "start" and id not in out),
        )

    def running(self, state: State) -> list[str]:
        return [company for company in state.market.order() if state.board.stations_of(company)]

    def per_share(self, state: State, revenue: int) -> int:
        return split(state, revenue * (state.box.end.times if state.last_round else 1))[1] // 10

    def effect(self, state: State, action: Action) -> Effect:
        """A choice between runs shows the income from mines, not the dividend."""
        if isinstance(action, acts.ChooseRun):
            return Effect(gain=action.mines, treasury=state.bank[action.company] + action.mines)
        return super().effect(state, action)

    def summary(self, state: State, seat: int | None) -> list[Message]:
        """Return round, depot, map, companies in operating order and players; for a seat also its character tiles."""
        told = []
        if state.round.number:
            args: dict[str, Arg] = {"round": state.round.number, "rounds": state.rounds, "colour": state.colour}
            told += [say("tell-round", limit=state.depot.phase.limit["company"], **args), text.depot_line(state)]
        told.append(text.map_line(state, " {1}°", by_name=True))
        told += [_company(state, company) for company in state.market.order()]
        told += [_player(state, other) for other in range(len(state.players))]
        for id in state.players[seat].tiles if seat is not None else ():
            told.append(say("tell-tile", id=id, tile=tile_name(state.box.tiles[id])))
        return told

    def epilogue(self, state: State) -> list[Message]:
        """Solo: report Gulliver's wealth."""
        if not state.solo:
            return []
        return [say("end-solo", total=rounds.wealth(state)[0], gulliver=rounds.wealth(state)[1])]

    def describe(self, state: State, action: Action) -> Message:
        match action:
            case acts.TakeCard(_, card, _, copy):
                half = cards.half_of(state, action)
                args: dict[str, Arg] = {"card": card, "what": half.what, "amount": cards.amount_of(state, half)}
                return say("move-card", copy="yes" if copy else "no", **args)
            case acts.FillTreasuries(seat, first):
                total, (company, *other) = state.agenda[-1].total, state.own(seat)
                if not other:
                    return say("move-fill", amount=total, company=company)
                return say("move-fill-two", amount=first, company=company, rest=total - first, other=other[0])
            case acts.TakeCash(seat):
                return say("move-cash", amount=state.power(seat, "income_cash"))
        return super().describe(state, action)

    def parse(self, state: State, seat: int, typed: str) -> Action | None:
        """Parse `A02`, `A02 alt`, `copy A02` (card); `MR N1E1 Y-PS 90` (lay); and what all track games share."""
        if card := _CARD.fullmatch(typed.strip()):
            alt = (card[3] or "").lower() == "alt"
            return acts.TakeCard(seat, card[2].upper(), "alt" if alt else "main", bool(card[1]))
        return super().parse(state, seat, typed)


def _company(state: State, company: str) -> Message:
    args = text.company_args(state, company, best_run(state, company).revenue)
    args |= {"name": state.box.companies[company].name, "price": state.market.price(company)}
    return say("tell-company", shares=shares_held(state, BANK, company), **args)


def _player(state: State, seat: int) -> Message:
    who = state.who(seat)
    held = ((shares_held(state, who, company), company) for company in state.box.companies)
    shares = ", ".join(f"{count}× {company}" for count, company in held if count) or "–"
    args: dict[str, Arg] = {"copies": state.players[seat].copies, "total": rounds.wealth(state)[seat]}
    return say("tell-player", player=who, cash=state.cash(seat), shares=shares, **args)
