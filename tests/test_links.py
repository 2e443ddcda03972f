"""The target of every link in the documents exists: a file of this repository, and a heading in it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
HEADING = re.compile(r"^#+ +(.+?)(?: *\{#([\w-]+)\})?$", re.MULTILINE)
LINK = re.compile(r"(?<!`)!?\[[^\]\n]*\]\(([^)\s]+)\)")


def documents() -> list[Path]:
    """All documents, except those in locale folders, which the program shows."""
    places = ("*.md", ".github/**/*.md", "docs/**/*.md", "examples/**/*.md", "src/harbourside/games/*/*.md")
    return sorted(page for place in places for page in ROOT.glob(place))


def without_code(text: str) -> str:
    return re.sub(r"^```.*?^```$", "", text, flags=re.DOTALL | re.MULTILINE)


def anchors(text: str) -> set[str]:
    """The anchors of headings: those made from their words, and explicit ones."""
    found = set(re.findall(r'<a id="([^"]+)"', text))
    for words, name in HEADING.findall(without_code(text)):
        plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", words).lower()
        found.add(name or re.sub(r"[^\w\- ]", "", plain).strip().replace(" ", "-"))
    return found


def broken_links(page: Path) -> list[str]:
    broken = []
    for link in LINK.findall(without_code(page.read_text("utf-8"))):
        place, _, anchor = link.partition("#")
        if re.match(r"[a-z]+:", link):
            continue
        target = (page.parent / place) if place else page
        if not target.exists() or (
            anchor and target.suffix == ".md" and anchor not in anchors(target.read_text("utf-8"))
        ):
            broken.append(link)
    return broken


def test_there_are_documents() -> None:
    assert ROOT / "README.md" in documents()
    assert len(documents()) > 10


@pytest.mark.parametrize("page", documents(), ids=lambda path: str(path.relative_to(ROOT)))
def test_the_target_of_every_link_of_a_page_exists(page: Path) -> None:
    assert broken_links(page) == []


def test_a_broken_link_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "# One thing\n[a](page.md#one-thing) [b](#two) [c](none.md) ![d](none.png) [e](https://f)\n"
    )
    assert broken_links(page) == ["#two", "none.md", "none.png"]
