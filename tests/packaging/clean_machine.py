"""A fresh copy of the sources, and an empty environment in which to install them."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import urllib.request
import venv
from pathlib import Path

ROOT = Path(__file__).parents[2]
NOT_IN_A_CLONE = (".git", ".venv", "node_modules", "dist", "build", ".*_cache", ".hypothesis", "__pycache__")
OURS = ("PYTHON", "VIRTUAL_ENV", "HARBOURSIDE_", "MYPY", "CC", "CFLAGS")
"""Prefixes of environment variables that this project's own tools may have set."""
COMPILERS = re.compile(r"(.*-)?(cc|gcc|g\+\+|c\+\+|clang|clang\+\+|c89|c99)(-[\d.]+)?")


def run(*command: str | Path, cwd: Path, **environment: str) -> str:
    """Run a command, which must succeed, and return its output."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
    inherited["HARBOURSIDE_OPTIMISATION"] = "0"  # saves time; `make install` uses the default level
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env={**inherited, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{' '.join(map(str, command))}\n{done.stdout}"
    return done.stdout


def fresh_clone(folder: Path) -> Path:
    """A copy of the sources as in a clone, without built files and downloads."""
    clone = folder / "clone"
    shutil.copytree(ROOT, clone, ignore=shutil.ignore_patterns(*NOT_IN_A_CLONE, "*.so"))
    shutil.rmtree(clone / "src" / "harbourside" / "web", ignore_errors=True)
    return clone


def path_without_compilers(folder: Path) -> str:
    """A PATH with all programs of this machine except C compilers."""
    programs = folder / "programs"
    programs.mkdir()
    for place in os.environ["PATH"].split(os.pathsep):
        for program in Path(place).glob("*"):
            link = programs / program.name
            if not COMPILERS.fullmatch(program.name) and not link.exists():
                link.symlink_to(program)
    return str(programs)


class EmptyEnvironment:
    """A new virtual environment that contains only this version of pip."""

    def __init__(self, folder: Path, pip: str) -> None:
        self.folder = folder
        venv.create(folder / "venv", with_pip=True)
        self.bin = folder / "venv" / "bin"
        run(self.bin / "python", "-m", "pip", "install", "--quiet", "--upgrade", pip, cwd=folder)

    def pip(self, *arguments: str | Path, cwd: Path, **environment: str) -> str:
        return run(self.bin / "python", "-m", "pip", *arguments, cwd=cwd, **environment)

    def harbourside(self, *arguments: str) -> str:
        return run(self.bin / "harbourside", *arguments, cwd=self.folder)

    def page(self) -> str:
        """The first page that a browser gets from `harbourside serve`."""
        database = str(self.folder / "tables.db")
        command = [str(self.bin / "harbourside"), "serve", "--port", "0", "--database", database]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=self.folder) as server:
            try:
                assert server.stdout is not None
                found = re.search(r"http://\S+", server.stdout.readline())
                assert found is not None
                with urllib.request.urlopen(found.group(), timeout=60) as answer:
                    return str(answer.read().decode())
            finally:
                server.terminate()


BUNDLED_PIP = "pip==23.2.1"
"""The pip in Python 3.11."""
NEW_PIP = "pip>=25.1"
