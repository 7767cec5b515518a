"""The messages of each language, each parsed when first needed and then kept."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

LANGUAGES: Final = ("en", "fr", "nl")
FALLBACK: Final = "en"
SUFFIX: Final = ".ftl"
ENTRY: Final = r"^(?=[a-zA-Z][\w-]* *=)"
"""Where a message begins."""
REFERENCE: Final = r"\{\s*([a-zA-Z][\w-]*)"
HOMES_OF_GAMES: Final = ("games", "testing")
"""Where folders of games stand: those to play, and the example to copy."""
NO_ARGS: Final[Mapping[str, int | str]] = MappingProxyType({})


def text_files(language: str) -> dict[str, Path]:
    """The Fluent files of a language by name: the program's own, and one of every game."""
    package = Path(__file__).parents[1]
    own = sorted((package / "text" / "locales" / language).iterdir(), key=lambda file: file.name)
    found = {file.name: file for file in own if file.name.endswith(SUFFIX)}
    for home in HOMES_OF_GAMES:
        for folder in sorted((package / home).iterdir(), key=lambda folder: folder.name):
            file = folder / "locales" / f"{language}{SUFFIX}"
            if file.is_file():
                found[f"{folder.name}{SUFFIX}"] = file
    return found


class Catalogue:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle  # noqa: PLC0415 - slow to load, and not for all

        # Isolation marks would show as boxes at many terminals; our names are all left to right.
        self.bundle = FluentBundle([language], use_isolating=False)
        # Parsing all of them takes longer than many a program runs.
        self.unread: dict[str, str] = {}
        for file in text_files(language).values():
            for source in re.split(ENTRY, file.read_text(encoding="utf-8"), flags=re.MULTILINE):
                self.unread.setdefault(source.partition("=")[0].rstrip(), source)

    def has(self, key: str) -> bool:
        source = self.unread.pop(key, None)
        if source is not None:
            from fluent.runtime import FluentResource  # noqa: PLC0415 - as above

            self.bundle.add_resource(FluentResource(source))
            for other in re.findall(REFERENCE, source):
                self.has(other)
        return self.bundle.has_message(key)

    def format(self, key: str, args: Mapping[str, int | str]) -> str | None:
        """The message in words, or None when the language has no such message."""
        text, _ = self.format_message(key, args)
        return text

    def why(self, key: str) -> str | None:
        """What a question is for, told by the ``why`` of its message."""
        return self.attribute(key, "why")

    def to_you(self, key: str, args: Mapping[str, int | str]) -> str | None:
        """What happened, said to the one who did it, told by the ``you`` of its message."""
        return self.attribute(key, "you", args)

    def forms(self, key: str) -> list[str]:
        """How a text may name a word, told by the ``forms`` of its message."""
        return (self.attribute(key, "forms") or "").split(", ")

    def attribute(self, key: str, name: str, args: Mapping[str, int | str] = NO_ARGS) -> str | None:
        pattern = self.bundle.get_message(key).attributes.get(name) if self.has(key) else None
        return None if pattern is None else str(self.bundle.format_pattern(pattern, dict(args))[0])

    def faults(self, key: str, args: Mapping[str, int | str]) -> list[str]:
        """What is wrong with the message, or with these arguments."""
        text, errors = self.format_message(key, args)
        return ["missing"] if text is None else [str(error) for error in errors]

    def format_message(
        self, key: str, args: Mapping[str, int | str]
    ) -> tuple[str | None, list[Exception]]:
        pattern = self.bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            return None, []
        text, errors = self.bundle.format_pattern(pattern, dict(args))
        return str(text), errors


@cache
def catalogue(language: str) -> Catalogue:
    """The shared catalogue of a language; English for one that we don't speak."""
    return Catalogue(language if language in LANGUAGES else FALLBACK)


def message(language: str, key: str, args: Mapping[str, int | str]) -> str:
    """The message in words, in English if need be; a missing message shows its key."""
    text = catalogue(language).format(key, args)
    if text is None:
        text = catalogue(FALLBACK).format(key, args)
    return key if text is None else text
