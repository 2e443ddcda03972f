"""The text of messages in both languages."""

from __future__ import annotations

import ast
import importlib
import sys
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import harbourside as hs
from harbourside.engine.message import Quoted
from harbourside.engine.words import ENGINE, Words, words_for

SOURCES = Path(str(files("harbourside"))) / "engine"

Package = Callable[[str, str], str]


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Package]:
    """Make a package with these English words."""
    made: list[str] = []

    def make(name: str, english: str) -> str:
        (tmp_path / name / "locale").mkdir(parents=True)
        (tmp_path / name / "__init__.py").write_text("")
        (tmp_path / name / "locale" / "en.ftl").write_text(english, "utf-8")
        importlib.invalidate_caches()
        made.append(name)
        return name

    monkeypatch.syspath_prepend(str(tmp_path))
    yield make
    for name in made:
        sys.modules.pop(name, None)


CARGO = """\
coffee = coffee
    .acc = COFFEE-ACC
corn = corn
hidden = a hidden crate
loaded = { $seat } loads { $good } into { $place }.
loaded-acc = They load { $good_acc }.
shown = Shown ({ $goods_count }): { $goods }.
passed = { $from_seat } passes to { $to_seat }.
one-or-more = { $goods_count ->
    [one] one crate
   *[other] { $goods_count } crates
  }
broken = { $nobody_gives_this }
round = { round.heading }: { $seat } begins.
    .heading = Round { $number }
    .rest = { $seat } begins.
halves = The second half begins.
    .heading = Second half
"""


@pytest.fixture
def words(package: Package) -> Words:
    return Words("en", [ENGINE, package("cargo_words", CARGO)])


def test_nouns_among_the_arguments_get_their_words(words: Words) -> None:
    assert words.text("loaded", ["Ann"], seat=0, good="hidden", place=2) == "Ann loads a hidden crate into 2."


def test_a_text_that_is_no_noun_is_shown_unchanged(words: Words) -> None:
    assert words.noun("tea chest") == "tea chest"
    assert (
        words.text("loaded", ["Ann"], seat=0, good="tea { $x }", place="hold")
        == "Ann loads tea { $x } into hold."
    )


def test_quoted_text_is_never_a_noun(words: Words) -> None:
    said = words.text("loaded", ["Ann"], seat=0, good=Quoted("hidden"), place=Quoted("record-line"))
    assert said == "Ann loads hidden into record-line."


def test_a_list_is_worded_item_by_item_and_counted(words: Words) -> None:
    assert words.text("shown", goods=["coffee", "hidden", "tea"]) == "Shown (3): coffee, a hidden crate, tea."
    assert words.text("shown", goods=[]) == "Shown (0): ."
    assert words.text("one-or-more", goods=["corn"]) == "one crate"
    assert words.text("one-or-more", goods=["corn", "corn"]) == "2 crates"


def test_negative_numbers_have_a_minus_sign(words: Words) -> None:
    assert words.text("loaded", ["Ann-2"], seat=0, good="corn", place=-15) == "Ann-2 loads corn into −15."
    assert (words.number(-15), words.number(15)) == ("−15", "15")
    assert words_for("pl").decimal(-1.25, 2) == "−1,25"


def test_a_quoted_text_keeps_its_hyphen(words: Words) -> None:
    assert (
        words.text("loaded", ["Ann"], seat=0, good="corn", place=Quoted("-15")) == "Ann loads corn into -15."
    )


def test_seats_are_shown_as_names(words: Words) -> None:
    assert words.text("passed", ["Ann", "Żółw 🐢"], from_seat=0, to_seat=1) == "Ann passes to Żółw 🐢."


def test_seats_without_names_are_numbered_from_one(words: Words) -> None:
    assert words.text("passed", from_seat=0, to_seat=1) == "Player 1 passes to Player 2."
    assert words.text("passed", ["Ann"], from_seat=0, to_seat=1) == "Ann passes to Player 2."


def test_a_name_is_never_treated_as_a_noun(words: Words) -> None:
    assert words.text("passed", ["hidden", "corn"], from_seat=0, to_seat=1) == "hidden passes to corn."


def test_equal_things_in_a_list_are_counted(words: Words) -> None:
    several = ["corn", "coffee", "corn", "corn"]
    assert words.text("shown", goods=several) == "Shown (4): 3 × corn, coffee."


def test_equal_names_in_a_list_are_not_counted(words: Words) -> None:
    assert words.text("shown", goods=[Quoted("Ada"), Quoted("Ada")]) == "Shown (2): Ada, Ada."


