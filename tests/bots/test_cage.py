"""Hostile programs against every layer of the cage that this machine has."""

from __future__ import annotations

import copy
import json
import os
import pickle
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
import pytest

pytest.importorskip("resource", reason="the cage is made of Linux")

import resource

import ludopolis
from ludopolis.bots.bot import Budget
from ludopolis.bots.bot_game import BotGame
from ludopolis.bots.cage.keeper import NOT_CAGED
from ludopolis.bots.cage.kernel import prctl
from ludopolis.bots.cage.layers import HELD_BY, TRUST, Uncaged, layers_here, left_open
from ludopolis.bots.cage.proofs import PROOFS
from ludopolis.bots.cage.seccomp import ABSENT, ASKED, REFUSED, numbers
from ludopolis.bots.foreign import Foreign, Pipe
from ludopolis.bots.roster import bot_named
from ludopolis.bots.uniform import Uniform
from ludopolis.core.game import Setup
from ludopolis.games import SLUGS, open_game
from ludopolis.server.background.workers import bot_of
from ludopolis.text import LANGUAGES, render, term
from ludopolis.wire.error import Refusal
from tests.bots.trial import BAD, escapes
from tests.extent import PATIENCE

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the cage is made of Linux")

HERE = layers_here()
SOURCE = str(Path(ludopolis.__file__).parents[1])
HEADERS = (Path("/usr/include/x86_64-linux-gnu/asm/unistd_64.h"),
           Path("/usr/include/asm-generic/unistd.h"))  # fmt: skip
SYSTEM_PYTHON = Path("/usr/bin/python3")
DROP_FROM_BOUNDS = 24
IN_A_CONTAINER = {0, 1, 3, 4, 5, 6, 7, 8, 10, 13, 18, 27, 29, 31}
EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
MANY_FILES = 1100


def combinations_to_try() -> list[frozenset[str]]:
    """All layers, all but each one, and each set that is said to be enough for something."""
    less = [HERE - {layer} - ({"mounts"} if layer == "namespaces" else set()) for layer in HERE]
    enough = [frozenset(way) for ways in HELD_BY.values() for way in ways]
    return sorted({HERE, *less, *(way for way in enough if way <= HERE)}, key=sorted)


def processes_of(script: Path) -> list[int]:
    """All processes that have the script in their command."""
    found = []
    for process in Path("/proc").iterdir():
        try:
            if os.fsencode(script) in (process / "cmdline").read_bytes():
                found.append(int(process.name))
        except (OSError, ValueError):
            continue
    return found


def is_gone(script: Path) -> bool:
    deadline = time.monotonic() + PATIENCE
    while processes_of(script) and time.monotonic() < deadline:
        time.sleep(0.01)
    return not processes_of(script)


def copied(name: str, folder: Path) -> Path:
    return Path(shutil.copy(BAD / name, folder / name))


def test_the_escapes_are_open_without_a_cage() -> None:
    held = {name for name, (_, reason) in escapes(frozenset()).items() if reason}

    # Some systems let nobody but root trace others.
    assert held <= {"trace_its_host"}


@pytest.mark.parametrize(
    "layers", combinations_to_try(), ids=lambda layers: "+".join(sorted(layers))
)
def test_no_escape_from_what_the_layers_hold(layers: frozenset[str]) -> None:
    not_held = left_open(layers)

    found = escapes(layers)

    assert {thing for thing, _ in found.values()} == set(HELD_BY)
    assert [
        name for name, (thing, held) in found.items() if not held and thing not in not_held
    ] == []


def drop_capabilities() -> None:
    """Be root in a container: with the capabilities that Docker leaves by default."""
    for capability in range(41):
        if capability not in IN_A_CONTAINER:
            prctl(DROP_FROM_BOUNDS, capability)


def assert_nothing_is_open(trial: str, without: Sequence[str] = ()) -> None:
    """As little as here; nobody but root has namespaces of their own in a chroot, for one."""
    told = json.loads(trial)
    there = frozenset(told["layers"])
    lacking = HERE - there - set(without)
    assert lacking <= {"namespaces", "mounts"}
    assert told["open"] == left_open(HERE - lacking - set(without))
    for name, (thing, held) in told["found"].items():
        assert held or thing in told["open"], name


@pytest.mark.skipif(os.getuid() != 0, reason="root in a container is made from root")
def test_no_escape_of_a_bot_of_root_in_a_container() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "tests.bots.trial"], env={"PYTHONPATH": SOURCE},
        cwd=Path(__file__).parents[2], preexec_fn=drop_capabilities,
        capture_output=True, text=True, check=True,
    )  # fmt: skip

    assert_nothing_is_open(ran.stdout)


