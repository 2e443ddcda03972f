"""Module III: the buccaneer. docs/rules/puerto_rico.md, section 5.10."""

from __future__ import annotations

from .scenario import (
    GAME,
    NEW,
    NOBLES,
    P,
    do,
    doubloons,
    finish_phase,
    goods,
    legal,
    new_game,
    node,
    phase,
    position,
    seat,
    ships,
    supply,
    truth,
    vp,
    why_not,
)

PIRATES = {"buccaneer": True}


def test_only_acts_with_an_effect_are_offered() -> None:
    state = position(P(), P(), P(), role="buccaneer", options=PIRATES)
    assert legal(state) == {
        f"capture:{role}" for role in ("settler", "mayor", "builder", "craftsman", "trader", "captain")
    }
    assert why_not(state, "piracy:0") == "why-ship-empty"
    assert why_not(state, "plunder") == "why-market-empty"
    assert why_not(state, "raid") == "why-no-raid"
    assert why_not(state, "capture:prospector_1") == "why-role-not-in-game"
    assert why_not(state, "pass") == "why-must-decide"


def test_piracy_keeps_up_to_three_goods() -> None:
    """R36."""
    state = position(P(), P(), P(), role="buccaneer", options=PIRATES, ships="- 5coffee -")
    do(state, "piracy:1")
    assert legal(state) == {"count:0", "count:1", "count:2", "count:3"}
    do(state, "count:3")
    assert (goods(state, 0), ships(state), supply(state, "coffee")) == ({"coffee": 3}, ["-", "-", "-"], 9 - 3)
    state = position(P(), P(), P(), role="buccaneer", options=PIRATES, ships="2corn - -")
    do(state, "piracy:0")
    assert legal(state) == {"count:0", "count:1", "count:2"}


def test_plunder_empties_the_market() -> None:
    state = position(P(), P(), P(), role="buccaneer", options=PIRATES, market="corn sugar")
    do(state, "plunder")
    assert (vp(state, 0), truth(state)["market"], supply(state, "sugar")) == (2, [], 11)


def test_library_does_nothing_for_the_buccaneer() -> None:
    """R3: the act is an action; "as if it were a privilege" only tells who carries it out."""
    both = {**PIRATES, **NEW}
    state = position(P("library"), P(), P(), role="buccaneer", options=both, market="corn sugar")
    do(state, "plunder")
    assert vp(state, 0) == 2


def test_library_doubles_the_buccaneers_act_by_option() -> None:
    """R3: VP, goods kept and workers kept."""
    doubled = {**PIRATES, **NEW, "library_doubles_buccaneer": True}
    state = position(P("library"), P(), P(), role="buccaneer", options=doubled, market="corn sugar")
    assert "4 VP" in GAME.words("en").say(state.label(GAME.actions.index("plunder")))
    do(state, "plunder")
    assert (vp(state, 0), truth(state)["market"]) == (4, [])
    state = position(P("library:0"), P(), P(), role="buccaneer", options=doubled, market="corn sugar")
    do(state, "plunder")
    assert vp(state, 0) == 2, "an idle library doubles nothing"
    state = position(P("library"), P(), P(), role="buccaneer", options=doubled, ships="- 5coffee -")
    do(state, "piracy:1")
    assert legal(state) == {f"count:{count}" for count in range(6)}
    state = position(
        P("library corn:0/4 indigo:0/4"), P(), P(), role="buccaneer", options=doubled, magistrate=[9, 0]
    )
    do(state, "raid")
    assert truth(state)["memory"]["hand"] == [6, 0]


def test_raid_leaves_n_workers() -> None:
    """R35: up to three are placed at once, the rest goes to the supply."""
    state = position(P("corn:0/3 hacienda"), P(), P(), role="buccaneer", options=PIRATES, magistrate=[8, 0])
    do(state, "raid")
    assert truth(state)["magistrate"] == [3, 0]
    assert truth(state)["workers"] == 20 + 2
    assert legal(state) == {"tile:corn", "pass"}
    assert why_not(state, "tile:hacienda") == "why-circles-full"
    assert why_not(state, "tile:san_juan") == "why-no-circle"
    do(state, "tile:corn", "tile:corn", "pass")
    assert seat(state, 0)["workers"] == {"corn": 2, "hacienda": 1}
    assert truth(state)["workers"] == 23


