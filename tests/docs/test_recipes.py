"""The recipes run as they are written, where their library is installed, and fit on a screen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

pytest.importorskip("gymnasium")

PAGES = sorted((Path(__file__).parents[2] / "docs" / "recipes").glob("*.md"))
NEEDS = re.compile(r"<!-- needs: (\w+) -->")
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
SCREEN = 60


@pytest.mark.filterwarnings("ignore")  # the libraries warn of themselves
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_recipe_runs(page: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    text = page.read_text(encoding="utf-8")
    found = NEEDS.search(text)
    assert found is not None
    pytest.importorskip(found[1])
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "example"}
    blocks = BLOCK.findall(text)
    for block in blocks:
        exec(compile(block, page.name, "exec"), names)

    assert blocks


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_recipe_fits_on_a_screen(page: Path) -> None:
    lines = page.read_text(encoding="utf-8").splitlines()
    links = re.findall(r"\]\(([^)#:]+)\)", "\n".join(lines))

    assert len(lines) <= SCREEN
    assert [link for link in links if not (page.parent / link).exists()] == []
