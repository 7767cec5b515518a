# interpreted: looked up once, before the first foreign bot
"""What the cage holds on this machine, and the command that starts a program in it."""

from __future__ import annotations

import logging
import os
import shutil
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path
from typing import Final

from ludopolis.wire.error import Refusal
from ludopolis.wire.text import Line, NameArg, TermArg

LOG: Final = logging.getLogger("ludopolis.cage")
HELD_BY: Final[dict[str, list[set[str]]]] = {
    "files": [{"landlock", "seccomp"}, {"mounts", "namespaces", "user"}],
    "network": [{"seccomp"}, {"mounts", "namespaces", "user"}],
    "processes": [{"limits", "user", "seccomp"}, {"limits", "user", "namespaces"}],
    "memory": [{"limits", "user", "seccomp"}],
    "signals": [{"seccomp"}, {"namespaces", "user"}],
}
"""What a program is kept from, and the sets of layers of which one is enough for it."""
SYSTEM: Final = ("/usr", "/bin", "/lib", "/lib64", "/etc/ld.so.cache", "/etc/alternatives",
                 "/dev/urandom", "/dev/null")  # fmt: skip
"""What programs in general can't do without. None of it is the host's own."""
TRUST: Final = "LUDOPOLIS_TRUST_PROGRAMS"
"""A host's word, never part of a match, a record or a contest: those come from anywhere."""
SECONDS_TO_PROVE: Final = 20.0
START: Final = (
    "import sys; sys.path.insert(0, sys.argv[1]); "
    "from ludopolis.bots.cage.{module} import main; {call}"
)


class Uncaged(Refusal):
    """A program that nobody vouches for, on a machine that can't hold it."""

    def line(self) -> Line:
        """The refusal with what stays open in words."""
        program = str(self.arguments["program"])
        open_things = str(self.arguments["open"]).split(", ")
        return Line(f"refusal-{self.code}", {"program": program, "open": in_words(open_things)})


def in_words(open_things: list[str]) -> list[TermArg | NameArg]:
    return [TermArg(f"bots-cage-{thing}") for thing in open_things]


@cache
def layers_here() -> frozenset[str]:
    """The layers that work on this machine; none where there is no Linux."""
    if sys.platform != "linux":
        return frozenset()
    with tempfile.TemporaryDirectory(prefix="ludopolis-cage-") as folder:
        try:
            done = subprocess.run(  # noqa: S603 - a script of our own
                [*python("proofs", "print(*main(sys.argv[2]))"), folder],
                capture_output=True, check=False, timeout=SECONDS_TO_PROVE, text=True,
            )  # fmt: skip
        except (OSError, subprocess.TimeoutExpired):
            return frozenset()
    return frozenset(done.stdout.split())


def left_open(layers: frozenset[str]) -> list[str]:
    """What these layers together don't keep a program from.

    >>> left_open(frozenset({"landlock", "limits", "user"}))
    ['files', 'network', 'processes', 'memory', 'signals']
    >>> left_open(frozenset({"landlock", "limits", "user", "seccomp"}))
    []
    """
    return [thing for thing, ways in HELD_BY.items() if not any(way <= layers for way in ways)]


def is_trusting() -> bool:
    """Whether the host runs programs even where they can't be held."""
    return os.environ.get(TRUST, "") not in {"", "0"}


def check_cage(program: str, layers: frozenset[str], *, trusted: bool) -> None:
    """Refuse a program that the layers don't hold, unless it is trusted; that is logged."""
    open_things = ", ".join(left_open(layers))
    if open_things and not trusted:
        raise Uncaged("bot-uncaged", program=program, open=open_things)
    if open_things:
        LOG.info("program %s is trusted; not held here: %s", program, open_things)


def python(module: str, call: str) -> list[str]:
    """A function of a module of the cage in a Python of its own, as bare as can be started."""
    code = START.format(module=module, call=call)
    return [sys.executable, "-I", "-S", "-c", code, str(Path(__file__).parents[3])]


def program_path(name: str) -> str | None:
    """Where a program is. ``python`` is the one that runs us: others may be mere scripts."""
    if name in {"python", "python3"}:
        return sys.executable
    found = shutil.which(name)
    # It is started from another folder.
    return found and str(Path(found).absolute())


def is_path(word: str) -> bool:
    try:
        return Path(word).exists()
    except (OSError, ValueError):
        # Far too long for one, or not writable as one.
        return False


def caged_command(command: list[str], folder: str, leash: int, layers: frozenset[str]) -> list[str]:
    """The command in its cage: it may read what it names itself, and what it runs on."""
    program = program_path(command[0])
    if program is None:
        raise Refusal("bot-program", program=command[0])
    paths = {word: str(Path(word).resolve()) for word in command[1:] if is_path(word)}
    words = [paths.get(word, word) for word in command[1:]]
    if sys.platform != "linux":
        return [program, *words]
    # Java of some distributions keeps its settings there.
    java = [str(path) for path in Path("/etc").glob("java-*")]
    readable = [*SYSTEM, *java, *runs_on(program), *paths.values()]
    keeper = python("keeper", "main(sys.argv[2:])")
    return [*keeper, ",".join(sorted(layers)), str(leash), folder, *readable, "--", program, *words]


def runs_on(program: str) -> list[str]:
    """A program's file, by all its names, and what belongs to it: its libraries, its Python."""
    path = Path(program).absolute()
    found = [path]
    while path.is_symlink():
        path = path.parent / path.readlink()
        found.append(path)
    real = path.resolve()
    found += [real, real.parent.parent / "lib"] if real.parent.name == "bin" else [real]
    environment = Path(program).absolute().parent.parent
    if (environment / "pyvenv.cfg").exists():
        found.append(environment)
    if real == Path(sys.executable).resolve():
        found.append(Path(sys.base_prefix))
    return [str(path) for path in found]
