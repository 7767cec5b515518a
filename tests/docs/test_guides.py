"""The guides for contributors say what is so: their changes apply, and what they name exists."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from ludopolis.text.catalogue import LANGUAGES, text_files

ROOT: Final = Path(__file__).resolve().parents[2]
GUIDES: Final = ROOT / "docs" / "guides"
NAMES: Final = ["add-a-game", "add-a-language", "add-an-effect"]
PATH: Final = re.compile(r"`((?:src|tests|docs|web|tools)/[^`<*$ ]+)`")
MODULE: Final = re.compile(r"python -m (tools\.\w+)")


def blocks(name: str, kind: str) -> list[str]:
    text = (GUIDES / f"{name}.md").read_text("utf-8")
    return re.findall(rf"^```{kind}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def run_in(folder: Path, command: list[str], typed: str = "") -> str:
    own = {**os.environ, "PYTHONPATH": str(folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    ran = subprocess.run(
        command, cwd=folder, env=own, input=typed, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    hide = shutil.ignore_patterns("__pycache__", "web")
    for name in ("src", "tests"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=hide)
    shutil.copyfile(ROOT / "pyproject.toml", tmp_path / "pyproject.toml")
    return tmp_path


@pytest.mark.parametrize("name", NAMES)
def test_what_a_guide_names_is_there(name: str) -> None:
    text = (GUIDES / f"{name}.md").read_text("utf-8")
    paths = PATH.findall(text) + [f"{name.replace('.', '/')}.py" for name in MODULE.findall(text)]
    links = re.findall(r"\]\(([^)#:]+)\)", text)

    assert paths
    assert [path for path in paths if not (ROOT / path).exists()] == []
    assert [link for link in links if not (GUIDES / link).exists()] == []


def test_the_effect_of_the_guide_works(tree: Path) -> None:
    name = "add-an-effect"
    for change in blocks(name, "diff"):
        run_in(tree, ["git", "apply", "-"], change)
    (test,) = blocks(name, "python")
    file = tree / "tests" / "uchronia" / "test_brick.py"
    file.write_text(f"{file.read_text('utf-8')}\n\n{test}", "utf-8")

    out = run_in(tree, [sys.executable, "-m", "pytest", "-q", str(file), "-k", "monopolies"])

    assert "6 passed" in out


def test_the_files_of_a_language_are_all_copied(tree: Path) -> None:
    copying = blocks("add-a-language", "sh")[0]

    run_in(tree, ["bash", "-e", "-c", copying])

    show = "from ludopolis.text.catalogue import text_files; print(*text_files('de'))"
    assert run_in(tree, [sys.executable, "-c", show]).split() == list(text_files(LANGUAGES[0]))
