"""Drawing a section, the switch, the powers: examples in the style of a rule book."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tests.london.table import NUMBER, draw, first, refused, section, sheet, skip, solo, targets
from trainshed.core import LANGUAGES, Event, Game, Refusal, Words
from trainshed.titles.london.actions import Circle, Draw, Pass
from trainshed.titles.london.vocabulary import REFUSE_KEYS, RULE_IDS

# 3.3 Drawing a section; purple departs from C6


def test_the_first_section_starts_at_the_departure_station() -> None:
    game = solo("street-circle")
    assert targets(game) == {"C6 A8", "C6 E6"}
    assert refused(game, section("D3 A3")) == "3.3.2"
    draw(game, "C6 E6")


def test_later_sections_start_at_either_end() -> None:
    game = solo("street-circle", "street-triangle", "street-pentagon")
    draw(game, "C6 E6")
    assert targets(game) == {"C6 B5", "C6 E4", "E6 E7"}
    draw(game, "E6 E7")
    assert refused(game, section("E6 D7")) == "3.3.2"  # inside the line now
    assert refused(game, section("H6 I5")) == "3.3.2"  # not on the line


def test_a_section_follows_one_dashed_line() -> None:
    game = solo("street-circle")
    assert refused(game, section("C6 H6")) == "3.3.1"  # two dotted lines, with E6 between them
    assert refused(game, section("C6 C6")) == "3.3.1"
    assert refused(game, Draw(0, NUMBER["C6"], 99)) == "3.3.1"
    assert refused(game, Draw(0, -1, 3)) == "3.3.1"


def test_the_target_shows_the_symbol_of_the_card() -> None:
    game = solo("street-circle", "street-square")
    assert refused(game, section("C6 C8")) == "3.3.3"
    draw(game, "C6 E6")
    assert refused(game, section("C6 B5")) == "3.3.3"


def test_a_joker_fits_every_station() -> None:
    assert len(targets(solo("street-joker"))) == 8


def test_central_station_fits_every_card() -> None:
    for symbol in ("circle", "square", "triangle", "pentagon"):
        game = solo("street-joker", f"street-{symbol}")
        draw(game, "C6 E4")
        assert "E4 F4" in targets(game)


def test_a_line_never_visits_a_station_twice() -> None:
    game = solo("street-pentagon", "street-circle", "street-joker")
    draw(game, "C6 A6", "A6 A8")
    assert refused(game, section("A8 C6")) == "3.3.4"
    assert refused(game, section("A8 A6")) in ("3.3.4", "3.3.5")


def test_a_dashed_line_carries_one_section_over_all_colours() -> None:
    game = solo("street-circle", colours=("purple", "green", "red", "blue"))
    draw(game, "C6 E6")
    while game.state.round == 1:
        skip(game)
    assert sheet(game).colour == 3
    line = next(a for a in game.candidates(0) if isinstance(a, Draw) and a == section("C6 E6"))
    assert refused(game, line) == "3.3.2"
    assert sheet(game).blocked >> 96 & 1  # blocked for green as well


def test_a_section_must_not_cross_another() -> None:
    game = solo("street-joker", "underground-joker", "street-pentagon")
    draw(game, "C6 E4", "C6 C5")  # C6-E4 crosses C5-E5 in its middle
    assert refused(game, section("C5 E5")) == "3.3.6"
    refusal = game.why_not(section("C5 E5"))
    assert refusal is not None
    assert refusal.about == ("section:62",)
    assert refusal.message.args["colour"] == "purple"


def test_drawing_is_optional() -> None:
    game = solo("street-circle", "street-square")
    skip(game)
    assert game.state.flipped == 2
    assert refused(game, section("C6 E6")) == "3.3.3"  # the turn of the circle card is over


def test_player_without_legal_section_passes_automatically() -> None:
    """A player with no legal section passes automatically; the next card is flipped at once."""
    game = solo("street-circle", "street-square", "underground-circle")
    draw(game, "C6 A8")
    events: list[Event] = []
    while game.state.round == 1 and game.decision.seats:
        legal = list(game.legal_actions)
        assert len(legal) > 1
        events += game.play(legal[-1])
    assert game.state.round == 2


# 3.4 The switch


def test_the_switch_pairs_with_the_next_card_and_opens_every_station_of_the_line() -> None:
    game = solo("street-circle", "street-triangle", "street-switch", "street-square", "street-pentagon")
    draw(game, "C6 E6", "E6 E7")
    assert game.state.flipped == 4
    assert game.state.branch
    starts = {text.split()[0] for text in targets(game)}
    assert "E6" in starts  # inside the line
    draw(game, "E6 F5")
    assert not game.state.branch
    assert sheet(game).ends == sum(1 << NUMBER[name] for name in ("C6", "E7", "F5"))  # three ends now


def test_a_plain_extension_is_allowed_in_a_switch_turn() -> None:
    game = solo("street-circle", "street-triangle", "street-switch", "street-square", "street-pentagon")
    draw(game, "C6 E6", "E6 E7", "E7 G7")
    assert sheet(game).ends == sum(1 << NUMBER[name] for name in ("C6", "G7"))


@pytest.mark.parametrize(
    "cards", [("street-switch", "street-circle"), ("street-circle", "street-switch", "street-square")]
)
def test_the_switch_has_no_effect_as_first_or_second_card(cards: tuple[str, ...]) -> None:
    game = solo(*cards)
    if len(cards) == 3:
        draw(game, "C6 E6")
    assert game.state.flipped == len(cards)
    assert not game.state.branch


def test_the_switch_is_ignored_as_second_card_even_after_two_sections_in_turn_one() -> None:
    game = solo("street-circle", "street-switch", "street-triangle", powers=first("two_sections"))
    draw(game, "C6 E6")
    draw(game, "E6 H6", power="two_sections")
    assert not game.state.branch
    assert refused(game, section("E6 E7")) == "3.3.2"  # E6 is inside the line


def test_the_card_after_the_switch_may_end_the_round() -> None:
    game = solo(
        *("underground-circle", "underground-square", "underground-triangle", "underground-pentagon"),
        *("street-switch", "underground-joker"),
    )
    skip(game, 4)
    assert game.state.branch
    assert game.state.underground == 5
    skip(game)
    assert game.state.round == 2


# 3.2.4 The end of a round


def test_the_turn_of_the_fifth_underground_card_is_still_played() -> None:
    deck = [f"underground-{symbol}" for symbol in ("circle", "square", "triangle", "pentagon", "joker")]
    game = solo(*deck)
    skip(game, 4)
    assert game.state.underground == 5
    draw(game, "C6 E6")
    assert game.state.round == 2
    assert sheet(game).lines[0].sections == (96,)


# 3.9 Powers


def test_two_sections_are_drawn_in_one_turn() -> None:
    game = solo("street-circle", "street-square", powers=first("two_sections"))
    draw(game, "C6 E6")
    assert game.state.flipped == 1  # the player is asked for a second section
    assert refused(game, section("E6 H6")) == "3.2.3"
    assert targets(game, "two_sections") == {"E6 H6", "C6 A8"}  # continues the first section or starts elsewhere
    draw(game, "E6 H6", power="two_sections")
    assert game.state.flipped == 2
    assert sheet(game).power == -1
    assert refused(game, section("C6 C8", "two_sections")) == "3.9.1"


def test_two_sections_are_spent_only_with_the_second() -> None:
    game = solo("street-circle", "street-square", powers=first("two_sections"))
    assert refused(game, section("C6 E6", "two_sections")) == "3.9.2"
    draw(game, "C6 E6")
    skip(game)
    assert sheet(game).power >= 0


def test_with_a_joker_the_second_section_leads_to_the_symbol_of_the_first() -> None:
    game = solo("street-joker", "street-square", powers=first("two_sections"))
    draw(game, "C6 E4")
    assert all(game.describe(a) for a in game.legal_actions)
    ends = {text.split()[1] for text in targets(game, "two_sections")}
    assert ends == {"B5", "D3", "E1", "F4"}  # triangles, and Central Station
    assert refused(game, section("E4 E5", "two_sections")) == "3.9.2"


def test_after_central_station_with_a_joker_the_second_section_leads_anywhere() -> None:
    game = solo("street-triangle", "street-joker", powers=first("two_sections"))
    draw(game, "C6 E4")
    skip(game)
    draw(game, "E4 F4")
    assert {"F4 F1", "F4 G3", "F4 G4", "C6 C8"} <= targets(game, "two_sections")


def test_after_central_station_with_a_symbol_the_second_section_matches_the_card() -> None:
    game = solo("street-triangle", "street-circle", powers=first("two_sections"))
    draw(game, "C6 E4")
    skip(game)
    draw(game, "E4 F4")
    assert {text.split()[1] for text in targets(game, "two_sections")} <= {"F1", "G4", "A8", "E6", "H6"}
    assert refused(game, section("F4 F5", "two_sections")) == "3.3.3"


def _switch_turn_with_two_sections() -> Game:
    cards = ("street-circle", "street-triangle", "street-switch", "street-joker", "street-square")
    game = solo(*cards, powers=first("two_sections"))
    draw(game, "C6 E6")
    skip(game)
    draw(game, "E6 E7")
    skip(game)
    assert game.state.branch
    return game


def _branched() -> Game:
    game = _switch_turn_with_two_sections()
    draw(game, "E6 D7")  # a branch from inside the line
    return game


def test_in_a_switch_turn_only_one_of_two_sections_starts_inside_the_line() -> None:
    game = _branched()
    assert refused(game, section("E6 E5", "two_sections")) == "3.9.2"
    assert all(text.split()[0] != "E6" for text in targets(game, "two_sections"))
    other = _switch_turn_with_two_sections()
    draw(other, "C6 A6")  # a plain extension to a pentagon first
    draw(other, "E6 E5", power="two_sections")  # then the branch, to a pentagon


def test_the_joker_power_makes_any_card_a_joker_once() -> None:
    game = solo("street-circle", "street-square", powers=first("joker"))
    assert len(targets(game) | targets(game, "joker")) == 8
    assert refused(game, section("C6 E6", "joker")) == "3.9.3"  # the section is legal without the power
    draw(game, "C6 C5", power="joker")
    assert sheet(game).power == -1
    assert refused(game, section("C6 E6", "joker")) == "3.9.1"


def test_the_joker_power_combines_with_the_switch() -> None:
    game = solo("street-circle", "street-triangle", "street-switch", "street-square", powers=first("joker"))
    draw(game, "C6 E6", "E6 E7")
    assert "E6 E5" in targets(game, "joker")  # from inside the line, to a pentagon


def test_the_switch_power_opens_every_station_and_flips_no_card() -> None:
    game = solo("street-circle", "street-triangle", "street-square", powers=first("switch"))
    draw(game, "C6 E6", "E6 E7")
    assert "E6 F5" in targets(game, "switch")
    assert refused(game, section("E7 G7", "switch")) == "3.9.4"  # E7 is an end, so the power is not needed
    flipped = game.state.flipped
    draw(game, "E6 F5", power="switch")
    assert game.state.flipped >= flipped + 1
    assert sheet(game).power == -1


def test_a_station_of_the_line_may_be_circled_after_the_last_turn() -> None:
    deck = [f"underground-{symbol}" for symbol in ("circle", "square", "triangle", "pentagon", "joker")]
    game = solo(*deck, powers=first("double_station"))
    draw(game, "C6 E6")
    skip(game, 4)
    assert game.decision.question(0).key == "london-ask-circle"
    assert refused(game, Circle(0, NUMBER["H6"])) == "3.9.5"
    assert refused(game, Circle(0, 77)) == "3.9.5"
    assert game.why_not(section("C6 C8")) is not None
    before = game.copy()
    game.play(Circle(0, NUMBER["E6"]))
    line = sheet(game).lines[0]
    assert (line.districts, line.most, line.thames, line.total) == (2, 2, 1, 6)
    before.play(Pass(0))
    assert sheet(before).lines[0].total == 4


def test_a_power_belongs_to_its_colour() -> None:
    game = solo("street-circle", powers=first("switch"))
    assert refused(game, section("C6 E6", "joker")) == "3.9.1"
    while game.state.round == 1:
        skip(game)
    assert sheet(game).power == 0  # blue has the first of the remaining powers: two sections


def test_every_refusal_can_be_said_in_every_language() -> None:
    """Collect each refusal from played positions and format it in every language."""
    seen: dict[str, Refusal | None] = {}
    for power in ("two_sections", "joker", "switch", "double_station"):
        for seed in range(6):
            game = _wander(power, seed)
            for position in game:
                for action in position.candidates(0):
                    refusal = position.why_not(action)
                    if refusal is not None:
                        seen[refusal.message.key] = refusal
    seen["london-refuse-no-line"] = solo("street-circle").why_not(section("C6 H6"))
    seen["london-refuse-one-branch"] = _branched().why_not(section("E6 E5", "two_sections"))
    seen["london-refuse-no-station"] = solo("street-circle").why_not(Draw(0, 1, 99))
    assert set(REFUSE_KEYS) <= set(seen)
    for refusal in seen.values():
        assert refusal is not None
        assert refusal.rule in RULE_IDS or refusal.rule.startswith("core/")
        for language in LANGUAGES:
            assert Words(language)(refusal.message)


def _wander(power: str, seed: int) -> Iterator[Game]:
    rng = random.Random(seed)
    game = solo("street-joker", powers=first(power))
    while game.state.round < 3:
        yield game
        game.play(rng.choice([a for a in game.legal_actions if not isinstance(a, Pass)] or list(game.legal_actions)))
