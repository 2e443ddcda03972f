"""The two pages of results have only numbers that are in the lab notebooks."""

from __future__ import annotations

import re

import pytest
from tests.documents import DOCS

FIGURE = re.compile(r"\d[\d,.]*\d")
"""Single digits are words."""


@pytest.mark.parametrize("page", ["strength.md", "speed.md"])
def test_every_number_is_in_the_notebook(page: str) -> None:
    results = re.sub(r"```.*?```", "", (DOCS / page).read_text("utf-8"), flags=re.DOTALL)
    notebook = (DOCS / "lab" / page).read_text("utf-8")
    figures = FIGURE.findall(results)
    assert len(figures) > 20
    assert [
        figure
        for figure in figures
        if not re.search(rf"(?<![\d.,]){re.escape(figure)}(?![\d.,]*\d)", notebook)
    ] == []
