"""Counts the work of the page for a decision. Counts can be compared on a busy machine too, unlike times.

    python benchmarks/page_work.py [--only seawolf] [--moves 8]

People at all seats make the same decisions in each run, and a browser watches. For each decision it counts
calls of the page's own functions, changes of the document, measured elements, computed styles and layouts,
and the processor time of the main thread. The first three are the same in every run. The others depend a
little on the number of frames.
"""

from __future__ import annotations

import argparse
from contextlib import ExitStack
from typing import Final

from playwright.sync_api import CDPSession, Page

from harbourside.engine.registry import game_ids
from staging import OTHERS, Setting, Stage, decisions_from, staged

SETTLED_MS: Final = 900
"""The time from a decision until all pieces have arrived, generously measured."""

COUNT: Final = """() => {
  const counted = window.counted = { changes: 0, measured: 0 };
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver((changes) => (counted.changes += changes.length)).observe(document, all);
  const measure = Element.prototype.getBoundingClientRect;
  Element.prototype.getBoundingClientRect = function () {
    counted.measured++;
    return measure.call(this);
  };
}"""

METRICS: Final = {
    "RecalcStyleCount": ("styles", 1),
    "LayoutCount": ("layouts", 1),
    "ScriptDuration": ("script ms", 1000),
    "TaskDuration": ("main ms", 1000),
}
"""The browser's name of each metric, our name, and the factor between their units."""
COLUMNS: Final = ("calls", "changes", "measured", *(name for name, _ in METRICS.values()))


def work(at: Stage, setting: Setting, moves: int) -> dict[str, float]:
    """The mean over decisions in the middle of a game."""
    with ExitStack() as opened:
        windows = [opened.enter_context(at.window())]
        windows += [opened.enter_context(at.window(stranger=True)) for _ in range(setting.players - 1)]
        others = [
            window.request.post("/api/guest", data={"name": name}).json()["player"]
            for window, name in zip(windows[1:], OTHERS, strict=False)
        ]
        id = at.lay(setting, "middle", "-watched", others)
        looker = opened.enter_context(at.window(still=False, stranger=True))
        page = looker.new_page()
        page.goto(f"/table/{id}")
        page.locator("[data-board] svg").first.wait_for(timeout=60_000)
        page.wait_for_timeout(SETTLED_MS)
        number = int(str(page.locator(".room").get_attribute("data-number")))
        session = _listening(page)
        _calls(session)
        before = _counted(page, session)
        made = decisions_from(setting, "middle")[:moves]
        for seat, key in made:
            number += 1
            answer = windows[seat].request.post(
                f"/api/tables/{id}/moves",
                data={"number": number, "action": key},
                headers={"origin": at.address},
            )
            assert answer.ok, answer.text()
            page.locator(f".room[data-number='{number}']").wait_for()
            page.wait_for_timeout(SETTLED_MS)
        after = _counted(page, session)
        sums = {"calls": _calls(session), **{name: after[name] - before[name] for name in after}}
    return {name: sums[name] / len(made) for name in COLUMNS}


def _listening(page: Page) -> CDPSession:
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    session.send("Profiler.enable")
    session.send("Profiler.startPreciseCoverage", {"callCount": True, "detailed": False})
    page.evaluate(COUNT)
    return session


def _calls(session: CDPSession) -> float:
    """The calls of the page's own functions since the last call of this function."""
    scripts = session.send("Profiler.takePreciseCoverage")["result"]
    ours = [script for script in scripts if "/assets/" in script["url"]]
    return float(sum(called["ranges"][0]["count"] for script in ours for called in script["functions"]))


def _counted(page: Page, session: CDPSession) -> dict[str, float]:
    metrics = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    measured = {name: unit * float(metrics[key]) for key, (name, unit) in METRICS.items()}
    return {**page.evaluate("() => window.counted"), **measured}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", action="append", metavar="GAME", help="only this game; can be repeated")
    parser.add_argument("--moves", type=int, default=8, help="decisions at each table")
    asked = parser.parse_args()
    print("for each decision, on average")
    print(f"{'game':12}" + "".join(f"{name:>10}" for name in COLUMNS))
    with staged() as at:
        for game in asked.only or game_ids():
            found = work(at, Setting(game, full=False), asked.moves)
            print(f"{game:12}" + "".join(f"{found[name]:10.0f}" for name in COLUMNS), flush=True)


if __name__ == "__main__":
    main()
