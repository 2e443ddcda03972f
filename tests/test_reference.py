"""The examples in the documents run, and the reference has an entry with an example for every public name."""

from __future__ import annotations

import doctest
import re
import sys
from pathlib import Path

import pytest
from tests.documents import DOCS, blocks, fenced, program
from tests.test_public_surface import PUBLIC

PAGES = sorted(path.relative_to(DOCS) for path in DOCS.glob("**/*.md") if ">>>" in path.read_text("utf-8"))
REFERENCE = {
    "harbourside.md": "harbourside",
    "bots.md": "harbourside.bots",
    "arena.md": "harbourside.arena",
    "tuning.md": "harbourside.tuning",
    "contract.md": "harbourside.contract",
    "engine.md": "harbourside.engine",
    "fields.md": "harbourside.engine.fields",
}
by_page = pytest.mark.parametrize("page", REFERENCE)


def entries(page: str) -> dict[str, str]:
    """The entries of a page by name."""
    text = (DOCS / "reference" / page).read_text("utf-8")
    parts = re.split(r"^### (\w+)$", text, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_the_examples_of_a_page_run_as_written(page: Path, own_registry: None) -> None:
    result = doctest.testfile(str(DOCS / page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.attempted > 0
    assert result.failed == 0


def test_every_public_module_has_a_page() -> None:
    assert set(REFERENCE.values()) == set(PUBLIC)


@by_page
def test_every_public_name_has_an_entry(page: str) -> None:
    module = PUBLIC[REFERENCE[page]]
    submodules = {name.rpartition(".")[2] for name in PUBLIC if name.rpartition(".")[0] == module.__name__}
    assert set(entries(page)) == set(module.__all__) - submodules


@by_page
def test_every_entry_has_an_example_and_the_docstring(page: str) -> None:
    for name, entry in entries(page).items():
        example = "\n".join(fenced(entry, "python"))
        assert re.search(rf"\b{name}\b", example), f"no example uses {name}"
        assert f"\n::: {REFERENCE[page]}.{name}\n" in entry


def test_the_bot_of_the_tutorial_wins_its_tournament(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mybot.py").write_text(program("tutorial.md", "mybot.py"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    (tournament,) = [block for block in blocks("tutorial.md", "python") if "make_plan" in block]
    try:
        exec(compile(tournament, "tutorial.md", "exec"), {})
    finally:
        sys.modules.pop("mybot", None)
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith("mybot:MyBot")
    assert second.startswith("random")
