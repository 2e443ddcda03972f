"""The HTML report: it needs no other file, has every section, and escapes all names."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

import harbourside as hs
from harbourside.arena.report import html_report
from harbourside.arena.report.markup import Markup, element
from harbourside.arena.report.scales import Scale, around, bins, decades
from harbourside.arena.schedule import make_plan
from harbourside.arena.summary import standings
from harbourside.arena.tournament import Tournament, run

FIRST = "tests.arena.rogues:First"
HOSTILE = FIRST + ":name=</style><script>alert('1')</script>&<img src=//x onerror=x>\"'"
VOID = {"meta", "line", "rect", "circle"}


class Page(HTMLParser):
    """Checks that elements are closed in order, and collects them."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attributes)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        assert tag in VOID
        self.elements.append((tag, dict(attributes)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data

    def sections(self) -> list[str | None]:
        return [attributes["id"] for tag, attributes in self.elements if tag == "section"]


def page_of(tournament: Tournament, language: str = "en") -> Page:
    text = html_report(standings(tournament), language)
    assert "⟦" not in text
    return Page(text)


@pytest.fixture
def played(toy: hs.Game) -> Tournament:
    return run(make_plan(toy, ["random", "greedy:samples=1", FIRST, HOSTILE], 9, 3, 5, {"rounds": 3}))


@pytest.mark.parametrize("language", hs.LANGUAGES)
def test_the_report_has_every_section_in_both_languages(played: Tournament, language: str) -> None:
    page = page_of(played, language)
    assert page.sections() == [
        *("standings", "ratings", "shares", "head", "line_ups", "seats", "scores", "length", "time"),
        *("failures", "repeat"),
    ]
    assert ("html", {"lang": language}) in page.elements
    assert played.plan.bots[0] in page.text
    assert "rounds=3" in page.text


def test_the_page_needs_no_scripts_and_no_network(played: Tournament) -> None:
    text = html_report(standings(played))
    page = Page(text)
    for tag, attributes in page.elements:
        assert tag not in ("script", "link", "img", "iframe", "object", "base")
        assert not {"src", "href", "srcset", "xlink:href"} & attributes.keys()
        assert not [name for name in attributes if name.startswith("on")]
    assert not re.search(r"https?:|url\(|@import", text)
    assert "default-src 'none'" in text.replace("&#x27;", "'")


def test_the_name_of_a_bot_is_escaped(played: Tournament) -> None:
    text = html_report(standings(played))
    assert "<script" not in text
    assert "<img" not in text
    assert HOSTILE in Page(text).text


def test_the_command_gives_the_same_run_again(toy: hs.Game) -> None:
    plan = make_plan(toy, ["random", FIRST], 4, 3, 8, {"rounds": 1}, focus=True, on_failure="random")
    said = page_of(run(plan)).text
    assert f"harbourside arena cups random {FIRST} --games 4 --seed 8 --players 3" in said
    assert "--option rounds=1 --focus --on-failure random" in said
    assert "You asked for 4 games with each line-up. 6 were planned" in said


@pytest.mark.parametrize("language", hs.LANGUAGES)
@pytest.mark.parametrize("policy", ["forfeit", "random"])
@pytest.mark.parametrize("bot", ["Raises", "Silent", "Cheats", "Unseated"])
def test_failures_are_reported(toy: hs.Game, language: str, policy: str, bot: str) -> None:
    plan = make_plan(toy, [FIRST, f"tests.arena.rogues:{bot}"], 4, on_failure=policy)
    page = page_of(run(plan), language)
    assert ("dd", {"class": "alarm"}) in page.elements
    if bot == "Raises":
        assert "no idea <b>at all</b>" in page.text
    if policy == "forfeit":  # no game was finished
        assert "scores" not in page.sections()


def test_there_is_a_report_for_a_single_bot_and_for_an_unfinished_run(toy: hs.Game) -> None:
    alone = page_of(run(make_plan(toy, ["random"], 6, 3)))
    assert "plays against itself" in alone.text
    assert "head" not in alone.sections()
    plan = make_plan(toy, ["random", FIRST], 6)
    cut = page_of(Tournament(plan, run(plan).results[:5]))
    assert "5 of 6 games" in cut.text
    assert "not finished" in page_of(Tournament(plan, [])).text


def test_markup_is_not_escaped_and_everything_else_is() -> None:
    made = element("p", "<", Markup("<br>"), element("b", "&"), class_='"', hidden=True, title=None, x=1.50)
    assert made == '<p class="&quot;" hidden x="1.5">&lt;<br><b>&amp;</b></p>'


def test_scales_have_round_ends_and_round_ticks() -> None:
    scale = around([731.0, 1849.0])
    assert (scale.low, scale.high) == (500, 2000)
    assert scale.ticks() == [500, 1000, 1500, 2000]
    assert around([5.0, 5.0]).low <= 5 < around([5.0, 5.0]).high
    assert decades([0.002, 0.3]).ticks() == pytest.approx([0.001, 0.01, 0.1, 1.0])
    assert decades([0.01, 0.01]).low < decades([0.01, 0.01]).high
    assert Scale(0, 1).place(0) < Scale(0, 1).place(0.5) < Scale(0, 1).place(7) == Scale(0, 1).place(1)


@pytest.mark.parametrize("values", [[3], [0, 1, 1], [-7, 12], list(range(-40, 900, 7))])
def test_every_value_falls_into_a_bin(values: list[int]) -> None:
    groups = bins(values)
    assert sum(groups.tally(values)) == len(values)
    assert groups.count <= 25
    assert groups.first <= min(values)
