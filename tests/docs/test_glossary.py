"""The glossary: every identifier is in use, and things are called as packs and texts call them."""

from __future__ import annotations

import re
import tokenize
from functools import cache
from io import StringIO
from pathlib import Path
from typing import Final

import pytest

from ludopolis.games import open_game
from ludopolis.games.dominations.vocabulary import DOMAIN_IDS, HALF_IDS
from ludopolis.games.utopia.tables import CIV_IDS
from ludopolis.text import LANGUAGES, term

ROOT: Final = Path(__file__).parents[2]
GLOSSARY: Final = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
PACKAGE: Final = ROOT / "src" / "ludopolis"
ONE_WORD: Final = re.compile(r"""^["']?([A-Za-z][\w-]*)["']?$""")
ORDERS: Final = ("production", "exploration", "draconians", "construction", "trade")


@cache
def words_in_use() -> frozenset[str]:
    """The names of the code, its ids in quotes, and the words that both are made of."""
    found = {file.stem for file in PACKAGE.rglob("*.py")}
    for file in PACKAGE.rglob("*.py"):
        tokens = tokenize.generate_tokens(StringIO(file.read_text(encoding="utf-8")).readline)
        for token in tokens:
            if token.type in {tokenize.NAME, tokenize.STRING}:
                found.update(ONE_WORD.findall(token.string))
    for file in PACKAGE.rglob("*.toml"):
        found.update(re.findall(r'"([\w-]+)"', file.read_text(encoding="utf-8")))
    return frozenset(found | {part for name in found for part in name.split("_")})


@cache
def chapter(title: str) -> dict[str, tuple[str, ...]]:
    """The rows of a chapter: each identifier with its words in the three languages."""
    text = GLOSSARY.split(f"## {title}\n")[1].split("\n## ")[0]
    rows = [[cell.strip() for cell in row.strip("|").split("|")] for row in text.splitlines()[3:]]
    return {name: tuple(row[1:]) for row in rows for name in re.findall(r"`([^`]+)`", row[0])}


AVOIDED: Final = "Words of no rulebook"
TITLES: Final = [
    title for title in re.findall(r"^## (.*)$", GLOSSARY, re.MULTILINE) if title != AVOIDED
]


@pytest.mark.parametrize("title", TITLES)
def test_every_identifier_is_in_use(title: str) -> None:
    assert chapter(title).keys() - words_in_use() == set()


@pytest.mark.parametrize("title", TITLES)
def test_every_word_is_in_three_languages(title: str) -> None:
    assert [name for name, words in chapter(title).items() if not all(words)] == []
    assert {len(words) for words in chapter(title).values()} == {len(LANGUAGES)}


def named_by_packs() -> list[tuple[str, str]]:
    """Chapters and ids of what the packs name and the rules speak of as words."""
    kinds = ("island.", "sector.", "material.")
    found = [
        (slug.capitalize(), key.partition(".")[2])
        for slug in ("utopia", "uchronia")
        for key in open_game(slug).names()["en"]
        if key.startswith(kinds)
    ]
    pack = (ROOT / "src/ludopolis/games/dominations/packs/base/core.toml").read_text("utf-8")
    roles = re.findall(r'\[\[role\]\]\nid = "([^"]+)"', pack)
    return [*found, *(("Dominations", each) for each in [*DOMAIN_IDS, *roles, "campfire"])]


@pytest.mark.parametrize(("title", "thing"), named_by_packs())
def test_things_have_the_names_of_their_pack(title: str, thing: str) -> None:
    names = open_game(title.lower()).names()

    assert chapter(title)[thing] == tuple(names[language][thing] for language in LANGUAGES)


@pytest.mark.parametrize(
    ("title", "thing", "key"),
    [
        *(("Utopia", civ, f"utopia-civilisation-{civ}") for civ in CIV_IDS),
        *(("Uchronia", order, f"uchronia-order-{order}") for order in ORDERS),
        *(("Dominations", half, f"dominations-half-{half}") for half in HALF_IDS[6:8]),
    ],
)
def test_other_things_are_called_as_in_the_texts(title: str, thing: str, key: str) -> None:
    assert chapter(title)[thing] == tuple(term(key, language) for language in LANGUAGES)


def avoided() -> list[list[str]]:
    rows = GLOSSARY.split(f"## {AVOIDED}\n")[1].split("|---|---|---|---|\n")[1].splitlines()
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows if row]


@pytest.mark.parametrize(("game", "language", "word", "_better"), avoided())
def test_no_word_that_the_rulebooks_avoid(
    game: str, language: str, word: str, _better: str
) -> None:
    slug = game.lower()
    texts = PACKAGE / "games" / slug / "locales" / f"{language}.ftl"
    rules = ROOT / "docs" / "rules" / language / f"{slug}.md"
    found = [
        line
        for file in (texts, rules)
        for line in file.read_text(encoding="utf-8").splitlines()
        if re.search(rf"\b{word}", line, re.IGNORECASE)
    ]

    assert found == []
