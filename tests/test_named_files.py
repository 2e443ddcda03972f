"""The documentation of the server names modules and tests that exist."""

from __future__ import annotations

import re

import pytest
from tests.documents import DOCS, ROOT

PAGES = ("server.md", "security.md")
FOLDERS = ("src/harbourside/server", "tests", "tests/server", "src/harbourside", "")
NAMED = re.compile(r"(?<![\w/.])([\w/]+\.py)(?:::(\w+))?")


def named(page: str) -> list[tuple[str, str]]:
    return sorted(set(NAMED.findall((DOCS / page).read_text("utf-8"))))


@pytest.mark.parametrize("page", PAGES)
def test_every_file_and_test_that_a_page_names_is_there(page: str) -> None:
    assert len(named(page)) > 10
    for file, test in named(page):
        found = [ROOT / folder / file for folder in FOLDERS if (ROOT / folder / file).is_file()]
        assert found, file
        assert not test or f"def {test}(" in found[0].read_text("utf-8"), f"{file}::{test}"
