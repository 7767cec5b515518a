"""Every command of README and documentation exists, with its options; short ones are run here.

``.ci/commands`` runs them all.
"""

from __future__ import annotations

import re
import shlex
import tomllib
from pathlib import Path
from typing import Final

import pytest
from cyclopts import CycloptsError

from ludopolis.cli.app import COMMANDS, GROUPS, make_app, run
from tools.page_commands import NOT_HERE, ROOT, SMALL, mentioned, pages, shown, smaller

EXTRAS: Final = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
PLACEHOLDERS: Final = {"GAME": "utopia", "<game>": "utopia", "WORD": "ship", "…": "x"}
ALL: Final = [
    pytest.param(command, id=f"{page.stem}:{command}")
    for page in pages()
    for command in [*shown(page), *mentioned(page)]
]


def targets() -> set[str]:
    texts = [(ROOT / name).read_text("utf-8") for name in ("Makefile", "web/client.mk")]
    return set(re.findall(r"^([a-z-]+):", "\n".join(texts), re.MULTILINE))


def check_make(words: list[str]) -> None:
    named = [word for word in words if "=" not in word]
    assert set(named) <= targets()


def known() -> set[str]:
    inner = [f"{name} {word}" for name, (_, words) in GROUPS.items() for word in words]
    return {*COMMANDS, *inner}


def filled(word: str) -> str:
    return PLACEHOLDERS.get(word, "1" if word.isupper() or "<" in word else word)


def check_ludopolis(words: list[str]) -> None:
    """The command is there and understands its options; names in capitals stand for anything."""
    if (words[0] in GROUPS and len(words) == 1) or words[0] == "--help":
        return
    count = 2 if words[0] in GROUPS else 1
    assert " ".join(words[:count]) in known()
    if len(words) > count:
        make_app().parse_args([*map(filled, words)], print_error=False, exit_on_error=False)


def check_python(words: list[str]) -> None:
    """The program or the module is in the repository."""
    if words[0] != "-m":
        assert (ROOT / words[0]).is_file()
    elif words[1].split(".")[0] in {"tools", "bench", "ludopolis"}:
        path = words[1].replace(".", "/")
        places = [f"{path}.py", f"src/{path}/__main__.py"]
        assert [place for place in places if (ROOT / place).is_file()]


def check_pip(words: list[str]) -> None:
    named = re.findall(r"(?:ludopolis|\))\[([a-z,]+)\]", " ".join(words))
    extras = {extra for each in named for extra in each.split(",")}
    assert extras <= set(EXTRAS["optional-dependencies"])


CHECKS: Final = {
    "make": check_make, "ludopolis": check_ludopolis, "pip": check_pip,
    "python": check_python, "python3": check_python,
}  # fmt: skip


@pytest.mark.parametrize("command", ALL)
def test_the_command_is_there(command: str) -> None:
    if command.startswith("ludopolis deal"):
        return  # the first word of what is hashed, not a command
    words = [word for word in shlex.split(command) if not word.startswith("PYTHONPATH=")]
    try:
        CHECKS.get(Path(words[0]).name, check_pip)(words[1:])
    except CycloptsError as error:
        pytest.fail(str(error))


def test_what_is_left_out_is_shown_somewhere() -> None:
    everything = [command for page in pages() for command in shown(page)]

    assert [part for part in NOT_HERE if not any(part in each for each in everything)] == []


def test_what_is_made_smaller_is_shown_somewhere() -> None:
    everything = [command for page in pages() for command in shown(page)]

    assert [part for part in SMALL if not any(re.search(part, each) for each in everything)] == []


@pytest.mark.parametrize(
    "command", [smaller(each) for page in pages() for each in shown(page) if smaller(each) != each]
)
def test_a_smaller_command_is_there_too(command: str) -> None:
    test_the_command_is_there(command)


def test_the_readme_shows_how_to_begin() -> None:
    assert shown(ROOT / "README.md")[:2] == ["make play", "make test"]


def test_the_commands_for_cards_of_ones_own_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    commands = [shlex.split(each) for each in shown(ROOT / "docs" / "guides" / "your-own-cards.md")]
    packs = [words[1:] for words in commands if words[:2] == ["ludopolis", "pack"]]

    assert packs
    assert [run(words) for words in packs] == [0] * len(packs)