def test_an_event_can_be_a_heading_of_the_log(words: Words) -> None:
    begun = hs.Message("round", {"number": 2, "seat": 1})
    assert words.say(begun, ["Ada", "Bo"]) == "Round 2: Bo begins."
    assert words.heading(begun, ["Ada", "Bo"]) == ("Round 2", "Bo begins.")
    assert words.heading(hs.Message("halves")) == ("Second half", "The second half begins.")
    assert words.heading(hs.Message("hidden")) is None


def test_the_cases_of_a_noun_are_arguments_too(words: Words) -> None:
    assert words.text("loaded-acc", good="coffee") == "They load COFFEE-ACC."


def test_a_case_that_a_noun_lacks_is_shown_as_missing(words: Words) -> None:
    assert words.text("loaded-acc", good="corn").startswith("⟦loaded-acc: ")


def test_missing_words_show_in_brackets(words: Words) -> None:
    assert words.text("unheard-of", seat=0) == "⟦unheard-of⟧"
    assert words.text("broken").startswith("⟦broken: ")
    assert words.text("loaded", seat=0, good="corn").startswith("⟦loaded: ")


def test_a_later_package_replaces_words_of_an_earlier_one(package: Package) -> None:
    first = package("first_words", "a = first a\nb = first b\n")
    second = package("second_words", "a = second a\nplayer-number = Captain { $number }\n")
    words = Words("en", [ENGINE, first, second])
    assert words.noun("a") == "second a"
    assert words.noun("b") == "first b"
    assert words.player(0) == "Captain 1"


def test_words_are_cached() -> None:
    assert words_for("pl") is words_for("pl")
    assert words_for("pl", "harbourside.games.seawolf") is not words_for("pl")


def test_a_message_can_be_written_as_json() -> None:
    message = hs.Message("loaded", {"seat": 0, "goods": ["corn"]})
    assert message.to_dict() == {"id": "loaded", "args": {"seat": 0, "goods": ["corn"]}}


def test_polish_texts_use_plurals_and_names() -> None:
    polish = words_for("pl")
    assert polish.player(0) == "Gracz 1"
    assert (
        polish.say(hs.Message("prompt-waiting", {"seat": 1}), ["Ala", "Łucja"])
        == "Czekamy na decyzję: Łucja."
    )


# Both languages have the same messages


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def sentences(language: str) -> dict[str, set[str]]:
    """Each message of the engine, and its attributes, with the variables it uses."""
    source = (SOURCES / "locale" / f"{language}.ftl").read_text("utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def test_both_languages_have_the_same_sentences_with_the_same_variables() -> None:
    assert sentences("en") == sentences("pl")


# Every id in the engine's code has a text

CALLS = {
    "Message": "",
    "text": "",
    "_error": "error-",
    "refuse": "position-",
    "_refuse": "record-",
    "BadNames": "",
    "BadWeights": "error-weights-",
}
"""Functions that take an id, and the prefix that they add."""


def ids_in(source: str) -> set[str]:
    """The ids that are literals in calls of these functions."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        position = 1 if name == "refuse" else 0
        if name in CALLS and len(node.args) > position:
            id = node.args[position]
            if isinstance(id, ast.Constant) and isinstance(id.value, str):
                found.add(CALLS[name] + id.value)
        if name == "_forbid_undo" and isinstance(node.args[0], ast.Constant):
            found.add(str(node.args[0].value))
        if isinstance(node.func, ast.Attribute) and name in ("add", "add_secret"):
            id = node.args[0]
            if isinstance(id, ast.Constant) and isinstance(id.value, str):
                found.add(f"event-{id.value}")
    return found


def test_every_message_of_the_engine_has_a_text_in_every_language() -> None:
    used = set().union(*(ids_in(path.read_text("utf-8")) for path in SOURCES.glob("*.py")))
    assert {"error-bad-seed", "undo-revealed", "position-missing", "record-altered", "names-too-long"} <= used
    for language in hs.LANGUAGES:
        assert used - sentences(language).keys() == set()


def test_every_text_of_the_engine_is_used() -> None:
    used = set().union(*(ids_in(path.read_text("utf-8")) for path in SOURCES.glob("*.py")))
    without_code = {"hidden", "player-number", "counted"}
    left = {id for id in sentences("en") if not id.startswith("zone-")} - used - without_code
    assert left == set()


def test_a_name_that_ends_with_a_mark_needs_no_full_stop() -> None:
    words = hs.game("seawolf").words("en")
    assert words.text("event-took", ["Ann"], seat=0, card="rats") == "Ann takes Rats!"
    assert words.text("event-took", ["Ann"], seat=0, card="fish_1") == "Ann takes fish 1."
