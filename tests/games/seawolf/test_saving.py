"""A good description of a position loads to an equal state. A bad one is refused with its place."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import harbourside as hs
from harbourside.contract import checks
from harbourside.engine.rng import Rng

from .scenario import GAME, match_position, new_game, play_at_random, position, saved

Change = Callable[[dict[str, Any]], None]

FOUR_TYPES = "ship_blue_1 fish_1 ship_red_1 barrels_1 ship_pink_1 pigs_1 ship_yellow_1 gold_1"


def refusal(data: object) -> hs.BadPosition:
    with pytest.raises(hs.BadPosition) as refused:
        GAME.from_dict(data)
    for language in hs.LANGUAGES:
        assert "⟦" not in GAME.words(language).say(refused.value.message)
    return refused.value


@pytest.mark.parametrize("options", GAME.facts.variants(), ids=str)
def test_good_dump_loads_to_an_equal_state_that_plays_on_alike(options: dict[str, Any]) -> None:
    for seed in range(12):
        state = GAME.new_game(2 + seed % 4, seed, options)
        play_at_random(state, Rng(seed), 7 * seed)
        other = GAME.from_dict(json.loads(json.dumps(state.to_dict())))
        assert other.to_dict() == state.to_dict()
        assert other.legal_actions() == state.legal_actions()
        assert [other.view(seat) for seat in (0, 1, None)] == [state.view(seat) for seat in (0, 1, None)]
        play_at_random(state, Rng(1), 30)
        play_at_random(other, Rng(1), 30)
        assert other.to_dict() == state.to_dict()


def test_finished_game_loads() -> None:
    state = new_game(3, 2)
    play_at_random(state, Rng(2))
    assert state.is_over
    assert GAME.from_dict(state.to_dict()).scores() == state.scores()


def set_to(value: object, *path: str | int) -> Change:
    def change(place: dict[str, Any]) -> None:
        inside: Any = place
        for step in path[:-1]:
            inside = inside[step]
        inside[path[-1]] = value

    return change


@pytest.mark.parametrize(
    ("change", "where", "reason"),
    [
        (set_to("picnic", "phase"), "phase", "not-a-choice"),
        (set_to(3, "actor"), "actor", "not-in-range"),
        (set_to(1, "actor"), "actor", "wrong-actor"),
        (set_to(-1, "actor"), "actor", "wrong-actor"),
        (set_to("0", "start_player"), "start_player", "not-in-range"),
        (set_to(3, "turn_player"), "turn_player", "not-in-range"),
        (set_to(1, "started"), "started", "not-a-boolean"),
        (set_to(3, "step"), "step", "not-in-range"),
        (set_to(4, "event"), "event", "not-in-range"),
        (set_to(4, "deliveries_begun"), "deliveries_begun", "not-in-range"),
        (set_to("gold_1", "pile"), "pile", "not-a-list"),
        (set_to("sea_wolf", "pile", 0), "pile[0]", "not-a-choice"),
        (set_to("gold_7", "pile", 2), "pile[2]", "not-a-choice"),
        (set_to(["gold_1"], "row"), "row", "wrong-length"),
        (set_to("delivery", "row", 1), "row[1]", "not-a-choice"),
        (set_to("", "row", 1), "row", "row-incomplete"),
        (set_to([7], "discard"), "discard[0]", "not-a-choice"),
        (set_to([], "seats"), "seats", "wrong-length"),
        (set_to(None, "seats", 1), "seats[1]", "not-an-object"),
        (set_to(["sea_wolf"], "seats", 0, "hand"), "seats[0].hand[0]", "not-a-choice"),
        (set_to(["gold_5"], "seats", 0, "known"), "seats[0].known", "not-in-hand"),
        (set_to(["fish_1", "fish_1"], "seats", 0, "known"), "seats[0].known", "not-in-hand"),
        (set_to(4, "seats", 0, "wolves"), "seats[0].wolves", "not-in-range"),
        (set_to(["rats", "fish_2"], "seats", 1, "delivered"), "seats[1].delivered[0]", "not-a-choice"),
        (set_to(["ship_blue_3"], "seats", 1, "delivered"), "seats[1].delivered", "not-pairs"),
        (set_to(["fish_3", "ship_blue_3"], "seats", 1, "delivered"), "seats[1].delivered", "not-pairs"),
        (set_to(["ship_blue_3", "gold_3"], "seats", 1, "delivered"), "seats[1].delivered", "not-pairs"),
        (
            set_to(["ship_blue_3", "fish_3", "ship_blue_4", "fish_4"], "seats", 1, "delivered"),
            "seats[1].delivered",
            "not-pairs",
        ),
        (set_to(["fish_1"], "discard"), "seats[0].hand", "card-twice"),
        (set_to(["fish_2", "fish_2"], "seats", 1, "hand"), "seats[1].hand", "card-twice"),
        (set_to("pirates", "row", 1), "row", "card-twice"),
        (set_to(["sea_wolf"], "discard"), "discard", "card-twice"),
        (set_to(1, "seats", 1, "wolves"), "seats[1].wolves", "card-twice"),
        (set_to(["delivery", "delivery", "delivery"], "pile"), "pile", "top-card"),
        (set_to(["delivery", "delivery", "delivery", "delivery"], "pile"), "pile", "card-twice"),
        (set_to(["delivery"], "discard"), "discard[0]", "not-a-choice"),
        (set_to(1, "surplus"), "surplus", "unknown-field"),
        (set_to(1, "seats", 0, "wolfs"), "seats[0].wolfs", "unknown-field"),
    ],
)
def test_bad_part_is_refused_with_its_place(change: Change, where: str, reason: str) -> None:
    data = saved("fish_1", "gold_1", "", row="pirates storm pigs_1 pigs_2")
    GAME.from_dict(data)
    change(data["position"])
    error = refusal(data)
    assert (error.where, error.message.id) == (f"position.position.{where}", f"position-{reason}")


@pytest.mark.parametrize("field", ["phase", "actor", "pile", "row", "discard", "seats", "started", "step"])
def test_missing_field_is_refused(field: str) -> None:
    data = saved("fish_1", "gold_1")
    del data["position"][field]
    error = refusal(data)
    assert (error.where, error.message.id) == (f"position.position.{field}", "position-missing")


@pytest.mark.parametrize("data", [None, 7, [], "position", {}, {"game": "chess"}])
def test_garbage_is_refused(data: object) -> None:
    refusal(data)


def test_turn_has_no_steps() -> None:
    error = refusal(saved("fish_1", "gold_1", step=1))
    assert (error.where, error.message.id) == ("position.position.step", "position-wrong-step")


@pytest.mark.parametrize("phase", ["turn", "event"])
def test_turns_are_only_taken_in_a_game_that_has_started(phase: str) -> None:
    error = refusal(saved("fish_1", "gold_1", phase=phase, started=False))
    assert (error.where, error.message.id) == ("position.position.started", "position-not-started")


def test_delivery_in_set_up_belongs_to_the_start_player() -> None:
    """R15a."""
    position("", "", phase="hire", started=False, turn=1, start=1)
    error = refusal(saved("", "", phase="hire", started=False, turn=1, start=0))
    assert (error.where, error.message.id) == ("position.position.started", "position-not-started")


@pytest.mark.parametrize("asked", ["", "gold_1 mutiny", "rats"])
def test_event_asks_nobody_who_has_nothing_to_decide(asked: str) -> None:
    """A player without wolf and matching card shows the hand at once. No sample could be dealt, either."""
    error = refusal(saved("pigs_1", asked, phase="event", step=1))
    assert (error.where, error.message.id) == ("position.position.phase", "position-nothing-to-decide")


@pytest.mark.parametrize(("hand", "delivered"), [("", ""), ("gold_6", FOUR_TYPES)])
def test_delivery_asks_nobody_who_is_skipped(hand: str, delivered: str) -> None:
    error = refusal(saved("pigs_6", hand, phase="delivery", step=1, delivered=["", delivered]))
    assert (error.where, error.message.id) == ("position.position.phase", "position-nothing-to-decide")


def test_no_wolf_is_hired_after_the_third_delivery() -> None:
    """R11."""
    error = refusal(saved("fish_1", "gold_1", phase="hire", begun=3, pile="delivery fish_5"))
    assert (error.where, error.message.id) == ("position.position.phase", "position-end-of-game")


@pytest.mark.parametrize("phase", ["delivery", "hire"])
def test_delivery_under_way_has_begun(phase: str) -> None:
    error = refusal(saved("fish_1", "gold_1", phase=phase, begun=0))
    assert error.where == "position.position.deliveries_begun"
    assert error.message.id == "position-delivery-not-begun"


@pytest.mark.parametrize("phase", ["turn", "event", "hire"])
def test_game_does_not_go_on_after_the_fourth_type(phase: str) -> None:
    """R9."""
    error = refusal(saved("fish_6", "gold_6", phase=phase, delivered=[FOUR_TYPES], begun=1))
    assert (error.where, error.message.id) == ("position.position.phase", "position-end-of-game")


def test_game_is_not_over_before_its_end() -> None:
    position("", "", phase="game_over", begun=1, delivered=[FOUR_TYPES])
    error = refusal(saved("fish_6", "gold_6", phase="game_over", begun=2))
    assert (error.where, error.message.id) == ("position.position.phase", "position-end-of-game")


def test_hands_are_public_when_the_game_is_over() -> None:
    error = refusal(saved("fish_6 fish_5", "", phase="game_over", known=["fish_6"]))
    assert (error.where, error.message.id) == ("position.position.seats[0].known", "position-not-shown")


def test_bad_position_within_a_match_is_refused_with_its_place() -> None:
    data = match_position([10, 20], 2, "fish_1", "").to_dict()
    inside: Any = data["position"]
    inside["current"]["row"][0] = ""
    assert refusal(data).where == "position.position.current.row"


def test_match_that_should_be_over_is_refused() -> None:
    data = match_position([10, 20], 2, "fish_1", "").to_dict()
    inside: Any = data["position"]
    inside["totals"] = [100, 20]
    assert refusal(data).message.id == "position-match-disagrees"


WRONG: list[object] = [
    None,
    True,
    -1,
    0,
    1,
    2,
    3,
    4,
    10**30,
    1.0,
    "",
    "rats",
    "gold_1",
    "delivery",
    "hire",
    [],
    {},
]
WRONG += [
    ["fish_1"],
    ["delivery"],
    ["sea_wolf"],
    ["ship_red_1", "barrels_1"],
    [""] * 4,
    [[]],
    "turn",
    "event",
]


def fields_of(place: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every field, list and item of a saved position, by its path."""
    found = [path] if path else []
    items = place.items() if isinstance(place, dict) else enumerate(place) if isinstance(place, list) else ()
    for name, value in items:
        found += fields_of(value, (*path, name))
    return found


