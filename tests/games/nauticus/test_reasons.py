"""Reasons that no other test checks: for each stage, and for each ship that cannot take a tile."""

from __future__ import annotations

import pytest

from .scenario import do, position, seat, told, why_not

ALMOST = "hull_stern hull_bow mast_star mast_star sail_star"


@pytest.mark.parametrize(
    ("ship", "tile", "reason"),
    [
        ("hull_stern", "hull_single", "why-single-alone"),
        ("hull_single", "hull_bow", "why-on-single"),
        ("hull_stern hull_bow", "hull_stern", "why-closed"),
        ("hull_middle hull_middle", "hull_middle", "why-middles-full"),
        ("hull_stern hull_middle", "hull_stern", "why-has-end"),
        ("hull_single mast_star", "mast_star", "why-masts-full"),
        ("hull_single mast_star", "mast_crown", "why-masts-full"),
        ("hull_single", "sail_star", "why-sails-full"),
        ("hull_single mast_star sail_star", "sail_crown", "why-sails-full"),
        ("hull_stern hull_middle mast_star", "mast_whale", "why-other-crest"),
        ("hull_stern mast_star", "sail_whale", "why-other-crest"),
        ("hull_single good_fish", "good_salt", "why-ship-loaded"),
    ],
)
def test_a_ship_says_why_it_refuses_a_tile(ship: str, tile: str, reason: str) -> None:
    """A second ship can take each of these tiles, so that the tile can be in hand."""
    owner = seat(ships=[ship, "hull_stern hull_bow mast_crown"], warehouse=tile)
    state = position(owner, seat(), action="transport")
    do(state, f"transport:{tile}")
    assert why_not(state, "place:ship_0") == reason
    assert why_not(state, "place:ship_2") == "why-no-such-ship"


def test_a_new_ship_begins_with_a_hull_part() -> None:
    state = position(seat(ships=["hull_single"], warehouse="mast_star"), seat(), action="transport")
    do(state, "transport:mast_star")
    assert why_not(state, "place:new") == "why-not-a-hull"


def test_while_the_action_is_carried_out_no_other_choice_is_legal() -> None:
    state = position(action="money")
    assert why_not(state, "choose:money") == "why-now-act"
    assert why_not(state, "take:good_fish") == "why-nothing-free"
    assert why_not(state, "place:new") == "why-nothing-in-hand"
    assert why_not(state, "reward:three_vp") == "why-no-reward-due"


def test_while_the_bonus_is_taken_no_other_choice_is_legal() -> None:
    state = position(action="money", place=1, stage="choose_tile")
    do(state, "choose:money")
    for key in ("pass", "money", "place:new", "extra:money", "reward:three_vp", "choose:crowns"):
        assert why_not(state, key) == "why-now-bonus-pick"


def test_while_rewards_are_due_no_other_choice_is_legal() -> None:
    state = position(seat(ships=[ALMOST]), seat(), action="buy_sails")
    do(state, "buy:sail_star", "place:ship_0")
    for key in ("end_action", "buy:sail_whale", "place:ship_0", "take:good_fish", "extra:money"):
        assert why_not(state, key) == "why-now-reward"
    do(state, "reward:two_goods")
    for key in ("end_action", "buy:sail_whale", "place:ship_0", "reward:two_goods"):
        assert why_not(state, key) == "why-now-goods-pick"
    assert why_not(state, "take:hull_bow") == "why-not-offered"


def test_at_the_end_of_the_turn_only_the_extra_action_is_left() -> None:
    state = position(action="money")
    do(state, "pass")
    for key in ("pass", "money", "end_action", "place:new", "choose:money", "take:good_fish"):
        assert why_not(state, key) == "why-now-after-main"


def test_the_reason_against_another_crest_has_both_languages() -> None:
    owner = seat(ships=["hull_stern hull_bow mast_whale", "hull_single"], warehouse="mast_star")
    state = position(owner, seat(), action="transport")
    do(state, "transport:mast_star")
    assert told(state, "place:ship_0") == (
        "Ship 1 has the whale crest, and a ship has only one, so a star mast does not fit."
    )
    assert told(state, "place:ship_0", "pl") == (
        "Statek 1 ma herb „wieloryb”, a herb na statku może być tylko jeden, więc maszt z gwiazdą nie pasuje."
    )
