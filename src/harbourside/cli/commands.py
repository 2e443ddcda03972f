"""The commands for games: list, play, serve, simulate, replay, fuzz."""

from __future__ import annotations

import hashlib
import json
import secrets
import sys
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from harbourside.arena.simulation import simulate as run_simulation
from harbourside.bots.asking import dismiss
from harbourside.bots.random import RandomBot
from harbourside.bots.specs import make_bot
from harbourside.build import build_info
from harbourside.cli.running import complain
from harbourside.cli.shared import (
    MOST_GAMES,
    GameName,
    Jobs,
    Language,
    Options,
    Players,
    Seed,
    app,
    count_jobs,
    make_console,
    needs_server,
    progress_bar,
)
from harbourside.engine.errors import BrokenGame, shown
from harbourside.engine.game import Game
from harbourside.engine.message import Quoted
from harbourside.engine.play import Play
from harbourside.engine.registry import game as find_game
from harbourside.engine.registry import game_ids
from harbourside.engine.rng import SEED_BITS, check_seed
from harbourside.engine.words import words_for
from harbourside.terminal import files, report
from harbourside.terminal.arguments import (
    name_players,
    number_or_text,
    one_of,
    read_options,
    read_people,
    whole_number,
)
from harbourside.terminal.asking import number_in
from harbourside.terminal.game import TerminalGame, bots_beside
from harbourside.terminal.keyboard import ask_at
from harbourside.terminal.replay import Replay
from harbourside.terminal.speech import (
    PACKAGE,
    Speech,
    Wrong,
    check_language,
    plain_words,
    quoted,
)

SEED_OF_PLAY: Final = 32
"""Bits of a random seed, so that a person can type it again."""

ON_BOT_FAILURE: Final = ("random", "stop")


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version and the build.")] = False,
) -> None:
    """Five board games about harbours and trade: play them, replay them, measure them."""
    if version:
        typer.echo(str(build_info()))
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command()
def games(lang: Language = None) -> None:
    """List the games, their options and facts."""
    language = check_language(lang)
    console = make_console()
    for id in game_ids():
        try:
            game = find_game(id)
        except BrokenGame as error:
            complain(error.say(language))
            continue
        console.print(report.game_card(game, words_for(language, game.package, PACKAGE)))
        console.print()


@app.command()
def bots(lang: Language = None) -> None:
    """List the levels of bots, the weakest first."""
    make_console().print(report.levels(words_for(check_language(lang), "harbourside.bots")))


@app.command()
def play(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="The game's id. Without it, you are asked.")
    ] = None,
    players: Players = None,
    seat: Annotated[str | None, typer.Option(metavar="K", help="Your seat, counted from 0.")] = None,
    humans: Annotated[
        str | None, typer.Option(metavar="K,K", help="The seats of several people at this keyboard.")
    ] = None,
    name: Annotated[
        list[str] | None, typer.Option(help="Your name; with --humans, once for each person.")
    ] = None,
    seed: Seed = None,
    option: Options = None,
    lang: Language = None,
    resume: Annotated[str | None, typer.Option(metavar="FILE", help="Continue a saved game.")] = None,
    bot: Annotated[
        str,
        typer.Option(
            metavar="SPEC", help="The bot at the other seats: captain, search:seconds=1 …; see `bots`."
        ),
    ] = "mate",
    on_bot_failure: Annotated[
        str,
        typer.Option(
            metavar="|".join(ON_BOT_FAILURE), help="If a bot fails: make a random decision, or stop."
        ),
    ] = "random",
    ask_forced: Annotated[bool, typer.Option(help="Ask even if there is only one choice.")] = False,
) -> None:
    """Play against bots, alone or with others at the same keyboard."""
    language = check_language(lang)
    console = make_console()
    make_bot(bot)
    one_of("--on-bot-failure", on_bot_failure, ON_BOT_FAILURE)
    if seat is not None and humans is not None:
        raise Wrong("seat-and-humans")
    if resume is not None:
        for flag, given in (("--players", players), ("--seed", seed), ("--option", option), ("--name", name)):
            if given is not None:
                raise Wrong("resume", name=flag)
        course = files.load(resume)
        _check_game(course, resume, game)
        people = read_people(seat, humans, course.state.seats, default=course.state.current_player or 0)
    else:
        chosen = find_game(game) if game is not None else _choose_game(console, language)
        seats = chosen.check_players(number_or_text(players))
        people = read_people(seat, humans, seats, default=0)
        names = name_players(seats, people, name or [], language)
        dealt = secrets.randbits(SEED_OF_PLAY) if seed is None else number_or_text(seed)
        course = Play(chosen, seats, dealt, read_options(chosen, option), names)
    _play_in_terminal(course, people, language, console, bot, on_bot_failure, ask_forced, resume)


