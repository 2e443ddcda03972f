"""Attacks that once worked, at one glance: docs/security.md names the tests that keep each of them out."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
DOCUMENT = TESTS.parent / "docs" / "security.md"
FINDINGS = 13
ROW = re.compile(r"^\| (\d+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)
TEST = re.compile(r"`([\w/]+\.py)::(\w+)`")


def rows() -> list[tuple[str, str, str, str]]:
    return ROW.findall(DOCUMENT.read_text("utf-8"))


@cache
def functions_of(path: str) -> frozenset[str]:
    file = TESTS / path
    body = ast.parse(file.read_text("utf-8")).body if file.is_file() else []
    return frozenset(one.name for one in body if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef))


def test_every_finding_has_a_row_with_a_promise_and_tests() -> None:
    found = rows()
    assert [int(number) for number, *_ in found] == list(range(1, FINDINGS + 1))
    assert [number for number, *_, tests in found if not TEST.search(tests)] == []


@pytest.mark.parametrize(("path", "name"), [test for *_, tests in rows() for test in TEST.findall(tests)])
def test_the_tests_that_are_named_are_there(path: str, name: str) -> None:
    assert name.startswith("test_")
    assert name in functions_of(path)


def test_a_name_that_no_test_has_would_be_noticed() -> None:
    assert functions_of("server/no_such_file.py") == frozenset()
    assert "rows" in functions_of("server/test_attacks.py")
    assert "test_that_was_renamed" not in functions_of("server/test_attacks.py")
