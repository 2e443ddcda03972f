"""Options: docs/rules/santiago.md, section 6."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

import harbourside as hs
from harbourside.engine.figures import FigureOption
from harbourside.engine.record import CHECK_DIGITS
from harbourside.engine.rng import Rng
from harbourside.games.santiago.data import BUILDINGS, CUBANS, FLOWER_MAP, FLOWERS, RULED_FLOWERS

from .scenario import (
    GAME,
    do,
    events,
    has,
    legal,
    new_game,
    play_at_random,
    play_from,
    position,
    table,
    truth,
)


def flower_of(cuban: str, **options: Any) -> str | None:
    flowers = table(new_game(2, 1, **options))["flowers"]
    return next((flower for flower, cubans in flowers.items() if cuban in cubans), None)


def test_all_options_are_off_by_default() -> None:
    state = new_game()
    assert state.options == {
        "open_holdings": False,
        "owner_vp": "end_of_turn",
        "flower_map": None,
        "layout": None,
        "max_turns": None,
    }


def test_open_holdings_are_seen_by_all() -> None:
    for seat in (0, 1, None):
        seen = table(new_game(2, 3, open_holdings=True), seat)["seats"]
        assert [player["pesos"] for player in seen] == [3, 3]
        assert [player["vp"] for player in seen] == [2, 2]
        assert [player["goods"]["sugar"] for player in seen] == [1, 1]


def test_flower_map_of_the_rules() -> None:
    assert [flower_of(cuban) for cuban in CUBANS] == [
        FLOWERS[flower] if flower >= 0 else None for flower in FLOWER_MAP
    ]


SWAPPED = "flower@maria=yellow flower@martinez=red"


def test_flower_map_preset_swaps_maria_and_martinez() -> None:
    """R2."""
    assert flower_of("maria", flower_map="maria_martinez_swapped") == "yellow"
    assert flower_of("martinez", flower_map="maria_martinez_swapped") == "red"
    assert flower_of("pedro", flower_map="maria_martinez_swapped") == "white"


@pytest.mark.parametrize(
    "written",
    [
        "maria_martinez_swapped",
        "maria=yellow martinez=red",
        "Martinez = czerwony / Maria = żółty; José=żółty",
        "flower@martinez=red, flower@maria=yellow",
        "FLOWER@Maria = Yellow martinez=red",
    ],
)
def test_corrected_flowers_are_kept_in_one_way_however_they_were_written(written: str) -> None:
    assert new_game(2, 1, flower_map=written).options["flower_map"] == SWAPPED


def test_flowers_that_could_not_be_read_come_first_among_the_figures_of_the_option() -> None:
    """R2: those of Conchita, Maria and Martinez are rulings; a board may differ in the others, too."""
    (option,) = [option for option in GAME.facts.options if option.name == "flower_map"]
    assert isinstance(option, FigureOption)
    assert [figure.id for figure in option.figures[:3]] == [f"flower@{CUBANS[c]}" for c in RULED_FLOWERS]
    assert [CUBANS[cuban] for cuban in RULED_FLOWERS] == ["conchita", "maria", "martinez"]
    assert len(option.figures) == 8
    for figure in option.figures:
        assert figure.ours == FLOWERS[FLOWER_MAP[CUBANS.index(figure.id.partition("@")[2])]]


def test_a_record_of_a_corrected_table_plays_by_its_flowers() -> None:
    play = hs.Play(GAME, 2, 5, {"flower_map": "maria_martinez_swapped"})
    play_some(play, 40)
    *lines, _ = play.record().replace(SWAPPED, "maria_martinez_swapped").splitlines()
    check = hashlib.sha256("\n".join(lines).encode()).hexdigest()[:CHECK_DIGITS]
    old = "\n".join([*lines, f"check: {check}", ""])
    assert '"flower_map": "maria_martinez_swapped"' in old
    for record in (play.record(), old):
        assert hs.read_record(record).state.to_dict() == play.state.to_dict()


def play_some(play: hs.Play, decisions: int) -> None:
    rng = Rng(3)
    for _ in range(decisions):
        actions = play.state.legal_actions()
        play.do(GAME.actions.key(actions[int(rng.below(len(actions)))]))


def test_a_saved_position_of_a_corrected_table_keeps_its_flowers() -> None:
    state = position("", "", car="pablo", options={"flower_map": "maria_martinez_swapped"})
    again = GAME.from_dict(state.to_dict())
    do(again, "drive:1")
    assert legal(again) == {"enter:bank", "enter:church", "enter:distillery"}, "the yellow ones"


def test_facts_give_no_cuban_a_colour_that_a_table_may_correct() -> None:
    assert set(GAME.facts.colours) & set(CUBANS) == set()


def test_flower_map_of_ones_own() -> None:
    chosen = "pedro=blue, maria=yellow"
    assert (flower_of("pedro", flower_map=chosen), flower_of("maria", flower_map=chosen)) == (
        "blue",
        "yellow",
    )
    assert flower_of("jose", flower_map=chosen) == "yellow"


def test_flower_map_says_where_the_pawn_goes() -> None:
    state = position("", "", car="pablo", options={"flower_map": "maria=white"})
    do(state, "drive:1")
    assert legal(state) == {"enter:port_authority", "enter:trade_office", "enter:newspaper"}


def test_el_zorro_never_has_a_flower() -> None:
    assert flower_of("el_zorro", flower_map="maria=yellow") is None
    with pytest.raises(hs.BadOption):
        new_game(flower_map="el_zorro=red")


@pytest.mark.parametrize("value", ["nobody=red", "maria=pink", "maria", "red", "=", "swapped"])
def test_flower_map_that_names_no_flowers_is_refused(value: str) -> None:
    assert_refused(flower_map=value)


@pytest.mark.parametrize("value", ["", " ", "none", "None", "standard", " Standard"])
def test_standard_flower_map_by_name(value: str) -> None:
    assert new_game(2, 5, flower_map=value).board.flower == FLOWER_MAP


def test_preset_is_known_however_it_is_written() -> None:
    assert flower_of("maria", flower_map=" Maria_Martinez_Swapped ") == "yellow"


@pytest.mark.parametrize("language", hs.LANGUAGES)
@pytest.mark.parametrize(
    ("options", "typed"),
    [
        ({"flower_map": "nobody=red"}, ["pedro", "jose"]),
        ({"flower_map": "maria=pink"}, ["yellow", "white"]),
        ({"layout": "bank"}, ["church", "cigar_factory"]),
        ({"layout": "jose"}, ["pedro", "el_zorro"]),
        ({"layout": "church church"}, ["church"]),
    ],
)
def test_refusal_names_things_as_they_are_to_be_typed(
    options: dict[str, Any], typed: list[str], language: str
) -> None:
    with pytest.raises(hs.BadOption) as refused:
        new_game(2, 1, **options)
    words = GAME.words(language)
    assert all(words.noun(word) in refused.value.say(language) for word in typed)


@pytest.mark.parametrize("language", hs.LANGUAGES)
def test_a_layout_may_be_written_with_the_names_on_the_board_in_any_language(language: str) -> None:
    words = GAME.words(language)
    things = [*reversed(CUBANS), *reversed(BUILDINGS)]
    state = new_game(3, 1, layout=", ".join(words.noun(thing) for thing in things))
    assert truth(state)["sites"] == list(reversed(BUILDINGS))
    assert state.options["layout"] == ", ".join(things), "records are the same in every language"


def test_flowers_may_be_given_in_any_language() -> None:
    state = new_game(2, 1, flower_map="Maria = Żółty, MARTINEZ=czerwony")
    assert state.options["flower_map"] == SWAPPED
    assert flower_of("maria", flower_map="Maria = Żółty, MARTINEZ=czerwony") == "yellow"
    assert flower_of("martinez", flower_map="Martinez=biały") == "white"


@pytest.mark.parametrize(
    "usual", [{"flower_map": "Standard"}, {"layout": "random"}, {"layout": " "}, {"max_turns": "none"}]
)
def test_every_way_to_write_the_default_is_kept_as_none(usual: dict[str, str]) -> None:
    assert new_game(2, 1, **usual).options == new_game(2, 1).options


def assert_refused(**options: Any) -> None:
    with pytest.raises(hs.BadOption) as refused:
        new_game(**options)
    for language in hs.LANGUAGES:
        assert "⟦" not in refused.value.say(language)
        assert len(refused.value.say(language)) > 20


def test_given_layout_is_played() -> None:
    layout = " ".join([*reversed(CUBANS), *reversed(BUILDINGS)])
    for seed in range(3):
        place = truth(new_game(3, seed, layout=layout))
        assert place["street"] == list(reversed(CUBANS))
        assert place["sites"] == list(reversed(BUILDINGS))


def test_layout_may_give_only_cubans_or_only_buildings() -> None:
    streets = [truth(new_game(2, seed, layout=" ".join(BUILDINGS))) for seed in range(4)]
    assert all(place["sites"] == BUILDINGS for place in streets)
    assert len({tuple(place["street"]) for place in streets}) > 1
    sites = [truth(new_game(2, seed, layout=",".join(CUBANS))) for seed in range(4)]
    assert all(place["street"] == CUBANS for place in sites)
    assert len({tuple(place["sites"]) for place in sites}) > 1


def test_given_layout_is_no_chance() -> None:
    play = hs.Play(GAME, 2, 1, {"layout": " ".join([*CUBANS, *BUILDINGS])})
    assert {note.split("=")[0].split("@")[0] for note in play.start_chance} == {"die", "start_player"}
    again = hs.read_record(play.record())
    assert again.state.to_dict() == play.state.to_dict()


@pytest.mark.parametrize("value", ["pedro", "bank church", "pedro pedro", "x", " ".join([*CUBANS, "bank"])])
def test_incomplete_layout_is_refused(value: str) -> None:
    assert_refused(layout=value)


@pytest.mark.parametrize("value", ["random", "none", "", " ", "Random"])
def test_random_layout_by_name(value: str) -> None:
    assert truth(new_game(2, 5, layout=value)) == truth(new_game(2, 5))


def test_game_ends_after_the_last_turn_of_a_limit() -> None:
    for limit in (1, 2, 7):
        state = new_game(2, 3, max_turns=str(limit))
        play_at_random(state, Rng(limit))
        assert state.is_over
        assert state.turn == limit


def test_limit_ends_the_game_after_the_owner_is_paid_and_before_a_new_demand() -> None:
    play = play_from(
        position(
            "", "owns=bank", phase="enter", car="jose", turn=12, docked=False, options={"max_turns": "12"}
        )
    )
    play.do("enter:bank")
    assert events(play)[:4] == ["entered", "got-pesos", "owner-paid", "turns-are-over"]
    assert events(play)[4:] == ["final-scoring", "scored", "scored", "won"]
    assert (play.state.is_over, has(play.state, 1, "vp")) == (True, 1)


def test_limit_does_not_hold_up_the_seventh_ship() -> None:
    state = position("pesos=5", "", car="alonso", value=4, ship=7, turn=3, options={"max_turns": "90"})
    do(state, "drive:5")
    assert state.is_over


def test_limit_may_be_a_number_or_its_text() -> None:
    assert new_game(max_turns=5).options["max_turns"] == "5"
    assert new_game(max_turns="5").options["max_turns"] == "5"
    assert new_game(max_turns=" 5 ").board.max_turns == 5
    assert new_game(max_turns="none").board.max_turns == -1


@pytest.mark.parametrize("value", [0, -1, "0", "many", "1.5", "99999999999", "٣", True, 10**9])
def test_limit_that_is_no_number_of_turns_is_refused(value: Any) -> None:
    assert_refused(max_turns=value)


def test_limit_too_long_to_be_written_is_refused() -> None:
    assert_refused(max_turns=10**5000)


def test_turns_left_are_shown() -> None:
    state = position("", "", turn=9, options={"max_turns": "12"})
    assert table(state)["turns_left"] == 3
    assert table(position("", ""))["turns_left"] is None


def test_view_tells_when_owners_are_paid() -> None:
    assert table(position("", ""))["owner_vp"] == "end_of_turn"
    assert table(position("", "", options={"owner_vp": "on_entry"}))["owner_vp"] == "on_entry"


def test_options_survive_a_save() -> None:
    options = {"max_turns": 30, "flower_map": "maria=white", "open_holdings": True, "owner_vp": "on_entry"}
    state = new_game(3, 2, **options)  # type: ignore[arg-type]
    other = GAME.from_dict(state.to_dict())
    play_at_random(state, Rng(1), 60)
    play_at_random(other, Rng(1), 60)
    assert other.to_dict() == state.to_dict()
