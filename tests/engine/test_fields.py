"""Fields: what they write, what they read, and what they refuse."""

from __future__ import annotations

from typing import Any

import pytest

import harbourside as hs
from harbourside.engine.fields import (
    NONE,
    BitSet,
    Boolean,
    Choice,
    Choices,
    Counts,
    Custom,
    Each,
    Fields,
    Flags,
    Inside,
    Integer,
    Numbers,
    Part,
    SeatBits,
    SeatField,
    SeatFlags,
    SparseCounts,
    or_none,
    whole,
)
from harbourside.engine.reader import Reader

GOODS = ["corn", "rum", "wood"]


class Trader:
    """A player of an invented game."""

    def __init__(self) -> None:
        self.coins = 0


class Position:
    seats = 2

    def __init__(self) -> None:
        self.phase = 0
        self.wanted = NONE
        self.turn_player = 0
        self.winner = NONE
        self.docked = False
        self.pile: list[int] = []
        self.hand: list[int] = []
        self.row: list[int] = []
        self.sold = 0
        self.closed: list[bool] = []
        self.passed: list[bool] = []
        self.loading = 0
        self.store: list[int] = []
        self.prices: list[int] = []
        self.supply: list[int] = []
        self.round = 1
        self.players: list[Trader] = []


def double_round(part: Part) -> int:
    return 2 * int(part.thing.round)


def halve_round(part: Part, reader: Reader) -> None:
    part.thing.round = reader.integer("half_rounds", 2, 10) // 2


def no_more_coins_than_rounds(part: Part, reader: Reader) -> None:
    if part.thing.coins > 3 * part.state.round:
        raise reader.refuse("coins", "not-in-range", value=part.thing.coins, least=0, most=3)


FIELDS = Fields(
    Choice("phase", ["buying", "selling"]),
    Choice("wanted", or_none(GOODS)),
    SeatField("turn_player"),
    SeatField("winner", or_none=True),
    Boolean("docked"),
    Choices("pile", GOODS, 0, 5, top_first=True),
    Choices("hand", GOODS, ascending=True),
    Choices("row", {NONE: "", 0: "corn", 2: "wood"}),
    BitSet("sold", GOODS),
    Flags("closed", GOODS),
    SeatFlags("passed"),
    SeatBits("loading"),
    SparseCounts("store", GOODS, 5),
    Inside("market", Fields(Numbers("prices", 0, 9, 3), Counts("supply", GOODS, [8, 8, 9]))),
    Custom("half_rounds", double_round, halve_round),
    Each(
        "seats",
        "players",
        Fields(Integer("coins", 0, 20), check=no_more_coins_than_rounds),
        lambda part: Trader(),
    ),
)

DESCRIPTION: dict[str, Any] = {
    "phase": "selling",
    "wanted": "",
    "turn_player": 1,
    "winner": -1,
    "docked": True,
    "pile": ["wood", "corn"],
    "hand": ["corn", "wood", "wood"],
    "row": ["wood", "", "corn"],
    "sold": ["corn", "wood"],
    "closed": ["rum"],
    "passed": [1],
    "loading": [0, 1],
    "store": {"rum": 5},
    "market": {"prices": [1, 2, 3], "supply": {"corn": 4, "rum": 0, "wood": 8}},
    "half_rounds": 6,
    "seats": [{"coins": 5}, {"coins": 0}],
}


def load(description: object) -> Position:
    position = Position()
    FIELDS.load(whole(position), Reader(description, "position"))
    return position


def test_a_loaded_position_is_dumped_equally_and_in_order() -> None:
    position = load(DESCRIPTION)
    dumped = FIELDS.dump(whole(position))
    assert dumped == DESCRIPTION
    assert list(dumped) == list(DESCRIPTION)


def test_loading_sets_the_attributes() -> None:
    position = load(DESCRIPTION)
    assert (position.phase, position.wanted, position.winner, position.docked) == (1, NONE, NONE, True)
    assert position.pile == [0, 2]  # the top is the last
    assert position.row == [2, NONE, 0]
    assert position.sold == 0b101
    assert position.closed == [False, True, False]
    assert position.passed == [False, True]
    assert position.loading == 0b11
    assert position.store == [0, 5, 0]
    assert position.supply == [4, 0, 8]
    assert position.round == 3
    assert [player.coins for player in position.players] == [5, 0]


def test_an_ascending_list_is_sorted_when_it_is_read() -> None:
    assert load({**DESCRIPTION, "hand": ["wood", "corn", "rum"]}).hand == [0, 1, 2]


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"phase": "resting"}, "position.phase"),
        ({"wanted": "tea"}, "position.wanted"),
        ({"turn_player": 2}, "position.turn_player"),
        ({"turn_player": -1}, "position.turn_player"),
        ({"winner": -2}, "position.winner"),
        ({"docked": 1}, "position.docked"),
        ({"pile": ["corn"] * 6}, "position.pile"),
        ({"row": ["rum"]}, "position.row[0]"),
        ({"sold": ["rum", "rum"]}, "position.sold[1]"),
        ({"closed": ["rum", "rum"]}, "position.closed[1]"),
        ({"passed": [0, 0]}, "position.passed"),
        ({"passed": [2]}, "position.passed[0]"),
        ({"loading": [1, 1]}, "position.loading"),
        ({"store": {"rum": 6}}, "position.store.rum"),
        ({"store": {"tea": 1}}, "position.store.tea"),
        ({"market": {"prices": [1, 2], "supply": {}}}, "position.market.prices"),
        ({"market": {"prices": [1, 2, 3], "supply": {"corn": 4}}}, "position.market.supply.rum"),
        ({"market": {"prices": [1, 2, 3], "supply": {"tea": 1}}}, "position.market.supply.tea"),
        (
            {"market": {"prices": [1, 2, 3], "supply": {"corn": 9, "rum": 0, "wood": 8}}},
            "position.market.supply.corn",
        ),
        ({"half_rounds": 11}, "position.half_rounds"),
        ({"seats": [{"coins": 5}]}, "position.seats"),
        ({"seats": [{"coins": 5}, {"coins": 21}]}, "position.seats[1].coins"),
        ({"seats": [{"coins": 5}, {"coins": 10}]}, "position.seats[1].coins"),
        ({"weather": "calm"}, "position.weather"),
    ],
)
def test_a_wrong_field_is_refused_with_its_place(change: dict[str, Any], where: str) -> None:
    with pytest.raises(hs.BadPosition) as refused:
        load({**DESCRIPTION, **change})
    assert str(refused.value).startswith(f"{where}:")


def test_a_missing_field_is_refused_with_its_place() -> None:
    for name in DESCRIPTION:
        left = {other: value for other, value in DESCRIPTION.items() if other != name}
        with pytest.raises(hs.BadPosition, match=name):
            load(left)
