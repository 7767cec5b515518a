"""``ludopolis tutorial``: a lesson at the terminal, the same as in the browser."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from ludopolis.cli.app import INTERRUPTED
from ludopolis.cli.arguments import FIRST_GAME, GameName
from ludopolis.cli.opponents import Opponents
from ludopolis.cli.saves import home
from ludopolis.cli.seating import Party
from ludopolis.cli.session import NOBODY, Left, Session
from ludopolis.cli.speech import Language, chosen_language
from ludopolis.cli.terminal import Closed, Terminal
from ludopolis.play.lesson import guide_of, setup_of
from ludopolis.play.saving import read_table, restore
from ludopolis.play.table import Table
from ludopolis.text import render
from ludopolis.wire.error import Refusal

if TYPE_CHECKING:
    from pathlib import Path

    from ludopolis.cli.choices import Choices
    from ludopolis.play.lesson import Guide
    from ludopolis.wire.rest import LessonNow, LessonStep

BACK: Final = "b"


class Rivals(Opponents):
    """The others at a lesson: they answer by its path as long as it is followed."""

    def __init__(self, table: Table, guide: Guide) -> None:
        super().__init__(table)
        self.guide = guide

    def choose(self, table: Table) -> int:
        scripted = self.guide.scripted(table.history.plies)
        return super().choose(table) if scripted is None else scripted


class GuidedSession(Session):
    """A session in which a guide speaks below the question."""

    def __init__(
        self, table: Table, file: Path, language: str, terminal: Terminal, guide: Guide
    ) -> None:
        super().__init__(table, file, language, terminal, Rivals(table, guide))
        self.guide = guide
        self.keys[BACK] = self.back

    def screen(self, seat: int) -> Choices:
        choices = super().screen(seat)
        now = self.guide.now(self.table.history.plies)
        if now.back_to is not None:
            self.terminal.tell(self.say("cli-lesson-left", letter=BACK), "cyan")
        for index, step in enumerate(now.steps):
            self.tell_step(now, index, step, choices)
        if now.steps and now.number + len(now.steps) == now.count:
            self.terminal.tell(self.say("cli-lesson-over", game=self.table.game.slug))
        return choices

    def tell_step(self, now: LessonNow, index: int, step: LessonStep, choices: Choices) -> None:
        number = now.number + index + 1
        self.terminal.show(self.say("cli-lesson", number=number, count=now.count), "bold cyan")
        names = self.table.game.names()
        self.terminal.tell(render(step.line, self.language, names, self.players), "cyan")
        if step.option is not None:
            label = choices.labels[choices.options.index(step.option)].plain.strip()
            self.terminal.show(self.say("cli-lesson-do", choice=label), "bold")
        elif index + 1 < len(now.steps):
            self.terminal.pause(self.say("cli-go-on") + " ")

    def back(self, seat: int, _rest: str) -> None:
        """Take back what led away from the path."""
        left = self.guide.now(self.table.history.plies).back_to
        if left is None:
            raise Refusal("nothing-to-undo")
        self.table.request_undo(seat, left, time.time())
        self.drawn_at = NOBODY
        self.seen = {other: min(ply, self.table.ply) for other, ply in self.seen.items()}
        self.save()


def tutorial(
    game: GameName = FIRST_GAME,
    /,
    *,
    again: Annotated[
        bool, Parameter(negative="", show_default=False, help="Begin the lesson anew.")
    ] = False,
    language: Language = None,
) -> int:
    """Learn a game by playing it with a guide."""
    guide, tongue = guide_of(game), chosen_language(language)
    file = home() / "lessons" / f"{game}.json"
    table = None if again else unfinished(guide, file)
    session = GuidedSession(table or lay(guide, tongue), file, tongue, Terminal(), guide)
    try:
        return follow(session)
    finally:
        session.opponents.close()


def unfinished(guide: Guide, file: Path) -> Table | None:
    """The lesson as it was left, unless it has changed since."""
    if not file.is_file():
        return None
    try:
        table = restore(guide.game, read_table(file), time.time())
    except Refusal:
        return None
    begun = table.history.plies[: guide.begin] == guide.plies[: guide.begin]
    return table if begun and table.setup.seed == guide.lesson.seed else None


def lay(guide: Guide, language: str) -> Table:
    """A table at which the lesson begins."""
    lesson = guide.lesson
    party = Party(guide.game, lesson.seats, 1, [lesson.level], lesson.level)
    table = Table(guide.game, setup_of(lesson), party.infos([], language), now=time.time())
    while table.ply < guide.begin:
        table.play(table.asked, table.ply, guide.plies[table.ply], time.time())
    return table


def follow(session: GuidedSession) -> int:
    """Play the lesson; whoever leaves finds it again."""
    code = 0
    try:
        session.run()
    except (Left, Closed):
        pass
    except KeyboardInterrupt:
        code = INTERRUPTED
    if session.table.asked != NOBODY:
        session.save()
        session.terminal.show("")
        game = session.table.game.slug
        session.terminal.note(session.say("cli-lesson-saved", game=game))
    return code
