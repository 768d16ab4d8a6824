"""Drawing a section (3.3), the switch (3.4) and the powers that change these rules (3.9).

`why_not` decides what is legal. `legal` enumerates the same actions quickly; a property test checks that they agree.
"""

from __future__ import annotations

from trainshed.core import Action, Message, Refusal

from .actions import DRAWS, JOKER_DRAWS, PASSES, SWITCH_DRAWS, TWO_SECTIONS_DRAWS, Draw
from .cards import JOKER_POWER, POWERS, SWITCH_POWER, TWO_SECTIONS
from .map import (
    CARD_SYMBOLS,
    CLOSES,
    COLOURS,
    FITS,
    JOKER,
    LINE_BETWEEN,
    LINES,
    SPOKES,
    STATIONS,
    SYMBOL_OF,
)
from .state import Sheet, State

# validation


def why_not(state: State, action: Draw) -> Refusal | None:
    """Return why a section may not be drawn; the checks are in the order in which a player would make them."""
    sheet = state.sheets[action.seat]
    start, end = action.start, action.end
    section = LINE_BETWEEN.get((start, end))
    if section is None:
        return _no_dashed_line(start, end)
    power = action.power
    if sheet.first >= 0 and power != "two_sections":
        return _refuse("3.2.3", "london-refuse-one-section")
    if power is not None and (sheet.power < 0 or POWERS[sheet.power] != power):
        return _refuse("3.9.1", "london-refuse-no-power", power=power, colour=COLOURS[sheet.colour])
    if power == "two_sections" and sheet.first < 0:
        return _refuse("3.9.2", "london-refuse-two-first")
    if not sheet.line >> start & 1:
        return _wrong_start(sheet, start)
    at_end = sheet.ends >> start & 1
    if not at_end and power != "switch":
        if not state.branch:
            return _refuse("3.3.2", "london-refuse-not-an-end", _s(start), station=_name(start))
        if sheet.inside:
            return _refuse("3.9.2", "london-refuse-one-branch", _s(start), station=_name(start))
    symbol = _symbol_for(state, sheet)
    if not FITS[symbol] >> end & 1 and power != "joker":
        return _wrong_symbol(state, sheet, end, symbol)
    if sheet.line >> end & 1:
        return _refuse("3.3.4", "london-refuse-visited", _s(end), station=_name(end))
    if sheet.blocked >> section & 1:
        return _blocked(sheet, section)
    if power == "joker" and FITS[symbol] >> end & 1:
        return _refuse("3.9.3", "london-refuse-joker-unneeded", _s(end), station=_name(end))
    if power == "switch" and (at_end or state.branch):
        return _refuse("3.9.4", "london-refuse-switch-unneeded", _s(start), station=_name(start))
    return None


def _symbol_for(state: State, sheet: Sheet) -> int:
    """Return the symbol the target must have: the card's, or with a joker card the first target's (3.9.2)."""
    if sheet.first >= 0 and state.symbol == JOKER:
        return SYMBOL_OF[sheet.first]
    return state.symbol


def _no_dashed_line(start: int, end: int) -> Refusal:
    for station in (start, end):
        if not 0 <= station < len(STATIONS):
            return _refuse("3.3.1", "london-refuse-no-station", number=station)
    return _refuse("3.3.1", "london-refuse-no-line", _s(start), _s(end), start=_name(start), end=_name(end))


def _wrong_start(sheet: Sheet, start: int) -> Refusal:
    if not sheet.sections:
        departure = sheet.line.bit_length() - 1
        args = {"departure": _name(departure), "colour": COLOURS[sheet.colour]}
        return _refuse("3.3.2", "london-refuse-departure", _s(departure), **args)
    return _refuse("3.3.2", "london-refuse-not-on-line", _s(start), station=_name(start))


def _wrong_symbol(state: State, sheet: Sheet, end: int, symbol: int) -> Refusal:
    args = {"station": _name(end), "symbol": STATIONS[end].symbol, "card": CARD_SYMBOLS[symbol]}
    if sheet.first >= 0 and state.symbol == JOKER:
        return _refuse("3.9.2", "london-refuse-second-symbol", _s(end), **args)
    return _refuse("3.3.3", "london-refuse-symbol", _s(end), **args)


