"""Measures the page in a real Chromium: size of the first load, echo of a move, frames, layout shift.

    python benchmarks/page_budgets.py [--only seawolf] [--moves 30]

It runs `harbourside serve` with the built page, and tables at positions from a fixed seed. The budgets are
those of the page's design. One machine without a graphics card runs the server and the browsers. On a busy
machine, only the processor's time (busy) can be compared.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import median
from typing import Any, Final

from playwright.sync_api import BrowserContext, CDPSession, Page

from harbourside.engine.registry import game_ids
from staging import Setting, Stage, staged

FIRST_LOAD_KB: Final = 200.0
ECHO_MS: Final = 100.0
FRAME_MS: Final = 1000 / 60
LATE: Final = 1.5
"""A frame that takes longer than this part of its time is late."""
TRAVEL_MS: Final = 700
"""The time from an answer until all pieces have arrived, generously measured."""

MEASURE: Final = """() => {
  window.measured = { frames: [], shifts: [] };
  const watch = (entry) => {
    const of = (node) => node ? `${node.nodeName.toLowerCase()}.${node.getAttribute?.("class") ?? ""}` : "?";
    const parts = entry.sources.map(({ node }) => of(node)).join(" ");
    // An element that is gone is recognised by its previous position.
    const bar = document.querySelector(".actions")?.getBoundingClientRect();
    const wasInBar = ({ top, bottom }) => bar && top >= bar.top && bottom <= bar.bottom;
    const isOffer = ({ node, previousRect }) =>
      node ? node.parentElement?.closest(".actions") : wasInBar(previousRect);
    const offers = entry.sources.every(isOffer);
    window.measured.shifts.push({ value: entry.value, parts, offers });
  };
  new PerformanceObserver((list) => list.getEntries().forEach(watch)).observe({ type: "layout-shift" });
  let last = performance.now();
  const frame = (now) => {
    window.measured.frames.push([now, now - last]);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""

WHEN_CHANGED: Final = """(number) => new Promise((done) => {
  const room = document.querySelector(".room");
  const look = () => {
    if (Number(room.dataset.number) >= number) done(performance.timeOrigin + performance.now());
  };
  new MutationObserver(look).observe(room, { attributes: true });
  look();
})"""

CLICK: Final = """(key) => {
  const element = document.querySelector(`.dock [data-action="${CSS.escape(key)}"]`);
  const number = Number(document.querySelector(".room").dataset.number);
  const room = document.querySelector(".room");
  const begun = performance.now();
  return new Promise((done) => {
    const observer = new MutationObserver(() => {
      if (Number(room.dataset.number) <= number) return;
      observer.disconnect();
      const changed = performance.now();
      requestAnimationFrame(() => done({
        at: performance.timeOrigin + begun, begun, changed: changed - begun, drawn: performance.now() - begun,
      }));
    });
    observer.observe(room, { attributes: true });
    element.click();
  });
}"""


@dataclass
class Table:
    """The measurements at one game's table."""

    game: str
    loaded: float = 0.0
    drawn: list[float] = field(default_factory=list)
    echoed: list[float] = field(default_factory=list)
    frames: list[float] = field(default_factory=list)
    busy: list[float] = field(default_factory=list)
    """Processor time of the page's main thread for a decision and the animations after it."""
    shifts: list[dict[str, Any]] = field(default_factory=list)
    """Unexpected layout shifts. Shifts of the offered actions are expected, because they change each time."""

    @property
    def late(self) -> float:
        return sum(frame > LATE * FRAME_MS for frame in self.frames) / max(1, len(self.frames))


class Weight:
    """Bytes received, with headers, without the requests of a single table."""

    def __init__(self, window: BrowserContext, page: Page) -> None:
        self.bytes = 0.0
        self.largest: dict[str, float] = {}
        self._paths: dict[str, str] = {}
        session = window.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.responseReceived", self._began)
        session.on("Network.loadingFinished", self._came)

    def _began(self, event: dict[str, Any]) -> None:
        self._paths[event["requestId"]] = event["response"]["url"].split("/", 3)[3]

    def _came(self, event: dict[str, Any]) -> None:
        path = self._paths.get(event["requestId"], "")
        if not path.startswith("api/tables"):
            self.bytes += event["encodedDataLength"]
            self.largest[path] = event["encodedDataLength"]


def first_load(at: Stage, path: str, ready: str) -> float:
    """Kilobytes that a new browser with an empty cache receives until `ready` is shown."""
    with at.window() as window:
        page = window.new_page()
        weight = Weight(window, page)
        page.goto(path)
        page.locator(ready).first.wait_for()
        page.wait_for_load_state("networkidle")
        return weight.bytes / 1000


def play(at: Stage, setting: Setting, moves: int) -> Table:
    """Make decisions in one window while another window watches. Frames and shifts are of the first."""
    found = Table(setting.game)
    found.loaded = first_load(at, f"/table/{at.lay(setting, 'start')}", "[data-board] svg")
    path = f"/table/{at.lay(setting, 'middle', '-played')}"
    with at.window(still=False) as window, at.window(still=False, stranger=True) as other:
        page, looker = window.new_page(), other.new_page()
        for one in (page, looker):
            one.goto(path)
            one.locator("[data-board] svg").first.wait_for()
            one.wait_for_timeout(600)
        page.evaluate(MEASURE)
        session = window.new_cdp_session(page)
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
        for key in _keys(page, moves):
            number = int(str(page.locator(".room").get_attribute("data-number")))
            echo = looker.evaluate_handle(
                "(number) => ({ when: (" + WHEN_CHANGED + ")(number) })", number + 1
            )
            before = _busy(session)
            click = page.evaluate(CLICK, key)
            when = echo.evaluate("({ when }) => when")
            found.drawn.append(click["drawn"])
            found.echoed.append(when - click["at"])
            page.wait_for_timeout(TRAVEL_MS)
            found.busy.append(_busy(session) - before)
            changed = click["begun"] + click["changed"]
            until = changed + TRAVEL_MS
            frames = page.evaluate("() => window.measured.frames.splice(0)")
            found.frames += [long for now, long in frames if changed < now <= until]
        found.shifts = page.evaluate("() => window.measured.shifts.filter(({ offers }) => !offers)")
    return found


def _busy(session: CDPSession) -> float:
    metrics = session.send("Performance.getMetrics")["metrics"]
    return next(1000 * float(one["value"]) for one in metrics if one["name"] == "TaskDuration")


def _keys(page: Page, moves: int) -> Iterator[str]:
    """The first offered action of each decision, up to the end of the game."""
    for _ in range(moves):
        page.locator(".dock [data-action]:not(:disabled), .dock .winner").first.wait_for(timeout=60_000)
        page.wait_for_timeout(250)
        offered = page.locator(".dock [data-action]")
        if not offered.count():
            return
        yield str(offered.first.get_attribute("data-action"))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", action="append", metavar="GAME", help="only this game; can be repeated")
    parser.add_argument("--moves", type=int, default=30, help="decisions at each table")
    asked = parser.parse_args()
    with staged() as at:
        tables = first_load(at, "/", "[data-game]")
        print(f"first load of the harbour: {tables:.0f} KB (budget {FIRST_LOAD_KB:.0f})")
        print(
            f"{'game':12} {'load KB':>8} {'drawn ms':>9} {'p95':>6} {'echo ms':>8} {'p95':>6} "
            f"{'busy ms':>8} {'frame ms':>9} {'late':>6} {'longest':>8} {'shift':>6}  load of the machine"
        )
        for game in asked.only or game_ids():
            table = play(at, Setting(game, full=False), asked.moves)
            shift = sum(one["value"] for one in table.shifts)
            print(
                f"{game:12} {table.loaded:8.0f} {median(table.drawn):9.0f} {_p95(table.drawn):6.0f} "
                f"{median(table.echoed):8.0f} {_p95(table.echoed):6.0f} {median(table.busy):8.0f} "
                f"{median(table.frames):9.1f} {table.late:6.1%} {max(table.frames):8.0f} {shift:6.3f}  "
                f"{os.getloadavg()[0]:.1f}",
                flush=True,
            )
            for one in sorted(table.shifts, key=lambda one: -one["value"])[:3]:
                print(f"{'':12} shift {one['value']:.4f}: {one['parts']}")
    print(
        f"budgets: load {FIRST_LOAD_KB:.0f} KB, echo {ECHO_MS:.0f} ms, frames of {FRAME_MS:.1f} ms, no shift"
    )


def _p95(values: list[float]) -> float:
    return sorted(values)[int(0.95 * (len(values) - 1))]


if __name__ == "__main__":
    main()
