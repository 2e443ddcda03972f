"""Names: what may be one, and which of them look alike."""

from __future__ import annotations

import pytest

from harbourside.server.errors import Refused
from harbourside.server.names import check_name, looks


def look_alike(one: str, other: str) -> bool:
    return bool(looks(one) & looks(other))


@pytest.mark.parametrize(
    "name",
    ["Ann", " Ann ", "Łucja", "Нина", "李", "أمل", "नीना", "Nguyễn", "Zoë", "7", "Ann ❤️", "🦜", "O'Neil-Šta"],
)
def test_names_of_all_scripts_are_taken(name: str) -> None:
    assert check_name(name) == name.strip()


@pytest.mark.parametrize(
    "name",
    [
        *("", "  ", "x" * 41, "a\tb", "a\nb"),
        *("An\u200bn", "An\u200dn", "Ann\u2060", "An\u00adn", "\ufeffAnn", "An\u034fn", "An\ufe00n"),
        *("\u3164", "\uffa0", "\u2800", "An\u115fn", "An\U000e0101n"),
        *("\u202eAnn", "Ann\u2066", "A\u200en"),
        *("\u0301", "\u0301 \u0301", "Z" + "\u0301" * 5),
        "\ufdfa" * 12,
    ],
    ids=ascii,
)
def test_what_cannot_be_seen_or_read_is_no_name(name: str) -> None:
    with pytest.raises(Refused) as refused:
        check_name(name)
    assert refused.value.message.id == "refused-bad-name"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "aNN"),
        ("Ann", "Ａｎｎ"),
        ("Ann", "Аnn"),  # a Cyrillic capital
        ("coco", "сосо"),  # Cyrillic as a whole
        ("Bill", "BiIl"),  # a capital i
        ("BILL", "BiIl"),
        ("Bill", "Bi1l"),
        ("Bob0", "Bobo"),
        ("mia", "rnia"),
        ("Ann Lee", "Ann  Lee"),
        ("Ann-Lee", "Ann‐Lee"),
        ("Zoë", "Zoe\u0308"),
        ("Ann ❤️", "Ann ❤"),
    ],
)
def test_names_that_look_the_same_are_found_to(one: str, other: str) -> None:
    assert look_alike(one, other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ann", "Anna"), ("Ann", "Ann 2"), ("Ala", "Ola"), ("Łucja", "Lucja"), ("Zoë", "Zoe"), ("Jan", "Ian")],
)
def test_names_that_a_reader_tells_apart_are_two(one: str, other: str) -> None:
    assert not look_alike(one, other)
