"""One match at one terminal: bots move, people are asked, everything is saved at once.

It sees the game only through the table, and shows each person only what their seat may know.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from rich.text import Text

from ludopolis.cli.card import card
from ludopolis.cli.choices import Choices
from ludopolis.cli.look import Look
from ludopolis.cli.rules import told_rule
from ludopolis.cli.saves import record_file
from ludopolis.cli.speech import explain
from ludopolis.content.rulebook import rule_named
from ludopolis.core.drawing import drawing
from ludopolis.play.foresight import Foresight
from ludopolis.play.record import write
from ludopolis.play.saving import write_table
from ludopolis.text import render, term, why
from ludopolis.wire.error import Refusal
from ludopolis.wire.event import lines_of

if TYPE_CHECKING:
    from pathlib import Path

    from rich.console import RenderableType

    from ludopolis.cli.opponents import Opponents
    from ludopolis.cli.terminal import Terminal
    from ludopolis.play.foresight import Outlook
    from ludopolis.play.table import Table
    from ludopolis.wire.message import PlyReport

NOBODY: Final = -1
AROUND: Final = 3
"""Lines of the screen that are neither table, options nor news: question, prompt, a remark."""
MIN_NEWS: Final = 3
LONG: Final = 1.0
"""Seconds that bots may play without being saved."""


class Left(Exception):
    """The player leaves; the game is saved."""


class Session:
    """The loop of one match, and what the keys do."""

    def __init__(
        self,
        table: Table,
        file: Path,
        language: str,
        terminal: Terminal,
        opponents: Opponents,
    ) -> None:
        self.table = table
        self.file = file
        self.language = language
        self.terminal = terminal
        self.opponents = opponents
        self.players = [info.name for info in table.seats]
        self.people = [seat for seat, info in enumerate(table.seats) if info.kind == "person"]
        self.drawing = drawing(table.game, table.setup, language, self.players)
        self.seen = dict.fromkeys(self.people, max(0, table.ply - 1))
        self.at_keyboard = self.people[0] if self.people else NOBODY
        self.drawn_at = NOBODY
        self.told_watchers = table.ply
        self.saved_at = 0.0
        self.saved_ply = NOBODY
        self.keys = {
            "u": self.undo,
            "l": self.log,
            "m": self.map,
            "t": self.redraw,
            "?": self.rule,
            "h": self.help,
            "f": self.forecast,
            **dict.fromkeys(self.say("cli-look").split(), self.look),
        }

    def say(self, key: str, **args: int | str) -> str:
        return term(key, self.language, args)

    # --- the loop ----------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over; a player who leaves raises ``Left``."""
        self.save()
        while self.table.asked != NOBODY:
            seat = self.table.asked
            if self.table.seats[seat].kind == "bot":
                self.play(seat, self.opponents.choose(self.table))
                self.tell_watchers()
            else:
                self.ask(seat)
        self.finish()

    def play(self, seat: int, option: int) -> None:
        """A person's move is on disk before anything else happens.

        Bots would answer the same again, so a row of their moves is saved together.
        """
        self.table.play(seat, self.table.ply, option, time.time())
        is_person = self.table.seats[seat].kind == "person"
        if is_person or time.monotonic() - self.saved_at > LONG:
            self.save()

    def save(self) -> None:
        write_table(self.file, self.table, time.time())
        self.saved_at = time.monotonic()
        self.saved_ply = self.table.ply

    def tell_watchers(self) -> None:
        """Without people at the table the log runs by."""
        if not self.people:
            for line in self.lines(self.table.history.reports(self.told_watchers, NOBODY)):
                self.terminal.show(line)
            self.told_watchers = self.table.ply

    def ask(self, seat: int) -> None:
        """Ask a person until they answer the question or undo."""
        if self.saved_ply != self.table.ply:
            self.save()
        self.curtain(seat)
        ply, branch = self.table.ply, self.table.branch
        choices = self.screen(seat)
        while (self.table.ply, self.table.branch) == (ply, branch):
            try:
                self.carry_out(seat, self.terminal.read(self.say("cli-prompt") + " "), choices)
            except Refusal as refusal:
                for line in explain(refusal, self.language):
                    self.terminal.show(line, "yellow")

    def carry_out(self, seat: int, typed: str, choices: Choices) -> None:
        key, _, rest = typed.partition(" ")
        if key.lower() == "q":
            raise Left
        if key.lower() in self.keys:
            self.keys[key.lower()](seat, rest)
        elif typed:
            self.seen[seat] = self.table.ply
            self.play(seat, choices.option_of(typed))

    def curtain(self, seat: int) -> None:
        """Hide the screen from the others before it shows another person's cards."""
        if seat != self.at_keyboard:
            self.terminal.clear()
            self.terminal.pause(self.say("cli-curtain", player=self.players[seat]) + " ")
        self.at_keyboard = seat

    # --- showing -----------------------------------------------------------------------------

    def screen(self, seat: int) -> Choices:
        """Table, news, question and options; a pipe gets the table once per turn."""
        view = self.table.view(seat)
        decision = self.table.history.state.decision
        choices = Choices(self.drawing, view, decision)
        width = self.terminal.width
        shown, listed = self.drawing.table(view, width), choices.table(width)
        self.terminal.clear()
        if self.terminal.is_interactive or self.is_new_turn(seat):
            self.terminal.show(shown)
        self.drawn_at = self.table.ply
        goals = self.goals(seat)
        self.terminal.show(goals)
        taken = sum(self.terminal.height_of(part) for part in (shown, goals, listed)) + AROUND
        self.show_news(seat, max(MIN_NEWS, self.terminal.room() - taken))
        line = self.table.game.question(decision)
        question = Text(self.drawing.words(line), "bold")
        self.terminal.show(question.append(f"  {self.table.game.asks[decision.ask].rule}", "dim"))
        self.terminal.tell(why(line, self.language), "dim")
        self.terminal.show(listed)
        return choices

    def goals(self, seat: int) -> Text:
        """How far the seat is, in one paragraph."""
        told = " · ".join(self.drawing.words(line) for line in self.table.goals(seat).lines)
        return Text.assemble((f"{self.say('common-goals')}: ", "bold"), told)

    def show_news(self, seat: int, room: int) -> None:
        """What happened since the seat was last asked; the latest if all is too much."""
        news = self.lines(self.table.history.reports(self.seen[seat], seat), seat)
        if len(news) > room:
            self.terminal.show(self.say("cli-news-more", count=len(news) - room), "dim")
        for line in news[-room:]:
            self.terminal.show(line, "dim")

    def is_new_turn(self, seat: int) -> bool:
        """Whether somebody else has acted, or something was revealed, since the last drawing."""
        if not 0 <= self.drawn_at <= self.table.ply:
            return True
        steps = self.table.history.steps[self.drawn_at :]
        revealed = self.table.history.state.revealed
        return any(step.seat != seat or step.revealed != revealed for step in steps)

    def lines(self, told: list[PlyReport], you: int = NOBODY) -> list[str]:
        """What happened, said to the seat ``you`` where it was its own doing."""
        names = self.table.game.names()
        return [
            f"· {render(line, self.language, names, self.players, you)}"
            for ply in told
            for line in lines_of(ply.events)
        ]

    # --- keys --------------------------------------------------------------------------------

    def undo(self, seat: int, _rest: str) -> None:
        """Take the last own answer back: freely, or when the others agree."""
        earliest = self.table.may_undo_to(seat)
        own = [
            ply
            for ply, step in enumerate(self.table.history.steps)
            if step.seat == seat and not step.is_forced
        ]
        if not own:
            raise Refusal("nothing-to-undo")
        if earliest is not None and own[-1] >= earliest:
            self.table.undo(seat, own[-1], time.time())
        elif self.others_agree(seat):
            self.table.request_undo(seat, own[-1], time.time())
            while self.table.undo_request is not None:
                self.table.answer_undo(self.table.undo_request.waiting[0], time.time(), agree=True)
        else:
            return
        self.drawn_at = NOBODY
        self.seen = {other: min(ply, self.table.ply) for other, ply in self.seen.items()}
        self.save()

    def others_agree(self, seat: int) -> bool:
        others = [self.players[other] for other in self.people if other != seat]
        key = "cli-undo-others" if others else "cli-undo-revealed"
        question = self.say(key, players=", ".join(others))
        return self.terminal.read(f"{question} ").lower() in self.say("cli-yes").split()

    def log(self, seat: int, _rest: str) -> None:
        self.aside(seat, *self.lines(self.table.history.reports(0, seat), seat))

    def map(self, seat: int, _rest: str) -> None:
        shown = self.drawing.map(self.terminal.width)
        if shown is None:
            raise Refusal("no-map")
        self.terminal.show(shown)
        self.aside(seat)

    def look(self, seat: int, rest: str) -> None:
        """What a card or anything else of the game is, by its name."""
        look = Look(self.drawing)
        if not rest.strip():
            word = self.say("cli-look").split()[0]
            raise Refusal("look-name", word=word, name=next(iter(look.titles.values())))
        self.aside(seat, *look.at(rest))

    def rule(self, seat: int, rest: str) -> None:
        """The rule behind the question, or the one asked for."""
        decision = self.table.history.state.decision
        name = rest.strip() or self.table.game.asks[decision.ask].rule
        slug = self.table.game.slug
        for line in told_rule(rule_named(slug, name, self.language), self.language).splitlines():
            self.terminal.tell(line)
        self.aside(seat, self.say("cli-rules-hint", game=slug))

    def forecast(self, seat: int, rest: str) -> None:
        """What an answer would bring, or each of them, as far as nothing hidden comes into it."""
        decision = self.table.history.state.decision
        choices = Choices(self.drawing, self.table.view(seat), decision)
        wanted = [choices.option_of(rest.strip())] if rest.strip() else choices.options
        labels = dict(zip(choices.options, choices.labels, strict=True))
        ahead = Foresight(self.table.game, self.table.history.state)
        told = [self.foreseen(labels[option], ahead.outlook(option), seat) for option in wanted]
        self.aside(seat, *told)

    def foreseen(self, label: Text, outlook: Outlook, seat: int) -> Text:
        """An answer and what would happen, in one paragraph."""
        names = self.table.game.names()
        told = [
            render(line, self.language, names, self.players, seat)
            for line in lines_of(outlook.events)
        ]
        nothing = "cli-forecast-nothing" if outlook.is_known else "cli-forecast-unknown"
        return Text.assemble(
            (f"{label.plain.strip()}: ", "bold"), " ".join(told) or self.say(nothing)
        )

    def help(self, seat: int, _rest: str) -> None:
        self.aside(seat, *card(self.table.game.slug, self.language), "", self.say("cli-help"))

    def redraw(self, seat: int, _rest: str) -> None:
        """The table alone, for screens that are too low for all at once."""
        self.terminal.clear()
        self.terminal.show(self.drawing.table(self.table.view(seat), self.terminal.width))
        self.aside(seat)

    def aside(self, seat: int, *texts: RenderableType) -> None:
        """Show something for a while, then the screen again."""
        for text in texts:
            self.terminal.show(text)
        if self.terminal.is_interactive:
            self.terminal.pause(self.say("cli-go-on") + " ")
            self.screen(seat)

    # --- the end -----------------------------------------------------------------------------

    def finish(self) -> None:
        """Show the result, and keep the record in place of the unfinished game."""
        seat = self.at_keyboard
        self.terminal.clear()
        since = self.seen.get(seat, self.told_watchers)
        for line in self.lines(self.table.history.reports(since, seat), seat):
            self.terminal.show(line, "dim")
        self.terminal.show(self.drawing.table(self.table.view(seat), self.terminal.width))
        self.show_places()
        target = record_file(self.file)
        write(target, self.table.record())
        self.file.unlink(missing_ok=True)
        self.terminal.note(self.say("cli-record-kept", file=str(target)), "dim")

    def show_places(self) -> None:
        outcome = self.table.game.outcome(self.table.history.state)
        assert outcome is not None
        for place, seat in sorted((place, seat) for seat, place in enumerate(outcome.places)):
            line = Text(f"{place:>2}. ", "bold").append_text(self.drawing.player(seat))
            self.terminal.show(line.append(f"  {outcome.scores[seat]}", "bold"))
