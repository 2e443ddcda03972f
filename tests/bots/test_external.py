"""Bots that are external programs. In any case there is an action or a clear error, in time."""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from textwrap import dedent, indent

import pytest

import harbourside as hs
from harbourside.bots.asking import BotFailed, ask, dismiss
from harbourside.bots.external import ExternalBot

pytestmark = pytest.mark.skipif(os.name != "posix", reason="external bots need Unix")

PRELUDE = """\
import json, os, signal, sys, time
def say(**message):
    print(json.dumps(message), flush=True)
def hear():
    line = sys.stdin.readline()
    return json.loads(line) if line else sys.exit()
"""
HELLO = PRELUDE + "hello = hear()\nsay(ready=True)\n"
ANSWERS = """\
while (question := hear())["type"] == "choose":
    say(id=question["id"], action=question["legal"][-1])
"""

MakeBot = Callable[..., ExternalBot]


@pytest.fixture
def make(tmp_path: Path) -> Iterator[MakeBot]:
    """Makes bots from Python programs, and ends them after the test."""
    made: list[ExternalBot] = []

    def make(program: str, timeout: float = 5.0, start_timeout: float = 5.0, seed: int = 3) -> ExternalBot:
        file = tmp_path / f"bot{len(made)}.py"
        file.write_text(program)
        command = [sys.executable, "-S", "-E", str(file)]
        made.append(ExternalBot(command, seed=seed, timeout=timeout, start_timeout=start_timeout))
        return made[-1]

    yield make
    dismiss(made)


def answering(how: str) -> str:
    """A program that runs `how` for every question. There `answer` is a legal answer."""
    answer = "answer = {'id': question['id'], 'action': question['legal'][-1]}"
    return f"{HELLO}while (question := hear())['type'] == 'choose':\n" + indent(
        f"{answer}\n{dedent(how)}", "    "
    )


@pytest.fixture
def seat() -> hs.Seat:
    state = hs.game("seawolf").new_game(players=2, seed=1)
    return hs.Seat(state, state.actor)


def last(seat: hs.Seat) -> int:
    return seat.legal_actions()[-1]


def failure(bot: ExternalBot, seat: hs.Seat) -> BotFailed:
    with pytest.raises(BotFailed) as caught:
        ask(bot, seat)
    for language in hs.LANGUAGES:
        assert "⟦" not in caught.value.say(language)
    return caught.value


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] != "Z"


def assert_ends(pid: int) -> None:
    for _ in range(200):
        if not is_running(pid):
            return
        time.sleep(0.02)
    raise AssertionError(f"{pid} is still running")


def test_it_answers_with_a_key(make: MakeBot, seat: hs.Seat) -> None:
    bot = make(HELLO + ANSWERS)
    assert [ask(bot, seat) for _ in range(3)] == [last(seat)] * 3


def test_it_answers_with_a_number(make: MakeBot, seat: hs.Seat) -> None:
    how = "say(id=question['id'], action=hello['actions'].index(question['legal'][0]))"
    assert ask(make(answering(how)), seat) == seat.legal_actions()[0]


