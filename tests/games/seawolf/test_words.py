"""Labels, prompts, reasons and events in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path

import pytest

import harbourside as hs
from harbourside.engine.message import Message
from harbourside.engine.rng import Rng

from .scenario import CARDS, GAME, do, play_from, position

NAMES = ["Ann", "Bob", "Cat"]


def say(message: Message, language: str) -> str:
    return GAME.words(language).say(message, NAMES)


def label(state: hs.State, key: str, language: str) -> str:
    return say(state.label(GAME.actions.index(key)), language)


def prompt(state: hs.State, language: str) -> str:
    return say(state.prompt(), language)


def reason(state: hs.State, key: str, language: str) -> str:
    message = state.why_not(GAME.actions.index(key))
    assert message is not None
    return say(message, language)


def told(play: hs.Play, seat: int | None, language: str) -> list[str]:
    """The log of a play as sentences."""
    lines = []
    for event in play.events(seat=seat):
        args = event["args"]
        assert isinstance(args, dict)
        lines.append(say(Message(f"event-{event['id']}", args), language))
    return lines


def ids(language: str, prefix: str = "") -> set[str]:
    text = (files(GAME.package) / "locale" / f"{language}.ftl").read_text("utf-8")
    return {id for id in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE) if id.startswith(prefix)}


def test_title_is_wilk_morski() -> None:
    """R1."""
    assert say(Message("game-name"), "pl") == "Wilk morski"
    assert say(Message("game-name"), "en") == "Sea Wolf"


def test_both_languages_have_the_same_ids() -> None:
    assert ids("en") == ids("pl")


@pytest.mark.parametrize("language", hs.LANGUAGES)
def test_every_noun_has_a_word(language: str) -> None:
    words = GAME.words(language)
    goods = ["fish", "barrels", "pigs", "gold"]
    colours = ["blue", "red", "pink", "yellow"]
    phases = ["turn", "event", "delivery", "hire", "game_over"]
    for noun in [*CARDS, *goods, *colours, *phases, "sea_wolf", "hidden"]:
        assert words.has(noun)
        assert "_" not in words.noun(noun)
    assert len({words.noun(card) for card in CARDS}) == len(CARDS)


@pytest.mark.parametrize(
    ("id", "english", "polish"),
    [
        ("rats", "Rats!", "Szczury!"),
        ("mutiny", "Crew mutiny!", "Bunt załogi!"),
        ("storm", "Storm!", "Sztorm!"),
        ("pirates", "Pirates!", "Piraci!"),
        ("ship_blue_3", "blue ship 3", "niebieski statek 3"),
        ("ship_red_3", "red ship 3", "czerwony statek 3"),
        ("ship_pink_3", "pink ship 3", "różowy statek 3"),
        ("ship_yellow_3", "yellow ship 3", "żółty statek 3"),
        ("fish_2", "fish 2", "ryby 2"),
        ("barrels_2", "barrels 2", "beczki 2"),
        ("pigs_2", "pigs 2", "świnki 2"),
        ("gold_2", "gold 2", "złoto 2"),
        ("sea_wolf", "sea wolf", "wilk morski"),
        ("delivery", "delivery", "dostawa"),
        ("hidden", "a hidden card", "zakryta karta"),
    ],
)
def test_cards_are_called_as_in_the_glossary(id: str, english: str, polish: str) -> None:
    """R5, section 10."""
    assert GAME.words("en").noun(id) == english
    assert GAME.words("pl").noun(id) == polish


@pytest.mark.parametrize("language", hs.LANGUAGES)
def test_every_part_of_a_view_has_a_heading(language: str) -> None:
    seen = position("", "").view(None)["position"]
    assert isinstance(seen, dict)
    for name in [*seen, *seen["seats"][0]]:
        assert name == "seats" or GAME.words(language).has(f"zone-{name}")


@pytest.mark.parametrize("language", hs.LANGUAGES)
def test_every_variant_has_a_name(language: str) -> None:
    for option in GAME.facts.options:
        assert GAME.words(language).has(f"option-{option.name}")
    for value in ("visibility-normal", "visibility-poor", "target_score-none", "target_score-100"):
        assert GAME.words(language).has(f"option-{value}")


def test_labels_of_a_turn() -> None:
    state = position("gold_3 rats sea_wolf", "", row="ship_red_2 gold_2 pigs_1 storm", begun=1)
    assert label(state, "take:row@0", "en") == "Take red ship 2 from place 1"
    assert label(state, "take:row@0", "pl") == "Weź kartę: czerwony statek 2 (miejsce 1)"
    assert label(state, "draw:pile", "en") == "Draw a card from the pile"
    assert label(state, "draw:pile", "pl") == "Dobierz kartę ze stosu"
    assert label(state, "discard:gold_3", "en") == "Discard gold 3"
    assert label(state, "discard:gold_3", "pl") == "Odłóż kartę: złoto 3"
    assert label(state, "play:rats", "en") == "Play Rats!"
    assert label(state, "play:rats", "pl") == "Wyłóż wydarzenie: Szczury!"
    assert label(state, "discard:sea_wolf", "en") == "Discard a sea wolf"
    assert label(state, "discard:sea_wolf", "pl") == "Odłóż wilka morskiego"


def test_labels_of_an_event() -> None:
    state = position("fish_3 sea_wolf", "", phase="event", begun=1)
    assert label(state, "discard:fish_3", "en") == "Give up fish 3"
    assert label(state, "discard:fish_3", "pl") == "Oddaj kartę: ryby 3"
    assert label(state, "use:sea_wolf", "en") == "Use the sea wolf"
    assert label(state, "use:sea_wolf", "pl") == "Skorzystaj z pomocy wilka morskiego"
    state = position("gold_3 sea_wolf", "", phase="event", begun=1)
    assert label(state, "show:hand", "en") == "Show your hand"
    assert label(state, "show:hand", "pl") == "Pokaż karty"


def test_labels_of_a_delivery_count_in_polish() -> None:
    state = position("ship_blue_1 fish_1 fish_6", "", phase="delivery")
    assert label(state, "deliver:fish@s1g1", "en") == "Deliver fish 1 on blue ship 1 for 2 points"
    assert (
        label(state, "deliver:fish@s1g1", "pl")
        == "Zrealizuj dostawę: niebieski statek 1 i ryby 1 za 2 punkty"
    )
    assert (
        label(state, "deliver:fish@s1g6", "pl")
        == "Zrealizuj dostawę: niebieski statek 1 i ryby 6 za 7 punktów"
    )
    assert label(state, "end:delivery", "en") == "Finish deliveries"
    assert label(state, "end:delivery", "pl") == "Zakończ dostawy"


def test_labels_of_a_hiring() -> None:
    state = position("", "", phase="hire")
    assert label(state, "hire:sea_wolf", "en") == "Hire the sea wolf"
    assert label(state, "hire:sea_wolf", "pl") == "Wynajmij wilka morskiego"
    assert label(state, "decline:sea_wolf", "en") == "Decline the sea wolf"
    assert label(state, "decline:sea_wolf", "pl") == "Zrezygnuj z wilka morskiego"


def test_prompts_tell_the_phase() -> None:
    assert prompt(position("", ""), "en").startswith("Your turn:")
    assert prompt(position("", ""), "pl").startswith("Twoja kolejka:")
    delivery = position("fish_1", "", phase="delivery", begun=2)
    assert prompt(delivery, "en").startswith("Delivery 2 of 3:")
    assert prompt(delivery, "pl").startswith("Dostawa 2 z 3:")
    assert prompt(position("", "", phase="hire"), "en") == "Do you want to hire the sea wolf?"
    assert prompt(position("", "", phase="hire"), "pl") == "Czy chcesz wynająć wilka morskiego?"


def test_prompt_of_a_turn_offers_nothing_of_an_empty_hand() -> None:
    assert prompt(position("", ""), "en") == "Your turn: take an open card or draw from the pile."
    assert prompt(position("", ""), "pl") == "Twoja kolejka: weź odkrytą kartę albo dobierz kartę ze stosu."
    assert prompt(position("fish_1", ""), "en").endswith("or discard or play a card from your hand.")
    assert prompt(position("sea_wolf", "", begun=1), "pl").endswith("albo odłóż lub wyłóż kartę z ręki.")


def test_prompt_of_an_event_says_what_can_be_done() -> None:
    event = {"phase": "event", "event": "storm", "begun": 1}
    lose = position("pigs_1", "", **event)
    assert prompt(lose, "en") == "Storm! Give up one pink card."
    assert prompt(lose, "pl") == "Sztorm! Oddaj jedną kartę w kolorze różowym."
    wolf = position("pigs_1 sea_wolf", "", **event)
    assert prompt(wolf, "en") == "Storm! Give up one pink card, or use your sea wolf."
    assert prompt(wolf, "pl") == (
        "Sztorm! Oddaj jedną kartę w kolorze różowym albo skorzystaj z pomocy wilka morskiego."
    )
    show = position("gold_1 sea_wolf", "", **event)
    assert prompt(show, "en") == "Storm! You have no pink card. Show your hand, or use your sea wolf."
    assert prompt(show, "pl") == (
        "Sztorm! Nie masz karty w kolorze różowym. Pokaż karty albo skorzystaj z pomocy wilka morskiego."
    )


@pytest.mark.parametrize(
    ("event", "card", "colour"),
    [
        ("rats", "fish_1", "niebieskim"),
        ("mutiny", "barrels_1", "czerwonym"),
        ("storm", "pigs_1", "różowym"),
        ("pirates", "ship_yellow_1", "żółtym"),
    ],
)
def test_polish_colours_are_declined(event: str, card: str, colour: str) -> None:
    state = position(
        f"{card} storm rats gold_2 pigs_2".replace(f" {event}", ""), "", phase="event", event=event
    )
    assert f"w kolorze {colour}." in prompt(state, "pl")
    assert f"w kolorze {colour}," in reason(state, "show:hand", "pl")
    other = "discard:gold_2" if event != "pirates" else "discard:pigs_2"
    assert f"w kolorze {colour}," in reason(state, other, "pl")


def test_reason_for_another_colour_is_a_sentence() -> None:
    state = position("fish_1 gold_2", "", phase="event", event="rats")
    assert (
        reason(state, "discard:gold_2", "en")
        == "Rats! You have to give up a blue card, but this card has another colour: gold 2."
    )


def test_words_name_a_drawn_card_to_its_owner_alone() -> None:
    play = play_from(position("", "", pile="pigs_1 gold_2 delivery delivery delivery"))
    play.do("draw:pile")
    assert told(play, 0, "en") == ["Ann draws pigs 1 from the pile."]
    assert told(play, 1, "en") == ["Ann draws a hidden card from the pile."]
    assert told(play, 0, "pl") == ["Ann dobiera ze stosu: świnki 1."]
    assert told(play, 1, "pl") == ["Ann dobiera ze stosu: zakryta karta."]


def test_log_has_an_event_from_its_play_to_its_end() -> None:
    play = play_from(position("rats fish_1", "gold_1", "gold_2 sea_wolf", begun=1))
    for key in ("play:rats", "discard:fish_1", "use:sea_wolf"):
        play.do(key)
    assert told(play, None, "en") == [
        "Ann plays Rats!",
        "Ann gives up fish 1.",
        "Bob shows: gold 1.",
        "Cat uses a sea wolf and loses nothing.",
    ]


@pytest.mark.parametrize(
    ("points", "english", "polish"),
    [
        (1, "1 point", "1 punkt"),
        (-1, "−1 point", "−1 punkt"),
        (2, "2 points", "2 punkty"),
        (-3, "−3 points", "−3 punkty"),
        (5, "5 points", "5 punktów"),
        (12, "12 points", "12 punktów"),
        (22, "22 points", "22 punkty"),
        (0, "0 points", "0 punktów"),
    ],
)
def test_points_are_counted_in_both_languages(points: int, english: str, polish: str) -> None:
    message = Message("event-scored", {"seat": 0, "points": points})
    assert say(message, "en") == f"Ann: {english}."
    assert say(message, "pl") == f"Ann: {polish}."


def test_all_that_a_game_says_is_worded() -> None:
    """Every event, label, prompt and reason that comes up in random games, in both languages."""
    rng = Rng(3)
    said: dict[str, Message] = {}

    def hear(messages: Iterable[Message | None]) -> None:
        said.update((str(message), message) for message in messages if message is not None)

    plays = [
        hs.Play(GAME, 2 + seed % 3, seed, {"visibility": "poor" if seed % 2 else "normal"})
        for seed in range(8)
    ]
    for play in [*plays, play_from(position("fish_1", "gold_1", pile=""))]:
        while not play.state.is_over:
            state = play.state
            actions = state.legal_actions()
            hear([state.prompt()])
            hear(state.label(action) for action in actions)
            hear(state.why_not(action) for action in range(len(GAME.actions)))
            play.do(GAME.actions.key(actions[int(rng.below(len(actions)))]))
        for seat in (0, None):
            for event in play.events(seat=seat):
                args = event["args"]
                assert isinstance(args, dict)
                hear([Message(f"event-{event['id']}", args)])
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
    heard = {message.id for message in said.values()}
    for kind in ("event-", "prompt-", "action-", "why-"):
        assert ids("en", kind) <= heard, "words that nothing says"


def test_position_errors_of_the_game_are_worded() -> None:
    data = position("fish_1", "").to_dict()
    inside = data["position"]
    assert isinstance(inside, dict)
    inside["row"][0] = ""
    with pytest.raises(hs.BadPosition) as refused:
        GAME.from_dict(data)
    assert refused.value.say("en") == "position.position.row: The row must be full."


def test_polish_line_about_the_game_says_to_keep_nothing() -> None:
    """'Nie zostań z niczym' would say the opposite."""
    assert "z niczym" not in say(Message("game-line"), "pl")


def test_illegal_action_says_its_reason() -> None:
    with pytest.raises(hs.IllegalAction) as refused:
        do(position("", ""), "discard:gold_1")
    assert refused.value.say("en") == "discard:gold_1: You do not have this card in your hand: gold 1."
    assert refused.value.say("pl") == "discard:gold_1: Nie masz tej karty w ręce: złoto 1."


COINED = r"\bparti[aięą]\b|odkryt\w+ rz[ąę]d|\bpunktacj|(?:całą|pustą|twoja|pokazujesz) ręk"
"""Words for which the box has others: rozgrywka, rząd odkrytych kart, liczenie punktów, karty w ręce."""


def test_polish_words_are_those_of_the_box() -> None:
    texts = [files(GAME.package) / "locale" / name for name in ("pl.ftl", "rules.pl.md", "tour.pl.md")]
    board = Path(__file__).parents[3] / "web/src/boards/seawolf/pl.ftl"
    for text in [*texts, board]:
        assert re.findall(COINED, text.read_text("utf-8").lower()) == []
    rules = texts[1].read_text("utf-8")
    for variant in ("„100”", "„Słaba widoczność”"):
        assert f"Wariant {variant}" in rules
