"""Set-up and the first demand: docs/rules/santiago.md, sections 3 and 4.8."""

from __future__ import annotations

from collections import Counter

import harbourside as hs
from harbourside.games.santiago.data import BUILDINGS, CUBANS, FACES

from .scenario import GAME, do, new_game, phase, truth


def test_every_building_and_cuban_has_one_place() -> None:
    for seed in range(20):
        place = truth(new_game(3, seed))
        assert sorted(place["sites"]) == sorted(BUILDINGS)
        assert sorted(place["street"]) == sorted(CUBANS)
        assert place["inactive"] == []


def test_placement_is_uniform() -> None:
    """Every building is on every site about equally often, and every Cuban on every stop."""
    games = 1800
    places = [truth(new_game(2, seed)) for seed in range(games)]
    for name, count in (("sites", 12), ("street", 9)):
        found = Counter((i, thing) for place in places for i, thing in enumerate(place[name]))
        assert len(found) == count * count
        expected = games / count
        assert max(abs(n - expected) for n in found.values()) < 6 * expected**0.5


def test_starting_player_is_drawn_and_the_right_neighbour_rolls() -> None:
    starts: Counter[int] = Counter()
    for seed in range(300):
        state = new_game(3, seed)
        assert (phase(state), state.ship, state.docked) == ("set_aside", 1, False)
        setter = state.actor
        do(state, "set_aside:sugar")
        if phase(state) == "set_aside":
            continue  # the four others showed 0
        assert (phase(state), state.turn) == ("drive", 1)
        assert state.actor == (setter + 1) % 3
        starts[state.actor] += 1
    assert len(starts) == 3
    assert min(starts.values()) > 60


def test_first_log_tells_who_starts() -> None:
    play = hs.Play(GAME, 4, 5)
    start = play.events()[0]
    assert (start["id"], play.events()[1]["id"]) == ("started", "rolled")
    play.do("set_aside:rum")
    assert start["args"] == {"seat": play.state.current_player}


def test_chance_of_the_set_up_is_noted() -> None:
    play = hs.Play(GAME, 2, 5)
    noted = dict(note.split("=") for note in play.start_chance)
    place = truth(play.state)
    assert [noted[f"stop@{stop}"] for stop in range(1, 10)] == place["street"]
    assert [noted[f"{c}_{n}"] for c in ("yellow", "blue", "red", "white") for n in (1, 2, 3)] == place[
        "sites"
    ]
    assert {f"die@{good}": str(value) for good, value in place["dice"].items()}.items() <= noted.items()
    assert noted["start_player"] == str((play.state.actor + 1) % 2)


def test_every_die_shows_its_own_faces() -> None:
    seen: list[set[int]] = [set() for _ in range(5)]
    for seed in range(200):
        for good, value in enumerate(truth(new_game(2, seed))["dice"].values()):
            seen[good].add(value)
    assert seen == [set(faces) for faces in FACES]


def test_turns_go_clockwise() -> None:
    state = new_game(4, 8)
    do(state, "set_aside:sugar")
    order: list[int] = []
    while len(order) < 9 and not state.is_over:
        if phase(state) == "drive":
            order.append(state.actor)
        state.apply(state.legal_actions()[0])
    assert order == [(order[0] + i) % 4 for i in range(9)]
