"""Records: games as text, and the errors for texts that are no records."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import harbourside as hs
from harbourside.engine.playout import play_randomly
from harbourside.engine.record import LONGEST_LINE, LONGEST_RECORD

MAGIC, GAME, RULES, PLAYERS, NAMES, OPTIONS, SEED, START, FIRST_MOVE = range(1, 10)
HEADER = ["game", "rules", "players", "names", "options", "seed", "start"]


def play_out(play: hs.Play, moves: int = 10_000, seed: int = 1) -> hs.Play:
    rng = hs.Rng(seed)
    while not play.state.is_over and play.number < moves:
        legal = play.state.legal_actions()
        play.do(play.game.actions.key(legal[rng.below(len(legal))]))
    return play


def toy_record(*keys: str) -> list[str]:
    """The lines of a toy game after these decisions."""
    play = hs.Play(hs.game("cups"), 2, 5, names=["Ann", "Bob"])
    for key in keys:
        play.do(key)
    return play.record().splitlines()


def finished() -> list[str]:
    """A finished game: lines 9 to 12 are its moves, 13 the result, 14 the checksum."""
    return toy_record("keep", "roll", "show", "keep")


def sealed(lines: list[str]) -> str:
    """These lines with a correct checksum, so that only the damage itself can be noticed."""
    digest = hashlib.sha256("\n".join(lines[:-1]).encode("utf-8", "surrogatepass")).hexdigest()
    return "\n".join([*lines[:-1], f"check: {digest[:16]}"]) + "\n"


def damaged(line: int, text: str) -> str:
    """A finished game with this line replaced, and a correct checksum."""
    lines = finished()
    lines[line - 1] = text
    return sealed(lines)


def refused(text: object, line: int, reason: str) -> hs.BadRecord:
    """Check that reading this text fails at this line for this reason, with a text in every language."""
    with pytest.raises(hs.BadRecord) as caught:
        hs.read_record(text)  # type: ignore[arg-type]
    error = caught.value
    assert (error.line, error.message.id) == (line, reason)
    for language, place in (("en", "Line"), ("pl", "Wiersz")):
        said = error.say(language, ["Ann", "Bob"])
        assert said.startswith(f"{place} {line}: ")
        assert "⟦" not in said
        assert said.replace("\xa0", " ").isprintable()
        assert len(said) < 700
    return error


pytestmark = pytest.mark.usefixtures("toy")


# Round trips


@pytest.mark.parametrize("id", ["cups", "seawolf"])
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("moves", [0, 1, 2, 5, 10_000])
@pytest.mark.parametrize("match", [False, True])
def test_reading_a_record_restores_the_game(id: str, players: int, moves: int, match: bool) -> None:
    game = hs.game(id)
    target = game.facts.options[1].values[1] if match else None
    play = play_out(hs.Play(game, players, 12, {"target_score": target}), moves)
    again = hs.read_record(play.record())
    assert again.record() == play.record()
    assert again.state.to_dict() == play.state.to_dict()
    assert again.names == play.names
    assert again.number == play.number
    for seat in (None, *range(players)):
        assert again.events(seat=seat) == play.events(seat=seat)
    play_randomly(again.state, hs.Rng(3))
    play_randomly(play.state, hs.Rng(3))
    assert again.state.to_dict() == play.state.to_dict()


def test_people_can_read_a_record() -> None:
    assert finished() == [
        "harbourside record 1",
        "game: cups",
        "rules: 1",
        "players: 2",
        'names: ["Ann", "Bob"]',
        'options: {"motto": null, "rounds": 2, "target_score": null}',
        "seed: 5",
        "start: die@0=4 die@1=2",
        "1. 0 keep",
        "2. 1 roll die@1=2",
        "3. 0 show",
        "4. 1 keep",
        "result: scores 4 2 winners 0",
        "check: 3aa847a20bd2b1e0",
    ]


def test_a_record_says_that_it_is_unfinished() -> None:
    assert toy_record("keep")[-2] == "result: unfinished"


@pytest.mark.parametrize(
    "names",
    [
        ['"Ann"', "Bob\\"],
        ["Zażółć", "gęślą jaźń"],
        ["🐺", "🇵🇱 ⚓"],
        ["check: 0", "result: unfinished"],
        ["1. 0 keep", "{ $x }"],
        ["𝕬" * 40, "'"],
    ],
)
def test_any_names_are_restored(names: list[str]) -> None:
    play = hs.Play(hs.game("cups"), 2, 5, names=names)
    assert hs.read_record(play.record()).names == names


@pytest.mark.parametrize("seed", [0, 1, 2**64, 2**96 - 1, 2**96, 2**192 - 1])
def test_any_seed_is_restored(seed: int) -> None:
    assert hs.read_record(hs.Play(hs.game("cups"), 2, seed).record()).seed == seed


@pytest.mark.parametrize(
    "motto",
    ["", "ahoj", "a\nb\r\nc", "line\u2028separator", "next\x85line", "\u2029\x0b\x0c\x1c", "\ud800", '"\\'],
    ids=ascii,
)
def test_any_text_in_an_option_is_restored(motto: str) -> None:
    play = hs.Play(hs.game("cups"), 2, 5, {"motto": motto})
    assert hs.read_record(play.record()).state.options["motto"] == motto


def test_windows_line_ends_are_tolerated() -> None:
    text = sealed(finished())
    assert hs.read_record(text.replace("\n", "\r\n")).record() == text


def test_a_byte_order_mark_is_tolerated() -> None:
    text = sealed(finished())
    assert hs.read_record("\ufeff" + text).record() == text


@pytest.mark.parametrize("end", ["", "\n", "\n\n \n", "\r\n\r\n"])
def test_empty_lines_at_the_end_are_tolerated(end: str) -> None:
    text = sealed(finished())
    assert hs.read_record(text.rstrip("\n") + end).record() == text


# Not a record at all


@pytest.mark.parametrize("text", [None, 3, b"harbourside record 1\n", ["harbourside record 1"], object()])
def test_a_value_that_is_no_text_is_refused(text: object) -> None:
    refused(text, 1, "record-not-text")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "\ufeff",
        "   \n\t\n",
        "hello",
        "\x00\x01\x02\xff" * 100,
        "\x7fELF\x02\x01\x01\x00",
        "PK\x03\x04",
        "\ud800\udfff" * 10,
        "{}",
        "[" * 3000,
        "\nharbourside record 1",
        " harbourside record 1",
        "x" * 1000,
        "\n" * 100_000,
    ],
    ids=lambda text: ascii(text[:12]),
)
def test_garbage_is_refused(text: str) -> None:
    refused(text, 1, "record-not-a-record")


@pytest.mark.parametrize("line", ["harbourside record 2", "harbourside record", "harbourside record 1 "])
def test_another_format_is_refused(line: str) -> None:
    refused(damaged(MAGIC, line), MAGIC, "record-other-format")


def test_a_huge_text_is_refused() -> None:
    refused("x" * (LONGEST_RECORD + 1), 1, "record-too-long")
    refused(sealed(finished()) + "\n" * LONGEST_RECORD, 1, "record-too-long")


@pytest.mark.parametrize("line", [MAGIC, GAME, NAMES, SEED, START, FIRST_MOVE, 12, 13, 14])
def test_a_huge_line_is_refused_with_its_number(line: int) -> None:
    lines = finished()
    lines[line - 1] += " " * LONGEST_LINE
    refused("\n".join(lines), line, "record-line-too-long")


# Cut short


@pytest.mark.parametrize("kept", range(1, 14))
def test_a_record_cut_after_any_line_is_refused_there(kept: int) -> None:
    refused("\n".join(finished()[:kept]) + "\n", kept + 1, "record-truncated")


def test_a_record_cut_anywhere_is_refused_or_whole() -> None:
    text = sealed(finished())
    for kept in range(len(text) - 1):
        with pytest.raises(hs.BadRecord):
            hs.read_record(text[:kept])
    assert hs.read_record(text[:-1]).record() == text


# The header


@pytest.mark.parametrize("field", HEADER)
def test_a_missing_header_field_is_refused(field: str) -> None:
    line = HEADER.index(field) + 2
    lines = finished()
    del lines[line - 1]
    error = refused(sealed(lines), line, "record-expected-field")
    assert error.message.args["field"] == field


@pytest.mark.parametrize("field", HEADER)
@pytest.mark.parametrize("text", ["", "nonsense", "{}: 1", "  {}: 1", "{} 1", "\x00", "\ud800"], ids=ascii)
def test_a_line_that_is_not_its_field_is_refused(field: str, text: str) -> None:
    line = HEADER.index(field) + 2
    text = text.replace("{}", field if text != "{}: 1" else field.upper())
    refused(damaged(line, text), line, "record-expected-field")


@pytest.mark.parametrize("game", ["", "chess", "Cups", "cups cups", "\ud800", "../cups", "x" * 3000])
def test_an_unknown_game_is_refused(game: str) -> None:
    refused(damaged(GAME, f"game: {game}"), GAME, "error-unknown-game")


@pytest.mark.parametrize("rules", ["", "2", "0", "01", "1.0", "true", "one", "9" * 3900])
def test_other_rules_are_refused(rules: str) -> None:
    refused(damaged(RULES, f"rules: {rules}"), RULES, "record-other-rules")


BOMB = "[" * 3900
NOT_JSON = ["", "null", "two", "{", '"', "2 2", BOMB, '{"a":' * 700, "'2'", "\ud800", "0x2", "-", "\x00"]


@pytest.mark.parametrize("field", ["players", "names", "options", "seed"])
@pytest.mark.parametrize("value", NOT_JSON, ids=lambda value: ascii(value[:8]))
def test_a_header_value_that_cannot_be_read_is_refused(field: str, value: str) -> None:
    line = HEADER.index(field) + 2
    refused(damaged(line, f"{field}: {value}"), line, "record-not-json")


@pytest.mark.parametrize(
    "value", ["NaN", "Infinity", "1e999", "true", "2.0", '"2"', "[2]", "{}", "9", "-1", "9" * 3900]
)
def test_bad_players_are_refused(value: str) -> None:
    refused(damaged(PLAYERS, f"players: {value}"), PLAYERS, "error-bad-players")


@pytest.mark.parametrize(
    "value", ["NaN", "-1", "7.0", "true", '"5"', "[5]", "{}", str(2**192), "9" * 3900, "1e5"]
)
def test_bad_seeds_are_refused_at_the_line_of_the_seed(value: str) -> None:
    refused(damaged(SEED, f"seed: {value}"), SEED, "error-bad-seed")


def test_an_integer_with_more_digits_than_python_reads_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("harbourside.engine.record.LONGEST_LINE", 10_000)
    for field in ("players", "names", "options", "seed"):
        line = HEADER.index(field) + 2
        refused(damaged(line, f"{field}: {'9' * 5000}"), line, "record-not-json")


@pytest.mark.parametrize(
    "value",
    [
        "3",
        '"AB"',
        "{}",
        "[]",
        '["Ann"]',
        '["Ann", "Bob", "Cy"]',
        '["Ann", 3]',
        '["Ann", null]',
        '["Ann", ""]',
        '["Ann", "\\n"]',
        '["Ann", "\\ud800"]',
        '["Ann", "\ud800"]',
        '["Ann", "\\u0000"]',
        json.dumps(["Ann", "B" * 41]),
        "NaN",
        '["Ann", [[[[]]]]]',
    ],
    ids=ascii,
)
def test_bad_names_are_refused(value: str) -> None:
    refused(damaged(NAMES, f"names: {value}"), NAMES, "error-bad-names")


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ("[]", "error-bad-option"),
        ("3", "error-bad-option"),
        ('{"round": 1}', "error-unknown-option"),
        ('{"\\ud800": 1}', "error-unknown-option"),
        ('{"rounds": true}', "error-bad-option"),
        ('{"rounds": 2.0}', "error-bad-option"),
        ('{"rounds": NaN}', "error-bad-option"),
        ('{"rounds": null}', "error-bad-option"),
        ('{"rounds": [[[[2]]]]}', "error-bad-option"),
        (f'{{"rounds": {"9" * 3900}}}', "error-bad-option"),
        ('{"motto": 3}', "error-bad-text"),
        (f'{{"motto": "{"x" * 3001}"}}', "error-bad-text"),
    ],
    ids=lambda value: ascii(value[:20]),
)
def test_bad_options_are_refused(value: str, reason: str) -> None:
    refused(damaged(OPTIONS, f"options: {value}"), OPTIONS, reason)


def test_a_repeated_option_with_a_surrogate_causes_no_crash() -> None:
    """JSON keeps the last of two equal keys, so a lone surrogate gets as far as the checksum."""
    options = '{"motto": "\ud800", "motto": null, "rounds": 2, "target_score": null}'
    lines = finished()
    lines[OPTIONS - 1] = f"options: {options}"
    refused("\n".join(lines), 14, "record-altered")


@pytest.mark.parametrize(
    ("line", "text", "reason", "at"),
    [
        (PLAYERS, "players: 1", "error-bad-names", NAMES),
        (PLAYERS, "players: 3", "error-bad-names", NAMES),
        (SEED, "seed: 8", "record-other-chance", START),
        (OPTIONS, 'options: {"rounds": 1}', "record-move-after-end", 11),
        (OPTIONS, 'options: {"rounds": 3}', "record-other-result", 13),
    ],
)
def test_a_changed_header_is_noticed_in_the_game(line: int, text: str, reason: str, at: int) -> None:
    refused(damaged(line, text), at, reason)


# Decisions and chance


@pytest.mark.parametrize(
    "start",
    [
        "start:",
        "start: die@0=4",
        "start: die@0=4 die@1=3",
        "start: die@1=2 die@0=4",
        "start: die@0=4 die@1=2 die@2=1",
        "start: " + "die@0=4 " * 400,
    ],
    ids=lambda text: text[:30],
)
def test_another_deal_is_refused(start: str) -> None:
    refused(damaged(START, start), START, "record-other-chance")


@pytest.mark.parametrize(
    "move", ["2. 1 roll", "2. 1 roll die@1=3", "2. 1 roll die@0=2", "2. 1 roll die@1=2 die@1=2"]
)
def test_other_chance_is_refused(move: str) -> None:
    refused(damaged(10, move), 10, "record-other-chance")


def test_chance_in_a_move_without_chance_is_refused() -> None:
    refused(damaged(FIRST_MOVE, "1. 0 keep die@0=4"), FIRST_MOVE, "record-other-chance")


@pytest.mark.parametrize(
    "move",
    ["2. 0 keep", "0. 0 keep", "1 0 keep", "one. 0 keep", "01. 0 keep", "1. 0", "1.", "", "check: 0", "keep"],
)
def test_a_line_that_is_not_the_next_decision_is_refused(move: str) -> None:
    refused(damaged(FIRST_MOVE, move), FIRST_MOVE, "record-expected-move")


@pytest.mark.parametrize("seat", ["1", "2", "-1", "00", "+0", "Ann", "\ud800", "0.0", "9" * 3000])
def test_a_decision_of_another_seat_is_refused(seat: str) -> None:
    refused(damaged(FIRST_MOVE, f"1. {seat} keep"), FIRST_MOVE, "record-wrong-seat")


@pytest.mark.parametrize("key", ["fly", "KEEP", "0", "hidden", "\ud800", "x" * 3000])
def test_an_unknown_action_is_refused(key: str) -> None:
    refused(damaged(FIRST_MOVE, f"1. 0 {key}"), FIRST_MOVE, "error-unknown-action")


def test_an_illegal_action_is_refused_in_the_games_words() -> None:
    lines = toy_record("show", "keep", "keep")
    lines[10] = "3. 0 roll die@0=1"
    error = refused(sealed(lines), 11, "why-shown")
    assert "A shown die can only be kept" in str(error)


def test_a_missing_decision_is_refused() -> None:
    lines = finished()
    del lines[9]
    refused(sealed(lines), 10, "record-expected-move")


def test_a_missing_last_decision_is_refused() -> None:
    lines = finished()
    del lines[11]
    refused(sealed(lines), 12, "record-other-result")


def test_a_decision_after_the_end_is_refused() -> None:
    lines = finished()
    lines.insert(12, "5. 0 keep")
    refused(sealed(lines), 13, "record-move-after-end")


def test_an_empty_line_in_between_is_refused() -> None:
    lines = finished()
    lines.insert(10, "")
    refused(sealed(lines), 11, "record-expected-move")


# The end


@pytest.mark.parametrize(
    "result",
    ["", "unfinished", "scores 2 4 winners 0", "scores 4 2 winners 1", "scores 4 2 winners 0 1", "\ud800"],
)
def test_another_result_is_refused(result: str) -> None:
    refused(damaged(13, f"result: {result}"), 13, "record-other-result")


def test_a_result_before_the_end_is_refused() -> None:
    lines = toy_record("keep")
    lines[-2] = "result: scores 4 2 winners 0"
    refused(sealed(lines), 10, "record-other-result")


@pytest.mark.parametrize("check", ["", "0", "0" * 16, "\ud800", "é", "x" * 3000])
def test_another_checksum_is_refused(check: str) -> None:
    refused("\n".join([*finished()[:-1], f"check: {check}"]), 14, "record-altered")


def test_a_missing_checksum_is_refused() -> None:
    refused("\n".join([*finished()[:-1], "the end"]), 14, "record-expected-field")


def test_a_changed_name_is_noticed_by_the_checksum_alone() -> None:
    lines = finished()
    lines[NAMES - 1] = 'names: ["Ann", "Rob"]'
    refused("\n".join(lines), 14, "record-altered")
    assert hs.read_record(sealed(lines)).names == ["Ann", "Rob"]


@pytest.mark.parametrize("more", ["x", "5. 0 keep", "harbourside record 1", "check: 0", "\n\n."])
def test_lines_after_the_end_are_refused(more: str) -> None:
    refused(sealed(finished()) + more, 15, "record-after-end")


def test_two_records_in_one_are_refused() -> None:
    refused(sealed(finished()) * 2, 15, "record-after-end")


# Sea Wolf, and anything else


def test_sea_wolf_records_notice_every_changed_line() -> None:
    """Changes each line, with a correct checksum. Only a changed name is not noticed."""
    text = play_out(hs.Play(hs.game("seawolf"), 2, 4), 40).record()
    lines = text.splitlines()
    for i in range(len(lines) - 1):
        changed = lines.copy()
        changed[i] = changed[i][:-1] + ("1" if changed[i][-1] != "1" else "2")
        with pytest.raises(hs.BadRecord) as caught:
            hs.read_record(sealed(changed))
        assert caught.value.line in (i + 1, START)
        for language in hs.LANGUAGES:
            assert "⟦" not in caught.value.say(language)


ANY_CHARACTER = st.one_of(
    st.characters(),
    st.sampled_from(list('0123456789 :.@=[]{}",\\nulk\n\r\t\x00\x0b\x0c\x85\u2028\ufeff\u3000')),
    st.integers(0xD800, 0xDFFF).map(chr),
)


@settings(max_examples=400)
@given(data=st.data(), character=ANY_CHARACTER, how=st.sampled_from(["replace", "insert", "delete"]))
def test_one_changed_character_is_refused_or_makes_no_difference(
    data: st.DataObject, character: str, how: str
) -> None:
    play = play_out(hs.Play(hs.game("cups"), 2, 5, names=["Ann", "Łuk"]))
    text = play.record()
    place = data.draw(st.integers(0, len(text) - 1))
    end = place if how == "insert" else place + 1
    mutated = text[:place] + ("" if how == "delete" else character) + text[end:]
    read_or_refused(mutated, text)


@settings(max_examples=300)
@given(data=st.data(), value=st.text(ANY_CHARACTER, max_size=30))
def test_one_changed_line_with_a_correct_checksum_is_refused_or_a_game(
    data: st.DataObject, value: str
) -> None:
    lines = finished()
    line = data.draw(st.integers(0, len(lines) - 2))
    head = lines[line].partition(" ")[0]
    lines[line] = f"{head} {value}"
    try:
        play = hs.read_record(sealed(lines))
    except hs.BadRecord as error:
        said = error.say("pl")
    else:
        assert hs.read_record(play.record()).record() == play.record()
        return
    assert "⟦" in value or "⟦" not in said


@settings(max_examples=200)
@given(text=st.text(ANY_CHARACTER))
def test_any_text_is_refused(text: str) -> None:
    for garbage in (text, "harbourside record 1\n" + text):
        with pytest.raises(hs.BadRecord):
            hs.read_record(garbage)


def read_or_refused(mutated: str, original: str) -> None:
    try:
        play = hs.read_record(mutated)
    except hs.BadRecord as error:
        said = [error.say(language) for language in hs.LANGUAGES]
    else:
        assert play.record() == original
        return
    assert "⟦" in mutated or all("⟦" not in sentence for sentence in said)


def test_a_record_of_earlier_rules_gets_their_options(monkeypatch: pytest.MonkeyPatch) -> None:
    """Version 1 had no option `pace` and played slowly. A record keeps the options of its version."""
    toy = hs.game("cups")
    old = toy_record("keep", "roll", "show", "keep")
    pace = hs.Option("pace", ("fast", "slow"), variant=False)
    now = replace(
        toy.facts,
        rules_version=2,
        options=(*toy.facts.options, pace),
        earlier_rules={1: {"pace": "slow"}},
    )
    monkeypatch.setattr(type(toy), "facts", now)
    play = hs.read_record("\n".join(old) + "\n")
    assert play.state.options["pace"] == "slow"
    again = hs.read_record(play.record())
    assert (again.record(), again.state.options["pace"]) == (play.record(), "slow")
    assert "rules: 2" in play.record()
    assert hs.Play(toy, 2).state.options["pace"] == "fast"
    older = [line.replace("rules: 1", "rules: 0") for line in old]
    refused(sealed(older), RULES, "record-other-rules")
    refused(sealed([line.replace("rules: 1", "rules: 01") for line in old]), RULES, "record-other-rules")
    broken = [line if not line.startswith("options:") else "options: 3" for line in old]
    refused(sealed(broken), OPTIONS, "error-bad-option")


def test_a_position_of_earlier_rules_gets_their_options(monkeypatch: pytest.MonkeyPatch) -> None:
    toy = hs.game("cups")
    saved = toy.new_game(2, 5).to_dict()
    pace = hs.Option("pace", ("fast", "slow"), variant=False)
    now = replace(
        toy.facts,
        rules_version=2,
        options=(*toy.facts.options, pace),
        earlier_rules={1: {"pace": "slow"}},
    )
    monkeypatch.setattr(type(toy), "facts", now)
    state = toy.from_dict(saved)
    assert state.options["pace"] == "slow"
    assert state.to_dict()["rules"] == 2
    assert toy.from_dict(state.to_dict()).to_dict() == state.to_dict()
    for rules in (0, True, "1", 1.0, None):
        with pytest.raises(hs.BadPosition, match="rules"):
            toy.from_dict({**saved, "rules": rules})
