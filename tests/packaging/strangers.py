"""A stranger's machine: a fresh copy of the sources, and an empty environment to install them into."""

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
"""How names of variables begin that may have come from this project's own tools."""
COMPILERS = re.compile(r"(.*-)?(cc|gcc|g\+\+|c\+\+|clang|clang\+\+|c89|c99)(-[\d.]+)?")


def run(*command: str | Path, cwd: Path, **environment: str) -> str:
    """What the command printed; it must succeed."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
    inherited["HARBOURSIDE_OPTIMISATION"] = "0"  # `make install` compiles as strangers do; here time counts
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
    """The sources as a clone has them: nothing is built, and nothing is fetched yet."""
    clone = folder / "clone"
    shutil.copytree(ROOT, clone, ignore=shutil.ignore_patterns(*NOT_IN_A_CLONE, "*.so"))
    shutil.rmtree(clone / "src" / "harbourside" / "web", ignore_errors=True)
    return clone


def path_without_compilers(folder: Path) -> str:
    """A PATH on which every program of this machine can be found except C compilers."""
    programs = folder / "programs"
    programs.mkdir()
    for place in os.environ["PATH"].split(os.pathsep):
        for program in Path(place).glob("*"):
            link = programs / program.name
            if not COMPILERS.fullmatch(program.name) and not link.exists():
                link.symlink_to(program)
    return str(programs)


class EmptyEnvironment:
    """A new virtual environment with nothing in it but the given version of pip."""

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
        """What a browser gets first from `harbourside serve`."""
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
"""The pip that Python 3.11 brings along."""
NEW_PIP = "pip>=25.1"
