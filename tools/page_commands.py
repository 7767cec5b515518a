"""The commands that README and documentation show, and a way to run them all.

    python -m tools.page_commands           # list them
    python -m tools.page_commands --run     # run them from the top of the repository (hours)

Commands that go on until somebody stops them must still be running after a while.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
BLOCK: Final = re.compile(r"^```(sh|console|)\n(.*?)^```", re.MULTILINE | re.DOTALL)
INDENTED: Final = re.compile(r"^    (make [^#\n]+)", re.MULTILINE)
INLINE: Final = re.compile(r"`((?:make|ludopolis|\.venv/bin/\S+|python -m) [^`]+)`")
COMMAND: Final = re.compile(
    r"(?:\$ )?((?:PYTHONPATH=\S+ )?(?:make|pip|ludopolis|python3?|\.venv/bin/\S+) .*?)(?:  +#.*)?$"
)
ENDLESS: Final = ("make play", "make terminal", "ludopolis serve", "ludopolis play")
NOT_HERE: Final = {
    "HEAD:6379": "needs a Ray cluster",
    "pip install 'ludopolis[": "needs an index that has the package",
    'pip install "ludopolis[': "as above",
    "redis://cache": "needs PostgreSQL and Redis of these names",
    "-k shells": "after the copying above it, which tests/testing/test_fourth_game.py does",
    "tests/text tests/docs tests/cli/test_draw.py": "fails until the language is written",
}
"""Parts of commands that can't be run in a repository alone, and why."""
PATIENCE: Final = 60


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


def run(command: str) -> str:
    """What went wrong with a command, run as a reader would."""
    words = f'PATH="$PWD/.venv/bin:$PATH" PIP_REQUIRE_VIRTUALENV=0; {command}'
    is_endless = any(name in command for name in ENDLESS)
    try:
        done = subprocess.run(
            ["bash", "-c", words], cwd=ROOT, timeout=PATIENCE if is_endless else None,
            capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return ""
    return (
        "" if done.returncode == 0 or "terminal" in command else (done.stdout + done.stderr)[-2000:]
    )


def main() -> int:
    failed = 0
    for page in pages():
        for command in shown(page):
            reason = left_out(command)
            problem = run(command) if "--run" in sys.argv and not reason else ""
            failed += bool(problem)
            mark = f"left out, {reason}" if reason else "FAIL" if problem else "ok"
            print(f"{page.relative_to(ROOT)}: {command}: {mark}", problem, flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
