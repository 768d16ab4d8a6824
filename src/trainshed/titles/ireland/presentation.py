"""How the game is shown: texts, typed moves, pictures, pieces, previews."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import astuple, replace

from trainshed.core import Action, Message, money
from trainshed.core.message import Arg
from trainshed.rail.draw import MapPieces, map_pieces
from trainshed.rail.draw.reached import MapReach, joined_track, map_reach
from trainshed.rail.owners import BANK, POOL, player
from trainshed.rail.play import text
from trainshed.rail.play.actions import BuyFromCompany, BuyFromPool, BuyShare, BuyTrain, Done, SellShares
from trainshed.rail.play.naming import cell_name, train_name
from trainshed.rail.play.presentation import RailPresentation
from trainshed.rail.play.preview import RailPreview
from trainshed.rail.play.running import RunTrains, best_run
from trainshed.rail.play.words import Speaker
from trainshed.rail.reach import narrow_reach, reach

from . import actions as acts
from . import flow, picture, settle, stock
from .building_preview import buildings, too_dear
from .launch_preview import slot_runs
from .merger_preview import merger_runs
from .merger_rules import joined, running
from .preview import IrelandPreview, values_only
from .private_preview import private_forecasts
from .setup import DATA, box_of
from .state import IrelandState
from .view import IrelandPrivate, privates

PASSES = ("private-turn", "private-bidding", "company-auction", "merger-turn")
"""Steps in which being done is a pass."""
_LAY = r"(?P<cell>[a-z]-?\d{1,2}) (?P<tile>[a-z0-9]+)(?: (?P<turn>[0-5]))?(?: by (?P<by>\w+))?"
_PLACE = re.compile(r"([a-z]-?\d{1,2})(?:\.(\d))?", re.IGNORECASE)
_say = Speaker("ireland")


class IrelandPresentation(RailPresentation[IrelandState]):
    """Texts and pictures of 18Ireland."""

    game = "18Ireland"
    data = DATA
    action = acts.IrelandAction
    lay = re.compile(_LAY, re.IGNORECASE)
    own_words = (acts.Bid, acts.OpenAuction, acts.ChoosePrice, acts.PlaceMarker, acts.NameTarget, acts.GoBankrupt)
    without_effect = (
        *(acts.BuyPrivate, acts.Bid, acts.OpenAuction, acts.ChoosePrice, acts.Launch, acts.Issue, acts.Redeem),
        *(acts.SettleStation, acts.Propose, acts.Vote, acts.NameTarget, acts.GoBankrupt),
    )

    def running(self, state: IrelandState) -> tuple[str, ...]:
        return state.started()

    def per_share(self, state: IrelandState, revenue: int) -> int:
        return revenue // 10

    def to_act(self, state: IrelandState, company: str) -> tuple[str, ...]:
        """Return those still to operate in this round, then all in their order (5.1)."""
        left = next((step.left for step in state.agenda if isinstance(step, flow.NextOperating)), ())
        return (*left, *(other for other in state.started() if other not in left and other != company))

    def reach(self, state: IrelandState, company: str) -> MapReach | None:
        """Return the broad track a company can reach, and the narrow track that may feed its stops (6.5, 8.3)."""
        if company not in state.box.companies:
            return None
        board = state.board
        found = map_reach(board, company, reach(board, company), feeding=narrow_reach(board, company))
        if state.round.kind != "merger" or company not in (five := running(state)):
            return found
        others = tuple(other for other in five if other != company and joined(state, company, other))
        return replace(found, joined=joined_track(board, others, reach(board, company, blocking=False)))

    def pieces(self, version: int, options: Any) -> MapPieces:
        return map_pieces(self.game, box_of(options).map, self.liveries)

    def svg(self, state: IrelandState, seat: int | None, **how: Any) -> str:
        return picture.svg(state, seat, **how)

    def preview(self, state: IrelandState, seat: int | None) -> IrelandPreview:
        common = replace(super().preview(state, seat), too_dear=too_dear(state, seat))
        return IrelandPreview(
            *astuple(common),
            buildings=buildings(state, seat),
            privates=private_forecasts(state, seat),
            mergers=merger_runs(state),
            slots=slot_runs(state, seat),
        )

    def values_only(self, preview: RailPreview) -> RailPreview:
        return values_only(preview) if isinstance(preview, IrelandPreview) else super().values_only(preview)

    # the position

    def summary(self, state: IrelandState, seat: int | None) -> list[Message]:
        """Return round and phase, trains, privates, map, companies in operating order, the stack, players."""
        phase = state.depot.phase
        args: dict[str, Arg] = {"phase": phase.id, "colour": phase.colour, "bank": money(state.bank[BANK])}
        args |= {"five": phase.limit["five"], "ten": phase.limit.get("ten", 0)}
        told = [_say("tell-round", round=tick(state), **args), text.depot_line(state)]
        told += [_private(one) for one in privates(state) if one.state != "gone"]
        told.append(text.map_line(state))
        told += [_company(state, company) for company in state.started()]
        if state.stack:
            told.append(_say("tell-stack", companies=", ".join(state.stack)))
        told += [_player(state, number) for number in range(state.seats)]
        top = state.agenda[-1] if state.agenda else None
        if isinstance(top, RunTrains):
            told += text.best_run_lines(state, top.company)
        return told

    def epilogue(self, state: IrelandState) -> list[Message]:
        """Return one line per player, the winner first: what the score is made of (14)."""
        parts = [flow.parts(state, seat) for seat in range(state.seats)]
        totals = [sum(part.values()) for part in parts]
        lines = []
        for seat in sorted(range(state.seats), key=lambda seat: -totals[seat]):
            args: dict[str, Arg] = {name: money(amount) for name, amount in parts[seat].items()}
            lines.append(_say("end-player", player=player(seat), total=money(totals[seat]), **args))
        return lines

    # actions

    def describe(self, state: IrelandState, action: Action) -> Message:
        """Return an action as a choice in a list."""
        return _own(state, action) or super().describe(state, action)

    def parse(self, state: IrelandState, seat: int, typed: str) -> Action | None:
        """Parse what `cli-typing-ireland` shows, and what all track games share."""
        company: str = getattr(state.agenda[-1], "company", "") if state.agenda else ""
        made = _typed(state, seat, company, typed.lower().split())
        return super().parse(state, seat, typed) if made is None else made


def tick(state: IrelandState) -> Message:
    """Return the name of the round."""
    round = state.round
    return _say(f"tick-{round.kind or 'privates'}", number=round.number, part=round.part)


def _private(private: IrelandPrivate) -> Message:
    args: dict[str, Arg] = {"private": private.id, "name": private.name, "revenue": money(private.revenue)}
    if private.owner is not None:
        return _say("tell-owned", owner=private.owner, **args)
    args["price"] = money(private.price)
    if not private.bids:
        return _say("tell-offered", **args)
    highest = max(private.bids, key=lambda bid: bid.amount)
    return _say("tell-bids", count=len(private.bids), bid=money(highest.amount), player=player(highest.seat), **args)


def _company(state: IrelandState, company: str) -> Message:
    args = text.company_args(state, company, best_run(state, company).revenue)
    args |= {"price": state.market.price(company), "own": state.shares.percent(company, company)}
    args |= {"pool": state.shares.percent(POOL, company), "privates": _list(state.privates_of(company))}
    return _say("tell-company", **args)


def _player(state: IrelandState, seat: int) -> Message:
    owner = player(seat)
    if seat in state.bankrupt:
        return _say("tell-bankrupt", player=owner)
    held = [(state.shares.percent(owner, company), company) for company in state.started()]
    shares = [f"{percent} % {company}" for percent, company in held if percent]
    args: dict[str, Arg] = {"certificates": stock.counted(state, owner), "limit": stock.certificate_limit(state)}
    args |= {"shares": _list(shares), "privates": _list(state.privates_of(owner))}
    args |= {"cash": money(state.bank[owner]), "total": money(sum(flow.parts(state, seat).values()))}
    return _say("tell-player", player=owner, priority="yes" if seat == state.priority else "no", **args)


def _list(names: Iterable[str]) -> str:
    return ", ".join(names) or "–"


# actions as choices


def _own(state: IrelandState, action: Action) -> Message | None:
    """Return the text of an action that 18Ireland says in its own way; None: as in all track games."""
    match action:
        case Done():
            return _done(state)
        case acts.BuyPrivate(_, private, company, price):
            if company:
                return _say("move-private", company=company, private=private, price=money(price))
            cost = next(one.price for one in privates(state) if one.id == private)
            return _say("move-buy-private", private=private, price=money(cost))
        case acts.Launch(_, company, price):
            return _say("move-launch", company=company, price=money(price), cost=money(2 * price))
        case acts.Issue(_, company) | acts.Redeem(_, company):
            kind = "issue" if isinstance(action, acts.Issue) else "redeem"
            return _say(f"move-{kind}", company=company, price=money(state.market.price(company)))
        case BuyShare(_, company, source):
            return _say(f"move-buy-{source}", company=company, price=money(state.market.price(company)))
        case acts.SettleStation(_, company, cell, stop):
            return _say("move-settle", company=company, cell=_cell(state, cell), city=_city(state, cell, stop))
        case acts.Vote(_, accept):
            return _say("move-for" if accept else "move-against")
        case acts.Propose(_, companies):
            names: Mapping[str, Arg] = dict(zip(("first", "second", "third"), companies, strict=False))
            return _say("move-propose" if len(companies) == 2 else "move-propose-three", **names)
        case BuyTrain(_, company, old) if old:
            return _trade(state, company, state.depot.next() or "", old)
        case BuyFromPool(_, company, train, old) if old:
            return _trade(state, company, train, old)
    return None


def _done(state: IrelandState) -> Message | None:
    top = state.agenda[-1]
    passes = top.tag in PASSES or (top.tag == "stock-turn" and not top.traded)
    return _say("move-pass") if passes else None


def _trade(state: IrelandState, company: str, train: str, old: str) -> Message:
    cost = state.depot.price(train) - state.depot.price(old)
    return _say("move-trade", company=company, train=train_name(train), old=train_name(old), cost=money(cost))


def _cell(state: IrelandState, cell: str) -> str:
    return f"{cell} {cell_name(state.board, cell)}".strip()


def _city(state: IrelandState, cell: str, stop: int) -> str:
    """Return the cells to which the track of a city leads; a dash if it has none."""
    return ", ".join(settle.leads(state, cell, stop)) or "–"


# typed actions


def _named(state: IrelandState, word: str) -> str:
    """Return the company or private that a word names, whatever its letters; the word itself if none."""
    names: dict[str, str] = {id.lower(): id for id in (*state.box.companies, *state.box.privates)}
    return names.get(word.lower(), word)


def _typed(state: IrelandState, seat: int, company: str, words: list[str]) -> Action | None:
    """Parse a command of 18Ireland."""
    named = [_named(state, word) for word in words]
    match words:
        case ["buy", _] if _is_private(state, named[1]):
            return acts.BuyPrivate(seat, named[1])
        case ["buy", _] | ["buy", _, "treasury" | "pool"] if named[1] in state.box.companies:
            return BuyShare(seat, named[1], words[2] if len(words) == 3 else "treasury")
        case ["buy", "trade", old] if company:
            return BuyTrain(seat, company, old.upper())
        case ["pool", train, "trade", old] if company:
            return BuyFromPool(seat, company, train.upper(), old.upper())
        case ["bid" | "open" | "price" | "launch" as word, _, price] if price.isdecimal():
            kinds = {"bid": acts.Bid, "open": acts.OpenAuction, "price": acts.ChoosePrice, "launch": acts.Launch}
            return kinds[word](seat, named[1], int(price[:9]))
        case ["sell", _, count] if count.isdecimal():
            return SellShares(seat, named[1], int(count[:9]))
        case ["issue" | "redeem" as word] if company:
            return acts.Issue(seat, company) if word == "issue" else acts.Redeem(seat, company)
        case ["marker", _, cell] if company:
            return acts.PlaceMarker(seat, company, named[1], cell.upper())
        case ["private", _, price] if company and price.isdecimal():
            return acts.BuyPrivate(seat, named[1], company, int(price[:9]))
        case ["from", _, train, price] if company and price.isdecimal():
            return BuyFromCompany(seat, company, named[1], train.upper(), int(price[:9]))
        case ["settle", place] if company and (found := _PLACE.fullmatch(place)):
            return acts.SettleStation(seat, company, found[1].upper(), int(found[2] or 0))
        case ["propose", *_]:
            return acts.Propose(seat, tuple(id for id in state.box.companies if id in named[1:]))
        case ["yes" | "no" as word] if state.agenda and state.agenda[-1].tag == "merger-vote":
            return acts.Vote(seat, word == "yes")
        case ["target", _]:
            return acts.NameTarget(seat, named[1])
        case ["bankrupt"] if company:
            return acts.GoBankrupt(seat, company)
    return None


def _is_private(state: IrelandState, name: str) -> bool:
    return name in state.box.privates
