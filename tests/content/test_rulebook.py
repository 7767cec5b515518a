"""The one reader of the numbered rules: whole texts, strict pages, places that cite them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest

from ludopolis.content.citations import Place, in_source, in_tests
from ludopolis.content.rulebook import (
    MARK,
    SIGN,
    Rulebook,
    plain,
    plain_rule,
    rule_named,
    rulebook,
    rules_file,
)
from ludopolis.games import SLUGS, open_game
from ludopolis.text.catalogue import LANGUAGES
from ludopolis.wire.error import Refusal
from tests.builds import needs_checkout

if TYPE_CHECKING:
    from pathlib import Path

PAGE: Final = """
# A game

## 1. Things

* **T-1.1** `[fr]` One rule that
  goes on, **[ruling for the rest]** and on:
  - a part
  - another
    part

  | a | b |
  |---|---|
  | `x` | *y* |

Prose in between.

* **T-1.2** Another.

| id | name | means | filters |
|---|---|---|---|
| **T-1.3** | `row` | a rule | - |

## 2. Examples

**X-1 One** a

* b
  c

**X-2** d
"""
LANGUAGE_PAGES: Final = [(slug, language) for slug in SLUGS for language in LANGUAGES]
NUMERAL: Final = re.compile(r"[A-Z]-\d+(?:\.\d+)?|\d+")
COUNTS: Final = {"utopia": 174, "uchronia": 170, "dominations": 280}
DEFINED: Final = re.compile(r"^(?:[*-] |\| )?\*\*([A-Z]-\d+(?:\.\d+)?)\b", re.MULTILINE)
"""What a reader of the page takes for a definition, told by other means than the reader's."""


def page(slug: str, language: str = "en") -> str:
    name = f"{slug}.md" if language == "en" else f"{language}/{slug}.md"
    return rules_file(name).read_text(encoding="utf-8")


def numerals(text: str) -> list[str]:
    """All numbers of a text and ids of rules in it, whatever the order of its words."""
    return sorted(NUMERAL.findall(text))


def words(text: str) -> list[str]:
    return re.findall(r"\w+", text)


def test_a_rule_is_whole_with_its_lists_and_tables() -> None:
    rule = Rulebook(PAGE).rules["T-1.1"]

    assert rule.section == "1. Things"
    assert rule.marks == ["fr", "ruling"]
    assert rule.text.splitlines() == [
        "One rule that goes on, and on:",
        "- a part",
        "- another part",
        "| a | b |",
        "|---|---|",
        "| `x` | *y* |",
    ]


def test_prose_after_a_rule_is_not_its_own() -> None:
    assert Rulebook(PAGE).rules["T-1.2"].text == "Another."


def test_a_row_is_told_by_its_columns() -> None:
    assert Rulebook(PAGE).rules["T-1.3"].text == "`row` – means: a rule"


def test_an_example_runs_to_the_next_one() -> None:
    rules = Rulebook(PAGE).rules

    assert plain_rule(rules["X-1"]) == "X-1 One a\n* b c"
    assert plain_rule(rules["X-2"]) == "X-2 d"


def test_plain_text_has_no_markup() -> None:
    text = plain(Rulebook(PAGE).rules["T-1.1"].text)

    assert text.splitlines()[-2:] == ["a | b", "x | y"]


@pytest.mark.parametrize(
    ("rule", "complaint"),
    [
        ("* **T-1.1** Twice.\n* **T-1.1** Twice.", "T-1.1 stands twice"),
        ("* **T-2.1** Elsewhere.", "T-2.1 stands in section 1. Things"),
        ("* **T-1.1** One.\n* **T-1.3** A gap.", "T-1.3 does not follow"),
        ("* **T-1.1**: No space.", "can't be read"),
        ("| **T-1.1** No end.", "can't be read"),
    ],
)
def test_a_page_that_cannot_be_read_is_an_error(rule: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=re.escape(complaint)):
        Rulebook(f"## 1. Things\n\n{rule}\n")


