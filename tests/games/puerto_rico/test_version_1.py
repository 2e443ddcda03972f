"""Records and positions of rules version 1 play the same games: they meant what they had no options for."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import harbourside as hs

from .scenario import GAME, do

FOLDER = Path(__file__).parent / "version_1"
RECORDS = sorted(FOLDER.glob("*.record"))


def field(record: str, name: str) -> str:
    return next(
        line.removeprefix(f"{name}: ") for line in record.splitlines() if line.startswith(f"{name}: ")
    )


def as_version_2(record: str) -> str:
    """The same moves as if this version had written them, with its own defaults."""
    options = GAME.check_options(int(field(record, "players")), json.loads(field(record, "options")))
    lines = record.splitlines()[:-1]
    lines[2] = f"rules: {GAME.facts.rules_version}"
    lines[5] = f"options: {json.dumps(options, sort_keys=True)}"
    from harbourside.engine.record import _checksum

    return "\n".join([*lines, f"check: {_checksum(lines)}"]) + "\n"


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_record_of_version_1_replays_to_its_end(file: Path) -> None:
    record = file.read_text("utf-8")
    assert field(record, "rules") == "1"
    play = hs.read_record(record)
    assert play.state.is_over
    assert field(record, "result") == field(play.record(), "result")
    assert play.state.options["optional_gains"] == "never"
    assert hs.read_record(play.record()).record() == play.record(), "written anew, it is one of version 2"


def test_some_of_them_would_not_replay_with_the_options_of_today() -> None:
    refused = 0
    for file in RECORDS:
        try:
            hs.read_record(as_version_2(file.read_text("utf-8")))
        except hs.BadRecord:
            refused += 1
    assert refused > 0


def test_a_saved_position_of_version_1_plays_on_to_the_same_scores() -> None:
    kept: Any = json.loads((FOLDER / "4p-all_modules-from_300.json").read_text("utf-8"))
    state = GAME.from_dict(kept["saved"])
    assert state.options["hacienda_empty_pile"] == "reshuffle"
    do(state, *kept["moves"])
    assert state.scores() == kept["scores"]


def test_a_position_of_version_1_is_still_checked() -> None:
    kept: Any = json.loads((FOLDER / "4p-all_modules-from_300.json").read_text("utf-8"))["saved"]
    with pytest.raises(hs.BadPosition, match="surplus"):
        GAME.from_dict({**kept, "position": {**kept["position"], "surplus": 1}})
    with pytest.raises(hs.BadPosition, match="memory"):
        GAME.from_dict({**kept, "position": {**kept["position"], "memory": 3}})
    with pytest.raises(hs.BadPosition, match=r"memory\.gain"):
        GAME.from_dict({**kept, "rules": 2})
