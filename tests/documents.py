"""Code and citations in the documents, for tests."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
LAW = DOCS / "rules"
GAMES: Final = tuple(sorted(file.stem for file in LAW.glob("*.md")))

_ITEM = r"\d+(?:\.\d+)?"
_SECTIONS: Final = re.compile(
    rf"(?:\b[Ss]ections?\s+|§\s?)({_ITEM}(?:(?:,\s+and\s+|,\s+|\s+and\s+|\s+to\s+){_ITEM})*)"
)
_RULING: Final = re.compile(r"\bR\d{1,2}[a-z]?\b")
_LAW: Final = re.compile(r"(?:(docs/)|(?<![/\w])(?<!\]\())rules/(\w+)\.md\b")
"""Not inside links, because another test follows links."""
_FOLDER: Final = re.compile(r"(?:games|boards)/(\w+)/")


def blocks(document: str, language: str) -> list[str]:
    """The fenced blocks of a document in a language; "" for blocks without a language."""
    return fenced((DOCS / document).read_text("utf-8"), language)


def fenced(text: str, language: str) -> list[str]:
    """The fenced blocks of a text."""
    found: list[tuple[str, str]] = re.findall(r"^```(\w*)\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    return [block for name, block in found if name == language]


def program(document: str, name: str) -> str:
    """The block that starts with a comment with this file name."""
    (found,) = [block for block in blocks(document, "python") if block.startswith(f"# {name}\n")]
    return found


@cache
def law(game: str) -> str:
    return (LAW / f"{game}.md").read_text("utf-8")


@cache
def sections(game: str) -> frozenset[str]:
    """The numbers of the headings in a file of rules: "2", "5.11"."""
    return frozenset(re.findall(rf"^#{{2,3}} ({_ITEM})\.? ", law(game), re.MULTILINE))


@cache
def rulings(game: str) -> dict[str, list[str]]:
    """The rows of the table of rulings, by number."""
    rows: dict[str, list[str]] = {}
    for line in law(game).splitlines():
        cells = [cell.strip() for cell in line.strip("| ").split(" | ")]
        number = re.fullmatch(r'<a id="(r\d+[a-z]?)"></a>(R\d+[a-z]?)', cells[0])
        if number is not None:
            assert number[1] == number[2].lower()
            assert number[2] not in rows, f"{game}: {number[2]} stands twice"
            rows[number[2]] = cells[1:]
    return rows


def tables(game: str, heading: str) -> list[dict[str, str]]:
    """The rows of all tables whose header starts with these cells, without markup around the cells."""
    rows: list[dict[str, str]] = []
    names: list[str] | None = None
    for line in map(str.strip, law(game).splitlines()):
        if line.startswith(f"| {heading} |"):
            names = _cells(line)
        elif not line.startswith("|"):
            names = None
        elif names is not None and not line.startswith("|---"):
            rows.append(dict(zip(names, _cells(line), strict=True)))
    return rows


def _cells(line: str) -> list[str]:
    return [cell.strip().strip("`*") for cell in line.strip().strip("|").split(" | ")]


@dataclass(frozen=True)
class Citation:
    """A citation of the rules: a file, or a section or ruling of a game."""

    game: str
    kind: str
    what: str

    def is_there(self) -> bool:
        if self.kind == "file":
            return self.what.startswith("docs/") and self.game in GAMES
        if self.game not in GAMES:
            return False
        return self.what in (sections(self.game) if self.kind == "section" else rulings(self.game))


def citations(text: str, path: str) -> Iterator[Citation]:
    """The citations in a file. Numbers belong to the rules that it names, or to the game of its folder."""
    named = list(_LAW.finditer(text))
    for found in named:
        yield Citation(found[2], "file", found[0])
    games = {found[2] for found in named}
    folder = _FOLDER.search(path)
    if folder is not None and folder[1] in GAMES:
        games.add(folder[1])
    if len(games) != 1:
        return
    (game,) = games
    for found in _SECTIONS.finditer(text):
        for number in re.findall(_ITEM, found[1]):
            yield Citation(game, "section", number)
    for ruling in _RULING.findall(text):
        yield Citation(game, "ruling", ruling)