@pytest.mark.skipif(os.getuid() != 0, reason="then all other tests run as an ordinary user")
@pytest.mark.parametrize("without", [[], ["namespaces", "mounts"], ["landlock"]])
def test_no_escape_of_an_ordinary_users_bot(without: list[str]) -> None:
    if SYSTEM_PYTHON.resolve().name != f"python3.{sys.version_info.minor}":
        pytest.skip("there is no Python here that everybody can read")
    site = Path(msgspec.__file__).parents[1]
    ran = subprocess.run(
        [SYSTEM_PYTHON, "-m", "tests.bots.trial", *without],
        env={"PYTHONPATH": f"{SOURCE}:{site}", "PYTHONDONTWRITEBYTECODE": "1"},
        cwd=Path(__file__).parents[2], user=54321, group=54321, extra_groups=[],
        capture_output=True, text=True, check=True,
    )  # fmt: skip

    assert_nothing_is_open(ran.stdout, without)


@pytest.mark.parametrize("without", [set(), {"seccomp"}])
def test_nothing_outlives_its_end(without: set[str], tmp_path: Path) -> None:
    script = copied("outlive.bot", tmp_path)
    pipe = Pipe([sys.executable, str(script)], HERE - without)
    assert pipe.lines(time.monotonic() + PATIENCE) == b"here"

    pipe.close()

    assert processes_of(script) == []
    assert pipe.process.returncode is not None
    assert not Path(pipe.folder).exists()


def test_nothing_outlives_a_bot_that_nobody_closed(tmp_path: Path) -> None:
    script = Path(shutil.copy(EXAMPLES / "first.py", tmp_path / "first.py"))
    first = Foreign([sys.executable, str(script)], trusted=True)

    ludopolis.play_out(ludopolis.new("utopia", seed=7), [first, "uniform"])
    assert len(processes_of(script)) == 2  # the program and its keeper
    del first

    assert processes_of(script) == []


def test_nothing_outlives_a_killed_host(tmp_path: Path) -> None:
    script = copied("outlive.bot", tmp_path)
    command = [sys.executable, str(Path(__file__).with_name("holder.py")), str(script)]
    # Nobody is left to remove the folder of the bot.
    there = {"PYTHONPATH": SOURCE, "TMPDIR": str(tmp_path)}
    host = subprocess.Popen(command, env=there, stdout=subprocess.PIPE)
    assert host.stdout is not None
    assert host.stdout.readline() == b"here\n"

    host.kill()
    host.wait()
    host.stdout.close()

    assert is_gone(script)


