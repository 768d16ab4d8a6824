"""Characters (1.7a): free acts besides the card in a player's turn (R32, F1 to F3 of section 10), the Judge's income.

Turn Flimnap (the Treasurer) into cash, put obsolete trains into the pool, lay a character's tile.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Self

from trainshed.core import Log, Range, Refusal
from trainshed.rail.play import track, trains
from trainshed.rail.play.actions import LayTile
from trainshed.rail.play.choice import Choice, Plain, Verb, Verbs
from trainshed.rail.play.refusals import refuse as refuse_by_kit
from trainshed.rail.reach import reach
from trainshed.rail.tile import Tile, why_not_yet

from .actions import CashIn, CashTaken, FillTreasuries, TakeCash, TreasuryFilled
from .state import State
from .words import refuse, tile_name_or_id


def is_character_tile(tile: Tile | None) -> bool:
    return tile is not None and tile.colour == "special"


class TurnIntoCash(Plain[CashIn]):
    """Flimnap: once, an amount for every round so far."""

    kind = CashIn
    free = True

    def why_not(self, state: State, step: Choice, action: CashIn) -> Refusal | None:
        if not state.power(step.seat, "cash_per_round"):
            return refuse("1.7a.5", "no-treasurer")
        return refuse("1.7a.5", "treasurer-spent") if state.players[step.seat].spent else None

    def do(self, state: State, step: Choice, action: CashIn, log: Log) -> None:
        amount = state.power(step.seat, "cash_per_round") * state.round.number
        state.change_player(step.seat, spent=True)
        state.pay(state.who(step.seat), amount)
        log.append(CashTaken(state.who(step.seat), amount, "treasurer"))


class LayOwn(Verb[State, Choice, LayTile]):
    """A character's tile: the laying rules apply; it does not use up the card."""

    kind = LayTile
    free = True

    def takes(self, state: State, step: Choice, action: LayTile) -> bool:
        return super().takes(state, step, action) and is_character_tile(state.box.tiles.get(action.tile))

    def options(self, state: State, step: Choice) -> Iterator[LayTile]:
        board = state.board
        for id in dict.fromkeys(state.players[step.seat].tiles):
            tile = state.box.tiles[id]
            cities = [cell for cell, it in board.laid.items() if it.tile.id in tile.data.on] if tile.data.on else []
            for company in state.own(step.seat) if why_not_yet(tile, state.colour) is None else ():
                cells = cities or track.free_ends(board, reach(board, company))
                for cell, _, rotation in track.lays(state, company, {tile: 0}.get, cells=cells):
                    yield LayTile(step.seat, company, cell, id, rotation)

    def why_not(self, state: State, step: Choice, action: LayTile) -> Refusal | None:
        if action.tile not in state.players[step.seat].tiles:
            return refuse("1.7a.6", "not-in-hand", action.tile, tile=tile_name_or_id(state.box.tiles, action.tile))
        if state.director(action.company) != step.seat:
            return refuse_by_kit("track.company", "not-yours", action.company, company=action.company)
        return track.why_not_lay(state, action)

    def do(self, state: State, step: Choice, action: LayTile, log: Log) -> None:
        tile, hand = state.box.tiles[action.tile], list(state.players[step.seat].tiles)
        hand.remove(action.tile)
        state.change_player(step.seat, tiles=tuple(hand))
        price = state.rules.track.cost(state, action.company, action.cell, tile)
        track.put(state, action.company, action.cell, tile, action.rotation, price, log)


FREE_ACTS = (TurnIntoCash(), trains.drop_obsolete, LayOwn())


# money for the player's companies (card A10, the Judge)


class ShareOut(Verb[State, Any, FillTreasuries]):
    """An amount (`step.total`) goes to the player's only company, or is split between two."""

    kind = FillTreasuries

    def __init__(self, rule: str) -> None:
        self._rule = rule

    def options(self, state: State, step: Any) -> Iterator[FillTreasuries]:
        for first in (0, step.total // 2, step.total) if len(state.own(step.seat)) > 1 else (step.total,):
            yield FillTreasuries(step.seat, first)

    def ranges(self, state: State, step: Any) -> Iterator[Range]:
        if len(state.own(step.seat)) > 1:
            yield Range(FillTreasuries(step.seat, 0), "first", 0, step.total)

    def why_not(self, state: State, step: Any, action: FillTreasuries) -> Refusal | None:
        company, *others = state.own(step.seat)
        if (0 if others else step.total) <= action.first <= step.total:
            return None
        return refuse(self._rule, "split" if others else "split-one", company, company=company, total=step.total)

    def do(self, state: State, step: Any, action: FillTreasuries, log: Log) -> None:
        share_out(state, step.seat, action.first, step.total, log)


def share_out(state: State, seat: int, first: int, total: int, log: Log) -> None:
    """Pay `first` to the player's first company and the rest of `total` to the second."""
    for company, amount in zip(state.own(seat), (first, total - first), strict=False):
        if amount:
            state.pay(company, amount)
            log.append(TreasuryFilled(company, amount))


class JudgeCash(Plain[TakeCash]):
    """The Judge's income in cash."""

    kind = TakeCash

    def do(self, state: State, step: Any, action: TakeCash, log: Log) -> None:
        state.pay(state.who(step.seat), step.cash)
        log.append(CashTaken(state.who(step.seat), step.cash, "judge"))


class JudgeIncome(Choice, frozen=True, kw_only=True, tag="judge"):
    """At the start of every round, including the first: cash, or `total` for the treasuries (R26)."""

    cash: int
    total: int
    verbs: ClassVar[Verbs[Self]] = (JudgeCash(), ShareOut("1.7a.3"))

    def why_not_stop(self, state: State) -> Refusal | None:
        return refuse("1.7a.3", "judge-decides")
