"""Every word of a game is explained, and no text names one that is not."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from ludopolis.content.rulebook import rulebook
from ludopolis.games import SLUGS, open_game
from ludopolis.games.utopia.tables import CIV_IDS
from ludopolis.text import render
from ludopolis.text.catalogue import LANGUAGES, catalogue, text_files

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ludopolis.wire.text import About

GLOSSARY: Final = Path(__file__).parents[2].joinpath("docs", "glossary.md")
COLUMNS: Final = {"en": 1, "fr": 2, "nl": 3}
EVERY: Final = [(slug, language) for slug in SLUGS for language in LANGUAGES]
# Texts for hosts and authors of packs, headings of figures, and settings told in full sentences.
NOT_AT_THE_TABLE: Final = re.compile(r"refusal-|[a-z]+-(flag|term|kind|word|title|about)\b")
# Glossary entries that are ordinary verbs or explain themselves where they stand.
PLAIN: Final = {
    "utopia": {"WELCOME", "DEVELOPMENT", "SCORING", "raise_civ", "lower_civ", *CIV_IDS},
    "uchronia": {
        "feed",
        "complete",
        "reveal",
        "transfer",
        "exchange",
        "launch",
        "site",
        "threshold",
        "colour",
    },
    # In French a dot is called what a point of the score is called.
    "dominations": {"cell", "wheel", "piece", "gain", "prerequisite", "initiative", "dots"},
}
# Of history, not of the game.
PEOPLES: Final = ["Romans", "Romains", "Romeinen"]
CAPITAL: Final = re.compile(r"(?:(?<=[a-zà-ÿ] )|(?<=, )|(?<=’))[A-ZÀ-Ý][^\W\d_]+")


def words_of(slug: str) -> dict[str, About]:
    things = open_game(slug).things()
    kinds = {"term", *things.words}
    return {name: each for name, each in things.texts.items() if name.partition(":")[0] in kinds}


def forms_of(slug: str, language: str) -> list[str]:
    """All the ways in which a text may name a word that is explained."""
    names = open_game(slug).names()
    found: list[str] = []
    for about in words_of(slug).values():
        forms = catalogue(language).forms(about.title.key)
        found += forms if forms != [""] else [render(about.title, language, names)]
    return found


def table_texts(slug: str, language: str) -> Iterator[tuple[str, str]]:
    """The texts that a player of the game reads, with their keys; variables are left out."""
    source = text_files(language)[f"{slug}.ftl"].read_text(encoding="utf-8")
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ftl.Message) and not NOT_AT_THE_TABLE.match(entry.id.name):
            for pattern in (entry.value, *(each.value for each in entry.attributes)):
                yield from ((entry.id.name, text) for text in plain_texts(pattern))


def plain_texts(pattern: ftl.Pattern | None) -> Iterator[str]:
    for part in pattern.elements if pattern else []:
        if isinstance(part, ftl.TextElement):
            yield part.value
        elif isinstance(part.expression, ftl.SelectExpression):
            for variant in part.expression.variants:
                yield from plain_texts(variant.value)


def pattern_of(forms: list[str]) -> re.Pattern[str]:
    """As the browser finds them: whole words, the longest first, small ones also as first word."""
    every = {form for own in forms for form in (own, own[:1].upper() + own[1:])}
    ordered = sorted(every, key=len, reverse=True)
    return re.compile(rf"(?<![^\W_])(?:{'|'.join(map(re.escape, ordered))})(?![^\W_])")


@pytest.mark.parametrize(("slug", "language"), EVERY)
def test_every_word_is_explained_with_its_rule(slug: str, language: str) -> None:
    spoken = catalogue(language)
    terms = {name: each for name, each in words_of(slug).items() if name.startswith("term:")}

    assert terms
    assert {about.rule for about in terms.values()} <= set(rulebook(slug, language).rules)
    for about in terms.values():
        title = spoken.format(about.title.key, {})
        text = spoken.format(about.effects[0][0].key, {}) or ""
        assert title in spoken.forms(about.title.key)
        assert text.endswith(".")
        assert len(text) > len(str(title)) + 30


@pytest.mark.parametrize(("slug", "language"), EVERY)
def test_no_word_of_the_glossary_is_named_without_an_explanation(slug: str, language: str) -> None:
    explained = {form.casefold() for form in forms_of(slug, language)} | titles(slug, language)
    texts = list(table_texts(slug, language))
    faults = [
        (word, key)
        for word in glossary_words(slug, language)
        if word.casefold() not in explained
        for key, text in texts
        if pattern_of([word]).search(text)
    ]

    assert faults == []


def titles(slug: str, language: str) -> set[str]:
    """The names of cards, districts and other things that are explained where they lie."""
    game = open_game(slug)
    return {
        render(about.title, language, game.names()).casefold()
        for about in game.things().texts.values()
    } | {name.casefold() for name in game.names()[language].values()}


def glossary_words(slug: str, language: str) -> list[str]:
    section = GLOSSARY.read_text(encoding="utf-8").partition(f"\n## {slug.title()}\n")[2]
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in section.partition("\n## ")[0].splitlines()
        if line.startswith("| `")
    ]
    assert rows
    wanted = [row for row in rows if not PLAIN[slug] & set(re.findall(r"`([\w-]+)`", row[0]))]
    cells = [row[COLUMNS[language]].partition(":")[0] for row in wanted]
    return [word.strip() for cell in cells for word in re.split(r"[,;]", cell)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", ["uchronia", "dominations"])
def test_what_is_written_as_a_name_is_explained(slug: str, language: str) -> None:
    """These games write their words with a capital: each that stands within a sentence counts."""
    names = [slug.capitalize(), *PEOPLES, *open_game(slug).names()[language].values()]
    known = pattern_of([*forms_of(slug, language), *names])
    faults = [
        (found[0], key)
        for key, text in table_texts(slug, language)
        for found in CAPITAL.finditer(known.sub(lambda hit: "x" * len(hit[0]), text))
    ]

    assert faults == []
