"""``ludopolis record``: games told in words, verified, and drawn again move by move."""

from __future__ import annotations

import json as codec
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, TypeAlias

import msgspec
from cyclopts import Parameter

from ludopolis.cli.arguments import AsJson, PackFile
from ludopolis.cli.speech import Language, chosen_language
from ludopolis.core.hashing import checksum
from ludopolis.play.record import Teller, check_game, game_of, read, setup_of, transcript
from ludopolis.play.record import replay as replayed
from ludopolis.play.record import verify as verified
from ludopolis.text import term
from ludopolis.wire.error import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ludopolis.core.game import Game
    from ludopolis.core.state import State
    from ludopolis.play.record import Replayed
    from ludopolis.wire.record import Record

RecordFile: TypeAlias = Annotated[Path, Parameter(help="A record, as `play` writes it.")]
Viewer: TypeAlias = Annotated[
    int | None, Parameter(help="Tell only what this seat could see; 0 for a spectator.")
]
SPECTATOR: Final = -1
NEXT: Final = ""
BACK: Final = "b"
QUIT: Final = "q"


def open_record(file: Path, pack: Path | None) -> tuple[Record, Game]:
    record = read(file)
    return record, game_of(record.header, pack)


def viewer_of(seat: int | None, record: Record) -> int | None:
    """The seat as the engine numbers it; -1 is a spectator, None sees everything."""
    if seat is None:
        return None
    if not 0 <= seat <= record.header.seats:
        raise Refusal("unknown-seat", seat=seat)
    return seat - 1


def show(
    file: RecordFile,
    /,
    *,
    seat: Viewer = None,
    pack: PackFile = None,
    json: AsJson = False,
    language: Language = None,
) -> int:
    """Tell a game in words: every question, every answer, and what came of it.

    Example: ludopolis record show game.json --language fr
    """
    record, game = open_record(file, pack)
    check_game(record.header, game)
    if json:
        print(codec.dumps(msgspec.to_builtins(record)))
        return 0
    viewer = viewer_of(seat, record)
    if record.seed is None:
        raise Refusal("record-seed-unknown")
    for line in transcript(record, game, chosen_language(language), viewer):
        print(line)
    return 0


def verify(
    file: RecordFile, /, *, pack: PackFile = None, json: AsJson = False, language: Language = None
) -> int:
    """Check that a record is whole, unchanged, dealt by its seed and played by the rules.

    Example: ludopolis record verify game.json
    """
    record, game = open_record(file, pack)
    result = verified(record, game)
    if json:
        facts = {"ok": True, "game": game.slug, "plies": record.length, "hash": record.hash}
        print(codec.dumps({**facts, "result": msgspec.to_builtins(result)}))
        return 0
    key = "cli-record-good" if record.seed is not None else "cli-record-running"
    print(term(key, chosen_language(language), {"plies": record.length, "hash": record.hash}))
    return 0


def replay(
    file: RecordFile,
    /,
    *,
    ply: Annotated[int | None, Parameter(help="Draw the table before this move, and stop.")] = None,
    seat: Viewer = 0,
    pack: PackFile = None,
    json: AsJson = False,
    language: Language = None,
) -> int:
    """Step through a game, the table drawn at each move; without a terminal, draw one position.

    Example: ludopolis record replay game.json --ply 40
    """
    record, game = open_record(file, pack)
    viewer = viewer_of(seat, record)
    reel = Reel(record, game, chosen_language(language), SPECTATOR if viewer is None else viewer)
    at = record.length if ply is None else ply
    if not 0 <= at <= record.length:
        raise Refusal("ply-out-of-range", ply=at, length=record.length)
    if json:
        print(codec.dumps({"ply": at, "checksum": f"{checksum(reel.states[at].save()):08x}"}))
    elif ply is not None or not sys.stdin.isatty():
        reel.draw(at)
    else:
        reel.step_through()
    return 0


class Reel:
    """All positions of a game, to be looked at in any order."""

    def __init__(self, record: Record, game: Game, language: str, viewer: int) -> None:
        from rich.console import Console

        from ludopolis.core.drawing import drawing

        check_game(record.header, game)
        setup = setup_of(record)
        self.game = game
        self.language = language
        self.viewer = viewer
        self.teller = Teller(game, language, record.header.players)
        self.steps: list[list[str]] = [[]]
        self.states: list[State] = [game.new(setup)]
        for step in replayed(record, game):
            self.steps.append(list(self.lines_of(step)))
            self.states.append(step.state.clone())
        self.console = Console()
        self.drawing = drawing(game, setup, language, record.header.players)

    def lines_of(self, step: Replayed) -> Iterator[str]:
        return self.teller.ply(step, None)

    def draw(self, at: int) -> None:
        view = self.game.view(self.states[at], self.viewer)
        for line in self.steps[at]:
            self.console.print(line, markup=False, highlight=False)
        self.console.print(self.drawing.table(view, self.console.width))

    def step_through(self) -> None:
        at = 0
        last = len(self.states) - 1
        while True:
            self.console.clear()
            self.draw(at)
            facts = {"ply": at, "last": last}
            try:
                answer = input(f"{term('cli-replay-prompt', self.language, facts)} ")
            except EOFError:
                return
            answer = answer.strip().lower()
            if answer == QUIT or (answer == NEXT and at == last):
                return
            at = self.target(answer, at, last)

    def target(self, answer: str, at: int, last: int) -> int:
        """Where an answer leads: on, back, or to a number."""
        if answer == BACK:
            return max(0, at - 1)
        if answer.isdecimal():
            return min(int(answer), last)
        return min(at + 1, last)
