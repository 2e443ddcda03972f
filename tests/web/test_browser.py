"""Which Chromium the page is tested in, and what is said where there is none."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from hooks import browser

NOWHERE = "http://127.0.0.1:9"


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without a Chromium; the folder in which programs are looked for."""
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path / "fetched"))
    monkeypatch.setenv("PLAYWRIGHT_DOWNLOAD_HOST", NOWHERE)
    return tmp_path


def program(path: Path) -> str:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    return str(path)


def test_there_is_none_on_a_bare_machine(bare: Path) -> None:
    assert browser.find_chromium() is None


def test_the_one_that_is_named_comes_first(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(bare / "chromium")
    monkeypatch.setenv("CHROMIUM", "/somewhere/else")
    assert browser.find_chromium() == "/somewhere/else"


@pytest.mark.parametrize("name", browser.USUAL_PLACES)
def test_one_is_found_in_the_usual_places(bare: Path, name: str) -> None:
    path = program(bare / name)
    assert browser.find_chromium() == path


def test_one_that_playwright_has_fetched_is_found(bare: Path) -> None:
    told = subprocess.run([sys.executable, "-c", browser.FETCHED], capture_output=True, text=True, check=True)
    path = Path(told.stdout.strip())
    assert path.is_relative_to(bare / "fetched")
    program(path)
    assert browser.find_chromium() == str(path)


def test_where_none_can_be_fetched_it_is_said_loudly_and_the_other_tests_go_on(bare: Path) -> None:
    said = subprocess.run(
        [sys.executable, "-m", "hooks.browser"],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
    )
    assert said.returncode == 0
    assert "THE PAGE WILL NOT BE TESTED IN A BROWSER" in said.stderr
