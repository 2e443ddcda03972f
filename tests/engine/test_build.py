"""The text that says which build is running."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest

import harbourside as hs
from harbourside import build
from harbourside.engine import rng


def test_build_info_says_what_is_running() -> None:
    info = hs.build_info()
    assert info.compiled == (not (rng.__file__ or "").endswith(".py"))
    assert str(info).startswith(f"harbourside {info.version} (")
    assert info.python in str(info)
    assert bool(info.reason) != info.compiled


def test_a_compiled_build_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rng, "__file__", "/site/rng.cpython-311-x86_64-linux-gnu.so")
    info = hs.build_info()
    assert info.compiled
    assert info.reason == ""
    assert "(compiled)" in str(info)


def test_sources_say_that_they_are_not_compiled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(rng, "__file__", "/src/rng.py")
    monkeypatch.setattr(build, "files", lambda package: tmp_path)
    info = hs.build_info()
    assert not info.compiled
    assert "(pure Python, slower: run from its sources)" in str(info)


def test_a_pure_build_says_why(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "_build.txt").write_text("there was no working C compiler when it was built\n", "utf-8")
    monkeypatch.setattr(rng, "__file__", "/src/rng.py")
    monkeypatch.setattr(build, "files", lambda package: tmp_path)
    assert "(pure Python, slower: there was no working C compiler when it was built)" in str(hs.build_info())


def test_a_copy_that_was_never_installed_has_no_version(monkeypatch: pytest.MonkeyPatch) -> None:
    def not_installed(name: str) -> str:
        raise PackageNotFoundError(name)

    monkeypatch.setattr("importlib.metadata.version", not_installed)
    assert str(hs.build_info()).startswith("harbourside 0 (")
