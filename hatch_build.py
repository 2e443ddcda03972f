"""Compiles the hot path with mypyc when the wheel is built, away from the sources.

Falls back to plain Python, and writes down why, when there is no C compiler or HARBOURSIDE_PURE=1.
`harbourside --version` reads that note.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SETUP = """\
from mypyc.build import mypycify
from setuptools import setup

setup(
    name="harbourside",
    packages=[],
    ext_modules=mypycify({arguments!r}, opt_level="3", group_name="harbourside"),
)
"""


class CompileHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.workshop = Path(tempfile.mkdtemp(prefix="harbourside-build-"))
        try:
            self.compile(build_data)
        except PureBuild as reason:
            note = self.workshop / "_build.txt"
            note.write_text(f"{reason}\n", "utf-8")
            build_data["force_include"][str(note)] = "harbourside/_build.txt"
            self.app.display_warning(f"harbourside will be pure Python, and slower: {reason}")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            shutil.rmtree(self.workshop, ignore_errors=True)

    def compile(self, build_data: dict[str, Any]) -> None:
        if os.environ.get("HARBOURSIDE_PURE", "") not in ("", "0"):
            raise PureBuild("HARBOURSIDE_PURE asked for it when it was built")
        self.check_compiler()
        sources = self.workshop / "src"
        shutil.copytree(Path(self.root) / "src", sources, ignore=shutil.ignore_patterns("*.so"))
        arguments = [
            "--strict",
            "--ignore-missing-imports",
            "--explicit-package-bases",
            "--namespace-packages",
            *self.modules(sources),
        ]
        (sources / "setup.py").write_text(SETUP.format(arguments=arguments), "utf-8")
        done = subprocess.run(
            [sys.executable, "setup.py", "-q", "build_ext", "--inplace"],
            cwd=sources,
            env={**os.environ, "MYPYPATH": str(sources)},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            # A compiler that is there but fails is our mistake, and must not pass unseen.
            raise RuntimeError(f"mypyc could not compile harbourside:\n{done.stdout}\n{done.stderr}")
        for built in [*sources.rglob("*.so"), *sources.rglob("*.pyd")]:
            build_data["force_include"][str(built)] = built.relative_to(sources).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def modules(self, sources: Path) -> list[str]:
        project = tomllib.loads((Path(self.root) / "pyproject.toml").read_text("utf-8"))
        patterns = project["tool"]["harbourside"]["compiled"]
        found = {path.relative_to(sources).as_posix() for p in patterns for path in sources.glob(p)}
        return sorted(found)

    def check_compiler(self) -> None:
        """Whether an extension module can be built at all: compiler and Python's headers."""
        trial = self.workshop / "trial"
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


class PureBuild(Exception):
    """Why this build is not compiled."""
