"""The catalogue: 160 actions in the order of docs/rules/santiago.md, section 4.11."""

from __future__ import annotations

import pytest

from harbourside.engine.rng import Rng
from harbourside.games.santiago.data import swap_action, swap_given, swap_taken

from .scenario import GAME, new_game, play_at_random


@pytest.mark.parametrize(
    ("first", "last", "first_key", "last_key"),
    [
        (0, 9, "drive:1", "drive:10"),
        (10, 14, "set_aside:sugar", "set_aside:cigars"),
        (15, 16, "give:peso", "give:vp"),
        (17, 21, "give:sugar", "give:cigars"),
        (22, 26, "pablo:sugar", "pablo:cigars"),
        (27, 38, "claim:bank", "claim:newspaper"),
        (39, 50, "use_own:bank", "use_own:newspaper"),
        (51, 62, "enter:bank", "enter:newspaper"),
        (63, 70, "distil:1", "distil:8"),
        (71, 78, "roll:1", "roll:8"),
        (79, 98, "swap:sugar@fruit", "swap:cigars@rum"),
        (99, 99, "saw", "saw"),
        (100, 102, "cafe:rum", "cafe:both"),
        (103, 107, "customs:sugar", "customs:cigars"),
        (108, 109, "casino:buy_vp", "casino:sell_vp"),
        (110, 111, "port:left", "port:right"),
        (112, 116, "office:sugar", "office:cigars"),
        (117, 125, "flip:pedro", "flip:alonso"),
        (126, 141, "load:sugar@1", "load:cigars@3"),
        (142, 157, "wood:sugar@1", "wood:cigars@3"),
        (158, 158, "pass", "pass"),
        (159, 159, "skip", "skip"),
    ],
)
def test_numbers_of_the_actions(first: int, last: int, first_key: str, last_key: str) -> None:
    assert GAME.actions.key(first) == first_key
    assert GAME.actions.key(last) == last_key


def test_there_are_160_actions() -> None:
    assert len(GAME.actions) == 160


def test_fruit_alone_is_loaded_by_four() -> None:
    four = [key for key in GAME.actions if key.endswith("@4")]
    assert four == ["load:fruit@4", "wood:fruit@4"]


def test_swaps_name_the_given_and_the_taken_good() -> None:
    goods = ["sugar", "fruit", "tobacco", "rum", "cigars"]
    for given in range(5):
        for taken in range(5):
            if taken != given:
                action = swap_action(given, taken)
                assert GAME.actions.key(action) == f"swap:{goods[given]}@{goods[taken]}"
                assert (swap_given(action), swap_taken(action)) == (given, taken)


def test_random_play_meets_every_kind_of_action_and_never_more_than_27_choices() -> None:
    met: set[str] = set()
    rng = Rng(4)
    for seed in range(40):
        state = new_game(2 + seed % 3, seed)
        while not state.is_over:
            actions = state.legal_actions()
            assert 1 <= len(actions) <= 27
            met |= {GAME.actions.key(action).split(":")[0] for action in actions}
            play_at_random(state, rng, 1)
    assert met == {key.split(":")[0] for key in GAME.actions}


def test_players_give_to_each_other_only_at_el_zorro() -> None:
    """R34: there is no trade. Only an owner's VP also change while another player decides."""
    rng = Rng(6)
    state = new_game(3, 6)
    while not state.is_over:
        decider, before = state.actor, state.dump()["seats"]
        actions = state.legal_actions()
        action = actions[int(rng.below(len(actions)))]
        state.apply(action)
        after = state.dump()["seats"]
        assert isinstance(before, list)
        assert isinstance(after, list)
        if not GAME.actions.key(action).startswith("give:"):
            for seat in range(3):
                if seat != decider:
                    assert after[seat]["goods"] == before[seat]["goods"]
                    assert after[seat]["pesos"] == before[seat]["pesos"]
                    assert after[seat]["vp"] - before[seat]["vp"] in (0, 1)
