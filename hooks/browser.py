"""The Chromium in which the page is tested and looked at: the machine's, or one that Playwright has fetched.

`python -m hooks.browser` fetches one where there is none, and says loudly where that cannot be done.
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
"""In a process of its own: whoever asks may have a Playwright running."""


def find_chromium() -> str | None:
    return (
        os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, USUAL_PLACES)), None) or _fetched()
    )


def _fetched() -> str | None:
    told = subprocess.run([sys.executable, "-c", FETCHED], capture_output=True, text=True, check=True)
    path = told.stdout.strip()
    return path if Path(path).is_file() else None


def main() -> None:
    if find_chromium() is not None:
        return
    print("There is no Chromium in the usual places: one is fetched for the tests of the page.", flush=True)
    fetching = [sys.executable, "-m", "playwright", "install", "chromium"]
    if subprocess.run(fetching).returncode != 0:
        print("THE PAGE WILL NOT BE TESTED IN A BROWSER: no Chromium could be fetched.", file=sys.stderr)


if __name__ == "__main__":
    main()
