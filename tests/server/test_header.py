"""What a table was made with, as the database keeps it."""

from __future__ import annotations

from typing import Any

import pytest

import harbourside as hs
from harbourside.engine.rng import DEALER_SEED_BITS
from harbourside.server.table.header import Header, SeatPlan, Terms, new_header, read_header


def stored(game: str, options: dict[str, Any]) -> Header:
    seats = (SeatPlan("human", None, "A"), SeatPlan("human", None, "B"))
    header = Header("id", game, 1, options, seats, Terms(), "host", 0, 7, "secret")
    return read_header("id", game, 1, "host", 0, "7", "secret", header.to_dict())


def test_an_option_that_an_old_table_wrote_differently_is_told_as_today() -> None:
    header = stored("santiago", {"flower_map": "maria_martinez_swapped"})
    assert header.options["flower_map"] == "flower@maria=yellow flower@martinez=red"


@pytest.mark.parametrize("game", ["santiago", "a_game_that_is_gone"])
def test_options_that_are_refused_by_now_stay_as_they_are(game: str) -> None:
    assert stored(game, {"weather": "fine"}).options == {"weather": "fine"}


def test_a_table_stored_before_several_seats_could_be_chosen_gives_each_stranger_one() -> None:
    header = Header("id", "seawolf", 1, {}, (SeatPlan("open"),) * 2, Terms(), "host", 0, 7, "secret")
    earlier = header.to_dict()
    del earlier["terms"]["several_seats"]
    assert not read_header("id", "seawolf", 1, "host", 0, "7", "secret", earlier).terms.several_seats


def test_every_new_table_is_dealt_from_a_long_seed_of_its_own() -> None:
    made = [new_header("seawolf", {}, [SeatPlan("open")] * 2, Terms(), "host", 0) for _ in range(50)]
    assert {header.seed.bit_length() for header in made} == {DEALER_SEED_BITS}
    assert len({header.seed for header in made}) == len(made)
    assert hs.game("seawolf").new_game(2, made[0].seed).rng.is_dealer
