"""Depot, phases, obsolescence, rust, limits and trade-ins."""

from __future__ import annotations

import pytest

from tests.rail.shared import ROOT, shared
from trainshed.core.message import Illegal
from trainshed.rail.trains import BadTrain, Depot, PhaseData, Roster, TrainData, TrainFile


def roster(title: str) -> Roster:
    return Roster.load(ROOT / "src" / "trainshed" / "titles" / title / "data" / "trains.toml")


def sold(title: str, players: int, until: str, to: str = "Z") -> Depot:
    """Return a depot from which all trains before the given kind have been sold and scrapped."""
    depot = Depot(roster(title), players, {to: "ten"})
    while depot.next() != until:
        card, _ = depot.take_new(to)
        if any(c.id == card.id for c in depot.of(to)):
            depot.scrap(to, card.id)
    return depot


def kinds(depot: Depot, owner: str) -> list[str]:
    return [card.kind + ("~" if card.obsolete else "") for card in depot.of(owner)]


def test_lilliput_stack() -> None:
    facts = shared("lilliput")["trains"]
    for players in (1, 2, 3, 4):
        depot = Depot(roster("lilliput"), players)
        for fact in facts:
            left = -1 if fact["stack"] == "unlimited" else fact["stack"][players]
            assert depot.stack[fact["type"]] == left
            assert depot.price(fact["type"]) == fact["cost"]


def test_cz_decks_and_limits() -> None:
    facts = shared("cz_first_game")
    for players, setup in facts["setup"]["by_players"].items():
        assert Depot(roster("cz"), players).stack == setup["trains"]
    assert [p.limit["company"] for p in roster("cz").phases] == [
        phase["train_limit"] for phase in facts["phases"].values()
    ]


def test_dealt_trains_set_nothing_off() -> None:
    depot = Depot(roster("lilliput"), 4)
    depot.take_new("MR", "2", quietly=True)
    assert depot.phase.id == "1"
    _, change = depot.take_new("SR")
    assert change is not None
    assert depot.phase.id == "2"


def test_the_first_4_makes_2s_obsolete_and_lowers_the_limit() -> None:
    depot = sold("lilliput", 4, "4")
    for kind in ("2", "2", "3"):
        depot.stack[kind] += 1
        depot.take_new("MR", kind)
    _, change = depot.take_new("MR")
    assert change is not None
    assert kinds(depot, "MR") == ["2~", "2~", "3", "4"]
    assert depot.limit("MR") == 3
    assert change.over_limit == ("MR",)
    depot.discard("MR", depot.of("MR")[0].id)
    assert depot.over_limit() == ()


def test_at_the_limit_nothing_is_bought_even_if_the_purchase_would_rust_one() -> None:
    depot = sold("lilliput", 4, "5")
    for kind in ("2", "2", "4"):
        depot.stack[kind] += 1
        depot.take_new("MR", kind)
    refusal = depot.why_not_buy("MR")
    assert refusal is not None
    assert refusal.message.key == "rail-train-limit"
    depot.discard("MR", depot.of("MR")[0].id)
    assert depot.why_not_buy("MR") is None
    _, change = depot.take_new("MR")
    assert change is not None
    assert kinds(depot, "MR") == ["4", "5"]
    assert depot.pool == (), "the one in the pool rusts too"
    assert len(change.rusted) == 2


def test_bureaucracy_puts_the_top_train_into_the_pool_and_may_change_the_phase() -> None:
    depot = sold("lilliput", 4, "3")
    kind, change = depot.export(to_pool=True)
    assert kind == "3"
    assert change is not None
    assert depot.phase.colour == "green"
    assert [c.kind for c in depot.pool] == ["3"]
    depot.export(to_pool=False)
    assert [c.kind for c in depot.pool] == ["3"]
    assert depot.stack["3"] == 4


def test_cz_first_4_removes_all_2s() -> None:
    depot = Depot(roster("cz"), 2)
    for _ in range(3):
        depot.take_new("BCB")
    for _ in range(2):
        depot.take_new("EKJ")
    depot.discard("BCB", "2-0")
    _, change = depot.take_new("EKJ")
    assert change is not None
    assert kinds(depot, "BCB") == []
    assert depot.pool == ()
    assert depot.phase.id == "3"


def test_buying_from_the_pool_never_changes_the_phase() -> None:
    depot = Depot(roster("cz"), 2)
    depot.take_new("BCB")
    depot.discard("BCB", "2-0")
    before = depot.phase
    depot.give("pool", "EKJ", "2-0")
    assert depot.phase is before
    assert kinds(depot, "EKJ") == ["2"]


def test_irish_trains_flip_into_the_pool() -> None:
    depot = Depot(roster("ireland"), classes={"DKR": "five"})
    for _ in range(7):
        depot.take_new("DKR")
    for _ in range(5):
        depot.take_new("X")
    _, change = depot.take_new("X")
    assert change is not None
    assert depot.phase.id == "6"
    assert kinds(depot, "DKR") == []
    assert [c.id for c in depot.pool] == [f"1H'-{n}" for n in range(7)]
    for _ in range(3):
        depot.take_new("X")
    _, change = depot.take_new("X")
    assert change is not None
    assert {c.kind for c in depot.pool} == {"2H'"}, "1H' are gone, 4H came as 2H'"


