"""Set-up and the options. docs/rules/nauticus.md, sections 3 and 6."""

from __future__ import annotations

import pytest

import harbourside as hs
from harbourside.contract.fuzz import fuzz_game
from harbourside.engine.facts import OptionValue
from harbourside.engine.playout import play_randomly
from harbourside.games.nauticus.data import (
    KINDS,
    TILE_COUNT,
    TILES,
    longest_game,
)

from .scenario import GAME, legal, mine, new_game, table, truth


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_new_game(players: int) -> None:
    state = new_game(players, 3)
    now = truth(state)
    assert (now["stage"], now["round"], now["phase"], now["anchor_place"]) == ("choose_tile", 1, 1, 0)
    assert sorted(now["tiles"]) == sorted(KINDS)
    assert now["supply"] == dict(zip(TILES, TILE_COUNT, strict=True))
    assert state.current_player == now["start_player"]
    assert legal(state) == {f"choose:{kind}" for kind in KINDS}
    for player in now["seats"]:
        assert (player["vp"], player["warehouse"], player["ships"]) == (10, {}, [])
        assert (player["passes_flipped"], player["extra_available"]) == (0, True)


@pytest.mark.parametrize(
    ("players", "coins", "workers"),
    [(2, [15, 16], [4, 4]), (3, [15, 16, 17], [4, 4, 5]), (4, [15, 16, 16, 17], [4, 4, 5, 6])],
)
def test_the_later_players_are_compensated(players: int, coins: list[int], workers: list[int]) -> None:
    """R6: the second gets a taler with three and four players too."""
    state = new_game(players, first_player=1)
    order = [(1 + i) % players for i in range(players)]
    assert [mine(state, number)["coins"] for number in order] == coins
    assert [mine(state, number)["workers"] for number in order] == workers


def test_the_first_start_player_is_drawn_by_lot() -> None:
    starts = [truth(new_game(4, seed))["start_player"] for seed in range(200)]
    assert all(30 < starts.count(number) < 75 for number in range(4))


def test_the_deal_is_random() -> None:
    places = [truth(new_game(2, seed))["tiles"].index("money") for seed in range(400)]
    assert all(25 < places.count(place) < 80 for place in range(8))


def test_a_first_player_whose_seat_does_not_exist_is_refused() -> None:
    with pytest.raises(hs.BadOption, match="There is no player 3 at a table of 2"):
        new_game(2, first_player=2)


@pytest.mark.parametrize(("players", "rounds"), [(2, 4), (3, 5), (4, 5)])
def test_the_number_of_rounds_depends_on_the_players(players: int, rounds: int) -> None:
    state = new_game(players)
    assert state.options["rounds"] is None, "as usual"
    assert new_game(players, 1, rounds=rounds).options == state.options
    assert table(state)["rounds"] == rounds


@pytest.mark.parametrize(
    "options",
    [
        {"rounds": 1},
        {"rounds": 7},
        {"warehouse_capacity": 8},
        {"warehouse_capacity": 20, "rounds": 2},
        {"first_player": 1, "rounds": 1},
    ],
)
def test_games_with_other_options_are_sound(options: dict[str, OptionValue]) -> None:
    for seed in range(2):
        failure = fuzz_game(GAME, seed, 2 + seed, options)
        assert failure is None, failure.reason


def test_a_small_warehouse_is_small() -> None:
    assert table(new_game(2, warehouse_capacity=8))["seats"][0]["space_left"] == 8


def test_no_game_is_longer_than_the_bound_which_grows_with_the_rounds() -> None:
    assert GAME.longest_game({"rounds": 7}) == GAME.facts.longest_game == longest_game(7)
    assert GAME.longest_game({}) == longest_game(5)
    state = new_game(4, 1, rounds=7)
    assert play_randomly(state, hs.Rng(2)) < longest_game(7)
