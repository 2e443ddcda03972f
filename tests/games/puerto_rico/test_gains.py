"""What may be declined, and when it is asked: docs/rules/puerto_rico.md, section 5.12 (R52)."""

from __future__ import annotations

from typing import Any

import pytest

import harbourside as hs
from harbourside.games.puerto_rico.data import GAIN_NAMES, VP_ASKED

from .scenario import (
    ALL_MODULES,
    GAME,
    NEW,
    NOBLES,
    P,
    asked,
    do,
    ended,
    goods,
    legal,
    new_game,
    node,
    play_from,
    position,
    says,
    seat,
    table,
    truth,
    vp,
    why_not,
)

ALWAYS = {"optional_gains": "always"}
NEVER = {"optional_gains": "never"}
YES_NO = {"yes", "no"}
FEAST = {"festival": True}
PIRATES = {"buccaneer": True}


def chapel(pool: int = 1, **options: str) -> hs.State:
    return position(
        P("corn chapel", nobles="chapel"), P(), P(), role="craftsman", vp_pool=pool,
        options={**NOBLES, **options},
    )  # fmt: skip


def test_a_noble_in_the_chapel_may_leave_the_last_vp() -> None:
    state = chapel()
    assert (node(state), asked(state), legal(state)) == ("vp_asked", "chapel", YES_NO)
    assert goods(state, 0) == {"corn": 1}, "production comes first"
    do(state, "no")
    assert (vp(state, 0), truth(state)["vp_pool"], ended(state)) == (0, 1, [])
    assert node(state) == "craft", "the phase goes on"
    state = chapel()
    do(state, "yes")
    assert (vp(state, 0), truth(state)["vp_pool"], ended(state)) == (1, 0, ["end_vp"])


def test_the_answers_say_what_they_bring_about() -> None:
    state = chapel()
    assert says(state, "yes") == "Take 1 VP: then the pool is empty, and the game ends after this round"
    assert says(state, "no") == "Leave the VP in the pool"
    assert says(state, "yes", "pl") == "Weź 1 PZ: wtedy zasoby PZ będą puste i gra skończy się po tej rundzie"
    assert GAME.words("en").say(state.prompt()) == (
        "Do you take 1 VP (Chapel)? Then the pool is empty, and the game ends after this round."
    )
    assert table(state, 0)["offered_gain"] == {"gain_source": "chapel", "gain_count": 1}
    assert "offered_gain" not in table(chapel(2), 0)
    assert why_not(state, "pass") == "why-must-decide"
    assert why_not(state, "good:corn") == "why-not-now"


def test_nobody_is_asked_while_the_pool_lasts_or_when_the_end_is_certain() -> None:
    assert node(chapel(2)) == "craft"
    assert vp(chapel(2), 0) == 1
    late = position(
        P("corn chapel", nobles="chapel"), P(), P(), role="craftsman", vp_pool=1, options=NOBLES,
        end_reasons=["end_city"],
    )  # fmt: skip
    assert (node(late), vp(late, 0)) == ("craft", 1), "another reason ends the game already"
    last = position(
        P("corn chapel", nobles="chapel"), P(), P(), role="craftsman", vp_pool=1,
        options={**NOBLES, "max_rounds": 10}, round=10,
    )  # fmt: skip
    assert (node(last), vp(last, 0)) == ("craft", 1), "it is the last round anyway"


def test_never_asks_nothing() -> None:
    state = chapel(optional_gains="never")
    assert (node(state), vp(state, 0), ended(state)) == ("craft", 1, ["end_vp"])


def load(pool: int, tiles: str = "harbor", **options: Any) -> hs.State:
    state = position(
        P(tiles, "4 corn"),
        P(goods="sugar"),
        P(),
        role="captain",
        vp_pool=pool,
        options=options,
        supply="corn",
    )
    do(state, "load:corn@0")
    return state


