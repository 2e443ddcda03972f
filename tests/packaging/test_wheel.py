"""The contents of the wheel, with and without a C compiler, and with and without the page."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
import zlib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def build_wheel(folder: Path, **environment: str) -> tuple[zipfile.ZipFile, str]:
    """The wheel, and the output of the build."""
    done = subprocess.run(
        [
            *(sys.executable, "-m", "pip", "wheel", "--verbose", "--no-deps", "--no-build-isolation"),
            *("--wheel-dir", str(folder), str(ROOT)),
        ],
        env={**os.environ, "HARBOURSIDE_PURE": "1", "HARBOURSIDE_NO_WEB": "1", **environment},
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
        ({"HARBOURSIDE_PURE": "1"}, "HARBOURSIDE_PURE was set"),
        (
            {"HARBOURSIDE_PURE": "0", "CC": "no-such-compiler", "CXX": "no-such-compiler"},
            "no working C compiler",
        ),
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
    """The catalogues, the weights, the style of reports, and Alembic's template of a migration."""
    names = build_wheel(tmp_path)[0].namelist()
    sources = ROOT / "src"
    for end, least in (("ftl", 6), ("toml", 5), ("css", 1), ("mako", 1)):
        found = [path.relative_to(sources).as_posix() for path in sources.rglob(f"*.{end}")]
        # The wheel must not contain a page that was built in the folder of the sources.
        data = [path for path in found if not path.startswith("harbourside/web/")]
        assert len(data) >= least
        assert set(data) <= set(names)


def test_a_wheel_without_the_page_says_so(tmp_path: Path) -> None:
    wheel, said = build_wheel(tmp_path)
    assert not [name for name in wheel.namelist() if name.startswith("harbourside/web/")]
    assert "will have no page: HARBOURSIDE_NO_WEB" in said


def test_a_wheel_contains_a_small_page_and_not_its_sources(tmp_path: Path) -> None:
    wheel = build_wheel(tmp_path, HARBOURSIDE_NO_WEB="0")[0]
    names = wheel.namelist()
    page = [name for name in names if name.startswith("harbourside/web/")]
    assert "harbourside/web/index.html" in page
    assert [name for name in page if name.endswith(".js")]
    assert not [name for name in names if "node_modules" in name or name.endswith((".svelte", ".ts"))]
    assets = "harbourside/web/assets/"
    first = [name for name in page if name.startswith((f"{assets}index-", f"{assets}pl-"))]
    assert len(first) >= 3
    assert sum(len(zlib.compress(wheel.read(name))) for name in first) < 200_000
