"""What a player may do by the rule book, the map apart; by the second account of the game in `referee`."""

from __future__ import annotations

from collections.abc import Iterator

from tests.lilliput.referee import CARDS, COMPANIES, FIELDS, TRAINS, Account


def may(account: Account, player: int, step: str, company: str, running: bool) -> set[tuple[object, ...]]:
    """Every act of the step as a tuple of its kind and what it names; prices offered for trains apart."""
    found: set[tuple[object, ...]] = set()
    if step in ("Dividend", "Deal"):
        return {("pay", company), ("withhold", company)} if step == "Dividend" else {("answer", 0), ("answer", 1)}
    drops = {("drop", c, train) for c in account.own(player) for train in account.trains[c] if account.obsolete(train)}
    found |= drops
    if step == "Discard":
        return found | {("drop", company, train) for train in account.trains[company]}
    if not running and "treasurer" in account.characters[player] and not account.spent[player]:
        found.add(("cash-in",))
    if step == "Turn":
        cards = [card for card in CARDS[account.seats] if card not in account.used or account.copies[player]]
        return found | {("card", card, side, card in account.used) for card in cards for side in ("main", "alt")}
    found.add(("done",))
    if step == "TradeShares":
        found |= set(_trades(account, player))
    if step == "BuyTrains":
        found |= set(_purchases(account, player))
    if step == "BuyPool" and len(account.trains[company]) < account.limit():
        found |= {("buy-pool", company, t) for t in account.pool if TRAINS[t] <= account.treasuries[company]}
    return found


def _trades(account: Account, player: int) -> Iterator[tuple[object, ...]]:
    room = account.certificates(player) < 5
    for company in account.directors:
        if company not in account.sold:
            for count in range(1, account.shares[player][company] + 1):
                yield "sell", company, count
        if room and account.bank[company] and account.price(company) <= account.cash[player]:
            yield "buy-share", company
    board = account.position.board
    slots = sum(shape.tile.stops[0].slots for shape in board.laid.values() if len(shape.tile.stops) == 1)
    if room and len(account.own(player)) < 2 and slots > sum(account.stations.values()):
        for company in COMPANIES[4:]:
            if company not in account.directors:
                yield from (("found", company, at) for at, v in enumerate(FIELDS) if 5 * v <= account.cash[player])


def _purchases(account: Account, player: int) -> Iterator[tuple[object, ...]]:
    for company in account.own(player):
        if len(account.trains[company]) >= account.limit():
            continue
        money = account.treasuries[company] + (0 if account.trains[company] else account.cash[player])
        if money >= account.new_train(player):
            yield "buy-train", company
        for seller, owner in account.directors.items():
            if seller != company and owner < account.seats and account.treasuries[company]:
                for train in set(account.trains[seller]):
                    if account.refused.count((seller, train)) < account.trains[seller].count(train):
                        yield "buy-from", company, seller, train