@pytest.mark.parametrize(("slug", "language"), LANGUAGE_PAGES)
def test_every_id_of_the_page_is_read(slug: str, language: str) -> None:
    book = rulebook(slug, language)

    assert list(book.rules) == DEFINED.findall(page(slug, language))
    assert len(book.numbered) == COUNTS[slug]


@pytest.mark.parametrize(("slug", "language"), LANGUAGE_PAGES)
def test_no_line_of_a_rule_is_lost(slug: str, language: str) -> None:
    lost: list[str] = []
    rule = ""
    for line in page(slug, language).splitlines():
        if line and not line.startswith("  "):
            rule = "".join(DEFINED.findall(line))
        elif rule and words(SIGN.sub("", line)):
            whole = " ".join(words(rulebook(slug, language).rules[rule].text))
            lost += [line] if " ".join(words(SIGN.sub("", line))) not in whole else []

    assert lost == []


@pytest.mark.parametrize(("slug", "language"), LANGUAGE_PAGES)
def test_languages_have_the_same_rules_marks_and_numbers(slug: str, language: str) -> None:
    """No number, no id that is referred to, and no mark differs from the English rule."""
    english, book = rulebook(slug).numbered, rulebook(slug, language).numbered
    differing = {
        name: (numerals(rule.text), numerals(book[name].text))
        for name, rule in english.items()
        if (numerals(rule.text), rule.marks) != (numerals(book[name].text), book[name].marks)
    }

    assert list(book) == list(english)
    assert differing == {}


@pytest.mark.parametrize(("slug", "language"), LANGUAGE_PAGES)
def test_every_rule_is_translated(slug: str, language: str) -> None:
    english, book = rulebook(slug).numbered, rulebook(slug, language).numbered
    wordy = [name for name, rule in english.items() if len(words(rule.text)) > 6]

    same = [name for name in wordy if book[name].text == english[name].text]

    assert same == ([] if language != "en" else wordy)


@pytest.mark.parametrize(("slug", "language"), LANGUAGE_PAGES)
def test_no_rule_shows_the_marks_of_authors(slug: str, language: str) -> None:
    rules = rulebook(slug, language).rules.values()

    assert [rule.id for rule in rules if MARK.search(rule.text)] == []


@pytest.mark.parametrize(("slug", "language"), LANGUAGE_PAGES)
def test_no_rule_stops_in_mid_sentence(slug: str, language: str) -> None:
    rules = rulebook(slug, language).numbered.values()
    in_words = [rule for rule in rules if " – " not in rule.text and "|" not in rule.text]

    assert [plain_rule(rule) for rule in in_words if not re.search(r"[.)\]*`]$", rule.text)] == []


@pytest.mark.parametrize("slug", SLUGS)
def test_every_question_has_its_rule(slug: str) -> None:
    rules = rulebook(slug).numbered

    assert [ask.name for ask in open_game(slug).asks if ask.rule not in rules] == []


def test_an_unknown_rule_is_refused() -> None:
    with pytest.raises(Refusal, match="rule-unknown"):
        rule_named("utopia", "T-99.1")


def test_missing_pages_are_refused() -> None:
    with pytest.raises(Refusal, match="rules-missing"):
        rulebook("chess")


@needs_checkout
def test_a_place_leads_to_the_line() -> None:
    place = in_tests()["T-8.5"][0]

    assert place.name == "test_discards_by_position"
    assert str(Place("a.py", 3, "")) == "a.py:3"


@needs_checkout
def test_the_line_of_a_place_cites_the_rule(pytestconfig: pytest.Config) -> None:
    root: Path = pytestconfig.rootpath
    wrong = [
        f"{rule}: {place}"
        for index in (in_source(), in_tests())
        for rule, places in index.items()
        for place in places
        if not cites((root / place.file).read_text("utf-8").splitlines()[place.line - 1], rule)
    ]

    assert wrong == []


def cites(line: str, rule: str) -> bool:
    """Whether the line has the id, or another of its section with which a range begins."""
    return rule in line or rule.rpartition(".")[0] + "." in line
