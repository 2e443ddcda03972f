"""Settler. docs/rules/puerto_rico.md, section 5.3."""

from __future__ import annotations

from .scenario import GAME, NEW, P, do, finish_phase, legal, node, position, seat, truth, why_not


def test_everybody_takes_a_tile_in_turn_order() -> None:
    state = position(P(), P(), P(), role="settler")
    do(state, "take:coffee")
    assert seat(state, 0)["tiles"] == {"coffee": 1}
    assert "take:coffee" not in legal(state)
    assert why_not(state, "take:coffee") == "why-not-in-row"
    do(state, "take:corn", "pass")
    assert seat(state, 1)["tiles"] == {"corn": 1}
    assert node(state) == "role"


def test_quarry_is_the_settlers_privilege() -> None:
    state = position(P(), P(), P(), role="settler")
    assert "take:quarry" in legal(state)
    do(state, "take:quarry")
    assert seat(state, 0)["tiles"] == {"quarry": 1}
    assert truth(state)["quarries"] == 1
    assert why_not(state, "take:quarry") == "why-quarry-privilege"


def test_no_quarry_when_none_is_left() -> None:
    state = position(P(), P(), P(), role="settler", quarries=0)
    assert why_not(state, "take:quarry") == "why-no-quarries"


def test_construction_hut_takes_a_quarry_instead_of_a_plantation() -> None:
    state = position(P(), P("construction_hut"), P("construction_hut:0"), role="settler")
    do(state, "pass", "take:quarry")
    assert seat(state, 1)["tiles"]["quarry"] == 1
    assert why_not(state, "take:quarry") == "why-quarry-privilege", "an idle hut does not help"


def test_settler_with_construction_hut_still_takes_one_tile() -> None:
    state = position(P("construction_hut"), P(), P(), role="settler")
    do(state, "take:quarry")
    assert state.current_player == 1


def test_full_island_is_passed_over() -> None:
    state = position(P(), P("corn:0/6 indigo:0/6"), P(), role="settler", pile="sugar")
    do(state, "take:coffee")
    assert state.current_player == 2


def test_hacienda_draws_first_and_only_once() -> None:
    state = position(P(), P("hacienda"), P(), role="settler", pile="tobacco corn corn corn corn corn")
    do(state, "pass", "hacienda_draw")
    assert seat(state, 1)["tiles"]["tobacco"] == 1
    assert state.current_player == 1
    assert why_not(state, "hacienda_draw") == "why-hacienda-used"
    do(state, "take:coffee")
    assert state.current_player == 2
    assert why_not(state, "hacienda_draw") == "why-no-building"


def test_hacienda_fills_the_last_space_and_ends_the_turn() -> None:
    state = position(P("corn:0/5 indigo:0/6 hacienda"), P(), P(), role="settler", pile="tobacco corn")
    do(state, "hacienda_draw")
    assert state.current_player == 1


def test_hacienda_draws_nothing_from_an_empty_pile() -> None:
    """R8: only the row brings a new pile about; the land office buys from the same pile."""
    state = position(P("hacienda"), P(), P(), role="settler", pile="", discard="3 coffee")
    assert why_not(state, "hacienda_draw") == "why-no-tiles"
    nobles = {"nobles": True}
    state = position(
        P("land_office", doubloons=2), P(), P(), role="trader", pile="", discard="3 coffee", options=nobles
    )
    assert node(state) == "role", "there is nothing to buy, so nobody is asked"


def test_hacienda_reshuffles_an_empty_pile_by_option() -> None:
    """R8."""
    state = position(
        P("hacienda"), P(), P(), role="settler", pile="", discard="3 coffee",
        options={"hacienda_empty_pile": "reshuffle"},
    )  # fmt: skip
    do(state, "hacienda_draw")
    assert seat(state, 0)["tiles"]["coffee"] == 1
    assert truth(state)["pile"] == ["coffee", "coffee"]
    state = position(P("hacienda"), P(), P(), role="settler", pile="")
    assert why_not(state, "hacienda_draw") == "why-no-tiles"


def test_hospice_brings_a_worker_with_the_regular_tile_only() -> None:
    """R33."""
    state = position(P("hospice hacienda"), P(), P(), role="settler", pile="corn corn corn corn corn")
    do(state, "hacienda_draw")
    assert node(state) == "settler", "no worker for the drawn tile"
    do(state, "take:quarry")
    assert legal(state) == {"yes", "no"}
    do(state, "yes")
    assert seat(state, 0)["workers"] == {"hospice": 1, "hacienda": 1, "quarry": 1}
    assert truth(state)["workers"] == 19


def test_hospice_may_be_declined() -> None:
    state = position(P("hospice"), P(), P(), role="settler")
    do(state, "take:corn", "no")
    assert seat(state, 0)["workers"] == {"hospice": 1}


