"""Prompts, labels, reasons and events in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import harbourside as hs
from harbourside.games.nauticus.data import BONUSES, GOODS, KINDS, REWARDS, STAGE_NAMES, TILES
from harbourside.games.nauticus.options_board import BOARD_OPTION

from .scenario import GAME, do, position, seat, table, told

FULL = "hull_stern hull_bow mast_star mast_star sail_star sail_star good_fish good_salt"


def label(state: hs.State, key: str, language: str) -> str:
    return GAME.words(language).say(state.label(GAME.actions.index(key)))


def test_reason_against_a_price_that_is_too_high_has_figures() -> None:
    state = position(seat(coins=2), seat(), action="buy_hull", place=3)
    assert told(state, "buy:hull_bow") == "It costs 3 talers, and you have 2 (bow)."
    assert told(state, "buy:hull_bow", "pl") == "Cena to 3 talary, a masz 2 (dziób)."


def test_reason_of_missing_room_has_figures() -> None:
    state = position(seat(warehouse="good_fish " * 11), seat(), action="buy_masts", place=3)
    assert told(state, "buy:mast_whale") == (
        "A tile that costs no talers must go to the warehouse: "
        "a whale mast takes 2 spaces there, and 1 is free."
    )
    assert "potrzeba 2 przestrzeni, a wolnych jest 1" in told(state, "buy:mast_whale", "pl")


def test_reason_of_missing_workers_has_figures() -> None:
    state = position(seat(ships=[FULL], workers=1), seat(), action="deliver", place=0)
    assert told(state, "deliver:ship_0") == (
        "You need 2 workers at once to unload ship 1, and you have 1, blue workers included."
    )
    assert told(state, "deliver:ship_0", "pl") == (
        "Dostawa ze statku 1 wymaga naraz 2 pracowników, a razem z niebieskimi masz ich 1."
    )


def test_labels_have_costs_and_gains() -> None:
    state = position(action="buy_hull", place=3)
    assert label(state, "buy:hull_stern", "en") == "Buy a stern for 1 taler and 1 blue worker"
    assert label(state, "buy:hull_stern", "pl") == "Kup rufę za 1 talara i 1 niebieskiego pracownika"
    assert label(state, "buy:hull_middle", "pl") == (
        "Kup część środkową za 2 talary i 1 niebieskiego pracownika"
    )
    assert label(state, "pass", "en") == "Pass (saves 3 VP and gives a crown until the round ends)"


def test_label_of_an_extra_action_is_short_and_has_a_price_only_for_purchases() -> None:
    state = position(action="buy_hull", place=3)
    assert label(state, "extra:buy_goods", "en") == "Extra action: buy goods (from 2 talers)"
    assert label(state, "extra:buy_goods", "pl") == "Dodatkowa akcja: zakup towarów (od 2 talarów)"
    assert label(state, "extra:money", "en") == "Extra action: payout"
    assert label(state, "extra:money", "pl") == "Dodatkowa akcja: wypłata pieniędzy"


@pytest.mark.parametrize(
    ("action", "owner", "why"),
    [
        ("money", seat(workers=0), "You have no worker left"),
        ("transport", seat(), "Your warehouse is empty"),
        ("transport", seat(warehouse="sail_star"), "None of your ships can take a tile from your warehouse"),
        ("deliver", seat(ships=["hull_single"]), "None of your finished ships is fully loaded"),
        ("deliver", seat(ships=[FULL], workers=1), "You have too few workers to unload a ship"),
        ("crowns", seat(), "You have no crown"),
        (
            "buy_masts",
            seat(warehouse="good_fish " * 12),
            "You have no room for any tile that you could pay for",
        ),
    ],
)
def test_player_who_can_only_pass_reads_why(action: str, owner: dict[str, Any], why: str) -> None:
    state = position({**owner, "extra_available": False}, seat(), action=action, place=0)
    assert GAME.words("en").say(state.prompt()).endswith(f"{why}: you can only pass.")
    assert "możesz tylko spasować." in GAME.words("pl").say(state.prompt())


def test_player_who_cannot_pay_for_the_tiles_left_reads_so() -> None:
    """The whale mast would be free at this place."""
    owner = seat(coins=0, extra=False)
    state = position(owner, seat(), action="buy_masts", place=3, supply={"mast_whale": 0})
    assert "You have too few talers for any of the tiles: you can only pass." in GAME.words("en").say(
        state.prompt()
    )


def test_player_with_an_extra_action_can_take_it_before_passing() -> None:
    state = position(seat(), seat(), action="crowns")
    assert GAME.words("en").say(state.prompt()) == (
        "Action: value of crowns. You have no crown: you can only pass, or take your extra action first."
    )


def test_prompt_before_the_end_of_a_turn_fits_a_player_who_passed() -> None:
    state = position(seat(), seat(), action="buy_hull")
    do(state, "pass")
    assert GAME.words("en").say(state.prompt()).startswith("End your turn, or take your extra action now")
    assert GAME.words("pl").say(state.prompt()).startswith("Kończysz turę czy wykonujesz teraz dodatkową")


def test_an_action_that_cannot_be_used_again_is_to_be_ended() -> None:
    state = position(seat(warehouse="hull_bow"), seat(), action="transport")
    do(state, "transport:hull_bow", "place:new")
    assert GAME.words("en").say(state.prompt()) == (
        "Action: transport. Your warehouse is empty: end the action."
    )


def test_prompt_of_an_extra_action_counts_only_own_workers() -> None:
    state = position(seat(workers=0), seat(), action="buy_hull")
    do(state, "extra:money", "money")
    assert GAME.words("en").say(state.prompt()) == (
        "Extra action: payout. Use it again or end it. You have 1 worker and 17 talers."
    )
    do(state, "money")
    assert GAME.words("pl").say(state.prompt()) == (
        "Dodatkowa akcja: wypłata pieniędzy. Nie masz już pracowników: zakończ akcję."
    )


def test_more_of_a_kind_is_another_tile_or_more_of_a_good() -> None:
    state = position(action="buy_goods", place=3)
    do(state, "buy:good_grain", "place:warehouse")
    assert label(state, "buy:good_grain", "en") == "Buy more grain for 4 talers and 1 blue worker"


def test_prompt_says_that_crowns_can_bring_no_more() -> None:
    owner = seat(warehouse="sail_crown " * 8)
    state = position(owner, seat(), action="crowns")
    do(state, "crowns", "crowns")
    assert "the most that one action can bring: end the action." in GAME.words("en").say(state.prompt())


def test_label_of_a_tile_says_that_its_bonus_would_be_lost() -> None:
    owner = seat(warehouse="good_fish " * 11)
    state = position(owner, seat(), action="money", place=1, stage="choose_tile")
    assert label(state, "choose:money", "en") == (
        "Choose “payout”: bonus a free mast, but no room for the tile; 2 blue workers"
    )
    assert label(state, "choose:money", "pl") == (
        "Wybierz „wypłata pieniędzy”; bonus: darmowy maszt, ale na płytkę nie ma miejsca; "
        "2 niebiescy pracownicy"
    )
    lost = [place.get("bonus_lost") for place in table(state)["places"]]
    assert lost == [None, "no_room", *[None] * 6]


def test_label_of_a_tile_says_that_the_supply_lacks_its_bonus() -> None:
    none = dict.fromkeys(("good_fish", "good_grain", "good_coffee", "good_salt"), 0)
    state = position(seat(), seat(), action="money", place=5, stage="choose_tile", supply=none)
    assert "but none is left in the supply" in label(state, "choose:money", "en")


def test_no_text_says_to_take_a_bow() -> None:
    state = position(action="buy_hull", place=0)
    assert label(state, "buy:hull_bow", "en") == (
        "Buy a bow for 0 talers and 1 worker of your own (to the warehouse)"
    )
    do(state, "buy:hull_bow", "buy:hull_single", "place:new", "buy:hull_stern", "place:new")
    do(state, "buy:hull_middle", "place:ship_1")
    assert label(state, "take:hull_bow", "en") == "Add a bow to your warehouse"


def test_where_a_tile_goes_is_asked_by_its_name() -> None:
    state = position(action="buy_hull", place=3)
    do(state, "buy:hull_bow")
    assert GAME.words("en").say(state.prompt()) == "Where do you put the bow?"
    assert GAME.words("pl").say(state.prompt()) == "Gdzie umieścić dziób?"
    assert label(state, "place:new", "pl") == "Zacznij statek 1 od dziobu"
    assert (
        label(state, "place:warehouse", "pl") == "Umieść dziób w magazynie (zostanie 11 wolnych przestrzeni)"
    )


def test_the_label_of_a_delivery_tells_the_points_it_adds() -> None:
    state = position(seat(ships=[FULL], delivered="good_fish"), seat(), action="deliver")
    assert "5 VP more" in label(state, "deliver:ship_0", "en")


def test_the_label_of_the_last_sail_tells_that_it_finishes_the_ship() -> None:
    state = position(seat(ships=["hull_single mast_star"]), seat(), action="buy_sails")
    do(state, "buy:sail_star")
    assert label(state, "place:ship_0", "en") == (
        "Add the star sail to ship 1 and finish it: 2 VP at the end, 1 reward now"
    )


@pytest.mark.parametrize(("coins", "worded"), [(1, "1 talar."), (4, "4 talary."), (5, "5 talarów.")])
def test_polish_prompts_count_talers(coins: int, worded: str) -> None:
    state = position(seat(coins=coins), seat(), action="money")
    assert GAME.words("pl").say(state.prompt()).endswith(worded)


def test_the_log_reads_well_in_both_languages() -> None:
    play = hs.Play.from_position(position(seat(), seat(), action="buy_hull", place=3, stage="choose_tile"))
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
        "Ann chooses “buy hull parts” and gets the bonus: 2 VP.",
        "Ann buys a stern for 1 taler.",
        "Ann begins ship 1 with a stern.",
        "Ann ends the action.",
    ]
    assert said["pl"] == [
        "Ann wybiera akcję „zakup pokładu” i dostaje bonus: 2 PZ.",
        "Ann kupuje rufę za 1 talara.",
        "Ann zaczyna statek 1 od rufy.",
        "Ann kończy akcję.",
    ]


@pytest.mark.parametrize("language", hs.LANGUAGES)
def test_every_noun_has_a_word(language: str) -> None:
    words = GAME.words(language)
    for noun in (*TILES, *KINDS, *BONUSES, *REWARDS, *STAGE_NAMES, *GOODS):
        assert words.has(noun), noun


def sources() -> Iterator[str]:
    for path in Path(str(files("harbourside.games.nauticus"))).rglob("*.py"):
        yield path.read_text("utf-8")


def test_no_word_stands_in_the_files_that_nobody_says() -> None:
    """The code names reasons and position errors. An id that the code does not name would be unused."""
    code = "\n".join(sources())
    text = (files("harbourside.games.nauticus") / "locale" / "en.ftl").read_text("utf-8")
    for id in re.findall(r"^(why|position|event|prompt|error-board)-([a-z-]+) =", text, re.MULTILINE):
        kind, name = id
        if name.startswith("now-"):
            assert name.removeprefix("now-").replace("-", "_") in STAGE_NAMES
        elif name.startswith("no-ship-") and kind == "why":
            assert "why-no-ship-" in code
        else:
            assert f'"{name}"' in code or f'"{kind}-{name}"' in code, f"{kind}-{name}"


COINED = re.compile(
    r"\b(kadłub\w*|kar[aęy]|majątk?u?|otwarty|pochylni\w*|pozostałości\w*|przychod(?:ów|y|u)|rozład\w*|sakiewk\w*|zamknięt\w*"
    r"|zamknij go|(?:wolne|zajęte) miejsca|wolnych miejsc|miejsca w magazynie|miejscami|\d miejsc\w*"
    r"|płytk\w+ \[?dodatkowej akcji)\b",
    re.IGNORECASE,
)
"""Words for which the Polish rulebook has others: część pokładu, ujemne punkty, pozostałe materiały, dochód,
wyładować, pokład zakończony, przestrzeń w magazynie, płytka „Dodatkowej Akcji”."""


@pytest.mark.parametrize(
    "text",
    [
        *(files(GAME.package) / "locale" / name for name in ("pl.ftl", "rules.pl.md", "tour.pl.md")),
        Path(__file__).parents[3] / "web" / "src" / "boards" / "nauticus" / "pl.ftl",
    ],
    ids=str,
)
def test_polish_has_the_words_of_the_box(text: Path) -> None:
    lines = text.read_text("utf-8").splitlines()
    assert [line for line in lines if COINED.search(line)] == []


@pytest.mark.parametrize("language", hs.LANGUAGES)
def test_the_rules_mark_every_ruling_and_name_only_figures_that_there_are(language: str) -> None:
    text = (files(GAME.package) / "locale" / f"rules.{language}.md").read_text("utf-8")
    words = GAME.words(language)
    signs = set(re.findall(r"\{\?(\w+)\}", text))
    assert signs == {"bonus", "prices", "wheel", "warehouse", "crest"}
    for sign in signs:
        said = words.text(f"ruling-{sign}")
        assert "⟦" not in said
        assert said.count(".") == 2
        assert said.endswith(".")
    named = set(re.findall(r"\{([^#?}]+)\}", text))
    known = {figure.id for figure in BOARD_OPTION.figures}
    assert named == known | {"warehouse_capacity"}


def test_a_row_of_prices_reads_as_printed() -> None:
    for language in hs.LANGUAGES:
        words = GAME.words(language)
        for figure in BOARD_OPTION.figures:
            if figure.kind == "prices":
                row = figure.ours.removeprefix("prices_")
                assert words.noun(figure.ours) == ",\u00a0".join(row)
                assert len(figure.values) == 24
