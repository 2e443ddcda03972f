"""Every usual way to install. Each test installs into an empty environment and runs the program."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hooks.compiling import compile_package
from tests.packaging.clean_machine import (
    BUNDLED_PIP,
    NEW_PIP,
    EmptyEnvironment,
    fresh_clone,
    path_without_compilers,
    run,
)

COMPILED = "(compiled)"
ASKED_FOR_PURE = "(pure Python, slower: HARBOURSIDE_PURE was set when it was built)"
NO_COMPILER = "(pure Python, slower: there was no working C compiler when it was built)"
PAGE = "/assets/index-"
"""A part of the built page. The text in place of a missing page has no assets."""


def check_that_it_runs(installed: EmptyEnvironment, build: str, page: bool = True) -> None:
    assert build in installed.harbourside("--version")
    played = json.loads(
        installed.harbourside("simulate", "seawolf", "--games", "20", "--jobs", "1", "--json")
    )
    assert played["games"] == 20
    assert (PAGE in installed.page()) == page


def test_pip_install_of_a_clone_is_compiled_and_has_the_page(tmp_path: Path) -> None:
    """With the old pip. The next test builds with a new one, as does `make install`."""
    installed = EmptyEnvironment(tmp_path, BUNDLED_PIP)
    installed.pip("install", "--quiet", ".[server]", cwd=fresh_clone(tmp_path))
    check_that_it_runs(installed, COMPILED)


def test_an_sdist_and_a_wheel_from_it_are_compiled_and_have_the_page(tmp_path: Path) -> None:
    builder = EmptyEnvironment(tmp_path, NEW_PIP)
    builder.pip("install", "--quiet", "build", cwd=tmp_path)
    dist = tmp_path / "dist"
    run(builder.bin / "python", "-m", "build", "--outdir", dist, ".", cwd=fresh_clone(tmp_path))
    (wheel,) = dist.glob("*.whl")
    assert list(dist.glob("*.tar.gz"))
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    installed = EmptyEnvironment(elsewhere, NEW_PIP)
    installed.pip("install", "--quiet", f"{wheel}[server]", cwd=elsewhere)
    check_that_it_runs(installed, COMPILED)


def test_a_pure_build_can_be_asked_for(tmp_path: Path) -> None:
    installed = EmptyEnvironment(tmp_path, BUNDLED_PIP)
    installed.pip("install", ".[server]", cwd=fresh_clone(tmp_path), HARBOURSIDE_PURE="1")
    check_that_it_runs(installed, ASKED_FOR_PURE)


def test_without_a_c_compiler_it_is_pure_python_and_says_so(tmp_path: Path) -> None:
    installed = EmptyEnvironment(tmp_path, BUNDLED_PIP)
    path = path_without_compilers(tmp_path)
    installed.pip("install", ".[server]", cwd=fresh_clone(tmp_path), PATH=path)
    check_that_it_runs(installed, NO_COMPILER)


def test_it_can_be_built_without_the_page(tmp_path: Path) -> None:
    installed = EmptyEnvironment(tmp_path, NEW_PIP)
    quick = {"HARBOURSIDE_NO_WEB": "1", "HARBOURSIDE_PURE": "1"}
    installed.pip("install", ".[server]", cwd=fresh_clone(tmp_path), **quick)
    check_that_it_runs(installed, ASKED_FOR_PURE, page=False)


def test_a_mistake_in_a_compiled_module_stops_the_build(tmp_path: Path) -> None:
    """Only a missing compiler gives a pure build. Errors in our own code must stop the build."""
    clone = fresh_clone(tmp_path)
    rng = clone / "src" / "harbourside" / "engine" / "rng.py"
    rng.write_text(rng.read_text("utf-8") + '\nBROKEN: int = "no number"\n', "utf-8")
    workshop = tmp_path / "workshop"
    workshop.mkdir()
    with pytest.raises(RuntimeError, match=r"rng\.py:\d+: error: Incompatible types"):
        compile_package(clone, workshop)
