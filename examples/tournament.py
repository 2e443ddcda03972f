"""A tournament of three bots with the same deals. A report says which bot is better, and how certain that is.

    python tournament.py --games 100 --jobs 2

writes the results to `tournament.jsonl`, from which an interrupted run can continue, and the report to
`tournament.html`, which you can open in a browser.
"""

import argparse
from pathlib import Path

import harbourside as hs

BOTS = ["fifteen_line_bot:CuriousBot", "greedy:samples=2", "random"]


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", default="santiago")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--jobs", type=int, default=0, help="processes; with 0, plays in this process")
    chosen = parser.parse_args(arguments)

    plan = hs.arena.make_plan(chosen.game, BOTS, games=chosen.games, players=2, seed=1)
    tournament = hs.arena.run(plan, chosen.jobs, out="tournament.jsonl")
    table = hs.arena.standings(tournament)
    for bot in table.bots:
        share = bot.share
        print(f"{bot.spec:30} {share.value:6.1%} of the wins, between {share.low:.1%} and {share.high:.1%}")
    Path("tournament.html").write_text(hs.arena.html_report(table), "utf-8")


if __name__ == "__main__":
    main()
