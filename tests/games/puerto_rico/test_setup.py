"""Set-up (E30) and options. docs/rules/puerto_rico.md, sections 3 and 8.2."""

from __future__ import annotations

import pytest

import harbourside as hs
from harbourside.games.puerto_rico.data import (
    KIND_NAMES,
)

from .scenario import GAME, legal, new_game, seat, table, truth

INDIGO, CORN = {"indigo": 1}, {"corn": 1}


@pytest.mark.parametrize(
    ("players", "money", "starts", "row", "ships", "pool", "workers", "roles", "quarries", "left"),
    [
        (2, 3, [INDIGO, CORN], 3, [4, 6], 65, 40, 7, 5, 33),
        (3, 2, [INDIGO, INDIGO, CORN], 4, [4, 5, 6], 76, 55, 6, 8, 47),
        (4, 3, [INDIGO, INDIGO, CORN, CORN], 5, [5, 6, 7], 101, 75, 7, 8, 46),
        (5, 4, [INDIGO, INDIGO, INDIGO, CORN, CORN], 6, [6, 7, 8], 126, 95, 8, 8, 45),
    ],
)
def test_e30_set_up_tables(
    players: int,
    money: int,
    starts: list[dict[str, int]],
    row: int,
    ships: list[int],
    pool: int,
    workers: int,
    roles: int,
    quarries: int,
    left: int,
) -> None:
    state = new_game(players)
    whole = truth(state)
    assert [player["doubloons"] for player in whole["seats"]] == [money] * players
    assert [player["tiles"] for player in whole["seats"]] == starts
    assert all(player["workers"] == {} for player in whole["seats"])
    assert sum(whole["row"]) == row
    assert [ship["capacity"] for ship in table(state)["ships"]] == ships
    assert (whole["vp_pool"], whole["workers"], whole["magistrate"]) == (pool, workers, [players, 0])
    assert len(legal(state)) == roles
    assert whole["quarries"] == quarries
    assert len(whole["pile"]) + sum(whole["row"]) == left
    assert whole["goods"] == ([8, 9, 9, 7, 7] if players == 2 else [10, 11, 11, 9, 9])
    assert state.variant.picks == {2: 6, 3: 3, 4: 4, 5: 5}[players]


def test_plantations_before_dealing() -> None:
    count = new_game(2).census()
    assert [count[f"{good}_tiles"] for good in KIND_NAMES[:5]] == [7, 9, 8, 6, 5]
    count = new_game(5).census()
    assert [count[f"{good}_tiles"] for good in KIND_NAMES[:5]] == [10, 12, 11, 9, 8]


def test_buildings_of_the_base_game() -> None:
    count = new_game(4).census()
    assert [count[name] for name in KIND_NAMES[6:12]] == [4, 4, 3, 3, 3, 3]
    assert count["hacienda"] == 2
    assert count["fortress"] == 1
    assert count["library"] == count["villa"] == 0
    count = new_game(2).census()
    assert (count["small_indigo_plant"], count["hacienda"], count["fortress"]) == (2, 1, 1)


def test_nobles_bring_all_workers_twenty_nobles_and_their_buildings() -> None:
    whole = truth(new_game(4, nobles=True))
    assert (whole["workers"], whole["nobles"], whole["magistrate"]) == (97, 19, [3, 1])
    assert whole["board"]["jeweler"] == whole["board"]["villa"] == 2
    assert whole["board"]["royal_garden"] == 1


def test_two_players_with_nobles_keep_their_forty_workers() -> None:
    """R6."""
    whole = truth(new_game(2, nobles=True))
    assert (whole["workers"], whole["nobles"], whole["magistrate"]) == (40, 19, [1, 1])
    assert whole["board"]["jeweler"] == 2
    whole = truth(new_game(2, nobles=True, two_player_all_workers=True))
    assert (whole["workers"], whole["magistrate"]) == (99, [1, 1])


def test_first_governor_is_seat_0_or_drawn() -> None:
    """R47."""
    assert new_game(4, 5).governor == 0
    drawn = {new_game(4, seed, first_governor="random").governor for seed in range(30)}
    assert drawn == {0, 1, 2, 3}
    for number in range(8):
        state = new_game(4, number, first_governor="random")
        assert state.current_player == state.governor
        assert seat(state, state.governor)["tiles"] == INDIGO
        assert seat(state, (state.governor + 3) % 4)["tiles"] == CORN


def test_options_change_the_set_up() -> None:
    assert [truth(new_game(n, vp_pool="first_edition"))["vp_pool"] for n in (2, 3, 4, 5)] == [
        65,
        75,
        100,
        122,
    ]
    state = new_game(4, corn_start_minus_one=True)
    assert [seat(state, number)["doubloons"] for number in range(4)] == [3, 3, 2, 2]
    prices = table(new_game(4, balanced_prices=True))["board"]
    assert "factory" in prices["price_8"]
    assert "university" in prices["price_7"]


def test_options_are_those_of_section_8_2() -> None:
    names = {option.name for option in GAME.facts.options}
    assert names == {
        "new_buildings", "nobles", "buccaneer", "festival", "allow_duplicate_production", "city_packing",
        "draft_mode", "draft_list", "exclude_office_with_trading_post", "exclude_hacienda_with_forest_house",
        "nobles_fixed", "festival_building_excludes", "festival_goods_distinct",
        "library_once_per_round_2p", "captured_role_solo", "two_player_all_workers", "wharf_capacity",
        "optional_gains", "hacienda_empty_pile", "guests_each_part", "large_draft",
        "library_doubles_buccaneer",
        "vp_pool", "balanced_prices", "corn_start_minus_one", "first_governor", "vp_visibility", "max_rounds",
    }  # fmt: skip
    assert len(GAME.facts.variants()) == 16
    assert GAME.new_game().options["max_rounds"] == 60


def test_two_to_five_players() -> None:
    for players in (1, 6):
        with pytest.raises(hs.BadPlayers):
            GAME.new_game(players)
