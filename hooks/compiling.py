"""Compiles the hot path with mypyc, in a copy of the sources."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

SETUP = """\
from mypyc.build import mypycify
from setuptools import setup

modules = mypycify({arguments!r}, opt_level={optimisation!r}, group_name="harbourside")
for module in modules:
    module.extra_compile_args += {flags!r}
setup(name="harbourside", packages=[], ext_modules=modules)
"""


class PureBuild(Exception):
    """This build is not compiled. The message is the reason."""


def compile_package(root: Path, build_folder: Path) -> dict[Path, str]:
    """The compiled modules and their paths in the wheel. Raises PureBuild if they cannot be compiled."""
    if os.environ.get("HARBOURSIDE_PURE", "") not in ("", "0"):
        raise PureBuild("HARBOURSIDE_PURE was set when it was built")
    check_compiler(build_folder)
    sources = build_folder / "src"
    shutil.copytree(root / "src", sources, ignore=shutil.ignore_patterns("*.so", "web"))
    arguments = [
        "--strict",
        # The build must not depend on the installed packages: a missing package has the type Any, and a plain
        # module that imports it could then fail the strict check. So mypy sees no installed package here, and
        # reports only errors of the compiled modules. `make check` reports the others.
        "--no-site-packages",
        "--ignore-missing-imports",
        "--follow-imports=silent",
        "--explicit-package-bases",
        "--namespace-packages",
        *modules(root, sources),
    ]
    (sources / "setup.py").write_text(
        SETUP.format(arguments=arguments, optimisation=_optimisation(), flags=_flags()), "utf-8"
    )
    done = subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--inplace"],
        cwd=sources,
        env={**os.environ, "MYPYPATH": str(sources)},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        # A compiler error in our own code must stop the build.
        raise RuntimeError(f"mypyc could not compile harbourside:\n{done.stdout}\n{done.stderr}")
    built = [*sources.rglob("*.so"), *sources.rglob("*.pyd")]
    places = {path: path.relative_to(sources) for path in built}
    # setuptools also leaves a copy of each module in its own build folder.
    return {path: place.as_posix() for path, place in places.items() if place.parts[0] != "build"}


def _optimisation() -> str:
    """The C compiler's -O level. With 0 the build is faster, and plays the same games more slowly."""
    level = os.environ.get("HARBOURSIDE_OPTIMISATION", "3")
    if level not in ("0", "1", "2", "3"):
        raise RuntimeError(f"HARBOURSIDE_OPTIMISATION must be 0, 1, 2 or 3, not {level!r}")
    return level


def _flags() -> list[str]:
    """Hidden symbols let the C compiler inline functions of a shared library. MSVC hides them by itself."""
    return [] if sys.platform == "win32" else ["-fvisibility=hidden"]


def modules(root: Path, sources: Path) -> list[str]:
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    patterns = project["tool"]["harbourside"]["compiled"]
    found = {path.relative_to(sources).as_posix() for p in patterns for path in sources.glob(p)}
    return sorted(found)


def check_compiler(build_folder: Path) -> None:
    """Check that there are a C compiler and Python's headers. Raises PureBuild if not."""
    trial = build_folder / "trial"
    trial.mkdir()
    (trial / "trial.c").write_text("#include <Python.h>\nint trial(void) { return 0; }\n", "utf-8")
    (trial / "setup.py").write_text(
        "from setuptools import Extension, setup\n"
        "setup(name='trial', packages=[], ext_modules=[Extension('trial', ['trial.c'])])\n",
        "utf-8",
    )
    done = subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--inplace"],
        cwd=trial,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise PureBuild("there was no working C compiler when it was built")
