"""The catalogue and the tables of figures: sections 2 and 5.10."""

from __future__ import annotations

from harbourside.games.carthage.data import (
    CARD_NAMES,
    COLOUR_OF,
    COPIES_OF,
    ICONS,
    NUM_CARDS,
    SPACES,
    STORE,
    VALUE_DIGITS,
    VALUE_OF,
    store_action,
    stored_with,
)

from .scenario import GAME, new_game


def test_catalogue_has_the_numbers_of_the_spec() -> None:
    index = GAME.actions.index
    assert len(GAME.actions) == 76
    assert [index(f"choose:{colour}") for colour in ("red", "blue", "yellow", "green")] == [0, 1, 2, 3]
    assert index("buy:market") == 4
    for card, name in enumerate(CARD_NAMES):
        assert index(f"pay:{name}") == 5 + card
        assert index(f"take:{name}") == 17 + card
        assert index(f"reserve:{name}@market") == 30 + card
        assert index(f"reserve:{name}@farm") == 42 + card
        assert index(f"keep:{name}") == 62 + card
    assert index("take:reserved") == 29
    assert [index("store:red_2"), index("store:red_3"), index("store:green_3")] == [54, 55, 61]
    assert (index("end:storing"), index("pass")) == (74, 75)


def test_store_actions_name_their_cards() -> None:
    for action in range(STORE, STORE + 8):
        card = stored_with(action)
        assert GAME.actions.key(action) == f"store:{CARD_NAMES[card]}"
        assert store_action(card) == action


def test_deck_has_108_cards_worth_336() -> None:
    assert sum(COPIES_OF) == NUM_CARDS == 108
    assert sum(copies * VALUE_OF[card] for card, copies in enumerate(COPIES_OF)) == 336
    assert [COPIES_OF[card] for card in range(3)] == [11, 9, 7]
    assert ICONS == [2, 1, 0]
    assert CARD_NAMES[:4] == ["red_2", "red_3", "red_5", "blue_2"]


def test_values_in_one_number_are_those_of_the_table() -> None:
    assert [VALUE_DIGITS >> 4 * card & 15 for card in range(12)] == VALUE_OF
    assert [COLOUR_OF[card] for card in (0, 3, 6, 9, 11)] == [0, 1, 2, 3, 3]


def test_board_has_six_spaces() -> None:
    """R1, R33."""
    assert SPACES == ["alexandria", "coast", "cyrenaica", "pirates_1", "pirates_2", "carthage"]


def test_census_counts_the_whole_deck() -> None:
    census = new_game(4, 1).census()
    assert [census[name] for name in CARD_NAMES] == COPIES_OF
