"""The documentation site builds without a warning: no dead link, no unknown name."""

from __future__ import annotations

import html
import json
import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import ludopolis
from ludopolis.content.citations import in_source, in_tests
from ludopolis.content.rulebook import MARK, plain, rulebook
from ludopolis.games import SLUGS
from ludopolis.text.catalogue import LANGUAGES

pytest.importorskip("mkdocs")
pytest.importorskip("mkdocstrings")

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole site, built without a warning."""
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    own = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=own, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder


def words(text: str) -> str:
    """The words of a text, whatever its markup: HTML, Markdown, signs and line breaks."""
    return " ".join(re.findall(r"\w+", html.unescape(re.sub(r"<[^>]*>", "", text))))


def test_the_site_builds(site: Path) -> None:
    page = site / "reference" / "library" / "index.html"

    assert "play_out" in page.read_text(encoding="utf-8")
    assert (site / "examples" / "self_play.py").exists()


def test_the_reference_has_every_public_name(site: Path) -> None:
    pages = [file.read_text("utf-8") for file in (site / "reference").rglob("index.html")]
    known = set(re.findall(r'id="ludopolis\.[\w.]*?\.(\w+)"', " ".join(pages)))

    assert set(ludopolis.__all__) - known == {"__version__"}
    assert "ludopolis.__version__" in " ".join(pages)
    assert {"State", "Setup", "Game"} <= known


@pytest.mark.parametrize("page", ["library", "environments", "views"])
def test_the_reference_has_what_its_pages_ask_for(site: Path, page: str) -> None:
    asked = (ROOT / "docs" / "reference" / f"{page}.md").read_text("utf-8")
    shown = (site / "reference" / page / "index.html").read_text("utf-8")
    found = re.findall(r"^::: ([\w.]+)\n((?: .*\n)*)", asked, re.MULTILINE)
    wanted = [
        f"{name}.{member}"
        for name, options in found
        for listed in re.findall(r"members: \[(.*)\]", options)
        for member in filter(None, listed.split(", "))
    ]

    assert len(found) > 5
    assert [name for name in wanted if f'id="{name}"' not in shown] == []


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("kind", ["view", "events"])
def test_the_reference_has_every_view_and_event(site: Path, slug: str, kind: str) -> None:
    page = (site / "reference" / "views" / "index.html").read_text("utf-8")
    module = import_module(f"ludopolis.games.{slug}.{kind}")
    structs = [each.__name__ for each in vars(module).values()
               if isinstance(each, type) and each.__module__ == module.__name__]  # fmt: skip

    assert structs
    assert [name for name in structs if f'id="{module.__name__}.{name}"' not in page] == []


@pytest.mark.parametrize("page", ["library", "views"])
def test_the_reference_has_every_field_of_data(site: Path, page: str) -> None:
    shown = (site / "reference" / page / "index.html").read_text("utf-8")
    names = set(re.findall(r'id="(ludopolis\.[\w.]+)\.([A-Z]\w+)"', shown))
    kinds = [getattr(import_module(module), name) for module, name in names]
    missing = [
        f"{kind.__name__}.{field}"
        for kind in kinds
        if isinstance(kind, type) and "__init__" not in vars(kind)
        for field in vars(kind).get("__annotations__", {})
        if not re.search(rf"\b{field}\b", declaration(kind, shown))
    ]

    assert len(kinds) > 10
    assert missing == []


def declaration(kind: type, page: str) -> str:
    """A class with its fields as a page shows it, without the colours."""
    shown = page.partition(f'id="{kind.__module__}.{kind.__name__}"')[2]
    return (
        re.sub(r"<[^>]*>", "", shown).partition(f"class {kind.__name__}(")[2].partition("\n\n")[0]
    )


@pytest.mark.parametrize("page", ["concepts", "gallery", "faq", "changelog", "contributing"])
def test_every_page_is_found_by_search(site: Path, page: str) -> None:
    index = json.loads((site / "search" / "search_index.json").read_text("utf-8"))

    assert f"{page}/" in [entry["location"] for entry in index["docs"]]


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_an_anchor_and_its_whole_text(site: Path, slug: str, language: str) -> None:
    folder = site / "rules" / ("" if language == "en" else language) / slug
    page = (folder / "index.html").read_text(encoding="utf-8")
    parts = re.split(r'<a id="([A-Z]-[\d.]+)"></a>', MARK.sub("", page))
    shown = dict(zip(parts[1::2], map(words, parts[2::2]), strict=True))
    rules = rulebook(slug, language).rules

    assert list(shown) == list(rules)
    for name, rule in rules.items():
        if " – " not in rule.text:  # a row of a table, told without the titles of its columns
            assert words(html.escape(plain(rule.text))) in shown[name]


@pytest.mark.parametrize("slug", SLUGS)
def test_every_rule_leads_to_its_source_and_tests(site: Path, slug: str) -> None:
    page = (site / "rules" / "where" / "index.html").read_text(encoding="utf-8")
    rows = dict(re.findall(rf'<a href="\.\./{slug}/#([^"]+)">.*?</td>(.*?)</tr>', page, re.DOTALL))

    assert list(rows) == list(rulebook(slug).numbered)
    for name, row in rows.items():
        for place in [*in_source().get(name, []), *in_tests()[name]]:
            assert f"<code>{place}</code>" in row