def test_nothing_outlives_a_keeper_that_is_stuck(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludopolis.bots.foreign.SECONDS_TO_END", 0.1)
    script = copied("outlive.bot", tmp_path)
    pipe = Pipe([sys.executable, str(script)], HERE)
    pipe.lines(time.monotonic() + PATIENCE)

    os.kill(pipe.process.pid, signal.SIGSTOP)
    pipe.close()

    assert pipe.process.returncode == -signal.SIGKILL
    assert is_gone(script)


@pytest.mark.parametrize(
    ("name", "fault"),
    [("spin.bot", "late"), ("idle.bot", "late"), ("flood.bot", "flood"),
     ("endless_line.bot", "flood")],
)  # fmt: skip
def test_who_never_answers_is_ended(name: str, fault: str, tmp_path: Path) -> None:
    script = copied(name, tmp_path)
    bot = Foreign([sys.executable, str(script)], 0.5, trusted=True)
    match = BotGame(open_game("utopia"), Setup(2, 3), [bot, Uniform()], [1, 2], Budget(0.5))

    match.play()

    assert match.state.over
    assert match.faults[0][fault] == 3
    assert processes_of(script) == []


def test_a_host_with_many_open_files_keeps_its_bots() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard < MANY_FILES + 100:
        pytest.skip("so many files can't be open here")
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    files = [os.open("/dev/null", os.O_RDONLY) for _ in range(MANY_FILES)]
    try:
        assert said([sys.executable, "-c", "print('here', flush=True); input()"]) == b"here"
    finally:
        for file in files:
            os.close(file)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("command", ["python3 first.py", "node wordy.js"])
def test_good_programs_play_every_game(
    slug: str, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(TRUST, "1")
    program, script = command.split()
    if shutil.which(program) is None:
        pytest.skip(f"there is no {program} here")
    path = EXAMPLES / script
    game = open_game(slug)
    bot = bot_named(game, f"run:{program} {path}")
    bots = [bot, *[Uniform() for _ in range(game.seats.start - 1)]]
    setup = Setup(game.seats.start, 3)
    match = BotGame(game, setup, bots, list(range(len(bots))), Budget(10.0))

    match.play()
    bot.close()

    assert match.state.over
    assert match.faults[0] == {}
    assert match.asked[0] > 10


def said(command: list[str]) -> bytes:
    """The first line of a program in the whole cage, or nothing."""
    pipe = Pipe(command, HERE)
    try:
        return pipe.lines(time.monotonic() + PATIENCE)
    except Exception:  # noqa: BLE001 - it ended without a word
        return b""
    finally:
        pipe.close()


def test_a_bot_that_is_a_folder_reads_all_of_it(tmp_path: Path) -> None:
    folder = tmp_path / "clever"
    folder.mkdir()
    (folder / "model.txt").write_text("42", encoding="utf-8")
    (folder / "thoughts.py").write_text(
        "from pathlib import Path\nMODEL = Path(__file__).with_name('model.txt').read_text()\n",
        encoding="utf-8",
    )
    (folder / "__main__.py").write_text(
        "import thoughts\nprint(thoughts.MODEL, flush=True)\ninput()\n", encoding="utf-8"
    )

    assert said([sys.executable, str(folder)]) == b"42"
    # A lone script is given its own file, and none of its neighbours.
    assert said([sys.executable, str(folder / "__main__.py")]) == b""


def test_a_bot_reads_what_its_command_names(tmp_path: Path) -> None:
    script = tmp_path / "reader.py"
    script.write_text(
        "import sys\nprint(open(sys.argv[1]).read(), flush=True)\ninput()\n", encoding="utf-8"
    )
    (tmp_path / "model.txt").write_text("42", encoding="utf-8")

    assert said([sys.executable, str(script), str(tmp_path / "model.txt")]) == b"42"


def test_a_bot_may_be_a_program_beside_its_host(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = tmp_path / "bot.sh"
    script.write_text("#!/bin/sh\necho $#\nread line\n", encoding="utf-8")
    script.chmod(0o755)
    monkeypatch.chdir(tmp_path)

    assert said(["./bot.sh", "x" * 5000, "a\tb"]) == b"2"


def test_threads_loops_and_files_of_its_own_kind_still_work(tmp_path: Path) -> None:
    script = tmp_path / "busy.py"
    script.write_text(
        "import asyncio, concurrent.futures, os, random, ssl, uuid\n"
        "async def main():\n"
        "    with concurrent.futures.ThreadPoolExecutor(8) as pool:\n"
        "        loop = asyncio.get_running_loop()\n"
        "        return sum(await asyncio.gather(\n"
        "            *[loop.run_in_executor(pool, abs, -n) for n in range(9)]))\n"
        "print(asyncio.run(main()), flush=True)\n"
        "input()\n",
        encoding="utf-8",
    )

    assert said([sys.executable, str(script)]) == b"36"


def test_a_layer_that_fails_keeps_the_program_from_starting(tmp_path: Path) -> None:
    script = tmp_path / "start.py"
    script.write_text("print('started', flush=True)\ninput()\n", encoding="utf-8")
    # Mounts of their own need a namespace of their own.
    pipe = Pipe([sys.executable, str(script)], frozenset({"mounts"}))

    code = pipe.process.wait(PATIENCE)
    output = os.read(pipe.from_bot, 100)
    pipe.close()

    assert (code, output) == (NOT_CAGED, b"")


WITHOUT_CALLS = """
import sys
from ludopolis.bots.cage import layers, seccomp
seccomp.REFUSED, seccomp.conditions = {"lost": sys.argv[1]}, lambda pid: {}
seccomp.forbid_calls()
print(*layers.layers_here())
"""


@pytest.mark.parametrize(
    ("calls", "lost"),
    [
        ("unshare 272 97", {"namespaces", "mounts"}),
        ("mount 165 40", {"mounts"}),
        ("landlock_create_ruleset 444 444", {"landlock"}),
        ("prctl 157 167", {"landlock", "seccomp", "user"}),
        ("setresuid 117 147", {"user"}),
        ("prlimit64 302 261, setrlimit 160 164", {"limits", "user"}),
    ],
)
def test_a_kernel_that_lacks_a_layer_is_found_out(calls: str, lost: set[str]) -> None:
    """Calls are taken away as containers do it."""
    if os.getuid() != 0:
        pytest.skip("what root needs is another thing")
    found = subprocess.run(
        [sys.executable, "-c", WITHOUT_CALLS, calls], env={"PYTHONPATH": SOURCE},
        capture_output=True, text=True, check=True,
    ).stdout.split()  # fmt: skip

    assert set(found) == HERE - lost


EACH_VERSION = """
from ludopolis.bots.cage import landlock
from ludopolis.bots.cage.proofs import holds, landlock_holds
known = landlock.version()
for one in range(1, known + 1):
    landlock.version = lambda: one
    print(holds(lambda: landlock_holds("/usr")))
"""


@pytest.mark.skipif("landlock" not in HERE, reason="there is no Landlock here")
def test_every_version_of_landlock_closes_files() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", EACH_VERSION], env={"PYTHONPATH": SOURCE},
        capture_output=True, text=True, check=True,
    )  # fmt: skip

    assert set(ran.stdout.split()) == {"True"}


@pytest.mark.parametrize("layer", [*PROOFS, "all"])
def test_what_is_not_held_is_refused_in_words(layer: str) -> None:
    layers = frozenset() if layer == "all" else HERE - {layer}
    open_things = left_open(layers)
    if not open_things:  # another layer holds the same
        assert Foreign([sys.executable], layers=layers).layers == layers
        return

    with pytest.raises(Uncaged) as raised:
        Foreign([sys.executable], layers=layers)

    # Workers of the arena send it to whoever asked.
    refusal = pickle.loads(pickle.dumps(raised.value))
    assert refusal.code == "bot-uncaged"
    for language in LANGUAGES:
        text = render(refusal.line(), language)
        assert "--trust-programs" in text
        for thing in open_things:
            assert term(f"bots-cage-{thing}", language) in text


@pytest.mark.parametrize(
    "copied", [lambda bot: pickle.loads(pickle.dumps(bot)), copy.copy, copy.deepcopy],
    ids=["pickle", "copy", "deepcopy"],
)  # fmt: skip
def test_a_copy_is_trusted_as_the_bot_was(
    copied: Callable[[Foreign], Foreign], monkeypatch: pytest.MonkeyPatch
) -> None:
    trusted, caged = Foreign([sys.executable], 3.0, trusted=True), Foreign([sys.executable])
    monkeypatch.setattr("ludopolis.bots.foreign.layers_here", frozenset)  # elsewhere no cage holds

    other = copied(trusted)

    assert (other.command, other.start_seconds, other.trusted) == ([sys.executable], 3.0, True)
    with pytest.raises(Uncaged):
        copied(caged)


def test_a_trusted_program_plays_in_what_cage_there_is(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "ludopolis.cage")
    script = str(EXAMPLES / "first.py")
    assert Foreign([sys.executable, script], trusted=True, layers=frozenset()).layers == frozenset()
    monkeypatch.setenv(TRUST, "1")
    bot = Foreign([sys.executable, script], layers=frozenset({"limits"}))
    assert "files, network, processes, memory, signals" in caplog.text
    match = BotGame(open_game("utopia"), Setup(2, 3), [bot, Uniform()], [1, 2], Budget(10.0))

    match.play()
    bot.close()

    assert match.faults[0] == {}


@pytest.mark.parametrize("platform", ["darwin", "win32"])
def test_other_systems_hold_nothing(platform: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # The standard library would look for programs as on that system.
    monkeypatch.setattr("ludopolis.bots.foreign.program_path", str)
    monkeypatch.setattr(sys, "platform", platform)
    layers_here.cache_clear()
    try:
        with pytest.raises(Uncaged):
            Foreign([sys.executable])
    finally:
        layers_here.cache_clear()


def test_a_trusted_program_is_ended_without_a_keeper_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr("ludopolis.bots.foreign.IS_KEPT", False)
    pipe = Pipe([sys.executable, "-c", "print('here', flush=True)\nwhile True: pass"], frozenset())
    assert pipe.lines(time.monotonic() + PATIENCE) == b"here"

    pipe.close()

    assert pipe.process.returncode == -signal.SIGKILL


def test_the_server_starts_no_program() -> None:
    with pytest.raises(Refusal) as raised:
        bot_of("utopia", f"run:{sys.executable} anything.py")

    assert raised.value.code == "bot-unknown"


@pytest.mark.parametrize("column", [0, 1])
def test_the_numbers_of_calls_are_the_kernels(column: int) -> None:
    if not HEADERS[column].exists():
        pytest.skip("the kernel's headers are not installed")
    form = re.compile(r"#define __NR(?:3264)?_(\w+)\s+(\d+)\b")
    told = {name: int(number) for name, number in form.findall(HEADERS[column].read_text())}
    tables = [*REFUSED.values(), ABSENT, ASKED]
    ours = {name: n for table in tables for name, n in numbers(table, column).items()}

    # Headers may be older than the newest calls.
    assert {name: n for name, n in ours.items() if told.get(name, n) != n} == {}
    missing = {row.split()[0] for table in tables for row in table.split(",")} - set(ours)
    assert not missing & set(told)


def test_a_program_is_refused_where_its_pipes_cannot_be_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delattr("select.poll")  # as on Windows

    with pytest.raises(Uncaged):
        Foreign([sys.executable], layers=frozenset(), trusted=True)
