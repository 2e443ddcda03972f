"""Options that correct figures of the printed game."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import harbourside as hs
from harbourside.engine.facts import LONGEST_TEXT
from harbourside.engine.figures import Figure, FigureOption

FLOWERS = ("red", "yellow")


def figure(cuban: str, ours: str) -> Figure:
    return Figure(f"flower@{cuban}", hs.Message("figure-flower", {"cuban": cuban}), FLOWERS, ours)


def one_of_each(found: Mapping[str, str]) -> None:
    if len(set(found.values())) < len(found):
        raise hs.BadOption("flowers", reason=hs.Message("error-flower-twice"))


OPTION = FigureOption("flowers", figures=(figure("maria", "red"), figure("jose", "yellow")))
STRICT = FigureOption("flowers", figures=OPTION.figures, agree=one_of_each)


@pytest.mark.parametrize(
    "nothing", [None, "", " ", "none", "flower@maria=red", "flower@jose=yellow flower@maria=red"]
)
def test_our_own_figures_are_no_correction(nothing: object) -> None:
    assert OPTION.check(nothing) is None
    assert OPTION.read(nothing) == {"flower@maria": "red", "flower@jose": "yellow"}


@pytest.mark.parametrize(
    "text", ["flower@maria=yellow", " Flower@Maria = YELLOW ", "flower@jose=yellow, flower@maria=yellow;"]
)
def test_a_correction_has_one_normal_form(text: str) -> None:
    assert OPTION.check(text) == "flower@maria=yellow"
    assert OPTION.parse(text) == "flower@maria=yellow"
    assert [corrected.id for corrected in OPTION.corrections(OPTION.read(text))] == ["flower@maria"]


def test_corrections_are_in_the_order_of_the_figures() -> None:
    assert OPTION.check("flower@jose=red flower@maria=yellow") == "flower@maria=yellow flower@jose=red"


@pytest.mark.parametrize(
    "wrong",
    [
        "flower@anna=red",
        "flower@maria=blue",
        "flower@maria",
        "nonsense",
        5,
        True,
        ["x"],
        "x" * (LONGEST_TEXT + 1),
    ],
)
def test_a_malformed_correction_is_refused(wrong: object) -> None:
    with pytest.raises(hs.BadOption) as refused:
        OPTION.check(wrong)
    for language in hs.LANGUAGES:
        assert "⟦" not in refused.value.say(language)


def test_figures_that_do_not_fit_together_are_refused() -> None:
    with pytest.raises(hs.BadOption):
        STRICT.check("flower@maria=yellow")
    assert STRICT.check("flower@maria=yellow flower@jose=red") == "flower@maria=yellow flower@jose=red"


def test_every_figure_of_every_game_has_a_text() -> None:
    for id in hs.game_ids():
        game = hs.game(id)
        for option in game.facts.options:
            for known in option.figures if isinstance(option, FigureOption) else ():
                for language in hs.LANGUAGES:
                    words = game.words(language)
                    assert "⟦" not in words.say(known.label)
                    assert words.has(f"figures-{known.kind}")
                    assert words.has(f"ruling-{known.kind}")
                    assert known.ours in known.values
                    assert all(value.isdigit() or words.has(value) for value in known.values)
