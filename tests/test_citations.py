"""Everything that sources, tests, page and documents cite exists: files, sections, rulings, headings."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from tests.documents import DOCS, GAMES, LAW, ROOT, Citation, citations, law, rulings, sections

FOLDERS = ("src/harbourside", "tests", "web/src", "docs", "benchmarks", "examples")
SUFFIXES = {".py", ".md", ".mjs", ".ts", ".svelte", ".toml", ".ftl", ".css"}
BUILT = ROOT / "src/harbourside/web"
"""The page as it was built; not in the repository."""


@cache
def read_by_people() -> list[tuple[str, str]]:
    """The path and text of every file that may cite something, except this one with its wrong citations."""
    files = [*ROOT.glob("*.md"), *(file for folder in FOLDERS for file in (ROOT / folder).rglob("*"))]
    return [
        (file.relative_to(ROOT).as_posix(), file.read_text("utf-8"))
        for file in files
        if file.suffix in SUFFIXES and BUILT not in file.parents and file != Path(__file__)
    ]


def missing(text: str, path: str) -> list[Citation]:
    return [citation for citation in citations(text, path) if not citation.is_there()]


def test_every_cited_section_and_ruling_is_in_the_law() -> None:
    found = {path: missing(text, path) for path, text in read_by_people()}
    assert {path: wrong for path, wrong in found.items() if wrong} == {}


def test_the_five_games_cite_their_law() -> None:
    """The test above must not pass because it finds no citations."""
    cited = dict.fromkeys(GAMES, 0)
    for path, text in read_by_people():
        for citation in citations(text, path):
            cited[citation.game] += path.startswith("src/harbourside/games/")
    assert len(cited) == 5
    assert min(cited.values()) > 30, cited


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("docs/rules/seawolf.md, section 4.9", Citation("seawolf", "section", "4.9")),
        ("docs/rules/seawolf.md, sections 4.1, 4.2 and 14", Citation("seawolf", "section", "14")),
        ("docs/rules/seawolf.md, section 3 (R26)", Citation("seawolf", "ruling", "R26")),
        ("docs/rules/seawolf.md, section 3 (R15b)", Citation("seawolf", "ruling", "R15b")),
        ("docs/rules/sea_wolf.md", Citation("sea_wolf", "file", "docs/rules/sea_wolf.md")),
        ("the law is rules/seawolf.md", Citation("seawolf", "file", "rules/seawolf.md")),
    ],
)
def test_a_wrong_citation_is_found(text: str, wrong: Citation) -> None:
    assert missing(text, "src/harbourside/anything.py") == [wrong]


def test_a_number_alone_belongs_to_the_game_of_its_folder() -> None:
    assert missing("Section 5.12; R52", "src/harbourside/games/puerto_rico/rules/gains.py") == []
    assert missing("Section 5.12", "web/src/boards/nauticus/Board.svelte") == [
        Citation("nauticus", "section", "5.12")
    ]


@pytest.mark.parametrize("game", GAMES)
def test_sections_and_rulings_have_permanent_anchors(game: str) -> None:
    """`#s5-11` and `#r52`, which do not depend on the text of headings."""
    addressed = re.findall(r'^<a id="s([\d-]+)"></a>$', law(game), re.MULTILINE)
    assert [address.replace("-", ".") for address in addressed] == sorted(
        sections(game), key=lambda number: [int(part) for part in number.split(".")]
    )
    assert len(rulings(game)) >= 25


@pytest.mark.parametrize("game", GAMES)
def test_rulings_are_numbered_without_a_gap(game: str) -> None:
    numbers = sorted({int(re.sub(r"\D", "", ruling)) for ruling in rulings(game)})
    assert numbers == list(range(1, len(numbers) + 1))


def test_every_named_document_exists() -> None:
    named = re.compile(r"(?<![\w/.-])docs/[\w/-]+\.md\b")
    gone = {
        (path, name)
        for path, text in read_by_people()
        for name in named.findall(text)
        if not (ROOT / name).is_file()
    }
    assert gone == set()


def test_a_document_about_all_games_links_the_ruling_that_it_names() -> None:
    """A number alone does not say to which game it belongs."""
    bare = [
        (document.relative_to(ROOT).as_posix(), ruling)
        for document in [*ROOT.glob("*.md"), *DOCS.rglob("*.md")]
        if LAW not in document.parents and document.name != "glossary.md"
        for ruling in re.findall(r"(?<!\[)\bR\d{1,2}[a-z]?\b", document.read_text("utf-8"))
    ]
    assert bare == []


def slug(heading: str) -> str:
    """The anchor of a heading on the site."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def addresses(document: Path) -> set[str]:
    text = document.read_text("utf-8")
    return {slug(heading) for heading in re.findall(r"^#+ (.+)$", text, re.MULTILINE)} | set(
        re.findall(r'<a id="([\w-]+)"></a>', text)
    )


def test_the_target_of_every_link_exists() -> None:
    documents = [
        *ROOT.glob("*.md"),
        *DOCS.rglob("*.md"),
        *(ROOT / "src/harbourside/games").glob("*/README.md"),
        *(ROOT / "examples").rglob("*.md"),
    ]
    dead = set()
    for document in documents:
        for link in re.findall(r"\]\(([^)\s]+)\)", document.read_text("utf-8")):
            name, _, place = link.partition("#")
            if ":" in name or "{" in name:
                continue
            target = (document.parent / name).resolve() if name else document
            if not target.exists() or (place and place not in addresses(target)):
                dead.add((document.relative_to(ROOT).as_posix(), link))
    assert dead == set()


def test_the_law_cites_no_lines_but_in_its_sources() -> None:
    """The scans are not in the repository, so line numbers in them would not help."""
    elsewhere = [
        (path, found)
        for path, text in read_by_people()
        if path.endswith((".md", ".py"))
        for found in re.findall(r"\bL\d{2,4}\b", text)
    ]
    assert elsewhere == []
    assert all("lines of the scan" in law(file.stem) for file in LAW.glob("*.md"))