def _play_in_terminal(
    course: Play,
    people: list[int],
    language: str,
    console: Console,
    bot: str,
    on_bot_failure: str,
    ask_forced: bool,
    resumed: str | None,
) -> None:
    # At a shared keyboard forced moves are asked too, because a forced move can reveal something.
    course.pass_forced = not ask_forced and len(people) == 1
    speech = Speech(course.game, language, course.names)
    if resumed is not None:
        console.print(speech.text("resumed", count=course.number))
    bots = bots_beside(people, course.state.seats, lambda seat: make_bot(bot, _bot_seed(course, seat)))
    stand_in = RandomBot(_bot_seed(course, course.state.seats)) if on_bot_failure == "random" else None
    try:
        TerminalGame(course, speech, console, ask_at(console), bots, resumed, stand_in).run()
    finally:
        dismiss(bots.values())


def _bot_seed(course: Play, seat: int) -> int:
    """A seed for a bot. It depends on the game's seed, but gives other random numbers than the game has."""
    digest = hashlib.sha256(f"bot {course.seed} {course.number} {seat}".encode()).digest()
    return int.from_bytes(digest[: SEED_BITS // 8], "big")


def _check_game(course: Play, file: str, wanted: str | None) -> None:
    found = course.game.facts.id
    if wanted is not None and find_game(wanted).facts.id != found:
        raise Wrong("resume-game", file=shown(file), found=Quoted(found), wanted=shown(wanted))


def _choose_game(console: Console, language: str) -> Game:
    """Ask which game to play. Raises Wrong with the list of games at the end of the input."""
    words = plain_words(language)
    games = _loadable_games()
    ids = quoted(games)
    console.print(words.text("choose-game"), style="bold")
    for number, id in enumerate(ids, 1):
        name = Quoted(games[id].words(language).text("game-name"))
        console.print(words.text("choose-game-number", number=number, name=name, id=id))
    while True:
        try:
            answer = ask_at(console)("> ").strip()
        except EOFError:
            console.print()
            raise Wrong("which-game", known=ids) from None
        chosen = number_in(answer)
        if chosen is not None and 1 <= chosen <= len(ids):
            return games[ids[chosen - 1]]
        if answer in games:
            return games[answer]
        console.print(Wrong("which-game", known=ids).say(language))


def _loadable_games() -> dict[str, Game]:
    """The games by id, without those that cannot be loaded."""
    games: dict[str, Game] = {}
    for id in game_ids():
        with suppress(BrokenGame):
            games[id] = find_game(id)
    return games


@app.command()
def serve(
    host: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="The address to listen on; by default 127.0.0.1.")
    ] = None,
    port: Annotated[str | None, typer.Option(metavar="N", help="The port; 0 for any free port.")] = None,
    database: Annotated[
        str | None, typer.Option(metavar="FILE|URL", help="A file for SQLite, or postgresql://…")
    ] = None,
    config: Annotated[str | None, typer.Option(metavar="FILE", help="Settings as TOML.")] = None,
    lang: Language = None,
) -> None:
    """Serve tables to browsers and programs, until interrupted."""
    language = check_language(lang)
    with needs_server():
        from harbourside.server.serve import serve as run_server
        from harbourside.server.settings import read_settings
    settings = read_settings(config, {"host": host, "port": port, "database": database})
    words = plain_words(language)
    run_server(settings, lambda address: print(words.text("serving", address=Quoted(address)), flush=True))


