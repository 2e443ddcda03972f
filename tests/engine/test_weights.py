"""Evaluation weights in files."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

import harbourside as hs
from harbourside.engine.weights import (
    LARGEST_FILE,
    BadWeights,
    guessed_weights,
    in_order,
    parse_weights,
    read_weights,
    shipped_weights,
    weights_text,
)

NAMES = ("fish", "rum")


def refused(error: BadWeights, about: str) -> None:
    assert about in str(error)
    for language in hs.LANGUAGES:
        said = error.say(language)
        assert "⟦" not in said
        assert "\n" not in said


def test_weights_come_in_the_order_of_their_names() -> None:
    assert in_order(parse_weights("rum = 2\nfish = 0.5\n", "x"), NAMES, "x") == [0.5, 2.0]


@pytest.mark.parametrize(
    ("text", "about"),
    [
        ("fish", "name = 0.5"),
        ("fish = 1\nfish = 2", "overwrite"),
        ("fish = nan", "nan"),
        ("fish = inf", "inf"),
        ("fish = -0.1", "from 0 to 1000"),
        ("fish = 1001", "from 0 to 1000"),
        ("fish = true", "True"),
        ('fish = "1"', "fish"),
        ("[fish]\nrum = 1", "rum"),
        ("fish = [1]", "[1]"),
        (f"fish = {'9' * 4000}", "999"),
        ("a = " + "[" * 5000, "name = 0.5"),
    ],
)
def test_what_is_no_weight_is_refused_in_both_languages(text: str, about: str) -> None:
    with pytest.raises(BadWeights) as caught:
        parse_weights(text, "mine.toml")
    refused(caught.value, about)
    assert "mine.toml" in str(caught.value)


@pytest.mark.parametrize(
    ("weights", "about"),
    [
        ({"fish": 1.0}, "rum is missing"),
        ({"fish": 1.0, "rum": 1.0, "tea": 1.0}, "tea"),
        ({"fish": 1.0, "tea\n" * 99: 1.0}, "fish, rum"),
        ({}, "fish is missing"),
    ],
)
def test_weights_of_another_game_are_refused_in_both_languages(weights: dict[str, float], about: str) -> None:
    with pytest.raises(BadWeights) as caught:
        in_order(weights, NAMES, "mine.toml")
    refused(caught.value, about)


def test_a_game_without_weights_says_so() -> None:
    with pytest.raises(BadWeights) as caught:
        in_order({"fish": 1.0}, (), "mine.toml")
    refused(caught.value, "The game has no weights")


def test_files_that_cannot_be_read_are_refused_in_both_languages(tmp_path: Path) -> None:
    (tmp_path / "bytes.toml").write_bytes(b"fish = \xff")
    (tmp_path / "large.toml").write_text("#" * (LARGEST_FILE + 1))
    for name, about in (
        ("nothing.toml", "No such file"),
        ("bytes.toml", "0xff"),
        ("large.toml", "bytes"),
        ("", "directory"),
        ("\0", "cannot be read"),
    ):
        with pytest.raises(BadWeights) as caught:
            read_weights(str(tmp_path / name))
        refused(caught.value, about)


def test_what_is_written_can_be_read(tmp_path: Path) -> None:
    text = weights_text([1 / 3, 1000.0], NAMES, ["harbourside tune x", "", "for all"])
    assert text == "# harbourside tune x\n#\n# for all\nfish = 0.333333\nrum = 1000\n"
    (tmp_path / "w.toml").write_text(text)
    assert in_order(read_weights(str(tmp_path / "w.toml")), NAMES, "w") == [0.333333, 1000.0]


def test_a_game_that_lacks_its_own_weights_says_so() -> None:
    with pytest.raises(BadWeights, match="a weight “half_time”"):
        shipped_weights("harbourside.games.seawolf", NAMES)


def test_a_game_without_a_guess_says_so() -> None:
    with pytest.raises(BadWeights, match=r"guess\.toml"):
        guessed_weights("harbourside.engine", NAMES)


@pytest.mark.parametrize("id", hs.game_ids())
def test_every_weight_is_where_its_name_says(id: str) -> None:
    """`SPREAD` is the place of `spread`; of a table, `WORTH` is the place of the first `worth_…`."""
    game = hs.game(id)
    evaluate = import_module(f"{game.package}.evaluate")
    assert len(set(game.weight_names)) == len(game.weight_names) == len(game.weights) > 0
    names = list(game.weight_names)
    for place, name in enumerate(names):
        if hasattr(evaluate, name.upper()):
            assert getattr(evaluate, name.upper()) == place, name
            continue
        words = name.split("_")
        tables = ["_".join(words[:count]) for count in range(1, len(words))]
        table = next(table for table in tables if hasattr(evaluate, table.upper()))
        first = next(number for number, other in enumerate(names) if other.startswith(f"{table}_"))
        assert getattr(evaluate, table.upper()) == first, name
        assert all(other.startswith(f"{table}_") for other in names[first : place + 1])


def test_evaluate_uses_the_given_weights(toy: hs.Game) -> None:
    state = toy.new_game(2, 3)
    even = state.evaluate([0.0, 1000.0])
    assert even == pytest.approx([0.5, 0.5], abs=0.01)
    assert max(state.evaluate([0.0, 0.0])) == pytest.approx(1.0)


def test_a_match_passes_the_weights_on(seawolf: hs.Game) -> None:
    state = seawolf.new_game(2, 3, {"target_score": 100})
    state.apply(state.legal_actions()[0])
    heavy = [1000.0 if name == "spread" else weight for name, weight in named(seawolf)]
    assert state.evaluate(seawolf.weights) != state.evaluate(heavy)


def named(game: hs.Game) -> list[tuple[str, float]]:
    return list(zip(game.weight_names, game.weights, strict=True))
