"""What is published: a whole source archive, a build that needs what it declares, true metadata."""

from __future__ import annotations

import ast
import configparser
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from email.parser import Parser
from pathlib import Path
from typing import Final

import pytest

from bench.wheel import CHECKS, checks

ROOT: Final = Path(__file__).parents[2]
PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
HOME: Final = "https://example.org/town/ludopolis"
MADE_OF: Final = {"librt", "ludopolis", "msgspec", "mypy_extensions", "typing_extensions"}
"""What the types of the compiled modules are made of: all of it is a build requirement."""


def tracked() -> list[str]:
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout
    return sorted(name for name in found.splitlines() if (ROOT / name).is_file())


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> tarfile.TarFile:
    """The sdist of a tree that is no repository, made for a release."""
    if not tracked():
        pytest.skip("this is no repository, so nothing says what belongs to it")
    tree = tmp_path_factory.mktemp("tree")
    for name in tracked():
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, tree / name)
    command = [sys.executable, "setup.py", "-q", "sdist", "-d", "made"]
    own = {**os.environ, "LUDOPOLIS_REPOSITORY": HOME}
    done = subprocess.run(command, cwd=tree, env=own, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (made,) = (tree / "made").iterdir()
    return tarfile.open(made)


def test_the_source_archive_is_whole(archive: tarfile.TarFile) -> None:
    inside = {name.partition("/")[2] for name in archive.getnames()}

    assert [name for name in tracked() if name not in inside] == []


def test_the_page_of_a_release_shows_its_pictures_and_leads_home(archive: tarfile.TarFile) -> None:
    (name,) = (name for name in archive.getnames() if re.fullmatch(r"[^/]+/PKG-INFO", name))
    file = archive.extractfile(name)
    assert file is not None
    told = Parser().parsestr(file.read().decode())
    links = re.findall(r"\]\(([^)]+)\)", str(told.get_payload()))
    homes = [url.split(", ")[1] for url in told.get_all("Project-URL", [])]

    assert [link for link in links if not link.startswith("https://")] == []
    assert all((ROOT / link.removeprefix(f"{HOME}/raw/HEAD/")).exists() for link in links)
    assert [home.startswith(HOME) for home in homes] == [True] * 3
    assert told["Version"] == PROJECT["project"]["version"]


def test_the_version_stands_in_one_place() -> None:
    version = PROJECT["project"]["version"]
    pages = [*ROOT.glob("*.md"), *(ROOT / "src").rglob("*.py"), *(ROOT / "tools").glob("*.py")]
    saying = [page.name for page in pages if version in page.read_text("utf-8")]

    assert set(saying) <= {"CHANGELOG.md"}


def test_copies_made_by_the_build_are_not_checked_where_there_is_no_git(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "src/own.py", "build/lib/copy.py", "dist/copy.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")
    shutil.copyfile(ROOT / "pyproject.toml", tmp_path / "pyproject.toml")
    command = [sys.executable, "-m", "ruff", "check", "--show-files", "--no-cache"]

    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)

    assert {Path(line).name for line in done.stdout.splitlines()} == {"own.py", "pyproject.toml"}


def test_whoever_writes_into_build_makes_it_first() -> None:
    """In a fresh tree there is no such folder yet."""
    text = (ROOT / "Makefile").read_text("utf-8")
    writing = [rule for rule in re.split(r"\n(?=\S)", text) if "> build/" in rule]

    assert writing
    assert [
        rule for rule in writing if "mkdir -p build" not in rule and "BUILD_INPUTS" not in rule
    ] == []


def test_where_nothing_was_compiled_that_is_said(tmp_path: Path) -> None:
    """Both commands of the README pass without a compiler."""
    for name in ("Makefile", "web/client.mk", "build/dist/town-1-py3-none-any.whl"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_file():
            shutil.copyfile(ROOT / name, tmp_path / name)
        else:
            (tmp_path / name).touch()
    made = ("-o", ".venv/.installed", "-o", ".venv/.dev-requirements")
    command = ["make", *made, "test-compiled"]

    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)

    assert "there is no compiled package to test" in done.stdout
    assert checks(Path("town-1-py3-none-any.whl")).keys() == CHECKS.keys()
    assert checks(Path("town-1-cp311-cp311-linux_x86_64.whl")).keys() > CHECKS.keys()


def imported() -> set[str]:
    found: set[str] = set()
    for file in (ROOT / "src" / "ludopolis").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                found.update(alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found.add(node.module)
    return {name.partition(".")[0] for name in found} - set(sys.stdlib_module_names)


def test_the_compiler_reads_no_library_that_the_build_does_not_require() -> None:
    settings = configparser.ConfigParser()
    settings.read(ROOT / "tools" / "mypyc.ini")
    (skipped,) = (name for name in settings.sections() if name != "mypy")
    names = skipped.removeprefix("mypy-").replace(".*", "").split(",")

    assert set(names) == imported() - MADE_OF
    assert names == sorted(names)
