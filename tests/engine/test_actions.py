"""The catalogue of actions converts keys to indices and back, and accepts nothing else."""

from __future__ import annotations

import pytest

import harbourside as hs

HUGE = pytest.param(10**5000, id="huge")  # more digits than Python will print

KEYS = ["role:captain", "role:mayor", "load:coffee@1", "load:coffee@2", "load:corn@1", "load:corn@2", "pass"]


@pytest.fixture
def table() -> hs.ActionTable:
    return hs.ActionTable(KEYS)


def test_index_is_the_inverse_of_key(table: hs.ActionTable) -> None:
    for i, key in enumerate(KEYS):
        assert table.key(i) == key
        assert table.index(key) == i


def test_a_table_has_a_length_and_lists_its_keys_in_order(table: hs.ActionTable) -> None:
    assert len(table) == len(KEYS)
    assert list(table) == KEYS


def test_check_passes_indices_of_the_catalogue(table: hs.ActionTable) -> None:
    assert [table.check(i) for i in range(len(KEYS))] == list(range(len(KEYS)))


@pytest.mark.parametrize(
    "key",
    ["", "load", "load:tea@1", "LOAD:CORN@1", " pass", "pass\n", "x" * 10_000, "\ud800", None, 3, ["pass"]],
)
def test_an_unknown_key_is_refused(table: hs.ActionTable, key: object) -> None:
    with pytest.raises(hs.UnknownAction) as refused:
        table.index(key)
    assert_worded(refused.value)


@pytest.mark.parametrize("action", [-1, 7, 10**30, HUGE, True, False, 1.0, "0", "pass", None, [0], object()])
def test_an_unknown_index_is_refused(table: hs.ActionTable, action: object) -> None:
    with pytest.raises(hs.UnknownAction) as refused:
        table.check(action)
    assert_worded(refused.value)
    with pytest.raises(hs.UnknownAction):
        table.key(action)


def test_an_error_for_a_wrong_noun_names_actions_with_the_same_verb(table: hs.ActionTable) -> None:
    with pytest.raises(hs.UnknownAction, match="load:coffee@1, load:coffee@2, load:corn@1"):
        table.index("load:tea")


def test_an_error_for_a_wrong_verb_names_some_actions(table: hs.ActionTable) -> None:
    with pytest.raises(hs.UnknownAction, match=r"“sell:tea”.*role:captain, role:mayor, load:coffee@1"):
        table.index("sell:tea")


def test_two_actions_cannot_share_a_key() -> None:
    with pytest.raises(AssertionError):
        hs.ActionTable(["pass", "pass"])


def assert_worded(error: hs.UnknownAction) -> None:
    for language in hs.LANGUAGES:
        said = error.say(language)
        assert ":" in said
        assert "⟦" not in said
        assert said.isprintable()
        assert len(said) < 300
