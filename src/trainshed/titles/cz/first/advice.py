"""Why the bots of the game do what they do: what a plan changes for the company's runs, its rivals and its cash."""

from __future__ import annotations

from collections.abc import Sequence

from trainshed.core import Action, Message, Weighed
from trainshed.core.bot import only_choice
from trainshed.rail.play.actions import BuyFromPool, BuyTrain, DiscardTrain, Done, LayTile, PlaceStation, Run
from trainshed.rail.play.advice import Weighty, amount, change, reason, weightiest, with_train
from trainshed.rail.play.naming import train_name
from trainshed.rail.play.running import best_run

from .outlook import RUSTING, Evaluator, Forecast, read, without_twos
from .planning import Plan, acting, built
from .state import FirstState


def kind_bought(state: FirstState, action: BuyTrain | BuyFromPool) -> int:
    """Return the length of the train that an action buys."""
    return int(action.train if isinstance(action, BuyFromPool) else state.depot.next() or 0)


def changes(state: FirstState, evaluator: Evaluator, action: Action, runs: int = 1) -> list[Weighty]:
    """Return what an action changes with the trains and track of today: revenue of a run, and the cost."""
    company = acting(state)[1]
    number = evaluator.companies.index(company)
    table = read(state, evaluator.companies)
    fleet, upgrades = table.fleets[number], table.phase > 0
    now = evaluator.income(state.board, number, upgrades)[0].best(fleet)
    if isinstance(action, (BuyTrain, BuyFromPool)):
        kind = kind_bought(state, action)
        table.buy(number, kind)
        then = evaluator.income(state.board, number, upgrades)[0].best(table.fleets[number])
        price = table.facts.prices[kind]
        if then == now:
            return [(price, reason("cost", amount=amount(price)))]
        return [(max(price, runs * abs(then - now)), with_train(company, str(kind), now, then, price))]
    if isinstance(action, DiscardTrain):
        left = list(fleet)
        left.remove(int(action.train))
        then = evaluator.income(state.board, number, upgrades)[0].best(tuple(left))
        return [(1, reason("discard", train=train_name(action.train), revenue=amount(then)))]
    board, cost = built(state, company, action)
    then = evaluator.income(board, number, upgrades)[0].best(fleet)
    found: list[Weighty] = [(runs * (then - now), change("run", now, then, company=company))]
    return [*found, (cost, reason("cost", amount=amount(cost)))]


def best_run_weighed(state: FirstState, action: Action, company: str) -> Weighed:
    """Return the best run: nothing else is weighed there."""
    return Weighed(
        action, lambda: [reason("best-run", company=company, revenue=amount(best_run(state, company).revenue))]
    )


def plan_reasons(state: FirstState, evaluator: Evaluator, plan: Plan, action: Action) -> list[Message]:
    """Return why a plan begins with an action."""
    company = acting(state)[1]
    number = evaluator.companies.index(company)
    if isinstance(action, Run):
        return list(best_run_weighed(state, action, company).reasons())
    assert plan.end is not None
    table = read(state, evaluator.companies)
    found = changes(state, evaluator, action, max(1, evaluator.rounds - table.round))
    if plan.ahead is not None and isinstance(action, (LayTile, PlaceStation)):
        found += _over_all_runs(state, evaluator, plan.ahead, number, action)
    if isinstance(action, (BuyTrain, BuyFromPool)):
        found += _rust(state, evaluator, number, kind_bought(state, action))
    elif plan.trains and not isinstance(action, DiscardTrain):
        train = train_name(str(plan.trains[0]))
        found.append((table.facts.prices[plan.trains[0]], reason("then", train=train, company=company)))
    told = weightiest(found)[:2]
    if isinstance(action, Done) and not told:
        told = [reason("nothing-better")]
    return [*told, reason("end-cash", company=company, amount=amount(plan.end.cash[number]))]


def _over_all_runs(
    state: FirstState, evaluator: Evaluator, ahead: Forecast, number: int, action: LayTile | PlaceStation
) -> list[Weighty]:
    """Return what a lay or a station changes over all runs forecast, for the company and for its rivals."""
    upgrades = read(state, evaluator.companies).phase > 0
    board = built(state, acting(state)[1], action)[0]
    found: list[Weighty] = []
    for other, company in enumerate(evaluator.companies):
        runs = ahead.runs[other]
        count = sum(times for times, _ in runs.values())
        before, after = (evaluator.earned(one, other, upgrades, runs) for one in (state.board, board))
        key, weight = ("runs-left", 1.0) if other == number else ("rival", evaluator.weights.rival)
        found.append((weight * (after - before), change(key, before, after, company=company, count=count)))
    return found


def _rust(state: FirstState, evaluator: Evaluator, number: int, kind: int) -> list[Weighty]:
    """Return what a rival loses by the first 4-train, or when the 2-trains are expected to go."""
    table = read(state, evaluator.companies)
    if kind != RUSTING or table.phase >= RUSTING - 2:
        return []
    found: list[Weighty] = []
    for other, company in enumerate(evaluator.companies):
        fleet = table.fleets[other]
        if other != number and 2 in fleet:
            income = evaluator.income(state.board, other, table.phase > 0)[0]
            lost = income.best(fleet) - income.best(without_twos(fleet))
            left = max(0, evaluator.rounds - table.round)
            found.append((left * lost, reason("harm", company=company, train=train_name("2"), amount=amount(lost))))
    return found


def weighed(
    state: FirstState, evaluator: Evaluator, found: Sequence[Plan], values: Sequence[float], noise: float
) -> Weighed:
    """Return the first action of the best plan; the runner-up is the best plan that begins otherwise."""
    best, action = found[0], found[0].act(state)
    legal = list(state.agenda[-1].legal(state, action.seat))
    if len(legal) == 1 and not isinstance(action, Run):
        return only_choice(action)
    result = Weighed(action, lambda: plan_reasons(state, evaluator, best, action), unit=amount)
    others = [(values[0] - value, plan) for plan, value in zip(found, values, strict=False)]
    others += [((best.rated or best.value) - plan.value, plan) for plan in best.purchases]
    for behind, plan in sorted(others, key=lambda one: one[0]):
        other = plan.act(state)
        if other != action:
            result.other, result.behind, result.drawn = other, behind, behind < noise and plan in found
            break
    return result