def damaged(place: dict[str, Any], rng: Rng) -> None:
    """Give one field of the position another value, or take an item away, or move one; the actor follows."""
    paths = fields_of(place)
    path = paths[int(rng.below(len(paths)))]
    inside: Any = place
    for step in path[:-1]:
        inside = inside[step]
    if isinstance(inside, list) and rng.below(2) == 0:
        item = inside[path[-1]]
        del inside[path[-1]]
        if rng.below(2) == 0:
            place["discard"].append(item)
    elif isinstance(inside[path[-1]], list) and rng.below(2) == 0:
        inside[path[-1]].append("gold_1")
    else:
        inside[path[-1]] = WRONG[int(rng.below(len(WRONG)))]
    if rng.below(2) == 0 and isinstance(place["turn_player"], int) and isinstance(place["step"], int):
        over = place["phase"] == "game_over"
        place["actor"] = -1 if over else (place["turn_player"] + place["step"]) % len(place["seats"] or [0])


@pytest.mark.parametrize("options", GAME.facts.variants(), ids=str)
def test_damaged_position_is_refused_with_its_place_or_played_to_its_end(options: dict[str, Any]) -> None:
    rng = Rng(77)
    accepted = 0
    refused = []
    for seed in range(250):
        players = 2 + seed % 4
        state = GAME.new_game(players, seed, options)
        play_at_random(state, rng, int(rng.below(70)))
        data = json.loads(json.dumps(state.to_dict()))
        place = data["position"].get("current", data["position"])
        damaged(place, rng)
        try:
            other = GAME.from_dict(data)
        except hs.BadPosition as error:
            refused.append(error)
            continue
        accepted += 1
        written = json.loads(json.dumps(other.to_dict()))["position"]
        assert same(written.get("current", written), place)
        checks.check_legal(other)
        checks.check_hidden(other, seed)
        play_at_random(other, rng, 300)
        assert options["target_score"] or other.is_over
    assert accepted > 40
    assert len(refused) > 40
    for reason in refused:
        assert reason.where.startswith("position.position")
        assert "⟦" not in reason.say("en") + reason.say("pl")


def same(written: dict[str, Any], read: dict[str, Any]) -> bool:
    """Whether both are equal, apart from the order of the hands."""
    for place in (written, read):
        for seat in place["seats"]:
            seat["hand"].sort()
            seat["known"].sort()
    return written == read
