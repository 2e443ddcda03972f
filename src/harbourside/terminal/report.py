"""Tables: the games, the levels, the result of a game, and the result of a simulation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from harbourside.arena.simulation import Simulation
from harbourside.bots.levels import LEVELS, level_description, level_name
from harbourside.engine.facts import Facts, Option, option_text
from harbourside.engine.game import Game
from harbourside.engine.message import Message, Quoted
from harbourside.engine.words import Words
from harbourside.terminal.render import ACCENT, LABEL
from harbourside.terminal.speech import Speech


def result(view: Mapping[str, Any], speech: Speech) -> RenderableType:
    """The table of scores, the tie-break that decided, and the winners."""
    scores: list[int] = view["scores"]
    winners: list[int] = view["winners"]
    places: list[int] = view["places"]
    table = plain_table()
    table.add_column(speech.text("column-place"), justify="right")
    table.add_column(speech.text("column-player"))
    table.add_column(speech.text("column-score"), justify="right")
    table.add_column("")
    for seat in sorted(range(len(scores)), key=lambda seat: places[seat]):
        won = seat in winners
        style = f"bold {ACCENT}" if won else ""
        score = speech.words.number(scores[seat])
        table.add_row(f"{places[seat]}.", speech.player(seat), score, "★" if won else "", style=style)
    names: list[str] = [Quoted(speech.player(seat)) for seat in winners]
    sentence = speech.text("won", count=len(names), names=names)
    return Group(table, speech.say_dict(view["prompt"]), Text(sentence, "bold"))


def levels(words: Words) -> RenderableType:
    """The levels with their ids, names, descriptions and bot specs."""
    table = plain_table(header=False)
    for _ in range(4):
        table.add_column(overflow="fold")
    for level, spec in LEVELS.items():
        table.add_row(
            Text(level, f"bold {ACCENT}"),
            Text(words.say(level_name(level)), "bold"),
            words.say(level_description(level)),
            Text(spec, LABEL),
        )
    return table


def game_card(game: Game, words: Words) -> RenderableType:
    """The facts and options of a game."""
    facts = game.facts
    title = Text.assemble((words.text("game-name"), f"bold {ACCENT}"), (f"  {facts.id}", "bold"))
    about = [
        players_said(facts, words),
        words.text("fact-hidden" if facts.hidden else "fact-open"),
        words.text("fact-chance" if facts.chance else "fact-no-chance"),
        words.text("fact-longest", count=facts.longest_game),
        words.text("fact-actions", count=len(game.actions)),
    ]
    parts: list[RenderableType] = [
        Rule(title, align="left", style=ACCENT),
        Text(words.text("game-line")),
        Text(" · ".join(about), LABEL),
    ]
    if facts.options:
        grid = Table.grid(padding=(0, 2, 0, 0))
        for option in facts.options:
            grid.add_row(*_option_row(option, words))
        parts.append(Padding(grid, (0, 0, 0, 2)))
    return Group(*parts)


def players_said(facts: Facts, words: Words) -> str:
    least, most = facts.min_players, facts.max_players
    if least == most:
        return words.text("players-exactly", count=most)
    return words.text("players", least=least, most=most, usual=facts.default_players)


def _option_row(option: Option, words: Words) -> tuple[RenderableType, RenderableType]:
    name = Text.assemble(_said(words, f"option-{option.name}", option.name), "\n", (option.name, LABEL))
    lines: list[str] = []
    bare: list[str] = []
    for value in option.values:
        key = option_text(value)
        worded = f"option-{option.name}-{key}"
        said = f"{key} – {words.text(worded)}" if words.has(worded) else ""
        mark = f" {words.text('option-default')}" if value == option.default else ""
        if said or mark:
            lines.append((said or key) + mark)
        else:
            bare.append(key)
    if option.text:
        bare.append(words.text("option-free"))
    help = words.help(f"option-{option.name}")
    return name, Text("\n".join([*lines, *([", ".join(bare)] if bare else []), *([help] if help else [])]))


def _said(words: Words, id: str, otherwise: str) -> str:
    return words.say(Message(id)) if words.has(id) else otherwise


def simulation_report(run: Simulation, words: Words) -> RenderableType:
    tally = run.tally
    table = plain_table()
    table.add_column(words.text("column-seat"))
    for column in ("mean", "sd", "min", "max", "win-share"):
        table.add_column(words.text(f"column-{column}"), justify="right")
    for number, seat in enumerate(run.seats()):
        table.add_row(
            str(number),
            words.decimal(seat.mean, 2),
            words.decimal(seat.sd, 2),
            words.number(seat.lowest),
            words.number(seat.highest),
            f"{words.decimal(100 * seat.win_share, 2)}%",
        )
    speed = words.text(
        "simulated",
        games=tally.games,
        seconds=words.decimal(run.seconds, 2),
        speed=round(run.games_per_second),
        decisions=round(run.decisions_per_second),
    )
    length = words.text(
        "simulated-length",
        mean=words.decimal(tally.decisions / tally.games, 1),
        least=tally.shortest,
        most=tally.longest,
    )
    share = words.decimal(100 * tally.ties / tally.games, 2)
    ties = words.text("simulated-ties", count=tally.ties, share=share)
    timed = words.text("simulated-timed", jobs=run.jobs, start=words.decimal(run.start_seconds, 2))
    return Group(table, Text(speed, "bold"), Text(length), Text(ties), Text(timed, LABEL))


def plain_table(header: bool = True) -> Table:
    return Table(box=None, show_header=header, header_style=LABEL, padding=(0, 2, 0, 0))
