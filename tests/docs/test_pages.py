"""The examples in the documentation run, page by page, as a reader would type them."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = [DOCS / "index.md", DOCS / "concepts.md", *sorted((DOCS / "tutorials").glob("*.md")),
         DOCS / "reference" / "observations.md"]  # fmt: skip
FOR_WHO_WORKS_ON_IT = {"dev", "docs", "examples", "peers", "recipes"}
HOMES = ("bench", "deploy", "docs", "licences")
EVERY = [
    *ROOT.glob("*.md"),
    *(page for home in HOMES for page in sorted((ROOT / home).rglob("*.md"))),
]
EVERY = [page for page in EVERY if "node_modules" not in page.parts]
ELSEWHERE = {"changelog.md": "CHANGELOG.md", "contributing.md": "CONTRIBUTING.md"}
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)


@pytest.mark.filterwarnings("ignore")  # Gymnasium and PettingZoo warn of themselves
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_examples_run(page: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    text = page.read_text(encoding="utf-8")
    if "pyspiel" in text:
        pytest.importorskip("pyspiel")
    blocks = BLOCK.findall(text)
    names: dict[str, object] = {"__name__": "example"}
    for block in blocks:
        exec(compile(block, page.name, "exec"), names)

    assert blocks


def anchors(page: Path) -> set[str]:
    """What links may lead to in a page: its titles, as all readers of Markdown name them."""
    titles = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title.lower()).strip().replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", EVERY, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    text = re.sub(
        r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL
    )
    wrong = []
    for link in re.findall(r"\]\(((?!https?:)[^)\s]+)\)", text):
        path, _, anchor = link.partition("#")
        home = ROOT / ELSEWHERE[path] if path in ELSEWHERE else page.parent / path if path else page
        if not home.exists() or (anchor and anchor not in anchors(home)):
            wrong.append(link)

    assert wrong == []


def test_the_gallery_shows_every_picture() -> None:
    text = (DOCS / "gallery.md").read_text(encoding="utf-8")

    shown = re.findall(r"!\[[^\]]+\]\(pictures/([^)]+)\)", text)
    assert sorted(shown) == sorted(file.name for file in (DOCS / "pictures").iterdir())


def test_the_home_page_names_every_extra() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    text = (DOCS / "index.md").read_text(encoding="utf-8")

    named = set(re.findall(r"^\| `pip install \"ludopolis\[(\w+)\]\"`", text, re.MULTILINE))
    assert named == set(project["optional-dependencies"]) - FOR_WHO_WORKS_ON_IT


def test_no_task_takes_more_lines_than_with_python_chess() -> None:
    text = (DOCS / "tutorials" / "beside-python-chess.md").read_text(encoding="utf-8")
    tasks = re.split(r"^## ", text, flags=re.MULTILINE)[1:]
    blocks = [
        re.findall(r"^```py(?:thon)?\n(.*?)^```", task, re.MULTILINE | re.DOTALL) for task in tasks
    ]

    assert len(tasks) == 10
    assert all(len(ours.splitlines()) <= len(theirs.splitlines()) for theirs, ours in blocks)


def test_the_lines_of_python_chess_are_right(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The other side of the comparison runs too; with its engine, where there is one."""
    pytest.importorskip("chess", reason="only where python-chess is installed: make learners")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", f"{os.environ['PATH']}{os.pathsep}/usr/games")
    text = (DOCS / "tutorials" / "beside-python-chess.md").read_text(encoding="utf-8")
    theirs = re.findall(r"^```py\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    names: dict[str, object] = {}
    for block in theirs:
        if "popen_uci" not in block or shutil.which("stockfish"):
            exec(compile(block, "python-chess", "exec"), names)

    assert len(theirs) == 10
    assert type(names["move"]).__name__ == "Move"
    assert str(names["picture"]).startswith("<svg")
    assert names["same"] is True
    assert "game" in names


TYPED = [ROOT / "README.md", DOCS / "guides" / "write-a-bot.md", *PAGES]
UNTYPED = ["--allow-untyped-defs", "--allow-untyped-calls"]
"""Where a page shows a function without annotations, for brevity."""


def examples() -> list[tuple[str, str]]:
    """The examples of each page; of a page about several libraries, those of each chapter."""
    found = []
    for page in TYPED:
        text = page.read_text(encoding="utf-8")
        parts = (
            re.split(r"^## ", text, flags=re.MULTILINE) if page.stem == "environments" else [text]
        )
        found += [(page.stem, "\n".join(BLOCK.findall(part))) for part in parts]
    return [(name, code) for name, code in found if code]


@pytest.mark.parametrize("brief", [False, True])
def test_the_types_of_examples_hold(tmp_path: Path, *, brief: bool) -> None:
    """As strict as a user's checker can be; the cache is that of the lint."""
    for number, (page, code) in enumerate(examples()):
        if (page == "environments") is brief:
            name = f"{page.replace('-', '_')}_{number}.py"
            (tmp_path / name).write_text(code, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--config-file", str(ROOT / "pyproject.toml")]
    files = map(str, sorted(tmp_path.iterdir()))

    ran = subprocess.run(
        [*command, *(UNTYPED if brief else []), "--no-error-summary", *files],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert ran.stdout == ""