def test_the_harbors_point_and_the_captains_are_asked_about_one_after_the_other() -> None:
    """4 VP for the goods are compulsory; the harbor's 1 empties the pool, and so would the captain's."""
    state = load(5)
    assert (asked(state), vp(state, 0), truth(state)["vp_pool"]) == ("harbor", 4, 1)
    do(state, "no")
    assert (asked(state), vp(state, 0)) == ("captain", 4)
    do(state, "no")
    assert (vp(state, 0), ended(state), state.current_player) == (4, [], 1)


def test_a_load_is_labelled_with_the_points_that_are_certain() -> None:
    for pool, points in ((4, 6), (5, 4), (6, 4), (7, 6)):
        state = position(P("harbor", "4 corn"), P(), P(), role="captain", vp_pool=pool)
        assert says(state, "load:corn@0") == f"Load 4 corn on ship 4 for {points} VP", pool


def test_what_does_not_empty_the_pool_is_taken_and_what_follows_the_end_is_noted() -> None:
    state = load(6)
    assert (asked(state), vp(state, 0)) == ("captain", 5), "the harbor's leaves one in the pool"
    do(state, "yes")
    assert (vp(state, 0), ended(state)) == (6, ["end_vp"])
    state = load(5)
    do(state, "yes")
    assert (vp(state, 0), truth(state)["noted"], node(state)) == (6, 1, "load"), "the captain's is only noted"


def test_loading_itself_is_compulsory() -> None:
    state = load(4)
    assert (node(state), vp(state, 0), ended(state)) == ("load", 6, ["end_vp"])


def test_a_bonus_declined_is_asked_about_again_at_the_next_load() -> None:
    """Once for each load; the captain's privilege is for the first one only."""
    state = position(
        P("harbor", "corn sugar"), P(), P(), role="captain", vp_pool=3, supply="corn"
    )  # fmt: skip
    do(state, "load:corn@0")
    assert asked(state) == "captain", "1 for the corn, 1 for the harbor"
    do(state, "no", "load:sugar@1")
    assert (vp(state, 0), ended(state)) == (4, ["end_vp"])
    state = position(P("harbor", "corn sugar"), P(), P(), role="captain", vp_pool=2, supply="corn")
    do(state, "load:corn@0", "no")
    assert asked(state) == "captain"
    do(state, "no")
    assert truth(state)["vp_pool"] == 1


def test_union_hall() -> None:
    state = position(
        P("union_hall", "4 corn"), P(), P(), role="captain", vp_pool=2, options=NEW, supply="corn"
    )
    assert (asked(state), says(state, "yes")[:9]) == ("union_hall", "Take 2 VP")
    do(state, "no")
    assert (node(state), vp(state, 0), ended(state)) == ("load", 0, [])


def test_church_and_the_festivals_building() -> None:
    state = position(
        P("church", doubloons=9), P(), P(), role="builder", vp_pool=3, options={**NEW, **FEAST},
        festival={"building": "wharf"}, board={"wharf": 1, "harbor": 1},
    )  # fmt: skip
    do(state, "build:wharf")
    assert (asked(state), vp(state, 0)) == ("festival_building", 1), "the church's point leaves two"
    do(state, "no")
    assert (vp(state, 0), ended(state)) == (1, [])
    assert truth(state)["festival"]["building"] == "", "the task is done with: it was for the first (R42)"
    assert truth(state)["board"]["wharf"] == 1
    assert seat(state, 0)["tiles"]["wharf"] == 1
    state = position(P("church", doubloons=9), P(), P(), role="builder", vp_pool=1, options=NEW)
    do(state, "build:harbor")
    assert asked(state) == "church"
    do(state, "yes")
    assert ended(state) == ["end_vp"]


