"""The numbered rules of a game, read from its page ``docs/rules/<game>.md``, and from its pages in
other languages, ``docs/rules/<language>/<game>.md``.

The only reader: terminal, server, site and tests all ask here. A page that can't be read in full is
an error, so that no rule gets lost on the way to a player.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ludopolis.wire.error import Refusal
from ludopolis.wire.rest import Rule

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

ENGLISH: Final = "en"
ID: Final = r"(?P<id>[A-Z]-\d+(?:\.\d+)?)"
ITEM: Final = re.compile(rf"[*-] \*\*{ID}\*\* (?P<text>.*)")
ROW: Final = re.compile(rf"\| \*\*{ID}\*\*(?P<name>[^|]*)\|(?P<cells>.*)\|")
EXAMPLE: Final = re.compile(rf"\*\*{ID}(?P<title>[^*]*)\*\*(?P<text>.*)")
DEFINITION: Final = re.compile(r"(?:^|[*-] |\| )\*\*[A-Z]-\d")
NUMBER: Final = re.compile(r"(?:[A-Z]-)?(?P<number>\d+)")
MARK: Final = re.compile(r"\[(acc|board|en|follows|fr|nl|ruling|withdrawn)\b[^\]]*\]")
SIGN: Final = re.compile(rf" ?(?:\*\*|`)?{MARK.pattern}(?:\*\*|`)?")
"""A mark as it stands in a text: authors read it there, players are told in words."""
MARKUP: Final = re.compile(r"\*\*|(?<!\w)\*(?=\w)|(?<=[\w.:)?!])\*(?!\w)|`")
CHECKOUT: Final = Path(__file__).resolve().parents[3]
"""The folder of the project, unless the package is installed."""
TABLE_LINE: Final = re.compile(r" *\|[ |:-]+")
"""The line between the head and the body of a table."""


class Section:
    """A heading and all that stands below it."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.lines: list[str] = []

    @property
    def number(self) -> str:
        """``5`` of ``5. Phase 1`` and of ``U-5 Command``; empty without a number."""
        match = NUMBER.match(self.title)
        return match["number"] if match else ""


class Rulebook:
    """The rules of one game in one language."""

    def __init__(self, text: str) -> None:
        self.sections = sections_of(text)
        self.rules: dict[str, Rule] = {}
        for section in self.sections:
            for rule in rules_of(section):
                self.add(rule, section)

    def add(self, rule: Rule, section: Section) -> None:
        """Numbers count up within the section of the same number, and none is used twice."""
        head, dot, last = rule.id.rpartition(".")
        if rule.id in self.rules:
            raise ValueError(f"{rule.id} stands twice")
        if dot and head[2:] != section.number:
            raise ValueError(f"{rule.id} stands in section {section.title}")
        if dot and int(last) > 1 and f"{head}.{int(last) - 1}" not in self.rules:
            raise ValueError(f"{rule.id} does not follow the number before it")
        self.rules[rule.id] = rule

    @property
    def numbered(self) -> dict[str, Rule]:
        """The rules proper, without the decisions and worked examples that have ids as well."""
        return {name: rule for name, rule in self.rules.items() if "." in name}

    def section(self, name: str) -> Section | None:
        """A section by its number, ``5`` or ``T-5``."""
        match = NUMBER.fullmatch(name.upper())
        for section in self.sections:
            if match and section.number == match["number"]:
                return section
        return None

    def mentioning(self, word: str) -> list[Rule]:
        return [rule for rule in self.rules.values() if word.lower() in rule.text.lower()]


def sections_of(page: str) -> list[Section]:
    sections: list[Section] = []
    for line in page.splitlines():
        if line.startswith("## "):
            sections.append(Section(line.removeprefix("## ")))
        elif sections:
            sections[-1].lines.append(line)
    return sections


def rules_of(section: Section) -> list[Rule]:
    """The rules of a section: list items, rows of tables and paragraphs that begin with an id."""
    found: list[Rule] = []
    lines = section.lines
    head: list[str] = []
    for at, line in enumerate(lines):
        if line.startswith("|") and not lines[at - 1].startswith("|"):
            head = cells_of(line)
        if match := ITEM.match(line):
            text = flowing([match["text"], *indented_lines(lines[at + 1 :])])
        elif match := ROW.match(line):
            text = told_by_row(head, [match["name"].strip(), *cells_of(match["cells"])])
        elif match := EXAMPLE.match(line):
            first = f"**{match['title'].strip()}**" if match["title"] else ""
            text = flowing([first + match["text"], *until_next(lines[at + 1 :])])
        elif DEFINITION.match(line):
            raise ValueError(f"a rule that can't be read: {line}")
        else:
            continue
        marks = sorted(set(MARK.findall(text)))
        found.append(Rule(match["id"], section.title, SIGN.sub("", text).strip(), marks))
    return found


def indented_lines(lines: list[str]) -> list[str]:
    """What belongs to a list item: the lines that stand further in, and the gaps between them."""
    count = 0
    for at, line in enumerate(lines):
        if line.startswith("  "):
            count = at + 1
        elif line:
            break
    return lines[:count]


def until_next(lines: list[str]) -> list[str]:
    """What belongs to a worked example: everything before the next one."""
    ends = (at for at, line in enumerate(lines) if EXAMPLE.match(line) or line in {"---", "***"})
    return lines[: next(ends, len(lines))]


def flowing(lines: list[str]) -> str:
    """Paragraphs, list items and rows of tables as one line each, however the page breaks them."""
    blocks: list[str] = []
    is_new = True
    for line in lines:
        text = line.strip()
        if not text:
            is_new = True
            continue
        if is_new or text.startswith(("* ", "- ", "|")):
            blocks.append(text)
        else:
            blocks[-1] += f" {text}"
        is_new = False
    return "\n".join(blocks).strip()


def cells_of(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip().strip("|").split("|")]


def told_by_row(head: list[str], cells: list[str]) -> str:
    """A row of a table in words: its name, then each cell after the title of its column."""
    first = 1 if cells[0] else 2
    named = list(zip(head, cells, strict=True))[first:]
    told = [f"{title.lower()}: {cell}" for title, cell in named if cell != "-"]
    return f"{cells[first - 1]} – {'; '.join(told)}"


def plain(text: str) -> str:
    """The text without its markup, for the terminal."""
    lines = (line.strip("| ") for line in text.splitlines() if not TABLE_LINE.fullmatch(line))
    return MARKUP.sub("", "\n".join(lines)).strip()


def plain_rule(rule: Rule) -> str:
    """The rule with its id, without markup."""
    return f"{rule.id} {plain(rule.text)}"


def rules_file(name: str) -> Traversable:
    """In an installed package beside the code, in a checkout under ``docs``."""
    packaged = files("ludopolis").joinpath("rules", name)
    return packaged if packaged.is_file() else CHECKOUT / "docs" / "rules" / name


@cache
def rulebook(slug: str, language: str = ENGLISH) -> Rulebook:
    """The rules that the program was built with, in English where nobody has translated them."""
    translated = rules_file(f"{language}/{slug}.md")
    page = translated if translated.is_file() else rules_file(f"{slug}.md")
    if not page.is_file():
        raise Refusal("rules-missing", game=slug)
    return Rulebook(page.read_text(encoding="utf-8"))


def rule_named(slug: str, name: str, language: str = ENGLISH) -> Rule:
    """One rule by its id, in capitals or not."""
    rule = rulebook(slug, language).rules.get(name.upper())
    if rule is None:
        raise Refusal("rule-unknown", name=name, game=slug)
    return rule
