"""Descriptions from before fields had names: some numbers meant something else in each phase.

They may come from outside, so a value that never was right is left as it is, and reading refuses it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeGuard

from harbourside.games.puerto_rico.data import (
    FIRST_STAGE,
    GAIN_NAMES,
    GOODS,
    NO_GAIN,
    NO_GOODS,
    NO_STAGE,
    PAID_NAMES,
    ROLES,
    SOURCES,
    STAGE_NAMES,
)

NO_GAIN_MEMORY: Final = {"gain": GAIN_NAMES[NO_GAIN], "produced": NO_GOODS}
"""What the memory of a position holds where no gain is being decided. Version 1 of the rules had none."""
_DONE: Final[dict[object, Sequence[str]]] = {
    "settler": ("drew", "hunted"),
    "mayor": ("received", "hires", "hires_nobody", "settled_villa"),
    "craftsman": ("passed_privilege",),
    "trader": ("sold", "bought_land", "sold_land"),
    "captain": ("had_window", "arrived", "supplied", "loaded", "used_wharf", "used_small_wharf"),
}
"""What the bits of `done` meant in each phase. Elsewhere they meant nothing."""


def with_gains(position: Mapping[object, object]) -> Mapping[object, object]:
    memory = position.get("memory")
    if not isinstance(memory, Mapping):
        return position
    return {**position, "memory": {**NO_GAIN_MEMORY, **memory}}


def with_names(position: Mapping[object, object]) -> Mapping[object, object]:
    """Today's fields, if the position has the earlier ones: its stage was a number."""
    stage = position.get("stage")
    if not _is_number(stage):
        return position
    phase, memory, seats = position.get("phase"), position.get("memory"), position.get("seats")
    return {
        **position,
        "stage": _stage(phase, stage),
        "memory": _memory(memory, phase, storing=stage > 0) if isinstance(memory, Mapping) else memory,
        "seats": [_seat(seat, phase) for seat in seats] if isinstance(seats, list | tuple) else seats,
    }


def _stage(phase: object, number: int) -> object:
    """The stages of each phase were counted from 0."""
    first = FIRST_STAGE[ROLES.index(phase)] if phase in ROLES else NO_STAGE
    if first == NO_STAGE:
        return STAGE_NAMES[NO_STAGE]
    return STAGE_NAMES[first + number] if first + number < len(STAGE_NAMES) else number


def _memory(memory: Mapping[object, object], phase: object, storing: bool) -> dict[object, object]:
    same = {name: value for name, value in memory.items() if name not in ("given", "taken", "amounts")}
    given, amounts, source = memory.get("given"), memory.get("amounts"), memory.get("source")
    captain = phase == "captain"
    return {
        **same,
        "source": SOURCES[source] if _is_number(source) and source < len(SOURCES) else source,
        "paid": _named(given, PAID_NAMES) if phase == "builder" else [],
        "delivered": _named(given, GOODS) if captain else [],
        "privilege_goods": memory.get("taken") if phase == "craftsman" else 0,
        "crafted": amounts if phase == "craftsman" else NO_GOODS,
        "small_wharf_load": amounts if captain and not storing else NO_GOODS,
        "stored": amounts if captain and storing else NO_GOODS,
    }


def _seat(seat: object, phase: object) -> object:
    if not isinstance(seat, Mapping) or "done" not in seat:
        return seat
    return {**seat, "done": _named(seat["done"], _DONE.get(phase, ()))}


def _named(bits: object, names: Sequence[str]) -> object:
    """The names of the bits that are set; bits without a name are left over from an earlier phase."""
    if not _is_number(bits):
        return bits
    return [name for bit, name in enumerate(names) if bits >> bit & 1]


def _is_number(value: object) -> TypeGuard[int]:
    return type(value) is int and value >= 0
