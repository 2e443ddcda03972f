"""The documents' own code, for tests that run it."""

from __future__ import annotations

import re
from pathlib import Path

DOCS = Path(__file__).parents[1] / "docs"


def blocks(document: str, language: str) -> list[str]:
    """The fenced blocks of a document in a language; "" for those in none."""
    return fenced((DOCS / document).read_text("utf-8"), language)


def fenced(text: str, language: str) -> list[str]:
    """The same of a text."""
    found: list[tuple[str, str]] = re.findall(r"^```(\w*)\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    return [block for name, block in found if name == language]


def program(document: str, name: str) -> str:
    """The block that begins with a comment of its file name."""
    (found,) = [block for block in blocks(document, "python") if block.startswith(f"# {name}\n")]
    return found
