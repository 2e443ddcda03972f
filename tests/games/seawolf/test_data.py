"""The cards of section 2 and the numbered actions of section 4.6."""

from __future__ import annotations

import pytest

import harbourside as hs
from harbourside.games.seawolf.data import CARD_NAMES, COLOUR_OF, NUM_CARDS, VALUE_OF

from .scenario import GAME, new_game

COLOURS = ["blue", "red", "pink", "yellow"]
GOODS = ["fish", "barrels", "pigs", "gold"]
EVENTS = ["rats", "mutiny", "storm", "pirates"]


def test_catalogue_has_207_actions() -> None:
    assert len(GAME.actions) == 207
    assert len(list(GAME.actions)) == 207


def test_row_and_pile_are_actions_0_to_4() -> None:
    assert [GAME.actions.key(i) for i in range(5)] == [
        "take:row@0",
        "take:row@1",
        "take:row@2",
        "take:row@3",
        "draw:pile",
    ]


def test_discards_are_actions_5_to_52_in_the_order_of_the_cards() -> None:
    for colour in range(4):
        for value in range(1, 7):
            ship = 6 * colour + value - 1
            goods = 24 + 6 * colour + value - 1
            assert GAME.actions.key(5 + ship) == f"discard:ship_{COLOURS[colour]}_{value}"
            assert GAME.actions.key(5 + goods) == f"discard:{GOODS[colour]}_{value}"


def test_events_are_played_by_actions_53_to_56() -> None:
    assert [GAME.actions.key(i) for i in range(53, 57)] == [f"play:{event}" for event in EVENTS]


def test_deliveries_are_actions_58_to_201() -> None:
    for colour in range(4):
        for ship in range(1, 7):
            for goods in range(1, 7):
                number = 58 + 36 * colour + 6 * (ship - 1) + goods - 1
                assert GAME.actions.key(number) == f"deliver:{GOODS[colour]}@s{ship}g{goods}"


@pytest.mark.parametrize(
    ("number", "key"),
    [
        (57, "discard:sea_wolf"),
        (58, "deliver:fish@s1g1"),
        (201, "deliver:gold@s6g6"),
        (202, "end:delivery"),
        (203, "hire:sea_wolf"),
        (204, "decline:sea_wolf"),
        (205, "use:sea_wolf"),
        (206, "show:hand"),
    ],
)
def test_single_actions_have_their_numbers(number: int, key: str) -> None:
    assert GAME.actions.key(number) == key
    assert GAME.actions.index(key) == number


def test_each_suit_has_the_values_one_to_six_once() -> None:
    """R3, and the check sums of section 2.2."""
    names = [f"ship_{colour}" for colour in COLOURS] + GOODS
    for number, suit in enumerate(names):
        cards = range(6 * number, 6 * number + 6)
        assert [CARD_NAMES[card] for card in cards] == [f"{suit}_{value}" for value in range(1, 7)]
        assert [VALUE_OF[card] for card in cards] == [1, 2, 3, 4, 5, 6]
        assert {COLOUR_OF[card] for card in cards} == {number % 4}
    assert sum(VALUE_OF) == 168


def test_fish_are_blue_and_barrels_red() -> None:
    """R4."""
    assert GAME.facts.colours["fish_1"] == GAME.facts.colours["ship_blue_1"] == "blue"
    assert GAME.facts.colours["barrels_1"] == GAME.facts.colours["ship_red_1"] == "red"
    assert GAME.facts.colours["pigs_1"] == GAME.facts.colours["ship_pink_1"] == "pink"
    assert GAME.facts.colours["gold_1"] == GAME.facts.colours["ship_yellow_1"] == "yellow"


def test_each_colour_has_its_event() -> None:
    """R5: rats blue, mutiny red, storm pink, pirates yellow."""
    assert CARD_NAMES[48:NUM_CARDS] == EVENTS
    assert [GAME.facts.colours[event] for event in EVENTS] == COLOURS


def test_two_to_five_players_and_four_by_default() -> None:
    """R2."""
    assert GAME.new_game().seats == 4
    for players in (2, 3, 4, 5):
        assert new_game(players).seats == players
    for players in (1, 6):
        with pytest.raises(hs.BadPlayers):
            GAME.new_game(players)


def test_options_are_those_of_section_6() -> None:
    state = GAME.new_game()
    section_6 = {"visibility": "normal", "target_score": None, "start_player": "random"}
    assert state.options == {**section_6, "colours": None}, "colours: R4 and R5"
    assert len(GAME.facts.variants()) == 4, "visibility and the match may be combined"


def test_no_game_is_longer_than_section_4_6_says() -> None:
    assert GAME.longest_game({}) == 98 + 13 * 5
    assert GAME.longest_game({"target_score": 100}) == 50 * (98 + 13 * 5)