def test_hospice_takes_from_the_magistrate_when_the_supply_is_empty() -> None:
    """R9: never a noble."""
    state = position(P("hospice"), P(), P(), role="settler", workers=0)
    do(state, "take:corn", "yes")
    assert truth(state)["magistrate"] == [2, 0]
    state = position(
        P("hospice"), P(), P(), role="settler", workers=0, options={"nobles": True}, magistrate=[0, 1]
    )
    do(state, "take:corn")
    assert state.current_player == 1, "only a noble is left, so nobody comes"


def test_idle_hacienda_hut_and_hospice_do_nothing() -> None:
    state = position(P(), P("hacienda:0 construction_hut:0 hospice:0"), P(), role="settler")
    do(state, "pass")
    assert not legal(state) & {"hacienda_draw", "take:quarry"}
    do(state, "take:corn")
    assert state.current_player == 2, "no question of the hospice"


def test_row_is_renewed_from_pile_and_discard() -> None:
    state = position(P(), P(), P(), role="settler", row="4 corn", pile="coffee coffee", discard="3 sugar")
    finish_phase(state)
    whole = truth(state)
    assert sum(whole["row"]) == 4
    assert whole["row"][4] == 2, "what the pile had comes first"
    assert whole["row"][0] + whole["row"][2] == 2, "then the reshuffled discard, the old row with it"
    assert whole["discard"] == [0] * 5
    assert len(whole["pile"]) == 5


def test_row_stays_short_when_there_are_no_tiles() -> None:
    state = position(P(), P(), P(), role="settler", row="corn", pile="")
    do(state, "take:corn")
    finish_phase(state)
    assert truth(state)["row"] == [0] * 5


def test_turn_with_nothing_to_take_is_skipped() -> None:
    state = position(P(), P(), P(), role="settler", row="corn", pile="")
    do(state, "take:corn")
    assert node(state) == "role", "seats 1 and 2 could only pass"


def test_forest_house_lays_forests() -> None:
    state = position(P("forest_house"), P(), P(), role="settler", options=NEW)
    do(state, "take:coffee")
    assert legal(state) == {"as_plantation", "as_forest"}
    do(state, "as_forest")
    assert seat(state, 0)["forests"] == [0, 0, 0, 0, 1]
    assert "coffee" not in seat(state, 0)["tiles"]


def test_quarry_never_becomes_a_forest() -> None:
    state = position(P("forest_house"), P(), P(), role="settler", options=NEW)
    do(state, "take:quarry")
    assert state.current_player == 1


def test_hacienda_hut_hospice_library_and_forest_house_together() -> None:
    """R12, R33: the drawn tile and the second tile bring no worker; the second may be a quarry by the hut."""
    state = position(
        P("hacienda construction_hut hospice library forest_house"),
        P(),
        P(),
        role="settler",
        options=NEW,
        pile="coffee corn corn corn corn corn",
    )
    do(state, "hacienda_draw", "as_forest", "take:corn", "as_plantation", "yes")
    player = seat(state, 0)
    assert (player["forests"], player["tiles"]["corn"], player["workers"]["corn"]) == ([0, 0, 0, 0, 1], 1, 1)
    do(state, "pass", "pass")
    assert (node(state), state.current_player) == ("settler_again", 0)
    assert "take:quarry" in legal(state)
    assert why_not(state, "hacienda_draw") == "why-hacienda-first"
    do(state, "take:quarry")
    assert node(state) == "role"


def test_hospice_worker_of_a_forest_goes_to_san_juan() -> None:
    state = position(P("hospice forest_house"), P(), P(), role="settler", options=NEW)
    do(state, "take:corn", "as_forest", "yes")
    assert seat(state, 0)["san_juan"] == [1, 0]


def test_library_takes_a_second_tile_even_after_passing() -> None:
    """R12: a quarry only with a construction hut."""
    state = position(P("library"), P(), P(), role="settler", options=NEW)
    do(state, "pass", "pass", "pass")
    assert node(state) == "settler_again"
    assert why_not(state, "take:quarry") == "why-quarry-hut"
    do(state, "take:sugar")
    assert seat(state, 0)["tiles"]["sugar"] == 1


def test_reasons_carry_words_for_every_choice() -> None:
    state = position(P(), P(), P(), role="settler")
    for key in GAME.actions:
        message = state.why_not(GAME.actions.index(key))
        assert (message is None) == (key in legal(state))


def test_library_takes_no_second_tile_onto_a_full_island() -> None:
    state = position(P("library corn:0/6 indigo:0/5"), P(), P(), role="settler", options=NEW)
    do(state, "take:corn", "pass", "pass")
    assert node(state) == "role"
