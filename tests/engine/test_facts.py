"""Options: the allowed values, the values that a person may type, and the errors for others."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

import harbourside as hs
from harbourside.engine.facts import Options, OptionValue, option_text

HUGE = pytest.param(10**5000, id="huge")  # more digits than Python will print

NOBLES = hs.Option("nobles", (False, True))
ROUNDS = hs.Option("rounds", (3, 1, 2))
TARGET = hs.Option("target_score", (None, 100))
START = hs.Option("start", ("random", 0, 1), variant=False)
MOTTO = hs.Option("motto", (None,), variant=False, text=True)


def facts(*options: hs.Option) -> hs.Facts:
    return hs.Facts(
        id="harbour",
        rules_version=1,
        min_players=2,
        max_players=4,
        default_players=3,
        longest_game=10,
        hidden=False,
        chance=False,
        options=options,
        longest_match=5 if TARGET in options else 1,
    )


def test_a_match_needs_both_its_option_and_its_length() -> None:
    with pytest.raises(AssertionError, match="longest_match"):
        replace(facts(TARGET), longest_match=1)
    with pytest.raises(AssertionError, match="longest_match"):
        replace(facts(), longest_match=5)


def test_the_first_value_is_the_default() -> None:
    assert [option.default for option in (NOBLES, ROUNDS, TARGET, START)] == [False, 3, None, "random"]
    assert MOTTO.default is None


@pytest.mark.parametrize("option", [NOBLES, ROUNDS, TARGET, START])
def test_every_declared_value_is_allowed(option: hs.Option) -> None:
    for value in option.values:
        assert option.check(value) is value


@pytest.mark.parametrize(
    ("option", "value"),
    [
        (NOBLES, 0),
        (NOBLES, 1),
        (NOBLES, "yes"),
        (NOBLES, None),
        (ROUNDS, True),
        (ROUNDS, 1.0),
        (ROUNDS, "1"),
        (ROUNDS, 4),
        pytest.param(ROUNDS, 10**5000, id="huge"),
        (ROUNDS, None),
        (TARGET, 0),
        (TARGET, False),
        (TARGET, float("nan")),
        (START, False),
        (START, "0"),
        (START, 2),
        (START, []),
        (START, {}),
        (MOTTO, 3),
        (MOTTO, ["a"]),
    ],
)
def test_any_other_value_is_refused_and_the_allowed_ones_named(option: hs.Option, value: object) -> None:
    with pytest.raises(hs.BadOption) as refused:
        option.check(value)
    for language in hs.LANGUAGES:
        said = refused.value.say(language)
        assert option.name in said
        assert option.text or all(option_text(allowed) in said for allowed in option.values)
        assert "⟦" not in said
        assert ": ." not in said
        assert len(said) < 200


def test_true_and_one_are_different_choices() -> None:
    both = hs.Option("odd", (1, True))
    assert type(both.check(1)) is int
    assert both.check(True) is True


def test_free_text_may_be_any_text_or_nothing() -> None:
    assert MOTTO.check("ahoj, żeglarzu") == "ahoj, żeglarzu"
    assert MOTTO.check(None) is None
    assert MOTTO.parse("Ahoj ") == "Ahoj "


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (NOBLES, "yes", True),
        (NOBLES, "no", False),
        (NOBLES, "TRUE", True),
        (NOBLES, " False ", False),
        (ROUNDS, "2", 2),
        (TARGET, "none", None),
        (TARGET, "100", 100),
        (START, "Random", "random"),
        (START, "1", 1),
    ],
)
def test_a_person_may_type_a_value(option: hs.Option, text: str, value: OptionValue) -> None:
    parsed = option.parse(text)
    assert parsed == value
    assert type(parsed) is type(value)


@pytest.mark.parametrize(
    ("option", "text"),
    [(NOBLES, "1"), (NOBLES, ""), (ROUNDS, "two"), (ROUNDS, "4"), (TARGET, "1e2"), (START, "2")],
)
def test_a_typed_value_that_is_not_one_is_refused(option: hs.Option, text: str) -> None:
    with pytest.raises(hs.BadOption, match=option.name):
        option.parse(text)


def test_options_left_out_get_their_defaults() -> None:
    some = facts(NOBLES, ROUNDS, TARGET, START, MOTTO)
    defaults = {"nobles": False, "rounds": 3, "target_score": None, "start": "random", "motto": None}
    assert some.check_options(None) == defaults
    assert some.check_options({}) == defaults
    assert some.check_options({"rounds": 1}) == {**defaults, "rounds": 1}


def test_checked_options_are_a_copy() -> None:
    given: Options = {"rounds": 1}
    checked = facts(ROUNDS).check_options(given)
    given["rounds"] = 2
    assert checked == {"rounds": 1}


@pytest.mark.parametrize("name", ["round", "ROUNDS", "", 1, None, ("rounds",), "\u202e\n" * 500])
def test_an_unknown_option_is_refused_and_the_known_ones_named(name: object) -> None:
    with pytest.raises(hs.UnknownOption) as refused:
        facts(ROUNDS, NOBLES).check_options({name: 1})
    for language in hs.LANGUAGES:
        assert "nobles, rounds" in refused.value.say(language)


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(hs.UnknownOption, match="This game has no options"):
        facts().check_options({"rounds": 1})


@pytest.mark.parametrize("options", [[], "rounds", 3, ["rounds"], [("rounds", 1)], object()])
def test_options_that_are_no_mapping_are_refused(options: object) -> None:
    with pytest.raises(hs.BadOption) as refused:
        facts(ROUNDS).check_options(options)
    assert "⟦" not in str(refused.value)


def test_variants_cross_the_options_that_change_play() -> None:
    variants = facts(NOBLES, TARGET, START).variants()
    assert len(variants) == 4
    assert {"nobles": True, "target_score": 100} in variants
    assert all("start" not in variant for variant in variants)


def test_a_game_without_options_has_one_variant() -> None:
    assert facts().variants() == [{}]


def test_free_text_that_changes_play_does_not_empty_the_variants() -> None:
    assert facts(NOBLES, hs.Option("password", (None,), text=True)).variants() == [
        {"nobles": False, "password": None},
        {"nobles": True, "password": None},
    ]


def test_every_variant_of_a_registered_game_can_be_started(toy: hs.Game, seawolf: hs.Game) -> None:
    for game in (toy, seawolf):
        for variant in game.facts.variants():
            assert game.new_game(options=variant).options.items() >= variant.items()


def test_options_survive_json(toy: hs.Game) -> None:
    checked = toy.check_options(2, {"rounds": 1, "motto": "ł"})
    assert toy.check_options(2, json.loads(json.dumps(checked))) == checked


@pytest.mark.parametrize("players", [0, 4, -1, HUGE, True, 2.0, "2", "", [2], object()])
def test_a_wrong_number_of_players_is_refused_with_the_right_ones(toy: hs.Game, players: object) -> None:
    with pytest.raises(hs.BadPlayers) as refused:
        toy.new_game(players=players)  # type: ignore[arg-type]
    for language in hs.LANGUAGES:
        said = refused.value.say(language)
        assert "1" in said
        assert "3" in said
        assert "⟦" not in said
        assert len(said) < 200


def test_players_left_out_are_the_default(toy: hs.Game) -> None:
    assert toy.new_game().seats == toy.facts.default_players


def test_the_longest_game_of_a_match_counts_all_its_games(toy: hs.Game) -> None:
    assert toy.longest_game({}) == 9
    assert toy.longest_game({"target_score": None}) == 9
    assert toy.longest_game({"target_score": 10}) == 36
