"""Every view of every game can be shown, and fits the terminal."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

import harbourside as hs
from harbourside.terminal.chips import Flow
from harbourside.terminal.render import Painter
from harbourside.terminal.speech import Speech

NAMES = ["Ann", "Bob", "Cy", "Dee"]


def paint(position: dict[str, Any], width: int = 80, seat: int | None = 0, full: bool = False) -> str:
    out = io.StringIO()
    console = Console(file=out, width=width, markup=False, emoji=False, highlight=False)
    speech = Speech(hs.game("seawolf"), "en", NAMES)
    view = {"position": position, "seat": seat, "current_player": 1}
    console.print(Painter(console, speech, bots={1}).picture(view, full))
    return out.getvalue()


@pytest.mark.parametrize("width", [40, 80, 120])
@pytest.mark.parametrize("language", hs.LANGUAGES)
def test_a_whole_game_fits_the_width(width: int, language: str) -> None:
    play = hs.Play(hs.game("seawolf"), 5, seed=3, options={"target_score": 100})
    console = Console(file=io.StringIO(), width=width, markup=False, emoji=False, highlight=False)
    painter = Painter(console, Speech(play.game, language, play.names))
    rng = hs.Rng(1)
    for _ in range(150):
        legal = play.state.legal_actions()
        play.do(play.game.actions.key(legal[rng.below(len(legal))]))
        with console.capture() as capture:
            console.print(painter.picture(play.state.view(0)))
        assert max(cell_len(line) for line in capture.get().splitlines()) <= width


def test_things_have_a_shape_as_well_as_a_colour() -> None:
    assert "Open row: [◆ fish 1] – [● red ship 2]" in paint({"row": ["fish_1", None, "ship_red_2"]})


def test_equal_things_are_counted() -> None:
    assert "[hidden ×3]" in paint({"row": ["hidden"] * 3})


def test_a_player_is_shown_by_name() -> None:
    assert "Turn of: Cy" in paint({"turn_player": 2})


def test_an_empty_place_is_a_dash() -> None:
    assert "Event: –" in paint({"event": None})


def test_pairs_are_shown_together() -> None:
    assert "[◆ blue ship 1]+[◆ fish 6]" in paint({"delivered": [["ship_blue_1", "fish_6"]]})


def test_a_match_shows_the_points_of_all_players() -> None:
    drawn = paint({"match": {"game_number": 2, "totals": [5, -1, 0, 7], "target": 100}})
    assert "Match:   Game: 2   Played to: 100" in drawn
    assert "Ann 5   Bob −1   Cy 0   Dee 7" in drawn


def test_a_supply_is_shown_as_chips_with_numbers() -> None:
    assert "[fish 8] [gold 2]" in paint({"supply": {"fish": 8, "gold": 2}})


def test_groups_in_a_list_are_numbered() -> None:
    drawn = paint(
        {"ships": [{"size": 5, "good": "fish", "full": True}, {"size": 6, "good": None, "full": False}]}
    )
    assert "1.   size: 5   good: fish   full: yes" in drawn
    assert "2.   size: 6   good: –   full: no" in drawn


def test_any_json_can_be_shown() -> None:
    odd = {"a": [[["fish_1"], 3], {"b": [1, None]}], "c": {"d": {"e": [[], {}]}}, "f": 1.5, "g": [True]}
    assert "[◆ fish 1]+3" in paint(odd)


def test_the_viewer_is_last_and_the_others_are_in_the_order_of_play() -> None:
    drawn = paint({"seats": [{"hand": [], "hand_size": n} for n in range(4)]}, seat=1)
    places = [drawn.index(name) for name in ("Cy", "Dee", "Ann", "Bob")]
    assert places == sorted(places)


def test_the_owner_of_a_seat_sees_what_the_others_do_not_know() -> None:
    seat = {"hand": ["fish_1", "gold_2"], "known": ["fish_1"]}
    assert "Not known to others: [▲ gold 2]" in paint({"seats": [seat]}, seat=0)
    other = {"hand": ["fish_1", "hidden"], "known": ["fish_1"]}
    drawn = paint({"seats": [{}, other]}, seat=0)
    assert "Known" not in drawn
    assert "Hand: [◆ fish 1] [hidden]" in drawn


def test_a_long_pile_is_shortened_to_its_last_cards_by_default() -> None:
    pile = [f"{goods}_{n}" for goods in ("fish", "barrels", "pigs", "gold") for n in range(1, 7)]
    short = paint({"discard": pile}).splitlines()
    assert len(short) == 2
    assert "more …" in short[0]
    assert "gold 6" in short[1]
    whole = paint({"discard": pile}, full=True)
    assert "more" not in whole
    assert "fish 1" in whole


def test_a_wide_terminal_shows_two_seats_side_by_side() -> None:
    seats = [{"hand_size": n} for n in range(3)]
    assert any("Bob" in line and "Cy" in line for line in paint({"seats": seats}, width=120).splitlines())


def test_a_flow_never_breaks_an_item() -> None:
    lines = Flow(Text("things:"), [Text("a very long one")] * 3, indent=1).lines(24)
    assert [line.plain for line in lines] == [
        " things: a very long one",
        "    a very long one",
        "    a very long one",
    ]


def test_there_are_no_colours_in_a_pipe() -> None:
    assert "\x1b" not in paint({"row": ["fish_1"]})
