"""The HTML page of a report: its head, its sections in order, and the sections without charts or tables."""

from __future__ import annotations

import shlex
from collections.abc import Iterable
from importlib.resources import files

from harbourside.arena.figures import duration, failures, interval, percent
from harbourside.arena.report import chart_sections, table_sections
from harbourside.arena.report.markup import Markup, element, join
from harbourside.arena.report.report import Report
from harbourside.arena.schedule import Plan
from harbourside.arena.summary import Standings
from harbourside.build import build_info
from harbourside.engine.facts import option_text
from harbourside.engine.message import Quoted
from harbourside.engine.registry import game as find_game
from harbourside.engine.words import words_for

NO_NETWORK = "default-src 'none'; style-src 'unsafe-inline'"


def html_report(table: Standings, language: str = "en") -> str:
    """The report as a whole HTML file."""
    game = find_game(table.plan.game)
    report = Report(table, words_for(language, game.package, "harbourside.arena"))
    body = element(
        "body",
        _header(report, report.words.text("game-name")),
        element("main", *_sections(report)),
        _footer(report),
    )
    return f"<!doctype html>\n{element('html', _head(report), body, lang=language)}\n"


def _head(report: Report) -> Markup:
    style = (files("harbourside.arena.report") / "style.css").read_text("utf-8")
    game = report.words.text("game-name")
    return element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("meta", name="color-scheme", content="light dark"),
        element("meta", http_equiv="Content-Security-Policy", content=NO_NETWORK),
        element("title", report.words.text("arena-page-title", game=Quoted(game))),
        element("style", Markup(style)),
    )


def _sections(report: Report) -> Iterable[Markup | None]:
    yield table_sections.standings_section(report)
    if len(report.plan.bots) > 1:
        yield _pair(chart_sections.ratings_section(report), chart_sections.shares_section(report))
        yield table_sections.head_to_head_section(report)
    if report.standings.has_line_ups:
        yield table_sections.line_ups_section(report)
    yield chart_sections.seats_section(report)
    yield chart_sections.scores_section(report)
    yield _pair(chart_sections.length_section(report), chart_sections.time_section(report))
    yield _failures(report)
    yield _repeat(report)


def _pair(left: Markup | None, right: Markup | None) -> Markup:
    return element("div", left, right, class_="pair")


def _header(report: Report, game: str) -> Markup:
    text = report.words.text
    best = max(report.standings.bots, key=lambda bot: bot.share.value)
    lead = (
        text(
            "arena-lead",
            share=Quoted(percent(best.share.value, report.words)),
            interval=Quoted(interval(best.share, report.words)),
            fair=Quoted(percent(report.standings.fair_share, report.words)),
        )
        if len(report.plan.bots) > 1
        else text("arena-alone")
    )
    setting = text("arena-setting", players=report.plan.players, seed=str(report.plan.seed))
    chosen = [f"{name}={value}" for name, value in _chosen_options(report.plan)]
    return element(
        "header",
        element("p", join("Harbourside · ", text("arena-title")), class_="over"),
        element("h1", game),
        element("p", " · ".join([setting, *chosen]), class_="setting"),
        element("p", element("span", best.spec, class_="bot"), " ", lead, class_="lead"),
        _incomplete(report),
        element("dl", *_counts(report), class_="counts"),
    )


def _incomplete(report: Report) -> Markup | None:
    if report.standings.games == report.plan.total:
        return None
    return element(
        "p",
        report.words.text("arena-incomplete", games=report.standings.games, total=report.plan.total),
        class_="alarm",
    )


def _counts(report: Report) -> Iterable[Markup]:
    bots = report.standings.bots
    numbers = {
        "games": report.standings.games,
        "bots": len(bots),
        "line_ups": len(report.standings.line_ups),
        "seeds": report.plan.seeds,
        "decisions": sum(bot.asked for bot in bots),
        "failures": sum(bot.failed for bot in bots),
    }
    for name, number in numbers.items():
        label = report.words.text(f"arena-count-{name}", count=number)
        yield _count(label, report.number(number), alarm=name == "failures" and number > 0)
    thinking = duration(sum(bot.seconds for bot in bots), report.words)
    yield _count(report.words.text("arena-count-thinking"), thinking)


def _failures(report: Report) -> Markup:
    parts: list[Markup] = []
    for bot in report.standings.bots:
        consequences, reasons = failures(bot, report.words)
        parts += [element("h3", line) for line in consequences]
        if reasons:
            parts.append(element("ul", *(element("li", line) for line in reasons)))
    if report.standings.cut:
        parts.append(element("p", report.words.text("arena-cut", count=report.standings.cut)))
    return report.section("failures", join(*parts or [element("p", report.words.text("arena-no-failures"))]))


def _repeat(report: Report) -> Markup:
    arguments = [element("span", shlex.quote(argument)) for argument in command_line(report.plan)]
    parts = [element("pre", element("code", Markup(" ".join(arguments))))]
    if report.plan.games != report.plan.wanted:
        rounded = report.words.text("arena-rounded", wanted=report.plan.wanted, games=report.plan.games)
        parts.append(element("p", rounded, class_="note"))
    return report.section("repeat", join(*parts), report.words.text("arena-note-repeat"))


def _footer(report: Report) -> Markup:
    return element("footer", report.words.text("arena-made-by", build=Quoted(str(build_info()))))


def command_line(plan: Plan) -> list[str]:
    """The command that plays the same games again."""
    given = ["harbourside", "arena", plan.game, *plan.bots]
    given += ["--games", str(plan.wanted), "--seed", str(plan.seed), "--players", str(plan.players)]
    for name, value in _chosen_options(plan):
        given += ["--option", f"{name}={value}"]
    given += ["--focus"] if plan.focus else []
    given += ["--on-failure", plan.on_failure] if plan.on_failure != "forfeit" else []
    return given


def _chosen_options(plan: Plan) -> list[tuple[str, str]]:
    """The options that differ from their defaults, as text for the command line."""
    usual = {option.name: option.default for option in find_game(plan.game).facts.options}
    return [(name, option_text(value)) for name, value in plan.options.items() if value != usual[name]]


def _count(label: str, number: str, alarm: bool = False) -> Markup:
    return element("div", element("dd", number, class_="alarm" if alarm else None), element("dt", label))
