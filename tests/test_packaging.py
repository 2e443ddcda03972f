"""What the wheel holds, with a C compiler and without."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def build_wheel(folder: Path, **environment: str) -> tuple[zipfile.ZipFile, str]:
    """The wheel, and what the build said."""
    done = subprocess.run(
        [
            *(sys.executable, "-m", "pip", "wheel", "--verbose", "--no-deps", "--no-build-isolation"),
            *("--wheel-dir", str(folder), str(ROOT)),
        ],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    (wheel,) = folder.glob("*.whl")
    return zipfile.ZipFile(wheel), done.stdout + done.stderr


@pytest.mark.parametrize(
    ("environment", "reason"),
    [
        ({"HARBOURSIDE_PURE": "1"}, "HARBOURSIDE_PURE asked for it"),
        ({"CC": "no-such-compiler", "CXX": "no-such-compiler"}, "no working C compiler"),
    ],
    ids=["asked for", "no compiler"],
)
def test_a_pure_wheel_says_that_it_is_one_and_why(
    tmp_path: Path, environment: dict[str, str], reason: str
) -> None:
    wheel, said = build_wheel(tmp_path, **environment)
    names = wheel.namelist()
    assert not [name for name in names if name.endswith((".so", ".pyd"))]
    assert reason in wheel.read("harbourside/_build.txt").decode()
    assert reason in said
    assert "py3-none-any" in Path(str(wheel.filename)).name


def test_a_wheel_holds_the_data_of_every_package(tmp_path: Path) -> None:
    """Words, weights, the style of reports, and what Alembic makes a migration from."""
    names = build_wheel(tmp_path, HARBOURSIDE_PURE="1")[0].namelist()
    sources = ROOT / "src"
    for end, least in (("ftl", 6), ("toml", 5), ("css", 1), ("mako", 1)):
        data = [path.relative_to(sources).as_posix() for path in sources.rglob(f"*.{end}")]
        assert len(data) >= least
        assert set(data) <= set(names)
