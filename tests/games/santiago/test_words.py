"""Labels, prompts, reasons and events in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import harbourside as hs
from harbourside.engine.message import Message
from harbourside.engine.rng import Rng
from harbourside.games.santiago.data import BUILDINGS, CUBANS, FLOWERS, GOODS, PHASE_NAMES

from .scenario import GAME, play_from, position

NAMES = ["Ann", "Bob", "Cat", "Dan"]


def say(message: Message, language: str) -> str:
    return GAME.words(language).say(message, NAMES)


def label(state: hs.State, key: str, language: str) -> str:
    return say(state.label(GAME.actions.index(key)), language)


def both(state: hs.State, key: str) -> tuple[str, str]:
    return label(state, key, "en"), label(state, key, "pl")


def reason(state: hs.State, key: str, language: str) -> str:
    message = state.why_not(GAME.actions.index(key))
    assert message is not None
    return say(message, language)


def told(play: hs.Play, language: str) -> list[str]:
    lines = []
    for event in play.events():
        args = event["args"]
        assert isinstance(args, dict)
        lines.append(say(Message(f"event-{event['id']}", args), language))
    return lines


def ids(language: str, prefix: str = "") -> set[str]:
    text = (files(GAME.package) / "locale" / f"{language}.ftl").read_text("utf-8")
    return {id for id in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE) if id.startswith(prefix)}


@pytest.mark.parametrize("language", hs.LANGUAGES)
def test_every_noun_has_a_word(language: str) -> None:
    words = GAME.words(language)
    for noun in [*GOODS, *CUBANS, *BUILDINGS, *FLOWERS, *PHASE_NAMES, "harbour", "peso", "vp", "hidden"]:
        assert words.has(noun)


@pytest.mark.parametrize(
    ("noun", "polish"),
    [
        ("sugar", "cukier"), ("fruit", "owoce"), ("tobacco", "tytoń"), ("cigars", "cygara"),
        ("wood", "drewno"),
        ("church", "Kościół"), ("distillery", "Destylarnia"), ("cigar_factory", "Fabryka cygar"),
        ("black_market", "Czarny rynek"), ("sawmill", "Tartak"), ("cafe", "Kawiarnia"),
        ("customs_house", "Urząd celny"), ("casino", "Kasyno"), ("port_authority", "Kapitanat portu"),
        ("trade_office", "Biuro handlowe"), ("newspaper", "Wydawca gazet"), ("vp", "PZ"),
        ("load", "runda załadunku"),
    ],
)  # fmt: skip
def test_polish_words_are_those_of_the_rulebook(noun: str, polish: str) -> None:
    assert GAME.words("pl").noun(noun) == polish


def test_label_of_a_drive_has_the_stop_the_price_and_the_gain() -> None:
    state = position("pesos=9", "fruit=7", car="harbour", inactive="maria")
    assert both(state, "drive:1") == (
        "To Pedro (free): 2 tobacco",
        "Do Pedra (za darmo): 2 znaczniki tytoniu",
    )
    assert both(state, "drive:2") == ("To José (1 peso): 2 sugar", "Do José (1 peso): 2 znaczniki cukru")
    assert both(state, "drive:3") == (
        "To Conchita (2 pesos): 1 fruit",
        "Do Conchity (2 peso): 1 znacznik owoców",
    )
    assert both(state, "drive:5") == (
        "To Pablo (4 pesos): a trade good of your choice", "Do Pabla (4 peso): wybrane dobro (poza drewnem)",
    )  # fmt: skip
    assert both(state, "drive:6") == (
        "To Maria (5 pesos): inactive, nothing happens",
        "Do Marii (5 peso): żeton nieaktywny, nic się nie dzieje",
    )
    assert both(state, "drive:7") == ("To Martinez (6 pesos): 3 pesos", "Do Martineza (6 peso): 3 peso")
    assert label(state, "drive:8", "pl") == "Do El Zorro (7 peso): dar od każdego, pionek zostaje"
    assert label(state, "drive:9", "en") == "To Alonso (8 pesos): claim a building or use your own"
    assert both(state, "drive:10") == (
        "To the harbour (9 pesos): a loading round at 2 VP a good",
        "Do portu (9 peso): runda załadunku po 2 PZ za dobro",
    )


@pytest.mark.parametrize(
    ("value", "ship", "english"),
    [
        (2, 3, " (passes the harbour: the value rises to 3)"),
        (3, 7, " (passes the harbour: the value rises to 4)"),
        (4, 3, " (passes the harbour: the ship leaves)"),
    ],
)
def test_label_of_a_drive_past_the_harbour_says_its_effect(value: int, ship: int, english: str) -> None:
    state = position("pesos=9", "tobacco=8", car="alonso", value=value, ship=ship)
    assert label(state, "drive:2", "en") == f"To Pedro (1 peso): no tobacco is left{english}"


def test_drive_that_ends_the_game_promises_no_visit() -> None:
    """R8."""
    state = position("pesos=9", "", car="alonso", value=4, ship=7, inactive="jose")
    assert both(state, "drive:2") == (
        "To Pedro (1 peso), past the harbour: the last ship leaves and the game ends at once",
        "Do Pedra (1 peso), mijając port: odpływa ostatni statek i gra od razu się kończy",
    )
    assert "inactive" not in label(state, "drive:3", "en")
    assert label(state, "drive:1", "en") == "To the harbour (free): a loading round at 4 VP a good"


def test_full_lap_finds_the_inactive_cuban_active() -> None:
    state = position("pesos=9", "", car="maria", inactive="maria")
    assert label(state, "drive:10", "en").startswith("To Maria (9 pesos): 2 VP")


def test_entering_tells_the_use_and_whom_it_pays() -> None:
    state = position(
        "", "owns=sawmill", phase="enter", car="miguel", buildings={"blue": "bank church sawmill"}
    )
    assert both(state, "enter:bank") == ("To the bank: 2 pesos", "Do Banku: 2 peso")
    assert both(state, "enter:sawmill") == (
        "To the sawmill: 1 wood for 1 VP and 1 peso (not now: you have no wood); 1 VP for Bob",
        "Do Tartaku: 1 drewno na 1 PZ i 1 peso (nie teraz: nie masz drewna); 1 PZ dostaje Bob",
    )


@pytest.mark.parametrize(
    ("building", "given", "english", "polish"),
    [
        ("customs_house", {"docked": False}, "there is no ship", "nie ma statku"),
        ("port_authority", {"docked": False}, "there is no ship", "nie ma statku"),
        ("distillery", {}, "you have no sugar", "nie masz cukru"),
        (
            "distillery", {"own": "sugar=1", "supply": "rum=0"},
            "there is no rum in the supply", "w zasobach ogólnych nie ma rumu",
        ),
        ("cafe", {}, "you have neither rum nor cigars", "nie masz ani rumu, ani cygar"),
        (
            "casino", {"own": "pesos=2 vp=0"},
            "you have neither 3 pesos nor a VP", "nie masz ani 3 peso, ani PZ",
        ),
        (
            "trade_office", {"own": "cigars=1"},
            "you have no trade good that the ship wants", "nie masz dobra, którego chce statek",
        ),
        ("black_market", {}, "there is nothing to swap", "nie ma czego wymienić"),
    ],
)  # fmt: skip
def test_entering_tells_why_a_building_cannot_be_used_now(
    building: str, given: dict[str, Any], english: str, polish: str
) -> None:
    places = {"buildings": {"blue": f"bank church {building}"}, **given}
    state = position(places.pop("own", ""), "", phase="enter", car="miguel", **places)
    labels = both(state, f"enter:{building}")
    assert [label.partition(" (")[2] for label in labels] == [f"not now: {english})", f"nie teraz: {polish})"]


@pytest.mark.parametrize(
    ("count", "polish"),
    [(1, "1 znacznik"), (2, "2 znaczniki"), (4, "4 znaczniki")],
)
def test_loads_are_counted_in_polish(count: int, polish: str) -> None:
    state = position("fruit=4", "", phase="load", loaders=[0], dice="fruit=4 rum=1", value=3)
    vp = 3 * count
    assert both(state, f"load:fruit@{count}") == (
        f"Load {count} fruit for {vp} VP", f"Załaduj {polish} owoców za {vp} PZ",
    )  # fmt: skip


def test_load_that_fills_the_ship_says_so() -> None:
    for ship, ending in ((3, " – the ship leaves"), (7, " – the last ship leaves and the game ends")):
        state = position("wood=2", "", phase="load", loaders=[0], dice="fruit=2", ship=ship)
        assert label(state, "wood:fruit@2", "en") == f"Load 2 wood in place of fruit for 2 VP{ending}"
        assert label(state, "wood:fruit@1", "en") == "Load 1 wood in place of fruit for 1 VP"


def test_labels_of_a_building() -> None:
    state = position("tobacco=5 pawn=cigar_factory", "", phase="use", using="cigar_factory", car="maria")
    assert both(state, "roll:5") == (
        "Exchange 5 tobacco for 5 cigars", "Wymień 5 znaczników tytoniu na 5 znaczników cygar",
    )  # fmt: skip
    assert both(state, "skip") == ("Do not use the cigar factory", "Zrezygnuj z Fabryki cygar")


def test_prompts_ask_in_both_languages() -> None:
    state = position("pesos=4", "")
    assert say(state.prompt(), "en").endswith("You have 4 pesos.")
    assert say(state.prompt(), "pl").endswith("Masz 4 peso.")
    state = position("", "vp=1", phase="give", car="el_zorro", actor=1)
    assert say(state.prompt(), "en") == "El Zorro: give Ann a peso, a VP or a trade good."
    state = position("", "", phase="enter", car="maria")
    assert say(state.prompt(), "en") == "Maria has a red flower: which building does your pawn go to?"
    assert say(state.prompt(), "pl") == "Maria ma kwiat czerwony: do którego budynku idzie twój pionek?"


def test_reasons_have_figures_and_cases() -> None:
    state = position("pesos=2", "")
    assert reason(state, "drive:4", "en") == "4 stops cost 3 pesos, and you have 2."
    assert reason(state, "drive:4", "pl") == "4 przystanki dalej: to kosztuje 3 peso, a masz 2."
    assert reason(state, "drive:9", "pl") == "9 przystanków dalej: to kosztuje 8 peso, a masz 2."
    state = position("", "", phase="enter", car="maria")
    assert reason(state, "enter:bank", "en") == "Bank lies under the yellow flower, and Maria has a red one."
    assert reason(state, "enter:bank", "pl") == "Bank leży pod żółtym kwiatem, a Maria ma kwiat czerwony."
    state = position("sugar=1 pawn=distillery", "", phase="use", using="distillery", car="maria")
    assert reason(state, "distil:2", "en") == "You need 2 sugar, and you have 1."
    assert reason(state, "distil:2", "pl") == "Potrzeba 2 znaczników cukru, a masz 1."


def test_second_use_of_a_visit_is_refused_with_that_reason() -> None:
    """The car still stands there, so it would be wrong to say that there is no visit."""
    state = position("pawn=sawmill wood=1", "pesos=2", car="martinez")
    for key in ("drive:1", "give:peso"):
        state.apply(GAME.actions.index(key))
    assert reason(state, "give:peso", "en").endswith("once for each visit.")
    state = position("owns=bank", "", phase="enter", car="alonso")
    assert reason(state, "claim:cafe", "en").endswith(": once for each visit, before your pawn moves.")
    assert reason(state, "use_own:bank", "pl").endswith("raz podczas wizyty, przed ruchem pionka.")
    state = position("pawn=sawmill wood=1", "", phase="use", using="sawmill", car="pablo")
    assert reason(state, "pablo:rum", "en").endswith(": one for each visit, before your pawn moves.")
    assert reason(state, "enter:bank", "en").startswith("Your pawn moves once in your turn")


def test_log_has_a_turn_from_drive_to_owner() -> None:
    play = play_from(
        position("pesos=2", "owns=sawmill", car="jose", buildings={"blue": "bank church sawmill"})
    )
    for key in ("drive:2", "enter:sawmill", "saw"):
        play.do(key)
    assert told(play, "en") == [
        "Ann drives to Miguel (1 peso).",
        "Ann takes 2 wood.",
        "Ann goes to the sawmill.",
        "Ann returns 1 wood at the sawmill: 1 VP and 1 peso.",
        "Bob gets 1 VP: Ann’s pawn is in the sawmill.",
    ]
    assert told(play, "pl") == [
        "Ann jedzie do Miguela (1 peso).",
        "Ann bierze 2 znaczniki drewna.",
        "Ann idzie do Tartaku.",
        "Ann zwraca w Tartaku 1 znacznik drewna: 1 PZ i 1 peso.",
        "Bob dostaje 1 PZ za Tartak (stoi tam pionek: Ann).",
    ]


@pytest.mark.parametrize(
    ("points", "english", "polish"),
    [
        (1, "1 point", "1 punkt"),
        (3, "3 points", "3 punkty"),
        (12, "12 points", "12 punktów"),
        (22, "22 points", "22 punkty"),
    ],
)
def test_points_are_counted_in_both_languages(points: int, english: str, polish: str) -> None:
    args = {"seat": 0, "points": points, "vp": 1, "tokens": 2, "more": 0, "left": 2, "pesos": 0}
    assert say(Message("event-scored", args), "en").startswith(f"Ann: {english} (")
    assert say(Message("event-scored", args), "pl").startswith(f"Ann: {polish} (")


def test_all_that_a_game_says_is_worded_and_all_words_are_said() -> None:
    """Every event, label, prompt and reason that comes up in random games, in both languages."""
    rng = Rng(3)
    said: dict[str, Message] = {}

    def hear(messages: Iterable[Message | None]) -> None:
        said.update((str(message), message) for message in messages if message is not None)

    def hear_play(play: hs.Play, keys: Iterable[str] = ()) -> None:
        plan = list(keys)
        while not play.state.is_over and (plan or not keys):
            state = play.state
            actions = state.legal_actions()
            hear([state.prompt()])
            hear(state.label(action) for action in actions)
            hear(state.why_not(action) for action in range(len(GAME.actions)))
            play.do(plan.pop(0) if plan else GAME.actions.key(actions[int(rng.below(len(actions)))]))
        for event in play.events():
            args = event["args"]
            assert isinstance(args, dict)
            hear([Message(f"event-{event['id']}", args)])

    for seed in range(8):
        hear_play(hs.Play(GAME, 2 + seed % 3, seed, {"max_turns": 30} if seed == 0 else {}))
    # Messages that are too rare to come up in random games.
    tied = {"games": 0, "points": 9, "seat": 0, "rival_seat": 1, "most": 8, "next": 7}
    hear(Message(f"prompt-over-tie-{place}", tied) for place in (1, 2))
    pawns = ["pawn=bank", "pawn=cafe", "pawn=customs_house", "pawn=casino"]
    hear_play(play_from(position(*pawns, car="pablo")), ["drive:1"])
    rare = position("", "", phase="set_aside", docked=False, ship=2, dice="fruit=3")
    hear_play(play_from(rare), ["set_aside:fruit"])
    hear_play(play_from(position("", "wood=1", car="martinez")), ["drive:1"])
    hear_play(play_from(position("", "rum=1", car="martinez")), ["drive:1", "give:rum"])
    for owns, docked in (
        ("black_market,cafe", True),
        ("casino,trade_office", True),
        ("customs_house", False),
    ):
        state = position(f"owns={owns}", "", phase="alonso_helps", car="alonso", docked=docked)
        hear_play(play_from(state), ["skip"])
    for language in hs.LANGUAGES:
        assert [text for text in (say(message, language) for message in said.values()) if "⟦" in text] == []
    heard = {message.id for message in said.values()}
    words = {id for kind in ("event-", "prompt-", "action-", "why-") for id in ids("en", kind)}
    assert words - heard == set(), "words that nothing says"


def test_illegal_action_says_its_reason() -> None:
    with pytest.raises(hs.IllegalAction) as refused:
        position("", "").apply(GAME.actions.index("drive:2"))
    assert refused.value.say("en") == "drive:2: 2 stops cost 1 peso, and you have 0."


COINED = [
    r"dobr\w* handlow",
    "propozycj",
    "przysług",
    "sztuk",
    "z pomocy",
    "obróć kość",
    "obraca kość",
    "bez kwiatu",
    "nosi ",
]
"""Words for which the Polish rulebook has others: dobro (poza drewnem), funkcja, znacznik, przewrócić kość,
kwiat przezroczysty, kwiat na żetonie.
"""


@pytest.mark.parametrize("word", COINED)
def test_polish_calls_things_as_the_rulebook_does(word: str) -> None:
    board = Path(__file__).parents[3] / "web/src/boards/santiago/pl.ftl"
    texts = [board.read_text("utf-8")]
    for name in ("pl.ftl", "rules.pl.md", "tour.pl.md"):
        texts.append((files(GAME.package) / "locale" / name).read_text("utf-8"))
    assert [found for text in texts for found in re.findall(word, text.lower())] == []
