"""Makes the picture at the top of the README: the five boards in the middle of a game.

python benchmarks/front_picture.py [--out docs/images/boards.webp]
"""

from __future__ import annotations

import argparse
import base64
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

import harbourside as hs
from pictures import SETTLED_MS, open_table
from staging import Setting, Stage, staged

ROWS: Final = (("puerto_rico", "santiago"), ("seawolf", "carthage", "nauticus"))
QUALITY: Final = 0.8

COMPOSE: Final = """async ({ rows, quality }) => {
  const width = 1600, gap = 16, caption = 34;
  const load = async (board) => {
    const image = new Image();
    image.src = `data:image/png;base64,${board.png}`;
    await image.decode();
    return { ...board, image };
  };
  const loaded = await Promise.all(rows.map((row) => Promise.all(row.map(load))));
  const sizes = loaded.map((row) => {
    const each = (width - gap * (row.length + 1)) / row.length;
    return { each, high: Math.max(...row.map(({ image }) => (each * image.height) / image.width)) };
  });
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = gap + sizes.reduce((total, { high }) => total + high + caption + gap, 0);
  const pen = canvas.getContext("2d");
  pen.imageSmoothingQuality = "high";
  pen.fillStyle = "#f6efe0";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.textAlign = "center";
  pen.font = "bold 22px serif";
  let top = gap;
  loaded.forEach((row, number) => {
    const { each, high } = sizes[number];
    row.forEach(({ image, name }, place) => {
      const left = gap + place * (each + gap);
      pen.drawImage(image, left, top, each, (each * image.height) / image.width);
      pen.fillStyle = "#113f48";
      pen.fillText(name, left + each / 2, top + high + caption - 10);
    });
    top += high + caption + gap;
  });
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""


def board(at: Stage, page: Page, game: str) -> dict[str, Any]:
    """The picture of a board in the middle of a game, and the game's name."""
    open_table(at, page, Setting(game, full=False), "middle")
    page.wait_for_timeout(SETTLED_MS)
    png = page.locator("[data-board]").first.screenshot()
    return {"name": hs.game(game).words("en").text("game-name"), "png": base64.b64encode(png).decode()}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--out", type=Path, default=Path("docs/images/boards.webp"))
    asked = parser.parse_args()
    with staged() as at, at.window() as window:
        page = window.new_page()
        rows = [[board(at, page, game) for game in row] for row in ROWS]
        page.goto("about:blank")
        picture = base64.b64decode(page.evaluate(COMPOSE, {"rows": rows, "quality": QUALITY}))
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    asked.out.write_bytes(picture)
    print(f"{asked.out}: {len(picture) / 1024:.0f} KB")


if __name__ == "__main__":
    main()
