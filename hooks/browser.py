"""Finds the Chromium for tests of the page: the machine's own, or one that Playwright has downloaded.

`python -m hooks.browser` downloads one if there is none, and prints a warning if that fails.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

USUAL_PLACES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")

FETCHED = (
    "from playwright.sync_api import sync_playwright as s\nwith s() as p: print(p.chromium.executable_path)"
)
"""This runs in another process, because the caller may have a running Playwright."""


def find_chromium() -> str | None:
    return (
        os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, USUAL_PLACES)), None) or _fetched()
    )


def _fetched() -> str | None:
    done = subprocess.run([sys.executable, "-c", FETCHED], capture_output=True, text=True, check=True)
    path = done.stdout.strip()
    return path if Path(path).is_file() else None


def main() -> None:
    if find_chromium() is not None:
        return
    print("There is no Chromium in the usual places. Downloading one for the tests of the page.", flush=True)
    fetching = [sys.executable, "-m", "playwright", "install", "chromium"]
    if subprocess.run(fetching).returncode != 0:
        print("THE PAGE WILL NOT BE TESTED IN A BROWSER: Chromium cannot be downloaded.", file=sys.stderr)


if __name__ == "__main__":
    main()