def test_trade_in_prices() -> None:
    depot = Depot(roster("ireland"))
    pairs = {("8H", "10H"): 110, ("8H", "D"): 330, ("10H", "D"): 220, ("3H'", "10H"): 400, ("3H'", "D"): 620}
    assert {pair: depot.trade_in_price(*pair) for pair in pairs} == pairs
    with pytest.raises(Illegal):
        depot.trade_in_price("6H", "D")


def test_irish_limits_differ_by_class() -> None:
    depot = sold("ireland", 0, "8H")
    depot.classes = {"DKR": "five", "GSWR": "ten"}
    assert (depot.limit("DKR"), depot.limit("GSWR")) == (2, 3)
    depot.take_new("GSWR")
    assert (depot.limit("DKR"), depot.limit("GSWR")) == (1, 2)
    assert "start-five" not in depot.phase.rights


def test_a_copy_does_not_follow_its_original() -> None:
    depot = Depot(roster("cz"), 2)
    depot.take_new("BCB")
    copy = depot.copy()
    assert copy == depot
    assert hash(copy) == hash(depot)
    copy.take_new("BCB")
    assert copy != depot
    with pytest.raises(Illegal):
        depot.card("BCB", "2-1")


def test_an_empty_stack_sells_nothing() -> None:
    depot = Depot(roster("cz"), 2)
    while depot.next():
        depot.take_new("BCB")
    with pytest.raises(Illegal):
        depot.take_new("BCB")
    assert depot.export(to_pool=True) == (None, None)


def test_depots_that_will_behave_differently_are_not_equal() -> None:
    bought, dealt = Depot(roster("lilliput"), 4), Depot(roster("lilliput"), 4)
    bought.take_new("MR", "4D")
    dealt.take_new("MR", "4D", quietly=True)
    assert bought != dealt


def test_an_empty_shed_is_like_none() -> None:
    one, two = Depot(roster("cz"), 2), Depot(roster("cz"), 2)
    for depot, owner in ((one, "BCB"), (two, "EKJ")):
        depot.take_new(owner)
        depot.scrap(owner, "2-0")
    assert one == two
    assert hash(one) == hash(two)


def test_a_stack_for_a_number_of_players_that_is_not_foreseen_is_refused() -> None:
    for players in (0, 7):
        with pytest.raises(BadTrain, match=f"train 2: nothing is said about {players} players"):
            Depot(roster("cz"), players)


PHASE = PhaseData("1", "yellow", {"company": 4})


@pytest.mark.parametrize(
    ("file", "words"),
    [
        (TrainFile((TrainData("2", 80), TrainData("2", 90)), (PHASE,)), "one name"),
        (TrainFile((TrainData("2", 80),), (PHASE, PHASE)), "one name"),
        (TrainFile((TrainData("2", 80),), ()), "no phase"),
        (TrainFile((TrainData("2", 80, stops=2, length=2),), (PHASE,)), "train 2: measured"),
        (TrainFile((TrainData("2", 80, flips_on="2"),), (PHASE,)), "train 2: flips_on"),
        (TrainFile((TrainData("2", 80, rusts_on="4"),), (PHASE,)), "train 2: no train '4'"),
        (TrainFile((TrainData("2", 80, trade_in=("1",)),), (PHASE,)), "train 2: no train '1'"),
        (TrainFile((TrainData("2", 80),), (PhaseData("2", "green", {}, starts="3"),)), "phase 2: no train '3'"),
    ],
)
def test_nonsense_about_trains_is_named(file: TrainFile, words: str) -> None:
    with pytest.raises(BadTrain, match=words):
        Roster(file)


def without_3s() -> Depot:
    """A game whose number of players uses no 3: the 4 rusts what the 3 would have."""
    kinds = (
        TrainData("2", 80, count=3, obsolete_on="3"),
        TrainData("1", 50, count=0, rusts_on="3"),
        TrainData("3", 150),
        TrainData("4", 300, count=2),
        TrainData("5", 400, count=-1, obsolete_on="5"),
    )
    phases = (PHASE, PhaseData("3", "green", {"company": 3}, starts="3"))
    return Depot(Roster(TrainFile(kinds, phases)))


def test_a_kind_that_is_not_in_the_game_appears_with_the_next_one() -> None:
    depot = without_3s()
    depot.deal("MR", "1")
    assert depot.take_new("MR")[1] is None
    depot.stack["2"] = 0
    _, change = depot.take_new("MR")
    assert change is not None
    assert change.appeared == ("1", "3", "4")
    assert (change.rusted, change.obsolete) == (("1-0",), ("2-0",))
    assert (depot.phase.id, depot.phase_number) == ("3", 1)
    assert kinds(depot, "MR") == ["2~", "4"]


def test_a_train_of_an_obsolete_kind_is_obsolete_whenever_it_is_dealt() -> None:
    depot = without_3s()
    assert not depot.is_obsolete("2")
    depot.take_new("MR", "4")
    assert depot.is_obsolete("2")
    depot.take_new("SR", "2")
    assert kinds(depot, "SR") == ["2~"]
    for _ in range(2):
        depot.take_new("GVR", "5")
    assert kinds(depot, "GVR") == ["5~", "5~"]


def test_exported_trains_are_out_of_the_game_unless_there_are_any_number() -> None:
    depot = without_3s()
    depot.stack["2"] = 1
    assert [depot.export(to_pool=False)[0] for _ in range(5)] == ["2", "4", "4", "5", "5"]
    assert depot.gone == {"2": 1, "4": 2}
    assert depot.pool == ()
