"""`harbourside tune`: better evaluation weights by self-play."""

from __future__ import annotations

from typing import Annotated

import typer

from harbourside.cli.shared import (
    GameName,
    Jobs,
    Language,
    Players,
    Seed,
    app,
    count_jobs,
    make_console,
    new_file,
    progress_bar,
)
from harbourside.engine.errors import shown
from harbourside.engine.registry import game as find_game
from harbourside.engine.weights import in_order, read_weights
from harbourside.engine.words import words_for
from harbourside.terminal import files
from harbourside.terminal.arguments import number_or_text, whole_number
from harbourside.terminal.speech import PACKAGE, check_language

MOST_GAMES = 1_000_000
MOST_ROUNDS = 1000


@app.command()
def tune(
    game: GameName,
    players: Players = None,
    games: Annotated[
        list[str] | None,
        typer.Option(
            metavar="N",
            help="Training games in each round; by default 1000. Repeat it for the next rounds.",
        ),
    ] = None,
    checks: Annotated[
        str, typer.Option(metavar="N", help="Games in each match between new and old weights.")
    ] = "400",
    rounds: Annotated[str, typer.Option(metavar="N", help="How many rounds of training and checking.")] = "3",
    steps: Annotated[
        str,
        typer.Option(
            metavar="N", help="Tune by trials instead: N steps in each round, with --games games each."
        ),
    ] = "0",
    seed: Seed = "0",
    jobs: Jobs = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="SPEC",
            help="The bot in training games; by default a greedy bot. Repeat it for the next rounds.",
        ),
    ] = None,
    weights: Annotated[
        str | None, typer.Option(metavar="FILE", help="Weights to start with; by default the game's own.")
    ] = None,
    from_guess: Annotated[
        bool,
        typer.Option("--from-guess", help="Start with the author's guess, as the game's own weights did."),
    ] = False,
    out: Annotated[str | None, typer.Option(metavar="FILE", help="Write the weights to this file.")] = None,
    lang: Language = None,
) -> None:
    """Improve a game's evaluation weights by self-play, and check them in other games."""
    from harbourside.terminal.tuning import tuning_report
    from harbourside.tuning.plan import DEFAULT_BOT, make_plan
    from harbourside.tuning.rounds import tune as run

    language = check_language(lang)
    chosen = find_game(game)
    words = words_for(language, chosen.package, PACKAGE, "harbourside.arena", "harbourside.tuning")
    plan = make_plan(
        chosen,
        number_or_text(players),
        [whole_number("--games", number, 1, MOST_GAMES) for number in games or ["1000"]],
        whole_number("--checks", checks, 1, MOST_GAMES),
        whole_number("--rounds", rounds, 1, MOST_ROUNDS),
        number_or_text(seed),
        bot or [DEFAULT_BOT],
        None if weights is None else in_order(read_weights(weights), chosen.weight_names, weights),
        whole_number("--steps", steps, 0, MOST_ROUNDS),
        from_guess,
    )
    processes = count_jobs(jobs)
    path = None if out is None else new_file(out)
    with progress_bar(words.text("simulating"), plan.total) as advance:
        tuning = run(plan, processes, advance)
    make_console().print(tuning_report(tuning, words))
    if path is not None:
        files.write(path, tuning.text())
        typer.echo(words.text("tuning-written", file=shown(str(out), files.LONGEST_PATH)))
