"""Labels, prompts and events in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib.resources import files

import pytest

import harbourside as hs
from harbourside.engine.message import Message
from harbourside.engine.rng import Rng

from .scenario import GAME, play_from, position

NAMES = ["Ann", "Bob", "Cat", "Dan"]
NO_BREAK = "\u00a0"


def say(message: Message, language: str) -> str:
    """The sentence with plain spaces. Another test checks the no-break spaces."""
    return GAME.words(language).say(message, NAMES).replace(NO_BREAK, " ")


def label(state: hs.State, key: str, language: str = "en") -> str:
    return say(state.label(GAME.actions.index(key)), language)


def told(play: hs.Play, language: str) -> list[str]:
    return [
        say(Message(f"event-{event['id']}", event["args"]), language)  # type: ignore[arg-type]
        for event in play.events()
    ]


def ids(language: str, prefix: str = "") -> set[str]:
    text = (files(GAME.package) / "locale" / f"{language}.ftl").read_text("utf-8")
    return {id for id in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE) if id.startswith(prefix)}


def test_title() -> None:
    assert say(Message("game-name"), "en") == "Traders of Carthage"
    assert say(Message("game-name"), "pl") == "Kupcy Kartaginy"


@pytest.mark.parametrize(
    ("id", "english", "polish"),
    [
        ("red_5", f"red{NO_BREAK}5", f"czerwona{NO_BREAK}5"),
        ("cyrenaica", "Cyrenaica", "Cyrenajka"),
        ("farm", "Farm", "Farma"),
        ("cloth", "cloth", "tkaniny"),
    ],
)
def test_things_are_called_as_in_the_glossary(id: str, english: str, polish: str) -> None:
    assert (GAME.words("en").noun(id), GAME.words("pl").noun(id)) == (english, polish)


@pytest.mark.parametrize("language", hs.LANGUAGES)
def test_every_option_value_has_a_name(language: str) -> None:
    for option in GAME.facts.options:
        for value in option.values:
            text = {True: "yes", False: "no"}.get(value, value) if isinstance(value, bool) else value
            assert GAME.words(language).has(f"option-{option.name}-{text}")


def test_labels_say_what_an_action_brings() -> None:
    state = position("Y5 Y5", "", market="R5@0 B3 R3@1", farm="G2", ships=(4, 0, 0, 0))
    assert label(state, "buy:market") == "Buy for 8: red 5, blue 3. Payday! Arriving: red ship"
    assert label(state, "buy:market", "pl") == (
        "Kup za 8: czerwona 5, niebieska 3. Dzień Wypłaty! Dopływa: czerwony statek"
    )
    assert label(state, "take:blue_3") == "Take blue 3 as 3 coins"
    assert label(state, "take:blue_3", "pl") == "Weź niebieską 3 jako 3 monety"
    assert label(state, "take:reserved", "pl") == "Weź zarezerwowaną czerwoną 5 jako 5 monet"
    free = position("Y5 Y5", "", market="B3", farm="G2")
    assert label(free, "reserve:green_2@farm") == "Reserve green 2 on the Farm"
    assert label(free, "reserve:blue_3@market", "pl") == "Zarezerwuj niebieską 3 na Rynku"
    assert label(free, "buy:market") == "Buy for 3: blue 3"


def test_labels_of_a_payment_say_what_is_left_or_too_much() -> None:
    state = position("Y2 Y3 Y5", "", market="B3", phase="payment", cost=3)
    assert label(state, "pay:yellow_2") == "Pay yellow 2, then 1 more"
    assert label(state, "pay:yellow_3") == "Pay yellow 3 and finish the purchase"
    assert label(state, "pay:yellow_5") == "Pay yellow 5 and finish the purchase, 2 too much"
    assert label(state, "pay:yellow_5", "pl") == "Zapłać żółtą 5 i zakończ zakup, nadpłata 2"


def test_labels_and_prompt_of_a_raid() -> None:
    state = position("R2", "", phase="raid_store", goods=["R5 R5 R3"], ships=(3, 0, 0, 5))
    assert label(state, "store:red_2") == "Discard red 2 to protect 2 of 3 red goods"
    assert label(state, "store:red_2", "pl") == "Odrzuć czerwoną 2, aby ochronić 2 z 3 czerwonych towarów"
    assert say(state.prompt(), "pl") == (
        "Napad piratów (kolor czerwony)! Zagrożone są 3 twoje towary. "
        "Odrzuć karty w tym samym kolorze, aby je ochronić."
    )


def test_one_good_in_danger_is_spoken_of_in_the_singular() -> None:
    state = position("R2", "", phase="raid_store", goods=["R5"], ships=(3, 0, 0, 5))
    assert say(state.prompt(), "en").endswith(
        "1 of your goods is in danger. Discard a card of the same colour to protect it."
    )
    assert say(state.prompt(), "pl").endswith(
        "Zagrożony jest 1 twój towar. Odrzuć kartę w tym samym kolorze, aby go ochronić."
    )


def test_prompt_does_not_offer_a_second_reservation() -> None:
    free, used = {"market": "B3"}, {"market": "B3", "farm": "G2@0"}
    assert "reserve" in say(position("Y5", "", **free).prompt(), "en")
    assert "reserve" in say(position("", "", **free).prompt(), "en")
    for hand in ("Y5", ""):
        assert "reserve" not in say(position(hand, "", **used).prompt(), "en")
        assert "rezerw" not in say(position(hand, "", **used).prompt(), "pl")


def test_polish_sentences_about_ships() -> None:
    state = position("Y5 Y5", "", market="R5 G5", ships=(4, 0, 0, 4))
    assert label(state, "buy:market", "pl").endswith("Dopływają: czerwony statek, zielony statek")
    play = play_from(state)
    for key in ("buy:market", "pay:yellow_5", "pay:yellow_5"):
        play.do(key)
    lines = told(play, "pl")
    assert "Ann otrzymuje towary za 10: czerwona 5, zielona 5." in lines
    assert "Czerwony statek wraca do Aleksandrii." in lines
    play = play_from(position("Y5", "", market="R5"))
    play.do("buy:market")
    play.do("pay:yellow_5")
    assert "Czerwony statek płynie z Aleksandrii na Wody przybrzeżne." in told(play, "pl")


@pytest.mark.parametrize(
    ("points", "english", "polish"),
    [
        (1, "1 point", "1 punkt"),
        (3, "3 points", "3 punkty"),
        (5, "5 points", "5 punktów"),
        (22, "22 points", "22 punkty"),
    ],
)
def test_points_are_counted_in_both_languages(points: int, english: str, polish: str) -> None:
    message = Message("event-scored", {"seat": 0, "points": points, "markers": 8})
    assert say(message, "en") == f"Ann: {english}, 8 markers."
    assert say(message, "pl") == f"Ann: {polish}, 8 znaczników."


def test_log_has_a_sale_with_its_sum() -> None:
    play = play_from(position("B2", "", market="G2", goods=["G5 G3"], markers=["GG"], ships=(0, 0, 0, 4)))
    play.do("buy:market")
    play.do("pay:blue_2")
    assert "Ann sells wine: (5 + 2) × 3 = 21, so 5 points, 2 of them from the deck." in told(play, "en")
    assert "Ann sprzedaje wino: (5 + 2) × 3 = 21, czyli 5 punktów, w tym 2 z talii dociągania." in told(
        play, "pl"
    )
    assert "Zielony statek płynie z Obszaru piratów II do Kartaginy." in told(play, "pl")


def test_a_sale_says_nothing_of_a_deck_that_gave_nothing() -> None:
    play = play_from(position("B2", "", market="G2", ships=(0, 0, 0, 4)))
    play.do("buy:market")
    play.do("pay:blue_2")
    assert "Ann sells wine: (2 + 0) × 1 = 2, so 1 point." in told(play, "en")


@pytest.mark.parametrize("language", hs.LANGUAGES)
def test_the_sum_of_a_sale_stays_in_one_line(language: str) -> None:
    numbers = {"highest": 5, "markers": 2, "number": 3, "price": 21, "vp": 5, "from_stack": 3, "from_deck": 2}
    message = Message("event-sold", {"seat": 0, "goods": "wine", "substitutes": 0, **numbers})
    said = GAME.words(language).say(message, NAMES)
    assert "(5 + 2) × 3 = 21,".replace(" ", NO_BREAK) in said.split(" ")


def test_a_raid_says_which_colours_are_in_danger() -> None:
    both = Message("event-raid", {"danger": "pirates", "colours": ["red", "green"]})
    assert say(both, "en") == "Pirates attack! In danger: red, green."
    assert say(both, "pl") == "Napad piratów! Zagrożone kolory: czerwony, zielony."
    tide = Message("event-raid", {"danger": "black_tide", "colours": ["blue"]})
    assert say(tide, "pl") == "Nadchodzi Czarny Przypływ! Zagrożony kolor: niebieski."


def test_all_that_a_game_says_is_worded_and_nothing_is_worded_in_vain() -> None:
    rng = Rng(3)
    said: dict[str, Message] = {}

    def hear(messages: Iterable[Message | None]) -> None:
        said.update((message.id, message) for message in messages if message is not None)

    def follow(play: hs.Play) -> None:
        while not play.state.is_over:
            state = play.state
            actions = state.legal_actions()
            hear([state.prompt()])
            hear(state.label(action) for action in actions)
            hear(state.why_not(action) for action in range(len(GAME.actions)))
            play.do(GAME.actions.key(actions[int(rng.below(len(actions)))]))
            if play.number == 1:
                hear_events(play)
        hear_events(play)

    def hear_events(play: hs.Play) -> None:
        hear(Message(f"event-{event['id']}", event["args"]) for event in play.events())  # type: ignore[arg-type]

    for seed in range(6):
        follow(hs.Play(GAME, 2 + seed % 3, seed, {"theme": "osaka" if seed % 2 else "carthage"}))
    follow(play_from(position("", "", market="R5", deck="")))
    hear(
        [
            Message(
                "prompt-over-tie-1",
                {"games": 0, "points": 9, "seat": 0, "rival_seat": 1, "most": 8, "next": 7},
            )
        ]
    )
    for language in hs.LANGUAGES:
        assert [text for text in (say(message, language) for message in said.values()) if "⟦" in text] == []
    for kind in ("event-", "prompt-", "action-", "why-"):
        assert ids("en", kind) - set(said) == set(), "words that nothing says"
