"""18Lilliput as text: summary of the position, moves as choices, and parsing of typed moves."""

from __future__ import annotations

import re

from trainshed.core import Action, Message
from trainshed.core.message import Arg
from trainshed.rail.owners import BANK, POOL

from . import actions as acts
from . import depot, rounds
from .effects import effect
from .naming import tile_name, train_name
from .routes import best_run
from .state import State


def _say(key: str, **args: Arg) -> Message:
    return Message(f"lilliput-{key}", args)


def summary(state: State, seat: int | None) -> list[Message]:
    """Summarise round, depot, map, companies in operating order and players; for a seat also its character tiles."""
    told = []
    if state.round.number:
        args: dict[str, Arg] = {"round": state.round.number, "rounds": state.rounds, "colour": state.colour}
        told.append(_say("tell-round", limit=state.limit, **args))
        pool = ", ".join(state.depot.kinds_of(POOL)) or "–"
        top = depot.top(state)
        left, price = state.depot.stack[top], state.depot.price(top)
        count = str(left) if left >= 0 else "∞"
        told.append(_say("tell-depot", train=train_name(top), left=count, price=price, pool=pool))
    tiles = [f"{cell} {s.tile.id} {s.rotation * 90}°" for cell, s in sorted(state.board.laid.items())]
    told.append(_say("tell-map", tiles=", ".join(tiles)))
    for company in state.market.order():
        told.append(_company(state, company))
    for other in range(len(state.players)):
        told.append(_player(state, other))
    for id in state.players[seat].tiles if seat is not None else ():
        told.append(_say("tell-tile", id=id, tile=tile_name(state.box.tiles[id])))
    return told


def _company(state: State, company: str) -> Message:
    trains = [card.kind + ("†" if card.obsolete else "") for card in state.depot.of(company)]
    stations = [cell for cell, _ in state.board.stations_of(company)]
    args: dict[str, Arg] = {
        "company": company,
        "name": state.box.companies[company].name,
        "player": state.who(state.director(company)),
        "price": state.market.price(company),
        "treasury": state.bank[company],
        "trains": ", ".join(trains) or "–",
        "stations": ", ".join(stations) or "–",
        "shares": state.single_shares(BANK, company),
        "run": best_run(state, company).revenue if stations else 0,
    }
    return _say("tell-company", **args)


def _player(state: State, seat: int) -> Message:
    held = ((state.single_shares(state.who(seat), company), company) for company in state.box.companies)
    args: dict[str, Arg] = {
        "player": state.who(seat),
        "cash": state.cash(seat),
        "shares": ", ".join(f"{count}× {company}" for count, company in held if count) or "–",
        "copies": state.players[seat].copies,
        "total": rounds.wealth(state, seat),
    }
    return _say("tell-player", **args)


def describe(state: State, action: Action) -> Message:
    """Describe a move as a choice, with its cost and effect."""
    result = effect(state, action)
    if isinstance(action, acts.LayTile):
        args: dict[str, Arg] = {"company": action.company, "id": action.tile, "cell": action.cell}
        args |= {"tile": tile_name(state.box.tiles[action.tile]), "turn": action.rotation * 90, "cost": result.cost}
        return _say("move-lay", **args, before=result.before, after=result.after)
    if isinstance(action, acts.TakeCard):
        card = state.box.cards[action.card]
        half = card.main if action.side == "main" else card.alt
        args = {"card": action.card, "what": half.what, "amount": rounds.amount_of(state, half)}
        return _say("move-card", copy="yes" if action.copy else "no", **args)
    if isinstance(action, acts.Found):
        price = state.box.prices[action.field]
        return _say("move-found", company=action.company, price=price, cost=result.cost)
    if isinstance(action, acts.FillTreasuries):
        return _fill(state, action)
    return _short(state, action)


def _fill(state: State, action: acts.FillTreasuries) -> Message:
    judge, names = isinstance(state.agenda[-1], rounds.JudgeIncome), state.own(action.seat)
    total = state.power(action.seat, "income_treasury") if judge else state.box.treasuries[state.colour]
    if len(names) == 1:
        return _say("move-fill", amount=total, company=names[0])
    args: dict[str, Arg] = {"amount": action.first, "company": names[0]}
    return _say("move-fill-two", **args, rest=total - action.first, other=names[1])