def test_raid_spares_the_noble() -> None:
    """R9, R35."""
    state = position(
        P("corn:0"), P(), P(), role="buccaneer", options={**PIRATES, **NOBLES}, magistrate=[3, 1]
    )
    do(state, "raid", "tile:corn")
    assert truth(state)["magistrate"] == [2, 1]


def test_raided_workers_without_a_circle_go_to_the_supply() -> None:
    state = position(P(), P(), P(), role="buccaneer", options=PIRATES, magistrate=[5, 0])
    do(state, "raid")
    assert node(state) == "role"
    assert truth(state)["workers"] == 22


def test_the_token_keeps_its_holder_from_the_card() -> None:
    state = position(P(), P(), P(), options=PIRATES, token_holder=0)
    assert why_not(state, "role:buccaneer") == "why-token"
    state = position(P(), P(), P(), options=PIRATES, token_holder=1, role="buccaneer")
    assert truth(state)["token_holder"] == 0


def test_capture_takes_the_coins_and_bars_the_captor() -> None:
    """R39."""
    state = position(P(), P(), options=PIRATES, role="buccaneer", coins={"mayor": 2})
    do(state, "capture:mayor")
    assert doubloons(state, 0) == 2
    assert (truth(state)["captured_role"], truth(state)["captor"]) == ("mayor", 0)
    do(state, "role:captain")
    assert state.current_player == 0
    assert why_not(state, "role:mayor") == "why-role-captured"


def test_a_captured_role_may_be_claimed_for_a_fee() -> None:
    state = position(P(), P(), P(), options=PIRATES, role="buccaneer")
    do(state, "capture:captain", "role:captain")
    assert doubloons(state, 0) == 3
    assert truth(state)["captured_role"] == ""


def test_capture_and_its_end_of_round() -> None:
    """R17: unclaimed, it is a normal phase for all with the captor's privilege, after the last pick."""
    state = position(P("corn"), P("corn"), P(), options=PIRATES, role="buccaneer")
    do(state, "capture:craftsman", "role:captain", "role:trader")
    assert (phase(state), node(state), state.current_player) == ("craftsman", "craft", 0)
    assert goods(state, 1) == {"corn": 1}
    do(state, "good:corn")
    assert goods(state, 0) == {"corn": 2}
    assert truth(state)["round"] == 2
    assert truth(state)["role_coins"] == [1, 1, 1, 0, 0, 0, 0, 0, 0]


def test_a_captured_role_may_be_solo_by_option() -> None:
    options = {**PIRATES, "captured_role_solo": True}
    state = position(P("corn"), P("corn"), P(), options=options, role="buccaneer")
    do(state, "capture:craftsman", "role:captain", "role:trader")
    assert (goods(state, 0), goods(state, 1)) == ({"corn": 1}, {})
    state = position(P(), P(), P(), options=options, role="buccaneer", magistrate=[4, 0])
    do(state, "capture:mayor", "role:captain", "role:trader", "count:0")
    assert seat(state, 0)["san_juan"] == [4, 0], "the captor hires the whole Magistrate"


def test_coins_never_lie_on_the_buccaneer() -> None:
    """R37."""
    state = position(P(), P(), P(), options=PIRATES)
    do(state, "role:captain", "role:trader", "role:craftsman")
    assert truth(state)["role_coins"] == [1, 1, 1, 0, 0, 0, 0, 0, 0]


def test_two_players_with_the_buccaneer_still_pick_six() -> None:
    """R38."""
    state = new_game(2, **PIRATES)
    assert len(legal(state)) == 8
    for _ in range(6):
        do(state, sorted(legal(state) - {"role:buccaneer"})[0])
        finish_phase(state)
    assert truth(state)["round"] == 2


def test_library_does_not_help_the_buccaneer() -> None:
    """R3."""
    state = position(P("library"), P(), P(), options={**PIRATES, **NEW}, role="buccaneer", market="corn")
    do(state, "plunder")
    assert vp(state, 0) == 1


def test_the_end_waits_for_the_captured_role() -> None:
    state = position(P(goods="corn"), P(), P(), options=PIRATES, role="buccaneer", end_reasons=["end_city"])
    do(state, "capture:captain", "role:craftsman", "role:mayor")
    finish_phase(state)
    assert state.is_over
    assert vp(state, 0) == 2
