# 18Ireland: rounds, trains, emergency purchase, bankruptcy, mergers, the end.

# Parts of the game.
ireland-tick-privates = Private auction
ireland-tick-stock = Stock round { $number }
ireland-tick-operating = Operating round { $number }.{ $part }
ireland-tick-merger = Merger round { $number }
ireland-end-nothing = No company is left and nobody can start one; the richest player wins.

# Questions.
ireland-ask-trains = { $company } has { $cash }. Which train does it buy?
ireland-ask-must-buy = { $company } has no train and must buy one from its { $cash }. Which one?
ireland-ask-emergency = { $company } has no train, and its { $cash } is too little for any. You have { $own }: which train do you help to buy?
ireland-ask-bankrupt = Nothing you have is enough for a train for { $company }. Sell shares yourself first, or declare bankruptcy?
ireland-ask-merger = Propose a merger, or pass?
ireland-ask-vote = { $player } wants to merge { $first } and { $second }; the new price is { $price }. You have { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}: for or against?
ireland-ask-vote-three = { $player } wants to merge { $first }, { $second } and { $third }; the new price is { $price }. You have { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}: for or against?
ireland-ask-target = The merger is accepted. Which ten-share company do they become?

# Refusals.
ireland-refuse-must-own = { $company } has no train and must buy one.
ireland-refuse-no-emergency = { $company } can pay for a train itself: its director sells nothing and is not bankrupt.
ireland-refuse-trade-phase = Trains are traded in only from the first 10H on.
ireland-refuse-trade-once = { $company } has traded in a train this turn already.
ireland-refuse-trade-owner = { $company } has no { $train } to trade in.
ireland-refuse-trade-kind = A { $old } cannot be traded in for a { $new }.
ireland-refuse-trade-money = { $company } cannot pay the difference of { $price }.
ireland-refuse-emergency-money = That train costs { $price }; you are { $gap } short.
ireland-refuse-emergency-oversold = For a train of { $price } the last share need not have been sold: it must be a dearer one now.
ireland-refuse-emergency-sale = Fewer shares of { $company } are enough for the dearest train.
ireland-refuse-emergency-dead-end = 
    After selling { $count ->
        [one] 1 share
       *[other] { $count } shares
    } of { $company } there would be no train you may still buy.
ireland-refuse-emergency-private = Shares have been sold for a train, so { $company } buys no private of another player before it.
ireland-refuse-not-bankrupt = You are not bankrupt: { $have } can be raised, and a train costs { $price }.
ireland-refuse-merger-set = A merger names two or three five-share companies, each once.
ireland-refuse-merger-running = { $company } is no running five-share company.
ireland-refuse-merger-not-joined = No broad track joins { $first } and { $second }.
ireland-refuse-merger-same-cell = { $first } and { $second } have their stations on one cell.
ireland-refuse-merger-none-yours = You own no share of these companies.
ireland-refuse-merger-shares = Players and pool hold more than { $most } of their shares.
ireland-refuse-merger-holding = { $player } would own more than { $limit }% of the new company.
ireland-refuse-merger-pool = The pool would hold more than { $limit }% of the new company.
ireland-refuse-merger-no-ten = No ten-share company is left.
ireland-refuse-merger-voted = This merger has been voted on in this round.
ireland-refuse-target = { $company } is no ten-share company that is still free.
ireland-refuse-must-vote = Vote for or against; abstaining is not possible.
ireland-refuse-must-name = Name the ten-share company.

# The log.
ireland-log-round-privates = The private auction begins.
ireland-log-round-stock = Stock round { $number } begins.
ireland-log-round-operating = Operating round { $number }.{ $part } begins.
ireland-log-round-merger = Merger round { $number } begins.
ireland-log-private-income = { $private } pays { $owner } { $amount }.
ireland-log-marker = { $company }: price { $was } → { $price }.
ireland-log-closed-price = The price of { $company } has fallen to 0: it leaves the game.
ireland-log-closed-bankrupt = { $company } closes with its director.
ireland-log-lost = Lost with { $company }: { $who }; { $treasury } from its treasury.
ireland-log-lost-share = { $player } { $percent }%
ireland-log-lost-treasury = { $treasury } from the treasury of { $company } is lost.
ireland-log-removed = { $company } never started and leaves the game.
ireland-log-end-market = { $company } has reached 260: the game ends after this operating round.
ireland-log-end-bank = The bank is broken: the game ends after the second operating round.
ireland-log-ended-market = The game is over: 260 was reached. { $totals }.
ireland-log-ended-bank = The game is over: the bank is broken. { $totals }.
ireland-log-ended-bankrupt = The game is over: only one player is not bankrupt. { $totals }.
ireland-log-ended-nothing = The game is over: no company is left and nobody can start one. { $totals }.
ireland-log-total = { $player } { $total }
ireland-log-totals = { $first }, { $rest }
ireland-log-bankrupt = { $player } cannot get { $company } a train and is bankrupt; { $cash } is lost.
ireland-log-settled = The bank pays { $player } { $amount } for shares of { $company }.
ireland-log-left-shares = { $percent }% of { $what } leave the game with { $player }.
ireland-log-left-private = { $what } leaves the game with { $player }.
ireland-log-proposed = { $player } proposes to merge { $first } and { $second } at { $price }.
ireland-log-proposed-three = { $player } proposes to merge { $first }, { $second } and { $third } at { $price }.
ireland-log-voted-for = { $player } votes for it with { $votes } ({ $ayes } for, { $noes } against).
ireland-log-voted-against = { $player } votes against it with { $votes } ({ $ayes } for, { $noes } against).
ireland-log-pool-for = { $company } in the pool: { $votes } for, as the price rises.
ireland-log-pool-against = { $company } in the pool: { $votes } against, as the price falls.
ireland-log-pool-abstain = { $company } in the pool: { $votes } not cast, as the price stays.
ireland-log-merger-accepted = The merger is accepted: { $ayes } to { $noes }.
ireland-log-merger-rejected = The merger is rejected: { $ayes } to { $noes }.
ireland-log-merger-tied = The vote is tied, { $ayes } to { $noes }: no merger.
ireland-log-merged = { $first } and { $second } become { $company }: price { $price }, treasury { $treasury }, director { $director }.
ireland-log-merged-three = { $first }, { $second } and { $third } become { $company }: price { $price }, treasury { $treasury }, director { $director }.
