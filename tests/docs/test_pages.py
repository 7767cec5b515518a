"""The examples in the documentation run, page by page, as a reader would type them."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

DOCS = Path(__file__).parents[2] / "docs"
PAGES = [DOCS / "index.md", DOCS / "concepts.md", *sorted((DOCS / "tutorials").glob("*.md")),
         DOCS / "reference" / "observations.md"]  # fmt: skip
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


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8"))
    homes = [page.parent / link if link not in ELSEWHERE else DOCS.parent / ELSEWHERE[link]
             for link in links]  # fmt: skip

    assert [home for home in homes if not home.exists()] == []


def test_the_gallery_shows_every_picture() -> None:
    text = (DOCS / "gallery.md").read_text(encoding="utf-8")

    shown = re.findall(r"!\[[^\]]+\]\(pictures/([^)]+)\)", text)
    assert sorted(shown) == sorted(file.name for file in (DOCS / "pictures").iterdir())


def test_no_task_takes_more_lines_than_with_python_chess() -> None:
    text = (DOCS / "tutorials" / "beside-python-chess.md").read_text(encoding="utf-8")
    tasks = re.split(r"^## ", text, flags=re.MULTILINE)[1:]
    blocks = [
        re.findall(r"^```py(?:thon)?\n(.*?)^```", task, re.MULTILINE | re.DOTALL) for task in tasks
    ]

    assert len(tasks) == 10
    assert all(len(ours.splitlines()) <= len(theirs.splitlines()) for theirs, ours in blocks)


TYPED = [DOCS.parent / "README.md", DOCS / "guides" / "write-a-bot.md", *PAGES]
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


@pytest.mark.parametrize(("page", "code"), examples(), ids=[name for name, _ in examples()])
def test_the_types_of_examples_hold(page: str, code: str, tmp_path: Path) -> None:
    """As strict as a user's checker can be; the cache is that of the lint."""
    file = tmp_path / "example.py"
    file.write_text(code, encoding="utf-8")
    root = DOCS.parent
    command = [sys.executable, "-m", "mypy", "--config-file", str(root / "pyproject.toml")]
    brief = UNTYPED if page == "environments" else []

    ran = subprocess.run(
        [*command, *brief, "--no-error-summary", str(file)],
        cwd=root, capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert ran.stdout == ""
