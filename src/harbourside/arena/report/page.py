"""The page, section by section."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Sequence
from importlib.resources import files

from harbourside.arena.figures import duration, failures, interval, percent, score
from harbourside.arena.intervals import Share
from harbourside.arena.report.charts import Row, histogram, row_chart
from harbourside.arena.report.markup import Markup, element, join
from harbourside.arena.report.scales import Scale, around, bins, decades
from harbourside.arena.schedule import Plan
from harbourside.arena.summary import BotStanding, Standings
from harbourside.build import build_info
from harbourside.engine.facts import option_text
from harbourside.engine.message import Quoted
from harbourside.engine.registry import game as find_game
from harbourside.engine.words import Words, words_for

NO_NETWORK = "default-src 'none'; style-src 'unsafe-inline'"
EVEN = 0.5
STRONGEST = 0.6
"""How much colour a cell of a heat table takes at most: its figures must stay readable."""


def html_report(table: Standings, language: str = "en") -> str:
    """The whole file."""
    game = find_game(table.plan.game)
    return _Page(table, words_for(language, game.package, "harbourside.arena")).html()


class _Page:
    def __init__(self, table: Standings, words: Words) -> None:
        self.table = table
        self.plan = table.plan
        self.words = words

    def html(self) -> str:
        style = (files("harbourside.arena.report") / "style.css").read_text("utf-8")
        game = self.words.text("game-name")
        head = element(
            "head",
            element("meta", charset="utf-8"),
            element("meta", name="viewport", content="width=device-width, initial-scale=1"),
            element("meta", name="color-scheme", content="light dark"),
            element("meta", http_equiv="Content-Security-Policy", content=NO_NETWORK),
            element("title", self.words.text("arena-page-title", game=Quoted(game))),
            element("style", Markup(style)),
        )
        several = len(self.plan.bots) > 1
        main = element(
            "main",
            self.standings(),
            element("div", self.ratings(), self.shares(), class_="pair") if several else None,
            self.head_to_head() if several else None,
            self.line_ups() if self.table.has_line_ups else None,
            self.seats(),
            self.scores(),
            element("div", self.length(), self.time(), class_="pair"),
            self.failures(),
            self.repeat(),
        )
        body = element("body", self.header(game), main, self.footer())
        return f"<!doctype html>\n{element('html', head, body, lang=self.words.language)}\n"

    # The top

    def header(self, game: str) -> Markup:
        text = self.words.text
        best = max(self.table.bots, key=lambda bot: bot.share.value)
        lead = (
            text(
                "arena-lead",
                share=Quoted(percent(best.share.value, self.words)),
                interval=Quoted(interval(best.share, self.words)),
                fair=Quoted(percent(self.table.fair_share, self.words)),
            )
            if len(self.plan.bots) > 1
            else text("arena-alone")
        )
        setting = text("arena-setting", players=self.plan.players, seed=str(self.plan.seed))
        chosen = [f"{name}={value}" for name, value in _chosen_options(self.plan)]
        return element(
            "header",
            element("p", join("Harbourside · ", text("arena-title")), class_="over"),
            element("h1", game),
            element("p", " · ".join([setting, *chosen]), class_="setting"),
            element("p", element("span", best.spec, class_="bot"), " ", lead, class_="lead"),
            self.incomplete(),
            element("dl", *self.counts(), class_="counts"),
        )

    def incomplete(self) -> Markup | None:
        if self.table.games == self.plan.total:
            return None
        return element(
            "p",
            self.words.text("arena-incomplete", games=self.table.games, total=self.plan.total),
            class_="alarm",
        )

    def counts(self) -> Iterable[Markup]:
        bots = self.table.bots
        numbers = {
            "games": self.table.games,
            "bots": len(bots),
            "line_ups": len(self.table.line_ups),
            "seeds": self.plan.seeds,
            "decisions": sum(bot.asked for bot in bots),
            "failures": sum(bot.failed for bot in bots),
        }
        for name, number in numbers.items():
            label = self.words.text(f"arena-count-{name}", count=number)
            yield _count(label, self.number(number), alarm=name == "failures" and number > 0)
        thinking = duration(sum(bot.seconds for bot in bots), self.words)
        yield _count(self.words.text("arena-count-thinking"), thinking)

    # Sections

    def standings(self) -> Markup:
        text = self.words.text
        names = ["rating", "ordinal", "share", "interval", "score", "sd", "mean-time", "longest-time"]
        if any(bot.failures for bot in self.table.bots):
            names.append("failures")
        columns = [text(f"arena-{name}") for name in names]
        head = element(
            "tr",
            element("th", "", class_="place"),
            element("th", text("arena-bot"), scope="col"),
            *(element("th", column, scope="col", class_="figure") for column in columns),
        )
        rows = [self.standings_row(place, bot, columns) for place, bot in enumerate(self.table.bots, 1)]
        note = text("arena-note-standings", fair=Quoted(percent(self.table.fair_share, self.words)))
        whole = element("table", element("thead", head), element("tbody", *rows), class_="standings")
        return self.section("standings", _scrolling(whole), note)

    def standings_row(self, place: int, bot: BotStanding, columns: Sequence[str]) -> Markup:
        rating = bot.rating
        figures = [
            join(
                element("b", f"{rating.points:.0f}"), element("small", f" ±{rating.high - rating.points:.0f}")
            ),
            f"{rating.ordinal:.0f}",
            element("b", percent(bot.share.value, self.words)),
            interval(bot.share, self.words),
            *score(bot, self.words),
            duration(bot.mean_seconds, self.words),
            duration(bot.longest, self.words),
            element("span", self.number(bot.failed), class_="alarm" if bot.failures else None),
        ]
        cells = [
            element("td", figure, class_="figure", data_label=column)
            for column, figure in zip(columns, figures, strict=False)
        ]
        return element(
            "tr",
            element("td", str(place), class_="place"),
            element("th", bot.spec, scope="row", class_="bot"),
            *cells,
        )

    def ratings(self) -> Markup:
        rows = [
            Row(
                bot.spec,
                bot.rating.points,
                bot.rating.low,
                bot.rating.high,
                f"{bot.rating.points:.0f}",
                f"±{bot.rating.high - bot.rating.points:.0f}",
            )
            for bot in self.table.bots
        ]
        scale = around([end for row in rows for end in (row.low, row.high)])
        chart = row_chart(rows, scale, lambda points: f"{points:.0f}")
        return self.section("ratings", chart, self.words.text("arena-note-ratings"))

    def shares(self) -> Markup:
        by_share = sorted(self.table.bots, key=lambda bot: -bot.share.value)
        rows = [self.share_row(bot.spec, bot.share) for bot in by_share]
        return self.section("shares", self.share_chart(rows), self.words.text("arena-note-shares"))

    def share_row(self, name: str, share: Share) -> Row:
        said, beside = percent(share.value, self.words), interval(share, self.words)
        return Row(name, share.value, share.low, share.high, said, beside)

    def share_chart(self, rows: Sequence[Row]) -> Markup:
        most = max(0.5, *(row.high for row in rows))
        scale = Scale(0.0, 0.5 if most <= 0.5 else 1.0)
        return row_chart(rows, scale, lambda share: percent(share, self.words, 0), fair=self.table.fair_share)

    def head_to_head(self) -> Markup:
        bots = self.table.bots
        head = element(
            "tr",
            element("th", ""),
            *(element("th", str(place), scope="col", title=bot.spec) for place, bot in enumerate(bots, 1)),
        )
        rows = []
        for place, bot in enumerate(bots, 1):
            name = element(
                "div",
                element("span", str(place), class_="place"),
                element("span", bot.spec, class_="bot"),
                class_="numbered",
            )
            cells = [self.heat_cell(self.table.head_to_head.get((bot.bot, other.bot))) for other in bots]
            rows.append(element("tr", element("th", name, scope="row"), *cells))
        whole = element("table", element("thead", head), element("tbody", *rows), class_="heat")
        return self.section("head", _scrolling(whole), self.words.text("arena-note-head"))

    def heat_cell(self, share: Share | None, even: float = EVEN) -> Markup:
        """The further from even, the stronger the colour."""
        if share is None:
            return element("td", "·", class_="none")
        above = share.value >= even
        strength = (share.value - even) / (1 - even) if above else (even - share.value) / even
        return element(
            "td",
            element("b", percent(share.value, self.words, 0)),
            element("small", interval(share, self.words, 0)),
            class_="above" if above else "below",
            style=f"--heat:{STRONGEST * strength:.3f}",
        )

    def line_ups(self) -> Markup:
        text = self.words.text
        columns = [text(f"arena-{name}") for name in ("line-up", "share", "interval")]
        bodies = []
        for line_up in self.table.line_ups:
            rows = []
            for bot, share in line_up.shares.items():
                count = line_up.seats[bot]
                times = element("small", f" ×{count}") if count > 1 else None
                rows.append(
                    element(
                        "tr",
                        element("th", element("span", self.plan.bots[bot], class_="bot"), times, scope="row"),
                        element("td", element("b", percent(share.value, self.words)), class_="figure"),
                        element("td", interval(share, self.words), class_="figure"),
                    )
                )
            bodies.append(element("tbody", *rows))
        head = element(
            "tr",
            *(
                element("th", name, scope="col", class_="figure" if i else None)
                for i, name in enumerate(columns)
            ),
        )
        note = text("arena-note-line_ups", fair=Quoted(percent(self.table.fair_share, self.words)))
        whole = element("table", element("thead", head), *bodies, class_="groups")
        return self.section("line_ups", _scrolling(whole), note)

    def seats(self) -> Markup:
        names = [self.words.text("arena-seat", number=seat) for seat in range(self.plan.players)]
        rows = [self.share_row(name, share) for name, share in zip(names, self.table.seats, strict=True)]
        parts = [self.share_chart(rows)]
        if len(self.plan.bots) > 1:
            parts.append(self.seat_table(names))
        return self.section("seats", join(*parts), self.words.text("arena-note-seats"))

    def seat_table(self, names: Sequence[str]) -> Markup:
        head = element("tr", element("th", ""), *(element("th", name, scope="col") for name in names))
        rows = []
        for bot in self.table.bots:
            cells = [
                self.heat_cell(share if share.count else None, self.table.fair_share) for share in bot.seats
            ]
            rows.append(element("tr", element("th", bot.spec, scope="row", class_="bot"), *cells))
        return _scrolling(
            element("table", element("thead", head), element("tbody", *rows), class_="heat beside")
        )

    def scores(self) -> Markup | None:
        every = [score for bot in self.table.bots for score in bot.scores]
        if not every:
            return None
        groups = bins(every)
        figures = []
        for bot in self.table.bots:
            if not bot.scores:
                continue
            mean, spread = score(bot, self.words)
            said = self.words.text("arena-mean", number=Quoted(f"{mean} ± {spread}"))
            title = f"{bot.spec}: {said}"
            chart = histogram(groups.tally(bot.scores), groups, bot.mean_score, self.whole, title)
            caption = element("figcaption", element("span", bot.spec, class_="bot"), element("small", said))
            figures.append(element("figure", caption, chart))
        chart = element("div", *figures, class_="figures")
        return self.section("scores", chart, self.words.text("arena-note-scores"))

    def whole(self, number: float) -> str:
        return self.words.decimal(number, 0)

    def length(self) -> Markup | None:
        lengths = self.table.lengths
        if not lengths:
            return None
        mean = sum(lengths) / len(lengths)
        groups = bins(lengths)
        note = self.words.text(
            "arena-note-length",
            mean=Quoted(self.words.decimal(mean, 1)),
            least=min(lengths),
            most=max(lengths),
        )
        chart = histogram(groups.tally(lengths), groups, mean, self.whole, note)
        return self.section("length", chart, note)

    def time(self) -> Markup | None:
        asked = [bot for bot in self.table.bots if bot.seconds > 0]
        if not asked:
            return None
        rows = [
            Row(
                bot.spec,
                bot.mean_seconds,
                bot.mean_seconds,
                bot.longest,
                duration(bot.mean_seconds, self.words),
                f"≤ {duration(bot.longest, self.words)}",
            )
            for bot in asked
        ]
        scale = decades([end for row in rows for end in (row.low, row.high)])
        chart = row_chart(rows, scale, lambda seconds: duration(seconds, self.words, 0), arrow=True)
        return self.section("time", chart, self.words.text("arena-note-time"))

    def failures(self) -> Markup:
        parts: list[Markup] = []
        for bot in self.table.bots:
            led_to, were = failures(bot, self.words)
            parts += [element("h3", line) for line in led_to]
            if were:
                parts.append(element("ul", *(element("li", line) for line in were)))
        if self.table.cut:
            parts.append(element("p", self.words.text("arena-cut", count=self.table.cut)))
        return self.section("failures", join(*parts or [element("p", self.words.text("arena-no-failures"))]))

    def repeat(self) -> Markup:
        arguments = [element("span", shlex.quote(argument)) for argument in command_line(self.plan)]
        parts = [element("pre", element("code", Markup(" ".join(arguments))))]
        if self.plan.games != self.plan.wanted:
            rounded = self.words.text("arena-rounded", wanted=self.plan.wanted, games=self.plan.games)
            parts.append(element("p", rounded, class_="note"))
        return self.section("repeat", join(*parts), self.words.text("arena-note-repeat"))

    def footer(self) -> Markup:
        return element("footer", self.words.text("arena-made-by", build=Quoted(str(build_info()))))

    def section(self, name: str, content: Markup, note: str | None = None) -> Markup:
        return element(
            "section",
            element("h2", self.words.text(f"arena-section-{name}")),
            None if note is None else element("p", note, class_="note"),
            content,
            id=name,
        )

    def number(self, number: int) -> str:
        return self.words.text("number", number=number)


def command_line(plan: Plan) -> list[str]:
    """What to type to have the same games again."""
    given = ["harbourside", "arena", plan.game, *plan.bots]
    given += ["--games", str(plan.wanted), "--seed", str(plan.seed), "--players", str(plan.players)]
    for name, value in _chosen_options(plan):
        given += ["--option", f"{name}={value}"]
    given += ["--focus"] if plan.focus else []
    given += ["--on-failure", plan.on_failure] if plan.on_failure != "forfeit" else []
    return given


def _chosen_options(plan: Plan) -> list[tuple[str, str]]:
    """The options that are not as usual, as they are typed."""
    usual = {option.name: option.default for option in find_game(plan.game).facts.options}
    return [(name, option_text(value)) for name, value in plan.options.items() if value != usual[name]]


def _count(label: str, number: str, alarm: bool = False) -> Markup:
    return element("div", element("dd", number, class_="alarm" if alarm else None), element("dt", label))


def _scrolling(table: Markup) -> Markup:
    """A wide table scrolls by itself, also by keyboard, and not the page with it."""
    return element("div", table, class_="scrolling", tabindex="0")
