"""Errors have a text in every language, are short for any input, and can be sent between processes."""

from __future__ import annotations

import copy
import inspect
import pickle

import pytest

import harbourside as hs
from harbourside.engine import errors
from harbourside.engine.errors import HarboursideError, shown

WHY = hs.Message("undo-nothing")

ONE_OF_EACH: list[HarboursideError] = [
    HarboursideError(WHY),
    hs.UnknownGame("chess", ["seawolf"]),
    hs.BrokenGame("chess", ImportError("no module")),
    hs.BadPlayers(9, 2, 5),
    hs.BadNames("names-one-each", 2),
    hs.BadNames("names-printable", 2),
    hs.BadNames("names-too-long", 2),
    hs.BadOption("nobles", 3, ["yes", "no"]),
    hs.BadOption("motto", 3),
    hs.BadOption("nobles", reason=hs.Message("why-no-wolf"), words_from="harbourside.games.seawolf"),
    hs.UnknownOption("noble", ["nobles"]),
    hs.UnknownOption("noble", []),
    hs.BadSeed(-1, 192),
    hs.BadSeat(7, 3),
    hs.UnknownAction("fly", ["pass"]),
    hs.IllegalAction("use:sea_wolf", hs.Message("why-no-wolf"), "harbourside.games.seawolf"),
    hs.NotYourTurn(0, 1),
    hs.GameIsOver(),
    hs.StaleMove(3, 4),
    hs.CannotUndo(hs.Message("undo-not-yours", {"seat": 1})),
    hs.BadChance("die@sugar=9", "die@sugar=…"),
    hs.NotDealt(),
    hs.BadPosition("position.pile", hs.Message("position-missing")),
    hs.BadRecord(3, hs.Message("record-truncated")),
]


def name_of(error: HarboursideError) -> str:
    return type(error).__name__


def test_the_list_has_one_of_each() -> None:
    classes = {
        found
        for _, found in inspect.getmembers(errors, inspect.isclass)
        if issubclass(found, HarboursideError)
    }
    assert {type(error) for error in ONE_OF_EACH} == classes


@pytest.mark.parametrize("language", hs.LANGUAGES)
@pytest.mark.parametrize("error", ONE_OF_EACH, ids=name_of)
def test_every_error_has_a_text_in_every_language(error: HarboursideError, language: str) -> None:
    said = error.say(language, ["Ann", "Bob"])
    assert said
    assert "⟦" not in said
    assert "{" not in said


@pytest.mark.parametrize("error", ONE_OF_EACH, ids=name_of)
def test_str_of_an_error_is_its_english_text(error: HarboursideError) -> None:
    assert str(error) == error.say("en")


@pytest.mark.parametrize("error", ONE_OF_EACH, ids=name_of)
def test_every_error_can_be_sent_to_another_process(error: HarboursideError) -> None:
    for again in (pickle.loads(pickle.dumps(error)), copy.deepcopy(error)):
        assert type(again) is type(error)
        assert again.message == error.message
        assert vars(again) == vars(error)
        assert str(again) == str(error)


def test_errors_have_the_players_names_if_they_are_given() -> None:
    assert hs.NotYourTurn(0, 1).say("en", ["Ann", "Bob"]) == "It is not Ann’s turn. It is Bob’s turn."
    assert hs.NotYourTurn(0, 1).say("en") == "It is not Player 1’s turn. It is Player 2’s turn."


@pytest.mark.parametrize("input", ["hidden", "prompt-over", "record-line", "error-bad-names", "zone-match"])
def test_input_that_equals_a_message_id_is_shown_unchanged(input: str) -> None:
    for language in hs.LANGUAGES:
        assert input in hs.UnknownGame(input, []).say(language)
        assert input in hs.UnknownAction(input, []).say(language)


@pytest.mark.parametrize("input", ["{ $x }", "{0}", "%s", "⟨b⟩", '"', "{", "}", "a = b\n.c = d"])
def test_input_is_never_read_as_a_template(input: str) -> None:
    assert input.replace("\n", "\ufffd") in str(hs.UnknownGame(input, []))


class Hostile:
    def __repr__(self) -> str:
        raise RuntimeError("no")


def nested(depth: int) -> object:
    value: object = []
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize(
    "value",
    [
        "x" * 10**6,
        "\x1b[31m\n\u202e\ud800",
        10**5000,
        nested(100_000),
        Hostile(),
        b"\x00" * 1000,
        [1] * 1000,
        None,
    ],
    ids=["long", "control", "huge", "nested", "hostile", "bytes", "list", "none"],
)
def test_any_value_is_shown_short_and_printable(value: object) -> None:
    text = shown(value)
    assert 0 < len(text) <= 61
    assert text.isprintable()
