"""What words do badly is drawn: each diagram belongs to a rule and is told in every language."""

from __future__ import annotations

from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

import pytest

from ludopolis.content.rulebook import rulebook, rules_file
from ludopolis.games import SLUGS
from ludopolis.text.catalogue import LANGUAGES, catalogue

FOLDER: Final = Path(str(rules_file("utopia.md"))).with_name("diagrams")
# Control of a district, sea ways; construction of a Building; Concentration, Locus, Nodus.
NEEDED: Final = {
    "utopia": {"T-7.1", "T-9.4"},
    "uchronia": {"U-13.1"},
    "dominations": {"D-5.3", "D-6.1", "D-12.3"},
}
DRAWN: Final = sorted(file.stem for file in FOLDER.iterdir())


def diagram_of(rule: str) -> Path:
    return FOLDER / f"{rule}.svg"


def diagram_key(slug: str, rule: str) -> str:
    return f"{slug}-diagram-{rule.lower().replace('.', '-')}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_rules_that_need_a_diagram_have_one_and_it_is_told(slug: str, language: str) -> None:
    rules = set(rulebook(slug, language).rules)
    told = {rule: catalogue(language).format(diagram_key(slug, rule), {}) for rule in DRAWN}

    assert NEEDED.get(slug, set()) <= set(DRAWN)
    assert {rule for rule in DRAWN if told[rule]} == rules & set(DRAWN)
    assert all(len(text) > 80 for text in told.values() if text)


def test_every_diagram_belongs_to_a_rule() -> None:
    known = {rule for slug in SLUGS for rule in rulebook(slug).rules}

    assert set(DRAWN) <= known


@pytest.mark.parametrize("rule", DRAWN)
def test_a_diagram_speaks_no_language_and_knows_light_and_dark(rule: str) -> None:
    source = diagram_of(rule).read_text(encoding="utf-8")
    written = [text for each in ET.fromstring(source).iter("{*}text") for text in each.itertext()]

    assert not any(sign.isalpha() for sign in "".join(written))
    assert "prefers-color-scheme: dark" in source
