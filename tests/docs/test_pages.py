"""The examples in the documentation run, page by page, as a reader would type them."""

from __future__ import annotations

import re
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
