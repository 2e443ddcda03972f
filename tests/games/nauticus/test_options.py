"""The option `board`: corrected figures, alone or from a table. Every record and save has all of them."""

from __future__ import annotations

import hashlib
import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

import harbourside as hs
from harbourside.contract.fuzz import fuzz_game
from harbourside.engine.playout import play_randomly
from harbourside.engine.record import CHECK_DIGITS
from harbourside.games.nauticus.data import BONUSES, PRICES, WHEEL
from harbourside.games.nauticus.options_board import BOARD_OPTION, BoardOption
from harbourside.games.nauticus.state import NauticusState
from harbourside.terminal.arguments import read_options

from .scenario import GAME, legal, new_game, position, table, truth

TURNED = """
# The box says otherwise.
warehouse = 10
wheel = [0, 3, 3, 3, 2, 2, 2, 1]

[[places]]
bonus = "mast"
prices = [0, 1, 2, 3]
[[places]]
bonus = "three_workers"
prices = [3, 2, 1, 0]
[[places]]
bonus = "sail"
prices = [0, 1, 2, 3]
[[places]]
bonus = "two_vp"
prices = [0, 1, 3, 2]
[[places]]
bonus = "two_workers"
prices = [0, 1, 2, 3]
[[places]]
bonus = "worker_good"
prices = [0, 1, 2, 3]
[[places]]
bonus = "worker_vp"
prices = [0, 1, 2, 3]
[[places]]
bonus = "four_talers"
prices = [0, 1, 2, 3]
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "board.toml"
    path.write_text(TURNED, "utf-8")
    return path


def changed(**parts: Any) -> str:
    """A table as JSON with some parts changed. A part is named by its path: places_2_bonus."""
    places = [{"bonus": bonus, "prices": list(prices)} for bonus, prices in zip(BONUSES, PRICES, strict=True)]
    table: dict[str, Any] = {"places": places, "wheel": list(WHEEL)}
    for path, value in parts.items():
        *way, last = path.split("_")
        spot: Any = table
        for step in way:
            spot = spot[int(step) if step.isdigit() else step]
        spot[int(last) if last.isdigit() else last] = value
    return json.dumps(table)


def sealed(record: str) -> str:
    """The record with the checksum of its present lines."""
    lines = record.splitlines()[:-1]
    digits = hashlib.sha256("\n".join(lines).encode()).hexdigest()[:CHECK_DIGITS]
    return "\n".join([*lines, f"check: {digits}", ""])


def test_a_person_names_a_file_and_the_option_holds_the_differences(file: Path) -> None:
    options = read_options(GAME, [f"board={file}"])
    checked = GAME.check_options(2, options)
    assert checked["board"] == (
        "bonus@1=mast bonus@2=three_workers prices@1=prices_0123 prices@3=prices_0123 "
        "prices@4=prices_0132 prices@5=prices_0123 prices@6=prices_0123 prices@7=prices_0123 "
        "prices@8=prices_0123 wheel@1=3 wheel@2=3 wheel@3=3 wheel@4=2 wheel@5=2 wheel@6=2 wheel@7=1"
    )
    assert checked["warehouse_capacity"] == 10


def test_single_figures_can_be_corrected() -> None:
    checked = GAME.check_options(2, {"board": "wheel@7=3, bonus@2=sail; Bonus@3 = mast prices@4=3210"})
    assert checked["board"] == "bonus@2=sail bonus@3=mast prices@4=prices_3210 wheel@7=3"
    state = GAME.new_game(2, 5, checked)
    assert isinstance(state, NauticusState)
    assert state.board.bonuses == [0, 2, 1, 3, 4, 5, 6, 7]
    assert state.board.prices == [*PRICES[:3], [3, 2, 1, 0], *PRICES[4:]]
    assert state.board.wheel == [*WHEEL[:7], 3]
    assert [place["bonus"] for place in table(state)["places"]][:3] == ["three_workers", "sail", "mast"]
    assert GAME.check_options(2, checked) == checked


def test_features_and_saves_have_the_corrected_figures() -> None:
    state = new_game(2, 5, board="prices@4=3210 bonus@5=worker_vp bonus@7=two_workers")
    assert state.features(0) != new_game(2, 5).features(0)
    saved = json.loads(json.dumps(state.to_dict()))
    assert table(GAME.from_dict(saved)) == table(state)


@pytest.mark.parametrize(
    "text", ["warehouse=9 wheel@2=3", "wheel@2=3 warehouse = 9", "wheel@2=3, warehouse=9,"]
)
def test_corrections_may_tell_the_warehouse_too(text: str) -> None:
    checked = GAME.check_options(2, {"board": text})
    assert (checked["board"], checked["warehouse_capacity"]) == ("wheel@2=3", 9)
    assert GAME.check_options(2, {"board": BOARD_OPTION.parse(text)}) == checked
    assert GAME.check_options(2, {"board": text, "warehouse_capacity": 15})["warehouse_capacity"] == 15


def test_a_warehouse_alone_leaves_the_board_as_it_is() -> None:
    checked = GAME.check_options(2, {"board": BOARD_OPTION.parse("warehouse = 9\n")})
    assert (checked["board"], checked["warehouse_capacity"]) == (None, 9)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("bonus@2=sail", "No two places can have the same bonus: a free sail"),
        ("bonus@9=sail", "no figure “bonus@9”"),
        ("bonus@2=gold", "“bonus@2” cannot be “gold”"),
        ("wheel@0=1", "no figure “wheel@0”"),
        ("wheel@1=0", "“wheel@1” cannot be “0”"),
        ("prices@1=0012", "“prices@1” cannot be “prices_0012”"),
        ("wheel@1=3 warehouse=7", "warehouse: 7 is not a whole number from 8 to 20"),
        ("wheel@1=3 hold=7", "no figure “hold”"),
    ],
)
def test_a_wrong_correction_is_refused_with_its_figure(text: str, complaint: str) -> None:
    with pytest.raises(hs.BadOption, match=complaint) as refusal:
        GAME.new_game(2, options={"board": text})
    assert "⟦" not in refusal.value.say("pl")
    with pytest.raises(hs.BadOption):
        BOARD_OPTION.parse(text)


def test_a_record_with_a_table_as_it_was_once_kept_is_read() -> None:
    play = hs.Play(GAME, 2, 3, {"board": changed(wheel_1=3, places_3_prices=[3, 2, 1, 0])})
    rng = hs.Rng(1)
    while not play.state.is_over:
        play.do(GAME.actions.key(play.state.legal_actions()[rng.below(len(play.state.legal_actions()))]))
    now = "prices@4=prices_3210 wheel@1=3"
    record = play.record()
    assert json.dumps(now) in record
    once = json.dumps(json.loads(changed(wheel_1=3, places_3_prices=[3, 2, 1, 0])), separators=(",", ":"))
    again = hs.read_record(sealed(record.replace(json.dumps(now), json.dumps(once))))
    assert again.state.to_dict() == play.state.to_dict()
    assert again.state.options["board"] == now
    saved = json.loads(json.dumps(play.state.to_dict()))
    saved["options"]["board"] = once
    assert GAME.from_dict(saved).to_dict() == play.state.to_dict()


def test_the_figures_of_the_table_are_played_with(file: Path) -> None:
    state = new_game(2, 1, **read_options(GAME, [f"board={file}"]))
    places = table(state)["places"]
    assert [place["bonus"] for place in places][:2] == ["mast", "three_workers"]
    assert table(state)["seats"][0]["space_left"] == 10
    blue = {place["prices"]["hull_single"] for place in places if place["tile"] == "buy_hull"}
    assert blue <= {0, 3}


def test_the_anchor_begins_at_the_three_workers_wherever_they_are(file: Path) -> None:
    state = new_game(2, 1, **read_options(GAME, [f"board={file}"]))
    assert truth(state)["anchor_place"] == 1
    assert [place["blue_workers"] for place in table(state)["places"]] == [1, 0, 3, 3, 3, 2, 2, 2]


def test_a_record_replays_without_the_file(file: Path) -> None:
    play = hs.Play(GAME, 2, 3, read_options(GAME, [f"board={file}"]))
    rng = hs.Rng(1)
    while not play.state.is_over:
        actions = play.state.legal_actions()
        play.do(GAME.actions.key(actions[rng.below(len(actions))]))
    record = play.record()
    file.unlink()
    assert str(file) not in record
    again = hs.read_record(record)
    assert again.state.to_dict() == play.state.to_dict()
    assert GAME.from_dict(json.loads(json.dumps(play.state.to_dict()))).to_dict() == play.state.to_dict()


def test_neither_a_record_nor_a_program_can_make_the_engine_read_a_file(file: Path) -> None:
    with pytest.raises(hs.BadOption, match="TOML"):
        GAME.new_game(2, options={"board": str(file)})


def test_two_spellings_of_one_table_are_one_option(file: Path) -> None:
    toml = GAME.check_options(2, {"board": TURNED})
    as_json = json.dumps(tomllib.loads(TURNED), indent=4)
    assert GAME.check_options(2, {"board": as_json}) == toml


def test_checked_options_stay_as_they_are_when_checked_again() -> None:
    once = GAME.check_options(3, {"board": TURNED})
    assert once["warehouse_capacity"] == 10
    assert GAME.check_options(3, once) == once


def test_the_option_for_the_warehouse_wins_over_the_table() -> None:
    checked = GAME.check_options(3, {"board": TURNED, "warehouse_capacity": 12})
    assert checked["warehouse_capacity"] == 12
    assert GAME.check_options(3, checked) == checked


def test_parts_left_out_are_as_printed() -> None:
    checked = GAME.check_options(2, {"board": "wheel = [0, 1, 1, 1, 1, 1, 1, 1]"})
    assert checked["board"] == "wheel@1=1 wheel@3=1 wheel@4=1 wheel@6=1 wheel@7=1"
    assert checked["warehouse_capacity"] == 12


@pytest.mark.parametrize("same", [None, "default", changed(), "warehouse = 12"])
def test_the_printed_table_is_no_option_at_all(same: str | None) -> None:
    checked = GAME.check_options(2, {"board": same})
    assert (checked["board"], checked["warehouse_capacity"]) == (None, 12)


def test_a_person_may_type_the_default() -> None:
    option = BoardOption("board", (None,), text=True)
    assert option.parse("default") is None
    assert option.parse("none") is None
    assert option.parse(changed(wheel_1=3)) == option.check(changed(wheel_1=3))


@pytest.mark.parametrize(
    ("table", "complaint"),
    [
        ("wheel = [0, 2", "cannot be read as TOML"),
        ("{", "cannot be read as TOML"),
        ("[" * 5000, "cannot be read as TOML"),
        ("", "is empty"),
        ("{}", "is empty"),
        ("x" * 30_000, "at most 5,000"),
        ("harbour = 1", "harbour, which means nothing"),
        ("warehouse = 7", "warehouse: 7 is not a whole number from 8 to 20"),
        ("warehouse = 21", "from 8 to 20"),
        ("warehouse = true", "warehouse: True is not"),
        ("wheel = [0, 1, 2]", "wheel: a list of 8 is needed"),
        ("wheel = 3", "wheel: a list of 8"),
        (changed(wheel_0=1), r"wheel\[0\]: the wheel begins with its anchor, which has 0 workers, not 1"),
        (changed(wheel_3=0), r"wheel\[3\]: 0 is not a whole number from 1 to 3"),
        (changed(wheel_3=4), r"wheel\[3\]: 4 is not"),
        (changed(wheel_3=1.0), r"wheel\[3\]: 1.0 is not"),
        (changed(places=[]), "places: a list of 8"),
        (changed(places_1=7), r"places\[1\]: a place needs bonus and prices"),
        (changed(places_1={"bonus": "mast"}), r"places\[1\].prices: a list of 4"),
        (
            changed(places_2_bonus="gold"),
            r"places\[2\].bonus: gold is not .* three_workers, mast, sail, two_vp",
        ),
        (changed(places_2_bonus="mast"), r"places\[2\].bonus: mast is there twice"),
        (changed(places_2_colour=1), r"places\[2\].colour, which means nothing"),
        (changed(places_3_prices=[0, 1, 2]), r"places\[3\].prices: a list of 4"),
        (
            changed(places_3_prices=[0, 1, 2, 4]),
            r"places\[3\].prices\[3\]: 4 is not a whole number from 0 to 3",
        ),
        (changed(places_3_prices=[0, 1, 1, 3]), r"places\[3\].prices: \[0, 1, 1, 3\] must hold each"),
    ],
)
def test_a_wrong_table_is_refused_with_the_place(table: str, complaint: str) -> None:
    with pytest.raises(hs.BadOption, match=complaint) as refusal:
        GAME.new_game(2, options={"board": table})
    assert "⟦" not in refusal.value.say("pl")
    assert "⟦" not in refusal.value.say("en")


@pytest.mark.parametrize("value", [7, True, ["x"], {"wheel": []}])
def test_a_table_must_be_text(value: Any) -> None:
    with pytest.raises(hs.BadOption, match="is text"):
        GAME.new_game(2, options={"board": value})


def test_a_file_that_is_not_there_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(hs.BadOption, match=r"none\.toml.*cannot be read: No such file"):
        read_options(GAME, [f"board={tmp_path / 'none.toml'}"])
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(hs.BadOption, match="cannot be read"):
        read_options(GAME, [f"board={binary}"])


def test_a_home_that_is_not_there_is_said_so() -> None:
    with pytest.raises(hs.BadOption, match="cannot be read"):
        read_options(GAME, ["board=~nobody-of-this-name/board.toml"])


def test_a_file_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    file = tmp_path / "notepad.toml"
    file.write_text(TURNED, "utf-8-sig")
    assert read_options(GAME, [f"board={file}"]) == {
        "board": BoardOption("board", (None,), text=True).check(TURNED)
    }


def test_a_save_with_a_wrong_table_is_refused() -> None:
    saved = new_game(2).to_dict()
    saved["options"] = {**new_game(2).options, "board": "wheel = []"}
    with pytest.raises(hs.BadPosition, match="wheel: a list of 8"):
        GAME.from_dict(saved)


def test_games_on_another_board_are_sound_and_end() -> None:
    for seed in range(2):
        failure = fuzz_game(GAME, seed, 2 + seed, {"board": TURNED})
        assert failure is None, failure.reason
    state = new_game(4, 9, board=TURNED)
    assert play_randomly(state, hs.Rng(1)) > 0


def test_states_of_one_game_share_the_board() -> None:
    state = new_game(2, board=TURNED)
    assert state.clone().board is state.board
    assert new_game(3, board=TURNED).board is state.board


def test_a_position_knows_its_board() -> None:
    state = position(action="buy_hull", place=3, options={"board": changed(places_3_prices=[3, 2, 1, 0])})
    assert table(state)["execution"]["prices_now"]["hull_bow"] == 0
    assert "buy:hull_bow" in legal(state)
