"""Module I: the draft. docs/rules/puerto_rico.md, section 3, step 2."""

from __future__ import annotations

import pytest

import harbourside as hs
from harbourside.games.puerto_rico.data import COST, DRAFT_KINDS, GROUP, KIND_NAMES

from .scenario import GAME, NEW, NOBLES, UTILITY, do, legal, new_game, node, phase, table, truth, why_not

BOTH = {**NEW, **NOBLES}


def draft_all(state: hs.State) -> list[str]:
    """The first legal kind each time; what was drafted, in order."""
    drafted = []
    while node(state) == "draft":
        key = sorted(legal(state))[0]
        drafted.append(key.removeprefix("draft:"))
        do(state, key)
    return drafted


def price_counts(names: list[str]) -> list[int]:
    prices = {KIND_NAMES[kind]: COST[kind] for kind in DRAFT_KINDS}
    return [[prices[name] for name in names].count(price) for price in range(1, 11)]


def test_twelve_small_then_five_large_buildings() -> None:
    """Twelve go round four players evenly, so the governor opens the large ones in any case (R5)."""
    state = new_game(4, **NEW)
    seats = []
    while node(state) == "draft":
        seats.append(state.current_player)
        do(state, sorted(legal(state))[0])
    assert seats == [number % 4 for number in range(17)]
    assert (node(state), state.current_player) == ("role", 0)
    state = new_game(4, **NEW)
    drafted = draft_all(state)
    assert price_counts(drafted) == [1, 2, 1, 1, 2, 1, 1, 2, 1, 5]
    large = {KIND_NAMES[kind] for kind in DRAFT_KINDS if GROUP[kind] == 4}
    assert [name in large for name in drafted] == [False] * 12 + [True] * 5


def drafters(state: hs.State) -> list[int]:
    """Who drafts the small buildings, and who the large ones."""
    seats = []
    while node(state) == "draft":
        assert state.current_player is not None
        seats.append(state.current_player)
        do(state, sorted(legal(state))[0])
    return seats


def test_the_starting_player_opens_the_large_draft_too() -> None:
    """R5: the way of the small ones begins with the starting player."""
    state = new_game(5, **NEW)
    assert drafters(state) == [*(number % 5 for number in range(12)), 0, 1, 2, 3, 4]
    state = new_game(4, **BOTH)
    assert drafters(state)[18:] == [0, 1, 2, 3, 0, 1]


def test_the_large_draft_goes_on_clockwise_by_option() -> None:
    state = new_game(5, **NEW, large_draft="clockwise")
    assert drafters(state) == [number % 5 for number in range(17)]


def test_red_spaces_with_nobles_and_the_jeweler_apart() -> None:
    """R4."""
    state = new_game(3, **BOTH)
    drafted = draft_all(state)
    assert price_counts(drafted) == [1, 3, 2, 2, 3, 2, 2, 2, 1, 6]
    assert "jeweler" not in UTILITY
    assert truth(state)["board"]["jeweler"] == 2


def test_view_tells_the_spaces_left_for_each_price_while_buildings_are_drafted() -> None:
    state = new_game(3, **NEW)
    do(state, "draft:office")
    spaces = table(state, 0)["draft_spaces"]
    assert list(spaces.values()) == [1, 2, 1, 1, 1, 1, 1, 2, 1, 5]
    draft_all(state)
    assert "draft_spaces" not in table(state, 0)


def test_undrafted_kinds_are_out_of_the_game() -> None:
    state = new_game(3, **NEW)
    drafted = set(draft_all(state))
    on_board = set(truth(state)["board"])
    assert on_board & set(UTILITY) == drafted


def test_copies_of_drafted_kinds() -> None:
    state = new_game(3, **NEW)
    do(state, "draft:church")
    assert truth(state)["board"]["church"] == 2
    state = new_game(2, **NEW)
    do(state, "draft:church")
    assert truth(state)["board"]["church"] == 1