def _short(state: State, action: Action) -> Message:
    result = effect(state, action)
    args: dict[str, Arg] = {
        name: getattr(action, name)
        for name in ("company", "character", "train", "seller", "cell", "count", "mines")
        if hasattr(action, name)
    }
    if "train" in args:
        args["train"] = train_name(str(args["train"]))
    if isinstance(action, acts.TakeCash):
        return _say("move-cash", amount=state.power(action.seat, "income_cash"))
    if isinstance(action, acts.CashIn):
        return _say("move-cash-in", amount=state.power(action.seat, "cash_per_round") * state.round.number)
    if isinstance(action, acts.SellShares):
        return _say("move-sell", **args, gain=result.gain, price=result.price)
    if isinstance(action, acts.BuyShare):
        return _say("move-buy-share", **args, cost=result.cost)
    if isinstance(action, acts.PlaceStation):
        return _say("move-station", **args, cost=result.cost, before=result.before, after=result.after)
    if isinstance(action, acts.BuyTrain):
        run: dict[str, Arg] = {"before": result.before, "after": result.after}
        return _say("move-buy-train", **args, train=train_name(depot.top(state)), cost=result.cost, **run)
    if isinstance(action, acts.BuyFromCompany):
        return _say("move-buy-from", **args, cost=result.cost, before=result.before, after=result.after)
    if isinstance(action, acts.BuyFromPool):
        return _say("move-buy-pool", **args, cost=result.cost, before=result.before, after=result.after)
    if isinstance(action, acts.Answer):
        return _say("move-accept" if action.accept else "move-refuse")
    if isinstance(action, (acts.PayOut, acts.Withhold)):
        key = "move-pay" if isinstance(action, acts.PayOut) else "move-withhold"
        extra: dict[str, Arg] = {"gain": result.gain} if isinstance(action, acts.PayOut) else {}
        return _say(key, **args, **extra, price=result.price)
    names = {
        acts.TakeCompany: "move-company",
        acts.TakeCharacter: "move-character",
        acts.DiscardTrain: "move-drop",
        acts.ChooseRun: "move-run",
    }
    return _say(names.get(type(action), "move-done"), **args)


def epilogue(state: State) -> list[Message]:
    """Solo: report Gulliver's wealth."""
    if not state.solo:
        return []
    return [_say("end-solo", total=rounds.wealth(state, 0), gulliver=rounds.wealth(state, 1))]


_CARD = re.compile(r"(copy\s+)?(a\d\d)(?:\s+(main|alt))?", re.IGNORECASE)
_LAY = re.compile(r"([a-z]{2,3})\s+([nsewc][nsew\d]*)\s+([a-z0-9-]+)(?:\s+(0|90|180|270))?", re.IGNORECASE)


def parse(state: State, seat: int, text: str) -> Action | None:
    """Parse `A02`, `A02 alt`, `copy A02` (card); `MR N1E1 Y-PS 90` (lay); `done`, `pay`, `keep`, `yes`, `no`."""
    text = text.strip()
    word = text.lower()
    if word in ("done", "pass"):
        return acts.Done(seat)
    if word in ("yes", "no"):
        return acts.Answer(seat, word == "yes")
    step = state.agenda[-1]
    if word in ("pay", "keep") and hasattr(step, "company"):
        return acts.PayOut(seat, step.company) if word == "pay" else acts.Withhold(seat, step.company)
    card = _CARD.fullmatch(text)
    if card is not None:
        side = "alt" if (card[3] or "").lower() == "alt" else "main"
        return acts.TakeCard(seat, card[2].upper(), "alt" if side == "alt" else "main", bool(card[1]))
    lay = _LAY.fullmatch(text)
    if lay is not None:
        ids = {id.lower(): id for id in state.box.tiles}
        tile = ids.get(lay[3].lower(), lay[3])
        return acts.LayTile(seat, lay[1].upper(), lay[2].upper(), tile, int(lay[4] or 0) // 90)
    return None
