"""The numbered rules of a game, found by id, by section or by word."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Final

import ludopolis
from ludopolis.games import check_slug
from ludopolis.wire.error import Refusal

ENTRY: Final = re.compile(r"(?:[*-] |\| )?\*\*(?P<id>[A-Z]+-\d+(?:\.\d+)*)\b")
EXAMPLE: Final = re.compile(r"\*\*(?P<id>X-\d+)\b")
HEADING: Final = re.compile(r"##+ (?P<title>.*)")
SECTION: Final = re.compile(r"(?:[A-Z]-)?(?P<number>\d+)")
MARKUP: Final = re.compile(r"\*\*|(?<!\w)\*(?=\w)|(?<=[\w.)])\*(?!\w)|`")


class Section:
    """A heading and all that stands below it."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.lines: list[str] = []

    @property
    def number(self) -> str:
        """``5`` of ``5. Phase 1`` and of ``U-5 Command``; empty without a number."""
        match = SECTION.match(self.title)
        return match["number"] if match else ""


class Rulebook:
    """The rules of one game. They are in English, whatever the language of the table."""

    def __init__(self, text: str) -> None:
        self.sections = sections_of(text)
        self.entries: dict[str, list[str]] = {}
        for section in self.sections:
            self.note_entries(section.lines)

    def note_entries(self, lines: list[str]) -> None:
        current: list[str] = []
        for line in lines:
            match = ENTRY.match(line)
            if match:
                current = self.entries.setdefault(match["id"], [])
            # A rule ends with its paragraph; an example goes on to the next one.
            elif not line and not (current and EXAMPLE.match(current[0])):
                current = []
            current.append(line)

    def rule(self, name: str) -> str | None:
        """One numbered rule as plain text, or None."""
        lines = self.entries.get(name.upper())
        return None if lines is None else plain("\n".join(lines))

    def section(self, name: str) -> Section | None:
        """A section by its number, ``5`` or ``T-5``."""
        match = SECTION.fullmatch(name.upper())
        for section in self.sections:
            if match and section.number == match["number"]:
                return section
        return None

    def mentioning(self, word: str) -> list[str]:
        """All numbered rules that use a word."""
        texts = [plain("\n".join(lines)) for lines in self.entries.values()]
        return [text for text in texts if word.lower() in text.lower()]


def sections_of(text: str) -> list[Section]:
    sections: list[Section] = []
    for line in text.splitlines():
        match = HEADING.match(line)
        if match and not line.startswith("###"):
            sections.append(Section(match["title"]))
        elif sections:
            sections[-1].lines.append(line)
    return sections


def plain(text: str) -> str:
    """The text without its markup."""
    return MARKUP.sub("", text).strip().removeprefix("* ").removeprefix("- ").strip("| ")


def rulebook(slug: str) -> Rulebook:
    """The rules that the program was built with."""
    check_slug(slug)
    name = f"{slug}.md"
    packaged = files("ludopolis") / "rules" / name
    if packaged.is_file():
        return Rulebook(packaged.read_text(encoding="utf-8"))
    source = Path(ludopolis.__file__).parents[2] / "docs" / "rules" / name
    if not source.is_file():
        raise Refusal("rules-missing", game=slug)
    return Rulebook(source.read_text(encoding="utf-8"))