def _blocked(sheet: Sheet, section: int) -> Refusal:
    """Refusal: the dashed line is taken (3.3.5) or crossed (3.3.6); it names the other line and the place."""
    drawn = [(line.colour, other) for line in sheet.lines for other in line.sections]
    drawn += [(sheet.colour, other) for other in sheet.sections]
    for colour, other in drawn:
        if other == section:
            return _refuse("3.3.5", "london-refuse-taken", f"section:{other}", colour=COLOURS[colour])
    colour, other = next((c, o) for c, o in drawn if CLOSES[o] >> section & 1)
    args = {"colour": COLOURS[colour], "start": _name(LINES[other].a), "end": _name(LINES[other].b)}
    return _refuse("3.3.6", "london-refuse-crosses", f"section:{other}", **args)


def _refuse(rule: str, key: str, *about: str, **args: str | int) -> Refusal:
    return Refusal(f"london/{rule}", Message(key, args), about)


def _s(station: int) -> str:
    return f"station:{station}"


def _name(station: int) -> str:
    return STATIONS[station].name


# enumeration


def legal(state: State, seat: int) -> list[Action]:
    """Return every legal action of a seat that has not finished its turn: sections, then passing."""
    sheet = state.sheets[seat]
    if sheet.first >= 0:
        actions = _second_sections(state, sheet, seat)
    else:
        actions = _sections(sheet, sheet.line if state.branch else sheet.ends, state.symbol, DRAWS[seat])
        if sheet.power == JOKER_POWER:
            actions += _joker_sections(state, sheet, seat)
        elif sheet.power == SWITCH_POWER and not state.branch:
            inside = sheet.line & ~sheet.ends
            actions += _sections(sheet, inside, state.symbol, SWITCH_DRAWS[seat])
    actions.append(PASSES[seat])
    return actions


def can_draw(state: State, sheet: Sheet) -> bool:
    """True if any section can be drawn on this sheet now, with or without its power."""
    symbol = _symbol_for(state, sheet)
    if sheet.first < 0:
        if sheet.power == JOKER_POWER:
            symbol = JOKER
        starts = sheet.line if state.branch or sheet.power == SWITCH_POWER else sheet.ends
    else:
        starts = _second_starts(state, sheet)
    spokes, line, blocked = SPOKES[symbol], sheet.line, sheet.blocked
    while starts:
        low = starts & -starts
        starts ^= low
        for _way, section, end in spokes[low.bit_length() - 1]:
            if not (blocked & section or line & end):
                return True
    return False


def _sections(sheet: Sheet, starts: int, symbol: int, draws: tuple[Draw, ...]) -> list[Action]:
    spokes, line, blocked = SPOKES[symbol], sheet.line, sheet.blocked
    found: list[Action] = []
    while starts:
        low = starts & -starts
        starts ^= low
        for way, section, end in spokes[low.bit_length() - 1]:
            if not (blocked & section or line & end):
                found.append(draws[way])
    return found


def _joker_sections(state: State, sheet: Sheet, seat: int) -> list[Action]:
    """Return the sections that only the joker power allows (3.9.3)."""
    starts = sheet.line if state.branch else sheet.ends
    fits = FITS[state.symbol]
    opened = _sections(sheet, starts, JOKER, JOKER_DRAWS[seat])
    return [action for action in opened if isinstance(action, Draw) and not fits >> action.end & 1]


def _second_sections(state: State, sheet: Sheet, seat: int) -> list[Action]:
    """Return the possible second sections of the power *two sections* (3.9.2)."""
    return _sections(sheet, _second_starts(state, sheet), _symbol_for(state, sheet), TWO_SECTIONS_DRAWS[seat])


def _second_starts(state: State, sheet: Sheet) -> int:
    """Return where a second section may start. In a switch turn only one starts inside the line (ruling on 3.9.2)."""
    return sheet.line if state.branch and not sheet.inside else sheet.ends


# execution


def draw(sheet: Sheet, start: int, end: int, power: str | None) -> None:
    """Draw a legal section on the sheet."""
    section = LINE_BETWEEN[start, end]
    start_bit, end_bit = 1 << start, 1 << end
    ends = sheet.ends
    if ends & start_bit:
        # the departure station of a line without sections stays an end: the line grows both ways
        if sheet.sections:
            ends ^= start_bit
    else:
        sheet.inside = True
    sheet.ends = ends | end_bit
    sheet.line |= end_bit
    sheet.sections += (section,)
    sheet.blocked |= CLOSES[section]
    if power is not None:
        sheet.power = -1
        sheet.first = -1
    elif sheet.power == TWO_SECTIONS:
        sheet.first = end