def test_it_gets_what_its_seat_knows_and_nothing_else(make: MakeBot, seat: hs.Seat, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    note = f"open({str(heard)!r}, 'a').write(json.dumps([hello, question]) + chr(10))"
    ask(make(answering(f"{note}\nsay(**answer)"), seed=2**96 - 1), seat)
    hello, question = json.loads(heard.read_text())
    assert 0 <= hello.pop("seed") < 2**53
    assert hello == {
        "type": "hello",
        "protocol": 1,
        "game": "seawolf",
        "rules": seat.facts.rules_version,
        "players": 2,
        "seat": seat.number,
        "options": seat.options,
        "timeout": 5.0,
        "actions": list(seat.actions),
    }
    legal = [seat.actions.key(action) for action in seat.legal_actions()]
    assert question == {"type": "choose", "id": 1, "legal": legal, "view": seat.view()}


def test_it_gets_features_and_samples_if_it_wants_them(make: MakeBot, tmp_path: Path) -> None:
    state = hs.game("seawolf").new_game(players=3, seed=4)
    for _ in range(9):
        state.apply(state.legal_actions()[-1])
    seat = hs.Seat(state, state.actor)
    heard = tmp_path / "heard"
    program = (
        PRELUDE
        + f"""\
hear()
say(ready=True, features=True, samples=3)
question = hear()
open({str(heard)!r}, 'a').write(json.dumps(question) + chr(10))
say(id=question['id'], action=question['legal'][0])
"""
    )
    for position in (state, state.sample(seat.number, hs.Rng(77))):
        ask(make(program), hs.Seat(position, seat.number))
    first, second = (json.loads(line) for line in heard.read_text().splitlines())
    assert first == second
    assert first["features"] == seat.features()
    samples = [hs.game("seawolf").from_dict(sample) for sample in first["samples"]]
    assert len(samples) == 3
    assert all(sample.view(seat.number) == seat.view() for sample in samples)
    assert samples[0].to_dict() != samples[1].to_dict()


@pytest.mark.parametrize("wish", ["-1", "True", "'many'", "None", "[3]"])
def test_an_invalid_number_of_samples_is_ignored(make: MakeBot, seat: hs.Seat, wish: str) -> None:
    program = PRELUDE + f"hear()\nsay(ready=True, samples={wish})\nq = hear()\nassert 'samples' not in q\n"
    assert ask(make(program + "say(id=1, action=q['legal'][-1])\n"), seat) == last(seat)


def test_the_number_of_samples_is_limited(make: MakeBot, seat: hs.Seat) -> None:
    program = (
        PRELUDE + "hear()\nsay(ready=True, samples=10**18)\nq = hear()\nassert len(q['samples']) == 100\n"
    )
    assert ask(make(program + "say(id=1, action=q['legal'][-1])\n"), seat) == last(seat)


def test_it_says_its_name(make: MakeBot, seat: hs.Seat) -> None:
    bot = make(PRELUDE + "hear()\nsay(ready=True, name='Deep' + chr(27) + 'Sea' * 99)\n" + ANSWERS)
    ask(bot, seat)
    assert bot.name is not None
    assert bot.name.startswith("Deep\ufffdSea")
    assert len(bot.name) < 70


def test_it_is_asked_only_if_there_is_a_choice(toy: hs.Game) -> None:
    state = toy.new_game(players=1, seed=1)
    state.apply(toy.actions.index("show"))
    bot = ExternalBot(["/no/such/program"])
    assert toy.actions.key(bot.choose(hs.Seat(state, 0))) == "keep"


@pytest.mark.parametrize(
    ("how", "says"),
    [
        ("print('I think…', flush=True)", "I think"),
        ("print('[1, 2]', flush=True)", "[1, 2]"),
        ("print('null', flush=True)", "null"),
        ("print('[' * 50000, flush=True)", "[[["),
        ("print('{\"id\":' * 10000, flush=True)", '{"id":'),
        ("print('{\"id\": ' + '9' * 9000 + '}', flush=True)", "999"),
        ("print('x' * 200000, flush=True)", "100,000"),
        ("sys.stdout.write('x' * 10**7)", "100,000"),
        ("sys.stdout.buffer.write(bytes(range(128, 256)) + b'\\n'); sys.stdout.flush()", "\ufffd"),
        ("say(action=answer['action'])", '"action"'),
        ("say(id=question['id'] + 1, action=answer['action'])", '"id": 2'),
        ("say(id=str(question['id']), action=answer['action'])", '"id": "1"'),
        ("say(id=True, action=answer['action'])", "true"),
        ("say(id=float(question['id']), action=answer['action'])", "1.0"),
        ("say(id=0, action=answer['action'])", '"id": 0'),
        ("say(id=question['id'])", "None"),
        ("say(id=question['id'], action=None)", "None"),
        ("say(id=question['id'], action=True)", "True"),
        ("say(id=question['id'], action=1.5)", "1.5"),
        ("say(id=question['id'], action=10**30)", "1000"),
        ("say(id=question['id'], action=-1)", "-1"),
        ("say(id=question['id'], action=[answer['action']])", "draw:pile"),
        ("say(id=question['id'], action='fly:moon')", "fly:moon"),
        ("say(id=question['id'], action='hire:sea_wolf')", "hire:sea_wolf"),
        ("print('no idea', file=sys.stderr); sys.exit(7)", "exit code 7). Its last lines were: no idea"),
        ("sys.exit()", "exit code 0"),
        ("os.kill(os.getpid(), signal.SIGSEGV)", "SIGSEGV"),
        ("raise RuntimeError('lost at sea')", "RuntimeError: lost at sea"),
        ("os.close(1); time.sleep(60)", "without an answer"),
    ],
)
def test_a_bad_answer_raises_an_error_and_the_game_continues(
    make: MakeBot, seat: hs.Seat, how: str, says: str
) -> None:
    bot = make(answering(f"if question['id'] == 1:\n    {how}\nelse:\n    say(**answer)"))
    assert says in str(failure(bot, seat))
    assert ask(bot, seat) == last(seat)


@pytest.mark.parametrize(
    "how",
    [
        "time.sleep(60)",
        "while True: pass",
        "sys.stdout.write(json.dumps(answer)); sys.stdout.flush(); time.sleep(60)",
        "print(json.dumps(answer)); time.sleep(60)",
        "while True: print(flush=True)",
        "while True: say(id=0 + question['id'] - 1, action=1) if question['id'] > 1 else time.sleep(1)",
        "while True: print('x' * 1000, file=sys.stderr)",
        "signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(60)",
    ],
    ids=["sleeps", "spins", "half a line", "does not flush", "blank lines", "stale", "chatters", "ignores"],
)
def test_after_a_timeout_the_next_decision_starts_the_program_again(
    make: MakeBot, seat: hs.Seat, how: str
) -> None:
    bot = make(answering(f"if question['id'] < 3:\n    {how}\nelse:\n    say(**answer)"), timeout=0.2)
    for _ in range(2):
        assert "timeout=0.2" in str(failure(bot, seat))
    assert ask(bot, seat) == last(seat)


def test_half_a_line_can_be_finished_later(make: MakeBot, seat: hs.Seat) -> None:
    how = """
    text = json.dumps(answer)
    for part in (text[:5], text[5:], chr(10) + chr(13) + chr(10)):
        sys.stdout.write(part)
        sys.stdout.flush()
        time.sleep(0.02)
    """
    bot = make(answering(how))
    assert [ask(bot, seat) for _ in range(3)] == [last(seat)] * 3


def test_an_answer_to_an_earlier_question_is_ignored(make: MakeBot, seat: hs.Seat) -> None:
    how = """
    for id in range(1, question["id"]):
        say(id=id, action=question["legal"][0])
    say(**answer)
    say(**answer)
    """
    bot = make(answering(how))
    assert [ask(bot, seat) for _ in range(4)] == [last(seat)] * 4


def test_much_output_on_standard_error_does_not_block(make: MakeBot, seat: hs.Seat) -> None:
    how = """
    print("x" * 10**6, file=sys.stderr)
    print("the end is near", file=sys.stderr)
    if question["id"] == 3:
        sys.exit(1)
    say(**answer)
    print("y" * 10**5, file=sys.stderr)
    """
    bot = make(answering(how))
    assert [ask(bot, seat) for _ in range(2)] == [last(seat)] * 2
    said = str(failure(bot, seat))
    assert said.endswith("the end is near")
    assert len(said) < 1000


def test_a_program_that_reads_nothing_does_not_block_us(make: MakeBot) -> None:
    """The question is larger than any pipe's buffer."""
    state = hs.game("puerto_rico").new_game(seed=1)
    program = PRELUDE + "hear()\nsay(ready=True, samples=100)\ntime.sleep(60)"
    assert "timeout=0.3" in str(failure(make(program, timeout=0.3), hs.Seat(state, state.actor)))


@pytest.mark.parametrize(
    ("program", "says"),
    [
        ("import no_such_module", "No module named 'no_such_module'"),
        ("import time; time.sleep(60)", "start_timeout=0.5"),
        ("print('Welcome!', flush=True); import time; time.sleep(60)", "Welcome!"),
        (PRELUDE + "say(ready='yes')", "yes"),
        (PRELUDE + "say(ready=False, reason='not this game')", "not this game"),
        (PRELUDE + "say(id=1, action='draw:pile')", "draw:pile"),
    ],
)
def test_a_program_that_does_not_become_ready_is_not_started_again(
    make: MakeBot, seat: hs.Seat, program: str, says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = make(program, start_timeout=0.5)
    first = failure(bot, seat)
    assert says in str(first)
    monkeypatch.setattr("harbourside.bots.child_process.subprocess.Popen", pytest.fail)
    assert str(failure(bot, seat)) == str(first)


@pytest.mark.parametrize("content", [None, "", "\x00\x01"])
def test_a_program_that_cannot_be_started_raises_an_error(
    tmp_path: Path, seat: hs.Seat, content: str | None
) -> None:
    file = tmp_path / "bot"
    if content is not None:
        file.write_text(content)
        file.chmod(0o755)
    assert "bot" in str(failure(ExternalBot([str(file)]), seat))


def test_another_seat_starts_another_program(make: MakeBot) -> None:
    bot = make(answering("say(id=question['id'], action=question['legal'][hello['seat']])"))
    state = hs.game("seawolf").new_game(players=2, seed=1, options={"start_player": 0})
    assert ask(bot, hs.Seat(state, 0)) == state.legal_actions()[0]
    state.apply(state.legal_actions()[-1])
    assert ask(bot, hs.Seat(state, 1)) == state.legal_actions()[1]


@pytest.mark.parametrize("limits", [(0.0, 1.0), (1.0, -1.0), (float("nan"), 1.0), (float("inf"), 1.0)])
def test_invalid_timeouts_are_refused(limits: tuple[float, float]) -> None:
    with pytest.raises(ValueError, match="time"):
        ExternalBot(["true"], timeout=limits[0], start_timeout=limits[1])


# No program outlives us

FAMILY = """\
import subprocess
grandchild = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
open(NOTE, "w").write(json.dumps([os.getpid(), grandchild.pid]))
"""


def family(note: Path, how: str) -> str:
    return HELLO + FAMILY.replace("NOTE", repr(str(note))) + how


def members(note: Path) -> list[int]:
    pids = json.loads(note.read_text())
    assert all(is_running(pid) for pid in pids)
    return [int(pid) for pid in pids]


STUBBORN = """\
signal.signal(signal.SIGTERM, signal.SIG_IGN)
for line in sys.stdin:
    question = json.loads(line)
    if question["type"] == "choose":
        say(id=question["id"], action=question["legal"][-1])
time.sleep(600)
"""


def test_it_gets_a_last_message_and_can_clean_up(make: MakeBot, seat: hs.Seat, tmp_path: Path) -> None:
    note = tmp_path / "note"
    bot = make(f"{HELLO}{ANSWERS}time.sleep(0.1)\nopen({str(note)!r}, 'w').write(question['type'])\nhear()\n")
    ask(bot, seat)
    bot.close()
    assert note.read_text() == "end"
    bot.close()


@pytest.mark.parametrize("how", [ANSWERS, STUBBORN], ids=["willing", "stubborn"])
def test_close_ends_it_with_its_children(make: MakeBot, seat: hs.Seat, tmp_path: Path, how: str) -> None:
    bot = make(family(tmp_path / "note", how))
    ask(bot, seat)
    pids = members(tmp_path / "note")
    bot.close()
    for pid in pids:
        assert_ends(pid)


def test_a_bot_that_is_not_closed_is_ended_too(seat: hs.Seat, tmp_path: Path) -> None:
    program = tmp_path / "bot.py"
    program.write_text(family(tmp_path / "note", STUBBORN))
    bot = ExternalBot([sys.executable, str(program)])
    ask(bot, seat)
    pids = members(tmp_path / "note")
    del bot
    gc.collect()
    for pid in pids:
        assert_ends(pid)


@pytest.mark.parametrize("end", ["pass", "os._exit(1)", "os.kill(os.getpid(), signal.SIGKILL)"])
def test_it_does_not_outlive_us(tmp_path: Path, end: str) -> None:
    program = tmp_path / "bot.py"
    program.write_text(family(tmp_path / "note", STUBBORN))
    ours = f"""
import os, signal, sys
import harbourside as hs
from harbourside.bots.external import ExternalBot
bot = ExternalBot([sys.executable, {str(program)!r}])
state = hs.game("seawolf").new_game(2, 1)
bot.choose(hs.Seat(state, state.actor))
print("chosen", flush=True)
sys.stdin.readline()
{end}
"""
    source = str(Path(hs.__file__).parents[1])
    process = subprocess.Popen(
        [sys.executable, "-c", ours],
        env={**os.environ, "PYTHONPATH": source},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "chosen\n"
    pids = members(tmp_path / "note")
    process.communicate("\n", timeout=20)
    for pid in pids:
        assert_ends(pid)


def test_keys_pressed_at_our_terminal_do_not_reach_it(make: MakeBot, seat: hs.Seat) -> None:
    """Ctrl-C ends only this process, because the bot has its own session. Then this process ends the bot."""
    how = "assert os.getsid(0) == os.getpgid(0) == os.getpid()\nsay(**answer)"
    assert ask(make(answering(how)), seat) == last(seat)
