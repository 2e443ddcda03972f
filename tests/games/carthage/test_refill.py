"""The refill and the draw deck: sections 5.1 and 5.5."""

from __future__ import annotations

from .scenario import cards, do, goods, happened, pile, place, play_from, position, ships, table, truth


def test_refill_brings_farm_two_and_three() -> None:
    """R7: fixed amounts, also when reserved cards stayed."""
    state = position("Y5", "", "", market="R5@1 R3@2 B2", farm="G2 G3 G5", deck="Y2 Y3 B3 B5 R2")
    do(state, "buy:market", "pay:yellow_5")
    assert place(state, "market") == cards("R5@1 R3@2 G2 G3 G5 Y2 Y3")
    assert place(state, "farm") == cards("B3 B5 R2")


def test_reservations_travel_from_farm_to_market() -> None:
    state = position("Y5", "", "", market="B2", farm="G2@1 G3@0 G5")
    do(state, "buy:market", "pay:yellow_5")
    assert {"G2@1", "G3@0", "G5"} <= set(place(state, "market"))
    assert all("@" not in card for card in place(state, "farm"))


def test_refill_comes_before_the_ships_move() -> None:
    """R8: and after the payment is on the discard pile, so that a reshuffle can bring it back."""
    play = play_from(position("Y5", "", market="B2", farm="", deck="", ships=(0, 4, 0, 0)))
    play.do("buy:market")
    play.do("pay:yellow_5")
    ids = [event["id"] for event in play.events()]
    assert ids.index("bought") < ids.index("reshuffled") < ids.index("sailed") < ids.index("sold")
    assert place(play.state, "market")[0] in ("Y5", "B2")


def test_market_is_served_before_the_farm_and_nothing_is_made_up_later() -> None:
    state = position("Y5", "", market="B2", farm="G2", deck="R2 R3 R5", discard="")
    do(state, "buy:market", "pay:yellow_5")
    assert place(state, "market") == cards("G2 R2 R3")
    assert place(state, "farm") == cards("R5 Y5")
    assert pile(state, "deck") == pile(state, "discard") == ""


def test_reshuffle_in_the_middle_of_a_refill() -> None:
    """R16: only when the next card is needed."""
    play = play_from(position("Y5", "", market="B2", farm="", deck="R2", discard="B3 B3 B5 G5 G3 G2 R3"))
    play.do("buy:market")
    play.do("pay:yellow_5")
    assert happened(play, "reshuffled") == [{"count": 8}]
    assert pile(play.state, "discard") == ""
    assert table(play.state, None)["discard_top"] is None
    assert "R2" in place(play.state, "market")
    assert len(truth(play.state)["deck"]) == 4


def test_empty_deck_is_not_reshuffled_before_a_card_is_needed() -> None:
    state = position("", "", market="B2 B3", deck="", discard="R2 R3")
    do(state, "take:blue_2")
    assert pile(state, "discard") == "R2 R3"


def test_reshuffle_is_chance_of_the_states_own_generator() -> None:
    decks = set()
    for seed in range(8):
        state = position("", "", market="B2", deck="", discard="R2 R3 R5 G2 G3 G5 Y2 Y3 Y5")
        state.rng = type(state.rng)(seed)
        do(state, "take:blue_2")
        decks.add((tuple(place(state, "market")), pile(state, "deck")))
    assert len(decks) > 4


def test_turn_start_refills_only_once() -> None:
    """If nothing is open after the refill, there is a shortage and no second refill."""
    state = position("", "Y5", "", market="B2 R5@2", deck="", discard="")
    do(state, "take:blue_2")
    assert place(state, "market") == ["R5@2"]
    assert state.current_player == 1
    assert {"pass"} == {state.game.actions.key(action) for action in state.legal_actions()}


def test_ships_do_not_move_by_refills() -> None:
    state = position("", "", market="B2", farm="G2 G2")
    do(state, "take:blue_2")
    assert ships(state) == [0, 0, 0, 0]
    assert goods(state, 0) == ""
