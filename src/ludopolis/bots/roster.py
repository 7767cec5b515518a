# interpreted: bots are looked up once per match
"""Bots by name: ``uniform``, ``greedy``, ``learnt``, ``ismcts``, ``level1`` …, ``run:PROGRAM``.

``ismcts`` takes settings, ``greedy`` weights: ``ismcts:iterations=200:curiosity=0.5``. ``learnt``
is ``greedy`` by the net that the game comes with, ``learnt:FILE`` by one of your own, with
``share=0.5`` half way between it and the judgement made by hand;
``ismcts:net=shipped`` and ``ismcts:net=FILE`` search by it. With ``finalists=6`` both ``greedy``
and ``learnt`` look the best six options ahead to the end of the turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludopolis.bots.greedy import Greedy
from ludopolis.bots.ismcts import Ismcts, Settings
from ludopolis.bots.judgements import SHIPPED, heuristic_for, learnt_for, search_of, weights_of
from ludopolis.bots.levels import LEVELS, level_bot
from ludopolis.bots.uniform import Uniform
from ludopolis.core.judgement import FULL_SIGHT
from ludopolis.wire.error import Refusal

if TYPE_CHECKING:
    from ludopolis.bots.bot import Bot
    from ludopolis.core.game import Game
    from ludopolis.core.judgement import Heuristic

NAMES: Final = ["uniform", "greedy", "learnt", "ismcts", *LEVELS, "run:PROGRAM"]
BY_NET: Final = "net="
WHOLE: Final = ("iterations", "width", "depth", "actions", "glances", "turns")
SHARE: Final = "share"
FINALISTS: Final = "finalists"
FRACTIONS: Final = ("seconds", "curiosity", "discount", "sharpness", "even")


def bot_named(game: Game, name: str) -> Bot:
    """A new bot for one seat. Refuses a name that nobody answers to."""
    if name == "uniform":
        return Uniform()
    if name in LEVELS:
        return level_bot(game, name)
    kind, _, rest = name.partition(":")
    if kind == "greedy":
        weights, finalists = without(FINALISTS, rest)
        return Greedy(
            heuristic_for(game, FULL_SIGHT, weights_in(game, weights)), finalists=int(finalists)
        )
    if kind == "learnt":
        net, finalists = without(FINALISTS, rest)
        return Greedy(judge_named(game, net), finalists=int(finalists))
    if kind == "ismcts":
        return search_named(game, rest)
    if kind == "run" and rest:
        import shlex  # noqa: PLC0415 - few start programs

        from ludopolis.bots.foreign import Foreign  # noqa: PLC0415 - as above

        return Foreign(shlex.split(rest))
    raise Refusal("bot-unknown", bot=name, bots=", ".join(NAMES))


def without(name: str, text: str, usual: float = 0.0) -> tuple[str, float]:
    """What is left without ``name=VALUE``, and its value."""
    parts = text.split(":")
    given = [part for part in parts if part.startswith(f"{name}=")]
    rest = ":".join(part for part in parts if part not in given)
    return rest, number(name, given[-1].partition("=")[2]) if given else usual


def judge_named(game: Game, text: str) -> Heuristic:
    """``FILE:share=0.5``: the judgement by a net, and how much of its correction counts."""
    source, share = without(SHARE, text, 1.0)
    return learnt_for(game, source or SHIPPED, share)


def search_named(game: Game, text: str) -> Bot:
    """``net=shipped:iterations=200``: search by the judgement made by hand, or by a net."""
    parts = text.split(":") if text else []
    nets = [part.removeprefix(BY_NET) for part in parts if part.startswith(BY_NET)]
    settings = settings_of(game, ":".join(part for part in parts if not part.startswith(BY_NET)))
    return Ismcts(learnt_for(game, nets[-1]) if nets else heuristic_for(game), settings)


def weights_in(game: Game, text: str) -> dict[str, float]:
    """``card=0.5:fed=0.9`` as weights of the judgement."""
    known = weights_of(game)
    given: dict[str, float] = {}
    for part in text.split(":") if text else []:
        name, _, value = part.partition("=")
        if name not in known:
            raise Refusal("bot-setting", setting=name, settings=", ".join(known))
        given[name] = number(name, value)
    return given


def settings_of(game: Game, text: str) -> Settings:
    """``iterations=200:curiosity=0.5`` as settings; what is not named stays as tuned."""
    given = dict(search_of(game))
    for part in text.split(":") if text else []:
        name, _, value = part.partition("=")
        if name not in WHOLE + FRACTIONS:
            raise Refusal("bot-setting", setting=name, settings=", ".join(WHOLE + FRACTIONS))
        given[name] = number(name, value)
    whole = {name: int(given[name]) for name in WHOLE if name in given}
    fractions = {name: given[name] for name in FRACTIONS if name in given}
    return Settings(**whole, **fractions)  # type: ignore[arg-type]


def number(name: str, text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        raise Refusal("bot-number", setting=name, value=text) from None
    if not 0 <= value < 1e9:
        raise Refusal("bot-number", setting=name, value=text)
    return value
