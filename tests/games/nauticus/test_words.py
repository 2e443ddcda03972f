"""Prompts, labels, reasons and events in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

import harbourside as hs
from harbourside.games.nauticus.data import BONUSES, GOODS, KINDS, REWARDS, STAGES, TILES

from .scenario import GAME, do, play_from, position, seat, told

FULL = "hull_stern hull_bow mast_star mast_star sail_star sail_star good_fish good_salt"


def label(state: hs.State, key: str, language: str) -> str:
    return GAME.words(language).say(state.label(GAME.actions.index(key)))


def test_a_price_that_is_too_high_is_told_with_figures() -> None:
    state = position(seat(coins=2), seat(), action="buy_hull", place=3)
    assert told(state, "buy:hull_bow") == "It costs 3 talers, and you have 2 (bow)."
    assert told(state, "buy:hull_bow", "pl") == "Cena to 3 talary, a masz 2 (dziób)."


def test_missing_room_is_told_with_figures() -> None:
    state = position(seat(warehouse="good_fish " * 11), seat(), action="buy_masts", place=3)
    assert told(state, "buy:mast_whale") == (
        "What costs no talers must go to the warehouse: this takes 2 spaces, and 1 is free (whale mast)."
    )
    assert "potrzeba 2 miejsc, a wolnych jest 1" in told(state, "buy:mast_whale", "pl")


def test_missing_workers_are_told_with_figures() -> None:
    state = position(seat(ships=[FULL], workers=1), seat(), action="deliver", place=0)
    assert told(state, "deliver:ship_0") == (
        "Ship 1 needs 2 workers to unload, all at once, and you have 1 with the blue ones."
    )
    assert told(state, "deliver:ship_0", "pl") == (
        "Rozładunek statku 1 wymaga naraz 2 pracowników, a razem z niebieskimi masz ich 1."
    )


def test_labels_tell_what_an_action_costs_and_brings() -> None:
    state = position(action="buy_hull", place=3)
    assert label(state, "buy:hull_stern", "en") == "Buy a stern for 1 taler and 1 blue worker"
    assert label(state, "buy:hull_stern", "pl") == "Kup rufę za 1 talara i 1 niebieskiego pracownika"
    assert label(state, "buy:hull_middle", "pl") == (
        "Kup część środkową za 2 talary i 1 niebieskiego pracownika"
    )
    assert label(state, "pass", "en").startswith("Pass: flip a pass tile, which saves 3 VP")


def test_an_extra_action_without_prices_tells_none() -> None:
    state = position(action="buy_hull", place=3)
    assert label(state, "extra:buy_goods", "en").endswith(
        "with 2 more workers; the first tile of each kind costs 2"
    )
    assert label(state, "extra:money", "en").endswith("with 2 more workers")
    assert label(state, "extra:money", "pl").endswith("2 pracowników więcej")


def test_the_label_of_a_delivery_tells_the_points_it_adds() -> None:
    state = position(seat(ships=[FULL], delivered="good_fish"), seat(), action="deliver")
    assert "5 VP more" in label(state, "deliver:ship_0", "en")


def test_the_label_of_the_last_sail_tells_that_it_finishes_the_ship() -> None:
    state = position(seat(ships=["hull_single mast_star"]), seat(), action="buy_sails")
    do(state, "buy:sail_star")
    assert label(state, "place:ship_0", "en") == (
        "Put the star sail on ship 1 and finish it: 2 VP at the end, 1 reward now"
    )


@pytest.mark.parametrize(("coins", "worded"), [(1, "1 talar."), (4, "4 talary."), (5, "5 talarów.")])
def test_polish_prompts_count_talers(coins: int, worded: str) -> None:
    state = position(seat(coins=coins), seat(), action="money")
    assert GAME.words("pl").say(state.prompt()).endswith(worded)


def test_the_log_reads_well_in_both_languages() -> None:
    play = play_from(position(seat(), seat(), action="buy_hull", place=3, stage="choose_tile"))
    for key in ("choose:buy_hull", "buy:hull_stern", "place:new", "end_action", "end_turn"):
        play.do(key)
    said = {
        language: [
            GAME.words(language).say(hs.Message(f"event-{event['id']}", event["args"]), ["Ann", "Bob"])  # type: ignore[arg-type]
            for event in play.events()
        ]
        for language in ("en", "pl")
    }
    assert said["en"] == [
        "Ann chooses buying hull parts and gets the bonus: 2 VP.",
        "Ann buys a stern for 1 taler.",
        "Ann begins ship 1 with a stern.",
        "Ann ends the action.",
    ]
    assert said["pl"] == [
        "Ann wybiera akcję „zakup pokładu” i dostaje bonus: 2 PZ.",
        "Ann kupuje rufę za 1 talara.",
        "Ann rozpoczyna statek 1: rufa.",
        "Ann kończy akcję.",
    ]


@pytest.mark.parametrize("language", hs.LANGUAGES)
def test_every_noun_has_a_word(language: str) -> None:
    words = GAME.words(language)
    for noun in (*TILES, *KINDS, *BONUSES, *REWARDS, *STAGES, *GOODS):
        assert words.has(noun), noun


def sources() -> Iterator[str]:
    for path in Path(str(files("harbourside.games.nauticus"))).rglob("*.py"):
        yield path.read_text("utf-8")


def test_no_word_stands_in_the_files_that_nobody_says() -> None:
    """Reasons and positions are named in the code; those that nothing names would be left-overs."""
    code = "\n".join(sources())
    text = (files("harbourside.games.nauticus") / "locale" / "en.ftl").read_text("utf-8")
    for id in re.findall(r"^(why|position|event|prompt|error-board)-([a-z-]+) =", text, re.MULTILINE):
        kind, name = id
        if name.startswith("now-"):
            assert name.removeprefix("now-").replace("-", "_") in STAGES
        elif name.startswith("no-ship-") and kind == "why":
            assert "why-no-ship-" in code
        else:
            assert f'"{name}"' in code or f'"{kind}-{name}"' in code, f"{kind}-{name}"
