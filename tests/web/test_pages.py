"""Every page: accessible by axe, without page scroll where a table must fit, in three languages."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from ludopolis.games import SLUGS, open_game
from ludopolis.text.catalogue import LANGUAGES, text_files
from tests.web.visitor import UNKNOWN

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.web.visitor import Visitor

PAGES: Final = [
    "/",
    "/credits",
    "/account",
    "/reset",
    "/nowhere",
    UNKNOWN,
    *(f"/rules/{game}" for game in SLUGS),
    *(f"/ours/{game}" for game in SLUGS),
    *(f"/harness/{game}/{moment}" for game in SLUGS for moment in ("early", "late")),
    "/harness/utopia/early?text",
    "/harness/uchronia/early?text",
    "/harness/dominations/late?text",
]
TABLES: Final = [page for page in PAGES if "harness" in page and "text" not in page]
RAW_KEY: Final = re.compile(rf"\b(?:web|{'|'.join(SLUGS)}|common|refusal|option)-[a-z-]+[a-z]\b")
LONG: Final = 12


every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_and_no_key_is_shown(
    stay: Callable[..., Visitor], path: str, language: str
) -> None:
    ada = stay(language=language)
    ada.open(path)
    ada.page.wait_for_timeout(300)

    assert RAW_KEY.findall(ada.text()) == []
    assert ada.violations_at_sizes() == []


@every_language
def test_axe_finds_nothing_in_the_waiting_room(come: Callable[..., Visitor], language: str) -> None:
    ada = come(language=language)
    ada.create("utopia", [{"kind": "me"}, {"kind": "empty"}])
    ada.page.wait_for_selector(".invite")

    assert ada.violations_at_sizes() == []


@every_language
def test_axe_finds_nothing_behind_and_before_the_curtain(
    come: Callable[..., Visitor], language: str
) -> None:
    ada = come(language=language)
    ada.create("uchronia", [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Blaise"}])
    ada.page.wait_for_selector("[data-target=curtain]")

    before = ada.violations_at_sizes()
    ada.pick()
    ada.page.wait_for_selector(".frame")
    ada.page.locator(".frame button", has_text="☰").click()

    assert before == []
    assert ada.violations_at_sizes() == []


def copied_without_cards(database: Path, match: str) -> str:
    """A match of the same players, whose cards are nowhere; its id."""
    key = f"{match[:10]}gone"
    present = open_game("utopia").pack_hash
    with closing(sqlite3.connect(database)) as connection:
        connection.row_factory = sqlite3.Row
        row = dict(connection.execute("SELECT * FROM matches WHERE id = ?", (match,)).fetchone())
        for column in ("config", "listing"):
            text = row[column].decode().replace(match, key).replace(present, "0" * 64)
            row[column] = text.encode()
        row |= {"id": key, "due": None}
        marks = ", ".join("?" * len(row))
        connection.execute(f"INSERT INTO matches VALUES ({marks})", tuple(row.values()))
        known = "INSERT INTO participants SELECT visitor, ? FROM participants WHERE match = ?"
        connection.execute(known, (key, match))
        connection.commit()
    return key


@every_language
def test_a_match_that_can_not_be_read_says_what_it_lacks_and_who_played(
    come: Callable[..., Visitor], database: Path, language: str
) -> None:
    ada = come(language=language)
    match = ada.create("utopia", [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Blaise"}])
    key = copied_without_cards(database, match)
    ada.offline = True
    ada.open(f"/match/{key}")
    ada.page.wait_for_selector(f"a[href='/match/{key}']")

    text = ada.text()

    assert "LUDOPOLIS_PACKS" in text
    assert "Ada · Blaise" in text
    assert RAW_KEY.findall(text) == []
    assert ada.violations_at_sizes() == []


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
@pytest.mark.parametrize("path", TABLES)
def test_a_table_fits_one_screen(
    stay: Callable[..., Visitor], path: str, size: tuple[int, int]
) -> None:
    ada = stay(width=size[0], height=size[1])
    page = ada.open(path)
    page.wait_for_timeout(300)

    extent = page.evaluate(
        "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )

    assert extent == list(size)
    for part in (".decision", "main.board", ".part.mine"):
        box = page.locator(part).first.bounding_box()
        assert box is not None
        assert box["height"] > 40
        assert box["y"] + 40 < size[1]


def english_texts() -> list[str]:
    """Longer English messages without variables, which no other language says alike."""
    found: list[str] = []
    for name in ("web", *SLUGS):
        source = text_files("en")[f"{name}.ftl"].read_text(encoding="utf-8")
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ftl.Message) and entry.value:
                parts = entry.value.elements
                if len(parts) == 1 and isinstance(parts[0], ftl.TextElement):
                    found.append(parts[0].value)
    return [text for text in found if len(text) > LONG and " " in text]


@pytest.mark.parametrize("language", ["fr", "nl"])
@pytest.mark.parametrize("path", [page for page in PAGES if "rules" not in page])
def test_no_english_and_no_raw_keys(stay: Callable[..., Visitor], path: str, language: str) -> None:
    ada = stay(language=language)
    ada.open(path)
    ada.page.wait_for_timeout(300)

    text = ada.text()

    assert RAW_KEY.findall(text) == []
    assert [english for english in english_texts() if english in text] == []
