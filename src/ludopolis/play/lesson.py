"""Lessons: a fixed deal, a path of answers through it, and what a guide says on the way. Sans-IO.

A lesson is the file ``lesson.toml`` of a game. Its path is played when it is read, so that a lesson
that the rules, the pack or a number in its texts no longer agree with is refused, in words. Whoever
learns sits in the first seat; the others answer by the path as long as it is followed.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec

from ludopolis.content.pack import Loaded, load
from ludopolis.core.game import Setup
from ludopolis.games import FOLDER, check_slug, open_game
from ludopolis.play.history import History
from ludopolis.wire.error import Refusal
from ludopolis.wire.rest import LessonNow, LessonStep
from ludopolis.wire.text import Arg, Line, NameArg

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ludopolis.core.game import Game

FILE: Final = "lesson.toml"
LEARNER: Final = 0


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that the guide says: the text ``<game>-lesson-<id>``.

    With an ``answer``, or a row of them, to the questions ``ask`` it is something to do, and
    ``replies`` are what the others answer then; without, something to read. ``point`` names places
    on the table. ``shows`` are the words of the game (``term:<word>``) that are met here for the
    first time: no step names one that was not shown. ``names`` are arguments of the text that the
    pack names; ``facts`` are numbers in it, each with the place in the learner's view where it
    stands.
    """

    id: str
    ask: str = ""
    answer: str = ""
    replies: str = ""
    point: list[str] = []
    shows: list[str] = []
    rule: str = ""
    names: dict[str, str] = {}
    facts: dict[str, tuple[str, int]] = {}


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a file says. ``before`` are the answers that lead to where the lesson begins."""

    seats: int
    seed: int
    level: str
    steps: list[Step]
    flags: dict[str, str] = {}
    before: str = ""


def setup_of(lesson: Lesson) -> Setup:
    return Setup(lesson.seats, lesson.seed, dict(lesson.flags))


class Guide:
    """A lesson with the plies of its path: knows at every ply what to say, and the way back."""

    def __init__(self, game: Game, loaded: Loaded[Lesson]) -> None:
        self.game: Final = game
        self.lesson: Final = loaded.data
        self.hash: Final = loaded.hash
        walk = Walk(game, loaded)
        walk.answer("before", self.lesson.before)
        self.begin: Final = walk.history.ply
        self.spans: Final = [walk.step(at, step) for at, step in enumerate(self.lesson.steps)]
        self.plies: Final = walk.history.plies

    def left_at(self, plies: Sequence[int]) -> int | None:
        """The ply at which the path was left; None on it, and after its end."""
        for ply, (played, meant) in enumerate(zip(plies, self.plies, strict=False)):
            if played != meant:
                return ply
        return None

    def scripted(self, plies: Sequence[int]) -> int | None:
        """What is answered next on the path; None off it, and after its end."""
        if len(plies) >= len(self.plies) or self.left_at(plies) is not None:
            return None
        return self.plies[len(plies)]

    def now(self, plies: Sequence[int]) -> LessonNow:
        """What is to be said at a table where these plies were played."""
        left, ply = self.left_at(plies), len(plies)
        told = [at for at, span in enumerate(self.spans) if ply in span and left is None]
        past = sum(span.start < ply for span in self.spans)
        return LessonNow(
            ply=ply,
            number=told[0] if told else past,
            count=len(self.spans),
            steps=[self.told(at, ply) for at in told],
            begin=self.begin,
            back_to=left,
        )

    def told(self, at: int, ply: int) -> LessonStep:
        step = self.lesson.steps[at]
        option = self.plies[ply] if step.answer else None
        return LessonStep(self.line(step), step.point, option, step.rule)

    def line(self, step: Step) -> Line:
        args: dict[str, Arg] = {name: NameArg(thing) for name, thing in step.names.items()}
        args |= {name: value for name, (_, value) in step.facts.items()}
        return Line(f"{self.game.slug}-lesson-{step.id}", args)


class Walk:
    """Plays a lesson from its file, and refuses what can't be played or is not true."""

    def __init__(self, game: Game, loaded: Loaded[Lesson]) -> None:
        self.game = game
        self.loaded = loaded
        setup = setup_of(loaded.data)
        game.check_setup(setup)
        self.history = History(game, setup)
        self.history.play_forced()

    def step(self, at: int, step: Step) -> range:
        """Play what is done in a step; the plies at which it is said."""
        key, start = f"steps[{at}]", self.history.ply
        self.check_learner(key)
        self.check_names(key, step)
        self.check_facts(key, step)
        asks, words = step.ask.split(), step.answer.split()
        if len(asks) != len(words):
            self.loaded.refuse(f"{key}.ask", "lesson-asks", asks=len(asks), answers=len(words))
        for ask, word in zip(asks, words, strict=True):
            self.check_ask(f"{key}.ask", ask)
            self.answer(f"{key}.answer", word)
        stop = max(self.history.ply, start + 1)
        self.answer(f"{key}.replies", step.replies)
        return range(start, stop)

    def answer(self, key: str, words: str) -> None:
        for word in words.split():
            decision = self.history.state.decision
            known = [self.game.word(decision.ask, option) for option in decision.options]
            if word not in known:
                ask = self.game.asks[decision.ask].name
                self.loaded.refuse(key, "lesson-word", word=word, ask=ask, words=" ".join(known))
            self.history.play(decision.options[known.index(word)])
            self.history.play_forced()

    def check_learner(self, key: str) -> None:
        """Something is said only while the learner is asked, or when the game is over."""
        pending = self.history.state.pending
        if pending is not None and pending.seat != LEARNER:
            asked = self.game.asks[pending.ask].name
            self.loaded.refuse(key, "lesson-turn", asked=asked, seat=pending.seat + 1)

    def check_ask(self, key: str, ask: str) -> None:
        self.check_learner(key)
        pending = self.history.state.pending
        asked = "" if pending is None else self.game.asks[pending.ask].name
        if asked != ask:
            self.loaded.refuse(key, "lesson-ask", ask=ask, asked=asked)

    def check_names(self, key: str, step: Step) -> None:
        for name, thing in step.names.items():
            if thing not in self.game.names().get("en", {}):
                self.loaded.refuse(f"{key}.names.{name}", "lesson-name", name=thing)

    def check_facts(self, key: str, step: Step) -> None:
        view = msgspec.to_builtins(self.game.view(self.history.state, LEARNER))
        for name, (place, value) in step.facts.items():
            found = value_at(view, place)
            if found != value:
                path = f"{key}.facts.{name}"
                self.loaded.refuse(path, "lesson-fact", place=place, value=value, found=str(found))


def value_at(view: object, place: str) -> object:
    """What stands at a place such as ``scores.0`` of a view; None where there is no such place."""
    for part in place.split("."):
        if isinstance(view, dict):
            view = view.get(part)
        elif isinstance(view, list) and part.isdecimal() and int(part) < len(view):
            view = view[int(part)]
        else:
            return None
    return view


def has_lesson(slug: str) -> bool:
    return (FOLDER / slug / FILE).is_file()


@cache
def guide_of(slug: str) -> Guide:
    """The lesson of a game, by its newest rules and with its present pack."""
    check_slug(slug)
    if not has_lesson(slug):
        raise Refusal("lesson-missing", game=slug)
    return Guide(open_game(slug), load(FOLDER / slug / FILE, Lesson))