def test_hunting_lodge() -> None:
    state = position(
        P("hunting_lodge", nobles="hunting_lodge"), P("corn corn"), P("corn"), role="settler", vp_pool=2,
        options=NOBLES,
    )  # fmt: skip
    do(state, "pass", "pass", "pass")
    assert (node(state), asked(state), state.current_player) == ("vp_asked", "hunting_lodge", 0)
    do(state, "no")
    assert (node(state), vp(state, 0)) == ("role", 0)


def test_plunder() -> None:
    state = position(P(), P(), P(), role="buccaneer", options=PIRATES, market="corn sugar", vp_pool=2)
    do(state, "plunder")
    assert asked(state) == "plunder"
    do(state, "no")
    assert (vp(state, 0), truth(state)["market"], ended(state)) == (0, [], [])


def test_what_is_declined_is_told_to_everybody() -> None:
    play = play_from(chapel())
    play.do("no")
    declined = [event for event in play.events(seat=2) if event["id"] == "declined-gain"]
    assert [event["args"] for event in declined] == [{"seat": 0, "source": "chapel"}]
    told = hs.Message("event-declined-gain", {"seat": 0, "source": "chapel"})
    assert GAME.words("pl").say(told, ["Ann"]) == "Ann rezygnuje z korzyści (Kaplica)."


@pytest.mark.parametrize(("asking", "sorts"), [("when_it_matters", 3), ("always", 17)])
def test_questions_of_random_games_are_saved_read_and_worded(asking: str, sorts: int) -> None:
    seen = set()
    for seed in range(12):
        state: hs.State = new_game(2 + seed % 4, seed, **ALL_MODULES, optional_gains=asking)
        rng = hs.Rng(seed)
        while not state.is_over:
            keys = sorted(legal(state))
            if asked(state):
                seen.add(asked(state))
                again = GAME.from_dict(state.to_dict())
                assert again.to_dict() == state.to_dict()
                assert legal(again) == YES_NO
                for language in hs.LANGUAGES:
                    assert GAME.words(language).say(state.prompt())
                    assert all(says(state, key, language) for key in keys)
            do(state, keys[rng.below(len(keys))])
    assert len(seen) >= sorts, seen


def test_positions_with_a_gain_that_does_not_fit_are_refused() -> None:
    saved: Any = chapel().to_dict()
    memory = saved["position"]["memory"]
    for gain in ["", "harbor", "jeweler", "production", "villa"]:
        broken = {**saved, "position": {**saved["position"], "memory": {**memory, "gain": gain}}}
        with pytest.raises(hs.BadPosition):
            GAME.from_dict(broken)
    unasked = {**saved, "options": {**saved["options"], **NEVER}}
    with pytest.raises(hs.BadPosition):
        GAME.from_dict(unasked)


def test_bots_take_what_ends_the_game_only_when_they_are_ahead() -> None:
    behind = position(
        P("corn chapel", nobles="chapel"), P(vp=30), P(), role="craftsman", vp_pool=1, options=NOBLES
    )
    behind.come_to_rest()
    assert (vp(behind, 0), ended(behind)) == (0, [])
    ahead = position(
        P("corn chapel", nobles="chapel", vp=30), P(), P(), role="craftsman", vp_pool=1, options=NOBLES
    )
    ahead.come_to_rest()
    assert (vp(ahead, 0), ended(ahead)) == (31, ["end_vp"])


@pytest.mark.parametrize("options", [{}, ALL_MODULES])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ordinary_games_have_less_than_two_percent_of_such_questions(
    players: int, options: dict[str, Any]
) -> None:
    decisions = questions = 0
    for seed in range(12):
        state = new_game(players, seed, **options)
        rng = hs.Rng(seed)
        while not state.is_over:
            actions = state.legal()
            decisions += len(actions) > 1
            questions += state.node >= VP_ASKED
            state.apply_legal(actions[rng.below(len(actions))])
    assert questions < 0.02 * (decisions - questions)


def test_every_gain_has_a_name_of_its_own() -> None:
    assert len(set(GAIN_NAMES)) == len(GAIN_NAMES)
