"""Lines put into words: players by name, things by the names of their pack, lists with an *and*."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from msgspec import UNSET

from ludopolis.text.catalogue import FALLBACK, catalogue, message
from ludopolis.wire.text import Line, NameArg, Names, SeatArg, TermArg

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Argument: TypeAlias = "int | str | SeatArg | TermArg | NameArg | list[TermArg | NameArg]"

NO_NAMES: Names = {}


def render(
    line: Line,
    language: str,
    names: Names = NO_NAMES,
    players: Sequence[str] = (),
    you: int | None = None,
) -> str:
    """The line in words. What a language lacks comes in English, what English lacks as its key.

    What the seat ``you`` has done is said to it.
    """
    args = {
        name: resolve_argument(arg, language, names, players) for name, arg in line.args.items()
    }
    doer = line.args.get("player")
    if isinstance(doer, SeatArg) and doer.seat == you:
        return catalogue(language).to_you(line.key, args) or message(language, line.key, args)
    return message(language, line.key, args)


def term(key: str, language: str, args: Mapping[str, int | str] | None = None) -> str:
    """A message by its key, for words that are not part of a game."""
    return message(language, key, args or {})


def why(question: Line, language: str) -> str:
    """What a question decides and what it is for; empty where nobody has said it."""
    found = catalogue(language).why(question.key) or catalogue(FALLBACK).why(question.key)
    return found or ""


def resolve_argument(
    arg: Argument, language: str, names: Names, players: Sequence[str]
) -> int | str:
    if isinstance(arg, SeatArg):
        return player_name(arg.seat, language, players)
    if isinstance(arg, TermArg):
        return message(language, arg.key, {})
    if isinstance(arg, NameArg):
        name = pack_name(arg.id, language, names)
        return name if arg.count is UNSET else f"{arg.count} {name}"
    if isinstance(arg, list):
        return join_words(
            [str(resolve_argument(part, language, names, players)) for part in arg], language
        )
    return arg


def player_name(seat: int, language: str, players: Sequence[str]) -> str:
    if 0 <= seat < len(players):
        return players[seat]
    return message(language, "common-seat", {"number": seat + 1})


def pack_name(thing: str, language: str, names: Names) -> str:
    """The name in the language, else in English, else the id itself."""
    for spoken in (language, FALLBACK):
        name = names.get(spoken, {}).get(thing)
        if name:
            return name
    return thing


def join_words(parts: list[str], language: str) -> str:
    """``a``, ``a and b``, ``a, b and c``, in the language."""
    if not parts:
        return message(language, "common-list-none", {})
    if len(parts) == 1:
        return parts[0]
    return message(language, "common-list", {"most": ", ".join(parts[:-1]), "last": parts[-1]})
