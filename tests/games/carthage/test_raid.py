"""Storing goods, losing the others, and the ships' return: section 5.7."""

from __future__ import annotations

from .scenario import (
    do,
    goods,
    hand,
    happened,
    legal,
    markers,
    pile,
    play_from,
    position,
    ships,
    table,
    truth,
    why_not,
)

RAID = (3, 0, 0, 5)
"""Green has arrived, red is under attack."""


def test_unstored_goods_of_raided_colours_are_lost() -> None:
    state = position("R2", "", phase="raid_store", goods=["R5 R3 B5", "R2 Y5"], ships=RAID)
    do(state, "end:storing")
    assert (goods(state, 0), goods(state, 1)) == ("B5", "Y5")
    assert pile(state, "discard") == "R3 R5 R2"
    assert table(state, 1)["discard_top"] == "red_2", "the last to lose a card"
    assert hand(state, 0) == "R2"


def test_two_icons_store_two_goods_at_the_owners_choice() -> None:
    """R15."""
    state = position("R2", "", phase="raid_store", goods=["R5 R5 R3"], ships=RAID)
    do(state, "store:red_2")
    assert legal(state) == {"keep:red_5", "keep:red_3"}
    do(state, "keep:red_5", "keep:red_5")
    assert goods(state, 0) == "R5! R5!"
    assert pile(state, "discard") == "R2 R3"


def test_spare_icons_are_lost_and_no_choice_is_asked() -> None:
    """R15: two icons for one good; then there is nothing more to store."""
    state = position("R2 R3", "", phase="raid_store", goods=["R5"], ships=RAID)
    do(state, "store:red_2")
    assert truth(state)["phase"] == "action"
    assert (goods(state, 0), hand(state, 0)) == ("R5!", "R3")


def test_no_choice_is_asked_when_there_are_as_many_icons_as_goods() -> None:
    """Section 5.7: u = k."""
    state = position("R2", "", phase="raid_store", goods=["R5 R3"], ships=RAID)
    do(state, "store:red_2")
    assert truth(state)["phase"] == "action"
    assert goods(state, 0) == "R3! R5!"


def test_storing_needs_the_colour_of_the_card_raided_and_owned() -> None:
    state = position("R2 B2 Y2 G3 R5", "", phase="raid_store", goods=["R5 B5"], ships=(3, 2, 4, 5))
    assert legal(state) == {"store:red_2", "end:storing"}
    assert why_not(state, "store:blue_2") == "why-not-raided"
    assert why_not(state, "store:yellow_2") == "why-nothing-to-store"
    assert why_not(state, "store:red_3") == "why-not-in-hand"
    assert why_not(state, "store:green_3") == "why-not-raided"


def test_several_cards_may_be_discarded_one_after_another() -> None:
    state = position("R3 R3", "", phase="raid_store", goods=["R5 R3 R2"], ships=RAID)
    do(state, "store:red_3", "keep:red_5", "store:red_3", "keep:red_3")
    assert goods(state, 0) == "R3! R5!"


def test_players_store_in_order_from_the_active_one() -> None:
    """R14: each player finishes before the next begins."""
    hands = ("R2 R3", "R2", "R3", "R2")
    stocks = ["R5 R5", "R5", "", "R3"]
    state = position(*hands, phase="raid_store", goods=stocks, ships=RAID, turn=3)
    order = [state.current_player]
    for key in ("end:storing", "store:red_3", "keep:red_5", "end:storing", "end:storing"):
        do(state, key)
        order.append(state.current_player)
    assert order == [3, 0, 0, 0, 1, 0], "seat 2 has nothing to store; then it is the next turn"
    assert [goods(state, seat) for seat in range(4)] == ["R5!", "", "", ""]


def test_losses_come_after_the_last_player_has_finished() -> None:
    state = position("R2", "R2", phase="raid_store", goods=["R5", "R3"], ships=RAID)
    do(state, "end:storing")
    assert goods(state, 0) == "R5"
    do(state, "store:red_2")
    assert (goods(state, 0), goods(state, 1)) == ("", "R3!")


def test_done_is_never_offered_alone() -> None:
    """A player who cannot store is not asked, also if this becomes true after a store."""
    state = position("R3", "", phase="raid_store", goods=["R5 R5"], ships=RAID)
    do(state, "store:red_3", "keep:red_5")
    assert truth(state)["phase"] == "action"


def test_stored_goods_stay_stored_in_later_raids_until_sold() -> None:
    """R12."""
    state = position("Y5", "", market="G2", goods=["R5! R3"], ships=(4, 0, 0, 4))
    do(state, "buy:market", "pay:yellow_5")
    assert goods(state, 0) == "R5!"
    state = position("Y5", "", market="R2", goods=["R5!"], ships=(4, 0, 0, 0), deck="B2 " * 8)
    do(state, "buy:market", "pay:yellow_5")
    assert state.scores() == [2, 0]


def test_stored_goods_need_no_second_protection() -> None:
    state = position("Y5 R2", "", market="G2", goods=["R5!"], ships=(4, 0, 0, 4))
    do(state, "buy:market", "pay:yellow_5")
    assert truth(state)["phase"] == "action"
    assert hand(state, 0) == "R2"


def test_attacked_ships_return_to_cyrenaica_and_arrived_ones_to_alexandria() -> None:
    """R28: also a ship whose goods nobody owns, and one whose goods are all stored."""
    state = position("Y5", "", market="G2", goods=["R5!"], ships=(3, 4, 2, 4))
    do(state, "buy:market", "pay:yellow_5")
    assert ships(state) == [2, 2, 2, 0]


def test_ship_that_enters_pirate_waters_in_this_purchase_is_raided_with_its_goods() -> None:
    """R27."""
    state = position("Y5 Y5", "", market="G2 R5", ships=(2, 0, 0, 4))
    do(state, "buy:market", "pay:yellow_5", "pay:yellow_5")
    assert goods(state, 0) == ""
    assert ships(state) == [2, 0, 0, 0]


def test_turn_goes_on_after_the_raid() -> None:
    state = position("R2", "", "", phase="raid_store", goods=["R5"], ships=RAID, turn=0)
    do(state, "end:storing")
    assert (state.current_player, truth(state)["phase"], truth(state)["step"]) == (1, "action", 0)


def test_log_has_a_raid_step_by_step() -> None:
    play = play_from(position("Y5 R3", "", market="G2", goods=["R5 R3", "R2"], ships=(3, 0, 0, 4)))
    for key in ("buy:market", "pay:yellow_5", "store:red_3", "keep:red_5"):
        play.do(key)
    assert happened(play, "raid") == [{"danger": "pirates", "colours": ["red"]}]
    assert happened(play, "stored") == [{"seat": 0, "card": "red_5"}]
    assert happened(play, "lost") == [{"seat": 0, "cards": ["red_3"]}, {"seat": 1, "cards": ["red_2"]}]
    assert {event["ship"]: event["space"] for event in happened(play, "returned")} == {
        "ship_red": "cyrenaica",
        "ship_green": "alexandria",
    }
    assert markers(play.state, 0) == "G"
