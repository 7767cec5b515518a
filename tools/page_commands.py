"""The commands that README and documentation show, and a way to run them all.

    python -m tools.page_commands           # list them
    python -m tools.page_commands --run     # run them from the top of the repository (hours)
    python -m tools.page_commands --run --small PART   # with few games; those that have the part

Commands that go on until somebody stops them must serve, or take what is typed.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

ROOT: Final = Path(__file__).resolve().parent.parent
BLOCK: Final = re.compile(r"^```(sh|console|)\n(.*?)^```", re.MULTILINE | re.DOTALL)
INDENTED: Final = re.compile(r"^    (make [^#\n]+)", re.MULTILINE)
INLINE: Final = re.compile(r"`((?:make|ludopolis|\.venv/bin/\S+|python -m) [^`]+)`")
COMMAND: Final = re.compile(
    r"(?:\$ )?((?:PYTHONPATH=\S+ )?(?:make|pip|ludopolis|python3?|\.venv/bin/\S+) .*?)(?:  +#.*)?$"
)
SERVING: Final = ("make play", "ludopolis serve")
PLAYING: Final = ("make terminal", "ludopolis play")
TYPED: Final = "1\n1\nq\n"
PLACE: Final = "http://127.0.0.1:8000"
PATIENCE: Final = 120.0
NOT_HERE: Final = {
    "make test": ".ci/run does it",
    "HEAD:6379": "needs a Ray cluster",
    "pip install 'ludopolis[": "needs an index that has the package",
    'pip install "ludopolis[': "as above",
    "redis://cache": "needs PostgreSQL and Redis of these names",
    "-k shells": "after the copying above it, which tests/testing/test_fourth_game.py does",
    "tests/text tests/docs tests/cli/test_draw.py": "fails until the language is written",
}
"""Parts of commands that can't be run in a repository alone, and why."""
SMALL: Final = {
    r"--games \d+": "--games 2",
    r"--iterations \d+": "--iterations 4",
    r"--updates \d+": "--updates 2",
    r"(self_play.py) (--plot curve)": r"\1 --updates 2 \2",
    r"--rounds 6": "--rounds 1 --games 12 --steps 20 --trial 4",
    r"net-005": "net-000",
    r"--check 60": "--check 3 --seconds 2",
    r"0-1000000 --seconds 3600": "0-1000000 --seconds 10",
    r"0-1000 ": "0-20 ",
    r"bench.figures$": "bench.figures --only engine --seconds 0.2",
    r"envs.py$": "envs.py 0.2",
    r"peers.py$": "peers.py --seconds 0.2",
    r"rust.py$": "rust.py --games 20",
    r"server_kill.py$": "server_kill.py --rounds 2 --moves 100 --tables 4",
    r"server_cluster$": "server_cluster --rounds 3 --tables 3",
    r"server_memory.py$": "server_memory.py --stored 50 --active 4 --seconds 2",
    r"server_hostile$": "server_hostile --tables 3 --seconds 2 --only login chat",
    r"server_restore.py$": "server_restore.py --repeats 1",
}
"""How commands that take long do less."""


def pages() -> list[Path]:
    """All pages but the changelog, which tells of the past."""
    folders = ("guides", "tutorials", "recipes", "reference", "design")
    found = [page for folder in folders for page in sorted((ROOT / "docs" / folder).glob("*.md"))]
    top = [page for page in sorted(ROOT.glob("*.md")) if page.stem != "CHANGELOG"]
    return [*top, *sorted((ROOT / "docs").glob("*.md")), *found]


def shown(page: Path) -> list[str]:
    """The commands of a page that a reader would type, as they stand in its blocks."""
    text = page.read_text(encoding="utf-8")
    lines = [line for _, block in BLOCK.findall(text) for line in block.splitlines()]
    typed = [match[1] for line in lines if (match := COMMAND.fullmatch(line))]
    return [*(found.strip() for found in INDENTED.findall(text)), *typed]


def mentioned(page: Path) -> list[str]:
    """The commands that a page names in its sentences."""
    return INLINE.findall(page.read_text(encoding="utf-8"))


def left_out(command: str) -> str:
    return next((reason for part, reason in NOT_HERE.items() if part in command), "")


def smaller(command: str) -> str:
    for pattern, less in SMALL.items():
        command = re.sub(pattern, less, command)
    return command


def run(command: str) -> str:
    """What went wrong with a command, run as a reader would."""
    words = f'PATH="$PWD/.venv/bin:$PATH" PIP_REQUIRE_VIRTUALENV=0; {command}'
    is_played = any(name in command for name in PLAYING)
    with subprocess.Popen(
        ["bash", "-c", words], cwd=ROOT, text=True, start_new_session=True,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    ) as ran:  # fmt: skip
        if any(command.startswith(name) for name in SERVING):
            problem = "" if serves(ran) else "nothing is served"
            os.killpg(ran.pid, signal.SIGINT)
            told, _ = ran.communicate()
        else:
            told, _ = ran.communicate(TYPED if is_played else "")
            problem = f"ended with {ran.returncode}" if ran.returncode else ""
    return f"{problem}\n{told[-2000:]}" if problem else ""


def serves(ran: subprocess.Popen[str]) -> bool:
    """Whether the page can be opened before long."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and ran.poll() is None:
        try:
            with urlopen(PLACE, timeout=5) as page:
                return b"<title>" in page.read()
        except (URLError, OSError):
            time.sleep(0.5)
    return False


def main(words: list[str]) -> int:
    failed = 0
    parts = [word for word in words if not word.startswith("--")]
    for page in pages():
        for command in shown(page):
            if parts and not any(part in command for part in parts):
                continue
            typed = smaller(command) if "--small" in words else command
            reason = left_out(command)
            began = time.monotonic()
            problem = run(typed) if "--run" in words and not reason else ""
            failed += bool(problem)
            mark = f"left out, {reason}" if reason else "FAIL" if problem else "ok"
            took = f"{time.monotonic() - began:.0f} s"
            print(f"{page.relative_to(ROOT)}: {typed}: {mark}, {took}", problem, flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
