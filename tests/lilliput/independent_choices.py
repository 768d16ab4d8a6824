"""Second list of legal actions, written from the rule book on top of `independent_ledger`; map actions excluded."""

from __future__ import annotations

from collections.abc import Iterator

from tests.lilliput.independent_ledger import CARDS, COMPANIES, FIELDS, TRAINS, Ledger
from tests.lilliput.table import board


def legal_actions(ledger: Ledger, player: int, step: str, company: str, running: bool) -> set[tuple[object, ...]]:
    """Return every legal action of the step as a tuple of kind and arguments, without prices offered for trains."""
    found: set[tuple[object, ...]] = set()
    if step == "dividend":
        return {("pay", company), ("withhold", company)}
    if step == "offer":
        low, high = ledger.haggling
        return {("answer", 0), ("answer", 1)} | ({("counter",)} if low <= high else set())
    drops = {("drop", c, train) for c in ledger.own(player) for train in ledger.trains[c] if ledger.obsolete(train)}
    found |= drops
    if step == "discard":
        return found | {("drop", company, train) for train in ledger.trains[company]}
    if not running and "treasurer" in ledger.characters[player] and not ledger.spent[player]:
        found.add(("cash-in",))
    if step == "card":
        cards = [card for card in CARDS[ledger.seats] if card not in ledger.used or ledger.copies[player]]
        return found | {("card", card, side, card in ledger.used) for card in cards for side in ("main", "alt")}
    found.add(("done",))
    if step == "shares":
        found |= set(_trades(ledger, player))
    if step == "buy-trains":
        found |= set(_purchases(ledger, player))
    if step == "buy-pool" and len(ledger.trains[company]) < ledger.limit():
        found |= {("buy-pool", company, t) for t in ledger.pool if TRAINS[t] <= ledger.treasuries[company]}
    return found


def _trades(ledger: Ledger, player: int) -> Iterator[tuple[object, ...]]:
    room = ledger.certificates(player) < 5
    for company in ledger.directors:
        for count in range(1, ledger.shares[player][company] + 1):
            yield "sell", company, count
        if room and ledger.bank[company] and ledger.price(company) <= ledger.cash[player]:
            yield "buy-share", company
    laid = board(ledger.position).laid.values()
    slots = sum(shape.tile.stops[0].slots for shape in laid if len(shape.tile.stops) == 1)
    if room and len(ledger.own(player)) < 2 and slots > sum(ledger.stations.values()):
        for company in COMPANIES[4:]:
            if company not in ledger.directors:
                yield from (("found", company, at) for at, v in enumerate(FIELDS) if 5 * v <= ledger.cash[player])


def _purchases(ledger: Ledger, player: int) -> Iterator[tuple[object, ...]]:
    for company in ledger.own(player):
        if len(ledger.trains[company]) >= ledger.limit():
            continue
        money = ledger.treasuries[company] + (0 if ledger.trains[company] else ledger.cash[player])
        if money >= ledger.new_train(player):
            yield "buy-train", company
        for seller, owner in ledger.directors.items():
            if seller != company and owner < ledger.seats and ledger.treasuries[company]:
                for train in set(ledger.trains[seller]):
                    if ledger.refused.count((seller, train)) < ledger.trains[seller].count(train):
                        yield "buy-from", company, seller, train