def test_reasons_in_the_draft() -> None:
    state = new_game(3, **NEW)
    assert why_not(state, "draft:fortress") == "why-draft-large-later"
    assert why_not(state, "draft:villa") == "why-not-drafted-here"
    do(state, "draft:small_market")
    assert why_not(state, "draft:small_market") == "why-drafted"
    assert why_not(state, "draft:aqueduct") == "why-draft-price"
    assert why_not(state, "role:mayor") == "why-not-now"


def test_row_is_opened_after_the_draft() -> None:
    state = new_game(3, **NEW)
    assert sum(truth(state)["row"]) == 0
    draft_all(state)
    assert sum(truth(state)["row"]) == 4


def test_random_draft() -> None:
    boards = []
    for seed in range(4):
        state = new_game(3, seed, draft_mode="random", **NEW)
        assert phase(state) == "round"
        boards.append(sorted(set(truth(state)["board"]) & set(UTILITY)))
        assert price_counts(boards[-1]) == [1, 2, 1, 1, 2, 1, 1, 2, 1, 5]
    assert boards[0] != boards[1]


LIST = (
    "aqueduct, hacienda, black_market, storehouse, guesthouse, office, church, small_wharf, lighthouse, "
    "library, harbor, union_hall, statue, cloister, fortress, residence, city_hall"
)


def test_listed_draft() -> None:
    state = new_game(3, draft_mode="list", draft_list=LIST, **NEW)
    assert set(truth(state)["board"]) & set(UTILITY) == set(LIST.replace(",", "").split())


@pytest.mark.parametrize(
    "text", ["", LIST + ", wharf", LIST.replace("wharf", "warf"), LIST + ", villa", "hacienda"]
)
def test_bad_lists_are_refused(text: str) -> None:
    with pytest.raises(hs.BadOption):
        GAME.new_game(3, options={"draft_mode": "list", "draft_list": text, **NEW})
    with pytest.raises(hs.BadOption):
        GAME.new_game(3, options={"draft_mode": "list", **NEW})


@pytest.mark.parametrize(
    ("text", "options", "reason"),
    [
        (LIST + ", corn", {}, "why-draft-list-word"),
        (LIST + ", jeweler", NOBLES, "why-draft-list-word"),
        (LIST + ", villa", {}, "why-not-drafted-here"),
        (
            LIST.replace("church", "trading_post"),
            {"exclude_office_with_trading_post": True},
            "why-rival-drafted",
        ),
        (LIST.replace("hacienda, ", ""), {}, "why-draft-list-spaces"),
    ],
)
def test_bad_lists_are_refused_with_the_true_reason(text: str, options: dict[str, bool], reason: str) -> None:
    with pytest.raises(hs.BadOption) as refusal:
        GAME.new_game(3, options={"draft_mode": "list", "draft_list": text, **NEW, **options})
    assert refusal.value.message.id == reason


def test_office_excludes_trading_post_by_option() -> None:
    state = new_game(3, exclude_office_with_trading_post=True, **NEW)
    do(state, "draft:office")
    assert why_not(state, "draft:trading_post") == "why-rival-drafted"
    state = new_game(3, exclude_office_with_trading_post=True, **NEW)
    do(state, "draft:trading_post")
    assert why_not(state, "draft:office") == "why-rival-drafted"


def test_hacienda_excludes_forest_house_by_option() -> None:
    state = new_game(3, exclude_hacienda_with_forest_house=True, **NEW)
    do(state, "draft:hacienda")
    assert why_not(state, "draft:forest_house") == "why-rival-drafted"
    assert "draft:black_market" in legal(state)


def test_nobles_fixed_keeps_their_buildings_out_of_the_draft() -> None:
    state = new_game(3, nobles_fixed=True, **BOTH)
    assert why_not(state, "draft:villa") == "why-not-drafted-here"
    assert price_counts(draft_all(state)) == [1, 2, 1, 1, 2, 1, 1, 2, 1, 5]
    assert truth(state)["board"]["villa"] == 2
    assert truth(state)["board"]["royal_garden"] == 1


def test_prices_of_the_draft_follow_balanced_prices() -> None:
    state = new_game(3, balanced_prices=True, **NEW)
    do(state, "draft:university")
    assert why_not(state, "draft:lighthouse") == "why-draft-price"