@app.command()
def simulate(
    game: GameName,
    players: Players = None,
    games: Annotated[str, typer.Option(metavar="N", help="How many games.")] = "10000",
    jobs: Jobs = None,
    seed: Seed = "0",
    option: Options = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
    lang: Language = None,
) -> None:
    """Play random games, and report scores by seat, lengths and speed."""
    language = check_language(lang)
    chosen = find_game(game)
    words = plain_words(language)
    count = whole_number("--games", games, 1, MOST_GAMES)
    processes = count_jobs(jobs)
    with progress_bar(words.text("simulating"), count) as advance:
        run = run_simulation(
            chosen,
            number_or_text(players),
            count,
            processes,
            number_or_text(seed),
            read_options(chosen, option),
            advance,
        )
    if as_json:
        typer.echo(json.dumps(run.to_dict(), indent=2))
    else:
        make_console().print(report.simulation_report(run, words))


@app.command()
def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The file of a record.")],
    step: Annotated[bool, typer.Option("--step", help="Step by step, even without a terminal.")] = False,
    at: Annotated[str | None, typer.Option(metavar="N", help="Start after decision N.")] = None,
    seat: Annotated[
        str | None, typer.Option(metavar="K", help="Show only what this seat sees; by default everything.")
    ] = None,
    lang: Language = None,
) -> None:
    """Show a recorded game: step by step, or as a log if this is no terminal."""
    language = check_language(lang)
    console = make_console()
    course = files.load(file)
    speech = Speech(course.game, language, course.names)
    again = Replay(course, speech, console, number_or_text(seat))
    begin = again.check_step(at) if at is not None else 0
    if step or (console.is_terminal and sys.stdin.isatty()):
        again.walk(ask_at(console), begin)
    elif at is not None:
        again.print_step(begin)
    else:
        again.print_log()


@app.command()
def fuzz(
    game: GameName,
    games: Annotated[str, typer.Option(metavar="N", help="How many games.")] = "1000",
    seed: Seed = "0",
    players: Players = None,
    option: Options = None,
    out: Annotated[str, typer.Option(metavar="DIR", help="Where failures are written.")] = "fuzz-failures",
    lang: Language = None,
) -> None:
    """Play random games with wrong input, and write failures as records. Check texts and facts."""
    from harbourside.contract.fuzz import fuzz_game

    language = check_language(lang)
    words = plain_words(language)
    chosen = find_game(game)
    count = whole_number("--games", games, 1, MOST_GAMES)
    first = check_seed(number_or_text(seed))
    seats = None if players is None else chosen.check_players(number_or_text(players))
    options = read_options(chosen, option) if option else None
    if options is not None:
        chosen.check_options(seats or chosen.facts.default_players, options)
    failures = 0
    with progress_bar(words.text("fuzzing"), count) as advance:
        for number in range(first, first + count):
            failure = fuzz_game(chosen, number, seats, options)
            if failure is not None:
                failures += 1
                path = Path(out) / f"{chosen.facts.id}-{number}.txt"
                _write_failure(path, failure.record, failure.reason)
                reason = shown(failure.reason.strip().rpartition("\n")[2], 200)
                file = shown(str(path), files.LONGEST_PATH)
                typer.echo(words.text("fuzz-found", seed=str(number), reason=reason, file=file))
            advance(1)
    if failures:
        typer.echo(words.text("fuzz-failed", count=failures, games=count))
        raise typer.Exit(1)
    if (fault := _fault_of(chosen)) is not None:
        typer.echo(words.text("fuzz-game-fault", reason=fault))
        raise typer.Exit(1)
    typer.echo(words.text("fuzz-clean", games=count))


def _fault_of(game: Game) -> str | None:
    """A fault of the game as a whole, such as a missing text or a wrong fact."""
    from harbourside.contract.facts import check_game

    try:
        check_game(game)
    except Exception as error:  # a game can raise anything
        return shown(str(error), 200)
    return None


def _write_failure(path: Path, record: str, reason: str) -> None:
    """Write the record, and the reason in a second file, because records have no remarks."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise Wrong("cannot-write", file=shown(str(path)), reason=files.reason(error)) from None
    files.write(path, record)
    files.write(path.with_suffix(".reason.txt"), reason.rstrip() + "\n")
