"""Which language the program speaks, and how it says no."""

from __future__ import annotations

import os
from typing import Annotated, Final, Literal, TypeAlias

from cyclopts import Parameter

from ludopolis.text import LANGUAGES, render, term
from ludopolis.wire.error import Refusal

Language: TypeAlias = Annotated[
    Literal["en", "fr", "nl"] | None,
    Parameter(help="Language of all texts; the terminal's by default.", show_default=False),
]

VARIABLES: Final = ("LUDOPOLIS_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
OPTION: Final = "--language"


def chosen_language(language: str | None) -> str:
    """The language asked for, or the terminal's if we speak it, or English."""
    if language is not None:
        return language
    for variable in VARIABLES:
        value = os.environ.get(variable, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def language_in(tokens: list[str]) -> str:
    """The language that a command line asks for."""
    for at, token in enumerate(tokens):
        name, _, value = token.partition("=")
        if name == OPTION:
            value = value or "".join(tokens[at + 1 : at + 2])
            return value if value in LANGUAGES else chosen_language(None)
    return chosen_language(None)


def explain(refusal: Refusal, language: str) -> list[str]:
    """The refusal in words: all problems of a pack, and the rule behind a refused move."""
    problems = getattr(refusal, "problems", [refusal])
    lines = [render(problem.line(), language) for problem in problems]
    if refusal.rule:
        lines.append(term("cli-rule-behind", language, {"rule": refusal.rule}))
    return lines
